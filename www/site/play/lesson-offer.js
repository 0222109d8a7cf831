// Starts lessons from menus and panels, and offers each once: at the first deal of its game, or at a friend's.

import { LESSONS } from '../../lessons/lessons.js';
import { rulesIdOf } from '../../book/rules-view.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/lessons.js';
import { readDays } from '../daily/daily-progress.js';
import { navigateTo } from '../shell/address.js';
import { library } from '../../engine/games.js';
import { showOffer } from '../../ui/toast.js';
import { isShown } from '../shell/page-switch.js';
import { readBookOf } from '../statistics/statistics-recorder.js';
import { isFirstDeal } from './deal-kind.js';
import { isIntroduced, setIntroduced } from './introductions.js';
import { isProblemShown, table } from '../shell/table-page.js';

/** Game whose lesson a variant shares. @param {string} id */
const lessonGameOf = (id) => rulesIdOf(library, id);

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { WaitingDeal } from '../../words/lessons.js' */

/** Starts the lesson of the game on the table. */
function startOnTable() {
  const view = table?.view;
  if (!table || !view) return;
  setIntroduced(lessonGameOf(view.game));
  void table.startLesson(waitingDealOf(view));
}

/** Link of the start of a deal that was opened by a link, while the player has made no move. */
let guestStart = '';

/** The deal that waits on the table for the end of the lesson. @param {View} view @returns {WaitingDeal} */
function waitingDealOf({ game, deal, start }) {
  if (Object.values(readDays()[game] ?? {}).some((day) => day.deal === deal)) return 'day';
  return start === guestStart && !isFirstDeal(game, deal) ? 'friend' : 'new';
}

/** Starts the lesson of a game, on its table. @param {string} [id] by default the game on the table */
export function startLesson(id = table?.view?.game) {
  if (!id) return;
  // At a problem the lesson leaves it by the address.
  const isOnTable = !isProblemShown() && !!table?.view && lessonGameOf(table.view.game) === lessonGameOf(id);
  if (isOnTable && isShown('table')) return startOnTable();
  // It is not offered when its game opens.
  setIntroduced(lessonGameOf(id));
  void navigateTo(isOnTable && table ? table.link : id, { lesson: true });
}

/** True if a game or a variant of it was played on this device. @param {string} game */
const wasPlayed = (game) =>
  library
    .filter((info) => lessonGameOf(info.id) === game)
    .some(({ id }) => {
      const { deals, older } = readBookOf(id, false);
      return deals.length > 0 || older.played > 0;
    });

/** Gives the room below the table free that an offer has taken. */
let freeRoom = () => {};

/** Keeps the room of an offer below the cards when it goes by another action, so that these stay in their places. @param {HTMLElement} foot of the table */
function keepRoom(foot) {
  const width = innerWidth;
  // Beside buttons its row has a fixed height (core.css).
  const setRoom = (/** @type {string} */ height) => {
    foot.style.minHeight = height;
    foot.parentElement?.style.setProperty('--foot-room', height || '0px');
  };
  const observer = new ResizeObserver(() => {
    if (innerWidth !== width) freeRoom();
    else if (foot.matches('.is-noticed')) setRoom(getComputedStyle(foot).height);
  });
  freeRoom = () => {
    observer.disconnect();
    setRoom('');
    freeRoom = () => {};
  };
  observer.observe(foot);
}

/**
 * Offers the lesson of the deal that was just opened, once per game and device, if the game was never played here.
 * @param {View} deal as it was opened @param {boolean} isNewDeal false if it was opened by a link
 * @returns {boolean} true if it is offered
 */
export function offerLesson(deal, isNewDeal) {
  const view = table?.view;
  // Another deal was opened while this module loaded.
  if (view?.start !== deal.start) return false;
  freeRoom();
  guestStart = isNewDeal ? '' : view.start;
  const game = lessonGameOf(view.game);
  const lesson = LESSONS[game];
  if (!lesson || isIntroduced(game) || wasPlayed(game)) return false;
  if (!isShown('table') || table?.host.line || view.outcome !== 'playing') return false;
  // No hint is covered.
  if (!table?.host.announcer.isPrompting) return false;
  setIntroduced(game);
  const steps = lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  keepRoom(table.host.frame.status.el);
  const actions = [{ label: words.beginLesson, onPress: startOnTable }];
  // Nobody reaches for a card while closing it.
  showOffer(words.offer(core.games.aim(view.game), steps), actions, { isLasting: true, onClose: () => freeRoom() });
  return true;
}
