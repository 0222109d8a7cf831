// A link begins with the rules of its game alone, which show it and play on. Those of all games come after the first sight of
// the table and take the game over, which does not notice; what only they know waits for them.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { built } from './support/built.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForAllGames, winningLine, readTable, mouse, pileSelector, playLine, waitForTable, expectLink, hitPoint } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';
import { holdFile } from './support/held-file.mjs';

/** @typedef {import("playwright-core").Page} Page */

const ALL = 'www/pkg/patience_wasm_bg.wasm';
const SLY = 'www/pkg/patience_wasm_sly_bg.wasm';
const LABYRINTH = 'www/pkg/patience_wasm_labyrinth_bg.wasm';
/** @type {{ link: string, written: string, format: string }[]} */
const pinned = JSON.parse(fs.readFileSync(new URL('../data/vectors.json', import.meta.url), 'utf8')).links;
const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');
/** What a browser says of a module that is none. */
const BROKEN = /WebAssembly|CompileError|preload|uncaught/i;

/** Where the game stands, as it is kept, and what is in hand. @param {Page} page */
const state = (page) =>
  page.evaluate(() => {
    const { save, shadowRoot } = /** @type {any} */ (document.querySelector('patience-game'));
    const held = /** @type {HTMLElement[]} */ ([...shadowRoot.querySelectorAll('[data-pile][aria-selected="true"]')]);
    return { save: /** @type {string} */ (save), held: held.map((cell) => cell.dataset.pile) };
  });

test('the rules of one game, until another is asked for; both go on as they were', async (t) => {
  const site = await serveFor(t);
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, `#${sly.links[0]}`, { site, profile });
  await waitForTable(page);
  assert.ok(site.requests.includes(SLY) && !site.requests.includes(ALL), 'one game, not all');
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  await page.evaluate((link) => void (location.hash = link), labyrinth.links[0]);
  release();
  await expectLink(page, labyrinth.links[0]);
  assert.ok(!site.requests.includes(LABYRINTH), 'once is enough');
  await playLine(page, mouse(page), labyrinth, { to: 2 });
  await page.goBack();
  const back = await eventually(async () => {
    const seen = await readTable(page);
    assert.equal(seen.link, sly.links[ply]);
    return seen;
  });
  await page.locator('patience-game [data-action="undo"]').click();
  await eventually(async () => assert.ok((await readTable(page)).ply < back.ply, 'it is taken back'));
});

test('a game is handed over as it was: its acts, what was taken back, what is in hand', async (t) => {
  for (const id of ['sly', 'labyrinth', 'fairie-queen', 'empress-of-india']) {
    const { profile, release } = await holdFile(t, ALL);
    const { page } = await open(t, `#${winningLine(id).links[0]}`, { profile });
    await waitForTable(page);
    const trail = await page.evaluate(() => {
      const table = /** @type {any} */ (document.querySelector('patience-game'));
      const links = [table.link];
      const note = () => links.at(-1) === table.link || links.push(table.link);
      for (let act = 0; act < 6; act++) {
        const [first] = table.view.moves.split(' ');
        if (act % 2 && table.view.dealLabel) table.dealOn();
        else if (first) table.host.act(first);
        note();
      }
      table.undo();
      table.undo();
      return links;
    });
    assert.ok(trail.length > 4, id);
    await page.evaluate(() => {
      const { host } = /** @type {any} */ (document.querySelector('patience-game'));
      const from = host.view.piles.findIndex((/** @type {any} */ one) => one.movable && one.cards);
      host.pointOut(from, null);
    });
    const before = await state(page);
    assert.ok(before.held.length, id);
    release();
    await waitForAllGames(page);
    assert.deepEqual(await state(page), before, id);
    const again = await page.evaluate(() => {
      const table = /** @type {any} */ (document.querySelector('patience-game'));
      const [forwards, back] = /** @type {string[][]} */ ([[table.link], []]);
      while (table.view.canRedo) {
        table.redo();
        forwards.push(table.link);
      }
      back.push(table.link);
      while (table.view.canUndo) {
        table.undo();
        back.push(table.link);
      }
      return { forwards, back };
    });
    assert.deepEqual(again, { forwards: trail.slice(-3), back: trail.toReversed() }, id);
    await page.close();
  }
});

test('why is asked before it can be told: it is told when it can be', async (t) => {
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, '#empress-of-india/ESMV-WTHM', { profile });
  await waitForTable(page);
  const [from, to] = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    const find = (/** @type {(place: any, pile: any) => boolean} */ is) =>
      host.info.places.find((/** @type {any} */ place, /** @type {number} */ n) => is(place, view.piles[n])).address;
    return [
      find((place, pile) => place.role === 'tableau' && pile.cards === 'QD' && pile.suitable),
      find((place) => place.role === 'foundation' && place.suit === 'D'),
    ];
  });
  await mouse(page).drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, [from]));
  const said = page.locator('patience-game .refusal .refusal-text');
  assert.equal(await said.count(), 0, 'not yet');
  release();
  await eventually(async () => assert.match(await said.innerText(), /Rule I/));
  assert.deepEqual((await readTable(page)).selected, [from]);
});

test('cards of one’s own, and links of older forms, are read by the rules of all games', async (t) => {
  const own = pinned.find(({ link, format }) => link.startsWith('sly/~') && format === 'third');
  const older = ['first', 'second'].map((format) => pinned.find((one) => one.format === format));
  for (const one of [own, ...older]) {
    assert.ok(one);
    const site = await serveFor(t);
    const { page } = await open(t, `#${one.link}`, { site });
    assert.equal((await waitForTable(page)).link, one.written);
    assert.ok(site.requests.includes(ALL), one.format);
    // Whose rules are of no use is not asked for them.
    if (one === own) assert.ok(!site.requests.includes(SLY));
    await page.close();
  }
});

test('a panel that asks about other games has their rules', async (t) => {
  const site = await serveFor(t);
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, `#${sly.links[2]}`, { site, profile });
  await waitForTable(page);
  assert.ok(!site.requests.includes(ALL), 'not yet');
  await page.locator('patience-game [data-action="menu"]').click();
  release();
  await until(() => page.locator('dialog').first().isVisible(), { what: 'the menu' });
  assert.ok(site.requests.includes(ALL), 'all games');
  assert.equal((await readTable(page)).link, sly.links[2]);
});

test('without the file of its game a link is played by the rules of all', async (t) => {
  const site = await serveFor(t, { spoil: (name) => (name === built(SLY) ? { body: '' } : undefined) });
  const { page } = await open(t, `#${sly.links[2]}`, { site, allow: BROKEN });
  assert.equal((await waitForTable(page)).link, sly.links[2]);
  const ply = await playLine(page, mouse(page), sly, { from: 2, to: 4 });
  await expectLink(page, sly.links[ply]);
});

test('without the rules of all games the one on the table is played to its end', async (t) => {
  const site = await serveFor(t, { spoil: (name) => (name === built(ALL) ? { body: '' } : undefined) });
  const last = sly.links.length - 1;
  const { page } = await open(t, `#${sly.links[last - 1]}`, { site, allow: BROKEN });
  await waitForTable(page);
  await playLine(page, mouse(page), sly, { from: last - 1, to: last });
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
});
