// Puts the words of the language that is spoken into a page of HTML, which has the English ones itself.

import { language, onLanguage, catalogsReady, registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof import('./en/pages.js')>} Pages */

/** Null for English. @type {Pages | null} */
let words = null;

registerPart('pages', (/** @type {Pages | null} */ other) => (words = other), {
  de: () => import('./de/pages.js'),
  fr: () => import('./fr/pages.js'),
  es: () => import('./es/pages.js'),
  ar: () => import('./ar/pages.js'),
  'x-pseudo': async () => (await import('./pseudo/pages.js')).words,
});

/**
 * The address of a page to read, in the language that is spoken: English ones lie in www/, others in a folder a language.
 * @param {string} address of the English page
 */
export const spokenPage = (address) =>
  words && !language.startsWith('x-') ? address.replace(/[\w-]+\.html/, `pages/${language}/$&`) : address;

/** What the page said before it was translated. @type {Map<Element, string>} */
const english = new Map();

function translate() {
  const known = /** @type {Record<string, string> | undefined} */ (words?.pages);
  for (const element of document.querySelectorAll('[data-words]')) {
    const key = element.getAttribute('data-words') ?? '';
    if (!english.has(element)) english.set(element, element.textContent);
    element.textContent = known?.[key] ?? english.get(element) ?? '';
  }
  for (const element of document.querySelectorAll('[data-words-label]')) {
    const key = element.getAttribute('data-words-label') ?? '';
    if (!english.has(element)) english.set(element, element.getAttribute('aria-label') ?? '');
    element.setAttribute('aria-label', known?.[key] ?? english.get(element) ?? '');
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-page]')))
    link.href = spokenPage(link.dataset.page ?? '');
}

/** Translates the page now, if it has to be, and whenever the language changes. */
export async function translatePage() {
  onLanguage(translate);
  await catalogsReady(['pages']);
  if (language !== 'en') translate();
}
