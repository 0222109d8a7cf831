// What the table keeps from the browser, and what it leaves to it: menus, drags, selections, pinches, wheels and keys.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForAllGames, waitForKeys, winningLine, readTable, pileSelector, waitForTable, expectLink, hitPoint } from './support/player.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** A third of a recorded game, where most kinds of piles are. @param {string} id */
const middle = (id) => {
  const { links } = winningLine(id);
  return links[Math.floor((links.length - 1) * 0.3)];
};

/**
 * Notes every event of some types from now on, and whether it was kept from the browser when all have had it.
 * @param {Page} page @param {string[]} types
 */
async function note(page, ...types) {
  await page.evaluate((all) => {
    /** @type {{ type: string, kept: boolean }[]} */
    const noted = [];
    Object.assign(globalThis, { noted });
    for (const type of all)
      addEventListener(type, (event) => setTimeout(() => noted.push({ type, kept: event.defaultPrevented })), {
        capture: true,
        passive: true,
      });
  }, types);
}

/** Of the events of a type since it was asked last, whether each was kept. @param {Page} page @param {string} type @returns {Promise<boolean[]>} */
const kept = (page, type) =>
  page.evaluate((wanted) => {
    const { noted } = /** @type {{ noted: { type: string, kept: boolean }[] }} */ (/** @type {any} */ (globalThis));
    const found = noted.filter((one) => one.type === wanted).map((one) => one.kept);
    noted.splice(0, noted.length, ...noted.filter((one) => one.type !== wanted));
    return found;
  }, type);

/** A pile of each kind on the table. @param {Page} page @returns {Promise<Record<string, string>>} addresses, by role and number of cards */
const kindsOfPiles = (page) =>
  page.evaluate(() => {
    const { info, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
    /** @type {Record<string, string>} */
    const kinds = {};
    for (const [n, { role, address }] of info.places.entries()) {
      const { count, cards } = view.piles[n];
      const many = count === 0 ? 'empty' : !cards ? 'hidden' : cards.length > 2 ? 'several' : 'one';
      kinds[`${role} ${many}`] ??= address;
    }
    return kinds;
  });

/** Which kinds of piles can be looked through: those whose cards cannot all be read. @type {Record<string, string[]>} */
const OPENS = {
  'fairie-queen': ['tableau several'],
  // Both cards of a pair are seen.
  'empress-of-india': ['talon several'],
  labyrinth: [],
  sly: ['tableau several'],
};

const popover = (/** @type {Page} */ page) => page.locator('patience-game .look');

for (const [id, opens] of Object.entries(OPENS)) {
  test(`${id}: a right click looks through a pile of several cards; elsewhere it is the browser’s`, async (t) => {
    const { page } = await open(t, `#${middle(id)}`, { context: { viewport: { width: 1280, height: 900 } } });
    await waitForTable(page);
    await waitForKeys(page);
    await note(page, 'contextmenu');
    const kinds = await kindsOfPiles(page);
    for (const kind of opens) assert.ok(kind in kinds, `there is a ${kind}`);
    for (const [kind, address] of Object.entries(kinds)) {
      const { x, y } = await hitPoint(page, pileSelector(address));
      await page.mouse.click(x, y, { button: 'right' });
      const told = await until(async () => (await kept(page, 'contextmenu')).join(), {
        what: `a right click on ${kind}`,
      });
      assert.equal(told, String(opens.includes(kind)), kind);
      if (!opens.includes(kind)) {
        assert.equal(await popover(page).count(), 0, kind);
        continue;
      }
      await popover(page).waitFor();
      await page.keyboard.press('Escape');
      await popover(page).waitFor({ state: 'detached' });
    }
    // The cloth between the piles, and a button of the frame.
    const cloth = await page.evaluate(() => {
      const { board } = /** @type {any} */ (document.querySelector('patience-game')).host;
      const { left, top, width, height } = board.felt.getBoundingClientRect();
      for (let x = 8; x < width - 8; x += 8)
        for (let y = 8; y < height - 8; y += 8) if (board.pileAt(x, y, 12) === null) return { x: left + x, y: top + y };
      throw new Error('no cloth is seen');
    });
    await page.mouse.click(cloth.x, cloth.y, { button: 'right' });
    await page.locator('patience-game [data-action="undo"]').click({ button: 'right' });
    await eventually(async () =>
      assert.deepEqual(
        await page.evaluate(() => /** @type {any} */ (globalThis).noted.map((/** @type {any} */ one) => one.kept)),
        [false, false],
      ),
    );
  });

  test(`${id}: a long press looks through a pile of several cards, once; elsewhere it is the browser’s`, async (t) => {
    const { page, context } = await open(t, `#${middle(id)}`, {
      context: { viewport: { width: 1024, height: 768 }, hasTouch: true },
      clock: true,
    });
    await waitForTable(page);
    await waitForKeys(page);
    const devtools = await context.newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchEnd'} */ type,
      /** @type {{ x: number, y: number }[]} */ ...touchPoints
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [kind, address] of Object.entries(await kindsOfPiles(page))) {
      const { x, y } = await hitPoint(page, pileSelector(address));
      const { ply } = await readTable(page);
      await touch('touchStart', { x, y });
      await page.clock.fastForward(1000);
      if (opens.includes(kind)) await popover(page).waitFor();
      // On a telephone the browser asks for its menu by then; under a driver it does not.
      const isKept = await page.evaluate(
        (point) => {
          const at = document
            .querySelector('patience-game')
            ?.shadowRoot?.elementFromPoint(point.clientX, point.clientY);
          const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', ...point };
          return !at?.dispatchEvent(new PointerEvent('contextmenu', init));
        },
        { clientX: x, clientY: y },
      );
      assert.equal(isKept, opens.includes(kind), kind);
      if (opens.includes(kind)) {
        await touch('touchEnd');
        assert.equal((await readTable(page)).ply, ply, `${kind}: it plays nothing`);
      } else await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      assert.equal(await popover(page).count(), Number(opens.includes(kind)), kind);
      await page.keyboard.press('Escape');
      await popover(page).waitFor({ state: 'detached' });
    }
  });
}

test('a card that is dragged is neither the browser’s to drag, nor text that is marked', async (t) => {
  const { page } = await open(t, `#${middle('fairie-queen')}`, { context: { viewport: { width: 1280, height: 900 } } });
  await waitForTable(page);
  await waitForKeys(page);
  await note(page, 'mousedown', 'selectstart', 'dragstart', 'wheel');
  const from = await page.evaluate(() => {
    const { info, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places[view.piles.findIndex((/** @type {any} */ { movable, cards }) => movable && cards)].address;
  });
  const { x, y } = await hitPoint(page, pileSelector(from));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 40, { steps: 6 });
  await until(() => page.locator('patience-game .is-dragged').count(), { what: 'the card in hand' });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // Across captions and figures as well.
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await page.mouse.move(1000, 700, { steps: 6 });
  await page.mouse.up();
  assert.ok((await kept(page, 'mousedown')).length >= 1);
  for (const type of ['selectstart', 'dragstart'])
    assert.ok(
      (await kept(page, type)).every((one) => one),
      `${type} on the table`,
    );
  assert.equal(await page.evaluate(() => String(getSelection())), '');
});

test('a press beside the last card of a pile leaves the focus on the pile; on the cloth the browser has it', async (t) => {
  const { page } = await open(t, `#${middle('fairie-queen')}`, { context: { viewport: { width: 1280, height: 900 } } });
  await waitForTable(page);
  await note(page, 'mousedown');
  const found = await page.evaluate(() => {
    const { info, board } = /** @type {any} */ (document.querySelector('patience-game')).host;
    const { left, top } = board.felt.getBoundingClientRect();
    const { pile, box } = board.boxes.find(
      (/** @type {any} */ one) => info.places[one.pile].role === 'tableau' && one.box.all.height > one.box.rect.height,
    );
    return { address: info.places[pile].address, x: left + box.all.x + 10, y: top + box.all.y + 4 };
  });
  await page.mouse.click(found.x, found.y);
  await eventually(async () => assert.deepEqual(await kept(page, 'mousedown'), [true]));
  const focused = () =>
    page.evaluate(
      () =>
        /** @type {HTMLElement | null} */ (document.querySelector('patience-game')?.shadowRoot?.activeElement)?.dataset
          .pile,
    );
  assert.equal(await focused(), found.address);
  const felt = await page.locator('patience-game .felt').boundingBox();
  assert.ok(felt);
  await page.mouse.click(felt.x + felt.width - 4, felt.y + felt.height - 4);
  await eventually(async () => assert.deepEqual(await kept(page, 'mousedown'), [false]));
});

test('two fingers on the felt are the table’s; one finger, two beside it and the wheel are the browser’s', async (t) => {
  const { page, context } = await open(t, `#${middle('sly')}`, {
    context: { viewport: { width: 390, height: 780 }, hasTouch: true },
  });
  await waitForTable(page);
  await waitForAllGames(page);
  await note(page, 'touchstart', 'touchmove', 'wheel');
  const devtools = await context.newCDPSession(page);
  const box = async (/** @type {string} */ selector) => {
    const found = await page.locator(`patience-game ${selector}`).first().boundingBox();
    assert.ok(found);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  /** Puts fingers down, moves them apart and lifts them. @param {{ x: number, y: number }[]} points */
  const spread = async (points) => {
    const send = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {typeof points} */ touchPoints,
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', points);
    for (const by of [10, 20, 30])
      await send(
        'touchMove',
        points.map(({ x, y }, n) => ({ x: x + (n ? by : -by), y })),
      );
    await send('touchEnd', []);
    return {
      start: await until(async () => (await kept(page, 'touchstart')).join(), { what: 'fingers' }),
      moves: await kept(page, 'touchmove'),
    };
  };
  const felt = await box('.felt');
  const bar = await box('.title');
  // One finger: what enlarges the table comes when the felt has first been touched.
  const one = await spread([felt]);
  assert.equal(one.start, 'false');
  assert.ok(
    one.moves.every((isKept) => !isKept),
    'one finger moves',
  );
  const two = [felt, { x: felt.x + 60, y: felt.y }];
  const fingers = await until(
    async () => {
      const { start, moves } = await spread(two);
      return start.includes('true') && moves;
    },
    { what: 'what two fingers do' },
  );
  assert.ok(fingers.length && fingers.every((isKept) => isKept), 'two fingers move');
  const again = await spread([felt]);
  assert.ok(again.start === 'false' && again.moves.every((isKept) => !isKept), 'one finger, by then');
  const beside = await spread([bar, { x: bar.x + 60, y: bar.y }]);
  assert.ok(!beside.start.includes('true') && beside.moves.every((isKept) => !isKept), 'two fingers beside the felt');
  await page.mouse.move(felt.x, felt.y);
  await page.mouse.wheel(0, 40);
  await eventually(async () => assert.deepEqual(await kept(page, 'wheel'), [false]));
});

/**
 * Presses keys where the focus is, without what a browser would do then.
 * @param {Page} page @param {string} keys names of keys, with their modifiers: "Control+Home"
 * @returns {Promise<boolean>} whether it was kept from the browser
 */
const keeps = (page, keys) =>
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

/** Keys that lead from card to card, and play. */
const MOVES = [
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
/** Keys of a single character. */
const LETTERS = [...'dnbisrlhm?/:1234', 'D'];
/** Those of them that open something over the table, whatever the card. */
const OPENING = ['?', '/', ':'];
/** Keys that take back, wherever the focus is on the table. */
const TAKES_BACK = ['Control+z', 'Control+y', 'Control+Shift+Z', 'Meta+z'];
/** Keys that the table has no use for. */
const THEIRS = [
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

test('keys of the cards are kept from the browser, and no others', async (t) => {
  const { page } = await open(t, `#${middle('empress-of-india')}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await waitForTable(page);
  await waitForAllGames(page);
  await waitForKeys(page);
  const element = page.locator('patience-game');
  const nowhere = () =>
    page.evaluate(() => {
      const inside = document.querySelector('patience-game')?.shadowRoot?.activeElement;
      for (const el of [inside, document.activeElement]) if (el instanceof HTMLElement) el.blur();
    });
  /** @param {() => Promise<unknown>} focus @param {string[]} taken @param {string[]} left @param {string} what */
  const hold = async (focus, taken, left, what) => {
    for (const [keys, expected] of /** @type {const} */ ([
      [taken, true],
      [left, false],
    ]))
      for (const key of keys) {
        // A popover that the last key opened gives the focus back a moment after it closes.
        await eventually(async () => {
          await focus();
          assert.equal(await keeps(page, key), expected, `${key}, ${what}`);
        });
        if (!expected && focus === nowhere)
          assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY', `${key}, ${what}`);
        if (!expected) continue;
        if (OPENING.includes(key)) await popover(page).waitFor();
        // What it has opened is closed again, and what it has played is taken back.
        await page.evaluate((save) => {
          const game = /** @type {any} */ (document.querySelector('patience-game'));
          game.host.closePopover();
          game.host.frame.moves.open = false;
          if (game.save !== save) game.restore(save);
        }, start);
        await page.keyboard.press('Escape');
      }
  };
  const start = await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).save);
  const cell = () => page.locator(`patience-game ${pileSelector('a1')}`).focus();
  const button = () => page.locator('patience-game [data-action="menu"]').focus();
  await hold(cell, [...MOVES, ...LETTERS, ...TAKES_BACK], THEIRS, 'on a card');
  await element.evaluate((el) => el.setAttribute('keys', 'off'));
  await hold(cell, [...MOVES, ...TAKES_BACK], [...LETTERS, ...THEIRS], 'with single keys off');
  await element.evaluate((el) => el.removeAttribute('keys'));
  await element.evaluate((el) => el.setAttribute('keymap', 'd=q'));
  await until(async () => (await cell(), keeps(page, 'q')), { what: 'the keys that were chosen' });
  await hold(cell, ['q'], ['d'], 'given to another');
  await element.evaluate((el) => el.removeAttribute('keymap'));
  await until(async () => (await cell(), keeps(page, 'd')), { what: 'the usual keys' });
  // From button to button the arrows lead as well.
  const besides = MOVES.filter((key) => !/Arrow|^(Home|End)$/.test(key));
  await hold(button, TAKES_BACK, [...besides, ...LETTERS, ...THEIRS], 'on a button');
  await hold(nowhere, [...LETTERS, ...TAKES_BACK], [...MOVES, ...THEIRS], 'with the focus nowhere');
  await element.evaluate((el) => el.setAttribute('keys', 'off'));
  await hold(nowhere, TAKES_BACK, [...MOVES, ...LETTERS, ...THEIRS], 'with the focus nowhere and single keys off');
});

test('what is typed, and keys beneath a dialog, are left to the browser', async (t) => {
  const { page } = await open(t, `#${middle('sly')}`);
  await waitForTable(page);
  await waitForKeys(page);
  await page.locator(`patience-game ${pileSelector('stock')}`).focus();
  await page.keyboard.press('/');
  await page.locator('patience-game .asking-line').waitFor();
  for (const key of [...MOVES, ...LETTERS, ...TAKES_BACK, ...THEIRS].filter((one) => one !== 'Escape'))
    assert.equal(await keeps(page, key), false, `${key}, typed`);
  assert.equal(await keeps(page, 'Escape'), true, 'it is closed');
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').waitFor();
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  for (const key of [...LETTERS, ...TAKES_BACK])
    assert.equal(await keeps(page, key), false, `${key}, beneath a dialog`);
});

test('keys of a replay are kept from the browser, and no others', async (t) => {
  const { page } = await open(t, `#replay/${winningLine('sly').links[20]}`, { context: { reducedMotion: 'reduce' } });
  const slider = page.locator('[data-player] input[type=range]');
  await slider.fill('10');
  await expectLink(page, winningLine('sly').links[10]);
  await waitForKeys(page);
  const card = page.locator(`patience-game ${pileSelector('stock')}`);
  const button = page.locator('[data-player]').getByRole('button', { name: 'Step forward' });
  const SINGLE = [',', '.', 'p', 'p'];
  /** @param {import('playwright-core').Locator} where @param {string[]} taken @param {string[]} left @param {string} what */
  const hold = async (where, taken, left, what) => {
    for (const [keys, expected] of /** @type {const} */ ([
      [taken, true],
      [left, false],
    ]))
      for (const key of keys) {
        await where.focus();
        assert.equal(await keeps(page, key), expected, `${key}, ${what}`);
      }
  };
  const ways = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
  const others = ['q', 'Control+p', 'Alt+p', 'Meta+.', 'Control+,', 'Alt+ArrowRight', 'Tab'];
  await hold(card, SINGLE, others, 'on a card');
  await hold(button, [...SINGLE, ...ways], others, 'on a button of the player');
  // The slider goes by the arrows itself.
  await hold(slider, SINGLE, [...ways, ...others], 'on the slider');
  await page.locator('patience-game').evaluate((el) => el.setAttribute('keys', 'off'));
  await hold(card, [], [...SINGLE, ...others], 'on a card, with single keys off');
  await hold(button, [...SINGLE, ...ways], others, 'on a button of the player, with single keys off');
});
