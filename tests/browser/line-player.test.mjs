// The line player: it shows a line on the table move by move, and ends when the player takes over or plays.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, winningLine, rules } from './support/games.mjs';
import { mouse, playMove } from './support/player.mjs';
import { readTable, waitForTable, expectLink, hitPoint, openLink } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';

/**
 * Opens a line player as other modules do.
 * @param {import("playwright-core").Page} page @param {string[] | null} moves @param {Record<string, unknown>} [options]
 */
async function openLinePlayer(page, moves, options = {}) {
  await page.evaluate(async ([wanted, options]) => {
    const { openPlayer } = await import(new URL('www/table/line-player/line-player.js', document.baseURI).href);
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const global = /** @type {any} */ (globalThis);
    global.__ended = [];
    const { back, ...others } = /** @type {Record<string, unknown>} */ (options);
    await openPlayer(host, wanted, {
      name: () => 'Replay',
      cause: 'replay',
      onEnd: (/** @type {string} */ how) => global.__ended.push(how),
      ...(back ? { endLabels: { returned: () => back } } : {}),
      ...others,
    });
  }, /** @type {const} */ ([moves, options]));
  await until(() => page.locator('[data-player]').count());
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const endings = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__ended);

test('the line of the game can be played, paused, stepped, jumped through and taken over', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[40]}`, {
    motion: true,
    site: await serveForTest(t, UNBUNDLED),
    clock: true,
  });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, null, { playing: false });
  const slider = page.locator('[data-player] input[type=range]');
  await eventually(async () => assert.equal(await slider.getAttribute('max'), '40'));
  await slider.fill('0');
  await expectLink(page, game.links[0]);
  await table.playerButton('Step forward').click();
  await expectLink(page, game.links[1]);
  await eventually(async () => assert.match((await readTable(page)).announcement, /^Move 1 of 40: \w/));
  await table.playerButton('Step back').click();
  await expectLink(page, game.links[0]);
  await eventually(async () => assert.match((await readTable(page)).announcement, /Before the first of 40 moves/));
  await table.playerButton('Play').click();
  await until(async () => (await readTable(page)).ply >= 2);
  await table.playerButton('Pause').click();
  const { ply } = await readTable(page);
  await page.clock.runFor(10_000);
  assert.equal((await readTable(page)).ply, ply);
  await slider.focus();
  await page.keyboard.press('End');
  await expectLink(page, game.links[40]);
  await page.keyboard.press('Home');
  await table.playerButton('Take over').click();
  await eventually(async () => assert.deepEqual(await endings(page), ['finished']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  await expectLink(page, game.links[0]);
  // The focus moves from the removed button to the table.
  await eventually(async () =>
    assert.ok(await table.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.matches('.cell'))),
  );
});

test('opened at the end of the game, it plays from the deal', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[40]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  await openLinePlayer(page, null);
  await until(() => tablePage(page).playerButton('Pause').isVisible());
  await until(async () => (await readTable(page)).ply < 40);
});

test('a long line takes about a minute, a short one its usual pace, and a chosen speed stays', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, { site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  const speed = page.locator('[data-player] .speed');
  /** @returns {Promise<number>} */
  const seconds = async () => {
    const [, minutes, remainder] =
      /(\d+):(\d\d)$/.exec(await page.locator('[data-player] .player-time').innerText()) ?? [];
    return 60 * Number(minutes) + Number(remainder);
  };
  await openLinePlayer(page, game.moves, { playing: false });
  assert.ok(game.moves.length > 200);
  assert.ok((await seconds()) > 40 && (await seconds()) <= 75, `${await seconds()} s`);
  assert.equal(await speed.getAttribute('aria-description'), `Total time: ${await seconds()} seconds`);
  await openLinePlayer(page, game.moves.slice(0, 10), { playing: false });
  assert.match(await speed.innerText(), /^1×/);
  await speed.click();
  assert.match(await speed.innerText(), /^2×/);
  assert.equal(await seconds(), Math.round(4.5));
  await openLinePlayer(page, game.moves, { playing: false });
  assert.match(await speed.innerText(), /^2×/, 'the player has chosen it');
});

test('keys play, step and jump through a line from the position on the table', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[30]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(30), { playing: false, back: 'Back to my game' });
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
  const moves = page.locator('details[data-moves]');
  await moves.evaluate((el) => el.setAttribute('open', ''));
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await moves.getAttribute('open'), null));
  assert.deepEqual(await endings(page), [], 'Escape closes the list first');
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await endings(page), ['finished']));
});

test('“Back to my game” returns to the first position', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[3]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(3), { playing: false, back: 'Back to my game' });
  for (let n = 0; n < 4; n++) await table.playerButton('Step forward').click();
  await table.playerButton('Back to my game').click();
  await expectLink(page, game.links[3]);
  await eventually(async () => assert.deepEqual(await endings(page), ['returned']));
  // Without a step, too, the table has its own sentence again.
  await openLinePlayer(page, game.moves.slice(3), { playing: false, back: 'Back to my game' });
  await table.expectSentence(/Before the first/);
  await table.playerButton('Back to my game').click();
  await table.expectSentence(await table.evaluate(({ prompt }) => prompt));
});

test('the way back to the game is no undo of the player', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(game.moves[0]);
  await page.evaluate(() => {
    const kinds = /** @type {string[]} */ (Object.assign(globalThis, { __kinds: [] }).__kinds);
    document.addEventListener('patience-move', (event) => kinds.push(/** @type {CustomEvent} */ (event).detail.kind));
  });
  await openLinePlayer(page, game.moves.slice(1), { playing: false, cause: 'shown', back: 'Back to my game' });
  await table.playerButton('Step forward').click();
  await table.playerButton('Back to my game').click();
  await expectLink(page, game.links[1]);
  assert.equal(await table.evaluate(({ host }) => host.provenance.counts.undos), 0);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).__kinds), ['shown', 'review']);
});

test('the sentence of its move comes back after the name of a pile, and after a popover', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`, { site: await serveForTest(t, UNBUNDLED), clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(20), { playing: false });
  await table.playerButton('Step forward').click();
  const sentence = /^Move 1 of \d+: \w/;
  await table.expectSentence(sentence);
  await table.evaluate(({ host }) => host.announcer.announceTransient('The name of a pile.'));
  await table.expectSentence(/^The name/);
  await page.clock.fastForward(20_000);
  await table.expectSentence(sentence);
  await table.evaluate(({ host }) => host.refresh());
  await table.expectSentence(sentence);
});

test('its keys act by their position on keyboards of other scripts', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`, { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(20), { playing: false });
  await table.cell('stock').focus();
  /** @param {string} key @param {string} code */
  const press = (key, code) =>
    table.evaluate(
      ({ shadowRoot }, init) =>
        shadowRoot.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
        ),
      { key, code },
    );
  await press('ю', 'Period');
  await press('ز', 'Period');
  await expectLink(page, game.links[22]);
  await press('б', 'Comma');
  await expectLink(page, game.links[21]);
  await press('з', 'KeyP');
  await table.playerButton('Pause').waitFor();
});

test('a move or another link ends it, and stays', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[5]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(5), { playing: false });
  await table.playerButton('Step forward').click();
  await playMove(page, mouse(page), game, 6, { drag: true });
  await eventually(async () => assert.deepEqual(await endings(page), ['moved']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
  const prompt = await table.evaluate((el) => el.prompt);
  await table.expectSentence(prompt);
  await eventually(async () => assert.ok((await readTable(page)).announcement.endsWith(prompt)));
  await openLinePlayer(page, null, { playing: false });
  const other = winningLine('sly').links[0];
  await openLink(page, other);
  await eventually(async () => assert.deepEqual(await endings(page), ['removed']));
  await eventually(async () => assert.equal(await page.locator('[data-player]').count(), 0));
});

test('an illegal move does not end it', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[5]}`, { site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(5), { playing: false });
  const refused = await tablePage(page).evaluate((el) => {
    try {
      el.play('c1>c1');
    } catch {
      return true;
    }
  });
  assert.equal(refused, true);
  assert.deepEqual(await endings(page), []);
  assert.equal(await page.locator('[data-player]').count(), 1);
});

test('Restart and a bookmark end it, with the prompt of their positions', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[12]}`, { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(12), { playing: false, cause: 'shown' });
  await table.evaluate((el) => el.restart());
  await eventually(async () => assert.deepEqual(await endings(page), ['moved']));
  await table.expectSentence(await table.evaluate((el) => el.prompt));
  await openLinePlayer(page, game.moves, { playing: false, cause: 'shown' });
  await table.playerButton('Step forward').click();
  await table.evaluate(({ host }, link) => host.goToLink(link, 'mark'), game.links[12]);
  await eventually(async () => assert.deepEqual(await endings(page), ['moved']));
  await table.expectSentence(await table.evaluate((el) => el.prompt));
});

test('a game that the player’s own move wins out of a line has its win card', async (t) => {
  const game = winningLine('labyrinth');
  const last = game.moves.length - 1;
  const { page } = await open(t, `#${game.links[last]}`, { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(last), { playing: false, cause: 'shown' });
  await table.play(game.moves[last]);
  await page.locator('[data-won]').waitFor();
  assert.deepEqual(await endings(page), ['moved']);
});

test('pressing a card pauses it', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  await openLinePlayer(page, game.moves);
  await until(async () => (await readTable(page)).ply >= 1);
  const { x, y } = await hitPoint(page, '.cell.is-movable');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await eventually(async () => assert.equal(await tablePage(page).playerButton('Play').count(), 1));
  await page.mouse.move(1, 1);
  await page.mouse.up();
});

test('it pauses when the table is left', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, '', { motion: true, site: await serveForTest(t, UNBUNDLED), clock: true });
  await openLink(page, game.links[5]);
  await openLinePlayer(page, game.moves.slice(5), { cause: 'shown' });
  await page.goBack();
  await page.locator('#start').waitFor();
  const { ply } = await readTable(page);
  await page.clock.runFor(10_000);
  assert.equal((await readTable(page)).ply, ply);
});

for (const [condition, reducedMotion, speed] of /** @type {const} */ ([
  ['with reduced motion', 'reduce', null],
  ['at “speed: none”', 'no-preference', 'none'],
]))
  test(`${condition} it waits for Play`, async (t) => {
    const game = winningLine('sly');
    const { page } = await open(t, `#${game.links[0]}`, {
      site: await serveForTest(t, UNBUNDLED),
      context: { reducedMotion },
      clock: true,
    });
    await waitForTable(page);
    await tablePage(page).setAttribute('speed', speed);
    await openLinePlayer(page, game.moves);
    await page.clock.runFor(10_000);
    assert.equal((await readTable(page)).ply, 0);
    await tablePage(page).playerButton('Play').click();
    await until(async () => (await readTable(page)).ply >= 1);
  });

/** The plies at which actions end in a line played by hand, from the last down to a ply. @param {string} link @param {number} down */
const actionPlies = (link, down) =>
  atLink(link, (rules) => {
    const plies = [rules.view().ply];
    while (plies[plies.length - 1] > down) plies.push(rules.undo().ply);
    return plies;
  });

for (const kind of ['shown', 'replay']) {
  test(`${kind}: after “Take over” moves are undone and redone action by action`, async (t) => {
    const game = winningLine('sly');
    const [from, over, all] = [kind === 'shown' ? 31 : 0, 97, 100];
    const { page } = await open(
      t,
      `#${kind === 'replay' ? 'replay/' : ''}${game.links[kind === 'replay' ? all : from]}`,
      { site: await serveForTest(t, UNBUNDLED) },
    );
    const table = tablePage(page);
    await waitForTable(page);
    if (kind === 'shown') await openLinePlayer(page, game.moves.slice(from, all), { playing: false, kind });
    await until(() => page.locator('[data-player]').count());
    const slider = page.locator('[data-player] input[type=range]');
    await slider.fill('60');
    await slider.focus();
    await page.keyboard.press('End');
    await until(async () => (await readTable(page)).ply === all);
    for (let n = all; n > over; n--) await table.playerButton('Step back').click();
    await table.playerButton('Take over').click();
    const expected = actionPlies(game.links[over], from);
    const undone = [(await readTable(page)).ply];
    while (undone[undone.length - 1] > from) {
      await table.button('undo').click();
      undone.push((await readTable(page)).ply);
    }
    assert.deepEqual(undone, expected);
    const redone = [from];
    while (redone[redone.length - 1] < all) {
      await table.button('redo').click();
      redone.push((await readTable(page)).ply);
    }
    assert.deepEqual(redone.reverse(), actionPlies(game.links[all], from));
  });
}

test('a move after a jump of the line player is undone alone', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[5]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(5, 40), { playing: false, cause: 'shown' });
  await page.locator('[data-player] input[type=range]').fill('30');
  const ply = await playMove(page, mouse(page), game, 30, { drag: true });
  await eventually(async () => assert.deepEqual(await endings(page), ['moved']));
  const plies = [ply];
  for (let n = 0; n < 3; n++) {
    await tablePage(page).button('undo').click();
    plies.push((await readTable(page)).ply);
  }
  assert.deepEqual(plies, [ply, 30, 29, 28]);
});

test('back in the game, Redo redoes its move, not the line’s', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[20]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  // A move that is not in the line: dealing the next row.
  await table.dealOn();
  const dealt = (await readTable(page)).link;
  assert.ok(!game.plies.has(dealt));
  await table.button('undo').click();
  await openLinePlayer(page, game.moves.slice(20), { playing: false, cause: 'shown', back: 'Back to my game' });
  for (let n = 0; n < 3; n++) await table.playerButton('Step forward').click();
  await table.playerButton('Back to my game').click();
  await expectLink(page, game.links[20]);
  await table.button('redo').click();
  await expectLink(page, dealt);
});

test('while a line is shown, Undo and Redo step through it, Hint and New deal are disabled', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[30]}`, { motion: true, site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await waitForTable(page);
  await openLinePlayer(page, game.moves.slice(30), { playing: false, cause: 'shown', back: 'Back to my game' });
  const enabledActions = () =>
    Promise.all(
      ['undo', 'redo', 'hint', 'new-deal'].map(
        async (action) => (await table.button(action).getAttribute('aria-disabled')) !== 'true',
      ),
    );
  await eventually(async () => assert.deepEqual(await enabledActions(), [false, true, false, false]));
  await table.button('redo').click();
  await table.button('redo').click();
  await expectLink(page, game.links[32]);
  await eventually(async () => assert.deepEqual(await enabledActions(), [true, true, false, false]));
  await page.keyboard.press('Control+z');
  await table.button('undo').click();
  await expectLink(page, game.links[30]);
  assert.equal(await page.locator('[data-player]').count(), 1, 'the line is still shown');
  await eventually(async () => assert.deepEqual(await enabledActions(), [false, true, false, false]));
  await table.playerButton('Back to my game').click();
  await eventually(async () => assert.deepEqual(await enabledActions(), [true, false, true, true]));
  await expectLink(page, game.links[30]);
});

test('on a phone its buttons are in one row, with at most two lines of text', async (t) => {
  const game = winningLine('sly');
  const address = `#${rules.read(game.links.at(-1) ?? '').replayLink}`;
  const { page } = await open(t, address, { motion: true, context: { viewport: { width: 360, height: 640 } } });
  await waitForTable(page);
  await until(() => page.locator('[data-player-end="finished"]').isVisible());
  const boxes = await tablePage(page).evaluate(({ shadowRoot: root }) =>
    [...root.querySelectorAll('.player :is(.key, .choice)')].map((el) => {
      const { top, bottom, width } = el.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(el);
      const lines = new Set([...words.getClientRects()].filter((rect) => rect.width > 1).map((rect) => rect.top));
      return {
        name: el.getAttribute('aria-label') ?? el.textContent,
        middle: (top + bottom) / 2,
        width,
        lines: lines.size,
      };
    }),
  );
  assert.equal(boxes.length, 7);
  for (const { name, middle, width, lines } of boxes) {
    assert.ok(Math.abs(middle - boxes[0].middle) < 3, `${name}: in one row`);
    assert.ok(width >= 40, `${name}: ${width}`);
    assert.ok(lines <= 2, `${name}: ${lines} lines`);
  }
});

/** Long sentences of a loss, in a language. @param {import('playwright-core').Page} page @param {string} language @returns {Promise<string[]>} */
const longSentences = (page, language) =>
  page.evaluate(async (code) => {
    const load = (/** @type {string} */ name) => import(new URL(`www/words/${code}/${name}.js`, document.baseURI).href);
    const [{ tokens }, problems] = await Promise.all([load('reports'), load('problems')]);
    const all = [
      { k: 'why-either-brief', cards: ['7D'] },
      { k: 'why-unpaired', army: true, navy: true },
      { k: 'why-balance-brief' },
      { k: 'why-shut-in-brief', grace: true },
      { k: 'why-few', cards: ['7D', '8D', '9D', 'QD'] },
    ];
    return [
      ...all.map((token) => tokens[token.k](token)),
      problems.deadEnd,
      problems.tooLate({ card: '7D', copies: 2, transfers: 12 }),
    ];
  }, language);

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
  [1440, 900],
])
  test(`no sentence of a loss leaves its place beside the player, at ${width} by ${height}`, async (t) => {
    const isPhone = width < 700 || height < 500;
    const context = { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone };
    const { page } = await open(t, `#replay/${winningLine('sly').links[40]}`, {
      context,
      site: await serveForTest(t, UNBUNDLED),
    });
    await page.locator('patience-game [data-player]').waitFor();
    for (const language of ['en', 'de', 'fr', 'es', 'ar'])
      for (const sentence of await longSentences(page, language)) {
        const over = await tablePage(page).evaluate(
          ({ host, shadowRoot: root }, { text, code }) => {
            const shell = root.querySelector('.shell');
            [shell.lang, shell.dir] = [code, code === 'ar' ? 'rtl' : 'ltr'];
            host.announce(text);
            const [status, foot] = ['.status', '.foot'].map((part) => root.querySelector(part));
            return Math.max(status.offsetHeight - foot.clientHeight, status.scrollHeight - status.clientHeight - 4);
          },
          { text: sentence, code: language },
        );
        assert.ok(over <= 0, `${language}: ${over} px too high: ${sentence}`);
      }
  });
