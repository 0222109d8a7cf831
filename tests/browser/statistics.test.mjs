// Statistics and saved data, as a player meets them.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { LANGUAGES } from '../../www/words/language.js';
import { savedGames } from './support/saved-games.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { rotated } from './support/tier.mjs';
import { openLink, readTable, waitForTable, expectLink, waitForDroppedEntry } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

const sly = winningLine('sly');
const other = winningLine('sly', 1);
const labyrinth = winningLine('labyrinth');

/** @param {import("playwright-core").Page} page @param {string} entry */
async function openPanel(page, entry) {
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: entry, exact: true }).click();
  await until(() => page.locator('dialog.records').isVisible());
}

/** The figures of the panel, by game. @param {import("playwright-core").Page} page */
async function figures(page) {
  await openPanel(page, 'Statistics');
  await until(() => page.locator('dialog .record').count(), { what: 'figures' });
  const found = await page
    .locator('dialog .record')
    .evaluateAll((sections) =>
      Object.fromEntries(
        sections.map((section) => [
          section.querySelector('h4')?.textContent,
          Object.fromEntries(
            [...section.querySelectorAll('dl > div')].map((row) => [
              row.querySelector('dt')?.textContent,
              row.querySelector('dd')?.textContent,
            ]),
          ),
        ]),
      ),
    );
  const plots = await page
    .locator('dialog .plot')
    .evaluateAll((all) => all.map((plot) => plot.getAttribute('aria-label')));
  await page.keyboard.press('Escape');
  return { found, plots };
}

/** The values in localStorage under the site's keys, without the write count. @param {import("playwright-core").Page} page */
const siteStorage = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('cadogan:1:'))));

/** The saves of the saved games. @param {import("playwright-core").Page} page */
const savedLines = async (page) => (await savedGames(page)).map(({ save }) => save);

/** Wins a game: the first and the last moves by hand. @param {import("playwright-core").Page} page @param {typeof sly} game */
async function win(page, game) {
  await openLink(page, game.links[0]);
  const ply = await playLine(page, mouse(page), game, { to: 3 });
  assert.ok(ply >= 3);
  const end = game.links.length - 4;
  await tablePage(page).play(...game.moves.slice(ply, end));
  await playLine(page, mouse(page), game, { from: end });
  await eventually(async () => assert.equal((await readTable(page)).outcome, 'won'));
}

test('wins, abandoned deals, undos and hints are counted; a friend’s game is not', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await openPanel(page, 'Statistics');
  await eventually(async () =>
    assert.match(await page.locator('dialog .dialog-body').innerText(), /Nothing counted yet/),
  );
  await page.keyboard.press('Escape');

  await win(page, sly);
  // Another deal, with two undos, abandoned for a third.
  await openLink(page, other.links[0]);
  await playLine(page, mouse(page), other, { to: 24 });
  await table.button('undo').click();
  await table.button('undo').click();
  await table.evaluate(({ host }) => {
    for (const kind of ['hint', 'hint', 'verdict']) host.emit('patience-hint', { kind });
  });
  // The end of somebody else's game does not count.
  await openLink(page, labyrinth.links[labyrinth.links.length - 3]);
  await playLine(page, mouse(page), labyrinth, { from: labyrinth.links.length - 3 });
  await until(async () => (await siteStorage(page))['cadogan:1:stats:labyrinth']);
  await openLink(page, winningLine('sly', 2).links[0]);
  await playLine(page, mouse(page), winningLine('sly', 2), { to: 4 });
  await page.reload();
  await waitForTable(page);

  const { found, plots } = await figures(page);
  assert.deepEqual(found, {
    Sly: {
      Played: '3',
      Won: '1 (33%)',
      'Winning streak': '0 now, 1 best',
      'Fewest moves': `${sly.moves.length}, without undo or hint`,
      'Median moves': String(sly.moves.length),
      'Without undo or hint': '1',
      Undos: '2',
      Hints: '2 plain, 1 “Still winnable?”',
    },
  });
  // The deal in progress does not count as lost.
  assert.deepEqual(plots, [`Last 2 deals, newest last: won in ${sly.moves.length}, not won.`]);
});

test('actions before the recorder has loaded are counted once, by the next page', async (t) => {
  const { page, context } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  // The recorder never loads in this page.
  await context.route(`**/${builtPath('www/site/statistics/statistics-recorder.js')}`, () => {});
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  await tablePage(page).button('undo').click();
  await until(async () => (await readTable(page)).ply < ply);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await waitForTable(page);
  for (let n = 0; n < 2; n++) {
    const { found } = await figures(page);
    assert.deepEqual([found.Sly.Played, found.Sly.Undos], ['1', '1']);
  }
  assert.ok(!Object.keys(await siteStorage(page)).some((key) => key.includes('uncounted')));
});

test('figures wait for the saved games: the deal in progress does not count as lost', async (t) => {
  const { page, context } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await win(page, sly);
  await openLink(page, other.links[0]);
  await playLine(page, mouse(page), other, { to: 3 });
  await until(async () => (await savedGames(page)).length === 2);
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => void (release = () => done(undefined)));
  await context.route(`**/${builtPath('www/site/storage/store/open.js')}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Statistics', exact: true }).click();
  // Figures that did not wait would be shown by now.
  await until(() => page.evaluate(() => document.querySelectorAll('link[href*="statistics"]').length));
  release();
  await until(() => page.locator('dialog .plot').count());
  assert.equal(
    await page.locator('dialog .plot').getAttribute('aria-label'),
    `Last deal: won in ${sly.moves.length} moves.`,
  );
});

test('a peek before the first move is counted with it, and without a move not at all', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const emitPeek = () => tablePage(page).evaluate(({ host }) => host.emit('patience-hint', { kind: 'peek' }));
  await emitPeek();
  await openLink(page, other.links[0]);
  await emitPeek();
  await playLine(page, mouse(page), other, { to: 2 });
  await until(async () => (await siteStorage(page))['cadogan:1:stats:sly']);
  const { found } = await figures(page);
  assert.equal(found.Sly.Played, '1');
  assert.equal(found.Sly.Hints, '1 by peeking');
});

test('deals with your own cards are saved one by one, and counted separately', async (t) => {
  // Two shuffled double packs; `patience link sly --cards` gives such links.
  const deals = [
    'sly/~c4T2z89rB4NuR_FME6bxLgTQ0PUHlSUVxzgOOF6P_oDoU7HXtQbOqzHU1x0-1ushh1f2BN-l7swL1xFv192jodB',
    'sly/~ZfIOledrfDT8bRU65IlpMYb1yYXCIN0CZOqq1-gBtUd45gz8wKB1q_DcuBKQhNXwfFREA0XKjZpcMhgvc-muZkC',
  ];
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await playLine(page, mouse(page), sly, { to: 3 });
  /** @type {string[]} */
  const ends = [];
  for (const deal of deals) {
    await openLink(page, deal);
    await table.cell('stock').click();
    ends.push(
      await until(async () => {
        const { link } = await readTable(page);
        return link !== deal && link;
      }),
    );
  }
  await until(async () => (await siteStorage(page))['cadogan:1:stats:sly~']);
  const { found } = await figures(page);
  assert.deepEqual([found.Sly.Played, found['Sly, your own cards'].Played], ['1', '2']);
  await openPanel(page, 'Saved data');
  await eventually(async () => assert.equal(await page.locator('dialog .saved-game').count(), 3));
  await page.keyboard.press('Escape');
  // Each continues from its position.
  await table.button('home').click();
  await until(() => page.locator('#resume').isVisible());
  await eventually(async () => assert.match(await page.locator('#resume').innerText(), /your own cards/));
  await page.locator('#resume a').click();
  await expectLink(page, ends[1]);
  await openPanel(page, 'Saved data');
  await page.getByRole('button', { name: 'Continue: Sly, your own cards' }).last().click();
  await expectLink(page, ends[0]);

  await openPanel(page, 'Statistics');
  await page.getByRole('button', { name: 'Erase statistics' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await eventually(async () => {
    const left = Object.keys(await siteStorage(page));
    assert.ok(!left.some((key) => key.includes(':stats:')), left.join(' '));
    assert.equal((await savedGames(page)).length, 3);
  });
});

test('replaced games are saved with their bookmarks, however many', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const all = [0, 1, 2].map((nth) => winningLine('sly', nth));
  /** @type {string[]} */
  const ends = [];
  for (const game of all) {
    await openLink(page, game.links[0]);
    const ply = await playLine(page, mouse(page), game, { to: 4 });
    if (game === all[0]) {
      await table.button('menu').click();
      await page.locator('dialog').getByRole('button', { name: 'Bookmark this position' }).click();
      const next = await playLine(page, mouse(page), game, { from: ply, to: ply + 3 });
      ends.push(game.links[next]);
    } else ends.push(game.links[ply]);
  }
  await openPanel(page, 'Saved data');
  await until(async () => (await page.locator('dialog .saved-game').count()) === all.length);
  const names = await page
    .locator('dialog .saved-game')
    .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent));
  assert.deepEqual(
    names,
    [...all].reverse().map(({ deal }) => `Sly, ${deal}`),
  );
  await page.getByRole('button', { name: `Continue: Sly, ${all[0].deal}` }).click();
  await expectLink(page, ends[0]);
  await table.button('menu').click();
  await until(
    () =>
      page
        .locator('dialog')
        .getByRole('button', { name: /Back to the bookmark/ })
        .isVisible(),
    { what: 'the bookmark of the first game' },
  );
});

test('two tabs in one deal: both games are saved, neither overwrites the other', async (t) => {
  const first = await open(t, `#${sly.links[0]}`);
  await waitForTable(first.page);
  await playLine(first.page, mouse(first.page), sly, { to: 3 });
  const second = await open(t, `#${sly.links[3]}`, { profile: first.context });
  await waitForTable(second.page);
  const ply = await playLine(second.page, mouse(second.page), sly, {
    from: (await readTable(second.page)).ply,
    to: 60,
  });
  // The first tab plays on from its position.
  const { ply: from } = await readTable(first.page);
  assert.notEqual(from, ply);
  await playLine(first.page, mouse(first.page), sly, { from, to: from + 1 });
  await openPanel(first.page, 'Saved data');
  await eventually(async () => assert.equal(await first.page.locator('dialog .saved-game').count(), 2));
  const links = (await savedGames(first.page)).map(({ link }) => link);
  assert.deepEqual(links, [sly.links[from + 1], sly.links[ply]]);
});

test('all data can be exported, erased after a question, restored, and imported into another browser', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await win(page, sly);
  await openLink(page, labyrinth.links[0]);
  await playLine(page, mouse(page), labyrinth, { to: 6 });
  await table.button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.locator('input[name="felt"][value="blue"]').check();
  await page.keyboard.press('Escape');
  const link = (await readTable(page)).link;
  await until(
    async () => {
      const all = await siteStorage(page);
      return (
        all['cadogan:1:stats:labyrinth'] &&
        all['cadogan:1:settings']?.includes('blue') &&
        !Object.keys(all).some((key) => key.includes(':line:')) &&
        (await savedGames(page))[0]?.link === link
      );
    },
    { what: 'all to be saved' },
  );
  const before = await siteStorage(page);
  const games = await savedLines(page);

  await openPanel(page, 'Saved data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all to a file' }).click(),
  ]);
  const file = await download.path();
  assert.match(download.suggestedFilename(), /^cadogan-\d{4}-\d\d-\d\d\.json$/);
  assert.equal(JSON.parse(fs.readFileSync(file, 'utf8')).format, 'cadogan');

  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Keep all' }).click();
  assert.deepEqual(await siteStorage(page), before, 'a question comes first');
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await eventually(async () => assert.deepEqual(await siteStorage(page), {}));
  await eventually(async () => assert.deepEqual(await savedLines(page), []));
  await eventually(async () => assert.equal(await page.locator('html').getAttribute('data-felt'), null));
  await page.getByRole('button', { name: 'Restore' }).click();
  await eventually(async () => assert.deepEqual(await siteStorage(page), before));
  await eventually(async () => assert.deepEqual(await savedLines(page), games));
  await eventually(async () => assert.equal(await table.element.getAttribute('felt'), 'blue'));

  // A browser with data loses none of it.
  const elsewhere = await open(t, `#${other.links[0]}`);
  await waitForTable(elsewhere.page);
  const ply = await playLine(elsewhere.page, mouse(elsewhere.page), other, { to: 4 });
  await openPanel(elsewhere.page, 'Saved data');
  await elsewhere.page.locator('dialog input[type="file"]').setInputFiles(file);
  await until(async () => /Imported, with 2 games/.test(await elsewhere.page.locator('#notice').innerText()), {
    what: 'the import',
  });
  await eventually(async () => assert.equal(await elsewhere.page.locator('html').getAttribute('data-felt'), 'blue'));
  await eventually(async () => {
    const listed = await elsewhere.page
      .locator('dialog .saved-game')
      .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent));
    assert.deepEqual(
      new Set(listed),
      new Set([`Sly, ${sly.deal}`, `Sly, ${other.deal}`, `The Labyrinth, ${labyrinth.deal}`]),
    );
  });
  await elsewhere.page.keyboard.press('Escape');
  await elsewhere.page.locator('dialog').waitFor({ state: 'detached' });
  const { found } = await figures(elsewhere.page);
  assert.deepEqual([found.Sly.Played, found.Sly.Won, found['The Labyrinth'].Played], ['2', '1 (50%)', '1']);
  await openLink(elsewhere.page, link);
  assert.ok(ply > 0);
});

for (const [kind, text, sentence] of /** @type {[string, string, RegExp][]} */ ([
  ['no JSON', '{', /not from this page/],
  ['JSON of another program', '{"format":"other"}', /not from this page/],
  ['a file of a newer version', '{"format":"cadogan","version":9,"kept":{}}', /newer version/],
  [
    'a large file of a newer version',
    `{"format":"cadogan","version":9,"kept":{},"games":[${'"",'.repeat(2_100_000)}""]}`,
    /newer version/,
  ],
  [
    'nonsense under the site’s keys',
    `{"format":"cadogan","version":1,"kept":${JSON.stringify({
      'game:sly': { link: 'sly/NONSENSE' },
      'game:labyrinth': 7,
      'shelf:sly': [1, null, { link: sly.links[3], line: 4, marks: 9 }],
      'stats:sly': { deals: [3, ['x']] },
      'stats:none': {},
      settings: { felt: '<b>', theme: 'dark' },
      '<script>': 1,
      __proto__: { a: 1 },
    })}}`,
    /couldn’t be read and were left out/,
  ],
])) {
  test(`importing ${kind} does no harm`, async (t) => {
    const { page } = await open(t, `#${labyrinth.links[0]}`);
    await waitForTable(page);
    const ply = await playLine(page, mouse(page), labyrinth, { to: 4 });
    await openPanel(page, 'Saved data');
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await until(async () => sentence.test(await page.locator('#notice').innerText()), { what: String(sentence) });
    await page.keyboard.press('Escape');
    await waitForDroppedEntry(page);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, labyrinth.links[ply]));
    await playLine(page, mouse(page), labyrinth, { from: ply, to: ply + 2 });
  });
}

/** Stored statistics: for each deal the moves of its win, 0 if it was not won. @param {number[]} wins */
const book = (wins) => ({
  deals: wins.map((won, n) => [`D${n}`, n + 1, won, 0, [0, 0, 0, 0], 0]),
  older: { played: 0, won: 0, best: 0 },
});

/**
 * Opens the statistics on the start page, with stored values.
 * @param {import("node:test").TestContext} t @param {Record<string, unknown>} storedValues
 * @param {import("playwright-core").BrowserContextOptions} context
 */
async function openStatistics(t, storedValues, context) {
  const profile = await newProfile(t, { serviceWorkers: 'block', ...context });
  await profile.clock.setFixedTime('2026-11-21T12:00:00Z');
  await profile.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
  }, storedValues);
  const { page } = await open(t, '', { profile });
  await until(async () => (await page.locator('#games > li').count()) === 4);
  const menu = page.locator('#start').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator('dialog.menu').getByRole('button', { name: 'Statistics' }).click();
  } else await page.locator('#about').getByRole('button', { name: 'Statistics' }).click();
  await until(() => page.locator('dialog.statistics').isVisible());
  return page;
}

/** The rows of a chart's table. @param {import("playwright-core").Page} page @param {string} frame */
const rowsOf = (page, frame) =>
  page
    .locator(`dialog ${frame} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** @param {import("playwright-core").Page} page */
const headlineFigures = (page) =>
  page
    .locator('dialog .four > div')
    .evaluateAll((all) =>
      all.map((item) => `${item.querySelector('dd')?.textContent} ${item.querySelector('dt')?.textContent}`),
    );

for (const [device, context, weeks] of /** @type {const} */ ([
  ['a desktop', { viewport: { width: 1440, height: 900 } }, 26],
  ['a phone', { viewport: { width: 360, height: 640 } }, 17],
])) {
  test(`charts and their tables show the stored statistics and days, on ${device}`, async (t) => {
    const won = { deal: 'A', state: 'won' };
    const page = await openStatistics(
      t,
      {
        'stats:sly': book([250, 0, 0, 270]),
        'stats:labyrinth': book([99, 101, 101, 0]),
        'stats:labyrinth-late-refill': book([0]),
        daily: {
          sly: { '2026-11-20': won, '2026-11-19': won, '2026-11-16': { deal: 'B', state: 'begun' }, '2026-10-31': won },
        },
      },
      context,
    );
    const names = ['games played', 'won', 'day streak (deal of the day)', 'longest streak (deal of the day)'];
    assert.deepEqual(
      await headlineFigures(page),
      [9, 5, 2, 2].map((n, i) => `${n} ${names[i]}`),
    );
    assert.deepEqual(await rowsOf(page, '.is-wins'), [
      ['Sly', '2', '4', '52%'],
      ['Spenser’s Fairie Queen', '0', '0', '66%'],
      ['The Empress of India', '0', '0', '93%'],
      ['The Labyrinth', '3', '4', '30%'],
      ['The Labyrinth, late refill', '0', '1', '64%'],
    ]);
    // Bars and the strokes of the careful player have the right lengths.
    const bars = await page.locator('dialog .track').evaluateAll((all) =>
      all.map((track) => {
        const whole = track.getBoundingClientRect();
        const bar = track.querySelector('.bar')?.getBoundingClientRect();
        const stroke = track.querySelector('.stroke')?.getBoundingClientRect();
        return [bar ? bar.width / whole.width : 0, stroke ? (stroke.left - whole.left) / whole.width : 0];
      }),
    );
    for (const [n, [bar, stroke]] of [
      [0.5, 521 / 1000],
      [0, 664 / 1000],
      [0, 926 / 1000],
      [0.75, 302 / 1000],
      [0, 639 / 1000],
    ].entries()) {
      assert.ok(Math.abs(bars[n][0] - bar) < 0.01, `bar ${n}: ${bars[n][0]}`);
      assert.ok(Math.abs(bars[n][1] - stroke) < 0.01, `stroke ${n}: ${bars[n][1]}`);
    }
    const figures = page.locator('dialog .record').filter({ hasText: 'The Labyrinth' }).first();
    assert.match(await figures.innerText(), /Won\s+3 \(75%\)/);
    // The game with most wins comes first, the others by their tabs.
    assert.deepEqual(await rowsOf(page, '.is-moves'), [
      ['99', '1'],
      ['100', '0'],
      ['101', '2'],
    ]);
    assert.equal(await page.locator('dialog .is-moves svg text').last().textContent(), 'best, 99');
    await page.getByRole('radio', { name: 'The Labyrinth' }).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(async () =>
      assert.equal(await page.locator('dialog .is-moves svg text').last().textContent(), 'best, 250'),
    );
    assert.deepEqual(
      (await rowsOf(page, '.is-moves')).filter(([, n]) => n !== '0').map(([, n]) => n),
      ['1', '1'],
    );
    // Monday to Saturday of the last week, whole weeks before.
    const days = page.locator('dialog .calendar');
    assert.equal(await days.locator('.is-none, .is-won, .is-begun').count(), weeks * 7 - 1);
    assert.deepEqual([await days.locator('.is-won').count(), await days.locator('.is-begun').count()], [3, 1]);
    // Today is a ring, which the legend names, and not a played day.
    assert.equal(await days.locator('circle.is-today.is-none').count(), 1);
    assert.equal(await days.locator('.is-today').count(), 1);
    assert.match(await page.locator('.is-days .keys').innerText(), /Won\s+Played\s+Not played\s+Today/);
    const months = await rowsOf(page, '.is-days');
    assert.deepEqual(months.slice(-2), [
      ['October 2026', '1', '0', '30'],
      ['November 2026', '2', '1', '18'],
    ]);
    assert.match(
      await page.locator('.beside-days').innerText(),
      new RegExp(`Won on 3 of the last ${weeks * 7 - 1} days`),
    );
    // No text overflows the window.
    const overflow = await page.evaluate(() => {
      const body = /** @type {Element} */ (document.querySelector('dialog .dialog-body'));
      return body.scrollWidth - body.clientWidth;
    });
    assert.ok(overflow <= 0, `${overflow} px`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.keeping').getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^cadogan-2026-11-21\.json$/);
    await page.getByRole('button', { name: 'Import…' }).click();
    await until(() => page.getByRole('dialog', { name: 'Saved data' }).isVisible());
  });
}

test('without games each chart has a sentence', async (t) => {
  const page = await openStatistics(t, {}, { viewport: { width: 1440, height: 900 } });
  const text = await page.locator('dialog .dialog-body').innerText();
  for (const sentence of [
    /Nothing counted yet/,
    /Win a game to see its moves here/,
    /You haven’t played a deal of the day yet/,
  ])
    assert.match(text, sentence);
  assert.deepEqual(await headlineFigures(page), [
    '0 games played',
    '0 won',
    '0 day streak (deal of the day)',
    '0 longest streak (deal of the day)',
  ]);
  assert.equal(await page.getByRole('button', { name: 'Erase statistics…' }).count(), 0);
});

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));

for (const code of rotated(CODES, 2, 'names of months'))
  test(`${code}: the names of months below the calendar have room, whatever the day`, async (t) => {
    const { page } = await open(t, '', {
      site: await serveForTest(t, UNBUNDLED),
      context: { locale: code, viewport: { width: 360, height: 640 } },
    });
    await page.locator('#start').waitFor();
    await page.evaluate(async () => {
      const { openPanel } = await import(new URL('www/site/load.js', document.baseURI).href);
      await openPanel('statistics');
    });
    const direction = () => page.locator('dialog .calendar').evaluate((svg) => getComputedStyle(svg).direction);
    await until(async () => (await direction()) === 'ltr', { what: 'the stylesheet' });
    const { lang, faults, count } = await page.evaluate(async () => {
      const load = (/** @type {string} */ path) => import(new URL(`www/${path}`, document.baseURI).href);
      const [{ calendar }, { dayOf }] = await Promise.all(
        ['site/statistics/statistics-charts.js', 'engine/deals.js'].map(load),
      );
      await document.fonts.ready;
      const place = /** @type {Element} */ (document.querySelector('dialog .is-days .chart'));
      const first = dayOf(new Date('2026-01-01'));
      // Letters may overhang a little, and the width of a wide chart is rounded on a phone.
      const TOLERANCE = 2;
      /** @type {string[]} */
      const faults = [];
      let count = 0;
      for (const [weeks, pitch] of [
        [17, 16.2],
        [26, 31],
      ])
        for (let day = first; day < first + 365; day++) {
          const [svg] = calendar({}, day, weeks, pitch);
          place.replaceChildren(svg);
          /** @type {SVGTextElement[]} */
          const months = [...svg.querySelectorAll('text')].slice(4);
          let end = 0;
          for (const month of months) {
            const box = month.getBBox();
            if (box.x < end - TOLERANCE)
              faults.push(`${day - first}: ${month.textContent} begins at ${box.x}, before ${end}`);
            end = box.x + box.width;
            count++;
          }
          const width = svg.viewBox.baseVal.width;
          if (end > width + TOLERANCE)
            faults.push(`${day - first}: ${months.at(-1)?.textContent} ends at ${end}, after ${width}`);
        }
      return { lang: document.documentElement.lang, faults, count };
    });
    assert.equal(lang, code);
    assert.deepEqual(faults, []);
    assert.ok(count > 365 * 6, `${count} names`);
  });
