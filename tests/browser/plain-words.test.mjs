// Plain words in the page and in documents: banned patterns do not occur, or ever less often.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'rolldown/parseAst';

const ROOT = new URL('../../', import.meta.url);
/** @param {string} name */
const read = (name) => fs.readFileSync(new URL(name, ROOT), 'utf8');

/** Roundabout phrases, with plain ones behind them. */
const BANNED = [
  /\bwho(?:ever)? (?:asks|has|wants|is|plays|sees)\b/gi, // you; a player who
  /\bwhoever\b/gi, // you, anyone
  /\banew\b/gi, // again
  /\b(?:is|are|was|were) (?:told|heard|seen)\b/gi, // you hear; announces
  /\bin hand\b/gi, // in progress; in your hand
  /\btelephones?\b/gi, // phone
  /\btak(?:e|es|en|ing) (?:it |that |this |some )?back\b/gi, // undo
  /\bof one[’']s own\b/gi, // your own
  /\bmended\b/gi, // fixed
  /\bsuitable\b/gi, // can go home
  /\bknaves?\b/gi, // jack
  /\b(?:lies|lay|laid)\b/gi, // is; place
  /\bby itself\b|\bby themselves\b/gi, // automatically
  /\bnot known\b/gi, // undecided
  /\bcloth\b/gi, // felt
  /\bIs the connection down\b/gi, // Are you offline?
  /\bper cent\b|\d %/g, // percent; 41%
  /\b(?:all-knowing|fair) hints?\b/gi, // peek; hint
  /\b(?:takes|holds) no part\b/gi,
  /\bin vain\b/gi, // without a win
  /\bfree (?:a )?kings?\b/gi, // bare
];

/** Strings of the catalogues that may use them: quotations of the book, words that players may type, and names. */
const ALLOWED = new Set([
  'suitable',
  'what suitable',
  'which suitable',
  'take back',
  'what lies under {place}',
  'knave',
  'knaves',
  'Suitable',
  'The lowest court card, between the ten and the queen. The book says “knave”.',
  'Available, released, suitable, talon, promenade, grace: the terms of Lady Cadogan’s patiences explained.',
  'No. The book says that cards “may be played as they turn up”, and elsewhere, “always, however, playing suitable ones”. We take the second as advice. When to play, and when to start the next round, is your choice.',
]);

/** The strings and templates of a module, without its imports. @param {string} source @returns {string[]} */
function stringsOf(source) {
  /** @type {string[]} */
  const found = [];
  const walk = (/** @type {any} */ node) => {
    if (typeof node !== 'object' || node === null) return;
    if (/^(?:Import|Export).*Declaration$/.test(node.type) && node.source) return;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'TemplateLiteral')
      found.push(node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('{}'));
    Object.values(node).forEach(walk);
  };
  walk(parseAst(source));
  return found;
}

/** The texts of a module, without its keys. @param {string} source */
const textsOf = (source) => stringsOf(source).filter((text) => !ALLOWED.has(text) && /\s|^[A-Z]/.test(text));

/** The texts of a page, without scripts and code. @param {string} html */
const htmlTexts = (html) =>
  html
    .replace(/<!--[^]*?-->|<(script|style|pre|code)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?(?:content|aria-label)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s{2,}|\n/);

/** A document without its code and addresses. @param {string} text */
const markdownTexts = (text) => [text.replace(/```[^]*?```|`[^`]*`|\]\([^)]*\)|https?:\S+/g, '…')];

/** The banned phrases in a list of texts. @param {string[]} texts */
const faultsOf = (texts) =>
  texts.flatMap((text) =>
    BANNED.flatMap((pattern) => (text.match(pattern) ?? []).map((said) => `“${said}” in ${text}`)),
  );

/** The modules of a language. @param {string} code */
const modulesOf = (code) =>
  fs
    .readdirSync(new URL(`www/words/${code}/`, ROOT), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replaceAll('\\', '/'));
const WORDS = modulesOf('en');

test('the English catalogue is in plain words', () => {
  assert.ok(WORDS.length > 25);
  for (const name of WORDS) assert.deepEqual(faultsOf(textsOf(read(`www/words/en/${name}`))), [], name);
});

/** Words that a language does not use for the things of the glossary: it has another one. @type {Record<string, RegExp[]>} */
const OTHER_WORDS = {
  de: [/\bTalons?\b/, /\bPaket\w*/, /\{\}-Stapel/, /freier König|König frei/], // Stapel, Restestapel; Päckchen; Grundstapel; blank
  fr: [/\btalons?\b/, /\bpatiences?\b/i, /roi libre|Libérez un roi/], // pioche, défausse; réussite; roi nu
  es: [/\bpaquetes?\b/, /\bfundaci\w+/, /rey libre|libre un rey/], // montón; base; rey sin cartas
  ar: [/على رزمة|رزمتها/, /ملك حر|حرّر ملك/], // كومة؛ ملك منفرد
};
/** Quotations of the book, and its title. */
const QUOTED = /talon\s»|Solitaire or Patience|nennen ihn Talon/;

test('other languages have one word for the stock, a packet, a foundation, a bare king and a patience', () => {
  for (const [code, patterns] of Object.entries(OTHER_WORDS)) {
    const texts = modulesOf(code)
      .filter((name) => !name.startsWith('documents/'))
      .flatMap((name) => textsOf(read(`www/words/${code}/${name}`)).map((text) => `${name}: ${text}`));
    assert.deepEqual(
      texts.filter((text) => patterns.some((pattern) => pattern.test(text)) && !QUOTED.test(text)),
      [],
      code,
    );
  }
});

// A plain space would let a mark stand alone on a line.
test('in French, every space beside ; : ! ? « » is narrow and does not break', () => {
  const plain = modulesOf('fr').flatMap((name) =>
    stringsOf(read(`www/words/fr/${name}`)).flatMap((text) => text.match(/\S* [;:!?»](?=[\s.,)…]|$)|« \S*/g) ?? []),
  );
  assert.deepEqual(plain, []);
});

test('in German, no ellipsis is alone on a line', () => {
  const plain = modulesOf('de').flatMap((name) =>
    stringsOf(read(`www/words/de/${name}`)).filter((text) => / …/.test(text) && !/^Game:|<code>/.test(text)),
  );
  assert.deepEqual(plain, []);
});

const EXAMPLES = fs
  .readdirSync(new URL('www/examples/', ROOT))
  .filter((name) => name.endsWith('.html'))
  .map((name) => `www/examples/${name}`);

test('every page is in plain words', () => {
  for (const name of ['index.html', 'www/embed.html', 'www/embedding.html', 'www/accessibility.html', ...EXAMPLES])
    assert.deepEqual(faultsOf(htmlTexts(read(name))), [], name);
});

const FOLDERS = ['crates', 'npm', 'tests', 'tools', 'www'];
const SKIPPED_FOLDERS = ['node_modules', 'target', 'pkg', 'dist'];

/** Every document of the tree, below a folder. @param {string} folder @returns {string[]} */
const documentsIn = (folder) =>
  fs.readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : documentsIn(`${path}/`);
    return entry.name.endsWith('.md') ? [path] : [];
  });

const DOCUMENTS = [
  ...fs.readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...FOLDERS.flatMap((folder) => documentsIn(`${folder}/`)),
  'www/report.html',
];

/** Limits of documents with quotations of the book, and of cards that lie on cards; they may only fall. @type {Record<string, number>} */
const MAX_FAULTS = {
  'crates/patience-solver/src/games/fairie_queen/README.md': 2,
  'crates/patience-solver/src/ledger.md': 6,
  'crates/patience/FORMAT.md': 1,
};

test('documents have no more roundabout phrases than their limits', () => {
  assert.ok(DOCUMENTS.length >= 18);
  for (const name of DOCUMENTS) {
    const texts = name.endsWith('.html') ? htmlTexts(read(name)) : markdownTexts(read(name));
    const found = faultsOf(texts.flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.!?:|]) /)));
    assert.ok(found.length <= (MAX_FAULTS[name] ?? 0), `${name}: ${found.join('\n')}`);
  }
});
