// Notices: a sentence at the edge of the page, with what can be done about it.

import { describeNewDeal } from '../table/new-deal.js';
import { words } from '../words/site.js';
import { button, byId, h } from './dom.js';

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */
/** @typedef {{ label: string, deals?: Deals | null, act: () => void }} Action a button of a notice; `deals`: it deals, and what */

let timer = 0;

/** Whether what is said concerns more than the position, and stays until it is closed. */
let lasting = false;

const hide = () => byId('notice').replaceChildren();

/** Takes away what was said of a position that the game has left. */
export function clearPositionNotice() {
  if (!lasting) hide();
}

/**
 * Says something quietly, with what can be done about it. Without actions it goes by itself, unless it is to stay.
 * @param {string} sentence @param {Action[]} [actions] @param {boolean} [stays]
 */
export function notify(sentence, actions = [], stays = false) {
  clearTimeout(timer);
  lasting = stays;
  const buttons = actions.map(({ label, deals, act }) => {
    const made = button(label, () => {
      hide();
      act();
    });
    if (deals) describeNewDeal(made, deals);
    return made;
  });
  byId('notice').replaceChildren(
    h(
      'div',
      { class: 'notice-box' },
      h('p', {}, sentence),
      buttons.length ? h('div', { class: 'notice-actions' }, ...buttons) : null,
      h(
        'button',
        { type: 'button', class: 'plain notice-close', 'aria-label': words.notice.close, onclick: hide },
        '×',
      ),
    ),
  );
  if (!actions.length && !stays) timer = window.setTimeout(hide, 3000 + 60 * sentence.length);
}
