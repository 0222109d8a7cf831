// The longest hint of each patience, with three buttons, moves no card, in every language. Nor does a choice on a table of cards only.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';
import { open } from './support/chromium.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForFrames, waitForTable } from './support/table-state.mjs';

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));
const GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];
const SIZES = /** @type {const} */ ([
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
]);
/** Height of the board's lower edge that the longest hint may cover, in px: on a low phone, nearly two lines. */
const edgeOf = (/** @type {number} */ height) => (height === 640 ? 24 : 8);

const CATALOGS = new Map(
  await Promise.all(
    CODES.map(
      async (code) =>
        /** @type {const} */ ([
          code,
          /** @type {typeof import('../../www/words/en/reports.js')} */ (
            await import(`../../www/words/${code}/reports.js`)
          ),
        ]),
    ),
  ),
);

/** The longest guess of a position, with one of six reasons and the second choice. @param {string} link @param {string} code */
function longestHint(link, code) {
  const { advice, tokens } = /** @type {any} */ (CATALOGS.get(code));
  const longest = (/** @type {string[]} */ texts) => texts.reduce((a, b) => (b.length > a.length ? b : a));
  const moves = atLink(link, (table) => table.moves().flatMap((group) => group.moves)).map(({ token }) => token);
  const reasons = ['hint-home', 'hint-turn', 'hint-late', 'hint-pair-late', 'hint-run', 'hint-safe'].map((k) => ({
    k,
    card: 'QD',
    on: 'QD',
  }));
  const why = reasons.reduce((a, b) => (tokens[b.k](b).length > tokens[a.k](a).length ? b : a));
  return longest(moves.map((move) => advice.hintWins(move, 6, 100, why, move)));
}

/** The places of the cards. @param {import('playwright-core').Page} page */
const placesOf = (page) =>
  page.locator('patience-game .layer .card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    }),
  );

for (const game of GAMES)
  test(`${game}: the longest hint moves no card, and stands below the board whole, in every language`, async (t) => {
    const { links, moves } = winningLine(game);
    const link = links[Math.floor(moves.length * 0.3)];
    const { page } = await open(t, `#${link}`, { context: { hasTouch: true } });
    await waitForTable(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const code of CODES) {
        const at = `${code}, ${width}×${height}`;
        const table = tablePage(page);
        await table.setAttribute('lang', code);
        await page.locator(`patience-game .shell[lang="${code}"]`).waitFor();
        await table.evaluate(({ host }) => host.refresh());
        await waitForFrames(page, 3);
        const before = await placesOf(page);
        const sentence = longestHint(link, code);
        const { advice } = /** @type {any} */ (CATALOGS.get(code));
        await table.evaluate(
          ({ host }, [text, ...labels]) => {
            host.announce(text);
            const offers = labels.map((label, n) => ({ label, primary: !n, onPress: () => {} }));
            host.offer(offers, 'info');
          },
          [sentence, advice.playMove, advice.peek, advice.legalMoves],
        );
        await waitForFrames(page, 3);
        assert.deepEqual(await placesOf(page), before, `${at}: ${sentence}`);
        const { covered, hidden } = await page.locator('patience-game .foot').evaluate((foot) => {
          const status = /** @type {HTMLElement} */ (foot.querySelector('.status'));
          const felt = /** @type {HTMLElement} */ (foot.parentElement?.querySelector('.felt'));
          return {
            covered: felt.getBoundingClientRect().bottom - foot.getBoundingClientRect().top,
            hidden: status.scrollHeight - status.clientHeight,
          };
        });
        assert.ok(hidden <= 2, `${at}: ${hidden} px of the sentence are hidden: ${sentence}`);
        assert.ok(covered <= edgeOf(height), `${at}: ${covered} px of the board are covered: ${sentence}`);
      }
    }
  });

test('a table of cards only keeps its board when a choice appears over its lower edge', async (t) => {
  const { links } = winningLine('labyrinth');
  const { page } = await open(t, `#${links[20]}`, { context: { viewport: { width: 390, height: 844 } } });
  await waitForTable(page);
  const table = tablePage(page);
  await table.setAttribute('controls', 'none');
  await waitForFrames(page, 3);
  const before = await placesOf(page);
  await table.evaluate(({ host }) => void host.offer([{ label: 'Play it', onPress: () => {} }], 'info'));
  await waitForFrames(page, 3);
  assert.deepEqual(await placesOf(page), before);
});
