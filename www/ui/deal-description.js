// The description of a New deal button: the kind of deals, as tooltip and for screen readers.

import { words } from '../words/core.js';

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */

/** @param {HTMLElement} button @param {Deals} deals */
export function describeNewDeal(button, deals) {
  button.title = words.deals[deals];
  button.setAttribute('aria-description', words.deals[deals]);
}
