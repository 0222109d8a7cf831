// Equivalent mutants, which change nothing that a player or a host page could notice, with the reason for each.

/**
 * `file`: base name or path; `mutant`: as reported, the original, the arrow, the replacement; `on`: a part of the line, to tell
 * it from equal mutants.
 * @type {{ file: string, mutant: string, on?: string, why: string }[]}
 */
export const EQUIVALENT = [
  { file: 'records.js', mutant: 'a.id < b.id  →  a.id <= b.id', why: 'ids are unique' },
  { file: 'records.js', mutant: 'id === null  →  false', why: 'no game has the id null' },
  {
    file: 'records.js',
    mutant: '(gone.get(id) ?? 0) < rev  →  (gone.get(id) ?? 0) <= rev',
    why: 'writes the same number again',
  },
  { file: 'records.js', mutant: 'Number(value) > 0  →  Number(value) >= 0', why: 'it is 0 either way' },
  { file: 'store.js', mutant: '() => null  →  () => undefined', why: 'no disk either way' },
  {
    file: 'store.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'read(disk?.games',
    why: 'an invalid record is skipped',
  },
  {
    file: 'store.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'disk?.gone',
    why: 'an invalid record is skipped',
  },
  {
    file: 'store.js',
    mutant: 'this.#dependencies.database?.sweep  →  this.#dependencies.database.sweep',
    why: 'swept records were read from the database',
  },
  { file: 'store.js', mutant: '!database  →  false', why: 'a missing database throws anyway' },
  {
    file: 'store.js',
    mutant: '\'There is no database.\'  →  ""',
    why: 'only the type of the error is read',
  },
  { file: 'store.js', mutant: '\'InvalidStateError\'  →  ""', why: 'not the type that is read' },
  { file: 'store.js', mutant: '\'\'  →  "Stryker was here!"', why: 'no game has either id' },
  {
    file: 'store.js',
    mutant: 'game  →  true',
    on: 'this.#dependencies.journal.put(game)',
    why: 'writing undefined throws, and not for lack of space',
  },
  {
    file: 'key-values.js',
    mutant: 'Number(rev) < 1  →  false',
    why: 'without a number it is older than every note',
  },
  { file: 'key-values.js', mutant: '!this.#pending.size  →  true', why: 'the second call has nothing to write' },
  {
    file: 'key-values.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'isNewerPair(value)',
    why: 'no key has this name',
  },
  { file: 'key-values.js', mutant: '{  →  {}', on: '} catch {', why: 'undefined is as falsy as false' },
  {
    file: 'base-layout.js',
    mutant: 'hidden * rows.length > spare  →  hidden * rows.length >= spare',
    why: 'a tie of two fractions, in which either fits',
  },
  {
    file: 'board.js',
    mutant: 'this.boxOf(pile)?.cards  →  this.boxOf(pile).cards',
    why: 'a pile that is pressed is drawn',
  },
  {
    file: 'cards.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'length: piles',
    why: 'the next render removes it, and it has no element',
  },
  {
    file: 'cards.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'let removed',
    why: 'a text equals no card and has no element',
  },
  {
    file: 'cards.js',
    mutant: '\' \'  →  ""',
    on: 'Object.values(shape)',
    why: 'no two shapes of a card differ only in where their lengths begin',
  },
  { file: 'effects.js', mutant: '() => null  →  () => undefined', why: 'no module either way' },
  { file: 'geometry.js', mutant: 'down > 0  →  down >= 0', why: 'the area is 0 either way' },
  {
    file: 'live-region.js',
    mutant: '\'\'  →  "Stryker was here!"',
    on: '  #pending =',
    why: 'cleared when its table is translated, which is before the first text',
  },
  {
    file: 'live-region.js',
    mutant: '\'\'  →  "Stryker was here!"',
    on: '  #lastPrompt =',
    why: 'cleared when its table is translated, which is before the first text',
  },
  {
    file: 'www/table/settings.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'RENAMED_VALUES.get',
    why: 'no value of a setting',
  },
  {
    file: 'indices.js',
    mutant: 'setLetters(letters.outlines)  →  true',
    why: 'the same cards are drawn again',
  },
  {
    file: 'recorder.js',
    mutant: 'table?.host.info?.places  →  table?.host.info.places',
    why: 'an event has a game',
  },
  {
    file: 'review-search.js',
    mutant: '\'unknown\'  →  ""',
    on: "'moves' : 'unknown'",
    why: 'no language has a sentence for this cause alone',
  },
  { file: 'merge.js', mutant: '\'opened\'  →  ""', why: 'an unlisted value sorts before the first' },
  {
    file: 'answers.js',
    mutant: 'apart !== null  →  true',
    why: 'undefined is as falsy as null',
  },
  {
    file: 'problem-link.js',
    mutant: '{  →  {}',
    on: '} catch {',
    why: 'a text that cannot be decoded has no link either way',
  },
  {
    file: 'problem-sentences.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: '!answered',
    why: 'the notes follow an answer',
  },
  { file: 'lesson.js', mutant: '\'returned\'  →  ""', why: 'only the end "removed" is read' },
  {
    file: 'address.js',
    mutant: 'hash.length > 3 * MAX_LINK_CHARS  →  hash.length >= 3 * MAX_LINK_CHARS',
    why: 'so long a fragment is no link, whole or cut',
  },
  {
    file: 'table-page.js',
    mutant: 'element  →  true',
    on: 'opened =',
    why: 'what opens a game at this position sets it again',
  },
  { file: 'table-page.js', mutant: 'table?.view  →  table.view', why: 'keys are forwarded once there is a table' },
  {
    file: 'day-card.js',
    mutant: '\'day-text\'  →  ""',
    why: 'the only free cell of the card is its place in every layout',
  },
  { file: 'game-order.js', mutant: '\'fairie-queen\'  →  ""', why: 'games that are not listed come last, too' },
  {
    file: 'start-page.js',
    mutant: '\'\'  →  "Stryker was here!"',
    on: 'let codeHint',
    why: 'the first drawing of the page sets it',
  },
  {
    file: 'saved-games.js',
    mutant: '[]  →  ["Stryker was here"]',
    on: 'marks: []',
    why: 'an invalid bookmark is skipped',
  },
];
