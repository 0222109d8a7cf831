// Contrast of marks and text on every felt, in black and white, and in forced colours.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Contrast ratios of pairs of the table's colours. @param {Page} page @param {[string, string][]} pairs custom properties without "--patience-" */
const contrastRatios = (page, pairs) =>
  tablePage(page).evaluate(({ shadowRoot }, names) => {
    const probe = document.createElement('i');
    shadowRoot.querySelector('.felt').append(probe);
    const canvas = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    );
    const luminance = (/** @type {string} */ name) => {
      probe.style.color = `var(--patience-${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratios = names.map((pair) => {
      const [low, high] = pair.map(luminance).sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
    probe.remove();
    return ratios;
  }, pairs);

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`${colorScheme}: outlines, marks and text contrast with every felt`, async (t) => {
    const { page } = await open(t, `#${winningLine('sly').links[0]}`, { context: { colorScheme } });
    await waitForTable(page);
    for (const felt of ['green', 'blue', 'rose', 'stone']) {
      await tablePage(page).setAttribute('felt', felt);
      const [place, text, muted, accent, halo] = await contrastRatios(page, [
        ['place', 'felt'],
        ['felt-ink', 'felt'],
        ['felt-muted', 'felt'],
        ['accent', 'felt'],
        ['accent', 'halo'],
      ]);
      assert.ok(place > 3.5, `${felt}: outlines ${place.toFixed(2)}`);
      assert.ok(text > 4.5 && muted > 4.5, `${felt}: text ${text.toFixed(2)}, ${muted.toFixed(2)}`);
      assert.ok(accent > 3 && halo > 4.5, `${felt}: marks ${accent.toFixed(2)}, ${halo.toFixed(2)}`);
    }
  });

  test(`${colorScheme}: more contrast makes the table black and white, whatever the other settings`, async (t) => {
    const { page } = await open(t, `#${winningLine('sly').links[40]}`, { context: { colorScheme, contrast: 'more' } });
    await waitForTable(page);
    await tablePage(page).evaluate((game) => void Object.assign(game, { felt: 'rose', suits: 'four', faces: 'night' }));
    const pairs = /** @type {[string, string][]} */ (
      ['felt-ink', 'felt-muted', 'place', 'accent', 'spades', 'hearts', 'clubs', 'diamonds', 'card-edge'].map(
        (name) => [name, name === 'spades' || name.endsWith('s') ? 'card' : 'felt'],
      )
    );
    await eventually(async () => assert.deepEqual(new Set(await contrastRatios(page, pairs)), new Set([21])));
  });
}

/** The styles of an empty place's next card and of cards on the table. @param {Page} page */
const cardStyles = (page) =>
  tablePage(page).evaluate(({ shadowRoot }) => {
    const styleOf = (/** @type {string} */ selector) => {
      const found = shadowRoot.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return getComputedStyle(found);
    };
    return {
      next: { border: styleOf('.place-empty').borderTopStyle, fill: styleOf('.place-empty .ink').fill },
      onTable: { border: styleOf('.layer .card').borderTopStyle, fill: styleOf('.suit-S .index .ink').fill },
      black: styleOf('.suit-S .index .pip').fill,
      red: styleOf(':is(.suit-H, .suit-D) .index .pip').fill,
      rank: styleOf(':is(.suit-H, .suit-D) .index .ink:not(.pip)').fill,
      card: styleOf(':is(.suit-H, .suit-D) .index .ink:not(.pip)').color,
    };
  });

for (const [name, context] of Object.entries({
  'forced colours': { forcedColors: /** @type {const} */ ('active') },
  'more contrast': { contrast: /** @type {const} */ ('more') },
})) {
  test(`${name}: the next card of an empty place looks unlike cards on the table, and red suits unlike black ones`, async (t) => {
    const game = winningLine('sly');
    const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, {
      context: { ...context, viewport: { width: 1280, height: 900 } },
    });
    await waitForTable(page);
    await until(() => page.locator('patience-game .place-empty .ink').first().isVisible());
    await eventually(async () => {
      const { next, onTable, black, red, rank, card } = await cardStyles(page);
      assert.deepEqual(next, { border: 'dashed', fill: 'none' });
      assert.equal(onTable.border, 'solid');
      assert.notEqual(onTable.fill, 'none');
      assert.notEqual(red, black, 'red suits are hollow');
      assert.equal(rank, card, 'their ranks are not');
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 900],
])
  test(`forced colours: a selected card keeps its whole index and has a mark, ${width}×${height}`, async (t) => {
    const { links, moves } = winningLine('sly');
    // A turned card is selected at once.
    const { page } = await open(t, `#${links[moves.indexOf('stock>hand', 20) + 1]}`, {
      context: { forcedColors: 'active', viewport: { width, height } },
    });
    await waitForTable(page);
    await until(() => page.locator('patience-game .layer .card.is-selected').count(), { what: 'a selected card' });
    const found = await tablePage(page).evaluate(({ shadowRoot }) => {
      const card = /** @type {HTMLElement} */ (shadowRoot.querySelector('.layer .card.is-selected'));
      const other = /** @type {HTMLElement} */ (shadowRoot.querySelector('.layer .card:not(.is-selected)'));
      const [box, index] = [card, card.querySelector('.index')].map(
        (el) => el?.getBoundingClientRect() ?? new DOMRect(),
      );
      const { borderTopWidth, boxShadow } = getComputedStyle(card);
      return {
        beyond: [box.left + parseFloat(borderTopWidth) - index.left, box.top + parseFloat(borderTopWidth) - index.top],
        shadow: boxShadow,
        others: getComputedStyle(other).boxShadow,
      };
    });
    assert.ok(Math.max(...found.beyond) <= 0.5, `its index lies under its edge: ${found.beyond}`);
    assert.ok(!found.shadow.includes('inset') && found.shadow !== found.others, found.shadow);
  });

test('the setting for black and white changes the page too, and can be undone', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`);
  await waitForTable(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await paper();
  await tablePage(page).chooseFromMenu('Settings');
  await page.locator('input[name="contrast"][value="more"]').check();
  await eventually(async () => assert.match(await paper(), /rgb\((255, 255, 255|0, 0, 0)\)/));
  await eventually(async () => assert.deepEqual(await contrastRatios(page, [['hearts', 'felt']]), [21]));
  await page.locator('input[name="contrast"][value="auto"]').check();
  await eventually(async () => assert.equal(await paper(), before));
});

test('a document page is black and white only when the system asks for more contrast', async (t) => {
  for (const contrast of /** @type {const} */ (['no-preference', 'more'])) {
    const { page } = await open(t, 'www/accessibility.html', { context: { contrast, colorScheme: 'light' } });
    const papers = await page.evaluate(() =>
      [document.body, document.documentElement].map((el) => getComputedStyle(el).backgroundColor),
    );
    assert.equal(papers.includes('rgb(255, 255, 255)'), contrast === 'more', `${contrast}: ${papers}`);
  }
});
