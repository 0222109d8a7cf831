// A value of any kind that a message can hold, made of the fuzzer's bytes: as JSON, or byte by byte, which comes to what JSON
// does not have.

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
/** No deeper, and no wider. */
const MOST = 6;

/** @param {Buffer} data @returns {unknown} */
export function valueOf(data) {
  if (data[0] % 2 === 0) {
    try {
      return JSON.parse(data.toString('utf8', 1));
    } catch {
      // Then by its bytes.
    }
  }
  let at = 1;
  const next = () => data[at++] ?? 0;
  const text = () => {
    const from = next();
    if (from < 240) return WORDS[from % WORDS.length];
    return data.toString('latin1', at, (at += next() % 80)).repeat(from === 255 ? 1000 : 1);
  };
  /** @param {number} deep @returns {unknown} */
  const value = (deep) => {
    const kind = next() % 12;
    if (kind < 4 || deep > MOST) return text();
    if (kind === 4) return NUMBERS[next() % NUMBERS.length];
    if (kind === 5) return [null, undefined, true, false, 10n, new Date(next()), /x/][next() % 7];
    if (kind === 6) return Array.from({ length: next() % MOST }, () => value(deep + 1));
    if (kind === 7) return new Map([[text(), value(deep + 1)]]);
    const made = kind === 8 ? Object.create(null) : {};
    const count = 1 + (next() % MOST);
    for (let n = 0; n < count; n++) {
      // As a structured clone has it: a property like any other.
      Object.defineProperty(made, text(), {
        value: value(deep + 1),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
    return made;
  };
  const made = value(0);
  // Most are a message: else nothing would come beyond the first line that looks at it.
  const isMessage = typeof made === 'object' && made !== null && data[0] % 8 !== 7;
  return isMessage ? Object.assign(made, { cadogan: 1, command: WORDS[10 + (next() % 11)] }) : made;
}
