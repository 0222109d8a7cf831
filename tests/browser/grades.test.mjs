// Grades of new deals: gentle for the first three of a game, then asked once; and the meaning of a grade, from the surveys.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { GRADES, unpackGrades, unpackNumbers } from '../../www/engine/deals.js';
import { carefulShare, rounded, SURVEYS } from '../../www/engine/rarity.js';
import { eventually, open, until } from './support/chromium.mjs';
import { holdFile } from './support/held-file.mjs';
import { DESKTOP, PHONE, tablePage } from './support/table-page.mjs';
import { readTable, waitForTable, followLink } from './support/table-state.mjs';

const readText = (/** @type {string} */ path) => fs.readFileSync(new URL(`../../www/${path}`, import.meta.url), 'utf8');

/** The careful player's games in a game's deals of each grade; those in gentle deals may be a survey of their own. @param {string} id */
function countCareful(id) {
  const counts = countSurvey(id, 'fair');
  if (fs.existsSync(new URL(`../../www/surveys/${id}-fair-gentle.txt`, import.meta.url)))
    counts[0] = countSurvey(id, 'fair-gentle')[0];
  return counts;
}

/** A player's games in a game's deals of each grade. @param {string} id @param {string} player */
function countSurvey(id, player) {
  const list = readText(`deals/${id}.txt`);
  const proven = new Set(unpackNumbers(list, id));
  const grades = unpackGrades(list);
  const survey = readText(`surveys/${id}-${player}.txt`);
  const first = Number(/^deals (\d+)\.\./m.exec(survey)?.[1]);
  const lines = survey.slice(survey.indexOf('verdicts\n') + 9).split('\n');
  const verdicts = [
    ...lines
      .filter((line) => !line.startsWith('#'))
      .join('')
      .matchAll(/([wslu-])(\d*)/g),
  ].flatMap(([, verdict, times]) => Array.from({ length: Number(times || 1) }, () => verdict));
  const counts = GRADES.map(() => ({ won: 0, tried: 0 }));
  verdicts.forEach((verdict, n) => {
    if (verdict === '-' || !proven.has(first + n)) return;
    const count = counts[GRADES.indexOf(grades[first + n])];
    count.tried++;
    if (verdict === 'w') count.won++;
  });
  return counts;
}

for (const id of Object.keys(SURVEYS))
  test(`${id}: the careful player’s share of each grade is the survey’s`, () => {
    countCareful(id).forEach(({ won, tried }, grade) => {
      assert.ok(tried >= (grade ? 100 : 30), `${tried} deals`);
      if (!grade) assert.ok(won >= 0.9 * tried, `obeying every hint wins ${won} of ${tried} gentle deals`);
      const expected = won === tried ? { n: won, of: tried, is: 'nearly' } : rounded(won, tried);
      assert.deepEqual(carefulShare(id, grade), expected, GRADES[grade]);
    });
  });

/** @param {import("playwright-core").Page} page */
const gradeOfTable = (page) => tablePage(page).evaluate((game) => game.getAttribute('grade'));

/** Deals a new game, and waits for its grade. A second press soon after the first would be a double click. @param {import("playwright-core").Page} page */
async function dealNext(page) {
  const { link } = await readTable(page);
  await tablePage(page).evaluate(({ host }) => void host.press('new-deal'));
  await until(async () => (await readTable(page)).link !== link, { what: 'another deal' });
  await until(async () => (await gradeOfTable(page)) !== null, { what: 'its grade' });
}

/** @param {import("playwright-core").Page} page */
const gradeOffers = (page) => page.locator('patience-game .offers button');

/** @param {import("playwright-core").Page} page */
const sentence = async (page) => (await page.locator('patience-game .sentence').innerText()).replaceAll(/\s+/g, ' ');

for (const [device, context] of /** @type {const} */ ([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]))
  test(`on ${device} the first three deals of a game are gentle, then the grade is asked once and kept`, async (t) => {
    const { page } = await open(t, '#sly', { context });
    await waitForTable(page);
    await until(async () => (await gradeOfTable(page)) === 'gentle', { what: 'a gentle first deal' });
    for (let n = 2; n <= 3; n++) {
      await dealNext(page);
      assert.equal(await gradeOfTable(page), 'gentle', `deal ${n}`);
      await eventually(async () =>
        assert.match(await sentence(page), /^Gentle for Sly: careful play wins 9\d? in 100?\.$/),
      );
      assert.deepEqual(await gradeOffers(page).allInnerTexts(), ['Medium', 'Stern', 'Cruel']);
    }
    await dealNext(page);
    assert.equal(await gradeOfTable(page), 'gentle');
    await eventually(async () => assert.match(await sentence(page), /^How hard should your deals be\? Gentle for Sly/));
    assert.deepEqual(await gradeOffers(page).allInnerTexts(), ['Gentle', 'Medium', 'Stern', 'Cruel']);
    const { link } = await readTable(page);
    // By keys: the offers follow the cards.
    await gradeOffers(page).filter({ hasText: 'Stern' }).focus();
    await page.keyboard.press('Enter');
    await until(async () => (await readTable(page)).link !== link, { what: 'a stern deal' });
    await until(async () => (await gradeOfTable(page)) === 'stern', { what: 'its grade' });
    await eventually(async () => assert.match(await sentence(page), /^Stern for Sly: careful play wins about half\.$/));
    await dealNext(page);
    assert.equal(await gradeOfTable(page), 'stern', 'kept');
    await eventually(async () => assert.match(await sentence(page), /^Stern for Sly/));
    // The first move answers as well, and the others of its game stay.
    await tablePage(page).tapPile('stock');
    await eventually(async () => assert.equal(await gradeOffers(page).count(), 0));
    await followLink(page, 'labyrinth');
    await until(async () => (await readTable(page)).link.startsWith('labyrinth/'));
    await until(async () => (await gradeOfTable(page)) === 'gentle', { what: 'a gentle first Labyrinth' });
  });

test('the grades of a new deal do not replace a hint that was given before they loaded', async (t) => {
  const { profile, waitForRequest, letArrive } = await holdFile(t, 'www/site/play/grade-offer.js');
  const { page } = await open(t, '#sly', { profile });
  await waitForTable(page);
  await dealNext(page);
  await waitForRequest();
  const table = tablePage(page);
  await table.press('hint');
  await until(async () => (await readTable(page)).choices.length > 0, { what: 'a hint' });
  const hint = await sentence(page);
  const { choices } = await readTable(page);
  await letArrive(page);
  assert.equal(await sentence(page), hint);
  assert.deepEqual((await readTable(page)).choices, choices);
});

test('a grade chosen on the start page holds for every game from the first deal', async (t) => {
  const { page } = await open(t, '', { context: DESKTOP });
  await page.getByRole('radio', { name: 'Cruel' }).check();
  for (const id of ['sly', 'empress-of-india']) {
    await followLink(page, id);
    await until(async () => (await readTable(page)).link.startsWith(`${id}/`));
    await until(async () => (await gradeOfTable(page)) === 'cruel', { what: `a cruel deal of ${id}` });
  }
});
