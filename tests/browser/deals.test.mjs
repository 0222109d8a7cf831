// Winnable new deals and the deal of the day: dealt at once, offline too, and the deal of a day never changes.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { IDS, winningLine, rules } from './support/games.mjs';
import { readTable, waitForTable, expectLink, followLink } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';
import { valueOf } from '../../www/table/settings.js';

const { dayOf, dateOf, unpackNumbers, unpackGrades } = await import(
  new URL('../../www/engine/deals.js', import.meta.url).href
);

/** @param {string} id @returns {string} */
const listOf = (id) => fs.readFileSync(fileURLToPath(new URL(`../../www/deals/${id}.txt`, import.meta.url)), 'utf8');

/** @param {string} id @param {number} number */
function codeOf(id, number) {
  const table = rules.Table.numbered(id, number);
  try {
    return table.view().deal ?? '';
  } finally {
    table.free();
  }
}

/** The code of a day's deal, computed as the documentation describes it. @param {string} id @param {string} date */
function dailyCode(id, date) {
  const numbers = unpackNumbers(listOf(id), id);
  const day = Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse('2026-01-01T00:00:00Z')) / 86_400_000);
  return codeOf(id, numbers[((day % numbers.length) + numbers.length) % numbers.length]);
}

/** @param {import("playwright-core").Page} page */
const verdictText = (page) => page.locator('button.verdict').innerText();

test('every game has a list of winnable deals, and malformed lists read as empty', () => {
  for (const id of IDS) {
    const numbers = unpackNumbers(listOf(id), id);
    assert.ok(numbers.length > 20, id);
    assert.ok(listOf(id).length <= 30_000);
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].sort((a, b) => a - b),
    );
  }
  assert.deepEqual(unpackNumbers('sly 8\nv4\n', 'sly'), [0, 2, 3, 4, 5, 6, 7]);
  for (const bad of [
    '',
    'sly',
    'sly 8\n',
    'sly 9\nv4\n'.replace('v4', 'v'),
    'fly 8\nv4\n',
    'sly -1\nv4\n',
    'sly x\nv4\n',
    '<!DOCTYPE html>',
  ]) {
    assert.deepEqual(unpackNumbers(bad, 'sly'), [], bad);
  }
});

test('every button for a new deal describes the deals it gives: start page, bars, menus, end of a game, notice', async (t) => {
  const descriptions = (/** @type {import("playwright-core").Locator} */ buttons) =>
    buttons.evaluateAll((all) => [
      ...new Set(all.map((el) => `${el.getAttribute('aria-description')}|${/** @type {HTMLElement} */ (el).title}`)),
    ]);
  const winnable = 'Winnable|Winnable';
  const any = 'Any deal, winnable or not|Any deal, winnable or not';
  const { page } = await open(t);
  const table = tablePage(page);
  await until(async () => (await page.locator('#games > li').count()) === 4);
  const deals = page.locator('#games').getByRole('button', { name: /^Deal: / });
  await eventually(async () => assert.equal(await deals.count(), 4));
  // The first deals of a game are gentle until a kind is chosen.
  await eventually(async () => assert.deepEqual(await descriptions(deals), ['Winnable, gentle|Winnable, gentle']));
  const box = page.getByRole('radio', { name: 'Any deal' });
  await page.getByRole('radio', { name: 'Winnable' }).focus();
  // The arrow wraps around to the last choice.
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.deepEqual(await descriptions(deals), [`${any}`]));
  await eventually(async () => assert.ok(await box.evaluate((el) => el === document.activeElement), 'the focus stays'));
  // A variant's redrawn buttons, and those after a change in the settings dialog.
  await page
    .getByRole('radio', { name: /late refill|aces in the deal/i })
    .first()
    .check();
  await eventually(async () => assert.deepEqual(await descriptions(deals), [`${any}`]));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog').getByLabel('Winnable').check();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await descriptions(deals), [`${winnable}`]));
  await eventually(async () => assert.ok(await page.locator('#new-deals [value="winnable"]').isChecked()));

  const game = winningLine('sly');
  await followLink(page, game.links[game.moves.length]);
  await waitForTable(page);
  for (const [value, words] of [
    ['winnable', winnable],
    ['any', any],
  ]) {
    await table.setAttribute('deals', value);
    await eventually(async () => assert.deepEqual(await descriptions(table.button('new-deal')), [`${words}`]));
    await table.evaluate(
      (element, links) => links.forEach((link) => element.open(link)),
      [game.links.at(-2), game.links.at(-1)],
    );
    await eventually(async () =>
      assert.deepEqual(
        await descriptions(page.locator('patience-game .offers').getByRole('button', { name: 'New deal' })),
        [`${words}`],
      ),
    );
  }
  await table.button('menu').click();
  await eventually(async () =>
    assert.equal(
      await page.locator('dialog').getByRole('button', { name: 'New deal' }).locator('small').innerText(),
      'Winnable',
    ),
  );
  await page.keyboard.press('Escape');
  await followLink(page, 'sly/NO-SUCH');
  await page.locator('#notice').getByRole('button', { name: 'New deal' }).waitFor();
  await eventually(async () =>
    assert.deepEqual(await descriptions(page.locator('#notice').getByRole('button', { name: 'New deal' })), [
      `${winnable}`,
    ]),
  );

  const { page: phone } = await open(t, `www/embed.html?deals=any#${game.links[0]}`, {
    context: { viewport: { width: 360, height: 640 } },
  });
  await waitForTable(phone);
  await eventually(async () =>
    assert.deepEqual(await descriptions(phone.locator('.bottom-bar [data-action="new-deal"]')), [`${any}`]),
  );
  await tablePage(phone).button('menu').click();
  await eventually(async () =>
    assert.match(
      await phone.locator('.is-menu').getByRole('button', { name: 'New deal' }).innerText(),
      /Any deal, winnable or not/,
    ),
  );
});

test('half of the graded deals are gentle or medium, a quarter stern and a quarter cruel', () => {
  for (const id of IDS) {
    const [numbers, grades] = [unpackNumbers(listOf(id), id), unpackGrades(listOf(id))];
    const graded = numbers.filter((/** @type {number} */ number) => grades[number]);
    assert.ok(graded.length > 300, `${id}: ${graded.length}`);
    const countOf = (/** @type {string} */ grade) =>
      graded.filter((/** @type {number} */ number) => grades[number] === grade).length;
    // Of the easiest quarter, those are gentle that obeying the hints wins.
    assert.ok(countOf('gentle') >= 60, `${id}: ${countOf('gentle')} are gentle`);
    for (const grade of ['stern', 'cruel']) {
      const share = countOf(grade) / graded.length;
      assert.ok(share > 0.2 && share < 0.3, `${id}: ${share} are ${grade}`);
    }
  }
  assert.deepEqual(unpackGrades('sly 4 4\n8\nGw\n'), ['gentle', 'medium', 'stern', 'cruel']);
  for (const bad of ['', 'sly 4\n8\n', 'sly 4 4\n8\nG\n', 'sly 4 x\n8\nGw\n', 'sly 4 -1\n8\nGw\n'])
    assert.deepEqual(unpackGrades(bad), [], bad);
});

test('a setting and an attribute of an older version keep their meaning: fair deals are the medium ones', async (t) => {
  assert.equal(valueOf('deals', 'fair'), 'medium');
  assert.equal(valueOf('deals', 'medium'), 'medium');
  assert.equal(valueOf('verdict', 'kept'), 'always');
  const { page } = await open(t);
  await page.evaluate(() => localStorage.setItem('cadogan:1:settings', JSON.stringify({ deals: 'fair' })));
  await page.reload();
  await eventually(async () => assert.ok(await page.getByRole('radio', { name: 'Medium' }).isChecked()));
});

test('a stern deal is dealt on request and shows its grade on the table, in the element’s event and on the win’s card', async (t) => {
  const { page } = await open(t);
  await page.getByRole('radio', { name: 'Stern' }).check();
  await page.getByRole('button', { name: /^Deal: The Labyrinth/ }).click();
  const { link } = await waitForTable(page);
  const grades = unpackGrades(listOf('labyrinth'));
  const stern = unpackNumbers(listOf('labyrinth'), 'labyrinth').filter(
    (/** @type {number} */ n) => grades[n] === 'stern',
  );
  assert.ok(stern.some((/** @type {number} */ n) => codeOf('labyrinth', n) === link.split('/')[1]));
  const { grade, deal } = await tablePage(page).evaluate(
    (game) =>
      new Promise((done) => {
        if (game.grade) done({ grade: game.grade, deal: game.view.deal });
        else game.addEventListener('patience-grade', (/** @type {CustomEvent} */ { detail }) => done(detail));
      }),
  );
  assert.deepEqual([grade, deal], ['stern', link.split('/')[1]]);
  await until(() => page.locator('patience-game[grade="stern"]').count());
  await eventually(async () =>
    assert.match((await page.locator('.bar .grade').textContent()) ?? '', /^Stern.*Stern, third of four$/),
  );
  // The next deal has none before its own is looked up.
  const next = await tablePage(page).evaluate(
    (game, other) =>
      new Promise((done) => {
        game.addEventListener(
          'patience-move',
          (/** @type {CustomEvent} */ { detail }) => done([detail.grade, game.grade, game.getAttribute('grade')]),
          { once: true },
        );
        game.link = other;
      }),
    winningLine('labyrinth').links[0],
  );
  assert.deepEqual(next, [null, null, null]);
  // The card of a win shows the grade as lozenges.
  const { page: won } = await open(t, `#${winningLine('labyrinth').links.at(-2)}`);
  await waitForTable(won);
  await tablePage(won).play(...winningLine('labyrinth').moves.slice(-1));
  const code = winningLine('labyrinth').deal;
  const number = unpackNumbers(listOf('labyrinth'), 'labyrinth').find(
    (/** @type {number} */ n) => codeOf('labyrinth', n) === code,
  );
  await won.locator('.won-card').waitFor();
  const shown = await won.locator('.won-counts .lozenges').count();
  assert.equal(shown, number !== undefined && grades[number] ? 1 : 0);
});

test('days begin at midnight UTC', () => {
  assert.equal(dayOf(new Date('2026-01-01T00:00:00Z')), 0);
  assert.equal(dayOf(new Date('2026-01-01T23:59:59Z')), 0);
  assert.equal(dayOf(new Date('2025-12-31T23:59:59Z')), -1);
  assert.equal(dayOf(new Date('2027-01-01T00:00:00Z')), 365);
  assert.equal(dateOf(324).toISOString(), '2026-11-21T00:00:00.000Z');
});

test('the deal of a past day never changes', () => {
  const golden = fs.readFileSync(fileURLToPath(new URL('../data/daily.txt', import.meta.url)), 'utf8');
  const days = golden
    .split('\n')
    .filter((text) => text && !text.startsWith('#'))
    .map((text) => text.split(' '));
  assert.ok(days.length >= 3 * IDS.length);
  for (const [id, date, code] of days) assert.equal(dailyCode(id, date), code, `${id} on ${date}`);
});

for (const id of rotated(IDS, 2, 'deals')) {
  test(`${id}: a new deal is winnable and says so`, async (t) => {
    const { page } = await open(t, `#${winningLine(id).links[0]}`);
    await waitForTable(page);
    await tablePage(page).button('new-deal').click();
    await until(
      async () => (await readTable(page)).link !== winningLine(id).links[0] && (await readTable(page)).ply === 0,
    );
    await until(async () => /Winnable/.test(await verdictText(page)), { what: 'the verdict beside the figures' });
    const code = (await readTable(page)).link.split('/')[1];
    assert.ok(unpackNumbers(listOf(id), id).some((/** @type {number} */ number) => codeOf(id, number) === code));
  });
}

test('the start page deals winnable deals unless any deal is chosen', async (t) => {
  const { page } = await open(t);
  const box = page.getByRole('radio', { name: 'Winnable' });
  await until(() => page.locator('#new-deals').isVisible());
  await eventually(async () => assert.equal(await box.isChecked(), true));
  await page.getByRole('button', { name: /^Deal: Spenser/ }).click();
  const seen = await waitForTable(page);
  const numbers = unpackNumbers(listOf('fairie-queen'), 'fairie-queen');
  assert.ok(numbers.some((/** @type {number} */ number) => codeOf('fairie-queen', number) === seen.link.split('/')[1]));
  await until(async () => /Winnable/.test(await verdictText(page)));
  await page.goBack();
  await page.getByRole('radio', { name: 'Any deal' }).check();
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await until(async () => (await readTable(page)).link.startsWith('sly/'));
  await page.reload();
  await waitForTable(page);
  await eventually(async () =>
    assert.ok(!(await page.locator('button.verdict').count()) || !(await page.locator('button.verdict').isVisible())),
  );
  await tablePage(page).button('menu').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await eventually(async () => assert.equal(await page.getByRole('radio', { name: 'Any' }).isChecked(), true));
});

test('without a valid list a new deal is dealt and says that it may not be winnable', async (t) => {
  const site = await serveForTest(t, { files: { 'www/deals/sly.txt': 'sly 3\nnonsense that is no list' } });
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { site });
  await waitForTable(page);
  await tablePage(page).button('new-deal').click();
  await until(async () => /may not be winnable: the list/.test((await readTable(page)).announcement));
  await eventually(async () => assert.notEqual((await readTable(page)).link, winningLine('sly').links[0]));
});

test('a list that never loads delays no deal', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`);
  await page.route(`**/${builtPath('www/deals/sly.txt')}`, () => {});
  await waitForTable(page);
  await tablePage(page).button('new-deal').click();
  await until(async () => /may not be winnable: the list/.test((await readTable(page)).announcement));
  await eventually(async () => assert.notEqual((await readTable(page)).link, winningLine('sly').links[0]));
});

test('a deal that is still loading when the table is left does not replace its game', async (t) => {
  const [link] = winningLine('sly').links;
  const { page } = await open(t, `#${link}`);
  const table = tablePage(page);
  await waitForTable(page);
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(`**/${builtPath('www/deals/sly.txt')}`, async (route) => {
    await held;
    await route.continue();
  });
  await table.evaluate((el) => void Object.assign(globalThis, { dealing: el.newDeal() }));
  await followLink(page, '');
  await page.locator('#start').waitFor();
  release();
  await page.evaluate(() => /** @type {any} */ (globalThis).dealing);
  assert.equal((await readTable(page)).link, link);
});

test('without a list a deal of the start page says on the table that it may not be winnable', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  // From the start: the day's deal may be of the same game.
  await profile.route(`**/${builtPath('www/deals/sly.txt')}`, (request) => request.abort());
  const { page } = await open(t, '', { profile, allow: /net::ERR_FAILED|Failed to load resource/ });
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await waitForTable(page);
  await tablePage(page).expectSentence(/may not be winnable: the list/);
  await tablePage(page).expectAnnouncement(/may not be winnable: the list/);
});

test('a new deal is never the deal that is left', async (t) => {
  const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
  const gentle = await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(new URL(`www/${path}`, document.baseURI).href);
    const { randomWinnable, unpackNumbers, unpackGrades } = await load('engine/deals.js');
    const text = await (await fetch(new URL('www/deals/sly.txt', document.baseURI))).text();
    const grades = unpackGrades(text);
    const numbers = unpackNumbers(text, 'sly').filter((/** @type {number} */ n) => grades[n] === 'gentle');
    // Every random number in turn, twice.
    let next = 0;
    crypto.getRandomValues = (array) => {
      /** @type {Uint32Array} */ (/** @type {unknown} */ (array)).fill(next++);
      return array;
    };
    const dealAll = async (/** @type {string | null} */ except) => {
      const dealt = new Set();
      for (let n = 0; n < 2 * numbers.length; n++) dealt.add(await randomWinnable('sly', 'gentle', except));
      return [...dealt].sort((a, b) => a - b);
    };
    const { loadEngine, numberedDeal } = await load('engine/games.js');
    await loadEngine();
    const [, code] = numberedDeal('sly', numbers[3]).link.split('/');
    return { numbers, all: await dealAll(null), except: await dealAll(code) };
  });
  assert.deepEqual(gentle.all, gentle.numbers);
  assert.deepEqual(
    gentle.except,
    gentle.numbers.filter((/** @type {number} */ _, /** @type {number} */ n) => n !== 3),
  );
});

test('the deal of the day is offered for the last fourteen days and marked when it is won', async (t) => {
  const { page } = await open(t, '', { site: await serveForTest(t, UNBUNDLED) });
  const table = tablePage(page);
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await page.getByRole('button', { name: 'Other days' }).click();
  await until(async () => (await page.locator('dialog .daily').count()) === IDS.length);
  await eventually(async () => assert.equal(await page.locator('dialog .day').count(), 14 * IDS.length));
  // Today is last, as on the start page.
  const first = page.locator('dialog .daily').first().locator('.day');
  assert.match(await first.nth(0).innerText(), /Sun\s+8/);
  assert.match(await first.nth(13).innerText(), /Today\s+21/);
  const sly = page.getByRole('button', { name: /^Sly, Today \d+ \w+: not played yet/ });
  await sly.click();
  await expectLink(page, `sly/${dailyCode('sly', '2026-11-21')}`);
  // Another day of another game, from the menu.
  await table.chooseFromMenu('Deal of the day');
  await page.getByRole('button', { name: /^The Empress of India, Sun 15 November/ }).click();
  await expectLink(page, `empress-of-india/${dailyCode('empress-of-india', '2026-11-15')}`);
  await table.dealOn();
  // The solver's line wins it.
  const moves = await table.evaluate(async (game) => {
    const { askVerdict } = await import(new URL('www/solver/client.js', document.baseURI).href);
    const { link, ply } = game.view;
    return (await askVerdict({}, link, ply, 20e6)).line;
  });
  await table.play(...moves);
  await until(async () => (await readTable(page)).outcome === 'won');
  await table.chooseFromMenu('Deal of the day');
  await until(() => page.getByRole('button', { name: /^The Empress of India, Sun 15 November: won/ }).count());
});

test('at midnight UTC the deal of the day changes', async (t) => {
  const { page } = await open(t);
  await page.clock.setFixedTime(new Date('2026-11-22T00:00:01Z'));
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByRole('button', { name: /^Sly, Today/ }).click();
  await expectLink(page, `sly/${dailyCode('sly', '2026-11-22')}`);
});

test('offline, a cached site deals winnable deals and the deal of the day', async (t) => {
  const site = await serveForTest(t);
  const { page, context } = await open(t, '', {
    site,
    context: { serviceWorkers: 'allow' },
    allow: /net::ERR|Failed to (load|fetch)|ServiceWorker/,
  });
  await until(
    () =>
      page.evaluate(
        async (list) =>
          !!navigator.serviceWorker.controller && !!(await caches.match(new URL(list, document.baseURI).href)),
        builtPath('www/deals/sly.txt'),
      ),
    { what: 'the list in the cache' },
  );
  await context.setOffline(true);
  await site.dropConnections();
  await page.reload();
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await waitForTable(page);
  await until(async () => /Winnable/.test(await verdictText(page)));
  await page.goBack();
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByRole('button', { name: /^The Labyrinth, Today/ }).click();
  const today = dateOf(dayOf()).toISOString().slice(0, 10);
  await expectLink(page, `labyrinth/${dailyCode('labyrinth', today)}`);
});
