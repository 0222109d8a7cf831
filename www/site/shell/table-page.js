// The page of the table: the element, and the games that are laid on it.
//
// The element knows nothing of addresses or storage; what happens on it comes as events, to recorder.js.

import { words } from '../../words/site.js';
import { load } from '../load.js';
import { fragment } from './address.js';
import { wasProven } from '../play/new-deal.js';
import { byId, setText } from '../../ui/page-dom.js';
import { clearPositionNotice, moveNotices } from '../../ui/toast.js';
import { endBusy, isShown, showPage } from './page-switch.js';
import { isOther } from '../storage/saved-games.js';
import { onSettings, reflectSettings } from '../settings/settings.js';

/** @typedef {import('../../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../patience-game.js').PatienceGame} GameElement */

/** Events by which the table asks its page for something. */
export const TABLE_REQUESTS = /** @type {const} */ ([
  'patience-moves',
  'patience-home',
  'patience-menu',
  'patience-rules',
  'patience-share',
  'patience-setting',
]);

/** The table; null until the first game is opened. @type {GameElement | null} */
export let table = null;

/** Readies the table when it is made. @type {(made: GameElement) => void} */
let ready = () => {};

/** @param {(made: GameElement) => void} listener told of the table when it is made, before a game is laid on it */
export const onTable = (listener) => void (ready = listener);

/** The link of the replay that is shown, or is about to be: it is nobody's game, and is not recorded. */
let replaying = '';

/** The link that was recorded last. */
let recorded = '';

/** @param {string} link '' when it is over */
export const setReplay = (link) => void (replaying = link);

/** Whether this replay is shown, or is about to be; without a link any. @param {string} [link] */
export const isReplaying = (link) => (link === undefined ? replaying !== '' : replaying === link);

/** The address has left the replay: whoever goes has seen enough, or will not wait for it. */
export function leaveReplay() {
  table?.host.line?.end('gone');
  replaying = '';
}

/** The address has changed: a lesson is over with it. */
export function leaveLesson() {
  if (table?.host.line?.guide) table.host.line.end('gone');
}

/** What an event tells of the player's own game, if it does; from now on that is recorded. @param {Event} event @returns {View | null} */
export function viewToRecord(event) {
  const view = table?.view;
  if (replaying || !view || event.target !== table || !isShown('table')) return null;
  recorded = view.link;
  return view;
}

/** The player's own game, if one is on the table that is shown. @returns {View | null} */
export const gameInHand = () => (!replaying && isShown('table') ? (table?.view ?? null) : null);

/** Whether no game is in the middle: something may be said that has to do with none. */
export const canInterrupt = () =>
  !isShown('table') || !table?.view || table.view.ply === 0 || table.view.outcome !== 'playing';

/** Loads the table's modules before they are needed. */
export const preloadTable = () => load('table');

/** The table, made before its game is known: that takes as long as the engine is on its way. */
export async function ensureTable() {
  if (table) return table;
  await preloadTable();
  await customElements.whenDefined('patience-game');
  if (table) return table;
  const made = /** @type {GameElement} */ (document.createElement('patience-game'));
  onSettings((settings) => reflectSettings(made, '', settings));
  made.setAttribute('home', '');
  made.host.announcer.onFirstAnnouncement = endBusy;
  ready(made);
  byId('table').append(made);
  document.addEventListener('keydown', forwardKey);
  if (isShown('table')) moveNotices(made);
  return (table = made);
}

/** The table, shown; null if the address has gone on meanwhile. Rejects if its modules do not come. @param {string} link */
export async function showTable(link) {
  const made = await ensureTable();
  if (fragment() !== link) return null;
  showPage('table');
  return made;
}

/**
 * Shows the game of a table, which is the element's from now on.
 * @param {string} link what the address says @param {Table} game
 */
export async function openGame(link, game) {
  const { link: position } = game.summary();
  const made = await showTable(link).catch((error) => {
    game.free();
    throw error;
  });
  if (!made || (made.link === position && !isOther())) {
    game.free();
    // It may lie there from a replay, or from a link that was left before it came.
    if (made && recorded !== position) made.host.announce('open');
    made?.focus();
    return;
  }
  clearPositionNotice();
  if (!(await made.lay(game))) return;
  // Keys work at once.
  made.focus();
  if (wasProven(position)) void made.host.adviser.showProven();
}

/** The table's keys that need no card that has the focus. @param {KeyboardEvent} event */
function isCommand({ key, ctrlKey, metaKey, altKey }) {
  const host = table?.host;
  if (altKey || !host) return false;
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return host.setting('keys') === 'on' && /^[dnbsihmrl?/:1-4]$/.test(host.input.keys.meaningOf(key.toLowerCase()));
}

/** A key that is pressed where nothing has the focus is meant for the table. @param {KeyboardEvent} event */
function forwardKey(event) {
  const idle = event.target === document.body || event.target === byId('table');
  if (!idle || !isShown('table') || !table?.view || !isCommand(event) || document.querySelector('dialog:modal')) return;
  table.focus();
  const cell = table.shadowRoot?.activeElement;
  if (cell && !cell.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
}

/** Goes to a position of the game on the table that was marked. @param {string} link */
export const returnTo = (link) => table?.host.goToLink(link, 'mark');

/** What the table's page is called: the document, and its heading, which is not seen. @typedef {{ title: string, heading: string }} Called */
/** @type {() => Called} */
let called = () => ({ title: words.page.title, heading: '' });

/** Says what the page of the table is called in the language that is spoken now. */
export function updateTableTitle() {
  const { title, heading } = called();
  if (document.title !== title) document.title = title;
  setText(byId('table-title'), heading);
}

/** @param {() => Called} tell */
export function setTableTitle(tell) {
  called = tell;
  updateTableTitle();
}
