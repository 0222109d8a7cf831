// The table page: creates the element and opens games on it. The element knows nothing of addresses or storage; recorder.js
// handles its events.

import { PROBLEM_PREFIX } from '../../engine/links.js';
import { UNKNOWN } from '../../engine/provenance.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/site.js';
import { load } from '../load.js';
import { dateOfDeal } from '../daily/daily-progress.js';
import { dealKindOf } from '../play/deal-kind.js';
import { latinKeyOf } from '../../ui/dom.js';
import { byId, setText } from '../../ui/page-dom.js';
import { clearTransientToast, moveToasts } from '../../ui/toast.js';
import { clearBusy, isShown, showPage } from './page-switch.js';
import { isOtherGame } from '../storage/saved-games.js';
import { onSettings, readSettings, reflectSettings } from '../settings/settings.js';

/** @import { Table as Rules, View } from '../../pkg/patience_wasm.js' */
/** @import { PatienceGame as GameElement } from '../../patience-game.js' */

/** The table; null until the first game is opened. @type {GameElement | null} */
export let table = null;

/** @type {(element: GameElement) => void} */
let tableListener = () => {};

/** @param {(element: GameElement) => void} listener called with the new element, before its first game */
export const onTableCreated = (listener) => void (tableListener = listener);

/**
 * The guest: the replay, review or problem that is shown or loading in place of the player's game. It is not recorded. `isLoading`: the
 * player's game is still on the table; its moves are recorded, and cancel the guest.
 */
let guest = { link: '', isLoading: false };

/** Signal of the route whose game waits until the table has loaded; null if none does. @type {AbortSignal | null} */
let awaited = null;

/** The last link that was recorded. */
let recordedLink = '';

/**
 * Facts about a game before it is on the table: that it is a new deal, where it was saved, and if it was chosen before the saved
 * games had loaded.
 * @typedef {{ deal?: import('../play/new-deal.js').NewDeal, origin?: import('../storage/saved-games.js').SavedOrigin | null, isBeforeStore?: boolean }} Opening
 */

/** The game that the site opened last: its position and its opening. @type {{ link: string, opening: Opening }} */
let opened = { link: '', opening: {} };

/** The opening of the game at a position, if the site opened it there. @param {string} link @returns {Opening} */
export const openingOf = (link) => (opened.link === link ? opened.opening : {});

/** @param {string} link '' for none @param {boolean} [isLoading] true if its position is not on the table yet */
export function setGuest(link, isLoading = false) {
  guest = { link, isLoading: isLoading && isRecorded() && !!table?.view };
  // The player's game leaves the table, unless it is reviewed.
  if (link && link !== recordedLink && !guest.isLoading) recordedLink = '';
}

/** True if a guest is shown or loading. @param {string} [link] of the guest; by default any */
export const hasGuest = (link = guest.link) => guest.link !== '' && guest.link === link;

/** True if a guest is on the table in place of the player's game. */
const isGuestOnTable = () => hasGuest() && !guest.isLoading;

/** True if a problem, its solution or a refutation is shown or loading. */
export const isProblemShown = () => guest.link.startsWith(PROBLEM_PREFIX);

/** Ends the guest after the address has changed. */
export function endGuest() {
  table?.host.line?.end('removed');
  setGuest('');
}

/** Forgets a guest that is still loading. */
export function cancelLoadingGuest() {
  if (guest.isLoading) setGuest('');
}

/** Ends the lesson after the address has changed. */
export function endLesson() {
  if (table?.host.line?.guide) table.host.line.end('removed');
}

/** View that an event of the player's game is to be recorded with; null if it is not. @param {Event} event @returns {View | null} */
export function viewToRecord(event) {
  const view = table?.view;
  if (isGuestOnTable() || !view || event.target !== table || !isShown('table')) return null;
  // Its address was left while it waited for the table: another game is about to be opened.
  if (awaited?.aborted) return null;
  recordedLink = view.link;
  return view;
}

/** False if a guest has left its game on the table, and no event was recorded since. */
export const isRecorded = () => recordedLink !== '';

/** Provenance of the player's game. */
export const provenanceToRecord = () => table?.host.provenance ?? UNKNOWN;

/** View of the player's game, if the table page is shown. @returns {View | null} */
export const currentView = () => (!isGuestOnTable() && isShown('table') ? (table?.view ?? null) : null);

/** Shows the win card of the game on the table, if that is won. */
export async function showWinCard() {
  const view = currentView();
  if (view?.outcome === 'won') await table?.host.use('winCard', ({ showWin }) => table && showWin(table.host));
}

/** True if no game is under way, so that an unrelated toast may be shown. */
export const canInterrupt = () =>
  !isShown('table') || !table?.view || table.view.ply === 0 || table.view.outcome !== 'playing';

/** Reflects the settings as attributes of the table, with the kind of deals of its game. @param {GameElement} element */
function reflectTo(element) {
  const settings = readSettings();
  const id = element.view?.game;
  reflectSettings(element, '', { ...settings, deals: (id && dealKindOf(id)) || settings.deals });
}

/** Updates the kind of deals that the table deals. */
export const updateDealKind = () => table && reflectTo(table);

/** Preloads the modules of the table. */
export const preloadTable = () => load('table');

/** Creates the table, if there is none; it needs no engine yet. */
export async function ensureTable() {
  if (table) return table;
  await preloadTable();
  await customElements.whenDefined('patience-game');
  if (table) return table;
  const element = /** @type {GameElement} */ (document.createElement('patience-game'));
  onSettings(() => reflectTo(element));
  element.setAttribute('home', '');
  element.host.announcer.onFirstAnnouncement = clearBusy;
  element.host.state.nameOfDay = (game, deal) => {
    const found = dateOfDeal(game, deal);
    if (!found) return null;
    const date = new Date(found);
    const hasYear = date.getUTCFullYear() !== new Date().getUTCFullYear();
    return { long: words.dayOfDeal.long(date, hasYear), short: words.dayOfDeal.short(date, hasYear) };
  };
  tableListener(element);
  byId('table').append(element);
  document.addEventListener('keydown', forwardKey);
  if (isShown('table')) moveToasts(element);
  return (table = element);
}

/** Shows the table page; resolves with null if the signal is aborted by then. @param {AbortSignal} signal of its route */
export async function showTable(signal) {
  const element = await ensureTable();
  if (signal.aborted) return null;
  showPage('table');
  // A game that is still on the table emits no event.
  updateTableTitle();
  return element;
}

/**
 * Opens a game on a table, which may still be loading: if its route is aborted by then, the game is not the player's.
 * @param {GameElement} element @param {AbortSignal} signal of its route @param {Rules} game owned by the element from now on
 * @param {import('../../engine/provenance.js').Provenance} [provenance] @returns {Promise<boolean>} false if another request replaced it
 */
export async function openGameOn(element, signal, game, provenance) {
  awaited = signal;
  // From now on a guest is on the table.
  if (guest.isLoading) setGuest(guest.link);
  const isOpen = await element.openGame(game, 'open', provenance);
  if (awaited === signal) awaited = null;
  return isOpen;
}

/**
 * Opens a game on the table.
 * @param {Rules} game owned by the element from now on @param {AbortSignal} signal of its route @param {Opening} [opening]
 */
export async function openGame(game, signal, opening = {}) {
  const { link: position } = game.summary();
  const element = await showTable(signal).catch((error) => {
    game.free();
    throw error;
  });
  if (element) opened = { link: position, opening };
  // At the same position a guest may have left another line, and a game from a link lacks what was saved with it.
  const hasSave = !opening.origin?.id || element?.save === game.save();
  const isOnTable = element?.link === position && recordedLink === position && hasSave && !isOtherGame(opening.origin);
  if (!element || isOnTable) {
    game.free();
    // It may have become a deal of the day.
    element?.host.renderFrame();
    element?.focus();
    return;
  }
  clearTransientToast();
  if (!(await openGameOn(element, signal, game, opening.origin?.provenance))) return;
  // Keys work at once.
  element.focus();
  if (opening.deal?.isProven) void element.host.adviser.showProven();
  else if (opening.deal?.hasNoList) element.host.announce(core.element.unproven);
}

/** True for keys that work without a focused pile. @param {KeyboardEvent} event */
function isCommand(event) {
  const host = table?.host;
  if (event.altKey || !host) return false;
  if (event.ctrlKey || event.metaKey) return /^[zy]$/.test(latinKeyOf(event));
  return host.setting('keys') === 'on' && /^[dnbsihmrl?/:1-4]$/.test(host.input.keys.actionKeyOf(event));
}

/** Forwards a key to the table if nothing has the focus. @param {KeyboardEvent} event */
function forwardKey(event) {
  const hasNoFocus = event.target === document.body || event.target === byId('table');
  if (!hasNoFocus || !isShown('table') || !table?.view || !isCommand(event) || document.querySelector('dialog:modal'))
    return;
  table.focus();
  const cell = table.shadowRoot?.activeElement;
  if (cell && !cell.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
}

/** Opens a bookmarked position of the game on the table. @param {import('../storage/store/records.js').Bookmark} bookmark */
export const openBookmark = ({ link, provenance }) => table?.host.goToLink(link, 'mark', provenance);

/** Title of the document and the visually hidden heading. @typedef {{ title: string, heading: string }} PageTitle */
/** @type {() => PageTitle} */
let getTitle = () => ({ title: words.page.title, heading: '' });

/** Sets the title and heading of the table page in the current language. */
export function updateTableTitle() {
  const { title, heading } = getTitle();
  if (document.title !== title) document.title = title;
  setText(byId('table-title'), heading);
}

/** @param {() => PageTitle} get */
export function setTableTitle(get) {
  getTitle = get;
  updateTableTitle();
}
