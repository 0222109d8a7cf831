// Replies to answers on the table: a reason's cards are marked, those under others by name, and other right answers are named.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { symbolOf } from '../../www/cards/symbols.js';
import * as words from '../../www/words/en/problems.js';
import { eventually, until } from './support/chromium.mjs';
import { loadWasm, rules } from './support/games.mjs';
import {
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
import { holdFile } from './support/held-file.mjs';
import { mouse } from './support/player.mjs';
import { listOf, problemOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForFrames } from './support/table-state.mjs';
import { LANGUAGES } from '../../www/words/language.js';

/** @type {typeof import('../../www/pkg/patience_solver_wasm.js')} */
const solver = await loadWasm('patience_solver_wasm');

/** True if the callout's sentence has room. @param {import('playwright-core').Page} page */
const isWhole = (page) =>
  tablePage(page).evaluate(({ shadowRoot }) => {
    const [body, text] = ['.problem .callout-body', '.problem .callout-sentence'].map((selector) =>
      shadowRoot.querySelector(selector),
    );
    return text.scrollHeight <= text.clientHeight + 3 && body.scrollHeight <= body.clientHeight + 3;
  });

/** A problem of Sly whose first wrong answers have long reasons. */
const SPLIT_FIRST = 233;

test('the reason of a wrong answer that is found after the right one changes nothing', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { profile, release } = await holdFile(t, 'www/pkg/patience_solver_wasm_bg.wasm');
  await profile.addInitScript(() => {
    const { Worker: Plain } = globalThis;
    Object.assign(globalThis, { verdicts: 0 });
    globalThis.Worker = class extends Plain {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data.verdict) /** @type {any} */ (globalThis).verdicts++;
        });
      }
    };
  });
  const { page } = await openProblem(t, problem.link, { profile });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  await expectLabel(page, words.wrong);
  await playByTaps(page, mouse(page), pilesOf(problem.question.answers[0].move));
  await expectLabel(page, words.right);
  const solved = await readCallout(page);
  assert.equal(await page.evaluate('verdicts'), 0);
  release();
  await until(() => page.evaluate('verdicts'), { what: 'the verdict on the wrong answer' });
  await waitForFrames(page, 3);
  assert.deepEqual(await readCallout(page), solved);
});

test('a press of Hint that begins before the reason of a wrong answer and ends after it gives the hint', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { profile, release } = await holdFile(t, 'www/pkg/patience_solver_wasm_bg.wasm');
  const { page } = await openProblem(t, problem.link, { profile });
  await playByTaps(page, mouse(page), await wrongMove(page, problem));
  const { sentence } = await expectLabel(page, words.wrong);
  await page.locator('patience-game [data-problem="hint"]').hover();
  await page.mouse.down();
  release();
  await eventually(async () => assert.notEqual((await readCallout(page)).sentence, sentence));
  await expectLabel(page, words.wrong);
  await page.mouse.up();
  await expectLabel(page, words.hint);
});

test('Show why marks every card of the reason: cards under others by name at their packet, from its lowest up, in their suits’ colours', async (t) => {
  const problem = listOf('sly').at(27);
  const move = 'hand>p16';
  const table = rules.Table.open(`#${problem.position}`);
  const { link, ply, piles } = table.play(move);
  table.free();
  const search = new solver.Solver(link, ply, 1e6);
  search.run(1e6);
  const { cards } = search.answer().why ?? assert.fail('no reason');
  const cardAt = (/** @type {number} */ pile, /** @type {number} */ index) =>
    piles[pile].cards.slice(2 * index, 2 * index + 2);
  const hidden = cards.filter(({ pile, index }) => index < piles[pile].count - 1);
  const isBelowEarlier = (/** @type {typeof cards[0]} */ { pile, index }, /** @type {number} */ n) =>
    hidden.slice(0, n).some((card) => card.pile === pile && card.index > index);
  assert.ok(hidden.some(isBelowEarlier), JSON.stringify(cards));
  const packets = [...new Set(hidden.map(({ pile }) => pile))].map((pile) =>
    hidden
      .filter((card) => card.pile === pile)
      .sort((a, b) => a.index - b.index)
      .map(({ index }) => cardAt(pile, index)),
  );

  const { page } = await openProblem(t, problem.link, AT_PHONE);
  await tablePage(page).evaluate(({ host }, played) => host.playAction(played), move);
  await expectLabel(page, words.wrong);
  // Each card of the reason is named.
  await eventually(async () => {
    const { sentence } = await readCallout(page);
    const names = cards.map(({ pile, index }) => symbolOf(cardAt(pile, index)));
    assert.ok(
      names.every((name) => sentence.includes(name)),
      `${sentence} ${names}`,
    );
  });
  await press(page, 'why');
  await page.locator('patience-game [data-player]').waitFor();
  await tablePage(page).evaluate(({ host }) => host.line.jump(host.line.to));
  await eventually(async () => {
    const { frames, labels, colours } = await tablePage(page).evaluate(({ shadowRoot: root }) => {
      const colourOf = (/** @type {Element} */ el) => getComputedStyle(el).color;
      const cornerOf = (/** @type {string} */ suit) =>
        root.querySelector(`.layer .card .suit-${suit}, .layer .card.suit-${suit}`);
      return {
        frames: root.querySelectorAll('.reason').length,
        labels: [...root.querySelectorAll('.reason-cards')].map((el) => el.textContent.trim()),
        colours: [...root.querySelectorAll('.reason-cards > *')].map((el) => ({
          text: el.textContent.trim(),
          colour: colourOf(el),
          red: colourOf(cornerOf('H')),
          black: colourOf(cornerOf('S')),
        })),
      };
    });
    assert.equal(frames, new Set(cards.map(({ pile }) => pile)).size);
    assert.deepEqual(labels.sort(), packets.map((packet) => packet.map(symbolOf).join(' ')).sort());
    assert.equal(colours.length, hidden.length);
    for (const { text, colour, red, black } of colours) {
      assert.notEqual(red, black);
      assert.equal(colour, /[♥♦]/.test(text) ? red : black, text);
    }
  });
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1440, 900],
])
  test(`Show why names every card of a reason that the reply has no room for, at ${width} by ${height}`, async (t) => {
    const problem = listOf('labyrinth').at(150);
    const { page } = await openProblem(t, problem.link, {
      context: { viewport: { width, height }, hasTouch: height < 700, isMobile: height < 700 },
    });
    const { move } = await wrongMove(page, problem);
    await tablePage(page).evaluate(({ host }, wrong) => host.playAction(wrong), move);
    let others = 0;
    await eventually(async () => {
      const { sentence } = await readCallout(page);
      others = Number(/ and (\d+) more/.exec(sentence)?.[1] ?? 0);
      assert.ok(others, sentence);
    });
    await press(page, 'why');
    await page.locator('patience-game [data-player]').waitFor();
    const frame = () =>
      tablePage(page).evaluate(
        ({ shadowRoot: root }) => root.querySelector('.board-frame').getBoundingClientRect().height,
      );
    const before = await frame();
    await tablePage(page).evaluate(({ host }) => host.line.jump(host.line.to));
    const said = await page.locator('patience-game .status').innerText();
    assert.ok(!said.includes('more'), said);
    assert.ok((said.match(/between/g) ?? []).length > others, said);
    assert.equal(await frame(), before);
  });

test('a solved problem names the other right answers', async (t) => {
  const list = listOf('sly');
  const problem =
    list
      .all()
      .map((_, index) => list.at(index))
      .find(
        ({ kind, question: { answers } }) => kind === 'place' && answers.length > 1 && answers.every((a) => !a.then),
      ) ?? assert.fail('no place of two answers');
  const [{ move }, ...others] = problem.question.answers;
  const { page } = await openProblem(t, problem.link, AT_PHONE);
  const before = await calloutHeight(page);
  await tablePage(page).evaluate(({ host }, played) => host.playAction(played), move);
  const { sentence } = await expectLabel(page, words.right);
  const after = await calloutHeight(page);
  const [, named, unnamed] = /Also right: (.+?)(?: and (\d+) more)?\./.exec(sentence) ?? [];
  assert.ok(named, sentence);
  assert.equal(named.split(/, | and /).length + Number(unnamed ?? 0), others.length, sentence);
  assert.equal(after, before, 'the callout keeps its height');
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [1440, 900],
  [700, 900],
])
  test(`Show why and the solution leave the cards in their places, at ${width} by ${height}`, async (t) => {
    const problem = problemOf('labyrinth', 'grace');
    const isMobile = Math.min(width, height) < 500;
    const { page } = await openProblem(t, problem.link, {
      context: { viewport: { width, height }, hasTouch: isMobile, isMobile },
    });
    /** The places of the piles as they are painted: the line that takes another's place is laid out with the next frame. */
    const boxes = async () => {
      await waitForFrames(page, 2);
      return tablePage(page).evaluate(({ host }) =>
        host.board.boxes.map((/** @type {any} */ { pile, box }) => [pile, box.rect.x, box.rect.y, box.rect.width]),
      );
    };
    const before = await boxes();
    const { move } = await wrongMove(page, problem);
    await tablePage(page).evaluate(({ host }, wrong) => host.playAction(wrong), move);
    await eventually(async () => assert.ok((await readCallout(page)).buttons.includes('why')));
    for (const name of ['why', 'solution']) {
      await press(page, name);
      const end = page.locator('patience-game [data-player-end]').first();
      await end.waitFor();
      assert.deepEqual(await boxes(), before, name);
      await end.click();
      await expectLabel(page, words.label);
      assert.deepEqual(await boxes(), before, `after ${name}`);
    }
  });

for (const code of Object.keys(LANGUAGES).filter((name) => !name.startsWith('x-')))
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ])
    test(`${code}: the introduction shows a wrong answer whose reason has room as a whole, at ${width} by ${height}`, async (t) => {
      const { link } = listOf('sly').at(SPLIT_FIRST);
      const context = { viewport: { width, height }, hasTouch: true, isMobile: true, locale: code };
      const { page } = await openProblem(t, link, { context });
      const { introduction } = await import(`../../www/words/${code}/problems.js`);
      await press(page, 'introduce');
      await press(page, 'next-step');
      await eventually(async () => {
        const { sentence } = await readCallout(page);
        const reason = sentence.replace(/\uFE0E|[\u2066\u2069]/g, '');
        assert.ok(reason.startsWith(introduction.suppose), reason);
        assert.match(reason, /A♥[^♣♦♥♠]+[\dA-Z]+[♣♦♥♠]/, 'it has a reason');
        // A shorter form counts the cards that it leaves out.
        assert.doesNotMatch(reason, /\d+ \p{L}/u);
        assert.ok(await isWhole(page), reason);
      });
    });
