// Loads the high-contrast style sheet if the system or the player asks for it.

import { CONTRAST_SHEET } from '../assets.js';
import { sheetLink } from './dom.js';

/** @type {WeakMap<ShadowRoot | Document, HTMLElement>} */
const sheets = new WeakMap();

const HIGH_CONTRAST = '(prefers-contrast: more)';

/** Roots without the sheet, until the system asks for it. @type {Set<WeakRef<ShadowRoot | Document>>} */
const unstyled = new Set();

/** Adds the sheet when the system's setting changes. @param {ShadowRoot | Document} root */
function watchSystem(root) {
  if (!unstyled.size)
    matchMedia(HIGH_CONTRAST).addEventListener('change', () => {
      for (const reference of unstyled) {
        const pending = reference.deref();
        if (!pending) unstyled.delete(reference);
        else if (!sheets.has(pending)) applyContrast(pending, 'auto');
      }
    });
  if (![...unstyled].some((reference) => reference.deref() === root)) unstyled.add(new WeakRef(root));
}

/**
 * Applies the contrast setting to a table or a page.
 * @param {ShadowRoot | Document} root @param {'auto' | 'more'} contrast auto: as the system says
 */
export function applyContrast(root, contrast) {
  const media = contrast === 'more' ? 'all' : HIGH_CONTRAST;
  let link = sheets.get(root);
  if (!link && matchMedia(media).matches) {
    link = sheetLink(CONTRAST_SHEET);
    (root instanceof Document ? root.head : root).append(link);
    sheets.set(root, link);
  }
  if (link) link.setAttribute('media', media);
  else watchSystem(root);
}
