// The player's settings: kept by this browser, told to whoever shows them.

import { chooseIndices } from '../../cards/indices.js';
import { followContrast } from '../../ui/contrast.js';
import { CHOICES, SETTINGS, valueOf } from '../../table/settings.js';
import { isKey, isRecord, read, write } from '../storage/local-store.js';

/** @typedef {import('../../table/settings.js').Settings & { keymap: string }} Settings `keymap`: what ui/keymap.js reads */

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @returns {Settings} */
export function readSettings() {
  const value = read('settings');
  const known = isRecord(value) ? value : {};
  const chosen = Object.fromEntries(SETTINGS.map((name) => [name, valueOf(name, known[name])]));
  return /** @type {Settings} */ ({
    ...chosen,
    keymap: typeof known.keymap === 'string' ? known.keymap.slice(0, 200) : '',
  });
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  write('settings', { ...readSettings(), ...change });
  settingsChanged();
}

/** What is kept has been changed as a whole: by a loaded file, an erasure, another tab. */
export function settingsChanged() {
  const settings = readSettings();
  for (const listener of listeners) listener(settings);
}

/** @param {(settings: Settings) => void} listener called now and after every change */
export function onSettings(listener) {
  listeners.add(listener);
  listener(readSettings());
}

/**
 * Settings as attributes of an element, those with their usual value left out.
 * @param {Element} element @param {string} prefix before each name @param {Settings} settings
 */
export function reflectSettings(element, prefix, settings) {
  for (const name of SETTINGS) {
    if (settings[name] === CHOICES[name][0]) element.removeAttribute(prefix + name);
    else element.setAttribute(prefix + name, settings[name]);
  }
  if (settings.keymap) element.setAttribute(`${prefix}keymap`, settings.keymap);
  else element.removeAttribute(`${prefix}keymap`);
}

/** What the browser's own bars look like: --paper of paper.css, which no meta element can read. */
const BARS = { light: '#f5efe1', dark: '#1a1814' };

/** Has the page look as it is set. */
export function applySettings() {
  onSettings((settings) => {
    const { theme } = settings;
    // The page's own sheet reads data attributes; the element has attributes of the same names without "data-".
    reflectSettings(document.documentElement, 'data-', settings);
    // Where there is no table that says so; that they cannot be loaded, a table says.
    void chooseIndices(settings.indices).catch(() => {});
    followContrast(document, settings.contrast);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
      meta.setAttribute('content', BARS[theme === 'auto' ? own : theme]);
    }
  });
  // Another tab has set something.
  addEventListener('storage', ({ key }) => {
    if (isKey(key, 'settings')) settingsChanged();
  });
}
