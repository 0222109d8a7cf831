// Entry module of the site: starts routing, settings, storage and the service worker.

import { isPreview } from '../engine/causes.js';
import { loadEngine, loadEngineFor, nameOf } from '../engine/games.js';
import { RULES_PREFIX } from '../engine/links.js';
import { afterPaint } from '../ui/after-paint.js';
// It notes the first press, on the start page too.
import '../ui/modality.js';
import { closeDialogs, loadUiStyles } from '../ui/page-dom.js';
import { clearTransientToast, showToast } from '../ui/toast.js';
import { usePreferredLanguage } from '../words/document.js';
import { onLanguage } from '../words/language.js';
import { words } from '../words/site.js';
import './features.js';
import { cancelPanel, load, openPanel } from './load.js';
import { countAnimatedDeal } from './play/new-deal.js';
import { isOpening, loadWinFacts, recordEvent } from './play/recorder.js';
import { takeWinCard } from './play/win-return.js';
import { applySettings } from './settings/settings.js';
import { listenToClicks, listenToRequests } from './shell/actions.js';
import { fragment, keepAddressCurrent, onNavigation } from './shell/address.js';
import { watchLanguage, preferredLanguages } from './shell/languages.js';
import { setBusy, isShown, showRepair, showPage } from './shell/page-switch.js';
import { cancelRoute, showEngineError, route, routeOrNotify, restartReplay, extractResult } from './shell/router.js';
import {
  currentView,
  isRecorded,
  onTableCreated,
  setTableTitle,
  table,
  ensureTable,
  updateTableTitle,
  viewToRecord,
  provenanceToRecord,
  showWinCard,
} from './shell/table-page.js';
import { onStorageError } from './storage/local-store.js';
import { findSavedGames, watchStore, loadStore } from './storage/saved-games.js';

/** Delay before the service worker is installed, in ms: well after first paint. */
const OFFLINE_AFTER_MS = 3000;
/** Delay before the full engine and the store are prefetched, in ms. */
const PREFETCH_AFTER_MS = 1500;

/** Table events that reach the recorder. */
const RECORDED_EVENTS = ['patience-ready', 'patience-move', 'patience-won', 'patience-stuck', 'patience-hint'];

function listenToTable() {
  for (const type of RECORDED_EVENTS)
    document.addEventListener(type, (event) => {
      const wasRecorded = isRecorded();
      const view = viewToRecord(event);
      if (!view) return;
      const { kind } = /** @type {CustomEvent} */ (event).detail;
      // A panel that is still loading belongs to the previous position.
      if (type === 'patience-move' && !isPreview(kind)) cancelPanel();
      // So does another page, unless it has just opened the game.
      if (type === 'patience-move' && !isPreview(kind) && kind !== 'open') cancelRoute();
      const { game, deal } = view;
      setTableTitle(() => ({ title: words.page.table(nameOf(game), deal), heading: nameOf(game) }));
      const record = (/** @type {string} */ name, /** @type {string} */ cause) =>
        recordEvent(name, cause, view, provenanceToRecord());
      if (!wasRecorded && !isOpening(kind)) record('patience-ready', 'open');
      record(type, kind);
    });
  document.addEventListener('patience-win', (event) => {
    const view = currentView();
    if (!view || event.target !== table) return;
    const { respondWith } = /** @type {CustomEvent} */ (event).detail;
    respondWith(loadWinFacts(view, provenanceToRecord()));
  });
  document.addEventListener('patience-unroll', (event) => {
    if (!countAnimatedDeal(/** @type {CustomEvent} */ (event).detail.game)) event.preventDefault();
  });
}

/** Shows the win card that was left for a replay or another page. @param {boolean} [isBack] */
const restoreWinCard = (isBack) => void (takeWinCard(currentView()?.link ?? '', isBack) && showWinCard());

/** Reports each kind of storage error once; full storage again after there was space, or if its notice fails to load. @param {Promise<void>} catalogsLoaded resolves when the catalogs have loaded */
function reportStorageErrors(catalogsLoaded) {
  /** @type {Set<string>} */
  const reported = new Set();
  onStorageError((what) => {
    if (what === 'space') return void reported.delete('full');
    if (reported.has(what)) return;
    reported.add(what);
    if (what === 'full')
      return void load('storage')
        .then(({ notifyFull }) => notifyFull())
        .catch(() => reported.delete(what));
    void catalogsLoaded.then(() => showToast(words.storage[what], [], true)).catch(() => {});
  });
}

/** Renders the page in the current language; tables translate themselves. */
function translate() {
  const settings = document.querySelector('dialog.settings');
  closeDialogs();
  // Sticky ones may hold an undo.
  clearTransientToast();
  if (isShown('start')) void routeOrNotify();
  else {
    updateTableTitle();
    void restartReplay();
  }
  if (settings) void openPanel('languages');
}

async function startSite() {
  // Without this mark index.html offers a repair.
  document.documentElement.dataset.started = '';
  const catalogsLoaded = usePreferredLanguage(preferredLanguages());
  reportStorageErrors(catalogsLoaded);
  applySettings();
  keepAddressCurrent();
  const result = extractResult();
  void findSavedGames();
  onTableCreated((element) => void (element.host.review = (line, atTurn) => void openPanel('review', line, atTurn)));
  // Rules open over the start page.
  if (fragment() && !fragment().startsWith(RULES_PREFIX)) {
    showPage('table');
    setBusy();
    // The router reports a failure.
    loadEngineFor(fragment()).catch(() => {});
    void catalogsLoaded.then(ensureTable).catch(() => {});
  }
  try {
    await catalogsLoaded;
  } catch {
    return showEngineError();
  }
  if (typeof WebAssembly !== 'object') return showEngineError();
  listenToTable();
  listenToRequests();
  listenToClicks();
  watchLanguage();
  watchStore();
  onNavigation(async (navigation) => {
    await routeOrNotify(navigation);
    if (navigation?.isFromHistory) restoreWinCard(true);
  });
  onLanguage(translate);
  await route({ result }).catch(showRepair);
  restoreWinCard();
  afterPaint(() => void loadUiStyles());
  // The start page is prerendered; a game from a link has loaded its rules.
  if (!isShown('table')) await loadEngine().catch(showEngineError);
  setTimeout(() => {
    loadEngine().catch(() => {});
    loadStore().catch(() => {});
  }, PREFETCH_AFTER_MS);
  // A browser that refuses the service worker can still play.
  setTimeout(
    () =>
      void load('offline')
        .then(({ installServiceWorker }) => installServiceWorker())
        .catch(() => {}),
    OFFLINE_AFTER_MS,
  );
}

void startSite();
