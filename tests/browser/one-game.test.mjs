// A link first loads only the rules of its game, enough to show and play it. The engine of all games loads after the first
// paint and takes over the game unnoticed; requests that need it wait.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import {
  expectAddress,
  expectLink,
  followLink,
  readTable,
  waitForAllGames,
  waitForFrames,
  waitForTable,
} from './support/table-state.mjs';
import { expectSavedLinks, savedGames } from './support/saved-games.mjs';
import { serveForTest } from './support/serve.mjs';
import { holdBack, holdFile } from './support/held-file.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import("playwright-core").Page} Page */

const ALL = 'www/pkg/patience_wasm_bg.wasm';
const SLY = 'www/pkg/patience_wasm_sly_bg.wasm';
const HANDOFF = builtPath('www/site/play/handoff.js');
const STORE = 'www/site/storage/store/open.js';
const TABLE = 'www/table/define.js';
const LABYRINTH = 'www/pkg/patience_wasm_labyrinth_bg.wasm';
/** @type {{ link: string, written: string, format: string }[]} */
const pinned = JSON.parse(fs.readFileSync(new URL('../data/vectors.json', import.meta.url), 'utf8')).links;
const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');
/** The browser's messages about an invalid module. */
const BROKEN = /WebAssembly|CompileError|preload|uncaught/i;

/** The save of the game, and the selected piles. @param {Page} page */
const savedState = (page) =>
  tablePage(page).evaluate(({ save, shadowRoot }) => {
    const selected = /** @type {HTMLElement[]} */ ([
      ...shadowRoot.querySelectorAll('[data-pile][aria-selected="true"]'),
    ]);
    return { save: /** @type {string} */ (save), selected: selected.map((cell) => cell.dataset.pile) };
  });

test('a link loads the rules of its game alone until another game is opened; both games continue', async (t) => {
  const site = await serveForTest(t);
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, `#${sly.links[0]}`, { site, profile });
  await waitForTable(page);
  assert.ok(site.requests.includes(SLY) && !site.requests.includes(ALL), 'one game, not all');
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  await followLink(page, labyrinth.links[0]);
  release();
  await expectLink(page, labyrinth.links[0]);
  assert.ok(!site.requests.includes(LABYRINTH), 'the rules of all games suffice');
  await playLine(page, mouse(page), labyrinth, { to: 2 });
  await page.goBack();
  const returned = await eventually(async () => {
    const state = await readTable(page);
    assert.equal(state.link, sly.links[ply]);
    return state;
  });
  await tablePage(page).button('undo').click();
  await eventually(async () => assert.ok((await readTable(page)).ply < returned.ply, 'the move is undone'));
});

test('the engine of all games takes a game over with its actions, undone moves and selection', async (t) => {
  for (const id of ['sly', 'labyrinth', 'fairie-queen', 'empress-of-india']) {
    const { profile, release } = await holdFile(t, ALL);
    const { page } = await open(t, `#${winningLine(id).links[0]}`, { profile });
    const table = tablePage(page);
    await waitForTable(page);
    const trail = await table.evaluate((game) => {
      const links = [game.link];
      const recordLink = () => links.at(-1) === game.link || links.push(game.link);
      for (let act = 0; act < 6; act++) {
        const [first] = game.view.moves.split(' ');
        if (act % 2 && game.view.dealLabel) game.dealOn();
        else if (first) game.host.playAction(first);
        recordLink();
      }
      game.undo();
      game.undo();
      return links;
    });
    assert.ok(trail.length > 4, id);
    await table.evaluate(({ host }) => {
      const from = host.view.piles.findIndex((/** @type {any} */ pile) => pile.movable && pile.cards);
      host.input.highlightMove({ move: '', from, to: null });
    });
    const before = await savedState(page);
    assert.ok(before.selected.length, id);
    release();
    await waitForAllGames(page);
    assert.deepEqual(await savedState(page), before, id);
    const history = await table.evaluate((game) => {
      const [forwards, back] = /** @type {string[][]} */ ([[game.link], []]);
      while (game.view.canRedo) {
        game.redo();
        forwards.push(game.link);
      }
      back.push(game.link);
      while (game.view.canUndo) {
        game.undo();
        back.push(game.link);
      }
      return { forwards, back };
    });
    assert.deepEqual(history, { forwards: trail.slice(-3), back: trail.toReversed() }, id);
    await page.close();
  }
});

test('a move refused before the engine of all games has loaded is explained afterwards', async (t) => {
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, '#empress-of-india/ESMV-WTHM', { profile });
  const table = tablePage(page);
  await waitForTable(page);
  const [from, to] = await table.evaluate(({ view, host }) => {
    const addressOf = (/** @type {(place: any, pile: any) => boolean} */ matches) =>
      host.info.places.find((/** @type {any} */ place, /** @type {number} */ n) => matches(place, view.piles[n]))
        .address;
    return [
      addressOf((place, pile) => place.role === 'tableau' && pile.cards === 'QD' && pile.goesHome),
      addressOf((place) => place.role === 'foundation' && place.suit === 'D'),
    ];
  });
  await table.dragPile(from, to);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, [from]));
  const refusal = page.locator('patience-game .refusal .refusal-text');
  assert.equal(await refusal.count(), 0, 'not yet');
  release();
  await eventually(async () => assert.match(await refusal.innerText(), /Rule I/));
  assert.deepEqual((await readTable(page)).selected, [from]);
});

test('links with your own cards, and links of older formats, load the rules of all games', async (t) => {
  const chosenCards = pinned.find(({ link, format }) => link.startsWith('sly/~') && format === 'third');
  const oldFormats = ['first', 'second'].map((format) => pinned.find((link) => link.format === format));
  for (const pin of [chosenCards, ...oldFormats]) {
    assert.ok(pin);
    const site = await serveForTest(t);
    const { page } = await open(t, `#${pin.link}`, { site });
    assert.equal((await waitForTable(page)).link, pin.written);
    assert.ok(site.requests.includes(ALL), pin.format);
    // The rules of one game are not loaded where they cannot read the link.
    if (pin === chosenCards) assert.ok(!site.requests.includes(SLY));
    await page.close();
  }
});

test('a link followed while the table loads, and then its rules, opens its game', async (t) => {
  const { profile, release } = await holdFile(t, ALL);
  const releaseSheet = await holdBack(profile, 'www/table/table.css');
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await page.locator('patience-game').waitFor({ state: 'attached' });
  await followLink(page, labyrinth.links[40]);
  // The first game, no longer wanted, is not shown.
  releaseSheet();
  release();
  await expectLink(page, labyrinth.links[40]);
  await expectAddress(page, labyrinth.links[40]);
});

/** Opens the link of a saved game with undone moves before the store loads, and waits until that has found it. @param {import('node:test').TestContext} t */
async function openBeforeStore(t) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const first = await open(t, `#${sly.links[20]}`, { profile });
  await waitForTable(first.page);
  await tablePage(first.page).play(sly.moves[20], sly.moves[21]);
  await tablePage(first.page).button('undo').click();
  await expectLink(first.page, sly.links[21]);
  await eventually(async () => assert.equal((await savedGames(first.page))[0]?.link, sly.links[21]));
  await first.page.close();
  const release = await holdBack(profile, ALL);
  const releaseStore = await holdBack(profile, STORE);
  const { page } = await open(t, `#${sly.links[21]}`, { profile });
  await waitForTable(page);
  releaseStore();
  await waitForStore(page);
  return { page, release };
}

/** Waits until the store has found the saved games, and loads what opens them. @param {import("playwright-core").Page} page */
const waitForStore = (page) =>
  until(() =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      HANDOFF,
    ),
  );

test('a move made while a saved version loads is not undone by it', async (t) => {
  const { page, release } = await openBeforeStore(t);
  await tablePage(page).play(sly.moves[21]);
  release();
  await waitForAllGames(page);
  await waitForFrames(page, 10);
  assert.equal((await readTable(page)).link, sly.links[22]);
  await tablePage(page).play(sly.moves[22]);
  await expectSavedLinks(page, [sly.links[23]]);
});

test('a saved version that loads late is put on the table, with its undone move and its maker', async (t) => {
  const { page, release } = await openBeforeStore(t);
  const makers = () => tablePage(page).evaluate(({ host }) => JSON.stringify(host.provenance.spans));
  assert.equal(await makers(), '[{"from":0,"to":21,"by":"link"}]');
  release();
  await eventually(async () => assert.equal(await makers(), '[{"from":0,"to":20,"by":"link"}]'));
  await tablePage(page).button('redo').click();
  await expectLink(page, sly.links[22]);
});

test('a saved version that loads late does not open over the start page', async (t) => {
  const { page, release } = await openBeforeStore(t);
  await tablePage(page).button('home').click();
  await expectAddress(page, '');
  release();
  await until(() => page.locator('#games > li').first().isVisible());
  await waitForFrames(page, 10);
  await expectAddress(page, '');
  assert.ok(await page.locator('#games').isVisible());
});

/** Opens Sly in a profile and makes the move to its link 21, which is saved. @param {import('node:test').TestContext} t */
async function openSavedGame(t) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const { page } = await open(t, `#${sly.links[20]}`, { profile });
  await waitForTable(page);
  await tablePage(page).play(sly.moves[20]);
  await expectAddress(page, sly.links[21]);
  await expectSavedLinks(page, [sly.links[21]]);
  return { profile, page };
}

for (const isLate of [true, false])
  test(`after a reload, a saved version with the moves of another tab that loads ${isLate ? 'after the table' : 'while the table does'} is put on the table`, async (t) => {
    const { profile, page } = await openSavedGame(t);
    const { page: other } = await open(t, `#${sly.links[21]}`, { profile });
    await waitForTable(other);
    await tablePage(other).play(sly.moves[21]);
    await expectSavedLinks(page, [sly.links[22]]);
    const releaseStore = await holdBack(profile, STORE);
    const releaseTable = await holdBack(profile, TABLE);
    const requests = [STORE, TABLE].map((source) => page.waitForRequest(`**/${builtPath(source)}`));
    await page.reload();
    await Promise.all(requests);
    if (isLate) {
      releaseTable();
      await waitForTable(page);
      releaseStore();
    } else {
      releaseStore();
      await page.waitForResponse(`**/${builtPath(STORE)}`);
      await waitForFrames(page, 10);
      releaseTable();
    }
    await expectLink(page, sly.links[22]);
  });

test('a saved game that loads late, and is on the table as it was saved, takes no focus', async (t) => {
  const { profile, page } = await openSavedGame(t);
  const release = await holdBack(profile, STORE);
  await page.reload();
  await waitForTable(page);
  const menu = tablePage(page).button('menu');
  await menu.focus();
  release();
  await waitForStore(page);
  await waitForFrames(page, 10);
  assert.ok(await menu.evaluate((el) => el.matches(':focus')));
});

test('a panel about other games waits for the rules of all games', async (t) => {
  const site = await serveForTest(t);
  const { profile, release } = await holdFile(t, ALL);
  const { page } = await open(t, `#${sly.links[2]}`, { site, profile });
  await waitForTable(page);
  assert.ok(!site.requests.includes(ALL), 'not yet');
  await tablePage(page).button('menu').click();
  release();
  await until(() => page.locator('dialog').first().isVisible(), { what: 'the menu' });
  assert.ok(site.requests.includes(ALL), 'all games');
  assert.equal((await readTable(page)).link, sly.links[2]);
});

test('a link without the file of its game is played by the rules of all games', async (t) => {
  const site = await serveForTest(t, { spoil: (name) => (name === builtPath(SLY) ? { body: '' } : undefined) });
  const { page } = await open(t, `#${sly.links[2]}`, { site, allow: BROKEN });
  assert.equal((await waitForTable(page)).link, sly.links[2]);
  const ply = await playLine(page, mouse(page), sly, { from: 2, to: 4 });
  await expectLink(page, sly.links[ply]);
});

test('without the rules of all games the game on the table can be played to its end', async (t) => {
  const site = await serveForTest(t, { spoil: (name) => (name === builtPath(ALL) ? { body: '' } : undefined) });
  const last = sly.links.length - 1;
  const { page } = await open(t, `#${sly.links[last - 1]}`, { site, allow: BROKEN });
  await waitForTable(page);
  await playLine(page, mouse(page), sly, { from: last - 1, to: last });
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
});
