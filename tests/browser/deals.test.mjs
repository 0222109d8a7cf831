// New deals that can be won, and the deal of the day: at once, offline too, and the same for everyone for ever.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { built } from './support/built.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine, readTable, waitForTable, rules, expectLink } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';
import { rotated } from './support/tier.mjs';

const { dayOf, dateOf, unpack, unpackGrades, GRADES } = await import(
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

/** The day's code as anyone can work it out from the description. @param {string} id @param {string} date */
function daily(id, date) {
  const numbers = unpack(listOf(id), id);
  const day = Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse('2026-01-01T00:00:00Z')) / 86_400_000);
  return codeOf(id, numbers[((day % numbers.length) + numbers.length) % numbers.length]);
}

/** @param {import("playwright-core").Page} page */
const chip = (page) => page.locator('button.verdict').innerText();

test('every game has a list, each of its kind, and nothing else is taken for one', () => {
  for (const id of IDS) {
    const numbers = unpack(listOf(id), id);
    assert.ok(numbers.length > 20, id);
    assert.ok(listOf(id).length <= 30_000);
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].sort((a, b) => a - b),
    );
  }
  assert.deepEqual(unpack('sly 8\nv4\n', 'sly'), [0, 2, 3, 4, 5, 6, 7]);
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
    assert.deepEqual(unpack(bad, 'sly'), [], bad);
  }
});

test('wherever a new deal can be asked for it is said which: start page, bar, thumb, menus, end of a game, notice', async (t) => {
  const said = (/** @type {import("playwright-core").Locator} */ button) =>
    button.evaluateAll((all) => [
      ...new Set(all.map((el) => `${el.getAttribute('aria-description')}|${/** @type {HTMLElement} */ (el).title}`)),
    ]);
  const winnable = 'Winnable|Winnable';
  const any = 'Any deal, winnable or not|Any deal, winnable or not';
  const { page } = await open(t);
  await until(async () => (await page.locator('#plates > li').count()) === 4);
  const deals = page.locator('#plates').getByRole('button', { name: /^Deal: / });
  await eventually(async () => assert.equal(await deals.count(), 4));
  await eventually(async () => assert.deepEqual(await said(deals), [`${winnable}`]));
  const box = page.getByRole('radio', { name: 'Any deal' });
  await page.getByRole('radio', { name: 'Winnable' }).focus();
  // From the first of the choices to the last.
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.deepEqual(await said(deals), [`${any}`]));
  await eventually(async () => assert.ok(await box.evaluate((el) => el === document.activeElement), 'the focus stays'));
  // A variant's buttons are new; the dialogue of settings is heard of.
  await page
    .getByRole('radio', { name: /late refill|aces in the deal/i })
    .first()
    .check();
  await eventually(async () => assert.deepEqual(await said(deals), [`${any}`]));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog').getByLabel('Winnable').check();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await said(deals), [`${winnable}`]));
  await eventually(async () => assert.ok(await page.locator('#new-deals [value="winnable"]').isChecked()));

  const game = winningLine('sly');
  await page.evaluate((link) => void (location.hash = link), game.links[game.moves.length]);
  await waitForTable(page);
  for (const [value, words] of [
    ['winnable', winnable],
    ['any', any],
  ]) {
    await page.evaluate((deals) => document.querySelector('patience-game')?.setAttribute('deals', deals), value);
    await eventually(async () =>
      assert.deepEqual(await said(page.locator('patience-game [data-action="new-deal"]')), [`${words}`]),
    );
    await page.evaluate(
      (links) => links.forEach((link) => /** @type {any} */ (document.querySelector('patience-game')).open(link)),
      [game.links.at(-2), game.links.at(-1)],
    );
    await eventually(async () =>
      assert.deepEqual(await said(page.locator('patience-game .offers').getByRole('button', { name: 'New deal' })), [
        `${words}`,
      ]),
    );
  }
  await page.locator('patience-game [data-action="menu"]').click();
  await eventually(async () =>
    assert.equal(
      await page.locator('dialog').getByRole('button', { name: 'New deal' }).locator('small').innerText(),
      'Winnable',
    ),
  );
  await page.keyboard.press('Escape');
  await page.evaluate(() => void (location.hash = '#sly/NO-SUCH'));
  await page.locator('#notice').getByRole('button', { name: 'New deal' }).waitFor();
  await eventually(async () =>
    assert.deepEqual(await said(page.locator('#notice').getByRole('button', { name: 'New deal' })), [`${winnable}`]),
  );

  const { page: phone } = await open(t, `www/embed.html?deals=any#${game.links[0]}`, {
    context: { viewport: { width: 360, height: 640 } },
  });
  await waitForTable(phone);
  await eventually(async () =>
    assert.deepEqual(await said(phone.locator('.thumb [data-action="new-deal"]')), [`${any}`]),
  );
  await phone.locator('[data-action="menu"]').click();
  await eventually(async () =>
    assert.match(
      await phone.locator('.is-menu').getByRole('button', { name: 'New deal' }).innerText(),
      /Any deal, winnable or not/,
    ),
  );
});

test('winnable deals have grades, a quarter each', () => {
  for (const id of IDS) {
    const [numbers, grades] = [unpack(listOf(id), id), unpackGrades(listOf(id))];
    const graded = numbers.filter((/** @type {number} */ number) => grades[number]);
    assert.ok(graded.length > 300, `${id}: ${graded.length}`);
    // Of the Fairie Queen's winnable deals so many are always won that the second quarter is as easy as the first.
    const parted = id === 'fairie-queen' ? GRADES.slice(2) : GRADES;
    for (const grade of parted) {
      const share = graded.filter((/** @type {number} */ number) => grades[number] === grade).length / graded.length;
      assert.ok(share > 0.2 && share < 0.3, `${id}: ${share} are ${grade}`);
    }
  }
  assert.deepEqual(unpackGrades('sly 4 4\n8\nGw\n'), ['gentle', 'fair', 'stern', 'cruel']);
  for (const bad of ['', 'sly 4\n8\n', 'sly 4 4\n8\nG\n', 'sly 4 x\n8\nGw\n', 'sly 4 -1\n8\nGw\n'])
    assert.deepEqual(unpackGrades(bad), [], bad);
});

test('a stern deal is asked for, dealt, and said to be one: at the table, by the element, on the card of the win', async (t) => {
  const { page } = await open(t);
  await page.getByRole('radio', { name: 'Stern' }).check();
  await page.getByRole('button', { name: /^Deal: The Labyrinth/ }).click();
  const { link } = await waitForTable(page);
  const grades = unpackGrades(listOf('labyrinth'));
  const stern = unpack(listOf('labyrinth'), 'labyrinth').filter((/** @type {number} */ n) => grades[n] === 'stern');
  assert.ok(stern.some((/** @type {number} */ n) => codeOf('labyrinth', n) === link.split('/')[1]));
  const told = page.evaluate(
    () =>
      new Promise((done) => {
        const table = /** @type {any} */ (document.querySelector('patience-game'));
        if (table.grade) done({ grade: table.grade, deal: table.view.deal });
        else table.addEventListener('patience-grade', (/** @type {CustomEvent} */ { detail }) => done(detail));
      }),
  );
  const { grade, deal } = /** @type {any} */ (await told);
  assert.deepEqual([grade, deal], ['stern', link.split('/')[1]]);
  await until(() => page.locator('patience-game[grade="stern"]').count());
  await eventually(async () =>
    assert.match((await page.locator('.bar .grade').textContent()) ?? '', /^Stern.*Stern, third of four$/),
  );
  // Where it is won, the card has its lozenges.
  const { page: other } = await open(t, `#${winningLine('labyrinth').links.at(-2)}`);
  await waitForTable(other);
  await other.evaluate(
    (last) => /** @type {any} */ (document.querySelector('patience-game')).play(last),
    winningLine('labyrinth').moves.at(-1),
  );
  const own = unpackGrades(listOf('labyrinth'));
  const code = winningLine('labyrinth').deal;
  const number = unpack(listOf('labyrinth'), 'labyrinth').find(
    (/** @type {number} */ n) => codeOf('labyrinth', n) === code,
  );
  await other.locator('.won-card').waitFor();
  const shown = await other.locator('.won-figures .lozenges').count();
  assert.equal(shown, number !== undefined && own[number] ? 1 : 0);
});

test('days are those of universal time', () => {
  assert.equal(dayOf(new Date('2026-01-01T00:00:00Z')), 0);
  assert.equal(dayOf(new Date('2026-01-01T23:59:59Z')), 0);
  assert.equal(dayOf(new Date('2025-12-31T23:59:59Z')), -1);
  assert.equal(dayOf(new Date('2027-01-01T00:00:00Z')), 365);
  assert.equal(dateOf(324).toISOString(), '2026-11-21T00:00:00.000Z');
});

test('what was the deal of a day stays it', () => {
  const golden = fs.readFileSync(fileURLToPath(new URL('../data/daily.txt', import.meta.url)), 'utf8');
  const days = golden
    .split('\n')
    .filter((text) => text && !text.startsWith('#'))
    .map((text) => text.split(' '));
  assert.ok(days.length >= 3 * IDS.length);
  for (const [id, date, code] of days) assert.equal(daily(id, date), code, `${id} on ${date}`);
});

for (const id of rotated(IDS, 2, 'deals')) {
  test(`${id}: a new deal is one that can be won, and is said to be`, async (t) => {
    const { page } = await open(t, `#${winningLine(id).links[0]}`);
    await waitForTable(page);
    await page.locator('[data-action=new-deal]').click();
    await until(async () => (await readTable(page)).link !== winningLine(id).links[0] && (await readTable(page)).ply === 0);
    await until(async () => /Winnable/.test(await chip(page)), { what: 'the word beside the figures' });
    const code = (await readTable(page)).link.split('/')[1];
    assert.ok(unpack(listOf(id), id).some((/** @type {number} */ number) => codeOf(id, number) === code));
  });
}

test('from the start page, too, unless it is turned off', async (t) => {
  const { page } = await open(t);
  const box = page.getByRole('radio', { name: 'Winnable' });
  await until(() => page.locator('#new-deals').isVisible());
  await eventually(async () => assert.equal(await box.isChecked(), true));
  await page.getByRole('button', { name: /^Deal: Spenser/ }).click();
  const seen = await waitForTable(page);
  const numbers = unpack(listOf('fairie-queen'), 'fairie-queen');
  assert.ok(numbers.some((/** @type {number} */ number) => codeOf('fairie-queen', number) === seen.link.split('/')[1]));
  await until(async () => /Winnable/.test(await chip(page)));
  await page.goBack();
  await page.getByRole('radio', { name: 'Any deal' }).check();
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await until(async () => (await readTable(page)).link.startsWith('sly/'));
  await page.reload();
  await waitForTable(page);
  await eventually(async () =>
    assert.ok(!(await page.locator('button.verdict').count()) || !(await page.locator('button.verdict').isVisible())),
  );
  await page.locator('[data-action=menu]').click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await eventually(async () => assert.equal(await page.getByRole('radio', { name: 'Any' }).isChecked(), true));
});

test('without its list a new deal comes all the same, and says that it is not proven', async (t) => {
  const site = await serveFor(t, { files: { 'www/deals/sly.txt': 'sly 3\nnonsense that is no list' } });
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { site });
  await waitForTable(page);
  await page.locator('[data-action=new-deal]').click();
  await until(async () => /may not be winnable: the list/.test((await readTable(page)).announcement));
  await eventually(async () => assert.notEqual((await readTable(page)).link, winningLine('sly').links[0]));
});

test('a list that never comes holds no deal up', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`);
  await page.route(`**/${built('www/deals/sly.txt')}`, () => {});
  await waitForTable(page);
  await page.locator('[data-action=new-deal]').click();
  await until(async () => /may not be winnable: the list/.test((await readTable(page)).announcement));
  await eventually(async () => assert.notEqual((await readTable(page)).link, winningLine('sly').links[0]));
});

test('the deal of the day: today’s and the thirteen before, each the same for everyone, done when it is won', async (t) => {
  const { page } = await open(t, '', { site: await serveFor(t, SOURCES) });
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await page.getByRole('button', { name: 'Other days' }).click();
  await until(async () => (await page.locator('dialog .daily').count()) === IDS.length);
  await eventually(async () => assert.equal(await page.locator('dialog .day').count(), 14 * IDS.length));
  // As on the start page, the last is today.
  const first = page.locator('dialog .daily').first().locator('.day');
  assert.match(await first.nth(0).innerText(), /Sun\s+8/);
  assert.match(await first.nth(13).innerText(), /Today\s+21/);
  const sly = page.getByRole('button', { name: /^Sly, Today \d+ \w+: not played yet/ });
  await sly.click();
  await expectLink(page, `sly/${daily('sly', '2026-11-21')}`);
  // Another day of another game, from the menu.
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog').getByRole('button', { name: 'Deal of the day' }).click();
  await page.getByRole('button', { name: /^The Empress of India, Sun 15 November/ }).click();
  await expectLink(page, `empress-of-india/${daily('empress-of-india', '2026-11-15')}`);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).dealOn());
  // Won by the solver's line, played by hand: it is done.
  const moves = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const { askVerdict } = await import(new URL('www/solver/client.js', document.baseURI).href);
    const { link, ply } = game.view;
    return (await askVerdict({}, link, ply, 20e6)).line;
  });
  await page.evaluate((all) => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    for (const move of all) game.play(move);
  }, moves);
  await until(async () => (await readTable(page)).outcome === 'won');
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog').getByRole('button', { name: 'Deal of the day' }).click();
  await until(() => page.getByRole('button', { name: /^The Empress of India, Sun 15 November: won/ }).count());
});

test('in the midst of the night there is a new one', async (t) => {
  const { page } = await open(t);
  await page.clock.setFixedTime(new Date('2026-11-22T00:00:01Z'));
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByRole('button', { name: /^Sly, Today/ }).click();
  await expectLink(page, `sly/${daily('sly', '2026-11-22')}`);
});

test('offline, once the site is kept, a winnable deal and the deal of the day come as ever', async (t) => {
  const { page, context } = await open(t, '', {
    context: { serviceWorkers: 'allow' },
    allow: /net::ERR|Failed to (load|fetch)|ServiceWorker/,
  });
  await until(
    () =>
      page.evaluate(
        async (list) =>
          !!navigator.serviceWorker.controller && !!(await caches.match(new URL(list, document.baseURI).href)),
        built('www/deals/sly.txt'),
      ),
    { what: 'the list is kept' },
  );
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Deal: Sly/ }).click();
  await waitForTable(page);
  await until(async () => /Winnable/.test(await chip(page)));
  await page.goBack();
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByRole('button', { name: /^The Labyrinth, Today/ }).click();
  const today = dateOf(dayOf()).toISOString().slice(0, 10);
  await expectLink(page, `labyrinth/${daily('labyrinth', today)}`);
});
