// The highest contrast, as a sheet of its own: fetched where the system or the player asks for it.

import { CONTRAST_SHEET } from '../assets.js';
import { sheetLink } from './dom.js';

/** @type {WeakMap<ShadowRoot | Document, HTMLElement>} */
const sheets = new WeakMap();

const MORE = '(prefers-contrast: more)';

/** Those that have no sheet as long as the system does not ask for it. @type {Set<WeakRef<ShadowRoot | Document>>} */
const waiting = new Set();

/** The system may ask for it while the page is open. @param {ShadowRoot | Document} root */
function waitFor(root) {
  if (!waiting.size)
    matchMedia(MORE).addEventListener('change', () => {
      for (const one of waiting) {
        const found = one.deref();
        if (!found) waiting.delete(one);
        else if (!sheets.has(found)) followContrast(found, 'auto');
      }
    });
  if (![...waiting].some((one) => one.deref() === root)) waiting.add(new WeakRef(root));
}

/**
 * Draws a table or a page in black and white where that is wished for.
 * @param {ShadowRoot | Document} root @param {'auto' | 'more'} wish by the player; auto: as the system says
 */
export function followContrast(root, wish) {
  const media = wish === 'more' ? 'all' : MORE;
  let link = sheets.get(root);
  if (!link && matchMedia(media).matches) {
    link = sheetLink(CONTRAST_SHEET);
    (root instanceof Document ? root.head : root).append(link);
    sheets.set(root, link);
  }
  if (link) link.setAttribute('media', media);
  else waitFor(root);
}
