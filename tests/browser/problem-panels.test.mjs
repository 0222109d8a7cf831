// The panels of problems by keys alone, by touch on a phone, as a screen reader has them, and offline.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words as core } from '../../www/words/core.js';
import * as words from '../../www/words/en/problems.js';
import { words as panels } from '../../www/words/panels.js';
import { words as reports } from '../../www/words/reports.js';
import { positionOfProblem } from '../../www/engine/links.js';
import { readListedGrade, saveListedGrade } from '../../www/site/problems/listed-choice.js';
import { problemIdOf } from '../../www/site/problems/problem-store.js';
import { changeSettings } from '../../www/site/settings/settings.js';
import { test as builtSiteTest } from './support/built-site-test.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { holdFile } from './support/held-file.mjs';
import { AT_DESK, AT_PHONE, expectLabel, readCallout } from './support/problem-callout.mjs';
import { listOf, problemOf } from './support/problems.mjs';
import { serveForTest } from './support/serve.mjs';
import { smallTargets } from './support/target-sizes.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectAddress, readAddress, waitForTable, followLink } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The link of a proven problem that is in no list. */
const UNLISTED = readFileSync(new URL('../data/problem-links.txt', import.meta.url), 'utf8').split('\n')[1];

/** WCAG 2.2, level AA. */
const SIZES = [{ width: 24, height: 24, spacing: 24 }];

/** The focused control of the page, of the table too, by its name. @param {Page} page @returns {Promise<string>} */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = /** @type {any} */ (element)?.labels?.[0] ?? element;
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
  });

/** Presses a key until a control is focused. @param {Page} page @param {string} key @param {string | RegExp} wanted */
async function pressTo(page, key, wanted) {
  const isThere = (/** @type {string} */ name) =>
    typeof wanted === 'string' ? name.startsWith(wanted) : wanted.test(name);
  const passed = [];
  for (let n = 0; n < 60; n++) {
    const before = await focused(page);
    if (isThere(before)) return before;
    passed.push(before);
    await page.keyboard.press(key);
    await until(async () => (await focused(page)) !== before, { what: `the focus to leave ${before}` });
  }
  throw new Error(`${wanted} is not reached by ${key}: ${passed.join(' | ')}`);
}

/** The first letter of the codes of the Labyrinth as printed, not of its variants. */
const AS_PRINTED = 'M';

const dialogOf = (/** @type {Page} */ page) => page.locator('dialog.problems-dialog');

test('a problem is chosen from the list, answered with a hint, sent and left by keys alone', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  const opener = page.locator('.day-problem button').nth(1);
  await opener.waitFor();
  await pressTo(page, 'Tab', (await opener.innerText()).trim());
  await page.keyboard.press('Enter');
  await dialogOf(page).locator('.problem-list .day').first().waitFor();
  assert.equal(await focused(page), words.title, 'its heading');

  // The choices are one tab stop each, and keep the focus.
  await pressTo(page, 'Tab', 'Fairie Queen');
  await page.keyboard.press('Tab');
  await eventually(async () => assert.equal(await focused(page), 'Empress of India'));
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.match(await focused(page), /Labyrinth/));
  await pressTo(page, 'Tab', core.grades.gentle);
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.ok((await focused(page)).endsWith(core.grades.medium), await focused(page)));
  const { length } = listOf('labyrinth')
    .all()
    .filter(({ grade, deal }) => grade === 'medium' && deal.startsWith(AS_PRINTED));
  const count = dialogOf(page).getByRole('status');
  await eventually(async () => assert.equal(await count.innerText(), words.progress(0, length)));
  await pressTo(page, 'Tab', words.stateChoice);
  await page.keyboard.press('End');
  await eventually(async () => assert.equal(await count.innerText(), words.noneListed));
  await page.keyboard.press('Home');
  await eventually(async () => assert.equal(await count.innerText(), words.progress(0, length)));
  await pressTo(page, 'Tab', words.nextUnsolved);
  await page.keyboard.press('Tab');
  await pressTo(page, 'Tab', words.item(2, []));
  await page.keyboard.press('Enter');
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'a problem of the list' });
  const link = await readAddress(page);
  await expectLabel(page, words.label);
  await eventually(async () => assert.ok((await readCallout(page)).focus, 'the cards have the focus'));

  await pressTo(page, 'Tab', words.hint);
  await page.keyboard.press('Enter');
  await expectLabel(page, words.hint);
  await pressTo(page, 'Tab', words.send);
  await page.keyboard.press('Enter');
  await page.locator('dialog.send-problem canvas').waitFor();
  await eventually(async () => assert.equal(await focused(page), words.sendTitle));
  await pressTo(page, 'Tab', panels.share.copy);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await focused(page), words.send));
  await expectAddress(page, link);
  await pressTo(page, 'Tab', words.leave);
  await page.keyboard.press('Enter');
  await expectAddress(page, '');
});

test('the list can be used by touch on a phone: nothing is too small or outside the screen', async (t) => {
  const { page } = await open(t, '', AT_PHONE);
  await page.locator('.day-problem button').nth(1).tap();
  const dialog = dialogOf(page);
  await dialog.locator('.problem-list .day').first().waitFor();
  const small = await smallTargets(page, 'the list of problems', SIZES);
  assert.deepEqual(small, []);
  const overflow = await dialog.evaluate((el) => {
    const { right, left } = el.getBoundingClientRect();
    return [...el.querySelectorAll('*')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
    }).length;
  });
  assert.equal(overflow, 0);
  await dialog.getByRole('radio', { name: 'Labyrinth' }).tap();
  await dialog.getByRole('radio', { name: core.grades.stern }).tap();
  await dialog.getByRole('button', { name: words.nextUnsolved }).tap();
  await until(async () => /^problem\/\w+\/labyrinth/.test(await readAddress(page)), { what: 'a problem' });
  await expectLabel(page, words.label);
  const atTable = await smallTargets(page, 'a problem', SIZES);
  assert.deepEqual(atTable, []);
});

test('a screen reader hears the count and not the whole list, and each problem has its number and kind', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('.day-problem button').nth(1).click();
  const dialog = dialogOf(page);
  await dialog.locator('.problem-list .day').first().waitFor();
  const live = dialog.locator('[aria-live], [role="status"]');
  for (const text of await live.allInnerTexts()) assert.ok(text.length < 80, text);
  const [first] = listOf('sly').all();
  await dialog.getByRole('radio', { name: 'Sly' }).check({ force: true });
  const about = [words.kinds[first.kind], ...first.themes.map((theme) => words.themeNames[theme])];
  await dialog.getByRole('button', { name: words.item(1, about), exact: true }).waitFor();
  for (const name of [words.gameChoice, words.gradeChoice])
    assert.equal(await dialog.getByRole('group', { name, exact: true }).count(), 1, name);
  for (const name of [words.themeChoice, words.stateChoice])
    assert.equal(await dialog.getByRole('combobox', { name, exact: true }).count(), 1, name);
});

test('a problem that takes the place of a game is announced: first its position, then its question', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, `#${winningLine('sly').links[5]}`, AT_DESK);
  const table = tablePage(page);
  await waitForTable(page);
  await table.recordAnnouncements();
  await followLink(page, problem.link);
  await expectLabel(page, words.label);
  await eventually(async () =>
    assert.match((await table.announcements()).join('\n'), /The Labyrinth, deal .*\n?.*Set a card aside by grace/),
  );
});

test('the list marks a problem as solved by its own record, not by that of another problem of its deal', async (t) => {
  const list = listOf('labyrinth');
  const [first, second] = list
    .all()
    .flatMap(({ grade, deal }, index) =>
      grade === 'gentle' && deal.startsWith(AS_PRINTED) ? [list.at(index).link] : [],
    );
  const [deal] = problemIdOf(first).split('.');
  const records = {
    [`${deal}.AAAAA`]: { tries: 1, solved: '2026-11-20' },
    [problemIdOf(second)]: { tries: 1, solved: '2026-11-20' },
    [`${problemIdOf(second).split('.')[0]}.AAAAA`]: { tries: 1 },
  };
  const { page } = await open(t, '', AT_DESK);
  const opener = page.locator('.day-problem button').nth(1);
  await opener.waitFor();
  await page.evaluate((text) => localStorage.setItem('cadogan:1:problems', text), JSON.stringify(records));
  await opener.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'Labyrinth' }).check({ force: true });
  const items = dialog.locator('.problem-list .day');
  await eventually(async () => {
    assert.match((await items.nth(1).getAttribute('aria-label')) ?? '', new RegExp(words.states.solved));
    assert.equal((await items.nth(0).innerText()).includes('✓'), false);
    assert.deepEqual((await items.allTextContents()).slice(0, 3), ['1', '2✓', '3']);
  });
  await dialog.getByRole('button', { name: words.nextUnsolved }).click();
  await expectAddress(page, first);
});

test('if a position makes no problem, the focus is on the button that returns to the table', async (t) => {
  const { profile, release } = await holdFile(t, 'www/solver/worker.js');
  const { page } = await open(t, '#labyrinth/M367-3FQN', { ...AT_DESK, profile });
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.getByRole('button', { name: panels.menu.makeProblem }).click();
  const dialog = page.locator('dialog.make-problem');
  await pressTo(page, 'Tab', reports.advice.stop);
  release();
  await eventually(async () => assert.equal(await dialog.getByRole('status').innerText(), words.made.stock));
  await eventually(async () => assert.equal(await focused(page), words.toTable));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
});

builtSiteTest('offline, today’s problem, the list, a link in no list and an embedded problem work', async (t) => {
  const site = await serveForTest(t);
  const { page, context } = await open(t, '', {
    site,
    context: { ...AT_DESK.context, serviceWorkers: 'allow' },
    allow: /Failed to load resource|net::ERR|Failed to fetch/i,
  });
  await until(
    () => page.evaluate(async () => !!navigator.serviceWorker.controller && (await caches.keys()).length > 0),
    { what: 'the worker' },
  );
  await context.setOffline(true);
  await site.dropConnections();
  await page.reload();
  await page.locator('.day-problem button').first().click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'today’s problem' });
  await expectLabel(page, words.label);
  await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="leave"]').click());
  await page.locator('.day-problem button').nth(1).click();
  await dialogOf(page).locator('.problem-list .day').first().click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'a problem of the list' });
  await expectLabel(page, words.label);
  await followLink(page, UNLISTED);
  await eventually(async () => assert.equal((await readCallout(page)).link, positionOfProblem(UNLISTED)));
  // Its question is put once the solver has proven it.
  await eventually(async () => assert.equal((await readCallout(page)).question, words.questions.grace));
  const problem = problemOf('sly', 'place');
  await page.goto(`${site.url}www/embed.html?problem=${encodeURIComponent(problem.link)}`);
  await eventually(async () => assert.equal((await readCallout(page)).link, problem.position));
  await page.goto(`${site.url}www/examples/newspaper.html`);
  await expectLabel(page, words.label);
});

test('the kind of new deals leaves the grade that the list of problems shows', () => {
  saveListedGrade('stern');
  changeSettings({ deals: 'cruel' });
  assert.equal(readListedGrade(), 'stern');
});

test('the list opens at the patience and the grade of the last problem', async (t) => {
  const list = listOf('labyrinth');
  const problem = list.at(list.all().findIndex(({ kind, grade }) => kind === 'grace' && grade === 'cruel'));
  const { page } = await open(t, `#${problem.link}`, AT_DESK);
  await expectLabel(page, words.label);
  await page.locator('patience-game [data-problem="leave"]').click();
  await page.reload();
  await page.getByRole('button', { name: words.allProblems, exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.waitFor();
  for (const value of ['labyrinth', 'cruel'])
    assert.equal(await dialog.locator(`input[type="radio"][value="${value}"]`).isChecked(), true, value);
});
