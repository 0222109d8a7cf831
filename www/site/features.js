// Registry of the features that the site loads on demand: the only `import()` calls below site/.

import { RULES_SHEET } from '../assets.js';
import { loadEngine } from '../engine/games.js';
import { loadUiStyles } from '../ui/page-dom.js';
import { dialogSheet, problemsSheet, reviewSheet, settingsSheet, statisticsSheet, toolsSheet } from './assets.js';
import { load, registerFeatures } from './load.js';
import { flushAddress } from './shell/address.js';
import { table } from './shell/table-page.js';

/** @import { CatalogName } from '../words/language.js' */
/** @typedef {typeof FEATURES} Features */
/** @typedef {typeof PANELS} Panels */

/** @typedef {{ catalogs?: CatalogName[], sheets?: URL[], needs?: () => Promise<unknown> }} Needs */

/**
 * A feature that opens a dialog.
 * @template Module
 * @param {() => Promise<Module>} module @param {Needs} [extra] in addition to the needs of all dialogs
 * @returns {import('../ui/lazy.js').Feature<Module>}
 */
const dialog = (module, { catalogs = [], sheets = [], needs } = {}) => ({
  module,
  catalogs: ['panels', ...catalogs],
  sheets: [dialogSheet, ...sheets],
  needs: () => Promise.all([loadEngine(), loadUiStyles(), needs?.()]),
});

const loadTools = async () => (await import('../engine/tools.js')).loadTools();
const loadEngineAndTools = () => Promise.all([loadEngine(), loadTools()]);

/** Needs of the dialogs that read or write games as text. The tools register and load the catalogue of their words. @satisfies {Needs} */
const TOOLS = { sheets: [toolsSheet], needs: loadTools };

/** @type {CatalogName[]} */
const PROBLEM_WORDS = ['problems', 'reports'];
/** @satisfies {Needs} */
const PROBLEMS = { catalogs: PROBLEM_WORDS, sheets: [toolsSheet, problemsSheet], needs: loadTools };
/** @type {CatalogName[]} */
const REVIEW_WORDS = ['review', 'reports'];

export const FEATURES = {
  challenge: dialog(() => import('./play/challenge.js'), TOOLS),
  code: dialog(() => import('./share/code-panel.js')),
  daily: dialog(() => import('./daily/daily-panel.js')),
  dealVerdict: { module: () => import('../solver/lost-deal.js'), catalogs: ['reports'] },
  deals: { module: () => import('../engine/deals.js') },
  gameSheet: dialog(() => import('./start/game-sheet.js')),
  gradeOffer: { module: () => import('./play/grade-offer.js'), catalogs: ['start'] },
  giveUp: { module: () => import('./play/give-up.js'), catalogs: REVIEW_WORDS, needs: loadEngine },
  handoff: { module: () => import('./play/handoff.js') },
  history: dialog(() => import('./play/history-panel.js'), { ...TOOLS, catalogs: ['review'] }),
  lostDeal: { module: () => import('./play/lost-deal.js'), catalogs: ['reports'] },
  lessonOffer: { module: () => import('./play/lesson-offer.js'), catalogs: ['lessons'], needs: loadEngine },
  makeProblem: dialog(() => import('./problems/make-problem.js'), PROBLEMS),
  menu: dialog(() => import('./shell/menu.js')),
  mistakes: { module: () => import('./problems/mistake-store.js') },
  offline: { module: () => import('./shell/offline.js') },
  yourCards: dialog(() => import('./share/your-cards-panel.js'), TOOLS),
  problemNote: { module: () => import('./start/problem-note.js'), catalogs: ['start'], needs: loadTools },
  problemLink: { module: () => import('../engine/problem-link.js'), catalogs: PROBLEM_WORDS, needs: loadTools },
  problem: {
    module: () => import('./problems/open-problem.js'),
    catalogs: PROBLEM_WORDS,
    needs: loadEngineAndTools,
  },
  problems: dialog(() => import('./problems/problems-panel.js'), PROBLEMS),
  recovery: { module: () => import('./shell/recovery.js') },
  replay: dialog(() => import('./play/replay.js'), TOOLS),
  review: dialog(() => import('./review/review.js'), {
    catalogs: REVIEW_WORDS,
    sheets: [reviewSheet, toolsSheet],
    needs: loadTools,
  }),
  rules: dialog(() => import('./rules/rules-panel.js'), { catalogs: ['rules'], sheets: [RULES_SHEET] }),
  sendProblem: dialog(() => import('./problems/problem-share.js'), PROBLEMS),
  sentResult: { module: () => import('./share/sent-result.js'), catalogs: ['win'], needs: loadEngineAndTools },
  settings: dialog(() => import('./settings/settings-panel.js'), { sheets: [settingsSheet] }),
  share: dialog(() => import('./share/share-panel.js'), TOOLS),
  sound: { module: () => import('../ui/sound.js') },
  soundOffer: { module: () => import('./play/sound-offer.js'), catalogs: ['panels'] },
  startPage: { module: () => import('./start/start-page.js'), catalogs: ['start'] },
  statistics: dialog(() => import('./statistics/statistics-panel.js'), { sheets: [statisticsSheet] }),
  statisticsRecorder: { module: () => import('./statistics/statistics-recorder.js') },
  storage: dialog(() => import('./storage/storage-panel.js')),
  store: { module: () => import('./storage/store/open.js') },
  table: { module: () => import('../table/define.js') },
  text: dialog(() => import('./share/text-panel.js'), TOOLS),
  winFacts: { module: () => import('./play/win-facts.js') },
};

/** @satisfies {Record<string, (signal: AbortSignal, ...options: any[]) => Promise<void>>} */
const PANELS = {
  /** A friend's result. @param {string} text fragment with the result */
  challenge: async (signal, text, isAsked) => (await load('challenge', signal)).openChallenge(signal, text, isAsked),
  code: async (signal) => (await load('code', signal)).openCode(),
  daily: async (signal) => (await load('daily', signal)).openDaily(),
  /** @param {import('./start/prerender.js').GameSummary} info @param {Parameters<typeof import('./start/game-sheet.js').openGameSheet>[1]} parts @param {string} wins */
  gameSheet: async (signal, info, parts, wins) => (await load('gameSheet', signal)).openGameSheet(info, parts, wins),
  /** Gives up the game on the table. */
  giveUp: async (signal) => void (await load('giveUp', signal)).giveUp(),
  history: async (signal) => (await load('history', signal)).openHistory(),
  /** Settings, focused on the language. */
  languages: async (signal) => (await load('settings', signal)).openSettings('language'),
  /** Starts a lesson. @param {string} [id] of its game; by default the game on the table */
  lesson: async (signal, id) => (await load('lessonOffer', signal)).startLesson(id),
  menu: async (signal) => (await load('menu', signal)).openMenu(),
  yourCards: async (signal) => (await load('yourCards', signal)).openYourCards(),
  /** A problem of the player's games that is due. */
  dueProblem: async (signal) => (await load('problem', signal)).openDue(),
  /** Makes a problem of the position on the table. @param {import('./problems/make-problem.js').MakerOfReview} [review] */
  makeProblem: async (signal, review) => {
    const view = table?.view;
    const { openMakeProblem } = await load('makeProblem', signal);
    if (view) openMakeProblem(view, review);
  },
  /** The first gentle problem of a game. @param {string} id */
  gentleProblem: async (signal, id) => (await load('problem', signal)).openFirstGentle(id),
  /** Today's problem. @param {string} [id] of a game; by default the one of the day */
  problemOfDay: async (signal, id) => (await load('problem', signal)).openToday(id),
  /** @param {string} [id] of a game; by default the game on the table */
  problems: async (signal, id) => (await load('problems', signal)).openProblems(id),
  /** @param {string} [line] link of the whole game; by default the game on the table up to its position @param {boolean} [atTurn] shows the decision that lost it */
  review: async (signal, line, atTurn) => (await load('review', signal)).openReview(signal, line, atTurn),
  /** @param {string} [id] of a game; by default the game on the table @param {string} [rule] to scroll to */
  rules: async (signal, id, rule) => (await load('rules', signal)).openRules(id, rule),
  /** @param {string} link an address of rules */
  rulesAt: async (signal, link) => (await load('rules', signal)).openRulesAt(link),
  /** Shares a problem. @param {string} link */
  sendProblem: async (signal, link) => (await load('sendProblem', signal)).openSendProblem(link, signal),
  settings: async (signal) => (await load('settings', signal)).openSettings(),
  /** Shares the game or the problem on the table. @param {AbortSignal} signal @returns {Promise<void>} */
  share: async (signal) => {
    const problem = table?.host.line?.problem;
    if (problem) return PANELS.sendProblem(signal, problem);
    // The panel may show the address.
    flushAddress();
    const view = table?.view;
    const { openShare } = await load('share', signal);
    if (view) openShare(view);
  },
  statistics: async (signal) => (await load('statistics', signal)).openStatistics(signal),
  storage: async (signal) => (await load('storage', signal)).openStorage(signal),
  text: async (signal) => (await load('text', signal)).openText(),
};

registerFeatures(FEATURES, PANELS);
