// Everything that the site loads when it is first needed. `import()` stands nowhere else below site/.

import { RULES_SHEET } from '../assets.js';
import { loadEngine } from '../engine/games.js';
import { styleUi } from '../ui/page-dom.js';
import { dialogSheet, reviewSheet, settingsSheet, statisticsSheet, toolsSheet } from './assets.js';
import { load, register } from './load.js';
import { flushAddress } from './shell/address.js';
import { table } from './shell/table-page.js';

/** @typedef {import('../words/language.js').Part} CatalogName */
/** @typedef {typeof FEATURES} Features */
/** @typedef {typeof PANELS} Panels */

const PANEL = {
  catalogs: /** @type {CatalogName[]} */ (['panels']),
  needs: () => Promise.all([loadEngine(), styleUi()]),
};

export const FEATURES = {
  code: { ...PANEL, module: () => import('./share/code-panel.js'), sheets: [dialogSheet] },
  daily: { ...PANEL, module: () => import('./daily/daily-panel.js'), sheets: [dialogSheet] },
  deals: { module: () => import('../engine/deals.js') },
  gameSheet: { ...PANEL, module: () => import('./start/game-sheet.js'), sheets: [dialogSheet] },
  giveUp: {
    module: () => import('./play/give-up.js'),
    catalogs: /** @type {CatalogName[]} */ (['review']),
    needs: loadEngine,
  },
  handoff: { module: () => import('./play/handoff.js') },
  history: {
    ...PANEL,
    module: () => import('./play/history-panel.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'deferred']),
    sheets: [dialogSheet, toolsSheet],
  },
  lessonOffer: {
    module: () => import('./play/lesson-offer.js'),
    catalogs: /** @type {CatalogName[]} */ (['lessons']),
    needs: loadEngine,
  },
  menu: { ...PANEL, module: () => import('./shell/menu.js'), sheets: [dialogSheet] },
  offline: { module: () => import('./shell/offline.js') },
  ownCards: {
    ...PANEL,
    module: () => import('./share/own-cards-panel.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'deferred']),
    sheets: [dialogSheet, toolsSheet],
  },
  recovery: { module: () => import('./shell/recovery.js') },
  replay: {
    module: () => import('./play/replay.js'),
    catalogs: /** @type {CatalogName[]} */ (['deferred']),
    sheets: [toolsSheet],
  },
  review: {
    ...PANEL,
    module: () => import('./review/review.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'review', 'deferred']),
    sheets: [dialogSheet, reviewSheet],
  },
  rules: {
    ...PANEL,
    module: () => import('./rules/rules-panel.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'rules']),
    sheets: [dialogSheet, RULES_SHEET],
  },
  settings: { ...PANEL, module: () => import('./settings/settings-panel.js'), sheets: [dialogSheet, settingsSheet] },
  share: {
    ...PANEL,
    module: () => import('./share/share-panel.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'deferred']),
    sheets: [dialogSheet, toolsSheet],
  },
  sound: { module: () => import('../ui/sound.js') },
  startPage: { module: () => import('./start/start-page.js'), catalogs: /** @type {CatalogName[]} */ (['start']) },
  statistics: {
    ...PANEL,
    module: () => import('./statistics/statistics-panel.js'),
    sheets: [dialogSheet, statisticsSheet],
  },
  statisticsRecorder: { module: () => import('./statistics/statistics-recorder.js') },
  storage: { ...PANEL, module: () => import('./storage/storage-panel.js'), sheets: [dialogSheet] },
  store: { module: () => import('./storage/store/open.js') },
  table: { module: () => import('../table/define.js') },
  text: {
    ...PANEL,
    module: () => import('./share/text-panel.js'),
    catalogs: /** @type {CatalogName[]} */ (['panels', 'deferred']),
    sheets: [dialogSheet, toolsSheet],
  },
  winFacts: { module: () => import('./play/win-facts.js') },
};

/** What opens each panel; the signal is aborted if it is not wanted any more. */
export const PANELS = {
  /** @param {AbortSignal} signal */
  code: async (signal) => (await load('code', signal)).openCode(),
  /** @param {AbortSignal} signal */
  daily: async (signal) => (await load('daily', signal)).openDaily(),
  /** @param {AbortSignal} signal @param {import('./start/prerender.js').KnownGame} info @param {Parameters<typeof import('./start/game-sheet.js').openGameSheet>[1]} parts */
  gameSheet: async (signal, info, parts) => (await load('gameSheet', signal)).openGameSheet(info, parts),
  /** Gives up the game on the table. @param {AbortSignal} signal */
  giveUp: async (signal) => void (await load('giveUp', signal)).giveUp(),
  /** @param {AbortSignal} signal */
  history: async (signal) => (await load('history', signal)).openMoves(),
  /** Settings, opened again where the language is chosen. @param {AbortSignal} signal */
  languages: async (signal) => (await load('settings', signal)).openSettings('language'),
  /** Starts a lesson. @param {AbortSignal} signal @param {string} [id] of its game; the one on the table if left out */
  lesson: async (signal, id) => (await load('lessonOffer', signal)).startLesson(id),
  /** @param {AbortSignal} signal */
  menu: async (signal) => (await load('menu', signal)).openMenu(),
  /** @param {AbortSignal} signal */
  ownCards: async (signal) => (await load('ownCards', signal)).openOwnCards(),
  /** @param {AbortSignal} signal @param {string} [line] a link of the whole game; the one on the table, up to its position, if left out */
  review: async (signal, line) => (await load('review', signal)).openReview(line),
  /** @param {AbortSignal} signal @param {string} [id] of a game; the one on the table if left out @param {string} [rule] of the book, to begin with */
  rules: async (signal, id, rule) => (await load('rules', signal)).openRules(id, rule),
  /** @param {AbortSignal} signal @param {string} link an address of rules */
  rulesAt: async (signal, link) => (await load('rules', signal)).openRulesAt(link),
  /** @param {AbortSignal} signal */
  settings: async (signal) => (await load('settings', signal)).openSettings(),
  /** Shares the game on the table. @param {AbortSignal} signal */
  share: async (signal) => {
    // The panel may say what the address says.
    flushAddress();
    const view = table?.view;
    const { openShare } = await load('share', signal);
    if (view) openShare(view);
  },
  /** @param {AbortSignal} signal */
  statistics: async (signal) => (await load('statistics', signal)).openStatistics(),
  /** @param {AbortSignal} signal */
  storage: async (signal) => (await load('storage', signal)).openStorage(),
  /** Storage is full. @param {AbortSignal} signal */
  storageFull: async (signal) => (await load('storage', signal)).makeRoom(),
  /** @param {AbortSignal} signal */
  text: async (signal) => (await load('text', signal)).openText(),
};

register(FEATURES, PANELS);
