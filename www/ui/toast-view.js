// Shows toasts: above the start page, at the table in place of its sentence, in a dialog at its foot. They cover no card, title
// or button.

import { describeNewDeal } from './deal-description.js';
import { words } from '../words/site.js';
import { button, byId, h, isStyled, loadUiStyles } from './page-dom.js';
import { container, attachToastView } from './toast.js';

/** @typedef {import('./toast.js').ToastAction} Action */

/** Base time that a toast stays, and the time for each character. */
const BASE_MS = 3000;
const READ_MS = 60;
/** Additional time for a toast with buttons, or one that is sticky elsewhere. */
const ACTION_MS = 8000;

let timer = 0;

/** True if the toast concerns more than the position, and stays on the start page until it is closed. */
let isLasting = false;

/** Counts toasts: timers and loads of an earlier one must not affect the current one. */
let toastId = 0;

function hide() {
  clearTimeout(timer);
  // Also cancels one that waits for its style sheet.
  toastId++;
  const notice = byId('notice');
  const hadFocus = notice.contains(document.activeElement);
  notice.replaceChildren();
  updateSlot();
  if (!hadFocus) return;
  // The focused button is removed.
  const table = /** @type {HTMLElement | null} */ (notice.closest('patience-game'));
  (table ?? notice.closest('dialog')?.querySelector('h2') ?? byId('main')).focus();
}

/** Slots a toast into the table, where it replaces the sentence. */
function updateSlot() {
  const notice = byId('notice');
  // An empty one is in no slot: the table's own would take it for fallback content.
  if (notice.parentElement?.localName === 'patience-game') notice.slot = notice.firstChild ? 'notice' : 'no-notice';
  else notice.removeAttribute('slot');
}

const childObserver = new MutationObserver(updateSlot);

/** Moves the toast into its container. */
function reposition() {
  const notice = byId('notice');
  const { table, dialog } = container;
  const parent = dialog ?? table;
  if (parent ? parent === notice.parentElement : notice.nextElementSibling === byId('start')) return;
  if (parent) parent.append(notice);
  else byId('start').before(notice);
  childObserver.observe(notice, { childList: true });
  updateSlot();
  if (table && !dialog && notice.firstChild) scheduleHide(ACTION_MS);
}

/** Hides the toast after a time, once it is neither hovered nor focused. @param {number} ms */
function scheduleHide(ms) {
  const id = toastId;
  const end = () => {
    if (id !== toastId) return;
    if (byId('notice').matches(':hover, :focus-within')) timer = window.setTimeout(end, BASE_MS);
    else hide();
  };
  timer = window.setTimeout(end, ms);
}

/**
 * Shows a toast, once its style sheet has loaded. It hides by itself, unless it is sticky and covers nothing.
 * @param {string} sentence @param {Action[]} [actions] @param {boolean} [isSticky]
 */
function showToast(sentence, actions = [], isSticky = false) {
  clearTimeout(timer);
  const id = ++toastId;
  isLasting = isSticky;
  if (isStyled) return render(sentence, actions, isSticky);
  void loadUiStyles().then(() => id === toastId && render(sentence, actions, isSticky));
}

/** @param {string} sentence @param {Action[]} actions @param {boolean} isSticky */
function render(sentence, actions, isSticky) {
  const buttons = actions.map(({ label, deals, act }) => {
    const buttonEl = button(label, () => {
      hide();
      act();
    });
    if (deals) describeNewDeal(buttonEl, deals);
    return buttonEl;
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
  updateSlot();
  const atTable = notice.slot !== '';
  // On the start page it may be scrolled out of view.
  if (!atTable && !container.dialog && !isSticky) notice.scrollIntoView({ block: 'nearest' });
  if (atTable || (!actions.length && !isSticky))
    scheduleHide(BASE_MS + READ_MS * sentence.length + (actions.length || isSticky ? ACTION_MS : 0));
}

attachToastView({ showToast, reposition, clear: (isAny) => void (isAny || !isLasting ? hide() : undefined) });
