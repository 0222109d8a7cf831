// The panel that takes a code or a link.

import { words } from '../../words/panels.js';
import { openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';
import { openEntered } from './entered-link.js';

export function openCode() {
  const field = h('input', {
    type: 'text',
    class: 'field code',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': words.code.title,
    'aria-describedby': 'dialog-hint',
  });
  const hint = h('p', { id: 'dialog-hint', class: 'hint', 'aria-live': 'polite' }, words.code.hint);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    openEntered(field, hint, words.code.hint);
  };
  const form = h(
    'form',
    { class: 'code-form', onsubmit: submit, novalidate: true },
    field,
    h('button', { type: 'submit', class: 'button primary' }, words.code.open),
    hint,
  );
  openDialog(words.code.title, 'small', [form]);
  field.focus();
}
