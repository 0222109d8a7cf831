// Who made the moves of a line of play, and the help that the player used: pure functions on immutable values, for the table,
// the saved games and the statistics.
//
// It belongs to the line: moves that can be redone keep their makers, and a new move of the player drops those after it.

import { isMove } from './causes.js';
import { fieldsOf, integer, choiceOf, orElse, wholeListOf } from './schema.js';

/** Who made moves that the player did not make: the solver, or the author of the link or replay. @typedef {'solver' | 'link'} Maker */
/** Moves from + 1 to `to` of a line. @typedef {{ from: number, to: number, by: Maker }} Span */
/** @typedef {{ hints: number, peeks: number, undos: number }} HelpCounts */
/**
 * @typedef {object} Provenance
 * @property {readonly Span[]} spans moves that the player did not make, ascending and disjoint
 * @property {HelpCounts | null} counts null if unknown: part of the game was played elsewhere, or saved by an older version
 * @property {readonly number[]} [hinted] numbers of the player's moves that a hint had suggested, ascending
 */
/**
 * @typedef {object} Credit the provenance of a position, summed up
 * @property {'player' | 'solver' | 'link' | 'shown'} finishedBy the player alone, the solver, or the player after taking a line
 *   over: that of a link or replay, or one that the solver showed
 * @property {number} from moves before the solver's finish, or before the player took over; 0: the player made all moves
 * @property {number | null} hints @property {number | null} peeks @property {number | null} undos null if unknown
 */

/** Maximum number of stored spans: one per line that was taken over. */
const MAX_SPANS = 1000;
/** Maximum number of stored hinted moves: more than a game has. */
const MAX_HINTED = 5000;

/** Provenance of a save that has none. @type {Provenance} */
export const UNKNOWN = { spans: [], counts: null };

/** Provenance of a new deal, or of a game whose first moves come from a link. @param {number} plies moves of the link's line @returns {Provenance} */
export const provenanceOfLink = (plies) =>
  plies ? { spans: [{ from: 0, to: plies, by: 'link' }], counts: null } : { spans: [], counts: noHelp() };

const noHelp = () => ({ hints: 0, peeks: 0, undos: 0 });

/** Drops what follows a ply. @param {readonly Span[]} spans @param {number} ply */
const spansUpTo = (spans, ply) =>
  spans.filter(({ from }) => from < ply).map((span) => ({ ...span, to: Math.min(span.to, ply) }));

/** A provenance with its hinted moves up to a ply. @param {Provenance} provenance @param {Span[]} spans @param {HelpCounts | null} counts @param {number} ply @returns {Provenance} */
function replaced({ hinted = [] }, spans, counts, ply) {
  const left = hinted.filter((number) => number <= ply);
  return left.length ? { spans, counts, hinted: left } : { spans, counts };
}

/** Adds moves after a ply, and drops the old moves after it. @param {Provenance} provenance @param {Span} span @returns {Provenance} */
export function addSpan(provenance, { from, to, by }) {
  const before = spansUpTo(provenance.spans, from);
  const last = before.at(-1);
  const isLonger = last?.by === by && last.to === from;
  const spans = isLonger ? [...before.slice(0, -1), { ...last, to }] : [...before, { from, to, by }];
  return replaced(provenance, spans, provenance.counts, from);
}

/**
 * Provenance after a change of the position in the same deal.
 * @param {Provenance} provenance @param {number} from moves before @param {number} to moves after @param {string} cause
 * @returns {Provenance}
 */
export function provenanceAfter(provenance, from, to, cause) {
  if (!isMove(cause) || to <= from) return provenance;
  if (cause === 'solved') return addSpan(provenance, { from, to, by: 'solver' });
  // From the deal, also after a restart, the line is the player's from its first move.
  const counts = provenance.counts ?? (from || !provenance.spans.length ? null : noHelp());
  return replaced(provenance, spansUpTo(provenance.spans, from), counts, from);
}

/** Records that a hint had suggested the player's last move. @param {Provenance} provenance @param {number} number of the move @returns {Provenance} */
export const addHinted = (provenance, number) => ({
  ...provenance,
  hinted: [...(provenance.hinted ?? []).filter((other) => other < number), number],
});

/** True if a hint had suggested a move of the player. @param {Provenance} provenance @param {number} number */
export const isHinted = ({ hinted = [] }, number) => hinted.includes(number);

/** Counts a hint, a peek or an undo. @param {Provenance} provenance @param {keyof HelpCounts} help @returns {Provenance} */
export const countHelp = (provenance, help) => {
  const { counts } = provenance;
  return { ...provenance, counts: counts && { ...counts, [help]: counts[help] + 1 } };
};

/** Sums up the first `ply` moves. @param {Provenance | null} provenance @param {number} ply @returns {Credit} */
export function creditOf(provenance, ply) {
  const { spans, counts } = provenance ?? UNKNOWN;
  const help = counts ?? { hints: null, peeks: null, undos: null };
  const last = spansUpTo(spans, ply).at(-1);
  if (!last) return { finishedBy: 'player', from: 0, ...help };
  if (last.to < ply) return { finishedBy: last.by === 'solver' ? 'shown' : 'link', from: last.to, ...help };
  return { finishedBy: last.by, from: last.by === 'solver' ? last.from : last.to, ...help };
}

/** The hints of a game, peeks included; null if they are unknown. @param {Pick<Credit, 'hints' | 'peeks'>} credit */
export const allHints = ({ hints, peeks }) => (hints === null ? null : hints + (peeks ?? 0));

/** True if the player made all moves. @param {Credit} credit */
export const isByPlayer = ({ finishedBy }) => finishedBy === 'player';

const count = integer(0);

const readFields = fieldsOf({
  spans: wholeListOf(
    fieldsOf({ from: count, to: count, by: choiceOf(.../** @type {const} */ (['solver', 'link'])) }),
    MAX_SPANS,
  ),
  hinted: orElse(wholeListOf(integer(1), MAX_HINTED), []),
  counts: orElse(fieldsOf({ hints: count, peeks: count, undos: count }), null),
});

/** Decodes a stored provenance; null if it is missing or malformed. @param {unknown} value @returns {Provenance | null} */
export function readProvenance(value) {
  const fields = readFields(value);
  if (!fields) return null;
  const { spans, hinted, counts } = fields;
  if (spans.some(({ from, to }, n) => from < (spans[n - 1]?.to ?? 0) || to <= from)) return null;
  const isAscending = hinted.every((number, n) => n === 0 || number > hinted[n - 1]);
  return hinted.length && isAscending ? { spans, counts, hinted } : { spans, counts };
}
