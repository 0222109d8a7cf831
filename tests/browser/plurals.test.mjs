// Every sentence with a number, in every language, at the numbers where plurals change. The golden files are
// tests/data/words/plurals-<language>.txt, one sentence a line: read them. After a change of words,
// `PLURALS=write node --test tests/browser/plurals.test.mjs` rewrites them.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';

const NUMBERS = [0, 1, 2, 3, 11, 21, 100];
/** The value of all numbers of a sentence except the varied number. */
const OTHER = 7;
const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));
const CATALOGS = [
  'core',
  'reports',
  'site',
  'start',
  'panels',
  'embed',
  'win',
  'review',
  'lessons',
  'problems',
  'rules',
  'command-line',
];

/** @typedef {Record<string, unknown>} Words */
/** @param {string} code @param {string} part @returns {Promise<Words>} */
const catalogOf = (code, part) => import(`../../www/words/${code}/${part}.js`);

// Examples

const DAY = new Date('2026-11-20T12:00:00Z');
const PACK = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
const ROW = { k: 'labyrinth-deal-row', row: 2 };
const place = (/** @type {number} */ n) => ({
  address: `p${n}`,
  role: 'tableau',
  name: 'packet',
  n,
  row: null,
  suit: null,
});
/** A list of n items, of at least one and at most eleven. @template T @param {number} n @param {(at: number) => T} make */
const several = (n, make) => Array.from({ length: Math.max(1, Math.min(n, 11)) }, (_, at) => make(at));

/** Examples of the argument types in the catalogues, made from a number. @type {Record<string, (n: number) => unknown>} */
const EXAMPLES = {
  number: (n) => n,
  'number | null': (n) => n,
  string: () => 'Sly',
  'string | null': () => 'S7Q3-K9X2',
  Date: () => DAY,
  'Date | null': () => DAY,
  Card: () => 'TH',
  "Card | ''": () => 'TH',
  'Card | null': () => 'TH',
  Place: () => place(3),
  'Place | null': () => place(3),
  Token: () => ROW,
  'Token | null': () => ROW,
  boolean: () => false,
  'string[]': (n) => several(n, (at) => `item ${at + 1}`),
  'number[]': (n) => several(n, () => n),
  'Card[]': (n) => several(n, (at) => PACK[at % PACK.length]),
  'Place[]': (n) => several(n, (at) => place(at + 1)),
  'WaitingLink[]': (n) => several(n, (at) => ({ name: PACK[at % 52], over: 'TH', first: at % 2 ? [] : ['9S', 'JD'] })),
  'Wait[]': (n) => several(n, (at) => ({ names: PACK.slice(at, 2 * at + 1), first: at % 2 ? ['TH'] : ['9S', 'JD'] })),
  'Token[]': () => [{ k: 'home' }],
  'NamedMove[]': (n) => several(n, () => ({ move: ROW, from: null, apart: null })),
  Part: (n) => ({ n, of: 1000, is: 'some' }),
  'Loss | null': (n) => ({ won: n, lost: n + 2 }),
  Release: (n) => ({ card: 'TH', copies: 1, transfers: n, fewest: true }),
  'CardPlace[]': (n) => [{ place: place(3), under: n }],
  '{ place: Place, next: Card }[]': (n) => several(n, (at) => ({ place: place(at + 1), next: 'TH' })),
  '{ place: Place, move: Token }[]': (n) => several(n, (at) => ({ place: place(at + 1), move: ROW })),
  '{ card: Card, place: Place, under: number }[]': (n) => [{ card: 'TH', place: place(3), under: n }],
};

/** Types that can carry a number or a count. */
const COUNTS = /number|^(?!Token).*\[\]|^Part$|^Loss|^Release$/;

/** A literal of a union: "'won' | 'begun'". @param {string} type */
const literal = (type) => /^'([^']*)'(?: \| '[^']*')*$/.exec(type)?.[1];

/** Arguments of functions without declared types, by their paths; null: skipped. @type {Record<string, ((n: number) => unknown[]) | null>} */
const BY_PATH = {
  'core.dealt.brief': (n) => [dealt(n)],
  'core.dealt.normal': (n) => [dealt(n)],
  'core.dealt.full': (n) => [dealt(n)],
  'core.board.pile': (n) => [
    place(3),
    { count: n, cards: several(n, (at) => PACK[at % 52]).join('') || '', next: null },
  ],
  'core.sentences': null,
  'core.spokenGrade': null,
  'core.frame.dealShort': null,
  'reports.moves.pile': null,
  'reports.popover.pile': null,
  'core.play.untilChoice': (n) => [{ k: 'fairie-play-or-turn', home: n }],
  'core.play.whichMove': null,
  'core.board.noteShort': null,
  'start.start.inProgress': null,
  'panels.statistics.figures.played': (n) => [n],
  'panels.statistics.figures.won': (n) => [n],
  'panels.statistics.figures.dayStreak': (n) => [n],
  'panels.statistics.figures.longestStreak': (n) => [n],
  'panels.statistics.hintsByKind': (n) => [[['hint', n]]],
  'panels.storage.named': null,
  'problems.replies.card': null,
  'problems.replies.some': (n) => [['7♠', '8♥'], n],
  'win.figures.undos': (n) => [n],
  'win.figures.streak': (n) => [n],
  'review.review.summary': (n) => ['won', n, '3 of 104 home', null],
  'review.review.tick': (n) => [{ k: 'labyrinth-deal-row', row: n }, true],
  'review.giveUp.winnability': (n) => [{ won: n, lost: n + 2 }],
};

/** A deal of n cards. @param {number} n */
const dealt = (n) => ({
  count: n,
  row: null,
  piles: several(n, (at) => ({ place: place(at + 1), cards: [PACK[at % 52]], goesHome: at % 2 === 0 })),
});

/** The fields of every token, from its declaration. @type {[key: string, fields: [name: string, type: string][]][]} */
const TOKENS = [
  ...fs
    .readFileSync(new URL('../../www/words/tokens.d.ts', import.meta.url), 'utf8')
    .matchAll(/^ {2}'?([\w-]+)'?: \{ k: '[\w-]+'; ([^}]+) \};$/gm),
].map(([, key, fields]) => [
  key,
  fields.split('; ').map((field) => /** @type {[string, string]} */ (field.split(': '))),
]);

/** Tokens whose numbers depend on each other. */
const DEPENDENT_TOKENS = [
  { k: 'own-incomplete', given: 103, of: 104 },
  { k: 'own-incomplete', given: 0, of: 104 },
  { k: 'deal-missing', given: 103, of: 104, cards: ['TH'] },
  { k: 'empress-prompt', red: null, black: null, others: false, pairs: 1, turn: true },
  { k: 'promenade-not-full', left: 13, cards: 1 },
  { k: 'text-result', said: 'won', is: 'playing', moves: 1 },
];

/** An argument list for each number, varying the counting arguments in turn. @param {string[]} types */
function argumentsOf(types) {
  const counting = types.flatMap((type, at) => (COUNTS.test(type) ? [at] : []));
  return counting.flatMap((varied) =>
    NUMBERS.map((n) => types.map((type, at) => (EXAMPLES[type] ?? (() => literal(type)))(at === varied ? n : OTHER))),
  );
}

/** The types of a function's arguments in its source; null if they are not declared. @param {Function} say @returns {string[] | null} */
function typesOf(say) {
  const head = /^(?:async )?(?:function \w*)?\(([^]*?)\) (?:=>|\{)/.exec(String(say))?.[1];
  if (head === undefined) return null;
  const types = [...head.matchAll(/\/\*\* @type \{(.+?)\} \*\/\s*[\w{[]/g)].map(([, type]) => type);
  return types.length === say.length ? types : null;
}

/** The functions of a catalogue by their paths. @param {unknown} value @param {string} at @returns {[string, Function][]} */
function functionsOf(value, at) {
  if (typeof value === 'function') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => functionsOf(child, `${at}.${key}`));
}

/** Every sentence with a number: the path of its function, and arguments. @returns {Promise<[path: string, args: unknown[]][]>} */
async function sentences() {
  /** @type {[string, unknown[]][]} */
  const all = [];
  const unknown = [];
  for (const part of CATALOGS) {
    for (const [path, say] of functionsOf(await catalogOf('en', part), part)) {
      if (/^(core|reports)\.tokens\.|^core\.games\.|^rules\.(texts|glossary|keys)\b|^command-line\.grammar/.test(path))
        continue;
      if (Object.hasOwn(BY_PATH, path)) {
        const example = BY_PATH[path];
        if (example) all.push(...NUMBERS.map((n) => /** @type {[string, unknown[]]} */ ([path, example(n)])));
        continue;
      }
      const types = typesOf(say);
      if (!say.length) continue;
      if (!types || types.some((type) => COUNTS.test(type) && !EXAMPLES[type])) unknown.push(`${path}: ${types}`);
      else all.push(...argumentsOf(types).map((args) => /** @type {[string, unknown[]]} */ ([path, args])));
    }
  }
  assert.deepEqual(unknown, [], 'functions without an example');
  for (const [key, fields] of TOKENS) {
    // The number of cards or plays of a game is constant.
    const varied = fields.filter(([name]) => name !== 'of');
    const of = varied.length < fields.length ? { of: 104 } : {};
    const example = (/** @type {unknown[]} */ values) =>
      Object.fromEntries(varied.map(([name], at) => [name, values[at]]));
    for (const values of argumentsOf(varied.map(([, type]) => type)))
      all.push([`tokens.${key}`, [{ k: key, ...example(values), ...of }]]);
  }
  for (const token of DEPENDENT_TOKENS) all.push([`tokens.${token.k}`, [token]]);
  return all;
}

/** The numbers of an argument, and the lengths of its lists. @param {unknown} arg @returns {number[]} */
function numbersOf(arg) {
  if (typeof arg === 'number') return [arg];
  if (Array.isArray(arg)) return [arg.length];
  if (typeof arg !== 'object' || arg === null || arg instanceof Date) return [];
  return Object.entries(arg).flatMap(([, value]) => numbersOf(value));
}

/** @param {string} code */
async function wordsOf(code) {
  const parts = Object.fromEntries(
    await Promise.all(CATALOGS.map(async (part) => [part, await catalogOf(code, part)])),
  );
  return { ...parts, tokens: { ...parts.core.tokens, ...parts.reports.tokens } };
}

/** @param {any} words @param {string} path @returns {Function} */
const at = (words, path) => path.split('.').reduce((value, key) => value[key], words);

// Wrong plurals

/** Nouns that are wrong after the number one, besides those found by `pluralNouns`, by language. @type {Record<string, RegExp>} */
const PLURALS = {
  en: /\b(1|[Oo]ne) (cards|moves|games|hints|undos|days|deals|piles|packets|pairs|entries|lines|steps|shuffles|positions|plays)\b|\b(1|[Oo]ne) \w+ (are|were)\b/,
  de: /\b(1|[Ee]in|[Ee]ine) (Karten|Zügen?|Spielen?|gedachten Stapeln|möglichen Stapeln|Plätze|Tipps|Tage|Paare|Einträge|Zeilen|Schritte|Partien)\b|\b1 \p{L}+ (sind|kommen|liegen|wurden)\b/u,
  fr: /\b(1|[Uu]ne?) (cartes|coups|derniers|pioches|places|ordres|parties|indices|jours|donnes|piles|paquets|paires|lignes|étapes)\b|\b1 \p{L}+ (sont|viennent|restent|ont)\b/u,
  es: /\b(1|[Uu]na?) (cartas|jugadas|mazos|órdenes|sitios|partidas|pistas|días|repartos|montones|parejas|líneas|pasos)\b|\b1 \p{L}+ (son|salen|quedan|están|faltan)\b/u,
  // One and two are the noun without a number; after three to ten it is plural, after eleven to ninety-nine accusative.
  ar: /(?<![\d,.])[12] (نقلة|نقلات|نقلتان|ورقة|أوراق|ورقتان|لعبة|ألعاب|تلميح|تلميحات|يوم|أيام|سطر|أسطر|خطوة|خطوات|توزيعة|توزيعات)(?!\p{L})|(?<![\d,.])(3|7) (نقلة|ورقة|لعبة|تلميح|يوم|خطوة|توزيعة)(?!\p{L})|(?<![\d,.])(11|21) (نقلات|أوراق|ألعاب|تلميحات|أيام|خطوات|توزيعات)(?!\p{L})/u,
};

/** Plural nouns: words after a 2 that differ from those after a 1 in the same sentence. @param {Map<string, string>} singular @param {Map<string, string>} plural */
function pluralNouns(singular, plural) {
  const nouns = new Set();
  for (const [key, text] of plural) {
    const after = /(?<![\d,.])2 (\p{L}{3,})/u.exec(text)?.[1];
    const before = /(?<![\d,.])1 (\p{L}{3,})/u.exec(singular.get(key) ?? '')?.[1];
    if (after && before && after !== before) nouns.add(after);
  }
  return nouns;
}

for (const code of CODES)
  test(`${code}: every number has the right plural`, async () => {
    const words = await wordsOf(code);
    /** @type {string[]} */
    const lines = [];
    /** @type {Record<number, Map<string, string>>} */
    const byNumber = { 1: new Map(), 2: new Map() };
    for (const [path, args] of await sentences()) {
      const said = at(words, path)(...args);
      const text = (Array.isArray(said) ? said.join(' | ') : String(said)).replaceAll('\n', ' ');
      const shown = args.map((arg) => (arg instanceof Date ? 'date' : JSON.stringify(arg))).join(', ');
      const counts = args.flatMap(numbersOf).join(' ');
      lines.push(`${path} ${counts} = ${text}`);
      for (const n of [1, 2]) byNumber[n].set(`${path} ${shown.replaceAll(`${n}`, '#')}`, text);
    }
    const golden = new URL(`../data/words/plurals-${code}.txt`, import.meta.url);
    const text = `${[...new Set(lines)].join('\n')}\n`;
    if (process.env.PLURALS === 'write') fs.writeFileSync(golden, text);
    const nouns = pluralNouns(byNumber[1], byNumber[2]);
    const after = nouns.size ? new RegExp(`(?<![\\d,.])1 (${[...nouns].join('|')})(?!\\p{L})`, 'u') : /$^/;
    assert.deepEqual(
      lines.filter((line) => {
        const text = line.slice(line.indexOf(' = '));
        return PLURALS[code].test(text) || after.test(text) || /undefined|NaN|\[object/.test(text);
      }),
      [],
    );
    assert.equal(text, fs.readFileSync(golden, 'utf8'));
  });
