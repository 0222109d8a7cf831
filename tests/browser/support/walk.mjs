// A walk through everything that the site shows and says, in any language: the start page, every table, lesson, dialog and
// notice. Who walks says what is looked at; the tests look for faults, `looks.mjs` takes pictures.

import { open } from './chromium.mjs';
import { IDS, openLink, winningLine, readTable, waitForTable, rules, expectLink, expandSettings } from './player.mjs';
import { until } from './until.mjs';

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {object} Walker
 * @property {Page} page opened at the address of the walk, ready where it is a table
 * @property {string} lang
 * @property {typeof import('../../../www/words/en/deferred.js')} deferred its words, to find what is pressed by them
 * @property {typeof import('../../../www/words/en/panels.js')} panels
 * @property {(what: string, options?: { between?: boolean, english?: string }) => Promise<void>} see looks at the page;
 *   `between`: at the sizes between as well, once; `english`: a selector of what of the page is in English, and says so
 */
/** @typedef {{ name: string, address: string, walk: (walker: Walker) => Promise<void> }} Walk */

/** @param {Page} page @param {string} selector */
const appears = (page, selector) => until(() => page.locator(selector).first().isVisible(), { what: selector });

/** @param {Page} page @param {string} selector */
const goes = (page, selector) => until(async () => !(await page.locator(selector).count()), { what: `no ${selector}` });

/** @param {Page} page */
async function closeDialog(page) {
  await page.locator('dialog[open] .dialog-close').click();
  await goes(page, 'dialog');
}

/**
 * Asks something of the table on the page.
 * @param {Page} page @param {string} method of its host @param {...unknown} values
 */
const ask = (page, method, ...values) =>
  page.evaluate(([name, given]) => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
    void host[name](...given);
  }, /** @type {[string, unknown[]]} */ ([method, values]));

/**
 * Lays a position on the table, whatever the address says.
 * @param {Page} page @param {string} link
 */
async function put(page, link) {
  await page.locator('patience-game').evaluate((table, wanted) => {
    /** @type {any} */ (table).link = wanted;
  }, link);
  await expectLink(page, link);
  await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
}

/** Presses an entry of the menu at the table. @param {Page} page @param {string} label */
async function choose(page, label) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog.menu .entry', { hasText: label }).first().click();
  await goes(page, 'dialog.menu');
}

/** Opens what the start page has a button for, or its menu. @param {Page} page @param {string} act @param {Walker['panels']} panels */
async function openFromStart(page, act, panels) {
  const own = page.locator(
    act === 'daily' ? '#day .other-days' : `.start > header [data-act="${act}"], .ways-in [data-act="${act}"]`,
  );
  if (await own.isVisible()) return own.click();
  await page.locator('.menu-key').click();
  await appears(page, 'dialog.menu');
  const { daily, rules, statistics, settings } = panels.menu;
  const labels = /** @type {Record<string, string>} */ ({ daily, rules, stats: statistics, settings });
  await page.locator('dialog.menu .entry', { hasText: labels[act] }).click();
  await goes(page, 'dialog.menu');
}

/** A game of the Labyrinth that came to an end without a win. */
const STUCK = 'labyrinth/M222-97Y5/4.P7yvYozT-eAGgKJkB.zd1jc';

/** The four games; variants have the same words. */
const GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** @param {Walker} walker */
async function startPage({ page, panels, see }) {
  await appears(page, '#friend');
  await see('start page', { between: true });
  for (const act of ['daily', 'rules', 'stats', 'settings', 'own', 'texts']) {
    await openFromStart(page, act, panels);
    await appears(page, 'dialog[open]');
    await until(() => page.locator('dialog .dialog-body').innerText());
    await expandSettings(page);
    await see(act);
    await closeDialog(page);
  }
  for (const [nth, id] of GAMES.entries()) {
    if (await page.locator('.game-key').count()) {
      await page.locator('.game-key').nth(nth).click();
      await appears(page, 'dialog.game-sheet');
      await see(`sheet of ${id}`);
    }
    await page.locator(`[data-act="rules"][data-game="${id}"]`).click();
    await appears(page, 'dialog .rules > :not(:first-child)');
    await see(`rules of ${id}`);
    await closeDialog(page);
  }
  for (const choice of await page.locator('#start .readings label').all()) {
    await choice.click();
    await see('another choice');
  }
  await page.locator('#code').fill('S7Q3-K9X3');
  await page.locator('#friend .button').click();
  await appears(page, '#code[aria-invalid]');
  await see('a mistyped code');
}

/** @param {string} id @returns {(walker: Walker) => Promise<void>} */
const table =
  (id) =>
  async ({ page, see }) => {
    const game = winningLine(id);
    const middle = Math.floor(game.moves.length * 0.45);
    await see('the deal');
    for (const part of [0.2, 0.7, 1]) {
      await put(page, game.links[Math.floor(game.moves.length * part)]);
      await see(`after ${part * 100} % of the moves`, { between: true });
    }
    const graceful = [0, 1, 2].flatMap((nth) => {
      const { moves, links } = winningLine(id, nth);
      return links.filter((_, ply) => moves[ply]?.endsWith('>grace'));
    });
    if (graceful.length) {
      await put(page, graceful[0]);
      await see('the grace', { between: true });
    }
    await put(page, game.links[middle]);
    for (let ply = middle; ply < middle + 3; ply++) {
      await page.locator('patience-game').evaluate((table, move) => {
        /** @type {any} */ (table).play(move);
      }, game.moves[ply]);
      await see(`after the move ${game.moves[ply]}`);
    }

    await ask(page, 'press', 'hint');
    await until(async () => (await readTable(page)).choices.length > 1);
    await see('a hint', { between: true });

    await put(page, game.links[middle]);
    const isRefused = await page.evaluate(() => {
      const { host } = /** @type {any} */ (document.querySelector('patience-game'));
      const { info, view } = host;
      const from = view.piles.findIndex((/** @type {any} */ pile) => pile.movable);
      const { targets } = host.offersOf(from);
      const to = info.places.findIndex(
        (/** @type {any} */ { role }, /** @type {number} */ pile) => role === 'foundation' && !targets.includes(pile),
      );
      if (from >= 0 && to >= 0) host.refuse(from, to);
      return from >= 0 && to >= 0;
    });
    if (isRefused) {
      await appears(page, '.refusal .refusal-text');
      await see('a move that is refused', { between: true });
      await ask(page, 'closePopover');
    }
    await page.locator('patience-game').evaluate((table) => {
      /** @type {any} */ (table).link = 'sly/S7Q3-K9X3';
    });
    await see('a link that is refused');

    await put(page, game.links[middle]);
    await page.locator('details[data-moves] > summary').click();
    await appears(page, '.move-list');
    await see('the list of moves');
    await page.locator('details[data-moves] > summary').click();

    const piles = await page.evaluate(() => {
      const { info, board } = /** @type {any} */ (document.querySelector('patience-game')).host;
      return info.places.flatMap((/** @type {any} */ _, /** @type {number} */ n) => (board.canOpen(n) ? [n] : []));
    });
    if (piles.length) {
      await ask(page, 'look', piles[0], false);
      await appears(page, '.look');
      await see('a pile that is looked through');
      await ask(page, 'closePopover');
    }
    await ask(page, 'help');
    await appears(page, '.look.is-keys');
    await see('the keys');
    await ask(page, 'closePopover');

    await page.evaluate((hash) => void (location.hash = hash), `#${rules.read(game.links[middle]).replayLink}`);
    await appears(page, 'patience-game [data-player]');
    await until(async () => (await readTable(page)).ply === 0);
    await see('a replay');
    await page.locator('patience-game .player .key').nth(2).click();
    await expectLink(page, game.links[1]);
    await see('a step of a replay', { between: true });
    if ((page.viewportSize()?.width ?? 0) < 1100)
      await page.locator('patience-game .player-ends button').first().click();
    await appears(page, '.told-moves');
    await see('the moves of a replay');
  };

/** @param {Walker} walker */
async function won({ page, see }) {
  for (const id of GAMES) {
    const { links, moves } = winningLine(id);
    await put(page, links[moves.length - 1]);
    await page.locator('patience-game').evaluate(
      (table, move) => {
        /** @type {any} */ (table).play(move);
      },
      moves[moves.length - 1],
    );
    await appears(page, '[data-won]');
    await see(`${id} won`, { between: true });
  }
}

/** @param {Walker} walker */
async function review({ page, panels, see }) {
  await choose(page, panels.menu.review);
  await appears(page, 'dialog.review');
  await until(
    async () => (await page.locator('.review-progress').isHidden()) && (await page.locator('.review-moves').count()),
  );
  await see('a game looked back on');
  await page.locator('.review-moves .review-move').nth(20).click();
  await see('a move of it');
}

/** @param {Walker} walker */
async function solver({ page, see }) {
  await ask(page, 'solve');
  await until(async () => (await readTable(page)).choices.length);
  await until(() => page.locator('.verdict-words').textContent(), { what: 'a verdict' });
  await see('a verdict');
  await ask(page, 'advise', 'fair');
  await until(async () => (await readTable(page)).choices.length > 1);
  await see('a fair hint');
}

/** @param {Walker} walker */
async function lessons({ page, see }) {
  for (const id of GAMES) {
    await put(page, winningLine(id).links[3]);
    await ask(page, 'startLesson');
    await appears(page, '.lesson');
    for (let n = 1, last = false; !last; n++) {
      await see(`${id}, step ${n}`, { between: n % 3 === 2 });
      await page.locator('[data-lesson="skip"]').click();
      last = (await page.locator('[data-lesson="again"]').count()) > 0;
    }
    await see(`${id}, the end`, { between: true });
    await page.locator('[data-lesson="again"]').click();
    await page.locator('patience-game [data-pile="stock"]').click({ force: true });
    await see(`${id}, a wrong try`);
    await ask(page, 'press', 'menu');
    await closeDialog(page);
  }
}

/** @param {Walker} walker */
async function menus({ page, panels, see }) {
  const game = winningLine('sly');
  for (const move of game.moves.slice(0, 12)) {
    await page.locator('patience-game').evaluate((table, one) => {
      /** @type {any} */ (table).play(one);
    }, move);
  }
  const { menu } = panels;
  await choose(page, menu.mark);
  await appears(page, '.notice-box');
  await see('a position that is marked');
  await page.locator('.notice-close').click();
  await page.locator('patience-game').evaluate((table) => /** @type {any} */ (table).undo());
  await page.locator('patience-game [data-action="menu"]').click();
  await appears(page, 'dialog.menu');
  await see('menu');
  await closeDialog(page);
  for (const name of /** @type {const} */ (['shareGame', 'settings', 'rules', 'daily'])) {
    await choose(page, menu[name]);
    await appears(page, 'dialog[open]');
    await expandSettings(page);
    await see(name);
    await closeDialog(page);
  }

  await choose(page, menu.shareGame);
  for (const kind of await page.locator('dialog .segments label').all()) {
    await kind.click();
    await see('what to share');
  }
  for (const act of await page.locator('dialog.share button.button').all()) {
    if ((await act.textContent()) === panels.share.saveText) continue;
    await act.click();
    await until(() => page.locator('dialog .said').textContent());
    await see('shared');
  }
  await closeDialog(page);

  await choose(page, menu.code);
  await page.locator('dialog .field').fill('S7Q3-K9X3');
  await page.locator('dialog .button').click();
  await appears(page, 'dialog [aria-invalid]');
  await see('a mistyped code');
  await closeDialog(page);

  await choose(page, menu.ownCards);
  await page.locator('dialog textarea').fill('AS AS AS KD xx');
  await appears(page, 'dialog .own-word');
  await see('cards of one’s own');
  // It is said to be of no use yet, and says why when it is pressed.
  await page.locator('dialog .own-acts .button').first().dispatchEvent('click');
  await see('cards that are not all there');
  await closeDialog(page);

  await choose(page, menu.text);
  await see('a game as text');
  const text = `Game: sly\nDeal: ${game.deal}\n\n1. ${game.moves[0]}\n`;
  for (const given of ['hello', text, `${text}\n${text}`, `${text}\nGame: sly\nDeal: S222\n`]) {
    await page.locator('dialog textarea').fill(given);
    await until(() => page.locator('dialog .said').textContent());
    await see(`a text: ${given.length} characters`);
  }
  await closeDialog(page);

  await choose(page, menu.statistics);
  await appears(page, 'dialog .record');
  await see('statistics');
  await page.locator('dialog .actions .button').last().click();
  await appears(page, 'dialog .ask .button');
  await see('whether to erase statistics');
  await closeDialog(page);
  await choose(page, menu.storage);
  await appears(page, 'dialog .held');
  await see('what is kept');
  await page.locator('dialog input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await appears(page, '.notice-box');
  await see('a file of something else');
  await page.locator('dialog .actions .button').last().click();
  await page.locator('dialog .ask .button').first().click();
  await goes(page, 'dialog');
  await see('all erased');
}

/** @param {Walker} walker */
async function notices({ page, see }) {
  const { deal, links, moves } = winningLine('sly');
  await appears(page, '#friend');
  for (const link of [
    `labyrinth/${deal}`,
    `${links[30].slice(0, -3)}`,
    'sly/S7Q3-K9X3',
    'chess/S7Q3-K9X2',
    'sly/~abc',
  ]) {
    await page.evaluate((hash) => void (location.hash = hash), `#${link}`);
    await appears(page, '.notice-box');
    await see(`#${link}`);
    await page.locator('.notice-close').click();
    await goes(page, '.notice-box');
  }
  await openLink(page, links[30]);
  await page.evaluate((hash) => void (location.hash = hash), '#sly/S7Q3-K9X3');
  await appears(page, '.notice-box');
  await see('a bad link at the table');
  // A link alone is nobody's game yet.
  await page.locator('patience-game').evaluate((table, one) => {
    /** @type {any} */ (table).play(one);
  }, moves[30]);
  await page.evaluate(() => void (location.hash = ''));
  await appears(page, '#resume .button');
  await see('a game to continue');
}

/** @param {Walker} walker */
async function elsewhere({ page, lang, deferred, see }) {
  const { links } = winningLine('labyrinth');
  await see('the frame');
  await ask(page, 'press', 'menu');
  await appears(page, '.look.is-menu');
  await see('its menu');
  await page.locator('patience-game .look .entry', { hasText: deferred.menu.rules }).click();
  await appears(page, '.look-text h3');
  await see('its rules');
  for (const controls of ['minimal', 'none']) {
    await page.goto(page.url().replace(/\?.*/, `?lang=${lang}&controls=${controls}&deal=${links[60]}`));
    await waitForTable(page);
    await see(`controls: ${controls}`);
  }
  await page.goto(page.url().replace(/embed\.html.*/, `embedding.html?lang=${lang}`));
  await until(() => page.locator('#made').textContent());
  await page.locator('[name=deal][value=given]').check();
  await page.locator('#width').fill('1');
  await see('the form that makes the code', { english: '[lang="en"]' });
}

/** A walk that begins at a table which is laid. @param {Walk['walk']} walk @returns {Walk['walk']} */
const laid = (walk) => async (walker) => {
  await waitForTable(walker.page);
  await walk(walker);
};

/**
 * Every walk in a language.
 * @param {string} lang
 * @param {{ tables?: string[] }} [options] `tables`: the games and variants whose tables are walked; unset: all
 * @returns {Walk[]}
 */
export function walks(lang, { tables = IDS } = {}) {
  const site = `?lang=${lang}`;
  const from = (/** @type {string} */ link) => `${site}#${link}`;
  return [
    { name: 'the start page and what opens from it', address: site, walk: startPage },
    ...tables.map((id) => ({ name: id, address: from(winningLine(id).links[0]), walk: laid(table(id)) })),
    { name: 'games that are won', address: from(winningLine('sly').links[3]), walk: laid(won) },
    { name: 'a game looked back on', address: from(STUCK), walk: laid(review) },
    { name: 'what the solver says', address: from(winningLine('labyrinth').links.at(-31) ?? ''), walk: laid(solver) },
    { name: 'the lessons', address: from(winningLine('sly').links[3]), walk: laid(lessons) },
    { name: 'the menu of the table and what opens from it', address: from(winningLine('sly').links[0]), walk: laid(menus) },
    { name: 'notices of links that do not open, and a game to continue', address: site, walk: notices },
    {
      name: 'a table on another page, and how it comes there',
      address: `www/embed.html${site}&deal=${winningLine('labyrinth').deal}`,
      walk: laid(elsewhere),
    },
  ];
}

/** The words by which a walk finds what it presses. @param {string} lang */
async function wordsOf(lang) {
  const isPseudo = lang === 'x-pseudo';
  const [deferred, panels] = await Promise.all(
    ['deferred', 'panels'].map((part) => import(`../../../www/words/${isPseudo ? 'pseudo' : lang}/${part}.js`)),
  );
  return isPseudo ? { deferred: deferred.words, panels: panels.words } : { deferred, panels };
}

/**
 * Opens a page and walks through it.
 * @param {import("node:test").TestContext} t @param {string} lang @param {Walk} walk
 * @param {import("playwright-core").BrowserContextOptions} context
 * @param {(page: Page, ...seen: Parameters<Walker['see']>) => Promise<string[]>} inspect answers what is wrong at a stop
 * @returns {Promise<string[]>} what is wrong
 */
export async function faultsOf(t, lang, { address, walk }, context, inspect) {
  const words = await wordsOf(lang);
  const { page } = await open(t, address, { context });
  /** @type {string[]} */
  const found = [];
  await walk({ page, lang, ...words, see: async (...seen) => void found.push(...(await inspect(page, ...seen))) });
  return found;
}
