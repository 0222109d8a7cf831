// What a button that deals anew says of the deal, to the ear and to the pointer.

import { words } from '../words/core.js';

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */

/** @param {HTMLElement} button @param {Deals} deals */
export function describeNewDeal(button, deals) {
  button.title = words.deals[deals];
  button.setAttribute('aria-description', words.deals[deals]);
}
