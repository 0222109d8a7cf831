// Pure state machine of the saved games: from a state and an action to the next state and the changes to write. It knows no
// browser, clock or rules.
//
// Every line that the player has made is a game with its id; a deal may have several. A record has one writer: the page that
// created it. A page that continues a game of another page creates a successor, whose tombstone removes the record it came
// from, unless that has a newer revision. So no two pages write the same record, a late change is either known already or
// another line, and merging gives the same result in every order.
//
// A game has no record until its first move on this device, whatever it was opened from.

import { isMove, isPreview } from '../../../engine/causes.js';
import { dealLinkOf, MAX_LINK_CHARS, MAX_SAVE_CHARS, saveSlotOf } from '../../../engine/links.js';
import { readProvenance } from '../../../engine/provenance.js';
import { fieldsOf, flag, integer, listOf, numberOrZero, orElse, text } from '../../../engine/schema.js';

/** @import { Provenance } from '../../../engine/provenance.js' */
/** @typedef {{ link: string, ply: number, at: number, provenance?: Provenance }} Bookmark */
/**
 * @typedef {object} Game record of a game; immutable, replaced by one with a higher revision
 * @property {string} id
 * @property {number} rev revision, from 1
 * @property {{ id: string, rev: number } | null} from predecessor, removed up to that revision
 * @property {number} turn number of its last action among those of all games; 0: not played here
 * @property {string} link of its position
 * @property {string} save of its session: the line with undone moves, and its actions
 * @property {number} ply
 * @property {number} plies
 * @property {string} outcome
 * @property {boolean} won true if its line was won, even if moves are undone
 * @property {number} began time of its first move, in ms
 * @property {number} at time of its last action, in ms
 * @property {Bookmark[]} marks
 * @property {string} name given by the player, or empty
 * @property {Provenance | null} provenance who made the moves of its line; null: saved by an older version
 */
/** @typedef {{ id: string, rev: number }} Tombstone a removed record, up to a revision */
/** @typedef {{ puts: Game[], gone: Tombstone[] }} Change to be written, and posted to other tabs */
/**
 * @typedef {object} State
 * @property {ReadonlyMap<string, Game>} games
 * @property {ReadonlyMap<string, number>} gone revisions up to which records are removed, by id
 * @property {ReadonlySet<string>} owned ids of the records that this page writes
 * @property {Game | null} current record of the game on the table; null if it has none
 */
/** @typedef {{ link: string, save: string, ply: number, plies: number, outcome: string, provenance?: Provenance | null }} GameSnapshot the part of a view that is saved, and its provenance */
/** @typedef {{ now: () => number, id: () => string }} World */
/** @typedef {{ state: State, change: Change }} Transition */
/** @typedef {{ before: Game, after: Game }} MergedRecord a record before and after an import added bookmarks, a name or a provenance */

/** Minimum number of dropped moves for which the previous line stays a game. */
export const MIN_FORK_MOVES = 10;
/** Maximum number of bookmarks read from a game. */
const MAX_BOOKMARKS = 1000;
export const MAX_NAME_LENGTH = 80;

/** @type {Change} */
const NOTHING = { puts: [], gone: [] };

/** @returns {State} */
export const emptyState = () => ({ games: new Map(), gone: new Map(), owned: new Set(), current: null });

/** Link of a save's line, undone moves included. @param {string} save */
export const lineOf = (save) => (save.startsWith('save') ? (save.split(' ')[1] ?? '') : save);

/** Sorts games by their last action. @param {Game} a @param {Game} b */
export const compareByTurn = (a, b) => a.turn - b.turn || a.at - b.at || (a.id < b.id ? -1 : 1);

// Queries

/** All games, the last played first. @param {State} state */
export const listGames = ({ games }) => [...games.values()].sort(compareByTurn).reverse();

/** Games of a slot: those to continue before those won. @param {State} state @param {string} slot */
export function gamesOfSlot(state, slot) {
  const games = listGames(state).filter(({ link }) => saveSlotOf(link) === slot);
  return [...games.filter(({ won }) => !won), ...games.filter(({ won }) => won)];
}

/** Slots with a game. @param {State} state */
export const slotsOf = (state) => [...new Set([...state.games.values()].map(({ link }) => saveSlotOf(link)))];

/** The game at a position: of several the one with the id, else the last played. @param {State} state @param {string} link @param {string | null} [id] */
export function findGame(state, link, id = null) {
  const requested = id === null ? undefined : state.games.get(id);
  return requested?.link === link ? requested : (listGames(state).find((game) => game.link === link) ?? null);
}

/** The record of an id, or the one that succeeded it. @param {State} state @param {string} id */
export function successor(state, id) {
  const { games } = state;
  return games.get(id) ?? listGames(state).find(({ from }) => from?.id === id) ?? null;
}

/** Games to delete when storage is full: those won, the oldest first, except the one on the table. @param {State} state */
export const evictable = (state) =>
  listGames(state)
    .filter(({ won, id }) => won && id !== state.current?.id)
    .reverse();

// Merging

/**
 * Merges a change of this page or another. Commutative and idempotent.
 * @param {State} state @param {Change} change @returns {State}
 */
export function merge(state, { puts, gone: lost }) {
  const games = new Map(state.games);
  const gone = new Map(state.gone);
  const applyTombstone = (/** @type {Tombstone} */ { id, rev }) => {
    if ((gone.get(id) ?? 0) < rev) gone.set(id, rev);
    if ((games.get(id)?.rev ?? Infinity) <= rev) games.delete(id);
  };
  for (const tombstone of lost) applyTombstone(tombstone);
  let { current } = state;
  for (const game of puts) {
    if (game.from) applyTombstone(game.from);
    if (game.rev <= (gone.get(game.id) ?? 0) || game.rev <= (games.get(game.id)?.rev ?? 0)) continue;
    games.set(game.id, game);
    // Another tab has named or bookmarked the same line.
    if (current && game.from?.id === current.id && game.save === current.save) current = game;
  }
  return { ...state, games, gone, current };
}

/** @param {State} state @param {Change} change @param {Partial<State>} [patch] @returns {Transition} */
const transition = (state, change, patch = {}) => ({ state: { ...merge(state, change), ...patch }, change });

/** @param {State} state */
const nextTurn = ({ games }) => Math.max(0, ...[...games.values()].map(({ turn }) => turn)) + 1;

/**
 * Changes a record: the next revision of one that this page writes, else its successor.
 * @param {State} state @param {Game} game @param {Partial<Game>} change @param {World} world @returns {{ game: Game, change: Change }}
 */
function nextRevision({ owned, gone }, game, change, world) {
  const { id, rev } = game;
  if (owned.has(id)) {
    const next = { ...game, ...change, rev: Math.max(rev, gone.get(id) ?? 0) + 1 };
    return { game: next, change: { puts: [next], gone: [] } };
  }
  const next = { ...game, ...change, id: world.id(), rev: 1, from: { id, rev } };
  return { game: next, change: { puts: [next], gone: [{ id, rev }] } };
}

/** True if a record is that of the game on the table, as the table shows it: another tab may have played on. @param {Game | null} current @param {Game} game */
const isOnTable = (current, game) => current?.id === game.id && current.save === game.save;

/** @param {State} state @param {Game} game @param {Partial<Game>} change @param {World} world @returns {Transition} */
function revise(state, game, change, world) {
  const next = nextRevision(state, game, change, world);
  const current = isOnTable(state.current, game) ? next.game : state.current;
  return transition(state, next.change, { owned: new Set(state.owned).add(next.game.id), current });
}

// Actions

/**
 * Opens a game on the table; nothing is written.
 * @param {State} state @param {string} link @param {string | null} [id] of a saved game
 * @returns {State}
 */
export const openGame = (state, link, id = null) => ({ ...state, current: findGame(state, link, id) });

/** The first record of a game. @param {State} state @param {GameSnapshot} seen @param {World} world @returns {Game} */
const newRecord = (state, { link, save, ply, plies, outcome, provenance = null }, world) => ({
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
  provenance,
});

/** Adds a record for the game on the table. @param {State} state @param {Game} game @returns {Transition} */
const addRecord = (state, game) =>
  transition(state, { puts: [game], gone: [] }, { current: game, owned: new Set(state.owned).add(game.id) });

/**
 * True if an action forks the line, so that the previous one stays a game: a restart and another first move, a bookmark on
 * another line, a move in a game that was won.
 * @param {Game} game @param {GameSnapshot} snapshot @param {string} kind
 */
function forksLine(game, snapshot, kind) {
  if (lineOf(game.save) === lineOf(snapshot.save)) return false;
  if (kind === 'mark') return true;
  // The table may have gone back since, without an event.
  const dropped = Math.max(game.plies - game.ply, game.plies - snapshot.plies);
  return dropped >= MIN_FORK_MOVES || (dropped > 0 && game.won);
}

/** Record of the game on the table, if it is of a snapshot's deal: a replay leaves another one there. @param {State} state @param {GameSnapshot} snapshot */
const currentOf = ({ current }, { link }) =>
  current && dealLinkOf(current.link) === dealLinkOf(link) ? current : null;

/** @param {Provenance | null} a @param {Provenance | null} b */
const isSame = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Records an action of the player, or a hint (kind "hint").
 * @param {State} state @param {GameSnapshot} snapshot the table after it @param {string} kind of the event @param {World} world
 * @returns {Transition}
 */
export function recordAction(state, snapshot, kind, world) {
  const current = currentOf(state, snapshot);
  if (isPreview(kind) || (!current && !isMove(kind))) return { state, change: NOTHING };
  if (!current) return addRecord(state, newRecord(state, snapshot, world));
  if (forksLine(current, snapshot, kind)) {
    const { marks } = current;
    return addRecord(state, { ...newRecord(state, snapshot, world), marks });
  }
  const { link, save, ply, plies, outcome, provenance = null } = snapshot;
  if (current.save === save && isSame(current.provenance, provenance)) return { state, change: NOTHING };
  const won = outcome === 'won' || (current.won && lineOf(save) === lineOf(current.save));
  return revise(
    state,
    current,
    { turn: nextTurn(state), link, save, ply, plies, outcome, won, at: world.now(), provenance },
    world,
  );
}

/** Bookmarks the position on the table, with a new record if it has none. @param {State} state @param {GameSnapshot} snapshot @param {World} world @returns {Transition} */
export function addBookmark(state, snapshot, world) {
  const { link, ply, provenance } = snapshot;
  const current = currentOf(state, snapshot);
  const bookmark = { link, ply, at: world.now(), ...(provenance && { provenance }) };
  if (!current) return addRecord(state, { ...newRecord(state, snapshot, world), marks: [bookmark] });
  if (current.marks.some((mark) => mark.link === link)) return { state, change: NOTHING };
  return revise(state, current, { marks: [...current.marks, bookmark] }, world);
}

/** @param {State} state @param {string} id @param {string} name @param {World} world @returns {Transition} */
export function renameGame(state, id, name, world) {
  const game = state.games.get(id);
  const given = name.trim().slice(0, MAX_NAME_LENGTH);
  return !game || game.name === given ? { state, change: NOTHING } : revise(state, game, { name: given }, world);
}

/** Removes games. If the one on the table is among them, it has no record any more. @param {State} state @param {string[]} ids @returns {Transition} */
export function removeGames(state, ids) {
  const gone = ids.flatMap((id) => {
    const game = state.games.get(id);
    return game ? [{ id, rev: game.rev }] : [];
  });
  const current = state.current && ids.includes(state.current.id) ? null : state.current;
  return transition(state, { puts: [], gone }, { current });
}

/** Restores removed games, unless their page has continued them. @param {State} state @param {Game[]} games @param {World} world @returns {Transition} */
export function restoreGames(state, games, world) {
  const owned = new Set(state.owned);
  const puts = games
    .filter(({ id }) => !state.games.has(id))
    .map((game) => ({ ...game, id: world.id(), rev: 1, from: { id: game.id, rev: game.rev } }));
  for (const { id } of puts) owned.add(id);
  return transition(state, { puts, gone: [] }, { owned });
}

/**
 * Imports games of a file or an older version. A line that exists already only gains bookmarks, a name and a provenance.
 * @param {State} state @param {Omit<Game, 'id' | 'rev' | 'from' | 'turn'>[]} games @param {World} world
 * @returns {Transition & { added: string[], merged: MergedRecord[] }} ids of new games, and records that gained any of these
 */
export function importGames(state, games, world) {
  /** @type {Map<string, Game>} */
  const lines = new Map([...state.games.values()].map((game) => [lineOf(game.save), game]));
  /** @type {string[]} */
  const ids = [];
  /** @type {MergedRecord[]} */
  const merged = [];
  /** @type {Change} */
  const change = { puts: [], gone: [] };
  const owned = new Set(state.owned);
  let { current } = state;
  for (const theirs of games) {
    const line = lineOf(theirs.save);
    const mine = lines.get(line);
    if (!mine) {
      const game = { ...theirs, id: world.id(), rev: 1, from: null, turn: 0 };
      lines.set(line, game);
      ids.push(game.id);
      owned.add(game.id);
      change.puts.push(game);
      continue;
    }
    const news = theirs.marks.filter(({ link }) => !mine.marks.some((mark) => mark.link === link));
    const name = mine.name || theirs.name;
    const provenance = mine.provenance ?? theirs.provenance;
    if (!news.length && name === mine.name && provenance === mine.provenance) continue;
    const gains = { marks: [...mine.marks, ...news], name, provenance };
    const next = nextRevision({ ...state, owned }, mine, gains, world);
    if (isOnTable(current, mine)) current = next.game;
    owned.add(next.game.id);
    lines.set(line, next.game);
    merged.push({ before: mine, after: next.game });
    change.puts.push(next.game);
    change.gone.push(...next.change.gone);
  }
  return { ...transition(state, change, { owned, current }), added: ids, merged };
}

/** Reverts the merged bookmarks, names and provenances of records that have not changed since. @param {State} state @param {MergedRecord[]} merged @param {World} world @returns {Transition} */
export function unmerge(state, merged, world) {
  /** @type {Transition} */
  let all = { state, change: NOTHING };
  for (const { before, after } of merged) {
    if (all.state.games.get(after.id)?.rev !== after.rev) continue;
    const { marks, name, provenance } = before;
    const next = revise(all.state, after, { marks, name, provenance }, world);
    const { puts, gone } = next.change;
    all = { state: next.state, change: { puts: [...all.change.puts, ...puts], gone: [...all.change.gone, ...gone] } };
  }
  return all;
}

// Decoding

const countOrZero = orElse(integer(1), 0);
const readLink = text({ most: MAX_LINK_CHARS });

const readBookmarkList = orElse(
  listOf(fieldsOf({ link: readLink, ply: countOrZero, at: numberOrZero, provenance: readProvenance }), MAX_BOOKMARKS),
  [],
);

/** @param {unknown} marks @param {string} start link of their deal @returns {Bookmark[]} */
export const readBookmarks = (marks, start) =>
  readBookmarkList(marks)
    .filter(({ link }) => `${link}/`.startsWith(`${start}/`))
    .map(({ provenance, ...mark }) => ({ ...mark, ...(provenance && { provenance }) }));

/** Reads a tombstone. */
export const readTombstone = fieldsOf({ id: text({ pattern: /^[\w-]{1,40}$/ }), rev: integer(1) });

/** Fields that records and games of older versions share. */
export const COMMON_FIELDS = {
  won: flag,
  began: numberOrZero,
  at: numberOrZero,
  marks: (/** @type {unknown} */ marks) => marks ?? null,
  name: orElse(text(), ''),
  provenance: readProvenance,
};

const readGameFields = fieldsOf({
  ...COMMON_FIELDS,
  id: text({ pattern: /^[\w-]{1,40}$/ }),
  rev: integer(1),
  from: orElse(readTombstone, null),
  turn: countOrZero,
  link: readLink,
  save: text({ most: MAX_SAVE_CHARS, pattern: /./s }),
  ply: countOrZero,
  plies: countOrZero,
  outcome: String,
});

/** Reads a record. Its save is checked when the game is opened. @type {import('../../../engine/schema.js').Reader<Game>} */
export function readGame(value) {
  const game = readGameFields(value);
  const deal = game && dealLinkOf(game.link);
  if (!deal) return undefined;
  return {
    ...game,
    turn: Math.min(game.turn, Number.MAX_SAFE_INTEGER / 2),
    plies: Math.max(game.ply, game.plies),
    marks: readBookmarks(game.marks, deal),
    name: game.name.slice(0, MAX_NAME_LENGTH),
  };
}
