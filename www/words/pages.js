// Translates a page of HTML, which itself contains the English words.

import { catalogsReady, language, onLanguage, registerCatalog } from './language.js';

/** Null for English. @typedef {import('./translation.js').Translation<typeof import('./en/pages.js')> | null} Pages */

/** @type {Pages} */
let words = null;

registerCatalog('pages', null, (/** @type {Pages} */ translated) => (words = translated), {
  de: () => import('./de/pages.js'),
  fr: () => import('./fr/pages.js'),
  es: () => import('./es/pages.js'),
  ar: () => import('./ar/pages.js'),
  'x-pseudo': async () => (await import('./pseudo/pseudo.js')).pseudoOf(await import('./en/pages.js')),
});

/**
 * The address of a document in the page's language: English ones are in www/, translations in www/pages/CODE/.
 * @param {string} address of the English document
 */
export const localizedPage = (address) =>
  words && !language.startsWith('x-') ? address.replace(/[\w-]+\.html/, `pages/${language}/$&`) : address;

/** The English texts that translations have replaced. @type {Map<Element, string>} */
const english = new Map();

function translate() {
  const translated = /** @type {Record<string, string> | undefined} */ (words?.pages);
  for (const element of document.querySelectorAll('[data-words]')) {
    const key = element.getAttribute('data-words') ?? '';
    if (!english.has(element)) english.set(element, element.textContent);
    element.textContent = translated?.[key] ?? english.get(element) ?? '';
  }
  for (const element of document.querySelectorAll('[data-words-label]')) {
    const key = element.getAttribute('data-words-label') ?? '';
    if (!english.has(element)) english.set(element, element.getAttribute('aria-label') ?? '');
    element.setAttribute('aria-label', translated?.[key] ?? english.get(element) ?? '');
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-page]')))
    link.href = localizedPage(link.dataset.page ?? '');
}

/** Translates the page now, unless it is English, and after every change of language. */
export async function translatePage() {
  onLanguage(translate);
  await catalogsReady(['pages']);
  if (language !== 'en') translate();
}
