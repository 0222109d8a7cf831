// The site round the table: loads the engine, shows what the address says, and listens to what is pressed.

import { speakFirstOf } from '../words/document.js';
import { onLanguage } from '../words/language.js';
import { words } from '../words/site.js';
import { fragment, keepAddressCurrent, onNavigation, replaceAddress } from './shell/address.js';
import { afterFrame } from '../ui/after-paint.js';
import { isNewDealing } from './play/new-deal.js';
import { closeDialogs, styleMore } from '../ui/page-dom.js';
import { loadEngine, loadRulesOf, nameOf } from '../engine/games.js';
import { wishes } from './shell/languages.js';
import { RULES } from '../engine/links.js';
import { clearNotice, notify, showBy } from '../ui/toast.js';
import { beginBusy, isShown, offerRepair, showPage } from './shell/page-switch.js';
import { failWithoutEngine, route, translateReplay } from './shell/router.js';
import { findStore, keepEarly, loadStore } from './storage/saved-games.js';
import { applySettings } from './settings/settings.js';
import { onTrouble } from './storage/local-store.js';
import {
  ASKED,
  gameInHand,
  onTable,
  setTableTitle,
  table,
  tellTableTitle,
  theTable,
  viewToRecord,
} from './shell/table-page.js';

/** When the site is put into the offline cache: well after the first page is drawn. */
const OFFLINE_AFTER_MS = 3000;
/** When a first visit gets what keeps its games, if nothing was played before, and the rules of the other games. */
const REST_AFTER_MS = 1500;

/** What is written down of a game. */
const RECORDED = ['patience-ready', 'patience-move', 'patience-won', 'patience-stuck', 'patience-hint'];

/** @typedef {typeof import('./shell/actions.js')} Listening */

/** What listens to the page, once it is here: the first sight of a table does without. @type {Listening | null} */
let listening = null;
/** @type {Promise<Listening> | null} */
let coming = null;

/** Where that does not come, notices neither: the table says them itself. @type {import('../ui/toast.js').Board} */
const PLAIN = {
  say: (sentence, actions = []) => {
    table?.host.say(sentence);
    table?.host.offer(actions.map(({ label, act }) => ({ label, act, primary: true })));
  },
  settle: () => {},
  clear: () => {},
};

/** Has it come; rejects if it does not. */
const loadListening = () =>
  (coming ??= import('./shell/actions.js').then(
    (here) => {
      here.listen();
      return (listening = here);
    },
    (error) => {
      // Whoever asks again has it asked for again.
      coming = null;
      showBy(PLAIN);
      throw error;
    },
  ));

/** Has something done by what listens, in the order in which it happened. @param {(here: Listening) => void} act @param {() => void} [otherwise] */
function hear(act, otherwise) {
  const fail = () => notify(words.failed.panel, [{ label: words.failed.again, act: () => hear(act) }]);
  if (listening) act(listening);
  else void loadListening().then(act, otherwise ?? fail);
}

function listen() {
  for (const type of RECORDED)
    document.addEventListener(type, (event) => {
      const view = viewToRecord(event);
      if (!view) return;
      const { kind } = /** @type {CustomEvent} */ (event).detail;
      const { game, deal, link } = view;
      setTableTitle(() => ({ title: words.page.table(nameOf(game), deal), heading: nameOf(game) }));
      if (!listening && type === 'patience-move') keepEarly(view, kind);
      const at = fragment();
      // Where it does not come, the address at least says where the game stands.
      hear(
        (here) => here.record(type, kind, view, at),
        () => replaceAddress(link),
      );
    });
  document.addEventListener('patience-win', (event) => {
    const view = gameInHand();
    if (!view || event.target !== table) return;
    const { tell } = /** @type {CustomEvent} */ (event).detail;
    tell(loadListening().then((here) => here.factsOfWin(view)));
  });
  for (const type of ASKED)
    document.addEventListener(type, (event) => {
      event.preventDefault();
      const { detail } = /** @type {CustomEvent} */ (event);
      hear((here) => here.answer(type, detail));
    });
  document.addEventListener('patience-unroll', (event) => {
    if (!isNewDealing(/** @type {CustomEvent} */ (event).detail.game)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act], [data-language]') : null;
    if (!pressed) return;
    // The fragment is the game's: a skip link must not change it.
    if (pressed.matches('.skip')) event.preventDefault();
    hear((here) => here.press(pressed));
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
    if (what === 'full') return hear(({ PANELS }) => PANELS.room());
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
  if (panel) hear(({ PANELS }) => PANELS.languages());
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
  onTable((made) => void (made.host.review = (line) => hear(({ PANELS }) => PANELS.review(line))));
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
  await route().catch(offerRepair);
  afterFrame(() => {
    void styleMore();
    loadListening().catch(() => {});
  });
  // The start page is drawn before it comes; a game that is on the table has its own rules, and all else can wait.
  if (!isShown('table')) await loadEngine().catch(failWithoutEngine);
  setTimeout(() => {
    loadEngine().catch(() => {});
    loadStore().catch(() => {});
  }, REST_AFTER_MS);
  // When all that is needed now is here. A browser that refuses to keep the site plays it all the same.
  setTimeout(
    () => void import('./shell/offline.js').then(({ keepSite }) => keepSite()).catch(() => {}),
    OFFLINE_AFTER_MS,
  );
}

void begin();
