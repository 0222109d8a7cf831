// Help with problems: the introduction at the first of a kind, hints, the solution, the refutation of a wrong answer, and how
// tries are counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words as core } from '../../www/words/core.js';
import * as words from '../../www/words/en/problems.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { builtPath } from './support/build-names.mjs';
import { axeViolations } from './support/axe.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, touch } from './support/player.mjs';
import { serveForTest, UNBUNDLED } from './support/serve.mjs';
import {
  AT_DESK,
  AT_PHONE,
  calloutHeight,
  expectLabel,
  openProblem,
  pilesOf,
  playByTaps,
  press,
  readCallout,
  wrongMove,
} from './support/problem-callout.mjs';
import { describeMoves, listOf, problemOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import {
  expectAddress,
  followLink,
  hitPoint,
  pileSelector,
  pressKey,
  readAddress,
  waitForTable,
} from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The sentence at the table, and the line player. @param {Page} page */
const readPlayer = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root, host }) => ({
    isOpen: !!root.querySelector('[data-player]'),
    line: /** @type {number} */ (host.line ? host.line.to - host.line.from : -1),
    ends: [...root.querySelectorAll('[data-player-end]')].map((el) => el.textContent),
    outcome: /** @type {string} */ (host.view.outcome),
    text: /** @type {string} */ (root.querySelector('.status')?.textContent ?? root.textContent ?? ''),
  }));

/** Answers wrongly, watches why to its end, and goes back. @param {Page} page @param {import('../../www/pkg/patience_tools_wasm.js').ReadProblem} problem @param {{ tap: (x: number, y: number) => Promise<void> }} hand */
async function watchWhy(page, problem, hand) {
  assert.ok(!(await readCallout(page)).buttons.includes('why'));
  await playByTaps(page, hand, await wrongMove(page, problem));
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
  await press(page, 'why');
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
  const { line, ends } = await readPlayer(page);
  assert.ok(line >= 1, String(line));
  assert.deepEqual(ends, [words.backToProblem]);
  await tablePage(page).evaluate(({ host }) => host.line.jump(host.line.to));
  const end = await readPlayer(page);
  assert.notEqual(end.outcome, 'won');
  assert.deepEqual(await axeViolations(page), []);
  await page.locator('patience-game [data-player-end="finished"]').click();
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position, 'the card went back');
  return end.text;
}

test('a wrong answer is played on to where it loses, and the question is asked again', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  await watchWhy(page, problem, mouse(page));
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(2)), solved.sentence);
});

test('a wrong answer is played on by touch on a phone', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  await watchWhy(page, problem, await touch(page));
});

test('a line that the solver shows during a solution takes the place of the problem', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  await press(page, 'solution');
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
  const { ply } = await table.evaluate(({ host }) => {
    host.line.pause();
    void host.solve();
    return host.view;
  });
  await page.getByRole('button', { name: 'Show me how' }).click();
  await eventually(async () => assert.equal(await table.evaluate(({ host }) => host.line.problem), undefined));
  assert.equal(await table.evaluate(({ host }) => host.line.from), ply);
  assert.equal(await page.locator('patience-game .problem').count(), 0);
  await table.playerButton('Step forward').click();
  await eventually(async () => assert.equal((await table.view()).ply, ply + 1));
});

test('a move during a solution puts its problem again; another game takes the place of both', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  const watch = async () => {
    await press(page, 'solution');
    await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
    await table.evaluate(({ host }) => host.line.pause());
  };
  await watch();
  await table.play(problem.question.answers[0].move);
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
  assert.equal((await readPlayer(page)).isOpen, false);
  await watch();
  const other = winningLine('sly').links[0];
  await table.evaluate((el, link) => el.open(link), other);
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, false));
  assert.deepEqual(await table.evaluate((el) => ({ link: el.link, line: el.host.line })), { link: other, line: null });
});

test('a change of language leaves a problem and its solution as they are, and Back returns to the question', async (t) => {
  const german = await import('../../www/words/de/problems.js');
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const setLanguage = (/** @type {string} */ code) =>
    page.evaluate((code) => {
      const button = Object.assign(document.createElement('button'), { hidden: true });
      button.dataset.language = code;
      document.body.append(button);
      button.click();
      button.remove();
    }, code);
  const expectLanguage = (/** @type {string} */ code) =>
    eventually(async () => assert.equal(await page.getAttribute('html', 'lang'), code));
  await press(page, 'hint');
  await expectLabel(page, words.hint);
  await setLanguage('de');
  const theme = await expectLabel(page, german.hint);
  await press(page, 'hint');
  await eventually(async () => assert.notEqual((await readCallout(page)).sentence, theme.sentence));
  assert.equal((await readCallout(page)).label, german.hint, 'the second hint follows the first');
  await press(page, 'solution');
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
  const end = page.locator('patience-game [data-player-end]').first();
  await eventually(async () => assert.equal(await end.textContent(), german.again));
  await setLanguage('en');
  await expectLanguage('en');
  await eventually(async () => assert.equal(await end.textContent(), words.again));
  assert.equal((await readPlayer(page)).isOpen, true);
  await page.goBack();
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
  await expectAddress(page, problem.link);
});

test('Back returns to a problem from a line of the solver that replaced its solution', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  await press(page, 'solution');
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
  await table.evaluate(({ host }) => {
    host.line.pause();
    void host.solve();
  });
  await page.getByRole('button', { name: 'Show me how' }).click();
  await eventually(async () => assert.equal(await table.evaluate(({ host }) => host.line.problem), undefined));
  await page.goBack();
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
  assert.equal((await readPlayer(page)).isOpen, false);
});

for (const shown of ['solution', 'why'])
  test(`an element that is removed during the ${shown} of a problem, and inserted again, shows the problem`, async (t) => {
    const problem = problemOf('labyrinth', 'grace');
    const { page } = await openProblem(t, problem.link);
    if (shown === 'why') {
      await playByTaps(page, mouse(page), await wrongMove(page, problem));
      await eventually(async () => assert.equal((await readCallout(page)).buttons[1], 'why'));
    }
    await press(page, shown);
    await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
    await page.evaluate(async () => {
      const game = /** @type {HTMLElement} */ (document.querySelector('patience-game'));
      const { parentElement } = game;
      game.remove();
      await new Promise((done) => setTimeout(done));
      parentElement?.append(game);
    });
    await expectLabel(page, words.label);
    assert.equal((await readCallout(page)).link, problem.position);
  });

test('a wrong release is played on until the card goes home, too late', async (t) => {
  const problem = problemOf('fairie-queen', 'release');
  const { page } = await openProblem(t, problem.link);
  const text = await watchWhy(page, problem, mouse(page));
  assert.match(text, /comes home only now, after \d+ transfers: too late/);
});

test('the card of a release keeps its frame in Show why, until the line ends', async (t) => {
  const problem = problemOf('fairie-queen', 'release');
  const { page } = await openProblem(t, problem.link);
  const frames = page.locator('patience-game .problem-goal');
  const count = await frames.count();
  assert.ok(count);
  await tablePage(page).evaluate(({ host }, move) => host.playAction(move), (await wrongMove(page, problem)).move);
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  assert.equal(await frames.count(), count);
  await tablePage(page).evaluate(({ host }) => host.line.end('removed'));
  assert.equal(await frames.count(), 0);
});

test('the lines of a release count its transfers, without the cards that go home', async (t) => {
  // After the fourth column's card onto the second: nine moves, seven of them transfers.
  const problem = listOf('fairie-queen').at(0);
  const allowed = problem.release?.transfers ?? 0;
  const { page } = await openProblem(t, problem.link);
  await tablePage(page).evaluate(({ host }) => host.playAction('c4>c2'));
  const reply = words.replies.tooLate('', false, 7, 7 - allowed).trim();
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    assert.ok(sentence.includes(reply), sentence);
  });
  /** @param {number} of */
  const expectCount = async (of) => {
    await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
    const said = await tablePage(page).evaluate(({ host, shadowRoot: root }) => {
      const line = [];
      for (let ply = host.line.from; ply <= host.line.to; ply++) {
        host.line.jump(ply);
        line.push({ sentence: host.line.sentence, count: root.querySelector('.player-count').textContent });
      }
      return line;
    });
    const numbered = said.filter(({ sentence }) => /^Transfer \d+ of \d+: \w/.test(sentence));
    assert.deepEqual(
      numbered.map(({ sentence }) => sentence.split(':')[0]),
      Array.from({ length: of }, (_, n) => `Transfer ${n + 1} of ${of}`),
    );
    assert.equal(said[0].sentence, words.transfers.beforeFirst(of));
    assert.ok(said.length > of + 1, 'cards go home on the way');
    assert.equal(said.at(-1)?.count, `${of} / ${of}`);
  };
  await press(page, 'why');
  await expectCount(7);
  await page.locator('patience-game [data-player-end="finished"]').click();
  await expectLabel(page, words.label);
  await press(page, 'solution');
  await expectCount(allowed);
});

test('Show why is offered after a wrong release once its line is found, not if that is too long to show', async (t) => {
  const list = listOf('fairie-queen');
  const problem = list.at(list.all().findIndex(({ deal, kind }) => deal === 'F223-29PC' && kind === 'release'));
  const { page } = await openProblem(t, problem.link);
  const answer = (/** @type {string} */ move) =>
    tablePage(page).evaluate(({ host }, wrong) => host.playAction(wrong), move);
  const expectReply = (/** @type {RegExp} */ reply, /** @type {boolean} */ isOffered) =>
    eventually(async () => {
      const { sentence, buttons } = await readCallout(page);
      assert.match(sentence, reply);
      assert.equal(buttons.includes('why'), isOffered);
    });
  const needless = /^After .* comes home too late, because moving \S+ wastes a transfer\.$/;
  await answer('c7>c5');
  await expectReply(needless, false);
  await answer('c2>c5');
  await expectReply(
    /^After .* comes home only with 6 transfers: 1 too many, because another card must go onto K♦/,
    true,
  );
  await answer('c7>c5');
  await expectReply(needless, false);
});

test('a message that has no room in the callout replaces its text, and the table keeps its place', async (t) => {
  const list = listOf('fairie-queen');
  const problem = list.at(list.all().findIndex(({ deal, kind }) => deal === 'F223-29PC' && kind === 'release'));
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const height = await calloutHeight(page);
  await tablePage(page).evaluate(({ host }) => host.playAction('c7>c5'));
  await expectLabel(page, words.notYet);
  const message = words.onlyFirst;
  await tablePage(page).evaluate(({ host }, said) => host.line.showMessage(said), message);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, message));
  assert.equal(await calloutHeight(page), height);
});

for (const context of [AT_PHONE.context, AT_DESK.context])
  test(`a refutation opens after the wrong answer, whose number is shown, at a width of ${context.viewport.width}`, async (t) => {
    const problem = problemOf('fairie-queen', 'release');
    const { page } = await openProblem(t, problem.link, { context });
    const { move } = await wrongMove(page, problem);
    await tablePage(page).evaluate(({ host }, wrong) => host.playAction(wrong), move);
    await expectLabel(page, words.notYet);
    await press(page, 'why');
    await page.locator('patience-game [data-player]').waitFor();
    const { ply, link } = await tablePage(page).evaluate(({ host: { line, view } }) => ({
      ply: line.ply - line.from,
      link: view.link,
    }));
    assert.equal(ply, 1);
    assert.deepEqual(lastMoves(link, 1), [move]);
    await tablePage(page).expectSentence(/^Transfer 1 of \d+:/);
    await tablePage(page).expectAnnouncement(/^Transfer 1 of \d+:/);
  });

/**
 * Answers a problem wrongly and presses *Show why*, with motion.
 * @param {import('node:test').TestContext} t @param {Parameters<typeof wrongMove>[1] & { link: string }} problem
 */
async function openRefutation(t, problem) {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true, ...AT_DESK.context });
  const { page } = await openProblem(t, problem.link, { ...AT_DESK, profile });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
  await press(page, 'why');
  await eventually(async () => assert.equal((await readPlayer(page)).isOpen, true));
  return page;
}

test('a refutation of one move opens at its end, and says why it loses', async (t) => {
  const page = await openRefutation(t, listOf('labyrinth').at(358));
  const { line } = await readPlayer(page);
  assert.equal(line, 1);
  assert.equal(await tablePage(page).evaluate(({ host }) => host.line.ply === host.line.to), true);
  await tablePage(page).expectSentence(/^Now these block each other in their columns: /);
});

test('a refutation that plays by itself ends with its reason spoken', async (t) => {
  const page = await openRefutation(t, problemOf('labyrinth', 'grace'));
  assert.ok((await readPlayer(page)).line > 2, String((await readPlayer(page)).line));
  const table = tablePage(page);
  await table.recordAnnouncements();
  // The last two moves suffice.
  await table.evaluate(({ host: { line } }) => {
    line.jump(line.to - 2);
    line.play();
  });
  const hasEnded = () => table.evaluate(({ host }) => host.line.ply === host.line.to);
  await until(hasEnded, { what: 'the end of the refutation' });
  const reason = (await page.locator('patience-game .status').innerText()).split('\n')[0];
  assert.ok(!reason.startsWith('Move'), reason);
  await eventually(async () => assert.ok((await table.announcements()).join('\n').includes(reason), reason));
});

test('on a phone a refutation that ends before the loss says that no line comes nearer', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const table = tablePage(page);
  await table.evaluate(({ host }, move) => host.playAction(move), (await wrongMove(page, problem)).move);
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  await table.evaluate(({ host }) => host.line.jump(host.line.to));
  const sentence = await table.sentence();
  assert.match(sentence, /^Now no card can go home any more, /);
  assert.ok(sentence.endsWith(` ${words.replies.noNearer}`), sentence);
});

test('after a refutation the callout is as high as after the introduction', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  await press(page, 'introduce');
  await press(page, 'skip');
  await expectLabel(page, words.label);
  const height = await calloutHeight(page);
  await playByTaps(page, await touch(page), await wrongMove(page, problem));
  await press(page, 'why');
  await page.locator('patience-game [data-player-end="finished"]').click();
  await expectLabel(page, words.label);
  assert.equal(await calloutHeight(page), height);
});

/** Opens another problem on the page. @param {Page} page @param {import('../../www/pkg/patience_tools_wasm.js').ReadProblem} problem */
async function openAnother(page, problem) {
  await followLink(page, problem.link);
  await eventually(async () => assert.equal((await readCallout(page)).link, problem.position));
  await expectLabel(page, words.label);
}

/** The last moves of a link. @param {string} link @param {number} count */
const lastMoves = (link, count) =>
  describeMoves(link)
    .moves.slice(-count)
    .map(({ move }) => move);

test('a run answers as a whole: right if the game can be won after it, else wrong, even if its first move is right', async (t) => {
  const list = listOf('fairie-queen');
  const right = list.at(10);
  const { page } = await openProblem(t, right.link);
  assert.ok(right.question.answers.some(({ move }) => move === 'c8>c4'));
  await playByTaps(page, mouse(page), pilesOf('c8>c3'));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(1)), solved.sentence);
  assert.deepEqual(lastMoves(solved.link, 3), ['c8>c4', 'c8>c3', 'c4>c3']);

  const both = list.at(21);
  await openAnother(page, both);
  assert.ok(both.question.answers.some(({ move }) => move === 'c8>c2'));
  await playByTaps(page, mouse(page), pilesOf('c8>c1'));
  const wrong = await expectLabel(page, words.wrong);
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    assert.ok(sentence.startsWith(`After ${words.replies.moves.run}, `), sentence);
  });
  assert.equal(wrong.link, both.position, 'the run went back');
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  const { ply, from } = await tablePage(page).evaluate(({ host }) => {
    host.line.jump(host.line.from + 3);
    return { ply: host.view.ply, from: host.line.from };
  });
  assert.equal(ply, from + 3);
  const { link } = await readCallout(page);
  assert.deepEqual(lastMoves(link, 3), ['c8>c2', 'c8>c1', 'c2>c1']);
  await page.locator('patience-game [data-player-end="finished"]').click();
  await expectLabel(page, words.label);
  await playByTaps(page, mouse(page), pilesOf('c1>c5'));
  const second = await expectLabel(page, words.right);
  assert.ok(second.sentence.startsWith(words.solved(2)), second.sentence);
});

test('a run of a release takes a transfer a move: too many are wrong, as many as there are right', async (t) => {
  const list = listOf('fairie-queen');
  const late = list.at(49);
  const { page } = await openProblem(t, late.link);
  assert.ok(late.question.answers.some(({ move }) => move === 'c1>c6'));
  await playByTaps(page, mouse(page), pilesOf('c1>c4'));
  const wrong = await expectLabel(page, words.notYet);
  assert.ok(wrong.sentence.startsWith(words.runTook(3)), wrong.sentence);
  assert.equal(wrong.link, late.position, 'the run went back');
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  const right = list.at(80);
  await openAnother(page, right);
  // A tap would move its top card alone.
  await tablePage(page).evaluate(({ host }) => host.playAction('c6>c1*2'));
  const solved = await expectLabel(page, words.right);
  assert.deepEqual(lastMoves(solved.link, 3), ['c6>c7', 'c6>c1', 'c7>c1']);
  // Its first move is wrong.
  const wrongAtOnce = list.at(1);
  await openAnother(page, wrongAtOnce);
  await playByTaps(page, mouse(page), pilesOf('c7>c3'));
  const { sentence } = await expectLabel(page, words.notYet);
  assert.doesNotMatch(sentence, /run/);
});

test('without a solver only the first move of a run answers, and its callout says so', async (t) => {
  const right = listOf('fairie-queen').at(10);
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(`**/${builtPath('www/pkg/patience_solver_wasm_bg.wasm')}`, (route) => route.abort());
  const { page } = await openProblem(t, right.link, { ...AT_DESK, profile, allow: /ERR_FAILED|Failed to fetch/ });
  await playByTaps(page, mouse(page), pilesOf('c8>c3'));
  const solved = await expectLabel(page, words.right);
  assert.deepEqual(lastMoves(solved.link, 1), ['c8>c4']);
  await eventually(async () => assert.ok((await readCallout(page)).sentence.endsWith(words.onlyFirst)));
});

test('each reason for a wrong answer speaks of the position after it, as the card has gone back', async (t) => {
  const list = listOf('empress-of-india');
  const problem = list.at(list.all().findIndex(({ deal }) => deal === 'E223-3V9V'));
  const { page } = await openProblem(t, problem.link);
  /** @type {string[]} */
  const wrong = await tablePage(page).evaluate(
    ({ host }, right) =>
      host.session
        .moves()
        .flatMap((/** @type {any} */ { moves }) => moves.map((/** @type {any} */ { move }) => move))
        .filter((/** @type {string} */ move) => !right.includes(move)),
    problem.question.answers.map(({ move }) => move),
  );
  const replies = new Set();
  const named = new Set();
  for (const played of wrong) {
    await tablePage(page).evaluate(({ host }, action) => host.playAction(action), played);
    const { sentence } = await eventually(async () => {
      const now = await readCallout(page);
      assert.ok(now.label === words.wrong && now.sentence !== words.searching, now.sentence);
      return now;
    });
    const [, move] = /^After ((?:[\dAJQK]+[♣♦♥♠]\uFE0E(?: onto | and )?)+)/.exec(sentence) ?? [];
    assert.ok(move, sentence);
    replies.add(sentence);
    named.add(move);
    await press(page, 'hint');
    await expectLabel(page, words.hint);
  }
  assert.ok(named.size > 1, [...named].join());
  assert.ok(
    replies.size > 1 && [...replies].some((reply) => reply.includes(', no pair can go home')),
    [...replies].join(),
  );
});

test('a wrong answer that ends the game is announced as wrong', async (t) => {
  const list = listOf('labyrinth');
  const problem = list.at(list.all().findIndex(({ deal }) => deal === 'M222-QW6N'));
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  await tablePage(page).evaluate(({ host }) => host.playAction('r1c7>grace'));
  await expectLabel(page, words.wrong);
  await eventually(async () =>
    assert.match((await readCallout(page)).sentence, /^After \S+ aside, no move is left\.$/),
  );
});

test('the second step of a hint names two cards as on their faces, none of the introduction’s wrong answer', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link);
  const hinted = async () => {
    for (let step = 0; step < 2; step++) await press(page, 'hint');
    return (await readCallout(page)).sentence.match(/(?:\d+|[A-Z])[♣♦♥♠]/g) ?? [];
  };
  await press(page, 'introduce');
  await press(page, 'next-step');
  let shown = '';
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    shown = /onto ((?:\d+|[A-Z])[♣♦♥♠])/.exec(sentence)?.[1] ?? assert.fail(sentence);
  });
  await page.keyboard.press('Escape');
  await expectLabel(page, words.label);
  const named = await hinted();
  assert.equal(named.length, 2, String(named));
  assert.ok(!named.includes(shown), `${named} ${shown}`);
});

test('a hint has no button of the wrong answer before it, and its second step names no pile that was refused', async (t) => {
  const list = listOf('sly');
  const problem =
    list
      .all()
      .map((_, index) => list.at(index))
      .find(({ kind, question }) => kind === 'place' && question.answers.length === 1 && !question.answers[0].then) ??
    assert.fail('no place of one answer');
  const right = pilesOf(problem.question.answers[0].move).to;
  const { page } = await openProblem(t, problem.link);
  /** The piles that the second step frames. */
  const hinted = async () => {
    await press(page, 'hint');
    await press(page, 'hint');
    return tablePage(page).evaluate(({ host, shadowRoot: root }) => {
      const frames = [...root.querySelectorAll('.reason')].map((el) => el.getBoundingClientRect());
      return host.info.places.flatMap((/** @type {any} */ { address }) => {
        const cell = root.querySelector(`[data-pile="${address}"]`)?.getBoundingClientRect();
        const isFramed = frames.some(({ x, y }) => cell && Math.abs(cell.x - x) < 4 && Math.abs(cell.y - y) < 4);
        return isFramed ? [address] : [];
      });
    });
  };
  const wrong = (await hinted()).filter((/** @type {string} */ address) => address !== right);
  assert.equal(wrong.length, 1);
  const { from } = pilesOf(problem.question.answers[0].move);
  await tablePage(page).evaluate(({ host }, move) => host.playAction(move), `${from}>${wrong[0]}`);
  await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
  const again = await hinted();
  assert.ok(!(await readCallout(page)).buttons.includes('why'));
  assert.ok(again.includes(right) && again.length === 2 && !again.includes(wrong[0]), `${wrong} ${again}`);
});

test('a reason that does not load is reported, and the answer stays wrong', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(`**/${builtPath('www/pkg/patience_solver_wasm_bg.wasm')}`, (route) => route.abort());
  const { page } = await openProblem(t, problem.link, { ...AT_DESK, profile, allow: /ERR_FAILED|Failed to fetch/ });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.noReason));
  assert.equal((await readCallout(page)).label, words.wrong);
});

test('the first problem of a kind shows how it works, by keyboard, once or when asked again', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await open(t, `#${problem.link}`, { context: { ...AT_DESK.context, offers: true } });
  await waitForTable(page);
  const idea = await expectLabel(page, words.introduction.step(words.howItWorks, 1, 3));
  assert.equal(idea.sentence, words.introduction.ideas.place);
  assert.equal(idea.question, words.questions.place);
  assert.deepEqual([idea.buttons, idea.focus], [['next-step', 'skip'], 'next-step']);
  await page.keyboard.press('Enter');
  await expectLabel(page, words.introduction.step(words.introduction.example, 2, 3));
  await eventually(async () => {
    const example = await readCallout(page);
    assert.ok(example.sentence.startsWith(words.introduction.suppose), example.sentence);
    assert.notEqual(example.link, problem.position, 'the wrong answer');
    assert.deepEqual([example.buttons, example.focus], [['next-step', 'skip'], 'next-step']);
    assert.doesNotMatch(example.sentence, new RegExp(words.allLose));
  });
  assert.notEqual((await readCallout(page)).link, problem.position, 'until the player continues');
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Enter');
  const last = await expectLabel(page, words.introduction.step(words.howItWorks, 3, 3));
  assert.deepEqual([last.sentence, last.link], [words.introduction.answer, problem.position]);
  assert.deepEqual([last.buttons, last.focus], [['next-step'], 'next-step']);
  await page.keyboard.press('Enter');
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.sentence, words.placeOthers);
  await page.reload();
  await expectLabel(page, words.label);
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await press(page, 'introduce');
  await expectLabel(page, words.introduction.step(words.howItWorks, 1, 3));
  await page.keyboard.press('Escape');
  await expectLabel(page, words.label);
});

test('during the introduction the table takes no move; it is skipped by touch', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, `#${problem.link}`, { context: { ...AT_PHONE.context, offers: true } });
  await waitForTable(page);
  const { label } = await expectLabel(page, words.introduction.step(words.howItWorks, 1, 3));
  const hand = await touch(page);
  const { from, to } = pilesOf(problem.question.answers[0].move);
  for (const address of [from, to, from]) {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await hand.tap(x, y);
  }
  const still = await readCallout(page);
  assert.deepEqual([still.label, still.link], [label, problem.position]);
  await press(page, 'skip');
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.sentence, words.questions.grace);
  await playByTaps(page, hand, pilesOf(problem.question.answers[0].move));
  await expectLabel(page, words.right);
});

test('a single tap answers nothing, and a hinted card does not look selected', async (t) => {
  const problem = problemOf('empress-of-india', 'pair');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  /** @type {string[]} */
  const single = await table.evaluate(({ host }) =>
    host.info.places.flatMap((/** @type {any} */ { address }, /** @type {number} */ pile) =>
      host.offersOf(pile).targets.length === 1 ? [address] : [],
    ),
  );
  assert.ok(single.length > 1, String(single));
  for (const address of single.slice(0, 3)) {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await mouse(page).tap(x, y);
    const isSelected = () => page.locator(`patience-game ${pileSelector(address)}[aria-selected="true"]`).count();
    await until(async () => (await isSelected()) === 1, { what: `${address} to be selected` });
    const now = await readCallout(page);
    assert.deepEqual([now.label, now.link], [words.label, problem.position]);
    await page.keyboard.press('Escape');
    await until(async () => (await isSelected()) === 0, { what: `${address} to be deselected` });
  }
  await press(page, 'hint');
  await press(page, 'hint');
  await eventually(async () => assert.ok((await page.locator('patience-game .reason').count()) > 0));
  assert.equal(await page.locator('patience-game .card.is-selected').count(), 0);
  const second = await readCallout(page);
  await press(page, 'hint');
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.allHintsGiven));
  await press(page, 'hint');
  await eventually(async () => assert.equal((await readCallout(page)).sentence, second.sentence));
});

test('by touch, holding a packet looks under it and never plays; the question says so', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, { ...AT_PHONE, clock: true });
  assert.equal((await readCallout(page)).sentence, `${words.placeOthers} ${words.lookUnder.packet.touch}`);
  const [single, packet] = await tablePage(page).evaluate(({ host }) => {
    const target = (/** @type {(count: number) => boolean} */ is) => {
      const { targets } = host.offersOf(host.view.pending);
      return host.info.places[targets.find((/** @type {number} */ pile) => is(host.view.piles[pile].count))].address;
    };
    return [target((count) => count === 1), target((count) => count > 1)];
  });
  const session = await page.context().newCDPSession(page);
  const hold = async (/** @type {string} */ address) => {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.clock.fastForward(1000);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const popover = page.locator('patience-game .popover');
  await hold(packet);
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  await hold(single);
  await press(page, 'hint');
  const after = await expectLabel(page, words.hint);
  assert.equal(after.link, problem.position);
});

test('a tap on the count at the corner of a packet looks under it, and answers nothing', async (t) => {
  const problem = listOf('sly').at(233);
  // Without room for counts under the packets.
  const context = { ...AT_PHONE.context, viewport: { width: 390, height: 740 } };
  const { page } = await openProblem(t, problem.link, { context });
  const corner = await tablePage(page).evaluate(({ host }) => {
    const { board, view } = host;
    const { targets } = host.offersOf(view.pending);
    const pile = targets.find((/** @type {number} */ target) => view.piles[target].count > 1);
    const { rect, labelPlacement } = board.boxOf(pile);
    if (labelPlacement !== 'badge') throw new Error(labelPlacement);
    const felt = board.felt.getBoundingClientRect();
    return { x: felt.left + rect.x + rect.width - 4, y: felt.top + rect.y + 4 };
  });
  await page.touchscreen.tap(corner.x, corner.y);
  const popover = page.locator('patience-game .popover');
  await popover.waitFor();
  const { label, link } = await readCallout(page);
  assert.deepEqual([label, link], [words.label, problem.position]);
  await page.locator('patience-game .problem .problem-question').first().tap();
  await popover.waitFor({ state: 'detached' });
});

test('a large count at the corner of a packet takes taps on all of its figures, and a small one none beside it', async (t) => {
  const problem = listOf('sly').at(233);
  const { page } = await openProblem(t, problem.link, {
    context: { ...AT_PHONE.context, viewport: { width: 390, height: 740 } },
  });
  const pile = await tablePage(page).evaluate(({ host }) =>
    host.offersOf(host.view.pending).targets.find((/** @type {number} */ target) => host.view.piles[target].count > 1),
  );
  /** Gives the counts another size, and returns the place of that of the pile. @param {string} size */
  const setSize = (size) =>
    tablePage(page).evaluate(
      ({ shadowRoot: root, host: { board } }, { pile, size }) => {
        const labels = [...root.querySelectorAll('.pile-label.badge')];
        for (const label of labels) label.style.fontSize = size;
        const { rect } = board.boxOf(pile);
        const felt = board.felt.getBoundingClientRect();
        const distances = labels.map((label) => {
          const { right, top } = label.getBoundingClientRect();
          return Math.hypot(right - felt.left - rect.x - rect.width, top - felt.top - rect.y);
        });
        const { left, bottom } = labels[distances.indexOf(Math.min(...distances))].getBoundingClientRect();
        return { left, bottom };
      },
      { pile, size },
    );
  const popover = page.locator('patience-game .popover');
  const large = await setSize('34px');
  await page.touchscreen.tap(large.left + 3, large.bottom - 3);
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  const { label, link } = await readCallout(page);
  assert.deepEqual([label, link], [words.label, problem.position]);
  const small = await setSize('5px');
  await page.touchscreen.tap(small.left - 6, small.bottom + 6);
  await eventually(async () => assert.notEqual((await readCallout(page)).label, words.label));
});

test('after the right answer no card can be selected or dragged; before it, cards can', async (t) => {
  const problem = problemOf('fairie-queen', 'release');
  const { page } = await openProblem(t, problem.link, AT_DESK);
  const [{ move }] = problem.question.answers;
  const listMovable = () =>
    tablePage(page).evaluate(({ host: { info, view } }) =>
      info.places.flatMap((/** @type {{ address: string }} */ { address }, /** @type {number} */ pile) =>
        view.piles[pile].movable ? [address] : [],
      ),
    );
  const count = (/** @type {string} */ selector) => page.locator(`patience-game ${selector}`).count();
  /** Taps a pile, presses Enter on it, and drags it; counts the selections, and the cards that are dragged. @param {string} address */
  const tryPile = async (address) => {
    const { x, y } = await hitPoint(page, pileSelector(address));
    await mouse(page).tap(x, y);
    const byTap = await count('[aria-selected="true"]');
    await tablePage(page).evaluate(({ host }) => host.snapBack());
    await tablePage(page).cell(address).focus();
    await page.keyboard.press('Enter');
    const byKey = await count('[aria-selected="true"]');
    await tablePage(page).evaluate(({ host }) => host.snapBack());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20, { steps: 4 });
    const byDrag = await count('.is-dragged');
    await page.mouse.up();
    await tablePage(page).evaluate(({ host }) => host.snapBack());
    return { byTap, byKey, byDrag };
  };
  const before = await listMovable();
  assert.deepEqual(await tryPile(before[0]), { byTap: 1, byKey: 1, byDrag: 1 }, before[0]);
  await tablePage(page).evaluate(({ host }, played) => host.playAction(played), move);
  await expectLabel(page, words.right);
  const movable = await listMovable();
  assert.ok(movable.length > 3, String(movable));
  for (const address of movable.slice(0, 3))
    assert.deepEqual(await tryPile(address), { byTap: 0, byKey: 0, byDrag: 0 }, address);
});

test('with a mouse, resting on a packet looks under it; the question says so once the mouse has pressed', async (t) => {
  const problem = problemOf('sly', 'place');
  // Packets are not fanned.
  const { page } = await openProblem(t, problem.link, { context: { viewport: { width: 1024, height: 768 } } });
  assert.equal((await readCallout(page)).sentence, words.placeOthers, 'for a player with keys');
  await press(page, 'introduce');
  await press(page, 'skip');
  const asked = `${words.placeOthers} ${words.lookUnder.packet.mouse}`;
  await eventually(async () => assert.equal((await readCallout(page)).sentence, asked));
  const packet = await tablePage(page).evaluate(
    ({ host }) =>
      host.info.places[host.board.boxes.find((/** @type {any} */ { pile }) => host.board.canOpen(pile)).pile].address,
  );
  const { x, y } = await hitPoint(page, pileSelector(packet));
  await page.mouse.move(x, y);
  await page.locator('patience-game .popover').waitFor();
  assert.equal((await readCallout(page)).link, problem.position);
});

test('a move that the rules refuse is explained and spoken, and counts no try', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  await table.recordAnnouncements();
  const isRefused = await table.evaluate(async ({ host }) => {
    const packets = host.info.places.flatMap((/** @type {{ role: string }} */ { role }, /** @type {number} */ pile) =>
      role === 'tableau' ? [pile] : [],
    );
    await host.overlays.refuse(packets[0], packets[1]);
    return !!host.root.querySelector('.refusal-text');
  });
  assert.ok(isRefused);
  const text = await page.locator('patience-game .refusal-text').innerText();
  await eventually(async () => assert.ok((await table.announcements()).includes(text), text));
  assert.equal((await readCallout(page)).label, words.label);
});

test('an illegal move of the page’s script leaves the problem on the table', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link);
  const message = await tablePage(page).evaluate((game) => {
    try {
      return game.play('p1>nowhere');
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  });
  assert.match(message, /nowhere/);
  assert.ok(await tablePage(page).evaluate(({ host }) => !!host.line?.guide));
});

test('nothing of the refutation stays marked on the table, and its replay shows no grade of the deal', async (t) => {
  const problem = problemOf('sly', 'place');
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  await playByTaps(page, await touch(page), await wrongMove(page, problem));
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  await tablePage(page).evaluate(({ host }) => host.line.jump(host.line.to));
  const frames = page.locator('patience-game .reason');
  await eventually(async () => assert.ok((await frames.count()) > 0));
  assert.equal(await page.locator('patience-game .grade:visible').count(), 0);
  await page.locator('patience-game [data-player-end="finished"]').click();
  await expectLabel(page, words.label);
  assert.equal(await frames.count(), 0);
});

test('at a problem no button is shown that never works there', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  for (const action of ['undo', 'redo', 'hint', 'new-deal'])
    assert.equal(await page.locator(`patience-game .key[data-action="${action}"]`).isVisible(), false, action);
  for (const action of ['share', 'menu'])
    assert.equal(await page.locator(`patience-game .key[data-action="${action}"]`).isVisible(), true, action);
});

/** Messages of the page to its solver. @param {Page} page @returns {Promise<any[]>} */
const readSent = (page) =>
  page.evaluate(() => /** @type {any} */ (globalThis).workers.flatMap((/** @type {any} */ { sent }) => sent));

test('a second press of Solution changes nothing while the solver searches, and leaving stops it', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  await fakeWorkers(page);
  await press(page, 'solution');
  await until(async () => (await readSent(page)).some(({ want }) => want), { what: 'the question' });
  await press(page, 'solution');
  await press(page, 'hint');
  assert.notEqual((await readCallout(page)).label, words.hint);
  const sent = await readSent(page);
  assert.equal(sent.filter(({ want }) => want).length, 1);
  assert.ok(!sent.some(({ stop }) => stop));
  await press(page, 'leave');
  await until(async () => (await readSent(page)).some(({ stop }) => stop), { what: 'the solver to stop' });
});

/** Posts an answer to the last question of the solver's current worker; after an error it has a new one. @param {Page} page @param {object} answer */
const answerLast = (page, answer) =>
  page.evaluate((data) => {
    const worker = /** @type {any} */ (globalThis).workers.at(-1);
    const { id } = worker.sent.findLast((/** @type {any} */ { want }) => want);
    worker.answer({ id, ...data });
  }, answer);

test('a fault of the code that explains a loss is no failure of the solver: it is reported as an error', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const site = await serveForTest(t, UNBUNDLED);
  await profile.route('**/table/problem/refutation.js', async (route) => {
    const response = await route.fetch();
    const start = 'export async function reasonOf(host, problem, line, moves) {';
    const body = (await response.text()).replace(start, `${start} throw new Error('a fault');`);
    await route.fulfill({ response, body });
  });
  const { page } = await openProblem(t, problem.link, { profile, site, allow: /a fault/ });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await until(() => faults.length);
  assert.deepEqual(faults, ['a fault']);
});

test('a slow search for the solution, or for why an answer loses, is shown and spoken, and so is its failure', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  const busy = () => page.locator('patience-game [data-problem][aria-busy="true"]').getAttribute('data-problem');
  const expectSearch = async (
    /** @type {string} */ button,
    /** @type {string} */ label,
    /** @type {string} */ notice,
  ) => {
    await press(page, button);
    assert.equal(await busy(), button);
    await eventually(async () => assert.equal((await readCallout(page)).sentence, notice));
    await expectLabel(page, label);
    await table.expectAnnouncement(`${label}. ${notice}`);
    assert.equal(await busy(), button);
    assert.deepEqual(await axeViolations(page), []);
  };
  const expectIdle = async (/** @type {string} */ sentence) => {
    await eventually(async () => assert.equal((await readCallout(page)).sentence, sentence));
    assert.equal(await page.locator('patience-game [aria-busy="true"]').count(), 0);
  };
  await fakeWorkers(page);
  await expectSearch('solution', words.solution, words.findingSolution);
  await answerLast(page, { verdict: 'unknown', line: [], spent: 1 });
  await expectIdle(words.noSolution);
  await expectSearch('solution', words.solution, words.findingSolution);
  await answerLast(page, { error: 'no module' });
  await expectIdle(words.noCheck);

  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await expectSearch('why', words.wrong, words.findingWhy);
  await answerLast(page, { error: 'no module' });
  await expectIdle(words.noCheck);
  // The problem goes on.
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.buttons.includes('next'));
  await expectSearch('watch', words.solution, words.findingSolution);
  assert.ok((await readCallout(page)).buttons.includes('next'), 'the buttons stay');
  await answerLast(page, { verdict: 'unknown', line: [], spent: 1 });
  await expectIdle(words.noSolution);
});

/** Answers a problem wrong: a fake solver looks for the reason. @param {import('node:test').TestContext} t */
async function searchForReason(t) {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  await fakeWorkers(page);
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.searching));
  return page;
}

test('a message that is shown while the solver looks for a reason stays beside it', async (t) => {
  const page = await searchForReason(t);
  const message = 'The test says this.';
  await tablePage(page).evaluate(({ host }, said) => host.line.showMessage(said), message);
  await answerLast(page, { error: 'no module' });
  await eventually(async () => assert.equal((await readCallout(page)).sentence, `${words.noReason} ${message}`));
});

test('Show why, pressed during the search for a reason, gives a general reason only if it finds no line', async (t) => {
  const page = await searchForReason(t);
  await tablePage(page).evaluate(({ shadowRoot: root }) => {
    const shown = /** @type {string[]} */ (Object.assign(globalThis, { shown: [] }).shown);
    new MutationObserver(() => shown.push(root.querySelector('.problem .callout-sentence').textContent)).observe(
      root.querySelector('.problem'),
      { childList: true, characterData: true, subtree: true },
    );
  });
  await press(page, 'why');
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.findingWhy));
  const shown = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).shown));
  assert.ok(shown.length);
  assert.deepEqual(
    shown.filter((text) => text.includes(words.allLose)),
    [],
  );
  await answerLast(page, { verdict: 'unknown', line: [], spent: 1 });
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.allLose));
});

test('a solution whose player does not load leaves the problem on the table', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(`**/${builtPath('www/table/line-player/line-player.js')}`, (route) => route.abort());
  const { page } = await openProblem(t, problem.link, { ...AT_DESK, profile, allow: /ERR_FAILED|Failed to fetch/ });
  await press(page, 'solution');
  await eventually(async () => {
    const { sentence, isActive } = await readCallout(page);
    assert.equal(sentence, core.element.notLoaded);
    assert.ok(isActive);
  });
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(1)), solved.sentence);
});

test('tries are counted on after the solution was shown, and from zero by Again', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const answer = () => playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await press(page, 'solution');
  await page.locator('patience-game [data-player-end="returned"]').click();
  await expectLabel(page, words.label);
  await answer();
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(2)), solved.sentence);
  await press(page, 'again');
  await expectLabel(page, words.label);
  await answer();
  const again = await expectLabel(page, words.right);
  assert.ok(again.sentence.startsWith(words.solved(1)), again.sentence);
});

test('Escape in a solution asks its problem again, and the next problem takes the place of the solution', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, '', AT_DESK);
  await followLink(page, problem.link);
  await expectLabel(page, words.label);
  const player = page.locator('patience-game [data-player]');
  await press(page, 'solution');
  await player.waitFor();
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  const asked = await expectLabel(page, words.label);
  assert.equal(asked.link, problem.position);
  await expectAddress(page, problem.link);
  await press(page, 'solution');
  await player.waitFor();
  await page.locator('patience-game [data-player-end="finished"]').click();
  await until(async () => ![problem.link, ''].includes(await readAddress(page)), { what: 'the next problem' });
  await eventually(async () => assert.notEqual((await readCallout(page)).link, problem.position));
  await page.goBack();
  await expectAddress(page, problem.link);
  await page.goBack();
  await expectAddress(page, '');
});

/** The first listed problem whose right answer is followed by another question. @param {string} id */
function problemOfTwo(id) {
  const list = listOf(id);
  for (const index of list.all().keys()) {
    const problem = list.at(index);
    const [{ then }] = problem.question.answers;
    if (then && !then.answers[0].then) return problem;
  }
  throw new Error(`${id} lists no problem of two questions`);
}

test('a problem of two questions is solved at the first try by two right answers', async (t) => {
  const problem = problemOfTwo('empress-of-india');
  const { page } = await openProblem(t, problem.link);
  const [first] = problem.question.answers;
  await playByTaps(page, mouse(page), pilesOf(first.move));
  const asked = await expectLabel(page, words.rightSoFar);
  assert.deepEqual([asked.question, asked.sentence], [words.next, words.lastQuestion]);
  await tablePage(page).expectAnnouncement(`${words.rightSoFar}. ${words.next} ${words.lastQuestion}`);
  const isMarked = () => page.locator('patience-game .problem[data-answer="right"]').count();
  assert.equal(await isMarked(), 1);
  await press(page, 'hint');
  await expectLabel(page, words.hint);
  assert.equal(await isMarked(), 0);
  await press(page, 'introduce');
  await press(page, 'skip');
  await expectLabel(page, words.label);
  assert.equal(await isMarked(), 0, 'the question is put again');
  await playByTaps(page, mouse(page), pilesOf(first.then?.answers[0].move ?? ''));
  const solved = await expectLabel(page, words.right);
  assert.ok(solved.sentence.startsWith(words.solved(1)), solved.sentence);
  const stored = await page.evaluate(() => localStorage.getItem('cadogan:1:problems') ?? '');
  assert.match(stored, /"tries":1\b/);
});

test('a held key gives one hint, and a changed key is the one that gives it', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const table = tablePage(page);
  await table.evaluate(({ host }) => host.board.grid.focus());
  const asked = (await readCallout(page)).sentence;
  for (let n = 0; n < 3; n++) await page.keyboard.down('h');
  await page.keyboard.up('h');
  await eventually(async () => assert.notEqual((await readCallout(page)).sentence, asked));
  const theme = (await readCallout(page)).sentence;
  await table.setAttribute('keymap', 'h=x');
  await until(() =>
    table.evaluate(({ host }) => host.input.keys.actionKeyOf(new KeyboardEvent('keydown', { key: 'x' })) === 'h'),
  );
  await pressKey(page, 'h');
  assert.equal((await readCallout(page)).sentence, theme);
  await page.keyboard.press('x');
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    assert.ok(![theme, words.allHintsGiven].includes(sentence), sentence);
  });
});

test('by keys, Hint remains focused for its second step', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  await fakeWorkers(page);
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await page.locator('patience-game [data-problem="hint"]').focus();
  await page.keyboard.press('Enter');
  const { focus, sentence } = await expectLabel(page, words.hint);
  assert.equal(focus, 'hint');
  await page.keyboard.press('Enter');
  await eventually(async () => {
    const now = await readCallout(page);
    assert.deepEqual([now.label, now.focus], [words.hint, 'hint']);
    assert.notEqual(now.sentence, sentence);
  });
});

test('a wrong answer that is tried again counts one try, in the reply, the event and the record', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await openProblem(t, problem.link);
  const wrong = await wrongMove(page, problem);
  for (let n = 0; n < 3; n++) {
    await playByTaps(page, mouse(page), wrong);
    await expectLabel(page, words.wrong);
    // Its label returns only with the question.
    await press(page, 'hint');
    await expectLabel(page, words.hint);
  }
  await page.evaluate(() =>
    document.addEventListener('patience-problem-try', (event) => {
      document.title = String(/** @type {CustomEvent} */ (event).detail.tries);
    }),
  );
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const { sentence } = await expectLabel(page, words.right);
  assert.ok(sentence.startsWith(words.solved(2)), sentence);
  assert.equal(await page.title(), '2');
  assert.match(await page.evaluate(() => localStorage.getItem('cadogan:1:problems') ?? ''), /"tries":2\b/);
  await press(page, 'again');
  await playByTaps(page, mouse(page), wrong);
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  const again = await expectLabel(page, words.right);
  assert.ok(again.sentence.startsWith(words.solved(2)), 'after Again it counts again');
});

test('a question of several moves says how many, and how to look through a talon; its first answer has others', async (t) => {
  const problem = listOf('empress-of-india').at(178);
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const { sentence } = await readCallout(page);
  assert.equal(sentence, `${words.movesToFind(2, false)} ${words.lookUnder.talon.touch}`);
  const before = await calloutHeight(page);
  const [{ move }, ...others] = problem.question.answers;
  await tablePage(page).evaluate(({ host }, played) => host.playAction(played), move);
  const next = await expectLabel(page, words.rightSoFar);
  const [, named, unnamed] = /^Also right: (.+?)(?: and (\d+) more)?\. /.exec(next.sentence) ?? [];
  assert.ok(named, next.sentence);
  assert.ok(named.split(/, | and /).length + Number(unnamed ?? 0) <= others.length, next.sentence);
  assert.ok(next.sentence.endsWith(words.lastQuestion), next.sentence);
  assert.equal(await calloutHeight(page), before, 'the callout keeps its height');
});

test('a reply names all cards that block each other, with what they wait for, on a phone of 844 px', async (t) => {
  const list = listOf('labyrinth');
  const link = 'problem/grace/labyrinth-dealt-foundations/N222-Q5WB/6.WS0hnLCyAfYMrsmz.NK6Ip/1.TVRjB.4x_KK';
  const context = { ...AT_PHONE.context, viewport: { width: 390, height: 844 } };
  const { page } = await openProblem(t, list.at(Number(list.find(link))).link, { context });
  await playByTaps(page, await touch(page), { from: 'r8c10', to: 'grace' });
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    assert.equal(sentence.match(/between/g)?.length, 4, sentence);
    assert.match(sentence, /wait for/);
    assert.doesNotMatch(sentence, /more/);
  });
});
