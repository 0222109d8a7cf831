// The site around the table: loads the engine, shows what the address says, and listens to what is pressed.

import { isPreview } from '../engine/causes.js';
import { loadEngine, loadRulesOf, nameOf } from '../engine/games.js';
import { RULES } from '../engine/links.js';
import { afterPaint } from '../ui/after-paint.js';
import { closeDialogs, styleUi } from '../ui/page-dom.js';
import { clearNotice, notify } from '../ui/toast.js';
import '../ui/toast-view.js';
import { speakFirstOf } from '../words/document.js';
import { onLanguage } from '../words/language.js';
import { words } from '../words/site.js';
import './features.js';
import { cancelPanel, load, openPanel } from './load.js';
import { isNewDealing } from './play/new-deal.js';
import { factsOfWin, record } from './play/recorder.js';
import { applySettings } from './settings/settings.js';
import { answer, listenToPresses } from './shell/actions.js';
import { fragment, keepAddressCurrent, onNavigation } from './shell/address.js';
import { followLanguage, wishes } from './shell/languages.js';
import { beginBusy, isShown, offerRepair, showPage } from './shell/page-switch.js';
import { failWithoutEngine, route, translateReplay } from './shell/router.js';
import {
  gameInHand,
  onTable,
  setTableTitle,
  table,
  TABLE_REQUESTS,
  ensureTable,
  updateTableTitle,
  viewToRecord,
} from './shell/table-page.js';
import { onTrouble } from './storage/local-store.js';
import { findStore, followStore, loadStore } from './storage/saved-games.js';

/** Delay before the site is put into the offline cache, in ms: well after the first page is drawn. */
const OFFLINE_AFTER_MS = 3000;
/** Delay before a first visit loads the store of games and the rules of the other games, in ms. */
const PREFETCH_AFTER_MS = 1500;

/** Events of the table that are recorded. */
const RECORDED_EVENTS = ['patience-ready', 'patience-move', 'patience-won', 'patience-stuck', 'patience-hint'];

function listenToTable() {
  for (const type of RECORDED_EVENTS)
    document.addEventListener(type, (event) => {
      const view = viewToRecord(event);
      if (!view) return;
      const { kind } = /** @type {CustomEvent} */ (event).detail;
      // A panel that is still loading is about the position before.
      if (type === 'patience-move' && !isPreview(kind)) cancelPanel();
      const { game, deal } = view;
      setTableTitle(() => ({ title: words.page.table(nameOf(game), deal), heading: nameOf(game) }));
      record(type, kind, view, fragment());
    });
  document.addEventListener('patience-win', (event) => {
    const view = gameInHand();
    if (!view || event.target !== table) return;
    const { tell } = /** @type {CustomEvent} */ (event).detail;
    tell(factsOfWin(view));
  });
  for (const type of TABLE_REQUESTS)
    document.addEventListener(type, (event) => {
      event.preventDefault();
      answer(type, /** @type {CustomEvent} */ (event).detail);
    });
  document.addEventListener('patience-unroll', (event) => {
    if (!isNewDealing(/** @type {CustomEvent} */ (event).detail.game)) event.preventDefault();
  });
}

/** Shows what the address says, and says if that fails. */
const show = () =>
  route().catch(() => notify(words.failed.table, [{ label: words.failed.again, act: () => void show() }]));

/** Says once what storage cannot do, when there are words for it. @param {Promise<void>} spoken */
function reportTrouble(spoken) {
  /** @type {Set<string>} */
  const reported = new Set();
  onTrouble((what) => {
    if (reported.has(what)) return;
    reported.add(what);
    if (what === 'full') return void openPanel('storageFull');
    void spoken.then(() => notify(words.storage[what], [], true)).catch(() => {});
  });
}

/** Renders the page in the language that is spoken now; tables do so themselves. */
function translate() {
  const settings = document.querySelector('dialog.settings');
  closeDialogs();
  // It is about a moment that has passed.
  clearNotice();
  if (isShown('start')) void show();
  else {
    updateTableTitle();
    translateReplay();
  }
  if (settings) void openPanel('languages');
}

async function start() {
  // index.html offers a repair if the page does not come this far.
  document.documentElement.dataset.begun = '';
  const spoken = speakFirstOf(wishes());
  reportTrouble(spoken);
  applySettings();
  keepAddressCurrent();
  void findStore();
  onTable((made) => void (made.host.review = (line) => void openPanel('review', line)));
  // Rules lie over the start page.
  if (fragment() && !fragment().startsWith(RULES)) {
    showPage('table');
    beginBusy();
    // A failure is reported when they are needed.
    loadRulesOf(fragment()).catch(() => {});
    void spoken.then(ensureTable).catch(() => {});
  }
  try {
    await spoken;
  } catch {
    return failWithoutEngine();
  }
  if (typeof WebAssembly !== 'object') return failWithoutEngine();
  listenToTable();
  listenToPresses();
  followLanguage();
  followStore();
  onNavigation(show);
  onLanguage(translate);
  await route().catch(offerRepair);
  afterPaint(() => void styleUi());
  // The start page is drawn before the engine has loaded; a game on the table has its own rules.
  if (!isShown('table')) await loadEngine().catch(failWithoutEngine);
  setTimeout(() => {
    loadEngine().catch(() => {});
    loadStore().catch(() => {});
  }, PREFETCH_AFTER_MS);
  // A browser that refuses to cache the site plays it all the same.
  setTimeout(
    () =>
      void load('offline').then(
        ({ keepSite }) => keepSite(),
        () => {},
      ),
    OFFLINE_AFTER_MS,
  );
}

void start();
