// Dialogs: modal, or as a sheet beside the table.

import { icon } from './more-icons.js';
import { words } from '../words/panels.js';
import { closeDialogs, h, removeDialog, reportModalChange } from './page-dom.js';
import { lendToasts } from './toast.js';

/** Matches if a sheet fits beside the table; review.css has the same width. */
export const FITS_SIDE_SHEET = matchMedia('(min-width: 1100px)');

/**
 * Opens a dialog with a heading and a close button. Its heading gets the focus; closing restores it.
 * @param {string} title @param {string} className @param {(Node | string)[]} content @param {boolean} [modal]
 */
export function openDialog(title, className, content, modal = true) {
  closeDialogs();
  const heading = h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title);
  const closeButton = h('button', {
    type: 'button',
    class: 'plain dialog-close',
    'aria-label': words.dialog.close,
    onclick: () => dialog.close(),
  });
  closeButton.append(icon('close'));
  const dialog = h(
    'dialog',
    { class: `dialog ${className}`, 'aria-labelledby': 'dialog-title' },
    h('div', { class: 'dialog-head' }, heading, closeButton),
    h('div', { class: 'dialog-body' }, ...content),
  );
  dialog.addEventListener('close', () => {
    removeDialog(dialog);
    // `close` is asynchronous: another sheet may be open by now.
    document.body.toggleAttribute('data-beside', !!document.querySelector('.beside'));
    reportModalChange();
  });
  // A click on the backdrop closes it, unless it ends a text selection that began inside. Head and body cover the box itself.
  let pressedBeside = false;
  dialog.addEventListener('pointerdown', (event) => (pressedBeside = event.target === dialog));
  dialog.addEventListener('click', (event) => {
    if (modal && pressedBeside && event.target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (!modal && event.key === 'Escape') dialog.close();
  });
  document.body.append(dialog);
  if (modal) {
    dialog.showModal();
    lendToasts(dialog);
    dialog.addEventListener('leave', () => lendToasts(null));
    reportModalChange();
  } else {
    document.body.toggleAttribute('data-beside', true);
    dialog.show();
  }
  heading.focus();
  return dialog;
}
