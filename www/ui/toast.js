// Toasts: short notices with buttons. Their view (toast-view.js) loads lazily; until then, the last toast is queued.

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */
/** @typedef {{ label: string, deals?: Deals | null, act: () => void }} ToastAction a button; `deals`: it deals a new deal, of this kind */
/** @typedef {[sentence: string, actions?: ToastAction[], isSticky?: boolean]} Toast */
/**
 * @typedef {object} ToastView
 * @property {(...toast: Toast) => void} showToast
 * @property {() => void} reposition moves the toast into its container
 * @property {(isAny: boolean) => void} clear removes the toast if it concerns the position, or any
 */

/** @type {ToastView | null} */
let view = null;
/** Shown when the view attaches. @type {Toast | null} */
let queued = null;

/** Elements that contain the toast; with neither, it is on the start page. @type {{ table: Element | null, dialog: Element | null }} */
export const container = { table: null, dialog: null };

/** @param {ToastView} toastView */
export function attachToastView(toastView) {
  view = toastView;
  view.reposition();
  if (queued) view.showToast(...queued);
  queued = null;
}

/**
 * Shows a toast, with its buttons. It hides by itself, unless it is sticky and covers nothing.
 * @param {Toast} toast
 */
export function showToast(...toast) {
  if (view) view.showToast(...toast);
  else queued = toast;
}

/** Removes a toast that concerns the position before. */
export function clearPositionToast() {
  if (view) view.clear(false);
  else if (!queued?.[2]) queued = null;
}

/** Removes any toast. */
export function clearToasts() {
  queued = null;
  view?.clear(true);
}

/** Moves toasts to the table, or with null to the start page. @param {Element | null} table */
export function moveToasts(table) {
  container.table = table;
  view?.reposition();
}

/** Moves toasts into an open modal dialog, which makes everything else inert. @param {Element | null} dialog */
export function lendToasts(dialog) {
  container.dialog = dialog;
  view?.reposition();
}
