// Problems: solving by mouse, touch and keyboard, wrong answers, hints, links from outside, the list, saved data, today's
// problem, and problems on other pages.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words as commandLineWords } from '../../www/words/command-line.js';
import { PROBLEM_PREFIX } from '../../www/engine/links.js';
import { words as core } from '../../www/words/core.js';
import * as german from '../../www/words/de/problems.js';
import * as words from '../../www/words/en/problems.js';
import { words as panels } from '../../www/words/panels.js';
import { LISTED_GAMES } from '../../www/engine/problem-lists.js';
import { dateKeyOf } from '../../www/site/daily/days.js';
import { gamesAfter, nextIndex } from '../../www/site/problems/next-problem.js';
import { recordsIn } from '../../www/site/problems/listed-records.js';
import { sumsOfProblems } from '../../www/site/problems/problem-sums.js';
import { encodeProblems, mergeProblems, problemIdOf, decodeProblems } from '../../www/site/problems/problem-store.js';
import { write } from '../../www/site/storage/local-store.js';
import { eventually, newProfile, open, until, withFrozenClock } from './support/chromium.mjs';
import { axeViolations } from './support/axe.mjs';
import { builtPath } from './support/build-names.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { holdFile } from './support/held-file.mjs';
import { openHostPage } from './support/host-page.mjs';
import { mouse, touch } from './support/player.mjs';
import {
  AT_DESK,
  AT_PHONE,
  expectLabel,
  openProblem,
  pilesOf,
  playByTaps,
  readCallout,
  wrongMove,
} from './support/problem-callout.mjs';
import { LISTED, listOf, problemOf } from './support/problems.mjs';
import { savedGames } from './support/saved-games.mjs';
import { tablePage } from './support/table-page.mjs';
import {
  expectAddress,
  followLink,
  hitPoint,
  pileSelector,
  readAddress,
  waitForTable,
} from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/** The problem of a game on a day by FORMAT.md. @param {number} day not before the fourth @param {string} [id] by default the leading one @returns {ReadProblem} */
function problemOfDay(day, id = LISTED[day % 4]) {
  const list = listOf(id);
  const count = list.countOn(day);
  const since = day - LISTED.indexOf(id);
  return list.at((Math.floor(since / 4) * 7919 + (since % 4) * Math.floor(count / 4)) % count);
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

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

/**
 * Opens a problem whose solver waits until it may answer.
 * @param {import('node:test').TestContext} t @param {ReadProblem} problem @param {Parameters<typeof openProblem>[2]} [options]
 */
async function openWithHeldSolver(t, problem, options) {
  const { profile, release } = await holdFile(t, 'www/solver/worker.js');
  await profile.addInitScript(() => {
    const PageWorker = Worker;
    window.Worker = class extends PageWorker {
      /** @param {ConstructorParameters<typeof Worker>} options */
      constructor(...options) {
        super(...options);
        this.addEventListener('message', ({ data }) => void (data.verdict && (document.title = 'answered')));
      }
    };
  });
  const { page } = await openProblem(t, problem.link, { ...AT_DESK, ...options, profile });
  const answer = async () => {
    release();
    await until(async () => (await page.title()) === 'answered', { what: 'the answer of the solver' });
  };
  return { page, answer };
}

test('a reason that the solver finds late does not replace a hint', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page, answer } = await openWithHeldSolver(t, problem);
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await page.locator('patience-game [data-problem="hint"]').click();
  await expectLabel(page, words.hint);
  await answer();
  assert.equal((await readCallout(page)).label, words.hint);
});

test('a reason that the solver finds after a right answer is not shown', async (t) => {
  const list = listOf('labyrinth');
  const problems = list.all().map((_, index) => list.at(index));
  // The next question comes a moment after the answer.
  const problem = problems.find(({ question }) => question.answers.some(({ then }) => then)) ?? assert.fail('none');
  const right = problem.question.answers.find(({ then }) => then)?.move ?? '';
  const { page, answer } = await openWithHeldSolver(t, problem, { clock: true });
  const { move } = await wrongMove(page, problem);
  await tablePage(page).evaluate(({ host }, wrong) => host.playAction(wrong), move);
  await expectLabel(page, words.wrong);
  await withFrozenClock(page, async () => {
    await tablePage(page).evaluate(({ host }, played) => host.playAction(played), right);
    const { sentence } = await readCallout(page);
    await answer();
    assert.equal((await readCallout(page)).sentence, sentence);
  });
  await expectLabel(page, words.rightSoFar);
});

test('a problem is solved by touch on a phone, and its callout covers no card', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const asked = await readCallout(page);
  assert.equal(asked.stock, problem.stock.length);
  assert.equal(asked.question, words.questions.place);
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

test('a move is typed into the command line, where H is a letter; a command that would end the problem is refused', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link);
  await page.keyboard.press('/');
  const input = page.locator('patience-game .command-input');
  await input.focus();
  for (const command of ['is it winnable', 'lesson', 'hint']) {
    await input.fill(command);
    await page.keyboard.press('Enter');
    const answered = page.locator('patience-game .command-answer');
    await eventually(async () => assert.equal(await answered.innerText(), commandLineWords.commandLine.atProblem));
    await input.fill('help');
    await page.keyboard.press('Enter');
    await eventually(async () => assert.notEqual(await answered.innerText(), commandLineWords.commandLine.atProblem));
  }
  const [{ move }] = problem.question.answers;
  assert.match(move, /^h/);
  await page.keyboard.type(move);
  await eventually(async () => assert.equal(await input.inputValue(), move));
  await page.keyboard.press('Enter');
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(1)), solved.sentence);
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
  await table.evaluate(({ shadowRoot: root }) => root.querySelector('[data-player-end="returned"]').click());
  await expectLabel(page, words.label);
  assert.equal((await readCallout(page)).link, problem.position);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:problems') ?? '{}'));
  assert.equal(decodeProblems(stored)[problemIdOf(problem.link)].wasShown, true);
});

test('a solution whose history entry the browser refuses ends without leaving its problem', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, '', AT_DESK);
  await followLink(page, problem.link);
  await expectLabel(page, words.label);
  // As Safari does after 100 changes in 30 s.
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    Object.assign(globalThis, { wentBack: false });
    history.back = () => void Object.assign(globalThis, { wentBack: true });
  });
  const table = tablePage(page);
  await table.evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="solution"]').click());
  await page.locator('patience-game [data-player-end="returned"]').click();
  await expectLabel(page, words.label);
  assert.equal((await readCallout(page)).link, problem.position);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).wentBack), false);
  await expectAddress(page, problem.link);
});

test('Back returns from a solution and a refutation to their problem, and a reload counts no try', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, '', AT_DESK);
  await followLink(page, problem.link);
  await expectLabel(page, words.label);
  const table = tablePage(page);
  const press = (/** @type {string} */ selector) =>
    table.evaluate(({ shadowRoot: root }, wanted) => root.querySelector(wanted).click(), selector);
  const isPlayer = () => table.evaluate(({ shadowRoot: root }) => !!root.querySelector('[data-player]'));
  const expectQuestion = async () => {
    await eventually(async () => assert.equal(await isPlayer(), false));
    await eventually(async () => assert.equal((await readCallout(page)).link, problem.position));
    await expectAddress(page, problem.link);
  };
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await press('[data-problem="why"]');
  await until(isPlayer, { what: 'the refutation' });
  await page.goBack();
  await expectQuestion();
  await press('[data-problem="solution"]');
  await until(isPlayer, { what: 'the solution' });
  // Its own button drops the entry, too.
  await press('[data-player-end="returned"]');
  await expectQuestion();
  await press('[data-problem="solution"]');
  await until(isPlayer, { what: 'the solution' });
  await page.goBack();
  await expectQuestion();
  const tries = () =>
    page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('cadogan:1:problems') ?? '{}'))[0]?.tries);
  assert.equal(await tries(), 1);
  await page.reload();
  await expectLabel(page, words.label);
  assert.equal(await tries(), 1);
  await page.goBack();
  await expectAddress(page, '');
});

/** Links of proven problems that are in no list. */
const links = readFileSync(new URL('../data/problem-links.txt', import.meta.url), 'utf8').split('\n');
const found = links.filter((line) => line.startsWith('problem/grace/labyrinth/'));

test('an unlisted problem is checked by the solver before its question is asked', async (t) => {
  const files = { [builtPath('www/problems/labyrinth.txt')]: 'nonsense that is no list' };
  const { serveForTest } = await import('./support/serve.mjs');
  const site = await serveForTest(t, { files });
  const { page } = await open(t, `#${found[0]}`, { ...AT_DESK, site });
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.grace));
  assert.ok(!(await readCallout(page)).buttons.includes('next'));
  // Only lists measure that the natural move loses.
  await followLink(page, problemOf('labyrinth', 'move').link);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.unlistedMove));
});

test('a check whose solver does not load is made again by its button', async (t) => {
  const files = { [builtPath('www/problems/labyrinth.txt')]: 'nonsense that is no list' };
  const { serveForTest } = await import('./support/serve.mjs');
  const site = await serveForTest(t, { files });
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  let isCut = true;
  const solver = `**/${builtPath('www/pkg/patience_solver_wasm_bg.wasm')}`;
  await profile.route(solver, (route) => (isCut ? route.abort() : route.continue()));
  const { page } = await open(t, `#${found[0]}`, { ...AT_DESK, site, profile, allow: /ERR_FAILED|Failed to fetch/ });
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.noCheck));
  assert.deepEqual((await readCallout(page)).buttons, ['retry', 'leave']);
  isCut = false;
  await page.locator('patience-game [data-problem="retry"]').click();
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.grace));
});

/** A link in no list that the usual budget does not decide. */
const UNLISTED = links.find((line) => line.startsWith('problem/move/labyrinth/M222-2277/')) ?? '';

/** Posts an answer to the last question of the solver. @param {Page} page @param {object} proof */
const answerProof = (page, proof) =>
  page.evaluate((found) => {
    const worker = /** @type {any} */ (globalThis).workers.at(-1);
    worker.answer({ id: worker.sent.findLast((/** @type {any} */ { want }) => want).id, proof: found });
  }, proof);

/** The budgets that the page has asked the solver for. @param {Page} page @returns {Promise<number[]>} */
const readEfforts = (page) =>
  page.evaluate(() =>
    /** @type {any} */ (globalThis).workers
      .flatMap((/** @type {any} */ { sent }) => sent)
      .flatMap((/** @type {any} */ { want, effort }) => (want === 'proof' ? [effort] : [])),
  );

test('a check that does not finish can search longer, twice, and the position can be played', async (t) => {
  const { page } = await open(t, '', { ...AT_DESK, clock: true });
  await fakeWorkers(page);
  await followLink(page, UNLISTED);
  for (const [n, effort] of [1, 8, 64].entries()) {
    await eventually(async () => assert.equal((await readEfforts(page)).at(-1), effort));
    const sought = await readCallout(page);
    assert.equal(sought.sentence, n ? words.checkingLonger : words.checking);
    assert.deepEqual(sought.buttons, n ? ['play', 'leave'] : ['leave']);
    await page.clock.fastForward(5_000);
    await answerProof(page, { finding: 'undecided', line: [] });
    await eventually(async () => assert.equal((await readCallout(page)).sentence, words.refused.undecided));
    const { buttons } = await readCallout(page);
    assert.deepEqual(buttons, n < 2 ? ['longer', 'play', 'leave'] : ['play', 'leave']);
    assert.deepEqual(await axeViolations(page), []);
    if (n < 2) await page.locator('patience-game [data-problem="longer"]').click();
  }
  assert.deepEqual(await readEfforts(page), [1, 8, 64]);
  const { link } = await readCallout(page);
  await page.locator('patience-game [data-problem="play"]').click();
  await expectAddress(page, link);
  await eventually(async () => assert.equal((await readCallout(page)).isActive, false));
  await playAnyMove(page);
  await until(async () => (await readAddress(page)) !== link, { what: 'a move of the game' });
});

test('a check that the usual budget does not decide is extended automatically for a moment', async (t) => {
  const { page } = await open(t, `#${UNLISTED}`, AT_DESK);
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.unlistedMove));
});

test('a link whose answer loses gets a sentence, and its position can be played, also in an element', async (t) => {
  const { page } = await openHostPage(t, '<patience-game game="labyrinth"></patience-game>');
  await waitForTable(page);
  await fakeWorkers(page);
  await tablePage(page).evaluate((element, problem) => element.setAttribute('problem', problem), UNLISTED);
  await until(async () => (await readEfforts(page)).length === 1, { what: 'the check' });
  await answerProof(page, { finding: 'wrong', line: [] });
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.refused.wrong));
  assert.deepEqual((await readCallout(page)).buttons, ['play']);
  await page.locator('patience-game [data-problem="play"]').click();
  await eventually(async () => assert.equal((await readCallout(page)).isActive, false));
  const { ply } = await tablePage(page).view();
  await playAnyMove(page);
  await eventually(async () => assert.equal((await tablePage(page).view()).ply, ply + 1));
});

test('the position of a problem is on the table before its question, and nothing can be played', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { profile, release } = await holdFile(t, 'www/site/problems/open-problem.js');
  const { page } = await open(t, `#${problem.link}`, { ...AT_DESK, profile });
  await waitForTable(page);
  const table = tablePage(page);
  const { from, to } = pilesOf(problem.question.answers[0].move);
  for (const address of [from, to]) {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await mouse(page).tap(x, y);
  }
  assert.equal(await table.evaluate(({ host }) => host.view.link), problem.position);
  release();
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
  assert.equal(asked.sentence, words.questions.grace);
  await expectAddress(page, problem.link);
  // It is not a game to continue.
  await table.evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="leave"]').click());
  await expectAddress(page, '');
  assert.equal(await page.locator('#resume').isHidden(), true);
});

test('the menu at a problem leaves it for a new deal or for its own deal, and both are saved', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  const start = problem.position.split('/', 2).join('/');
  await table.press('menu');
  const dialog = page.locator('dialog');
  for (const name of [panels.menu.solve, panels.menu.bookmark])
    assert.equal(await dialog.getByRole('button', { name }).count(), 0, name);
  await dialog.getByRole('button', { name: panels.menu.restart }).click();
  await expectAddress(page, start);
  await playAnyMove(page);
  await eventually(async () => assert.equal((await savedGames(page, start)).length, 1));
  await followLink(page, problem.link);
  await eventually(async () => assert.equal((await readCallout(page)).link, problem.position));
  await table.chooseFromMenu(panels.menu.newDeal);
  await until(async () => /^labyrinth\//.test(await readAddress(page)), { what: 'a new deal' });
  await eventually(async () => assert.equal((await readCallout(page)).isActive, false));
  await playAnyMove(page);
  await eventually(async () => assert.equal((await savedGames(page, 'labyrinth/')).length, 2));
});

/** Plays a legal move of the game on the table. @param {Page} page */
const playAnyMove = (page) =>
  tablePage(page).evaluate((element) => element.play(element.host.session.moves()[0].moves[0].move));

test('a question that does not load is loaded by the button of the failure', async (t) => {
  const problem = problemOf('sly', 'place');
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  let isCut = true;
  const isTools = `**/${builtPath('www/pkg/patience_tools_wasm_bg.wasm')}`;
  await profile.route(isTools, (route) => (isCut ? route.abort() : route.continue()));
  const { page } = await open(t, `#${problem.link}`, { ...AT_DESK, profile, allow: /ERR_FAILED|Failed to fetch/ });
  await waitForTable(page);
  const again = page.locator('#notice, patience-game [slot="notice"]').getByRole('button', { name: 'Again' });
  await again.first().waitFor();
  isCut = false;
  await again.first().click();
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
});

test('bad links of problems are refused with a sentence, and the start page is shown', async (t) => {
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
    await followLink(page, text);
    await expectAddress(page, '');
    assert.equal(await page.locator('img[src="x"]').count(), 0);
  }
});

test('the panel lists problems by game and grade, and the start page leads to today’s', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('.day-problem button').first().click();
  const today = () => problemOfDay(Math.floor((Date.now() - FIRST_DAY) / DAY_MS)).link;
  await until(async () => (await readAddress(page)) === today(), { what: 'today’s problem' });
  await expectLabel(page, words.label);
  await page.goBack();
  await page.locator('.day-problem button').nth(1).click();
  const dialog = page.locator('dialog.problems-dialog');
  await dialog.locator('.problem-list .day').first().waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByRole('radio', { name: 'Labyrinth' }).check({ force: true });
  await dialog.getByRole('radio', { name: core.grades.cruel }).check({ force: true });
  await dialog.getByLabel(words.variantChoice).selectOption(words.allVariants);
  const { grade } = listOf('labyrinth').all().at(-1) ?? {};
  const cruel = listOf('labyrinth')
    .all()
    .filter((problem) => problem.grade === grade).length;
  await eventually(async () => assert.equal(await dialog.locator('.problem-list .day').count(), cruel));
  const themed = listOf('labyrinth')
    .all()
    .filter((problem) => problem.grade === grade && problem.themes.includes('wait'));
  assert.ok(themed.length > 1 && themed.length < cruel, String(themed.length));
  await dialog.getByLabel(words.themeChoice).selectOption('wait');
  await eventually(async () => assert.equal(await dialog.locator('.problem-list .day').count(), themed.length));
  await dialog.getByLabel(words.stateChoice).selectOption('solved');
  await dialog.getByText(words.noneListed).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByLabel(words.stateChoice).selectOption('unsolved');
  await dialog.locator('.problem-list .day').nth(1).click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'a problem of the list' });
  await expectLabel(page, words.label);
});

test('each game has a problem of the day: the panel opens it, the table says so, and the list marks it', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block', ...AT_DESK.context });
  const day = 330;
  await profile.clock.setFixedTime(new Date(FIRST_DAY + (day + 0.5) * DAY_MS));
  const { page } = await open(t, '', { ...AT_DESK, profile });
  const date = new Date(FIRST_DAY + day * DAY_MS);
  const dialog = page.locator('dialog.problems-dialog');
  for (const [id, name] of /** @type {const} */ ([
    ['sly', 'Sly'],
    ['labyrinth', 'The Labyrinth'],
  ])) {
    await page.locator('.day-problem button').nth(1).click();
    const group = dialog.getByRole('group', { name: words.todays(date) });
    await group.waitFor();
    assert.equal(await group.getByRole('button').count(), 4);
    const { link, listed, game } = problemOfDay(day, id);
    await group.getByRole('button', { name }).click();
    await expectAddress(page, link);
    await expectLabel(page, words.label);
    const { detail } = await readCallout(page);
    assert.ok(detail.startsWith(words.dayOfProblem(date)), detail);
    assert.equal(await page.title(), words.todayTitle(game === 'sly' ? 'Sly' : 'The Labyrinth'));
    assert.ok(listed);
    await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="leave"]').click());
    await expectAddress(page, '');
  }
  // The list marks it, and shows the grade that was chosen last, after a reload too.
  const { listed, deal } = problemOfDay(day, 'sly');
  const grade = listed?.grade ?? 'gentle';
  await page.locator('.day-problem button').nth(1).click();
  await dialog.getByRole('radio', { name: 'Sly' }).check({ force: true });
  await dialog.getByRole('radio', { name: core.grades[grade] }).check({ force: true });
  const mark = dialog.locator('.problem-list .is-today');
  const number = listOf('sly')
    .all()
    .filter((problem) => problem.grade === grade)
    .findIndex((problem) => problem.deal === deal);
  await eventually(async () => {
    const label = (await mark.getAttribute('aria-label')) ?? '';
    assert.ok(label.startsWith(words.item(number + 1, [])) && label.includes(words.states.today), label);
  });
  await page.reload();
  await page.locator('.day-problem button').nth(1).click();
  await dialog.getByRole('radio', { name: 'Sly' }).check({ force: true });
  await mark.waitFor();
});

test('after one of today’s problems follows the next of today’s that is not solved, and after all of them one of the list, as the reply and the button say', async (t) => {
  const day = 330;
  const today = Object.fromEntries(LISTED.map((id) => [id, problemOfDay(day, id)]));
  const only = Object.keys(today).filter((id) => today[id].question.answers.every(({ then }) => !then));
  const [first] = only;
  const second = LISTED[(LISTED.indexOf(first) + 1) % LISTED.length];
  const after = LISTED[(LISTED.indexOf(first) + 2) % LISTED.length];
  const solved = (/** @type {string} */ id) => ({ [problemIdOf(today[id].link)]: { tries: 1, solved: '2026-11-27' } });
  for (const [records, wanted] of /** @type {const} */ ([
    [{ ...solved('sly') }, today[second].link],
    [{ ...solved(second) }, today[after].link],
    [Object.assign({}, ...LISTED.map(solved)), null],
  ])) {
    const profile = await newProfile(t, { serviceWorkers: 'block', ...AT_DESK.context });
    await profile.clock.setFixedTime(new Date(FIRST_DAY + (day + 0.5) * DAY_MS));
    await profile.addInitScript((text) => {
      // Not a newcomer, who has the patiences in another order.
      localStorage.setItem('cadogan:1:daily', JSON.stringify({ sly: { '2026-11-01': { deal: 'A', state: 'won' } } }));
      localStorage.setItem('cadogan:1:problems', text);
    }, JSON.stringify(records));
    const { page } = await open(t, '', { ...AT_DESK, profile });
    await page.locator('.day-problem button').nth(1).click();
    const ofDay = page.locator('dialog.problems-dialog .problems-of-day');
    // Their lists have loaded.
    await eventually(async () => assert.equal(await ofDay.locator('.day-problem-mark > svg').count(), LISTED.length));
    await ofDay.getByRole('button').nth(LISTED.indexOf(first)).click();
    await expectAddress(page, today[first].link);
    await expectLabel(page, words.label);
    await playByTaps(page, mouse(page), pilesOf(today[first].question.answers[0].move));
    const { sentence } = await expectLabel(page, words.right);
    assert.equal(sentence.includes(words.daySolved), !wanted, sentence);
    const next = page.locator('patience-game [data-problem="next"]');
    assert.equal(await next.textContent(), wanted ? words.nextProblem : words.anotherProblem);
    await next.click();
    if (wanted) await expectAddress(page, wanted);
    else {
      await until(async () => (await readAddress(page)) !== today[first].link, { what: 'another problem' });
      const now = await readAddress(page);
      assert.ok(!LISTED.some((id) => today[id].link === now) && now.split('/')[2] === today[first].game, now);
    }
  }
});

test('today’s problems are offered in their order, from the one that was solved', () => {
  assert.deepEqual(gamesAfter(['a', 'b', 'c'], 'b'), ['c', 'a']);
  assert.deepEqual(gamesAfter(['a', 'b', 'c'], 'c'), ['a', 'b']);
});

test('the next problem is of the same grade and rules until those are solved', () => {
  const all = listOf('labyrinth')
    .all()
    .map(({ grade, deal }, index) => ({ grade, deal, index }));
  const printed = all.filter(({ deal }) => deal.startsWith('M'));
  const [first, second] = printed.filter(({ grade }) => grade === 'cruel');
  const gentle = printed.filter(({ grade }) => grade === 'gentle');
  const other = all.filter(({ grade, deal }) => grade === 'gentle' && !deal.startsWith('M'));
  for (const [from, solved, next] of /** @type {const} */ ([
    [first, [], second],
    [gentle[1], gentle.slice(1), gentle[0]],
    [gentle[1], gentle, other.find(({ index }) => index > gentle[1].index)],
  ])) {
    const isSolved = (/** @type {number} */ index) => solved.some((problem) => problem.index === index);
    assert.equal(nextIndex(all, from.index, isSolved), next?.index);
  }
});

test('records are merged without loss, and damaged ones are dropped', () => {
  const id = problemIdOf(found[0]);
  assert.match(id, /^M222-\w{4}\.[\w-]{5}$/);
  const mine = decodeProblems({ [id]: { tries: 2 }, 'no id': { tries: 1 }, 'S222-2223.AAAAA': 7 });
  const theirs = decodeProblems({ [id]: { tries: 1, solved: '2026-11-26' } });
  assert.deepEqual(Object.keys(mine), [id]);
  /** Merges records either way. @param {unknown} a @param {unknown} b */
  const merge = (a, b) => {
    const [first, second] = [a, b].map((record) => decodeProblems({ [id]: record }));
    assert.deepEqual(mergeProblems(first, second), mergeProblems(second, first));
    return encodeProblems(mergeProblems(first, second))[id];
  };
  // A problem that one device solved at the first try stays so.
  assert.deepEqual(merge(mine[id], theirs[id]), { tries: 1, solved: '2026-11-26' });
  const late = { tries: 3, solved: '2026-11-27', shown: true };
  assert.deepEqual(merge({ tries: 1, solved: '2026-11-26' }, late), { tries: 1, solved: '2026-11-26' });
  assert.deepEqual(merge({ tries: 1, solved: '2026-11-28' }, late), late);
  assert.deepEqual(merge({ tries: 2 }, { tries: 1, shown: true }), { tries: 2, shown: true });
  assert.deepEqual(decodeProblems(encodeProblems(theirs)), theirs);
  assert.deepEqual(decodeProblems('nonsense'), {});
});

test('a record that notes its list is found without decoding its problem; others are decoded once, and noted', async () => {
  const list = listOf('labyrinth');
  const items = list
    .all()
    .map((summary, index) => ({ ...summary, index }))
    .slice(0, 30);
  const ids = items.map(({ index }) => problemIdOf(list.at(index).link));
  const recorded = ids.slice(0, -1).map((id, n) => [id, { tries: 1, ...(n < 20 ? { listed: true } : {}) }]);
  // A problem that was made of a listed deal.
  const made = [`${items.at(-1)?.deal}.AAAAA`, { solved: '2026-11-26' }];
  write('problems', Object.fromEntries([...recorded, made]));
  let decoded = 0;
  const countDecoded = async () => {
    decoded = 0;
    /** @type {any} */
    const counted = { at: (/** @type {number} */ index) => (decoded++, list.at(index)) };
    for (let look = 0; look < 2; look++) {
      const recordOfListed = recordsIn(counted);
      const found = items.map((item) => !!recordOfListed(item));
      assert.deepEqual([found.indexOf(false), found.lastIndexOf(true)], [29, 28]);
      await Promise.resolve();
    }
    return decoded;
  };
  assert.equal(await countDecoded(), 10);
  assert.equal(await countDecoded(), 1, 'after a reload');
});

/** The deals of these days' problems, which no addition may change. */
const DEALS_OF_DAYS = [
  'S222-2552',
  'F222-226R',
  'E222-78PJ',
  'M222-28YV',
  'S222-78FF',
  'F222-228X',
  'E222-22M8',
  'M222-2A7Z',
  'S222-22YV',
  'F222-222C',
  'E222-22FR',
  'M222-2CR4',
  'S222-PYCP',
  'F223-2YFN',
  'E223-6EUH',
  'M223-294Y',
  'S222-R3JN',
  'F223-2HP6',
  'E223-8DH2',
  'N222-Q6WJ',
];

test('the problem of a past day is the one of that day', () => {
  const days = DEALS_OF_DAYS.map((_, n) => n * 29);
  const deals = days.map((day) => problemOfDay(day).deal);
  assert.deepEqual(deals, DEALS_OF_DAYS, 'lists only grow at their end');
  for (const id of LISTED) {
    const list = listOf(id);
    const count = list.all().length;
    assert.ok(
      days.some((day) => list.countOn(day) === count),
      `days of ${id} with all its problems`,
    );
  }
});

test('the games with a list, and their order, never change', () => {
  assert.deepEqual(LISTED_GAMES, LISTED);
});

test('the statistics count solved problems, tries and days in a row', async (t) => {
  const today = Math.floor((Date.now() - FIRST_DAY) / DAY_MS);
  const [now, before, long] = [today, today - 1, today - 9].map(dateKeyOf);
  const stored = {
    'M222-2222.AAAAA': { tries: 1, solved: now },
    'M222-2223.AAAAA': { tries: 3, solved: before, shown: true },
    'M222-2224.AAAAA': { tries: 1, solved: long },
    'M222-2225.AAAAA': { tries: 2 },
  };
  assert.deepEqual(sumsOfProblems(decodeProblems(stored), today), {
    tried: 4,
    solved: 3,
    atFirst: 2,
    shown: 1,
    streaks: { now: 2, longest: 2 },
  });
  const { page } = await open(t, '#labyrinth/M367-3FQN', AT_DESK);
  await waitForTable(page);
  await page.evaluate((text) => localStorage.setItem('cadogan:1:problems', text), JSON.stringify(stored));
  await page.reload();
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: panels.menu.statistics, exact: true }).click();
  // Two streaks on a page: each says of what.
  const main = page.locator('dialog .four');
  await main.getByText('day streak (deal of the day)', { exact: true }).waitFor();
  assert.equal(panels.statistics.problems.streak, 'Days in a row with a problem');
  const record = page.locator('dialog .record', { hasText: panels.statistics.problems.title });
  const figures = record.locator('dl > div');
  await eventually(async () =>
    assert.deepEqual(await figures.allTextContents(), [
      `${panels.statistics.problems.solved}${panels.statistics.of(3, 4)}`,
      `${panels.statistics.problems.atFirst}${panels.statistics.withPercent(2, 67)}`,
      `${panels.statistics.problems.shown}1`,
      `${panels.statistics.problems.streak}${panels.statistics.streaks(2, 2)}`,
    ]),
  );
});

test('an element translates its problem: the question, a hint, the buttons and the grade', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openHostPage(t, `<patience-game problem="${problem.link}"></patience-game>`, AT_DESK);
  const table = tablePage(page);
  await expectLabel(page, words.label);
  const texts = () =>
    page
      .locator('patience-game .problem')
      .locator(':is(.callout-label, .problem-question):not(.problem-ghost), .callout-count, button')
      .allTextContents();
  const english = await texts();
  await table.setAttribute('lang', 'de');
  // The label is the same word in both languages.
  await eventually(async () => assert.equal((await readCallout(page)).sentence, german.questions.grace));
  await expectLabel(page, german.label);
  const translated = await texts();
  assert.deepEqual(
    translated.filter((text) => english.includes(text) && text !== german.label),
    [],
  );
  await page.locator('patience-game [data-problem="hint"]').click();
  await expectLabel(page, german.hint);
  await table.setAttribute('lang', 'en');
  await expectLabel(page, words.hint);
  assert.equal((await readCallout(page)).sentence, words.themes[problem.listed?.themes[0] ?? 'none']);
});

test('a problem by its link is followed by the next of its list, where the element may lead to the site', async (t) => {
  const { index, ...problem } = problemOf('labyrinth', 'grace');
  for (const home of ['', ' home']) {
    const { page } = await openHostPage(t, `<patience-game problem="${problem.link}"${home}></patience-game>`, AT_DESK);
    await expectLabel(page, words.label);
    await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
    const { buttons } = await expectLabel(page, words.right);
    assert.equal(buttons.includes('next'), !!home);
    if (!home) continue;
    await page.locator('patience-game [data-problem="next"]').click();
    await eventually(async () =>
      assert.equal((await readCallout(page)).link, listOf('labyrinth').at(index + 1).position),
    );
  }
});

test('a value that is no problem is explained in the page’s letters, without a button that deals', async (t) => {
  const { page } = await openHostPage(t, '<patience-game problem="dayly"></patience-game>', AT_DESK);
  const frame = page.locator('patience-game .frame');
  await until(async () => ((await frame.textContent()) ?? '').includes(words.badValue('dayly')));
  assert.equal(await frame.locator('button:visible').count(), 0);
  await until(() => page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Patience'))));
});

test('an element shows today’s problem on a page, dispatches events of tries, and explains a bad value', async (t) => {
  const day = Array.from({ length: 400 }, (_, n) => n).find((n) => {
    const { kind, question } = problemOfDay(n);
    return kind === 'grace' && question.answers.every(({ then }) => !then);
  });
  assert.ok(day);
  const problem = problemOfDay(day);
  const { page, site } = await open(t, '', AT_DESK);
  await page.clock.setFixedTime(new Date(FIRST_DAY + (day + 0.5) * DAY_MS));
  await page.goto(`${site.url}www/examples/newspaper.html`);
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.sentence, words.questions.grace);
  assert.equal(asked.link, problem.position);
  assert.deepEqual(asked.buttons, ['introduce', 'hint', 'solution']);
  assert.equal(asked.focus, '', 'the focus stays on the page');
  // Its bar, which names the game, is hidden.
  const date = words.dayOfProblem(new Date(FIRST_DAY + day * DAY_MS));
  assert.match(asked.detail, new RegExp(`^${date}\u00A0· The Labyrinth\u00A0· \\w+$`));
  await page.evaluate(() => {
    /** @type {any[]} */ (/** @type {any} */ (globalThis).heard = []);
    for (const type of ['try', 'solved'])
      document.addEventListener(`patience-problem-${type}`, (event) => {
        const { problem, tries, right, shown, game } = /** @type {CustomEvent} */ (event).detail;
        const answer = type === 'try' ? { right } : { shown };
        /** @type {any} */ (globalThis).heard.push([type, { problem, tries, game, ...answer }]);
      });
  });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.deepEqual(solved.buttons, ['again', 'next', 'watch']);
  const { link, game } = problem;
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).heard), [
    ['try', { problem: link, tries: 1, right: false, game }],
    ['try', { problem: link, tries: 2, right: true, game }],
    ['solved', { problem: link, tries: 2, shown: false, game }],
  ]);
  assert.match((await page.locator('#result').textContent()) ?? '', /^Solved in 2 tries\./);
  // Solving it again is practice: the page keeps its result.
  await page.locator('patience-game [data-problem="again"]').click();
  await expectLabel(page, words.label);
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  await expectLabel(page, words.right);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).heard.slice(3)), [
    ['try', { problem: link, tries: 1, right: true, game }],
  ]);
  assert.match((await page.locator('#result').textContent()) ?? '', /^Solved in 2 tries\./);
  // On to the problems of today's other patiences.
  await page.locator('patience-game [data-problem="next"]').click();
  const others = LISTED.filter((id) => id !== 'labyrinth').map((id) => problemOfDay(Number(day), id).position);
  await eventually(async () => {
    const next = await readCallout(page);
    assert.ok(others.includes(next.link), next.link);
    assert.ok(next.detail.startsWith(date), next.detail);
  });

  // A bad value changes nothing on the table.
  const table = tablePage(page);
  await table.evaluate((element) => (element.problem = 'today'));
  await until(async () =>
    (await table.evaluate(({ shadowRoot: root }) => root.textContent ?? '')).includes(words.badValue('today')),
  );
  // The part of a link after its prefix names a problem, too.
  const other = problemOf('sly', 'place');
  await table.evaluate((element, text) => (element.problem = text), other.link.replace(PROBLEM_PREFIX, ''));
  await eventually(async () => assert.equal((await readCallout(page)).link, other.position));
  // A link in no list is checked first; a new deal takes its place.
  await table.evaluate((element, text) => element.open(text), found[0]);
  await eventually(async () => {
    const now = await readCallout(page);
    assert.ok(now.label === words.label && now.sentence === words.questions.grace, now.sentence);
    assert.notEqual(now.link, problem.position);
  });
  await table.evaluate((element) => element.newDeal());
  await eventually(async () => assert.equal((await readCallout(page)).isActive, false));
});
