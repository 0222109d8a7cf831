// Illegal moves are refused by a callout at the card, with the rule of the book.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { touch, mouse } from './support/player.mjs';
import { PHONE, tablePage } from './support/table-page.mjs';
import {
  waitForAllGames,
  readTable,
  pileSelector,
  waitForFrames,
  waitForTable,
  expectLink,
  followLink,
  hitPoint,
} from './support/table-state.mjs';

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const callout = (page) => page.locator('patience-game .refusal .refusal-text');

/** @param {Page} page @param {RegExp} words */
async function expectRefusal(page, words) {
  await callout(page).waitFor();
  await eventually(async () => assert.match(await callout(page).innerText(), words));
}

/** Shows why a move is illegal. @param {Page} page @param {string} from @param {string} to addresses of piles */
const refuse = (page, from, to) =>
  tablePage(page).evaluate(
    ({ host }, addresses) => {
      const [source, target] = addresses.map((address) =>
        host.info.places.findIndex((/** @type {any} */ place) => place.address === address),
      );
      host.overlays.refuse(source, target);
    },
    [from, to],
  );

/** @param {Page} page */
const expectNoRefusal = (page) => until(async () => (await callout(page).count()) === 0);

/** @param {Page} page */
const highlightedTargets = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => {
    const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.cell.is-drop-target')]);
    return cells.map((cell) => cell.dataset.pile ?? '').sort();
  });

/** A deal of the Empress in which a queen of diamonds is next at the start. */
const EMPRESS = '#empress-of-india/ESMV-WTHM';

/** A deal in which that queen has two partners: with one, a tap would play both. */
const TWO_PARTNERS = '#empress-of-india/E222-224P';

/** @param {Page} page */
const queenOfDiamonds = (page) => tablePage(page).findPile({ role: 'tableau', cards: 'QD', goesHome: true });

test('a queen without a partner is refused with the rule and her partner, and stays selected', async (t) => {
  const { page } = await open(t, EMPRESS, { motion: true });
  const table = tablePage(page);
  const { link } = await waitForTable(page);
  const [from, to] = [await queenOfDiamonds(page), await table.findPile({ role: 'foundation', suit: 'D' })];
  await table.dragPile(from, to);
  await expectRefusal(
    page,
    /^A red card goes home only together with a black one \(Rule I\)\. Choose the two of spades\.$/,
  );
  assert.deepEqual((await readTable(page)).selected, [from]);
  // While it is shown only her possible partners are highlighted.
  const partners = await table.evaluate(({ view, host }) =>
    host.info.places
      .filter(
        (/** @type {any} */ place, /** @type {number} */ n) => place.role === 'tableau' && view.piles[n].cards === '2S',
      )
      .map((/** @type {any} */ place) => place.address)
      .sort(),
  );
  assert.deepEqual(await highlightedTargets(page), partners);
  await page.keyboard.press('Escape');
  await expectNoRefusal(page);
  await eventually(async () => assert.notDeepEqual(await highlightedTargets(page), partners));
  assert.deepEqual((await readTable(page)).selected, [from]);
  // A tap on her partner still plays the move.
  const two = await hitPoint(page, pileSelector(partners[0]));
  await mouse(page).tap(two.x, two.y);
  await eventually(async () => assert.notEqual((await readTable(page)).link, link));
});

test('the rule in brackets stays on one line, however narrow the callout', async (t) => {
  for (const width of [320, 360, 390, 412]) {
    const { page } = await open(t, EMPRESS, { context: { ...PHONE, viewport: { width, height: 700 } } });
    const table = tablePage(page);
    await waitForTable(page);
    const [from, to] = [await queenOfDiamonds(page), await table.findPile({ role: 'foundation', suit: 'D' })];
    await refuse(page, from, to);
    await expectRefusal(page, /\(Rule I\)\./);
    const lines = await callout(page).evaluate((text) => {
      const named = /** @type {Element} */ (text.querySelector('.refusal-named'));
      return { said: named.textContent, lines: named.getClientRects().length };
    });
    assert.deepEqual(lines, { said: '(Rule I).', lines: 1 }, `${width}`);
    await page.close();
  }
});

test('in every language the sentence names the rule once, as a link', async (t) => {
  const { page } = await open(t, EMPRESS, { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  const [from, to] = [await queenOfDiamonds(page), await table.findPile({ role: 'foundation', suit: 'D' })];
  for (const code of Object.keys(LANGUAGES).filter((name) => !name.startsWith('x-'))) {
    await table.setAttribute('lang', code);
    await page.locator(`patience-game .shell[lang="${code}"]`).waitFor();
    await refuse(page, from, to);
    await callout(page).locator('.refusal-named .refusal-rule').waitFor();
    const text = (await callout(page).innerText()).toLowerCase();
    const rule = (await callout(page).locator('.refusal-rule').innerText()).toLowerCase();
    assert.equal(text.split(rule).length, 2, text);
    await page.keyboard.press('Escape');
    await expectNoRefusal(page);
  }
});

test('a tap on the foundation, a double tap and Shift+Enter get the same refusal', async (t) => {
  const { page } = await open(t, TWO_PARTNERS);
  const table = tablePage(page);
  await waitForTable(page);
  const [from, to] = [await queenOfDiamonds(page), await table.findPile({ role: 'foundation', suit: 'D' })];
  const [card, home] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))];
  await mouse(page).tap(card.x, card.y);
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, [from]));
  await mouse(page).tap(home.x, home.y);
  await expectRefusal(page, /Rule I/);
  // A tap on the felt closes it.
  const felt = await page.locator('.felt').boundingBox();
  assert.ok(felt);
  await mouse(page).tap(felt.x + 3, felt.y + felt.height - 3);
  await expectNoRefusal(page);
  await page.mouse.dblclick(card.x, card.y);
  await expectRefusal(page, /Rule I/);
  await page.keyboard.press('Escape');
  await expectNoRefusal(page);
  await table.evaluate(({ shadowRoot: root }, address) => {
    /** @type {HTMLElement | null | undefined} */ (root.querySelector(`[data-pile="${address}"]`))?.focus();
  }, from);
  await page.keyboard.press('Shift+Enter');
  await expectRefusal(page, /Rule I/);
});

test('it disappears after a time, but not under the pointer; its rule opens the rules', async (t) => {
  const { page } = await open(t, EMPRESS, { clock: true, context: { viewport: { width: 1280, height: 800 } } });
  const table = tablePage(page);
  await waitForTable(page);
  const [from, to] = [await queenOfDiamonds(page), await table.findPile({ role: 'foundation', suit: 'D' })];
  const dropQueen = () => table.dragPile(from, to);
  await dropQueen();
  await expectRefusal(page, /Rule I/);
  await page.mouse.move(2, 2);
  await page.clock.fastForward(9000);
  await expectNoRefusal(page);
  await dropQueen();
  await expectRefusal(page, /Rule I/);
  await callout(page).hover();
  await page.clock.fastForward(9000);
  await expectRefusal(page, /Rule I/);
  await page.getByRole('button', { name: 'Rule I', exact: true }).click();
  const target = page.locator('.dialog .rules .is-meant');
  await target.waitFor();
  assert.equal(await target.getAttribute('data-rule'), 'I');
  assert.equal(await target.locator('svg[role="img"]').count(), 1);
});

test('Sly: in the first round the card in the hand must go to the packets in order', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[1]}`, { context: PHONE });
  await waitForTable(page);
  const hand = await touch(page);
  const packet = await hitPoint(page, pileSelector('p3'));
  await hand.tap(packet.x, packet.y);
  await expectRefusal(page, /^In round 1 you fill the packets in order: choose the first empty one\.$/);
  assert.equal((await readTable(page)).link, game.links[1]);
});

test('the same key refused again is explained again, and announced each time', async (t) => {
  const { page } = await open(t, '#sly/S864-UE7Z');
  const table = tablePage(page);
  await waitForTable(page);
  await table.recordAnnouncements();
  await page.keyboard.press('d');
  await eventually(async () => assert.equal((await table.announcements()).length, 1));
  await table.cell('p1').focus();
  for (const times of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await eventually(async () => {
      const refusals = (await table.announcements()).filter((text) => /^In round 1 you fill/.test(text));
      assert.equal(refusals.length, times);
    });
    await expectRefusal(page, /^In round 1 you fill/);
  }
});

test('Labyrinth: a blocked card is explained in the sentence after a tap, at the card after a drag', async (t) => {
  const game = winningLine('labyrinth');
  const ply = game.moves.length >> 1;
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  await waitForAllGames(page);
  const blocked = await tablePage(page).evaluate(({ view, host }) => {
    const at = host.info.places.findIndex(
      (/** @type {any} */ place, /** @type {number} */ n) =>
        place.role === 'tableau' && view.piles[n].count && host.session.why(n, n)?.token.k === 'blocked',
    );
    return /** @type {string | undefined} */ (host.info.places[at]?.address);
  });
  assert.ok(blocked, 'a card is blocked');
  const card = await hitPoint(page, pileSelector(blocked));
  await mouse(page).tap(card.x, card.y);
  await eventually(async () =>
    assert.match((await readTable(page)).announcement, /is blocked, above and below \(Rule II\)\.$/),
  );
  assert.equal(await callout(page).count(), 0);
  await mouse(page).drag(card, await hitPoint(page, pileSelector('C+')));
  await expectRefusal(page, /is blocked, above and below \(Rule II\)\.$/);
  await expectLink(page, game.links[ply]);
});

test('the card that must go home first is marked, and not covered', async (t) => {
  const game = winningLine('labyrinth');
  const ply = game.moves.length >> 1;
  const { page } = await open(t, `#${game.links[ply]}`, { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForAllGames(page);
  /** Cards that need another card first, and where that is. */
  const blockedPairs = await table.evaluate(({ view, host }) =>
    host.info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) => {
      const token = place.role === 'tableau' && view.piles[n].count ? host.session.why(n, n)?.token : null;
      return token?.k === 'waits' && token.at ? [{ from: place.address, at: token.at.address }] : [];
    }),
  );
  assert.ok(blockedPairs.length > 2, 'some cards need others first');
  const hand = await touch(page);
  for (const { from, at } of blockedPairs.slice(0, 3)) {
    await hand.drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector('C+')));
    await expectRefusal(page, / needs the \w+ first; /);
    await eventually(async () => {
      const [tag, mark, card] = await table.evaluate(
        ({ shadowRoot: root }, cardSelector) =>
          ['.refusal', '.reason', cardSelector].map((selector) => {
            const { x, y, right, bottom } = /** @type {Element} */ (
              root.querySelector(selector)
            ).getBoundingClientRect();
            return { x, y, right, bottom };
          }),
        pileSelector(at),
      );
      assert.ok(Math.abs(mark.x - card.x) < 2 && Math.abs(mark.y - card.y) < 2, `the mark is at ${at}`);
      assert.ok(
        tag.x >= card.right || tag.right <= card.x || tag.y >= card.bottom || tag.bottom <= card.y,
        `${from} needs ${at}, which is covered`,
      );
    });
    await page.keyboard.press('Escape');
    await eventually(async () => assert.equal(await page.locator('patience-game .reason').count(), 0));
  }
});

test('the card that must go home first is marked while the sentence names it', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[40]}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForAllGames(page);
  const blocked = await table.evaluate(({ view, host }) => {
    for (const [n, place] of host.info.places.entries()) {
      const { count, movable, says } = view.piles[n];
      const token = place.role === 'tableau' && count && !movable && !says ? host.session.why(n, n)?.token : null;
      if (token?.k === 'waits' && token.at) return { from: place.address, at: token.at.address };
    }
    return null;
  });
  assert.ok(blocked, 'a card needs another first');
  const { x, y } = await hitPoint(page, pileSelector(blocked.from));
  await mouse(page).tap(x, y);
  await eventually(async () => assert.match((await readTable(page)).announcement, / needs the \w+ first; /));
  const marks = page.locator('patience-game .reason');
  const [mark, card] = [await marks.boundingBox(), await table.cell(blocked.at).boundingBox()];
  assert.ok(mark && card && Math.abs(mark.x - card.x) < 2 && Math.abs(mark.y - card.y) < 2, `it is at ${blocked.at}`);
  await page.clock.runFor(15_000);
  await eventually(async () => assert.equal(await marks.count(), 0));
});

test('on a phone it is on free felt nearby, and a line leads to its card', async (t) => {
  const { links } = winningLine('labyrinth');
  const threeRows = links.find((link) => atLink(link, (table) => table.view().tiers === 3)) ?? '';
  const { page } = await open(t, `#${threeRows}`, { context: { ...PHONE, viewport: { width: 390, height: 844 } } });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForAllGames(page);
  const blocked = await table.evaluate(({ view, host }) => {
    const n = view.piles.findIndex(
      (/** @type {any} */ { count }, /** @type {number} */ pile) =>
        count && host.session.why(pile, pile)?.token.k === 'blocked',
    );
    return /** @type {string} */ (host.info.places[n].address);
  });
  const hand = await touch(page);
  await hand.drag(await hitPoint(page, pileSelector(blocked)), await hitPoint(page, pileSelector('C+')));
  await expectRefusal(page, /is blocked/);
  await eventually(async () => {
    const layout = await table.evaluate((game, from) => {
      const root = /** @type {ShadowRoot} */ (game.shadowRoot);
      const boxOf = (/** @type {string} */ selector) =>
        /** @type {Element} */ (root.querySelector(selector)).getBoundingClientRect();
      const [tag, lead, card] = [boxOf('.refusal'), boxOf('.refusal-lead'), boxOf(from)];
      const covered = [...root.querySelectorAll('.layer.cards .card')].filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < tag.right - 1 && tag.left + 1 < right && top < tag.bottom - 1 && tag.top + 1 < bottom;
      });
      return { covered: covered.length, gap: lead.top - card.bottom, end: tag.top - lead.bottom, long: lead.height };
    }, pileSelector(blocked));
    assert.equal(layout.covered, 0);
    assert.ok(layout.long > 20 && Math.abs(layout.gap) < 6 && layout.end < 14, JSON.stringify(layout));
  });
});

test('a full pair is what its refusal points at; in a lesson a refusal advises no card', async (t) => {
  const { links, moves } = winningLine('empress-of-india');
  const { page } = await open(t, `#${links[Math.floor(moves.length * 0.35)]}`);
  await waitForTable(page);
  const [from, to] = await tablePage(page).evaluate(({ host: { info, view } }) => {
    const find = (/** @type {string} */ name, /** @type {number} */ count) =>
      info.places[
        info.places.findLastIndex(
          (/** @type {any} */ place, /** @type {number} */ n) => place.name === name && view.piles[n].count === count,
        )
      ].address;
    return [find('army', 1), find('navy', 2)];
  });
  await refuse(page, from, to);
  await expectRefusal(page, /^A pair never takes a third card\.$/);
  const { tip, pair } = await tablePage(page).evaluate(({ host }, address) => {
    const tag = host.root.querySelector('.refusal');
    const pile = host.info.places.findIndex((/** @type {any} */ place) => place.address === address);
    const { left, right } = host.board.grid.cells[pile].getBoundingClientRect();
    return {
      tip: tag.getBoundingClientRect().left + parseFloat(tag.style.getPropertyValue('--beak')),
      pair: [left, right],
    };
  }, to);
  assert.ok(tip >= pair[0] && tip <= pair[1], `${tip}, ${pair}`);

  await followLink(page, EMPRESS.slice(1));
  await tablePage(page).evaluate((game) => void game.startLesson());
  await page.locator('patience-game .lesson').waitFor();
  await refuse(page, 'a22', 'D-1');
  await expectRefusal(page, /^A red card goes home only together with a black one \(Rule I\)\.$/);
});

test('Fairie Queen: while cards are dealt only the latest king takes them', async (t) => {
  const game = winningLine('fairie-queen');
  const ply = game.moves.findIndex((move) => move === 'hand>c3');
  assert.ok(ply > 0);
  const { page } = await open(t, `#${game.links[ply]}`);
  await waitForTable(page);
  await tablePage(page).dragPile('hand', 'c1');
  await expectRefusal(page, /only the latest king takes cards \(Rule II\): choose column 3\.$/);
  assert.deepEqual((await readTable(page)).selected, ['hand']);
});

test('on a phone it covers no target, can be closed, and disappears with the next button pressed', async (t) => {
  const game = winningLine('sly');
  // All packets are targets from the second round on.
  const ply = game.moves.findIndex((move, n) => n > 40 && move.startsWith('hand>p'));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    const { page } = await open(t, `#${game.links[ply]}`, { context: { ...PHONE, viewport: { width, height } } });
    const table = tablePage(page);
    await waitForTable(page);
    await waitForAllGames(page);
    const to = await table.evaluate(({ view, host }) => {
      const home = host.info.places.findIndex(
        (/** @type {any} */ place, /** @type {number} */ n) =>
          place.role === 'foundation' && host.session.why(view.pending, n) && !host.choicesOf(view.pending, n).length,
      );
      return /** @type {string} */ (host.info.places[home].address);
    });
    const hand = await touch(page);
    const refuse = async () => {
      const { x, y } = await hitPoint(page, pileSelector(to));
      await hand.tap(x, y);
      await callout(page).waitFor();
    };
    await refuse();
    const covered = await table.evaluate(({ shadowRoot: root }) => {
      const tag = /** @type {Element} */ (root.querySelector('.refusal')).getBoundingClientRect();
      return [...root.querySelectorAll('.cell.is-drop-target')].filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return left < tag.right - 1 && tag.left + 1 < right && top < tag.bottom - 1 && tag.top + 1 < bottom;
      }).length;
    });
    assert.equal(covered, 0, `${width}×${height}`);
    await page.locator('patience-game .refusal-close').tap();
    await expectNoRefusal(page);
    await refuse();
    await table.button('hint').tap();
    await expectNoRefusal(page);
    await page.close();
  }
});

test('a pointer that rests on a pile closes neither a refusal nor the command line', async (t) => {
  const sly = winningLine('sly');
  const { page } = await open(t, `#${sly.links[150]}`, {
    clock: true,
    context: { viewport: { width: 1100, height: 800 } },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await waitForAllGames(page);
  const packet = await table.evaluate(({ host }) => {
    const { places } = host.info;
    return places.find(
      (/** @type {any} */ { role }, /** @type {number} */ n) => role === 'tableau' && host.board.canOpen(n),
    ).address;
  });
  const hoverPacket = async () => {
    await page.mouse.move(2, 2);
    const { x, y } = await hitPoint(page, pileSelector(packet));
    await page.mouse.move(x, y);
    await page.clock.runFor(2000);
    await waitForFrames(page, 3);
  };
  await hoverPacket();
  await until(() => page.locator('patience-game .popover').count(), { what: 'the cards of the packet' });
  await refuse(page, packet, 'stock');
  await callout(page).waitFor();
  await hoverPacket();
  assert.equal(await callout(page).count(), 1, 'a refusal stays');
  await callout(page).hover();
  await page.clock.runFor(2000);
  await waitForFrames(page, 3);
  assert.equal(await callout(page).count(), 1, 'a refusal stays under the pointer');
  await page.mouse.move(2, 2);
  await table.cell(packet).focus();
  await page.keyboard.press('/');
  await page.locator('.command-input').waitFor();
  await hoverPacket();
  assert.equal(await page.locator('.command-input').count(), 1, 'the command line stays');
});
