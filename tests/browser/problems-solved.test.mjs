// Solves many listed problems of each game in one page, with a wrong answer before each right one: twenty a game in an exhaustive
// run.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as words from '../../www/words/en/problems.js';
import { eventually, open, until } from './support/chromium.mjs';
import { mouse } from './support/player.mjs';
import { AT_DESK, expectLabel, pilesOf, playByTaps, press, readCallout } from './support/problem-callout.mjs';
import { LISTED, listOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { followLink } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/pkg/patience_tools_wasm.js').ProblemQuestion} ProblemQuestion */

const PER_GAME = 20;
/** Problems of a game in a usual run. */
const USUAL = 3;

/** Indices spread over a list. @param {number} length */
const spread = (length) => Array.from({ length: PER_GAME }, (_, n) => Math.floor((n * length) / PER_GAME));

/** Plays a move by two clicks, or where several moves are between its piles, as the table does after the choice. @param {Page} page @param {string} move */
async function play(page, move) {
  const table = tablePage(page);
  const isByTaps = await table.evaluate(({ host }, wanted) => {
    const [from, to] = wanted
      .split('>')
      .map((address) => host.info.places.findIndex((/** @type {any} */ place) => place.address === address));
    return from >= 0 && to >= 0 && host.choicesOf(from, to).length === 1;
  }, move);
  if (isByTaps) await playByTaps(page, mouse(page), pilesOf(move));
  else await table.evaluate(({ host }, wanted) => host.playAction(wanted), move);
}

/** A legal move that is no answer. @param {Page} page @param {ProblemQuestion} question @returns {Promise<string>} */
const wrongOf = (page, { answers }) =>
  tablePage(page).evaluate(
    ({ host }, right) =>
      host.session
        .moves()
        .flatMap((/** @type {any} */ { moves }) => moves.map((/** @type {any} */ { move }) => move))
        .find((/** @type {string} */ move) => !right.includes(move) && !move.startsWith('stock')),
    answers.map(({ move }) => move),
  );

for (const id of LISTED)
  test(`${id}: problems from all over its list are solved, each after a wrong answer`, async (t) => {
    const list = listOf(id);
    const { page } = await open(t, '', AT_DESK);
    let wrongAnswers = 0;
    for (const index of rotated(spread(list.all().length), USUAL, `problems of ${id}`)) {
      const problem = list.at(index);
      await followLink(page, problem.link);
      const asked = await until(
        async () => {
          const now = await readCallout(page);
          if (now.buttons.includes('skip')) await press(page, 'skip');
          return now.link === problem.position && now.buttons.includes('hint') && now;
        },
        { what: `the question of ${problem.link}` },
      );
      const wrong = await wrongOf(page, problem.question);
      if (wrong) {
        await play(page, wrong);
        await eventually(async () => {
          const { label, sentence, link } = await readCallout(page);
          assert.ok([words.wrong, words.notYet].includes(label) && sentence !== words.searching, `${wrong}: ${label}`);
          assert.equal(link, problem.position, 'the card went back');
        });
        wrongAnswers++;
      }
      /** @type {ProblemQuestion | null} */
      let question = problem.question;
      for (let n = 0; question; n++) {
        /** @type {import('../../www/pkg/patience_tools_wasm.js').ProblemAnswer} */
        const { move, then } = question.answers[0];
        await play(page, move);
        if (then) await expectLabel(page, words.rightSoFar);
        question = then;
        assert.ok(n < 64, 'it ends');
      }
      const solved = await expectLabel(page, words.right);
      assert.equal(solved.question, asked.question);
      assert.ok(solved.sentence.startsWith(words.solved(wrong ? 2 : 1)), `${problem.link}: ${solved.sentence}`);
    }
    assert.ok(wrongAnswers > 0);
    t.diagnostic(`${wrongAnswers} wrong answers`);
  });
