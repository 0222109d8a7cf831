// Races and focus: a late response never replaces a newer request, and keys and presses reach the element that they are for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { playSteps } from '../../www/table/board/deal-animation.js';
import * as speech from '../../www/words/language.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { holdRequests } from './support/requests.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { holdBack, holdFile } from './support/held-file.mjs';
import { atLink, pileAddresses, winningLine } from './support/games.mjs';
import { openHostPage } from './support/host-page.mjs';
import { listOf } from './support/problems.mjs';
import { expectSavedLinks } from './support/saved-games.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { tablePage, windowOptions } from './support/table-page.mjs';
import {
  expectAddress,
  waitForFrames,
  readTable,
  pileSelector,
  pressKey,
  waitForTable,
  expectLink,
  hitPoint,
  followLink,
} from './support/table-state.mjs';
import { menu } from '../../www/words/en/panels.js';
import { giveUp as giveUpWords } from '../../www/words/en/review.js';
import { element as elementWords } from '../../www/words/en/table.js';

/** @typedef {import('playwright-core').Page} Page */

const sly = winningLine('sly');
const otherSly = winningLine('sly', 1);

/** A promise with its resolve function. @template T */
function deferred() {
  /** @type {(value: T) => void} */
  let resolve = () => {};
  /** @type {Promise<T>} */
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** Matches the address of a file, with or without a build's hash. @param {string} name a pattern @param {string} type */
const filePattern = (name, type) => new RegExp(`/${name}(?:\\d*-[0-9a-f]{8})?\\.${type}$`);

const SOLVER = filePattern('patience_solver_wasm_bg', 'wasm');

/** A browser's message about an aborted request. */
const ABORTED = /net::ERR_FAILED|Failed to load/;

/** @param {import('node:test').TestContext} t @param {string} body @param {Parameters<typeof open>[2]} [options] */
const openSmallTable = (t, body, options) =>
  openHostPage(t, body, { css: 'patience-game { width: 700px; height: 520px; } div { padding: 40px; }', ...options });

/** A midgame position with movable cards. */
const midgame = winningLine('labyrinth').links[30];

/** The address of a column or row with a movable card. @param {Page} page */
const movablePile = (page) => tablePage(page).findPile({ role: 'tableau', movable: true });

test('the last requested language wins, also in parts of the catalogue that load meanwhile', async () => {
  const { registerCatalog, setLanguage } = speech;
  const words = { de: deferred(), fr: deferred(), site: deferred() };
  /** @type {Record<string, unknown>} */
  const catalogue = {};
  const loads = { de: () => words.de.promise, fr: () => words.fr.promise };
  registerCatalog('core', null, (part) => void (catalogue.core = part), /** @type {any} */ (loads));
  const first = setLanguage('de');
  const second = setLanguage('fr');
  words.fr.resolve('français');
  assert.equal(await second, true);
  words.de.resolve('deutsch');
  assert.equal(await first, false);
  assert.deepEqual([speech.language, catalogue.core], ['fr', 'français']);
  // Back to the current language while another loads.
  const es = deferred();
  Object.assign(loads, { es: () => es.promise });
  const third = setLanguage('es');
  assert.equal(await setLanguage('fr'), true);
  es.resolve('español');
  assert.equal(await third, false);
  assert.equal(speech.language, 'fr');
  // A part that is registered while a language loads.
  const de = setLanguage('de');
  registerCatalog(
    'site',
    null,
    (part) => void (catalogue.site = part),
    /** @type {any} */ ({ de: () => words.site.promise }),
  );
  words.site.resolve('spät');
  assert.equal(await de, true);
  assert.deepEqual(catalogue, { core: 'deutsch', site: 'spät' });
});

test('words of the current language that load late change no language', async () => {
  const { registerCatalog, setLanguage, onLanguage } = speech;
  await setLanguage('de');
  const late = deferred();
  let words = null;
  let changes = 0;
  const stop = onLanguage(() => void changes++);
  const loads = { en: async () => ({ title: 'English' }), de: () => late.promise };
  // As in the built site, English is not part of the program.
  registerCatalog('panels', {}, (part) => void (words = part), /** @type {any} */ (loads));
  const same = setLanguage('de');
  late.resolve('deutsch');
  assert.equal(await same, true);
  assert.equal(words, 'deutsch');
  assert.equal(changes, 0);
  assert.equal(await setLanguage('en'), true);
  assert.deepEqual(words, { title: 'English' });
  assert.equal(changes, 1);
  stop();
});

test('a deal animation reports either its cancellation or its end, once', () => {
  /** @type {string[]} */
  const calls = [];
  const board = /** @type {any} */ ({ motion: { pace: 1 }, render: (/** @type {string} */ view) => calls.push(view) });
  const steps = () => /** @type {any[]} */ (['one', 'two', 'three']);
  const animate = () =>
    playSteps(
      board,
      steps(),
      () => calls.push('over'),
      () => calls.push('gone'),
    );
  animate().cancel();
  assert.deepEqual(calls.splice(0), ['one', 'gone']);
  animate().end();
  assert.deepEqual(calls, ['one', 'gone', 'three', 'over']);
});

test('a deal whose list loads late does not replace a position requested since', async (t) => {
  const { page } = await openSmallTable(t, '<div></div>');
  await page.evaluate(() => customElements.whenDefined('patience-game'));
  const list = await holdRequests(page, filePattern('sly', 'txt'));
  await page.evaluate(() => {
    const game = document.createElement('patience-game');
    game.setAttribute('game', 'sly');
    document.querySelector('div')?.append(game);
  });
  await list.waitForRequest();
  await tablePage(page).setLink(sly.links[7]);
  await list.letArrive(page);
  assert.equal((await readTable(page)).link, sly.links[7]);
});

test('a link, save or attribute set on a removed element takes effect when it is inserted again', async (t) => {
  const { page } = await openSmallTable(
    t,
    `<div id="one"><patience-game deal="${sly.deal}" game="sly"></patience-game></div><div id="two"></div>`,
  );
  await expectLink(page, sly.links[0]);
  /** Changes the element while it is removed, and inserts it elsewhere. @param {string} change @param {string} value */
  const changeWhileRemoved = (change, value) =>
    tablePage(page).evaluate(async (game, [name, wanted]) => {
      const target = /** @type {Element} */ (document.querySelector('#two'));
      game.remove();
      if (name === 'link' || name === 'late link') game.link = wanted;
      else if (name === 'restore') game.restore(wanted);
      else game.setAttribute(name, wanted);
      if (name === 'link') return void target.append(game);
      // By then the element has freed its table.
      await new Promise((done) => setTimeout(done));
      target.append(game);
    }, /** @type {[string, string]} */ ([change, value]));
  await changeWhileRemoved('link', sly.links[9]);
  await expectLink(page, sly.links[9]);
  await changeWhileRemoved('late link', otherSly.links[4]);
  await expectLink(page, otherSly.links[4]);
  const save = atLink(sly.links[11], (table) => table.view().save);
  await changeWhileRemoved('restore', save);
  await expectLink(page, sly.links[11]);
  await changeWhileRemoved('deal', otherSly.deal);
  await expectLink(page, otherSly.links[0]);
  await tablePage(page).setAttribute('deal', null);
  await changeWhileRemoved('game', 'labyrinth');
  await until(async () => (await tablePage(page).evaluate(({ view }) => view?.game)) === 'labyrinth');
});

test('an element that was opened right after its insertion is released again, and later calls apply', async (t) => {
  const { page } = await openSmallTable(
    t,
    `<div id="one"><patience-game deal="${sly.deal}" game="sly"></patience-game></div><div id="two"></div>`,
  );
  await expectLink(page, sly.links[0]);
  /** Inserts the element and opens a link in one task, then removes it and makes a change. @param {string} change @param {string} value */
  const reopenAndChange = (change, value) =>
    tablePage(page).evaluate(async (game, [reopened, name, wanted]) => {
      const target = /** @type {Element} */ (document.querySelector('#two'));
      const nextTask = () => new Promise((done) => setTimeout(done));
      game.remove();
      await nextTask();
      target.append(game);
      game.link = reopened;
      await nextTask();
      const { link } = game.view;
      game.remove();
      if (name === 'link') game.link = wanted;
      await nextTask();
      const hasView = game.view !== null;
      if (name === 'late link') game.link = wanted;
      else if (name === 'restore') game.restore(wanted);
      else if (name !== 'link') game.setAttribute(name, wanted);
      target.append(game);
      return [link, hasView];
    }, /** @type {[string, string, string]} */ ([otherSly.links[7], change, value]));
  const released = [otherSly.links[7], false];
  assert.deepEqual(await reopenAndChange('link', sly.links[9]), released);
  await expectLink(page, sly.links[9]);
  assert.deepEqual(await reopenAndChange('late link', otherSly.links[4]), released);
  await expectLink(page, otherSly.links[4]);
  const save = atLink(sly.links[11], (table) => table.view().save);
  assert.deepEqual(await reopenAndChange('restore', save), released);
  await expectLink(page, sly.links[11]);
  assert.deepEqual(await reopenAndChange('deal', otherSly.deal), released);
  await expectLink(page, otherSly.links[0]);
});

test('a new deal requested before the rules have loaded is dealt without an error', async (t) => {
  const { page } = await openSmallTable(t, '<div></div>');
  const errors = await page.evaluate(async () => {
    await customElements.whenDefined('patience-game');
    /** @type {string[]} */
    const messages = [];
    addEventListener('patience-error', (event) => messages.push(/** @type {CustomEvent} */ (event).detail.message));
    const game = /** @type {any} */ (document.createElement('patience-game'));
    document.body.append(game);
    await game.newDeal();
    return messages;
  });
  assert.deepEqual(errors, []);
  await eventually(async () => assert.notEqual((await readTable(page)).link, ''));
});

test('a new deal requested of a table that is still opening its own resolves with cards on the table', async (t) => {
  const { page } = await openSmallTable(t, '<div></div>');
  const { deal, errors } = await page.evaluate(async () => {
    await customElements.whenDefined('patience-game');
    let errors = 0;
    addEventListener('patience-error', () => errors++);
    const game = /** @type {any} */ (document.createElement('patience-game'));
    game.setAttribute('game', 'sly');
    document.body.append(game);
    await game.newDeal();
    return { deal: game.view.deal, errors };
  });
  assert.match(deal, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  assert.equal(errors, 0);
});

test('a grade whose list arrives while its table is away is shown when the table is back', async (t) => {
  const { page } = await openSmallTable(t, '<patience-game game="sly" deal="today"></patience-game>');
  await eventually(async () => assert.notEqual((await readTable(page)).link, ''));
  await tablePage(page).evaluate(async (game) => {
    const { host } = game;
    const parent = game.parentElement;
    // The table is away from the moment at which the grade is looked up until the list and the mark have arrived.
    const load = host.load.bind(host);
    await new Promise((done) => {
      host.load = (/** @type {string} */ name, /** @type {AbortSignal} */ signal) => {
        const loaded = load(name, signal);
        if (name === 'gradeMark') loaded.then(() => game.remove()).then(done, done);
        return loaded;
      };
    });
    host.load = load;
    await new Promise((done) => setTimeout(done));
    parent.append(game);
    while (!host.view) await new Promise((done) => requestAnimationFrame(done));
  });
  await eventually(async () => assert.ok(await tablePage(page).evaluate((game) => game.grade)));
});

test('a popover that loads after the table is left does not open', async (t) => {
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/table/overlays/pile-popover.js');
  const { page } = await open(t, '', { profile });
  await followLink(page, sly.links[20]);
  await waitForTable(page);
  await tablePage(page).cell('stock').focus();
  await page.keyboard.press('?');
  await waitForRequest();
  await page.goBack();
  await page.locator('#start').waitFor();
  await letArrive(page);
  await page.goForward();
  await page.locator('patience-game').waitFor();
  assert.equal(await page.locator('patience-game .popover').count(), 0);
});

test('a move made while a problem loads is saved, and the problem does not replace the game', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const release = await holdBack(profile, 'www/site/problems/open-problem.js');
  const { page } = await open(t, `#${sly.links[20]}`, { profile });
  await waitForTable(page);
  await followLink(page, listOf('labyrinth').at(0).link);
  await tablePage(page).play(sly.moves[20]);
  await expectAddress(page, sly.links[21]);
  release();
  await waitForFrames(page, 10);
  await tablePage(page).play(sly.moves[21]);
  await expectAddress(page, sly.links[22]);
  await expectSavedLinks(page, [sly.links[22]]);
});

test('after a damaged link of a problem the game on the table is still the same game', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  await waitForTable(page);
  await tablePage(page).play(sly.moves[20]);
  await expectAddress(page, sly.links[21]);
  await followLink(page, 'problem/no-such-problem');
  await page.locator('#notice p').first().waitFor();
  await expectAddress(page, sly.links[21]);
  await tablePage(page).play(sly.moves[21]);
  await expectSavedLinks(page, [sly.links[22]]);
  await waitForFrames(page, 3);
  assert.doesNotMatch(await page.locator('#notice').innerText(), /previous|before/i);
});

test('Watch whose code loads after the winning move was undone reports no failure', async (t) => {
  const { page } = await openSmallTable(t, `<patience-game deal="${sly.links[sly.moves.length - 1]}"></patience-game>`);
  const table = tablePage(page);
  await expectLink(page, sly.links[sly.moves.length - 1]);
  await table.play(sly.moves.at(-1) ?? '');
  const watch = page.locator('[data-won]').getByRole('button', { name: 'Watch' });
  await watch.waitFor();
  const player = await holdRequests(page, filePattern('line-player', 'js'));
  await watch.press('Enter');
  await player.waitForRequest();
  await table.undo();
  await player.letArrive(page);
  assert.notEqual(await table.sentence(), elementWords.noReplay);
});

test('removing the table removes the card of its win', async (t) => {
  const { page } = await openSmallTable(t, `<patience-game deal="${sly.links[sly.moves.length - 1]}"></patience-game>`);
  const table = tablePage(page);
  await expectLink(page, sly.links[sly.moves.length - 1]);
  await table.play(sly.moves.at(-1) ?? '');
  await until(() => page.locator('[data-won]').count(), { what: 'the card' });
  const cards = await table.evaluate(async (game) => {
    game.remove();
    await new Promise((done) => setTimeout(done));
    return game.shadowRoot.querySelectorAll('.has-win').length;
  });
  assert.equal(cards, 0);
});

test('while the table finishes a game, typing in a field of the page works, and clicks on the page’s elements stay the page’s', async (t) => {
  const end = sly.links.find((link) => atLink(link, (table) => table.finish())) ?? '';
  const { page } = await openSmallTable(
    t,
    `<input><div data-action="home"><patience-game deal="${end}"><p slot="notice">Theirs</p></patience-game></div>`,
  );
  const table = tablePage(page);
  await expectLink(page, end);
  await page.evaluate(() => {
    const counts = { homeEvents: 0 };
    Object.assign(globalThis, { counts });
    addEventListener('patience-home', () => counts.homeEvents++);
  });
  await page.getByText('Theirs').click();
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).counts.homeEvents), 0);
  const finish = table.button('safe');
  await eventually(async () => assert.equal(await finish.textContent(), 'Finish'));
  const before = await table.link();
  await finish.click();
  await until(async () => (await table.link()) !== before);
  await page.locator('input').focus();
  await page.keyboard.type('abc');
  await until(async () => (await readTable(page)).outcome === 'won', { what: 'the win' });
  assert.equal(await page.locator('input').inputValue(), 'abc');
});

test('a key pressed after a table was removed that finished a game is the page’s', async (t) => {
  const end = sly.links.find((link) => atLink(link, (table) => table.finish())) ?? '';
  const { page } = await openSmallTable(t, `<patience-game deal="${end}"></patience-game>`);
  await expectLink(page, end);
  const finish = tablePage(page).button('safe');
  await eventually(async () => assert.equal(await finish.textContent(), 'Finish'));
  await page.evaluate(() => {
    const game = /** @type {HTMLElement} */ (document.querySelector('patience-game'));
    const press = () => {
      const key = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true });
      Object.assign(globalThis, { isPageKey: document.body.dispatchEvent(key) });
    };
    const remove = () => {
      game.remove();
      // The table is released after a microtask.
      queueMicrotask(() => queueMicrotask(press));
    };
    game.addEventListener('patience-move', () => queueMicrotask(remove), { once: true });
  });
  await finish.click();
  assert.equal(await until(() => page.evaluate(() => String(/** @type {any} */ (globalThis).isPageKey ?? ''))), 'true');
});

/** Opens a replay and pauses it. @param {import('node:test').TestContext} t @param {Parameters<typeof open>[2]} [options] */
async function pausedReplay(t, options) {
  const opened = await open(t, `#replay/${sly.links[12]}`, { motion: true, ...options });
  await tablePage(opened.page).playerButton('Pause').click();
  return { ...opened, ...(await waitForTable(opened.page)) };
}

test('keys typed into the command line are shortcuts neither of the game nor of the line player', async (t) => {
  const { page, ply } = await pausedReplay(t);
  const table = tablePage(page);
  const typeCommand = async (/** @type {string} */ keys) => {
    await table.cell('stock').focus();
    await page.keyboard.press('/');
    await page.locator('patience-game .command-input').waitFor();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    return page.locator('patience-game .command-input');
  };
  const replayCommand = await typeCommand('a . , p');
  await eventually(async () => assert.equal(await replayCommand.inputValue(), 'a.,p'));
  assert.equal((await readTable(page)).ply, ply);
  await page.keyboard.press('Escape');
  // A game with a move to undo.
  await followLink(page, sly.links[5]);
  await expectLink(page, sly.links[5]);
  await table.play(sly.moves[5]);
  const gameCommand = await typeCommand('a b');
  await pressKey(page, 'Control+z');
  assert.equal((await readTable(page)).link, sly.links[6]);
  assert.equal(await gameCommand.count(), 1);
});

test('a replay pauses while a popover is open', async (t) => {
  const queen = winningLine('fairie-queen');
  const { page } = await open(t, `#replay/${queen.links[40]}`, { motion: true, clock: true });
  const table = tablePage(page);
  const playing = table.playerButton('Pause');
  await playing.waitFor();
  // By then the first column can be opened.
  await page.locator('[data-player] input[type=range]').fill('10');
  await expectLink(page, queen.links[10]);
  for (const key of ['/', 'i', '?']) {
    if (!(await playing.count())) await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playing.waitFor();
    await table.cell('c1').focus();
    await page.keyboard.press(key);
    const over = page.locator('patience-game .popover');
    await over.waitFor();
    const { ply } = await readTable(page);
    // Longer than the time between two moves.
    await page.clock.fastForward(10_000);
    // A closing popover is invisible for a while before it is removed.
    const isVisible = await over.evaluate((el) => getComputedStyle(el).opacity !== '0');
    assert.deepEqual([isVisible, (await readTable(page)).ply], [true, ply], key);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(10_000);
    await over.waitFor({ state: 'detached' });
  }
});

test('single keys can be turned off in a replay, and reassigned keys work when nothing has the focus', async (t) => {
  const { page, ply } = await pausedReplay(t);
  const table = tablePage(page);
  await table.setAttribute('keys', 'off');
  await table.cell('stock').focus();
  await pressKey(page, '.');
  assert.equal((await readTable(page)).ply, ply);
  await table.setAttribute('keys', null);
  await page.keyboard.press('.');
  await eventually(async () => assert.equal((await readTable(page)).ply, ply + 1));
  await followLink(page, otherSly.links[0]);
  await expectLink(page, otherSly.links[0]);
  await table.setAttribute('keymap', 'd=x');
  // The keymap may still be loading.
  await until(async () => {
    await table.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.blur());
    await page.keyboard.press('x');
    return (await readTable(page)).ply > 0;
  });
});

test('the solver’s answer about a position that was left is not shown, also after the return to it', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, `#${midgame}`, { site });
  await waitForTable(page);
  await fakeWorkers(page);
  const sentences = await page.evaluate(
    async ({ loader, other }) => {
      const { workers } = /** @type {{ workers: import('./support/fake-workers.mjs').FakeWorker[] }} */ (
        /** @type {any} */ (globalThis)
      );
      const { Table } = await import(loader);
      const game = /** @type {any} */ (document.querySelector('patience-game'));
      const { session } = game.host;
      const sentence = () => game.shadowRoot.querySelector('.sentence').textContent;
      void game.solve();
      const question = () => workers[0]?.sent.find(({ want }) => want === 'verdict');
      while (!question()) await new Promise((done) => setTimeout(done));
      session.parkAndShow(Table.open(other));
      session.restoreParked();
      const before = sentence();
      workers[0].answer({ id: question().id, spent: 3, verdict: 'won', line: [], method: null });
      await new Promise((done) => setTimeout(done));
      return [before, sentence()];
    },
    { loader: `${site.url}www/engine/loader.js`, other: otherSly.links[3] },
  );
  assert.equal(sentences[1], sentences[0]);
});

test('picking up a card cancels a pending hint', async (t) => {
  const { page } = await open(t, `#${midgame}`);
  await waitForTable(page);
  const solver = await holdRequests(page, SOLVER);
  await page.keyboard.press('h');
  await until(() => page.locator('patience-game .verdict.is-working').count());
  await solver.waitForRequest();
  const { x, y } = await hitPoint(page, pileSelector(await movablePile(page)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 30, { steps: 3 });
  await until(async () => !(await page.locator('patience-game .verdict.is-working').count()), {
    what: 'the end of the search',
  });
  await page.mouse.up();
  solver.release();
});

/**
 * A position of the Fairie Queen whose last move put a card on a column, where it and the card beneath it can both move.
 */
function coveringMove() {
  const { links, moves } = winningLine('fairie-queen');
  const addresses = pileAddresses('fairie-queen');
  for (const [n, move] of moves.entries()) {
    const pile = addresses.indexOf(/^c\d>(c\d)$/.exec(move)?.[1] ?? '');
    if (pile < 0) continue;
    const [before, after] = [links[n], links[n + 1]].map((link) => atLink(link, (table) => table.view()));
    const target = offersOf(before, pile).targets.find((to) => choicesOf(before, pile, to).length === 1);
    if (target !== undefined && before.piles[pile].movable && after.piles[pile].movable)
      return { link: links[n], move, pile: addresses[pile], target: addresses[target] };
  }
  throw new Error('no such move');
}

test('a drag ends when its position is left, and plays no other card', async (t) => {
  const { link, move, pile, target } = coveringMove();
  const { page } = await open(t, `#${link}`, { context: { viewport: { width: 1440, height: 900 } } });
  await waitForTable(page);
  await tablePage(page).play(move);
  const [from, to] = [await hitPoint(page, pileSelector(pile)), await hitPoint(page, pileSelector(target))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await until(() => page.locator('patience-game .is-dragged').count());
  await page.keyboard.press('Control+z');
  await expectLink(page, link);
  assert.equal(await page.locator('patience-game .is-dragged').count(), 0);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await waitForFrames(page, 2);
  assert.equal((await readTable(page)).link, link);
});

test('a press released outside the table does not become a drag when the pointer returns', async (t) => {
  const { page } = await openSmallTable(t, `<patience-game deal="${midgame}"></patience-game>`);
  await expectLink(page, midgame);
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector(await movablePile(page)));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 700);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.move(x + 40, y, { steps: 3 });
  await waitForFrames(page, 2);
  assert.equal(await page.locator('patience-game .is-dragged').count(), 0);
});

/** A profile whose service worker has a new version waiting. @param {import('node:test').TestContext} t */
async function newProfileWithUpdate(t) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    const registration = Object.assign(new EventTarget(), {
      waiting: /** @type {object | null} */ ({ postMessage() {} }),
      update: () => Promise.resolve(),
    });
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: { postMessage() {} },
      ready: Promise.resolve({ active: null }),
      register: () => Promise.resolve(registration),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
    Object.assign(globalThis, { registration });
  });
  return profile;
}

test('the new version can be used after another tab has made it take over, and is not offered again once put off', async (t) => {
  const profile = await newProfileWithUpdate(t);
  const { page } = await open(t, '', { profile });
  const use = page.getByRole('button', { name: 'Use it now' });
  await use.waitFor();
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).registration.waiting = null;
    document.body.dataset.old = '';
  });
  await use.click();
  await until(() => page.evaluate(() => document.body.dataset.old === undefined), { what: 'the new version' });
  await use.waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await followLink(page, sly.links[0]);
  await expectLink(page, sly.links[0]);
  assert.equal(await use.count(), 0);
});

for (const [description, answer] of /** @type {const} */ ([
  ['has been activated by another tab', 'before'],
  ['is activated before the menu’s close event', 'meanwhile'],
]))
  test(`the menu’s button reloads the page in the new version if that ${description}`, async (t) => {
    const profile = await newProfileWithUpdate(t);
    const { page } = await open(t, `#${sly.links[0]}`, { profile });
    await waitForTable(page);
    await until(() => page.evaluate(() => !!document.querySelector('link[rel="manifest"]')), {
      what: 'the registration of the service worker',
    });
    await tablePage(page).button('menu').click();
    const use = page.locator('dialog').getByRole('button', { name: menu.newVersion });
    await use.waitFor();
    await page.evaluate((answer) => {
      const { registration } = /** @type {any} */ (globalThis);
      if (answer === 'before') registration.waiting = null;
      else
        registration.waiting.postMessage = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      document.body.dataset.old = '';
    }, answer);
    await use.click();
    await until(() => page.evaluate(() => document.body.dataset.old === undefined), { what: 'the new version' });
    await expectLink(page, sly.links[0]);
    // The menu has left no history entry.
    assert.equal((await page.evaluate(() => history.state)).below, undefined);
  });

test('more contrast applies as soon as the system asks for it', async (t) => {
  const { page } = await openSmallTable(t, `<patience-game deal="${sly.links[0]}"></patience-game>`);
  await expectLink(page, sly.links[0]);
  const sheets = () =>
    tablePage(page).evaluate(
      ({ shadowRoot }) => [...shadowRoot.querySelectorAll('link')].filter(({ media }) => media).length,
    );
  assert.equal(await sheets(), 0);
  await page.emulateMedia({ contrast: 'more' });
  await until(async () => (await sheets()) === 1);
});

test('a popover or menu that fails to load is reported in the sentence', async (t) => {
  const { page } = await openSmallTable(t, `<patience-game deal="${sly.links[0]}"></patience-game>`, {
    allow: ABORTED,
  });
  const table = tablePage(page);
  await expectLink(page, sly.links[0]);
  await page.route(filePattern('(?:pile-popover|menu)', 'js'), (route) => route.abort());
  for (const openOverlay of [
    () => table.button('menu').click(),
    async () => {
      await table.cell('stock').focus();
      await page.keyboard.press('?');
    },
  ]) {
    await table.evaluate(({ host }) => void host.announce(''));
    await openOverlay();
    await table.expectSentence(/couldn’t be loaded/);
  }
});

// The site

test('a lesson starts from the start page while its game is on the table', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('home').click();
  await page.locator('#games [data-act="lesson"][data-game="sly"]').click();
  await until(() => table.evaluate(({ host }) => !!host.line?.guide), { what: 'the lesson' });
});

test('a text selection that ends beside a dialog does not close it, and a click beside it does', async (t) => {
  const { page } = await open(t);
  await until(() => page.locator('#games > li').count());
  await page.getByRole('button', { name: 'A game as text' }).click();
  const field = page.locator('dialog textarea');
  await field.fill('Sly S864-UE7Z and so on');
  const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await field.boundingBox()
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  await waitForFrames(page, 2);
  assert.equal(await field.inputValue(), 'Sly S864-UE7Z and so on');
  await page.mouse.click(5, 5);
  await until(async () => !(await page.locator('dialog').count()));
});

test('Keep playing after giving up clears the sentence that the game was given up', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await holdRequests(page, SOLVER);
  await table.button('menu').click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.locator('patience-game').getByRole('button', { name: 'Keep playing' }).click();
  await waitForFrames(page, 5);
  assert.deepEqual((await readTable(page)).choices, []);
  assert.doesNotMatch(await table.sentence(), /Given up/);
});

/** Gives up a game, while the solver does not load. @param {import('node:test').TestContext} t @param {number} [width] @param {number} [height] */
async function giveUp(t, width = 768, height = 1024) {
  const { page } = await open(t, `#${midgame}`, windowOptions(width, height));
  const table = tablePage(page);
  await waitForTable(page);
  const { release } = await holdRequests(page, SOLVER);
  await table.chooseFromMenu(menu.giveUp);
  const button = (/** @type {string} */ name) => table.element.getByRole('button', { name, exact: true });
  await button(giveUpWords.review).waitFor();
  /** Lets the solver load and answer. */
  const releaseVerdict = async () => {
    release();
    await table.expectSentence(new RegExp(`${giveUpWords.winnability({ won: 30, lost: -1 })}$`));
  };
  return { page, table, button, releaseVerdict };
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
])
  test(`the verdict on a game that was given up moves no button, at ${width} by ${height}`, async (t) => {
    const { page, table, releaseVerdict } = await giveUp(t, width, height);
    const places = () =>
      page.locator('patience-game .offers button').evaluateAll((buttons) =>
        buttons.map((el) => {
          const { left, width, top, height } = el.getBoundingClientRect();
          return [left, width, top, height].map(Math.round);
        }),
      );
    const before = await places();
    const longer = (await table.sentence()).replace(giveUpWords.checking, giveUpWords.unknown);
    await releaseVerdict();
    assert.deepEqual(await places(), before, 'beside a shorter sentence');
    await table.evaluate(({ host }, sentence) => host.announce(sentence), longer);
    assert.deepEqual(await places(), before, 'beside a longer sentence');
    // Once they are gone, a sentence takes the room that it needs.
    await table.element.getByRole('button', { name: giveUpWords.keepPlaying }).click();
    await eventually(async () => assert.deepEqual((await readTable(page)).choices, []));
    const room = () =>
      page.locator('patience-game .status').evaluate((el) => el.style.getPropertyValue('--sentence-room'));
    assert.equal(await room(), '');
  });

test('the verdict on a game that was given up leaves the focus on its button', async (t) => {
  const { button, releaseVerdict } = await giveUp(t);
  const isFocused = () => button(giveUpWords.review).evaluate((el) => el.matches(':focus'));
  await eventually(async () => assert.ok(await isFocused()));
  await releaseVerdict();
  assert.ok(await isFocused());
});

test('a press of Keep playing that begins before the verdict and ends after it continues the game', async (t) => {
  const { page, button, releaseVerdict } = await giveUp(t);
  await button(giveUpWords.keepPlaying).hover();
  await page.mouse.down();
  await releaseVerdict();
  await page.mouse.up();
  await eventually(async () => assert.deepEqual((await readTable(page)).choices, []));
});

test('the start page follows saved games: it continues where another tab left off, and not a deleted game', async (t) => {
  const { page, context } = await open(t, `#${sly.links[20]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(sly.moves[20]);
  await table.button('home').click();
  const continueLink = page.locator('#resume').getByRole('link', { name: 'Continue' });
  await eventually(async () => assert.equal(await continueLink.getAttribute('href'), `#${sly.links[21]}`));
  const second = await open(t, `#${sly.links[21]}`, { profile: context });
  await waitForTable(second.page);
  await tablePage(second.page).play(sly.moves[21]);
  await eventually(async () => assert.equal(await continueLink.getAttribute('href'), `#${sly.links[22]}`));
  await second.page.close();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-act="menu"]')).click());
  await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
  await page
    .locator('dialog .saved-game')
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('#resume').isVisible(), false));
});

test('closing a notice moves the focus to the main content', async (t) => {
  const { page } = await open(t, `#sly/nonsense`);
  await until(() => page.locator('#notice .notice-close').count());
  await page.locator('#notice .notice-close').focus();
  await page.keyboard.press('Enter');
  await until(async () => !(await page.locator('#notice p').count()));
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
});

test('when the start page fails to load, the table offers to try again', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(filePattern('start-page', 'js'), (route) => route.abort());
  const { page } = await open(t, `#${sly.links[0]}`, { profile, allow: ABORTED });
  await waitForTable(page);
  await tablePage(page).button('home').click();
  await until(() => page.locator('patience-game').getByRole('button', { name: 'Try again' }).count());
});

test('the start page loads in a browser that never lists its databases', async (t) => {
  const { page } = await open(t, 'www/accessibility.html');
  await page.addInitScript(() => void (indexedDB.databases = () => new Promise(() => {})));
  await page.goto(new URL('../', page.url()).href);
  await until(() => page.locator('#games > li').count(), { what: 'the plates' });
  await page.locator('#games > li').first().click();
});

test('with a database that opens and never answers, pages load and games are saved', async (t) => {
  const { page } = await open(t, 'www/accessibility.html');
  await page.addInitScript(() => {
    const silent = () => ({});
    const store = { getAll: silent, get: silent, put: silent, delete: silent };
    const transaction = { objectStore: () => store, commit: () => {}, abort: () => {} };
    IDBDatabase.prototype.transaction = () => /** @type {any} */ (transaction);
  });
  await page.goto(new URL(`../#${sly.links[20]}`, page.url()).href);
  await waitForTable(page);
  await tablePage(page).evaluate((game, move) => {
    game.play(move);
    location.hash = '';
  }, sly.moves[20]);
  await until(() => page.locator('#resume a').isVisible(), { what: 'the offer to continue' });
  // The same after a reload.
  await page.reload();
  await page.locator('#resume a').click();
  await until(async () => (await readTable(page)).link === sly.links[21], { what: 'the continued game' });
});

test('after the browser refuses to write the address, a retry writes the latest position', async (t) => {
  const { page } = await open(t, `#${sly.links[20]}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await page.evaluate(() => {
    Object.assign(globalThis, { replaceState: history.replaceState });
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
  });
  await table.play(sly.moves[20]);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await table.play(sly.moves[21]);
  await page.evaluate(() => void (history.replaceState = /** @type {any} */ (globalThis).replaceState));
  await page.clock.fastForward(6000);
  await expectAddress(page, sly.links[22]);
});
