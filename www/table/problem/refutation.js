// Why a wrong answer loses. `reasonOf` says it in a sentence. `playRefutation` shows it in the line player: natural play after the
// answer, to a dead end or to a position that explains the loss; after a wrong release, the shortest line.

import { library, Table, withTable } from '../../engine/loader.js';
import { askRefutation, askVerdict } from '../../solver/client.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { explainLoss } from '../solver-ui/answers.js';
import { frameCopies } from './goal-frames.js';
import { sayReason } from './reasons.js';
import { cardsOfMove, firstThatFits, nameMove, sayLoss, sayTooLate } from './reply.js';

/** @import { RefutationAnswer } from '../../pkg/patience_solver_wasm.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
/** @import { MoveView, Place, View } from '../../pkg/patience_wasm.js' */

/** The line player in the place of a problem. @typedef {Pick<import('../line-player/line-player.js').LinePlayerOptions, 'room' | 'onEnd'>} PlayerPlace */

/** Maximum number of placings after a wrong answer that its reason names. */
const MAX_PLACINGS = 2;
/** Budget of the verdict on an answer, and of its reason. */
const REASON_NODES = 2_000_000;
const REASON_MS = 2_000;

/** Plays moves on a table, and returns its view. @param {import('../../pkg/patience_wasm.js').Table} table @param {readonly string[]} moves */
const playAll = (table, moves) => moves.map((move) => table.play(move)).at(-1) ?? table.view();

/** The view after some moves in a problem. @param {ReadProblem} problem @param {string[]} moves */
export const viewAfter = ({ position }, moves) =>
  withTable(Table.open(`#${position}`), (table) => playAll(table, moves));

/**
 * Asks if a position can be won.
 * @param {import('../host.js').TableHost} host owner of the question @param {Pick<View, 'link' | 'ply'>} position
 */
export const verdictOf = (host, { link, ply }) => askVerdict(host, link, ply, REASON_NODES, undefined, REASON_MS);

/**
 * The pile that a move goes to, if another one like it has an equal card on top; undefined in the Army and the Navy, where equal cards
 * do the same.
 * @param {View} view before the move @param {Place[]} places @param {MoveView} move
 */
function equalTarget({ piles }, places, { to, token }) {
  const card = token.k === 'move' && 'card' in token.to && token.to.card;
  if (to === null || !card || !['packet', 'column'].includes(places[to].name)) return undefined;
  const isEqual = (/** @type {number} */ pile) =>
    places[pile].name === places[to].name && piles[pile].cards.endsWith(card);
  return piles.some((_, pile) => pile !== to && isEqual(pile)) ? places[to] : undefined;
}

/** True if an equal card of another pile has a move of the same name. @param {MoveView} wanted @param {MoveView[]} legal */
function hasTwin(wanted, legal) {
  const name = nameMove(wanted.token);
  return legal.some(({ from, token }) => from !== wanted.from && nameMove(token) === name);
}

/** A move of a table's legal ones, with them all. @param {import('../../pkg/patience_wasm.js').Table} table @param {string} move */
function findMove(table, move) {
  const legal = table.moves().flatMap(({ moves }) => moves);
  const wanted = legal.find((other) => other.move === move);
  if (!wanted) throw new Error(`${move} is not legal`);
  return { wanted, legal };
}

/**
 * Names a legal move of a table, in the language of the page when it is called.
 * @param {import('../../pkg/patience_wasm.js').Table} table @param {ReadProblem['game']} game @param {string} move @returns {() => string}
 */
function moveNameIn(table, game, move) {
  const { wanted, legal } = findMove(table, move);
  const places = library.find(({ id }) => id === game)?.places ?? [];
  const from = hasTwin(wanted, legal) ? places[wanted.from] : undefined;
  const target = equalTarget(table.view(), places, wanted);
  return () => nameMove(wanted.token, from, target);
}

/** Names a legal move of a problem. @param {ReadProblem} problem @param {readonly string[]} line moves before it @param {string} move */
export const moveNameOf = ({ game, position }, line, move) =>
  withTable(Table.open(`#${position}`), (table) => {
    playAll(table, line);
    return moveNameIn(table, game, move);
  });

/** The cards of the first move of an answer. @param {ReadProblem} problem @param {readonly string[]} line moves before it @param {string[]} moves */
const cardsOf = ({ position }, line, [move]) =>
  withTable(Table.open(`#${position}`), (table) => {
    playAll(table, line);
    return cardsOfMove(findMove(table, move).wanted.token);
  });

/**
 * Names the placings of cards onto packets in a line; none if they are many.
 * @param {ReadProblem} problem @param {readonly string[]} before @param {readonly string[]} line
 */
function placingsOf({ game, position }, before, line) {
  return withTable(Table.open(`#${position}`), (table) => {
    playAll(table, before);
    const placings = line.flatMap((move) => {
      const { token } = findMove(table, move).wanted;
      const isPlacing = token.k === 'move' && token.to.k === 'sly-on-packet';
      const names = isPlacing ? [moveNameIn(table, game, move)] : [];
      table.play(move);
      return names;
    });
    return placings.length > MAX_PLACINGS ? [] : placings;
  });
}

/** Cards that are not home. @param {View} view */
function cardsLeft({ figures }) {
  const home = figures.find((figure) => figure.k === 'home-of');
  return home?.k === 'home-of' ? home.of - home.home : 0;
}

/**
 * Why a wrong answer loses.
 * @typedef {object} LossReason
 * @property {() => string[]} forms sentences that say it, in the language of the page, the longest first
 * @property {(fits: (sentence: string) => boolean) => string} say the first of them that fits
 * @property {RefutationAnswer | null} refutation one that can be shown, if it was searched for
 */

/**
 * Finds out why a move, or a run, in a problem loses.
 * @param {import('../host.js').TableHost} host owner of the question @param {ReadProblem} problem @param {readonly string[]} line right moves before it
 * @param {string[]} moves the wrong answer
 * @returns {Promise<LossReason | null>} null if another question of the host's has cancelled the search
 */
export async function reasonOf(host, problem, line, moves) {
  const name = moves.length > 1 ? () => words.replies.moves.run : moveNameOf(problem, line, moves[0]);
  const { release } = problem;
  const all = [...line, ...moves];
  const refute = () => askRefutation(host, problem.link, all);
  if (release) {
    const refutation = await refute();
    if (!refutation) return null;
    const moved = cardsOf(problem, line, moves);
    const forms = () => sayTooLate(release, name(), refutation, moved);
    return lossReason(forms, refutation.transfers === null ? null : refutation);
  }
  const view = viewAfter(problem, all);
  const answer = await verdictOf(host, view);
  if (!answer) return null;
  const token = answer.why?.token ?? null;
  const isStuck = view.outcome === 'stuck';
  const refutation = token || isStuck ? null : await refute();
  if (!token && !isStuck && !refutation) return null;
  const end = refutation && viewAfter(problem, [...all, ...refutation.line]);
  const facts = {
    token,
    isStuck,
    left: cardsLeft(view),
    moved: cardsOf(problem, line, moves),
    tokenAfterPlay: refutation?.why?.token ?? null,
    leftOver: end ? cardsLeft(end) : 0,
  };
  const placings = refutation ? placingsOf(problem, all, refutation.line) : [];
  const forms = () => sayLoss(problem.game, name(), { ...facts, placings: placings.map((sayName) => sayName()) });
  return lossReason(forms, refutation);
}

/** @param {() => string[]} forms @param {RefutationAnswer | null} refutation @returns {LossReason} */
const lossReason = (forms, refutation) => ({ forms, say: (fits) => firstThatFits(forms(), fits), refutation });

/** Maximum height by which letters reach out of their lines. */
const OVERHANG_PX = 3;

/** Returns true for sentences that have room beside the line player: the cards stay in their places. @param {import('../host.js').TableHost} host */
function roomForSentence({ announcer, frame }) {
  const foot = frame.status.el;
  const status = /** @type {HTMLElement} */ (foot.querySelector('.status'));
  const board = /** @type {HTMLElement} */ (frame.body.querySelector('.board-frame'));
  const { height } = board.getBoundingClientRect();
  return (/** @type {string} */ sentence) => {
    announcer.showSentence(sentence);
    const [{ top, bottom }, room] = [status.getBoundingClientRect(), foot.getBoundingClientRect()];
    const isWhole =
      status.scrollHeight <= status.clientHeight + OVERHANG_PX && top >= room.top && bottom <= room.bottom;
    return isWhole && board.getBoundingClientRect().height === height;
  };
}

/**
 * Says what the end of a refutation shows.
 * @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {import('../../words/tokens.js').Card[]} moved by the wrong answer
 * @param {RefutationAnswer} refutation
 */
function explainEnd(host, { game, release }, moved, { why, transfers }) {
  if (why) {
    const left = host.view ? cardsLeft(host.view) : 0;
    const said = sayReason(why.token, game, left, moved).map(words.replies.now);
    const isOutlook = why.token.k === 'why-few' || why.token.k === 'why-never';
    const reasons = isOutlook ? [core.sentences([said[0], words.replies.noNearer]), ...said] : said;
    return explainLoss(host, why, firstThatFits(reasons, roomForSentence(host)));
  }
  const sentence = release && transfers !== null ? words.tooLate({ ...release, transfers }) : words.deadEnd;
  host.announce(core.sentences([sentence]));
  host.offer([], 'info');
}

/**
 * The transfers of a line, for the line player; undefined unless a release limits them.
 * @param {ReadProblem} problem @param {readonly string[]} before moves of the problem before the line @param {readonly string[]} line
 * @returns {import('../line-player/line-player.js').MoveCount | undefined}
 */
function countTransfers(problem, before, line) {
  const view = problem.release && viewAfter(problem, [...before, ...line]);
  if (!view) return undefined;
  const tokens = describeMoves(view.link).moves.slice(view.ply - line.length, view.ply);
  return {
    isCounted: tokens.map(({ token }) => token.k === 'move' && token.to.k !== 'home'),
    move: (...facts) => words.transfers.move(...facts),
    beforeFirst: (of) => words.transfers.beforeFirst(of),
  };
}

/**
 * Frames the card of a release until the line player ends.
 * @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {PlayerPlace} place @returns {PlayerPlace}
 */
function withFrames(host, { release }, { room, onEnd }) {
  const ending = new AbortController();
  if (release) frameCopies(host, release.card, ending.signal);
  const end = (/** @type {import('../host.js').LineEnd} */ how) => {
    ending.abort();
    onEnd?.(how);
  };
  return { room, onEnd: end };
}

/**
 * Plays a solution on the table, on which the question's position is.
 * @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {string[]} line
 * @param {import('../line-player/line-player.js').LinePlayerOptions['endLabels']} endLabels @param {PlayerPlace} place
 */
export async function playSolution(host, problem, line, endLabels, place) {
  await host.use('linePlayer', ({ openPlayer }) => {
    openPlayer(host, line, {
      name: () => words.solution,
      cause: 'shown',
      problem: problem.link,
      count: countTransfers(problem, [], line),
      endLabels,
      ...withFrames(host, problem, place),
    });
  });
}

/**
 * Plays a refutation on the table, on which the question's position is.
 * @param {import('../host.js').TableHost} host @param {ReadProblem} problem @param {readonly string[]} before right moves before it
 * @param {string[]} moves the wrong answer @param {RefutationAnswer} refutation @param {PlayerPlace} place
 */
export async function playRefutation(host, problem, before, moves, refutation, place) {
  const line = [...moves, ...refutation.line];
  const last = (host.view?.ply ?? 0) + line.length;
  const moved = cardsOf(problem, before, moves);
  await host.use('linePlayer', ({ openPlayer }) => {
    openPlayer(host, line, {
      name: () => words.refutation,
      cause: 'shown',
      problem: problem.link,
      count: countTransfers(problem, before, line),
      // The wrong answer was seen and heard.
      made: moves.length,
      endLabels: { finished: () => words.backToProblem },
      onStep: (ply) => void (ply === last && explainEnd(host, problem, moved, refutation)),
      ...withFrames(host, problem, place),
    });
  });
}
