// The language of a whole page, which its root element states.

import { bestLanguage, direction, language, onLanguage, setLanguage } from './language.js';
import { translatePage } from './pages.js';

/** The language in the address: "?lang=de". */
export const languageParam = () => new URLSearchParams(location.search).get('lang');

function markRoot() {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = direction;
}

/**
 * Sets the page's language to the first available one and translates its HTML; English if that one does not load.
 * @param {readonly (string | null | undefined)[]} preferences
 */
export async function usePreferredLanguage(preferences) {
  onLanguage(markRoot);
  try {
    await setLanguage(bestLanguage(preferences)).catch(() => setLanguage('en'));
    await translatePage();
  } finally {
    // index.html hides a page that is not English until this.
    delete document.documentElement.dataset.translating;
  }
}
