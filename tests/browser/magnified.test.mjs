// A table larger than its felt, by page zoom, setting or pinch: how it is panned, and which cards stay in view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { pinch } from './support/pinch.mjs';
import { waitForFrames, readTable, waitForTable, pressKey } from './support/table-state.mjs';
import { windowOptions, tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';
import { resize } from './support/text-faults.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/** The sizes of felt and cards. @param {Page} page */
const measureFelt = (page) =>
  tablePage(page).evaluate(({ host }) => {
    const { felt } = host.board;
    return {
      card: parseFloat(felt.style.getPropertyValue('--card-width')),
      magnified: felt.classList.contains('is-magnified'),
      x: felt.scrollLeft,
      y: felt.scrollTop,
      right: felt.scrollWidth - felt.clientWidth,
      bottom: felt.scrollHeight - felt.clientHeight,
      middle: {
        x: (felt.scrollLeft + felt.clientWidth / 2) / felt.scrollWidth,
        y: (felt.scrollTop + felt.clientHeight / 2) / felt.scrollHeight,
      },
    };
  });

/** @param {Page} page */
const untilMagnified = (page) => until(async () => (await measureFelt(page)).magnified, { what: 'a magnified table' });

/** The pile with the focus, and the piles that are wholly visible. @param {Page} page */
const visibility = (page) =>
  tablePage(page).evaluate(({ host: { board } }) => {
    const felt = board.felt.getBoundingClientRect();
    const isVisible = (/** @type {number} */ pile) => {
      const cell = board.grid.cells[pile].getBoundingClientRect();
      const slack = 2;
      return (
        cell.left >= felt.left - slack &&
        cell.right <= felt.right + slack &&
        cell.top >= felt.top - slack &&
        cell.bottom <= felt.bottom + slack
      );
    };
    const focused = board.grid.focusedPile();
    return {
      focused,
      isFocusVisible: focused !== null && isVisible(focused),
      piles: board.boxes.map((/** @type {any} */ box) => box.pile).filter(isVisible),
    };
  });

/** The highlighted pile and its targets. @param {Page} page */
const highlights = (page) =>
  tablePage(page).evaluate(({ host }) => {
    const { selected, targets } = host.board.highlights;
    return { selected, targets };
  });

/** Page zoom is a smaller window with larger pixels; the browser's bars may take a tenth. */
const ZOOMS = [
  { zoom: 2, window: /** @type {const} */ ([640, 512]), minFactor: 1.8 },
  { zoom: 4, window: /** @type {const} */ ([320, 256]), minFactor: 2.5 },
];

/** The smallest phone in landscape. */
const SIDEWAYS = { zoom: 0, window: /** @type {const} */ ([568, 320]), minFactor: 0 };

/**
 * The elements of the table that reach out of the window or are clipped.
 * @param {Page} page @param {string} parts a selector
 * @param {string} wide selects elements that must not overflow in width @param {string} [high] in height
 * @returns {Promise<string[]>}
 */
const findClipped = (page, parts, wide, high) =>
  tablePage(page).evaluate(
    ({ shadowRoot: root }, [all, inWidth, inHeight]) =>
      [...root.querySelectorAll(all)]
        .filter((el) => el.checkVisibility({ visibilityProperty: true }))
        .map((el) => ({ el, box: el.getBoundingClientRect() }))
        .filter(
          ({ el, box }) =>
            box.width > 1 &&
            (box.left < -1 ||
              box.top < -1 ||
              box.right > innerWidth + 1 ||
              box.bottom > innerHeight + 1 ||
              (el.matches(inWidth) && el.scrollWidth > el.clientWidth + 2) ||
              (inHeight && el.matches(inHeight) && el.scrollHeight > el.clientHeight + 3)),
        )
        .map(({ el, box }) => `${el.className} “${el.textContent}” ${JSON.stringify(box)}`),
    [parts, wide, high],
  );

/** Clipped elements of the frame: its buttons and its sentences. @param {Page} page */
const findClippedInFrame = (page) =>
  findClipped(
    page,
    '.key, .sentence, .choice, .moves > summary, .foot, .verdict',
    '.sentence, .choice',
    '.sentence, .choice',
  );

for (const id of rotated(IDS, 2, 'magnified')) {
  test(`${id}: page zoom enlarges cards, and a pile with keyboard focus is in view`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, windowOptions(1280, 1024));
    const table = tablePage(page);
    await waitForTable(page);
    const usual = await measureFelt(page);
    assert.equal(usual.magnified, false);
    for (const { zoom, window, minFactor } of [...ZOOMS, SIDEWAYS]) {
      await resize(page, window[0], window[1]);
      let factor = 0;
      let card = 0;
      // The first measurement may still be of the previous window.
      await eventually(async () => {
        await waitForFrames(page, 8);
        const before = card;
        card = (await measureFelt(page)).card;
        factor = (card * zoom) / usual.card;
        assert.ok(factor >= minFactor, `${zoom * 100} %: ${card} px are ${factor.toFixed(2)} times as large`);
        assert.equal(card, before);
      });
      if (zoom) t.diagnostic(`${zoom * 100} %: ${factor.toFixed(2)} times as large`);
      // From the last pile to the first by one key, and on: the focus stays in view.
      await table.evaluate((game) => game.focus());
      for (const key of ['Control+End', 'Control+Home', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'PageDown']) {
        await page.keyboard.press(key);
        await eventually(async () => assert.ok((await visibility(page)).isFocusVisible, `${key} at ${window}`));
      }
      await eventually(async () => assert.deepEqual(await findClippedInFrame(page), [], `${window}`));
      if (zoom === 2) continue;
      await page.keyboard.press('h');
      await until(async () => (await readTable(page)).choices.length > 1, { what: 'a hint' });
      await eventually(async () => assert.deepEqual(await findClippedInFrame(page), [], `a hint at ${window}`));
      await page.keyboard.press('Escape');
      await table.evaluate(({ host }) => host.solve());
      await until(() => page.locator('patience-game .verdict-words').textContent(), { what: 'a verdict' });
      await eventually(async () => assert.deepEqual(await findClippedInFrame(page), [], `a verdict at ${window}`));
    }
  });
}

test('phones and windows of usual sizes show the whole table until the setting enlarges it', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, windowOptions(360, 640));
  const table = tablePage(page);
  await waitForTable(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
    [360, 640],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => {
      const { magnified: is, right, bottom } = await measureFelt(page);
      assert.deepEqual([is, right, bottom], [false, 0, 0], `${width}×${height}`);
    });
  }
  assert.equal(await page.locator('patience-game .minimap').count(), 0, 'they load no code for zooming');
  const before = (await measureFelt(page)).card;
  await table.setAttribute('magnify', '2');
  await eventually(async () => {
    const { card } = await measureFelt(page);
    assert.ok(card >= 1.9 * before && card <= 2.2 * before, `${before} px, then ${card}`);
  });
  // A focused pile would be kept in view instead.
  await table.evaluate(({ host: { board }, shadowRoot: root }) => {
    root.activeElement?.blur();
    board.felt.scrollTo(board.felt.scrollWidth, board.felt.scrollHeight);
  });
  const { middle } = await measureFelt(page);
  await table.setAttribute('magnify', '4');
  await eventually(async () => {
    const { card, middle: now } = await measureFelt(page);
    assert.ok(card > 3.5 * before, `${before} px, then ${card}`);
    const isUnmoved = Math.abs(now.x - middle.x) < 0.05 && Math.abs(now.y - middle.y) < 0.05;
    assert.ok(isUnmoved, `the middle is at ${JSON.stringify(middle)}, then at ${JSON.stringify(now)}`);
  });
  await table.setAttribute('magnify', null);
  await eventually(async () => assert.equal((await measureFelt(page)).card, before));
});

/** A point of the felt without a card. @param {Page} page @returns {Promise<{ x: number, y: number }>} */
const freeFelt = (page) =>
  tablePage(page).evaluate(({ host: { board } }) => {
    const { left, top, width, height } = board.felt.getBoundingClientRect();
    const { x: dx, y: dy } = board.visibleRect;
    for (let y = 30; y < height - 30; y += 8)
      for (let x = 120; x < width * 0.6; x += 8)
        if (board.pileAt(x + dx, y + dy, 12) === null) return { x: left + x, y: top + y };
    throw new Error('no free felt');
  });

test('wheel, dragging the felt and the overview pan the table', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, windowOptions(640, 512));
  await waitForTable(page);
  await untilMagnified(page);
  const felt = page.locator('patience-game .felt');
  const box = /** @type {Rect} */ (await felt.boundingBox());
  const start = await measureFelt(page);
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.wheel(0, 150);
  await until(async () => (await measureFelt(page)).y > start.y, { what: 'the wheel' });
  const free = await freeFelt(page);
  const before = await measureFelt(page);
  await page.mouse.move(free.x, free.y);
  await page.mouse.down();
  await page.mouse.move(free.x - 60, free.y, { steps: 3 });
  await page.mouse.up();
  const dragged = before.x + 60 <= before.right;
  await until(async () => (await measureFelt(page)).x === (dragged ? before.x + 60 : before.right), {
    what: 'the dragged felt',
  });
  // The lower right corner of the overview is that of the table.
  const map = /** @type {Rect} */ (await page.locator('patience-game .minimap-map').boundingBox());
  await page.mouse.click(map.x + map.width - 6, map.y + map.height - 6);
  await until(
    async () => {
      const { x, y, right, bottom } = await measureFelt(page);
      return x === right && y === bottom;
    },
    { what: 'the overview' },
  );
});

test('the selected card stays in view, one tap goes to its target, and a pan leaves the marks', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, windowOptions(640, 512));
  await waitForTable(page);
  await untilMagnified(page);
  // As a hint does, and a choice by key.
  await tablePage(page).evaluate(({ host }) => {
    const { pile } = host.board.boxes.find((/** @type {any} */ box) => host.offersOf(box.pile).targets.length);
    host.input.highlightMove({ move: '', from: pile, to: host.offersOf(pile).targets[0] });
  });
  await until(async () => (await highlights(page)).selected !== null, { what: 'the highlight' });
  const { selected, targets } = await highlights(page);
  await eventually(async () =>
    assert.ok((await visibility(page)).piles.includes(selected), 'the highlighted card is visible'),
  );
  // Pan away from it: the overview then shows the card beside itself.
  const map = /** @type {Rect} */ (await page.locator('patience-game .minimap-map').boundingBox());
  for (const [x, y] of [
    [4, 4],
    [map.width - 4, map.height - 4],
  ]) {
    if (!(await visibility(page)).piles.includes(selected)) break;
    await page.mouse.click(map.x + x, map.y + y);
  }
  await until(() => page.locator('patience-game .minimap-lens').isVisible(), { what: 'the selected card' });
  if (await page.locator('patience-game .minimap-offscreen-target').isVisible()) {
    await page.locator('patience-game .minimap-offscreen-target').click();
    await eventually(async () =>
      assert.ok((await visibility(page)).piles.some((/** @type {number} */ pile) => targets.includes(pile))),
    );
  }
  await page.locator('patience-game .minimap-lens').click();
  await eventually(async () => assert.ok((await visibility(page)).piles.includes(selected)));
  // The click that ends a pan leaves the marks as they are.
  const marks = await highlights(page);
  const pan = async () => {
    const { x, y } = await freeFelt(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10, { steps: 3 });
  };
  await pan();
  await page.mouse.up();
  assert.deepEqual(await highlights(page), marks);
  // A pan that the system cancels ends with no click: the next one is the player's.
  await pan();
  await page.locator('patience-game .felt').evaluate((felt) => {
    felt.dispatchEvent(new PointerEvent('pointercancel'));
    return new Promise((done) => setTimeout(done));
  });
  await page.mouse.up();
  await eventually(async () => assert.notDeepEqual(await highlights(page), marks));
});

test('the overview is small, has each card’s suit in its middle, and leaves the focused pile and the corners of the table free', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[20]}`, windowOptions(640, 512));
  const table = tablePage(page);
  await waitForTable(page);
  await untilMagnified(page);
  /** How far each mark is from the middle of its card. */
  const distances = await table.evaluate(({ host: { board, view }, shadowRoot: root }) => {
    const boxes = board.boxes.filter((/** @type {any} */ { pile }) => view.piles[pile].cards);
    return [...root.querySelectorAll('.minimap-red, .minimap-black')].map((path, n) => {
      const mark = /** @type {SVGPathElement} */ (path).getBBox();
      const { x, y, width, height } = boxes[n].box.rect;
      return Math.hypot(mark.x - x + (mark.width - width) / 2, mark.y - y + (mark.height - height) / 2);
    });
  });
  assert.ok(distances.length && distances.every((distance) => distance < 1), distances.join());
  const target = page.locator('patience-game .minimap-offscreen-target');
  assert.equal(await target.isVisible(), false, 'no card is selected that has a target');

  /** Scrolls to a part of the table, from 0 to 1, and returns the corner of the overview. @param {number} x @param {number} y */
  const cornerAt = async (x, y) => {
    await table.evaluate(
      ({ host: { board } }, [across, down]) => {
        const { felt } = board;
        const [right, bottom] = [felt.scrollWidth - felt.clientWidth, felt.scrollHeight - felt.clientHeight];
        felt.scrollTo(across * right, down * bottom);
      },
      [x, y],
    );
    await waitForFrames(page, 3);
    return page
      .locator('patience-game .minimap')
      .evaluate(({ classList }) => ['is-left', 'is-top'].filter((name) => classList.contains(name)).join(' '));
  };
  assert.equal(await cornerAt(1, 0.5), '', 'it stays at the lower right');
  assert.equal(await cornerAt(1, 1), 'is-left', 'over the corner of the table it moves');
  assert.equal(await cornerAt(0.5, 1), 'is-left', 'it stays');
  assert.equal(await cornerAt(0, 1), '', 'it moves back');

  // Each pile after one on the other side of the table.
  await table.evaluate((game) => game.focus());
  await pressKey(page, 'Control+End');
  const covered = await table.evaluate(async ({ host: { board }, shadowRoot: root }) => {
    const piles = board.boxes.map((/** @type {any} */ { pile }) => pile);
    /** @type {number[]} */
    const found = [];
    for (const pile of piles.flatMap((/** @type {number} */ first, /** @type {number} */ n) => [
      first,
      piles.at(-1 - n),
    ])) {
      board.grid.focus(pile);
      for (let n = 0; n < 2; n++) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const [map, cell] = [root.querySelector('.minimap'), board.grid.cells[pile]].map((el) =>
        el.getBoundingClientRect(),
      );
      const isBeside =
        cell.left >= map.right || cell.right <= map.left || cell.top >= map.bottom || cell.bottom <= map.top;
      if (!isBeside) found.push(pile);
    }
    return found;
  });
  assert.deepEqual(covered, []);

  for (const [width, height] of [
    [640, 512],
    [640, 360],
  ]) {
    await resize(page, width, height);
    await waitForFrames(page, 3);
    const { map, felt } = await table.evaluate(({ host, shadowRoot: root }) => {
      const sizeOf = (/** @type {string} */ name) => Number(root.querySelector('.minimap-map').getAttribute(name));
      return {
        map: { width: sizeOf('width'), height: sizeOf('height') },
        felt: { width: host.board.felt.clientWidth, height: host.board.felt.clientHeight },
      };
    });
    const sizes = JSON.stringify({ map, felt });
    assert.ok(map.width > 80 && map.width <= Math.min(170, 0.37 * felt.width), sizes);
    assert.ok(map.height > 60 && map.height <= Math.min(130, 0.37 * felt.height), sizes);
  }
});

test('a card dragged to the edge scrolls the table, and can then be dropped on its target', async (t) => {
  const game = winningLine('fairie-queen');
  const { page } = await open(t, `#${game.links[0]}`, windowOptions(640, 512));
  const table = tablePage(page);
  await waitForTable(page);
  await untilMagnified(page);
  await table.dealOn();
  await until(async () => (await readTable(page)).link !== game.links[0]);
  // A card that can move, and its targets.
  const drag = await table.evaluate(({ host }) => {
    const { board, view } = host;
    const movable = board.boxes.find((/** @type {any} */ { pile }) => view.piles[pile].movable);
    const targets = host.offersOf(movable.pile).targets;
    const first = board.boxOf(movable.pile).rect;
    board.felt.scrollTo(first.x - 40, first.y - 40);
    const felt = board.felt.getBoundingClientRect();
    const { x, y } = board.visibleRect;
    return {
      from: { x: felt.left + first.x - x + first.width / 2, y: felt.top + first.y - y + 12 },
      edge: { left: felt.left + 4, top: felt.top + 4, right: felt.right - 4, bottom: felt.bottom - 4 },
      targets,
      pile: movable.pile,
      seen: { x, y },
      ends: { right: board.felt.scrollWidth - board.felt.clientWidth, bottom: board.felt.scrollHeight - felt.height },
    };
  });
  assert.ok(drag.targets.length);
  const before = (await readTable(page)).link;
  await page.mouse.move(drag.from.x, drag.from.y);
  await page.mouse.down();
  const down = drag.ends.bottom - drag.seen.y > drag.seen.y;
  const across = drag.ends.right - drag.seen.x > drag.seen.x;
  await page.mouse.move(across ? drag.edge.right : drag.edge.left, down ? drag.edge.bottom : drag.edge.top, {
    steps: 6,
  });
  await until(async () => {
    const { x, y } = await measureFelt(page);
    return x !== drag.seen.x || y !== drag.seen.y;
  });
  // Held at the edge it scrolls to the end.
  await until(async () => {
    const { x, right } = await measureFelt(page);
    return across ? x >= right - 1 : x <= 1;
  });
  // Back in the middle scrolling stops; then to the target.
  const { left, top, right, bottom } = drag.edge;
  await page.mouse.move((left + right) / 2, (top + bottom) / 2, { steps: 2 });
  const target = await table.evaluate(({ host: { board } }, targets) => {
    board.felt.scrollTo(board.boxOf(targets[0]).rect.x - 120, board.boxOf(targets[0]).rect.y - 120);
    const felt = board.felt.getBoundingClientRect();
    const { x, y, width, height } = board.boxOf(targets[0]).rect;
    return { x: felt.left + x - board.visibleRect.x + width / 2, y: felt.top + y - board.visibleRect.y + height / 2 };
  }, drag.targets);
  await page.mouse.move(target.x, target.y, { steps: 2 });
  await page.mouse.up();
  await until(async () => (await readTable(page)).link !== before, { what: 'the move' });
});

test('the overview shows another line of the deal, also at the same number of moves', async (t) => {
  const { links, moves } = winningLine('labyrinth');
  const other = atLink(links[40], (table) => {
    const all = table.moves().flatMap((group) => group.moves.map(({ move }) => move));
    return table.play(/** @type {string} */ (all.find((move) => move !== moves[40] && !move.startsWith('stock')))).link;
  });
  const { page } = await open(t, `#${links[41]}`, { context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(page);
  const table = tablePage(page);
  await table.setAttribute('magnify', '2');
  const drawn = () => page.locator('patience-game .minimap-map').innerHTML();
  await until(() => page.locator('patience-game .minimap-map > *').count());
  await waitForFrames(page, 2);
  const before = await drawn();
  await table.setLink(other);
  await eventually(async () => assert.notEqual(await drawn(), before));
});

const PHONE = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };

test('a pinch enlarges the table, not the page, also as the first touch of a visit', async (t) => {
  const { page, context } = await open(t, `#${winningLine('labyrinth').links[0]}`, PHONE);
  await waitForTable(page);
  const before = await measureFelt(page);
  const client = await context.newCDPSession(page);
  // The first touch loads the magnifier, so an early pinch may have no effect.
  await eventually(async () => {
    await pinch(client, { x: 195, y: 400 }, [40, 55, 70, 90]);
    assert.equal(await page.evaluate(() => visualViewport?.scale), 1);
    const { card } = await measureFelt(page);
    assert.ok(card > before.card * 1.7, `${before.card} px, then ${card}`);
  });
});

/** The cards under a point, and where in the box of its pile that point is. @param {Page} page @param {{ x: number, y: number }} point */
const placeAt = (page, point) =>
  tablePage(page).evaluate(({ host: { board } }, { x, y }) => {
    const cells = board.grid.cells.map((/** @type {Element} */ cell) => cell.getBoundingClientRect());
    const pile = cells.findIndex(
      (/** @type {DOMRect} */ box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
    );
    const box = cells[pile];
    return { pile, x: (x - box.left) / box.width, y: (y - box.top) / box.height };
  }, point);

test('a pinch keeps the place between the fingers, and pinched back the whole table is in view, also in the next game', async (t) => {
  const { page, context } = await open(t, `#${winningLine('empress-of-india').links[0]}`, PHONE);
  await waitForTable(page);
  const client = await context.newCDPSession(page);
  const before = await measureFelt(page);
  await page.touchscreen.tap(2, 200);
  await until(() => tablePage(page).evaluate(({ shadowRoot }) => !!shadowRoot.querySelector('.minimap')));
  const { x, y } = await tablePage(page).evaluate(({ host: { board } }) => {
    // A card on the right, whose place is far from the edge that a focused card would show.
    const cells = board.grid.cells.map((/** @type {Element} */ cell) => cell.getBoundingClientRect());
    const [box] = cells.filter((/** @type {DOMRect} */ { left, top }) => left > 250 && left < 320 && top > 450);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const place = await placeAt(page, { x, y });
  await pinch(client, { x, y }, [30, 36, 42, 50, 60]);
  await waitForFrames(page, 4);
  assert.ok((await measureFelt(page)).card > before.card * 1.5);
  const after = await placeAt(page, { x, y });
  assert.equal(after.pile, place.pile, 'the card between the fingers stays there');
  await pinch(client, { x, y }, [60, 50, 40, 30, 20]);
  await waitForFrames(page, 4);
  const back = await measureFelt(page);
  assert.deepEqual([back.card, back.magnified, back.x, back.y], [before.card, false, 0, 0]);
  await tablePage(page).setLink(winningLine('sly').links[0]);
  await waitForFrames(page, 4);
  const next = await measureFelt(page);
  assert.deepEqual([next.magnified, next.x, next.y], [false, 0, 0]);
});

for (const id of rotated(['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'], 1, 'magnified, lessons')) {
  test(`${id}: on a zoomed page cards are as large in the lesson and after a win`, async (t) => {
    const { links, moves } = winningLine(id);
    const { page } = await open(t, `#${links[3]}`, {
      context: { viewport: { width: 1280, height: 1024 } },
    });
    await waitForTable(page);
    const usual = (await measureFelt(page)).card;
    const table = tablePage(page);
    // With longer columns, cards are smaller without zoom, too.
    await table.setLink(links[moves.length - 1]);
    const usualLast = (await measureFelt(page)).card;
    for (const { zoom, window, minFactor } of [...ZOOMS, SIDEWAYS]) {
      await page.setViewportSize({ width: window[0], height: window[1] });
      await untilMagnified(page);
      await table.evaluate((game) => game.startLesson());
      await until(() => page.locator('patience-game .lesson').isVisible(), { what: 'the lesson' });
      for (let n = 0; n < 4; n++) {
        await eventually(async () => {
          const { card } = await measureFelt(page);
          assert.ok(card * zoom >= minFactor * usual, `lesson at ${window}: ${card} px, ${usual} px without zoom`);
          const isMarkVisible = await table.evaluate(({ host: { board, line } }) => {
            const ring = board.felt.querySelector('.lesson-ring') ?? board.felt.querySelector('.lesson-target');
            const [box, felt] = [ring?.getBoundingClientRect(), board.felt.getBoundingClientRect()];
            return (
              !!line &&
              (!box ||
                (box.left < felt.right && box.right > felt.left && box.top < felt.bottom && box.bottom > felt.top))
            );
          });
          assert.ok(isMarkVisible, `step ${n + 1} at ${window}: the marked card is visible`);
          assert.deepEqual(
            await findClipped(page, '.callout-sentence, .callout-link, .lesson .choice', 'p'),
            [],
            `${window}`,
          );
        });
        await table.lessonButton('skip').click();
      }
      await table.evaluate(({ host }) => host.line.end('finished'));
      await table.evaluate(
        (game, [link, move]) => {
          game.link = link;
          game.play(move);
        },
        [links[moves.length - 1], moves[moves.length - 1]],
      );
      await until(() => page.locator('patience-game [data-won]').count(), { what: 'the win dialog' });
      await eventually(async () => {
        const { card } = await measureFelt(page);
        assert.ok(card * zoom >= minFactor * usualLast, `won at ${window}: ${card} px, ${usualLast} px without zoom`);
        assert.deepEqual(await findClipped(page, '.won, .won-head', 'p'), [], `won, ${window}`);
      });
      // Every button can be reached, by scrolling the dialog if need be.
      for (const act of await page.locator('patience-game .won-actions .choice').all()) {
        await act.scrollIntoViewIfNeeded();
        await act.click({ trial: true });
      }
      await table.setLink(links[3]);
      await until(async () => !(await page.locator('patience-game [data-won]').count()));
    }
  });
}
