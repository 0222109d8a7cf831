// The effects of a commit: pixels, then speech, then events.

import { registerFont } from '../cards/faces.js';
import { words } from '../words/core.js';
import { GradeLoader } from './model/grade-loader.js';
import { prefetch } from './model/prefetch.js';

/** @import { Controller } from './controller.js' */
/** @import { Transition } from './model/state.js' */
/** @import { View } from '../pkg/patience_wasm.js' */

/** Maximum time that a deal waits for the code of its animation; until then the old position stays drawn. */
const ANIMATION_LOAD_MS = 250;

/** Animated deals of each game, on a page that does not count them itself. */
const ANIMATED_DEALS = 3;

/** @param {Controller} host @returns {import('./model/session.js').Effects} */
export function effectsOn(host) {
  /** Animated deals by game. @type {Map<string, number>} */
  const animated = new Map();
  const grades = new GradeLoader(host);
  return {
    endLine: ({ isSameDeal }) => {
      // A lesson or a problem has ended before its game was left.
      if (!host.line?.guide) host.line?.end(isSameDeal ? 'moved' : 'removed');
    },
    cancel: () => {
      host.overlays.closeAtMove();
      host.state.ending?.close();
      host.input.endDrag();
      host.state.animation?.cancel();
    },
    render: (last) => {
      grades.clear();
      render(host, last, animated);
    },
    announce: () => {
      host.announcer.announceCommit();
      // The win card shows the sentence when the last card has landed.
      const { isDealing, last } = host.state;
      if (isDealing || (last?.hasWon && !host.board.motion.isOff)) host.announcer.showSentence('');
      if (!isDealing) offerAfterEnd(host);
    },
    emit: (last) => emit(host, last),
    onOpen: (isFirst) => {
      if (host.announcer.onFirstAnnouncement) host.announcer.speakGame(isFirst);
      grades.update();
      // After the first frame: none of it is needed to play.
      if (isFirst) requestAnimationFrame(() => setTimeout(() => void prefetch(host)));
    },
    onGame: () =>
      host.board.setGame(/** @type {import('./model/state.js').GameInfo} */ (host.info), host.session.layouts),
    onLine: () => host.renderFrame(),
    onFinish: (hadMoves) => {
      host.renderFrame();
      if (!host.state.finish.length || !host.announcer.isPrompting) return;
      // The number of moves left is announced once, not after every move.
      if (hadMoves) host.announcer.showPrompt();
      else host.announcer.announcePrompt();
    },
  };
}

/** @param {Controller} host @param {Transition} last @param {Map<string, number>} animated */
function render(host, last, animated) {
  const { state, board } = host;
  const { view, before, cause } = last;
  if (last.hasWon) state.ending = { offers: [], close: () => void (state.ending = null) };
  host.renderFrame();
  const animation = animationOf(host, last);
  state.isDealing = animation === 'always' || (animation === 'counted' && claimAnimation(host, view.game, animated));
  if (!state.isDealing) board.render(view, before !== null && cause !== 'open', view, false);
  introduceSigns(host);
  host.input.reset();
  if (state.isDealing) void animate(host, last);
  void host.overlays.listMoves();
  state.playSound?.(cause, before, view);
}

/** Explains the book's crosses in the prompt of the first position that has them, and Play safe in that of the first that has it. @param {Controller} host */
export function introduceSigns({ state, board }) {
  const { introducedAt, line, view, finish, notice } = state;
  if (line || !view) return;
  if (board.hasCrosses) introducedAt.crosses ??= view;
  // One at a time; nor while the button finishes the game.
  if (view.safe && !finish.length && introducedAt.crosses !== view && notice?.view !== view) introducedAt.safe ??= view;
}

/**
 * When the cards that moved are shown one by one: dealt cards by their setting, a run always.
 * @param {Controller} host @param {Transition} last @returns {'always' | 'counted' | 'never'} `counted`: while few deals were
 */
function animationOf(host, { before, view, cause }) {
  // The page gets no events of a previewed game.
  if (host.state.parked || host.board.motion.isOff || before?.start !== view.start) return 'never';
  if (cause === 'move' && view.stock === before.stock && view.ply - before.ply > 1) return 'always';
  const isDealt = before.stock - view.stock > 1 && ['deal', 'move'].includes(cause);
  const when = host.setting('dealt');
  return isDealt && when !== 'never' ? (when === 'always' ? 'always' : 'counted') : 'never';
}

/** Counts an animated deal; false if the page keeps it from being shown, or enough were. @param {Controller} host @param {string} game @param {Map<string, number>} animated */
function claimAnimation(host, game, animated) {
  const times = animated.get(game) ?? 0;
  if (times >= ANIMATED_DEALS || !host.emit('patience-unroll', {}, true)) return false;
  animated.set(game, times + 1);
  return true;
}

/** Rejects after a time. @param {number} ms @returns {Promise<never>} */
const rejectAfter = (ms) => new Promise((_, fail) => setTimeout(fail, ms));

/** Shows cards being dealt; without the animation, or if it is late, where they lie. @param {Controller} host @param {Transition} last */
async function animate(host, last) {
  const { board, state, positionSignal: signal } = host;
  board.highlight({}, last.view);
  const onDone = () => {
    state.isDealing = false;
    if (!signal.aborted) host.refresh();
  };
  const module = await Promise.race([host.load('dealAnimation'), rejectAfter(ANIMATION_LOAD_MS)]).catch(() => null);
  if (signal.aborted) return;
  try {
    if (module) return module.animateDeal(host, last, onDone);
  } catch (error) {
    reportError(error);
  }
  board.render(last.view, true);
  onDone();
}

/** Dispatches the events, and shows the win card unless the page does. @param {Controller} host @param {Transition} last */
function emit(host, { event, cause, view, before, hasEnded, hasWon }) {
  if (host.state.parked) return;
  // A listener may change the position, or open another game.
  const isCurrent = () => host.view === view;
  host.emit(event, { kind: cause });
  if (!hasEnded || !isCurrent()) return;
  const isWanted = host.emit(`patience-${view.outcome}`, { kind: cause }, hasWon);
  if (hasWon && isCurrent()) void showWin(host, before, isWanted);
}

/** Shows the win card of the game on the table. @param {Controller} host @param {View | null} [before] the position before the winning move @param {boolean} [isWanted] */
export async function showWin(host, before = null, isWanted = true) {
  const { positionSignal } = host;
  const at = performance.now();
  const winCard = isWanted ? await host.load('winCard').catch(() => null) : null;
  try {
    if (await winCard?.showWin(host, before, at)) return;
  } catch (error) {
    reportError(error);
  }
  if (positionSignal.aborted) return;
  host.state.ending = null;
  host.refresh();
}

/** Shows the offers of a game that is over, unless another message has replaced the prompt. @param {Controller} host */
export function offerAfterEnd(host) {
  const { view, ending } = host.state;
  if (!view || view.outcome === 'playing' || host.line?.guide) return;
  if (ending) return host.offer(ending.offers);
  const offer = (/** @type {typeof import('./frame/end-offers.js')} */ { offersAtEnd }) => {
    if (!host.state.ending && host.announcer.isPrompting) host.offer(offersAtEnd(host, view, () => void showWin(host)));
  };
  host.load('endOffers').then(offer, () => {});
}

/** Offers another try after the first game could not be opened, in the page's letters. @param {Controller} host */
export function offerAfterFailure(host) {
  registerFont();
  const { newDeal, tryAgain } = words.element;
  const problem = host.element.getAttribute('problem');
  // The sentence tells the page's author what to write.
  if (problem && problem !== 'daily' && !problem.includes('/')) return host.offer([]);
  const offer =
    host.games.length && !problem
      ? { label: newDeal, deals: host.deals, onPress: host.actions.newDeal }
      : { label: tryAgain, onPress: host.actions.start };
  host.offer([{ ...offer, primary: true }]);
}
