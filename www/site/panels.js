// Opens the panels of the site. Each is a module of its own, loaded when it is first asked for.

import { words } from '../words/site.js';
import { flushAddress } from './address.js';
import { notify } from './notice.js';
import { table } from './table-page.js';

/**
 * @template T
 * @param {Promise<T>} module @param {(module: T) => void} open
 */
const opened = (module, open) => void module.then(open, () => notify(words.failed.panel));

export const PANELS = {
  code: () => opened(import('./code-panel.js'), (panel) => panel.openCode()),
  daily: () => opened(import('./daily-panel.js'), (panel) => panel.openDaily()),
  ownCards: () => opened(import('./own-cards-panel.js'), (panel) => panel.openOwnCards()),
  /** @param {string} [id] of a game; without it the one on the table @param {string} [rule] of the book, to begin with */
  rules: (id, rule) => opened(import('./rules-panel.js'), (panel) => panel.openRules(id, rule)),
  settings: () => opened(import('./settings-panel.js'), (panel) => panel.openSettings()),
  /** Shares the game on the table. */
  share: () => {
    // The panel may say what the address says.
    flushAddress();
    const view = table?.view;
    if (view) opened(import('./share-panel.js'), (panel) => panel.openShare(view));
  },
  statistics: () => opened(import('./statistics-panel.js'), (panel) => panel.openStatistics()),
  storage: () => opened(import('./storage-panel.js'), (panel) => panel.openStorage()),
  text: () => opened(import('./text-panel.js'), (panel) => panel.openText()),
};

export const openMenu = () => opened(import('./menu.js'), (menu) => menu.openMenu(PANELS));
