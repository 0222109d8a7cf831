// The games that this browser keeps: the one in hand of each slot, the one before it, those set aside earlier. A slot is an
// id, or a deal of the player's own cards.
//
// A game is what its session saves, so nothing here can contradict the rules: what is read counts only once the engine has
// taken it. Two tabs may write the same slot. The last one wins, but what the other had becomes the one before, and that
// goes to the shelf: nothing is lost.

import { Table } from '../pkg/patience_wasm.js';
import { using } from './engine.js';
import { dealOf, slotOf } from './links.js';
import { finite, isKey, isRecord, keys, read, write } from './storage.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {{ link: string, ply: number, at: number }} Mark */
/**
 * What there was before games had a save: the link of the whole line, the moves played, and the plies at which acts ended.
 * @typedef {{ line: string, ply: number, ends: number[] }} Legacy
 */
/**
 * @typedef {object} SetAside a game set aside unfinished
 * @property {string} link the position
 * @property {string} save of the session; empty where there is a legacy
 * @property {Legacy | null} legacy
 * @property {number} at when it was played last
 * @property {Mark[]} marks
 */
/**
 * @typedef {object} InHand
 * @property {number} ply
 * @property {string} outcome
 * @property {SetAside | null} before another game of the same slot, which gave way to this one
 */
/** @typedef {SetAside & InHand} SavedGame */

const LONGEST_LINK = 16384;
const LONGEST_SAVE = 2 * LONGEST_LINK;
const MOST_MARKS = 50;
/** How many games of an id stay on its shelf, the newest first. */
const SHELF = 100;

/** @param {unknown} value @param {string} slot @returns {value is string} */
const isLink = (value, slot) =>
  typeof value === 'string' && value.length <= LONGEST_LINK && `${value}/`.startsWith(`${slot}/`);

/** @param {unknown} marks @param {string} slot @returns {Mark[]} */
function readMarks(marks, slot) {
  if (!Array.isArray(marks)) return [];
  return marks
    .filter((mark) => isRecord(mark) && isLink(mark.link, slot))
    .slice(0, MOST_MARKS)
    .map(({ link, ply, at }) => ({ link, ply: finite(ply), at: finite(at) }));
}

/** @param {unknown} ends */
const readEnds = (ends) =>
  Array.isArray(ends) ? ends.filter((end) => Number.isInteger(end) && end >= 0).slice(0, LONGEST_LINK) : [];

/** What is stored of a game, if it has the shape of one. @param {unknown} value @param {string} slot @returns {SetAside | null} */
export function readGame(value, slot) {
  if (!isRecord(value) || !isLink(value.link, slot)) return null;
  const { link, save, line } = value;
  const saved = typeof save === 'string' && save.length <= LONGEST_SAVE ? save : '';
  const legacy = { line: isLink(line, slot) ? line : link, ply: finite(value.ply), ends: readEnds(value.ends) };
  const marks = readMarks(value.marks, slot);
  return { link, save: saved, legacy: saved ? null : legacy, at: finite(value.at), marks };
}

/** As it is stored. @param {SetAside} game */
const stored = ({ link, save, legacy, at, marks }) => ({ link, ...(legacy ?? { save }), at, marks });

/** The slots that hold something. */
export const slots = () => keys().flatMap((key) => (key.startsWith('game:') ? [key.slice(5)] : []));

/** The game saved in a slot, if what is stored has its shape. @param {string} slot @returns {SavedGame | null} */
export function savedGame(slot) {
  const value = read(`game:${slot}`);
  const game = readGame(value, slot);
  if (!game || !isRecord(value)) return null;
  return { ...game, ply: finite(value.ply), outcome: String(value.outcome), before: readGame(value.before, slot) };
}

/** Games of a slot that were set aside longer ago, one of a deal. @param {string} slot @returns {SetAside[]} */
export function shelved(slot) {
  const value = read(`shelf:${slot}`);
  return Array.isArray(value) ? value.flatMap((one) => readGame(one, slot) ?? []).slice(0, SHELF) : [];
}

/** @param {string} slot @param {SetAside} game */
export function shelve(slot, game) {
  const others = shelved(slot).filter((one) => dealOf(one.link) !== dealOf(game.link));
  write(`shelf:${slot}`, [game, ...others].slice(0, SHELF).map(stored));
}

/** Puts a game into its slot. @param {string} slot @param {SavedGame} game */
export function putGame(slot, game) {
  const { ply, outcome, before } = game;
  write(`game:${slot}`, { ...stored(game), ply, outcome, before: before && stored(before) });
}

/** The table of a saved game, where it was left; throws the engine's error. @param {SetAside} game @returns {Table} */
export function restore({ link, save, legacy }) {
  try {
    if (!legacy) return Table.restore(save);
    const { line, ply, ends } = legacy;
    const table = ends.length ? Table.withEnds(line, ply, Uint32Array.from(ends)) : Table.restore(line);
    if (table.summary().link !== link) table.goToLink(link);
    return table;
  } catch {
    // The position is what counts, if what is around it is damaged.
    return Table.open(link);
  }
}

/** The table of the saved game that was left at a position; null if none was, or it is damaged. @param {string} link */
export function restoreAt(link) {
  const slot = slotOf(link);
  const game = savedGame(slot);
  const found = [game, game?.before, ...shelved(slot)].find((one) => one?.link === link);
  try {
    return found ? restore(found) : null;
  } catch {
    return null;
  }
}

/** The end of the line that a game is on; empty if it is damaged. @param {SetAside} game */
function endOf(game) {
  try {
    return using(restore(game), (table) => table.goTo(table.summary().plies).link);
  } catch {
    return '';
  }
}

/**
 * What a game on the table is to the one that is stored in its slot.
 *
 * | stored                            | on the table                      |                                             |
 * |-----------------------------------|-----------------------------------|---------------------------------------------|
 * | nothing, not begun, or over       | any                               | `new`: there is nothing to lose             |
 * | another deal                      | any                               | `other`: the stored game is set aside       |
 * | this deal                         | opened elsewhere than at its ends | `other`: a friend's game of the same deal   |
 * | this deal, where this tab left it | played on, or opened at an end    | `same`                                      |
 * | this deal, left elsewhere         | played on                         | `branch`: another tab has played on as well |
 *
 * @param {{ link: string, ply: number, outcome: string } | null} old what is stored @param {string} link on the table
 * @param {{ opened: boolean, atEnd: boolean, left: string | undefined }} how `opened`: rather than played on; `atEnd`: at the
 *   stored position or the end of its line; `left`: what this tab stored last in the slot
 * @returns {'new' | 'other' | 'same' | 'branch'}
 */
export function relation(old, link, { opened, atEnd, left }) {
  if (!old || !old.ply || old.outcome !== 'playing') return 'new';
  if (dealOf(old.link) !== dealOf(link)) return 'other';
  if (opened) return atEnd ? 'same' : 'other';
  return !left || [left, link].includes(old.link) ? 'same' : 'branch';
}

/** What this tab stored last, by slot. @type {Map<string, string>} */
const last = new Map();

/**
 * Saves the game on the table.
 * @param {View} view @param {boolean} opened whether it was just opened rather than played on
 * @returns {SetAside | null} the game that has just given way to it
 */
export function saveGame(view, opened) {
  const { link, start, save, ply, outcome } = view;
  const slot = slotOf(link);
  const old = savedGame(slot);
  const sameDeal = old !== null && dealOf(old.link) === start;
  const atEnd = opened && sameDeal && (old.link === link || endOf(old) === link);
  const is = relation(old, link, { opened, atEnd, left: last.get(slot) });
  let before = old?.before ?? null;
  let gaveWay = null;
  if (old && is === 'other') {
    if (before && before.link !== link) shelve(slot, before);
    before = gaveWay = old;
  }
  if (old && is === 'branch') shelve(slot, old);
  const aside = [old?.before, ...shelved(slot)].find((one) => one && dealOf(one.link) === start);
  last.set(slot, link);
  putGame(slot, {
    link,
    save,
    legacy: null,
    ply,
    outcome,
    // To look at a game is not to play it.
    at: old && atEnd ? old.at : Date.now(),
    marks: sameDeal ? old.marks : (aside?.marks ?? []),
    before: before && before.link !== link ? before : null,
  });
  return gaveWay;
}

/** @param {Mark} mark */
export function addMark(mark) {
  const slot = slotOf(mark.link);
  const game = savedGame(slot);
  if (game && !game.marks.some(({ link }) => link === mark.link))
    putGame(slot, { ...game, marks: [...game.marks, mark] });
}

/** Whether a key, as storage events name it, holds the saved game of a link. @param {string | null} key @param {string} link */
export const isSaved = (key, link) => key !== null && isKey(key, `game:${slotOf(link)}`);
