// Offline after a first visit, in every engine.

import assert from 'node:assert/strict';
import { test } from '../support/built-site-test.mjs';
import { builtPath } from '../support/build-names.mjs';
import { ENGINE, open, until } from '../support/engine.mjs';
import { winningLine } from '../support/games.mjs';
import { PROBE_SCRIPT, serveForTest } from '../support/serve.mjs';
import { copySite } from '../support/site-versions.mjs';

test(`${ENGINE}: offline, a game continues, another is dealt, a link opens`, async (t) => {
  const game = winningLine('sly');
  const { directory, release } = copySite();
  // The service worker caches the probe with the page's files.
  release('some-version', { extra: { '__probe.js': PROBE_SCRIPT } });
  const site = await serveForTest(t, { directory, probe: true });
  const page = await open(t, `#${game.links[6]}`, {
    site,
    allow: /a file did not load|ServiceWorker|Failed to fetch|NetworkError|Load failed/i,
  });
  const link = () =>
    page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view?.link ?? '');
  await until(async () => (await link()) === game.links[6]);
  await until(() => page.evaluate(() => !!navigator.serviceWorker?.controller), {
    what: 'the worker',
  });
  await site.dropConnections();

  await page.reload();
  await until(async () => (await link()) === game.links[6], { what: 'the game, offline' });
  await page.click('[data-action="new-deal"]');
  await until(async () => (await link()) !== game.links[6] && (await link()).startsWith('sly/'), {
    what: 'a new deal',
  });
  await page.evaluate(() => void (location.hash = '#labyrinth'));
  await until(async () => (await link()).startsWith('labyrinth/'), { what: 'another game' });
  await page.evaluate((deal) => void (location.hash = deal), `#${game.links[9]}`);
  await until(async () => (await link()) === game.links[9], { what: 'a link' });
  // Parts that were not used while online.
  await page.click('[data-action="menu"]');
  await until(() => page.evaluate(() => !!document.querySelector('dialog[open]')), { what: 'the menu' });
  const loaded = await page.evaluate(async (solver) => {
    const answer = await fetch(solver);
    return (await answer.arrayBuffer()).byteLength;
  }, builtPath('www/pkg/patience_solver_wasm_bg.wasm'));
  assert.ok(loaded > 10_000);
});
