// The panel that takes a code or a link.

import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/panels.js';
import { navigateWhenFound } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { h, setText } from '../../ui/page-dom.js';
import { readEntered } from './entered-link.js';

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
    const destination = readEntered(field.value).then((link) => (dialog.open ? { link } : null));
    void navigateWhenFound(destination, (error) => {
      setText(hint, sentenceOf(error));
      field.setAttribute('aria-invalid', 'true');
      field.focus();
    });
  };
  const form = h(
    'form',
    { class: 'code-form', onsubmit: submit, novalidate: true },
    field,
    h('button', { type: 'submit', class: 'button primary' }, words.code.open),
    hint,
  );
  const dialog = openDialog(words.code.title, 'small', [form]);
  field.focus();
}
