// The table on a page that is not the site's: what is tried there, whatever brought it there.

import assert from 'node:assert/strict';
import { open, until } from './chromium.mjs';
import { winningLine } from './player.mjs';
import { serveFor } from './serve.mjs';

/** The game on all these pages. */
export const sly = winningLine('sly');

/** Of a host whose bundler loads its chunks by script elements: no policy of Trusted Types has seen their addresses. */
export const PLAIN = "default-src 'self' 'wasm-unsafe-eval'; img-src data:";

/** The link of the game on a page's table. @param {import("playwright-core").Page} on @returns {Promise<string | undefined>} */
export const gameOn = (on) =>
  on.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view?.link);

/** Asks the solver for the game's end. @param {import("playwright-core").Page} on */
export const askSolver = (on) =>
  on.evaluate(
    (link) => {
      const el = /** @type {any} */ (document.querySelector('patience-game'));
      el.open(link);
      void el.solve();
    },
    sly.links[sly.moves.length - 3],
  );

/**
 * Until the table says something.
 * @param {import("playwright-core").Page} on @param {RegExp} sentence @param {string} what
 */
export const says = (on, sentence, what) =>
  until(async () => sentence.test((await on.locator('.sentence').textContent()) ?? ''), { what });

/** The solver's worker answers for the game's end. @param {import("playwright-core").Page} on */
export async function solvesOn(on) {
  await askSolver(on);
  await says(on, /is winnable/, "the solver's word");
  assert.equal(on.workers().length, 1);
}

/**
 * Plays a move, and has all come that comes late: the menu with the rules, the font, another choice of backs and a sound,
 * a deal from the list of those that can be won, the solver in its worker.
 * @param {import("playwright-core").Page} on @param {{ begun?: () => unknown, moved?: () => Promise<unknown> }} [then]
 *   what is looked at when the table is laid, and after the move
 */
export async function playOn(on, { begun, moved } = {}) {
  await until(async () => (await gameOn(on)) === sly.links[0], { what: 'a table' });
  begun?.();
  await on.locator('[data-pile="stock"]').click();
  await until(async () => (await gameOn(on)) !== sly.links[0], { what: 'a move' });
  await moved?.();
  await on.locator('[data-action="menu"]').click();
  await on.getByRole('button', { name: 'Rules' }).click();
  await until(() => on.locator('.look-text h3').count(), { what: 'its rules' });
  await on.keyboard.press('Escape');
  await on.evaluate(() =>
    Object.assign(/** @type {any} */ (document.querySelector('patience-game')), {
      back: 'waves',
      suits: 'four',
      sound: 'on',
    }),
  );
  await until(() => on.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')), {
    what: 'its font',
  });
  await on.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).newDeal());
  await until(async () => /^sly\/[^/]+$/.test((await gameOn(on)) ?? '') && (await gameOn(on)) !== sly.links[0], {
    what: 'a new deal',
  });
  // Without its list the table would say that it may not be winnable.
  assert.doesNotMatch((await on.locator('.sentence').textContent()) ?? '', /may not be winnable/);
  await solvesOn(on);
}

/**
 * The same, on a page of a directory that is served under the site's policy, or another.
 * @param {import("node:test").TestContext} t @param {string} directory
 * @param {{ address?: string, policy?: string, moved?: (on: import("playwright-core").Page) => Promise<unknown> }} [options]
 */
export async function playAt(t, directory, { address = 'index.html', policy, moved } = {}) {
  const site = await serveFor(t, { directory, ...(policy && { policy }) });
  const { page: on } = await open(t, address, { site });
  /** @type {string[]} */
  let first = [];
  await playOn(on, { begun: () => (first = [...site.requests]), moved: moved && (() => moved(on)) });
  return { first, site, page: on };
}
