// Why a wrong answer loses. `reasonOf` says it in a sentence. `playRefutation` shows it in the line player: natural play after the
// answer, to a dead end or to a position that explains the loss; after a wrong release, the shortest line.

import { Table, withTable } from '../../engine/loader.js';
import { askVerdict } from '../../solver/client.js';
import { words as core, say } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { explainLoss } from '../solver-ui/answers.js';

/** @import { RefutationAnswer } from '../../pkg/patience_solver_wasm.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/** Budget of the verdict on an answer, and of its reason. */
const REASON_NODES = 2_000_000;
const REASON_MS = 2_000;

/** Maximum number of parts of a reason that a reply names. */
const MAX_NAMED = 2;

/** @import { Token } from '../../words/tokens.js' */

/** The names of the cards in a reason's parts. @param {Token[]} links */
const cardsIn = (links) =>
  links.flatMap((link) => ('card' in link && typeof link.card === 'string' ? [link.card] : []));

/**
 * The solver's reason if it is short, else that the game is over at once, or how many cards are concerned: Show why marks them. Two
 * equal cards are not named.
 * @param {import('../../pkg/patience_solver_wasm.js').Why} why @param {boolean} isStuck @param {(sentence: string) => boolean} fits
 */
function briefReason({ token, brief, cards }, isStuck, fits) {
  const links = 'links' in token ? /** @type {Token[]} */ (token.links) : [];
  const named = cardsIn(links);
  const whole = words.afterThat(say(token));
  if (links.length <= MAX_NAMED && new Set(named).size === named.length && fits(whole)) return whole;
  if (isStuck) return words.noMoveLeft;
  // The brief token names two cards at most.
  if (!links.length || token.k === 'why-either') return words.afterThat(say(brief));
  const isByGrace = 'grace' in token && token.grace === true;
  if (token.k === 'why-waiting') return words.pairsWait(links.length);
  if (token.k === 'why-balance') return words.pairsUnbalanced(links.length);
  if (token.k === 'why-room') return words.noRoom(links.length);
  return isByGrace ? words.graceFreesTooFew(cards.length) : words.cardsWait(cards.length);
}

/** The view after some moves in a problem; null after none. @param {ReadProblem} problem @param {string[]} moves */
const viewAfter = ({ position }, moves) =>
  withTable(Table.open(`#${position}`), (table) => moves.map((move) => table.play(move)).at(-1) ?? null);

/**
 * Asks if the position after some moves in a problem can be won.
 * @param {import('../host.js').TableHost} host owner of the question @param {ReadProblem} problem @param {string[]} moves
 */
export async function verdictAfter(host, problem, moves) {
  const { link, ply } = viewAfter(problem, moves) ?? { link: '', ply: 0 };
  return askVerdict(host, link, ply, REASON_NODES, undefined, REASON_MS);
}

/**
 * Finds out why the last of some moves in a problem loses.
 * @param {import('../host.js').TableHost} host owner of the question @param {ReadProblem} problem @param {string[]} moves
 * @returns {Promise<((fits: (sentence: string) => boolean) => string) | null>} says it, in the solver's words and the language of the page; null if
 *   another question of the host's has cancelled the search
 */
export async function reasonOf(host, problem, moves) {
  const isStuck = viewAfter(problem, moves)?.outcome === 'stuck';
  const answer = await verdictAfter(host, problem, moves);
  if (!answer) return null;
  return (fits) => {
    if (answer.why) return briefReason(answer.why, isStuck, fits);
    return isStuck ? words.noMoveLeft : words.allLose;
  };
}

/** Says what the end of a refutation shows. @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {RefutationAnswer} refutation */
function explainEnd(host, { release }, { why, transfers }) {
  if (why) return explainLoss(host, why);
  const sentence = release && transfers !== null ? words.tooLate({ ...release, transfers }) : words.deadEnd;
  host.announce(core.sentences([sentence]));
  host.offer([], 'info');
}

/**
 * Plays a refutation on the table, on which the question's position is.
 * @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {string[]} moves the wrong answer
 * @param {RefutationAnswer} refutation @param {(how: import('../host.js').LineEnd) => void} onEnd
 */
export async function playRefutation(host, problem, moves, refutation, onEnd) {
  const line = [...moves, ...refutation.line];
  const last = (host.view?.ply ?? 0) + line.length;
  await host.use('linePlayer', ({ openPlayer }) => {
    openPlayer(host, line, {
      name: () => words.refutation,
      cause: 'shown',
      problem: problem.link,
      // The wrong answer was seen and heard.
      made: moves.length,
      endLabels: { finished: () => words.backToProblem },
      onStep: (ply) => void (ply === last && explainEnd(host, problem, refutation)),
      onEnd,
    });
  });
}
