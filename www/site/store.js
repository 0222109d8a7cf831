// What this browser keeps: the game in hand of each slot, the one before it, those set aside earlier, the settings.
// A slot is an id, or a deal of the player's own cards.
//
// A game is its link, so nothing here can contradict the rules: what is read counts only once the engine has taken it.
// Two tabs may write the same slot. The last one wins, but what the other had becomes the one before, and that goes to
// the shelf: nothing is lost.

import { SETTINGS, valueOf } from '../settings.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {{ link: string, ply: number, at: number }} Mark */
/** @typedef {{ link: string, line: string, at: number, marks: Mark[] }} Aside a game set aside unfinished */
/**
 * @typedef {object} Kept
 * @property {string} link the position
 * @property {string} line with the moves that can be redone
 * @property {number} ply
 * @property {number[]} ends the plies at which acts ended, on the whole line
 * @property {string} outcome
 * @property {number} at when it was played last
 * @property {Mark[]} marks
 * @property {Aside | null} before another game of the same slot, which gave way to this one
 */
/** @typedef {import('../settings.js').Settings} Settings */

const VERSION = 1;
const PREFIX = `cadogan:${VERSION}:`;
const LONGEST = 16384;
/** How many games of an id stay on its shelf, the newest first. */
const SHELF = 100;

/** @type {(what: 'unsaved' | 'full' | 'corrupt' | 'newer') => void} */
let tell = () => {};

/** @param {typeof tell} listener */
export function onTrouble(listener) {
  tell = listener;
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const version = /^cadogan:(\d+):/.exec(localStorage.key(i) ?? '');
      if (version && Number(version[1]) > VERSION) return tell('newer');
    }
  } catch {
    tell('unsaved');
  }
}

/** What was kept, or could not be: a browser that forbids storage still plays. @type {Map<string, unknown>} */
const here = new Map();

/** @param {string} key @returns {unknown} */
export function read(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text !== null) return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) tell('corrupt');
  }
  return here.get(key) ?? null;
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  here.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unsaved');
  }
}

/** The keys of all that is kept, by this visit or an earlier one. */
export function keys() {
  const found = new Set(here.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? '';
      if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch { /* then there is only what this visit knows */ }
  return [...found];
}

/** @param {string} key */
export function remove(key) {
  here.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch { /* then nothing is there */ }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {string} slot @returns {value is string} */
const isLink = (value, slot) => typeof value === 'string' && value.length <= LONGEST && `${value}/`.startsWith(`${slot}/`);

/** @param {unknown} value @returns {number} */
export const number = (value) => (Number.isFinite(value) ? Number(value) : 0);

/** @param {unknown} marks @param {string} slot @returns {Mark[]} */
function readMarks(marks, slot) {
  if (!Array.isArray(marks)) return [];
  return marks.filter((mark) => isRecord(mark) && isLink(mark.link, slot)).slice(0, 50)
    .map(({ link, ply, at }) => ({ link, ply: number(ply), at: number(at) }));
}

/** @param {unknown} aside @param {string} slot @returns {Aside | null} */
function readAside(aside, slot) {
  if (!isRecord(aside) || !isLink(aside.link, slot)) return null;
  const { link, line, at, marks } = aside;
  return { link, line: isLink(line, slot) ? line : link, at: number(at), marks: readMarks(marks, slot) };
}

/** @param {string} link */
const dealOf = (link) => link.split('/', 2).join('/');

/** Where the game of a link is kept. @param {string} link */
export const slotOf = (link) => (/^[^/]*\/~/.test(link) ? dealOf(link) : link.split('/')[0]);

/** The slots that hold something. */
export const slots = () => keys().flatMap((key) => (key.startsWith('game:') ? [key.slice(5)] : []));

/** The line that a position was left in, with the moves that can be redone. @param {string} link */
export function lineOf(link) {
  const slot = slotOf(link);
  const game = kept(slot);
  return [game, game?.before, ...shelved(slot)].find((one) => one?.link === link)?.line ?? link;
}

/** The game kept in a slot, if what is stored has its shape. @param {string} slot @returns {Kept | null} */
export function kept(slot) {
  const value = read(`game:${slot}`);
  if (!isRecord(value) || !isLink(value.link, slot)) return null;
  const { link, line, outcome, before } = value;
  return {
    link,
    line: isLink(line, slot) ? line : link,
    ply: number(value.ply),
    ends: Array.isArray(value.ends) ? value.ends.filter((end) => Number.isInteger(end) && end >= 0).slice(0, LONGEST) : [],
    outcome: String(outcome),
    at: number(value.at),
    marks: readMarks(value.marks, slot),
    before: readAside(before, slot),
  };
}

/** Games of a slot that were set aside longer ago, one of a deal. @param {string} slot @returns {Aside[]} */
export function shelved(slot) {
  const value = read(`shelf:${slot}`);
  return Array.isArray(value) ? value.flatMap((one) => readAside(one, slot) ?? []).slice(0, SHELF) : [];
}

/** @param {string} slot @param {Aside} game */
export function shelve(slot, { link, line, at, marks }) {
  const others = shelved(slot).filter((one) => dealOf(one.link) !== dealOf(link));
  write(`shelf:${slot}`, [{ link, line, at, marks }, ...others].slice(0, SHELF));
}

/** The lines of this tab's deals: what is stored may be another tab's. @type {Map<string, string>} */
const lines = new Map();
/** What this tab kept last. @type {Map<string, string>} */
const mine = new Map();

/**
 * Keeps the game on the table.
 * @param {View} view @param {boolean} opened whether it was just opened rather than played on
 * @param {number[]} ends the plies at which acts ended
 * @returns {{ before: Kept['before'], setAside: boolean }} setAside: another game has just given way to it
 */
export function keep(view, opened, ends) {
  const { link, ply, plies, outcome } = view;
  const slot = slotOf(link);
  const old = kept(slot);
  const sameDeal = old !== null && dealOf(old.link) === dealOf(link);
  // A friend's position of the deal in hand is another game too.
  const sameGame = sameDeal && !(opened && old.link !== link && old.line !== link);
  const unfinished = old !== null && old.ply > 0 && old.outcome === 'playing';
  const setAside = unfinished && !sameGame;
  const before = setAside ? { link: old.link, line: old.line, at: old.at, marks: old.marks } : old?.before ?? null;
  if (setAside && old.before && old.before.link !== link) shelve(slot, old.before);
  // Another tab has played on in the same deal.
  const last = mine.get(slot);
  if (unfinished && sameGame && last && !opened && old.link !== link && old.link !== last) shelve(slot, old);
  const line = ply === plies ? link : lines.get(dealOf(link)) ?? (sameDeal ? old.line : link);
  const aside = [old?.before, ...shelved(slot)].find((one) => one && dealOf(one.link) === dealOf(link));
  lines.set(dealOf(link), line);
  mine.set(slot, link);
  write(`game:${slot}`, {
    link, line, ply, outcome,
    ends: opened && sameGame ? old.ends : ends,
    at: opened && sameGame ? old.at : Date.now(),
    marks: sameDeal ? old.marks : aside?.marks ?? [],
    before: before && before.link !== link ? before : null,
  });
  return { before, setAside };
}

/** @param {Mark} mark */
export function addMark(mark) {
  const slot = slotOf(mark.link);
  const game = kept(slot);
  if (game && !game.marks.some(({ link }) => link === mark.link)) write(`game:${slot}`, { ...game, marks: [...game.marks, mark] });
}

/** How far the deal of a day has come. @typedef {'begun' | 'won'} DayState */
/** The deals of the last days, by game and date. @typedef {Record<string, Record<string, { deal: string, state: DayState }>>} Days */

const DAY = /^\d{4}-\d\d-\d\d$/;
/** How many days of a game are kept. */
const DAYS_KEPT = 14;

/** @returns {Days} */
export function readDaily() {
  const value = read('daily');
  /** @type {Days} */
  const days = {};
  for (const [id, dates] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(dates)) continue;
    const good = Object.entries(dates).filter(([date, day]) => DAY.test(date) && isRecord(day) && typeof day.deal === 'string');
    days[id] = Object.fromEntries(good.sort().slice(-DAYS_KEPT).map(([date, day]) => {
      const { deal, state } = /** @type {Record<string, unknown>} */ (day);
      return [date, { deal: String(deal), state: state === 'won' ? 'won' : 'begun' }];
    }));
  }
  return days;
}

/** The player goes to the deal of a day. @param {string} id @param {string} date @param {string} deal its code */
export function beginDaily(id, date, deal) {
  const days = readDaily();
  if (days[id]?.[date]?.deal !== deal) write('daily', { ...days, [id]: { ...days[id], [date]: { deal, state: 'begun' } } });
}

/** The game on the table may be the deal of a day. @param {View} view */
export function noteDaily({ game: id, deal, outcome }) {
  if (outcome !== 'won') return;
  const days = readDaily();
  const found = Object.values(days[id] ?? {}).find((day) => day.deal === deal && day.state !== 'won');
  if (!found) return;
  found.state = 'won';
  write('daily', days);
}

/** The key of storage, as its events name it, of the game of a link. @param {string} link */
export const keyOf = (link) => `${PREFIX}game:${slotOf(link)}`;

/** Whether a key of storage, as its events name it, holds the settings. @param {string | null} key */
export const isSettings = (key) => key === null || key === `${PREFIX}settings`;

/** @returns {Settings} */
export function readSettings() {
  const value = read('settings');
  const known = isRecord(value) ? value : {};
  return /** @type {Settings} */ (Object.fromEntries(SETTINGS.map((name) => [name, valueOf(name, known[name])])));
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  write('settings', { ...readSettings(), ...change });
}
