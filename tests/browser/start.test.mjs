// The start page as a person meets it: the day first, what is in hand, four plates; and nothing moves while it comes.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { built } from './support/built.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { expectAddress, followLink, openLink, winningLine, readTable, mouse, playLine, waitForTable, rules, expectLink } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';
import { shiftsOf, watchShifts } from './support/shifts.mjs';

const { unpack } = await import(new URL('../../www/engine/deals.js', import.meta.url).href);

/** A day whose deal is of Sly: the games lead in turn. */
const DAY = '2026-11-21';
const NOON = `${DAY}T12:00:00Z`;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** The deal of the day, as anyone can work it out. @param {string} id @param {number} day */
function dealOf(id, day) {
  const list = fs.readFileSync(new URL(`../../www/deals/${id}.txt`, import.meta.url), 'utf8');
  const table = rules.Table.numbered(id, unpack(list, id)[day]);
  try {
    return /** @type {{ link: string, deal: string }} */ (table.summary());
  } finally {
    table.free();
  }
}

/** "2026-11-21" @param {number} before days before the day */
const dateOf = (before) => new Date(Date.parse(NOON) - before * 86_400_000).toISOString().slice(0, 10);

/**
 * Opens the start page on the day, with what is kept.
 * @param {import("node:test").TestContext} t @param {Record<string, unknown>} [kept]
 * @param {import("playwright-core").BrowserContextOptions} [context]
 * @param {Parameters<typeof open>[2]} [options]
 */
async function start(t, kept = {}, context = DESK, options = {}) {
  const profile = await newProfile(t, { serviceWorkers: 'block', ...context });
  await profile.clock.setFixedTime(NOON);
  await profile.addInitScript((all) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', '1');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
  }, kept);
  const opened = await open(t, '', { profile, ...options });
  await until(async () => (await opened.page.locator('#plates > li').count()) === 4);
  return opened;
}

/** A game as it is kept. @param {ReturnType<typeof winningLine>} game @param {number} ply @param {number} at @param {string} [outcome] */
const keptGame = ({ links }, ply, at, outcome = 'playing') => ({
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
const plateOfDay = (page) => until(() => page.locator('#day .plate-card').count(), { what: 'the plate of the day' });

test('today’s deal leads: it is played from the page, and gone on with', async (t) => {
  const { page } = await start(t);
  const today = dealOf('sly', 324);
  const day = page.locator('#day');
  assert.match(await day.innerText(), /deal of the day\s+21 November\s+Sly/i);
  assert.match(await day.innerText(), /Today’s deal is winnable\./);
  assert.match(await day.innerText(), /In this game nearly every deal is winnable\. Careful play wins about half\./);
  assert.equal(await page.locator('.primary').count(), 1, 'the page’s only primary');
  await plateOfDay(page);
  assert.equal(await page.locator('#resume').isVisible(), false);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expectLink(page, today.link);
  // To have been there is not to have played it.
  await page.goBack();
  await until(() => page.getByRole('button', { name: 'Play today’s deal' }).isVisible());
  assert.equal(await page.locator('.streak').count(), 0, 'no row of days before one was played');
  await page.goForward();
  await expectLink(page, today.link);
  await page.locator('patience-game [data-pile="stock"]').click();
  await until(async () => (await readTable(page)).ply > 0);
  const { link } = await readTable(page);
  await followLink(page, '');
  const goOn = day.getByRole('link', { name: 'Continue' });
  await until(() => goOn.isVisible());
  assert.equal(await page.locator('#resume').isVisible(), false, 'not offered twice');
  assert.match((await page.locator('.streak').getAttribute('aria-label')) ?? '', /Today: in progress/);
  await goOn.click();
  await expectLink(page, link);
});

test('a won deal of the day is never continued: its moves, and watching it', async (t) => {
  const game = winningLine('sly');
  const last = game.links.length - 1;
  const won = { deal: game.deal, state: 'won', moves: game.moves.length, line: game.links[last] };
  const { page } = await start(t, {
    daily: { sly: { [DAY]: won } },
    'game:sly': keptGame(game, last, 5, 'won'),
  });
  assert.equal(await page.locator('#resume').isVisible(), false, 'nothing to continue in a won game');
  assert.equal(await page.getByRole('link', { name: /Continue/ }).count(), 0);
  await page.getByRole('link', { name: `Won in ${game.moves.length} moves. Watch it` }).click();
  await until(() => page.locator('[data-player]').count());
  await expectAddress(page, `replay/${game.links[last]}`);
});

test('who wins a deal of a day has it kept with its line; a shorter win takes its place', async (t) => {
  const game = winningLine('sly');
  const { page } = await start(t, { daily: { sly: { [DAY]: { deal: game.deal, state: 'opened' } } } });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:daily') ?? '{}').sly['2026-11-21']);
  await openLink(page, game.links[0]);
  await waitForTable(page);
  await playLine(page, mouse(page), game, { to: 2 });
  await until(async () => (await kept()).state === 'begun', { what: 'a day begun' });
  await openLink(page, game.links[game.links.length - 3]);
  await playLine(page, mouse(page), game, { from: game.links.length - 3 });
  await until(async () => (await readTable(page)).outcome === 'won');
  await until(async () => (await kept()).state === 'won', { what: 'a day won' });
  const { moves, line: told } = await kept();
  assert.deepEqual([moves, told], [(await readTable(page)).ply, (await readTable(page)).link]);
});

test('the last fourteen days are one picture: won, played, not played, today; the run is told', async (t) => {
  const won = { deal: 'A', state: 'won' };
  const { page } = await start(t, {
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
  assert.equal(await row.locator('.suit-mark').count(), 6, 'a suit for each that was played, and for today');
  // A run that ended yesterday goes on today; an older one does not.
  assert.match(await page.locator('.run').innerText(), /^4-day streak\./);
});

test('the game played last is continued from where it was; the others are a list away', async (t) => {
  const [sly, labyrinth, queen] = [winningLine('sly'), winningLine('labyrinth'), winningLine('fairie-queen')];
  const { page } = await start(t, {
    'game:sly': keptGame(sly, 60, 3),
    'game:labyrinth': keptGame(labyrinth, 20, 2),
    'game:fairie-queen': keptGame(queen, queen.links.length - 1, 9, 'won'),
    'game:empress-of-india': keptGame(winningLine('empress-of-india'), 0, 8),
  });
  const resume = page.locator('#resume');
  await until(() => resume.isVisible());
  assert.ok((await resume.innerText()).includes(sly.deal));
  await resume.getByRole('button', { name: '1 more in progress' }).click();
  await until(() => page.locator('dialog .held').count());
  await page.keyboard.press('Escape');
  await resume.getByRole('link', { name: 'Continue' }).click();
  await expectLink(page, sly.links[60]);
});

test('buttons of a game in hand that take two lines leave those of the others as they are', async (t) => {
  const kept = { 'game:sly': keptGame(winningLine('sly'), 60, 3) };
  const { page } = await start(t, kept, /** @type {any} */ ({ ...DESK, locale: 'de-DE' }));
  await until(() => page.locator('#plates').getByRole('link', { name: 'Weiter: Sly' }).isVisible());
  const boxes = await page
    .locator('#plates .actions .button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => [top, height]));
  assert.ok(new Set(boxes.map(([top]) => Math.round(top))).size > 1, 'there are two lines');
  assert.equal(new Set(boxes.map(([, height]) => Math.round(height))).size, 1, JSON.stringify(boxes));
});

test('on a phone all four plates are reached at once, two by two; each opens its game’s own sheet', async (t) => {
  const labyrinth = winningLine('labyrinth');
  const { page } = await start(t, { 'game:labyrinth': keptGame(labyrinth, 20, 2) }, PHONE);
  const keys = page.locator('#plates .game-key');
  const boxes = await keys.evaluateAll((all) =>
    all.map((el) => {
      const { left, top, width } = el.getBoundingClientRect();
      return { left, top, width };
    }),
  );
  assert.ok(
    boxes.every(({ top, width }) => top < 620 && width >= 150),
    JSON.stringify(boxes),
  );
  assert.equal(new Set(boxes.map(({ left }) => Math.round(left))).size, 2);
  const small = await page.locator('#start button, #start a').evaluateAll((all) =>
    all.flatMap((el) => {
      const { width, height } = el.getBoundingClientRect();
      // The list of games in hand is a word in a line, with room about it.
      return width && height < 44 && !el.matches('.more, #foot a') ? [`${el.textContent}: ${height}`] : [];
    }),
  );
  assert.deepEqual(small, []);
  await keys.nth(3).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The Labyrinth' });
  await until(() => sheet.isVisible());
  await page.keyboard.press('Escape');
  await eventually(async () =>
    assert.ok(await keys.nth(3).evaluate((el) => el === document.activeElement), 'the focus goes back'),
  );
  await keys.nth(3).tap();
  await sheet.getByRole('radio', { name: 'late refill' }).check();
  assert.equal(await sheet.getByRole('link', { name: /^Continue/ }).count(), 0, 'the variant is not in hand');
  await sheet.getByRole('radio', { name: 'as printed' }).check();
  await sheet.getByRole('button', { name: /^Rules/ }).tap();
  await until(() => page.locator('dialog .rules > *').count());
  await page.keyboard.press('Escape');
  await keys.nth(3).tap();
  await sheet.getByRole('link', { name: /^Continue/ }).tap();
  await expectLink(page, labyrinth.links[20]);
  await page.goBack();
  await until(() => keys.nth(0).isVisible());
  await keys.nth(0).tap();
  await page.getByRole('dialog', { name: 'Sly' }).getByRole('button', { name: 'Deal: Sly' }).tap();
  await until(async () => (await readTable(page)).link.startsWith('sly/'));
});

test('whoever comes for the first time is told what this is and how to begin; who has played is not', async (t) => {
  const { page } = await start(t, {}, PHONE);
  assert.ok(await page.locator('.tagline').isVisible());
  assert.ok(await page.getByRole('button', { name: 'Other days' }).isVisible());
  const plates = page.locator('#plates > li');
  for (const [n, name] of ['Sly', 'Spenser’s Fairie Queen', 'The Empress of India', 'The Labyrinth'].entries()) {
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
  const { y = 0, height = 0 } = (await plates.nth(2).locator('.plate').boundingBox()) ?? {};
  assert.ok(y && y + height <= 640, `the second row of plates ends at ${y + height}`);
  await plates.nth(3).getByRole('button', { name: 'Deal: The Labyrinth' }).tap();
  await until(async () => (await readTable(page)).link.startsWith('labyrinth/'));
  await page.goBack();
  await until(() => page.locator('#plates').isVisible());
  await page.setViewportSize(DESK.viewport);
  await until(() => page.locator('#welcome').isVisible());

  const desk = await start(t, { 'game:sly': keptGame(winningLine('sly'), 60, 3) });
  assert.equal(await desk.page.locator('#welcome').isVisible(), false);
  await desk.page.setViewportSize(PHONE.viewport);
  await until(() => desk.page.locator('#plates .game-key').count());
  assert.equal(await desk.page.locator('.tagline').isVisible(), false);
  const sly = desk.page.locator('#plates > li').first();
  assert.ok(await sly.getByRole('link', { name: 'Continue: Sly' }).isVisible());
  assert.ok(await sly.getByRole('button', { name: 'Rules: Sly' }).isVisible());
});

test('each language is named in the page’s own letters, without another file of them', async (t) => {
  const { page, context } = await start(t);
  await page.evaluate(() => document.fonts.ready);
  const tools = await context.newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  for (const code of ['en', 'de', 'fr', 'es']) {
    const selector = `.languages [lang="${code}"]`;
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    assert.ok(fonts.length === 1 && fonts[0].isCustomFont, `${code}: ${JSON.stringify(fonts)}`);
  }
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(
    asked.filter((name) => /accents/.test(name)),
    [],
  );
});

test('without scripts the page leads to the rules, which need none', async (t) => {
  const site = await serveFor(t);
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
    assert.ok((await page.locator('.plate-felt, dt').count()) > 3, name);
  }
});

test('the phone’s menu has what the desk’s head has', async (t) => {
  const { page } = await start(t, {}, PHONE);
  const layout = () =>
    page
      .locator('#day, #day *, #plates *')
      .evaluateAll((all) => all.map((el) => JSON.stringify(el.getBoundingClientRect())));
  await plateOfDay(page);
  const before = await layout();
  for (const [entry, title] of [
    ['Deal of the day', 'Deal of the day'],
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
    assert.deepEqual(await layout(), before, 'the sheet of dialogs is no matter of the page’s'),
  );
});

test('without the list of deals the page is whole; who wants to play is told', async (t) => {
  const site = await serveFor(t, { files: { [built('www/deals/sly.txt')]: 'nonsense' } });
  const { page } = await start(t, {}, DESK, { site });
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await until(async () => /list/.test(await page.locator('#notice').innerText()), { what: 'the reason' });
  await eventually(async () => assert.equal(await page.locator('#day .plate-card').count(), 0));
});

test('the page left open over midnight has the new day when one comes back to it', async (t) => {
  const { page, context } = await start(t);
  await context.clock.setFixedTime('2026-11-22T00:00:01Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until(async () => /22 November/.test(await page.locator('#day').innerText()));
  assert.equal(await page.locator('#day-name').innerText(), 'Spenser’s Fairie Queen');
});

for (const [device, context] of /** @type {const} */ ([
  ['a phone', PHONE],
  ['a phone held sideways', { viewport: { width: 844, height: 390 } }],
  ['a tablet', { viewport: { width: 768, height: 1024 } }],
  ['a desk', DESK],
])) {
  for (const [what, kept] of /** @type {[string, Record<string, unknown>][]} */ ([
    ['a first visit', {}],
    [
      'a game to continue',
      { 'game:sly': keptGame(winningLine('sly'), 60, 3), 'game:labyrinth': keptGame(winningLine('labyrinth'), 9, 2) },
    ],
  ])) {
    test(`nothing moves while the page comes: ${device}, ${what}`, async (t) => {
      const profile = await newProfile(t, { serviceWorkers: 'block', ...context });
      await profile.clock.setFixedTime(NOON);
      await profile.addInitScript((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
      }, kept);
      await watchShifts(profile);
      // What comes late shows what it moves: letters, engine and list each some time after the rest.
      const held = /** @type {const} */ (['woff2', 'wasm', 'deals']);
      for (const [n, name] of held.entries())
        await profile.route(
          (url) => url.pathname.includes(name === 'deals' ? 'sly-' : name),
          async (route) => {
            await new Promise((done) => setTimeout(done, 120 * (n + 1)));
            await route.continue();
          },
        );
      const { page } = await open(t, '', { profile });
      await until(async () => (await page.locator('#plates > li').count()) === 4);
      await plateOfDay(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { sum, told } = await shiftsOf(page);
      assert.ok(sum < 0.05, `${sum}: ${told}`);
    });
  }
}

test('the foot leads to the page of how many deals can be won, which is whole on every screen', async (t) => {
  const { page } = await start(t);
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
      const wide = document.documentElement.scrollWidth - innerWidth;
      // A drawing as wide as its room, and its bars within it.
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
      return [...bars, ...(wide > 0 ? [`${wide} px too wide`] : []), ...narrow.map(() => 'no room for a drawing')];
    });
    assert.deepEqual(faults, [], `${width}×${height}`);
  }
  // On a phone the table of figures goes on beyond its edge: its games stay where they are.
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.locator('tbody th').first();
  const before = (await first.boundingBox())?.x;
  const moved = await page.locator('.wide').evaluate((wide) => {
    wide.scrollLeft = 200;
    return wide.scrollLeft;
  });
  assert.equal(moved, 200);
  assert.equal((await first.boundingBox())?.x, before);
  await page.getByRole('link', { name: 'Cadogan' }).click();
  await until(() => page.locator('#plates').isVisible());
});
