// The language of a whole page: chosen when it opens, told to browsers and screen readers by its root element.

import { bestLanguage, direction, language, onLanguage, setLanguage } from './language.js';
import { translatePage } from './pages.js';

/** The language that the address asks for: "?lang=de". */
export const askedLanguage = () => new URLSearchParams(location.search).get('lang');

function tellRoot() {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = direction;
}

/**
 * Speaks the language that fits best, in the page's own HTML too. In place of one that cannot be loaded it is English.
 * @param {readonly (string | null | undefined)[]} wishes in order
 */
export async function speakFirstOf(wishes) {
  onLanguage(tellRoot);
  try {
    await setLanguage(bestLanguage(wishes)).catch(() => setLanguage('en'));
    await translatePage();
  } finally {
    // From here on the page may be seen (index.html).
    delete document.documentElement.dataset.untold;
  }
}
