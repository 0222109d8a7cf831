// Every screen shows every language whole. A new language needs no change in this file.

import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';
import { rotated } from './support/tier.mjs';
import { assertNoFaults, findTextFaults } from './support/text-faults.mjs';
import { walkFaults, walks } from './support/walk.mjs';

/** English is the language of most other tests. */
const OTHERS = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-') && code !== 'en');

/** Pairs of language and walk: all in an exhaustive run, else a few. */
const WALKED = rotated(
  walks('en').flatMap((_, n) => OTHERS.map((code) => ({ code, walk: walks(code)[n] }))),
  4,
  'language-walks',
);

for (const { code, walk } of WALKED)
  test(`${code}: ${walk.name}: every text is in the language and fits`, async (t) => {
    const { dir } = LANGUAGES[code];
    assertNoFaults(
      await walkFaults(t, code, walk, { viewport: { width: 360, height: 640 } }, (page, what) =>
        findTextFaults(page, what, { lang: code, dir }),
      ),
    );
  });
