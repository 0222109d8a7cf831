// Problems: solved by mouse, touch and keys, wrong answers, hints, links from outside, the list, and what is saved of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words as core } from '../../www/words/core.js';
import * as words from '../../www/words/en/problems.js';
import { encodeProblems, mergeProblems, problemIdOf, decodeProblems } from '../../www/site/problems/problem-store.js';
import { eventually, open, until } from './support/chromium.mjs';
import { axeViolations } from './support/axe.mjs';
import { builtPath } from './support/build-names.mjs';
import { loadWasm } from './support/games.mjs';
import { mouse, touch } from './support/player.mjs';
import { DESKTOP, tablePage } from './support/table-page.mjs';
import { expectAddress, hitPoint, pileSelector, readAddress, waitForTable } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');
const listOf = (/** @type {string} */ id) =>
  new tools.ProblemList(readFileSync(new URL(`../../www/problems/${id}.txt`, import.meta.url), 'utf8'));

/** The first problem of a kind that one answer solves. @param {string} id @param {string} kind @returns {ReadProblem & { index: number }} */
function problemOf(id, kind) {
  const list = listOf(id);
  const found = list.all().flatMap((summary, index) => {
    if (summary.kind !== kind) return [];
    const problem = list.at(index);
    return problem.question.answers.every(({ then }) => !then) ? [{ ...problem, index }] : [];
  });
  return found[0];
}

/** A context at which no lesson is offered. */
const AT_DESK = { context: DESKTOP };
const AT_PHONE = {
  context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Reads the callout. @param {Page} page */
const readCallout = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root, host }) => ({
    isActive: !!host.line?.guide,
    label: /** @type {string} */ (root.querySelector('.problem .lesson-label')?.textContent ?? ''),
    sentence: /** @type {string} */ (root.querySelector('.problem .lesson-sentence')?.textContent ?? ''),
    stock: /** @type {number} */ (root.querySelectorAll('.problem-stock li').length),
    buttons: /** @type {string[]} */ (
      [...root.querySelectorAll('.problem [data-problem]')].map((el) => el.dataset.problem)
    ),
    link: /** @type {string} */ (host.view?.link ?? ''),
    focus: /** @type {string} */ (root.activeElement?.dataset.pile ?? root.activeElement?.dataset.problem ?? ''),
  }));

/** @param {Page} page @param {string} label */
const expectLabel = (page, label) =>
  eventually(async () => {
    const now = await readCallout(page);
    assert.equal(now.label, label, now.sentence);
    return now;
  });

/** Opens a problem and waits for its question. @param {import('node:test').TestContext} t @param {string} link @param {Parameters<typeof open>[2]} [options] */
async function openProblem(t, link, options = AT_DESK) {
  const opened = await open(t, `#${link}`, options);
  await waitForTable(opened.page);
  await eventually(async () => {
    const now = await readCallout(opened.page);
    assert.ok(now.buttons.includes('hint'), `${now.label} ${now.sentence}`);
  });
  return opened;
}

/** A legal move that is no answer, with its piles. @param {Page} page @param {ReadProblem} problem */
const wrongMove = (page, problem) =>
  tablePage(page).evaluate(
    ({ host }, answers) => {
      const { view, info } = host;
      for (const [from] of info.places.entries()) {
        const offers = host.offersOf(from);
        for (const to of offers.targets) {
          const [choice, other] = host.choicesOf(from, to);
          if (!other && !answers.includes(choice.move))
            return { move: choice.move, from: info.places[from].address, to: info.places[to].address, ply: view.ply };
        }
      }
      throw new Error('every move is an answer');
    },
    problem.question.answers.map(({ move }) => move),
  );

/** The piles of a move. @param {string} move */
const pilesOf = (move) => {
  const [from, to] = move.split('>');
  return { from, to };
};

/** Plays a move by two taps or clicks. @param {Page} page @param {{ tap: (x: number, y: number) => Promise<void> }} hand @param {{ from: string, to: string }} piles */
async function playByTaps(page, hand, { from, to }) {
  const before = (await readCallout(page)).label;
  const tap = async (/** @type {string} */ address) => {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await hand.tap(x, y);
  };
  await tap(from);
  // A card's only move is played at once.
  const isSelected = () =>
    tablePage(page).evaluate(
      ({ shadowRoot: root }, address) =>
        root.querySelector(`[data-pile="${address}"]`)?.getAttribute('aria-selected') === 'true',
      from,
    );
  await until(async () => (await isSelected()) || (await readCallout(page)).label !== before, {
    what: `a tap on ${from}`,
  });
  if (await isSelected()) await tap(to);
}

test('a problem is solved by mouse: a wrong answer is explained and the card goes back', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const asked = await readCallout(page);
  assert.equal(asked.sentence, words.questions.grace);
  assert.equal(asked.link, problem.position);
  assert.equal(await page.title(), words.pageTitle('The Labyrinth'));
  assert.deepEqual(await axeViolations(page), []);

  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    assert.ok(sentence && sentence !== words.searching, sentence);
  });
  assert.equal((await readCallout(page)).link, problem.position, 'the card went back');

  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(2)), solved.sentence);
  await expectAddress(page, problem.link);

  // Progress is saved, and nothing as a game of the player.
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:problems') ?? '{}'));
  const record = decodeProblems(stored)[problemIdOf(problem.link)];
  assert.equal(record.tries, 2);
  assert.match(record.solved, /^\d{4}-\d\d-\d\d$/);
  await page.reload();
  await eventually(async () => assert.ok((await readCallout(page)).sentence.endsWith(words.before)));

  await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="leave"]').click());
  await expectAddress(page, '');
  assert.equal(await page.locator('#resume').isHidden(), true, 'there is no game to continue');
});

test('a problem is solved by touch on a phone, and its callout covers no card', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const asked = await readCallout(page);
  assert.equal(asked.stock, problem.stock.length);
  assert.equal(asked.sentence, words.questions.place);
  const boxes = await tablePage(page).evaluate(({ shadowRoot: root }) => {
    const boxOf = (/** @type {string} */ selector) => root.querySelector(selector).getBoundingClientRect();
    return { top: boxOf('.problem').top, board: boxOf('.board-frame').bottom, right: boxOf('.problem').right };
  });
  assert.ok(boxes.top >= boxes.board - 0.5 && boxes.right <= 390.5, JSON.stringify(boxes));
  const hand = await touch(page);
  await playByTaps(page, hand, pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(1)), solved.sentence);
  await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="next"]').click());
  await until(async () => (await readAddress(page)) !== problem.link, { what: 'the next problem' });
  await expectLabel(page, words.label);
  assert.match(await readAddress(page), /^problem\/\w+\/sly\//);
});

test('a problem is solved by keys, with both steps of the hint', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  await page.keyboard.press('h');
  const theme = (await expectLabel(page, words.hint)).sentence;
  assert.ok(theme.length > 10, theme);
  await page.keyboard.press('h');
  await eventually(async () => assert.notEqual((await readCallout(page)).sentence, theme));
  const { from, to } = pilesOf(problem.question.answers[0].move);
  await tablePage(page).evaluate(({ host }, address) => {
    host.board.grid.focus(host.info.places.findIndex((/** @type {any} */ place) => place.address === address));
  }, from);
  await page.keyboard.press('Enter');
  for (let n = 0; n < 60 && (await readCallout(page)).label !== words.right; n++) {
    if ((await readCallout(page)).focus === to) await page.keyboard.press('Enter');
    else await page.keyboard.press('n');
  }
  await expectLabel(page, words.right);
  await eventually(async () => assert.equal((await readCallout(page)).focus, 'next'));
});

test('the solution is shown in the line player, and the problem is asked again', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  await table.evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="solution"]').click());
  await eventually(async () =>
    assert.ok(await table.evaluate(({ shadowRoot: root }) => !!root.querySelector('[data-player]')), 'the line player'),
  );
  await table.evaluate(({ host }) => host.line.jump(host.line.to));
  assert.equal(await table.evaluate(({ host }) => host.view.outcome), 'won');
  await table.evaluate(({ shadowRoot: root }) => root.querySelector('[data-player-end="back"]').click());
  await expectLabel(page, words.label);
  assert.equal((await readCallout(page)).link, problem.position);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:problems') ?? '{}'));
  assert.equal(decodeProblems(stored)[problemIdOf(problem.link)].wasShown, true);
});

/** Problems in no list: proven, and one whose answer loses. */
const found = readFileSync(new URL('../data/problem-links.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('problem/grace/labyrinth/'));

test('a problem of no list is checked by the solver before it is put', async (t) => {
  const files = { [builtPath('www/problems/labyrinth.txt')]: 'nonsense that is no list' };
  const { serveForTest } = await import('./support/serve.mjs');
  const site = await serveForTest(t, { files });
  const { page } = await open(t, `#${found[0]}`, { ...AT_DESK, site });
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.grace));
  assert.ok(!(await readCallout(page)).buttons.includes('next'));
});

test('links that are no problems are refused with a sentence, and the start page is shown', async (t) => {
  const [link] = found;
  const { page } = await open(t, `#${link.slice(0, -3)}`, { ...AT_DESK, allow: /./ });
  const notice = page.locator('#notice');
  await eventually(async () => assert.match((await notice.textContent()) ?? '', /damaged/));
  await expectAddress(page, '');
  for (const text of [
    'problem/',
    'problem/move/sly/S222-2223/1.<img src=x onerror=alert(1)>.AAAAA',
    `problem/${'move/'.repeat(4000)}`,
    link.replace('/1.', '/2.'),
  ]) {
    await page.evaluate((hash) => void (location.hash = hash), `#${text}`);
    await expectAddress(page, '');
    assert.equal(await page.locator('img[src="x"]').count(), 0);
  }
});

test('the panel lists problems by game and grade, and the start page leads to today’s', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('.day-problem button').first().click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'today’s problem' });
  await expectLabel(page, words.label);
  await page.goBack();
  await page.locator('.day-problem button').nth(1).click();
  const dialog = page.locator('dialog.problems-dialog');
  await dialog.locator('.problem-list .day').first().waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByRole('radio', { name: 'Labyrinth' }).check({ force: true });
  await dialog.getByRole('radio', { name: core.grades.cruel }).check({ force: true });
  const { grade } = listOf('labyrinth').all().at(-1) ?? {};
  const cruel = listOf('labyrinth')
    .all()
    .filter((problem) => problem.grade === grade).length;
  await eventually(async () => assert.equal(await dialog.locator('.problem-list .day').count(), cruel));
  await dialog.locator('.problem-list .day').nth(1).click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'a problem of the list' });
  await expectLabel(page, words.label);
});

test('records are merged without loss, and damaged ones are dropped', () => {
  const id = problemIdOf(found[0]);
  assert.match(id, /^M222-\w{4}\.[\w-]{5}$/);
  const mine = decodeProblems({ [id]: { tries: 2 }, 'no id': { tries: 1 }, 'S222-2223.AAAAA': 7 });
  const theirs = decodeProblems({ [id]: { tries: 1, solved: '2026-11-26', shown: true } });
  assert.deepEqual(Object.keys(mine), [id]);
  for (const merged of [mergeProblems(theirs, mine), mergeProblems(mine, theirs)])
    assert.deepEqual(merged, { [id]: { tries: 2, solved: '2026-11-26', wasShown: true } });
  assert.deepEqual(decodeProblems(encodeProblems(theirs)), theirs);
  assert.deepEqual(decodeProblems('nonsense'), {});
});
