// Equivalent mutants: they change nothing that a player or a host page could notice. Each with its reason.

/**
 * `file`: its name, or its path; `mutant`: as it is reported, the original, the arrow, the replacement; `on`: a part of its line,
 * where others are alike.
 * @type {{ file: string, mutant: string, on?: string, why: string }[]}
 */
export const EQUIVALENT = [
  { file: 'records.js', mutant: 'a.id < b.id  →  a.id <= b.id', why: 'no two games have one name' },
  { file: 'records.js', mutant: 'id === null  →  false', why: 'no game has the name null' },
  {
    file: 'records.js',
    mutant: '(gone.get(id) ?? 0) < rev  →  (gone.get(id) ?? 0) <= rev',
    why: 'the same number is written over itself',
  },
  { file: 'records.js', mutant: 'Number(value) > 0  →  Number(value) >= 0', why: 'it is 0 either way' },
  { file: 'store.js', mutant: '() => null  →  () => undefined', why: 'there is no disk either way' },
  {
    file: 'store.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'read(disk?.games',
    why: 'nonsense among what is read is no record',
  },
  {
    file: 'store.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'disk?.gone',
    why: 'nonsense among what is read is no record',
  },
  {
    file: 'store.js',
    mutant: 'this.#places.database?.sweep  →  this.#places.database.sweep',
    why: 'what is swept was read from it',
  },
  { file: 'store.js', mutant: '!database  →  false', why: 'what is not there throws by itself' },
  {
    file: 'store.js',
    mutant: '\'There is no database.\'  →  ""',
    why: 'nobody is told, only the kind of error is looked at',
  },
  { file: 'store.js', mutant: '\'InvalidStateError\'  →  ""', why: 'it is not the kind that is looked for' },
  { file: 'store.js', mutant: '\'\'  →  "Stryker was here!"', why: 'no game has either name' },
  {
    file: 'store.js',
    mutant: 'game  →  true',
    on: 'this.#places.journal.put(game)',
    why: 'to write what is not there throws, and not for want of room',
  },
  {
    file: 'key-values.js',
    mutant: 'Number(rev) < 1  →  false',
    why: 'what has no number is older than all that was written',
  },
  { file: 'key-values.js', mutant: '!this.#waiting.size  →  true', why: 'the second time there is nothing to be written' },
  {
    file: 'key-values.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'isNewerNote(one)',
    why: 'no key is called so',
  },
  { file: 'key-values.js', mutant: '{  →  {}', on: '} catch {', why: 'undefined is as little as false' },
  { file: 'merge.js', mutant: '\'opened\'  →  ""', why: 'what is not in the list stands before its first' },
];
