// What can be told apart: marks on every cloth, black and white alone, forced colours, targets.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { line, ready } from './support/player.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The contrast of two colours of the table, as they are drawn now. @param {Page} page @param {[string, string][]} pairs names without "--patience-" */
const contrasts = (page, pairs) =>
  page.evaluate((names) => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
    const probe = document.createElement('i');
    root.querySelector('.felt')?.append(probe);
    const canvas = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    );
    const light = (/** @type {string} */ name) => {
      probe.style.color = `var(--patience-${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const found = names.map(([one, other]) => {
      const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
    probe.remove();
    return found;
  }, pairs);

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`${colorScheme}: places, marks and words stand out from every cloth`, async (t) => {
    const { page } = await open(t, `#${line('sly').links[0]}`, { context: { colorScheme } });
    await ready(page);
    for (const felt of ['green', 'blue', 'rose', 'stone']) {
      await page.locator('patience-game').evaluate((el, name) => el.setAttribute('felt', name), felt);
      const [place, text, muted, accent, halo] = await contrasts(page, [
        ['place', 'felt'],
        ['felt-ink', 'felt'],
        ['felt-muted', 'felt'],
        ['accent', 'felt'],
        ['accent', 'halo'],
      ]);
      assert.ok(place > 3.5, `${felt}: places ${place.toFixed(2)}`);
      assert.ok(text > 4.5 && muted > 4.5, `${felt}: words ${text.toFixed(2)}, ${muted.toFixed(2)}`);
      assert.ok(accent > 3 && halo > 4.5, `${felt}: marks ${accent.toFixed(2)}, ${halo.toFixed(2)}`);
    }
  });

  test(`${colorScheme}: where more contrast is wished for all is black and white, whatever else is set`, async (t) => {
    const { page } = await open(t, `#${line('sly').links[40]}`, { context: { colorScheme, contrast: 'more' } });
    await ready(page);
    await page
      .locator('patience-game')
      .evaluate((el) => Object.assign(el, { felt: 'rose', suits: 'four', faces: 'night' }));
    const pairs = /** @type {[string, string][]} */ (
      ['felt-ink', 'felt-muted', 'place', 'accent', 'spades', 'hearts', 'clubs', 'diamonds', 'card-edge'].map(
        (name) => [name, name === 'spades' || name.endsWith('s') ? 'card' : 'felt'],
      )
    );
    await eventually(async () => assert.deepEqual(new Set(await contrasts(page, pairs)), new Set([21])));
  });
}

/** How what is awaited and what lies there are drawn. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
    const styleOf = (/** @type {string} */ selector) => {
      const found = root.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return getComputedStyle(found);
    };
    return {
      awaited: { border: styleOf('.place-empty').borderTopStyle, fill: styleOf('.place-empty .ink').fill },
      played: { border: styleOf('.layer .card').borderTopStyle, fill: styleOf('.suit-S .index .ink').fill },
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
  test(`${name}: what is awaited looks unlike what lies there, and red suits unlike black ones`, async (t) => {
    const game = line('sly');
    const { page } = await open(t, `#${game.links[game.links.length >> 1]}`, {
      context: { ...context, viewport: { width: 1280, height: 900 } },
    });
    await ready(page);
    await until(() => page.locator('patience-game .place-empty .ink').first().isVisible());
    await eventually(async () => {
      const { awaited, played, black, red, rank, card } = await drawn(page);
      assert.deepEqual(awaited, { border: 'dashed', fill: 'none' });
      assert.equal(played.border, 'solid');
      assert.notEqual(played.fill, 'none');
      assert.notEqual(red, black, 'red suits are hollow');
      assert.equal(rank, card, 'their ranks are not');
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 900],
])
  test(`forced colours: the index of a chosen card is whole, and a mark says that it is chosen, ${width}×${height}`, async (t) => {
    const { links, moves } = line('sly');
    // What has been turned is in hand at once.
    const { page } = await open(t, `#${links[moves.indexOf('stock>hand', 20) + 1]}`, {
      context: { forcedColors: 'active', viewport: { width, height } },
    });
    await ready(page);
    await until(() => page.locator('patience-game .layer .card.is-selected').count(), { what: 'a chosen card' });
    const found = await page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const card = /** @type {HTMLElement} */ (root.querySelector('.layer .card.is-selected'));
      const other = /** @type {HTMLElement} */ (root.querySelector('.layer .card:not(.is-selected)'));
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

test('black and white can be chosen, for the pages too, and goes again', async (t) => {
  const { page } = await open(t, `#${line('sly').links[0]}`);
  await ready(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const usual = await paper();
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.locator('input[name="contrast"][value="more"]').check();
  await eventually(async () => assert.match(await paper(), /rgb\((255, 255, 255|0, 0, 0)\)/));
  await eventually(async () => assert.deepEqual(await contrasts(page, [['hearts', 'felt']]), [21]));
  await page.locator('input[name="contrast"][value="auto"]').check();
  await eventually(async () => assert.equal(await paper(), usual));
});

test('a page to be read is black and white where the system asks for it, and only there', async (t) => {
  for (const contrast of /** @type {const} */ (['no-preference', 'more'])) {
    const { page } = await open(t, 'www/accessibility.html', { context: { contrast, colorScheme: 'light' } });
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const own = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal([paper, own].includes('rgb(255, 255, 255)'), contrast === 'more', `${contrast}: ${paper}, ${own}`);
  }
});
