// Which colour each suit has, for every choice of faces, suits, theme and contrast: red is red and black is black, and of four
// colours each suit has its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES } from '../../www/table/settings.js';
import { eventually, open, until } from './support/chromium.mjs';
import { lay, line, ready } from './support/player.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ faces: string, suits: string, theme: string, contrast: string }} Wish */
/** @typedef {'S' | 'H' | 'C' | 'D'} Suit */

const SUITS = /** @type {Suit[]} */ (['S', 'H', 'C', 'D']);
const [BLACK, RED, GREEN, BLUE] = ['black', 'red', 'green', 'blue'];

/** What each suit is drawn in, by the choice of suits; the Empress pairs red with black, and her four colours are two of each. */
const HUES = /** @type {Record<string, Record<Suit, string>>} */ ({
  two: { S: BLACK, H: RED, C: BLACK, D: RED },
  four: { S: BLACK, H: RED, C: GREEN, D: BLUE },
  'four of the Empress': { S: BLACK, H: RED, C: BLACK, D: RED },
});

/** Every combination of what is set that has a say in it. @type {Wish[]} */
const WISHES = CHOICES.contrast.flatMap((contrast) =>
  ['light', 'dark'].flatMap((theme) =>
    CHOICES.faces.flatMap((faces) => CHOICES.suits.map((suits) => ({ faces, suits, theme, contrast }))),
  ),
);

/** The parts of a colour. @param {string} colour as it is computed */
const partsOf = (colour) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** How light a colour is, from 0 to 255. @param {string} colour */
const lightnessOf = (colour) => {
  const [r, g, b] = partsOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** What a colour is called: by its hue, where it has one. @param {string} colour */
function nameOf(colour) {
  const [r, g, b] = partsOf(colour);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  if (range < 40) return BLACK;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 30 || hue > 330) return RED;
  if (hue > 90 && hue < 170) return GREEN;
  if (hue > 195 && hue < 255) return BLUE;
  return `${hue}°`;
}

/**
 * @typedef {object} Drawn how the cards of a suit are drawn, but for one that is taken up
 * @property {string[]} inks every colour in them but that of their paper
 * @property {string[]} pips what the suits on those that are no court are filled with
 */

/**
 * How cards are drawn: of each suit, and the colours of their paper; those that are drawn as another suit than theirs.
 * @param {Page} page
 * @returns {Promise<{ suits: Record<Suit, Drawn>, papers: string[], wrong: string[] }>}
 */
const drawn = (page) =>
  page.evaluate((suits) => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    const cards = /** @type {{ card: string, el: HTMLElement }[]} */ (host.board.slots.flat()).filter(
      ({ card, el }) => card && el?.querySelector('.face') && !el.matches('.is-selected'),
    );
    const paper = (/** @type {HTMLElement} */ el) => getComputedStyle(el).backgroundColor;
    const inks = (/** @type {HTMLElement} */ el) =>
      [...el.querySelectorAll('path')]
        .map((path) => getComputedStyle(path))
        .flatMap(({ fill, stroke, color }) => [fill, stroke, color])
        .filter((colour) => colour !== 'none' && colour !== paper(el));
    const pips = ({ card = '', el = document.body }) =>
      /[JQK]/.test(card[0])
        ? []
        : [...el.querySelectorAll('.pip, .art .ink')].map((path) => getComputedStyle(path).fill);
    const of = (/** @type {string} */ suit) => {
      const all = cards.filter(({ card }) => card[1] === suit);
      return { inks: [...new Set(all.flatMap(({ el }) => inks(el)))], pips: [...new Set(all.flatMap(pips))] };
    };
    return {
      suits: /** @type {any} */ (Object.fromEntries(suits.map((suit) => [suit, of(suit)]))),
      papers: [...new Set(cards.map(({ el }) => paper(el)))],
      wrong: cards.flatMap(({ card, el }) => (el.querySelector(`.face.suit-${card[1]}`) ? [] : [card])),
    };
  }, SUITS);

/** Whether the faces are those of old packs. @param {Page} page */
const isClassic = (page) => page.locator('patience-game .layer .face.classic').first().isVisible();

/** Positions in which cards of all suits are seen. */
const SEEN = [line('sly').links[60], line('empress-of-india').links[0]];

test('every suit has its colour on the cards, for every choice of faces, suits, theme and contrast', async (t) => {
  const { page } = await open(t, `#${SEEN[0]}`, { context: { viewport: { width: 1280, height: 900 } } });
  for (const link of SEEN) {
    await lay(page, link);
    await ready(page);
    for (const wish of WISHES) {
      const what = `${link.split('/')[0]}, ${JSON.stringify(wish)}`;
      await page.locator('patience-game').evaluate((el, set) => {
        for (const [name, value] of Object.entries(set)) el.setAttribute(name, value);
      }, wish);
      const own = wish.suits === 'four' && link.startsWith('empress') ? 'four of the Empress' : wish.suits;
      // Other faces come when they are first chosen.
      await until(async () => (await isClassic(page)) === (wish.faces === 'classic'), { what });
      await eventually(async () => {
        const { suits, papers, wrong } = await drawn(page);
        assert.deepEqual(wrong, [], what);
        assert.equal(papers.length, 1, `${what}: ${papers}`);
        const more = wish.contrast === 'more';
        for (const suit of SUITS) {
          const { inks, pips } = suits[suit];
          assert.equal(inks.length, 1, `${what}, ${suit}: ${inks}`);
          assert.equal(nameOf(inks[0]), more ? BLACK : HUES[own][suit], `${what}, ${suit}: ${inks}`);
          // Ink is dark on a light card, and light on one of the night.
          const isLight = lightnessOf(inks[0]) > lightnessOf(papers[0]);
          assert.equal(isLight, more ? wish.theme === 'dark' : wish.faces === 'night', `${what}, ${suit}: ${inks}`);
          // In black and white red suits are hollow, and black ones are not.
          const isHollow = more && HUES.two[suit] === RED;
          assert.deepEqual(pips, isHollow ? papers : inks, `${what}, ${suit}`);
        }
        const different = new Set(SUITS.map((suit) => suits[suit].inks.join()));
        if (!more) assert.equal(different.size, wish.suits === 'four' ? 4 : 2, what);
      });
    }
  }
});

test('every suit has its colour on the pages, too', async (t) => {
  const { page } = await open(t);
  await eventually(async () => assert.ok(await page.locator('#ornament .suit-mark').count()));
  for (const { faces, suits, theme } of WISHES.filter(({ contrast }) => contrast === 'auto')) {
    const found = await page.evaluate(([set, all]) => {
      Object.assign(document.documentElement.dataset, set);
      const probe = document.body.appendChild(document.createElement('i'));
      const colours = all.map((suit) => {
        probe.className = `suit-${suit}`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      const marks = all.map((suit) => {
        const ink = document.querySelector(`#ornament .suit-${suit} .ink`);
        return ink ? getComputedStyle(ink).fill : '';
      });
      return { colours, marks };
    }, /** @type {[Record<string, string>, Suit[]]} */ ([{ faces, suits, theme }, SUITS]));
    const wanted = SUITS.map((suit) => HUES[suits][suit]);
    assert.deepEqual(found.colours.map(nameOf), wanted, JSON.stringify({ faces, suits, theme }));
    // On the page's own paper, whatever the cards' is.
    assert.deepEqual(found.marks.map(nameOf), [BLACK, RED, BLACK, RED], theme);
  }
});
