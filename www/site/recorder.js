// What happens on the table is written down: in the address, in what this browser keeps, in the statistics.

import { words } from '../words/site.js';
import { fragment, go, pushAddress, replaceAddress, replaceAddressSoon } from './address.js';
import { recordDayWon } from './daily-progress.js';
import { nameOf } from './engine.js';
import { dealOf, slotOf } from './links.js';
import { clearPositionNotice, notify } from './notice.js';
import { resume } from './resume.js';
import { isSaved, saveGame, savedGame } from './saved-games.js';
import { gameInHand, openGame, setTableTitle, table, tableTitle, viewToRecord } from './table-page.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */

/** Kinds of events by which another game comes to the table. */
const OPENS = ['', 'open', 'new-deal', 'replay'];

/** Moves that the game on the table had when the player came to it. */
let from = 0;

/** @param {Event} event */
function record(event) {
  const view = viewToRecord(event);
  if (!view || !table) return;
  const kind = event instanceof CustomEvent ? String(event.detail.kind) : '';
  const otherDeal = dealOf(fragment()) !== view.start;
  if (otherDeal) pushAddress(view.link);
  else replaceAddressSoon(view.link);
  setTableTitle(tableTitle(view), nameOf(view.game));
  if (event.type === 'patience-move' && view.ply > 0) clearPositionNotice();
  const gaveWay = saveGame(view, kind === 'open');
  if (event.type === 'patience-move' || event.type === 'patience-ready') count(view, kind);
  // A line that is shown is nobody's game.
  if (kind !== 'shown' && kind !== 'replay') recordDayWon(view);
  // A link, even one to the deal in hand, puts another game in the place of this one.
  if (gaveWay && (otherDeal || kind === 'open'))
    notify(words.games.previous, [{ label: words.games.toPrevious, act: () => go(gaveWay.link) }]);
}

/**
 * Statistics are written by a module that comes with the first move.
 * @param {View} view @param {string} kind @param {string} [hint]
 */
function count(view, kind, hint) {
  if (OPENS.includes(kind)) from = view.ply;
  else {
    const began = from;
    // What cannot be counted is no reason to stop the game.
    void import('./statistics-recorder.js').then(({ record }) => record(view, kind, began, hint)).catch(() => {});
  }
}

/** Another tab has saved a game where the one on the table is saved. */
function tellElsewhere() {
  const view = gameInHand();
  const saved = view && savedGame(slotOf(view.link))?.link;
  if (!saved || saved === view.link || dealOf(saved) !== view.start) return;
  notify(words.games.elsewhere, [{ label: words.games.fromThere, act: () => void goOnFrom(slotOf(saved)) }]);
}

/** Goes on from what another tab has made of the game. @param {string} slot */
async function goOnFrom(slot) {
  const game = resume(slot);
  if (!game) return;
  const { link } = game.summary();
  replaceAddress(link);
  await openGame(link, game);
}

/** Writes down what happens from now on. */
export function recordGames() {
  for (const type of ['patience-ready', 'patience-move', 'patience-won', 'patience-stuck']) {
    document.addEventListener(type, record);
  }
  document.addEventListener('patience-hint', (event) => {
    if (event.target === table && table?.view && event instanceof CustomEvent)
      count(table.view, 'hint', String(event.detail.kind));
  });
  document.addEventListener('patience-win', (event) => {
    const view = gameInHand();
    if (view && event.target === table && event instanceof CustomEvent)
      event.detail.tell(import('./won.js').then(({ factsOf }) => factsOf(view)));
  });
  addEventListener('storage', ({ key }) => {
    if (table?.view && isSaved(key, table.link)) tellElsewhere();
  });
}
