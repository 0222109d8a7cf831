// What the reader has asked the system for: less motion, nothing that shows through, own colours, dark, large text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine, readTable, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

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

for (const id of rotated(IDS, 2, 'media')) {
  test(`${id}: with reduced motion nothing moves of itself`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'reduce' } });
    await waitForTable(page);
    await watchMotion(page);
    const ply = await playLine(page, mouse(page), game, { to: 8 });
    const { x, y } = await page.evaluate(() => {
      const root = document.querySelector('patience-game')?.shadowRoot;
      return root?.querySelector('[data-action="undo"]')?.getBoundingClientRect() ?? new DOMRect();
    });
    await page.mouse.click(x + 10, y + 10);
    await until(async () => (await readTable(page)).link !== game.links[ply]);
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
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'no-preference' } });
  await waitForTable(page);
  await watchMotion(page);
  await playLine(page, mouse(page), game, { to: 8 });
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
        const game = winningLine(id, 1);
        await page.evaluate((link) => void (location.hash = link), `#${game.links[6]}`);
        await expectLink(page, game.links[6]);
        await playLine(page, mouse(page), game, { from: 6, to: 9 });
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

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`with reduced transparency nothing shows through what lies over it, ${colorScheme}`, async (t) => {
    const { page, context } = await open(t, `#${winningLine('sly').links[3]}`, {
      context: { colorScheme, reducedMotion: 'reduce' },
    });
    await waitForTable(page);
    const client = await context.newCDPSession(page);
    /** What is neither solid nor left out, over a table or a page. */
    const seen = () =>
      page.evaluate(() => {
        const half = (/** @type {string} */ colour) => {
          const alpha = /(?:\/\s*|rgba\([^)]*,\s*)([\d.]+)(%?)\)$/.exec(colour);
          const part = alpha ? Number(alpha[1]) / (alpha[2] ? 100 : 1) : 1;
          return part > 0 && part < 1;
        };
        const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
        const dialog = document.querySelector('dialog[open]');
        const layers = [
          ...root.querySelectorAll('.lesson, .lesson-under, .lesson-marks, .won, .look, .refusal, .notes'),
        ];
        const found = layers
          .flatMap((layer) => [layer, ...layer.querySelectorAll('.lesson-veil')])
          .filter((el) => {
            const { opacity, backgroundColor, fill, fillOpacity } = getComputedStyle(el);
            const drawn = el.matches('.lesson-veil') ? Number(fillOpacity) : 1;
            return Number(opacity) < 1 || half(backgroundColor) || (drawn > 0 && drawn < 1) || half(fill);
          })
          .map((el) => el.getAttribute('class') ?? '');
        if (dialog && half(getComputedStyle(dialog, '::backdrop').backgroundColor)) found.push('the backdrop');
        return found;
      });
    const walk = async () => {
      /** @type {string[]} */
      const found = [];
      for (const id of IDS.filter((one) => !one.startsWith('labyrinth-'))) {
        await page.locator('patience-game').evaluate((el, link) => {
          /** @type {any} */ (el).link = link;
        }, winningLine(id).links[3]);
        await page.locator('patience-game').evaluate((el) => /** @type {any} */ (el).host.startLesson());
        await until(() => page.locator('patience-game .lesson').isVisible());
        found.push(...(await seen()));
        await page.locator('patience-game').evaluate((el) => /** @type {any} */ (el).host.player.end('over'));
      }
      await page.locator('patience-game [data-action="menu"]').click();
      await until(() => page.locator('dialog.menu').isVisible());
      found.push(...(await seen()));
      await page.locator('dialog .dialog-close').click();
      return found;
    };
    assert.ok((await walk()).length >= 5, 'without that wish some does');
    await client.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-transparency', value: 'reduce' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: colorScheme },
      ],
    });
    assert.deepEqual(await walk(), []);
  });
}
