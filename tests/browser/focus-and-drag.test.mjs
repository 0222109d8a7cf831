// Playing at the table: focus from the first moment, the return of the prompt, and the faces and marks of cards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { pressUntil } from './support/until.mjs';
import { atLink, winningLine, pileAddresses } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import {
  dealByKey,
  expectLink,
  hitPoint,
  pileSelector,
  readTable,
  waitForAllGames,
  waitForFrames,
  waitForTable,
} from './support/table-state.mjs';

const labyrinth = winningLine('labyrinth');

/** True if the focused pile has a focus ring; null if no pile has the focus. @param {import("playwright-core").Page} page */
const hasFocusRing = (page) =>
  tablePage(page).evaluate(({ shadowRoot }) => {
    const cell = shadowRoot.activeElement;
    if (!cell?.matches('.cell')) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(cell);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });

test('a linked deal has the focus, without a ring, so that D deals and Ctrl+Z undoes at once', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[0]}`);
  await waitForTable(page);
  await eventually(async () =>
    assert.equal(await hasFocusRing(page), false, 'the cards have the focus, without a ring'),
  );
  assert.equal(await page.evaluate(() => scrollY), 0);
  await dealByKey(page);
  await eventually(async () => assert.equal(await hasFocusRing(page), true, 'a key shows the ring'));
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
});

test('after New deal and after the start page, by mouse, the cards have the focus, without a ring', async (t) => {
  const { page } = await open(t);
  await until(async () => (await page.locator('#games > li').count()) === 4);
  await page.locator('#games > li').nth(3).locator('a, button').first().click();
  await waitForTable(page);
  await eventually(async () => assert.equal(await hasFocusRing(page), false));
  const before = (await readTable(page)).link;
  await tablePage(page).button('new-deal').click();
  await until(async () => ![before, ''].includes((await readTable(page)).link));
  await eventually(async () => assert.equal(await hasFocusRing(page), false));
});

test('the table’s keys work when nothing has the focus', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[0]}`);
  await waitForTable(page);
  const blur = () =>
    tablePage(page).evaluate(({ shadowRoot }) => {
      shadowRoot.activeElement?.blur();
      return document.activeElement === document.body;
    });
  await until(async () => (await hasFocusRing(page)) !== null);
  assert.ok(await blur());
  await dealByKey(page);
  assert.ok(await blur());
  await page.keyboard.press('Control+z');
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
});

test('a sentence about a tapped card gives way to the prompt', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[25]}`, { clock: true });
  await waitForTable(page);
  const table = tablePage(page);
  const { idle, prompt } = await table.evaluate((game) => {
    const { view, info } = game.host;
    const idle = info.places.find(
      (/** @type {any} */ { role }, /** @type {number} */ pile) =>
        role === 'tableau' && view.piles[pile].count && !view.piles[pile].movable,
    );
    return { idle: idle.address, prompt: game.prompt };
  });
  await table.expectSentence(prompt);
  await table.cell(idle).click();
  await until(async () => (await table.sentence()) !== prompt);
  await page.clock.fastForward(20_000);
  await table.expectSentence(prompt);
});

test('the Fairie Queen: a card shows its face while the card over it is dragged', async (t) => {
  const { links } = winningLine('fairie-queen');
  const places = pileAddresses('fairie-queen');
  // A column of several cards whose last card can move.
  const found = links.flatMap((link) => {
    const { piles } = atLink(link, (table) => table.view());
    const column = places.findIndex((address, n) => /^c\d/.test(address) && piles[n].movable && piles[n].count > 4);
    return column < 0 ? [] : [{ link, column }];
  })[0];
  assert.ok(found);
  const { page } = await open(t, `#${found.link}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await expectLink(page, found.link);
  const faces = () =>
    table.evaluate(
      ({ host }, column) => host.board.slots[column].map((/** @type {any} */ slot) => !!slot.el?.querySelector('.art')),
      found.column,
    );
  const covered = await faces();
  assert.equal(covered.at(-2), false, 'only its index is drawn');
  const cell = await table.cell(places[found.column]).boundingBox();
  assert.ok(cell);
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height - 10);
  await page.mouse.down();
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height + 40, { steps: 4 });
  await eventually(async () => assert.equal((await faces()).at(-2), true));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await eventually(async () => assert.deepEqual(await faces(), covered, 'the card is covered again'));
});

test('a drag listens for the loss of the window only while it lasts', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[101]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await page.evaluate(() => {
    const listeners = new Set();
    const [add, remove] = [addEventListener, removeEventListener];
    Object.assign(globalThis, {
      blurListeners: listeners,
      addEventListener: (/** @type {any[]} */ ...options) => {
        if (options[0] === 'blur') listeners.add(options[1]);
        Reflect.apply(add, globalThis, options);
      },
      removeEventListener: (/** @type {any[]} */ ...options) => {
        if (options[0] === 'blur') listeners.delete(options[1]);
        Reflect.apply(remove, globalThis, options);
      },
    });
  });
  const count = () => page.evaluate(() => /** @type {any} */ (globalThis).blurListeners.size);
  const [from, to] = await table.evaluate(({ host: { info, view } }) => {
    const gestures = Array.from({ length: view.gestures.length / 4 }, (_, n) => view.gestures.subarray(4 * n));
    const isCard = (/** @type {number[]} */ [first]) => !!view.piles[first].cards;
    return [...gestures.find(isCard).subarray(0, 2)].map((pile) => info.places[pile].address);
  });
  const { x, y } = await hitPoint(page, pileSelector(from));
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30, { steps: 4 });
    await eventually(async () => assert.equal(await count(), 1));
  };
  await drag();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await eventually(async () => assert.equal(await count(), 0, 'after another window took the pointer'));
  await page.mouse.up();
  await drag();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await count(), 0, 'after Escape'));
  await page.mouse.up();
  await drag();
  const target = await hitPoint(page, pileSelector(to));
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => assert.equal(await count(), 0, 'after a move'));
  await eventually(async () => assert.ok(((await table.view())?.ply ?? 0) > 101));
});

test('classic faces: the mark of a card that can go home does not cover its lower index', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.5)]}`, {
    context: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await table.setAttribute('faces', 'classic');
  const marks = () =>
    table.evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.can-go-home > .face.classic')].map((el) => {
        const { left, right } = getComputedStyle(el, '::after');
        return { left: parseFloat(left), right: parseFloat(right) };
      }),
    );
  await until(async () => (await marks()).length > 0);
  for (const { left, right } of await marks()) assert.ok(left < 5 && right > 20, `${left} from the left`);
});

test('four colours are two reds and two blacks in the Empress, and four hues elsewhere', async (t) => {
  const { links } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[0]}`);
  const table = tablePage(page);
  // The site applies the stored settings to each game that it opens.
  await page.evaluate(() => localStorage.setItem('cadogan:1:settings', JSON.stringify({ suits: 'four' })));
  await page.reload();
  await waitForTable(page);
  /** @returns {Promise<number[][]>} red, green and blue of hearts, diamonds, spades and clubs */
  const colours = () =>
    table.evaluate(({ shadowRoot }) =>
      ['H', 'D', 'S', 'C'].map((suit) => {
        const { color } = getComputedStyle(shadowRoot.querySelector(`.face.suit-${suit}`));
        return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      }),
    );
  await eventually(async () => assert.equal(new Set((await colours()).map(String)).size, 4));
  const [hearts, diamonds, spades, clubs] = await colours();
  for (const [red, green, blue] of [hearts, diamonds])
    assert.ok(red > 2 * green && red > 2 * blue, `${[red, green, blue]}`);
  for (const black of [spades, clubs]) assert.ok(Math.max(...black) - Math.min(...black) < 50, String(black));
  await table.setLink(winningLine('sly').links.at(-1) ?? '');
  await waitForFrames(page, 2);
  await eventually(async () => {
    const [, , , green] = await colours();
    assert.ok(green[1] > green[0] && green[1] > green[2], String(green));
  });
});

test('a button that disappears gives the focus to the cards', async (t) => {
  const sly = winningLine('sly');
  const { page } = await open(t, `#${sly.links[198]}`, { context: { viewport: { width: 1280, height: 800 } } });
  const table = tablePage(page);
  await waitForTable(page);
  const focus = () => table.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.className ?? null);
  await table.button('undo').focus();
  await page.keyboard.press('End');
  await table.button('deal').focus();
  const hasDealt = async () => (await table.view()).dealLabel === null;
  await pressUntil(() => page.keyboard.press('Enter'), hasDealt, 'Deal, with the last card of the stock');
  await waitForFrames(page, 2);
  assert.match((await focus()) ?? 'nothing', /cell/);
  // The toolbar is entered at its button used last.
  await page.keyboard.press('Shift+Tab');
  await eventually(async () =>
    assert.equal(await table.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.dataset.action), 'menu'),
  );

  // The offers at the end of a game hide the actions.
  await table.setAttribute('controls', 'minimal');
  await table.setLink(sly.links[sly.links.length - 2]);
  await table.button('undo').focus();
  await table.play(sly.moves[sly.moves.length - 1]);
  await until(async () => (await readTable(page)).choices.length);
  await waitForFrames(page, 2);
  assert.notEqual(await focus(), null);
});

test('a verdict that a move removes gives the focus to the cards', async (t) => {
  const link = labyrinth.links[labyrinth.links.length - 6];
  const { page } = await open(t, `#${link}`, { context: { viewport: { width: 1280, height: 800 } } });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForAllGames(page);
  await table.play(labyrinth.moves[labyrinth.links.length - 6]);
  await table.evaluate(({ host }) => void host.solve());
  const badge = page.locator('patience-game .verdict[data-state]:not(.is-working)');
  await badge.waitFor();
  await badge.focus();
  await page.keyboard.press('Control+z');
  await expectLink(page, link);
  await waitForFrames(page, 2);
  assert.match((await table.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.className)) ?? 'nothing', /cell/);
});

test('a press on the cards of an opened pile, or on a refusal, reaches no pile beneath', async (t) => {
  const { links } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[Math.floor(links.length / 2)]}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await waitForTable(page);
  const table = tablePage(page);
  /** A point of an overlay over a pile that can move. @param {string} overlay */
  const pointOver = (overlay) =>
    table.evaluate(({ host, shadowRoot }, selector) => {
      const { left, top, right, bottom } = shadowRoot.querySelector(selector).getBoundingClientRect();
      const felt = host.board.felt.getBoundingClientRect();
      for (let x = left + 4; x < right; x += 5)
        for (let y = top + 4; y < bottom; y += 4) {
          const pile = host.board.pileAt(x - felt.left, y - felt.top, 0);
          const isOver =
            shadowRoot.elementFromPoint(x, y)?.closest(selector) &&
            !shadowRoot.elementFromPoint(x, y).closest('button');
          if (isOver && pile !== null && host.view.piles[pile].movable) return { x, y };
        }
      return null;
    }, overlay);
  const state = () =>
    table.evaluate(({ host, shadowRoot }) => ({
      ply: host.view.ply,
      selected: host.board.highlights.selected,
      dragged: shadowRoot.querySelectorAll('.is-dragged').length,
      focused: shadowRoot.activeElement?.dataset?.pile ?? '',
    }));
  const piles = await table.evaluate(({ host }) => {
    const deep = (/** @type {any} */ place, /** @type {number} */ n) =>
      place.role === 'tableau' && host.view.piles[n].count > 3 ? [n] : [];
    return host.info.places.flatMap(deep);
  });
  let pile = -1;
  const openPile = () => table.evaluate(({ host }, n) => host.overlays.openPile(n, false), pile);
  let point = null;
  while (!point && piles.length) {
    pile = piles.shift();
    await openPile();
    point = await pointOver('.popover');
  }
  assert.ok(point, 'a popover covers a pile');
  const before = await state();
  await page.mouse.click(point.x, point.y);
  await eventually(async () => assert.equal(await page.locator('patience-game .popover').count(), 0));
  assert.deepEqual(await state(), before);

  await openPile();
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await page.mouse.move(point.x + 40, point.y + 150, { steps: 4 });
  assert.equal((await state()).dragged, 0);
  await page.mouse.up();

  const covers = await table.evaluate(async ({ host, shadowRoot }) => {
    const columns = host.info.places.flatMap((/** @type {any} */ { role }, /** @type {number} */ n) =>
      role === 'tableau' ? [n] : [],
    );
    for (const from of columns)
      for (const to of columns) {
        if (from === to || !host.session.why(from, to)) continue;
        await host.overlays.refuse(from, to);
        const { left, top, width, height } = shadowRoot.querySelector('.refusal-text').getBoundingClientRect();
        const felt = host.board.felt.getBoundingClientRect();
        if (host.board.pileAt(left + width / 2 - felt.left, top + height / 2 - felt.top, 0) !== null)
          return { x: left + width / 2, y: top + height / 2 };
      }
    return null;
  });
  assert.ok(covers, 'a refusal covers a pile');
  await table.evaluate(({ host }) => host.board.grid.focus(0));
  const focused = await state();
  await page.mouse.click(covers.x, covers.y);
  assert.deepEqual(await state(), focused);
});

test('a click in the command line goes to its field, not to the pile beneath', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[20]}`);
  await waitForTable(page);
  const table = tablePage(page);
  await table.evaluate(({ host }) => host.overlays.openCommandLine());
  const field = page.locator('patience-game .command-input');
  await table.evaluate(({ host }) => host.board.grid.focus(0));
  await field.click();
  await eventually(async () =>
    assert.ok(await table.evaluate(({ shadowRoot }) => !!shadowRoot.activeElement?.matches('.command-input'))),
  );
});

test('in a minimal table, a button that another layout leaves out gives its focus to another', async (t) => {
  const { page } = await open(t, `#${labyrinth.links[3]}`, { context: { viewport: { width: 400, height: 800 } } });
  await waitForTable(page);
  await tablePage(page).setAttribute('controls', 'minimal');
  await tablePage(page).evaluate(({ shadowRoot }) => shadowRoot.querySelector('[data-action="hint"]').focus());
  await page.setViewportSize({ width: 1200, height: 800 });
  await eventually(async () =>
    assert.equal(await tablePage(page).evaluate(({ host }) => host.frame.body.dataset.mode), 'desk'),
  );
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'patience-game');
});
