// Decodes the fuzzer's bytes into any value that a message can hold: as JSON, or byte by byte, for the values that JSON lacks.

const WORDS = [
  ...['cadogan', 'command', 'id', 'link', 'move', 'name', 'value', 'source', 'data', 'origin'],
  ...['state', 'open', 'play', 'set', 'undo', 'redo', 'restart', 'deal', 'safe', 'hint', 'new-deal'],
  ...['game', 'moves', 'theme', 'lang', 'home', 'loading', 'sly', 'labyrinth', 'S222-EV9V', 'sly/S222-EV9V', 'hand>p3'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    'then',
    '',
    '<b>',
    '\u202e',
    '\ud800',
  ],
];
const NUMBERS = [0, -0, 1, 2, -1, 0.5, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 53, 1e300];
/** Depth and width of a value. */
const MAX_SIZE = 6;

/** @param {Buffer} data @returns {unknown} */
export function decodeValue(data) {
  if (data[0] % 2 === 0) {
    try {
      return JSON.parse(data.toString('utf8', 1));
    } catch {
      // Decoded byte by byte below.
    }
  }
  let at = 1;
  const next = () => data[at++] ?? 0;
  const text = () => {
    const from = next();
    if (from < 240) return WORDS[from % WORDS.length];
    return data.toString('latin1', at, (at += next() % 80)).repeat(from === 255 ? 1000 : 1);
  };
  /** @param {number} depth @returns {unknown} */
  const value = (depth) => {
    const kind = next() % 12;
    if (kind < 4 || depth > MAX_SIZE) return text();
    if (kind === 4) return NUMBERS[next() % NUMBERS.length];
    if (kind === 5) return [null, undefined, true, false, 10n, new Date(next()), /x/][next() % 7];
    if (kind === 6) return Array.from({ length: next() % MAX_SIZE }, () => value(depth + 1));
    if (kind === 7) return new Map([[text(), value(depth + 1)]]);
    const object = kind === 8 ? Object.create(null) : {};
    const count = 1 + (next() % MAX_SIZE);
    for (let n = 0; n < count; n++) {
      // As by structured cloning: __proto__ too is an ordinary property.
      Object.defineProperty(object, text(), {
        value: value(depth + 1),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    return object;
  };
  const decoded = value(0);
  // Most values are commands: others fail the first check.
  const isMessage = typeof decoded === 'object' && decoded !== null && data[0] % 8 !== 7;
  return isMessage ? Object.assign(decoded, { cadogan: 1, command: WORDS[10 + (next() % 11)] }) : decoded;
}
