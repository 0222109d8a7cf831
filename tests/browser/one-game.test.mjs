// A link begins with the rules of its game alone. Those of all games come later, or when something else is wanted; a game
// that is on the table does not notice.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from './support/built.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { line, look, mouse, play, ready, shows } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';

const ALL = 'www/pkg/patience_wasm_bg.wasm';
const SLY = 'www/pkg/patience_wasm_sly_bg.wasm';
const LABYRINTH = 'www/pkg/patience_wasm_labyrinth_bg.wasm';
const sly = line('sly');
const labyrinth = line('labyrinth');
/** What a browser says of a module that is none. */
const BROKEN = /WebAssembly|CompileError|preload|uncaught/i;

/** A profile in which nothing comes by itself after a second, however slow the machine is. @param {import("node:test").TestContext} t */
async function withoutLate(t) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (/** @type {() => void} */ act, delay = 0, /** @type {unknown[]} */ ...rest) =>
        delay >= 1000 ? 0 : later(act, delay, ...rest),
    });
  });
  return profile;
}

test('the rules of one game, until another is asked for; both go on as they were', async (t) => {
  const site = await serveFor(t);
  const { page } = await open(t, `#${sly.links[0]}`, { site, profile: await withoutLate(t) });
  await ready(page);
  assert.ok(site.requests.includes(SLY) && !site.requests.includes(ALL), 'one game, not all');
  const ply = await play(page, mouse(page), sly, { to: 4 });
  await page.evaluate((link) => void (location.hash = link), labyrinth.links[0]);
  await shows(page, labyrinth.links[0]);
  assert.ok(site.requests.includes(ALL), 'all games');
  assert.ok(!site.requests.includes(LABYRINTH), 'once is enough');
  await play(page, mouse(page), labyrinth, { to: 2 });
  await page.goBack();
  const back = await eventually(async () => {
    const seen = await look(page);
    assert.equal(seen.link, sly.links[ply]);
    return seen;
  });
  await page.locator('patience-game [data-action="undo"]').click();
  await eventually(async () => assert.ok((await look(page)).ply < back.ply, 'it is taken back'));
});

test('a panel that asks about other games has their rules', async (t) => {
  const site = await serveFor(t);
  const { page } = await open(t, `#${sly.links[2]}`, { site, profile: await withoutLate(t) });
  await ready(page);
  assert.ok(!site.requests.includes(ALL), 'not yet');
  await page.locator('patience-game [data-action="menu"]').click();
  await until(() => page.locator('dialog').first().isVisible(), { what: 'the menu' });
  assert.ok(site.requests.includes(ALL), 'all games');
  assert.equal((await look(page)).link, sly.links[2]);
});

test('without the file of its game a link is played by the rules of all', async (t) => {
  const site = await serveFor(t, { spoil: (name) => (name === built(SLY) ? { body: '' } : undefined) });
  const { page } = await open(t, `#${sly.links[2]}`, { site, allow: BROKEN });
  assert.equal((await ready(page)).link, sly.links[2]);
  const ply = await play(page, mouse(page), sly, { from: 2, to: 4 });
  await shows(page, sly.links[ply]);
});

test('without the rules of all games the one on the table is played to its end', async (t) => {
  const site = await serveFor(t, { spoil: (name) => (name === built(ALL) ? { body: '' } : undefined) });
  const last = sly.links.length - 1;
  const { page } = await open(t, `#${sly.links[last - 1]}`, { site, allow: BROKEN });
  await ready(page);
  await play(page, mouse(page), sly, { from: last - 1, to: last });
  await eventually(async () => assert.equal((await look(page)).outcome, 'won'));
});
