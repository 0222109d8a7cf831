// The catalogues and the pages say the same: the words of the HTML are those that a language translates, and what a game
// declares to have has its text.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { rules as engine } from './support/player.mjs';
import { pages } from '../../www/words/en/pages.js';
import { texts } from '../../www/words/en/rules.js';

const WORDS = new URL('../../www/words/', import.meta.url);

/** @param {string} name */
const html = (name) => fs.readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('each page has the words of the catalogue, and no word of the catalogue is without a page', () => {
  const used = new Set();
  for (const name of ['index.html', 'www/embed.html', 'www/embedding.html']) {
    const text = html(name);
    const spoken = [...text.matchAll(/data-words="([^"]+)"[^>]*>([^<]+)</g)].map(([, key, words]) => [key, words]);
    const heard = [...text.matchAll(/aria-label="([^"]+)" data-words-label="([^"]+)"/g)].map(([, words, key]) => [
      key,
      words,
    ]);
    // All of them are read here.
    assert.equal(spoken.length + heard.length, text.match(/data-words(-label)?=/g)?.length, name);
    for (const [key, words] of [...spoken, ...heard]) {
      used.add(key);
      assert.equal(/** @type {Record<string, string>} */ (pages)[key], words.trim(), `${name}: ${key}`);
    }
  }
  assert.deepEqual([...used].sort(), Object.keys(pages).sort());
});

test('a game that declares rules has their text, or is a variant of the one before it', async () => {
  let last = '';
  for (const { id, variant, has } of engine.games()) {
    if (!variant) last = id;
    if (has.rules) assert.ok(texts[last], id);
  }
  for (const [name, text] of Object.entries(texts)) assert.ok((await text()).default.rules.length >= 4, name);
});

test('no catalogue makes a formatter of numbers, lists or dates before it writes with one', async (t) => {
  /** @type {Record<string, unknown>} */
  const formats = /** @type {any} */ (Intl);
  const kinds = ['DateTimeFormat', 'ListFormat', 'NumberFormat'];
  const usual = kinds.map((kind) => formats[kind]);
  /** @type {string[]} */
  const made = [];
  for (const kind of kinds)
    formats[kind] = class {
      constructor(/** @type {string} */ locale) {
        made.push(`${kind} ${locale}`);
      }
    };
  t.after(() => kinds.forEach((kind, n) => (formats[kind] = usual[n])));
  // Loaded anew: others have loaded them in this process.
  const files = fs.readdirSync(WORDS, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.js'));
  for (const file of files) await import(`${new URL(file, WORDS)}?anew`);
  assert.deepEqual(made, []);
});
