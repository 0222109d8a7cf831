// What the reader has asked the system for: less motion, own colours, dark, large text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, line, look, mouse, play, ready, shows } from './support/player.mjs';

/** Counts the animations of cards that have begun, from before the page’s own scripts. @param {import("playwright-core").Page} page */
const watchMotion = (page) =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    /** @type {string[]} */
    const moved = [];
    Object.assign(globalThis, { __moved: moved });
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).match(/transform|translate|scale/)) moved.push(this.className);
      return animate.call(this, frames, options);
    };
  });

for (const id of IDS) {
  test(`${id}: with reduced motion nothing moves of itself`, async (t) => {
    const game = line(id);
    const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'reduce' } });
    await ready(page);
    await watchMotion(page);
    const ply = await play(page, mouse(page), game, { to: 8 });
    const { x, y } = await page.evaluate(() => {
      const root = document.querySelector('patience-game')?.shadowRoot;
      return root?.querySelector('[data-action="undo"]')?.getBoundingClientRect() ?? new DOMRect();
    });
    await page.mouse.click(x + 10, y + 10);
    await until(async () => (await look(page)).link !== game.links[ply]);
    const seen = await page.evaluate(() => ({
      moved: /** @type {any} */ (globalThis).__moved,
      transitions: document
        .getAnimations()
        .filter(
          (one) => one instanceof CSSTransition && /transform|translate|scale|left|top/.test(one.transitionProperty),
        ).length,
    }));
    assert.deepEqual(seen, { moved: [], transitions: 0 });
  });
}

test('without that wish cards do move, and clicks do not wait for them', async (t) => {
  const game = line('sly');
  const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'no-preference' } });
  await ready(page);
  await watchMotion(page);
  await play(page, mouse(page), game, { to: 8 });
  await eventually(async () =>
    assert.ok((await page.evaluate(() => /** @type {any} */ (globalThis).__moved.length)) >= 4),
  );
});

for (const forcedColors of /** @type {const} */ (['active', 'none'])) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`forced colours ${forcedColors}, ${colorScheme}: every game is played on`, async (t) => {
      const { page } = await open(t, '', { context: { forcedColors, colorScheme } });
      await until(() => page.locator('#friend').isVisible());
      for (const id of IDS) {
        const game = line(id, 1);
        await page.evaluate((link) => void (location.hash = link), `#${game.links[6]}`);
        await shows(page, game.links[6]);
        await play(page, mouse(page), game, { from: 6, to: 9 });
        if (forcedColors !== 'active') continue;
        // Cards and empty places keep an edge, and what the ink is drawn in differs from the card.
        const worn = await page.evaluate(() => {
          const root = document.querySelector('patience-game')?.shadowRoot;
          const card = /** @type {Element} */ (root?.querySelector('.cards > .card'));
          const ink = /** @type {Element} */ (root?.querySelector('.cards > .card .ink'));
          const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(card);
          return {
            border: parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none',
            backgroundColor,
            ink: getComputedStyle(ink).fill,
          };
        });
        assert.ok(worn.border, `${id}: a card has an edge`);
        assert.notEqual(worn.ink, worn.backgroundColor, `${id}: ink on card`);
      }
    });
  }
}
