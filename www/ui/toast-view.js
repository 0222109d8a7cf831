// Shows notices. On the start page one stands above the page, at the table in place of the table's own sentence, in a dialog at
// its foot, so that no card, name or button is ever covered. It goes by itself.

import { describeNewDeal } from './deal-description.js';
import { words } from '../words/site.js';
import { button, byId, h, isStyled, styleUi } from './page-dom.js';
import { owner, showBy } from './toast.js';

/** @typedef {import('./toast.js').Action} Action */

/** How long a notice stands, in milliseconds: some time to see it, and for each character. */
const SEEN_MS = 3000;
const READ_MS = 60;
/** More where there is something to be decided, or to be done about it elsewhere. */
const WEIGHED_MS = 8000;

let timer = 0;

/** Whether what is said concerns more than the position, and stays on the start page until it is closed. */
let lasting = false;

/** Which notice of all this is: one that is closed may have made room for the next. */
let said = 0;

function hide() {
  clearTimeout(timer);
  // One that waits for its sheet is not wanted any more, either.
  said++;
  const notice = byId('notice');
  const held = notice.contains(document.activeElement);
  notice.replaceChildren();
  reserve();
  if (!held) return;
  // The button that was pressed has gone.
  const table = /** @type {HTMLElement | null} */ (notice.closest('patience-game'));
  (table ?? notice.closest('dialog')?.querySelector('h2') ?? byId('main')).focus();
}

/** The table's sentence makes room for a notice while there is one. */
function reserve() {
  const notice = byId('notice');
  if (notice.firstChild && notice.parentElement?.localName === 'patience-game') notice.slot = 'notice';
  else notice.removeAttribute('slot');
}

const emptied = new MutationObserver(reserve);

/** Puts the place of notices where it belongs now. */
function settle() {
  const notice = byId('notice');
  const { table, dialog } = owner;
  const parent = dialog ?? table;
  if (parent ? parent === notice.parentElement : notice.nextElementSibling === byId('start')) return;
  if (parent) parent.append(notice);
  else byId('start').before(notice);
  // Whoever empties it.
  emptied.observe(notice, { childList: true });
  reserve();
  if (table && !dialog && notice.firstChild) letGo(WEIGHED_MS);
}

/** Lets a notice go when it has been read, and nobody is at it. @param {number} ms */
function letGo(ms) {
  const mine = said;
  const end = () => {
    if (mine !== said) return;
    if (byId('notice').matches(':hover, :focus-within')) timer = window.setTimeout(end, SEEN_MS);
    else hide();
  };
  timer = window.setTimeout(end, ms);
}

/**
 * Says something quietly, with what can be done about it. It goes by itself, unless it is to stay and covers nothing.
 * @param {string} sentence @param {Action[]} [actions] @param {boolean} [stays]
 */
function say(sentence, actions = [], stays = false) {
  clearTimeout(timer);
  const mine = ++said;
  lasting = stays;
  if (isStyled) return show(sentence, actions, stays);
  void styleUi().then(() => mine === said && show(sentence, actions, stays));
}

/** @param {string} sentence @param {Action[]} actions @param {boolean} stays */
function show(sentence, actions, stays) {
  const buttons = actions.map(({ label, deals, act }) => {
    const made = button(label, () => {
      hide();
      act();
    });
    if (deals) describeNewDeal(made, deals);
    return made;
  });
  const notice = byId('notice');
  notice.replaceChildren(
    h(
      'div',
      { class: 'notice-box' },
      h('p', {}, sentence),
      buttons.length ? h('div', { class: 'notice-actions' }, ...buttons) : null,
      h('button', { type: 'button', class: 'plain notice-close', 'aria-label': words.notice.close, onclick: hide }),
    ),
  );
  reserve();
  const atTable = notice.slot !== '';
  // It stands above the page: who has scrolled would not see what has come of what was just done.
  if (!atTable && !owner.dialog && !stays) notice.scrollIntoView({ block: 'nearest' });
  if (atTable || (!actions.length && !stays))
    letGo(SEEN_MS + READ_MS * sentence.length + (actions.length || stays ? WEIGHED_MS : 0));
}

showBy({ say, settle, clear: (all) => void (all || !lasting ? hide() : undefined) });
