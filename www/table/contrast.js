// The highest contrast, as a sheet of its own: fetched where the system or the player asks for it.

import { CONTRAST_SHEET } from '../assets.js';
import { sheetLink } from './dom.js';

/** @type {WeakMap<ShadowRoot | Document, HTMLElement>} */
const sheets = new WeakMap();

/**
 * Draws a table or a page in black and white where that is wished for.
 * @param {ShadowRoot | Document} root @param {'auto' | 'more'} wish by the player; auto: as the system says
 */
export function followContrast(root, wish) {
  const media = wish === 'more' ? 'all' : '(prefers-contrast: more)';
  let link = sheets.get(root);
  if (!link && matchMedia(media).matches) {
    link = sheetLink(CONTRAST_SHEET);
    (root instanceof Document ? root.head : root).append(link);
    sheets.set(root, link);
  }
  link?.setAttribute('media', media);
}
