// The colour of each suit for every choice of faces, suits, theme and contrast.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES } from '../../www/table/settings.js';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { openLink, waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ faces: string, suits: string, theme: string, contrast: string }} ColourSettings */
/** @typedef {'S' | 'H' | 'C' | 'D'} Suit */

const SUITS = /** @type {Suit[]} */ (['S', 'H', 'C', 'D']);
const [BLACK, RED, GREEN, BLUE] = ['black', 'red', 'green', 'blue'];

/** The hue of each suit, by the choice of suits. The Empress pairs red with black: her four colours are two reds and two blacks. */
const HUES = /** @type {Record<string, Record<Suit, string>>} */ ({
  two: { S: BLACK, H: RED, C: BLACK, D: RED },
  four: { S: BLACK, H: RED, C: GREEN, D: BLUE },
  'four of the Empress': { S: BLACK, H: RED, C: BLACK, D: RED },
});

/** Every combination of the settings that affect colours. @type {ColourSettings[]} */
const ALL_SETTINGS = CHOICES.contrast.flatMap((contrast) =>
  ['light', 'dark'].flatMap((theme) =>
    CHOICES.faces.flatMap((faces) => CHOICES.suits.map((suits) => ({ faces, suits, theme, contrast }))),
  ),
);

/** The red, green and blue of a colour. @param {string} colour computed */
const rgbOf = (colour) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** Luma, from 0 to 255. @param {string} colour */
const lumaOf = (colour) => {
  const [r, g, b] = rgbOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** A colour in OKLab, where equal distances look equal (Ottosson 2020). @param {string} colour */
function oklabOf(colour) {
  const [r, g, b] = rgbOf(colour).map((part) =>
    part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The distance of two colours in OKLab. @param {string} colour @param {string} other */
const distance = (colour, other) => Math.hypot(...oklabOf(colour).map((part, n) => part - oklabOf(other)[n]));

/** Small indices whose colours are nearer than this are taken for one another. */
const MIN_DISTANCE = 0.15;

/** The name of a colour's hue; black if it has none. @param {string} colour */
function hueNameOf(colour) {
  const [r, g, b] = rgbOf(colour);
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
 * @typedef {object} SuitColours the colours of a suit's cards; a selected card is left out
 * @property {string[]} inks all colours except the paper's
 * @property {string[]} pips the fills of pips on cards that are not courts
 */

/**
 * The colours of the cards on the table: by suit, those of their paper, and the cards drawn as another suit.
 * @param {Page} page
 * @returns {Promise<{ suits: Record<Suit, SuitColours>, papers: string[], wrong: string[] }>}
 */
const cardColours = (page) =>
  tablePage(page).evaluate(({ host }, suits) => {
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
    const coloursOf = (/** @type {string} */ suit) => {
      const all = cards.filter(({ card }) => card[1] === suit);
      return { inks: [...new Set(all.flatMap(({ el }) => inks(el)))], pips: [...new Set(all.flatMap(pips))] };
    };
    return {
      suits: /** @type {any} */ (Object.fromEntries(suits.map((suit) => [suit, coloursOf(suit)]))),
      papers: [...new Set(cards.map(({ el }) => paper(el)))],
      wrong: cards.flatMap(({ card, el }) => (el.querySelector(`.face.suit-${card[1]}`) ? [] : [card])),
    };
  }, SUITS);

/** @param {Page} page */
const hasClassicFaces = (page) => page.locator('patience-game .layer .face.classic').first().isVisible();

/** Positions with visible cards of all suits. */
const LINKS = [winningLine('sly').links[60], winningLine('empress-of-india').links[0]];

test('on cards each suit has its colour, for every choice of faces, suits, theme and contrast', async (t) => {
  const { page } = await open(t, `#${LINKS[0]}`, { context: { viewport: { width: 1280, height: 900 } } });
  for (const link of LINKS) {
    await openLink(page, link);
    await waitForTable(page);
    for (const settings of ALL_SETTINGS) {
      const situation = `${link.split('/')[0]}, ${JSON.stringify(settings)}`;
      await tablePage(page).evaluate((game, attributes) => {
        for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
      }, settings);
      const palette = settings.suits === 'four' && link.startsWith('empress') ? 'four of the Empress' : settings.suits;
      // Other faces load when they are first chosen.
      await until(async () => (await hasClassicFaces(page)) === (settings.faces === 'classic'), { what: situation });
      await eventually(async () => {
        const { suits, papers, wrong } = await cardColours(page);
        assert.deepEqual(wrong, [], situation);
        assert.equal(papers.length, 1, `${situation}: ${papers}`);
        const isHighContrast = settings.contrast === 'more';
        for (const suit of SUITS) {
          const { inks, pips } = suits[suit];
          assert.equal(inks.length, 1, `${situation}, ${suit}: ${inks}`);
          assert.equal(
            hueNameOf(inks[0]),
            isHighContrast ? BLACK : HUES[palette][suit],
            `${situation}, ${suit}: ${inks}`,
          );
          // Ink is dark on light cards and light on night faces.
          const isLight = lumaOf(inks[0]) > lumaOf(papers[0]);
          assert.equal(
            isLight,
            isHighContrast ? settings.theme === 'dark' : settings.faces === 'night',
            `${situation}, ${suit}: ${inks}`,
          );
          // In black and white, pips of red suits are hollow.
          const isHollow = isHighContrast && HUES.two[suit] === RED;
          assert.deepEqual(pips, isHollow ? papers : inks, `${situation}, ${suit}`);
        }
        const different = new Set(SUITS.map((suit) => suits[suit].inks.join()));
        if (isHighContrast) return;
        assert.equal(different.size, settings.suits === 'four' ? 4 : 2, situation);
        for (const colour of different) {
          for (const other of different) {
            if (colour !== other)
              assert.ok(distance(colour, other) >= MIN_DISTANCE, `${situation}: ${colour}, ${other}`);
          }
        }
      });
    }
  }
});

test('on pages each suit has its colour, for every choice of faces, suits and theme', async (t) => {
  const { page } = await open(t);
  await eventually(async () => assert.ok(await page.locator('#ornament .suit-mark').count()));
  for (const { faces, suits, theme } of ALL_SETTINGS.filter(({ contrast }) => contrast === 'auto')) {
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
    const expected = SUITS.map((suit) => HUES[suits][suit]);
    assert.deepEqual(found.colours.map(hueNameOf), expected, JSON.stringify({ faces, suits, theme }));
    // The ornament lies on the page's paper, whatever the faces of cards.
    assert.deepEqual(found.marks.map(hueNameOf), [BLACK, RED, BLACK, RED], theme);
  }
});
