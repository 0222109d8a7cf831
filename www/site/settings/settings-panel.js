// The settings panel: groups of settings beside an example. The choices are in table/settings.js.

import { CHOICES } from '../../table/settings.js';
import { words } from '../../words/panels.js';
import { openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';
import { chooseLanguage, chosenLanguage, selectableLanguages } from '../shell/languages.js';
import { keyFields } from './settings-keys.js';
import { createSample, describeSetting } from './settings-sample.js';
import { changeSettings, readSettings } from './settings.js';

/** @import { Setting } from '../../table/settings.js' */

/** Groups, keyed as their titles in the catalog. */
const GROUPS = /** @type {const} */ ({
  appearance: ['theme', 'contrast', 'magnify', 'suits', 'faces', 'indices', 'felt', 'back', 'packets', 'next'],
  controls: ['hand', 'dealing', 'dealt', 'safe', 'crosses', 'speed'],
  keyboard: ['keys'],
  solver: ['deals', 'verdict'],
  sounds: ['speech', 'sound'],
});

/** Condition for the example above the groups, as in settings.css. */
const NARROW_SCREEN = matchMedia('(max-width: 48em)');

/** Languages by native name, and "as the browser". */
function languageField() {
  const chosen = chosenLanguage();
  const choices = selectableLanguages.map(([code, { name, dir }]) =>
    h('option', { value: code, lang: code, dir, translate: 'no', selected: code === chosen }, name),
  );
  const { language } = words.settings;
  const field = h(
    'select',
    { id: 'language', class: 'field', 'aria-labelledby': 'language-title' },
    h('option', { value: '', selected: !chosen }, language.auto),
    ...choices,
  );
  // The panel opens again in the new language.
  field.addEventListener('change', async () => {
    if (!(await chooseLanguage(field.value))) field.value = chosenLanguage();
  });
  return h('section', { class: 'language' }, h('h3', { id: 'language-title' }, language.name), field);
}

/** @param {'language'} [focusId] id of the field to focus */
export function openSettings(focusId) {
  const now = readSettings();
  const example = createSample();
  // On a phone all groups are six screens high: fold them.
  const isFolded = NARROW_SCREEN.matches;
  const groups = /** @type {(keyof typeof GROUPS)[]} */ (Object.keys(GROUPS)).map((group) => {
    const title = h('h3', {}, words.settings[group]);
    return h(
      isFolded ? 'details' : 'section',
      {},
      isFolded ? h('summary', {}, title) : title,
      ...GROUPS[group].map((setting) => {
        const { name, ...values } = words.settings[setting];
        return settingField(setting, name, values, now[setting], example);
      }),
      ...(group === 'keyboard' ? [keyFields()] : []),
    );
  });
  openDialog(words.settings.title, 'settings', [
    example.root,
    h('div', { class: 'settings-groups' }, languageField(), ...groups),
  ]);
  if (focusId) document.getElementById(focusId)?.focus();
}

/**
 * @param {Setting} name @param {string} title @param {Record<string, string>} values @param {string} now
 * @param {ReturnType<typeof createSample>} example
 */
function settingField(name, title, values, now, example) {
  const describe = () => example.describe(name);
  // Scrolling under a resting pointer also fires pointermove, without movement.
  const onPointerMove = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && (event.movementX || event.movementY)) describe();
  };
  // It has too many values for radio buttons on a phone.
  if (name === 'magnify')
    return selectField(name, title, values, now, example, { onfocusin: describe, onpointermove: onPointerMove });
  const set = h(
    'fieldset',
    { class: 'setting', 'aria-description': describeSetting(name), onfocusin: describe, onpointermove: onPointerMove },
    h('legend', { class: 'label' }, title),
  );
  for (const value of CHOICES[name]) {
    const change = () => changeSetting(name, value, set, example);
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

/** Changes a setting, and describes and demonstrates it. @param {Setting} name @param {string} value @param {HTMLElement} field @param {ReturnType<typeof createSample>} example */
function changeSetting(name, value, field, example) {
  changeSettings({ [name]: value });
  field.setAttribute('aria-description', describeSetting(name));
  example.demonstrate(name);
}

/**
 * A setting as a select element.
 * @param {Setting} name @param {string} title @param {Record<string, string>} values @param {string} now
 * @param {ReturnType<typeof createSample>} example @param {Record<string, (event: Event) => void>} listeners
 */
function selectField(name, title, values, now, example, listeners) {
  const field = h(
    'select',
    { class: 'field', name, 'aria-description': describeSetting(name) },
    ...CHOICES[name].map((value) => h('option', { value, selected: value === now }, values[value])),
  );
  field.addEventListener('change', () => changeSetting(name, field.value, field, example));
  return h('label', { class: 'setting is-listed', ...listeners }, h('span', { class: 'label' }, title), field);
}
