// The language of the site: from the address, else as the player chose, else the first of the browser's that has a
// catalog. It can change while the page is open.

import { languageParam } from '../../words/document.js';
import { bestLanguage, LANGUAGES, setLanguage } from '../../words/language.js';
import { words } from '../../words/site.js';
import { h } from '../../ui/page-dom.js';
import { showToast } from '../../ui/toast.js';
import { onSettings } from '../settings/settings.js';
import { isKey, read, remove, write } from '../storage/local-store.js';

const LANGUAGE_KEY = 'language';

/** Languages to choose from, by code. Codes with "x-" are for tests. */
export const selectableLanguages = Object.entries(LANGUAGES).filter(([code]) => !code.startsWith('x-'));

/** Code of the player's choice; empty if the browser decides. */
export function chosenLanguage() {
  const code = read(LANGUAGE_KEY);
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code) ? code : '';
}

/** Codes in order of preference. */
export const preferredLanguages = () => [languageParam(), chosenLanguage(), ...navigator.languages];

/** Number of choices that are still loading and not stored yet. */
let pendingChoices = 0;

/** Switches to the preferred language if that has changed. */
const applyPreferred = async () => void (pendingChoices || (await setLanguage(bestLanguage(preferredLanguages()))));

/** Removes `lang` from the address: from now on the choice counts, and copied links are free of it. */
function removeLangParameter() {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Switches to a language and stores the choice. @param {string} code empty for the browser's @returns {Promise<boolean>} false if it fails */
export async function chooseLanguage(code) {
  pendingChoices++;
  try {
    // False if another language was chosen meanwhile.
    if (!(await setLanguage(bestLanguage([code, ...navigator.languages])))) return true;
  } catch {
    showToast(words.failed.panel);
    return false;
  } finally {
    pendingChoices--;
  }
  if (code) write(LANGUAGE_KEY, code);
  else remove(LANGUAGE_KEY);
  removeLangParameter();
  // Back returns to an address that still has it.
  addEventListener('popstate', removeLangParameter);
  return true;
}

/** The last switch that was not made here. @type {Promise<void>} */
let switching = Promise.resolve();

/** Resolves when the page has the language of the settings, or could not load it. */
export const whenLanguageApplied = () => switching;

/** Watches for choices made in another tab, or by data that were loaded or erased. */
export function watchLanguage() {
  const apply = () => void (switching = applyPreferred().catch(() => {}));
  onSettings(apply);
  addEventListener('storage', ({ key }) => {
    if (isKey(key, LANGUAGE_KEY)) apply();
  });
}

/** Buttons for the start page, each with the language's native name. */
export const languageButtons = () =>
  selectableLanguages.map(([code, { name, dir }]) =>
    h('button', { type: 'button', class: 'plain', lang: code, dir, translate: 'no', 'data-language': code }, name),
  );
