// What is heard of the table, key by key, in two browsers: what the transcripts say, in that order, and each thing once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BROWSER_START_MS } from '../support/until.mjs';
import { serveFor } from '../support/serve.mjs';
import { engines, ScreenReader, skipped } from './reader.mjs';
import { names, steps } from './transcripts.mjs';

/** @param {string[]} heard @param {string} phrase */
const times = (heard, phrase) => heard.filter((said) => said.includes(phrase)).length;

for (const engine of engines) {
  for (const name of names()) {
    test(`${name} in ${engine}`, { skip: skipped(engine) }, async (t) => {
      const site = await serveFor(t);
      const [first, ...others] = steps(name);
      assert.equal(first.does, 'open');
      const reader = await ScreenReader.open(t, engine, `${site.url}${first.what}`);
      let at = 0;
      // The browser starts meanwhile.
      for (const phrase of first.phrases) at = await reader.hear(phrase, at, BROWSER_START_MS);
      for (const { does, what, phrases } of others) {
        let from = does === 'key' ? reader.press(...what.split(' ')) : reader.type(what);
        for (const phrase of phrases) from = await reader.hear(phrase, from);
      }
      // Whole sentences are heard as often as they are called for, and not once more.
      const phrases = [first, ...others].flatMap((step) => step.phrases).filter((phrase) => /\.$/.test(phrase));
      for (const phrase of new Set(phrases))
        assert.equal(times(reader.heard, phrase), times(phrases, phrase), `${phrase}: ${reader.heard.join(' | ')}`);
    });
  }
}
