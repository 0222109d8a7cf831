// Shows what the address says: the start page, a game, a replay; or says why it cannot.

import { isFullEngine, sentenceOf, Table } from '../../engine/loader.js';
import { words } from '../../words/site.js';
import { cancelPanel, load, openPanel } from '../load.js';
import { fragment, replaceAddress } from './address.js';
import { flushAfterPaint } from '../../ui/after-paint.js';
import { newDealLink } from '../play/new-deal.js';
import { byId } from '../../ui/page-dom.js';
import { infoOf, loadEngine, loadRulesOf } from '../../engine/games.js';
import { notify } from '../../ui/toast.js';
import { RULES } from '../../engine/links.js';
import { endRepair, isShown, offerRepair, showPage } from './page-switch.js';
import { resume } from '../start/resume.js';
import { findStore, restoreAt } from '../storage/saved-games.js';
import { isReplaying, leaveLesson, leaveReplay, openGame, setReplay, table } from './table-page.js';

/** Shows what the address says. */
export async function route() {
  const link = fragment();
  cancelPanel();
  if (isReplaying() && !isReplaying(link)) leaveReplay();
  leaveLesson();
  if (!link) return showStart();
  if (link.startsWith(RULES)) {
    if (!isShown('table')) await showStart(link);
    return openPanel('rulesAt', link);
  }
  try {
    await loadRulesOf(link);
  } catch {
    return failWithoutEngine();
  }
  if (fragment() !== link) return;
  try {
    const id = link.replace(/\/$/, '');
    await (infoOf(id) ? openById(id, link) : openLink(link));
    endRepair();
  } catch {
    notify(words.failed.table, [{ label: words.failed.again, act: () => void route() }]);
    // A browser may keep to a module that it could not load: only a new page tries again.
    if (!table) offerRepair();
  }
}

/** @param {string} [link] what the address says, if more is to come */
async function showStart(link = '') {
  document.title = words.page.title;
  // A game that is left at once after a move is among those that are kept.
  flushAfterPaint();
  const [{ drawStart, startReady }] = await Promise.all([load('startPage'), findStore()]);
  try {
    await startReady();
  } catch {
    return failWithoutEngine();
  }
  // The player may have gone on while the module came.
  if (fragment() !== link) return;
  showPage('start');
  drawStart();
}

/** Without the engine there is nothing to play: the start page says so. */
export function failWithoutEngine() {
  showPage('start');
  const able = typeof WebAssembly === 'object';
  // Without a word of any language the page says what stands there.
  const { failed } = words ?? {};
  if (failed) byId('without').textContent = able ? failed.engine : failed.webAssembly;
  byId('without').hidden = false;
  if (able) offerRepair();
  byId('foot').removeAttribute('data-waiting');
}

/** The game in hand of an id, else a new deal. @param {string} id @param {string} link what the address says */
async function openById(id, link) {
  await findStore();
  if (fragment() !== link) return;
  const saved = resume(id);
  const found = saved ? saved.summary().link : await newDealLink(id);
  // The player may have gone elsewhere while the list came.
  if (fragment() !== link) return saved?.free();
  replaceAddress(found);
  return saved ? openGame(found, saved) : openLink(found);
}

/** The table of a link: a saved game that was left there, with its acts and what was undone, else the link's. @param {string} link */
function tableOf(link) {
  const saved = restoreAt(link);
  if (saved) return saved;
  // With the mark of a fragment: a word alone is a game's name here, not a deal's code.
  const opened = Table.open(`#${link}`);
  const { link: written, replay } = opened.summary();
  const found = replay || written === link ? null : restoreAt(written);
  if (!found) return opened;
  opened.free();
  return found;
}

/** @param {string} link @returns {Promise<void>} */
async function openLink(link) {
  if (isReplaying(link)) return;
  let game;
  try {
    game = tableOf(link);
  } catch (error) {
    // The rules of one game know no code of another, and no older form of a link.
    if (isFullEngine || !(await hasEngine())) return refuse(link, error);
    if (fragment() === link) await openLink(link);
    return;
  }
  const { replay, plies, link: written } = game.summary();
  if (!replay) {
    await openGame(link, game);
    // Somebody's letter may have been cut where it was broken.
    if (/\/.+\/$/.test(link)) notify(words.recovery.cut);
    return;
  }
  // Without a move there is nothing to watch.
  if (plies) return openReplay(link, game);
  replaceAddress(written);
  return openGame(written, game);
}

/** Whether the rules of all games come. */
const hasEngine = () =>
  loadEngine().then(
    () => true,
    () => false,
  );

/** @param {string} link @param {import('../../pkg/patience_wasm.js').Table} game */
async function openReplay(link, game) {
  setReplay(link);
  let shown = false;
  try {
    const { watch } = await load('replay').catch((error) => {
      game.free();
      throw error;
    });
    if (fragment() === link) shown = await watch(link, game);
    else game.free();
  } finally {
    if (!shown && isReplaying(link)) setReplay('');
  }
}

/** A replay that is watched begins again where it is, with words of the language that is spoken now. */
export function translateReplay() {
  const link = fragment();
  if (!isReplaying(link)) return;
  const ply = table?.host.line?.ply ?? 0;
  leaveReplay();
  void load('replay').then(({ watchFrom }) => {
    if (fragment() !== link) return;
    watchFrom(link, ply);
    void route();
  });
}

/** Says why a link cannot be opened, with what can be done; what was on the table stays. @param {string} link @param {unknown} error */
async function refuse(link, error) {
  const shown = isShown('table') && table?.view ? table : null;
  replaceAddress(shown ? shown.link : '');
  if (!shown) await showStart();
  const actions = await load('recovery').then(
    ({ recoveryActions }) => recoveryActions(link, !!shown),
    () => [],
  );
  notify(sentenceOf(error), actions);
}
