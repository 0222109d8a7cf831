// The site round the table: loads the engine, shows what the address says, and listens to what is pressed.

import { speakFirstOf } from '../words/document.js';
import { onLanguage } from '../words/language.js';
import { words } from '../words/site.js';
import { fragment, go, keepAddressCurrent, onNavigation } from './address.js';
import { isNewDealing } from './dealing.js';
import { afterFrame } from './after-frame.js';
import { byId, closeDialogs, styleMore } from './dom.js';
import { loadEngine, loadRulesOf } from './engine.js';
import { chooseLanguage, followLanguage, wishes } from './languages.js';
import { RULES } from './links.js';
import { clearNotice, notify } from './notice.js';
import { beginBusy, isShown, offerRepair, showPage } from './pages.js';
import { openMenu, PANELS } from './panels.js';
import { recordGames } from './recorder.js';
import { failWithoutEngine, route, translateReplay } from './router.js';
import { findStore, loadStore } from './saved-games.js';
import { applySettings, changeSettings } from './settings.js';
import { onTrouble } from './storage.js';
import { onTable, table, tellTableTitle, theTable } from './table-page.js';

/** When the site is put into the offline cache: well after the first page is drawn. */
const OFFLINE_AFTER_MS = 3000;
/** When a first visit gets what keeps its games, if nothing was played before, and the rules of the other games. */
const REST_AFTER_MS = 1500;

/** What a press on an element with `data-act` does. @type {Record<string, (element: Element, event: Event) => void>} */
const ACTS = {
  daily: PANELS.daily,
  menu: openMenu,
  lesson: (element) => {
    closeDialogs();
    PANELS.lesson(element.getAttribute('data-game') ?? undefined);
  },
  games: PANELS.storage,
  own: PANELS.ownCards,
  rules: (element) => PANELS.rules(element.getAttribute('data-game') ?? undefined),
  settings: PANELS.settings,
  stats: PANELS.statistics,
  texts: PANELS.text,
  skip: (_, event) => {
    // The fragment is the game's: a skip link must not change it.
    event.preventDefault();
    if (isShown('table')) table?.focus();
    else byId('main').focus();
  },
};

function listen() {
  recordGames();
  document.addEventListener('patience-moves', () => PANELS.moves());
  document.addEventListener('patience-home', () => go(''));
  document.addEventListener('patience-menu', (event) => {
    event.preventDefault();
    openMenu();
  });
  document.addEventListener('patience-rules', (event) => {
    event.preventDefault();
    PANELS.rules(undefined, /** @type {CustomEvent} */ (event).detail.rule);
  });
  document.addEventListener('patience-share', (event) => {
    event.preventDefault();
    PANELS.share();
  });
  document.addEventListener('patience-unroll', (event) => {
    if (!isNewDealing(/** @type {CustomEvent} */ (event).detail.game)) event.preventDefault();
  });
  // The table may be set from the table.
  document.addEventListener('patience-setting', (event) => {
    const { name, value } = /** @type {CustomEvent} */ (event).detail;
    changeSettings({ [name]: value });
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act], [data-language]') : null;
    const tongue = pressed?.getAttribute('data-language');
    if (tongue) void chooseLanguage(tongue);
    else if (pressed) ACTS[pressed.getAttribute('data-act') ?? '']?.(pressed, event);
  });
  onNavigation(show);
}

/** Shows what the address says; where that does not come, because there is no network, it is said. */
const show = () =>
  route().catch(() => notify(words.failed.table, [{ label: words.failed.again, act: () => void show() }]));

/** What storage cannot do is said once, when there are words for it. @param {Promise<void>} spoken */
function reportTrouble(spoken) {
  /** @type {Set<string>} */
  const told = new Set();
  onTrouble((what) => {
    if (told.has(what)) return;
    told.add(what);
    if (what === 'full') return PANELS.room();
    void spoken.then(() => notify(words.storage[what], [], true)).catch(() => {});
  });
}

/** Shows what is on the page in the language that is spoken now; tables do so themselves. */
function translate() {
  const panel = document.querySelector('dialog.settings');
  closeDialogs();
  // What it says, it says of a moment that has gone.
  clearNotice();
  if (isShown('start')) void show();
  else {
    tellTableTitle();
    translateReplay();
  }
  if (panel) PANELS.languages();
}

async function begin() {
  // For the page, which offers to repair what does not come this far.
  document.documentElement.dataset.begun = '';
  const spoken = speakFirstOf(wishes());
  reportTrouble(spoken);
  applySettings();
  keepAddressCurrent();
  void findStore();
  // The table of the site looks back on its games.
  onTable((made) => void (made.host.review = (line) => PANELS.review(line)));
  // Rules stand over the start page.
  if (fragment() && !fragment().startsWith(RULES)) {
    showPage('table');
    beginBusy();
    // What goes wrong with them is told when they are wanted.
    loadRulesOf(fragment()).catch(() => {});
    void spoken.then(theTable).catch(() => {});
  }
  try {
    await spoken;
  } catch {
    return failWithoutEngine();
  }
  if (typeof WebAssembly !== 'object') return failWithoutEngine();
  listen();
  onLanguage(translate);
  followLanguage();
  await route().catch(offerRepair);
  afterFrame(() => void styleMore());
  // The start page is drawn before it comes; a game that is on the table has its own rules, and all else can wait.
  if (!isShown('table')) await loadEngine().catch(failWithoutEngine);
  setTimeout(() => {
    loadEngine().catch(() => {});
    loadStore().catch(() => {});
  }, REST_AFTER_MS);
  // When all that is needed now is here. A browser that refuses to keep the site plays it all the same.
  setTimeout(() => void import('./offline.js').then(({ keepSite }) => keepSite()).catch(() => {}), OFFLINE_AFTER_MS);
}

void begin();
