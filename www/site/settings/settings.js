// The player's settings: stored, applied to the page, and passed to listeners.

import { chooseIndices } from '../../cards/indices.js';
import { applyContrast } from '../../ui/contrast.js';
import { avoidDarkening } from '../../ui/darkened.js';
import { CHOICES, SETTINGS, valueOf } from '../../table/settings.js';
import { anyRecord, fieldsOf, orElse, text } from '../../engine/schema.js';
import { GRADES_KEY } from '../storage/keys.js';
import { isKey, readAs, write } from '../storage/local-store.js';

/** @typedef {import('../../table/settings.js').Settings & { keymap: string }} Settings `keymap`: what ui/keymap.js reads */

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** Of anything that is not a choice, the default. */
const readChoices = fieldsOf({
  ...Object.fromEntries(SETTINGS.map((name) => [name, (/** @type {unknown} */ value) => valueOf(name, value)])),
  keymap: orElse(text({ most: 200 }), ''),
});

export const readSettings = () =>
  /** @type {Settings} */ (/** @type {unknown} */ (readChoices(readAs('settings', anyRecord) ?? {})));

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  write('settings', { ...readSettings(), ...change });
  // A choice for all games replaces the choices for single games.
  if (change.deals) write(GRADES_KEY, { all: true });
  settingsChanged();
}

/** Calls the listeners: also after a loaded backup, an erasure or a change by another tab. */
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
 * Reflects settings as attributes of an element, without default values.
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

/** Colours of the browser's bars: --paper of paper.css, which a meta element cannot use. */
const BAR_COLOURS = { light: '#f5efe1', dark: '#1a1814' };

/** Applies the settings to the page, now and after every change. */
export function applySettings() {
  avoidDarkening(document.documentElement);
  onSettings((settings) => {
    const { theme } = settings;
    // The page's sheets read data attributes; the element has the same attributes without "data-".
    reflectSettings(document.documentElement, 'data-', settings);
    // A table reports if they cannot be loaded.
    void chooseIndices(settings.indices).catch(() => {});
    applyContrast(document, settings.contrast);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const scheme = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
      meta.setAttribute('content', BAR_COLOURS[theme === 'auto' ? scheme : theme]);
    }
  });
  addEventListener('storage', ({ key }) => {
    if (isKey(key, 'settings')) settingsChanged();
  });
}
