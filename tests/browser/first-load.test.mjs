// The lists that `cargo xtask size` weighs are the requests of a browser's first visit, and their modules are compiled while they
// load.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { builtPath, testsSources, sourceOf } from './support/build-names.mjs';
import { test } from './support/built-site-test.mjs';
import { newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { useFullBrowser } from './support/chromium-programs.mjs';
import { serveForTest } from './support/serve.mjs';

// Only a Chromium with windows requests the icon, for its tab.
useFullBrowser();

/** @type {Record<string, string[]>} */
const lists = JSON.parse(
  testsSources
    ? '{}'
    : (process.env.PATIENCE_FIRST_LOADS ??
        execFileSync('cargo', ['xtask', 'size', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
);

const sly = winningLine('sly');
for (const [visit, address, sign] of /** @type {const} */ ([
  ['the start page', '', '#games > *'],
  ['a deal’s link', `#sly/${sly.deal}`, 'patience-game [data-pile]'],
])) {
  test(`a first visit to ${visit} requests exactly the weighed files`, async (t) => {
    const site = await serveForTest(t);
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    // A day whose deal is of the game that the list assumes.
    await profile.clock.setFixedTime('2026-11-21T12:00:00Z');
    // Prefetches that start a second or longer after the visit began are not part of its wait, however slow the machine is.
    await profile.addInitScript(() => {
      const { setTimeout } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (/** @type {() => void} */ callback, delay = 0, /** @type {unknown[]} */ ...values) =>
          delay >= 1000 ? 0 : setTimeout(callback, delay, ...values),
      });
    });
    const { page } = await open(t, address, { site, profile });
    await until(() => page.locator(sign).first().isVisible(), { what: sign });
    const weighed = (lists[visit] ?? []).map(sourceOf);
    const requested = new Set(site.requests);
    assert.deepEqual(
      [...requested].filter((path) => !weighed.includes(path)),
      [],
      'requested, but not weighed',
    );
    // The icon may be requested after the table is drawn.
    await until(() => weighed.every((path) => site.requests.includes(path)), {
      what: `requests for ${weighed.filter((path) => !requested.has(path)).join(', ')}`,
    });
  });
}

test('V8 compiles the modules of a first visit while they load', () => {
  /** @param {string} source */
  const isEager = (source) =>
    fs
      .readFileSync(path.join(process.env.PATIENCE_SITE ?? 'dist', builtPath(source)), 'utf8')
      .startsWith('//# allFunctionsCalledOnLoad\n');
  for (const source of ['site/main.js', 'site/start/start-page.js', 'table/define.js', 'words/en/core.js'])
    assert.ok(isEager(`www/${source}`), source);
  assert.ok(!isEager('www/site/shell/menu.js'), 'but not those of a later press');
});
