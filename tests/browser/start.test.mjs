// The start page: the deal of the day, the game in progress, four games; and no layout shift while it loads.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { atLink, winningLine, rules } from './support/games.mjs';
import { problemIdOf } from '../../www/site/problems/problem-store.js';
import { mouse, playLine } from './support/player.mjs';
import { listOf } from './support/problems.mjs';
import {
  expectAddress,
  followLink,
  readTable,
  waitForFrames,
  waitForTable,
  expectLink,
} from './support/table-state.mjs';
import { holdFile } from './support/held-file.mjs';
import { serveForTest } from './support/serve.mjs';
import { shiftsOf, watchShifts } from './support/layout-shifts.mjs';
import { tablePage } from './support/table-page.mjs';
import * as panels from '../../www/words/en/panels.js';

const { unpackNumbers } = await import(new URL('../../www/engine/deals.js', import.meta.url).href);

/** A day whose deal is of Sly: the games take turns. */
const DAY = '2026-11-21';
const NOON = `${DAY}T12:00:00Z`;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** The deal of a day of the year, from the list of deals. @param {string} id @param {number} day */
function dealOf(id, day) {
  const list = fs.readFileSync(new URL(`../../www/deals/${id}.txt`, import.meta.url), 'utf8');
  const table = rules.Table.numbered(id, unpackNumbers(list, id)[day]);
  try {
    return /** @type {{ link: string, deal: string }} */ (table.summary());
  } finally {
    table.free();
  }
}

/** "2026-11-21" @param {number} before days before the day */
const dateOf = (before) => new Date(Date.parse(NOON) - before * 86_400_000).toISOString().slice(0, 10);

/**
 * Opens the start page on the day, with stored values.
 * @param {import("node:test").TestContext} t @param {Record<string, unknown>} [stored]
 * @param {import("playwright-core").BrowserContextOptions} [context]
 * @param {Parameters<typeof open>[2]} [options]
 */
async function openStart(t, stored = {}, context = DESK, options = {}) {
  const profile = await newProfile(t, { serviceWorkers: 'block', ...context });
  await profile.clock.setFixedTime(NOON);
  await profile.addInitScript((all) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', '1');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
  }, stored);
  const opened = await open(t, '', { profile, ...options });
  await until(async () => (await opened.page.locator('#games > li').count()) === 4);
  return opened;
}

/** A saved game in the old format. @param {ReturnType<typeof winningLine>} game @param {number} ply @param {number} at @param {string} [outcome] */
const legacyGame = ({ links }, ply, at, outcome = 'playing') => ({
  link: links[ply],
  line: links[ply],
  ends: [],
  ply,
  outcome,
  before: null,
  at,
  marks: [],
});

/** @param {import("playwright-core").Page} page */
const waitForDayThumbnail = (page) =>
  until(() => page.locator('#day .thumbnail-card').count(), { what: 'the thumbnail of the day' });

test('the thumbnail of a game shows the top card of each pile, and a variant at the same position has none of its own', async () => {
  const { prerenderStart } = await import('../../www/site/start/prerender.js');
  const engine = fs.readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url));
  const { games, thumbnails } = await prerenderStart(engine);
  const shown = games.filter(({ id }) => id in thumbnails);
  assert.equal(new Set(shown.map(({ plate }) => plate)).size, shown.length);
  for (const { id, plate } of shown) {
    const { piles } = atLink(String(plate), (table) => table.view());
    const tops = piles.flatMap(({ cards }) => (cards ? [cards.slice(-2)] : []));
    const seen = thumbnails[id].map(([card]) => card);
    assert.deepEqual(
      tops.filter((card) => !seen.includes(card)),
      [],
      id,
    );
  }
});

test('today’s deal comes first, and can be played and continued from the page', async (t) => {
  const { page } = await openStart(t);
  const today = dealOf('sly', 324);
  const day = page.locator('#day');
  assert.match(await day.innerText(), /deal of the day\s+21 November\s+Sly/i);
  assert.match(await day.innerText(), /Today’s deal is winnable\./);
  assert.match(await day.innerText(), /In this game nearly every deal is winnable\. Careful play wins about half\./);
  assert.equal(await page.locator('.primary').count(), 1, 'the only primary button');
  await waitForDayThumbnail(page);
  assert.equal(await page.locator('#resume').isVisible(), false);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expectLink(page, today.link);
  // Opening it is not playing it.
  await page.goBack();
  await until(() => page.getByRole('button', { name: 'Play today’s deal' }).isVisible());
  assert.equal(await page.locator('.streak').count(), 0, 'no streak before the first day played');
  await page.goForward();
  await expectLink(page, today.link);
  await tablePage(page).cell('stock').click();
  await until(async () => (await readTable(page)).ply > 0);
  const { link } = await readTable(page);
  await followLink(page, '');
  const continueLink = day.getByRole('link', { name: 'Continue' });
  await until(() => continueLink.isVisible());
  assert.equal(await page.locator('#resume').isVisible(), false, 'not offered twice');
  assert.match((await page.locator('.streak').getAttribute('aria-label')) ?? '', /Today: in progress/);
  await continueLink.click();
  await expectLink(page, link);
});

test('the page says which patience and grade today’s problem has, and once solved shows a tick and the streak', async (t) => {
  const note = (/** @type {import('playwright-core').Page} */ page) => page.locator('#day .problem-note');
  const { page } = await openStart(t);
  const list = listOf('sly');
  const { link, listed } = list.at((81 * 7919) % list.countOn(324));
  assert.ok(listed && listed.grade !== 'gentle');
  const wanted = new RegExp(`^Today:\\s+Sly\\s+${listed.grade}`, 'i');
  await eventually(async () => assert.match(await note(page).innerText(), wanted));
  const problemButton = page.getByRole('button', { name: 'Today’s problem' });
  assert.equal(await problemButton.getAttribute('aria-describedby'), await note(page).getAttribute('id'));
  assert.match(await note(page).innerText(), /Four a day, each a minute/);
  // Those who have tried none may begin with an easier one.
  await page.getByRole('button', { name: 'A gentle one: Sly' }).click();
  const first = list.all().findIndex(({ grade }) => grade === 'gentle');
  await expectAddress(page, list.at(first).link);

  const solved = { [problemIdOf(link)]: { tries: 1, solved: DAY }, 'S222-2223.AAAAA': { tries: 1, solved: dateOf(1) } };
  const { page: next } = await openStart(t, { problems: solved });
  await eventually(async () => assert.match(await note(next).innerText(), /✓\s+Solved\. 2 days in a row\./));
  assert.equal(await next.getByRole('button', { name: /A gentle one/ }).count(), 0);
});

test('a won deal of the day shows its moves and a replay, and cannot be continued', async (t) => {
  const game = winningLine('sly');
  const last = game.links.length - 1;
  const won = { deal: game.deal, state: 'won', moves: game.moves.length, line: game.links[last] };
  const { page } = await openStart(t, {
    daily: { sly: { [DAY]: won } },
    'game:sly': legacyGame(game, last, 5, 'won'),
  });
  assert.equal(await page.locator('#resume').isVisible(), false, 'a won game cannot be continued');
  assert.equal(await page.getByRole('link', { name: /Continue/ }).count(), 0);
  await page.getByRole('link', { name: `Won in ${game.moves.length} moves. Watch it` }).click();
  await until(() => page.locator('[data-player]').count());
  await expectAddress(page, `replay/${game.links[last]}`);
});

test('a deal of the day that the player has won is saved with its line', async (t) => {
  const game = winningLine('sly');
  const ply = game.links.length - 3;
  const { page } = await openStart(t, {
    daily: { sly: { [DAY]: { deal: game.deal, state: 'opened' } } },
    'game:sly': legacyGame(game, ply, 5),
  });
  const savedDay = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:daily') ?? '{}').sly['2026-11-21']);
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .click();
  await expectLink(page, game.links[ply]);
  await playLine(page, mouse(page), game, { from: ply, to: ply + 1 });
  await until(async () => (await savedDay()).state === 'begun', { what: 'a day begun' });
  await playLine(page, mouse(page), game, { from: ply + 1 });
  await until(async () => (await readTable(page)).outcome === 'won');
  await until(async () => (await savedDay()).state === 'won', { what: 'a day won' });
  const { moves, line } = await savedDay();
  assert.deepEqual([moves, line], [(await readTable(page)).ply, (await readTable(page)).link]);
});

test('the last fourteen days are an image with a label, and the streak has a sentence', async (t) => {
  const won = { deal: 'A', state: 'won' };
  const { page } = await openStart(t, {
    daily: {
      sly: { [dateOf(1)]: won, [dateOf(4)]: won, [dateOf(6)]: { deal: 'A', state: 'begun' }, [dateOf(20)]: won },
      labyrinth: { [dateOf(1)]: { deal: 'B', state: 'begun' }, [dateOf(2)]: won, [dateOf(3)]: won },
    },
  });
  const row = page.getByRole('img', { name: /^Last 14 days/ });
  assert.equal(await row.getAttribute('aria-label'), 'Last 14 days: 4 won, 1 played, not won. Today: not played yet.');
  const marks = await row.locator('> span').evaluateAll((all) => all.map((el) => el.className));
  assert.equal(marks.length, 14);
  assert.deepEqual(marks.slice(-8), [
    'is-none',
    'is-begun',
    'is-none',
    'is-won',
    'is-won',
    'is-won',
    'is-won',
    'is-none is-today',
  ]);
  assert.equal(await row.locator('.suit-mark').count(), 6, 'a suit for each day played, and for today');
  // A streak up to yesterday counts, an older one does not.
  assert.match(await page.locator('.run').innerText(), /^4-day streak\./);
});

test('the game played last can be continued, and a list has the others', async (t) => {
  const [sly, labyrinth, fairieQueen] = [winningLine('sly'), winningLine('labyrinth'), winningLine('fairie-queen')];
  const { page } = await openStart(t, {
    'game:sly': legacyGame(sly, 60, 3),
    'game:labyrinth': legacyGame(labyrinth, 20, 2),
    'game:fairie-queen': legacyGame(fairieQueen, fairieQueen.links.length - 1, 9, 'won'),
    'game:empress-of-india': legacyGame(winningLine('empress-of-india'), 0, 8),
  });
  const resume = page.locator('#resume');
  await until(() => resume.isVisible());
  assert.ok((await resume.innerText()).includes(sly.deal));
  await resume.getByRole('button', { name: '1 more in progress' }).click();
  await until(() => page.locator('dialog .saved-game').count());
  await page.keyboard.press('Escape');
  await resume.getByRole('link', { name: 'Continue' }).click();
  await expectLink(page, sly.links[60]);
});

test('of a game and its variants the one that was played last is chosen, and can be continued', async (t) => {
  const [printed, variant] = [winningLine('labyrinth'), winningLine('labyrinth-late-refill')];
  const { page } = await openStart(t, {
    'game:labyrinth': legacyGame(printed, 20, 2),
    'game:labyrinth-late-refill': legacyGame(variant, 20, 3),
  });
  await eventually(async () => assert.ok(await page.getByRole('radio', { name: 'late refill' }).isChecked()));
  const continueLink = page.locator('#games').getByRole('link', { name: 'Continue: The Labyrinth, late refill' });
  assert.equal(await continueLink.getAttribute('href'), `#${variant.links[20]}`);
});

test('a deal of the day in progress is continued after another deal, and a clock that was set back changes no order', async (t) => {
  const { page } = await openStart(t);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expectLink(page, dealOf('sly', 324).link);
  /** Plays the first move of the game on the table. */
  const playFirst = async () => {
    await tablePage(page).cell('stock').click();
    await until(async () => (await readTable(page)).ply > 0);
    return (await readTable(page)).link;
  };
  const today = await playFirst();
  await page.clock.setFixedTime(Date.parse(NOON) - 3_600_000);
  await followLink(page, winningLine('sly').links[0]);
  await expectLink(page, winningLine('sly').links[0]);
  const other = await playFirst();
  await followLink(page, '');
  await until(() => page.locator('#resume').isVisible());
  assert.equal(await page.locator('#resume a').getAttribute('href'), `#${other}`);
  assert.equal(await page.locator('#day').getByRole('link', { name: 'Continue' }).getAttribute('href'), `#${today}`);
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.locator('dialog .day.is-today').first().click();
  await until(async () => (await readTable(page)).link === today);
});

test('wins without hints are etched into the frames of thumbnails, with those of variants, until 52 fill one', async (t) => {
  /** @param {number} count @param {number} hints of each @param {string} [prefix] */
  const wins = (count, hints, prefix = 'deal') =>
    Array.from({ length: count }, (_, n) => [`${prefix}${n}`, n + 1, 90, 3, [hints, 0, 0, 0], 0]);
  const older = { played: 0, won: 0, best: 0 };
  const { page } = await openStart(t, {
    'stats:labyrinth': { deals: [...wins(2, 0), ...wins(4, 1, 'helped')], older },
    'stats:labyrinth-late-refill': { deals: wins(1, 0), older },
    'stats:sly': { deals: wins(60, 0), older },
    'stats:fairie-queen': { deals: wins(3, 2), older },
  });
  const etched = async (/** @type {string} */ name) => {
    const game = page.locator('#games > li').filter({ hasText: name });
    return [await game.locator('.etching path').count(), await game.locator('.label').innerText()];
  };
  assert.deepEqual(await etched('The Labyrinth'), [3, 'PLATE IV · 3 OF 52 WON WITHOUT HINTS']);
  assert.deepEqual(await etched('Sly'), [52, 'PLATE I · 60 WINS WITHOUT HINTS']);
  assert.deepEqual(await etched('Fairie Queen'), [0, 'PLATE II · ABOUT 20 MINUTES']);
  // On a phone each game is a row, with the same frame.
  await page.setViewportSize({ width: 360, height: 640 });
  const row = page.locator('#games > li').filter({ hasText: 'The Labyrinth' });
  await until(async () => (await row.locator('.quick').count()) === 1);
  assert.equal(await row.locator('.etching path').count(), 3);
  assert.match(await row.locator('.quick').innerText(), /3 \/ 52/);
  assert.equal(await row.locator('.quick .unseen').textContent(), '3 of 52 won without hints');
  await row.getByRole('button', { name: 'The Labyrinth', exact: true }).click();
  await page.locator('.game-sheet', { hasText: '3 of 52 won without hints' }).waitFor();
});

test('all game buttons have the same height, even where they wrap to a second line', async (t) => {
  const stored = { 'game:sly': legacyGame(winningLine('sly'), 60, 3) };
  const { page } = await openStart(t, stored, /** @type {any} */ ({ ...DESK, locale: 'de-DE' }));
  await until(() => page.locator('#games').getByRole('link', { name: 'Weiterspielen: Sly' }).isVisible());
  const boxes = await page
    .locator('#games .actions .button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()).map(({ top, height }) => [top, height]));
  assert.ok(new Set(boxes.map(([top]) => Math.round(top))).size > 1, 'there are two lines');
  assert.equal(new Set(boxes.map(([, height]) => Math.round(height))).size, 1, JSON.stringify(boxes));
});

test('on a phone all four games are visible, one below the other, and each opens its sheet', async (t) => {
  const labyrinth = winningLine('labyrinth');
  const { page } = await openStart(t, { 'game:labyrinth': legacyGame(labyrinth, 20, 2) }, PHONE);
  const gameButtons = page.locator('#games .game-key');
  const boxes = await gameButtons.evaluateAll((all) =>
    all.map((el) => {
      const { left, top, width } = el.getBoundingClientRect();
      return { left, top, width };
    }),
  );
  assert.ok(
    boxes.every(({ top, width }) => top < 620 && width >= 150),
    JSON.stringify(boxes),
  );
  assert.equal(new Set(boxes.map(({ left }) => Math.round(left))).size, 1);
  const tooSmall = await page.locator('#start button, #start a').evaluateAll((all) =>
    all.flatMap((el) => {
      const { width, height } = el.getBoundingClientRect();
      // The link to games in progress is a word in a line, with space around it.
      return width && height < 44 && !el.matches('.more, #foot a') ? [`${el.textContent}: ${height}`] : [];
    }),
  );
  assert.deepEqual(tooSmall, []);
  await gameButtons.nth(3).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The Labyrinth' });
  await until(() => sheet.isVisible());
  await page.keyboard.press('Escape');
  await eventually(async () =>
    assert.ok(await gameButtons.nth(3).evaluate((el) => el === document.activeElement), 'the focus returns'),
  );
  await gameButtons.nth(3).tap();
  await sheet.getByRole('radio', { name: 'late refill' }).check();
  assert.equal(await sheet.getByRole('link', { name: /^Continue/ }).count(), 0, 'the variant is not in progress');
  await sheet.getByRole('radio', { name: 'as printed' }).check();
  await sheet.getByRole('button', { name: /^Rules/ }).tap();
  await until(() => page.locator('dialog .rules > *').count());
  await page.keyboard.press('Escape');
  await gameButtons.nth(3).tap();
  await sheet.getByRole('link', { name: /^Continue/ }).tap();
  await expectLink(page, labyrinth.links[20]);
  await page.goBack();
  await until(() => gameButtons.nth(0).isVisible());
  await gameButtons.nth(0).tap();
  await page.getByRole('dialog', { name: 'Sly' }).getByRole('button', { name: 'Deal: Sly' }).tap();
  await until(async () => (await readTable(page)).link.startsWith('sly/'));
});

test('a first visit gets an introduction and lessons, a returning player does not', async (t) => {
  const { page } = await openStart(t, {}, PHONE);
  assert.ok(await page.locator('.tagline').isVisible());
  assert.ok(await page.getByRole('button', { name: 'Other days' }).isVisible());
  const plates = page.locator('#games > li');
  for (const [n, name] of ['The Empress of India', 'The Labyrinth', 'Sly', 'Spenser’s Fairie Queen'].entries()) {
    assert.ok(
      await plates
        .nth(n)
        .getByRole('button', { name: `Deal: ${name}` })
        .isVisible(),
    );
    assert.ok(
      await plates
        .nth(n)
        .getByRole('button', { name: `Lesson: ${name}` })
        .isVisible(),
    );
  }
  // The page may be drawn again when the store has loaded.
  await eventually(async () => {
    const { y = 0, height = 0 } = (await plates.nth(2).locator('.thumbnail').boundingBox()) ?? {};
    assert.ok(y && y + height <= 640, `the third game ends at ${y + height}`);
  });
  await plates.nth(1).getByRole('button', { name: 'Deal: The Labyrinth' }).tap();
  await until(async () => (await readTable(page)).link.startsWith('labyrinth/'));
  await page.goBack();
  await until(() => page.locator('#games').isVisible());
  await page.setViewportSize(DESK.viewport);
  await until(() => page.locator('#welcome').isVisible());

  const desk = await openStart(t, { 'game:sly': legacyGame(winningLine('sly'), 60, 3) });
  assert.equal(await desk.page.locator('#welcome').isVisible(), false);
  await desk.page.setViewportSize(PHONE.viewport);
  await until(() => desk.page.locator('#games .game-key').count());
  assert.equal(await desk.page.locator('.tagline').isVisible(), false);
  const sly = desk.page.locator('#games > li').first();
  assert.ok(await sly.getByRole('link', { name: 'Continue: Sly' }).isVisible());
  assert.ok(await sly.getByRole('button', { name: 'Rules: Sly' }).isVisible());
  await desk.page.setViewportSize({ width: 844, height: 390 });
  await until(() => sly.getByRole('link', { name: 'Continue: Sly' }).isVisible());
});

for (const [language, deal, lesson] of [
  ['en', 'Deal', 'Lesson'],
  ['de', 'Geben', 'Lektion'],
  ['fr', 'Distribuer', 'Leçon'],
  ['es', 'Repartir', 'Lección'],
  ['ar', 'توزيع', 'الدرس'],
])
  test(`on a phone in landscape the buttons ${deal} and ${lesson} and the welcome stand whole in the window (${language})`, async (t) => {
    const height = 390;
    const { page, site } = await open(t, '', { context: { viewport: { width: 844, height }, hasTouch: true } });
    await page.goto(`${site.url}?lang=${language}`);
    await until(() => page.locator('#welcome').isVisible());
    const wholeBox = async (/** @type {import("playwright-core").Locator} */ part) => {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= height, `${await part.innerText()} is cut`);
      return box;
    };
    await eventually(() => wholeBox(page.locator('#welcome')));
    const games = page.locator('#games > li');
    assert.equal(await games.count(), 4);
    for (const game of await games.all())
      for (const label of [deal, lesson]) {
        const button = game.getByText(label, { exact: true });
        // The language's letters may load after its words.
        await eventually(async () => {
          const { width, height: high } = await wholeBox(button);
          assert.ok(width >= 36 && high >= 44, `${label} is too small for a finger: ${width} × ${high}`);
        });
      }
    await page.locator('.game-key[data-family="labyrinth"]').tap();
    const sheet = page.locator('.game-sheet');
    const labels = [deal, lesson];
    const buttons = labels.map((label) => sheet.getByText(label, { exact: true }));
    // The sheet slides in: its boxes are measured together.
    await eventually(async () => {
      const parts = [sheet.locator('.dialog-body'), sheet.locator('.variants'), ...buttons];
      const [body, variants, ...boxes] = await Promise.all(parts.map((part) => part.boundingBox()));
      assert.ok(body && variants);
      const fold = Math.min(variants.y, body.y + body.height);
      for (const [n, box] of boxes.entries())
        assert.ok(box && box.y + box.height <= fold, `${labels[n]} is below the fold`);
    });
  });

test('the names of languages mark that of the page, and use its font, without another font file', async (t) => {
  const { page, context } = await openStart(t);
  const names = page.getByRole('group', { name: 'Language' }).getByRole('button');
  assert.deepEqual(
    await names.evaluateAll((all) => all.flatMap((el) => (el.ariaPressed === 'true' ? [el.getAttribute('lang')] : []))),
    ['en'],
  );
  await page.evaluate(() => document.fonts.ready);
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const code of ['en', 'de', 'fr', 'es']) {
    const selector = `.languages [lang="${code}"]`;
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    assert.ok(fonts.length === 1 && fonts[0].isCustomFont, `${code}: ${JSON.stringify(fonts)}`);
  }
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(
    files.filter((name) => /accents/.test(name)),
    [],
  );
});

test('without scripts the page links to the rules, which need none', async (t) => {
  const site = await serveForTest(t);
  const profile = await newProfile(t, { javaScriptEnabled: false });
  const page = await profile.newPage();
  for (const name of [
    'Sly',
    'Spenser’s Fairie Queen',
    'The Empress of India',
    'The Labyrinth',
    'the terms of the book',
  ]) {
    await page.goto(site.url);
    await page.getByRole('link', { name, exact: true }).click();
    assert.ok((await page.locator('.figure-felt, dt').count()) > 3, name);
  }
});

test('the menu of a phone has the entries of the desktop’s header', async (t) => {
  const { page } = await openStart(t, {}, PHONE);
  const layout = () =>
    page
      .locator('#day, #day *, #games *')
      .evaluateAll((all) => all.map((el) => JSON.stringify(el.getBoundingClientRect())));
  await waitForDayThumbnail(page);
  // The note on today's problem is complete.
  const before = await eventually(async () => {
    const boxes = await layout();
    assert.ok(await page.getByRole('button', { name: 'A gentle one: Sly' }).isVisible());
    assert.deepEqual(await layout(), boxes);
    return boxes;
  });
  for (const [entry, title] of [
    ['Deal of the day', 'Deal of the day'],
    ['Problems', 'Problems'],
    ['Rules', 'Rules'],
    ['Statistics', 'Statistics'],
    ['Settings', 'Settings'],
    ['Your own cards', 'Your own cards'],
  ]) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('dialog.menu').getByRole('button', { name: entry }).tap();
    await until(() => page.getByRole('dialog', { name: title }).isVisible(), { what: title });
    await page.keyboard.press('Escape');
  }
  await eventually(async () =>
    assert.deepEqual(await layout(), before, 'the style sheet of dialogs does not affect the page'),
  );
});

test('without the list of deals the page works, and playing gives the reason', async (t) => {
  const site = await serveForTest(t, { files: { [builtPath('www/deals/sly.txt')]: 'nonsense' } });
  const { page } = await openStart(t, {}, DESK, { site });
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await until(async () => /list/.test(await page.locator('#notice').innerText()), { what: 'the reason' });
  await eventually(async () => assert.equal(await page.locator('#day .thumbnail-card').count(), 0));
});

test('the plate of the day plays some moves once, and is still with reduced motion', async (t) => {
  const cards = (/** @type {import('playwright-core').Page} */ page) =>
    page.locator('#day .felt').evaluate((felt) => [...felt.children].map((card) => card.getAttribute('style')).join());
  const moving = await newProfile(t, { ...DESK, motion: true, serviceWorkers: 'block' });
  const { page } = await open(t, '', { profile: moving });
  await waitForDayThumbnail(page);
  const seen = new Set();
  await until(async () => seen.add(await cards(page)).size > 3, { what: 'four positions' });
  const { page: stillPage } = await openStart(t);
  await waitForDayThumbnail(stillPage);
  const still = await cards(stillPage);
  await stillPage.clock.runFor(5000);
  assert.equal(await cards(stillPage), still);
});

test('the panel of days has a tick for a won deal, and a dot for one in progress or finished with help', async (t) => {
  const finish = { finishedBy: 'solver', from: 5 };
  const { page } = await openStart(t, {
    daily: {
      sly: {
        [dateOf(3)]: { deal: 'A', state: 'won' },
        [dateOf(2)]: { deal: 'A', state: 'finished', finish },
        [dateOf(1)]: { deal: 'A', state: 'begun' },
        [DAY]: { deal: 'A', state: 'opened' },
      },
    },
  });
  await page.getByRole('button', { name: 'Other days' }).click();
  const sly = page.locator('dialog .daily').filter({ has: page.getByRole('heading', { name: 'Sly', exact: true }) });
  await sly.waitFor();
  assert.deepEqual((await sly.locator('.day i').allTextContents()).slice(-5), ['', '✓', '·', '·', '']);
  // In the capitals of a label.
  assert.match(await page.locator('dialog .dialog-body').innerText(), /8\s*–\s*21 NOVEMBER/);
});

test('the panel of days reads the stored days once', async (t) => {
  const { page } = await openStart(t);
  await page.evaluate(() => {
    const { getItem } = Storage.prototype;
    document.body.dataset.reads = '0';
    Storage.prototype.getItem = function (key) {
      if (key === 'cadogan:1:daily') document.body.dataset.reads += '+';
      return getItem.call(this, key);
    };
  });
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.locator('dialog .day.is-today').first().waitFor();
  assert.equal(await page.locator('body').getAttribute('data-reads'), '0+');
});

test('a page left open over midnight shows the new day when it is visible again', async (t) => {
  const { page, context } = await openStart(t);
  await context.clock.setFixedTime('2026-11-22T00:00:01Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until(async () => /22 November/.test(await page.locator('#day').innerText()));
  assert.equal(await page.locator('#day-name').innerText(), 'Spenser’s Fairie Queen');
});

test('a visible page turns the day at midnight, and so do its open days', async (t) => {
  const { page, context } = await openStart(t);
  await context.clock.setFixedTime('2026-11-21T23:59:58Z');
  await page.reload();
  await until(async () => /21 November/.test(await page.locator('#day').innerText()));
  await context.clock.setFixedTime('2026-11-22T00:00:01Z');
  await until(async () => /22 November/.test(await page.locator('#day').innerText()));
  assert.equal(await page.locator('#day-name').innerText(), 'Spenser’s Fairie Queen');
  await context.clock.setFixedTime('2026-11-22T23:59:58Z');
  await page.getByRole('button', { name: 'Other days' }).click();
  const today = page.locator('dialog .is-today').first();
  await until(async () => /22/.test(await today.innerText()));
  await today.focus();
  await context.clock.setFixedTime('2026-11-23T00:00:01Z');
  await until(async () => /23/.test(await today.innerText()));
  await eventually(async () =>
    assert.equal(
      await page.evaluate(() => document.activeElement?.id),
      'dialog-title',
      'the focus stays in the dialog',
    ),
  );
});

test('a press on a page of the day before is not lost, and opens today’s deal', async (t) => {
  const { page, context } = await openStart(t);
  await context.clock.setFixedTime('2026-11-22T00:00:01Z');
  const play = page.getByRole('button', { name: 'Play today’s deal' });
  await play.hover();
  await page.mouse.down();
  await waitForFrames(page, 3);
  await page.mouse.up();
  await expectLink(page, dealOf('fairie-queen', 325).link);
});

test('the store of saved games that loads during a first visit replaces no button and no chosen variant', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/storage/store/open.js');
  const { page } = await open(t, '', { profile });
  const game = page
    .locator('#games > li')
    .filter({ has: page.locator('.variants') })
    .first();
  await game.locator('.variants label').last().click();
  const [deal, variant] = [game.locator('[data-deals]'), game.locator('.variants input').last()];
  const before = await deal.elementHandle();
  assert.ok(await variant.isChecked());
  release();
  // The panel of saved data waits for the store.
  await page.getByRole('button', { name: panels.menu.statistics }).click();
  await page.locator('dialog.statistics').getByRole('button', { name: panels.storage.title }).click();
  await page.locator('dialog').getByText(panels.storage.noGames).waitFor();
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('dialog').count()), { what: 'no dialog' });
  await waitForFrames(page, 10);
  assert.ok(await variant.isChecked());
  assert.ok(await deal.evaluate((el, other) => el === other, before));
});

for (const [device, context] of /** @type {const} */ ([
  ['a phone', PHONE],
  ['a phone in landscape', { viewport: { width: 844, height: 390 } }],
  ['a tablet', { viewport: { width: 768, height: 1024 } }],
  ['a desktop', DESK],
])) {
  for (const [visit, stored] of /** @type {[string, Record<string, unknown>][]} */ ([
    ['a first visit', {}],
    [
      'a game to continue',
      {
        'game:sly': legacyGame(winningLine('sly'), 60, 3),
        'game:labyrinth': legacyGame(winningLine('labyrinth'), 9, 2),
      },
    ],
  ])) {
    test(`no layout shift while the page loads: ${device}, ${visit}`, async (t) => {
      const profile = await newProfile(t, { serviceWorkers: 'block', ...context });
      await profile.clock.setFixedTime(NOON);
      await profile.addInitScript((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
      }, stored);
      await watchShifts(profile);
      // Font, engine and list of deals arrive late, in turn, so that their shifts show.
      const delayed = /** @type {const} */ (['woff2', 'wasm', 'deals']);
      for (const [n, name] of delayed.entries())
        await profile.route(
          (url) => url.pathname.includes(name === 'deals' ? 'sly-' : name),
          async (route) => {
            await new Promise((done) => setTimeout(done, 120 * (n + 1)));
            await route.continue();
          },
        );
      const { page } = await open(t, '', { profile });
      await until(async () => (await page.locator('#games > li').count()) === 4);
      await waitForDayThumbnail(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { sum, details } = await shiftsOf(page);
      assert.ok(sum < 0.05, `${sum}: ${details}`);
    });
  }
}

test('the footer links to the report on winnable deals, which fits every screen', async (t) => {
  const { page } = await openStart(t);
  await page.getByRole('link', { name: 'How many deals are winnable?' }).click();
  await until(() => page.getByRole('heading', { name: 'With the stock known' }).isVisible());
  assert.equal(await page.locator('.row:not(.scale)').count(), 6 + 4 + 6 + 6 + 6);
  assert.equal(await page.locator('tbody tr').count(), 6);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(() => {
      const overflow = document.documentElement.scrollWidth - innerWidth;
      // The bars are within their chart.
      const bars = [...document.querySelectorAll('.row > svg')].flatMap((svg) => {
        const room = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('rect, line')].flatMap((bar) => {
          const { left, right } = bar.getBoundingClientRect();
          return left < room.left - 2 || right > room.right + 2
            ? [`${bar.getAttribute('class')}: ${left}–${right}`]
            : [];
        });
      });
      const narrow = [...document.querySelectorAll('.row > svg')].filter(
        (svg) => svg.getBoundingClientRect().width < 100,
      );
      return [
        ...bars,
        ...(overflow > 0 ? [`${overflow} px too wide`] : []),
        ...narrow.map(() => 'a chart that is too narrow'),
      ];
    });
    assert.deepEqual(faults, [], `${width}×${height}`);
  }
  // On a phone the table of figures scrolls sideways under a fixed first column.
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.locator('tbody th').first();
  const before = (await first.boundingBox())?.x;
  const scrolled = await page.locator('.wide').evaluate((wide) => {
    wide.scrollLeft = 200;
    return wide.scrollLeft;
  });
  assert.equal(scrolled, 200);
  assert.equal((await first.boundingBox())?.x, before);
  await page.getByRole('link', { name: 'Cadogan' }).click();
  await until(() => page.locator('#games').isVisible());
});

test('the table of a deal of the day names the day at every size, and that of another deal none', async (t) => {
  const { page } = await open(t, '');
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await waitForTable(page);
  const day = new Date().getUTCDate();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => {
      const text = await page.locator('patience-game .deal').innerText();
      assert.match(text, width > 1060 ? new RegExp(`^Deal of ${day} \\w+`) : new RegExp(`^${day} \\w+`), `${width}`);
    });
  }
  await followLink(page, winningLine('sly').links[0]);
  await eventually(async () => assert.match(await page.locator('patience-game .deal').innerText(), /^Deal\s+S/));
});

test('a deal that was opened by its link is named by its day once it is opened from the day’s card', async (t) => {
  const { page } = await open(t, '');
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  const { link } = await waitForTable(page);
  const dealText = () => page.locator('patience-game .deal').innerText();
  await eventually(async () => assert.match(await dealText(), /^Deal of/));
  const other = await open(t, `#${link}`);
  await waitForTable(other.page);
  const otherText = () => other.page.locator('patience-game .deal').innerText();
  assert.match(await otherText(), /^Deal\s+[A-Z]/);
  await tablePage(other.page).press('home');
  await other.page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expectLink(other.page, link);
  await eventually(async () => assert.match(await otherText(), /^Deal of/));
});

for (const [width, height] of [
  [320, 568],
  [1440, 900],
])
  test(`the day of another year is named with its year, and of two days the later, at ${width} by ${height}`, async (t) => {
    const { link, deal } = dealOf('sly', 100);
    const { page, site } = await open(t, '', { context: { viewport: { width, height } } });
    const dates = { '2019-11-08': { deal, state: 'begun' }, '2018-01-02': { deal, state: 'won' } };
    await page.evaluate((days) => localStorage.setItem('cadogan:1:daily', days), JSON.stringify({ sly: dates }));
    for (const [language, wanted] of /** @type {const} */ ([
      ['en', width > 1060 ? /^Deal of 8 November 2019/ : /^8 Nov 2019/],
      ['de', width > 1060 ? /^Spiel vom 8\. November 2019/ : /^8\. Nov\. 2019/],
      ['fr', width > 1060 ? /^Donne du 8 novembre 2019/ : /^8 nov\. 2019/],
      ['es', width > 1060 ? /^Reparto del 8 de noviembre de 2019/ : /^8 nov 2019/],
      ['ar', width > 1060 ? /^توزيعة 8 نوفمبر 2019/ : /^8 نوفمبر 2019/],
    ])) {
      await page.goto(`${site.url}?lang=${language}#${link}`);
      await waitForTable(page);
      const bar = page.locator('patience-game .bar');
      await eventually(async () => assert.match(await bar.locator('.deal').innerText(), wanted));
      assert.ok(await bar.evaluate((el) => el.scrollWidth <= el.clientWidth), `${language}: the bar overflows`);
    }
  });
