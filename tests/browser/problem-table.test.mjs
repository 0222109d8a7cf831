// A problem on the table: its callout, which moves nothing, and the marks of a release's card.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as german from '../../www/words/de/problems.js';
import * as words from '../../www/words/en/problems.js';
import { axeViolations } from './support/axe.mjs';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { openHostPage } from './support/host-page.mjs';
import { pinch } from './support/pinch.mjs';
import { mouse, touch } from './support/player.mjs';
import {
  AT_DESK,
  AT_PHONE,
  expectLabel,
  openProblem,
  pilesOf,
  playByTaps,
  press,
  readCallout,
  wrongMove,
} from './support/problem-callout.mjs';
import { problemOf, releaseOf } from './support/problems.mjs';
import { holdRequests } from './support/requests.mjs';
import { tablePage } from './support/table-page.mjs';
import { pileSelector, waitForFrames, waitForTable } from './support/table-state.mjs';

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

for (const [width, height] of [SIZES[0], SIZES[1], SIZES[3]])
  test(`neither a step nor the end of the introduction moves the table, at ${width} by ${height}`, async (t) => {
    for (const [id, kind] of /** @type {const} */ ([
      ['sly', 'place'],
      ['fairie-queen', 'release'],
    ])) {
      const isPhone = width < 700 || height < 500;
      const context = { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone, offers: true };
      const { page } = await open(t, `?lang=de#${problemOf(id, kind).link}`, { context });
      await waitForTable(page);
      const places = () =>
        tablePage(page).evaluate(({ shadowRoot: root }) =>
          ['.felt', '.problem'].map((selector) => {
            const { x, y, width, height } = root.querySelector(selector).getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          }),
        );
      /** @type {string[] | undefined} */
      let first;
      for (let step = 1; step <= 3; step++) {
        const heading = step === 2 ? german.introduction.example : german.howItWorks;
        await expectLabel(page, german.introduction.step(heading, step, 3));
        first ??= await places();
        assert.deepEqual(await places(), first, `${kind}: step ${step}`);
        await press(page, 'next-step');
      }
      await expectLabel(page, german.label);
      assert.deepEqual(await places(), first, `${kind}: the question`);
      await press(page, 'hint');
      await expectLabel(page, german.hint);
      assert.deepEqual(await places(), first, `${kind}: a hint`);
    }
  });

/** Pans the table, as a wheel or a finger does, until a part of a pile is in view and not under the overview, and taps it. @param {Page} page @param {{ tap: (x: number, y: number) => Promise<void> }} hand @param {string} address */
async function panAndTap(page, hand, address) {
  const cell = page.locator(`patience-game ${pileSelector(address)}`);
  for (const block of /** @type {const} */ (['center', 'start', 'end'])) {
    await cell.evaluate((el, to) => el.scrollIntoView({ block: to, inline: 'center', behavior: 'instant' }), block);
    await waitForFrames(page, 3);
    const point = await cell.evaluate((el) => {
      const root = /** @type {ShadowRoot} */ (el.getRootNode());
      const { x, y, width, height } = el.getBoundingClientRect();
      const parts = [0.5, 0.25, 0.75, 0.12, 0.88];
      return parts
        .flatMap((across) => parts.map((down) => ({ x: x + width * across, y: y + height * down })))
        .find((spot) => el.contains(root.elementFromPoint(spot.x, spot.y)));
    });
    if (point) return hand.tap(point.x, point.y);
  }
  throw new Error(`no part of ${address} can be tapped`);
}

/** Plays a move on a magnified table. @param {Page} page @param {{ tap: (x: number, y: number) => Promise<void> }} hand @param {{ from: string, to: string }} piles */
async function playPanning(page, hand, { from, to }) {
  const isSelected = () =>
    page
      .locator(`patience-game ${pileSelector(from)}`)
      .getAttribute('aria-selected')
      .then((value) => value === 'true');
  // The card in the hand is selected.
  if (!(await isSelected())) await panAndTap(page, hand, from);
  await until(isSelected, { what: `${from} to be selected` });
  await panAndTap(page, hand, to);
}

/** Every button and the whole question and reply can be seen, by scrolling if need be. @param {Page} page */
async function expectReachable(page) {
  for (const button of await page.locator('patience-game .problem [data-problem]').all()) {
    await button.scrollIntoViewIfNeeded();
    await button.click({ trial: true });
  }
  for (const text of ['.problem-question', '.problem .callout-sentence']) {
    const part = page.locator(`patience-game ${text}`).first();
    if (!(await part.textContent())) continue;
    await part.scrollIntoViewIfNeeded();
    const { isWhole, width } = await part.evaluate((el) => {
      const { left, right } = el.getBoundingClientRect();
      return {
        isWhole: left >= -1 && right <= innerWidth + 1 && el.scrollWidth <= el.clientWidth + 1,
        width: innerWidth,
      };
    });
    assert.ok(isWhole, `${text} is cut off in a window of ${width} px`);
  }
}

for (const magnified of ['page zoom of 400 %', 'a pinch'])
  test(`a problem is answered, first wrongly and with hints, under ${magnified}`, async (t) => {
    for (const [id, kind] of KINDS) {
      const problem = problemOf(id, kind);
      const isPinched = magnified === 'a pinch';
      // 400 % of a window of 1280 by 1024 px.
      const viewport = isPinched ? { width: 320, height: 640 } : { width: 320, height: 256 };
      const context = { viewport, deviceScaleFactor: isPinched ? 2 : 4, hasTouch: isPinched, isMobile: isPinched };
      const { page, context: browserContext } = await openProblem(t, problem.link, { context });
      const isMagnified = () => page.locator('patience-game .felt.is-magnified').count();
      if (isPinched) {
        const client = await browserContext.newCDPSession(page);
        // The first touch loads the magnifier.
        await eventually(async () => {
          await pinch(client, { x: 160, y: 220 }, [30, 45, 60, 80]);
          assert.ok(await isMagnified());
        });
      }
      await until(async () => (await isMagnified()) > 0, { what: 'a magnified table' });
      const hand = isPinched ? await touch(page) : mouse(page);
      await expectReachable(page);
      await playPanning(page, hand, await wrongMove(page, problem));
      await eventually(async () => {
        const { label, sentence } = await readCallout(page);
        assert.ok([words.wrong, words.notYet].includes(label) && sentence.startsWith('After '), `${kind}: ${label}`);
        assert.doesNotMatch(sentence, /^After that, /);
      });
      await expectReachable(page);
      await press(page, 'hint');
      await expectLabel(page, words.hint);
      await press(page, 'hint');
      await expectReachable(page);
      await playPanning(page, hand, pilesOf(problem.question.answers[0].move));
      await expectLabel(page, words.right);
      await expectReachable(page);
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
    await expectLabel(page, words.notYet);
    await eventually(async () => {
      const { sentence } = await readCallout(page);
      const [, transfers] = /(\d+) transfers/.exec(sentence) ?? [];
      assert.ok(Number(transfers) > release.transfers || / comes home too late, because /.test(sentence), sentence);
    });
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

/**
 * The picture of a framed card within its edge: with its frame, then without it. @param {Page} page @param {string} selector of the frame
 */
async function picturesWithin(page, selector) {
  const frame = page.locator(`patience-game ${selector}`).first();
  const { x, y, width, height } = (await frame.boundingBox()) ?? assert.fail('no frame');
  // The index of a strip begins two pixels from its edge.
  const clip = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  await waitForFrames(page, 2);
  const framed = await page.screenshot({ clip });
  await frame.evaluate((el) => el.setAttribute('hidden', ''));
  await waitForFrames(page, 2);
  return [framed, await page.screenshot({ clip })];
}

test('a frame on a phone covers no part of its card’s index', async (t) => {
  const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const { page } = await openProblem(t, problemOf('fairie-queen', 'release').link, { context });
  const [framed, bare] = await picturesWithin(page, '.problem-goal');
  assert.ok(framed.equals(bare), 'the frame of a release');
  await press(page, 'hint');
  await press(page, 'hint');
  const [hinted, unhinted] = await picturesWithin(page, '.reason');
  assert.ok(hinted.equals(unhinted), 'the frame of a hint');
});

/** How the callout looks: the answer's colours, and which ends its buttons are at. @param {Page} page */
const readLook = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => {
    const callout = root.querySelector('.problem');
    const label = callout.querySelector('.callout-label:not(.problem-ghost)');
    const body = callout.querySelector('.callout-foot').getBoundingClientRect();
    const endOf = (/** @type {Element | null} */ el) => (el ? Math.round(el.getBoundingClientRect().right) : null);
    return {
      colour: getComputedStyle(label).color,
      bar: getComputedStyle(callout).boxShadow,
      sign: getComputedStyle(label, '::before').content,
      head: endOf(callout.querySelector('.problem-head-buttons:not(.problem-ghost)')),
      solution: endOf(callout.querySelector('[data-problem="solution"]')),
      end: Math.round(body.right),
    };
  });

test('a wrong and a right answer have a colour, a sign and a bar, and the buttons of the heading end its line', async (t) => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const problem = problemOf('labyrinth', 'grace');
    const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: scheme };
    const { page } = await openProblem(t, problem.link, { context });
    const asked = await readLook(page);
    assert.equal(asked.bar, 'none');
    assert.equal(asked.head, asked.end);
    await playByTaps(page, await touch(page), await wrongMove(page, problem));
    await expectLabel(page, words.wrong);
    const wrong = await readLook(page);
    await playByTaps(page, await touch(page), pilesOf(problem.question.answers[0].move));
    await expectLabel(page, words.right);
    const right = await readLook(page);
    assert.equal(right.head, right.end, 'Again');
    assert.equal(new Set([asked, wrong, right].map(({ colour }) => colour)).size, 3, scheme);
    assert.equal(new Set([asked, wrong, right].map(({ bar }) => bar)).size, 3, scheme);
    assert.match(wrong.sign, /✗/);
    assert.match(right.sign, /✓/);
    assert.deepEqual(await axeViolations(page), []);
  }
});

test('without Share and Close the solution ends the row of buttons', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  for (const context of [AT_DESK.context, AT_PHONE.context]) {
    const { page } = await openHostPage(t, `<patience-game problem="${problem.link}"></patience-game>`, { context });
    await expectLabel(page, words.label);
    const { solution, end } = await readLook(page);
    assert.equal(solution, end);
  }
});
