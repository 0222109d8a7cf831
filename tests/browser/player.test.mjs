// The player: a line shown on the table, step by step, that gives way to whoever takes the game over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, winningLine, readTable, mouse, waitForTable, rules, expectLink, hitPoint, playMove } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

/**
 * Opens a player as other modules do.
 * @param {import("playwright-core").Page} page @param {string[] | null} moves @param {Record<string, unknown>} [options]
 */
async function show(page, moves, options = {}) {
  await page.evaluate(async ([wanted, more]) => {
    const { openPlayer } = await import(new URL('www/table/line-player/line-player.js', document.baseURI).href);
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const seen = /** @type {any} */ (globalThis);
    seen.__ended = [];
    await openPlayer(host, wanted, {
      name: 'Replay',
      kind: 'replay',
      onend: (/** @type {string} */ how) => seen.__ended.push(how),
      .../** @type {object} */ (more),
    });
  }, /** @type {const} */ ([moves, options]));
  await until(() => page.locator('[data-player]').count());
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const endings = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__ended);

/** @param {import("playwright-core").Page} page @param {string} name */
const press = (page, name) => page.locator('[data-player]').getByRole('button', { name }).click();

test('the open line is played, paused, stepped, jumped through; the end is the game’s own', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[40]}`, { motion: true, site: await serveFor(t, SOURCES), clock: true });
  await waitForTable(page);
  await show(page, null, { playing: false });
  const slider = page.locator('[data-player] input[type=range]');
  await eventually(async () => assert.equal(await slider.getAttribute('max'), '40'));
  await slider.fill('0');
  await expectLink(page, game.links[0]);
  await press(page, 'Step forward');
  await expectLink(page, game.links[1]);
  await eventually(async () => assert.match((await readTable(page)).announcement, /^Move 1 of 40: \w/));
  await press(page, 'Step back');
  await expectLink(page, game.links[0]);
  await eventually(async () => assert.match((await readTable(page)).announcement, /Before the first of 40 moves/));
  await press(page, 'Play');
  await until(async () => (await readTable(page)).ply >= 2);
  await press(page, 'Pause');
  const { ply } = await readTable(page);
  await page.clock.runFor(10_000);
  assert.equal((await readTable(page)).ply, ply);
  await slider.focus();
  await page.keyboard.press('End');
  await expectLink(page, game.links[40]);
  await page.keyboard.press('Home');
  await press(page, 'Take over here');
  await eventually(async () => assert.deepEqual(await endings(page), ['over']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  await expectLink(page, game.links[0]);
  // The focus is on the table, not lost with the button.
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() => document.querySelector('patience-game')?.shadowRoot?.activeElement?.matches('.cell')),
    ),
  );
});

test('by keys alone, on a line that follows the table’s position', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[30]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves.slice(30), { playing: false, back: 'Back to my game' });
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  await expectLink(page, game.links[33]);
  await page.keyboard.press('ArrowLeft');
  await expectLink(page, game.links[32]);
  await page.keyboard.press('End');
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
  await page.keyboard.press('Home');
  await expectLink(page, game.links[30]);
  await page.keyboard.press('p');
  await until(async () => (await readTable(page)).ply > 31);
  await page.keyboard.press('p');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await endings(page), ['over']));
});

test('back to where it began', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[3]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves.slice(3), { playing: false, back: 'Back to my game' });
  for (let n = 0; n < 4; n++) await press(page, 'Step forward');
  await press(page, 'Back to my game');
  await expectLink(page, game.links[3]);
  await eventually(async () => assert.deepEqual(await endings(page), ['back']));
});

test('an act of the player’s own ends it, and stands', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[5]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves.slice(5), { playing: false });
  await press(page, 'Step forward');
  await playMove(page, mouse(page), game, 6, { drag: true });
  await eventually(async () => assert.deepEqual(await endings(page), ['act']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  await show(page, null, { playing: false });
  const other = winningLine('sly').links[0];
  await page.evaluate((link) => void (location.hash = `#${link}`), other);
  await expectLink(page, other);
  await eventually(async () => assert.deepEqual(await endings(page), ['act']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
});

test('reaching for a card pauses it', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves);
  await until(async () => (await readTable(page)).ply >= 1);
  const { x, y } = await hitPoint(page, '.cell.is-movable');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await eventually(async () =>
    assert.equal(await page.locator('[data-player]').getByRole('button', { name: 'Play' }).count(), 1),
  );
  await page.mouse.move(1, 1);
  await page.mouse.up();
});

test('with motion reduced it waits to be started', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, {
    site: await serveFor(t, SOURCES),
    context: { reducedMotion: 'reduce' },
    clock: true,
  });
  await waitForTable(page);
  await show(page, game.moves);
  await page.clock.runFor(10_000);
  assert.equal((await readTable(page)).ply, 0);
  await press(page, 'Play');
  await until(async () => (await readTable(page)).ply >= 1);
});

/** After which moves of a line acts end, played by hand, the last first, down to a ply. @param {string} link @param {number} down */
const acts = (link, down) =>
  atLink(link, (rules) => {
    const plies = [rules.view().ply];
    while (plies[plies.length - 1] > down) plies.push(rules.undo().ply);
    return plies;
  });

for (const kind of ['shown', 'replay']) {
  test(`${kind}: what is taken over is undone and redone act by act`, async (t) => {
    const game = winningLine('sly');
    const [from, over, all] = [kind === 'shown' ? 31 : 0, 97, 100];
    const { page } = await open(
      t,
      `#${kind === 'replay' ? 'replay/' : ''}${game.links[kind === 'replay' ? all : from]}`,
      { site: await serveFor(t, SOURCES) },
    );
    await waitForTable(page);
    if (kind === 'shown') await show(page, game.moves.slice(from, all), { playing: false, kind });
    await until(() => page.locator('[data-player]').count());
    const slider = page.locator('[data-player] input[type=range]');
    await slider.fill('60');
    await slider.focus();
    await page.keyboard.press('End');
    await until(async () => (await readTable(page)).ply === all);
    for (let n = all; n > over; n--) await press(page, 'Step back');
    await press(page, 'Take over here');
    const wanted = acts(game.links[over], from);
    const undone = [(await readTable(page)).ply];
    while (undone[undone.length - 1] > from) {
      await tablePage(page).button('undo').click();
      undone.push((await readTable(page)).ply);
    }
    assert.deepEqual(undone, wanted);
    const redone = [from];
    while (redone[redone.length - 1] < all) {
      await tablePage(page).button('redo').click();
      redone.push((await readTable(page)).ply);
    }
    assert.deepEqual(redone.reverse(), acts(game.links[all], from));
  });
}

test('an act after a stride of the player’s is undone by itself', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[5]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves.slice(5, 40), { playing: false, kind: 'shown' });
  await page.locator('[data-player] input[type=range]').fill('30');
  const ply = await playMove(page, mouse(page), game, 30, { drag: true });
  await eventually(async () => assert.deepEqual(await endings(page), ['act']));
  const seen = [ply];
  for (let n = 0; n < 3; n++) {
    await tablePage(page).button('undo').click();
    seen.push((await readTable(page)).ply);
  }
  assert.deepEqual(seen, [ply, 30, 29, 28]);
});

test('back at the player’s own game, what can be redone is its own', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  // Another line than the one that is shown: the next row at once.
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).dealOn());
  const own = (await readTable(page)).link;
  assert.ok(!game.plies.has(own));
  await tablePage(page).button('undo').click();
  await show(page, game.moves.slice(20), { playing: false, kind: 'shown', back: 'Back to my game' });
  for (let n = 0; n < 3; n++) await press(page, 'Step forward');
  await press(page, 'Back to my game');
  await expectLink(page, game.links[20]);
  await tablePage(page).button('redo').click();
  await expectLink(page, own);
});

test('while a line is shown, Undo and Redo go through it, Hint and New deal wait', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[30]}`, { motion: true, site: await serveFor(t, SOURCES) });
  await waitForTable(page);
  await show(page, game.moves.slice(30), { playing: false, kind: 'shown', back: 'Back to my game' });
  const states = () =>
    Promise.all(
      ['undo', 'redo', 'hint', 'new-deal'].map(
        async (action) => (await tablePage(page).button(action).getAttribute('aria-disabled')) !== 'true',
      ),
    );
  await eventually(async () => assert.deepEqual(await states(), [false, true, false, false]));
  await tablePage(page).button('redo').click();
  await tablePage(page).button('redo').click();
  await expectLink(page, game.links[32]);
  await eventually(async () => assert.deepEqual(await states(), [true, true, false, false]));
  await page.keyboard.press('Control+z');
  await tablePage(page).button('undo').click();
  await expectLink(page, game.links[30]);
  assert.equal(await page.locator('[data-player]').count(), 1, 'it is still being shown');
  await eventually(async () => assert.deepEqual(await states(), [false, true, false, false]));
  await press(page, 'Back to my game');
  await eventually(async () => assert.deepEqual(await states(), [true, false, true, true]));
  await expectLink(page, game.links[30]);
});

test('on a phone its keys are signs, and the buttons beside them have two lines at most', async (t) => {
  const game = winningLine('sly');
  const address = `#${rules.read(game.links.at(-1) ?? '').replayLink}`;
  const { page } = await open(t, address, { motion: true, context: { viewport: { width: 360, height: 640 } } });
  await waitForTable(page);
  await until(() => page.locator('[data-player-end="over"]').isVisible());
  const boxes = await page.evaluate(() => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    return [...(root?.querySelectorAll('.player :is(.key, .choice)') ?? [])].map((el) => {
      const { top, bottom, width } = el.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(el);
      const lines = new Set([...words.getClientRects()].filter((one) => one.width > 1).map((one) => one.top));
      return {
        name: el.getAttribute('aria-label') ?? el.textContent,
        middle: (top + bottom) / 2,
        width,
        lines: lines.size,
      };
    });
  });
  assert.equal(boxes.length, 7);
  for (const { name, middle, width, lines } of boxes) {
    assert.ok(Math.abs(middle - boxes[0].middle) < 3, `${name}: in one row`);
    assert.ok(width >= 40, `${name}: ${width}`);
    assert.ok(lines <= 2, `${name}: ${lines} lines`);
  }
});
