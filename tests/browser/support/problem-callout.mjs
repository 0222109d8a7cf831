// The callout of a problem, read and answered.

import assert from 'node:assert/strict';
import { eventually, open, until } from './chromium.mjs';
import { DESKTOP, tablePage } from './table-page.mjs';
import { hitPoint, pileSelector, waitForTable } from './table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/** A context at which no lesson is offered. */
export const AT_DESK = { context: DESKTOP };
export const AT_PHONE = {
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Reads the callout; `sentence` is the reply, else the question. @param {Page} page */
export const readCallout = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root, host }) => ({
    isActive: !!host.line?.guide,
    label: /** @type {string} */ (root.querySelector('.problem .callout-label')?.textContent ?? ''),
    detail: /** @type {string} */ (root.querySelector('.problem .callout-count')?.textContent ?? ''),
    question: /** @type {string} */ (root.querySelector('.problem-question')?.textContent ?? ''),
    sentence: /** @type {string} */ (
      ['.callout-sentence', '.problem-question']
        .map((selector) => root.querySelector(`.problem ${selector}`)?.textContent)
        .find((text) => text) ?? ''
    ),
    stock: /** @type {number} */ (root.querySelector('.problem-stock')?.children.length ?? 0),
    buttons: /** @type {string[]} */ (
      [...root.querySelectorAll('.problem [data-problem]')].map((el) => el.dataset.problem)
    ),
    link: /** @type {string} */ (host.view?.link ?? ''),
    focus: /** @type {string} */ (root.activeElement?.dataset.pile ?? root.activeElement?.dataset.problem ?? ''),
  }));

/** @param {Page} page @param {string} label */
export const expectLabel = (page, label) =>
  eventually(async () => {
    const now = await readCallout(page);
    assert.equal(now.label, label, now.sentence);
    return now;
  });

/** @param {Page} page */
export const calloutHeight = (page) =>
  page.locator('patience-game .problem').evaluate((el) => el.getBoundingClientRect().height);

/** Presses a button of the callout. @param {Page} page @param {string} name */
export const press = (page, name) => page.locator(`patience-game [data-problem="${name}"]`).click();

/** Opens a problem and waits for its question. @param {import('node:test').TestContext} t @param {string} link @param {Parameters<typeof open>[2]} [options] */
export async function openProblem(t, link, options = AT_DESK) {
  const opened = await open(t, `#${link}`, options);
  await waitForTable(opened.page);
  await eventually(async () => {
    const now = await readCallout(opened.page);
    assert.ok(now.buttons.includes('hint'), `${now.label} ${now.sentence}`);
  });
  return opened;
}

/** A legal move that is not an answer, with its piles. @param {Page} page @param {ReadProblem} problem */
export const wrongMove = (page, problem) =>
  tablePage(page).evaluate(
    ({ host }, answers) => {
      const { view, info } = host;
      for (const [from] of info.places.entries()) {
        const offers = host.offersOf(from);
        for (const to of offers.targets) {
          const [choice, other] = host.choicesOf(from, to);
          if (!other && !answers.includes(choice.move))
            return { move: choice.move, from: info.places[from].address, to: info.places[to].address, ply: view.ply };
        }
      }
      throw new Error('every move is an answer');
    },
    problem.question.answers.map(({ move }) => move),
  );

/** The piles of a move. @param {string} move */
export const pilesOf = (move) => {
  const [from, to] = move.split('>');
  return { from, to };
};

/** Plays a move by two taps or clicks. @param {Page} page @param {{ tap: (x: number, y: number) => Promise<void> }} hand @param {{ from: string, to: string }} piles */
export async function playByTaps(page, hand, { from, to }) {
  const before = await readCallout(page);
  const isPlayed = async () => {
    const { label, link } = await readCallout(page);
    return label !== before.label || link !== before.link;
  };
  const tap = async (/** @type {string} */ address) => {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await hand.tap(x, y);
  };
  // An introduction takes no moves.
  const isSelected = () =>
    tablePage(page).evaluate(
      ({ shadowRoot: root }, address) =>
        root.querySelector(`[data-pile="${address}"]`)?.getAttribute('aria-selected') === 'true',
      from,
    );
  // The card in the hand is selected, and a tap would explain it.
  if (!(await isSelected())) {
    await tap(from);
    await until(async () => (await isSelected()) || (await isPlayed()), { what: `a tap on ${from}` });
  }
  if (await isSelected()) await tap(to);
}
