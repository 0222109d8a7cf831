// Classes and ids of the pages against filter lists, which would hide them. The table is in a shadow root, which they do not reach.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
/** Folders with elements outside the table. */
const FOLDERS = ['www/site', 'www/ui', 'www/book', 'www/embed'];

/** @param {string} folder @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(js|css|html)$/.test(name));

const pages = readdirSync(new URL('www', ROOT))
  .filter((name) => name.endsWith('.html'))
  .map((name) => `www/${name}`);
const files = ['index.html', ...pages, ...FOLDERS.flatMap(filesOf)];

/** Words that are classes or ids, or may be: those of class and id attributes, of selectors, and of short strings. */
const names = new Set(
  files.flatMap((file) => {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    const lists = [...text.matchAll(/(?:class|id)="([^"]*)"|[`']([\w${}.: -]{2,80})[`']/g)].map(([, a, b]) => a ?? b);
    const selectors = [...text.matchAll(/[.#](-?[a-z][\w-]*)/g)].map(([, name]) => name);
    return [...lists.flatMap((list) => list.split(/[\s.]+/)), ...selectors];
  }),
);

const listed = readFileSync(new URL('tests/data/filter-list-names.txt', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

test('no class or id is on a common filter list', () => {
  assert.ok(names.size > 300 && names.has('link-side') && names.has('notice'), 'the names are found');
  assert.ok(listed.length > 100 && listed.includes('share-left'), 'the lists are read');
  assert.deepEqual(
    listed.filter((name) => names.has(name)),
    [],
  );
});

test('no class or id begins as most names of filter lists do', () => {
  const shunned = /^(?:ads?|advert\w*|banner|cookie|newsletter|popup|promo|share|social|sponsor\w*)[-_]/;
  assert.deepEqual(
    [...names].filter((name) => shunned.test(name)),
    [],
  );
});
