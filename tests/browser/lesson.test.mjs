// Lessons: each played to its end, wrong tries, back and skip, and the player's game, which stays untouched.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LESSONS } from '../../www/lessons/lessons.js';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { LessonSteps } from '../../www/table/lesson/steps.js';
import * as words from '../../www/words/en/lessons.js';
import { eventually, freezeClock, newProfile, open, until } from './support/chromium.mjs';
import { pressUntil } from './support/until.mjs';
import { axeViolations } from './support/axe.mjs';
import { atLink, winningLine, pileAddresses, rules } from './support/games.mjs';
import { holdBack } from './support/held-file.mjs';
import { touch, mouse } from './support/player.mjs';
import { DESKTOP, PHONE, tablePage, windowOptions } from './support/table-page.mjs';
import {
  expectAddress,
  expectLink,
  openLink,
  readTable,
  pileSelector,
  waitForTable,
  hitPoint,
  waitForFrames,
  followLink,
} from './support/table-state.mjs';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ from: string, to: string | null }} Piles */

/** The state of the lesson and of the table. @param {Page} page */
const readLesson = (page) =>
  tablePage(page).evaluate((game) => {
    const { host, shadowRoot: root } = game;
    const text = (/** @type {string} */ selector) =>
      /** @type {string} */ (root.querySelector(selector)?.textContent?.trim() ?? '');
    const focus = /** @type {HTMLElement | null} */ (root.activeElement);
    return {
      isActive: !!host.line?.guide,
      step: /** @type {number} */ (host.line?.ply ?? -1),
      link: /** @type {string} */ (host.view.link),
      gameLink: /** @type {string} */ (game.link),
      label: text('.callout-label'),
      sentence: text('.callout-sentence'),
      selected: /** @type {string[]} */ (
        [...root.querySelectorAll('[data-pile][aria-selected="true"]')].map((el) => el.dataset.pile)
      ),
      callout: text('.refusal .refusal-text'),
      focus: focus?.dataset.pile ?? focus?.dataset.lesson ?? '',
    };
  });

/** Starts the lesson of the game on the table. @param {Page} page */
async function startLesson(page) {
  await tablePage(page).evaluate((game) => void game.startLesson());
  await until(async () => (await readLesson(page)).isActive, { what: 'the lesson' });
}

/** @param {Page} page */
const waitForLessonEnd = (page) =>
  until(async () => !(await readLesson(page)).isActive, { what: 'the end of the lesson' });

/** @param {Page} page @param {number} step */
const expectStep = (page, step) =>
  eventually(async () => {
    const now = await readLesson(page);
    assert.equal(now.step, step, now.sentence);
  });

/** @param {LessonSteps} steps */
const positionOf = ({ position }) =>
  atLink(`#${position.link}`, (table) => {
    for (const move of position.line) table.play(move);
    return table.view();
  });

/** The piles of the move that the step expects. @param {string} id @param {LessonSteps} steps @returns {Piles} */
function pilesOf(id, steps) {
  const { next, step } = steps;
  if (!next) return /** @type {Piles} */ (step.refused);
  const places = pileAddresses(id);
  const view = positionOf(steps);
  const from = /^[a-z]\w*/.exec(next)?.[0] ?? '';
  const source = places.indexOf(from);
  const to = offersOf(view, source).targets.find((target) =>
    choicesOf(view, source, target).some(({ move }) => move === next),
  );
  return { from, to: to === undefined || from === 'stock' ? null : places[to] };
}

/** @typedef {import('./support/player.mjs').Pointer} Fingers */
/** @typedef {(page: Page, piles: Piles, isRefused: boolean, isDone: () => Promise<boolean>) => Promise<void>} Player */

/** Plays by taps: on the card and, if that is not enough, on its target. @param {(page: Page) => Promise<Fingers>} fingers @returns {Player} */
const byTaps =
  (fingers) =>
  async (page, { from, to }, _, isDone) => {
    const hand = await fingers(page);
    const isSelected = async () => (await readLesson(page)).selected.includes(from) || (await isDone());
    /** @param {string} address @param {() => Promise<boolean>} hasEffect */
    const tap = (address, hasEffect) =>
      pressUntil(
        async () => {
          const { x, y } = await hitPoint(page, pileSelector(address));
          await hand.tap(x, y);
        },
        hasEffect,
        `a tap on ${address}`,
      );
    await tap(from, to === null ? isDone : isSelected);
    if (to !== null) await tap(to, isDone);
  };

/** Plays by keys: the lesson focuses the card, and N finds its target. @type {Player} */
const byKeys = async (page, { from, to }, isRefused, isDone) => {
  await until(async () => (await readLesson(page)).focus === from, { what: `the focus on ${from}` });
  if (isRefused) return page.keyboard.press('Shift+Enter');
  if (!(await readLesson(page)).selected.includes(from)) await page.keyboard.press('Enter');
  if (to === null || (await isDone())) return;
  for (let n = 0; n < 60 && (await readLesson(page)).focus !== to; n++) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
};

/**
 * Plays a lesson to its end.
 * @param {Page} page @param {string} id @param {Player} playMove @param {(steps: LessonSteps) => Promise<void>} [checkStep]
 */
async function playToEnd(page, id, playMove, checkStep = async () => {}) {
  const data = LESSONS[id];
  const steps = new LessonSteps(data);
  for (; !steps.isOver; steps.advance()) {
    await expectStep(page, steps.at);
    const { key, refused } = steps.step;
    await eventually(async () => assert.equal((await readLesson(page)).sentence, words.games[id].steps[key].text));
    await checkStep(steps);
    for (;;) {
      const { link } = await readLesson(page);
      const isDone = async () => (await readLesson(page)).link !== link || (await readLesson(page)).callout !== '';
      const { next } = steps;
      await playMove(page, pilesOf(id, steps), !next, isDone);
      await until(isDone, { what: `${key}: ${next}` });
      if (!next) break;
      if (steps.makeMove(next)) break;
    }
    if (refused) {
      await eventually(async () =>
        assert.equal((await readLesson(page)).sentence, words.games[id].steps[key].afterRefusal),
      );
      await tablePage(page).lessonButton('on').press('Enter');
    }
    steps.makeFollowUp();
  }
  await eventually(async () => assert.equal((await readLesson(page)).sentence, words.finished.begun));
}

/**
 * The marks of the step, the captions and the indices that the lesson's tag covers on a desktop.
 * @param {Page} page
 */
const coveredByTag = (page) =>
  tablePage(page).evaluate(({ host: { board, info, view }, shadowRoot: root }) => {
    const tag = root.querySelector('.lesson')?.getBoundingClientRect() ?? new DOMRect();
    const felt = board.felt.getBoundingClientRect();
    /** @param {{ left: number, top: number, width: number, height: number }} rect */
    const covers = ({ left, top, width, height }) =>
      left < tag.right - 1 && left + width > tag.left + 1 && top < tag.bottom - 1 && top + height > tag.top + 1;
    const covered = (/** @type {string} */ selector) =>
      [...root.querySelectorAll(selector)].filter((el) => covers(el.getBoundingClientRect())).length;
    const captions = [...root.querySelectorAll('.caption')].flatMap((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return covers(range.getBoundingClientRect()) ? (caption.textContent ?? '') : [];
    });
    const indices = board.boxes.flatMap((/** @type {any} */ { pile, box }) => {
      const { x, y, height, width } = box.rect;
      const index = { left: felt.left + x, top: felt.top + y, width, height: height / 4 };
      return view.piles[pile].count && covers(index) ? info.places[pile].address : [];
    });
    return { marks: covered('.lesson-target, .lesson-ring, .lesson-gap'), captions, indices, height: tag.height };
  });

/** All of localStorage. @param {Page} page */
const storedData = (page) =>
  page.evaluate(() => {
    // The count of writes goes on by itself: the offer of the lesson was saved just before.
    const entries = Object.entries(localStorage).filter(([key]) => key !== 'cadogan:noted');
    return JSON.stringify(entries.sort());
  });

/** The link of a game with some moves played. @param {string} id */
const playedLink = (id) => winningLine(id).links[30];

for (const id of Object.keys(LESSONS)) {
  test(`${id}: the lesson can be played to its end by mouse, and the player’s game is unchanged`, async (t) => {
    const { page } = await open(t, '', { motion: true, context: DESKTOP });
    await openLink(page, playedLink(id));
    await waitForTable(page);
    await expectAddress(page, playedLink(id));
    const table = tablePage(page);
    const before = await table.save();
    const stored = await storedData(page);
    await table.recordEvents();
    await startLesson(page);
    await playToEnd(
      page,
      id,
      byTaps(async () => mouse(page)),
    );
    assert.equal((await readLesson(page)).gameLink, playedLink(id), 'the element’s link is the player’s game');
    assert.deepEqual(await table.events(), [], 'the page gets no event');
    assert.equal(await storedData(page), stored, 'nothing is saved');
    await expectAddress(page, playedLink(id));
    await table.lessonButton('stay').filter({ hasText: words.backTo.begun }).click();
    await waitForLessonEnd(page);
    assert.equal(await table.save(), before);
    assert.equal((await readLesson(page)).link, playedLink(id));
    assert.equal(
      await page.locator('patience-game .lesson, patience-game .arrows, patience-game .lesson-under').count(),
      0,
    );
    await page.keyboard.press('Control+z');
    await eventually(async () => assert.notEqual((await readTable(page)).link, playedLink(id)));
  });
}

for (const id of ['fairie-queen', 'empress-of-india']) {
  test(`${id}: the lesson can be played by keyboard, and each step focuses its card and describes it`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: DESKTOP });
    await waitForTable(page);
    await startLesson(page);
    const countCrosses = () => page.locator('patience-game .is-available').count();
    let crosses = 0;
    await playToEnd(page, id, byKeys, async (steps) => {
      crosses += await countCrosses();
      const text = (await page.locator('patience-game .lesson .callout-text').textContent()) ?? '';
      assert.match(text, new RegExp(`Step ${steps.at + 1} of ${steps.count}`));
      assert.match(text, /Choose .+: .+\./);
    });
    // At the end, Enter presses the focused New deal button.
    const { gameLink } = await readLesson(page);
    assert.equal(crosses, 0, 'no mark that the game never shows');
    await page.keyboard.press('Enter');
    await until(async () => !(await readLesson(page)).isActive && (await readLesson(page)).gameLink !== gameLink);
    assert.equal((await readTable(page)).ply, 0);
    const { gentle } = LESSONS[id];
    const deals = gentle.map((number) => rules.Table.numbered(id, number).summary().link);
    assert.ok(deals.includes((await readLesson(page)).gameLink), 'a gentle deal');
    assert.equal(await countCrosses(), 0);
  });
}

for (const id of ['sly', 'labyrinth']) {
  test(`${id}: the lesson can be played by touch on a phone and covers no card`, async (t) => {
    const { page } = await open(t, `#${id}`, { motion: true, context: PHONE });
    const table = tablePage(page);
    await waitForTable(page);
    await startLesson(page);
    const hand = await touch(page);
    await playToEnd(
      page,
      id,
      byTaps(async () => hand),
      async () => {
        const { tag, boardFrame, fits } = await table.evaluate(({ shadowRoot: root }) => {
          const boxOf = (/** @type {string} */ selector) => root.querySelector(selector).getBoundingClientRect();
          return {
            tag: boxOf('.lesson').top,
            boardFrame: boxOf('.board-frame').bottom,
            fits: boxOf('.lesson').right <= innerWidth + 0.5,
          };
        });
        assert.ok(tag >= boardFrame - 0.5 && fits, `${tag} ${boardFrame}`);
      },
    );
    // Before the first move, the button offers this deal.
    await table.lessonButton('stay').filter({ hasText: words.backTo.new }).tap();
    await waitForLessonEnd(page);
  });
}

/** Skips to a step. @param {Page} page @param {string} id @param {string} key */
async function skipTo(page, id, key) {
  const steps = new LessonSteps(LESSONS[id]);
  for (; steps.step.key !== key; steps.skip()) {
    await expectStep(page, steps.at);
    await tablePage(page).lessonButton('skip').click();
  }
  await expectStep(page, steps.at);
  return steps;
}

test('a wrong try is undone with a reply, and after two of them Show me is highlighted and works', async (t) => {
  const { page } = await open(t, '#empress-of-india', { motion: true, context: DESKTOP });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'empress-of-india', 'double');
  const { link } = await readLesson(page);
  const cardPlace = () =>
    table.evaluate(({ host }) => {
      const n = host.info.places.findIndex((/** @type {any} */ place) => place.address === 'a22');
      const { el } = host.board.slots[n].at(-1);
      const { x, y } = el.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}, at height ${el.style.zIndex}`;
    });
  const before = await cardPlace();
  await table.dragPile('a22', 'n2');
  await eventually(async () => assert.equal((await readLesson(page)).label.split(',')[0], words.notYet));
  assert.equal((await readLesson(page)).sentence, words.games['empress-of-india'].wrong.paired);
  assert.equal((await readLesson(page)).link, link);
  await eventually(async () => assert.equal(await cardPlace(), before));
  assert.equal(await page.locator('patience-game .arrow.is-tried').count(), 1);
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 0);
  // A wrong tap on the stock has its reply.
  await table.tapPile('stock');
  await eventually(async () => assert.equal((await readLesson(page)).sentence, words.otherDealing));
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 1);
  await table.lessonButton('show').click();
  await expectStep(page, 2);
  assert.equal(await page.locator('patience-game .is-show.is-urged').count(), 0);
});

test('a tap on a card that the step does not want is answered by the task, and selects nothing', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'labyrinth', 'grace');
  const { text } = words.games.labyrinth.steps.grace;
  await table.tapPile('r6c2');
  await eventually(async () => assert.equal((await readLesson(page)).label.split(',')[0], words.notYet));
  assert.deepEqual([(await readLesson(page)).sentence, (await readLesson(page)).selected], [text, []]);
  await table.expectAnnouncement(/Not that one yet\. Later in another game/);
  // The right card is selected, and the step continues.
  await table.tapPile('r4c7');
  await eventually(async () => assert.deepEqual((await readLesson(page)).selected, ['r4c7']));
  const { label, sentence } = await readLesson(page);
  assert.deepEqual([label.split(',')[0], sentence], [words.label, text], 'the answer to the wrong card goes');
  await table.tapPile('grace');
  await expectStep(page, 8);
});

/** The outline of the ring around the expected card. @param {Page} page */
const ringStyle = (page) =>
  page.locator('patience-game .lesson-ring').evaluate((ring) => getComputedStyle(ring).outlineStyle);

for (const [id, key, card] of [
  ['empress-of-india', 'pair', 'a3'],
  ['labyrinth', 'grace', 'r4c7'],
  ['fairie-queen', 'bare', 'c4'],
])
  test(`${id}: a chosen card of the lesson has another ring, and stays chosen at a second tap`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: PHONE, clock: true });
    const table = tablePage(page);
    await waitForTable(page);
    await startLesson(page);
    await skipTo(page, id, key);
    assert.equal(await ringStyle(page), 'dashed');
    for (let n = 0; n < 3; n++) {
      await table.tapPile(card);
      await eventually(async () => assert.deepEqual((await readLesson(page)).selected, [card]));
      assert.equal(await ringStyle(page), 'solid');
      // No double tap, whose second one plays the card home.
      await page.clock.fastForward(5_000);
    }
  });

for (const [code, id] of /** @type {const} */ ([
  ['de', 'sly'],
  ['en', 'labyrinth'],
]))
  test(`${code}: on a phone the board keeps its size through the lesson of ${id}, however long its sentences`, async (t) => {
    const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await open(t, `?lang=${code}#${id}`, { context });
    await waitForTable(page);
    await startLesson(page);
    const table = tablePage(page);
    const heights = new Set();
    const { count } = new LessonSteps(LESSONS[id]);
    for (let at = 0; at <= count; at++) {
      await expectStep(page, at);
      await waitForFrames(page, 3);
      heights.add(await page.locator('patience-game .board-frame').evaluate((el) => el.clientHeight));
      if (at < count) await table.lessonButton('skip').tap();
    }
    assert.equal(heights.size, 1, [...heights].join());
    // At its end no button wraps.
    const buttons = page.locator('patience-game .callout-foot .choice');
    const lines = await buttons.evaluateAll((all) =>
      all.map((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    assert.deepEqual(lines, [1, 1]);
  });

test('the answer to a wrong try goes with the right move, before the next step', async (t) => {
  const { page } = await open(t, '#sly', { clock: true, context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'sly', 'heap');
  const { click } = await freezeTable(page, 'p2', 'p6');
  await click('p2');
  await eventually(async () => assert.equal((await readLesson(page)).label.split(',')[0], words.notYet));
  const { link } = await readLesson(page);
  await click('p6');
  await eventually(async () => assert.notEqual((await readLesson(page)).link, link));
  const { step, label, sentence } = await readLesson(page);
  assert.deepEqual([step, label.split(',')[0], sentence], [6, words.label, words.games.sly.steps.heap.text]);
});

test('a tap on the card in hand, chosen already, is no try to play it home, and ends the answer to a wrong one', async (t) => {
  const { page } = await open(t, '#sly', { context: PHONE, clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'sly', 'heap');
  const { text } = words.games.sly.steps.heap;
  await table.tapPile('p2');
  await eventually(async () => assert.equal((await readLesson(page)).label.split(',')[0], words.notYet));
  await page.clock.fastForward(5_000);
  await table.tapPile('hand');
  await eventually(async () => assert.equal((await readLesson(page)).label.split(',')[0], words.label));
  await page.clock.fastForward(5_000);
  await table.tapPile('hand');
  await waitForFrames(page, 4);
  const { sentence, selected, callout } = await readLesson(page);
  assert.deepEqual({ sentence, selected, callout }, { sentence: text, selected: ['hand'], callout: '' });
  await table.tapPile('p6');
  await expectStep(page, 7);
});

test('the card whose try was refused is not chosen when the next step asks for it', async (t) => {
  const { page } = await open(t, '#empress-of-india', { context: PHONE });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await table.tapPile('a22');
  await eventually(async () => assert.deepEqual((await readLesson(page)).selected, ['a22']));
  await table.tapPile('D-1');
  await table.lessonButton('on').click();
  await expectStep(page, 1);
  assert.deepEqual((await readLesson(page)).selected, []);
  await table.tapPile('a22');
  await expectStep(page, 2);
});

test('a second tap, on the pile that a card has moved onto at the first, is no mistake', async (t) => {
  const { page } = await open(t, '#fairie-queen', { context: PHONE, clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'fairie-queen', 'nine');
  const cardsOnEight = () =>
    table.evaluate(
      ({ host: { info, view } }) =>
        view.piles[info.places.findIndex((/** @type {{ address: string }} */ place) => place.address === 'c8')].count,
    );
  const before = await cardsOnEight();
  await table.tapPile('c7');
  await until(async () => (await cardsOnEight()) > before);
  // No double tap, whose second one is ignored.
  await page.clock.fastForward(5_000);
  await table.tapPile('c8');
  await waitForFrames(page, 4);
  const { label, selected } = await readLesson(page);
  assert.doesNotMatch(label, new RegExp(words.notYet));
  assert.deepEqual(selected, []);
  // The step continues.
  await table.tapPile('c4');
  await table.tapPile('c7');
  await expectStep(page, 9);
});

/** The parts of the lesson's drawing over the table. @param {Page} page */
const readDrawing = (page) =>
  tablePage(page).evaluate(({ shadowRoot: root }) => ({
    veil: root.querySelector('.lesson-veil').getAttribute('d'),
    marks: root.querySelectorAll('.lesson-marks > *, .arrow').length,
  }));

/** Stops the clock, and returns what clicks on piles and presses buttons then: Playwright’s clicks wait for frames. @param {Page} page @param {...string} addresses */
async function freezeTable(page, ...addresses) {
  const points = Object.fromEntries(
    await Promise.all(addresses.map(async (address) => [address, await hitPoint(page, pileSelector(address))])),
  );
  await freezeClock(page);
  return {
    click: (/** @type {string} */ address) => page.mouse.click(points[address].x, points[address].y),
    press: (/** @type {string} */ name) => tablePage(page).lessonButton(name).dispatchEvent('click'),
  };
}

test('one tap plays the two that have no other partner, and the result is shown before the next step', async (t) => {
  const { page } = await open(t, '#empress-of-india', { clock: true, context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'empress-of-india', 'double');
  assert.ok((await readDrawing(page)).marks);
  const { click, press } = await freezeTable(page, 'a22', 'n3', 'a3', 'n10');
  const { link } = await readLesson(page);
  await click('a22');
  await eventually(async () => assert.notEqual((await readLesson(page)).link, link));
  // Another tap plays nothing.
  const played = await readLesson(page);
  await click('n3');
  assert.deepEqual(await readDrawing(page), { veil: '', marks: 0 });
  assert.deepEqual([played.step, played.sentence], [1, words.games['empress-of-india'].steps.double.text]);
  await page.clock.runFor(900);
  await expectStep(page, 2);
  assert.equal((await readLesson(page)).link, played.link);
  await press('skip');
  await expectStep(page, 3);
  await click('a3');
  await click('n10');
  await eventually(async () => assert.deepEqual(await readDrawing(page), { veil: '', marks: 0 }));
  const pair = await readLesson(page);
  await page.clock.runFor(900);
  assert.deepEqual([(await readLesson(page)).step, (await readLesson(page)).link], [3, pair.link]);
  await page.clock.runFor(900);
  await expectStep(page, 4);
  assert.notEqual((await readLesson(page)).link, pair.link);
});

test('skip while a result is shown makes the automatic moves once, and back repeats the step', async (t) => {
  const { page } = await open(t, '#sly', { clock: true, context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  const steps = await skipTo(page, 'sly', 'lay');
  const { click, press } = await freezeTable(page, 'p1');
  const { link } = await readLesson(page);
  const place = async () => {
    await click('p1');
    await eventually(async () => assert.deepEqual(await readDrawing(page), { veil: '', marks: 0 }));
    await page.clock.runFor(450);
    await eventually(async () => assert.notEqual((await readLesson(page)).link, link));
  };
  await place();
  await press('back');
  await expectStep(page, 1);
  assert.equal((await readLesson(page)).link, link);
  await place();
  await press('skip');
  await expectStep(page, 2);
  steps.skip();
  assert.equal((await readLesson(page)).link, positionOf(steps).link);
});

test('after the refusal that a step wants, a tap on another card continues as the button does', async (t) => {
  const { page } = await open(t, '#empress-of-india', { context: PHONE });
  await waitForTable(page);
  await startLesson(page);
  await tablePage(page).dragPile('a22', 'D-1');
  await eventually(async () => assert.match((await readLesson(page)).callout, /together with a black one/));
  const { link } = await readLesson(page);
  await tablePage(page).tapPile('n3');
  await expectStep(page, 1);
  assert.equal((await readLesson(page)).link, link);
});

test('an illegal try is refused at the card, and the step stays', async (t) => {
  const { page } = await open(t, '#fairie-queen', { motion: true, context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'fairie-queen', 'last');
  await tablePage(page).tapPile('c1');
  await eventually(async () => assert.match((await readLesson(page)).callout, /\(Rule II\)/));
  assert.equal((await readLesson(page)).sentence, words.games['fairie-queen'].steps.last.text);
  assert.equal((await readLesson(page)).step, 1);
});

test('the lesson accepts either of two bare kings and continues with it', async (t) => {
  const { page } = await open(t, '#fairie-queen', { context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'fairie-queen', 'bare');
  const drag = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const { link } = await readLesson(page);
    await tablePage(page).dragPile(from, to);
    await eventually(async () => assert.notEqual((await readLesson(page)).link, link, `${from} ${to}`));
  };
  // The line of the lesson uses the kings the other way round.
  for (const [from, to] of [
    'c4 c8',
    'c4 c7',
    'c4 c2',
    'c7 c2',
    'c8 c2',
    'c4 c7',
    'c4 c8',
    'c7 c8',
    'c4 c7',
    'c4 c6',
  ].map((piles) => piles.split(' ')))
    await drag(from, to);
  await drag('c4', 'H+1');
  await eventually(async () => assert.equal((await readLesson(page)).sentence, words.finished.new));
});

test('back, skip, again and leave work, and the page gets an event for each', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: DESKTOP });
  const table = tablePage(page);
  const { link: gameLink } = await waitForTable(page);
  await page.evaluate(() => {
    const lessonEvents = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { lessonEvents });
    document.addEventListener('patience-lesson', (event) => {
      const { kind, game, step, of, done, link } = /** @type {CustomEvent} */ (event).detail;
      lessonEvents.push([kind, game, `${step}/${of}`, done ?? '', link].join(' '));
    });
  });
  const takeEvents = () =>
    page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).lessonEvents.splice(0)));
  await startLesson(page);
  const { link: first } = await readLesson(page);
  assert.equal(await page.locator('patience-game .is-back').getAttribute('aria-disabled'), 'true');
  await table.lessonButton('skip').click();
  await expectStep(page, 1);
  const { link: second } = await readLesson(page);
  await table.lessonButton('skip').click();
  await expectStep(page, 2);
  await table.lessonButton('back').click();
  await expectStep(page, 1);
  assert.equal((await readLesson(page)).link, second);
  const marks = await page.locator('patience-game .lesson-dots i').evaluateAll((all) => all.map((el) => el.className));
  assert.deepEqual(marks, ['is-done', 'is-now', ...Array(7).fill('')]);
  // Undo and redo move between steps, too.
  await page.locator('patience-game .grid [tabindex="0"]').focus();
  await page.keyboard.press('Control+z');
  await expectStep(page, 0);
  assert.equal((await readLesson(page)).link, first);
  await page.keyboard.press('Control+y');
  await expectStep(page, 1);
  for (let n = 1; n < 9; n++) {
    await table.lessonButton('skip').click();
    await expectStep(page, n + 1);
  }
  const steps = [2, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `step labyrinth ${step}/9  ${gameLink}`);
  assert.deepEqual(await takeEvents(), [`begin labyrinth 1/9  ${gameLink}`, ...steps]);
  await table.lessonButton('again').click();
  await expectStep(page, 0);
  assert.equal((await readLesson(page)).link, first);
  assert.deepEqual(await takeEvents(), [`step labyrinth 1/9  ${gameLink}`]);
  await page.locator('patience-game .foot').getByRole('button', { name: words.leaveLesson }).click();
  await waitForLessonEnd(page);
  assert.equal((await readLesson(page)).link, gameLink);
  assert.deepEqual(await takeEvents(), [`end labyrinth 1/9 false ${gameLink}`]);
  // Escape leaves the lesson when nothing is selected.
  await startLesson(page);
  await page.keyboard.press('Escape');
  await waitForLessonEnd(page);
});

test('back in the middle of a step returns to its beginning', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await skipTo(page, 'labyrinth', 'row');
  const { link } = await readLesson(page);
  await page.locator('patience-game .grid [tabindex="0"]').focus();
  await page.keyboard.press('d');
  await eventually(async () => assert.notEqual((await readLesson(page)).link, link));
  assert.equal((await readLesson(page)).step, 2);
  await tablePage(page).lessonButton('back').click();
  await eventually(async () => assert.equal((await readLesson(page)).link, link));
  assert.equal((await readLesson(page)).step, 2);
});

test('a reload, the start page and a link end the lesson, and methods of the element act on the player’s game', async (t) => {
  const { page } = await open(t, `#${playedLink('sly')}`, { context: DESKTOP });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  await table.lessonButton('skip').click();
  await page.reload();
  assert.equal((await waitForTable(page)).link, playedLink('sly'));
  assert.equal((await readLesson(page)).isActive, false);

  await startLesson(page);
  await table.undo();
  assert.equal((await readLesson(page)).isActive, true);
  await table.evaluate((game) => void game.restart());
  await waitForLessonEnd(page);
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));
  assert.equal((await readTable(page)).link, playedLink('sly').split('/').slice(0, 2).join('/'));

  await startLesson(page);
  await followLink(page, '');
  await waitForLessonEnd(page);
  await openLink(page, playedLink('labyrinth'));
  await startLesson(page);
  await openLink(page, playedLink('sly'));
  assert.equal((await readLesson(page)).isActive, false);
});

test('a variant has its game’s lesson and returns after it', async (t) => {
  const link = winningLine('labyrinth-late-refill').links[12];
  const { page } = await open(t, `#${link}`, { context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  assert.match((await readLesson(page)).link, /^labyrinth\//);
  await page.keyboard.press('Escape');
  await waitForLessonEnd(page);
  assert.equal((await readTable(page)).link, link);
  assert.match((await page.locator('patience-game .title').innerText()) ?? '', /refill/i);
});

/** Deals a game again and counts the page's offers of a lesson. @param {Page} page @param {string} id */
async function dealAndCountOffers(page, id) {
  await followLink(page, id);
  await until(async () => (await readTable(page)).link.startsWith(`${id}/`));
  const { link } = await readTable(page);
  await page.evaluate(() => {
    const counts = { lessonOffers: 0 };
    Object.assign(globalThis, { counts });
    const notice = /** @type {HTMLElement} */ (document.querySelector('#notice'));
    new MutationObserver(() => (counts.lessonOffers += Number(/First time/.test(notice.textContent ?? '')))).observe(
      notice,
      { childList: true },
    );
  });
  await tablePage(page).button('new-deal').click();
  await until(async () => (await readTable(page)).link !== link);
  assert.equal((await readTable(page)).ply, 0);
}

/** @param {Page} page */
const lessonOffer = (page) => page.locator('#notice', { hasText: /First time here\?/ });

test('the lesson is offered once, at the first deal of a game, with a button that starts it', async (t) => {
  const { page } = await open(t, '#sly', { context: { ...DESKTOP, offers: true } });
  await waitForTable(page);
  await lessonOffer(page).waitFor();
  assert.match(await lessonOffer(page).innerText(), /The lesson takes nine steps/);
  await page.getByRole('button', { name: words.beginLesson }).click();
  await until(async () => (await readLesson(page)).isActive);
  await page.keyboard.press('Escape');
  await waitForLessonEnd(page);
  // Not again for this game, but once for another.
  await followLink(page, 'empress-of-india');
  await lessonOffer(page).waitFor();
  assert.match(await lessonOffer(page).innerText(), /six steps/);
  await tablePage(page).tapPile('stock');
  await until(async () => (await lessonOffer(page).count()) === 0);
  await dealAndCountOffers(page, 'sly');
  // An offer for Sly would precede this one.
  await followLink(page, 'labyrinth');
  await lessonOffer(page).waitFor();
  assert.match(await lessonOffer(page).innerText(), /nine steps/);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).counts.lessonOffers), 1);
});

test('on every phone the buttons of a lesson are in view', async (t) => {
  const { page } = await open(t, '#empress-of-india', { context: PHONE });
  await waitForTable(page);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await startLesson(page);
    await tablePage(page).lessonButton('skip').click();
    await eventually(async () => {
      const boxes = await page
        .locator('patience-game .lesson button:visible')
        .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().bottom));
      assert.ok(boxes.length > 2 && Math.max(...boxes) <= height - 4, `${width}×${height}: ${boxes.join(', ')}`);
    });
    await tablePage(page).lessonButton('leave').click();
    await waitForLessonEnd(page);
  }
});

test('the table takes the room of an offer that the player closes', async (t) => {
  const context = { ...PHONE, viewport: { width: 360, height: 640 }, offers: true };
  const { page } = await open(t, '#empress-of-india', { context });
  await waitForTable(page);
  const width = () =>
    tablePage(page).evaluate(({ host }) => parseFloat(host.frame.felt.style.getPropertyValue('--card-width')));
  await lessonOffer(page).waitFor();
  // The cards are sized in a later frame than the offer.
  await waitForFrames(page, 5);
  const before = await width();
  await lessonOffer(page).locator('.notice-close').click();
  await eventually(async () => assert.ok((await width()) > before, `${await width()} px, ${before} beside the offer`));
});

test('the offer of a lesson stays until the player acts, and moves no card when it goes', async (t) => {
  const { page } = await open(t, '#labyrinth', {
    clock: true,
    context: { ...PHONE, viewport: { width: 390, height: 844 }, offers: true },
  });
  await waitForTable(page);
  await until(
    async () => {
      await page.clock.runFor(1000);
      return lessonOffer(page).isVisible();
    },
    { what: 'the offer' },
  );
  const places = () =>
    page.locator('patience-game .layer .card').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        return [left, top, width];
      }),
    );
  const before = await places();
  await page.clock.runFor(600_000);
  assert.ok(await lessonOffer(page).isVisible(), 'after ten minutes');
  await tablePage(page).button('hint').click();
  await eventually(async () => assert.equal(await lessonOffer(page).count(), 0));
  await until(async () => {
    await page.clock.runFor(500);
    return (await page.locator('patience-game .offers button').count()) > 1;
  });
  await page.clock.runFor(500);
  // The card of the hint is lifted by 2 px.
  const moved = (await places()).flat().map((place, n) => Math.abs(place - before.flat()[n]));
  assert.ok(Math.max(...moved) < 4, `${Math.max(...moved)} px`);
});

test('a lesson that loads after its deal was left is offered once, for the deal on the table, and its room is kept', async (t) => {
  const profile = await newProfile(t, { ...PHONE, serviceWorkers: 'block', offers: true });
  const release = await holdBack(profile, 'www/site/play/lesson-offer.js');
  const { page } = await open(t, '#sly', { profile });
  await waitForTable(page);
  const friendsDeal = `labyrinth/${winningLine('labyrinth').deal}`;
  await followLink(page, friendsDeal);
  await expectLink(page, friendsDeal);
  release();
  await lessonOffer(page).waitFor();
  const room = () => page.locator('patience-game .foot').evaluate((foot) => foot.style.minHeight);
  await eventually(async () => assert.match(await room(), /^\d+(\.\d+)?px$/));
});

test('a guest is offered the lesson on a friend’s deal, and the deal itself after the lesson', async (t) => {
  const link = `sly/${winningLine('sly').deal}`;
  const { page } = await open(t, `#${link}`, { context: { ...PHONE, offers: true } });
  await waitForTable(page);
  await lessonOffer(page).waitFor();
  await page.getByRole('button', { name: words.beginLesson }).click();
  await until(async () => (await readLesson(page)).isActive);
  const table = tablePage(page);
  while ((await readLesson(page)).sentence !== words.finished.friend) await table.lessonButton('skip').click();
  const choices = page.locator('patience-game .callout-foot button');
  assert.deepEqual(await choices.allInnerTexts(), [words.backTo.friend, words.newDeal, words.again]);
  assert.match((await choices.first().getAttribute('class')) ?? '', /is-primary/);
  await choices.first().click();
  await waitForLessonEnd(page);
  await expectAddress(page, link);
  assert.equal((await readTable(page)).link, link);
  // The game counts as unplayed on the start page.
  await followLink(page, '');
  await page.locator('#games').getByRole('button', { name: 'Lesson: Sly' }).waitFor();
});

test('the deal of the day comes first after its lesson', async (t) => {
  const { page } = await open(t, '', { context: { ...DESKTOP, offers: true } });
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await waitForTable(page);
  await lessonOffer(page).waitFor();
  await page.getByRole('button', { name: words.beginLesson }).click();
  await until(async () => (await readLesson(page)).isActive);
  while ((await readLesson(page)).sentence !== words.finished.day) await tablePage(page).lessonButton('skip').click();
  assert.equal(await page.locator('patience-game .callout-foot .is-primary').innerText(), words.backTo.day);
});

test('the lesson is not offered again on a link, nor after the game was played', async (t) => {
  const { page } = await open(t, `#sly/${winningLine('sly').deal}`, { context: { ...DESKTOP, offers: true } });
  await waitForTable(page);
  await lessonOffer(page).waitFor();
  await tablePage(page).tapPile('stock');
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:stats:sly') !== null));
  await dealAndCountOffers(page, 'sly');
  // The next game's lesson is offered; this one's not again.
  await followLink(page, 'labyrinth');
  await lessonOffer(page).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('cadogan:1:lessons'));
  assert.equal(stored, '{"sly":true,"labyrinth":true}');
});

test('the lesson is in the menus of the site and of an embedded table', async (t) => {
  const { page, site } = await open(t, `#${playedLink('sly')}`, { context: DESKTOP });
  const table = tablePage(page);
  await waitForTable(page);
  await table.button('menu').click();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await until(async () => (await readLesson(page)).isActive);
  // During a lesson, the menu is the only enabled key.
  const stops = await page
    .locator('patience-game .tools .key')
    .evaluateAll((keys) =>
      keys.flatMap((key) => (/** @type {HTMLElement} */ (key).tabIndex < 0 ? [] : key.getAttribute('data-action'))),
    );
  assert.deepEqual(stops, ['menu']);
  await table.chooseFromMenu('New deal');
  await waitForLessonEnd(page);
  await eventually(async () => assert.equal((await readTable(page)).ply, 0));

  await page.goto(`${site.url}www/embed.html?game=labyrinth`);
  await waitForTable(page);
  await table.button('menu').click();
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await until(async () => (await readLesson(page)).isActive);
  await page.keyboard.press('Escape');
  await waitForLessonEnd(page);
});

test('the lesson’s tag moves with the shape of the window and keeps the focus', async (t) => {
  const { page } = await open(t, '#sly', { context: DESKTOP });
  await waitForTable(page);
  await startLesson(page);
  await tablePage(page).lessonButton('skip').focus();
  const isOnFelt = () => page.locator('patience-game .felt .lesson').count();
  assert.equal(await isOnFelt(), 1);
  for (const [width, height, on] of [
    [390, 844, 0],
    [844, 390, 0],
    [1280, 800, 1],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => assert.equal(await isOnFelt(), on));
    await eventually(async () => assert.equal((await readLesson(page)).focus, 'skip'));
    if (width < height || on) continue;
    // The table and the tag fill the height.
    await eventually(async () => {
      const [tag, boardFrame, name] = await Promise.all(
        ['.lesson', '.board-frame', '.title'].map((part) => page.locator(`patience-game ${part}`).boundingBox()),
      );
      assert.ok(tag && boardFrame && name);
      assert.ok(
        boardFrame.height + tag.height > height - 12,
        `${boardFrame.height} and ${tag.height} px, of ${height}`,
      );
      assert.ok(name.x + name.width < boardFrame.x + 2, 'the name of the game is beside it');
    });
  }
});

test('in landscape no lit card of a lesson cuts the label of its neighbour', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: { ...PHONE, viewport: { width: 844, height: 390 } } });
  await waitForTable(page);
  await startLesson(page);
  const { cut, veiled } = await tablePage(page).evaluate(({ shadowRoot: root }) => {
    const veil = root.querySelector('path.lesson-veil');
    const toVeil = veil.getScreenCTM().inverse();
    /** Whether the corners of each label are veiled. */
    const labels = [...root.querySelectorAll('.pile-label.next')].map((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      const corners = [left, right].flatMap((x) =>
        [top, bottom].map((y) => new DOMPoint(x, y).matrixTransform(toVeil)),
      );
      return corners.map((corner) => veil.isPointInFill(corner));
    });
    return {
      cut: labels.filter((corners) => corners.some(Boolean) && !corners.every(Boolean)).length,
      veiled: labels.filter((corners) => corners.every(Boolean)).length,
    };
  });
  assert.equal(cut, 0);
  assert.ok(veiled >= 6, `${veiled}`);
});

test('without controls the lesson’s tag is below the cards', async (t) => {
  const { page } = await open(t, 'www/embed.html?game=sly&controls=none', { context: PHONE });
  await waitForTable(page);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await startLesson(page);
    await eventually(async () => {
      const [tag, boardFrame] = await Promise.all(
        ['.lesson', '.board-frame'].map((part) => page.locator(`patience-game ${part}`).boundingBox()),
      );
      assert.ok(tag && boardFrame);
      assert.ok(tag.y >= boardFrame.y + boardFrame.height - 1, `${tag.y} ${boardFrame.y + boardFrame.height}`);
      assert.ok(tag.x > -1 && tag.x + tag.width < width + 1 && tag.y + tag.height < height + 1);
      assert.ok(boardFrame.width > width * 0.9);
    });
    await tablePage(page).lessonButton('leave').click();
    await waitForLessonEnd(page);
  }
});

test('a lesson passes axe at a step, after a wrong try and at its end', async (t) => {
  const { page } = await open(t, '#labyrinth', { context: { ...DESKTOP, bypassCSP: true } });
  const table = tablePage(page);
  await waitForTable(page);
  await startLesson(page);
  const expectNoViolations = async (/** @type {string} */ situation) => {
    await until(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')));
    const found = await axeViolations(page);
    assert.deepEqual(found, [], situation);
  };
  await expectNoViolations('a step');
  await table.tapPile('stock');
  await eventually(async () => assert.match((await readLesson(page)).label, new RegExp(words.notYet)));
  await expectNoViolations('a wrong try');
  await page.setViewportSize({ width: 360, height: 640 });
  await until(async () => (await page.locator('patience-game .felt .lesson').count()) === 0);
  await expectNoViolations('on a phone');
  for (let n = 0; n < 9; n++) {
    await table.lessonButton('skip').click();
    await expectStep(page, n + 1);
  }
  await expectNoViolations('the end');
});

for (const id of Object.keys(LESSONS)) {
  test(`${id}: on a desktop the lesson’s tag covers no mark of a step and, at the end, no index or caption`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: DESKTOP });
    await waitForTable(page);
    await startLesson(page);
    const playMove = byTaps(async () => mouse(page));
    await playToEnd(page, id, playMove, async (steps) => {
      const { marks, height } = await coveredByTag(page);
      assert.ok(height > 0, 'there is a tag');
      assert.equal(marks, 0, steps.step.key);
    });
    const { captions, indices } = await coveredByTag(page);
    assert.deepEqual(indices, []);
    // The captions of the Empress leave no room for it.
    if (id !== 'empress-of-india') assert.deepEqual(captions, []);
  });
}

for (const id of Object.keys(LESSONS)) {
  test(`${id}: on a phone no arrow of the lesson runs over a card that the step is about, nor over its next card`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: PHONE });
    await waitForTable(page);
    await startLesson(page);
    const steps = new LessonSteps(LESSONS[id]);
    for (; !steps.isOver; steps.skip()) {
      await expectStep(page, steps.at);
      const { blockers = [], badMove = [], key } = steps.step;
      const covered = await tablePage(page).evaluate(
        ({ host: { board, info }, shadowRoot: root }, addresses) => {
          const felt = board.felt.getBoundingClientRect();
          const marks = [...root.querySelectorAll('.lesson-ring, .lesson-target')].map((el) => {
            const { left, top, width, height } = el.getBoundingClientRect();
            return { x: left - felt.left, y: top - felt.top, width, height };
          });
          const cards = addresses.map(
            (address) =>
              board.boxOf(info.places.findIndex((/** @type {any} */ place) => place.address === address)).rect,
          );
          /** An arrow may touch the edge of a card, beside its index. */
          const EDGE_PX = 6;
          const shafts = /** @type {SVGPathElement[]} */ ([...root.querySelectorAll('.arrow-shaft.is-ink')]);
          return shafts.flatMap((shaft) => {
            const length = shaft.getTotalLength();
            const points = Array.from({ length: 41 }, (_, n) => shaft.getPointAtLength((length * n) / 40));
            return points.filter(({ x, y }) =>
              [...marks, ...cards].some(
                (rect) =>
                  x > rect.x + EDGE_PX &&
                  x < rect.x + rect.width - EDGE_PX &&
                  y > rect.y + EDGE_PX &&
                  y < rect.y + rect.height - EDGE_PX,
              ),
            );
          }).length;
        },
        [...blockers, ...badMove],
      );
      assert.equal(covered, 0, key);
      await tablePage(page).lessonButton('skip').click();
    }
  });
}

for (const [id, key] of [
  ['empress-of-india', 'alone'],
  ['labyrinth', 'blocked'],
  ['sly', 'tooEarly'],
])
  test(`${id}: at no size does the reason of a refusal cover a card that the step is about`, async (t) => {
    const { page } = await open(t, `#${id}`, { context: DESKTOP });
    await waitForTable(page);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await startLesson(page);
      const { step } = await skipTo(page, id, key);
      await tablePage(page).lessonButton('show').dispatchEvent('click');
      await eventually(async () => assert.ok((await readLesson(page)).callout));
      const covered = await tablePage(page).evaluate(({ host: { board, info }, shadowRoot: root }, { from, to }) => {
        const tag = root.querySelector('.refusal-tag').getBoundingClientRect();
        const felt = board.felt.getBoundingClientRect();
        return info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) => {
          if (![from, to].includes(place.address)) return [];
          const { x, y, width: wide, height: high } = board.boxOf(n).rect;
          const [left, top] = [felt.left + x, felt.top + y];
          const isFree =
            left + wide < tag.left + 1 || left > tag.right - 1 || top + high < tag.top + 1 || top > tag.bottom - 1;
          return isFree ? [] : [place.address];
        });
      }, /** @type {any} */ (step.refused));
      assert.deepEqual(covered, [], `${width}×${height}`);
      const side = await page.locator('patience-game .refusal').boundingBox();
      const felt = await page.locator('patience-game .felt').boundingBox();
      assert.ok(side && felt);
      const [left, right] = [side.x - felt.x, felt.x + felt.width - side.x - side.width];
      if (left + right < 16) assert.ok(Math.abs(left - right) <= 2, `${left} and ${right} px beside it`);
      await tablePage(page).lessonButton('leave').dispatchEvent('click');
      await waitForLessonEnd(page);
    }
  });

test('at 1024×768 the lesson of the Labyrinth covers no card of the row that it is about', async (t) => {
  const { page } = await open(t, '#labyrinth', windowOptions(1024, 768));
  await waitForTable(page);
  await startLesson(page);
  for (let step = 1; step <= 5; step++) {
    await tablePage(page).lessonButton('skip').click();
    await expectStep(page, step);
    if (step < 3) continue;
    const covered = await tablePage(page).evaluate(({ shadowRoot: root }) => {
      const tag = root.querySelector('.lesson')?.getBoundingClientRect() ?? new DOMRect();
      return [...root.querySelectorAll('.cards .card')].filter((el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        return left < tag.right - 1 && right > tag.left + 1 && top < tag.bottom - 1 && bottom > tag.top + 1;
      }).length;
    });
    assert.equal(covered, 0, `step ${step + 1}`);
  }
});

for (const [id, step, viewport] of /** @type {const} */ ([
  ['sly', 2, { width: 390, height: 844 }],
  ['sly', 2, { width: 1280, height: 800 }],
  ['empress-of-india', 0, { width: 390, height: 844 }],
  ['labyrinth', 1, { width: 390, height: 844 }],
  ['labyrinth', 3, { width: 1024, height: 768 }],
])) {
  test(`${id}, step ${step + 1}, ${viewport.width}×${viewport.height}: no mark covers the next card of the target, and the ring is around the card`, async (t) => {
    const { page } = await open(t, `#${id}`, windowOptions(viewport.width, viewport.height));
    await waitForTable(page);
    await startLesson(page);
    for (let n = 0; n < step; n++) {
      await tablePage(page).lessonButton('skip').click();
      await expectStep(page, n + 1);
    }
    await eventually(async () => {
      const { target, labels, heads, ring, cards } = await tablePage(page).evaluate(({ shadowRoot: root }) => {
        const rects = (/** @type {string} */ selector) =>
          [...root.querySelectorAll(selector)].map((el) => {
            const { left, right, top, bottom } = el.getBoundingClientRect();
            return { left, right, top, bottom };
          });
        return {
          target: rects('.lesson-target')[0],
          labels: rects('.pile-label.next'),
          heads: rects('.arrow-head'),
          ring: rects('.lesson-ring')[0],
          cards: rects('.cards .card'),
        };
      });
      const middle = (target.left + target.right) / 2;
      const label = labels.find(
        ({ left, right, top }) => left < middle && right > middle && top > target.top && top < target.bottom,
      );
      assert.ok(label, 'the label lies within the marks');
      assert.ok(label.bottom <= target.bottom + 1 && label.left >= target.left - 1 && label.right <= target.right + 1);
      assert.ok(heads.length > 0);
      for (const head of heads) {
        const isClear =
          head.top >= label.bottom || head.bottom <= label.top || head.left >= label.right || head.right <= label.left;
        assert.ok(isClear, JSON.stringify({ head, label }));
      }
      const isRinged = cards.some(
        ({ left, right, top, bottom }) =>
          Math.abs(left - ring.left - 1) < 1.1 &&
          Math.abs(ring.right - right - 1) < 1.1 &&
          Math.abs(top - ring.top - 1) < 1.1 &&
          Math.abs(ring.bottom - bottom - 1) < 1.1,
      );
      assert.ok(isRinged, JSON.stringify(ring));
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [768, 1024],
  [1440, 900],
])
  test(`the cards stay where they are when the offer of a lesson goes, at ${width} by ${height}`, async (t) => {
    const { page } = await open(t, '#labyrinth', {
      context: { viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500, offers: true },
    });
    await waitForTable(page);
    const notice = page.locator('patience-game [slot="notice"]');
    await notice.getByRole('button').first().waitFor();
    const frame = () =>
      tablePage(page).evaluate(
        ({ shadowRoot: root }) => root.querySelector('.board-frame').getBoundingClientRect().height,
      );
    // The notice has grown into its place.
    await eventually(async () =>
      assert.ok(await tablePage(page).evaluate(({ shadowRoot: root }) => root.querySelector('.foot').style.minHeight)),
    );
    const before = await frame();
    await tablePage(page).button('hint').click();
    await notice.waitFor({ state: 'detached' });
    assert.equal(await frame(), before);
    if (width > 500) return;
    await tablePage(page).evaluate((element) => element.newDeal());
    await until(async () => (await frame()) > before, { what: 'the room to be free with the next deal' });
  });
