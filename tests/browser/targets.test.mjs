// Whatever can be pressed is large enough: 24 pixels or room round it everywhere, 44 where a finger is the pointer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as core from '../../www/words/en/core.js';
import * as panels from '../../www/words/en/panels.js';
import { open } from './support/chromium.mjs';
import { smallTargets } from './support/targets.mjs';
import { walks } from './support/walk.mjs';

/** WCAG 2.2: of level AA, and of level AAA, which telephones make a rule of their own. */
const LEAST = 24;
const FINGER = 44;

/** Cards, whose size is the table's, and what stands in a text. */
const TABLE = '[role="gridcell"]';

for (const { name, address, walk } of walks('en')) {
  test(`${name}: everything can be hit with a pointer, and with a finger`, async (t) => {
    const { page } = await open(t, address, {
      context: { reducedMotion: 'reduce', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    });
    /** @type {Set<string>} */
    const found = new Set();
    await walk({
      page,
      lang: 'en',
      core,
      panels,
      see: async (what) => {
        for (const one of await smallTargets(page, what, { least: LEAST, apart: LEAST })) found.add(one);
        for (const one of await smallTargets(page, what, { least: FINGER, not: TABLE })) found.add(one);
      },
    });
    assert.equal([...found].join('\n'), '');
  });
}
