// Problems of the player's games: their schedule, their saved data, how a review makes them and the page asks them; and
// problems made from the position on the table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as words from '../../www/words/en/problems.js';
import { day as startWords } from '../../www/words/en/start.js';
import { giveUp as giveUpWords, review as reviewWords } from '../../www/words/en/review.js';
import { words as panels } from '../../www/words/panels.js';
import { dayOf } from '../../www/engine/deals.js';
import {
  afterFind,
  afterMiss,
  dueDayOf,
  INTERVALS_DAYS,
  isDeleted,
  isDue,
  localDayOf,
  mergeMistake,
  newMistake,
  rebase,
  toggleDeleted,
} from '../../www/site/problems/mistake-schedule.js';
import {
  decodeMistakes,
  encodeMistakes,
  importMistakes,
  mergeMistakes,
} from '../../www/site/problems/mistake-store.js';
import { problemIdOf } from '../../www/site/problems/problem-store.js';
import { axeViolations } from './support/axe.mjs';
import { eventually, open } from './support/chromium.mjs';
import { loadWasm } from './support/games.mjs';
import { mouse } from './support/player.mjs';
import { AT_DESK, pilesOf, playByTaps, readCallout, wrongMove } from './support/problem-callout.mjs';
import { describeMoves, problemOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectAddress, waitForTable } from './support/table-state.mjs';
import fc from './support/properties.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/site/problems/mistake-schedule.js').Mistake} Mistake */

/** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
const solver = await loadWasm('patience_solver_wasm');

const LINK = problemOf('labyrinth', 'move').link;
const OTHER_LINK = problemOf('labyrinth', 'grace').link;
const DAY_MS = 86_400_000;

const dayNumber = fc.integer({ min: 0, max: 4000 });
const mistake = fc.record(
  {
    link: fc.constant(LINK),
    asked: dayNumber,
    misses: fc.integer({ min: 0, max: 5 }),
    found: fc.option(dayNumber),
    toggles: fc.integer({ min: 0, max: 5 }),
  },
  { noNullPrototype: true },
);

test('a problem is asked after a day, then a week and a month after misses, and never again once solved', () => {
  let asked = newMistake(LINK, 100);
  const days = [];
  for (let day = 100; day < 200; day++)
    if (isDue(asked, day)) {
      days.push(day);
      asked = afterMiss(asked, day);
    }
  assert.deepEqual(days, [101, 108, 138, 168, 198]);
  assert.deepEqual(INTERVALS_DAYS, [1, 7, 30]);
  const found = afterFind(asked, dueDayOf(asked));
  assert.equal(isDue(found, 10_000), false);
});

test('a problem is asked on the player’s next day, whatever the time zone, and on days of 23 and 25 hours', () => {
  const { TZ } = process.env;
  try {
    for (const zone of ['Pacific/Honolulu', 'America/New_York', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'])
      // In New York the first two days have 23 and 25 hours.
      for (const [month, date] of [
        [2, 8],
        [10, 1],
        [10, 28],
      ]) {
        process.env.TZ = zone;
        const at = (/** @type {number} */ days, /** @type {number} */ hour, minute = 0) =>
          localDayOf(new Date(2026, month, date + days, hour, minute));
        for (const hour of [0, 6, 13, 23]) {
          const made = newMistake(LINK, at(0, hour, 30));
          assert.equal(isDue(made, at(0, 23, 59)), false, `${zone}: the same day, from ${hour}:30`);
          assert.equal(isDue(made, at(1, 0, 1)), true, `${zone}: the next day, from ${hour}:30`);
          const missed = afterMiss(made, at(1, 23, 59));
          assert.deepEqual(
            [at(7, 23, 59), at(8, 0)].map((day) => isDue(missed, day)),
            [false, true],
            zone,
          );
        }
      }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('under any clock a problem is neither lost nor found early, and answers between two askings change nothing', () => {
  const step = fc.record({ day: dayNumber, act: fc.constantFrom('find', 'miss', 'look') });
  fc.assert(
    fc.property(dayNumber, fc.array(step, { maxLength: 30 }), (first, steps) => {
      let now = newMistake(LINK, first);
      for (const { day, act } of steps) {
        const before = rebase(now, day);
        assert.ok(before.asked <= day && before.misses === now.misses, 'a day to come counts as today');
        now = act === 'find' ? afterFind(before, day) : act === 'miss' ? afterMiss(before, day) : before;
        if (!isDue(before, day)) assert.deepEqual(now, before);
        else if (act === 'miss') assert.ok(!isDue(now, day) && now.misses === before.misses + 1);
        else if (act === 'find') assert.equal(now.found, day);
        if (before.found !== null) assert.deepEqual(now, before);
        if (now.found === null) assert.ok(isDue(now, day + 30), 'it is asked within a month');
      }
    }),
  );
});

test('merging is idempotent, commutative and associative, and a found problem stays found', () => {
  fc.assert(
    fc.property(mistake, mistake, mistake, (a, b, c) => {
      assert.deepEqual(mergeMistake(a, a), a);
      assert.deepEqual(mergeMistake(a, b), mergeMistake(b, a));
      assert.deepEqual(mergeMistake(mergeMistake(a, b), c), mergeMistake(a, mergeMistake(b, c)));
      assert.equal(mergeMistake(a, b).found !== null, a.found !== null || b.found !== null);
    }),
  );
});

test('records round-trip and merge by problem; damaged ones are dropped', () => {
  const id = problemIdOf(LINK);
  const otherId = problemIdOf(OTHER_LINK);
  const mine = { [id]: newMistake(LINK, 5) };
  const theirs = { [id]: { ...newMistake(LINK, 5), found: 6 }, [otherId]: newMistake(OTHER_LINK, 7) };
  assert.deepEqual(decodeMistakes(encodeMistakes(theirs)), theirs);
  assert.deepEqual(mergeMistakes(theirs, mine), theirs);
  assert.deepEqual(mergeMistakes(mine, theirs), theirs);
  fc.assert(fc.property(fc.anything(), (value) => void encodeMistakes(decodeMistakes(value))));
  const damaged = {
    [id]: { link: OTHER_LINK, asked: 1 },
    [otherId]: { link: OTHER_LINK, asked: -1 },
    x: { link: 'javascript:alert(1)', asked: 1 },
  };
  assert.deepEqual(decodeMistakes(damaged), {});
});

test('a deleted problem returns from no older record, only by being restored or imported', () => {
  const id = problemIdOf(LINK);
  const act = fc.constantFrom('delete', 'restore', 'find', 'miss', 'merge-old', 'import-old');
  fc.assert(
    fc.property(mistake, fc.array(act, { maxLength: 20 }), (first, acts) => {
      /** @type {Mistake[]} records that another tab or a backup may have */
      const older = [first];
      let now = first;
      let isGone = isDeleted(first);
      for (const [n, what] of acts.entries()) {
        const old = older[n % older.length];
        if ((what === 'delete' && !isGone) || (what === 'restore' && isGone)) {
          now = toggleDeleted(now);
          isGone = !isGone;
        } else if (what === 'find') now = afterFind(now, 10_000);
        else if (what === 'miss') now = afterMiss(now, 10_000);
        else if (what === 'merge-old') now = mergeMistakes({ [id]: old }, { [id]: now })[id];
        else if (what === 'import-old') {
          now = importMistakes({ [id]: old }, { [id]: now })[id];
          isGone &&= isDeleted(old);
          assert.deepEqual(importMistakes({ [id]: old }, { [id]: now })[id], now, 'importing twice is importing once');
        }
        assert.equal(isDeleted(now), isGone, what);
        assert.ok(!isGone || !isDue(now, 20_000), 'a deleted problem is never asked');
        assert.deepEqual(decodeMistakes(encodeMistakes({ [id]: now })), { [id]: now });
        older.push(now);
      }
    }),
  );
});

test('tombstones take no room of problems', () => {
  const records = Array.from({ length: 700 }, (_, n) => {
    const link = `${LINK.slice(0, LINK.lastIndexOf('.'))}.${String(n).padStart(5, '0')}`;
    return { ...newMistake(link, 1), toggles: n % 2 };
  });
  const read = Object.values(
    decodeMistakes(Object.fromEntries(records.map((record) => [problemIdOf(record.link), record]))),
  );
  assert.deepEqual(
    [false, true].map((gone) => read.filter((record) => isDeleted(record) === gone).length),
    [300, 300],
  );
});

test('beyond the maximum the oldest found problem is dropped first', () => {
  const many = Object.fromEntries(
    Array.from({ length: 301 }, (_, n) => {
      const link = `${LINK.slice(0, LINK.lastIndexOf('.'))}.${String(n).padStart(5, '0')}`;
      return [problemIdOf(link), { ...newMistake(link, 1), found: n === 200 ? 9 : null }];
    }),
  );
  const read = Object.values(decodeMistakes(many));
  assert.equal(read.length, 300);
  assert.ok(read.every(({ found }) => found === null));
});

/** @param {Page} page @returns {Promise<Record<string, Mistake>>} */
const storedMistakes = async (page) =>
  decodeMistakes(await page.evaluate(() => JSON.parse(localStorage.getItem('cadogan:1:mistakes') ?? '{}')));

/** Saves a problem and opens the start page. @param {Page} page @param {Mistake[]} mistakes */
async function saveMistakes(page, mistakes) {
  const stored = encodeMistakes(Object.fromEntries(mistakes.map((item) => [problemIdOf(item.link), item])));
  await page.evaluate((text) => localStorage.setItem('cadogan:1:mistakes', text), JSON.stringify(stored));
  await page.reload();
}

/** Plays a wrong answer to a problem, gives up and opens the review. @param {import('node:test').TestContext} t @param {ReturnType<typeof problemOf>} problem */
async function reviewWrongMove(t, problem) {
  const { page } = await open(t, `#${problem.position}`, AT_DESK);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play((await wrongMove(page, problem)).move);
  await table.button('menu').click();
  await page.getByRole('button', { name: panels.menu.giveUp }).click();
  await page.getByRole('button', { name: giveUpWords.review }).first().click();
  return { page, table };
}

test('a review of the player’s game makes a problem of the move that lost it, once', async (t) => {
  const problem = problemOf('labyrinth', 'move');
  const { page, table } = await reviewWrongMove(t, problem);
  await eventually(async () =>
    assert.ok((await page.locator('dialog.review').textContent())?.includes(reviewWords.asked)),
  );
  const [[id, made], ...others] = Object.entries(await storedMistakes(page));
  assert.equal(others.length, 0);
  assert.equal(id, problemIdOf(made.link));
  assert.deepEqual([made.asked, made.misses, made.found], [localDayOf(), 0, null]);
  // Another review of the game finds it made.
  await page.getByRole('button', { name: 'Close' }).first().click();
  await table.button('menu').click();
  await page.getByRole('button', { name: panels.menu.review }).click();
  await eventually(async () =>
    assert.ok((await page.locator('dialog.review').textContent())?.includes(reviewWords.asked)),
  );
  assert.deepEqual(await storedMistakes(page), { [id]: made });
});

test('a review makes a problem of the chosen position, or says why not, and is shown again', async (t) => {
  const problem = problemOf('labyrinth', 'move');
  const { page } = await reviewWrongMove(t, problem);
  const review = page.locator('dialog.review');
  const maker = page.locator('dialog.make-problem');
  const make = review.locator('> .dialog-body > .review-make');
  // The end: it is lost.
  await make.click();
  await eventually(async () => assert.ok((await maker.textContent())?.includes(words.made.lost)));
  await maker.getByRole('button', { name: words.toReview }).click();
  await review.waitFor();
  // Before the move that lost.
  await review.locator('.move-row').nth(-2).click();
  await make.click();
  await eventually(async () => assert.ok((await maker.textContent())?.includes(words.made.problem)));
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await review.waitFor();
  await make.press('Enter');
  await maker.getByRole('button', { name: words.tryIt }).click();
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.move));
  assert.equal(await review.count(), 0);
  // The player's game is as it was.
  await page.goBack();
  await waitForTable(page);
});

test('a problem that is due is on the start page, is asked at the table, and disappears once solved', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  const due = page.locator('.problem-due');
  await page.locator('.day-problem').waitFor();
  assert.equal(await due.count(), 0, 'nothing is said without any');
  await saveMistakes(page, [newMistake(LINK, localDayOf() - 2), newMistake(OTHER_LINK, localDayOf())]);
  await eventually(async () => assert.equal(await due.textContent(), startWords.due(1)));
  assert.deepEqual(await axeViolations(page), []);
  await due.click();
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.move));
  for (let [answer] = problemOf('labyrinth', 'move').question.answers; answer; [answer] = answer.then?.answers ?? []) {
    await playByTaps(page, mouse(page), pilesOf(answer.move));
    if (answer.then) await eventually(async () => assert.equal((await readCallout(page)).question, words.next));
  }
  await eventually(async () => assert.notEqual((await storedMistakes(page))[problemIdOf(LINK)].found, null));
  await page.goto(page.url().split('#')[0]);
  await page.locator('.day-problem').waitFor();
  assert.equal(await due.count(), 0);
});

for (const [timezoneId, offset] of /** @type {const} */ ([
  ['Pacific/Honolulu', -10],
  ['Pacific/Kiritimati', 14],
]))
  test(`in ${timezoneId} a problem is due from midnight there, not from midnight UTC`, async (t) => {
    const { page } = await open(t, '', { context: { ...AT_DESK.context, timezoneId } });
    await page.locator('.day-problem').waitFor();
    const midnight = Date.UTC(2027, 0, 10) - offset * 3_600_000;
    await page.clock.setFixedTime(midnight - 60_000);
    await saveMistakes(page, [newMistake(LINK, dayOf(new Date(Date.UTC(2027, 0, 9))))]);
    await page.getByRole('button', { name: startWords.problems }).click();
    const section = page.locator('.from-games');
    await eventually(async () =>
      assert.ok((await section.textContent())?.includes(`${words.mistakesDue(0)} ${words.mistakesWait(1)}`)),
    );
    await page.clock.setFixedTime(midnight + 60_000);
    await page.reload();
    await eventually(async () => assert.equal(await page.locator('.problem-due').textContent(), startWords.due(1)));
  });

test('the list of problems leads with the player’s own; a problem whose solution was shown is asked a week later', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('.day-problem').waitFor();
  const today = localDayOf();
  await saveMistakes(page, [newMistake(LINK, today - 3), newMistake(OTHER_LINK, today)]);
  await page.getByRole('button', { name: startWords.problems }).click();
  const section = page.locator('.from-games');
  await eventually(async () =>
    assert.ok((await section.textContent())?.includes(`${words.mistakesDue(1)} ${words.mistakesWait(1)}`)),
  );
  await section.getByText(words.allMistakes).click();
  assert.deepEqual(await section.locator('li .hint').allTextContents(), [words.mistakeWaits(1), words.mistakeDue]);
  assert.deepEqual(await axeViolations(page), []);
  // Deleted, it is asked no more; restored, it is again.
  const eraseButton = section.getByRole('button', { name: new RegExp(`^${panels.storage.delete}: `) }).last();
  await eraseButton.focus();
  await page.keyboard.press('Enter');
  const undo = section.getByRole('button', { name: panels.storage.restore });
  await eventually(async () => assert.ok((await section.textContent())?.includes(words.mistakesDue(0))));
  assert.equal(await section.getByRole('button', { name: words.askDue }).count(), 0);
  assert.equal((await storedMistakes(page))[problemIdOf(LINK)].toggles, 1);
  assert.ok(await undo.evaluate((el) => el === document.activeElement), 'the focus is on the button that restores it');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.ok((await section.textContent())?.includes(words.mistakesDue(1))));
  assert.ok(await eraseButton.evaluate((el) => el === document.activeElement));
  await eraseButton.click();
  await page.reload();
  await page.locator('.day-problem').waitFor();
  assert.equal(await page.locator('.problem-due').count(), 0, 'a deleted problem is not due');
  await page.getByRole('button', { name: startWords.problems }).click();
  await section.waitFor();
  assert.equal(await section.locator('li').count(), 1);
  await saveMistakes(page, [newMistake(LINK, today - 3), newMistake(OTHER_LINK, today)]);
  await page.getByRole('button', { name: startWords.problems }).click();
  await section.getByRole('button', { name: words.askDue }).click();
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.move));
  await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('[data-problem="solution"]').click());
  await eventually(async () =>
    assert.deepEqual((await storedMistakes(page))[problemIdOf(LINK)], {
      link: LINK,
      asked: today,
      misses: 1,
      found: null,
      toggles: 0,
    }),
  );
});

/** The link of a problem of a lost game that too many moves win. */
function easyLink() {
  const { position } = problemOf('labyrinth', 'move');
  for (let ply = describeMoves(position).moves.length - 1; ply > 0; ply--) {
    const making = new solver.ProblemMaking(position, ply);
    while (!making.run(200_000));
    const { finding, link } = making.answer() ?? {};
    if (finding === 'easy' && link) return link;
  }
  throw new Error('no position makes an easy problem');
}

test('an easy problem from somebody else’s game is asked, and called easy', async (t) => {
  const link = easyLink();
  const { page } = await open(t, `#${link}`, AT_DESK);
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.easy));
  assert.ok((await readCallout(page)).buttons.includes('hint'));
});

test('a problem that cannot be read is asked after all others, and can be deleted', async (t) => {
  const { page } = await open(t, '', { ...AT_DESK, allow: /./ });
  await page.locator('.day-problem').waitFor();
  const unreadable = LINK.replace('/move/', '/grace/');
  await saveMistakes(page, [newMistake(unreadable, localDayOf() - 5), newMistake(OTHER_LINK, localDayOf() - 2)]);
  await eventually(async () => assert.equal(await page.locator('.problem-due').textContent(), startWords.due(2)));
  await page.locator('.problem-due').click();
  await expectAddress(page, OTHER_LINK);
  await page.goBack();
  await page.getByRole('button', { name: startWords.problems }).click();
  const section = page.locator('.from-games');
  await section.getByText(words.allMistakes).click();
  assert.equal(await section.locator('li').count(), 2);
  await section.getByRole('button', { name: `${panels.storage.delete}: ${words.label}`, exact: true }).click();
  await eventually(async () => assert.ok((await section.textContent())?.includes(words.mistakesDue(1))));
});

test('a problem that two tabs delete stays deleted', async (t) => {
  const { page, context, site } = await open(t, '', AT_DESK);
  await page.locator('.day-problem').waitFor();
  await saveMistakes(page, [newMistake(LINK, localDayOf() - 3), newMistake(OTHER_LINK, localDayOf())]);
  const other = await context.newPage();
  await other.goto(site.url);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: startWords.problems }).click();
    await tab.locator('.from-games').getByText(words.allMistakes).click();
  }
  for (const tab of [page, other])
    await tab.locator('.from-games li').last().getByRole('button', { name: panels.storage.delete }).click();
  await other.getByRole('button', { name: panels.storage.restore }).waitFor();
  assert.equal((await storedMistakes(other))[problemIdOf(LINK)].toggles, 1);
});

test('the menu makes a problem of the position: proven, with a link and a message', async (t) => {
  const problem = problemOf('labyrinth', 'move');
  const { page } = await open(t, `#${problem.position}`, AT_DESK);
  await waitForTable(page);
  await tablePage(page).button('menu').click();
  await page.getByRole('button', { name: panels.menu.makeProblem }).click();
  const dialog = page.locator('dialog.make-problem');
  await eventually(async () => assert.ok((await dialog.textContent())?.includes(words.made.problem)));
  const url = await dialog.locator('.link-field').inputValue();
  assert.ok(url.includes('#problem/move/labyrinth/'), url);
  assert.ok((await dialog.textContent())?.includes(words.unlistedMove), 'the natural move may win');
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByRole('button', { name: words.tryIt }).click();
  await waitForTable(page);
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.move));
});

test('after a problem of the position was tried, the player’s game is on the table, with its redo and its moves', async (t) => {
  const problem = problemOf('labyrinth', 'move');
  const { page } = await open(t, `#${problem.position.split('/', 2).join('/')}`, AT_DESK);
  await waitForTable(page);
  const table = tablePage(page);
  const moves = describeMoves(problem.position).moves.map(({ move }) => move);
  await table.play(...moves);
  await table.evaluate((element) => {
    element.play(element.host.session.moves()[0].moves[0].move);
    element.undo();
  });
  await expectAddress(page, problem.position);
  await table.chooseFromMenu(panels.menu.makeProblem);
  const dialog = page.locator('dialog.make-problem');
  await dialog.getByRole('button', { name: words.tryIt }).click();
  await eventually(async () => assert.equal((await readCallout(page)).sentence, words.questions.move));
  await page.goBack();
  await expectAddress(page, problem.position);
  await eventually(async () => assert.equal((await readCallout(page)).isActive, false));
  await eventually(async () =>
    assert.deepEqual(
      await table.evaluate(({ host }) => ({ spans: host.provenance.spans, canRedo: host.view.canRedo })),
      { spans: [], canRedo: true },
    ),
  );
});

test('a position that makes no problem says why, and the check can be cancelled', async (t) => {
  const { page } = await open(t, '#labyrinth/M367-3FQN', AT_DESK);
  await waitForTable(page);
  const openMaker = async () => {
    await tablePage(page).button('menu').click();
    await page.getByRole('button', { name: panels.menu.makeProblem }).click();
  };
  await openMaker();
  const dialog = page.locator('dialog.make-problem');
  await eventually(async () => assert.ok((await dialog.textContent())?.includes(words.made.stock)));
  await dialog.getByRole('button', { name: words.toTable }).click();
  await dialog.waitFor({ state: 'detached' });
  await openMaker();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a problem of today is due tomorrow', async (t) => {
  const { page, context } = await open(t, '', AT_DESK);
  await page.locator('.day-problem').waitFor();
  await saveMistakes(page, [newMistake(LINK, localDayOf())]);
  await page.locator('.day-problem').waitFor();
  assert.equal(await page.locator('.problem-due').count(), 0);
  await context.clock.setFixedTime(Date.now() + DAY_MS);
  await page.reload();
  await eventually(async () => assert.equal(await page.locator('.problem-due').textContent(), startWords.due(1)));
});

test('a problem made while the clock was ahead is asked a day after the clock is right', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('.day-problem').waitFor();
  await saveMistakes(page, [newMistake(LINK, localDayOf() + 500)]);
  await page.locator('.day-problem').waitFor();
  await eventually(async () => assert.equal((await storedMistakes(page))[problemIdOf(LINK)].asked, localDayOf()));
});
