// Builds the scene of a position from the layouts of its game, the area of the board and the player's options, and finds the
// piles that differ from the last scene.

import { hasTarget } from '../../engine/choices.js';
import { arrange } from './layout.js';
import { traitsOf } from './scene.js';

/** @import { Scene, View, GameInfo, Layout } from './scene.js' */
/** @import { BoardBox } from './layout.js' */
/** @typedef {{ squared: Layout[], fanned: Layout[] }} Layouts */

/** Minimum width of a board that fans packets by default: a window of 1280 px. */
const MIN_OPEN_WIDTH_PX = 1180;

export class SceneBuilder {
  /** @type {GameInfo | null} */
  #info = null;
  /** The wide layout and the tall one, with packets squared and fanned. @type {Layouts} */
  layouts = { squared: [], fanned: [] };
  /** Settings of the player. @type {{ packets: 'auto' | 'fanned' | 'squared', next: boolean }} */
  options = { packets: 'auto', next: true };
  /** The area of the board on the felt. @type {BoardBox} */
  box = { x: 0, y: 0, width: 320, height: 320 };
  /** When available cards have the book's crosses. @type {'grace' | 'always' | 'lesson'} */
  crossesWhen = 'grace';
  /** The view that has crosses on request. @type {View | null} */
  crossedView = null;
  /** Null until a column is too long for the felt. @type {import('./layout.js').WrapColumns | null} */
  wrapColumns = null;
  /** Keys of the last scene: of the board, and of each pile; empty to redraw everything. @type {{ all: string, piles: string[] }} */
  #drawnKeys = { all: '', piles: [] };

  /** @param {GameInfo} info @param {Layouts} layouts */
  setGame(info, layouts) {
    this.#info = info;
    this.layouts = layouts;
    this.invalidate();
  }

  /** Marks all piles of the next scene as changed. */
  invalidate() {
    this.#drawnKeys = { all: '', piles: [] };
  }

  /** @param {View} view @param {View} announcedView position of the accessible names @returns {Scene | null} null without a game */
  build(view, announcedView) {
    const info = this.#info;
    if (!info) return null;
    const { packets, next } = this.options;
    const open = packets === 'fanned' || (packets === 'auto' && this.box.width >= MIN_OPEN_WIDTH_PX);
    const layouts = open ? this.layouts.fanned : this.layouts.squared;
    const arrangement = arrange(layouts, this.box, view, info.places, this.wrapColumns);
    const hasCrosses = this.#shouldCross(view, info);
    const traits = view.piles.map(traitsOf);
    return {
      info,
      layout: layouts[0],
      view,
      announcedView,
      arrangement,
      box: this.box,
      showsNext: next,
      hasCrosses,
      traits,
      unchanged: this.#diffPiles(traits, arrangement, [open, next, hasCrosses]),
    };
  }

  /**
   * Finds the piles that need no redrawing. Most actions change three or four.
   * @param {string[]} traits @param {import('./layout.js').Arrangement} arrangement @param {unknown[]} general input of all piles
   */
  #diffPiles(traits, arrangement, general) {
    const before = this.#drawnKeys;
    const placements = arrangement.piles.map((box) => box?.labelPlacement);
    const all = JSON.stringify([
      arrangement.cardWidth,
      arrangement.idealCardWidth,
      arrangement.key,
      arrangement.captions,
      placements,
      this.box,
      general,
    ]);
    const now = traits.map((text, n) => text + JSON.stringify(arrangement.piles[n]));
    this.#drawnKeys = { all, piles: now };
    return now.map((text, n) => all === before.all && text === before.piles[n]);
  }

  /** True if available cards get crosses. At the grace means: a card can be placed in the reserve. @param {View} view @param {GameInfo} info */
  #shouldCross(view, info) {
    const isCard = (/** @type {number} */ pile) => info.places[pile].role === 'tableau' && view.piles[pile].count > 0;
    // Crosses on every card would say nothing.
    if (view.piles.every(({ available }, pile) => available || !isCard(pile))) return false;
    if (this.crossesWhen === 'always' || this.crossedView === view) return true;
    // A lesson explains them where the game itself shows them.
    if (this.crossesWhen === 'lesson') return info.places.some(({ role }) => role === 'reserve');
    return hasTarget(view, (pile) => info.places[pile].role === 'reserve');
  }
}
