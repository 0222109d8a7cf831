// The Fairie Queen at the table: Deal all, and runs that move by two taps, by one drag and by keys; a single action to hear and to undo.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until, withFrozenClock } from './support/chromium.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { mouse, touch } from './support/player.mjs';
import { expectLink, hitPoint, pileSelector, readTable, waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

const line = winningLine('fairie-queen');
/** A run of the game: four cards that can move, and four that lack a bare king. */
const MOVES = { link: line.links[232], run: 'c4>c2*4' };
const LACKS = {
  link: line.links[199],
  run: 'c2>c1*4',
  sentence: /^Moving 4 cards takes two bare kings \(Rule III\): \w+ (is|are) free\./,
};

const after = (/** @type {{ link: string, run: string }} */ { link, run }) =>
  atLink(link, (table) => table.act(run).link);
const pilesOf = (/** @type {string} */ run) => /** @type {[string, string]} */ (run.split('*')[0].split('>'));

/**
 * A point on a card of a column, counted from its last card as 1, where no other card covers it.
 * @param {import('playwright-core').Page} page @param {string} address @param {number} nth
 */
const cardPoint = (page, address, nth) =>
  page.evaluate(
    ([selector, n]) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const { left } = /** @type {Element} */ (root.querySelector(selector)).getBoundingClientRect();
      const column = [...root.querySelectorAll('.layer .card')]
        .map((card) => card.getBoundingClientRect())
        .filter((card) => Math.abs(card.left - left) < 3)
        .sort((a, b) => a.top - b.top);
      const card = column[column.length - n];
      const bottom = n > 1 ? column[column.length - n + 1].top : card.bottom;
      return { x: card.left + card.width / 2, y: (card.top + bottom) / 2 };
    },
    /** @type {[string, number]} */ ([pileSelector(address), nth]),
  );

/** @param {import('node:test').TestContext} t @param {string} link @param {Parameters<typeof open>[2]} [options] */
async function openTable(t, link, options) {
  const { page } = await open(t, `#${link}`, options);
  await waitForTable(page);
  return page;
}

const DEVICES = {
  'mouse at 1440×900': { context: { viewport: { width: 1440, height: 900 } } },
  'finger at 390×844': { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
};

for (const [device, options] of Object.entries(DEVICES)) {
  const isTouch = device.startsWith('finger');

  test(`${device}: a tap on the first card of a run, then on its target, moves the run as one action`, async (t) => {
    const page = await openTable(t, MOVES.link, options);
    const pointer = isTouch ? await touch(page) : mouse(page);
    const [from, to] = pilesOf(MOVES.run);
    const { x, y } = await cardPoint(page, from, 4);
    await pointer.tap(x, y);
    const table = tablePage(page);
    await eventually(async () => assert.equal(await page.locator('patience-game .layer .card.is-selected').count(), 4));
    await table.expectSentence(/^4 cards from the .+ down: choose where they go\.$/);
    const target = await hitPoint(page, pileSelector(to));
    await pointer.tap(target.x, target.y);
    await expectLink(page, after(MOVES));
    await table.expectAnnouncement(/4 cards moved to column 2/);
    await table.press('undo');
    await expectLink(page, MOVES.link);
  });

  test(`${device}: a drag of the first card of a run moves the run`, async (t) => {
    const page = await openTable(t, MOVES.link, { ...options, clock: true });
    const pointer = isTouch ? await touch(page) : mouse(page);
    const [from, to] = pilesOf(MOVES.run);
    const points = [await cardPoint(page, from, 4), await hitPoint(page, pileSelector(to))];
    // On a slow machine the press would be a long one, and open the pile.
    await withFrozenClock(page, () => pointer.drag(points[0], points[1]));
    await expectLink(page, after(MOVES));
  });

  test(`${device}: a run that lacks bare kings stays, and the number is named`, async (t) => {
    const page = await openTable(t, LACKS.link, options);
    const pointer = isTouch ? await touch(page) : mouse(page);
    const [from, to] = pilesOf(LACKS.run);
    const { x, y } = await cardPoint(page, from, 4);
    await pointer.tap(x, y);
    await eventually(async () => assert.equal(await page.locator('patience-game .layer .card.is-selected').count(), 4));
    const target = await hitPoint(page, pileSelector(to));
    await pointer.tap(target.x, target.y);
    await eventually(async () =>
      assert.match((await page.locator('patience-game .refusal-text').textContent()) ?? '', LACKS.sentence),
    );
    assert.equal((await readTable(page)).link, LACKS.link);
  });
}

test('without motion, the card beneath a run that was dragged off has its face', async (t) => {
  const page = await openTable(t, MOVES.link, DEVICES['mouse at 1440×900']);
  const [from, to] = pilesOf(MOVES.run);
  // Before another render, such as that of a frame with other words.
  await tablePage(page).evaluate(({ host: { board, element, info } }, address) => {
    const column = info.places.findIndex((/** @type {any} */ place) => place.address === address);
    const read = () => Object.assign(globalThis, { hasFace: !!board.slots[column].at(-1).el.querySelector('.art') });
    element.addEventListener('patience-move', () => setTimeout(read));
  }, from);
  await mouse(page).drag(await cardPoint(page, from, 4), await hitPoint(page, pileSelector(to)));
  await expectLink(page, after(MOVES));
  const hasFace = () => page.evaluate(() => /** @type {any} */ (globalThis).hasFace);
  await until(async () => (await hasFace()) !== undefined);
  assert.equal(await hasFace(), true);
});

test('keys: Shift Up reads to the first card of a run, Enter selects it, Enter on the target moves it', async (t) => {
  const page = await openTable(t, MOVES.link);
  const table = tablePage(page);
  const [from, to] = pilesOf(MOVES.run);
  await page.locator(`patience-game ${pileSelector(from)}`).focus();
  for (let n = 1; n < 4; n++) {
    await page.keyboard.press('Shift+ArrowDown');
    await table.expectSentence(new RegExp(`, ${n + 1} of `));
  }
  await page.keyboard.press('Enter');
  await table.expectSentence(/^4 cards from the .+ down: choose where they go\.$/);
  await page.locator(`patience-game ${pileSelector(to)}`).focus();
  await page.keyboard.press('Enter');
  await expectLink(page, after(MOVES));
});

test('a run is animated card by card, while links and saves have its end at once', async (t) => {
  const page = await openTable(t, MOVES.link, { motion: true });
  const [from, to] = pilesOf(MOVES.run);
  const end = after(MOVES);
  // Records each drawn step: the numbers of cards in the two columns, the link and the save.
  await tablePage(page).evaluate(
    (element, addresses) => {
      const { board, info } = element.host;
      const columns = addresses.map((address) =>
        info.places.findIndex((/** @type {any} */ place) => place.address === address),
      );
      /** @type {{ counts: string, link: string, save: string }[]} */
      const shown = [];
      new MutationObserver(() => {
        const counts = columns.map((column) => board.slots[column].length).join();
        if (shown.at(-1)?.counts !== counts) shown.push({ counts, link: element.link, save: element.save });
      }).observe(element.shadowRoot, { subtree: true, attributes: true });
      Object.assign(globalThis, { shown });
    },
    [from, to],
  );
  const point = await cardPoint(page, from, 4);
  await page.mouse.click(point.x, point.y);
  const target = await hitPoint(page, pileSelector(to));
  await page.mouse.click(target.x, target.y);
  await expectLink(page, end);
  /** @type {() => Promise<{ counts: string, link: string, save: string }[]>} */
  const animated = async () =>
    (await page.evaluate(() => /** @type {any} */ (globalThis).shown)).filter(
      (/** @type {{ link: string }} */ { link }) => link === end,
    );
  await eventually(async () =>
    assert.deepEqual(
      (await animated()).map(({ counts }) => counts),
      // Three cards wait on bare kings.
      ['7,43', '6,43', '5,43', '4,44', '4,45', '4,46', '4,47'],
    ),
  );
  const save = await tablePage(page).save();
  assert.deepEqual([...new Set((await animated()).map((step) => step.save))], [save]);
});

test('Deal all deals the stock as one action, by button and by key, and names the cards that it covered', async (t) => {
  const start = 'fairie-queen/F222-5CME';
  const dealt = atLink(start, (table) => table.dealAll(false));
  const covered = dealt.report.find(({ k }) => k === 'cards-covered');
  assert.ok(covered);
  const page = await openTable(t, start);
  const table = tablePage(page);
  await table.press('deal-all');
  await expectLink(page, dealt.link);
  await table.expectAnnouncement(/103 cards dealt.*cards that could go home are covered\./i);
  await eventually(async () => assert.ok(await table.button('deal-all').isHidden()));
  await table.expectSentence(/^The whole stock is dealt\. Undo takes it all back\. One card can go home\./);
  await table.press('undo');
  await expectLink(page, start);
  await table.expectSentence('Deal the next card.');
  await page.locator(`patience-game ${pileSelector('c1')}`).focus();
  await page.keyboard.press('Shift+D');
  await expectLink(page, dealt.link);
});

test('after the animation of Deal all, the sentence says that Undo takes it back', async (t) => {
  const { page } = await open(t, '#fairie-queen/F222-5CME', { motion: true });
  await waitForTable(page);
  await page.evaluate(() => void Object.assign(globalThis, { animatesDeals: true }));
  const table = tablePage(page);
  // The sentence during the animation may be gone before a slow machine asks for it.
  await table.evaluate(({ shadowRoot }) => {
    const sentences = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { sentences });
    const el = shadowRoot.querySelector('.sentence');
    new MutationObserver(() => sentences.push(el.textContent)).observe(el, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await table.press('deal-all');
  await table.expectSentence(/^The whole stock is dealt\. Undo takes it all back\./);
  /** @type {string[]} */
  const sentences = await page.evaluate(() => /** @type {any} */ (globalThis).sentences);
  assert.ok(
    sentences.some((sentence) => /^103 cards are being dealt/.test(sentence)),
    sentences.join('\n'),
  );
});

test('only the Fairie Queen offers Deal all', async (t) => {
  for (const link of ['sly/SQ2Q-X7NQ', 'empress-of-india/ECRD-Q7GN', 'labyrinth/M222-23BT']) {
    const { page } = await open(t, `#${link}`);
    await waitForTable(page);
    assert.ok(await tablePage(page).button('deal-all').isHidden(), link);
  }
});
