// Parts of each game played by dragging with the mouse, by tapping and by dragging with a finger; double taps and hints.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { lower } from '../../www/words/en/cards.js';
import { test } from 'node:test';
import { withFrozenClock, eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, rules } from './support/games.mjs';
import { touch, mouse, planMove, playLine } from './support/player.mjs';
import { DESKTOP, PHONE, tablePage } from './support/table-page.mjs';
import { readTable, openLink, pileSelector, waitForTable, expectLink, hitPoint } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

const SHARP_PHONE = { ...PHONE, deviceScaleFactor: 2 };

/** The ply after a number of moves from `from` that are not dealt. @param {import("./support/games.mjs").Line} game @param {number} count @param {number} [from] */
function plyAfter(game, count, from = 0) {
  let ply = from;
  for (let made = 0; made < count && ply < game.moves.length; ply++) if (!game.moves[ply].startsWith('stock>')) made++;
  return ply;
}

/** @param {import("playwright-core").Page} page */
const hasNoDraggedCard = async (page) => (await page.locator('patience-game .is-dragged').count()) === 0;

for (const id of rotated(IDS, 2, 'hands')) {
  test(`${id}: thirty moves can be dragged with the mouse`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`, { context: { viewport: { width: 1024, height: 768 } } });
    await waitForTable(page);
    const to = plyAfter(game, 32);
    const ply = await playLine(page, mouse(page), game, { drag: true, to });
    await expectLink(page, game.links[ply]);
    await eventually(async () => assert.ok(await hasNoDraggedCard(page), 'no card is still dragged'));
  });

  test(`${id}: on a phone, thirty moves can be tapped and ten dragged with a finger`, async (t) => {
    const game = winningLine(id, 2);
    const { page } = await open(t, `#${game.links[0]}`, { motion: true, context: SHARP_PHONE });
    await waitForTable(page);
    const hand = await touch(page);
    const half = plyAfter(game, 32);
    const ply = await playLine(page, hand, game, { to: half });
    const end = await playLine(page, hand, game, { from: ply, to: plyAfter(game, 10, ply), drag: true });
    await expectLink(page, game.links[end]);
    await eventually(async () => assert.ok(await hasNoDraggedCard(page), 'no card is still dragged'));
    const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
    assert.deepEqual(scrolled, [0, 0, 1], 'dragging neither scrolls nor zooms the page');
  });
}

test('a card dropped on an illegal target returns, and nothing changes', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { motion: true });
  await waitForTable(page);
  const act = planMove(game, 0, { drag: true });
  assert.equal(act.by, 'drag');
  const from = await hitPoint(page, pileSelector(/** @type {{ from: string }} */ (act).from));
  const nowhere = await hitPoint(page, pileSelector('stock'));
  await mouse(page).drag(from, nowhere);
  await expectLink(page, game.links[0]);
  await until(() => hasNoDraggedCard(page));
  // Dropped on its own pile it is not played, as it would be by a click.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(nowhere.x, nowhere.y, { steps: 5 });
  await page.mouse.move(from.x, from.y, { steps: 5 });
  await page.mouse.up();
  await expectLink(page, game.links[0]);
  // Play continues as usual.
  await playLine(page, mouse(page), game, { to: 3 });
});

test('Escape cancels a drag', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, { clock: true });
  await waitForTable(page);
  const [from, to] = [await hitPoint(page, pileSelector('a10')), await hitPoint(page, pileSelector('n4'))];
  await withFrozenClock(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await tablePage(page).cell('a1').focus();
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await until(() => hasNoDraggedCard(page));
  await eventually(async () => {
    const { link, selected, choices } = await readTable(page);
    assert.deepEqual({ link, selected, choices }, { link: game.links[0], selected: [], choices: [] });
  });
});

for (const loss of ['a move without buttons', 'a lost capture', 'another window']) {
  test(`a dragged card returns after ${loss}, and the next drag works`, async (t) => {
    const game = winningLine('empress-of-india');
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    const [from, to] = [await hitPoint(page, pileSelector('a10')), await hitPoint(page, pileSelector('n4'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await until(async () => !(await hasNoDraggedCard(page)));
    await page.locator('patience-game .felt').evaluate(
      (felt, { kind, x, y }) => {
        const move = new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y });
        if (kind === 'a move without buttons') felt.dispatchEvent(move);
        else if (kind === 'another window') dispatchEvent(new Event('blur'));
        else felt.releasePointerCapture(1);
      },
      { kind: loss, ...to },
    );
    // A capture ends with the pointer's next event.
    await page.mouse.move(to.x + 1, to.y);
    await until(() => hasNoDraggedCard(page));
    await page.mouse.move(to.x + 20, to.y + 20);
    await page.mouse.up();
    await eventually(async () => {
      const { link, selected } = await readTable(page);
      assert.deepEqual({ link, selected }, { link: game.links[0], selected: [] });
    });
    assert.ok(await hasNoDraggedCard(page));
    await playLine(page, mouse(page), game, { to: 2, drag: true });
  });
}

test('a second tap and a tap on bare felt clear the selection', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const hand = mouse(page);
  const a1 = await hitPoint(page, pileSelector('a1'));
  await hand.tap(a1.x, a1.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a1']));
  await until(async () => {
    await tablePage(page).tapPile('a1');
    return (await readTable(page)).selected.length === 0;
  });
  await hand.tap(a1.x, a1.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a1']));
  const felt = await page.locator('.felt').boundingBox();
  assert.ok(felt);
  await hand.tap(felt.x + 3, felt.y + felt.height - 3);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, []));
  // After a press that the browser takes, to scroll, comes the click of a screen reader, without a pointer.
  await tablePage(page).evaluate(({ shadowRoot: root }) => {
    const [pressed, clicked] = ['a1', 'a2'].map((address) => root.querySelector(`[data-pile="${address}"]`));
    const { x, y } = pressed.getBoundingClientRect();
    const finger = { pointerId: 9, pointerType: 'touch', isPrimary: true, clientX: x + 9, clientY: y + 9 };
    for (const type of ['pointerdown', 'pointercancel'])
      pressed.dispatchEvent(new PointerEvent(type, { ...finger, bubbles: true, composed: true }));
    clicked.click();
  });
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a2']));
  await expectLink(page, game.links[0]);
});

/** The first move of a recorded game of the Empress that matches a pattern. @param {RegExp} pattern */
function empressMove(pattern) {
  const game = winningLine('empress-of-india');
  const ply = game.moves.findIndex((move) => pattern.test(move));
  const [, from = '', to = ''] = /^(\w+)[+>](\w+)/.exec(game.moves[ply]) ?? [];
  return { link: game.links[ply], after: game.links[ply + 1], from, to };
}

for (const [title, pattern] of /** @type {const} */ ([
  ['the Empress: tapping two cards that can go home together plays both', /\+.*>f$/],
  ['the Empress: tapping two other cards places the first on the second', /^[an]\d+>[an]\d+$/],
])) {
  test(title, async (t) => {
    const { link, after, from, to } = empressMove(pattern);
    const { page } = await open(t, `#${link}`, { motion: true });
    const table = tablePage(page);
    await waitForTable(page);
    for (const address of [from, to]) {
      await table.tapPile(address);
      await until(async () => {
        const seen = await readTable(page);
        return seen.selected.includes(from) || seen.link !== link;
      });
    }
    await expectLink(page, after);
    // A drop does the same.
    await table.button('undo').click();
    await expectLink(page, link);
    await until(() => hasNoDraggedCard(page));
    await table.dragPile(from, to);
    await expectLink(page, after);
  });
}

test('the Empress: dragging the other way makes the pair in the other row', async (t) => {
  const { link, from, to } = empressMove(/^[an]\d+>[an]\d+$/);
  const other = atLink(link, (table) => table.play(`${to}>${from}`).link);
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await tablePage(page).dragPile(to, from);
  await expectLink(page, other);
});

/** A position from which dealing turns up a card that can go home or be placed, and the one after. @param {string} id */
function beforeDecision(id) {
  for (let number = 0; number < 100; number++) {
    const table = rules.Table.numbered(id, number);
    try {
      let { link } = table.view();
      for (let n = 0; n < 20; n++) {
        const view = table.dealOn();
        if (view.pending !== null && view.piles[view.pending].goesHome && view.dealLabel !== null)
          return { before: link, open: view.link };
        ({ link } = view);
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`${id}: no card in the hand can ever go home`);
}

for (const id of ['fairie-queen', 'sly']) {
  test(`${id}: dealing does not place a hand card that can go home unless it says so`, async (t) => {
    const { before, open: link } = beforeDecision(id);
    const { page } = await open(t, `#${before}`, { clock: true });
    const table = tablePage(page);
    await waitForTable(page);
    await withFrozenClock(page, () => table.button('deal').dblclick());
    assert.equal((await readTable(page)).link, link, 'a double click deals once');
    await eventually(async () =>
      assert.equal(await table.button('deal').getAttribute('aria-label'), 'Place it and deal'),
    );
    // The stock and its key have no label: the first press announces the action of the second.
    const { x, y } = await hitPoint(page, pileSelector('stock'));
    await withFrozenClock(page, () => page.mouse.dblclick(x, y));
    await until(async () => /Press again to place it and deal\.$/.test((await readTable(page)).announcement));
    await expectLink(page, link);
    await until(async () => {
      await page.mouse.click(x, y);
      return (await readTable(page)).link !== link;
    });
    await table.button('undo').click();
    await expectLink(page, link);
    await until(async () => {
      await table.button('deal').click();
      return (await readTable(page)).link !== link;
    });
  });
}

test('a double click on Deal deals nothing while a card can go home, and says so', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { clock: true });
  await waitForTable(page);
  await page.locator('patience-game [data-action="deal"].is-resting').waitFor();
  await withFrozenClock(page, () => tablePage(page).button('deal').dblclick());
  await eventually(async () => assert.match((await readTable(page)).announcement, /Press again to deal/));
  await expectLink(page, game.links[0]);
});

/** The position before the grace in a recorded game of the Labyrinth. */
function beforeGrace() {
  for (let n = 0; n < 4; n++) {
    const game = winningLine('labyrinth', n);
    const ply = game.moves.findIndex((move) => move.endsWith('>grace'));
    if (ply >= 0) return { link: game.links[ply], after: game.links[ply + 1], from: game.moves[ply].split('>')[0] };
  }
  throw new Error('no recorded win of the Labyrinth takes the grace');
}

test('a tap on the grace says when it comes', async (t) => {
  const { page } = await open(t, `#${winningLine('labyrinth').links[0]}`);
  await waitForTable(page);
  const place = await hitPoint(page, pileSelector('grace'));
  await page.mouse.click(place.x, place.y);
  await tablePage(page).expectAnnouncement(/^Grace comes at the end: \d+ cards are still in the stock\.$/);
});

test('the grace takes two taps, two presses of Enter or a drag', async (t) => {
  const { link, after, from } = beforeGrace();
  const { page } = await open(t, `#${link}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  const [card, place] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector('grace'))];
  await page.mouse.click(place.x, place.y);
  await table.expectAnnouncement(/Choose any card to set aside\.$/);
  await page.mouse.click(card.x, card.y);
  const { link: linkAfterTap, selected } = await readTable(page);
  assert.deepEqual([linkAfterTap, selected], [link, [from]]);
  await table.expectAnnouncement(/can go aside by grace\.$/);
  await eventually(async () =>
    assert.ok(await page.locator(`patience-game ${pileSelector('grace')}.is-target`).count(), 'its target is marked'),
  );
  await page.mouse.click(place.x, place.y);
  await expectLink(page, after);
  await table.expectAnnouncement(/set aside by grace/);
  await table.button('undo').click();
  await expectLink(page, link);
  await withFrozenClock(page, () => page.mouse.dblclick(card.x, card.y));
  await expectLink(page, after);
  await table.button('undo').click();
  // By keys: Enter selects the card, Enter again sets it aside.
  await table.cell(from).focus();
  await page.keyboard.press('Enter');
  await eventually(async () =>
    assert.deepEqual([(await readTable(page)).link, (await readTable(page)).selected], [link, [from]]),
  );
  await page.keyboard.press('Enter');
  await expectLink(page, after);
  await table.button('undo').click();
  await mouse(page).drag(card, place);
  await expectLink(page, after);
});

test('the button of legal moves names each of them and marks its target', async (t) => {
  const game = winningLine('fairie-queen');
  const ply = game.moves.findLastIndex((move) => /^c\d>c\d$/.test(move));
  const { page } = await open(t, `#${game.links[ply]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const moves = atLink(game.links[ply], (table) => table.moves()).flatMap((group) => group.moves);
  // The first press shows the solver's hint.
  await table.button('hint').click();
  await table.expectAnnouncement(/^(No hint|Hint|A guess): /);
  const expected = new Set(moves.map(({ token }) => lower(say(token))));
  const announced = new Set();
  for (let n = 1; n <= moves.length; n++) {
    await page.getByRole('button', { name: n === 1 ? 'Possible moves' : 'Next possible move' }).click();
    const { announcement } = await eventually(async () => {
      const seen = await readTable(page);
      assert.match(seen.announcement, new RegExp(`Possible \\(${n} of `));
      return seen;
    });
    const [, which = '', of = '', words = ''] =
      /Possible \((\d+) of (\d+)\): (.*?)\. .+, then .+\.$/.exec(announcement) ?? [];
    assert.deepEqual([Number(which), Number(of)], [n, moves.length], announcement);
    assert.ok(expected.has(words), announcement);
    announced.add(words);
    await eventually(async () => assert.equal(await page.locator('patience-game .cell.is-target').count(), 1));
  }
  assert.equal(announced.size, expected.size);
  const offers = page.locator('patience-game .offers button');
  await eventually(async () =>
    assert.deepEqual(
      await offers.evaluateAll((buttons) =>
        buttons.slice(0, 2).map((el) => [el.getAttribute('title'), el.getAttribute('aria-description')]),
      ),
      [
        [null, null],
        ['Looks at the stock', 'Looks at the stock'],
      ],
    ),
  );
});

test('Play safe is there only while a card is safe', async (t) => {
  const { links } = winningLine('labyrinth');
  const isSafe = (/** @type {string} */ link) => atLink(link, (table) => table.view().safe);
  const safe = links.find(isSafe) ?? '';
  assert.ok(safe && !isSafe(links[0]));
  const { page } = await open(t, `#${links[0]}`, { context: DESKTOP });
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('safe').waitFor({ state: 'hidden' });
  await openLink(page, safe);
  await table.button('safe').click();
  await until(async () => (await readTable(page)).link !== safe);
});
