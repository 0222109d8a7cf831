// The parts that the panels for sending a link share.

import { copyText } from '../../ui/dom.js';
import { h } from '../../ui/page-dom.js';
import { words } from '../../words/panels.js';

/** A field with a link, to copy by hand. @param {string} [link] */
export function linkField(link = '') {
  const field = h('input', {
    type: 'text',
    readonly: true,
    class: 'field link-field',
    'aria-label': words.share.link,
    value: link,
    onfocus: () => field.select(),
  });
  return field;
}

/**
 * Copies a text and says so; where copying is blocked, says that and selects the link.
 * @param {string} text @param {HTMLInputElement} field @param {HTMLElement} status @param {(Node | string)[]} done
 */
export async function copyOrSelect(text, field, status, ...done) {
  if (await copyText(text)) return status.replaceChildren(...done);
  status.textContent = words.share.noCopy;
  field.focus();
  field.select();
}
