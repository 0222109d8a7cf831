// The panel of settings. What can be set, ../settings.js says; here it is put in groups, beside an example that shows it.

import { CHOICES } from '../../table/settings.js';
import { words } from '../../words/panels.js';
import { openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';
import { chooseLanguage, chosenLanguage, offered } from '../shell/languages.js';
import { keyFields } from './settings-keys.js';
import { sample, sayOf } from './settings-sample.js';
import { changeSettings, readSettings } from './settings.js';

/** @typedef {import('../../table/settings.js').Setting} Setting */

/** The settings in groups, each with the key of its name. */
const GROUPS = /** @type {const} */ ({
  appearance: ['theme', 'contrast', 'magnify', 'suits', 'faces', 'indices', 'felt', 'back', 'packets', 'next'],
  controls: ['hand', 'dealing', 'dealt', 'safe', 'crosses', 'speed'],
  keyboard: ['keys'],
  solver: ['deals', 'verdict'],
  sounds: ['speech', 'sound'],
});

/** Where the example lies above the groups; settings.css has the same. */
const NARROW = matchMedia('(max-width: 48em)');

/** What has more values than stand in a line of a phone: a list of them, of which one is seen. */
const LISTED = new Set(['magnify']);

/** Each language by its own name, and that of the browser. */
function languageField() {
  const chosen = chosenLanguage();
  const choices = offered.map(([code, { name, dir }]) =>
    h('option', { value: code, lang: code, dir, translate: 'no', selected: code === chosen }, name),
  );
  const { language } = words.settings;
  const field = h(
    'select',
    { id: 'language', class: 'field', 'aria-labelledby': 'language-title' },
    h('option', { value: '', selected: !chosen }, language.auto),
    ...choices,
  );
  // Another language opens this panel anew, in its own words.
  field.addEventListener('change', () => void chooseLanguage(field.value));
  return h('section', { class: 'language' }, h('h3', { id: 'language-title' }, language.name), field);
}

/** @param {'language'} [at] where the focus begins */
export function openSettings(at) {
  const now = readSettings();
  const example = sample();
  // On a phone all of them are six screens high: there the groups are a list of contents, and each opens where it stands.
  const folds = NARROW.matches;
  const groups = /** @type {(keyof typeof GROUPS)[]} */ (Object.keys(GROUPS)).map((group) => {
    const title = h('h3', {}, words.settings[group]);
    return h(
      folds ? 'details' : 'section',
      {},
      folds ? h('summary', {}, title) : title,
      ...GROUPS[group].map((setting) => {
        const { name, ...values } = words.settings[setting];
        return fieldset(setting, name, values, now[setting], example);
      }),
      ...(group === 'keyboard' ? [keyFields()] : []),
    );
  });
  openDialog(words.settings.title, 'settings', [
    example.root,
    h('div', { class: 'settings-groups' }, languageField(), ...groups),
  ]);
  if (at) document.getElementById(at)?.focus();
}

/**
 * @param {Setting} name @param {string} title @param {Record<string, string>} values @param {string} now
 * @param {ReturnType<typeof sample>} example
 */
function fieldset(name, title, values, now, example) {
  const tell = () => example.tell(name);
  // What comes under a pointer that rests, as the panel is scrolled, is not pointed at.
  const point = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && (event.movementX || event.movementY)) tell();
  };
  if (LISTED.has(name)) return listed(name, title, values, now, example, { onfocusin: tell, onpointermove: point });
  const set = h(
    'fieldset',
    { class: 'setting', 'aria-description': sayOf(name), onfocusin: tell, onpointermove: point },
    h('legend', { class: 'label' }, title),
  );
  for (const value of CHOICES[name]) {
    const change = () => {
      changeSettings({ [name]: value });
      set.setAttribute('aria-description', sayOf(name));
      example.show(name);
    };
    const swatch =
      name === 'felt'
        ? h('i', { class: 'swatch', 'data-felt': value })
        : name === 'back'
          ? h('i', { class: 'swatch of-back', 'data-back': value })
          : null;
    set.append(
      h(
        'label',
        {},
        h('input', { type: 'radio', name, value, checked: value === now, onchange: change }),
        swatch,
        values[value],
      ),
    );
  }
  return set;
}

/**
 * A setting as a list.
 * @param {Setting} name @param {string} title @param {Record<string, string>} values @param {string} now
 * @param {ReturnType<typeof sample>} example @param {Record<string, (event: Event) => void>} heed
 */
function listed(name, title, values, now, example, heed) {
  const field = h(
    'select',
    { class: 'field', name, 'aria-description': sayOf(name) },
    ...CHOICES[name].map((value) => h('option', { value, selected: value === now }, values[value])),
  );
  field.addEventListener('change', () => {
    changeSettings({ [name]: field.value });
    field.setAttribute('aria-description', sayOf(name));
    example.show(name);
  });
  return h('label', { class: 'setting is-listed', ...heed }, h('span', { class: 'label' }, title), field);
}
