// All that this browser keeps as one file, and back.
//
// The file is one JSON object, written so that every line but the first, the last and one between is one entry: a file of
// any size is read in slices, none of which holds the page up.

import { words } from '../../words/panels.js';
import { infoOf, using } from '../../engine/games.js';
import { Table } from '../../pkg/patience_wasm.js';
import { dealOf } from '../../engine/links.js';
import { loadStore } from './saved-games.js';
import { joinNotes } from './merge.js';
import { LISTED } from '../statistics/statistics.js';
import { finite, isRecord, keys, read as stored, remove, write } from './local-store.js';
import { adopted } from './store/legacy.js';
import { lineOf } from './store/records.js';

/** @typedef {import('./store/legacy.js').Theirs} Theirs */
/** @typedef {{ key: string, value: unknown }} Entry */
/** @typedef {{ games: number, out: number, foreign: number }} Loaded games added, entries that cannot be read, entries of somebody else */

/** What a file says that it is. */
const FORMAT = 'cadogan';
const VERSION = 2;
/** How long a slice of the reading may take, in milliseconds. */
const SLICE_MS = 16;
/** How many games are put away at once. */
const BATCH = 40;
/** A file that was not written line by line is read in one go, and not if it is longer: in characters. */
const LONGEST_WHOLE = 6_000_000;
/** One entry is no longer: a long game with all its marks, the statistics of a game. */
const LONGEST_LINE = 400_000;

/**
 * What is kept beside games and statistics. A key that is not here is somebody else's, and is refused; `storage.test.mjs` holds
 * the list against what the site writes.
 */
export const OTHERS = ['settings', 'language', 'daily', 'drafts', 'lessons', 'reviews', 'given-up', 'dealt'];

/** Keys under which games are kept, today's and those of older versions. */
const OF_GAMES = /^(line|early|game|shelf|uncounted):/;

/** Everything, as the text of a file. */
export async function backup() {
  const store = await loadStore();
  const kept = keys()
    .filter((key) => !OF_GAMES.test(key))
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(stored(key))}`);
  const games = store
    .list()
    .map(({ link, save, ply, plies, outcome, won, began, at, marks, name }) =>
      JSON.stringify({ link, save, ply, plies, outcome, won, began, at, marks, name }),
    );
  const head = `{"format":"${FORMAT}","version":${VERSION},"saved":"${new Date().toISOString()}","kept":{`;
  return `${head}\n${kept.join(',\n')}\n},"games":[\n${games.join(',\n')}\n]}\n`;
}

// Reading

/** Lets the page do what it has to, if a slice has taken long enough. */
function slices() {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
  };
}

/** @param {string} text @returns {unknown} undefined if it is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The entries of a file that this page has written, line by line; null if it is another one. A game's key is `game:`.
 * @param {string} text @returns {Generator<Entry | null, boolean>} null: what cannot be read; returns whether it is whole
 */
function* linesOf(text) {
  let inGames = false;
  for (let from = text.indexOf('\n') + 1; from > 0 && from < text.length;) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end).trim();
    from = end + 1;
    if (line === ']}') return inGames;
    if (line === '},"games":[') inGames = true;
    else if (line.length > LONGEST_LINE) yield null;
    else if (line) {
      const entry = line.replace(/,$/, '');
      const value = parsed(inGames ? entry : `{${entry}}`);
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

/** The entries of a file of an older version, or of one that was written anew by somebody. @param {string} text @returns {(Entry | null)[]} */
function entriesOf(text) {
  const whole = text.length > LONGEST_WHOLE ? undefined : parsed(text);
  if (!isRecord(whole) || whole.format !== FORMAT || !isRecord(whole.kept)) throw new Error(words.storage.noFile);
  if (finite(whole.version) > VERSION) throw new Error(words.storage.newer);
  const games = Array.isArray(whole.games) ? whole.games.map((value) => ({ key: 'game:', value })) : [];
  const kept = Object.entries(whole.kept).flatMap(([key, value]) => {
    if (key.startsWith('shelf:') && Array.isArray(value)) return value.map((one) => ({ key: 'game:', value: one }));
    const before = key.startsWith('game:') && isRecord(value) ? value.before : null;
    return [{ key, value }, ...(before ? [{ key: 'game:', value: before }] : [])];
  });
  return [...kept, ...games];
}

/** @param {string} text @returns {Iterable<Entry | null>} */
function read(text) {
  const head = new RegExp(`^\\{"format":"${FORMAT}","version":${VERSION},"saved":"[^"]{0,40}","kept":\\{\\r?\\n`);
  if (!head.test(text)) return entriesOf(text);
  /** @returns {Generator<Entry | null>} */
  function* whole() {
    if (!(yield* linesOf(text))) throw new Error(words.storage.noFile);
  }
  return whole();
}

/** Whether a link, of a mark, is one to a deal. @param {string} link @param {string} start the link of the deal */
function leadsTo(link, start) {
  try {
    return using(Table.open(link), (table) => table.summary().start === start);
  } catch {
    return false;
  }
}

// Taking over

/**
 * Adds what a file holds to what is kept. Nothing that is here is lost by it, and all of it can be taken back.
 * @param {string} text @param {(part: number) => void} [progress] how far it has come, from 0 to 1
 * @returns {Promise<Loaded & { undo: () => void }>} rejects with a sentence where nothing is taken over
 */
export async function loadBackup(text, progress = () => {}) {
  const rest = slices();
  const store = await loadStore();
  /** @type {Entry[]} */
  const others = [];
  /** @type {unknown[]} */
  const values = [];
  let [out, foreign] = [0, 0];
  for (const entry of read(text)) {
    await rest();
    if (!entry) out++;
    else if (/^game:/.test(entry.key)) values.push(entry.value);
    else if (isOurs(entry.key)) others.push(entry);
    else foreign++;
  }
  /** By their lines: a file that was put together of several may hold one twice. @type {Map<string, Theirs>} */
  const lines = new Map();
  for (const [n, value] of values.entries()) {
    await rest();
    progress(n / values.length);
    const game = adopted(value);
    if (!game) {
      out++;
      continue;
    }
    const start = dealOf(game.link);
    const marks = [];
    for (const mark of game.marks) {
      await rest();
      if (leadsTo(mark.link, start)) marks.push(mark);
    }
    const line = lineOf(game.save);
    const first = lines.get(line);
    if (!first) lines.set(line, { ...game, marks });
    else {
      first.marks.push(...marks.filter(({ link }) => !first.marks.some((mark) => mark.link === link)));
      first.name ||= game.name;
    }
  }
  const games = [...lines.values()];
  /** @type {(() => void)[]} */
  const undos = [];
  let added = 0;
  for (let n = 0; n < games.length; n += BATCH) {
    await rest();
    const taken = store.import(games.slice(n, n + BATCH));
    added += taken.added.length;
    undos.push(taken.undo);
  }
  for (const { key, value } of others) {
    await rest();
    const before = stored(key);
    const next = merged(key, value, before);
    if (next === undefined) {
      out++;
      continue;
    }
    const after = JSON.stringify(next);
    if (after === JSON.stringify(before)) continue;
    write(key, next);
    undos.push(() => {
      // What has been done since is not undone with it.
      if (JSON.stringify(stored(key)) !== after) return;
      if (before === null) remove(key);
      else write(key, before);
    });
  }
  // The last first: a file may name one key twice.
  return { games: added, out, foreign, undo: () => undos.reverse().forEach((undo) => undo()) };
}

/** Whether a key is one that this page writes. @param {string} key */
function isOurs(key) {
  const [, id] = /^stats:([\w-]{1,40})~?$/.exec(key) ?? [];
  return id === undefined ? OTHERS.includes(key) : infoOf(id) !== undefined;
}

/** What a key holds when what a file says of it has joined what is here; undefined if that cannot be read. @param {string} key @param {unknown} theirs @param {unknown} mine @returns {unknown} */
function merged(key, theirs, mine) {
  if (key.startsWith('stats:')) {
    const { deals } = isRecord(theirs) ? theirs : {};
    if (!Array.isArray(deals) || deals.length > 2 * LISTED) return undefined;
    return joinNotes(key, theirs, mine);
  }
  if (key === 'settings') return isRecord(theirs) ? theirs : undefined;
  if (key === 'daily') {
    // Of games that there are.
    const known = Object.entries(isRecord(theirs) ? theirs : {}).filter(([id]) => infoOf(id));
    return isRecord(theirs) ? joinNotes(key, Object.fromEntries(known), mine) : undefined;
  }
  return mine ?? theirs;
}
