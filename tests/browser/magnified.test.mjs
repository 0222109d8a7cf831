// A table that is larger than its felt: by page zoom, by setting, by two fingers; how it is moved, and what stays in view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForFrames, IDS, winningLine, readTable, waitForTable, expectLink } from './support/player.mjs';
import { windowOptions } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';
import { resize } from './support/translated.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/** What the felt and its cards measure now. @param {Page} page */
const measured = (page) =>
  page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const { felt } = host.board;
    return {
      card: parseFloat(felt.style.getPropertyValue('--w')),
      magnified: felt.classList.contains('is-magnified'),
      x: felt.scrollLeft,
      y: felt.scrollTop,
      right: felt.scrollWidth - felt.clientWidth,
      bottom: felt.scrollHeight - felt.clientHeight,
    };
  });

/** @param {Page} page */
const magnified = (page) => until(async () => (await measured(page)).magnified, { what: 'a magnified table' });

/** The piles of what has the focus and of what is seen whole. @param {Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const { board } = /** @type {any} */ (document.querySelector('patience-game')).host;
    const felt = board.felt.getBoundingClientRect();
    const isSeen = (/** @type {number} */ pile) => {
      const cell = board.grid.cells[pile].getBoundingClientRect();
      const slack = 2;
      return (
        cell.left >= felt.left - slack &&
        cell.right <= felt.right + slack &&
        cell.top >= felt.top - slack &&
        cell.bottom <= felt.bottom + slack
      );
    };
    const focused = board.grid.focused();
    return {
      focused,
      isFocusSeen: focused !== null && isSeen(focused),
      piles: board.boxes.map((/** @type {any} */ one) => one.pile).filter(isSeen),
    };
  });

/** What is in hand, and where it may go. @param {Page} page */
const marks = (page) =>
  page.evaluate(() => {
    const { selected, targets } = /** @type {any} */ (document.querySelector('patience-game')).host.board.marks;
    return { selected, targets };
  });

/** Page zoom is a smaller window with larger pixels; a tenth is what the browser's own bars may take. */
const ZOOMS = [
  { zoom: 2, window: /** @type {const} */ ([640, 512]), least: 1.8 },
  { zoom: 4, window: /** @type {const} */ ([320, 256]), least: 2.5 },
];

/** The smallest telephone, held sideways. */
const SIDEWAYS = { zoom: 0, window: /** @type {const} */ ([568, 320]), least: 0 };

/**
 * What of a table is not within the window, or is cut.
 * @param {Page} page @param {string} parts a selector
 * @param {string} wide of what nothing may run out sideways @param {string} [high] of what nothing may be cut off in height
 * @returns {Promise<string[]>}
 */
const cut = (page, parts, wide, high) =>
  page.evaluate(([all, inWidth, inHeight]) => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
    return [...root.querySelectorAll(all)]
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
      .map(({ el, box }) => `${el.className} “${el.textContent}” ${JSON.stringify(box)}`);
  }, /** @type {const} */ ([parts, wide, high]));

/** The same of the frame: its keys, and its words whatever is said. @param {Page} page */
const cutOfFrame = (page) =>
  cut(page, '.key, .sentence, .choice, .moves > summary, .foot, .verdict', '.sentence, .choice', '.sentence, .choice');

for (const id of rotated(IDS, 2, 'magnified')) {
  test(`${id}: page zoom makes cards larger, and every pile is reached by keys and seen`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, windowOptions(1280, 1024));
    await waitForTable(page);
    const usual = await measured(page);
    assert.equal(usual.magnified, false);
    for (const { zoom, window, least } of [...ZOOMS, SIDEWAYS]) {
      await resize(page, window[0], window[1]);
      let times = 0;
      let known = 0;
      // What is measured first may be the table of the window before.
      await eventually(async () => {
        await waitForFrames(page, 8);
        const before = known;
        known = (await measured(page)).card;
        times = (known * zoom) / usual.card;
        assert.ok(times >= least, `${zoom * 100} %: ${known} px are ${times.toFixed(2)} times as large`);
        assert.equal(known, before);
      });
      if (zoom) t.diagnostic(`${zoom * 100} %: ${times.toFixed(2)} times as large`);
      // From the last pile to the first by one key, and back: what has the focus is in view.
      await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).focus());
      for (const key of ['Control+End', 'Control+Home', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'PageDown']) {
        await page.keyboard.press(key);
        await eventually(async () => assert.ok((await seen(page)).isFocusSeen, `${key} at ${window}`));
      }
      await eventually(async () => assert.deepEqual(await cutOfFrame(page), [], `${window}`));
      if (zoom === 2) continue;
      await page.keyboard.press('h');
      await until(async () => (await readTable(page)).choices.length > 1, { what: 'a hint' });
      await eventually(async () => assert.deepEqual(await cutOfFrame(page), [], `a hint at ${window}`));
      await page.keyboard.press('Escape');
      await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.solve());
      await until(() => page.locator('patience-game .verdict-words').textContent(), { what: 'a verdict' });
      await eventually(async () => assert.deepEqual(await cutOfFrame(page), [], `a verdict at ${window}`));
    }
  });
}

test('a telephone shows the whole table until it is asked otherwise; so do windows of usual sizes', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, windowOptions(360, 640));
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
      const { magnified: is, right, bottom } = await measured(page);
      assert.deepEqual([is, right, bottom], [false, 0, 0], `${width}×${height}`);
    });
  }
  const before = (await measured(page)).card;
  await page.locator('patience-game').evaluate((el) => el.setAttribute('magnify', '2'));
  await eventually(async () => {
    const { card } = await measured(page);
    assert.ok(card >= 1.9 * before && card <= 2.2 * before, `${before} px, then ${card}`);
  });
  await page.locator('patience-game').evaluate((el) => el.removeAttribute('magnify'));
  await eventually(async () => assert.equal((await measured(page)).card, before));
});

test('the table is moved by wheel, by dragging the cloth and by the overview', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, windowOptions(640, 512));
  await waitForTable(page);
  await magnified(page);
  const felt = page.locator('patience-game .felt');
  const box = /** @type {Rect} */ (await felt.boundingBox());
  const start = await measured(page);
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.wheel(0, 150);
  await until(async () => (await measured(page)).y > start.y, { what: 'the wheel' });
  // A place of the cloth where nothing lies.
  const free = await page.evaluate(() => {
    const { board } = /** @type {any} */ (document.querySelector('patience-game')).host;
    const { left, top, width, height } = board.felt.getBoundingClientRect();
    const { x: dx, y: dy } = board.seen;
    for (let y = 30; y < height - 30; y += 8)
      for (let x = 120; x < width * 0.6; x += 8)
        if (board.pileAt(x + dx, y + dy, 12) === null) return { x: left + x, y: top + y };
    throw new Error('no cloth');
  });
  const before = await measured(page);
  await page.mouse.move(free.x, free.y);
  await page.mouse.down();
  await page.mouse.move(free.x - 60, free.y, { steps: 3 });
  await page.mouse.up();
  const dragged = before.x + 60 <= before.right;
  await until(async () => (await measured(page)).x === (dragged ? before.x + 60 : before.right), { what: 'the cloth' });
  // The plan: its lower right corner is that of the table.
  const map = /** @type {Rect} */ (await page.locator('patience-game .overview-map').boundingBox());
  await page.mouse.click(map.x + map.width - 6, map.y + map.height - 6);
  await until(
    async () => {
      const { x, y, right, bottom } = await measured(page);
      return x === right && y === bottom;
    },
    { what: 'the plan' },
  );
});

test('what is in hand stays in view, and the way to its place is one tap', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, windowOptions(640, 512));
  await waitForTable(page);
  await magnified(page);
  // As a hint does it, and a choice by key.
  await page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const { pile } = host.board.boxes.find((/** @type {any} */ one) => host.offersOf(one.pile).targets.length);
    host.pointOut(pile, host.offersOf(pile).targets[0]);
  });
  await until(async () => (await marks(page)).selected !== null, { what: 'the mark' });
  const { selected, targets } = await marks(page);
  await eventually(async () => assert.ok((await seen(page)).piles.includes(selected), 'what is pointed at is seen'));
  // Away from it: the card itself is then beside the plan.
  const map = /** @type {Rect} */ (await page.locator('patience-game .overview-map').boundingBox());
  for (const [x, y] of [
    [4, 4],
    [map.width - 4, map.height - 4],
  ]) {
    if (!(await seen(page)).piles.includes(selected)) break;
    await page.mouse.click(map.x + x, map.y + y);
  }
  await until(() => page.locator('patience-game .overview-lens').isVisible(), { what: 'the card in hand' });
  if (await page.locator('patience-game .overview-way').isVisible()) {
    await page.locator('patience-game .overview-way').click();
    await eventually(async () =>
      assert.ok((await seen(page)).piles.some((/** @type {number} */ one) => targets.includes(one))),
    );
  }
  await page.locator('patience-game .overview-lens').click();
  await eventually(async () => assert.ok((await seen(page)).piles.includes(selected)));
});

test('a card that is dragged to the edge takes the table along, and is dropped where it then lies', async (t) => {
  const game = winningLine('fairie-queen');
  const { page } = await open(t, `#${game.links[0]}`, windowOptions(640, 512));
  await waitForTable(page);
  await magnified(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).dealOn());
  await until(async () => (await readTable(page)).link !== game.links[0]);
  // The card in hand, or whatever may move, and the farthest place where it may go.
  const way = await page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const { board, view } = host;
    const movable = board.boxes.find((/** @type {any} */ { pile }) => view.piles[pile].movable);
    const targets = host.offersOf(movable.pile).targets;
    const first = board.boxOf(movable.pile).rect;
    board.felt.scrollTo(first.x - 40, first.y - 40);
    const felt = board.felt.getBoundingClientRect();
    const { x, y } = board.seen;
    return {
      from: { x: felt.left + first.x - x + first.width / 2, y: felt.top + first.y - y + 12 },
      edge: { left: felt.left + 4, top: felt.top + 4, right: felt.right - 4, bottom: felt.bottom - 4 },
      targets,
      pile: movable.pile,
      seen: { x, y },
      ends: { right: board.felt.scrollWidth - board.felt.clientWidth, bottom: board.felt.scrollHeight - felt.height },
    };
  });
  assert.ok(way.targets.length);
  const before = (await readTable(page)).link;
  await page.mouse.move(way.from.x, way.from.y);
  await page.mouse.down();
  const down = way.ends.bottom - way.seen.y > way.seen.y;
  const across = way.ends.right - way.seen.x > way.seen.x;
  await page.mouse.move(across ? way.edge.right : way.edge.left, down ? way.edge.bottom : way.edge.top, { steps: 6 });
  await until(async () => {
    const { x, y } = await measured(page);
    return x !== way.seen.x || y !== way.seen.y;
  });
  // Held at the edge it goes on to the end.
  await until(async () => {
    const { x, right } = await measured(page);
    return across ? x >= right - 1 : x <= 1;
  });
  // Back in the middle it stands still; then to its place.
  const { left, top, right, bottom } = way.edge;
  await page.mouse.move((left + right) / 2, (top + bottom) / 2, { steps: 2 });
  const target = await page.evaluate((targets) => {
    const { board } = /** @type {any} */ (document.querySelector('patience-game')).host;
    board.felt.scrollTo(board.boxOf(targets[0]).rect.x - 120, board.boxOf(targets[0]).rect.y - 120);
    const felt = board.felt.getBoundingClientRect();
    const { x, y, width, height } = board.boxOf(targets[0]).rect;
    return { x: felt.left + x - board.seen.x + width / 2, y: felt.top + y - board.seen.y + height / 2 };
  }, way.targets);
  await page.mouse.move(target.x, target.y, { steps: 2 });
  await page.mouse.up();
  await until(async () => (await readTable(page)).link !== before, { what: 'the move' });
});

test('two fingers enlarge the table, and the page stays as it is', async (t) => {
  const { page, context } = await open(t, `#${winningLine('labyrinth').links[0]}`, {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  await waitForTable(page);
  await page.touchscreen.tap(195, 420);
  const before = await measured(page);
  await until(() =>
    page.evaluate(() => !!document.querySelector('patience-game')?.shadowRoot?.querySelector('.overview')),
  );
  const client = await context.newCDPSession(page);
  const fingers = (/** @type {number} */ apart) => [
    { x: 195 - apart, y: 400, id: 0 },
    { x: 195 + apart, y: 400, id: 1 },
  ];
  // The first touch has what enlarges come: it is there when two fingers find it.
  await eventually(async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [55, 70, 90])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const { card } = await measured(page);
    assert.ok(card > before.card * 1.7, `${before.card} px, then ${card}`);
  });
  assert.equal(await page.evaluate(() => visualViewport?.scale), 1);
});

for (const id of rotated(['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'], 1, 'magnified, lessons')) {
  test(`${id}: in its lesson, and when it is won, cards are as large on a zoomed page`, async (t) => {
    const { links, moves } = winningLine(id);
    const { page } = await open(t, `#${links[3]}`, {
      context: { viewport: { width: 1280, height: 1024 } },
    });
    await waitForTable(page);
    const usual = (await measured(page)).card;
    const table = page.locator('patience-game');
    // Where there are more rows, cards are smaller without zoom, too.
    await table.evaluate(
      (el, link) => {
        /** @type {any} */ (el).link = link;
      },
      links[moves.length - 1],
    );
    await expectLink(page, links[moves.length - 1]);
    const usualLast = (await measured(page)).card;
    for (const { zoom, window, least } of [...ZOOMS, SIDEWAYS]) {
      await page.setViewportSize({ width: window[0], height: window[1] });
      await magnified(page);
      await table.evaluate((el) => /** @type {any} */ (el).host.startLesson());
      await until(() => page.locator('patience-game .lesson').isVisible(), { what: 'the lesson' });
      for (let n = 0; n < 4; n++) {
        await eventually(async () => {
          const { card } = await measured(page);
          assert.ok(card * zoom >= least * usual, `lesson at ${window}: ${card} px, ${usual} px without zoom`);
          const meant = await page.evaluate(() => {
            const { board, player } = /** @type {any} */ (document.querySelector('patience-game')).host;
            const ring = board.felt.querySelector('.lesson-ring') ?? board.felt.querySelector('.lesson-target');
            const [box, felt] = [ring?.getBoundingClientRect(), board.felt.getBoundingClientRect()];
            return (
              !!player &&
              (!box ||
                (box.left < felt.right && box.right > felt.left && box.top < felt.bottom && box.bottom > felt.top))
            );
          });
          assert.ok(meant, `step ${n + 1} at ${window}: what is meant is seen`);
          assert.deepEqual(await cut(page, '.lesson-sentence, .lesson-link, .lesson .choice', 'p'), [], `${window}`);
        });
        await page.locator('patience-game [data-lesson="skip"]').click();
      }
      await table.evaluate((el) => /** @type {any} */ (el).host.player.end('over'));
      await table.evaluate(
        (el, [link, move]) => {
          /** @type {any} */ (el).link = link;
          /** @type {any} */ (el).play(move);
        },
        [links[moves.length - 1], moves[moves.length - 1]],
      );
      await until(() => page.locator('patience-game [data-won]').count(), { what: 'the card' });
      await eventually(async () => {
        const { card } = await measured(page);
        assert.ok(card * zoom >= least * usualLast, `won at ${window}: ${card} px, ${usualLast} px without zoom`);
        assert.deepEqual(await cut(page, '.won, .won-head', 'p'), [], `won, ${window}`);
      });
      // Every button is reached, if by scrolling the card.
      for (const act of await page.locator('patience-game .won-acts .choice').all()) {
        await act.scrollIntoViewIfNeeded();
        await act.click({ trial: true });
      }
      await table.evaluate((el, link) => void Object.assign(el, { link }), links[3]);
      await until(async () => !(await page.locator('patience-game [data-won]').count()));
    }
  });
}
