// What this browser keeps: the game in hand of each id, the one before it, the settings.
//
// A game is its link, so nothing here can contradict the rules: what is read counts only once the engine has taken it.
// Two tabs may write the same id. The last one wins, but the other deal becomes the one before: nothing is lost.

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {{ link: string, ply: number, at: number }} Mark */
/**
 * @typedef {object} Kept
 * @property {string} link the position
 * @property {string} line with the moves that can be redone
 * @property {number} ply
 * @property {string} outcome
 * @property {number} at when it was played last
 * @property {Mark[]} marks
 * @property {{ link: string, line: string, at: number } | null} before another game of the same id, set aside unfinished
 */
/** @typedef {{ theme: 'auto' | 'light' | 'dark', suits: 'two' | 'four', hand: 'right' | 'left' }} Settings */

const VERSION = 1;
const PREFIX = `cadogan:${VERSION}:`;
const LONGEST = 16384;

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
function read(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text !== null) return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) tell('corrupt');
  }
  return here.get(key) ?? null;
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  here.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unsaved');
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {string} id @returns {value is string} */
const isLink = (value, id) => typeof value === 'string' && value.length <= LONGEST && value.startsWith(`${id}/`);

/** @param {unknown} value @returns {number} */
const number = (value) => (Number.isFinite(value) ? Number(value) : 0);

/** @param {unknown} marks @param {string} id @returns {Mark[]} */
function readMarks(marks, id) {
  if (!Array.isArray(marks)) return [];
  return marks.filter((mark) => isRecord(mark) && isLink(mark.link, id)).slice(0, 50)
    .map(({ link, ply, at }) => ({ link, ply: number(ply), at: number(at) }));
}

/** @param {unknown} before @param {string} id @returns {Kept['before']} */
function readBefore(before, id) {
  if (!isRecord(before) || !isLink(before.link, id)) return null;
  const { link, line, at } = before;
  return { link, line: isLink(line, id) ? line : link, at: number(at) };
}

/** The line that a position was left in, with the moves that can be redone. @param {string} id @param {string} link */
export function lineOf(id, link) {
  const game = kept(id);
  return [game, game?.before].find((one) => one?.link === link)?.line ?? link;
}

/** The game kept under an id, if what is stored has its shape. @param {string} id @returns {Kept | null} */
export function kept(id) {
  const value = read(`game:${id}`);
  if (!isRecord(value) || !isLink(value.link, id)) return null;
  const { link, line, outcome, before } = value;
  return {
    link,
    line: isLink(line, id) ? line : link,
    ply: number(value.ply),
    outcome: String(outcome),
    at: number(value.at),
    marks: readMarks(value.marks, id),
    before: readBefore(before, id),
  };
}

/** @param {string} link */
const dealOf = (link) => link.split('/', 2).join('/');

/** The lines of this tab's deals: what is stored may be another tab's. @type {Map<string, string>} */
const lines = new Map();

/**
 * Keeps the game on the table.
 * @param {View} view @param {boolean} opened whether it was just opened rather than played on
 * @returns {{ before: Kept['before'], setAside: boolean }} setAside: another game has just given way to it
 */
export function keep(view, opened) {
  const { game: id, link, ply, plies, outcome } = view;
  const old = kept(id);
  const sameDeal = old !== null && dealOf(old.link) === dealOf(link);
  // A friend's position of the deal in hand is another game too.
  const sameGame = sameDeal && !(opened && old.link !== link && old.line !== link);
  const setAside = old !== null && !sameGame && old.ply > 0 && old.outcome === 'playing';
  const before = setAside ? { link: old.link, line: old.line, at: old.at } : old?.before ?? null;
  const line = ply === plies ? link : lines.get(dealOf(link)) ?? (sameDeal ? old.line : link);
  lines.set(dealOf(link), line);
  write(`game:${id}`, {
    link, line, ply, outcome,
    at: opened && sameGame ? old.at : Date.now(),
    marks: sameDeal ? old.marks : [],
    before: before && before.link !== link ? before : null,
  });
  return { before, setAside };
}

/** @param {string} id @param {Mark} mark */
export function addMark(id, mark) {
  const game = kept(id);
  if (game && !game.marks.some(({ link }) => link === mark.link)) write(`game:${id}`, { ...game, marks: [...game.marks, mark] });
}

/** @returns {Settings} */
export function readSettings() {
  const value = read('settings');
  const { theme, suits, hand } = isRecord(value) ? value : {};
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    suits: suits === 'four' ? 'four' : 'two',
    hand: hand === 'left' ? 'left' : 'right',
  };
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  write('settings', { ...readSettings(), ...change });
}
