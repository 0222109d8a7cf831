// The keys that a player may change: a field for each, which takes the key that is pressed in it.

import { keyOf, KEYS, readKeymap, writeKeymap } from '../../ui/keymap.js';
import { words } from '../../words/panels.js';
import { button, h } from '../../ui/page-dom.js';
import { changeSettings, readSettings } from './settings.js';

/** Keys that are for going on, and for going away. */
const LEAVE = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'];

/** What a key does. @param {string} usual */
const actOf = (usual) => /** @type {Record<string, string>} */ (words.settings.keyNames)[usual];

export function keyFields() {
  const { keysLead, keysReset, keysWereReset, keySet, keyTaken, keyUnfit } = words.settings;
  const told = h('p', { class: 'hint', role: 'status' });
  const now = () => readKeymap(readSettings().keymap);
  const fields = KEYS.map((usual) => {
    const field = h('input', { type: 'text', class: 'field key-field', name: `key-${usual}`, size: '2' });
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.addEventListener('focus', () => field.select());
    field.addEventListener('keydown', (event) => {
      if (LEAVE.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      // Some keyboards on glass do not say which key it is: they say what has been written.
      if (event.key === 'Unidentified') return;
      event.preventDefault();
      give(usual, event.key);
    });
    field.addEventListener('input', () => give(usual, field.value.slice(-1)));
    return { usual, field };
  });

  function show() {
    const map = now();
    for (const { usual, field } of fields) field.value = (map.get(usual) ?? usual).toUpperCase();
  }

  /** @param {string} usual @param {string} pressed */
  function give(usual, pressed) {
    const map = now();
    const key = keyOf(pressed);
    const other = KEYS.find((one) => one !== usual && (map.get(one) ?? one) === key);
    if (!key) told.textContent = keyUnfit;
    else if (other) told.textContent = keyTaken(key.toUpperCase(), actOf(other));
    else {
      if (key === usual) map.delete(usual);
      else map.set(usual, key);
      changeSettings({ keymap: writeKeymap(map) });
      told.textContent = keySet(key.toUpperCase(), actOf(usual));
    }
    show();
  }

  function reset() {
    changeSettings({ keymap: '' });
    told.textContent = keysWereReset;
    show();
  }

  show();
  return h(
    'div',
    { class: 'key-fields' },
    h('p', { class: 'hint' }, keysLead),
    ...fields.map(({ usual, field }) => h('label', { class: 'key-line' }, h('span', {}, actOf(usual)), field)),
    told,
    button(keysReset, reset),
  );
}
