// Which language the page speaks. Its words are catalogues: a folder a language, beside this file, and a line below.
//
// A catalogue has parts: `core` is what a table needs, `site` what the pages round it need at once, `deferred` what a table
// says after an act; the others come when they are wanted. English is in the program itself, so that nothing waits for
// words; another language replaces it. Each part says where its words are in other languages: a package that has no use for
// a part does not have its words either.

/** @typedef {'core' | 'site' | 'panels' | 'embed' | 'rules' | 'pages' | 'won' | 'review' | 'lessons' | 'start' | 'asking' | 'letters'
 *   | 'deferred'} Part */
/**
 * @typedef {object} Language
 * @property {string} name the language's own name for itself
 * @property {'ltr' | 'rtl'} dir
 */

/** Every language by its code (BCP 47). @type {Record<string, Language>} */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  // For tests, and nobody's wish unless it is asked for by name: every part made from the English one.
  'x-pseudo': { name: 'Pseudo', dir: 'rtl' },
};

/** The code of the language that is spoken. */
export let language = 'en';

/** The direction it is written in. @type {'ltr' | 'rtl'} */
export let direction = 'ltr';

/**
 * A part that is in use: who takes its words, null for the English ones that it has itself, and where others are, by language.
 * @typedef {{ take: (words: object | null) => void, load: Record<string, () => Promise<object>> }} InUse
 */
/** @type {Map<Part, InUse>} */
const parts = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/** What parts that were registered late have still to load. */
let loading = Promise.resolve();

/**
 * A part of the catalogue that is in use: `take` is given its words whenever the language changes, null for the English
 * ones that it has itself. A part that comes when another language is spoken already is loaded: `partsReady` says when.
 * @template Words
 * @param {Part} name @param {(words: Words | null) => void} take
 * @param {Record<string, () => Promise<Words>>} load its words in other languages: a module each, with the exports of the English one
 */
export function registerPart(name, take, load) {
  parts.set(name, /** @type {InUse} */ (/** @type {unknown} */ ({ take, load })));
  const code = language;
  const loaded = load[code]?.().then(
    (words) => {
      if (code === language) take(words);
    },
    // English stays, which is better than nothing.
    () => {},
  );
  if (loaded) loading = Promise.all([loading, loaded]).then(() => {});
}

/** Resolves when every part in use has its words. */
export const partsReady = () => loading;

/** A module that comes with words of its own, when they are here. @template T @param {Promise<T>} module @returns {Promise<T>} */
export async function withWords(module) {
  const here = await module;
  await partsReady();
  return here;
}

/** @param {() => void} listener called after every change of language */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of ours that fits best, of several wishes in order. @param {readonly (string | null | undefined)[]} wishes */
export function bestLanguage(wishes) {
  for (const wish of wishes) {
    const code = wish?.toLowerCase() ?? '';
    const found = [code, code.split('-')[0]].find((one) => Object.hasOwn(LANGUAGES, one));
    if (found) return found;
  }
  return 'en';
}

/** Counts what was asked for: a language that comes late does not replace one that was asked for since. */
let wishes = 0;

/**
 * Speaks another language from now on. All its parts that are in use are loaded before anything changes; if one cannot be
 * loaded, nothing changes and the promise is rejected.
 * @param {string} code one of LANGUAGES @returns {Promise<boolean>} whether it is spoken: false if another has been asked for since
 */
export async function setLanguage(code) {
  const chosen = LANGUAGES[code];
  if (!chosen) return false;
  const wish = ++wishes;
  if (code === language) return true;
  /** @type {Map<InUse, object | null>} */
  const loaded = new Map();
  const missing = () => [...parts.values()].filter((part) => !loaded.has(part));
  // Others may come into use while these are loaded.
  try {
    for (let more = missing(); more.length; more = missing())
      await Promise.all(more.map(async (part) => loaded.set(part, (await part.load[code]?.()) ?? null)));
  } catch (error) {
    if (wish === wishes) throw error;
  }
  if (wish !== wishes) return false;
  language = code;
  direction = chosen.dir;
  for (const [{ take }, words] of loaded) take(words);
  for (const listener of listeners) listener();
  return true;
}
