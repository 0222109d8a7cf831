// In every engine: after a first visit the host may be gone.

import assert from 'node:assert/strict';
import { test } from '../support/built-site.mjs';
import { built } from '../support/built.mjs';
import { ENGINE, open, until } from '../support/engine.mjs';
import { winningLine } from '../support/player.mjs';
import { PROBE, serveFor } from '../support/serve.mjs';
import { copySite } from '../support/versions.mjs';

test(`${ENGINE}: with the host gone a game goes on, another is dealt, a code is opened`, async (t) => {
  const game = winningLine('sly');
  const { directory, release } = copySite();
  // The probe is one of the page's files: it is kept with them.
  release('some-version', { more: { '__probe.js': PROBE } });
  const site = await serveFor(t, { directory, probe: true });
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
  await site.vanish();

  await page.reload();
  await until(async () => (await link()) === game.links[6], { what: 'the game, without a host' });
  await page.click('[data-action="new-deal"]');
  await until(async () => (await link()) !== game.links[6] && (await link()).startsWith('sly/'), {
    what: 'a new deal',
  });
  await page.evaluate(() => void (location.hash = '#labyrinth'));
  await until(async () => (await link()).startsWith('labyrinth/'), { what: 'another game' });
  await page.evaluate((deal) => void (location.hash = deal), `#${game.links[9]}`);
  await until(async () => (await link()) === game.links[9], { what: 'a link' });
  // What was never opened before the host went.
  await page.click('[data-action="menu"]');
  await until(() => page.evaluate(() => !!document.querySelector('dialog[open]')), { what: 'the menu' });
  const loaded = await page.evaluate(async (solver) => {
    const answer = await fetch(solver);
    return (await answer.arrayBuffer()).byteLength;
  }, built('www/pkg/patience_solver_wasm_bg.wasm'));
  assert.ok(loaded > 10_000);
});
