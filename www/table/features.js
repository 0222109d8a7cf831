// The features that a table loads lazily. Below table/, only this file may use `import()`.

import * as assets from '../assets.js';
import { loadEngine } from '../engine/loader.js';
import { loadFeature } from '../ui/lazy.js';

/** @import { CatalogName } from '../words/language.js' */
/** @template Module @typedef {import('../ui/lazy.js').Feature<Module>} Feature */
/** @typedef {keyof typeof FEATURES} FeatureName */
/** @template {FeatureName} Name @typedef {Awaited<ReturnType<typeof FEATURES[Name]['module']>>} FeatureModule */

const loadTools = async () => (await import('../engine/tools.js')).loadTools();

/** @type {CatalogName[]} */
const REPORTS = ['reports'];
/** @satisfies {Partial<Feature<unknown>>} */
const PROBLEM = {
  catalogs: ['problems', 'reports'],
  sheets: [assets.LESSON_SHEET, assets.PROBLEM_SHEET],
  needs: loadEngine,
};

/** @satisfies {Record<string, Feature<unknown>>} */
export const FEATURES = {
  advice: { module: () => import('./solver-ui/advice.js'), catalogs: REPORTS, needs: loadEngine },
  appearance: { module: () => import('./appearance.js') },
  assignedKeys: { module: () => import('./input/assigned-keys.js') },
  autoFinish: { module: () => import('./solver-ui/auto-finish.js') },
  columnWrap: { module: () => import('./board/column-wrap.js') },
  commandLine: {
    module: () => import('./command-line/command-line.js'),
    catalogs: ['command-line', 'reports'],
    sheets: [assets.OVERLAYS_SHEET, assets.COMMAND_LINE_SHEET],
    needs: loadEngine,
  },
  dealAnimation: { module: () => import('./board/deal-animation.js'), catalogs: REPORTS },
  deals: { module: () => import('../engine/deals.js') },
  elementProblem: {
    module: () => import('./problem/element-problem.js'),
    ...PROBLEM,
    needs: () => Promise.all([loadEngine(), loadTools()]),
  },
  endOffers: { module: () => import('./frame/end-offers.js'), catalogs: REPORTS },
  gradeMark: { module: () => import('../ui/grade-mark.js') },
  hints: { module: () => import('./solver-ui/hints.js'), catalogs: REPORTS, needs: loadEngine },
  legalMoves: {
    module: () => import('./overlays/legal-moves.js'),
    catalogs: REPORTS,
    sheets: [assets.OVERLAYS_SHEET],
    needs: loadEngine,
  },
  legend: { module: () => import('../book/legend.js'), catalogs: ['rules'], sheets: [assets.RULES_SHEET] },
  lesson: {
    module: () => import('./lesson/lesson.js'),
    catalogs: ['lessons'],
    sheets: [assets.LESSON_SHEET],
    needs: loadEngine,
  },
  linePlayer: {
    module: () => import('./line-player/line-player.js'),
    catalogs: REPORTS,
    sheets: [assets.LINE_PLAYER_SHEET],
  },
  menu: { module: () => import('./overlays/menu.js'), catalogs: REPORTS, sheets: [assets.OVERLAYS_SHEET] },
  pilePopover: {
    module: () => import('./overlays/pile-popover.js'),
    catalogs: REPORTS,
    sheets: [assets.OVERLAYS_SHEET],
  },
  pileReader: { module: () => import('./command-line/pile-reader.js'), catalogs: REPORTS },
  problem: { module: () => import('./problem/problem.js'), ...PROBLEM },
  problemPicture: {
    module: () => import('./problem/problem-picture.js'),
    catalogs: PROBLEM.catalogs,
    needs: loadEngine,
  },
  refusal: {
    module: () => import('./overlays/refusal.js'),
    catalogs: REPORTS,
    sheets: [assets.REFUSAL_SHEET],
    needs: loadEngine,
  },
  /** The sentences that an action may need. */
  reports: { module: () => import('../words/reports.js'), catalogs: REPORTS },
  rules: { module: () => import('../book/rules-view.js'), catalogs: ['rules'], sheets: [assets.RULES_SHEET] },
  sound: { module: () => import('../ui/sound.js') },
  winCard: { module: () => import('./win/card.js'), catalogs: ['win', 'reports'], sheets: [assets.WIN_SHEET] },
  zoom: { module: () => import('./zoom/magnifier.js'), sheets: [assets.ZOOM_SHEET] },
};

/**
 * Loads a feature into a table; after a failure, the next call tries again.
 * @template {FeatureName} Name
 * @param {Name} name @param {ShadowRoot} root of the table @param {AbortSignal} [signal]
 * @returns {Promise<FeatureModule<Name>>}
 */
export const load = (name, root, signal) =>
  loadFeature(/** @type {Feature<FeatureModule<Name>>} */ (/** @type {unknown} */ (FEATURES[name])), root, signal);
