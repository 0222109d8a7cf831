// The features that a table loads lazily. Below table/, only this file may use `import()`.

import {
  COMMAND_LINE_SHEET,
  LESSON_SHEET,
  OVERLAYS_SHEET,
  PROBLEM_SHEET,
  ZOOM_SHEET,
  LINE_PLAYER_SHEET,
  REFUSAL_SHEET,
  RULES_SHEET,
  WIN_SHEET,
} from '../assets.js';
import { loadEngine } from '../engine/loader.js';
import { loadFeature } from '../ui/lazy.js';

/** @typedef {import('../words/language.js').CatalogName} CatalogName */
/** @typedef {keyof typeof FEATURES} FeatureName */
/** @template {FeatureName} Name @typedef {Awaited<ReturnType<typeof FEATURES[Name]['module']>>} FeatureModule */

const REPORTS = /** @type {const} @satisfies {CatalogName[]} */ (['reports']);
const PROBLEM_WORDS = /** @type {const} @satisfies {CatalogName[]} */ (['problems', 'reports']);
const fullEngine = () => loadEngine();

export const FEATURES = {
  advice: { module: () => import('./solver-ui/advice.js'), catalogs: REPORTS, needs: fullEngine },
  appearance: { module: () => import('./appearance.js') },
  assignedKeys: { module: () => import('./input/assigned-keys.js') },
  autoFinish: { module: () => import('./solver-ui/auto-finish.js') },
  columnWrap: { module: () => import('./board/column-wrap.js') },
  commandLine: {
    module: () => import('./command-line/command-line.js'),
    catalogs: /** @type {CatalogName[]} */ (['command-line', 'reports']),
    sheets: [OVERLAYS_SHEET, COMMAND_LINE_SHEET],
    needs: fullEngine,
  },
  dealAnimation: { module: () => import('./board/deal-animation.js'), catalogs: REPORTS },
  deals: { module: () => import('../engine/deals.js') },
  elementProblem: {
    module: () => import('./problem/element-problem.js'),
    catalogs: PROBLEM_WORDS,
    sheets: [LESSON_SHEET, PROBLEM_SHEET],
    needs: fullEngine,
  },
  endOffers: { module: () => import('./frame/end-offers.js'), catalogs: REPORTS },
  gradeMark: { module: () => import('../ui/grade-mark.js') },
  hints: { module: () => import('./solver-ui/hints.js'), catalogs: REPORTS, needs: fullEngine },
  legalMoves: {
    module: () => import('./overlays/legal-moves.js'),
    catalogs: REPORTS,
    sheets: [OVERLAYS_SHEET],
    needs: fullEngine,
  },
  legend: {
    module: () => import('../book/legend.js'),
    catalogs: /** @type {CatalogName[]} */ (['rules']),
    sheets: [RULES_SHEET],
  },
  lesson: {
    module: () => import('./lesson/lesson.js'),
    catalogs: /** @type {CatalogName[]} */ (['lessons']),
    sheets: [LESSON_SHEET],
    needs: fullEngine,
  },
  linePlayer: { module: () => import('./line-player/line-player.js'), catalogs: REPORTS, sheets: [LINE_PLAYER_SHEET] },
  menu: { module: () => import('./overlays/menu.js'), catalogs: REPORTS, sheets: [OVERLAYS_SHEET] },
  pilePopover: {
    module: () => import('./overlays/pile-popover.js'),
    catalogs: REPORTS,
    sheets: [OVERLAYS_SHEET],
  },
  pileReader: { module: () => import('./command-line/pile-reader.js'), catalogs: REPORTS },
  problem: {
    module: () => import('./problem/problem.js'),
    catalogs: PROBLEM_WORDS,
    sheets: [LESSON_SHEET, PROBLEM_SHEET],
    needs: fullEngine,
  },
  problemPicture: { module: () => import('./problem/problem-picture.js'), catalogs: PROBLEM_WORDS, needs: fullEngine },
  refusal: {
    module: () => import('./overlays/refusal.js'),
    catalogs: REPORTS,
    sheets: [REFUSAL_SHEET],
    needs: fullEngine,
  },
  /** The sentences that an action may need. */
  reports: { module: () => import('../words/reports.js'), catalogs: REPORTS },
  rules: {
    module: () => import('../book/rules-view.js'),
    catalogs: /** @type {CatalogName[]} */ (['rules']),
    sheets: [RULES_SHEET],
  },
  sound: { module: () => import('../ui/sound.js') },
  winCard: {
    module: () => import('./win/card.js'),
    catalogs: /** @type {CatalogName[]} */ (['win', 'reports']),
    sheets: [WIN_SHEET],
  },
  zoom: { module: () => import('./zoom/magnifier.js'), sheets: [ZOOM_SHEET] },
};

/**
 * Loads a feature into a table; after a failure, the next call tries again.
 * @template {FeatureName} Name
 * @param {Name} name @param {ShadowRoot} root of the table @param {AbortSignal} [signal]
 * @returns {Promise<FeatureModule<Name>>}
 */
export const load = (name, root, signal) =>
  loadFeature(
    /** @type {import('../ui/lazy.js').Feature<FeatureModule<Name>>} */ (/** @type {unknown} */ (FEATURES[name])),
    root,
    signal,
  );
