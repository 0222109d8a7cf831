// Dialogs: over the page, or beside the table.

import { icon } from './more-icons.js';
import { words } from '../words/panels.js';
import { closeDialogs, h, removeDialog } from './page-dom.js';
import { lendNotices } from './toast.js';

/** From this width on there is room for a sheet beside the table; review.css has the same. */
export const HAS_ROOM_BESIDE = matchMedia('(min-width: 1100px)');

/**
 * Opens a dialog with a heading and a way out. Focus goes to its heading, and back where it was when it closes.
 * @param {string} title @param {string} className @param {(Node | string)[]} content @param {boolean} [modal]
 */
export function openDialog(title, className, content, modal = true) {
  closeDialogs();
  const heading = h('h2', { id: 'dialog-title', tabindex: '-1', autofocus: true }, title);
  const shut = h('button', {
    type: 'button',
    class: 'plain dialog-close',
    'aria-label': words.dialog.close,
    onclick: () => dialog.close(),
  });
  shut.append(icon(document, 'close'));
  const dialog = h(
    'dialog',
    { class: `dialog ${className}`, 'aria-labelledby': 'dialog-title' },
    h('div', { class: 'dialog-head' }, heading, shut),
    h('div', { class: 'dialog-body' }, ...content),
  );
  dialog.addEventListener('close', () => {
    removeDialog(dialog);
    // The event comes late: by now another sheet may stand beside the table.
    document.body.toggleAttribute('data-beside', !!document.querySelector('.beside'));
  });
  // A press beside the box closes it; the box itself is covered by its head and body.
  // A selection that ends there has begun inside.
  let beside = false;
  dialog.addEventListener('pointerdown', (event) => (beside = event.target === dialog));
  dialog.addEventListener('click', (event) => {
    if (modal && beside && event.target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (!modal && event.key === 'Escape') dialog.close();
  });
  document.body.append(dialog);
  if (modal) {
    dialog.showModal();
    lendNotices(dialog);
    dialog.addEventListener('leave', () => lendNotices(null));
  } else {
    document.body.toggleAttribute('data-beside', true);
    dialog.show();
  }
  heading.focus();
  return dialog;
}
