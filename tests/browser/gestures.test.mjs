// The events that the table cancels and those that it leaves to the browser: menus, drags, selections, pinches, wheels, keys.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import {
  waitForAllGames,
  readTable,
  pileSelector,
  waitForTable,
  expectLink,
  hitPoint,
} from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** A third of the way through a recorded game, where most kinds of piles occur. @param {string} id */
const thirdOf = (id) => {
  const { links } = winningLine(id);
  return links[Math.floor((links.length - 1) * 0.3)];
};

/**
 * Records events of some types from now on, and if any listener cancelled them.
 * @param {Page} page @param {string[]} types
 */
async function recordEvents(page, ...types) {
  await page.evaluate((all) => {
    /** @type {{ type: string, isCancelled: boolean }[]} */
    const recorded = [];
    Object.assign(globalThis, { recorded });
    for (const type of all)
      addEventListener(
        type,
        (event) => setTimeout(() => recorded.push({ type, isCancelled: event.defaultPrevented })),
        {
          capture: true,
          passive: true,
        },
      );
  }, types);
}

/**
 * Takes the recorded events of a type: true for each that was cancelled.
 * @param {Page} page @param {string} type @returns {Promise<boolean[]>}
 */
const takeCancelled = (page, type) =>
  page.evaluate((wanted) => {
    const recorded = /** @type {{ type: string, isCancelled: boolean }[]} */ (/** @type {any} */ (globalThis).recorded);
    const taken = recorded.filter((event) => event.type === wanted).map(({ isCancelled }) => isCancelled);
    recorded.splice(0, recorded.length, ...recorded.filter((event) => event.type !== wanted));
    return taken;
  }, type);

/** The address of a pile of each kind, by role and size. @param {Page} page @returns {Promise<Record<string, string>>} */
const pilesByKind = (page) =>
  tablePage(page).evaluate(({ host: { info, view } }) => {
    /** @type {Record<string, string>} */
    const kinds = {};
    for (const [n, { role, address }] of info.places.entries()) {
      const { count, cards } = view.piles[n];
      const size = count === 0 ? 'empty' : !cards ? 'hidden' : cards.length > 2 ? 'several' : 'few';
      kinds[`${role} ${size}`] ??= address;
    }
    return kinds;
  });

/** The kinds of piles that open to show all cards: those with cards that are covered. @type {Record<string, string[]>} */
const OPENABLE = {
  'fairie-queen': ['tableau several'],
  // Both cards of a pair are visible.
  'empress-of-india': ['talon several'],
  labyrinth: [],
  sly: ['tableau several'],
};

const popover = (/** @type {Page} */ page) => page.locator('patience-game .popover');

for (const [id, opens] of Object.entries(OPENABLE)) {
  test(`${id}: a right click opens a pile of several cards and elsewhere the browser’s menu`, async (t) => {
    const { page } = await open(t, `#${thirdOf(id)}`, { context: { viewport: { width: 1280, height: 900 } } });
    const table = tablePage(page);
    await waitForTable(page);
    await recordEvents(page, 'contextmenu');
    const kinds = await pilesByKind(page);
    for (const kind of opens) assert.ok(kind in kinds, `there is a ${kind}`);
    for (const [kind, address] of Object.entries(kinds)) {
      const { x, y } = await hitPoint(page, pileSelector(address));
      await page.mouse.click(x, y, { button: 'right' });
      const cancelled = await until(async () => (await takeCancelled(page, 'contextmenu')).join(), {
        what: `a right click on ${kind}`,
      });
      assert.equal(cancelled, String(opens.includes(kind)), kind);
      if (!opens.includes(kind)) {
        assert.equal(await popover(page).count(), 0, kind);
        continue;
      }
      await popover(page).waitFor();
      await page.keyboard.press('Escape');
      await popover(page).waitFor({ state: 'detached' });
    }
    // The felt between the piles, and a button of the frame.
    const bareFelt = await table.evaluate(({ host: { board } }) => {
      const { left, top, width, height } = board.felt.getBoundingClientRect();
      for (let x = 8; x < width - 8; x += 8)
        for (let y = 8; y < height - 8; y += 8) if (board.pileAt(x, y, 12) === null) return { x: left + x, y: top + y };
      throw new Error('piles cover the whole felt');
    });
    await page.mouse.click(bareFelt.x, bareFelt.y, { button: 'right' });
    await table.button('undo').click({ button: 'right' });
    await eventually(async () =>
      assert.deepEqual(
        await page.evaluate(() =>
          /** @type {any} */ (globalThis).recorded.map((/** @type {any} */ { isCancelled }) => isCancelled),
        ),
        [false, false],
      ),
    );
  });

  test(`${id}: a long press opens a pile of several cards and elsewhere the browser’s menu`, async (t) => {
    const { page, context } = await open(t, `#${thirdOf(id)}`, {
      context: { viewport: { width: 1024, height: 768 }, hasTouch: true },
      clock: true,
    });
    await waitForTable(page);
    const devtools = await context.newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchEnd'} */ type,
      /** @type {{ x: number, y: number }[]} */ ...touchPoints
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [kind, address] of Object.entries(await pilesByKind(page))) {
      const { x, y } = await hitPoint(page, pileSelector(address));
      const { ply } = await readTable(page);
      await touch('touchStart', { x, y });
      await page.clock.fastForward(1000);
      if (opens.includes(kind)) await popover(page).waitFor();
      // A phone's browser sends this event by itself; a driven one does not.
      const isCancelled = await tablePage(page).evaluate(
        ({ shadowRoot }, point) => {
          const target = shadowRoot.elementFromPoint(point.clientX, point.clientY);
          const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', ...point };
          return !target.dispatchEvent(new PointerEvent('contextmenu', init));
        },
        { clientX: x, clientY: y },
      );
      assert.equal(isCancelled, opens.includes(kind), kind);
      if (opens.includes(kind)) {
        await touch('touchEnd');
        assert.equal((await readTable(page)).ply, ply, `${kind}: no move is played`);
      } else await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      assert.equal(await popover(page).count(), Number(opens.includes(kind)), kind);
      await page.keyboard.press('Escape');
      await popover(page).waitFor({ state: 'detached' });
    }
  });
}

test('dragging a card starts no drag of the browser and selects no text', async (t) => {
  const { page } = await open(t, `#${thirdOf('fairie-queen')}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await waitForTable(page);
  await recordEvents(page, 'mousedown', 'selectstart', 'dragstart', 'wheel');
  const from = await tablePage(page).evaluate(
    ({ host: { info, view } }) =>
      info.places[view.piles.findIndex((/** @type {any} */ { movable, cards }) => movable && cards)].address,
  );
  const { x, y } = await hitPoint(page, pileSelector(from));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 40, { steps: 6 });
  await until(() => page.locator('patience-game .is-dragged').count(), { what: 'the dragged card' });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // The same across captions and figures.
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.mouse.move(1000, 700, { steps: 6 });
  await page.mouse.up();
  assert.ok((await takeCancelled(page, 'mousedown')).length >= 1);
  for (const type of ['selectstart', 'dragstart'])
    assert.ok((await takeCancelled(page, type)).every(Boolean), `${type} on the table`);
  assert.equal(await page.evaluate(() => String(getSelection())), '');
});

test('a press on a column above its last card focuses the pile, and one on bare felt is the browser’s', async (t) => {
  const { page } = await open(t, `#${thirdOf('fairie-queen')}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await recordEvents(page, 'mousedown');
  const found = await table.evaluate(({ host: { info, board } }) => {
    const { left, top } = board.felt.getBoundingClientRect();
    const { pile, box } = board.boxes.find(
      (/** @type {any} */ { pile, box }) => info.places[pile].role === 'tableau' && box.bounds.height > box.rect.height,
    );
    return { address: info.places[pile].address, x: left + box.bounds.x + 10, y: top + box.bounds.y + 4 };
  });
  await page.mouse.click(found.x, found.y);
  await eventually(async () => assert.deepEqual(await takeCancelled(page, 'mousedown'), [true]));
  assert.equal(await table.focusedPile(), found.address);
  const felt = await page.locator('patience-game .felt').boundingBox();
  assert.ok(felt);
  await page.mouse.click(felt.x + felt.width - 4, felt.y + felt.height - 4);
  await eventually(async () => assert.deepEqual(await takeCancelled(page, 'mousedown'), [false]));
});

test('the table handles two fingers on the felt, and the browser one or three, fingers beside the felt and the wheel', async (t) => {
  const { page, context } = await open(t, `#${thirdOf('sly')}`, {
    context: { viewport: { width: 390, height: 780 }, hasTouch: true },
  });
  await waitForTable(page);
  await waitForAllGames(page);
  await recordEvents(page, 'touchstart', 'touchmove', 'wheel');
  const devtools = await context.newCDPSession(page);
  const centerOf = async (/** @type {string} */ selector) => {
    const box = await page.locator(`patience-game ${selector}`).first().boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /**
   * Puts fingers down, moves them apart and lifts them.
   * @param {{ x: number, y: number }[]} first @param {{ x: number, y: number }[]} [late] put down after the others
   */
  const spread = async (first, late = []) => {
    const points = [...first, ...late];
    const send = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {typeof points} */ touchPoints,
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', first);
    if (late.length) await send('touchStart', points);
    for (const by of [10, 20, 30])
      await send(
        'touchMove',
        points.map(({ x, y }, n) => ({ x: x + (n ? by : -by), y })),
      );
    await send('touchEnd', []);
    return {
      start: await until(async () => (await takeCancelled(page, 'touchstart')).join(), { what: 'touches' }),
      moves: await takeCancelled(page, 'touchmove'),
    };
  };
  const felt = await centerOf('.felt');
  const bar = await centerOf('.title');
  // The first touch of the felt loads the code for zooming.
  const singleTouch = await spread([felt]);
  assert.equal(singleTouch.start, 'false');
  assert.ok(!singleTouch.moves.some(Boolean), 'one finger moves');
  const fingers = [felt, { x: felt.x + 60, y: felt.y }];
  const cancelledMoves = await until(
    async () => {
      const { start, moves } = await spread(fingers);
      return start.includes('true') && moves;
    },
    { what: 'two fingers to be cancelled' },
  );
  assert.ok(cancelledMoves.length && cancelledMoves.every(Boolean), 'two fingers move');
  const three = await spread(fingers, [{ x: felt.x, y: felt.y + 60 }]);
  assert.ok(three.moves.length && !three.moves.some(Boolean), 'a third finger ends the pinch');
  const again = await spread([felt]);
  assert.ok(again.start === 'false' && !again.moves.some(Boolean), 'one finger, after zooming has loaded');
  const beside = await spread([bar, { x: bar.x + 60, y: bar.y }]);
  assert.ok(!beside.start.includes('true') && !beside.moves.some(Boolean), 'two fingers beside the felt');
  await page.mouse.move(felt.x, felt.y);
  await page.mouse.wheel(0, 40);
  await eventually(async () => assert.deepEqual(await takeCancelled(page, 'wheel'), [false]));
});

/**
 * Dispatches a key press to the focused element, without the browser's default action.
 * @param {Page} page @param {string} keys a key with its modifiers: "Control+Home"
 * @returns {Promise<boolean>} true if the press was cancelled
 */
const isCancelledKey = (page, keys) =>
  page.evaluate((name) => {
    const [key, ...modifiers] = name.split('+').reverse();
    let at = document.activeElement ?? document.body;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const init = { key: key === 'Space' ? ' ' : key, bubbles: true, composed: true, cancelable: true };
    return !at.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...init,
        ctrlKey: modifiers.includes('Control'),
        metaKey: modifiers.includes('Meta'),
        altKey: modifiers.includes('Alt'),
        shiftKey: modifiers.includes('Shift'),
      }),
    );
  }, keys);

/** Keys that move the focus between cards, or play. */
const CARD_KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Home', 'End'],
  ...[
    'Control+Home',
    'Control+End',
    'Meta+Home',
    'PageUp',
    'PageDown',
    'F6',
    'Shift+F6',
    'Enter',
    'Space',
    'Shift+Enter',
  ],
];
/** Shortcuts of a single character. */
const SINGLE_KEYS = [...'dnbisrlhm?/:1234', 'D'];
/** Single keys that open a popover, on any card. */
const POPOVER_KEYS = ['?', '/', ':'];
/** Keys that undo and redo, with the focus anywhere. */
const UNDO_KEYS = ['Control+z', 'Control+y', 'Control+Shift+Z', 'Meta+z'];
/** Keys that the table does not use. */
const UNUSED_KEYS = [
  ...[
    'Tab',
    'Shift+Tab',
    'F1',
    'F5',
    'F12',
    'Shift',
    'Control',
    'q',
    '0',
    'é',
    'Control+d',
    'Control+h',
    'Meta+l',
    'Control+1',
  ],
  ...[
    'Control+ArrowLeft',
    'Alt+ArrowLeft',
    'Alt+Home',
    'Alt+d',
    'Alt+F6',
    'Control+Enter',
    'Control+F6',
    'Control+PageDown',
  ],
  ...['Alt+z', 'Control+Alt+z', 'Escape'],
];

test('on the table, its own keys are cancelled and no others', async (t) => {
  const { page } = await open(t, `#${thirdOf('empress-of-india')}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await waitForTable(page);
  await waitForAllGames(page);
  const table = tablePage(page);
  const blurAll = () =>
    table.evaluate(({ shadowRoot }) => {
      for (const el of [shadowRoot.activeElement, document.activeElement]) if (el instanceof HTMLElement) el.blur();
    });
  /** @param {() => Promise<unknown>} focus @param {string[]} cancelled @param {string[]} ignored @param {string} situation */
  const expectCancelled = async (focus, cancelled, ignored, situation) => {
    for (const [keys, expected] of /** @type {const} */ ([
      [cancelled, true],
      [ignored, false],
    ]))
      for (const key of keys) {
        // A popover returns the focus a moment after it closes.
        await eventually(async () => {
          await focus();
          assert.equal(await isCancelledKey(page, key), expected, `${key}, ${situation}`);
        });
        if (!expected && focus === blurAll)
          assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY', `${key}, ${situation}`);
        if (!expected) continue;
        if (POPOVER_KEYS.includes(key)) await popover(page).waitFor();
        // Close what the key opened and undo what it played.
        await table.evaluate((game, save) => {
          game.host.overlays.close();
          game.host.frame.status.moves.open = false;
          if (game.save !== save) game.restore(save);
        }, start);
        await page.keyboard.press('Escape');
      }
  };
  const start = await table.save();
  const cell = () => table.cell('a1').focus();
  const button = () => table.button('menu').focus();
  await expectCancelled(cell, [...CARD_KEYS, ...SINGLE_KEYS, ...UNDO_KEYS], UNUSED_KEYS, 'on a card');
  await table.setAttribute('keys', 'off');
  await expectCancelled(cell, [...CARD_KEYS, ...UNDO_KEYS], [...SINGLE_KEYS, ...UNUSED_KEYS], 'with single keys off');
  await table.setAttribute('keys', null);
  await table.setAttribute('keymap', 'd=q');
  await until(async () => (await cell(), isCancelledKey(page, 'q')), { what: 'the chosen keys' });
  await expectCancelled(cell, ['q'], ['d'], 'reassigned');
  await table.setAttribute('keymap', null);
  await until(async () => (await cell(), isCancelledKey(page, 'd')), { what: 'the default keys' });
  // Arrows also move between buttons.
  const otherKeys = CARD_KEYS.filter((key) => !/Arrow|^(Home|End)$/.test(key));
  await expectCancelled(button, UNDO_KEYS, [...otherKeys, ...SINGLE_KEYS, ...UNUSED_KEYS], 'on a button');
  await expectCancelled(blurAll, [...SINGLE_KEYS, ...UNDO_KEYS], [...CARD_KEYS, ...UNUSED_KEYS], 'with no focus');
  await table.setAttribute('keys', 'off');
  await expectCancelled(
    blurAll,
    UNDO_KEYS,
    [...CARD_KEYS, ...SINGLE_KEYS, ...UNUSED_KEYS],
    'with no focus and single keys off',
  );
});

test('typing and keys beneath a dialog are left to the browser', async (t) => {
  const { page } = await open(t, `#${thirdOf('sly')}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.cell('stock').focus();
  await page.keyboard.press('/');
  await page.locator('patience-game .command-input').waitFor();
  for (const key of [...CARD_KEYS, ...SINGLE_KEYS, ...UNDO_KEYS, ...UNUSED_KEYS].filter((key) => key !== 'Escape'))
    assert.equal(await isCancelledKey(page, key), false, `${key}, typed`);
  assert.equal(await isCancelledKey(page, 'Escape'), true, 'it closes the field');
  await table.button('menu').click();
  await page.locator('dialog').waitFor();
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  for (const key of [...SINGLE_KEYS, ...UNDO_KEYS])
    assert.equal(await isCancelledKey(page, key), false, `${key}, beneath a dialog`);
});

test('in a replay, the player’s keys are cancelled and no others', async (t) => {
  const { page } = await open(t, `#replay/${winningLine('sly').links[20]}`, { context: { reducedMotion: 'reduce' } });
  const table = tablePage(page);
  const slider = page.locator('[data-player] input[type=range]');
  await slider.fill('10');
  await expectLink(page, winningLine('sly').links[10]);
  const card = table.cell('stock');
  const button = page.locator('[data-player]').getByRole('button', { name: 'Step forward' });
  const PLAYER_KEYS = [',', '.', 'p', 'p'];
  /** @param {import('playwright-core').Locator} element @param {string[]} cancelled @param {string[]} ignored @param {string} situation */
  const expectCancelled = async (element, cancelled, ignored, situation) => {
    for (const [keys, expected] of /** @type {const} */ ([
      [cancelled, true],
      [ignored, false],
    ]))
      for (const key of keys) {
        await element.focus();
        assert.equal(await isCancelledKey(page, key), expected, `${key}, ${situation}`);
      }
  };
  const SEEK_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
  const others = ['q', 'Control+p', 'Alt+p', 'Meta+.', 'Control+,', 'Alt+ArrowRight', 'Tab'];
  await expectCancelled(card, PLAYER_KEYS, others, 'on a card');
  await expectCancelled(button, [...PLAYER_KEYS, ...SEEK_KEYS], others, 'on a button of the player');
  // The slider uses the arrows itself.
  await expectCancelled(slider, PLAYER_KEYS, [...SEEK_KEYS, ...others], 'on the slider');
  await table.setAttribute('keys', 'off');
  await expectCancelled(card, [], [...PLAYER_KEYS, ...others], 'on a card, with single keys off');
  await expectCancelled(
    button,
    [...PLAYER_KEYS, ...SEEK_KEYS],
    others,
    'on a button of the player, with single keys off',
  );
});
