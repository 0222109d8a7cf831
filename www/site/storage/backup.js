// Writes all saved data to one file, and merges such a file.
//
// The file is one JSON object with an entry per line, except for the first line, the last, and the one between values and
// games: it can be read in short slices, whatever its size.

import { words } from '../../words/panels.js';
import { infoOf } from '../../engine/games.js';
import { createPause } from '../../ui/slices.js';
import { withTable } from '../../engine/loader.js';
import { Table } from '../../pkg/patience_wasm.js';
import { dealLinkOf } from '../../engine/links.js';
import { decodeMistakes, encodeMistakes, importMistakes } from '../problems/mistake-store.js';
import { loadStore } from './saved-games.js';
import { mergeValue } from './merge.js';
import { MAX_LISTED_DEALS } from '../statistics/statistics.js';
import { anyRecord, fieldsOf, isRecord, listOf, numberOrZero, choiceOf, orElse } from '../../engine/schema.js';
import { GAME_PREFIX, gameOfStatistics, isStatisticsKey, isValueKey, SHELF_PREFIX } from './keys.js';
import { keys, read as stored, remove, write } from './local-store.js';
import { decodeGame } from './store/legacy.js';
import { lineOf } from './store/records.js';

/** @import { ImportedGame } from './store/legacy.js' */
/** @typedef {{ key: string, value: unknown }} Entry */
/** @typedef {{ games: number, out: number, foreign: number }} BackupReport games added, unreadable entries, entries with unknown keys */

/** Value of the field `format`. */
const FORMAT = 'cadogan';
const VERSION = 2;
/** Games imported per slice. */
const BATCH_SIZE = 40;
/** Longest file that is parsed as a whole, because it is not one entry per line; in characters. */
const MAX_WHOLE_CHARS = 6_000_000;
/** Longest entry, in characters: a long game with its bookmarks, or the statistics of a game. */
const MAX_LINE_CHARS = 400_000;

/**
 * Keys in a backup beside games and statistics; others are refused. `blocked-storage.test.mjs` compares the list with the keys that
 * the site writes.
 */
export const BACKUP_KEYS = [
  'settings',
  'language',
  'daily',
  'drafts',
  'lessons',
  'reviews',
  'given-up',
  'challenges',
  'problems',
  'mistakes',
  'listed-grade',
  'listed-game',
  'dealt',
  'grades',
  'sound-offered',
];

/** Returns the text of a backup file. */
export async function createBackup() {
  const store = await loadStore();
  const values = keys()
    .filter(isValueKey)
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(stored(key))}`);
  const games = store
    .list()
    .map(({ link, save, ply, plies, outcome, won, began, at, marks, name, provenance }) =>
      JSON.stringify({ link, save, ply, plies, outcome, won, began, at, marks, name, provenance }),
    );
  const head = `{"format":"${FORMAT}","version":${VERSION},"saved":"${new Date().toISOString()}","kept":{`;
  return `${head}\n${values.join(',\n')}\n},"games":[\n${games.join(',\n')}\n]}\n`;
}

// Reading

/** @param {string} text @returns {unknown} undefined if it is not JSON */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the entries of a file line by line. The key of a game is `game:`.
 * @param {string} text
 * @returns {Generator<Entry | null, boolean>} yields null for an unreadable entry; returns true if the file is complete
 */
function* readLines(text) {
  let inGames = false;
  for (let from = text.indexOf('\n') + 1; from > 0 && from < text.length;) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end).trim();
    from = end + 1;
    if (line === ']}') return inGames;
    if (line === '},"games":[') inGames = true;
    else if (line.length > MAX_LINE_CHARS) yield null;
    else if (line) {
      const entry = line.replace(/,$/, '');
      const value = parseJson(inGames ? entry : `{${entry}}`);
      if (inGames) yield value === undefined ? null : { key: 'game:', value };
      else {
        const [pair] = isRecord(value) ? Object.entries(value) : [];
        yield pair ? { key: pair[0], value: pair[1] } : null;
      }
    }
    if (end < 0) break;
  }
  return false;
}

const readFile = fieldsOf({
  format: choiceOf(FORMAT),
  version: numberOrZero,
  kept: anyRecord,
  games: orElse(
    listOf((value) => ({ key: 'game:', value })),
    [],
  ),
});

/** The version of a file by its head; 0 if it begins otherwise. @param {string} text */
const versionOf = (text) =>
  Number(new RegExp(`^\\s*\\{\\s*"format":\\s*"${FORMAT}",\\s*"version":\\s*(\\d{1,9})\\b`).exec(text)?.[1] ?? 0);

/** Reads the entries of a file of an older version, or of one that was reformatted. @param {string} text @returns {(Entry | null)[]} */
function readWhole(text) {
  if (versionOf(text) > VERSION) throw new Error(words.storage.newer);
  const file = readFile(text.length > MAX_WHOLE_CHARS ? undefined : parseJson(text));
  if (!file) throw new Error(words.storage.badFile);
  if (file.version > VERSION) throw new Error(words.storage.newer);
  const entries = Object.entries(file.kept).flatMap(([key, value]) => {
    if (key.startsWith(SHELF_PREFIX) && Array.isArray(value))
      return value.map((game) => ({ key: GAME_PREFIX, value: game }));
    const before = key.startsWith(GAME_PREFIX) && isRecord(value) ? value.before : null;
    return [{ key, value }, ...(before ? [{ key: GAME_PREFIX, value: before }] : [])];
  });
  return [...entries, ...file.games];
}

/** @param {string} text @returns {Iterable<Entry | null>} */
function readEntries(text) {
  const head = new RegExp(`^\\{"format":"${FORMAT}","version":${VERSION},"saved":"[^"]{0,40}","kept":\\{\\r?\\n`);
  if (!head.test(text)) return readWhole(text);
  /** @returns {Generator<Entry | null>} */
  function* whole() {
    if (!(yield* readLines(text))) throw new Error(words.storage.badFile);
  }
  return whole();
}

/** True if a bookmark's link is a position of a deal. @param {string} link @param {string} start link of the deal */
function isLinkOfDeal(link, start) {
  try {
    return withTable(Table.open(link), (table) => table.summary().start === start);
  } catch {
    return false;
  }
}

// Merging

/**
 * Merges a backup into the saved data; `undo` reverts it. Nothing of this device is lost but its settings; of keys that cannot
 * be merged the file's value is used only if this device has none.
 * @param {string} text @param {(part: number) => void} [progress] called with 0 to 1
 * @returns {Promise<BackupReport & { undo: () => void }>} rejects with a sentence for the player if the file cannot be read
 */
export async function loadBackup(text, progress = () => {}) {
  const pause = createPause();
  const store = await loadStore();
  const { gameValues, otherEntries, unreadable, foreign } = await sortEntries(text, pause);
  const decoded = await decodeGames(gameValues, pause, progress);
  const imported = await importGames(store, decoded.games, pause);
  const merged = await mergeEntries(otherEntries, pause);
  // In reverse, because a file may name a key twice.
  const undos = [...imported.undos, ...merged.undos].reverse();
  return {
    games: imported.added,
    out: unreadable + decoded.unreadable + merged.unreadable,
    foreign,
    undo: () => undos.forEach((undo) => undo()),
  };
}

/** @typedef {ReturnType<typeof createPause>} Pause */

/** Parts the games of a file from its other entries. @param {string} text @param {Pause} pause */
async function sortEntries(text, pause) {
  /** @type {Entry[]} */
  const otherEntries = [];
  /** @type {unknown[]} */
  const gameValues = [];
  let [unreadable, foreign] = [0, 0];
  for (const entry of readEntries(text)) {
    await pause();
    if (!entry) unreadable++;
    else if (/^game:/.test(entry.key)) gameValues.push(entry.value);
    else if (isBackupKey(entry.key)) otherEntries.push(entry);
    else foreign++;
  }
  return { gameValues, otherEntries, unreadable, foreign };
}

/**
 * Decodes the games of a file, one for each line: a file put together by hand may hold a line twice.
 * @param {unknown[]} values @param {Pause} pause @param {(part: number) => void} progress
 */
async function decodeGames(values, pause, progress) {
  /** @type {Map<string, ImportedGame>} */
  const byLine = new Map();
  let unreadable = 0;
  for (const [n, value] of values.entries()) {
    await pause();
    progress(n / values.length);
    const game = decodeGame(value);
    if (!game) {
      unreadable++;
      continue;
    }
    const start = dealLinkOf(game.link);
    const marks = [];
    for (const bookmark of game.marks) {
      await pause();
      if (isLinkOfDeal(bookmark.link, start)) marks.push(bookmark);
    }
    const line = lineOf(game.save);
    const first = byLine.get(line);
    if (!first) byLine.set(line, { ...game, marks });
    else {
      first.marks.push(...marks.filter(({ link }) => !first.marks.some((bookmark) => bookmark.link === link)));
      first.name ||= game.name;
      first.provenance ??= game.provenance;
    }
  }
  return { games: [...byLine.values()], unreadable };
}

/** @param {import('./store/store.js').GameStore} store @param {ImportedGame[]} games @param {Pause} pause */
async function importGames(store, games, pause) {
  /** @type {(() => void)[]} */
  const undos = [];
  let added = 0;
  for (let n = 0; n < games.length; n += BATCH_SIZE) {
    await pause();
    const imported = store.import(games.slice(n, n + BATCH_SIZE));
    added += imported.added.length;
    undos.push(imported.undo);
  }
  return { added, undos };
}

/** @param {Entry[]} entries @param {Pause} pause */
async function mergeEntries(entries, pause) {
  /** @type {(() => void)[]} */
  const undos = [];
  let unreadable = 0;
  for (const { key, value } of entries) {
    await pause();
    const before = stored(key);
    const next = mergeEntry(key, value, before);
    if (next === undefined) {
      unreadable++;
      continue;
    }
    const after = JSON.stringify(next);
    if (after === JSON.stringify(before)) continue;
    write(key, next);
    undos.push(() => {
      // Keep a value that has changed since.
      if (JSON.stringify(stored(key)) !== after) return;
      if (before === null) remove(key);
      else write(key, before);
    });
  }
  return { undos, unreadable };
}

/** True for keys that a backup may hold, beside games. @param {string} key */
function isBackupKey(key) {
  return isStatisticsKey(key) ? infoOf(gameOfStatistics(key)) !== undefined : BACKUP_KEYS.includes(key);
}

/**
 * Merges a value of the file into the stored one.
 * @param {string} key @param {unknown} theirs @param {unknown} mine @returns {unknown} undefined if it cannot be read
 */
function mergeEntry(key, theirs, mine) {
  const isStatistics = isStatisticsKey(key);
  if (!isStatistics && !['settings', 'daily', 'problems', 'mistakes'].includes(key)) return mine ?? theirs;
  if (!isRecord(theirs)) return undefined;
  if (key === 'settings') return theirs;
  if (key === 'mistakes') return encodeMistakes(importMistakes(decodeMistakes(theirs), decodeMistakes(mine)));
  const { deals } = theirs;
  if (isStatistics && !(Array.isArray(deals) && deals.length <= 2 * MAX_LISTED_DEALS)) return undefined;
  // Drop days of games that do not exist.
  const days = key === 'daily' ? Object.fromEntries(Object.entries(theirs).filter(([id]) => infoOf(id))) : theirs;
  return mergeValue(key, days, mine);
}
