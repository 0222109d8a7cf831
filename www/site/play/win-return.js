// Shows the win card again to a player who comes back from a page or a replay that it leads to.

import { navigationType } from '../shell/address.js';

/** sessionStorage key of the link whose win card was left. */
const KEY = 'cadogan:win-card';

/** @param {string} link of the won game */
export function rememberWinCard(link) {
  try {
    sessionStorage.setItem(KEY, link);
  } catch {
    // Without sessionStorage Back shows the table.
  }
}

/**
 * True once if Back or Forward has led to the game whose card was left.
 * @param {string} link on the table @param {boolean} [isBack] by default, whether Back or Forward has loaded the page
 */
export function takeWinCard(link, isBack = navigationType() === 'back_forward') {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left === link && isBack;
  } catch {
    return false;
  }
}
