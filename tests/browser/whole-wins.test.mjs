// A whole win of each game by touch on a phone, from a friend's link to the win card, past every offer in between.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { pressesOfWin } from './support/presses.mjs';
import { readTable, waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';
import { pressUntil } from './support/until.mjs';

/** @typedef {import('./support/presses.mjs').Press} Press */
/** @typedef {import('playwright-core').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, offers: true };

/** Recorded wins by number. */
const WINS = { sly: 2, 'fairie-queen': 1, 'empress-of-india': 2, labyrinth: 1 };

/** Where a press of the plan is to be tapped; `covering` names what a finger would hit instead. @param {Page} page @param {Press} press */
const pointOf = (page, { by, pile = '', choice = 0 }) =>
  tablePage(page).evaluate(async ({ host, shadowRoot: root }, [kind, address, nth]) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await nextFrame();
    /** @type {{ x: number, y: number, isMeant: (hit: Element) => boolean } | null} */
    let wanted = null;
    if (kind === 'tap') {
      const number = host.info.places.findIndex((/** @type {any} */ place) => place.address === address);
      const { rect } = host.board.boxOf(number);
      const felt = host.board.felt.getBoundingClientRect();
      const [x, y] = [felt.left + rect.x + rect.width / 2, felt.top + rect.y + rect.height / 2];
      wanted = {
        x,
        y,
        // The card that lies there is the top card of the pile, or its empty place.
        isMeant: (hit) =>
          host.board.pileAt(x - felt.left, y - felt.top) === number &&
          !!hit.closest('.felt') &&
          !hit.closest('.callout, .refusal, .won, button'),
      };
    } else {
      const selector =
        kind === 'choice' ? '.offers button' : kind === 'deal' ? '[data-action="deal"]' : '[data-action="safe"]';
      const button = [...root.querySelectorAll(selector)].filter((el) => el.getClientRects().length)[nth];
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      if (width) wanted = { x: left + width / 2, y: top + height / 2, isMeant: (hit) => button.contains(hit) };
    }
    if (!wanted) return { x: 0, y: 0, covering: `no place for ${kind} ${address}` };
    const { x, y, isMeant } = wanted;
    // As the finger of a player: what lies over the table is hit first.
    let hit = document.elementFromPoint(x, y);
    if (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x, y);
    return { x, y, covering: hit && isMeant(hit) ? null : `${hit?.tagName}.${hit?.className}` };
  }, /** @type {[string, string, number]} */ ([by, pile, choice]));

/**
 * True if a press has done what the plan says: played to its position, or there selected its pile, asked for a choice, or let Deal say what it
 * would decide.
 * @param {Page} page @param {Press} press @param {string} before the link before it
 */
async function hasEffect(page, { by, link, pile = '' }, before) {
  const state = await readTable(page);
  // Finish goes on by itself; another press would stop it.
  if (!link) return state.link !== before;
  if (state.link !== link) {
    assert.equal(state.link, before, `${by} ${pile} leaves the line`);
    return false;
  }
  if (link !== before) return true;
  if (by === 'deal') return tablePage(page).evaluate(({ host }) => !host.input.stock.rests);
  return state.selected.includes(pile) || state.choices.length > 1;
}

/** Taps as planned; for a moment after a card has moved, the table ignores taps where it lies. @param {Page} page @param {Press} press */
async function tapAsPlanned(page, press) {
  const before = (await readTable(page)).link;
  const tap = async () => {
    const { x, y, covering } = await pointOf(page, press);
    assert.equal(covering, null, JSON.stringify(press));
    await page.touchscreen.tap(x, y);
  };
  await pressUntil(tap, () => hasEffect(page, press, before), JSON.stringify(press));
}

for (const [id, nth] of rotated(Object.entries(WINS), 2, 'whole wins by finger')) {
  test(`${id}: a whole win by taps on a phone, from the link to the win card`, async (t) => {
    const { deal, presses } = pressesOfWin(id, nth);
    const { page } = await open(t, `#${id}/${deal}`, { context: PHONE });
    await waitForTable(page);
    const toast = page.locator('#notice button');
    await until(() => toast.count(), { what: 'the offer of the lesson' });
    await page.locator('#notice .notice-close').tap();
    await until(async () => !(await toast.count()), { what: 'the table without the offer' });
    for (const press of presses) await tapAsPlanned(page, press);
    const won = page.locator('[data-won]');
    await until(() => won.count(), { what: 'the win card' });
    assert.match(await won.innerText(), new RegExp(deal));
    assert.equal((await readTable(page)).outcome, 'won');
  });
}
