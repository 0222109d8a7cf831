// Play by keyboard alone: a whole game from opening the page to the win, and a part of each of the others.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, pileAddresses } from './support/games.mjs';
import { planMove, waitForPly } from './support/player.mjs';
import { tablePage } from './support/table-page.mjs';
import { dealByKey, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

/** Keys of other scripts: undo, redo, the key that deals, and the deal's undo, as their layouts print them. @type {[string, string, string, string][]} */
const LAYOUTS = [
  ['Arabic', 'ئ', 'غ', 'ي'],
  ['Russian', 'я', 'н', 'в'],
  ['Greek', 'ζ', 'υ', 'δ'],
  ['Hebrew', 'ז', 'ט', 'ג'],
  ['Persian', 'ظ', 'غ', 'ی'],
  ['Thai', 'ผ', 'ั', 'ก'],
];

for (const [layout, undo, redo, deal] of LAYOUTS)
  test(`keys act by their position on a keyboard in ${layout}`, async (t) => {
    const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`);
    const { link } = await waitForTable(page);
    const session = await page.context().newCDPSession(page);
    /** @param {string} key @param {string} code @param {number} [modifiers] 2: Ctrl */
    const press = async (key, code, modifiers = 0) => {
      for (const type of /** @type {const} */ (['rawKeyDown', 'keyUp']))
        await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
    };
    // A card can go home: the first press only says so, and the next needs a moment.
    await press(deal, 'KeyD');
    await eventually(async () => assert.match((await readTable(page)).announcement, /Press again to/));
    assert.equal((await readTable(page)).link, link, 'the first press deals nothing');
    await until(
      async () => {
        await press(deal, 'KeyD');
        return (await readTable(page)).ply > 0;
      },
      { what: 'a row dealt' },
    );
    const dealt = (await readTable(page)).link;
    await press(undo, 'KeyZ', 2);
    await expectLink(page, link);
    await press(redo, 'KeyY', 2);
    await expectLink(page, dealt);
  });

test('Latin keys act by their letters, at any position on the keyboard', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`);
  const { link } = await waitForTable(page);
  const session = await page.context().newCDPSession(page);
  await dealByKey(page);
  const dealt = (await readTable(page)).link;
  // QWERTZ and AZERTY: z elsewhere, and another letter on KeyZ.
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'w', code: 'KeyZ', modifiers: 2 });
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: ';', code: 'KeyZ', modifiers: 2 });
  await expectLink(page, dealt);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'z', code: 'KeyW', modifiers: 2 });
  await expectLink(page, link);
});

test('help and settings show the letters of the keyboard', async (t) => {
  const { page } = await open(t);
  await page.addInitScript(() => {
    const layout = new Map([
      ['KeyD', 'в'],
      ['KeyZ', 'я'],
      ['KeyH', 'h'],
      ['Slash', '.'],
    ]);
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => layout } });
  });
  await page.goto(`${new URL('#', page.url())}${winningLine('labyrinth').links[0]}`);
  await page.reload();
  await waitForTable(page);
  await page.keyboard.press('?');
  const names = page.locator('patience-game .popover-key-name');
  await eventually(async () => {
    const shown = await names.allInnerTexts();
    for (const name of ['В', 'H', '/', 'Ctrl Я, Ctrl Y']) assert.ok(shown.includes(name), `${name} in ${shown}`);
  });
});

/** The focused element, through shadow roots. @param {import("playwright-core").Page} page */
const readFocus = (page) =>
  page.evaluate(() => {
    let el = document.activeElement;
    while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
    const found = /** @type {HTMLElement | null} */ (el);
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    return {
      pile: found?.dataset.pile ?? '',
      element: found ? `${found.tagName.toLowerCase()}${found.id ? `#${found.id}` : ''}` : '',
      text: found?.textContent ?? '',
      inView:
        width > 0 && height > 0 && x > -1 && y > -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1,
    };
  });

/**
 * Presses Tab until the focus is where it is wanted.
 * @param {import("playwright-core").Page} page @param {(now: Awaited<ReturnType<typeof readFocus>>) => boolean} wanted
 * @param {string} target
 */
async function tabTo(page, wanted, target) {
  for (let n = 0; n < 60; n++) {
    const now = await readFocus(page);
    if (wanted(now)) return now;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

/**
 * Moves the focus to a pile: by arrows in its direction, if asked, and by N where they do not lead there.
 * @param {import("playwright-core").Page} page @param {string} address @param {boolean} arrows
 */
async function focusPile(page, address, arrows) {
  let now = await readFocus(page);
  const visited = new Set();
  while (arrows && now.pile !== address && !visited.has(now.pile)) {
    visited.add(now.pile);
    const key = await tablePage(page).evaluate(
      ({ shadowRoot }, addresses) => {
        const [from, to] = addresses.map((name) =>
          shadowRoot.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect(),
        );
        if (!from || !to) return 'n';
        const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y - from.y];
        if (Math.abs(dy) > from.height / 2) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
        return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      },
      [now.pile, address],
    );
    await page.keyboard.press(key);
    now = await readFocus(page);
  }
  for (let n = 0; n < 60 && now.pile !== address; n++) {
    await page.keyboard.press('n');
    now = await readFocus(page);
  }
  await eventually(async () => assert.equal((await readFocus(page)).pile, address, 'the keys reach the pile'));
}

/**
 * Plays the next move of a line by keys; the focus is on the table.
 * @param {import("playwright-core").Page} page @param {import("./support/games.mjs").Line} game @param {number} ply
 */
async function playByKeys(page, game, ply) {
  const act = planMove(game, ply);
  // Arrows and N by turns.
  const arrows = ply % 2 === 0;
  if (act.by === 'deal') {
    // The table ignores a press that follows the last one too closely.
    await until(async () => {
      await page.keyboard.press('d');
      return (await readTable(page)).link !== game.links[ply];
    });
  } else if (act.by === 'list') throw new Error(`${act.move} cannot be made on the table`);
  else if (act.by === 'drag') {
    if (act.move.includes('+')) await playFromListByKeys(page, act.move);
    else {
      // Enter would place the hand card on this pile; Shift+Enter plays the pile's own card home.
      await focusTableauPile(page, game.id, act.from);
      await page.keyboard.press('Shift+Enter');
    }
  } else {
    const { selected } = await readTable(page);
    if (!selected.includes(act.from)) {
      await focusPile(page, act.from, arrows);
      await page.keyboard.press('Enter');
    }
    if (act.to !== null) {
      await focusPile(page, act.to, arrows);
      await page.keyboard.press('Enter');
    }
    if (act.choice !== null) {
      await tabTo(page, (now) => now.element === 'button' && now.text === act.choice, `the choice “${act.choice}”`);
      await page.keyboard.press('Enter');
    }
  }
  const next = await waitForPly(page, game, ply, act);
  // A choice removes its buttons, and with them the focus.
  const now = await readFocus(page);
  if (!now.pile) await returnToTable(page);
  return next;
}

/**
 * Plays a move from the list of legal moves: Enter on one of several equal cards would play another double.
 * @param {import("playwright-core").Page} page @param {string} move
 */
async function playFromListByKeys(page, move) {
  const toSummary = () => tabTo(page, (now) => now.element === 'summary', 'the list of legal moves');
  await toSummary();
  await page.keyboard.press('Enter');
  const button = page.locator(`[data-move="${move}"]`);
  await until(() => button.isVisible(), { what: `${move} in the list` });
  const matches = (/** @type {string} */ selector) => button.evaluate((el, wanted) => el.matches(wanted), selector);
  // Tab moves between the groups, and arrows within one.
  for (let n = 0; n < 80 && !(await matches('.move-group:focus-within > *')); n++) await page.keyboard.press('Tab');
  for (let n = 0; n < 80 && !(await matches(':focus')); n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The summary has the focus; it closes the list.
  await toSummary();
  await page.keyboard.press('Enter');
}

/** Presses Shift+Tab until a pile has the focus. @param {import("playwright-core").Page} page */
async function returnToTable(page) {
  for (let n = 0; n < 40; n++) {
    if ((await readFocus(page)).pile) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error('Shift+Tab never reaches the table');
}

/** Moves the focus to a pile of the tableau: 3 jumps there, and arrows move along it. @param {import("playwright-core").Page} page @param {string} id @param {string} address */
async function focusTableauPile(page, id, address) {
  const goal = pileAddresses(id).indexOf(address);
  for (let n = 0; n < 40; n++) {
    const { pile } = await readFocus(page);
    if (pile === address) return;
    const current = pileAddresses(id).indexOf(pile);
    await page.keyboard.press(
      pile.replace(/\d.*/, '') === address.replace(/\d.*/, '') ? (current < goal ? 'ArrowRight' : 'ArrowLeft') : '3',
    );
  }
  throw new Error(`the keys do not lead to ${address}`);
}

/** Played to the end; of the others, thirty moves. */
const PLAYED_WHOLE = ['sly', 'labyrinth'];

for (const id of rotated(PLAYED_WHOLE, 1, 'keyboard, whole games')) {
  test(`${id} can be won by keyboard alone, from opening the page`, async (t) => {
    const game = winningLine(id, id === 'sly' ? 0 : 2);
    const { page } = await open(t);
    await until(() => page.locator('#friend').isVisible());
    await tabTo(page, (now) => now.element === 'input#code', 'the field for a friend’s code');
    await page.keyboard.type(game.deal.toLowerCase().replace('-', ''));
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal((await waitForTable(page)).link, game.links[0]));
    await tabTo(page, (now) => now.pile !== '', 'the table');

    for (let ply = 0; ply < game.moves.length;) {
      ply = await playByKeys(page, game, ply);
      if (ply === 40)
        await eventually(async () => assert.ok((await readFocus(page)).inView, 'the focused element is in view'));
    }

    const end = await readTable(page);
    assert.equal(end.outcome, 'won');
    assert.equal(end.link, game.links.at(-1));
    // The next game.
    await until(() => page.locator('patience-game [data-won]').count(), { what: 'the card of the win' });
    await tabTo(page, (now) => now.element === 'button' && now.text === 'New deal', 'New deal');
    await page.keyboard.press('Enter');
    await until(async () => {
      const seen = await readTable(page);
      return seen.ply === 0 && seen.link !== game.links[0];
    });
  });
}

for (const id of rotated(
  IDS.filter((id) => !PLAYED_WHOLE.includes(id)),
  1,
  'keyboard',
)) {
  test(`${id}: thirty moves can be played, undone and redone by keys`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    await tabTo(page, (now) => now.pile !== '', 'the table');
    let ply = 0;
    for (let made = 0; made < 30 && ply < game.moves.length; made++) ply = await playByKeys(page, game, ply);

    const reached = (await readTable(page)).link;
    assert.equal(reached, game.links[ply]);
    for (let n = 0; n < 3; n++) await page.keyboard.press('Control+z');
    await eventually(async () => {
      const back = await readTable(page);
      assert.ok(back.ply < ply && game.plies.has(back.link));
    });
    for (let n = 0; n < 3; n++) await page.keyboard.press('Control+Shift+Z');
    await expectLink(page, reached);
  });
}

test('Escape clears the selection, S reads the figures, and ? lists the keys', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  await tabTo(page, (now) => now.pile !== '', 'the table');
  await focusPile(page, 'a3', true);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a3']));
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, []));
  await page.keyboard.press('s');
  const figures = atLink(game.links[0], (table) => table.view().figures).map(say);
  await eventually(async () =>
    assert.ok((await readTable(page)).announcement.includes(figures[0]), (await readTable(page)).announcement),
  );
  await page.keyboard.press('?');
  await until(() => page.locator('.popover.is-keys').isVisible());
  await until(async () => (await page.locator('.popover.is-keys .legend-mark').count()) === 5, { what: 'the marks' });
  // With a keyboard the keys matter more than the marks.
  assert.equal(await page.locator('.popover.is-keys .popover-keys ~ * .legend-mark').count(), 5, 'below the keys');
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('.popover.is-keys').count()));
  await eventually(async () => assert.equal((await readFocus(page)).pile, 'a3', 'the focus returns to the pile'));
});

test('arrows reach every pile, and Tab leaves the table', async (t) => {
  for (const id of rotated(IDS, 3, 'keyboard, arrows')) {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`);
    await waitForTable(page);
    await tabTo(page, (now) => now.pile !== '', 'the table');
    // A search along the arrows from the focused pile.
    const { all, seen } = await tablePage(page).evaluate(({ shadowRoot: root }) => {
      const address = (/** @type {HTMLElement | null} */ el) => el?.dataset.pile ?? '';
      const found = new Map([[address(root.activeElement), root.activeElement]]);
      const waiting = [...found.values()];
      while (waiting.length) {
        const current = /** @type {HTMLElement} */ (waiting.pop());
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          current.focus();
          current.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
          const next = root.activeElement;
          if (found.has(address(next))) continue;
          found.set(address(next), next);
          waiting.push(next);
        }
      }
      return { all: [...root.querySelectorAll('[data-pile]')].map(address), seen: [...found.keys()] };
    });
    assert.deepEqual(seen.sort(), all.sort(), `${id}: the arrows reach every pile`);
    await page.keyboard.press('Tab');
    await eventually(async () =>
      assert.equal((await readFocus(page)).pile, '', 'the table is one stop of the Tab key'),
    );
  }
});
