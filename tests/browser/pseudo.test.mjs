// The whole site in a language that nobody speaks: longer than English, from right to left. No sentence is left in code,
// none is cut, and what is read stands where it is read from.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words as deferred } from '../../www/words/pseudo/deferred.js';
import { words as panels } from '../../www/words/pseudo/panels.js';
import { open, until } from './support/chromium.mjs';
import { IDS, lay, line, look, ready, rules, shows } from './support/player.mjs';
import { assertNone, wordFaults } from './support/translated.mjs';

/** @typedef {import("playwright-core").Page} Page */

const SIZES = [
  [360, 640],
  [1440, 900],
];

/** Sizes between, at which what is always seen is looked at too. */
const BETWEEN = [
  [844, 390],
  [768, 1024],
];

/** @param {number} width @param {number} height */
const still = (width, height) => ({
  context: /** @type {const} */ ({ reducedMotion: 'reduce', viewport: { width, height } }),
});

/** How much a page may shift while it loads, by the browser's own measure. */
const SHIFT = 0.02;

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
  await shows(page, link);
  await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
}

/** Gives the window another size, until what is in it has followed. @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await until(() => page.evaluate((wide) => innerWidth === wide, width), { what: `a window of ${width} px` });
}

/** Looks at a page at the sizes between, once. @param {Page} page @param {string[]} found @param {string} what */
async function seeBetween(page, found, what) {
  const size = page.viewportSize();
  if (!size || size.width !== SIZES[0][0]) return;
  for (const [width, height] of BETWEEN) {
    await resize(page, width, height);
    found.push(...(await wordFaults(page, `${what}, ${width}×${height}`)));
  }
  await resize(page, size.width, size.height);
}

/** Presses an entry of the menu at the table. @param {Page} page @param {string} label */
async function choose(page, label) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog.menu .entry', { hasText: label }).first().click();
  await goes(page, 'dialog.menu');
}

/** Opens what the start page has a button for, or its menu. @param {import("playwright-core").Page} page @param {string} act */
async function openFromStart(page, act) {
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

for (const [width, height] of SIZES) {
  const size = `${width}×${height}`;

  test(`the start page and what opens from it, ${size}`, async (t) => {
    const { page } = await open(t, '?lang=x-pseudo', still(width, height));
    await appears(page, '#friend');
    /** @type {string[]} */
    const found = [];
    const see = async (/** @type {string} */ what) => void found.push(...(await wordFaults(page, what)));
    await see('start page');
    await seeBetween(page, found, 'start page');
    for (const act of ['daily', 'rules', 'stats', 'settings', 'own', 'texts']) {
      await openFromStart(page, act);
      await appears(page, 'dialog[open]');
      await until(async () => (await page.locator('dialog .dialog-body').innerText()).includes('⟦'));
      await see(act);
      await closeDialog(page);
    }
    for (const [nth, id] of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'].entries()) {
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
    assertNone(found);
  });

  for (const id of IDS) {
    test(`${id}, ${size}`, async (t) => {
      const game = line(id);
      const middle = Math.floor(game.moves.length * 0.45);
      const { page } = await open(t, `?lang=x-pseudo#${game.links[0]}`, still(width, height));
      await ready(page);
      /** @type {string[]} */
      const found = [];
      const see = async (/** @type {string} */ what) => void found.push(...(await wordFaults(page, what)));
      await see('the deal');
      for (const part of [0.2, 0.7, 1]) {
        await put(page, game.links[Math.floor(game.moves.length * part)]);
        await see(`after ${part * 100} % of the moves`);
        await seeBetween(page, found, `after ${part * 100} % of the moves`);
      }
      await put(page, game.links[middle]);
      for (let ply = middle; ply < middle + 3; ply++) {
        await page.locator('patience-game').evaluate((table, move) => {
          /** @type {any} */ (table).play(move);
        }, game.moves[ply]);
        await see(`after the move ${game.moves[ply]}`);
      }

      await ask(page, 'press', 'hint');
      await until(async () => (await look(page)).choices.length > 2);
      await see('a hint');
      await seeBetween(page, found, 'a hint');

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
      await until(async () => (await look(page)).ply === 0);
      await see('a replay');
      await page.locator('patience-game .player .key').nth(2).click();
      await shows(page, game.links[1]);
      await see('a step of a replay');
      await seeBetween(page, found, 'a step of a replay');
      if (width < 1100) await page.locator('patience-game .player-ends button').first().click();
      await appears(page, '.told-moves');
      await see('the moves of a replay');
      assertNone(found);
    });
  }

  test(`what the solver says, ${size}`, async (t) => {
    const game = line('labyrinth');
    const { page } = await open(t, `?lang=x-pseudo#${game.links[game.moves.length - 30]}`, still(width, height));
    await ready(page);
    /** @type {string[]} */
    const found = [];
    const see = async (/** @type {string} */ what) => void found.push(...(await wordFaults(page, what)));
    await ask(page, 'solve');
    await until(async () => (await look(page)).choices.length);
    await until(() => page.locator('.verdict-words').textContent(), { what: 'a verdict' });
    await see('a verdict');
    await ask(page, 'advise', 'fair');
    await until(async () => (await look(page)).choices.length > 1);
    await see('a fair hint');
    assertNone(found);
  });

  test(`the lessons, ${size}`, async (t) => {
    const { page } = await open(t, `?lang=x-pseudo#${line('sly').links[3]}`, still(width, height));
    await ready(page);
    /** @type {string[]} */
    const found = [];
    for (const id of ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']) {
      await put(page, line(id).links[3]);
      await ask(page, 'startLesson');
      await appears(page, '.lesson');
      for (let n = 1, last = false; !last; n++) {
        found.push(...(await wordFaults(page, `${id}, step ${n}`)));
        if (n % 3 === 2) await seeBetween(page, found, `${id}, step ${n}`);
        await page.locator('[data-lesson="skip"]').click();
        last = (await page.locator('[data-lesson="again"]').count()) > 0;
      }
      await seeBetween(page, found, `${id}, the end`);
      await page.locator('[data-lesson="again"]').click();
      await page.locator('patience-game [data-pile="stock"]').click({ force: true });
      found.push(...(await wordFaults(page, `${id}, a wrong try`)));
      await ask(page, 'press', 'menu');
      await closeDialog(page);
    }
    assertNone(found);
  });

  test(`the menu of the table and what opens from it, ${size}`, async (t) => {
    const game = line('sly');
    const { page } = await open(t, `?lang=x-pseudo#${game.links[0]}`, still(width, height));
    await ready(page);
    /** @type {string[]} */
    const found = [];
    const see = async (/** @type {string} */ what) => void found.push(...(await wordFaults(page, what)));
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
    assertNone(found);
  });

  test(`notices of links that do not open, and a game to continue, ${size}`, async (t) => {
    const { deal, links, moves } = line('sly');
    const { page } = await open(t, '?lang=x-pseudo', still(width, height));
    await appears(page, '#friend');
    /** @type {string[]} */
    const found = [];
    for (const link of [
      `labyrinth/${deal}`,
      `${links[30].slice(0, -3)}`,
      'sly/S7Q3-K9X3',
      'chess/S7Q3-K9X2',
      'sly/~abc',
    ]) {
      await page.evaluate((hash) => void (location.hash = hash), `#${link}`);
      await appears(page, '.notice-box');
      found.push(...(await wordFaults(page, `#${link}`)));
      await page.locator('.notice-close').click();
      await goes(page, '.notice-box');
    }
    await lay(page, links[30]);
    await page.evaluate((hash) => void (location.hash = hash), '#sly/S7Q3-K9X3');
    await appears(page, '.notice-box');
    found.push(...(await wordFaults(page, 'a bad link at the table')));
    // A link alone is nobody's game yet.
    await page.locator('patience-game').evaluate((table, one) => {
      /** @type {any} */ (table).play(one);
    }, moves[30]);
    await page.evaluate(() => void (location.hash = ''));
    await appears(page, '#resume .button');
    found.push(...(await wordFaults(page, 'a game to continue')));
    assertNone(found);
  });

  test(`a table on another page, and how it comes there, ${size}`, async (t) => {
    const { deal, links } = line('labyrinth');
    /** @type {string[]} */
    const found = [];
    const { page } = await open(t, `www/embed.html?lang=x-pseudo&deal=${deal}`, still(width, height));
    const see = async (/** @type {string} */ what) => void found.push(...(await wordFaults(page, what)));
    await ready(page);
    await see('the frame');
    await ask(page, 'press', 'menu');
    await appears(page, '.look.is-menu');
    await see('its menu');
    await page.locator('patience-game .look .entry', { hasText: deferred.menu.rules }).click();
    await appears(page, '.look-text h3');
    await see('its rules');
    for (const controls of ['minimal', 'none']) {
      await page.goto(page.url().replace(/\?.*/, `?lang=x-pseudo&controls=${controls}&deal=${links[60]}`));
      await ready(page);
      await see(`controls: ${controls}`);
    }
    await page.goto(page.url().replace(/embed\.html.*/, 'embedding.html?lang=x-pseudo'));
    await until(() => page.locator('#made').textContent());
    await page.locator('[name=deal][value=given]').check();
    await page.locator('#width').fill('1');
    found.push(...(await wordFaults(page, 'the form that makes the code', { english: '[lang="en"]' })));
    assertNone(found);
  });

  for (const [what, address, sign] of /** @type {const} */ ([
    ['the start page', '?lang=x-pseudo', '#friend'],
    ['a table', `?lang=x-pseudo#${line('sly').links[60]}`, 'patience-game [data-pile]'],
  ])) {
    test(`${what} stays where it is while its words come, ${size}`, async (t) => {
      const { page, context, site } = await open(t, 'www/examples/index.html', still(width, height));
      await context.addInitScript(() => {
        const seen = /** @type {any} */ (globalThis);
        seen.__shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.__shift += /** @type {any} */ (entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.url + address);
      await appears(page, sign);
      assertNone(await wordFaults(page, what));
      const shift = await page.evaluate(() => /** @type {any} */ (globalThis).__shift);
      assert.ok(shift < SHIFT, `it shifts by ${shift}`);
    });
  }
}

test('the lesson that is offered at the first deal', async (t) => {
  const { page } = await open(t, '?lang=x-pseudo#sly', still(390, 844));
  await appears(page, '#notice .notice-box > p');
  const said = await page.locator('#notice .notice-box > p').innerText();
  assert.match(said, /⟦/, said);
  assertNone(await wordFaults(page, 'the offer of a lesson'));
});
