// The page's language, and the catalogs of words that are in use.
//
// Each catalog is a module beside this file. English is part of the program; another language's words load on demand and
// replace it. A catalog module itself names its translations, so that a bundle without the catalog has none of its words.

/** @typedef {'core' | 'site' | 'panels' | 'embed' | 'rules' | 'pages' | 'win' | 'review' | 'lessons' | 'problems' | 'start' | 'command-line' | 'letters'
 *   | 'reports'} CatalogName */
/**
 * @typedef {object} Language
 * @property {string} name the language's name for itself
 * @property {'ltr' | 'rtl'} dir
 */

/** For tests: made from English, and chosen only by its code. */
const PSEUDO = 'x-pseudo';

/** Every language by its code (BCP 47). @type {Record<string, Language>} */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  [PSEUDO]: { name: 'Pseudo', dir: 'rtl' },
};

/** The code of the current language. */
export let language = 'en';

/** Its writing direction. @type {'ltr' | 'rtl'} */
export let direction = 'ltr';

/**
 * A catalog in use.
 * @typedef {object} Catalog
 * @property {object | null} english
 * @property {(words: object | null) => void} onChange
 * @property {Record<string, () => Promise<object>>} load
 * @property {string} language the code of its current words; empty before any are loaded
 * @property {Promise<void> | null} loading
 */
/** @type {Map<CatalogName, Catalog>} */
const catalogs = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Registers a catalog. Its words in the current language start loading: see `catalogsReady`.
 * @template Words
 * @param {CatalogName} name
 * @param {NoInfer<Words>} english also the words of languages without a translation
 * @param {(words: Words) => void} onChange takes the words of each new language
 * @param {Record<string, () => Promise<NoInfer<Words & {}>>>} load the translations, by language
 */
export function registerCatalog(name, english, onChange, load) {
  const catalog = /** @type {Catalog} */ (/** @type {unknown} */ ({ english, onChange, load, loading: null }));
  // In the built site, `english` of some catalogs is none.js: `setLanguage` or `catalogsReady` loads their words.
  catalog.language = load.en && !Object.keys(/** @type {object} */ (english)).length ? '' : 'en';
  catalogs.set(name, catalog);
  // `catalogsReady` reports a failure.
  if (catalog.language) loadWords(catalog).catch(() => {});
}

/** @param {Catalog} catalog @param {string} code @returns {Promise<object | null>} */
async function wordsOf({ english, load }, code) {
  if (load[code]) return load[code]();
  if (code !== PSEUDO) return english;
  const [{ pseudoOf }, words] = await Promise.all([import('./pseudo/pseudo.js'), load.en?.() ?? english]);
  return words ? pseudoOf(words) : null;
}

/** Loads a catalog's words in the current language; a failed load can be repeated. @param {Catalog} catalog @returns {Promise<void>} */
async function loadWords(catalog) {
  const code = language;
  if (catalog.language === code) return;
  catalog.loading ??= wordsOf(catalog, code)
    .then((words) => {
      if (code !== language) return;
      catalog.onChange(words);
      catalog.language = code;
    })
    .finally(() => (catalog.loading = null));
  await catalog.loading;
  await loadWords(catalog);
}

/**
 * Resolves when catalogs have their words, and repeats failed loads; rejects if a catalog does not load.
 * @param {readonly CatalogName[]} [names] by default, all in use
 */
export async function catalogsReady(names = [...catalogs.keys()]) {
  await Promise.all(names.map((name) => loadWords(/** @type {Catalog} */ (catalogs.get(name)))));
}

/** @param {() => void} listener called after every change of language */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first available language. @param {readonly (string | null | undefined)[]} preferences codes such as "de-AT" */
export function bestLanguage(preferences) {
  for (const preference of preferences) {
    const code = preference?.toLowerCase() ?? '';
    const found = [code, code.split('-')[0]].find((candidate) => Object.hasOwn(LANGUAGES, candidate));
    if (found) return found;
  }
  return 'en';
}

/** True once a language was set: until then tables are without words. */
let isInitialized = false;

/** Aborted by the next `setLanguage`. @type {AbortController | undefined} */
let choice;

/**
 * Changes the language once all catalogs in use have loaded; if one does not load, rejects and changes nothing.
 * @param {string} code one of LANGUAGES @returns {Promise<boolean>} false if another language was chosen meanwhile
 */
export async function setLanguage(code) {
  const chosen = LANGUAGES[code];
  if (!chosen) return false;
  choice?.abort();
  choice = new AbortController();
  const { signal } = choice;
  /** @type {Map<Catalog, object | null>} */
  const loaded = new Map();
  const missing = () => [...catalogs.values()].filter((catalog) => !loaded.has(catalog));
  try {
    if (code === language && isInitialized) {
      // Loads missing words; listeners would close dialogs and toasts, although nothing changes.
      await catalogsReady();
      return !signal.aborted;
    }
    // Others may be registered while these load.
    for (let next = missing(); next.length; next = missing())
      await Promise.all(next.map(async (catalog) => loaded.set(catalog, await wordsOf(catalog, code))));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) return false;
  isInitialized = true;
  language = code;
  direction = chosen.dir;
  for (const [catalog, words] of loaded) {
    catalog.onChange(words);
    catalog.language = code;
  }
  for (const listener of listeners) listener();
  return true;
}
