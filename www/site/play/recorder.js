// What happens on the table is written down: in the address, in what this browser keeps, in the statistics.

import { words } from '../../words/site.js';
import { load } from '../load.js';
import { afterPaint, flushAfterPaint } from '../../ui/after-paint.js';
import { fragment, pushAddress, replaceAddressSoon } from '../shell/address.js';
import { recordDay } from '../daily/daily-progress.js';
import { wasDealt } from './new-deal.js';
import { dealOf } from '../../engine/links.js';
import { clearPositionNotice, notify } from '../../ui/toast.js';
import { keepAct, keepOpened, sameSlot } from '../storage/saved-games.js';
import { write } from '../storage/local-store.js';
import { table } from '../shell/table-page.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Kinds of events by which another game comes to the table. */
const OPENS = ['', 'open', 'new-deal', 'replay'];

/** Moves that the game on the table had when the player came to it. */
let from = 0;

/**
 * Writes down what has happened.
 * @param {string} type of the event @param {string} kind @param {View} view that was shown then
 * @param {string} at what the address said then: the player may have gone on since
 */
export function record(type, kind, view, at) {
  if (type === 'patience-hint') return afterPaint(() => count(view, 'hint', kind));
  const otherDeal = dealOf(at) !== view.start;
  if (dealOf(fragment()) === dealOf(at)) {
    if (otherDeal) pushAddress(view.link);
    else replaceAddressSoon(view.link);
  }
  if (type === 'patience-move' && view.ply > 0) clearPositionNotice();
  if (type === 'patience-move' || type === 'patience-ready') {
    if (OPENS.includes(kind)) {
      flushAfterPaint();
      opened(view, otherDeal || kind === 'open');
      count(view, kind);
    } else {
      afterPaint(() => {
        keepAct(view, kind);
        count(view, kind);
      });
    }
  }
  // A line that is shown is nobody's game.
  if (kind !== 'shown' && kind !== 'replay') afterPaint(() => recordDay(view));
  if (wasDealt(view.link))
    void load('lessonOffer')
      .then(({ offerLesson }) => offerLesson())
      .catch(() => {});
}

/** What takes games up that are kept; it comes with the store. */
const kept = () => load('handoff');

/** Another game is on the table. @param {View} view @param {boolean} told whether the one before is spoken of */
function opened(view, told) {
  keepOpened(view, {
    replace: (game) => {
      // Not if the player has gone on meanwhile.
      if (table?.view?.save === view.save) void kept().then(({ layKept }) => layKept(game));
    },
    gaveWay: (before) => {
      if (told && !before.won && sameSlot(before.link, view.link))
        notify(words.games.previous, [
          { label: words.games.toPrevious, act: () => void kept().then(({ resumeGame }) => resumeGame(before.id)) },
        ]);
    },
  });
}

/** The counter of the statistics; it comes with the first move. @type {typeof import('../statistics/statistics-recorder.js') | null} */
let counter = null;
/** @type {Promise<void> | null} */
let counting = null;
/** What waits for it. @type {import('../statistics/statistics-recorder.js').Told[]} */
const uncounted = [];
/** Where that is kept: this page may end before it comes, and another one counts it then. */
const UNCOUNTED = `uncounted:${Math.random().toString(36).slice(2)}`;

/**
 * Counts an act in the statistics.
 * @param {View} view @param {string} kind @param {string} [hint]
 */
function count({ game, deal, link, ply, outcome }, kind, hint) {
  if (OPENS.includes(kind)) return void (from = ply);
  const told = { game, own: deal === null, link, ply, won: outcome === 'won', kind, from, hint, at: Date.now() };
  if (counter) return counter.record(told);
  uncounted.push(told);
  write(UNCOUNTED, uncounted);
  // What cannot be counted is no reason to stop the game; the next act tries again.
  counting ??= load('statisticsRecorder').then(
    (module) => {
      counter = module;
      module.recordKept();
    },
    () => void (counting = null),
  );
}

/** What is known of a win; to be told of it is to have it counted. @param {View} view */
export function factsOfWin(view) {
  flushAfterPaint();
  return load('winFacts').then(({ factsOf }) => factsOf(view));
}
