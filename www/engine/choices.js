// The moves that choosing piles offers, decoded from a view's byte arrays on demand: most views are shown without a choice.

/** @import { View, Token } from '../pkg/patience_wasm.js' */

/**
 * @typedef {object} Offers
 * @property {number[]} targets the piles that can be chosen next
 * @property {string | null} only the move that a tap plays: its only one, the one home of the hand, the double play with its one partner
 * @property {string | null} home its move home, if it has one
 */

/** @typedef {{ move: string, label: Token | null }} Choice a move that two piles may mean; `label` for its button */

/** The moves of views, by number. @type {WeakMap<View, string[]>} */
const moveLists = new WeakMap();

/** @param {View} view */
function movesOf(view) {
  let moves = moveLists.get(view);
  if (!moves) {
    moves = view.moves ? view.moves.split(' ') : [];
    moveLists.set(view, moves);
  }
  return moves;
}

/** Reads a little-endian number of two bytes. @param {Uint8Array} bytes @param {number} at */
const numberAt = (bytes, at) => bytes[at] + 256 * bytes[at + 1];

/** The moves of a first pile, with their second piles. @param {View} view @param {number} from @returns {{ to: number, move: number }[]} */
function gesturesFrom({ gestures }, from) {
  const found = [];
  for (let at = 0; at < gestures.length; at += 4) {
    if (gestures[at] === from) found.push({ to: gestures[at + 1], move: numberAt(gestures, at + 2) });
  }
  return found;
}

/** True if a pile that fulfils a condition is the target of any move. @param {View} view @param {(pile: number) => boolean} is */
export function hasTarget({ gestures }, is) {
  for (let at = 1; at < gestures.length; at += 4) if (is(gestures[at])) return true;
  return false;
}

/** The two piles that choose a move, in order; null if none do. @param {View} view @param {string} move @returns {[number, number] | null} */
export function pilesOfMove(view, move) {
  const { gestures } = view;
  const number = movesOf(view).indexOf(move);
  for (let at = 0; at < gestures.length; at += 4) {
    if (numberAt(gestures, at + 2) === number) return [gestures[at], gestures[at + 1]];
  }
  return null;
}

/** @param {View} view @param {number} pile */
const runsFrom = ({ runs }, pile) => runs.filter(({ from }) => from === pile);

/** True if a move is that of a run. @param {string} move */
export const isRun = (move) => move.includes('*');

/** The number of cards that a press on a card of a pile selects: all from that card on if they are a run, else the top card. @param {View} view @param {number} pile @param {number} cards from that card on */
export const liftableCards = (view, pile, cards) =>
  runsFrom(view, pile).some((run) => run.cards === cards) ? cards : 1;

/** True if too few piles are free for a run of this many cards. @param {View} view @param {number} from @param {number} to @param {number} cards */
export const isRunRefused = (view, from, to, cards) =>
  runsFrom(view, from).some((run) => run.to === to && run.cards === cards && !run.possible);

/** @param {View} view @param {number} pile @param {number} [cards] the number of cards selected @returns {Offers} */
export function offersOf(view, pile, cards = 1) {
  const { only, home } = view.piles[pile];
  const runs = runsFrom(view, pile).filter(({ possible }) => possible);
  const all = [...gesturesFrom(view, pile), ...runs].map(({ to }) => to);
  const targets = [...new Set(all)].filter((to) => choicesOf(view, pile, to, cards).length);
  /** @param {number | undefined} move */
  const named = (move) => (move === undefined ? null : movesOf(view)[move]);
  return { targets, only: runs.length ? null : named(only), home: cards > 1 ? null : named(home) };
}

/**
 * The moves that choosing one pile and then another may mean, the likeliest first. Where the top card alone cannot go, a run goes.
 * @param {View} view @param {number} from @param {number} to @param {number} [cards] the number of cards selected
 * @returns {Choice[]}
 */
export function choicesOf(view, from, to, cards = 1) {
  const moves = movesOf(view);
  const singles = cards > 1 ? [] : gesturesFrom(view, from).filter((meaning) => meaning.to === to);
  if (singles.length) return singles.map(({ move }) => ({ move: moves[move], label: labelOf(view, move) }));
  const run = runsFrom(view, from).find((other) => other.to === to && (cards === 1 || other.cards === cards));
  return run?.possible ? [{ move: run.move, label: null }] : [];
}

/** @param {View} view @param {number} move @returns {Token | null} */
function labelOf({ choices, labels }, move) {
  for (let at = 0; at < choices.length; at += 4) {
    if (numberAt(choices, at) === move) return labels[numberAt(choices, at + 2)];
  }
  return null;
}

/**
 * The two choices, if they are to place a card on another that could go home, or to play that one home first. The latter does no
 * harm.
 * @param {View} view @param {number} to the pile chosen second @param {Choice[]} choices
 * @returns {{ home: Choice, other: Choice } | null}
 */
export function homeFirstChoice(view, to, choices) {
  const { home } = offersOf(view, to);
  const others = choices.filter(({ move }) => move !== home);
  return home && others.length === 1 && choices.length === 2
    ? { home: { move: home, label: null }, other: others[0] }
    : null;
}
