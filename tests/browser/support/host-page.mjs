// The element on pages of other sites: pages made for a test, and built projects of other bundlers.

import assert from 'node:assert/strict';
import * as words from '../../../www/words/en/problems.js';
import { eventually, open, until } from './chromium.mjs';
import { winningLine } from './games.mjs';
import { mouse } from './player.mjs';
import { expectLabel, pilesOf, playByTaps, readCallout, wrongMove } from './problem-callout.mjs';
import { problemOf } from './problems.mjs';
import { serveForTest } from './serve.mjs';
import { tablePage } from './table-page.mjs';

/** The game on the pages of built projects. */
export const sly = winningLine('sly');

/** For bundlers that load chunks by script elements: their addresses never pass through a Trusted Types policy. */
export const PLAIN_POLICY = "default-src 'self' 'wasm-unsafe-eval'; img-src data:";

/** Defines the element. */
export const ELEMENT_SCRIPT = '<script type="module" src="www/patience-game.js"></script>';

/**
 * A page with the element, styled by `host.css`.
 * @param {string} body @param {{ head?: string, lang?: string }} [options]
 */
export const hostHtml = (body, { head = ELEMENT_SCRIPT, lang = 'en' } = {}) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="host.css">${head}</head><body>${body}</body></html>`;

/**
 * Serves and opens a page with the element.
 * @param {import("node:test").TestContext} t @param {string} body its HTML
 * @param {{ head?: string, lang?: string, css?: string, files?: Record<string, string>, policy?: string }
 *   & Parameters<typeof open>[2]} [options] `files`: served beside the page; the others as of `open`
 */
export async function openHostPage(t, body, { head, lang, css = '', files = {}, policy, ...options } = {}) {
  const site = await serveForTest(t, {
    files: { 'host.html': hostHtml(body, { head, lang }), 'host.css': css, ...files },
    ...(policy && { policy }),
  });
  return open(t, 'host.html', { site, ...options });
}

/** The link of the game on a page's table; undefined while there is none. @param {import("playwright-core").Page} page @returns {Promise<string | undefined>} */
export const linkOn = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game'))?.view?.link);

/** Opens the position three moves before the end of the game and starts the solver. @param {import("playwright-core").Page} page */
export const startSolver = (page) =>
  tablePage(page).evaluate(
    (game, link) => {
      game.open(link);
      void game.solve();
    },
    sly.links[sly.moves.length - 3],
  );

/**
 * Waits until the table says a sentence.
 * @param {import("playwright-core").Page} page @param {RegExp} sentence @param {string} what
 */
export const expectSentence = (page, sentence, what) =>
  until(async () => sentence.test((await page.locator('.sentence').textContent()) ?? ''), { what });

/** Asserts that the solver answers from its worker. @param {import("playwright-core").Page} page */
export async function expectVerdict(page) {
  await startSolver(page);
  await expectSentence(page, /is winnable/, "the solver's verdict");
  assert.equal(page.workers().length, 1);
}

/**
 * Plays a move and uses everything that loads on demand: the menu with the rules, the font, another card back and a
 * sound, a deal from the list of winnable deals, the solver in its worker, problems.
 * @param {import("playwright-core").Page} page
 * @param {{ onStart?: () => unknown, onMove?: () => Promise<unknown> }} [hooks]
 */
export async function exerciseTable(page, { onStart, onMove } = {}) {
  await until(async () => (await linkOn(page)) === sly.links[0], { what: 'a table' });
  onStart?.();
  await page.locator('[data-pile="stock"]').click();
  await until(async () => (await linkOn(page)) !== sly.links[0], { what: 'a move' });
  await onMove?.();
  await page.locator('[data-action="menu"]').click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('.popover-text h3').count(), { what: 'its rules' });
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    Object.assign(/** @type {any} */ (document.querySelector('patience-game')), {
      back: 'waves',
      suits: 'four',
      sound: 'on',
    }),
  );
  await until(() => page.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')), {
    what: 'its font',
  });
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).newDeal());
  await until(async () => /^sly\/[^/]+$/.test((await linkOn(page)) ?? '') && (await linkOn(page)) !== sly.links[0], {
    what: 'a new deal',
  });
  // Without its list the table would say that it may not be winnable.
  assert.doesNotMatch((await page.locator('.sentence').textContent()) ?? '', /may not be winnable/);
  await expectVerdict(page);
  await exerciseProblems(page);
}

/** Replaces the table by that of a newspaper (www/examples/newspaper.html), and solves a problem on it. @param {import("playwright-core").Page} page */
export async function exerciseProblems(page) {
  await page.evaluate(() => {
    const element = document.createElement('patience-game');
    element.setAttribute('problem', 'daily');
    element.setAttribute('controls', 'minimal');
    const heard = /** @type {any[]} */ (Object.assign(globalThis, { heard: [] }).heard);
    for (const type of ['patience-problem-try', 'patience-problem-solved'])
      element.addEventListener(type, (event) => {
        const { problem, tries } = /** @type {CustomEvent} */ (event).detail;
        heard.push([type, problem, tries]);
      });
    document.querySelector('patience-game')?.replaceWith(element);
  });
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('hint'), 'the problem of the day'));
  const problem = problemOf('labyrinth', 'grace');
  await tablePage(page).evaluate((element, link) => element.setAttribute('problem', link), problem.link);
  await eventually(async () => {
    const { link, buttons } = await readCallout(page);
    assert.ok(link === problem.position && buttons.includes('hint'), link);
  });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  await expectLabel(page, words.right);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).heard), [
    ['patience-problem-try', problem.link, 1],
    ['patience-problem-try', problem.link, 2],
    ['patience-problem-solved', problem.link, 2],
  ]);
}

/**
 * Serves a folder under the site's policy, or another, and exercises the table of its page.
 * @param {import("node:test").TestContext} t @param {string} directory
 * @param {{ address?: string, policy?: string, onMove?: (page: import("playwright-core").Page) => Promise<unknown> }} [options]
 * @returns {Promise<{ first: string[], site: import("./serve.mjs").Site, page: import("playwright-core").Page }>}
 *   `first`: the requests before the first move
 */
export async function exerciseFolder(t, directory, { address = 'index.html', policy, onMove } = {}) {
  const site = await serveForTest(t, { directory, ...(policy && { policy }) });
  const { page } = await open(t, address, { site });
  /** @type {string[]} */
  let first = [];
  await exerciseTable(page, { onStart: () => (first = [...site.requests]), onMove: onMove && (() => onMove(page)) });
  return { first, site, page };
}
