// What is heard of the table, without a screen reader: one region with one text, parts with rows and columns that mean
// something, cards of a pile one by one, and what is asked and played in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offersOf } from '../../www/engine/choices.js';
import { heardOf } from '../../www/table/speech/describe-action.js';
import { say, words as core } from '../../www/words/core.js';
import { words as later } from '../../www/words/deferred.js';
import { words as asking } from '../../www/words/asking.js';
import { LANGUAGES } from '../../www/words/language.js';
import { Reading } from '../../www/table/command-line/parser.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { atLink, ambiguousMove, IDS, openLink, winningLine, readTable, pileSelector, pileAddresses, waitForTable, rules } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';

const STILL = /** @type {const} */ ({ context: { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } });

/** @param {import('playwright-core').Page} page */
const heard = (page) =>
  page.evaluate(() => {
    const region = document.querySelector('patience-game')?.shadowRoot?.querySelector('.room > [role="status"]');
    return { text: region?.textContent?.trim() ?? '', nodes: region?.childNodes.length };
  });

/** Writes down every text of the region from now on. @param {import('playwright-core').Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const region = document.querySelector('patience-game')?.shadowRoot?.querySelector('.room > [role="status"]');
    /** @type {string[]} */
    const all = [];
    Object.assign(globalThis, { __heard: all });
    const watch = new MutationObserver(() => all.push(region?.textContent?.trim() ?? ''));
    if (region) watch.observe(region, { characterData: true, subtree: true, childList: true });
  });

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
const all = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__heard);

/** @param {import('playwright-core').Page} page @param {RegExp | string} wanted */
const hears = (page, wanted) =>
  eventually(async () => {
    const { text } = await heard(page);
    assert.ok(typeof wanted === 'string' ? text === wanted : wanted.test(text), `${wanted}: “${text}”`);
  });

/** @param {import('playwright-core').Page} page @param {string} address */
const focusOn = (page, address) => page.locator(pileSelector(address)).focus();

test('one text: what has happened before what is asked; a refusal each time; Escape repeats no report', async (t) => {
  const game = winningLine('labyrinth');
  const deals = game.moves.flatMap((move, n) => (move.startsWith('stock') ? [n] : []));
  const { page } = await open(t, `#${game.links[deals[2]]}`, STILL);
  await waitForTable(page);
  await listen(page);
  await page.keyboard.press('d');
  await hears(page, /^Ten cards dealt(; .* can go home: columns? .*)?\. .*[Dd]eal row 5\.$/);
  assert.equal((await heard(page)).nodes, 1);
  const { piles } = await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view);
  const blocked = pileAddresses('labyrinth').findIndex(
    (name, n) => /^r\d/.test(name) && piles[n].count && !piles[n].available,
  );
  const address = pileAddresses('labyrinth')[blocked];
  assert.match((await page.locator(pileSelector(address)).getAttribute('aria-label')) ?? '', /, blocked$/);
  await focusOn(page, address);
  const before = (await all(page)).length;
  // Slow enough for two single taps.
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await all(page)).length, before + 1));
  const [first] = (await all(page)).slice(-1);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.ok((await all(page)).length > before + 1, 'heard once more'));
  // However soon one key follows the other.
  await page.locator(pileSelector(address)).evaluate((cell) => {
    for (const key of ['Escape', 'r'])
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  });
  await eventually(async () => assert.ok((await all(page)).length > before + 2, 'said again'));
  assert.ok(first.length > 10);
  assert.ok(!(await all(page)).slice(before).some((text) => text.includes('dealt')), 'the report is told once');
});

test('the parts of each table: rows and columns, the Labyrinth’s those of the rules; F6 goes round', async (t) => {
  for (const id of IDS.filter((one) => !one.startsWith('labyrinth-'))) {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`, STILL);
    await waitForTable(page);
    const areas = await page.evaluate(() => {
      const root = document.querySelector('patience-game')?.shadowRoot;
      return [...(root?.querySelectorAll('[role="grid"]') ?? [])].map((area) => ({
        name: area.getAttribute('aria-label'),
        rows: Number(area.getAttribute('aria-rowcount')),
        columns: Number(area.getAttribute('aria-colcount')),
        cells: [...area.querySelectorAll('[role="row"]')].flatMap((row, r) =>
          [...row.children].map((cell, c) => ({
            pile: /** @type {HTMLElement} */ (cell).dataset.pile ?? '',
            // Where nothing is said they are counted; where both were said, Orca 43 would fall silent.
            at: [row.getAttribute('aria-rowindex') ?? r + 1, cell.getAttribute('aria-colindex') ?? c + 1].map(Number),
            both: row.hasAttribute('aria-rowindex') && cell.hasAttribute('aria-colindex'),
          })),
        ),
      }));
    });
    assert.equal(new Set(areas.map(({ name }) => name)).size, areas.length);
    // What is entered by the ear has a name.
    const told = await page.locator('patience-game').ariaSnapshot();
    assert.match(told, /^ *- group "Legal moves"/m);
    assert.doesNotMatch(told, /^ *- (?:group|toolbar|grid|region|dialog)(?::| *$)/m);
    for (const { rows, columns, cells } of areas) {
      assert.equal(Math.max(...cells.map((cell) => cell.at[0])), rows);
      assert.equal(Math.max(...cells.map((cell) => cell.at[1])), columns);
      assert.equal(new Set(cells.map((cell) => cell.at.join())).size, cells.length, 'no two in one place');
      assert.ok(!cells.some(({ both }) => both), id);
      for (const { pile: address, at: place } of cells)
        if (/^r\d/.test(address)) assert.equal(address, `r${place[0]}c${place[1]}`);
    }
    const area = () =>
      page.evaluate(() => {
        const cell = document.querySelector('patience-game')?.shadowRoot?.activeElement;
        return cell?.closest('[role="grid"]')?.getAttribute('aria-label');
      });
    await focusOn(page, areas[0].cells[0].pile);
    for (const { name } of [...areas.slice(1), areas[0]]) {
      await page.keyboard.press('F6');
      await eventually(async () => assert.equal(await area(), name, id));
    }
    await page.keyboard.press('Shift+F6');
    await eventually(async () => assert.equal(await area(), areas[areas.length - 1].name));
  }
});

/** The rows of the Labyrinth in a position: how many cards lie in each of their spaces. @param {string} link */
function rowsOf(link) {
  const { piles } = atLink(link, (table) => table.view());
  /** @type {number[][]} */
  const rows = [];
  for (const [n, address] of pileAddresses(link.split('/')[0]).entries()) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(address) ?? [];
    if (row) (rows[Number(row) - 1] ??= [])[Number(column) - 1] = piles[n].count;
  }
  return rows;
}

/** Positions of recorded games in which whole rows hold no card and a later one does, each a kind of its own. @returns {string[]} */
function withRowsGone() {
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const id of IDS.filter((one) => one.startsWith('labyrinth')))
    for (const nth of [0, 1, 2])
      for (const link of winningLine(id, nth).links) {
        const held = rowsOf(link).map((row) => row.some(Boolean));
        const last = held.lastIndexOf(true);
        const gone = held.flatMap((some, row) => (some || row > last ? [] : [row]));
        if (gone.length && !kinds.has(`${id} ${gone}`)) kinds.set(`${id} ${gone}`, link);
      }
  return [...kinds.values()];
}

test('a Labyrinth whose rows are gone keeps the numbers of its rows and columns', async (t) => {
  const links = withRowsGone();
  assert.ok(links.length > 10);
  const { page } = await open(t, `#${links[0]}`, STILL);
  await waitForTable(page);
  for (const link of links) {
    await openLink(page, link);
    const found = await page.evaluate(() => {
      const area = document.querySelector('patience-game')?.shadowRoot?.querySelector('[data-area="tableau"]');
      return {
        rows: Number(area?.getAttribute('aria-rowcount')),
        columns: Number(area?.getAttribute('aria-colcount')),
        cells: [...(area?.children ?? [])].map((row) =>
          [...row.children].map((cell) => [/** @type {HTMLElement} */ (cell).dataset.pile, cell.ariaLabel]),
        ),
      };
    });
    const rows = rowsOf(link);
    const dealt = atLink(link, (table) => table.view().tiers);
    assert.deepEqual([found.rows, found.columns], [dealt, rows[0].length], link);
    // Every space of the rows that were dealt has its cell, and says whether a card lies there.
    for (const [r, cells] of found.cells.entries())
      for (const [c, [address, label]] of cells.entries()) {
        assert.equal(address, `r${r + 1}c${c + 1}`, link);
        assert.equal(/\bempty\b/.test(label ?? ''), rows[r][c] === 0, `${link} ${address}: ${label}`);
      }
    assert.deepEqual(
      found.cells.map((cells) => cells.length),
      rows.slice(0, dealt).map((row) => row.length),
    );
  }
});

test('cells that are not drawn are counted all the same: rows and columns have the numbers of the rules', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`, { ...STILL, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  for (const link of withRowsGone().filter((one) => one.startsWith('labyrinth/'))) {
    await openLink(page, link);
    for (const drawn of /** @type {const} */ (['rows with a card', 'cards alone'])) {
      const found = await page.evaluate(async (which) => {
        const { Grid } = await import(new URL('www/table/board/cells.js', document.baseURI).href);
        const { info, board, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
        const held = (/** @type {number} */ pile) => view.piles[pile].count > 0;
        const inRow = (/** @type {any} */ { row }) =>
          info.places.some((/** @type {any} */ other, /** @type {number} */ n) => other.row === row && held(n));
        const piles = info.places.map((/** @type {any} */ place, /** @type {number} */ pile) => {
          if (!place.row) return null;
          return (which === 'cards alone' ? held(pile) : inRow(place)) ? board.boxOf(pile) : null;
        });
        const grid = new Grid();
        grid.arrange({ info, at: { piles, unit: 1 } });
        const [area] = grid.el.children;
        return {
          rows: Number(area.getAttribute('aria-rowcount')),
          columns: Number(area.getAttribute('aria-colcount')),
          cells: [...area.children].flatMap((row, r) =>
            [...row.children].map((cell, c) => ({
              pile: /** @type {HTMLElement} */ (cell).dataset.pile,
              at: [row.getAttribute('aria-rowindex') ?? r + 1, cell.getAttribute('aria-colindex') ?? c + 1].map(Number),
            })),
          ),
        };
      }, drawn);
      const rows = rowsOf(link);
      const wanted = rows.flatMap((row, r) =>
        row.flatMap((count, c) =>
          count || (drawn === 'rows with a card' && row.some(Boolean)) ? [[r + 1, c + 1]] : [],
        ),
      );
      assert.deepEqual(
        found.cells,
        wanted.map(([r, c]) => ({ pile: `r${r}c${c}`, at: [r, c] })),
        `${link}, ${drawn}`,
      );
      assert.equal(found.rows, Math.max(...wanted.map(([r]) => r)));
      assert.equal(found.columns, Math.max(...wanted.map(([, c]) => c)));
    }
  }
});

test('in brief what is asked is heard only where it is something else', async (t) => {
  const { page } = await open(t, '#empress-of-india/EYC2-7CD8', STILL);
  await waitForTable(page);
  await focusOn(page, 'a1');
  await page.keyboard.press('d');
  await hears(
    page,
    /^Three of diamonds turned, to red talon\. Queen of diamonds and two of spades can go home together/,
  );
  await page.locator('patience-game').evaluate((game) => game.setAttribute('speech', 'brief'));
  await page.keyboard.press('d');
  await hears(page, 'King of clubs turned, to black talon.');
  await page.keyboard.press('s');
  await hears(page, /, 125 in the stock\. Queen of diamonds and two of spades can go home together/);
});

test('that the rest goes home by itself is said with the move that has made it so', async (t) => {
  const game = winningLine('empress-of-india');
  const ends = (/** @type {string} */ link) => atLink(link, (table) => !table.view().stock && table.finish() !== '');
  const ply = game.links.findIndex((link, n) => n > 0 && !game.moves[n - 1].startsWith('stock') && ends(link)) - 1;
  assert.ok(ply >= 0 && !ends(game.links[ply]));
  const { page } = await open(t, `#${game.links[ply]}`, STILL);
  await waitForTable(page);
  await hears(page, new RegExp(`deal ${game.deal}`));
  await focusOn(page, 'a1');
  await listen(page);
  await page.locator('patience-game').evaluate((el, move) => /** @type {any} */ (el).host.act(move), game.moves[ply]);
  await hears(page, / Press Finish to play the last \d+ moves\.$/);
  const { report } = atLink(game.links[ply], (table) => table.act(game.moves[ply]));
  const [text, ...others] = await all(page);
  assert.deepEqual(others, []);
  assert.ok(text.startsWith(say(report[0])), text);
});

for (const id of IDS) {
  test(`${id}: where the rest goes home by itself, each card on the way is heard, and seen how many moves are left`, async (t) => {
    const game = winningLine(id);
    const left = (/** @type {string} */ link) =>
      atLink(link, (table) => (table.view().stock ? 0 : table.finish().split(' ').filter(Boolean).length));
    const ply = game.links.findIndex((link) => left(link) > 3);
    assert.ok(ply >= 0);
    const { page } = await open(t, `#${game.links[ply]}`, STILL);
    await waitForTable(page);
    const sentence = () =>
      page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.frame.sentence);
    await eventually(async () => assert.equal(await sentence(), core.finish.ready(left(game.links[ply]))));
    await listen(page);
    for (let at = ply, acts = 0; acts < 6 && left(game.links[at]) > 1; acts++) {
      const act = game.moves[at];
      const view = await page.locator('patience-game').evaluate((el, move) => {
        const { host } = /** @type {any} */ (el);
        host.act(move);
        return host.view;
      }, act);
      at = game.plies.get(view.link) ?? assert.fail(`${act} leaves the line`);
      const seen = left(view.link) ? core.finish.ready(left(view.link)) : core.hand.untilChoice(view.prompt);
      if (view.outcome === 'playing') await eventually(async () => assert.equal(await sentence(), seen));
      await hears(page, new RegExp(say(view.report[0]).slice(0, -1)));
    }
    for (const text of await all(page)) assert.doesNotMatch(text, / 0 moves/);
  });
}

test('no two piles of a game have one name, in any language', async () => {
  for (const code of Object.keys(LANGUAGES).filter((one) => !one.startsWith('x-'))) {
    const { moves } = await import(`../../www/words/${code}/deferred.js`);
    for (const { id, places } of rules.games()) {
      /** @type {string[]} */
      const names = places.map((/** @type {import('../../www/pkg/patience_wasm.js').Place} */ place) =>
        moves.pile(place),
      );
      const twice = names.filter((name, n) => names.indexOf(name) < n);
      assert.deepEqual(twice, [], `${id} in ${code}`);
    }
  }
});

test('what is in hand and where it may go is said; several ways are chosen by number, where the player is', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, STILL);
  await waitForTable(page);
  await focusOn(page, 'a3');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a3']));
  assert.match((await page.locator(pileSelector('a3')).getAttribute('aria-label')) ?? '', /, selected$/);
  const targets = page.locator('[role="gridcell"][aria-description]');
  assert.ok((await targets.count()) > 1);
  assert.match((await targets.first().getAttribute('aria-description')) ?? '', /can go here$/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await targets.count(), 0));

  const { link, to } = ambiguousMove();
  await page.evaluate((wanted) => void (location.hash = `#${wanted}`), link);
  await eventually(async () => assert.equal((await readTable(page)).link, link));
  await focusOn(page, to);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.ok((await readTable(page)).choices.length > 1));
  await hears(page, /1, .+; 2, .+\. Press the number\.$/);
  const cell = await page.evaluate(
    () => /** @type {any} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.dataset.pile,
  );
  assert.equal(cell, to, 'the focus is where the player is');
  await page.keyboard.press('1');
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
});

test('a pile is gone through card by card, by Shift and the arrows, and in its list, which has the focus', async (t) => {
  const game = winningLine('fairie-queen');
  const link = game.links[Math.floor(game.moves.length / 3)];
  const { page } = await open(t, `#${link}`, STILL);
  await waitForTable(page);
  const { piles } = atLink(link, (table) => table.view());
  const deep = piles.findIndex(
    (/** @type {{ cards: string }} */ one, /** @type {number} */ n) =>
      one.cards.length > 8 && pileAddresses(game.id)[n].startsWith('c'),
  );
  const cards = piles[deep].cards.match(/../g) ?? [];
  const address = pileAddresses(game.id)[deep];
  await focusOn(page, address);
  await page.keyboard.press('Shift+ArrowDown');
  await hears(page, `${later.popover.card(cards[cards.length - 2], 2, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowDown');
  await hears(page, `${later.popover.card(cards[cards.length - 3], 3, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowUp');
  await hears(page, `${later.popover.card(cards[cards.length - 2], 2, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowUp');
  await hears(page, `${later.popover.card(cards[cards.length - 1], 1, cards.length)}.`);
  await page.keyboard.press('i');
  const focused = () =>
    page.evaluate(() => document.querySelector('patience-game')?.shadowRoot?.activeElement?.getAttribute('aria-label'));
  await eventually(async () =>
    assert.equal(await focused(), later.popover.card(cards[cards.length - 1], 1, cards.length)),
  );
  /** @param {number} nth from the top */
  const reads = (nth) =>
    eventually(async () =>
      assert.equal(await focused(), later.popover.card(cards[cards.length - nth], nth, cards.length)),
    );
  await page.keyboard.press('ArrowLeft');
  await reads(2);
  // Down goes into the pile, as Shift and Down does at the table.
  await page.keyboard.press('ArrowDown');
  await reads(3);
  await page.keyboard.press('ArrowUp');
  await reads(2);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.match((await focused()) ?? '', /^Column /));
});

test('asked and played in words: answers are heard and seen, Escape goes back to the cards', async (t) => {
  const game = winningLine('sly');
  const ply = game.moves.findIndex((move) => /^p\d+>[CDHS]\+$/.test(move));
  const { page } = await open(t, `#${game.links[ply]}`, STILL);
  await waitForTable(page);
  await focusOn(page, 'p7');
  await page.keyboard.press('/');
  const field = page.locator('.asking-line');
  await until(() => field.isVisible());
  /** @param {string} text */
  const ask = async (text) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await ask('What does hearts up want?');
  await hears(page, /^Hearts up (takes|is)/);
  assert.equal(await page.locator('.asking-answer').innerText(), (await heard(page)).text);
  await ask('<img src=x onerror=alert(1)>');
  await hears(page, /isn’t something I understand/);
  await ask('help 2');
  await hears(page, /Type help 3 for more\.$/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await field.count(), 0));
  const cell = () =>
    page.evaluate(
      () => /** @type {any} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.dataset.pile,
    );
  assert.equal(await cell(), 'p7');
  await page.keyboard.press(':');
  await until(() => field.isVisible());
  await ask(game.moves[ply]);
  await eventually(async () =>
    assert.equal((await readTable(page)).link, atLink(game.links[ply], (table) => table.act(game.moves[ply])).link),
  );
  await eventually(async () => assert.equal(await cell(), 'p7', 'a move closes the line'));
});

test('words are read as a player may write them', () => {
  const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === 'sly');
  if (!info) throw new Error('no Sly');
  const piles = info.places.map((place, n) => ({
    address: place.address,
    name: later.moves.pile(place),
    top: n === pileAddresses('sly').indexOf('p3') ? 'QH' : '',
  }));
  const reading = new Reading(asking.grammar, { piles });
  const [p3, p7, up] = ['p3', 'p7', 'H+'].map((name) => pileAddresses('sly').indexOf(name));
  for (const text of ['what lies under packet 7', 'Under P7?', 'what is under packet seven', 'pile under p7'].slice(
    0,
    3,
  ))
    assert.deepEqual(reading.command(text)?.places, [[p7]], text);
  for (const text of ['Why not?', 'why', 'why not this pile'])
    assert.equal(reading.command(text)?.command, 'whyHere', text);
  assert.equal(reading.command('why not packet 7')?.command, 'whyIdle');
  for (const text of ['where are the queens', 'Where is the QUEEN of hearts?', 'where is qh', 'queens'])
    assert.equal(reading.command(text)?.cards?.rank, 'Q', text);
  for (const text of ['p3 h+', 'p3>h+', 'packet 3 to hearts up', 'Queen of hearts on hearts up'])
    assert.deepEqual(reading.move(text), { from: [p3], to: [up] }, text);
  assert.deepEqual(reading.move('queen of hearts home'), { from: [p3], to: null });
  for (const text of ['', '   ', '{place}', 'where', 'x'.repeat(5000), 'to to to to', 'packet'.repeat(40)])
    assert.doesNotThrow(() => [reading.command(text), reading.move(text)]);
});

test('dealing is told in three measures', () => {
  const game = winningLine('labyrinth');
  const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === 'labyrinth');
  if (!info) throw new Error('no Labyrinth');
  const [before, view] = atLink(game.links[0], (table) => [table.view(), table.dealOn()]);
  const told = (/** @type {'brief' | 'normal' | 'full'} */ measure) =>
    heardOf(info, before, view, view.report, measure)[0];
  assert.match(told('brief'), /^Ten dealt(, \w+ can go home)?\.$/);
  assert.match(told('normal'), /^Ten cards dealt(; \w+ can go home: columns? [\d, and]+)?\.$/);
  assert.match(told('full'), /^Row 2 dealt: [a-z ]+ to column 1(, can go home)?; .* to column 10(, can go home)?\.$/);
});

test('in full, and only then, it is heard where a card lies that was in hand when more were dealt, or that takes a place', () => {
  /**
   * What the first act of a line is heard to do that reports something.
   * @param {string} id @param {string} key @param {(table: import('../../www/pkg/patience_wasm.js').Table, move: string) => import('../../www/pkg/patience_wasm.js').View | null} act
   */
  const first = (id, key, act) => {
    const game = winningLine(id);
    const info = rules.games().find((/** @type {{ id: string }} */ one) => one.id === id);
    if (!info) throw new Error(`no game ${id}`);
    for (const [ply, move] of game.moves.entries()) {
      const found = atLink(game.links[ply], (table) => {
        const before = table.view();
        const view = act(table, move);
        if (!view?.report.some(({ k }) => k === key)) return null;
        return {
          before,
          full: heardOf(info, before, view, view.report, 'full'),
          normal: heardOf(info, before, view, view.report, 'normal'),
        };
      });
      if (found) return found;
    }
    return assert.fail(`${id}: nothing reports ${key}`);
  };
  const dealt = first('sly', 'cards-dealt', (table) =>
    table.view().pending !== null && table.view().dealLabel ? table.dealOn() : null,
  );
  assert.match(dealt.full[0], /^\w+ of \w+ to packet \d+\.$/);
  assert.match(dealt.full[1], /cards dealt: \w+ of \w+ to packet/);
  assert.ok(!dealt.normal.includes(dealt.full[0]), dealt.normal.join(' '));
  assert.equal(dealt.full.length, dealt.normal.length + 1);
  const taken = first('empress-of-india', 'card-takes-its-place', (table, move) => table.act(move));
  assert.ok(
    taken.full.some((text) => / to (?:Army|Navy) \d+\.$/.test(text)),
    taken.full.join(' '),
  );
  assert.ok(
    taken.normal.some((text) => /takes its place\.$/.test(text)),
    taken.normal.join(' '),
  );
});

test('cells stay where they are when others come; N goes on from the player; where the player is, nothing is told twice', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[3]}`, STILL);
  await waitForTable(page);
  await page.evaluate(() => {
    const grid = document.querySelector('patience-game')?.shadowRoot?.querySelector('.grid');
    let gone = 0;
    Object.assign(globalThis, { __gone: () => gone });
    const watch = new MutationObserver((all) => (gone += all.reduce((sum, one) => sum + one.removedNodes.length, 0)));
    if (grid) watch.observe(grid, { childList: true, subtree: true });
  });
  await focusOn(page, 'r1c9');
  await page.keyboard.press('d');
  await eventually(async () => assert.equal(await page.locator(pileSelector('r2c1')).count(), 1));
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).__gone()), 0);
  const cell = () =>
    page.evaluate(
      () => /** @type {any} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.dataset.pile,
    );
  assert.equal(await cell(), 'r1c9');
  await page.keyboard.press('n');
  await eventually(async () => assert.equal(await cell(), 'r2c4', 'the next, not the first'));

  const queen = winningLine('fairie-queen');
  const lay = queen.moves.findIndex((move, n) => move === 'hand>c2' && n > 40);
  await page.evaluate((wanted) => void (location.hash = `#${wanted}`), queen.links[lay]);
  await eventually(async () => assert.equal((await readTable(page)).link, queen.links[lay]));
  await focusOn(page, 'c1');
  await focusOn(page, 'c2');
  await page.keyboard.press('n');
  // On a busy machine after what is said of the game that has come.
  await hears(page, /(?:^|\. )Column 2: .+; the .+ can go here\. It’s the only one\.$/);
  await page.keyboard.press('Enter');
  // The card that is turned is named by what is asked, and at the place only when the player comes back.
  await eventually(async () => assert.doesNotMatch((await heard(page)).text, /It’s the only one/));
  assert.doesNotMatch((await heard(page)).text, /turned\. [A-Z][a-z]+ of [a-z]+\./);
  assert.equal(await page.locator(pileSelector('c2')).getAttribute('aria-description'), null);
  await page.keyboard.press('/');
  await until(() => page.locator('.asking-line').isVisible());
  await page.keyboard.type('go to column 1');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await cell(), 'c1'));
  await eventually(async () => assert.equal(await page.locator('.asking-line').count(), 0));
  assert.match((await page.locator(pileSelector('c2')).getAttribute('aria-description')) ?? '', /can go here$/);
});

test('what lies over the table gives the focus back before it goes, and goes for the ear when the player goes on', async (t) => {
  const game = winningLine('fairie-queen');
  const first = pileAddresses(game.id).indexOf('c1');
  // A card is in hand, which may not go to the first column, and there are cards in that to be read.
  const link = game.links.find((one) => {
    const view = atLink(one, (table) => table.view());
    const { cards, movable } = view.piles[first];
    return (
      view.pending !== null && !movable && cards.length > 8 && !offersOf(view, view.pending).targets.includes(first)
    );
  });
  const { page } = await open(t, `www/embed.html#${link}`, { ...STILL, clock: true });
  await waitForTable(page);
  await focusOn(page, 'c1');
  // The elements that lie there only for the ear are there until the clock goes on.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
  const state = () =>
    page.evaluate(() => {
      const root = document.querySelector('patience-game')?.shadowRoot;
      const over = root?.querySelectorAll('.look, .refusal') ?? [];
      return {
        at: /** @type {HTMLElement | null | undefined} */ (root?.activeElement)?.dataset,
        inside: !!root?.activeElement?.closest('.look, .refusal'),
        over: over.length,
        leaving: [...over].filter((el) => getComputedStyle(el).opacity === '0').length,
      };
    });
  /** @param {() => Promise<unknown>} begin @param {Record<string, string>} back */
  const goesAndComes = async (begin, back, { inside = true } = {}) => {
    await begin();
    await eventually(async () => assert.equal((await state()).inside, inside));
    await page.keyboard.press('Escape');
    await eventually(async () => {
      const { at: there, over, leaving } = await state();
      assert.equal(
        Object.entries(back).find(([name, value]) => there?.[name] !== value),
        undefined,
        JSON.stringify(there),
      );
      assert.deepEqual([over, leaving], [1, 1], 'it is there, and not to be seen');
    });
  };
  const key = (/** @type {string} */ name) => () => page.keyboard.press(name);
  for (const name of ['i', '?', '/']) {
    await goesAndComes(key(name), { pile: 'c1' });
    await page.keyboard.press('r');
    await eventually(async () => assert.equal((await state()).over, 0, 'with the next key'));
  }
  await goesAndComes(key('?'), { pile: 'c1' });
  await page.clock.runFor(5000);
  assert.equal((await state()).over, 0, 'or after a while');
  const menu = page.locator('patience-game [data-action="menu"]');
  const openMenu = () => menu.focus().then(() => page.keyboard.press('Enter'));
  await goesAndComes(openMenu, { action: 'menu' });
  // The keys, from the menu: they are read, too, and the focus goes back to where the menu was opened.
  await openMenu();
  await eventually(async () => assert.ok((await state()).inside));
  await page.locator('patience-game .entry', { hasText: later.menu.keys }).focus();
  await goesAndComes(key('Enter'), { action: 'menu' });
  await page.keyboard.press('r');
  // A refusal, whose tag is read and closed by its button.
  await focusOn(page, 'c1');
  await page.keyboard.press('Enter');
  const close = page.locator('patience-game .refusal-close');
  await goesAndComes(() => until(() => close.isVisible()).then(() => close.focus()), { pile: 'c1' });
});

test('a page that is opened with a game is busy until the game is told', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    /** @type {string[]} */
    const all = [];
    Object.assign(globalThis, { __states: all });
    const note = () => {
      const busy = document.body?.getAttribute('aria-busy') === 'true';
      const told = document.querySelector('patience-game')?.shadowRoot?.querySelector('.room > [role="status"]');
      const now = `${busy ? 'busy' : 'ready'} ${told?.textContent ? 'told' : 'untold'}`;
      if (document.body && all.at(-1) !== now) all.push(now);
      requestAnimationFrame(note);
    };
    note();
  });
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, { profile });
  await hears(page, new RegExp(`deal ${game.deal}`));
  await eventually(async () => {
    const states = await page.evaluate(() => /** @type {any} */ (globalThis).__states);
    assert.equal(states.at(-1), 'ready told');
    assert.ok(states.includes('busy untold') && !states.includes('busy told'), states.join());
    // Before the site’s own script has come nothing is known of it.
    assert.ok(states.lastIndexOf('ready untold') <= states.indexOf('busy untold') || states.at(-2) === 'ready untold');
  });
});

test('equal moves are told apart by where they are; of a card that may go to many places it is told to how many', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page } = await open(t, `#${empress.links[0]}`, STILL);
  await waitForTable(page);
  const view = atLink(empress.links[0], (table) => table.view());
  const many = view.piles.findIndex((/** @type {any} */ one) => one.says?.k === 'choose-place' && one.movable);
  await focusOn(page, pileAddresses('empress-of-india')[many]);
  await page.keyboard.press('Enter');
  await hears(page, /^\S+ piles can take the .+\. Press N for the next\.$/);
  const { targets } = await page.evaluate(
    (n) => /** @type {any} */ (document.querySelector('patience-game')).host.offersOf(n),
    many,
  );
  assert.equal(
    (await heard(page)).text,
    core.hand.places(/** @type {any} */ (view.piles[many].says).card, targets.length),
  );

  // A position in which the same card lies, and goes home, in two places.
  const twin = IDS.flatMap((id) => {
    const game = winningLine(id);
    const link = game.links.find((one) => {
      const groups = atLink(one, (table) => table.moves());
      const home = groups.flatMap(({ moves }) => moves.filter((/** @type {any} */ move) => move.home));
      return home.some((a, n) => home.slice(n + 1).some((b) => say(a.token) === say(b.token) && a.from !== b.from));
    });
    return link ? [link] : [];
  })[0];
  await page.evaluate((wanted) => void (location.hash = `#${wanted}`), twin);
  await eventually(async () => assert.equal((await readTable(page)).link, twin));
  await page.locator('patience-game [role="gridcell"]').first().focus();
  await page.keyboard.press('/');
  await until(() => page.locator('.asking-line').isVisible());
  await page.keyboard.type('what can go home');
  await page.keyboard.press('Enter');
  await hears(page, / home: /);
  const told = (await heard(page)).text
    .replace(/^.* home: /, '')
    .replace(/\.$/, '')
    .split('; ');
  assert.equal(new Set(told).size, told.length, told.join());
  assert.ok(told.some((one) => / from /.test(one)));
});

test('a hint says where its cards are, once, and leaves the focus where it is', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[game.links.length - 20]}`, STILL);
  await waitForTable(page);
  await page.locator(pileSelector('a3')).focus();
  await page.keyboard.press('h');
  // One that comes at once is heard after what is said while it is looked for.
  await hears(page, /(?:^|… )Hint: .+\. (?:Army|Navy) \d+, then [^,.]+\.$/);
  const focused = page.locator('patience-game [role="gridcell"]:focus');
  assert.equal(await focused.getAttribute('data-pile'), 'a3');
  // What is seen leaves out what the marks show.
  const seen = await page.evaluate(
    () => /** @type {any} */ (document.querySelector('patience-game')).host.frame.sentence,
  );
  assert.match(seen, /^Hint: /);
  assert.doesNotMatch(seen, /, then /);
  await page.keyboard.press('h');
  await hears(page, /^Possible .+\. (?:Army|Navy) \d+, then [^,.]+\.$/);
  await page.keyboard.press('s');
  await eventually(async () => assert.doesNotMatch((await heard(page)).text, /, then /));
});
