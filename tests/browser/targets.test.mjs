// Whatever can be pressed is large enough: 24 pixels or room round it everywhere, 44 in height where a finger is the pointer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as deferred from '../../www/words/en/deferred.js';
import * as panels from '../../www/words/en/panels.js';
import { open } from './support/chromium.mjs';
import { smallTargets } from './support/targets.mjs';
import { walks } from './support/walk.mjs';

/** WCAG 2.2, level AA: so large, or as much room to itself. */
const LEAST = { width: 24, height: 24, apart: 24 };
/** For a finger: as high as level AAA wants it; seven days of a week stand side by side on a telephone. */
const FINGER = { width: 36, height: 44 };

/** Cards, whose size is the table's; and the fifty-two of a picker, which are to be seen at once. */
const CARDS = '[role="gridcell"], .own-key';

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
      deferred,
      panels,
      see: async (what) => {
        for (const one of await smallTargets(page, what, LEAST)) found.add(one);
        for (const one of await smallTargets(page, what, { ...FINGER, not: CARDS })) found.add(one);
      },
    });
    assert.equal([...found].join('\n'), '');
  });
}
