// A screen reader says the phrases of each transcript, in order and once, in two browsers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BROWSER_START_MS } from '../support/until.mjs';
import { serveForTest } from '../support/serve.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';
import { names, steps } from './transcripts.mjs';

/** @param {string[]} texts @param {string} phrase */
const countOf = (texts, phrase) => texts.filter((text) => text.includes(phrase)).length;

for (const engine of engines) {
  for (const name of names()) {
    test(`${name} in ${engine}`, { skip: skipReason(engine) }, async (t) => {
      const site = await serveForTest(t);
      const [first, ...others] = steps(name);
      assert.equal(first.kind, 'open');
      const reader = await ScreenReader.open(t, engine, `${site.url}${first.argument}`);
      let index = 0;
      for (const phrase of first.phrases) index = await reader.expectUtterance(phrase, index, BROWSER_START_MS);
      for (const { kind, argument, phrases } of others) {
        let from = kind === 'key' ? await reader.pressAfterSpeech(...argument.split(' ')) : reader.type(argument);
        for (const phrase of phrases) from = await reader.expectUtterance(phrase, from);
      }
      // No whole sentence is repeated.
      const phrases = [first, ...others].flatMap((step) => step.phrases).filter((phrase) => /\.$/.test(phrase));
      for (const phrase of new Set(phrases))
        assert.equal(
          countOf(reader.utterances, phrase),
          countOf(phrases, phrase),
          `${phrase}: ${reader.utterances.join(' | ')}`,
        );
    });
  }
}
