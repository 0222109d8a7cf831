// Walks through all views of the site, in any language: the start page, every table, lesson, dialog and toast. At each stop
// the caller's `inspect` looks for faults, or takes a screenshot (`looks.mjs`).

import { pseudoOf } from '../../../www/words/pseudo/pseudo.js';
import { open } from './chromium.mjs';
import { IDS, winningLine, rules } from './games.mjs';
import { problemsOf } from './problems.mjs';
import { expandSettings, expectLink, followLink, openLink, readTable, waitForTable } from './table-state.mjs';
import { tablePage } from './table-page.mjs';
import { REVIEW_MS, until } from './until.mjs';

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {object} Walker
 * @property {Page} page opened at the address of the walk
 * @property {string} lang
 * @property {typeof import('../../../www/words/en/reports.js')} reports labels, to find buttons by
 * @property {typeof import('../../../www/words/en/panels.js')} panels
 * @property {(what: string, options?: { between?: boolean, english?: string }) => Promise<void>} inspect
 *   `between`: inspects at the sizes between too; `english`: selector of the parts that are in English and say so
 */
/** @typedef {{ name: string, address: string, walk: (walker: Walker) => Promise<void> }} Walk */

/** @param {Page} page @param {string} selector */
const appears = (page, selector) => until(() => page.locator(selector).first().isVisible(), { what: selector });

/** @param {Page} page @param {string} selector */
const disappears = (page, selector) =>
  until(async () => !(await page.locator(selector).count()), { what: `no ${selector}` });

/** @param {Page} page */
async function closeDialog(page) {
  await page.locator('dialog[open] .dialog-close').click();
  await disappears(page, 'dialog');
}

/** Puts a position on the table, and removes all toasts. @param {Page} page @param {string} link */
async function setPosition(page, link) {
  await tablePage(page).setLink(link);
  await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
}

/** @param {Page} page */
const closePopover = (page) => tablePage(page).evaluate(({ host }) => void host.overlays.close());

/** Types into the command line of the table. @param {Page} page @param {string} text */
async function typeCommand(page, text) {
  await tablePage(page).evaluate(({ host }) => host.overlays.openCommandLine());
  // A popover that was closed by a key stays in the document, hidden, for a moment.
  const input = page.locator('patience-game .command-input').last();
  await input.fill(text);
  await input.press('Enter');
}

/** Chooses an entry of the table's menu. @param {Page} page @param {string} label */
async function chooseFromMenu(page, label) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog.menu .entry', { hasText: label }).first().click();
  await disappears(page, 'dialog.menu');
}

/** Opens a dialog of the start page by its button, or from the menu where there is none. @param {Page} page @param {string} act @param {Walker['panels']} panels */
async function openFromStart(page, act, panels) {
  const button = page.locator(
    act === 'daily' ? '#day .other-days' : `.start > header [data-act="${act}"], .ways-in [data-act="${act}"]`,
  );
  if (await button.isVisible()) return button.click();
  await page.locator('.menu-key').click();
  await appears(page, 'dialog.menu');
  const { daily, rules, statistics, settings } = panels.menu;
  const labels = /** @type {Record<string, string>} */ ({ daily, rules, stats: statistics, settings });
  await page.locator('dialog.menu .entry', { hasText: labels[act] }).click();
  await disappears(page, 'dialog.menu');
}

/** A game of the Labyrinth that is stuck. */
const STUCK = 'labyrinth/M222-97Y5/4.P7yvYozT-eAGgKJkB.zd1jc';

/** The patiences without variants, which have the same sentences. */
const GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** @param {Walker} walker */
async function startPage({ page, panels, inspect }) {
  await appears(page, '#friend');
  await inspect('start page', { between: true });
  for (const act of ['daily', 'rules', 'stats', 'settings', 'enter-deal', 'texts']) {
    await openFromStart(page, act, panels);
    await appears(page, 'dialog[open]');
    await until(() => page.locator('dialog .dialog-body').innerText());
    await expandSettings(page);
    await inspect(act);
    await closeDialog(page);
  }
  for (const id of GAMES) {
    if (await page.locator('.game-key').count()) {
      await page.locator(`.game-key[data-family="${id}"]`).click();
      await appears(page, 'dialog.game-sheet');
      await inspect(`sheet of ${id}`);
    }
    await page.locator(`[data-act="rules"][data-game="${id}"]`).click();
    await appears(page, 'dialog .rules > :not(:first-child)');
    await inspect(`rules of ${id}`);
    await closeDialog(page);
  }
  for (const choice of await page.locator('#start .variants label').all()) {
    await choice.click();
    await inspect('another grade');
  }
  await page.locator('#code').fill('S7Q3-K9X3');
  await page.locator('#friend .button').click();
  await appears(page, '#code[aria-invalid]');
  await inspect('a mistyped code');
}

/** @param {string} id @returns {(walker: Walker) => Promise<void>} */
const table =
  (id) =>
  async ({ page, inspect }) => {
    const game = winningLine(id);
    const middle = Math.floor(game.moves.length * 0.45);
    await inspect('the deal');
    for (const part of [0.2, 0.7, 1]) {
      await setPosition(page, game.links[Math.floor(game.moves.length * part)]);
      await inspect(`after ${part * 100} % of the moves`, { between: true });
    }
    const beforeGrace = [0, 1, 2].flatMap((nth) => {
      const { moves, links } = winningLine(id, nth);
      return links.filter((_, ply) => moves[ply]?.endsWith('>grace'));
    });
    if (beforeGrace.length) {
      await setPosition(page, beforeGrace[0]);
      await inspect('the grace', { between: true });
    }
    await setPosition(page, game.links[middle]);
    for (let ply = middle; ply < middle + 3; ply++) {
      await tablePage(page).play(game.moves[ply]);
      await inspect(`after the move ${game.moves[ply]}`);
    }

    await tablePage(page).evaluate(({ host }) => void host.press('hint'));
    await until(async () => (await readTable(page)).choices.length > 1);
    await inspect('a hint', { between: true });

    await setPosition(page, game.links[middle]);
    const isRefused = await tablePage(page).evaluate(({ host }) => {
      const { info, view } = host;
      const from = view.piles.findIndex((/** @type {any} */ pile) => pile.movable);
      const { targets } = host.offersOf(from);
      const to = info.places.findIndex(
        (/** @type {any} */ { role }, /** @type {number} */ pile) => role === 'foundation' && !targets.includes(pile),
      );
      if (from >= 0 && to >= 0) host.overlays.refuse(from, to);
      return from >= 0 && to >= 0;
    });
    if (isRefused) {
      await appears(page, '.refusal .refusal-text');
      await inspect('a refused move', { between: true });
      await closePopover(page);
    }
    await tablePage(page).evaluate((game) => void (game.link = 'sly/S7Q3-K9X3'));
    await inspect('a refused link');

    await setPosition(page, game.links[middle]);
    await page.locator('details[data-moves] > summary').click();
    await appears(page, '.move-list');
    await inspect('the list of legal moves');
    await page.locator('details[data-moves] > summary').click();

    const hasPopover = await tablePage(page).evaluate(({ host }) => {
      const pile = host.info.places.findIndex((/** @type {any} */ _, /** @type {number} */ n) => host.board.canOpen(n));
      if (pile >= 0) void host.overlays.openPile(pile, false);
      return pile >= 0;
    });
    if (hasPopover) {
      await appears(page, '.popover');
      await inspect('the popover of a pile');
      await closePopover(page);
    }
    await tablePage(page).evaluate(({ host }) => void host.overlays.openHelp());
    await appears(page, '.popover.is-keys');
    await inspect('the keys');
    await closePopover(page);

    for (const typed of ['moves', 'foundations', 'nonsense']) {
      await typeCommand(page, typed);
      await until(() => page.locator('patience-game .command-answer').last().textContent());
      await inspect(`the command line after ${typed}`);
    }
    await closePopover(page);

    await followLink(page, rules.read(game.links[middle]).replayLink);
    await appears(page, 'patience-game [data-player]');
    await until(async () => (await readTable(page)).ply === 0);
    await inspect('a replay');
    await page.locator('patience-game .player .key').nth(2).click();
    await expectLink(page, game.links[1]);
    await inspect('a step of a replay', { between: true });
    if ((page.viewportSize()?.width ?? 0) < 1100)
      await page.locator('patience-game .player-ends button').first().click();
    await appears(page, '.history');
    await inspect('the moves of a replay');
  };

/** @param {Walker} walker */
async function won({ page, inspect }) {
  for (const id of GAMES) {
    const { links, moves } = winningLine(id);
    await setPosition(page, links[moves.length - 1]);
    await tablePage(page).play(moves[moves.length - 1]);
    await appears(page, '[data-won]');
    await inspect(`${id} won`, { between: true });
  }
}

/**
 * The review of the first walk, as the site saved it. The other walks find it saved: it is the same in every language, and
 * takes 6 s of CPU time.
 */
let savedReviews = '';
const REVIEWS_KEY = 'cadogan:1:reviews';

/** @param {Walker} walker */
async function review({ page, panels, inspect }) {
  if (savedReviews)
    await page.evaluate(([key, saved]) => localStorage.setItem(key, saved), [REVIEWS_KEY, savedReviews]);
  await chooseFromMenu(page, panels.menu.review);
  await appears(page, 'dialog.review');
  await until(
    async () => (await page.locator('.review-progress').isHidden()) && (await page.locator('.review-moves').count()),
    { timeout: REVIEW_MS },
  );
  await inspect('the review');
  await page.locator('.review-moves .move-row').nth(20).click();
  await inspect('a move of the review');
  savedReviews ||= await page.evaluate((key) => localStorage.getItem(key) ?? '', REVIEWS_KEY);
}

/** @param {Walker} walker */
async function solver({ page, inspect }) {
  await tablePage(page).evaluate(({ host }) => void host.solve());
  await until(async () => (await readTable(page)).choices.length);
  await until(() => page.locator('.verdict-words').textContent(), { what: 'a verdict' });
  await inspect('a verdict');
  await tablePage(page).evaluate(({ host }) => void host.adviser.hint('hint'));
  await until(async () => (await readTable(page)).choices.length > 1);
  await inspect('a hint after it');
}

/** @param {Walker} walker */
async function lessons({ page, inspect }) {
  for (const id of GAMES) {
    await setPosition(page, winningLine(id).links[3]);
    await tablePage(page).evaluate((game) => void game.startLesson());
    await appears(page, '.lesson');
    for (let n = 1, last = false; !last; n++) {
      await inspect(`${id}, step ${n}`, { between: n % 3 === 2 });
      await page.locator('[data-lesson="skip"]').click();
      last = (await page.locator('[data-lesson="again"]').count()) > 0;
    }
    await inspect(`${id}, the end`, { between: true });
    await page.locator('[data-lesson="again"]').click();
    await page.locator('patience-game [data-pile="stock"]').click({ force: true });
    await inspect(`${id}, a wrong try`);
    await tablePage(page).evaluate(({ host }) => void host.press('menu'));
    await closeDialog(page);
  }
}

/** @param {Walker} walker */
async function problems({ page, inspect }) {
  await page.locator('.day-problem button').nth(1).click();
  await appears(page, '.problem-list .day');
  await inspect('the list of problems');
  await closeDialog(page);
  const step = (/** @type {string} */ name) => page.locator(`patience-game [data-problem="${name}"]`);
  const sentence = () => page.locator('patience-game .problem .callout-sentence').textContent();
  /** Acts, and waits for what the problem says to it. @param {() => Promise<unknown>} act */
  const answered = async (act) => {
    const before = await sentence();
    await act();
    await until(async () => (await sentence()) !== before, { what: 'a reply' });
  };
  for (const id of GAMES) {
    for (const [kind, problem] of problemsOf(id)) {
      await followLink(page, problem.link);
      await expectLink(page, problem.position);
      await step('hint').or(step('skip')).waitFor();
      if (await step('skip').count()) {
        await inspect(`${id}, ${kind}: the introduction`);
        await step('skip').click();
        await step('hint').waitFor();
      }
      await inspect(`${id}, ${kind}: the question`);
      const answers = problem.question.answers.map(({ move }) => move);
      const moves = (await tablePage(page).view()).moves.split(' ');
      const wrong = moves.find((/** @type {string} */ move) => !answers.includes(move)) ?? '';
      await answered(() => typeCommand(page, wrong));
      await closePopover(page);
      await expectLink(page, problem.position);
      await inspect(`${id}, ${kind}: a wrong answer`);
      for (const hint of ['theme', 'card']) {
        await answered(() => step('hint').click());
        await inspect(`${id}, ${kind}: the ${hint} as a hint`);
      }
      await answered(() => typeCommand(page, answers[0]));
      await closePopover(page);
      await step('watch').waitFor();
      await inspect(`${id}, ${kind}: solved`);
    }
  }
}

/** @param {Walker} walker */
async function menus({ page, panels, inspect }) {
  const game = winningLine('sly');
  await tablePage(page).play(...game.moves.slice(0, 12));
  const { menu } = panels;
  await chooseFromMenu(page, menu.bookmark);
  await appears(page, '.notice-box');
  await inspect('a bookmark');
  await page.locator('.notice-close').click();
  await tablePage(page).undo();
  await page.locator('patience-game [data-action="menu"]').click();
  await appears(page, 'dialog.menu');
  await inspect('menu');
  await closeDialog(page);
  await chooseFromMenu(page, menu.moves);
  await appears(page, '.history');
  await inspect('the moves of the game');
  await page.keyboard.press('Escape');
  for (const name of /** @type {const} */ (['shareGame', 'settings', 'rules', 'daily'])) {
    await chooseFromMenu(page, menu[name]);
    await appears(page, 'dialog[open]');
    await expandSettings(page);
    await inspect(name);
    await closeDialog(page);
  }

  await chooseFromMenu(page, menu.shareGame);
  // `all` does not wait: without the dialog these views would be left out.
  await appears(page, 'dialog.share .segments label');
  for (const kind of await page.locator('dialog .segments label').all()) {
    await kind.click();
    await inspect('a kind of link');
  }
  for (const act of await page.locator('dialog.share button.button').all()) {
    if ((await act.textContent()) === panels.share.saveText) continue;
    await act.click();
    await until(() => page.locator('dialog .said').textContent());
    await inspect('shared');
  }
  await closeDialog(page);

  await chooseFromMenu(page, menu.code);
  await page.locator('dialog .field').fill('S7Q3-K9X3');
  await page.locator('dialog .button').click();
  await appears(page, 'dialog [aria-invalid]');
  await inspect('a mistyped code');
  await closeDialog(page);

  await chooseFromMenu(page, menu.yourCards);
  await page.locator('dialog textarea').fill('AS AS AS KD xx');
  await appears(page, 'dialog .entry-word');
  await inspect('own cards');
  // The button is aria-disabled and explains itself when pressed.
  await page.locator('dialog .entry-actions .button').first().dispatchEvent('click');
  await inspect('incomplete cards');
  await closeDialog(page);

  await chooseFromMenu(page, menu.text);
  await inspect('a game as text');
  const text = `Game: sly\nDeal: ${game.deal}\n\n1. ${game.moves[0]}\n`;
  for (const input of ['hello', text, `${text}\n${text}`, `${text}\nGame: sly\nDeal: S222\n`]) {
    await page.locator('dialog textarea').fill(input);
    await until(() => page.locator('dialog .said').textContent());
    await inspect(`a text of ${input.length} characters`);
  }
  await closeDialog(page);

  await chooseFromMenu(page, menu.statistics);
  await appears(page, 'dialog .record');
  await inspect('statistics');
  await page.locator('dialog .actions .button').last().click();
  await appears(page, 'dialog .ask .button');
  await inspect('the question before statistics are erased');
  await closeDialog(page);
  await chooseFromMenu(page, menu.storage);
  await appears(page, 'dialog .saved-game');
  await inspect('saved data');
  await page.locator('dialog input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await appears(page, '.notice-box');
  await inspect('a foreign file');
  await page.locator('dialog .actions .button').last().click();
  await page.locator('dialog .ask .button').first().click();
  await disappears(page, 'dialog');
  await inspect('after all is erased');
}

/** @param {Walker} walker */
async function notices({ page, inspect }) {
  const { deal, links, moves } = winningLine('sly');
  await appears(page, '#friend');
  for (const link of [
    `labyrinth/${deal}`,
    `${links[30].slice(0, -3)}`,
    'sly/S7Q3-K9X3',
    'chess/S7Q3-K9X2',
    'sly/~abc',
  ]) {
    await followLink(page, link);
    await appears(page, '.notice-box');
    await inspect(`#${link}`);
    await page.locator('.notice-close').click();
    await disappears(page, '.notice-box');
  }
  await openLink(page, links[30]);
  await followLink(page, 'sly/S7Q3-K9X3');
  await appears(page, '.notice-box');
  await inspect('a bad link at the table');
  // Only a game with a move of the player's is saved.
  await tablePage(page).play(moves[30]);
  await followLink(page, '');
  await appears(page, '#resume .button');
  await inspect('a game to continue');
}

/** @param {Walker} walker */
async function embeddedTable({ page, lang, reports, inspect }) {
  const { links } = winningLine('labyrinth');
  await inspect('the frame');
  await tablePage(page).evaluate(({ host }) => void host.press('menu'));
  await appears(page, '.popover.is-menu');
  await inspect('its menu');
  await page.locator('patience-game .popover .entry', { hasText: reports.menu.rules }).click();
  await appears(page, '.popover-text h3');
  await inspect('its rules');
  for (const controls of ['minimal', 'none']) {
    await page.goto(page.url().replace(/\?.*/, `?lang=${lang}&controls=${controls}&deal=${links[60]}`));
    await waitForTable(page);
    await inspect(`controls: ${controls}`);
  }
  await page.goto(page.url().replace(/embed\.html.*/, `embedding.html?lang=${lang}`));
  await until(() => page.locator('#made').textContent());
  await page.locator('[name=deal][value=given]').check();
  await page.locator('#width').fill('1');
  await inspect('the generator of embedding code', { english: '[lang="en"]' });
}

/** A walk that begins at a table. @param {Walk['walk']} walk @returns {Walk['walk']} */
const onTable = (walk) => async (walker) => {
  await waitForTable(walker.page);
  await walk(walker);
};

/**
 * Every walk in a language.
 * @param {string} lang
 * @param {{ tables?: string[] }} [options] `tables`: patiences and variants whose tables are walked; all by default
 * @returns {Walk[]}
 */
export function walks(lang, { tables = IDS } = {}) {
  const site = `?lang=${lang}`;
  const from = (/** @type {string} */ link) => `${site}#${link}`;
  return [
    { name: 'the start page and its dialogs', address: site, walk: startPage },
    ...tables.map((id) => ({ name: id, address: from(winningLine(id).links[0]), walk: onTable(table(id)) })),
    { name: 'won games', address: from(winningLine('sly').links[3]), walk: onTable(won) },
    { name: 'the review', address: from(STUCK), walk: onTable(review) },
    {
      name: 'the solver',
      address: from(winningLine('labyrinth').links.at(-31) ?? ''),
      walk: onTable(solver),
    },
    { name: 'the lessons', address: from(winningLine('sly').links[3]), walk: onTable(lessons) },
    { name: 'problems', address: site, walk: problems },
    {
      name: 'the menu of the table and its dialogs',
      address: from(winningLine('sly').links[0]),
      walk: onTable(menus),
    },
    { name: 'toasts of bad links, and a game to continue', address: site, walk: notices },
    {
      name: 'an embedded table, and its generator',
      address: `www/embed.html${site}&deal=${winningLine('labyrinth').deal}`,
      walk: onTable(embeddedTable),
    },
  ];
}

/** The catalogues by which a walk finds buttons. @param {string} lang */
async function wordsOf(lang) {
  const isPseudo = lang === 'x-pseudo';
  const [reports, panels] = await Promise.all(
    ['reports', 'panels'].map((part) => import(`../../../www/words/${isPseudo ? 'en' : lang}/${part}.js`)),
  );
  return isPseudo ? { reports: pseudoOf(reports), panels: pseudoOf(panels) } : { reports, panels };
}

/**
 * Opens a page and walks through it.
 * @param {import("node:test").TestContext} t @param {string} lang @param {Walk} walk
 * @param {import("playwright-core").BrowserContextOptions} context
 * @param {(page: Page, ...stop: Parameters<Walker['inspect']>) => Promise<string[]>} inspect returns the faults at a stop
 * @returns {Promise<string[]>} all faults
 */
export async function walkFaults(t, lang, { address, walk }, context, inspect) {
  const words = await wordsOf(lang);
  const { page } = await open(t, address, { context });
  /** @type {string[]} */
  const found = [];
  await walk({ page, lang, ...words, inspect: async (...stop) => void found.push(...(await inspect(page, ...stop))) });
  return found;
}
