// The highest contrast, as a sheet of its own: fetched where the system or the player asks for it.

import { CONTRAST_SHEET } from '../assets.js';
import { sheetLink } from './dom.js';

const MORE = globalThis.matchMedia?.('(prefers-contrast: more)');

/** @type {WeakMap<ShadowRoot | Document, { link: HTMLLinkElement | null, wish: 'auto' | 'more' }>} */
const followed = new WeakMap();

/**
 * Draws a table or a page in black and white while that is wished for.
 * @param {ShadowRoot | Document} root @param {'auto' | 'more'} wish by the player; auto: as the system says
 */
export function followContrast(root, wish) {
  let state = followed.get(root);
  if (!state) {
    state = { link: null, wish };
    followed.set(root, state);
    MORE?.addEventListener('change', () => apply(root));
  }
  state.wish = wish;
  apply(root);
}

/** @param {ShadowRoot | Document} root */
function apply(root) {
  const state = followed.get(root);
  if (!state) return;
  const wanted = state.wish === 'more' || !!MORE?.matches;
  if (wanted && !state.link) {
    state.link = sheetLink(CONTRAST_SHEET);
    // Behind all others, those too that come later: its rules are not to be outdone.
    (root instanceof Document ? root.head : root).append(state.link);
  }
  if (state.link) state.link.media = wanted ? 'all' : 'not all';
}
