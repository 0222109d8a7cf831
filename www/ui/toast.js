// Toasts: short notices with buttons. One at a time: above the start page, at the table in place of its sentence, in a dialog at
// its foot. They cover no card, title or button.

import { words } from '../words/site.js';
import { describeNewDeal } from './deal-description.js';
import { button, byId, h, isStyled, loadUiStyles } from './page-dom.js';

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */
/** @typedef {{ label: string, deals?: Deals | null, onPress: () => void }} ToastAction a button; `deals`: it deals a new deal, of this kind */
/** @typedef {{ sentence: string, actions: ToastAction[], isSticky: boolean, isLasting?: boolean, onClose?: () => void }} Toast a sticky one stays on the start page until it is closed; a lasting one at the table until the player acts; `onClose`: the player closed it */

/** Base time that a toast stays, and the time for each character, in ms. */
const BASE_MS = 3000;
const READ_MS = 60;
/** Additional time for a toast with buttons, or one that is sticky elsewhere, in ms. */
const ACTION_MS = 8000;

/** Minimum characters of a sentence that is placed above its buttons on a narrow table. */
const LONG_LENGTH = 100;

/** @type {Toast | null} */
let current = null;
/** Sticky toasts that a later one has covered, which are shown again. @type {Toast[]} */
const covered = [];
/** Offer that waits until the toast before it is gone. @type {Toast | null} */
let waitingOffer = null;
let timer = 0;

/** Elements that contain the toast; with neither, it is on the start page. @type {{ table: Element | null, dialog: Element | null }} */
const container = { table: null, dialog: null };

/**
 * Shows a toast, with its buttons. It hides automatically, unless it is sticky and covers nothing.
 * @param {string} sentence @param {ToastAction[]} [actions] @param {boolean} [isSticky]
 */
export function showToast(sentence, actions = [], isSticky = false) {
  if (current?.isSticky && current.sentence !== sentence) covered.push(current);
  replaceToast({ sentence, actions, isSticky });
}

/**
 * Shows an offer about the position, after a toast that the player may still read.
 * @param {string} sentence @param {ToastAction[]} actions @param {Pick<Toast, 'isLasting' | 'onClose'>} [options]
 */
export function showOffer(sentence, actions, options) {
  const offer = { sentence, actions, isSticky: false, ...options };
  if (current && !current.isSticky && !current.isLasting) return void (waitingOffer = offer);
  if (current?.isSticky) covered.push(current);
  replaceToast(offer);
}

/** @param {Toast} toast */
function replaceToast(toast) {
  clearTimeout(timer);
  current = toast;
  if (isStyled) return render(toast);
  void loadUiStyles().then(() => current === toast && render(toast));
}

function hide() {
  clearTimeout(timer);
  current = null;
  const notice = byId('notice');
  const hadFocus = notice.contains(document.activeElement);
  notice.replaceChildren();
  updateSlot();
  if (hadFocus) {
    // The focused button is removed.
    const table = /** @type {HTMLElement | null} */ (notice.closest('patience-game'));
    (table ?? notice.closest('dialog')?.querySelector('h2') ?? byId('main')).focus();
  }
  const next = waitingOffer ?? covered.pop();
  waitingOffer = null;
  if (next) replaceToast(next);
}

/** Slots a toast into the table, where it replaces the sentence. */
function updateSlot() {
  const notice = byId('notice');
  // An empty one is in no slot: the table's own would take it for fallback content.
  if (notice.parentElement?.localName === 'patience-game') notice.slot = notice.firstChild ? 'notice' : 'no-notice';
  else notice.removeAttribute('slot');
}

/** Follows what others do with its element; made with the first toast. @type {MutationObserver | null} */
let childObserver = null;

/** Moves the toast into its container. */
function reposition() {
  const notice = byId('notice');
  const { table, dialog } = container;
  const parent = dialog ?? table;
  if (parent ? parent === notice.parentElement : notice.nextElementSibling === byId('start')) return;
  if (parent) parent.append(notice);
  else byId('start').before(notice);
  childObserver ??= new MutationObserver(updateSlot);
  childObserver.observe(notice, { childList: true });
  updateSlot();
  if (table && !dialog && notice.firstChild) scheduleHide(ACTION_MS);
}

/** Hides the toast after a time, once it is neither hovered nor focused. @param {number} ms */
function scheduleHide(ms) {
  if (current?.isLasting) return;
  const end = () => {
    if (byId('notice').matches(':hover, :focus-within')) timer = window.setTimeout(end, BASE_MS);
    else hide();
  };
  clearTimeout(timer);
  timer = window.setTimeout(end, ms);
}

/** @param {Toast} toast */
function render({ sentence, actions, isSticky, isLasting = false, onClose }) {
  const buttons = actions.map(({ label, deals, onPress }) => {
    const buttonEl = button(label, () => {
      hide();
      onPress();
    });
    if (deals) describeNewDeal(buttonEl, deals);
    return buttonEl;
  });
  const close = () => {
    hide();
    onClose?.();
  };
  const notice = byId('notice');
  const hadFocus = notice.contains(document.activeElement);
  notice.replaceChildren(
    h(
      'div',
      { class: `notice-box${sentence.length > LONG_LENGTH ? ' is-long' : ''}${isLasting ? ' is-lasting' : ''}` },
      h('p', {}, sentence),
      buttons.length ? h('div', { class: 'notice-actions' }, ...buttons) : null,
      h('button', { type: 'button', class: 'plain notice-close', 'aria-label': words.notice.close, onclick: close }),
    ),
  );
  updateSlot();
  // The focused button of the toast before is removed.
  if (hadFocus) notice.querySelector('button')?.focus();
  const atTable = notice.slot !== '';
  // On the start page it may be scrolled out of view.
  if (!atTable && !container.dialog && !isSticky) notice.scrollIntoView({ block: 'nearest' });
  if (atTable || (!actions.length && !isSticky))
    scheduleHide(BASE_MS + READ_MS * sentence.length + (actions.length || isSticky ? ACTION_MS : 0));
}

/** Removes a toast that is not sticky: it concerns the position, page or language before. */
export function clearTransientToast() {
  waitingOffer = null;
  if (current && !current.isSticky) hide();
}

/** Removes all toasts. */
export function clearToasts() {
  waitingOffer = null;
  covered.length = 0;
  hide();
}

/** Moves toasts to the table, or with null to the start page. @param {Element | null} table */
export function moveToasts(table) {
  container.table = table;
  reposition();
}

/** Moves toasts into an open modal dialog, which makes everything else inert. @param {Element | null} dialog */
export function lendToasts(dialog) {
  container.dialog = dialog;
  reposition();
}
