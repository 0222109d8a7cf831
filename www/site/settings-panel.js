// The panel of settings. What can be set, ../settings.js says; here it is put in groups.

import { CHOICES } from '../table/settings.js';
import { words } from '../words/panels.js';
import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { changeSettings, readSettings } from './settings.js';

/** @typedef {import('../table/settings.js').Setting} Setting */

/** The settings in groups, each with the key of its name. */
const GROUPS = /** @type {const} */ ({
  appearance: ['theme', 'suits', 'faces', 'felt', 'back'],
  controls: ['hand', 'dealing', 'safe', 'speed'],
  solver: ['deals', 'verdict'],
  sounds: ['speech', 'sound'],
});

export function openSettings() {
  const now = readSettings();
  const groups = /** @type {(keyof typeof GROUPS)[]} */ (Object.keys(GROUPS)).map((group) =>
    h(
      'section',
      {},
      h('h3', {}, words.settings[group]),
      ...GROUPS[group].map((setting) => {
        const { name, ...values } = words.settings[setting];
        return fieldset(setting, name, values, now[setting]);
      }),
    ),
  );
  openDialog(words.settings.title, 'settings', groups);
}

/** @param {Setting} name @param {string} title @param {Record<string, string>} values @param {string} now */
function fieldset(name, title, values, now) {
  const set = h('fieldset', { class: 'setting' }, h('legend', { class: 'label' }, title));
  for (const value of CHOICES[name]) {
    const change = () => changeSettings({ [name]: value });
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
