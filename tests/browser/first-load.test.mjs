// The lists that `cargo xtask size` weighs are what a browser really asks for on a first visit.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { onSources, sourceOf } from './support/built.mjs';
import { test } from './support/built-site.mjs';
import { newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/player.mjs';
import { withWindows } from './support/programs.mjs';
import { serveFor } from './support/serve.mjs';

// The icon is asked for where there is a tab to show it.
withWindows();

/** @type {Record<string, string[]>} */
const lists = JSON.parse(
  onSources
    ? '{}'
    : (process.env.PATIENCE_FIRST_LOADS ??
        execFileSync('cargo', ['xtask', 'size', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
);

const sly = winningLine('sly');
for (const [visit, address, sign] of /** @type {const} */ ([
  ['the start page', '', '#plates > *'],
  ['a deal’s link', `#sly/${sly.deal}`, 'patience-game [data-pile]'],
])) {
  test(`a first visit to ${visit} loads what is weighed, no more and no less`, async (t) => {
    const site = await serveFor(t);
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    // The day whose deal is of the game whose list is weighed.
    await profile.clock.setFixedTime('2026-11-21T12:00:00Z');
    // What comes by itself some time after a visit began is no part of its wait, however slow the machine is.
    await profile.addInitScript(() => {
      const later = globalThis.setTimeout;
      Object.assign(globalThis, {
        setTimeout: (/** @type {() => void} */ act, delay = 0, /** @type {unknown[]} */ ...rest) =>
          delay >= 1000 ? 0 : later(act, delay, ...rest),
      });
    });
    const { page } = await open(t, address, { site, profile });
    await until(() => page.locator(sign).first().isVisible(), { what: sign });
    const weighed = (lists[visit] ?? []).map(sourceOf);
    const sofar = new Set(site.requests);
    assert.deepEqual(
      [...sofar].filter((path) => !weighed.includes(path)),
      [],
      'asked for, and not weighed',
    );
    // The icon may come a little later than the table.
    await until(() => weighed.every((path) => site.requests.includes(path)), {
      what: `requests for ${weighed.filter((path) => !sofar.has(path)).join(', ')}`,
    });
  });
}
