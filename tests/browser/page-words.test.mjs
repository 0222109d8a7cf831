// The sentences in the HTML are those of the catalogue that languages translate, and declared rules have their text.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { rules as engine } from './support/games.mjs';
import { pages } from '../../www/words/en/pages.js';
import { texts } from '../../www/words/en/rules.js';

const WORDS = new URL('../../www/words/', import.meta.url);

/** @param {string} name */
const html = (name) => fs.readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('pages have the sentences of the catalogue, and every sentence of the catalogue is on a page', () => {
  const used = new Set();
  for (const name of ['index.html', 'www/embed.html', 'www/embedding.html']) {
    const text = html(name);
    const texts = [...text.matchAll(/data-words="([^"]+)"[^>]*>([^<]+)</g)].map(([, key, words]) => [key, words]);
    const labels = [...text.matchAll(/aria-label="([^"]+)" data-words-label="([^"]+)"/g)].map(([, words, key]) => [
      key,
      words,
    ]);
    // The patterns above find all of them.
    assert.equal(texts.length + labels.length, text.match(/data-words(-label)?=/g)?.length, name);
    for (const [key, words] of [...texts, ...labels]) {
      used.add(key);
      assert.equal(/** @type {Record<string, string>} */ (pages)[key], words.trim(), `${name}: ${key}`);
    }
  }
  assert.deepEqual([...used].sort(), Object.keys(pages).sort());
});

test('a game that declares rules, or its base game, has their text', async () => {
  let base = '';
  for (const { id, variant, features } of engine.games()) {
    if (!variant) base = id;
    if (features.rules) assert.ok(texts[base], id);
  }
  for (const [name, text] of Object.entries(texts)) assert.ok((await text()).default.rules.length >= 4, name);
});

test('no catalogue creates a formatter of numbers, lists or dates before it formats', async (t) => {
  /** @type {Record<string, unknown>} */
  const formats = /** @type {any} */ (Intl);
  const kinds = ['DateTimeFormat', 'ListFormat', 'NumberFormat'];
  const originals = kinds.map((kind) => formats[kind]);
  /** @type {string[]} */
  const made = [];
  for (const kind of kinds)
    formats[kind] = class {
      constructor(/** @type {string} */ locale) {
        made.push(`${kind} ${locale}`);
      }
    };
  t.after(() => kinds.forEach((kind, n) => (formats[kind] = originals[n])));
  // Other tests have loaded them in this process: a query loads them again.
  const files = fs.readdirSync(WORDS, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.js'));
  for (const file of files) await import(`${new URL(file, WORDS)}?again`);
  assert.deepEqual(made, []);
});
