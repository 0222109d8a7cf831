// How a problem stands on the table: its callout, which moves nothing, and the marks of a release's card.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as german from '../../www/words/de/problems.js';
import * as words from '../../www/words/en/problems.js';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open } from './support/chromium.mjs';
import { mouse, touch } from './support/player.mjs';
import {
  expectLabel,
  openProblem,
  pilesOf,
  playByTaps,
  press,
  readCallout,
  wrongMove,
} from './support/problem-callout.mjs';
import { listOf, problemOf } from './support/problems.mjs';
import { holdRequests } from './support/requests.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForTable } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Kinds of games whose tables differ. */
const KINDS = /** @type {const} */ ([
  ['labyrinth', 'grace'],
  ['sly', 'place'],
  ['empress-of-india', 'pair'],
  ['fairie-queen', 'release'],
]);
const SIZES = /** @type {const} */ ([
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
]);

for (const [width, height] of SIZES)
  test(`the question stays in sight, and neither the table nor a button moves with a reply, at ${width} by ${height}`, async (t) => {
    for (const [id, kind] of KINDS) {
      const problem = problemOf(id, kind);
      const isPhone = width < 700 || height < 500;
      const context = { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone };
      const { page } = await open(t, `?lang=de#${problem.link}`, { context });
      await waitForTable(page);
      const { question } = await expectLabel(page, german.label);
      const places = () =>
        tablePage(page).evaluate(({ shadowRoot: root }) => {
          const boxOf = (/** @type {string} */ selector) => {
            const { x, y, width, height } = root.querySelector(selector).getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          };
          const [felt, callout, leave, send] = [
            '.felt',
            '.problem',
            '[data-problem="leave"]',
            '[data-problem="send"]',
          ].map(boxOf);
          return JSON.stringify({ felt, callout, leave, send });
        });
      const before = await places();
      const hand = isPhone ? await touch(page) : mouse(page);
      await playByTaps(page, hand, await wrongMove(page, problem));
      await eventually(async () => {
        const now = await readCallout(page);
        assert.ok([german.wrong, german.notYet].includes(now.label) && now.sentence !== german.searching, now.sentence);
        assert.equal(now.question, question);
      });
      assert.equal(await places(), before, `${kind}: after a wrong answer`);
      for (let n = 1; n <= 3; n++) {
        await press(page, 'hint');
        await expectLabel(page, german.hint);
        assert.equal(await places(), before, `${kind}: after hint ${n}`);
      }
      await playByTaps(page, hand, pilesOf(problem.question.answers[0].move));
      await expectLabel(page, german.right);
      assert.equal(await places(), before, `${kind}: after the answer`);
      assert.equal(await page.locator('patience-game :is(.card.is-selected, .cell.is-target, .group)').count(), 0);
    }
  });

/** Where the frames of a release's card lie, and the strips of its copies. @param {Page} page @param {string} card */
const readGoals = (page, card) =>
  tablePage(page).evaluate(({ shadowRoot: root, host }, wanted) => {
    const at = (/** @type {{ x: number, y: number }} */ { x, y }) => [x, y].map(Math.round).join();
    const { x, y } = host.board.felt.getBoundingClientRect();
    // Within its border.
    const [left, top] = [x + host.board.felt.clientLeft, y + host.board.felt.clientTop];
    const frames = [...root.querySelectorAll('.problem-goal')].map((frame) => {
      const { x, y } = frame.getBoundingClientRect();
      return at({ x: x - left, y: y - top });
    });
    const places = host.info.places.flatMap((/** @type {any} */ place, /** @type {number} */ pile) => {
      if (place.role !== 'tableau') return [];
      const cards = /** @type {string[]} */ (host.view.piles[pile].cards.match(/../g) ?? []);
      return cards.flatMap((name, index) =>
        name === wanted
          ? [{ place, under: cards.length - 1 - index, at: at(host.board.boxOf(pile).cards[index]) }]
          : [],
      );
    });
    return {
      frames: frames.sort(),
      spots: places.map((/** @type {any} */ { at: spot }) => spot).sort(),
      places: places.sort((/** @type {any} */ a, /** @type {any} */ b) => a.under - b.under),
    };
  }, card);

/** The first release of a card that lies on the table so many times. @param {number} copies */
function releaseOf(copies) {
  const list = listOf('fairie-queen');
  for (const [index, { kind }] of list.all().entries()) {
    const problem = kind === 'release' ? list.at(index) : null;
    if (problem?.release?.copies === copies) return problem;
  }
  throw new Error(`no release of ${copies} copies`);
}

for (const copies of [1, 2])
  test(`a release of a card that lies on the table ${copies === 1 ? 'once' : 'twice'} says where, and frames it`, async (t) => {
    const problem = releaseOf(copies);
    const release = /** @type {import('../../www/words/en/problems.js').Release} */ (problem.release);
    const { page } = await openProblem(t, problem.link);
    const asked = await readCallout(page);
    assert.match(asked.question, copies > 1 ? /^Bring either / : /^Bring the /);
    const goals = await readGoals(page, release.card);
    assert.equal(goals.frames.length, copies);
    assert.deepEqual(goals.frames, goals.spots);
    assert.equal(asked.sentence, words.goal(release, goals.places));
    await playByTaps(page, mouse(page), await wrongMove(page, problem));
    const wrong = await expectLabel(page, words.notYet);
    assert.equal(wrong.sentence, words.notInTime(release));
    await press(page, 'hint');
    await page.setViewportSize({ width: 900, height: 700 });
    await eventually(async () => {
      const moved = await readGoals(page, release.card);
      assert.deepEqual(moved.frames, moved.spots);
      assert.notDeepEqual(moved.frames, goals.frames);
    });
    await press(page, 'leave');
    await page.locator('patience-game .problem-goal').first().waitFor({ state: 'detached' });
  });

test('the frame of a release follows its card when a long column is wrapped late', async (t) => {
  const problem = problemOf('fairie-queen', 'release');
  const profile = await newProfile(t, { viewport: { width: 1440, height: 700 }, serviceWorkers: 'block' });
  const wrap = await holdRequests(profile, builtPath('www/table/board/column-wrap.js'));
  const { page } = await openProblem(t, problem.link, { profile });
  await wrap.waitForRequest();
  const card = problem.release?.card ?? assert.fail('no release');
  const before = await readGoals(page, card);
  assert.deepEqual(before.frames, before.spots);
  wrap.release();
  await page.locator('patience-game .wrap').first().waitFor({ state: 'attached' });
  await eventually(async () => {
    const wrapped = await readGoals(page, card);
    assert.notDeepEqual(wrapped.spots, before.spots);
    assert.deepEqual(wrapped.frames, wrapped.spots);
  });
});
