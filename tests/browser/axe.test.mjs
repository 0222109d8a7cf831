// axe-core finds nothing: on the start page, on each game at its start, middle and end, with dialogues open.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './support/axe.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { serveFor } from './support/serve.mjs';
import { rotated } from './support/tier.mjs';
import { IDS, dilemma, lay, line, look, pile, ready, stuck, unfold } from './support/player.mjs';

const DESK = { viewport: { width: 1280, height: 800 }, bypassCSP: true };
const PHONE = { viewport: { width: 360, height: 640 }, bypassCSP: true };
const DARK = /** @type {const} */ ({ colorScheme: 'dark' });

/** @type {Record<string, import("playwright-core").BrowserContextOptions>} */
const CONTEXTS = {
  'a desk': DESK,
  'a desk in the dark': { ...DESK, ...DARK },
  'a phone': PHONE,
  'a phone in the dark': { ...PHONE, ...DARK },
};

/** @param {import("playwright-core").Page} page @param {string} what */
async function inspect(page, what) {
  // What fades in has not yet its contrast.
  await until(() => page.evaluate(() => document.getAnimations().every((one) => one.playState !== 'running')));
  // What is read on a key is in its name (WCAG 2.5.3): axe tests it where it is told to.
  const found = await violations(page, { rules: { 'label-content-name-mismatch': { enabled: true } } });
  assert.deepEqual(found, [], what);
}

/** @param {import("playwright-core").Page} page @param {string} link */
async function layBare(page, link) {
  await lay(page, link);
  await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
}

/** Where pages are looked at: on all of a list when exhaustive, else on one. @param {string} salt @param {string[]} names */
const on = (salt, ...names) => rotated(names, 1, `axe, ${salt}`).map((name) => ({ name, context: CONTEXTS[name] }));

for (const { name, context } of on('start page', 'a desk', 'a phone', 'a desk in the dark')) {
  test(`the start page on ${name}`, async (t) => {
    const { page } = await open(t, '', { context });
    await until(async () => (await page.locator('#plates > li').count()) === 4);
    await inspect(page, 'untouched');
    await layBare(page, line('sly').links[30]);
    await page.evaluate(() => void (location.hash = '#no-such-game/X'));
    await until(() => page.locator('#notice p').count());
    await inspect(page, 'a notice over a table');
    // A link alone is nobody's game yet.
    await page.locator('patience-game').evaluate((table, move) => {
      /** @type {any} */ (table).play(move);
      location.hash = '#no-such-game/X';
    }, line('sly').moves[30]);
    await page.getByRole('button', { name: 'Go to the start page' }).click();
    await until(() => page.locator('#resume').isVisible());
    await inspect(page, 'with a game to continue');
    if (await page.locator('.game-key').count()) {
      await page.locator('.game-key').last().click();
      await until(() => page.locator('dialog.game-sheet').isVisible());
      await inspect(page, 'a game’s own sheet');
      await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
    await page.locator('#code').fill('nonsense');
    await page.keyboard.press('Enter');
    await until(async () => (await page.locator('#code').getAttribute('aria-invalid')) === 'true');
    await inspect(page, 'with a refused code');
    for (const dialog of ['Rules', 'Statistics', 'Settings']) {
      const menu = page.locator('#start').getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) {
        await menu.click();
        await until(() => page.locator('dialog.menu').isVisible());
        await inspect(page, 'the menu');
        await page.locator('dialog.menu').getByRole('button', { name: dialog }).click();
      } else await page.getByRole('navigation').getByRole('button', { name: dialog }).click();
      await until(() => page.getByRole('dialog', { name: dialog }).isVisible());
      await inspect(page, dialog);
      await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
  });
}

for (const id of rotated(IDS, 2, 'axe, tables')) {
  test(`${id} at start, middle and end`, async (t) => {
    const game = line(id);
    const middle = Math.floor(game.moves.length * 0.55);
    const bright = await open(t, '', { context: DESK });
    // A variant's table is its game's.
    const pages = id.startsWith('labyrinth-')
      ? [bright]
      : [bright, await open(t, '', { context: { ...PHONE, ...DARK } })];
    for (const { page } of pages) {
      for (const [what, ply] of Object.entries({ start: 0, middle, end: game.moves.length })) {
        await layBare(page, game.links[ply]);
        await inspect(page, `${id}, ${what}`);
      }
    }
  });
}

test('a stuck game, a choice, a pile looked through, the list of moves, the keys', async (t) => {
  const { page } = await open(t, '#sly', { context: DESK });
  await ready(page);
  await layBare(page, stuck());
  await eventually(async () => assert.equal((await look(page)).outcome, 'stuck'));
  await inspect(page, 'stuck');

  const empress = line('empress-of-india');
  await layBare(page, empress.links[0]);
  await page.locator('[data-pile="a10"]').click();
  await until(async () => (await look(page)).selected.includes('a10'));
  await inspect(page, 'a card selected');
  await layBare(page, dilemma().link);
  await page.locator(pile(dilemma().to)).click();
  await until(async () => (await look(page)).choices.length > 1);
  await inspect(page, 'a choice');
  await page.keyboard.press('Escape');
  await layBare(page, empress.links[0]);
  await page.locator('details[data-moves] summary').click();
  await until(() => page.locator('[data-move]').count());
  await inspect(page, 'the list of moves');
  await page.locator('details[data-moves] summary').click();

  const queen = line('fairie-queen');
  await layBare(page, queen.links[Math.floor(queen.moves.length * 0.6)]);
  await page.locator('[data-open]').first().click();
  await until(() => page.locator('.look').isVisible());
  await inspect(page, 'a column looked through');
  await page.keyboard.press('Escape');
});

test('the menu, the rules of every game, settings, a code', async (t) => {
  for (const { context } of on('menu', 'a desk', 'a phone in the dark')) {
    const { page } = await open(t, `#${line('sly').links[60]}`, { context });
    await ready(page);
    for (const entry of context === DESK
      ? ['', 'Settings', 'Statistics', 'Saved data', 'Enter a code or link']
      : ['']) {
      await page.locator('patience-game [data-action="menu"]').click();
      const dialog = page.locator('dialog[open]');
      if (entry) await dialog.getByRole('button', { name: entry }).click();
      await until(() => dialog.isVisible());
      await inspect(page, entry || 'the menu');
      await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    }
    await page.locator('patience-game [data-action="menu"]').click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Rules' }).click();
    for (const id of context === DESK ? ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'] : ['labyrinth']) {
      await page.locator('dialog select').selectOption(id);
      await until(() => page.locator('dialog .rules h3').count());
      await inspect(page, `the rules of ${id}`);
    }
  }
});

for (const { name, context } of on('sharing', 'a desk', 'a phone in the dark')) {
  test(`sharing, a replay, one’s own cards, games as text on ${name}`, async (t) => {
    const game = line('sly');
    const { page } = await open(t, `#${game.links[60]}`, { context });
    await ready(page);
    await page.locator('patience-game [data-action="share"]').click();
    await until(() => page.locator('dialog.share').isVisible());
    await page.locator('dialog').getByRole('button', { name: 'Copy link' }).click();
    await until(async () => (await page.locator('dialog').getByRole('status').innerText()).length > 0);
    await inspect(page, 'the share panel');
    await page.keyboard.press('Escape');

    await page.evaluate((link) => void (location.hash = link), `#replay/${game.links[60]}`);
    await until(() => page.locator('[data-player]').count());
    if (context !== DESK)
      await page.locator('[data-player]').getByRole('button', { name: 'Moves', exact: true }).click();
    await until(() => page.locator('.told-moves').isVisible());
    await inspect(page, 'a replay with its moves');

    await page.evaluate(() => void (location.hash = ''));
    await until(() => page.locator('#start').isVisible());
    await page.getByRole('button', { name: 'Your own cards' }).click();
    await page.locator('.own-field').fill('TH TH TH XX 2C 3D');
    await inspect(page, 'one’s own cards');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'A game as text' }).click();
    await page.locator('dialog textarea').fill(`Game: sly\nDeal: ${game.deal}\n\nstock>hand\n\nGame: chess\n`);
    await until(async () => (await page.locator('.texts li').count()) === 2);
    await inspect(page, 'games as text');
  });
}

for (const { name, context } of on('panels', ...Object.keys(CONTEXTS))) {
  test(`a kept verdict, the deal of the day, statistics, what is kept, settings, a replay by itself on ${name}`, async (t) => {
    const game = line('sly');
    const { page } = await open(t, `#${game.links[0]}`, { context });
    await ready(page);
    // A won game, from its first move on, is one to be counted.
    await page.evaluate(
      (moves) => moves.forEach((move) => /** @type {any} */ (document.querySelector('patience-game')).play(move)),
      game.moves,
    );
    await until(async () => (await look(page)).outcome === 'won');
    await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:stats:sly')));
    await layBare(page, game.links[game.moves.length - 3]);
    await page.locator('patience-game [data-action="menu"]').click();
    await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
    // The panel comes when it is asked for.
    await page.getByLabel('After every move').waitFor({ state: 'attached' });
    await unfold(page);
    await page.getByLabel('After every move').check();
    await page.getByLabel('Four colours').check();
    await inspect(page, 'settings');
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await until(async () => /Winnable/.test(await page.locator('patience-game button.verdict').innerText()));
    await inspect(page, 'a kept verdict');

    await page.evaluate(() => void (location.hash = ''));
    await until(() => page.locator('#start').isVisible());
    /** By its own button, or on a phone by the menu's. @param {string} label @param {string} entry */
    const press = async (label, entry) => {
      const own = page.locator('#start').getByRole('button', { name: label });
      if (await own.isVisible()) return own.click();
      await page.locator('#start [data-act="menu"]').click();
      await page.locator('dialog').getByRole('button', { name: entry }).click();
    };
    await press('Other days', 'Deal of the day');
    await until(() => page.locator('dialog[open] li, dialog[open] tr').count());
    await inspect(page, 'the deal of the day');
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await press('Statistics', 'Statistics');
    await until(() => page.locator('dialog .sums').count());
    await inspect(page, 'statistics');
    await page.locator('dialog').getByRole('button', { name: 'Erase statistics' }).click();
    await until(() => page.getByRole('button', { name: 'Erase', exact: true }).isVisible());
    await inspect(page, 'whether to erase them');
    await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
    await until(() => page.locator('dialog .held').count());
    await inspect(page, 'what is kept');

    await page.goto(page.url().replace(/#.*|$/, `www/embed.html#replay/${game.links[60]}`));
    await until(() => page.locator('[data-player]').count());
    await inspect(page, 'a replay by itself');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await inspect(page, 'a replay under way');
  });
}

for (const { name, context } of on('report', 'a desk', 'a phone in the dark')) {
  test(`the page of how many deals can be won on ${name}`, async (t) => {
    const { page } = await open(t, 'www/report.html', { context });
    await inspect(page, 'as it comes');
    await page.locator('summary').click();
    await inspect(page, 'with the commands');
  });

  test(`the pages about embedding on ${name}`, async (t) => {
    // The example of an iframe is shut in, and axe speaks to all frames by the origin of the page.
    const site = await serveFor(t, { open: true });
    const allow = /'postMessage'.*target origin .* does not match the recipient window's origin \('null'\)/;
    const { page } = await open(t, 'www/embedding.html', { context, site, allow });
    await until(() => page.locator('[data-pile="stock"]').count());
    await inspect(page, 'the form and the contract');
    await page.getByLabel('This one').check();
    await inspect(page, 'a code is wanted');
    await page.getByLabel('An iframe').check();
    await inspect(page, 'an iframe');
    for (const example of ['index', 'blog', 'four', 'daily', 'score', 'themed', 'frame']) {
      const { page: on } = await open(t, `www/examples/${example}.html`, { context, site, allow });
      if (!['index', 'frame'].includes(example)) {
        await on.locator('patience-game').first().scrollIntoViewIfNeeded();
        await until(() => on.locator('[data-pile="stock"]').count());
      }
      await inspect(on, example);
    }
  });
}

test('the menu of a table by itself, its rules, a start that failed', async (t) => {
  const { page } = await open(t, 'www/embed.html?game=sly', { context: DESK });
  await ready(page);
  await page.locator('[data-action="menu"]').click();
  await until(() => page.getByRole('dialog', { name: 'Menu' }).isVisible());
  await inspect(page, 'menu');
  await page.getByRole('button', { name: 'Rules' }).click();
  await until(() => page.locator('.look-text h3').count());
  await inspect(page, 'rules');
  const { page: failed } = await open(t, 'www/embed.html#sly/NO-SUCH-DEAL', { context: { ...PHONE, ...DARK } });
  await until(() => failed.getByRole('button', { name: 'New deal' }).isVisible());
  await inspect(failed, 'failed');
});
