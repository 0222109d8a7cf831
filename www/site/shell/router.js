// Shows the page that the address names: the start page, rules, a game or a replay; or reports why it cannot.

import { isAbort } from '../../ui/lazy.js';
import { isFullEngine, isRefusal, sentenceOf, Table } from '../../engine/loader.js';
import { words } from '../../words/site.js';
import { cancelPanel, load, openPanel } from '../load.js';
import { fragment, replaceAddress } from './address.js';
import { flushAfterPaint } from '../../ui/after-paint.js';
import { chooseDeal } from '../play/new-deal.js';
import { byId } from '../../ui/page-dom.js';
import { infoOf, loadEngine, loadEngineFor } from '../../engine/games.js';
import { showToast } from '../../ui/toast.js';
import { linkAfterResult, PROBLEM_PREFIX, REPLAY_PREFIX, RULES_PREFIX } from '../../engine/links.js';
import { hideRepair, isShown, showRepair, showPage } from './page-switch.js';
import { restoreInProgress } from '../start/resume.js';
import { findSavedGames, loadedStore, restoreAt } from '../storage/saved-games.js';
import { showPositionOfProblem } from '../problems/loading-problem.js';
import { cancelLoadingGuest, endGuest, endLesson, hasGuest, openGame, setGuest, table } from './table-page.js';
import { Latest } from '../../ui/latest.js';

/** @import { Navigation } from './address.js' */
/** @import { RestoredGame } from '../storage/saved-games.js' */

/** Aborted by the next route, and by a move on the table that is still shown. */
const routing = new Latest();

/** Cancels a page that is still loading. */
export function cancelRoute() {
  routing.cancel();
  cancelLoadingGuest();
}

/** Takes a friend's result out of the address. @returns {string | undefined} the whole fragment, if it has one */
export function extractResult() {
  const whole = fragment();
  const link = linkAfterResult(whole);
  if (link === whole) return undefined;
  replaceAddress(link);
  return whole;
}

/** Shows the page of the current link. @param {Navigation} [navigation] */
export async function route(navigation = {}) {
  const result = extractResult() ?? navigation.result;
  const retry = () => void routeOrNotify({ ...navigation, result });
  const link = fragment();
  cancelPanel();
  // It is shown or loading; a saved game replaces its review.
  if (hasGuest(link) && !navigation.savedId) return;
  const signal = routing.begin();
  if (hasGuest()) endGuest();
  endLesson();
  // A deal that is still loading would replace the game, and a move of a run cancel this route.
  if (!link.startsWith(RULES_PREFIX)) table?.host.actions.leave();
  if (!link) return showStart(signal);
  if (link.startsWith(RULES_PREFIX)) {
    if (!isShown('table')) await showStart(signal);
    return signal.aborted ? undefined : openPanel('rulesAt', link);
  }
  if (link.startsWith(PROBLEM_PREFIX)) return openProblem(link, signal, retry);
  try {
    await loadEngineFor(link);
  } catch {
    return signal.aborted ? undefined : showEngineError();
  }
  if (signal.aborted) return;
  try {
    const id = link.replace(/\/$/, '');
    await (infoOf(id) ? openById(id, signal) : openLink(link, signal, navigation));
  } catch (error) {
    // A replay is also aborted by a move on the table, which ends it.
    return signal.aborted || isAbort(error) ? undefined : showFailure(retry);
  }
  if (signal.aborted) return;
  hideRepair();
  if (!isShown('table')) return;
  if (result) void openPanel('challenge', result, false);
  else if (navigation.lesson) void openPanel('lesson');
}

/** Shows the page of the current link; a failure becomes a toast. @param {Navigation} [navigation] @returns {Promise<unknown>} */
export const routeOrNotify = (navigation) =>
  route(navigation).catch(() =>
    showToast(words.failed.table, [{ label: words.failed.again, onPress: () => void routeOrNotify(navigation) }]),
  );

/** Says that the page did not load. @param {() => void} retry @param {boolean} [hasTable] */
function showFailure(retry, hasTable = !!table) {
  showToast(words.failed.table, [{ label: words.failed.again, onPress: retry }]);
  // Browsers keep the failure of a module that the page of a link preloads: only a reload tries again.
  if (!hasTable && !isShown('start')) showRepair();
}

/** Shows the position of a problem, and its question once that has loaded. @param {string} link @param {AbortSignal} signal @param {() => void} retry */
async function openProblem(link, signal, retry) {
  const hasGame = !!table?.view;
  setGuest(link, true);
  // The engine first: on a slow line the position would wait for the question.
  const loading = loadEngineFor(link).then(() => load('problem'));
  // The problem reports a wrong link.
  const showing = showPositionOfProblem(link, signal).catch(() => {});
  try {
    const { showProblem } = await loading.finally(() => showing);
    if (signal.aborted) return;
    await showProblem(link, signal);
    hideRepair();
  } catch (error) {
    if (signal.aborted) return;
    if (isRefusal(error)) {
      endGuest();
      return showLinkError(link, error, signal, hasGame);
    }
    // Without the question it is a position like any other, but not recorded.
    if (hasGame) setGuest('');
    else table?.host.line?.end('removed');
    showFailure(hasGame ? retry : () => (endGuest(), retry()), hasGame);
  }
}

/** @param {AbortSignal} signal */
async function showStart(signal) {
  document.title = words.page.title;
  // Saves the last move before the list of games is read.
  flushAfterPaint();
  const [{ drawStart, loadStartData }] = await Promise.all([load('startPage'), findSavedGames()]);
  try {
    await loadStartData();
  } catch {
    return signal.aborted ? undefined : showEngineError();
  }
  if (signal.aborted) return;
  showPage('start');
  drawStart();
}

/** Reports on the start page that the engine did not load. */
export function showEngineError() {
  showPage('start');
  const hasWebAssembly = typeof WebAssembly === 'object';
  // Without a catalog the English text of index.html stays.
  const { failed } = words ?? {};
  if (failed) byId('without').textContent = hasWebAssembly ? failed.engine : failed.webAssembly;
  byId('without').hidden = false;
  if (hasWebAssembly) showRepair();
  byId('foot').removeAttribute('data-waiting');
}

/** Opens the game in progress of an id, else a new deal. @param {string} id @param {AbortSignal} signal */
async function openById(id, signal) {
  await findSavedGames();
  if (signal.aborted) return;
  const saved = restoreInProgress(id);
  if (saved) {
    const { link: found } = saved.table.summary();
    replaceAddress(found);
    return openGame(saved.table, signal, { origin: saved.origin });
  }
  const deal = await chooseDeal(id);
  if (signal.aborted) return;
  replaceAddress(deal.link);
  return openLink(deal.link, signal, { deal });
}

/**
 * Table of a link: the saved game at that position, with its undo history, else from the link alone.
 * @param {string} link @param {string} [savedId] of the saved game, even if others are at the same position
 * @returns {RestoredGame}
 */
function restoreLink(link, savedId) {
  const saved = restoreAt(link, savedId);
  if (saved.table) return { ...saved, table: saved.table };
  // With "#" a single word is read as a game's id, not as a deal code.
  const linkTable = Table.open(`#${link}`);
  const { link: written, replay } = linkTable.summary();
  const { table, origin } = replay || written === link ? saved : restoreAt(written);
  if (!table) return { table: linkTable, origin };
  linkTable.free();
  return { table, origin };
}

/** @param {string} link @param {AbortSignal} signal @param {Navigation} navigation @returns {Promise<void>} */
async function openLink(link, signal, navigation) {
  let restored;
  // It may load while the table does.
  const isBeforeStore = !loadedStore();
  try {
    restored = restoreLink(link, navigation.savedId);
  } catch (error) {
    if (isFullEngine) return showLinkError(link, error, signal);
    // A one-game engine reads neither other games' codes nor older links, and names no reason.
    await loadEngine();
    return signal.aborted ? undefined : openLink(link, signal, navigation);
  }
  const { table: game, origin } = restored;
  const { replay, plies, link: written } = game.summary();
  if (!replay) {
    await openGame(game, signal, { deal: navigation.deal, origin, isBeforeStore });
    // A link that ends with "/" may have been cut by a line break in a mail.
    if (/\/.+\/$/.test(link) && !signal.aborted) showToast(words.recovery.cut);
    return;
  }
  // A replay without moves opens as a deal.
  if (plies) return openReplay(link, game, signal);
  replaceAddress(written);
  return openGame(game, signal, { origin });
}

/** @param {string} link @param {import('../../pkg/patience_wasm.js').Table} game @param {AbortSignal} signal */
async function openReplay(link, game, signal) {
  setGuest(link, true);
  let isShowing = false;
  try {
    const { showReplay } = await load('replay', signal).catch((error) => {
      game.free();
      throw error;
    });
    isShowing = await showReplay(link, game, signal);
  } finally {
    if (!isShowing && !signal.aborted) setGuest('');
  }
}

/** Restarts the current replay at its ply in the current language. A problem and a line that is shown translate themselves. */
export async function restartReplay() {
  const link = fragment();
  if (!link.startsWith(REPLAY_PREFIX) || !hasGuest(link)) return;
  // Without its module the replay stays as it is.
  const replay = await load('replay').catch(() => null);
  if (!replay || !hasGuest(link)) return;
  replay.setReplayStart(link, table?.host.line?.ply ?? 0);
  endGuest();
  await route();
  // Another visit begins with the deal, also if this one was left while it loaded.
  replay.setReplayStart('', 0);
}

/** Reports why a link does not open, with actions; the table stays as it is. @param {string} link @param {unknown} error @param {AbortSignal} signal @param {boolean} [hasGame] */
async function showLinkError(link, error, signal, hasGame = !!table?.view) {
  const shownTable = isShown('table') && hasGame ? table : null;
  replaceAddress(shownTable ? shownTable.link : '');
  if (!shownTable) await showStart(signal);
  const actions = await load('recovery').then(
    ({ recoveryActions }) => recoveryActions(link, !!shownTable),
    () => [],
  );
  if (!signal.aborted) showToast(sentenceOf(error), actions);
}
