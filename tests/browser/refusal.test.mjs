// What may not be done is answered at the card, with the rule of the book that says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { waitForAllGames, atLink, touch, winningLine, readTable, mouse, pileSelector, waitForTable, expectLink, hitPoint } from './support/player.mjs';

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** @param {Page} page */
const callout = (page) => page.locator('patience-game .refusal .refusal-text');

/** @param {Page} page @param {RegExp} words */
async function says(page, words) {
  await callout(page).waitFor();
  await eventually(async () => assert.match(await callout(page).innerText(), words));
}

/** @param {Page} page */
const isGone = (page) => until(async () => (await callout(page).count()) === 0);

/**
 * The first pile of which something holds.
 * @param {Page} page @param {{ role: string, suit?: string, cards?: string, suitable?: boolean, movable?: boolean }} wanted
 */
const find = async (page, wanted) => {
  const found = await page.evaluate((want) => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    const index = host.info.places.findIndex((/** @type {any} */ place, /** @type {number} */ n) => {
      const one = { ...view.piles[n], role: place.role, suit: place.suit };
      return Object.entries(want).every(([name, value]) => one[name] === value);
    });
    return /** @type {string | undefined} */ (host.info.places[index]?.address);
  }, wanted);
  assert.ok(found, `no pile is ${JSON.stringify(wanted)}`);
  return found;
};

/** @param {Page} page */
const aims = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    const cells = /** @type {HTMLElement[]} */ ([...(root?.querySelectorAll('.cell.is-aim') ?? [])]);
    return cells.map((cell) => cell.dataset.pile ?? '').sort();
  });

/** A deal of the Empress that begins with a queen of diamonds wanted. */
const EMPRESS = '#empress-of-india/ESMV-WTHM';

/** @param {Page} page */
const queen = (page) => find(page, { role: 'tableau', cards: 'QD', suitable: true });

test('a lone queen dropped on her king: the rule, who is wanted, and she stays in hand', async (t) => {
  const { page } = await open(t, EMPRESS, { motion: true });
  const { link } = await waitForTable(page);
  const [from, to] = [await queen(page), await find(page, { role: 'foundation', suit: 'D' })];
  await mouse(page).drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
  await says(page, /^A red card goes home only together with a black one \(Rule I\)\. Choose the two of spades\.$/);
  assert.deepEqual((await readTable(page)).selected, [from]);
  // While it stands only those are marked that would answer.
  const twos = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    return host.info.places
      .filter(
        (/** @type {any} */ place, /** @type {number} */ n) => place.role === 'tableau' && view.piles[n].cards === '2S',
      )
      .map((/** @type {any} */ place) => place.address)
      .sort();
  });
  assert.deepEqual(await aims(page), twos);
  await page.keyboard.press('Escape');
  await isGone(page);
  await eventually(async () => assert.notDeepEqual(await aims(page), twos));
  assert.deepEqual((await readTable(page)).selected, [from]);
  // A tap on her partner goes on as if nothing had been said.
  const two = await hitPoint(page, pileSelector(twos[0]));
  await mouse(page).tap(two.x, two.y);
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
});

test('the rule in its brackets stays on one line, however narrow the tag', async (t) => {
  for (const width of [320, 360, 390, 412]) {
    const { page } = await open(t, EMPRESS, { context: { ...PHONE, viewport: { width, height: 700 } } });
    await waitForTable(page);
    const [from, to] = [await queen(page), await find(page, { role: 'foundation', suit: 'D' })];
    await page.evaluate(
      (piles) => {
        const { host } = /** @type {any} */ (document.querySelector('patience-game'));
        const at = (/** @type {string} */ address) =>
          host.info.places.findIndex((/** @type {any} */ place) => place.address === address);
        host.refuse(at(piles[0]), at(piles[1]));
      },
      [from, to],
    );
    await says(page, /\(Rule I\)\./);
    const lines = await callout(page).evaluate((text) => {
      const named = /** @type {Element} */ (text.querySelector('.refusal-named'));
      return { said: named.textContent, lines: named.getClientRects().length };
    });
    assert.deepEqual(lines, { said: '(Rule I).', lines: 1 }, `${width}`);
    await page.close();
  }
});

test('by a tap on the foundation, by a double tap, by Shift Enter: the same', async (t) => {
  const { page } = await open(t, EMPRESS);
  await waitForTable(page);
  const [from, to] = [await queen(page), await find(page, { role: 'foundation', suit: 'D' })];
  const [card, home] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))];
  await mouse(page).tap(card.x, card.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, [from]));
  await mouse(page).tap(home.x, home.y);
  await says(page, /Rule I/);
  // A tap beside it closes it.
  const felt = await page.locator('.felt').boundingBox();
  assert.ok(felt);
  await mouse(page).tap(felt.x + 3, felt.y + felt.height - 3);
  await isGone(page);
  await page.mouse.dblclick(card.x, card.y);
  await says(page, /Rule I/);
  await page.keyboard.press('Escape');
  await isGone(page);
  await page.evaluate((address) => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    /** @type {HTMLElement | null | undefined} */ (root?.querySelector(`[data-pile="${address}"]`))?.focus();
  }, from);
  await page.keyboard.press('Shift+Enter');
  await says(page, /Rule I/);
});

test('it goes by itself, but not while it is read; the rule leads to the rules', async (t) => {
  const { page } = await open(t, EMPRESS, { clock: true, context: { viewport: { width: 1280, height: 800 } } });
  await waitForTable(page);
  const [from, to] = [await queen(page), await find(page, { role: 'foundation', suit: 'D' })];
  const drop = async () => mouse(page).drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
  await drop();
  await says(page, /Rule I/);
  await page.mouse.move(2, 2);
  await page.clock.fastForward(9000);
  await isGone(page);
  await drop();
  await says(page, /Rule I/);
  await callout(page).hover();
  await page.clock.fastForward(9000);
  await says(page, /Rule I/);
  await page.getByRole('button', { name: 'Rule I', exact: true }).click();
  const meant = page.locator('.dialog .rules .is-meant');
  await meant.waitFor();
  assert.equal(await meant.getAttribute('data-rule'), 'I');
  assert.equal(await meant.locator('svg[role="img"]').count(), 1);
});

test('Sly: a packet rests until twenty cards lie; the hand’s card goes in order', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[1]}`, { context: PHONE });
  await waitForTable(page);
  const hand = await touch(page);
  const third = await hitPoint(page, pileSelector('p3'));
  await hand.tap(third.x, third.y);
  await says(page, /^In round 1 you fill the packets in order: choose packet \d+\.$/);
  assert.equal((await readTable(page)).link, game.links[1]);
});

test('the Labyrinth: a card that is walled in says so, on a tap in the sentence, on a drag at the card', async (t) => {
  const game = winningLine('labyrinth');
  const ply = game.moves.length >> 1;
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  await waitForAllGames(page);
  const walled = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    const at = host.info.places.findIndex(
      (/** @type {any} */ place, /** @type {number} */ n) =>
        place.role === 'tableau' && view.piles[n].count && host.why(n, n)?.token.k === 'walled-in',
    );
    return /** @type {string | undefined} */ (host.info.places[at]?.address);
  });
  assert.ok(walled, 'a card is walled in');
  const card = await hitPoint(page, pileSelector(walled));
  await mouse(page).tap(card.x, card.y);
  await eventually(async () => assert.match((await readTable(page)).announcement, /is blocked, above and below \(Rule II\)\.$/));
  assert.equal(await callout(page).count(), 0);
  await mouse(page).drag(card, await hitPoint(page, pileSelector('C+')));
  await says(page, /is blocked, above and below \(Rule II\)\.$/);
  await expectLink(page, game.links[ply]);
});

test('the card that is waited for is marked, and never covered', async (t) => {
  const game = winningLine('labyrinth');
  const ply = game.moves.length >> 1;
  const { page } = await open(t, `#${game.links[ply]}`, { context: PHONE });
  await waitForTable(page);
  await waitForAllGames(page);
  /** Cards that wait for one that lies on the table, and where that is. */
  const waiting = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    return /** @type {{ from: string, at: string }[]} */ (
      host.info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) => {
        const token = place.role === 'tableau' && view.piles[n].count ? host.why(n, n)?.token : null;
        return token?.k === 'waits' && token.at ? [{ from: place.address, at: token.at.address }] : [];
      })
    );
  });
  assert.ok(waiting.length > 2, 'some cards wait for others');
  const hand = await touch(page);
  for (const { from, at } of waiting.slice(0, 3)) {
    await hand.drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector('C+')));
    await says(page, / needs the \w+ first; /);
    await eventually(async () => {
      const [tag, mark, card] = await page.evaluate((where) => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
        return ['.refusal', '.reason', where].map((one) => {
          const { x, y, right, bottom } = /** @type {Element} */ (root.querySelector(one)).getBoundingClientRect();
          return { x, y, right, bottom };
        });
      }, pileSelector(at));
      assert.ok(Math.abs(mark.x - card.x) < 2 && Math.abs(mark.y - card.y) < 2, `the mark is at ${at}`);
      assert.ok(
        tag.x >= card.right || tag.right <= card.x || tag.y >= card.bottom || tag.bottom <= card.y,
        `${from} waits for ${at}, which is covered`,
      );
    });
    await page.keyboard.press('Escape');
    await eventually(async () => assert.equal(await page.locator('patience-game .reason').count(), 0));
  }
});

test('the card that an idle one waits for is marked while that is said', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[40]}`, { clock: true });
  await waitForTable(page);
  await waitForAllGames(page);
  const waiting = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    for (const [n, place] of host.info.places.entries()) {
      const { count, movable, says } = view.piles[n];
      const token = place.role === 'tableau' && count && !movable && !says ? host.why(n, n)?.token : null;
      if (token?.k === 'waits' && token.at) return { from: place.address, at: token.at.address };
    }
    return null;
  });
  assert.ok(waiting, 'a card waits for another');
  const { x, y } = await hitPoint(page, pileSelector(waiting.from));
  await mouse(page).tap(x, y);
  await eventually(async () => assert.match((await readTable(page)).announcement, / needs the \w+ first; /));
  const marks = page.locator('patience-game .reason');
  const [mark, card] = [await marks.boundingBox(), await page.locator(pileSelector(waiting.at)).boundingBox()];
  assert.ok(mark && card && Math.abs(mark.x - card.x) < 2 && Math.abs(mark.y - card.y) < 2, `it is at ${waiting.at}`);
  await page.clock.runFor(15_000);
  await eventually(async () => assert.equal(await marks.count(), 0));
});

test('on a phone it lies on free felt that is near, and a line leads to its card', async (t) => {
  const { links } = winningLine('labyrinth');
  const three = links.find((link) => atLink(link, (table) => table.view().tiers === 3)) ?? '';
  const { page } = await open(t, `#${three}`, { context: { ...PHONE, viewport: { width: 390, height: 844 } } });
  await waitForTable(page);
  await waitForAllGames(page);
  const walled = await page.evaluate(() => {
    const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
    const n = view.piles.findIndex(
      (/** @type {any} */ { count }, /** @type {number} */ pile) =>
        count && host.why(pile, pile)?.token.k === 'walled-in',
    );
    return /** @type {string} */ (host.info.places[n].address);
  });
  const hand = await touch(page);
  await hand.drag(await hitPoint(page, pileSelector(walled)), await hitPoint(page, pileSelector('C+')));
  await says(page, /is blocked/);
  await eventually(async () => {
    const found = await page.evaluate((from) => {
      const game = /** @type {any} */ (document.querySelector('patience-game'));
      const root = /** @type {ShadowRoot} */ (game.shadowRoot);
      const boxOf = (/** @type {string} */ one) =>
        /** @type {Element} */ (root.querySelector(one)).getBoundingClientRect();
      const [tag, lead, card] = [boxOf('.refusal'), boxOf('.refusal-lead'), boxOf(from)];
      const covered = [...root.querySelectorAll('.layer.cards .card')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < tag.right - 1 && tag.left + 1 < right && top < tag.bottom - 1 && tag.top + 1 < bottom;
      });
      return { covered: covered.length, gap: lead.top - card.bottom, end: tag.top - lead.bottom, long: lead.height };
    }, pileSelector(walled));
    assert.equal(found.covered, 0);
    assert.ok(found.long > 20 && Math.abs(found.gap) < 6 && found.end < 14, JSON.stringify(found));
  });
});

test('the Fairie Queen: only the king that came last takes cards while they are dealt', async (t) => {
  const game = winningLine('fairie-queen');
  const ply = game.moves.findIndex((move) => move === 'hand>c3');
  assert.ok(ply > 0);
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  await mouse(page).drag(await hitPoint(page, pileSelector('hand')), await hitPoint(page, pileSelector('c1')));
  await says(page, /only the latest king takes cards \(Rule II\): choose column 3\.$/);
  assert.deepEqual((await readTable(page)).selected, ['hand']);
});

test('on a phone it covers no place where the card may go, can be closed, and goes with the next key of the frame', async (t) => {
  const game = winningLine('sly');
  // All packets are targets from the second deal on.
  const ply = game.moves.findIndex((move, n) => n > 40 && move.startsWith('hand>p'));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    const { page } = await open(t, `#${game.links[ply]}`, { context: { ...PHONE, viewport: { width, height } } });
    await waitForTable(page);
    await waitForAllGames(page);
    const to = await page.evaluate(() => {
      const { view, host } = /** @type {any} */ (document.querySelector('patience-game'));
      const home = host.info.places.findIndex(
        (/** @type {any} */ place, /** @type {number} */ n) =>
          place.role === 'foundation' && host.why(view.pending, n) && !host.choicesOf(view.pending, n).length,
      );
      return /** @type {string} */ (host.info.places[home].address);
    });
    const hand = await touch(page);
    const refused = async () => {
      const { x, y } = await hitPoint(page, pileSelector(to));
      await hand.tap(x, y);
      await callout(page).waitFor();
    };
    await refused();
    const covered = await page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const tag = /** @type {Element} */ (root.querySelector('.refusal')).getBoundingClientRect();
      return [...root.querySelectorAll('.cell.is-aim')].filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return left < tag.right - 1 && tag.left + 1 < right && top < tag.bottom - 1 && tag.top + 1 < bottom;
      }).length;
    });
    assert.equal(covered, 0, `${width}×${height}`);
    await page.locator('patience-game .refusal-close').tap();
    await isGone(page);
    await refused();
    await page.locator('patience-game [data-action="hint"]').tap();
    await isGone(page);
    await page.close();
  }
});
