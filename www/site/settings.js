// The dialogue of settings. What can be set says ../settings.js; here are its words.

import { CHOICES } from '../settings.js';
import { applySettings, h } from '../site.js';
import { openDialog } from './dialogs.js';
import { changeSettings, readSettings } from './store.js';

/** @typedef {import('../settings.js').Setting} Setting */

const TEXT = {
  title: 'Settings',
};

/**
 * The settings in groups, each with its name and the words for its values.
 * @type {[group: string, settings: { [name in Setting]?: [name: string, values: Record<string, string>] }][]}
 */
const GROUPS = [
  ['To the eye', {
    theme: ['Colours', { auto: 'As the system', light: 'Light', dark: 'Dark' }],
    suits: ['Suits', { two: 'Two colours', four: 'Four colours' }],
    faces: ['Faces', { index: 'Large index', classic: 'Classic', night: 'Large index, dark cards' }],
    felt: ['Felt', { green: 'Green', blue: 'Blue', rose: 'Rose', stone: 'Stone' }],
    back: ['Back', { trellis: 'Trellis', scales: 'Scales', waves: 'Waves' }],
  }],
  ['To the hand', {
    hand: ['Buttons for the', { right: 'Right hand', left: 'Left hand' }],
    dealing: ['Dealing goes on', { decision: 'To the next decision', card: 'Card by card' }],
    safe: ['All that is safe', { asked: 'Played when asked', auto: 'Played at once' }],
    speed: ['Cards move', { normal: 'As usual', slow: 'Slowly', quick: 'Quickly', none: 'At once' }],
  }],
  ['From the solver', {
    deals: ['New deals', { winnable: 'Only deals that can be won', any: 'Any' }],
    verdict: ['“Can this still be won?”', { asked: 'When asked', kept: 'After every move' }],
  }],
  ['To the ear', {
    speech: ['Screen readers hear', { full: 'Everything', brief: 'Only what changes' }],
    sound: ['Sounds', { off: 'Off', on: 'On' }],
  }],
];

export function openSettings() {
  const now = readSettings();
  const groups = GROUPS.map(([title, settings]) => h('section', {}, h('h3', {}, title),
    ...Object.entries(settings).map(([name, [label, words]]) =>
      fieldset(/** @type {Setting} */ (name), label, words, now[/** @type {Setting} */ (name)]))));
  openDialog(TEXT.title, 'settings', groups);
}

/** @param {Setting} name @param {string} title @param {Record<string, string>} words @param {string} now */
function fieldset(name, title, words, now) {
  const set = h('fieldset', { class: 'setting' }, h('legend', { class: 'label' }, title));
  for (const value of CHOICES[name]) {
    const change = () => {
      changeSettings({ [name]: value });
      applySettings();
    };
    const swatch = name === 'felt' ? h('i', { class: 'swatch', 'data-felt': value }) : name === 'back' ? h('i', { class: 'swatch of-back', 'data-back': value }) : null;
    set.append(h('label', {}, h('input', { type: 'radio', name, value, checked: value === now, onchange: change }), swatch, words[value]));
  }
  return set;
}
