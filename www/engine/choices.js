// What choosing a pile offers: read out of the view when it is asked for, as a view is shown more often than it is asked.

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Token} Token */

/**
 * @typedef {object} Offers
 * @property {number[]} targets the piles that can be chosen next
 * @property {string | null} only the pile's move, if it has exactly one and a tap may play it
 * @property {string | null} home its move home, if it has one
 */

/** @typedef {{ move: string, label: Token | null }} Choice a move that two piles can mean; `label` is for its button */

/** The moves of views, in the order in which they are numbered. @type {WeakMap<View, string[]>} */
const known = new WeakMap();

/** @param {View} view */
function movesOf(view) {
  let moves = known.get(view);
  if (!moves) {
    moves = view.moves ? view.moves.split(' ') : [];
    known.set(view, moves);
  }
  return moves;
}

/** A number of two bytes, the lower first. @param {Uint8Array} bytes @param {number} at */
const numberAt = (bytes, at) => bytes[at] + 256 * bytes[at + 1];

/** Every move that begins at a pile, by the other pile. @param {View} view @param {number} from @returns {{ to: number, move: number }[]} */
function meaningsOf({ meanings }, from) {
  const found = [];
  for (let at = 0; at < meanings.length; at += 4) {
    if (meanings[at] === from) found.push({ to: meanings[at + 1], move: numberAt(meanings, at + 2) });
  }
  return found;
}

/** Whether a pile of some kind is one that something may go to. @param {View} view @param {(pile: number) => boolean} is */
export function aims({ meanings }, is) {
  for (let at = 1; at < meanings.length; at += 4) if (is(meanings[at])) return true;
  return false;
}

/** The two piles that mean a move, in the order in which they may be chosen; null where no two do. @param {View} view @param {string} move @returns {[number, number] | null} */
export function pilesOf(view, move) {
  const { meanings } = view;
  const number = movesOf(view).indexOf(move);
  for (let at = 0; at < meanings.length; at += 4) {
    if (numberAt(meanings, at + 2) === number) return [meanings[at], meanings[at + 1]];
  }
  return null;
}

/** @param {View} view @param {number} pile @returns {Offers} */
export function offersOf(view, pile) {
  const { only, home } = view.piles[pile];
  const targets = new Set(meaningsOf(view, pile).map(({ to }) => to));
  /** @param {number | undefined} move */
  const named = (move) => (move === undefined ? null : movesOf(view)[move]);
  return { targets: [...targets], only: named(only), home: named(home) };
}

/** What choosing one pile and then another can mean, the likeliest first. @param {View} view @param {number} from @param {number} to @returns {Choice[]} */
export function choicesOf(view, from, to) {
  const moves = movesOf(view);
  return meaningsOf(view, from)
    .filter((meaning) => meaning.to === to)
    .map(({ move }) => ({ move: moves[move], label: labelOf(view, move) }));
}

/** @param {View} view @param {number} move @returns {Token | null} */
function labelOf({ choices, labels }, move) {
  for (let at = 0; at < choices.length; at += 4) {
    if (numberAt(choices, at) === move) return labels[numberAt(choices, at + 2)];
  }
  return null;
}

/**
 * Where what two piles can mean is to lay a card on one that could go home, or to play that one home before: the latter is
 * the harmless one.
 * @param {View} view @param {number} to the pile chosen second @param {Choice[]} choices
 * @returns {{ home: Choice, other: Choice } | null}
 */
export function homeFirst(view, to, choices) {
  const { home } = offersOf(view, to);
  const others = choices.filter(({ move }) => move !== home);
  return home && others.length === 1 && choices.length === 2
    ? { home: { move: home, label: null }, other: others[0] }
    : null;
}
