// The games that are kept, as a state machine: what there is, what an act makes of it, and what has to be written. Nothing
// here knows a browser, a clock or a rule.
//
// Every line that the player has made is a game with an identity of its own; a deal may have several. A record has one
// writer: the page that made it. A page that goes on with a game which another page has written makes a new record, which
// takes the place of the one it came from, provided that has not gone on meanwhile. So no two pages ever write the same
// record, whatever arrives late was either known or is a line of its own, and joining is the same in every order.
//
// A game that was opened is a guest until the first move made of it here: no record, whatever it is opened from.

import { isMove, isPreview } from '../../../engine/causes.js';
import { dealOf, LONGEST_LINK, LONGEST_SAVE, slotOf } from '../../../engine/links.js';
import { finite, isRecord } from '../local-store.js';

/** @typedef {{ link: string, ply: number, at: number }} Mark */
/**
 * @typedef {object} Game a record of a game; never changed, only followed by one with a higher revision
 * @property {string} id
 * @property {number} rev revisions count from 1
 * @property {{ id: string, rev: number } | null} from the record whose place it takes, up to that revision
 * @property {number} turn counts acts of all games, so that the last is known without a clock; 0: not played here
 * @property {string} link the position
 * @property {string} save of the session: the line, what is undone included, and its acts
 * @property {number} ply
 * @property {number} plies
 * @property {string} outcome
 * @property {boolean} won whether its line was won, wherever it stands now
 * @property {number} began in milliseconds, as `at`
 * @property {number} at when it was played last
 * @property {Mark[]} marks
 * @property {string} name that the player gave it; empty for none
 */
/** @typedef {{ id: string, rev: number }} Gone a record that is no more, up to a revision */
/** @typedef {{ puts: Game[], gone: Gone[] }} Change what is to be written, and told to other pages */
/**
 * @typedef {object} State what a page knows
 * @property {ReadonlyMap<string, Game>} games
 * @property {ReadonlyMap<string, number>} gone up to which revision a record is no more
 * @property {ReadonlySet<string>} own the records that this page writes
 * @property {Game | null} hand the record of the game on the table; null: a guest, or none
 */
/** @typedef {{ link: string, save: string, ply: number, plies: number, outcome: string }} Seen what the machine looks at of a view */
/** @typedef {{ now: () => number, id: () => string }} World */
/** @typedef {{ state: State, change: Change }} Step */
/** @typedef {{ was: Game, is: Game }} Joined a record before and after marks or a name came to it from elsewhere */

/** How many moves an undo and another way on may cost. With more the line as it was stays a game of its own. */
export const FORGOTTEN = 10;
/** How many marks of a game are read: nobody sets so many by hand. */
const MOST_MARKS = 1000;
const LONGEST_NAME = 80;

/** @type {Change} */
const NOTHING = { puts: [], gone: [] };

/** @returns {State} */
export const empty = () => ({ games: new Map(), gone: new Map(), own: new Set(), hand: null });

/** The link of a save's whole line, what is undone included. @param {string} save */
export const lineOf = (save) => (save.startsWith('save') ? (save.split(' ')[1] ?? '') : save);

/** Which of two games was played later. @param {Game} a @param {Game} b */
export const byTurn = (a, b) => a.turn - b.turn || a.at - b.at || (a.id < b.id ? -1 : 1);

// What there is

/** All games, the one played last first. @param {State} state */
export const listed = ({ games }) => [...games.values()].sort(byTurn).reverse();

/** Whether there is nothing to go on with: its line is won, wherever it stands now. @param {Game} game */
export const isOver = ({ won }) => won;

/** The games of a slot: those that can be gone on with before those that are won. @param {State} state @param {string} slot */
export function ofSlot(state, slot) {
  const games = listed(state).filter(({ link }) => slotOf(link) === slot);
  return [...games.filter((game) => !isOver(game)), ...games.filter(isOver)];
}

/** The slots that hold a game. @param {State} state */
export const slotsOf = (state) => [...new Set([...state.games.values()].map(({ link }) => slotOf(link)))];

/** The game that stands at a position: one of several by its id, else the one played last. @param {State} state @param {string} link @param {string | null} [id] */
export function found(state, link, id = null) {
  const known = id === null ? undefined : state.games.get(id);
  return known?.link === link ? known : (listed(state).find((game) => game.link === link) ?? null);
}

/** What has become of a record: itself, or what took its place. @param {State} state @param {string} id */
export function heir(state, id) {
  const { games } = state;
  return games.get(id) ?? listed(state).find(({ from }) => from?.id === id) ?? null;
}

/** Games that may give way when there is no room: those that are won, the oldest first, never the one on the table. @param {State} state */
export const spare = (state) =>
  listed(state)
    .filter((game) => isOver(game) && game.id !== state.hand?.id)
    .reverse();

// Joining

/**
 * Adds what was written here or elsewhere. In whatever order changes come, and however often, the same is known in the end.
 * @param {State} state @param {Change} change @returns {State}
 */
export function join(state, { puts, gone: lost }) {
  const games = new Map(state.games);
  const gone = new Map(state.gone);
  const bury = (/** @type {Gone} */ { id, rev }) => {
    if ((gone.get(id) ?? 0) < rev) gone.set(id, rev);
    if ((games.get(id)?.rev ?? Infinity) <= rev) games.delete(id);
  };
  for (const one of lost) bury(one);
  let { hand } = state;
  for (const game of puts) {
    if (game.from) bury(game.from);
    if (game.rev <= (gone.get(game.id) ?? 0) || game.rev <= (games.get(game.id)?.rev ?? 0)) continue;
    games.set(game.id, game);
    // A name or a mark that was given in another tab: the line is the same.
    if (hand && game.from?.id === hand.id && game.save === hand.save) hand = game;
  }
  return { ...state, games, gone, hand };
}

/** @param {State} state @param {Change} change @param {Partial<State>} [more] @returns {Step} */
const step = (state, change, more = {}) => ({ state: { ...join(state, change), ...more }, change });

/** @param {State} state */
const nextTurn = ({ games }) => Math.max(0, ...[...games.values()].map(({ turn }) => turn)) + 1;

/**
 * A record with something changed: the next revision of one that this page writes, else a new one in its place.
 * @param {State} state @param {Game} game @param {Partial<Game>} change @param {World} world @returns {{ game: Game, change: Change }}
 */
function follow({ own, gone }, game, change, world) {
  const { id, rev } = game;
  if (own.has(id)) {
    const next = { ...game, ...change, rev: Math.max(rev, gone.get(id) ?? 0) + 1 };
    return { game: next, change: { puts: [next], gone: [] } };
  }
  const next = { ...game, ...change, id: world.id(), rev: 1, from: { id, rev } };
  return { game: next, change: { puts: [next], gone: [{ id, rev }] } };
}

/** @param {State} state @param {Game} game @param {Partial<Game>} change @param {World} world @returns {Step} */
function rewrite(state, game, change, world) {
  const next = follow(state, game, change, world);
  const hand = state.hand?.id === game.id ? next.game : state.hand;
  return step(state, next.change, { own: new Set(state.own).add(next.game.id), hand });
}

// Acts

/**
 * A game was laid on the table; nothing is written.
 * @param {State} state @param {string} link @param {string | null} [id] of the game that was taken up
 * @returns {State}
 */
export const opened = (state, link, id = null) => ({ ...state, hand: found(state, link, id) });

/** The record of a guest. @param {State} state @param {Seen} seen @param {World} world @returns {Game} */
const begin = (state, { link, save, ply, plies, outcome }, world) => ({
  id: world.id(),
  rev: 1,
  from: null,
  turn: nextTurn(state),
  link,
  save,
  ply,
  plies,
  outcome,
  won: outcome === 'won',
  began: world.now(),
  at: world.now(),
  marks: [],
  name: '',
});

/** A new record for what is on the table. @param {State} state @param {Game} game @returns {Step} */
const added = (state, game) =>
  step(state, { puts: [game], gone: [] }, { hand: game, own: new Set(state.own).add(game.id) });

/**
 * Whether an act has cost more of a line than may be forgotten: a restart and another first move, a mark on another line,
 * moves of a game that was won.
 * @param {Game} game @param {Seen} seen @param {string} kind
 */
function parts(game, seen, kind) {
  if (lineOf(game.save) === lineOf(seen.save)) return false;
  if (kind === 'mark') return true;
  // The table may have been walked back since, by what is not told as an act.
  const dropped = Math.max(game.plies - game.ply, game.plies - seen.plies);
  return dropped >= FORGOTTEN || (dropped > 0 && game.won);
}

/**
 * The player has done something with the game on the table.
 * @param {State} state @param {Seen} seen what it has become @param {string} kind of the event @param {World} world
 * @returns {Step}
 */
export function acted(state, seen, kind, world) {
  const { hand } = state;
  if (isPreview(kind) || (!hand && !isMove(kind))) return { state, change: NOTHING };
  if (!hand) return added(state, begin(state, seen, world));
  if (parts(hand, seen, kind)) {
    const { marks } = hand;
    return added(state, { ...begin(state, seen, world), marks });
  }
  const { link, save, ply, plies, outcome } = seen;
  if (hand.save === save) return { state, change: NOTHING };
  const won = outcome === 'won' || (hand.won && lineOf(save) === lineOf(hand.save));
  return rewrite(state, hand, { turn: nextTurn(state), link, save, ply, plies, outcome, won, at: world.now() }, world);
}

/** Marks the position on the table; of a guest that makes a game. @param {State} state @param {Seen} seen @param {World} world @returns {Step} */
export function marked(state, seen, world) {
  const { link, ply } = seen;
  const { hand } = state;
  const mark = { link, ply, at: world.now() };
  if (!hand) return added(state, { ...begin(state, seen, world), marks: [mark] });
  if (hand.marks.some((one) => one.link === link)) return { state, change: NOTHING };
  return rewrite(state, hand, { marks: [...hand.marks, mark] }, world);
}

/** @param {State} state @param {string} id @param {string} name @param {World} world @returns {Step} */
export function named(state, id, name, world) {
  const game = state.games.get(id);
  const given = name.trim().slice(0, LONGEST_NAME);
  return !game || game.name === given ? { state, change: NOTHING } : rewrite(state, game, { name: given }, world);
}

/** Takes games away. What lies on the table is a guest then. @param {State} state @param {string[]} ids @returns {Step} */
export function removed(state, ids) {
  const gone = ids.flatMap((id) => {
    const game = state.games.get(id);
    return game ? [{ id, rev: game.rev }] : [];
  });
  const hand = state.hand && ids.includes(state.hand.id) ? null : state.hand;
  return step(state, { puts: [], gone }, { hand });
}

/** Brings games back that were taken away, unless their page has gone on with them. @param {State} state @param {Game[]} games @param {World} world @returns {Step} */
export function restored(state, games, world) {
  const own = new Set(state.own);
  const puts = games
    .filter(({ id }) => !state.games.has(id))
    .map((game) => ({ ...game, id: world.id(), rev: 1, from: { id: game.id, rev: game.rev } }));
  for (const { id } of puts) own.add(id);
  return step(state, { puts, gone: [] }, { own });
}

/**
 * Adds games that come from elsewhere: from a file, from an older version. A line that is here already is not added again;
 * its marks and name are.
 * @param {State} state @param {Omit<Game, 'id' | 'rev' | 'from' | 'turn'>[]} games @param {World} world
 * @returns {Step & { added: string[], joined: Joined[] }} the ids of those that are new, and what was here and has more now
 */
export function imported(state, games, world) {
  /** @type {Map<string, Game>} */
  const lines = new Map([...state.games.values()].map((game) => [lineOf(game.save), game]));
  /** @type {string[]} */
  const ids = [];
  /** @type {Joined[]} */
  const joined = [];
  /** @type {Change} */
  const change = { puts: [], gone: [] };
  const own = new Set(state.own);
  let { hand } = state;
  for (const theirs of games) {
    const line = lineOf(theirs.save);
    const mine = lines.get(line);
    if (!mine) {
      const game = { ...theirs, id: world.id(), rev: 1, from: null, turn: 0 };
      lines.set(line, game);
      ids.push(game.id);
      own.add(game.id);
      change.puts.push(game);
      continue;
    }
    const news = theirs.marks.filter(({ link }) => !mine.marks.some((mark) => mark.link === link));
    const name = mine.name || theirs.name;
    if (!news.length && name === mine.name) continue;
    const next = follow({ ...state, own }, mine, { marks: [...mine.marks, ...news], name }, world);
    if (hand?.id === mine.id) hand = next.game;
    own.add(next.game.id);
    lines.set(line, next.game);
    joined.push({ was: mine, is: next.game });
    change.puts.push(next.game);
    change.gone.push(...next.change.gone);
  }
  return { ...step(state, change, { own, hand }), added: ids, joined };
}

/** Takes marks and names off again that came from elsewhere, where nothing was done since. @param {State} state @param {Joined[]} joined @param {World} world @returns {Step} */
export function parted(state, joined, world) {
  /** @type {Step} */
  let all = { state, change: NOTHING };
  for (const { was, is } of joined) {
    if (all.state.games.get(is.id)?.rev !== is.rev) continue;
    const { marks, name } = was;
    const next = rewrite(all.state, is, { marks, name }, world);
    const { puts, gone } = next.change;
    all = { state: next.state, change: { puts: [...all.change.puts, ...puts], gone: [...all.change.gone, ...gone] } };
  }
  return all;
}

// Reading what was written

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** @param {unknown} value @param {string} slot @returns {value is string} */
const isLink = (value, slot) =>
  typeof value === 'string' && value.length <= LONGEST_LINK && `${value}/`.startsWith(`${slot}/`);

/** @param {unknown} marks @param {string} start the link of their deal @returns {Mark[]} */
export function readMarks(marks, start) {
  if (!Array.isArray(marks)) return [];
  return marks
    .slice(0, MOST_MARKS)
    .filter((mark) => isRecord(mark) && isLink(mark.link, start))
    .map(({ link, ply, at }) => ({ link, ply: count(ply), at: finite(at) }));
}

/** @param {unknown} value @returns {value is string} */
const isId = (value) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** What says that a record is gone, if it has the shape. @param {unknown} value @returns {Gone[]} */
export const readGone = (value) =>
  isRecord(value) && isId(value.id) && count(value.rev) ? [{ id: value.id, rev: count(value.rev) }] : [];

/**
 * A record, if it has the shape of one. Whether the engine takes its save is found out when it is opened.
 * @param {unknown} value @returns {Game[]}
 */
export function readGame(value) {
  if (!isRecord(value) || !isId(value.id) || !count(value.rev)) return [];
  const { id, link, save } = value;
  if (typeof link !== 'string' || link.length > LONGEST_LINK || !dealOf(link)) return [];
  if (typeof save !== 'string' || !save || save.length > LONGEST_SAVE) return [];
  const ply = count(value.ply);
  return [
    {
      id,
      rev: count(value.rev),
      from: readGone(value.from)[0] ?? null,
      turn: Math.min(count(value.turn), Number.MAX_SAFE_INTEGER / 2),
      link,
      save,
      ply,
      plies: Math.max(ply, count(value.plies)),
      outcome: String(value.outcome),
      won: value.won === true,
      began: finite(value.began),
      at: finite(value.at),
      marks: readMarks(value.marks, dealOf(link)),
      name: typeof value.name === 'string' ? value.name.slice(0, LONGEST_NAME) : '',
    },
  ];
}
