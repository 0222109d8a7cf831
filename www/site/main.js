// The site round the table: loads the engine, shows what the address says, and listens to what is pressed.

import { askedLanguage, speakFirstOf } from '../words/document.js';
import { words } from '../words/site.js';
import { fragment, go, keepAddressCurrent, onNavigation } from './address.js';
import { byId } from './dom.js';
import { loadEngine } from './engine.js';
import { notify } from './notice.js';
import { isShown, showPage } from './pages.js';
import { openMenu, PANELS } from './panels.js';
import { recordGames } from './recorder.js';
import { route } from './router.js';
import { applySettings, changeSettings } from './settings.js';
import { onTrouble, read } from './storage.js';
import { table, theTable } from './table-page.js';

/** When the site is put into the offline cache: well after the first page is drawn. */
const OFFLINE_AFTER_MS = 3000;

/** What a press on an element with `data-act` does. @type {Record<string, (element: Element, event: Event) => void>} */
const ACTS = {
  daily: PANELS.daily,
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
  // The table may be set from the table.
  document.addEventListener('patience-setting', (event) => {
    const { name, value } = /** @type {CustomEvent} */ (event).detail;
    changeSettings({ [name]: value });
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act]') : null;
    if (pressed) ACTS[pressed.getAttribute('data-act') ?? '']?.(pressed, event);
  });
  onNavigation(() => void route());
}

/** What storage cannot do is said once. */
function reportTrouble() {
  /** @type {Set<string>} */
  const told = new Set();
  onTrouble((what) => {
    if (told.has(what)) return;
    told.add(what);
    notify(words.storage[what], [], true);
  });
}

/** The language of the address, else the one that was chosen, else the first of the browser's that there is. */
function speak() {
  const chosen = read('language');
  return speakFirstOf([askedLanguage(), typeof chosen === 'string' ? chosen : null, ...navigator.languages]);
}

async function begin() {
  reportTrouble();
  applySettings();
  keepAddressCurrent();
  const spoken = speak();
  if (fragment()) {
    showPage('table');
    // What goes wrong with it is told when it is wanted.
    theTable().catch(() => {});
  }
  try {
    await loadEngine();
    await spoken;
  } catch {
    showPage('start');
    byId('without').textContent = typeof WebAssembly === 'object' ? words.failed.engine : words.failed.webAssembly;
    byId('without').hidden = false;
    byId('foot').removeAttribute('data-waiting');
    return;
  }
  listen();
  await route();
  // When all that is needed now is here. A browser that refuses to keep the site plays it all the same.
  setTimeout(() => void import('./offline.js').then(({ keepSite }) => keepSite()).catch(() => {}), OFFLINE_AFTER_MS);
}

void begin();
