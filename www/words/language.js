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
 * A catalog in use: `take` gets its words, null for the English ones that it holds itself; `load` has those of other languages;
 * `spoken` is the code of the language whose words it has.
 * @typedef {object} Catalog
 * @property {(words: object | null) => void} take
 * @property {Record<string, () => Promise<object>>} load
 * @property {string} spoken
 * @property {Promise<void> | null} loading
 */
/** @type {Map<Part, Catalog>} */
const catalogs = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Registers a part of the catalogue: `take` is called with its words whenever the language changes, null for the English ones
 * that it holds itself. A part that is registered while another language is spoken starts loading: see `catalogsReady`.
 * @template Words
 * @param {Part} name @param {(words: Words | null) => void} take
 * @param {Record<string, () => Promise<Words>>} load its words in other languages: a module each, with the exports of the English one
 */
export function registerPart(name, take, load) {
  const catalog = /** @type {Catalog} */ (/** @type {unknown} */ ({ take, load, loading: null, spoken: '' }));
  // `dist` takes the English of some parts out of their modules: those load it, too.
  if (!load.en) catalog.spoken = 'en';
  catalogs.set(name, catalog);
  // English stays until it has loaded; `catalogsReady` says if it failed.
  loadWords(catalog).catch(() => {});
}

/** Loads the words of a catalog in the language that is spoken; a failure is forgotten. @param {Catalog} catalog @returns {Promise<void>} */
async function loadWords(catalog) {
  const code = language;
  if (catalog.spoken === code) return;
  catalog.loading ??= Promise.resolve(catalog.load[code]?.())
    .then((words) => {
      if (code !== language) return;
      catalog.take(words ?? null);
      catalog.spoken = code;
    })
    .finally(() => (catalog.loading = null));
  await catalog.loading;
  await loadWords(catalog);
}

/**
 * Resolves when parts of the catalogue have their words, those that failed before being asked for again; rejects if one does
 * not load.
 * @param {readonly Part[]} [names] all in use if left out
 */
export async function catalogsReady(names = [...catalogs.keys()]) {
  await Promise.all(names.map((name) => loadWords(/** @type {Catalog} */ (catalogs.get(name)))));
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

/** Cancelled by the next choice of a language. */
let choice = new AbortController();

/**
 * Speaks another language from now on. All catalogs in use are loaded before anything changes; if one does not load, nothing
 * changes and the promise is rejected.
 * @param {string} code one of LANGUAGES @returns {Promise<boolean>} true if it is spoken; false if another was chosen meanwhile
 */
export async function setLanguage(code) {
  const chosen = LANGUAGES[code];
  if (!chosen) return false;
  choice.abort();
  choice = new AbortController();
  const { signal } = choice;
  if (code === language) return true;
  /** @type {Map<Catalog, object | null>} */
  const loaded = new Map();
  const missing = () => [...catalogs.values()].filter((catalog) => !loaded.has(catalog));
  // Others may be registered while these load.
  try {
    for (let next = missing(); next.length; next = missing())
      await Promise.all(next.map(async (catalog) => loaded.set(catalog, (await catalog.load[code]?.()) ?? null)));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) return false;
  language = code;
  direction = chosen.dir;
  for (const [catalog, words] of loaded) {
    catalog.take(words);
    catalog.spoken = code;
  }
  for (const listener of listeners) listener();
  return true;
}
