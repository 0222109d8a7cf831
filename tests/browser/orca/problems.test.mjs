// Solves a problem of each kind with a screen reader alone: the player knows the answers and the catalogues, and of the page only
// Orca's speech. A wrong answer and both hints come first; the answer is played on the piles, by keys.
//
// GAMES=sly,labyrinth takes these instead of all four; ENGINES=firefox uses one browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandLine } from '../../../www/words/en/command-line.js';
import * as words from '../../../www/words/en/problems.js';
import { themeOf } from '../../../www/table/problem/problem-sentences.js';
import { words as core } from '../../../www/words/core.js';
import { words as reports } from '../../../www/words/reports.js';
import { atLink, IDS, rules } from '../support/games.mjs';
import { LISTED, problemsOf } from '../support/problems.mjs';
import { serveForTest } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { labelOf, stepTo } from './piles.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';

/** @typedef {import('../../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */
/** @typedef {import('../../../www/pkg/patience_wasm.js').Place} Place */

/** @type {Map<string, { id: string, problem: ReadProblem }>} */
const problems = new Map();
for (const id of process.env.GAMES?.split(',') ?? IDS)
  if (LISTED.includes(id))
    for (const [kind, problem] of problemsOf(id)) if (!problems.has(kind)) problems.set(kind, { id, problem });

test('there is a problem of every kind', { skip: !!process.env.GAMES }, () => {
  assert.deepEqual([...problems.keys()].sort(), Object.keys(words.kinds).sort());
});

/** The question of a listed problem. @param {ReadProblem} problem */
const questionOf = ({ kind, release }) =>
  kind === 'release'
    ? words.release(/** @type {import('../../../www/words/en/problems.js').Release} */ (release))
    : words.questions[kind];

class Solver {
  #reader;
  #problem;
  #view;
  /** @type {Place[]} */
  #places;

  /** @param {ScreenReader} reader @param {ReadProblem} problem */
  constructor(reader, problem) {
    this.#reader = reader;
    this.#problem = problem;
    this.#view = atLink(problem.position, (table) => table.view());
    const info = rules.games().find((/** @type {{ id: string }} */ { id }) => id === problem.game);
    if (!info) throw new Error(`no game ${problem.game}`);
    this.#places = info.places;
  }

  /** The pile of an address, if it is one. @param {string} address */
  #pileOf(address) {
    return this.#places.findIndex((place) => place.address === address);
  }

  /** A move between two piles that is no answer. */
  get wrongMove() {
    const { answers } = this.#problem.question;
    const wrong = this.#view.moves
      .split(' ')
      .find(
        (move) =>
          !answers.some((answer) => answer.move === move) &&
          move.split('>').every((address) => this.#pileOf(address) >= 0) &&
          !move.startsWith('stock'),
      );
    assert.ok(wrong, 'every move is an answer');
    return wrong;
  }

  /** Plays a move by keys: goes to its card by name, selects it, and goes on to its target with N. @param {string} move */
  async play(move) {
    const reader = this.#reader;
    const [source, target] = move.split('>');
    const pile = this.#pileOf(source);
    if (this.#view.pending !== pile) {
      await reader.expectUtterance(commandLine.label, await reader.pressAfterSpeech('slash'));
      await reader.typeAndListen(`go to ${reports.moves.pile(this.#places[pile])}`);
      const label = labelOf(this.#places, this.#view, source);
      await reader.expectUtterance(label, reader.press('Return'));
      await reader.expectUtterance(core.board.selected(label), await reader.pressAfterSpeech('Return'));
    }
    const from = await stepTo(reader, this.#places, labelOf(this.#places, this.#view, target));
    await reader.expectUtterance(core.board.target(this.#view.piles[pile].cards.slice(-2)), from);
    return reader.press('Return');
  }
}

for (const engine of engines)
  for (const [kind, { id, problem }] of problems)
    test(
      `a problem of ${id} (${kind}) is solved with a screen reader in ${engine}`,
      { skip: skipReason(engine) },
      async (t) => {
        const site = await serveForTest(t);
        const reader = await ScreenReader.open(t, engine, `${site.url}#${problem.link}`);
        const idea = words.introduction.ideas[/** @type {keyof typeof words.introduction.ideas} */ (kind)];
        await reader.expectUtterance(idea, 0, BROWSER_START_MS);
        const question = questionOf(problem);
        const asked = reader.press('Escape');
        await reader.expectUtterance(question, asked);
        if (problem.stock.length) await reader.expectUtterance(words.stock(problem.stock.length), asked);
        if (kind === 'release') await reader.expectUtterance(/It’s in column|Either counts: column/, asked);
        const solver = new Solver(reader, problem);

        // A wrong answer, with its reason.
        const wrong = await solver.play(solver.wrongMove);
        const reply = kind === 'release' ? words.notYet : words.wrong;
        await reader.expectUtterance(new RegExp(`^${reply}\\. (?!${words.searching})`), wrong);
        // The question is said again with the state of the game.
        await reader.expectUtterance(question, await reader.pressAfterSpeech('s'));

        const theme = words.themes[themeOf(problem)];
        await reader.expectUtterance(theme, await reader.pressAfterSpeech('h'));
        await reader.expectUtterance(/Look (here|at)|One of these two/, await reader.pressAfterSpeech('h'));

        const right = await solver.play(problem.question.answers[0].move);
        await reader.expectUtterance(words.right, right);
        await reader.expectUtterance(words.solved(2), right);
        if (process.env.TRANSCRIPT) t.diagnostic(reader.utterances.join('\n'));
      },
    );
