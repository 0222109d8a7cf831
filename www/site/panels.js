// Opens the panels of the site. Each is a module of its own, loaded when it is first asked for.

import { withWords } from '../words/language.js';
import { words } from '../words/site.js';
import { flushAddress } from './shell/address.js';
import { loadEngine } from '../engine/games.js';
import { notify } from '../ui/toast.js';
import { table } from './shell/table-page.js';

/**
 * Opens what a module has, which may ask the engine.
 * @template T
 * @param {Promise<T>} module @param {(module: T) => void} open
 */
export const opened = (module, open) =>
  void Promise.all([withWords(module), loadEngine()]).then(([here]) => open(here), failed);

const failed = () => notify(words.failed.panel);

export const PANELS = {
  code: () => opened(import('./share/code-panel.js'), (panel) => panel.openCode()),
  daily: () => opened(import('./daily/daily-panel.js'), (panel) => panel.openDaily()),
  /** Gives up the game on the table. */
  giveUp: () => opened(import('./play/give-up.js'), (panel) => void panel.giveUp()),
  moves: () => opened(import('./play/history-panel.js'), (panel) => panel.openMoves()),
  ownCards: () => opened(import('./share/own-cards-panel.js'), (panel) => panel.openOwnCards()),
  /** Begins a lesson. @param {string} [id] of its game; without it the one on the table */
  lesson: (id) => opened(import('./play/lesson-offer.js'), ({ startLesson }) => startLesson(id)),
  /** @param {string} [id] of a game; without it the one on the table @param {string} [rule] of the book, to begin with */
  rules: (id, rule) => opened(import('./rules/rules-panel.js'), (panel) => panel.openRules(id, rule)),
  /** @param {string} [line] a link of the whole game; without it the one on the table, up to its position */
  review: (line) => opened(import('./review/review.js'), (panel) => void panel.openReview(line)),
  /** @param {string} link an address of rules */
  rulesAt: (link) => opened(import('./rules/rules-panel.js'), (panel) => panel.openRulesAt(link)),
  settings: () => opened(import('./settings/settings-panel.js'), (panel) => panel.openSettings()),
  /** The settings, where the language is chosen: it has just been, and they say so in it. */
  languages: () => opened(import('./settings/settings-panel.js'), (panel) => panel.openSettings('language')),
  /** Shares the game on the table. */
  share: () => {
    // The panel may say what the address says.
    flushAddress();
    const view = table?.view;
    if (view) opened(import('./share/share-panel.js'), (panel) => panel.openShare(view));
  },
  statistics: () =>
    opened(import('./statistics/statistics-panel.js'), (panel) => void panel.openStatistics().catch(failed)),
  /** Every game that is kept, and the rest of what this browser keeps. */
  storage: () => opened(import('./storage/storage-panel.js'), (panel) => void panel.openStorage().catch(failed)),
  /** There is no room to keep anything. */
  room: () => opened(import('./storage/storage-panel.js'), (panel) => void panel.makeRoom().catch(failed)),
  text: () => opened(import('./share/text-panel.js'), (panel) => panel.openText()),
};

export const openMenu = () => opened(import('./shell/menu.js'), (menu) => menu.openMenu(PANELS));
