// Records the events of the table in the address, the saved games and the statistics.

import { words } from '../../words/site.js';
import { load } from '../load.js';
import { afterPaint, flushAfterPaint } from '../../ui/after-paint.js';
import { fragment, navigateTo, pushAddress, replaceAddress, replaceAddressSoon } from '../shell/address.js';
import { recordDayProgress } from '../daily/daily-progress.js';
import { countNewDeal } from './deal-kind.js';
import { dealLinkOf, saveSlotOf } from '../../engine/links.js';
import { once } from '../../engine/once.js';
import { creditOf } from '../../engine/provenance.js';
import { clearTransientToast, showToast } from '../../ui/toast.js';
import { findSavedGames, loadedStore, saveAction, openRecord } from '../storage/saved-games.js';
import { pageKey, SOUND_OFFERED_KEY, UNCOUNTED_PREFIX } from '../storage/keys.js';
import { read, write } from '../storage/local-store.js';
import { currentView, openingOf, table, updateDealKind } from '../shell/table-page.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Provenance, Credit } from '../../engine/provenance.js' */

/** True if an event opens another game. @param {string} kind */
export const isOpening = (kind) => ['open', 'new-deal', 'replay'].includes(kind);

/** Ply at which the game on the table was opened. */
let openedAtPly = 0;

/** Cards on the foundations after the last event. */
let cardsHome = 0;

/** Offers sounds when a move of the player has brought a card home for the first time. @param {View} view @param {string} kind */
function watchCardsHome({ piles }, kind) {
  const places = table?.host.info?.places ?? [];
  const before = cardsHome;
  cardsHome = places.reduce((sum, { role }, pile) => sum + (role === 'foundation' ? piles[pile].count : 0), 0);
  if (kind !== 'move' || cardsHome <= before || read(SOUND_OFFERED_KEY)) return;
  // It is not needed to play.
  load('soundOffer').then(
    ({ offerSound }) => offerSound(),
    () => {},
  );
}

/**
 * Records an event.
 * @param {string} type of the event @param {string} kind @param {View} view at the event
 * @param {Provenance} provenance of the game at the event
 */
export function recordEvent(type, kind, view, provenance) {
  const credit = creditOf(provenance, view.ply);
  if (type === 'patience-hint') {
    // A hint takes the place of an offer.
    clearTransientToast();
    return afterPaint(() => {
      saveAction(view, 'hint', provenance);
      countAction(view, 'hint', credit, kind);
    });
  }
  const isOtherDeal = dealLinkOf(fragment()) !== view.start;
  if (isOtherDeal) pushAddress(view.link);
  else replaceAddressSoon(view.link);
  if (type === 'patience-move' && view.ply > 0) clearTransientToast();
  if (type === 'patience-move' || type === 'patience-ready') {
    if (isOpening(kind)) {
      flushAfterPaint();
      recordOpened(view, isOtherDeal || kind === 'open', provenance);
      countAction(view, kind, credit);
    } else {
      afterPaint(() => {
        saveAction(view, kind, provenance);
        countAction(view, kind, credit);
      });
    }
  }
  if (type === 'patience-move' || type === 'patience-ready') watchCardsHome(view, kind);
  // A line in the player, a lesson or a review is not the player's game.
  if (kind !== 'shown' && kind !== 'replay') afterPaint(() => recordDayProgress(view, credit));
  if (isOpening(kind)) onDealOpened(view, kind === 'new-deal');
}

/** Game on the table. */
let openedGame = '';

/** Offers the lesson and the grades of a deal that is on the table; says if one that was opened is unwinnable. @param {View} view @param {boolean} isTableDeal true if the table has dealt it */
function onDealOpened(view, isTableDeal) {
  const isNewDeal = isTableDeal || !!openingOf(view.link).deal;
  const asksGrade = isNewDeal && countNewDeal(view.game, view.deal);
  if (isNewDeal || view.game !== openedGame) updateDealKind();
  openedGame = view.game;
  const signal = table?.host.positionSignal;
  const offer = async () => {
    const { offerLesson } = await load('lessonOffer');
    const isOffered = offerLesson(view, isNewDeal);
    if (!isNewDeal) return (await load('lostDeal')).notifyLostDeal(view, isOffered);
    if (!isOffered && signal && (isTableDeal || asksGrade))
      await (await load('gradeOffer', signal)).offerGrades(view, asksGrade, signal);
  };
  // Offers are not needed to play.
  afterPaint(() => void offer().catch(() => {}));
}

/** Resumes a saved game or its successor, in place of another position of its deal. @param {string} id */
export function resumeGame(id) {
  const game = loadedStore()?.successor(id);
  if (!game) return;
  if (dealLinkOf(fragment()) === dealLinkOf(game.link)) replaceAddress(game.link);
  void navigateTo(game.link, { savedId: game.id });
}

/** Records that another game is on the table. @param {View} view @param {boolean} offersPrevious true to offer the previous one @param {Provenance} provenance */
function recordOpened(view, offersPrevious, provenance) {
  const { origin = null, isBeforeStore } = openingOf(view.link);
  openRecord(view, provenance, origin, {
    isBeforeStore,
    onNewer: (game) => {
      // Not after a move of the player, nor once the player has left.
      if (currentView()?.save === view.save && dealLinkOf(fragment()) === view.start) resumeGame(game.id);
    },
    onReplaced: (before) => {
      if (!offersPrevious || before.won || saveSlotOf(before.link) !== saveSlotOf(view.link)) return;
      const onPress = () => resumeGame(before.id);
      // A card played in a replay opens the game and moves at once: the move would clear it.
      afterPaint(() => showToast(words.games.previous, [{ label: words.games.toPrevious, onPress }]));
    },
  });
}

/** Recorder of the statistics, loaded with the first move. @type {typeof import('../statistics/statistics-recorder.js') | null} */
let recorder = null;
const loadRecorder = once(async () => {
  recorder = await load('statisticsRecorder');
  recorder.countStoredActions();
});
/** Key of the actions to count once it has loaded: if this page ends first, another one counts them. */
const UNCOUNTED_KEY = pageKey(UNCOUNTED_PREFIX);

/**
 * Counts an action in the statistics.
 * @param {View} view @param {string} kind @param {Credit} credit @param {string} [hint]
 */
function countAction({ game, deal, link, ply, outcome }, kind, { finishedBy }, hint) {
  if (isOpening(kind)) return void (openedAtPly = ply);
  const action = {
    game,
    own: deal === null,
    link,
    ply,
    won: outcome === 'won',
    kind,
    from: openedAtPly,
    finishedBy,
    hint,
    at: Date.now(),
  };
  if (recorder) return recorder.countAction(action);
  write(UNCOUNTED_KEY, [.../** @type {unknown[]} */ (read(UNCOUNTED_KEY) ?? []), action]);
  // A failure must not stop the game; the next action tries again.
  loadRecorder().catch(() => {});
}

/** Facts for the win dialog; counts the winning move first. @param {View} view @param {Provenance} provenance */
export function loadWinFacts(view, provenance) {
  flushAfterPaint();
  // The date of a win is that of its saved game.
  return Promise.all([load('winFacts'), findSavedGames()]).then(([{ factsOf }]) =>
    factsOf(view, creditOf(provenance, view.ply)),
  );
}
