// axe-core finds no violation on the start page, on each game at its start, middle and end, and in every dialog.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeViolations } from './support/axe.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { serveForTest } from './support/serve.mjs';
import { rotated } from './support/tier.mjs';
import { IDS, winningLine, stuckGame } from './support/games.mjs';
import { ambiguousMove } from './support/player.mjs';
import { tablePage } from './support/table-page.mjs';
import { openLink, readTable, waitForTable, expandSettings, followLink } from './support/table-state.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 }, bypassCSP: true };
const PHONE = { viewport: { width: 360, height: 640 }, bypassCSP: true };
const DARK = /** @type {const} */ ({ colorScheme: 'dark' });

/** @type {Record<string, import("playwright-core").BrowserContextOptions>} */
const CONTEXTS = {
  'a desktop': DESKTOP,
  'a phone': PHONE,
  'a dark phone': { ...PHONE, ...DARK },
};

/** Rules about colours. Nothing else differs in the dark: pages read the colour scheme in style sheets only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** An element that is fading in does not have its full contrast yet. @param {import("playwright-core").Page} page */
const waitForAnimations = (page) =>
  until(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')));

/** @param {import("playwright-core").Page} page @param {string} situation */
async function expectNoViolations(page, situation) {
  await waitForAnimations(page);
  // WCAG 2.5.3, label in name: experimental in axe, off by default.
  const found = await axeViolations(page, { rules: { 'label-content-name-mismatch': { enabled: true } } });
  assert.deepEqual(found, [], situation);
}

/** Also in the dark, without a second walk to the same place. @param {import("playwright-core").Page} page @param {string} situation */
async function expectNoViolationsInAnyScheme(page, situation) {
  await expectNoViolations(page, situation);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  assert.deepEqual(await axeViolations(page, { only: COLOUR_RULES }), [], `${situation}, dark`);
  await page.emulateMedia({ colorScheme: null });
}

/** @param {import("playwright-core").Page} page @param {string} link */
async function showWithoutNotice(page, link) {
  await openLink(page, link);
  await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
}

/** The contexts to test in: all of `names` when exhaustive, else one of them. @param {string} salt @param {string[]} names */
const contextsFor = (salt, ...names) =>
  rotated(names, 1, `axe, ${salt}`).map((name) => ({ name, context: CONTEXTS[name] }));

for (const { name, context } of contextsFor('start page', 'a desktop', 'a phone')) {
  test(`the start page passes axe on ${name}`, async (t) => {
    const expectNone = context === DESKTOP ? expectNoViolationsInAnyScheme : expectNoViolations;
    const { page } = await open(t, '', { context });
    await until(async () => (await page.locator('#games > li').count()) === 4);
    await expectNone(page, 'untouched');
    await showWithoutNotice(page, winningLine('sly').links[30]);
    await followLink(page, 'no-such-game/X');
    await until(() => page.locator('#notice p').count());
    await expectNone(page, 'a notice over a table');
    // A linked position becomes the player's game with the first move.
    await tablePage(page).evaluate((game, move) => {
      game.play(move);
      location.hash = '#no-such-game/X';
    }, winningLine('sly').moves[30]);
    await page.getByRole('button', { name: 'Go to the start page' }).click();
    await until(() => page.locator('#resume').isVisible());
    await expectNone(page, 'with a game to continue');
    if (await page.locator('.game-key').count()) {
      await page.locator('.game-key').last().click();
      await until(() => page.locator('dialog.game-sheet').isVisible());
      await expectNone(page, 'the sheet of a game');
      await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
    await page.locator('#code').fill('nonsense');
    await page.keyboard.press('Enter');
    await until(async () => (await page.locator('#code').getAttribute('aria-invalid')) === 'true');
    await expectNone(page, 'with a refused code');
    for (const dialog of ['Rules', 'Statistics', 'Settings']) {
      const menu = page.locator('#start').getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) {
        await menu.click();
        await until(() => page.locator('dialog.menu').isVisible());
        await expectNone(page, 'the menu');
        await page.locator('dialog.menu').getByRole('button', { name: dialog }).click();
      } else await page.getByRole('navigation').getByRole('button', { name: dialog }).click();
      await until(() => page.getByRole('dialog', { name: dialog }).isVisible());
      await expectNone(page, dialog);
      await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
  });
}

for (const id of rotated(IDS, 2, 'axe, tables')) {
  test(`${id} passes axe at its start, middle and end`, async (t) => {
    const game = winningLine(id);
    const middle = Math.floor(game.moves.length * 0.55);
    const bright = await open(t, '', { context: DESKTOP });
    // A variant has the same table as its game: one size is enough.
    const pages = id.startsWith('labyrinth-')
      ? [bright]
      : [bright, await open(t, '', { context: { ...PHONE, ...DARK } })];
    for (const { page } of pages) {
      for (const [stage, ply] of Object.entries({ start: 0, middle, end: game.moves.length })) {
        await showWithoutNotice(page, game.links[ply]);
        await expectNoViolations(page, `${id}, ${stage}`);
      }
    }
  });
}

test('a stuck game, a choice, a pile’s cards and the list of moves pass axe', async (t) => {
  const { page } = await open(t, '#sly', { context: DESKTOP });
  const table = tablePage(page);
  await waitForTable(page);
  await showWithoutNotice(page, stuckGame());
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'stuck'));
  await expectNoViolations(page, 'stuck');

  const empress = winningLine('empress-of-india');
  await showWithoutNotice(page, empress.links[0]);
  await table.cell('a10').click();
  await until(async () => (await readTable(page)).selected.includes('a10'));
  await expectNoViolations(page, 'a card selected');
  await showWithoutNotice(page, ambiguousMove().link);
  await table.cell(ambiguousMove().to).click();
  await until(async () => (await readTable(page)).choices.length > 1);
  await expectNoViolations(page, 'a choice');
  await page.keyboard.press('Escape');
  await showWithoutNotice(page, empress.links[0]);
  await page.locator('details[data-moves] summary').click();
  await until(() => page.locator('[data-move]').count());
  await expectNoViolations(page, 'the list of moves');
  await page.locator('details[data-moves] summary').click();

  const queen = winningLine('fairie-queen');
  await showWithoutNotice(page, queen.links[Math.floor(queen.moves.length * 0.6)]);
  await page.locator('[data-open]').first().click();
  await until(() => page.locator('.popover').isVisible());
  await expectNoViolations(page, 'the cards of a column');
  await page.keyboard.press('Escape');
});

test('the menu, its dialogs and the rules of every game pass axe', async (t) => {
  for (const { context } of contextsFor('menu', 'a desktop', 'a dark phone')) {
    const { page } = await open(t, `#${winningLine('sly').links[60]}`, { context });
    const table = tablePage(page);
    await waitForTable(page);
    for (const entry of context === DESKTOP
      ? ['', 'Settings', 'Statistics', 'Saved data', 'Enter a code or link']
      : ['']) {
      await table.button('menu').click();
      const dialog = page.locator('dialog[open]');
      if (entry) await dialog.getByRole('button', { name: entry }).click();
      await until(() => dialog.isVisible());
      await expectNoViolations(page, entry || 'the menu');
      await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    }
    await table.chooseFromMenu('Rules');
    for (const id of context === DESKTOP ? ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'] : ['labyrinth']) {
      await page.locator('dialog select').selectOption(id);
      await until(() => page.locator('dialog .rules h3').count());
      await expectNoViolations(page, `the rules of ${id}`);
    }
  }
});

for (const { name, context } of contextsFor('sharing', 'a desktop', 'a dark phone')) {
  test(`sharing, a replay, own cards and games as text pass axe on ${name}`, async (t) => {
    const game = winningLine('sly');
    const { page } = await open(t, `#${game.links[60]}`, { context });
    await waitForTable(page);
    await tablePage(page).button('share').click();
    await until(() => page.locator('dialog.share').isVisible());
    await page.locator('dialog').getByRole('button', { name: 'Copy link' }).click();
    await until(async () => (await page.locator('dialog').getByRole('status').innerText()).length > 0);
    await expectNoViolations(page, 'the share panel');
    await page.keyboard.press('Escape');

    await followLink(page, `replay/${game.links[60]}`);
    await until(() => page.locator('[data-player]').count());
    if (context !== DESKTOP)
      await page.locator('[data-player]').getByRole('button', { name: 'Move list', exact: true }).click();
    await until(() => page.locator('.history').isVisible());
    await expectNoViolations(page, 'a replay with its moves');

    await followLink(page, '');
    await until(() => page.locator('#start').isVisible());
    await page.getByRole('button', { name: 'Your own cards' }).click();
    await page.locator('.entry-field').fill('TH TH TH XX 2C 3D');
    await expectNoViolations(page, 'own cards');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'A game as text' }).click();
    await page.locator('dialog textarea').fill(`Game: sly\nDeal: ${game.deal}\n\nstock>hand\n\nGame: chess\n`);
    await until(async () => (await page.locator('.texts li').count()) === 2);
    await expectNoViolations(page, 'games as text');
  });
}

for (const { name, context } of contextsFor('panels', 'a desktop', 'a phone')) {
  test(`settings, the verdict, the deal of the day, statistics, saved data and an embedded replay pass axe on ${name}`, async (t) => {
    const game = winningLine('sly');
    const { page } = await open(t, `#${game.links[0]}`, { context });
    const table = tablePage(page);
    await waitForTable(page);
    // Statistics count a game that is played from its first move to the win.
    await table.play(...game.moves);
    await until(async () => (await readTable(page)).outcome === 'won');
    await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:stats:sly')));
    await showWithoutNotice(page, game.links[game.moves.length - 3]);
    await table.chooseFromMenu('Settings');
    // The panel loads when it is first opened.
    await page.getByLabel('After every move').waitFor({ state: 'attached' });
    await expandSettings(page);
    await page.getByLabel('After every move').check();
    await page.getByLabel('Four colours').check();
    await expectNoViolationsInAnyScheme(page, 'settings');
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await until(async () => /Winnable/.test(await page.locator('patience-game button.verdict').innerText()));
    await expectNoViolationsInAnyScheme(page, 'a kept verdict');

    await followLink(page, '');
    await until(() => page.locator('#start').isVisible());
    /** Opens a dialog by its button, or on a phone by its menu entry. @param {string} label @param {string} entry */
    const openDialog = async (label, entry) => {
      const button = page.locator('#start').getByRole('button', { name: label });
      if (await button.isVisible()) return button.click();
      await page.locator('#start [data-act="menu"]').click();
      await page.locator('dialog').getByRole('button', { name: entry }).click();
    };
    await openDialog('Other days', 'Deal of the day');
    await until(() => page.locator('dialog[open] li, dialog[open] tr').count());
    await expectNoViolationsInAnyScheme(page, 'the deal of the day');
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await openDialog('Statistics', 'Statistics');
    await until(() => page.locator('dialog .sums').count());
    await expectNoViolationsInAnyScheme(page, 'statistics');
    await page.locator('dialog').getByRole('button', { name: 'Erase statistics' }).click();
    await until(() => page.getByRole('button', { name: 'Erase', exact: true }).isVisible());
    await expectNoViolationsInAnyScheme(page, 'the question before statistics are erased');
    await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
    await until(() => page.locator('dialog .saved-game').count());
    await expectNoViolationsInAnyScheme(page, 'saved data');

    await page.goto(page.url().replace(/#.*|$/, `www/embed.html#replay/${game.links[60]}`));
    await until(() => page.locator('[data-player]').count());
    await expectNoViolationsInAnyScheme(page, 'an embedded replay');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expectNoViolationsInAnyScheme(page, 'an embedded replay after its first step');
  });
}

for (const { name, context } of contextsFor('report', 'a desktop', 'a dark phone')) {
  test(`the report on winnable deals passes axe on ${name}`, async (t) => {
    const { page } = await open(t, 'www/report.html', { context });
    await expectNoViolations(page, 'folded');
    await page.locator('summary').click();
    await expectNoViolations(page, 'with its commands unfolded');
  });

  test(`the embedding page and its examples pass axe on ${name}`, async (t) => {
    // The example iframe is sandboxed, but axe posts messages to every frame with the page's origin.
    const site = await serveForTest(t, { open: true });
    const allow = /'postMessage'.*target origin .* does not match the recipient window's origin \('null'\)/;
    const { page } = await open(t, 'www/embedding.html', { context, site, allow });
    await until(() => tablePage(page).cell('stock').count());
    await expectNoViolations(page, 'the form and the API');
    await page.getByLabel('This one').check();
    await expectNoViolations(page, 'the form with a code field');
    await page.getByLabel('An iframe').check();
    await expectNoViolations(page, 'the form for an iframe');
    for (const example of ['index', 'blog', 'four', 'daily', 'score', 'themed', 'frame']) {
      const { page: examplePage } = await open(t, `www/examples/${example}.html`, { context, site, allow });
      if (!['index', 'frame'].includes(example)) {
        await examplePage.locator('patience-game').first().scrollIntoViewIfNeeded();
        await until(() => examplePage.locator('[data-pile="stock"]').count());
      }
      await expectNoViolations(examplePage, example);
    }
  });
}

test('an embedded table’s menu, its rules and a failed start pass axe', async (t) => {
  const { page } = await open(t, 'www/embed.html?game=sly', { context: DESKTOP });
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await until(() => page.getByRole('dialog', { name: 'Menu' }).isVisible());
  await expectNoViolations(page, 'menu');
  await page.getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('.popover-text h3').count());
  await expectNoViolations(page, 'rules');
  const { page: failed } = await open(t, 'www/embed.html#sly/NO-SUCH-DEAL', { context: { ...PHONE, ...DARK } });
  await until(() => failed.getByRole('button', { name: 'New deal' }).isVisible());
  await expectNoViolations(failed, 'failed');
});
