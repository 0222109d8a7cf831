// The player's system preferences: reduced motion, reduced transparency, forced colours, dark mode.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { readTable, waitForTable, openLink } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';
import { tablePage } from './support/table-page.mjs';

/** Records the elements whose animations move them. @param {import("playwright-core").Page} page */
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
  test(`${id}: with reduced motion no card is animated`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${game.links[0]}`, { context: { reducedMotion: 'reduce' } });
    await waitForTable(page);
    await watchMotion(page);
    const ply = await playLine(page, mouse(page), game, { to: 8 });
    const { x, y } = await tablePage(page).evaluate(
      ({ shadowRoot: root }) => root.querySelector('[data-action="undo"]')?.getBoundingClientRect() ?? new DOMRect(),
    );
    await page.mouse.click(x + 10, y + 10);
    await until(async () => (await readTable(page)).link !== game.links[ply]);
    const motion = await page.evaluate(() => ({
      moved: /** @type {any} */ (globalThis).__moved,
      transitions: document
        .getAnimations()
        .filter(
          (animation) =>
            animation instanceof CSSTransition &&
            /transform|translate|scale|left|top/.test(animation.transitionProperty),
        ).length,
    }));
    assert.deepEqual(motion, { moved: [], transitions: 0 });
  });
}

test('without reduced motion cards are animated, and clicks do not wait for them', async (t) => {
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
    test(`forced colours ${forcedColors}, ${colorScheme}: every game can be played`, async (t) => {
      const { page } = await open(t, '', { context: { forcedColors, colorScheme } });
      await until(() => page.locator('#friend').isVisible());
      for (const id of IDS) {
        const game = winningLine(id, 1);
        await openLink(page, game.links[6]);
        await playLine(page, mouse(page), game, { from: 6, to: 9 });
        if (forcedColors !== 'active') continue;
        // A dark canvas is the player's choice, not a page that the browser has darkened.
        assert.ok(!(await page.evaluate(() => 'darkened' in document.documentElement.dataset)), id);
        // Cards have an edge, and their ink differs from the card.
        const style = await tablePage(page).evaluate(({ shadowRoot: root }) => {
          const card = /** @type {Element} */ (root.querySelector('.cards > .card'));
          const ink = /** @type {Element} */ (root.querySelector('.cards > .card .ink'));
          const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(card);
          return {
            border: parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none',
            backgroundColor,
            ink: getComputedStyle(ink).fill,
          };
        });
        assert.ok(style.border, `${id}: a card has an edge`);
        assert.notEqual(style.ink, style.backgroundColor, `${id}: ink on card`);
      }
    });
  }
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`with reduced transparency no layer is translucent, ${colorScheme}`, async (t) => {
    const { page, context } = await open(t, `#${winningLine('sly').links[3]}`, {
      context: { colorScheme, reducedMotion: 'reduce' },
    });
    const table = tablePage(page);
    await waitForTable(page);
    const client = await context.newCDPSession(page);
    /** The classes of layers over table or page that are neither opaque nor invisible. */
    const findTranslucent = () =>
      table.evaluate(({ shadowRoot: root }) => {
        const isTranslucent = (/** @type {string} */ colour) => {
          const alpha = /(?:\/\s*|rgba\([^)]*,\s*)([\d.]+)(%?)\)$/.exec(colour);
          const opacity = alpha ? Number(alpha[1]) / (alpha[2] ? 100 : 1) : 1;
          return opacity > 0 && opacity < 1;
        };
        const dialog = document.querySelector('dialog[open]');
        const layers = [
          ...root.querySelectorAll('.lesson, .lesson-under, .lesson-marks, .won, .popover, .refusal, .pile-labels'),
        ];
        const found = layers
          .flatMap((layer) => [layer, ...layer.querySelectorAll('.lesson-veil')])
          .filter((el) => {
            const { opacity, backgroundColor, fill, fillOpacity } = getComputedStyle(el);
            const drawn = el.matches('.lesson-veil') ? Number(fillOpacity) : 1;
            return (
              Number(opacity) < 1 || isTranslucent(backgroundColor) || (drawn > 0 && drawn < 1) || isTranslucent(fill)
            );
          })
          .map((el) => el.getAttribute('class') ?? '');
        if (dialog && isTranslucent(getComputedStyle(dialog, '::backdrop').backgroundColor)) found.push('the backdrop');
        return found;
      });
    const checkEveryLayer = async () => {
      /** @type {string[]} */
      const found = [];
      for (const id of IDS.filter((id) => !id.startsWith('labyrinth-'))) {
        await table.setLink(winningLine(id).links[3]);
        await table.evaluate((game) => game.startLesson());
        await until(() => page.locator('patience-game .lesson').isVisible());
        found.push(...(await findTranslucent()));
        await table.evaluate(({ host }) => host.line.end('finished'));
      }
      await table.button('menu').click();
      await until(() => page.locator('dialog.menu').isVisible());
      found.push(...(await findTranslucent()));
      await page.locator('dialog .dialog-close').click();
      return found;
    };
    assert.ok((await checkEveryLayer()).length >= 5, 'by default some layers are');
    await client.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-transparency', value: 'reduce' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: colorScheme },
      ],
    });
    assert.deepEqual(await checkEveryLayer(), []);
  });
}
