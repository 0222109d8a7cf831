// The table of a page, as a test speaks of it: one place that knows how the element and what is in it are reached.

import assert from 'node:assert/strict';
import { eventually } from './until.mjs';

/** @param {number} width @param {number} height @param {{ touch?: boolean }} [options] what `open` wants for a window of a size */
export const sized = (width, height, { touch = false } = {}) => ({
  context: { viewport: { width, height }, hasTouch: touch },
});

/**
 * The first table of a page. Locators are looked up when they are used, so it may be asked for before there is one.
 * @param {import("playwright-core").Page} page
 */
export function tableOf(page) {
  const element = page.locator('patience-game').first();
  return {
    element,
    /** A key of the frame. @param {string} action */
    key: (action) => element.locator(`[data-action="${action}"]`),
    /** Plays moves of the notation, as a page's own script would. @param {string[]} moves */
    play: (...moves) =>
      element.evaluate((game, all) => {
        for (const move of all) /** @type {any} */ (game).play(move);
      }, moves),
    undo: () => element.evaluate((game) => void (/** @type {any} */ (game).undo())),
    redo: () => element.evaluate((game) => void (/** @type {any} */ (game).redo())),
    /** Sets an attribute; null takes it away. @param {string} name @param {string | null} value */
    set: (name, value) =>
      element.evaluate(
        (game, [key, to]) => (to === null ? game.removeAttribute(key) : game.setAttribute(key, to)),
        /** @type {const} */ ([name, value]),
      ),
    /** Shows a position, whatever the address says. @param {string} link */
    show: async (link) => {
      await element.evaluate((game, wanted) => void Object.assign(game, { link: wanted }), link);
      await eventually(async () =>
        assert.equal(await element.evaluate((game) => /** @type {any} */ (game).view?.link), link),
      );
    },
  };
}
