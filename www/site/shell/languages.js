// The language of the site: the one that its address asks for, else the one that was chosen here, else the first of the
// browser's that there is. It is changed while the page is open, and nothing is lost by it.

import { askedLanguage } from '../../words/document.js';
import { bestLanguage, LANGUAGES, setLanguage } from '../../words/language.js';
import { words } from '../../words/site.js';
import { h } from '../../ui/page-dom.js';
import { notify } from '../../ui/toast.js';
import { onSettings } from '../settings/settings.js';
import { isKey, read, remove, write } from '../storage/local-store.js';

const KEY = 'language';

/** Those that can be chosen, by code. What begins with "x-" is for tests. */
export const offered = Object.entries(LANGUAGES).filter(([code]) => !code.startsWith('x-'));

/** The code of the language that was chosen; empty if the browser decides. */
export function chosenLanguage() {
  const code = read(KEY);
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code) ? code : '';
}

/** The languages that are wanted, the first one first. */
export const wishes = () => [askedLanguage(), chosenLanguage(), ...navigator.languages];

/** How many choices are on their way: what is kept does not know of them yet. */
let choosing = 0;

/** Speaks what is wanted now, if it is another language. */
const follow = async () => void (choosing || (await setLanguage(bestLanguage(wishes()))));

/** The address has had its say: from now on the choice counts, and a link that is copied says nothing of languages. */
function clearAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Speaks a language from now on, and whenever the player comes back. @param {string} code empty: as the browser has it */
export async function chooseLanguage(code) {
  choosing++;
  try {
    // The one that was chosen last is kept, whichever comes first.
    if (!(await setLanguage(bestLanguage([code, ...navigator.languages])))) return;
  } catch {
    return notify(words.failed.panel);
  } finally {
    choosing--;
  }
  if (code) write(KEY, code);
  else remove(KEY);
  clearAddress();
}

/** Follows what is chosen elsewhere: in another tab, by a file that is loaded. */
export function followLanguage() {
  const quietly = () => void follow().catch(() => {});
  onSettings(quietly);
  addEventListener('storage', ({ key }) => {
    if (isKey(key, KEY)) quietly();
  });
}

/** Every language by its own name, to be chosen on the start page. */
export const languageKeys = () =>
  offered.map(([code, { name, dir }]) =>
    h('button', { type: 'button', class: 'plain', lang: code, dir, translate: 'no', 'data-language': code }, name),
  );
