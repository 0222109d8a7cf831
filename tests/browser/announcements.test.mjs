// Speech of the table, without a screen reader: a live region with one text, grids with meaningful rows and columns, the
// cards of a pile one by one, and the command line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { describeAction } from '../../www/table/speech/describe-action.js';
import { say, words as core } from '../../www/words/core.js';
import { words as reports } from '../../www/words/reports.js';
import { words as commandLine } from '../../www/words/command-line.js';
import { LANGUAGES } from '../../www/words/language.js';
import { Parser } from '../../www/table/command-line/parser.js';
import { eventually, freezeClock, newProfile, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, pileAddresses, rules } from './support/games.mjs';
import { ambiguousMove } from './support/player.mjs';
import { PHONE, tablePage } from './support/table-page.mjs';
import { dealByKey, expectLink, openLink, readTable, waitForTable } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';

// Imported by URL: its types would pull in those of the whole page.
const { Answers } = await import(new URL('../../www/table/command-line/answers.js', import.meta.url).href);

const STILL = /** @type {const} */ ({ context: { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } });

test('on a phone the first announcement names no key', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  await table.expectAnnouncement(/^Sly, deal/);
  assert.doesNotMatch(await table.announcement(), /Press/);
});

test('the live region has one text, report before prompt; refusals are repeated, reports are not', async (t) => {
  const game = winningLine('labyrinth');
  const deals = game.moves.flatMap((move, n) => (move.startsWith('stock') ? [n] : []));
  const { page } = await open(t, `#${game.links[deals[2]]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.recordAnnouncements();
  await dealByKey(page);
  await table.expectAnnouncement(/^Ten cards dealt(; .* can go home: columns? .*)?\. .*[Dd]eal row 5\.$/);
  assert.equal(
    await table.evaluate(({ shadowRoot }) => shadowRoot.querySelector('[role="status"]').childNodes.length),
    1,
  );
  const { piles } = await table.view();
  const blocked = pileAddresses('labyrinth').findIndex(
    (name, n) => /^r\d/.test(name) && piles[n].count && !piles[n].available,
  );
  const address = pileAddresses('labyrinth')[blocked];
  assert.match((await table.cell(address).getAttribute('aria-label')) ?? '', /, blocked$/);
  await table.cell(address).focus();
  const before = (await table.announcements()).length;
  // Two single presses, not a double press.
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await table.announcements()).length, before + 1));
  const [first] = (await table.announcements()).slice(-1);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.ok((await table.announcements()).length > before + 1, 'announced again'));
  // Two keys in quick succession.
  await table.cell(address).evaluate((cell) => {
    for (const key of ['Escape', 'r'])
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  });
  await eventually(async () => assert.ok((await table.announcements()).length > before + 2, 'the prompt is repeated'));
  assert.ok(first.length > 10);
  assert.ok(
    !(await table.announcements()).slice(before).some((text) => text.includes('dealt')),
    'the report is announced once',
  );
  // An announcement that waits is repeated, too.
  await table.evaluate(({ host: { announcer } }) => {
    announcer.announceState();
    announcer.repeat();
  });
  await table.expectAnnouncement(/of 104 home/);
});

test('the first game is announced once the page has loaded, the next one at once', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { ...STILL, clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await table.expectAnnouncement(/^Sly, deal/);
  await freezeClock(page);
  await table.setLink(winningLine('labyrinth').links[0]);
  await page.clock.runFor(500);
  await table.expectAnnouncement(/^The Labyrinth, deal/);
});

test('full speech says where each dealt card is, also when it is asked for the last action', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.setAttribute('speech', 'full');
  await table.cell('stock').focus();
  await dealByKey(page);
  await table.expectAnnouncement(/dealt: .+ of .+ to packet \d+/);
  const [, where] = /(dealt: .*?)\. /.exec(await table.announcement()) ?? [];
  await page.keyboard.press('l');
  await table.expectAnnouncement(/^Last: /);
  assert.ok(where && (await table.announcement()).includes(where), await table.announcement());
});

test('a key that is held down speaks once', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[20]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('stock').focus();
  await table.recordAnnouncements();
  for (let n = 0; n < 4; n++) await page.keyboard.down('l');
  await page.keyboard.up('l');
  await table.expectAnnouncement(/^Last/);
  await page.keyboard.press('s');
  await table.expectAnnouncement(/of 104 home/);
  assert.equal((await table.announcements()).filter((/** @type {string} */ text) => /^Last/.test(text)).length, 1);
});

test('the grids of each table have distinct cells, numbered as in the rules of the Labyrinth; F6 cycles through grids', async (t) => {
  for (const id of IDS.filter((id) => !id.startsWith('labyrinth-'))) {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`, STILL);
    const table = tablePage(page);
    await waitForTable(page);
    const areas = await table.evaluate(({ shadowRoot: root }) =>
      [...root.querySelectorAll('[role="grid"]')].map((area) => ({
        name: area.getAttribute('aria-label'),
        rows: Number(area.getAttribute('aria-rowcount')),
        columns: Number(area.getAttribute('aria-colcount')),
        cells: [...area.querySelectorAll('[role="row"]')].flatMap((row, r) =>
          [...row.children].map((cell, c) => ({
            pile: /** @type {HTMLElement} */ (cell).dataset.pile ?? '',
            // Without an index they are counted; with both indexes Orca 43 would fall silent.
            at: [row.getAttribute('aria-rowindex') ?? r + 1, cell.getAttribute('aria-colindex') ?? c + 1].map(Number),
            both: row.hasAttribute('aria-rowindex') && cell.hasAttribute('aria-colindex'),
          })),
        ),
      })),
    );
    assert.equal(new Set(areas.map(({ name }) => name)).size, areas.length);
    // Every group that a screen reader enters has a name.
    const snapshot = await page.locator('patience-game').ariaSnapshot();
    assert.match(snapshot, /^ *- group "Possible moves"/m);
    assert.doesNotMatch(snapshot, /^ *- (?:group|toolbar|grid|region|dialog)(?::| *$)/m);
    for (const { rows, columns, cells } of areas) {
      assert.equal(Math.max(...cells.map((cell) => cell.at[0])), rows);
      assert.equal(Math.max(...cells.map((cell) => cell.at[1])), columns);
      assert.equal(new Set(cells.map((cell) => cell.at.join())).size, cells.length, 'no two cells at one index');
      assert.ok(!cells.some(({ both }) => both), id);
      for (const { pile: address, at: place } of cells)
        if (/^r\d/.test(address)) assert.equal(address, `r${place[0]}c${place[1]}`);
    }
    const area = () =>
      table.evaluate(({ shadowRoot }) => {
        const cell = shadowRoot.activeElement;
        return cell?.closest('[role="grid"]')?.getAttribute('aria-label');
      });
    await table.cell(areas[0].cells[0].pile).focus();
    for (const { name } of [...areas.slice(1), areas[0]]) {
      await page.keyboard.press('F6');
      await eventually(async () => assert.equal(await area(), name, id));
    }
    await page.keyboard.press('Shift+F6');
    await eventually(async () => assert.equal(await area(), areas[areas.length - 1].name));
  }
});

/** The numbers of cards in the rows of a position of the Labyrinth. @param {string} link */
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

/** Positions of recorded games with empty rows above an occupied row, one for each set of empty rows. @returns {string[]} */
function linksWithEmptyRows() {
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const id of IDS.filter((id) => id.startsWith('labyrinth')))
    for (const nth of [0, 1, 2])
      for (const link of winningLine(id, nth).links) {
        const occupied = rowsOf(link).map((row) => row.some(Boolean));
        const last = occupied.lastIndexOf(true);
        const empty = occupied.flatMap((some, row) => (some || row > last ? [] : [row]));
        if (empty.length && !kinds.has(`${id} ${empty}`)) kinds.set(`${id} ${empty}`, link);
      }
  return [...kinds.values()];
}

test('a Labyrinth with empty rows keeps the numbers of its rows and columns', async (t) => {
  const links = linksWithEmptyRows();
  assert.ok(links.length > 10);
  const { page } = await open(t, `#${links[0]}`, STILL);
  await waitForTable(page);
  for (const link of links) {
    await openLink(page, link);
    const found = await tablePage(page).evaluate(({ shadowRoot }) => {
      const area = shadowRoot.querySelector('[data-region="tableau"]');
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
    // Every space of the dealt rows has a cell, whose name says if it is empty.
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

test('cells that are not drawn count: rows and columns have the numbers of the rules', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`, {
    ...STILL,
    site: await serveForTest(t, UNBUNDLED),
  });
  await waitForTable(page);
  for (const link of linksWithEmptyRows().filter((link) => link.startsWith('labyrinth/'))) {
    await openLink(page, link);
    for (const drawn of /** @type {const} */ (['rows with a card', 'cards alone'])) {
      const found = await page.evaluate(async (which) => {
        const { CellGrid } = await import(new URL('www/table/board/cells.js', document.baseURI).href);
        const { info, board, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
        const hasCards = (/** @type {number} */ pile) => view.piles[pile].count > 0;
        const inRow = (/** @type {any} */ { row }) =>
          info.places.some((/** @type {any} */ other, /** @type {number} */ n) => other.row === row && hasCards(n));
        const piles = info.places.map((/** @type {any} */ place, /** @type {number} */ pile) => {
          if (!place.row) return null;
          return (which === 'cards alone' ? hasCards(pile) : inRow(place)) ? board.boxOf(pile) : null;
        });
        const grid = new CellGrid();
        grid.rebuild({ info, arrangement: { piles, cardWidth: 1 } });
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

test('brief speech announces a prompt only when it has changed', async (t) => {
  const { page } = await open(t, '#empress-of-india/EYC2-7CD8', STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('a1').focus();
  await dealByKey(page);
  await table.expectAnnouncement(
    /^Three of diamonds turned, to red talon\. Queen of diamonds and two of spades can go home together/,
  );
  await table.setAttribute('speech', 'brief');
  await page.keyboard.press('d');
  await table.expectAnnouncement('King of clubs turned, to black talon.');
  await page.keyboard.press('s');
  await table.expectAnnouncement(/, 125 in the stock\. Queen of diamonds and two of spades can go home together/);
});

test('the move that makes Finish possible announces it', async (t) => {
  const game = winningLine('empress-of-india');
  const canFinish = (/** @type {string} */ link) =>
    atLink(link, (table) => !table.view().stock && table.finish() !== '');
  const ply = game.links.findIndex((link, n) => n > 0 && !game.moves[n - 1].startsWith('stock') && canFinish(link)) - 1;
  assert.ok(ply >= 0 && !canFinish(game.links[ply]));
  const { page } = await open(t, `#${game.links[ply]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.expectAnnouncement(new RegExp(`deal ${game.deal}`));
  await table.cell('a1').focus();
  await table.recordAnnouncements();
  await table.evaluate(({ host }, move) => host.playAction(move), game.moves[ply]);
  await table.expectAnnouncement(/ Press Finish to play the last \d+ moves\.$/);
  const { report } = atLink(game.links[ply], (table) => table.act(game.moves[ply]));
  const [text, ...others] = await table.announcements();
  assert.deepEqual(others, []);
  assert.ok(text.startsWith(say(report[0])), text);
});

for (const id of IDS) {
  test(`${id}: while Finish is possible each move is announced, and the sentence shows the number of moves left`, async (t) => {
    const game = winningLine(id);
    const left = (/** @type {string} */ link) =>
      atLink(link, (table) => (table.view().stock ? 0 : table.finish().split(' ').filter(Boolean).length));
    const ply = game.links.findIndex((link) => left(link) > 3);
    assert.ok(ply >= 0);
    const { page } = await open(t, `#${game.links[ply]}`, STILL);
    const table = tablePage(page);
    await waitForTable(page);
    await eventually(async () => assert.equal(await table.sentence(), core.finish.ready(left(game.links[ply]))));
    await table.recordAnnouncements();
    for (let at = ply, acts = 0; acts < 6 && left(game.links[at]) > 1; acts++) {
      const act = game.moves[at];
      const view = await table.evaluate(({ host }, move) => {
        host.playAction(move);
        return host.view;
      }, act);
      at = game.plies.get(view.link) ?? assert.fail(`${act} leaves the line`);
      const expected = left(view.link) ? core.finish.ready(left(view.link)) : core.play.untilChoice(view.prompt);
      if (view.outcome === 'playing') await eventually(async () => assert.equal(await table.sentence(), expected));
      await table.expectAnnouncement(new RegExp(say(view.report[0]).slice(0, -1)));
    }
    for (const text of await table.announcements()) assert.doesNotMatch(text, / 0 moves/);
  });
}

test('every pile of a game has a distinct name, in every language', async () => {
  for (const code of Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'))) {
    const { moves } = await import(`../../www/words/${code}/reports.js`);
    for (const { id, places } of rules.games()) {
      /** @type {string[]} */
      const names = places.map((/** @type {import('../../www/pkg/patience_wasm.js').Place} */ place) =>
        moves.pile(place),
      );
      const repeated = names.filter((name, n) => names.indexOf(name) < n);
      assert.deepEqual(repeated, [], `${id} in ${code}`);
    }
  }
});

test('the selected pile and its targets are described; a number chooses between moves, and the focus stays', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('a3').focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a3']));
  assert.match((await table.cell('a3').getAttribute('aria-label')) ?? '', /, selected$/);
  const targets = page.locator('[role="gridcell"][aria-description]');
  assert.ok((await targets.count()) > 1);
  assert.match((await targets.first().getAttribute('aria-description')) ?? '', /can go here$/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await targets.count(), 0));

  const { link, to } = ambiguousMove();
  await openLink(page, link);
  await table.cell(to).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.ok((await readTable(page)).choices.length > 1));
  await table.expectAnnouncement(/1, .+; 2, .+\. Press the number\.$/);
  assert.equal(await table.focusedPile(), to, 'the focus stays');
  await page.keyboard.press('1');
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
});

/** A game with a long column: its link, the column's address and its cards. */
function longColumn() {
  const game = winningLine('fairie-queen');
  const link = game.links[Math.floor(game.moves.length / 3)];
  const { piles } = atLink(link, (table) => table.view());
  const pile = piles.findIndex(
    (/** @type {{ cards: string }} */ pile, /** @type {number} */ n) =>
      pile.cards.length > 8 && pileAddresses(game.id)[n].startsWith('c'),
  );
  return { link, address: pileAddresses(game.id)[pile], cards: piles[pile].cards.match(/../g) ?? [] };
}

test('← goes to the card at the left in the cards of a pile, in Arabic too', async (t) => {
  const { link, address } = longColumn();
  const { page } = await open(t, `?lang=ar#${link}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell(address).focus();
  await page.keyboard.press('i');
  const fan = page.locator('patience-game .popover-fan');
  await fan.waitFor();
  const cards = fan.getByRole('option');
  const last = (await cards.count()) - 1;
  await eventually(async () =>
    assert.equal(await table.focusedLabel(), await cards.nth(last).getAttribute('aria-label')),
  );
  await page.keyboard.press('ArrowLeft');
  await eventually(async () =>
    assert.equal(await table.focusedLabel(), await cards.nth(last - 1).getAttribute('aria-label')),
  );
  const [left, right] = await Promise.all([cards.nth(last - 1).boundingBox(), cards.nth(last).boundingBox()]);
  assert.ok(left && right && left.x < right.x);
});

test('Shift and arrows read a pile card by card, and its list takes the focus', async (t) => {
  const { link, address, cards } = longColumn();
  const { page } = await open(t, `#${link}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell(address).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await table.expectAnnouncement(`${reports.popover.card(cards[cards.length - 2], 2, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowDown');
  await table.expectAnnouncement(`${reports.popover.card(cards[cards.length - 3], 3, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowUp');
  await table.expectAnnouncement(`${reports.popover.card(cards[cards.length - 2], 2, cards.length)}.`);
  await page.keyboard.press('Shift+ArrowUp');
  await table.expectAnnouncement(`${reports.popover.card(cards[cards.length - 1], 1, cards.length)}.`);
  await page.keyboard.press('i');
  await eventually(async () =>
    assert.equal(await table.focusedLabel(), reports.popover.card(cards[cards.length - 1], 1, cards.length)),
  );
  await table.expectAnnouncement(/the top card last\.$/);
  /** @param {number} nth from the top */
  const expectCardFocused = (nth) =>
    eventually(async () =>
      assert.equal(await table.focusedLabel(), reports.popover.card(cards[cards.length - nth], nth, cards.length)),
    );
  await page.keyboard.press('ArrowLeft');
  await expectCardFocused(2);
  // Down goes deeper into the pile, as Shift and Down does on the table.
  await page.keyboard.press('ArrowDown');
  await expectCardFocused(3);
  await page.keyboard.press('ArrowUp');
  await expectCardFocused(2);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.match((await table.focusedLabel()) ?? '', /^Column /));
  // Opened by a pointer, it does not take the focus, and is read as a whole.
  await table.cell(address).click({ button: 'right' });
  await table.expectAnnouncement(new RegExp(`the top card last\\. ${reports.popover.fromBottom(cards)}$`));
});

test('the command line answers in speech and text and plays moves, and Escape returns to the cards', async (t) => {
  const game = winningLine('sly');
  const ply = game.moves.findIndex((move) => /^p\d+>[CDHS]\+$/.test(move));
  const { page } = await open(t, `#${game.links[ply]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('p7').focus();
  await page.keyboard.press('/');
  const field = page.locator('.command-input');
  await until(() => field.isVisible());
  /** @param {string} text */
  const ask = async (text) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await ask('What does hearts up want?');
  await table.expectAnnouncement(/^Hearts up (takes|is)/);
  assert.equal(await page.locator('.command-answer').innerText(), await table.announcement());
  await ask('<img src=x onerror=alert(1)>');
  await table.expectAnnouncement(/isn’t something I understand/);
  await ask('help 2');
  await table.expectAnnouncement(/Type help 3 for more\.$/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await field.count(), 0));
  assert.equal(await table.focusedPile(), 'p7');
  await page.keyboard.press(':');
  await until(() => field.isVisible());
  await field.evaluate((el) => el.addEventListener('blur', () => el.setAttribute('data-left', '')));
  await ask(game.moves[ply]);
  await eventually(async () =>
    assert.equal((await readTable(page)).link, atLink(game.links[ply], (table) => table.act(game.moves[ply])).link),
  );
  // The next sentence is typed into the line, not taken as shortcuts.
  assert.ok(await field.evaluate((el) => el === /** @type {ShadowRoot} */ (el.getRootNode()).activeElement));
  // A screen reader would say the cards and the line again.
  assert.equal(await field.getAttribute('data-left'), null, 'the focus stays in the line');
  const { link } = await readTable(page);
  await ask('What does hearts up want?');
  await table.expectAnnouncement(/^Hearts up (takes|is)/);
  await expectLink(page, link);
  // A hint is found while the next sentence is being typed.
  await ask('hint');
  await table.expectAnnouncement(/^(No hint|Hint|A guess)/);
  await page.keyboard.type('d');
  await eventually(async () => assert.equal(await field.inputValue(), 'd'));
  await expectLink(page, link);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await table.focusedPile(), 'p7'));
});

test('the command line understands the ways that players write', () => {
  const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === 'sly');
  if (!info) throw new Error('no Sly');
  const piles = info.places.map((place, n) => ({
    address: place.address,
    name: reports.moves.pile(place),
    top: n === pileAddresses('sly').indexOf('p3') ? 'QH' : '',
  }));
  const reading = new Parser(commandLine.grammar, { piles });
  const [p3, p7, up] = ['p3', 'p7', 'H+'].map((name) => pileAddresses('sly').indexOf(name));
  for (const text of ['what lies under packet 7', 'Under P7?', 'what is under packet seven', 'pile under p7'].slice(
    0,
    3,
  ))
    assert.deepEqual(reading.command(text)?.places, [[p7]], text);
  for (const text of ['Why not?', 'why', 'why not this pile'])
    assert.equal(reading.command(text)?.command, 'whyFocused', text);
  assert.equal(reading.command('why not packet 7')?.command, 'whyStuck');
  for (const text of ['where are the queens', 'Where is the QUEEN of hearts?', 'where is qh', 'queens'])
    assert.equal(reading.command(text)?.cards?.rank, 'Q', text);
  for (const text of ['p3 h+', 'p3>h+', 'packet 3 to hearts up', 'Queen of hearts on hearts up'])
    assert.deepEqual(reading.move(text), { from: [p3], to: [up] }, text);
  for (const text of ['queen of hearts home', 'play the queen of hearts', 'Play the queen of hearts home.'])
    assert.deepEqual(reading.move(text), { from: [p3], to: null }, text);
  for (const text of ['', '   ', '{place}', 'where', 'x'.repeat(5000), 'to to to to', 'packet'.repeat(40)])
    assert.doesNotThrow(() => [reading.command(text), reading.move(text)]);
});

test('the command line plays an order with one meaning, and asks which move is meant by another', () => {
  const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === 'sly');
  const game = winningLine('sly');
  // In round 2 a card of the hand can go onto any packet.
  const ply = game.moves.findLastIndex((move) => /^hand>p/.test(move));
  atLink(game.links[ply], (table) => {
    const view = table.view();
    /** @type {string[]} */
    const played = [];
    const host = {
      info,
      view,
      session: { moves: () => table.moves(), why: table.why.bind(table) },
      offersOf: (/** @type {number} */ pile) => offersOf(view, pile),
      choicesOf: (/** @type {number} */ from, /** @type {number} */ to) => choicesOf(view, from, to),
      playAction: (/** @type {string} */ move) => void played.push(move),
    };
    const answers = new Answers(host, 0);
    // The beginning of a name means all piles whose names begin with it.
    const question = answers.answer('hand to packet');
    const meant = question.match(/^Which\? (.*)\.$/)?.[1].split('; or ') ?? [];
    assert.ok(meant.length > 1, question);
    assert.equal(new Set(meant).size, meant.length, `each move has its own words: ${question}`);
    assert.deepEqual(played, []);
    assert.equal(answers.answer('hand to packet 3'), '');
    assert.deepEqual(played, ['hand>p3']);
  });
});

test('a deal is announced in three degrees of detail', () => {
  const game = winningLine('labyrinth');
  const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === 'labyrinth');
  if (!info) throw new Error('no Labyrinth');
  const [before, view] = atLink(game.links[0], (table) => [table.view(), table.dealOn()]);
  const announcedDeal = (/** @type {'brief' | 'normal' | 'full'} */ measure) =>
    describeAction(info, before, view, view.report, measure)[0];
  assert.match(announcedDeal('brief'), /^Ten dealt(, \w+ can go home)?\.$/);
  assert.match(announcedDeal('normal'), /^Ten cards dealt(; \w+ can go home: columns? [\d, and]+)?\.$/);
  assert.match(
    announcedDeal('full'),
    /^Row 2 dealt: [a-z ]+ to column 1(, can go home)?; .* to column 10(, can go home)?\.$/,
  );
});

test('only full speech says where a dealt-on card of the hand, or a card that takes its place, went', () => {
  /**
   * The announcements of the first act in a line that reports a key.
   * @param {string} id @param {string} key @param {(table: import('../../www/pkg/patience_wasm.js').Table, move: string) => import('../../www/pkg/patience_wasm.js').View | null} act
   */
  const firstReport = (id, key, act) => {
    const game = winningLine(id);
    const info = rules.games().find((/** @type {{ id: string }} */ game) => game.id === id);
    if (!info) throw new Error(`no game ${id}`);
    for (const [ply, move] of game.moves.entries()) {
      const found = atLink(game.links[ply], (table) => {
        const before = table.view();
        const view = act(table, move);
        if (!view?.report.some(({ k }) => k === key)) return null;
        return {
          before,
          full: describeAction(info, before, view, view.report, 'full'),
          normal: describeAction(info, before, view, view.report, 'normal'),
        };
      });
      if (found) return found;
    }
    return assert.fail(`${id}: nothing reports ${key}`);
  };
  const dealt = firstReport('sly', 'cards-dealt', (table) =>
    table.view().pending !== null && table.view().dealLabel ? table.dealOn() : null,
  );
  assert.match(dealt.full[0], /^\w+ of \w+ to packet \d+\.$/);
  assert.match(dealt.full[1], /cards dealt: \w+ of \w+ to packet/);
  assert.ok(!dealt.normal.includes(dealt.full[0]), dealt.normal.join(' '));
  assert.equal(dealt.full.length, dealt.normal.length + 1);
  const taken = firstReport('empress-of-india', 'card-takes-its-place', (table, move) => table.act(move));
  assert.ok(
    taken.full.some((text) => / to (?:Army|Navy) \d+\.$/.test(text)),
    taken.full.join(' '),
  );
  assert.ok(
    taken.normal.some((text) => /takes its place\.$/.test(text)),
    taken.normal.join(' '),
  );
});

test('cells survive a deal; N goes to the next card after the focus; the focused pile is not announced twice', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[3]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.evaluate(({ shadowRoot }) => {
    const grid = shadowRoot.querySelector('.grid');
    let removed = 0;
    Object.assign(globalThis, { __gone: () => removed });
    const watch = new MutationObserver(
      (all) => (removed += all.reduce((sum, record) => sum + record.removedNodes.length, 0)),
    );
    if (grid) watch.observe(grid, { childList: true, subtree: true });
  });
  await table.cell('r1c9').focus();
  await dealByKey(page);
  await eventually(async () => assert.equal(await table.cell('r2c1').count(), 1));
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).__gone()), 0);
  assert.equal(await table.focusedPile(), 'r1c9');
  await page.keyboard.press('n');
  await eventually(async () => assert.equal(await table.focusedPile(), 'r2c4', 'the next card, not the first'));

  const fairieQueen = winningLine('fairie-queen');
  const ply = fairieQueen.moves.findIndex((move, n) => move === 'hand>c2' && n > 40);
  await openLink(page, fairieQueen.links[ply]);
  await table.cell('c1').focus();
  await table.cell('c2').focus();
  await page.keyboard.press('n');
  // On a busy machine it follows the announcement of the new game.
  await table.expectAnnouncement(/(?:^|\. )Column 2: .+; the .+ can go here\. It’s the only one\.$/);
  await page.keyboard.press('Enter');
  // The prompt names the turned card; the focused pile describes it only after the focus returns.
  await eventually(async () => assert.doesNotMatch(await table.announcement(), /It’s the only one/));
  assert.doesNotMatch(await table.announcement(), /turned\. [A-Z][a-z]+ of [a-z]+\./);
  assert.equal(await table.cell('c2').getAttribute('aria-description'), null);
  await page.keyboard.press('/');
  await until(() => page.locator('.command-input').isVisible());
  await page.keyboard.type('go to column 1');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await table.focusedPile(), 'c1'));
  await eventually(async () => assert.equal(await page.locator('.command-input').count(), 0));
  assert.match((await table.cell('c2').getAttribute('aria-description')) ?? '', /can go here$/);
});

test('a popover returns the focus before it is removed, which the next key or a delay does', async (t) => {
  const game = winningLine('fairie-queen');
  const first = pileAddresses(game.id).indexOf('c1');
  // The card in the hand cannot go to the first column, which has cards to read.
  const link = game.links.find((link) => {
    const view = atLink(link, (table) => table.view());
    const { cards, movable } = view.piles[first];
    return (
      view.pending !== null && !movable && cards.length > 8 && !offersOf(view, view.pending).targets.includes(first)
    );
  });
  const { page } = await open(t, `www/embed.html#${link}`, { ...STILL, clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('c1').focus();
  // Closed popovers stay for screen readers until the clock runs.
  await freezeClock(page);
  const state = () =>
    table.evaluate(({ shadowRoot: root }) => {
      const over = root.querySelectorAll('.popover, .refusal') ?? [];
      return {
        at: /** @type {HTMLElement | null | undefined} */ (root.activeElement)?.dataset,
        inside: !!root.activeElement?.closest('.popover, .refusal'),
        over: over.length,
        leaving: [...over].filter((el) => getComputedStyle(el).opacity === '0').length,
      };
    });
  /** @param {() => Promise<unknown>} begin @param {Record<string, string>} back */
  const expectFocusReturns = async (begin, back, { inside = true } = {}) => {
    await begin();
    await eventually(async () => assert.equal((await state()).inside, inside));
    await page.keyboard.press('Escape');
    await eventually(async () => {
      const { at: focused, over, leaving } = await state();
      assert.equal(
        Object.entries(back).find(([name, value]) => focused?.[name] !== value),
        undefined,
        JSON.stringify(focused),
      );
      assert.deepEqual([over, leaving], [1, 1], 'it is there, but invisible');
    });
  };
  const key = (/** @type {string} */ name) => () => page.keyboard.press(name);
  for (const name of ['i', '?', '/']) {
    await expectFocusReturns(key(name), { pile: 'c1' });
    await page.keyboard.press('r');
    await eventually(async () => assert.equal((await state()).over, 0, 'removed by the next key'));
  }
  await expectFocusReturns(key('?'), { pile: 'c1' });
  await page.clock.runFor(5000);
  assert.equal((await state()).over, 0, 'or after a delay');
  const menu = table.button('menu');
  const openMenu = () => menu.focus().then(() => page.keyboard.press('Enter'));
  await expectFocusReturns(openMenu, { action: 'menu' });
  // The list of keys, from the menu: the focus returns to the button of the menu.
  await openMenu();
  await eventually(async () => assert.ok((await state()).inside));
  await page.locator('patience-game .entry', { hasText: reports.menu.keys }).focus();
  await expectFocusReturns(key('Enter'), { action: 'menu' });
  await page.keyboard.press('r');
  // A refusal, closed by its button.
  await table.cell('c1').focus();
  await page.keyboard.press('Enter');
  const close = page.locator('patience-game .refusal-close');
  await expectFocusReturns(() => until(() => close.isVisible()).then(() => close.focus()), { pile: 'c1' });
});

test('a page opened with a game is busy until the game is announced', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(() => {
    /** @type {string[]} */
    const states = [];
    Object.assign(globalThis, { __states: states });
    const recordState = () => {
      const busy = document.body?.getAttribute('aria-busy') === 'true';
      const region = document.querySelector('patience-game')?.shadowRoot?.querySelector('.shell > [role="status"]');
      const now = `${busy ? 'busy' : 'ready'} ${region?.textContent ? 'announced' : 'silent'}`;
      if (document.body && states.at(-1) !== now) states.push(now);
      requestAnimationFrame(recordState);
    };
    recordState();
  });
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, { profile });
  await tablePage(page).expectAnnouncement(new RegExp(`deal ${game.deal}`));
  await eventually(async () => {
    const states = await page.evaluate(() => /** @type {any} */ (globalThis).__states);
    assert.equal(states.at(-1), 'ready announced');
    assert.ok(states.includes('busy silent') && !states.includes('busy announced'), states.join());
    // Before the site’s script has loaded it is not busy yet.
    assert.ok(states.lastIndexOf('ready silent') <= states.indexOf('busy silent') || states.at(-2) === 'ready silent');
  });
});

test('equal moves are distinguished by their piles; a card with many targets announces their number', async (t) => {
  const empress = winningLine('empress-of-india');
  const { page } = await open(t, `#${empress.links[0]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  const view = atLink(empress.links[0], (table) => table.view());
  const pile = view.piles.findIndex((/** @type {any} */ pile) => pile.says?.k === 'choose-pile' && pile.movable);
  await table.cell(pileAddresses('empress-of-india')[pile]).focus();
  await page.keyboard.press('Enter');
  await table.expectAnnouncement(/^\S+ piles can take the .+\. Press N for the next\.$/);
  const { targets } = await table.evaluate(({ host }, n) => host.offersOf(n), pile);
  assert.equal(
    await table.announcement(),
    core.play.targetCount(/** @type {any} */ (view.piles[pile].says).card, targets.length),
  );

  // A position in which two equal cards in different piles can go home.
  const link = IDS.flatMap((id) => {
    const game = winningLine(id);
    const link = game.links.find((link) => {
      const groups = atLink(link, (table) => table.moves());
      const home = groups.flatMap(({ moves }) => moves.filter((/** @type {any} */ move) => move.home));
      return home.some((a, n) => home.slice(n + 1).some((b) => say(a.token) === say(b.token) && a.from !== b.from));
    });
    return link ? [link] : [];
  })[0];
  await openLink(page, link);
  await page.locator('patience-game [role="gridcell"]').first().focus();
  await page.keyboard.press('/');
  await until(() => page.locator('.command-input').isVisible());
  await page.keyboard.type('what can go home');
  await page.keyboard.press('Enter');
  await table.expectAnnouncement(/ home: /);
  const answers = (await table.announcement())
    .replace(/^.* home: /, '')
    .replace(/\.$/, '')
    .split('; ');
  assert.equal(new Set(answers).size, answers.length, answers.join());
  assert.ok(answers.some((answer) => / from /.test(answer)));
});

test('a hint announces the piles of its cards once, and focuses the card to play', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[game.links.length - 20]}`, STILL);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('a3').focus();
  await page.keyboard.press('h');
  // A quick hint follows the announcement of the search.
  await table.expectAnnouncement(/(?:^|… )Hint: .+\. (?:Army|Navy) \d+, then [^,.]+\.$/);
  const focused = page.locator('patience-game [role="gridcell"]:focus');
  const [first = ''] = (await table.evaluate(({ host }) => host.session.hint?.move ?? '')).split(/[+>]/);
  assert.equal(await focused.getAttribute('data-pile'), first);
  // The visible sentence omits the piles, which are marked.
  const sentence = await table.sentence();
  assert.match(sentence, /^Hint: /);
  assert.doesNotMatch(sentence, /, then /);
  await table.recordAnnouncements();
  await page.keyboard.press('h');
  // Waits for it: a status that follows at once would be announced together with the hint.
  await eventually(async () => {
    const [again = ''] = await table.announcements();
    assert.match(again, /^Hint: .+\. (?:Army|Navy) \d+, then [^,.]+\.$/);
  });
  await page.keyboard.press('s');
  await eventually(async () => assert.doesNotMatch(await table.announcement(), /, then /));
});

test('a passing message gives way to the sentence that it replaced', async (t) => {
  const { page } = await open(t, `#${winningLine('fairie-queen').links[40]}`, { clock: true });
  await waitForTable(page);
  const table = tablePage(page);
  await table.evaluate(({ host }) => {
    host.announcer.announce('A card is selected.');
    host.announcer.announceTransient('Two cards can go home.');
  });
  await table.expectSentence('Two cards can go home.');
  await page.clock.fastForward(15_000);
  await table.expectSentence('A card is selected.');
});
