// A part of each game by dragging with the mouse, by tapping and by dragging with a finger.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { lower } from '../../www/words/en/cards.js';
import { test } from 'node:test';
import { withFrozenClock, eventually, open, until } from './support/chromium.mjs';
import { atLink, touch, IDS, winningLine, readTable, mouse, pileSelector, planMove, playLine, waitForTable, rules, expectLink, hitPoint } from './support/player.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @param {import("./support/player.mjs").Line} game @param {number} wanted moves that are no deal @param {number} from */
function endOf(game, wanted, from = 0) {
  let ply = from;
  for (let seen = 0; seen < wanted && ply < game.moves.length; ply++) if (!game.moves[ply].startsWith('stock>')) seen++;
  return ply;
}

/** @param {import("playwright-core").Page} page */
const settled = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    return root?.querySelectorAll('.is-dragged').length === 0;
  });

for (const id of rotated(IDS, 2, 'hands')) {
  test(`${id}: thirty moves dragged with the mouse`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`, { context: { viewport: { width: 1024, height: 768 } } });
    await waitForTable(page);
    const to = endOf(game, 32);
    const ply = await playLine(page, mouse(page), game, { drag: true, to });
    await expectLink(page, game.links[ply]);
    await eventually(async () => assert.ok(await settled(page), 'no card hangs in the air'));
  });

  test(`${id}: thirty moves tapped on a phone, then ten dragged with a finger`, async (t) => {
    const game = winningLine(id, 2);
    const { page } = await open(t, `#${game.links[0]}`, { motion: true, context: PHONE });
    await waitForTable(page);
    const hand = await touch(page);
    const half = endOf(game, 32);
    const ply = await playLine(page, hand, game, { to: half });
    const end = await playLine(page, hand, game, { from: ply, to: endOf(game, 10, ply), drag: true });
    await expectLink(page, game.links[end]);
    await eventually(async () => assert.ok(await settled(page), 'no card hangs in the air'));
    const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
    assert.deepEqual(scrolled, [0, 0, 1], 'dragging neither scrolls nor zooms the page');
  });
}

test('a card that is dropped where it may not go returns and nothing has happened', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { motion: true });
  await waitForTable(page);
  const act = planMove(game, 0, { drag: true });
  assert.equal(act.act, 'drag');
  const from = await hitPoint(page, pileSelector(/** @type {{ from: string }} */ (act).from));
  const nowhere = await hitPoint(page, pileSelector('stock'));
  await mouse(page).drag(from, nowhere);
  await expectLink(page, game.links[0]);
  await until(() => settled(page));
  // The table is not confused by it.
  await playLine(page, mouse(page), game, { to: 3 });
});

test('Escape during a drag lets go', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`, { clock: true });
  await waitForTable(page);
  const [from, to] = [await hitPoint(page, pileSelector('a10')), await hitPoint(page, pileSelector('n4'))];
  await withFrozenClock(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.locator('[data-pile="a1"]').focus();
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await until(() => settled(page));
  await eventually(async () => {
    const { link, selected, choices } = await readTable(page);
    assert.deepEqual({ link, selected, choices }, { link: game.links[0], selected: [], choices: [] });
  });
});

test('a second tap and a tap beside the piles let go of what was selected', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  const hand = mouse(page);
  const a1 = await hitPoint(page, pileSelector('a1'));
  await hand.tap(a1.x, a1.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a1']));
  await until(async () => {
    const { x, y } = await hitPoint(page, pileSelector('a1'));
    await hand.tap(x, y);
    return (await readTable(page)).selected.length === 0;
  });
  await hand.tap(a1.x, a1.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a1']));
  const felt = await page.locator('.felt').boundingBox();
  assert.ok(felt);
  await hand.tap(felt.x + 3, felt.y + felt.height - 3);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, []));
  await expectLink(page, game.links[0]);
});

/** The first ply of a recorded game of the Empress that makes a move of a kind. @param {RegExp} kind */
function empress(kind) {
  const game = winningLine('empress-of-india');
  const ply = game.moves.findIndex((move) => kind.test(move));
  const [, from = '', to = ''] = /^(\w+)[+>](\w+)/.exec(game.moves[ply]) ?? [];
  return { link: game.links[ply], after: game.links[ply + 1], from, to };
}

for (const [what, kind] of /** @type {const} */ ([
  ['the Empress: two cards that can go home together do so at the second tap', /\+.*>f$/],
  [
    'the Empress: of two others, the one that was chosen first goes onto the other at the second tap',
    /^[an]\d+>[an]\d+$/,
  ],
])) {
  test(what, async (t) => {
    const { link, after, from, to } = empress(kind);
    const { page } = await open(t, `#${link}`, { motion: true });
    await waitForTable(page);
    const hand = mouse(page);
    for (const address of [from, to]) {
      const { x, y } = await hitPoint(page, pileSelector(address));
      await hand.tap(x, y);
      await until(async () => {
        const seen = await readTable(page);
        return seen.selected.includes(from) || seen.link !== link;
      });
    }
    await expectLink(page, after);
    // So does a drop.
    await page.locator('patience-game [data-action="undo"]').click();
    await expectLink(page, link);
    await until(() => settled(page));
    await hand.drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
    await expectLink(page, after);
  });
}

test('the Empress: dropped the other way, the pair lies in the other row', async (t) => {
  const { link, from, to } = empress(/^[an]\d+>[an]\d+$/);
  const other = atLink(link, (table) => table.play(`${to}>${from}`).link);
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  await mouse(page).drag(await hitPoint(page, pileSelector(to)), await hitPoint(page, pileSelector(from)));
  await expectLink(page, other);
});

/** A position in the deal from which dealing on leads to a card that can go home or be laid. @param {string} id */
function toDecision(id) {
  for (let number = 0; number < 100; number++) {
    const table = rules.Table.numbered(id, number);
    try {
      let { link } = table.view();
      for (let n = 0; n < 20; n++) {
        const view = table.dealOn();
        if (view.pending !== null && view.piles[view.pending].suitable && view.dealLabel !== null)
          return { before: link, open: view.link };
        ({ link } = view);
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`${id}: no card in hand is ever suitable`);
}

for (const id of ['fairie-queen', 'sly']) {
  test(`${id}: dealing on does not decide about a suitable card in hand unless it says so`, async (t) => {
    const { before, open: link } = toDecision(id);
    const { page } = await open(t, `#${before}`, { clock: true });
    await waitForTable(page);
    await withFrozenClock(page, () => tablePage(page).button('deal').dblclick());
    assert.equal((await readTable(page)).link, link, 'two taps are one decision');
    await eventually(async () =>
      assert.equal(await tablePage(page).button('deal').getAttribute('aria-label'), 'Place it and deal'),
    );
    // The pack and its key have no label: they say it first, and do it when asked again.
    const { x, y } = await hitPoint(page, pileSelector('stock'));
    await withFrozenClock(page, () => page.mouse.dblclick(x, y));
    await until(async () => /Press again to place it and deal\.$/.test((await readTable(page)).announcement));
    await expectLink(page, link);
    await until(async () => {
      await page.mouse.click(x, y);
      return (await readTable(page)).link !== link;
    });
    await tablePage(page).button('undo').click();
    await expectLink(page, link);
    await until(async () => {
      await tablePage(page).button('deal').click();
      return (await readTable(page)).link !== link;
    });
  });
}

test('a double tap on Deal deals one row', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { clock: true });
  await waitForTable(page);
  const once = atLink(game.links[0], (table) => table.dealOn());
  await withFrozenClock(page, () => tablePage(page).button('deal').dblclick());
  await expectLink(page, once.link);
  // What happened is said once.
  await eventually(async () => assert.doesNotMatch((await readTable(page)).announcement, /dealt\..*dealt\./));
});

/** A game of the Labyrinth with the grace still to be taken. */
function graceful() {
  for (let n = 0; n < 4; n++) {
    const game = winningLine('labyrinth', n);
    const ply = game.moves.findIndex((move) => move.endsWith('>grace'));
    if (ply >= 0) return { link: game.links[ply], after: game.links[ply + 1], from: game.moves[ply].split('>')[0] };
  }
  throw new Error('no recorded win of the Labyrinth takes the grace');
}

test('the grace is not spent by one tap', async (t) => {
  const { link, after, from } = graceful();
  const { page } = await open(t, `#${link}`, { clock: true });
  await waitForTable(page);
  const [card, place] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector('grace'))];
  await page.mouse.click(place.x, place.y);
  await eventually(async () => assert.match((await readTable(page)).announcement, /Choose any card to set aside\.$/));
  await page.mouse.click(card.x, card.y);
  const held = await readTable(page);
  assert.deepEqual([held.link, held.selected], [link, [from]]);
  await eventually(async () => assert.match((await readTable(page)).announcement, /can go aside by grace\.$/));
  await eventually(async () =>
    assert.ok(await page.locator(`patience-game ${pileSelector('grace')}.is-target`).count(), 'where it may go is marked'),
  );
  await page.mouse.click(place.x, place.y);
  await expectLink(page, after);
  await eventually(async () => assert.match((await readTable(page)).announcement, /set aside by grace/));
  await tablePage(page).button('undo').click();
  await expectLink(page, link);
  await withFrozenClock(page, () => page.mouse.dblclick(card.x, card.y));
  await expectLink(page, after);
  await tablePage(page).button('undo').click();
  // By keys: taken in hand, and laid aside.
  await page.locator(`patience-game ${pileSelector(from)}`).focus();
  await page.keyboard.press('Enter');
  await eventually(async () =>
    assert.deepEqual([(await readTable(page)).link, (await readTable(page)).selected], [link, [from]]),
  );
  await page.keyboard.press('Enter');
  await expectLink(page, after);
  await tablePage(page).button('undo').click();
  await mouse(page).drag(card, place);
  await expectLink(page, after);
});

test('a hint names one move after the other, and marks where it goes', async (t) => {
  const game = winningLine('fairie-queen');
  const ply = game.moves.findLastIndex((move) => /^c\d>c\d$/.test(move));
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  const moves = atLink(game.links[ply], (table) => table.moves()).flatMap((group) => group.moves);
  // The first press asks the solver.
  await tablePage(page).button('hint').click();
  await eventually(async () => assert.match((await readTable(page)).announcement, /^(No h|H)int: /));
  const all = new Set(moves.map(({ token }) => lower(say(token))));
  const heard = new Set();
  for (let n = 1; n <= moves.length; n++) {
    await tablePage(page).button('hint').click();
    const { announcement } = await eventually(async () => {
      const seen = await readTable(page);
      assert.match(seen.announcement, new RegExp(`Possible \\(${n} of `));
      return seen;
    });
    const [, which = '', of = '', words = ''] = /Possible \((\d+) of (\d+)\): (.*?)\. .+, then .+\.$/.exec(announcement) ?? [];
    assert.deepEqual([Number(which), Number(of)], [n, moves.length], announcement);
    assert.ok(all.has(words), announcement);
    heard.add(words);
    await eventually(async () => assert.equal(await page.locator('patience-game .cell.is-target').count(), 1));
  }
  assert.equal(heard.size, all.size);
  const told = page.locator('patience-game .offers button');
  await eventually(async () =>
    assert.deepEqual(
      await told.evaluateAll((buttons) =>
        buttons.slice(0, 2).map((el) => [el.getAttribute('title'), el.getAttribute('aria-description')]),
      ),
      [
        ['From what you can see', 'From what you can see'],
        ['Looks at the stock', 'Looks at the stock'],
      ],
    ),
  );
});

test('why nothing is played that is safe, the key says', async (t) => {
  const game = winningLine('labyrinth');
  const { page } = await open(t, `#${game.links[0]}`, { context: PHONE });
  await waitForTable(page);
  const { safe, piles } = atLink(game.links[0], (table) => table.view());
  assert.ok(!safe && piles.some(({ suitable }) => suitable));
  assert.equal(await tablePage(page).button('safe').innerText(), 'Play safe');
  await tablePage(page).button('safe').click({ force: true });
  await eventually(async () =>
    assert.match((await readTable(page)).announcement, /Nothing is safe yet: you may still need those cards on the table\.$/),
  );
  await expectLink(page, game.links[0]);
});
