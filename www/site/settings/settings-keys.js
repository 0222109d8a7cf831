// Fields for the keys that a player may remap; each takes the key pressed in it.

import { normalizeKey, DEFAULT_KEYS, printedKey, readKeymap, readLayout, writeKeymap } from '../../ui/keymap.js';
import { words } from '../../words/panels.js';
import { button, h } from '../../ui/page-dom.js';
import { changeSettings, readSettings } from './settings.js';

/** Keys that leave a field. */
const NAVIGATION_KEYS = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'];

/** Name of a key's action. @param {string} usual default key */
const actionNameOf = (usual) => /** @type {Record<string, string>} */ (words.settings.keyNames)[usual];

export function keyFields() {
  const { keysLead, keysReset, keysWereReset, keySet, keyTaken, keyUnfit } = words.settings;
  const status = h('p', { class: 'hint', role: 'status' });
  const currentKeymap = () => readKeymap(readSettings().keymap);
  const fields = DEFAULT_KEYS.map((usual) => {
    const field = h('input', { type: 'text', class: 'field key-field', name: `key-${usual}`, size: '2' });
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.addEventListener('focus', () => field.select());
    field.addEventListener('keydown', (event) => {
      if (NAVIGATION_KEYS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      // Some on-screen keyboards report no key, only the input event.
      if (event.key === 'Unidentified') return;
      event.preventDefault();
      assignKey(usual, event.key);
    });
    field.addEventListener('input', () => assignKey(usual, field.value.slice(-1)));
    return { usual, field };
  });

  function updateFields() {
    const map = currentKeymap();
    for (const { usual, field } of fields) field.value = (map.get(usual) ?? printedKey(usual)).toUpperCase();
  }

  /** @param {string} usual @param {string} pressed */
  function assignKey(usual, pressed) {
    const map = currentKeymap();
    const key = normalizeKey(pressed);
    const other = DEFAULT_KEYS.find((owner) => owner !== usual && (map.get(owner) ?? owner) === key);
    if (!key) status.textContent = keyUnfit;
    else if (other) status.textContent = keyTaken(key.toUpperCase(), actionNameOf(other));
    else {
      if (key === usual) map.delete(usual);
      else map.set(usual, key);
      changeSettings({ keymap: writeKeymap(map) });
      status.textContent = keySet(key.toUpperCase(), actionNameOf(usual));
    }
    updateFields();
  }

  function resetKeys() {
    changeSettings({ keymap: '' });
    status.textContent = keysWereReset;
    updateFields();
  }

  updateFields();
  void readLayout().then(updateFields);
  return h(
    'div',
    { class: 'key-fields' },
    h('p', { class: 'hint' }, keysLead),
    ...fields.map(({ usual, field }) => h('label', { class: 'key-line' }, h('span', {}, actionNameOf(usual)), field)),
    status,
    button(keysReset, resetKeys),
  );
}
