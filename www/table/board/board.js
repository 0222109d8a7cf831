// The board: four layers on the felt (places, cards, cells, labels) and their highlights. `render` compares each view with
// the last one, and glides the cards that moved.

import { CROSSES_SHEET } from '../../assets.js';
import { words } from '../../words/core.js';
import { addSheet } from '../../ui/dom.js';
import { CardLayer } from './cards.js';
import { CellGrid } from './cells.js';
import { edgeHeight } from './layout.js';
import { LiftedCards } from './lift.js';
import { Highlights, NO_HIGHLIGHTS } from './highlights.js';
import { Motion } from './motion.js';
import { PileLabels } from './pile-labels.js';
import { PlaceLayer } from './places.js';
import { SceneBuilder } from './scene-builder.js';
import { canOpen } from './scene.js';

/** @import { Scene, View, GameInfo } from './scene.js' */
/** @import { Layouts } from './scene-builder.js' */
/** @import { Rect, PileBox } from './layout.js' */
/** @import { CardArt } from './cards.js' */
/** @import { HighlightState } from './highlights.js' */

/** @param {Rect} rect @param {number} x @param {number} y @param {number} slack */
const contains = (rect, x, y, slack) =>
  x >= rect.x - slack && x < rect.x + rect.width + slack && y >= rect.y - slack && y < rect.y + rect.height + slack;

export class Board {
  /** Called after each change of the board or its highlights. @type {Set<() => void>} */
  renderListeners = new Set();
  felt;
  motion = new Motion();
  #places = new PlaceLayer();
  #cards = new CardLayer(this.motion);
  grid = new CellGrid();
  #labels = new PileLabels(this.#places.el);
  #highlights = new Highlights(this.#cards, this.grid, this.#labels.el);
  #builder = new SceneBuilder();
  /** @type {Scene | null} */
  #scene = null;
  #loadColumnWrap;
  #isLoadingWrap = false;

  /** @param {HTMLElement} felt @param {() => Promise<typeof import('./column-wrap.js')>} loadColumnWrap */
  constructor(felt, loadColumnWrap) {
    this.felt = felt;
    this.#loadColumnWrap = loadColumnWrap;
    felt.append(this.#places.el, this.#cards.el, this.grid.el, this.#labels.el);
  }

  /** The cards of each pile, bottom first. */
  get slots() {
    return this.#cards.slots;
  }

  get cardArt() {
    return this.#cards.art;
  }

  /** The area of the board on the felt. */
  get box() {
    return this.#builder.box;
  }

  /** The visible part of the felt: all of it, unless the table is magnified. @returns {Rect} */
  get visibleRect() {
    const { scrollLeft: x, scrollTop: y, clientWidth: width, clientHeight: height } = this.felt;
    return { x, y, width, height };
  }

  /** The wide layout and the tall one, with packets squared; empty without a game. */
  get layouts() {
    return this.#builder.layouts.squared;
  }

  // Rendering

  /** Clears the board for another game. @param {GameInfo} info @param {Layouts} layouts */
  setGame(info, layouts) {
    const first = info.places.findIndex((place) => place.role === 'hand' || place.role === 'tableau');
    this.#cards.clear(info.places.length);
    this.#places.clear();
    this.#labels.clear();
    this.#highlights.clear();
    this.grid.clear(first);
    this.grid.translate(words.board.label(words.games.name(info)), words.board.keys);
    this.#scene = null;
    this.#builder.setGame(info, layouts);
  }

  /** @param {{ packets: 'auto' | 'fanned' | 'squared', next: boolean }} options */
  setOptions(options) {
    this.#builder.options = options;
    this.#redraw();
  }

  /** Redraws all cards, with other art or another language's letters. @param {CardArt} [art] */
  setCardArt(art = this.cardArt) {
    this.#cards.setArt(art);
    this.#places.invalidate();
    this.#redraw();
  }

  /** Renders in another language. */
  translate() {
    if (!this.#scene) return;
    this.grid.translate(words.board.label(words.games.name(this.#scene.info)), words.board.keys);
    this.#redraw();
  }

  /** @param {import('./layout.js').BoardBox} box the area of the board on the felt */
  resize(box) {
    const same = JSON.stringify(box) === JSON.stringify(this.box);
    this.#builder.box = box;
    if (!same) this.#renderAgain();
  }

  /** Renders the same position after a change of size, options or language. */
  #renderAgain() {
    if (this.#scene) this.render(this.#scene.view, false);
  }

  /** Redraws every pile and label. */
  #redraw() {
    this.#builder.invalidate();
    this.#labels.clear();
    this.#renderAgain();
  }

  /**
   * @param {View} view @param {boolean} animates
   * @param {View} announcedView position of the accessible names
   * @param {boolean} keepsHighlights false if the caller calls `highlight` next
   */
  render(view, animates, announcedView = view, keepsHighlights = true) {
    const before = this.#scene;
    const scene = this.#builder.build(view, announcedView);
    if (!scene) return;
    const { arrangement } = scene;
    if (arrangement.hasLongColumn) this.#requestWrap();
    if (scene.hasCrosses) void addSheet(/** @type {ShadowRoot} */ (this.felt.getRootNode()), CROSSES_SHEET);
    this.#scene = scene;
    if (
      before?.arrangement.cardWidth !== arrangement.cardWidth ||
      before.arrangement.idealCardWidth !== arrangement.idealCardWidth
    ) {
      this.felt.style.setProperty('--card-width', `${arrangement.cardWidth}px`);
      this.felt.style.setProperty('--ideal-card-width', `${arrangement.idealCardWidth}px`);
      this.felt.style.setProperty('--edge', `${edgeHeight(arrangement.cardWidth)}px`);
      this.felt.classList.toggle('is-small', arrangement.isSmall);
    }
    if (before?.arrangement.key !== arrangement.key) this.grid.rebuild(scene);
    this.#cards.render(scene, before?.view ?? null, animates);
    this.#places.render(scene, this.cardArt);
    this.#labels.render(scene);
    this.grid.render(scene);
    if (keepsHighlights) this.#highlights.render(scene);
    if (before) this.#labels.shortenCrowded(scene);
    // The first render waits for the frame's layout.
    else requestAnimationFrame(() => this.#scene && this.#labels.shortenCrowded(this.#scene));
    if (keepsHighlights) this.#notify();
  }

  #notify() {
    for (const listener of this.renderListeners) listener();
  }

  /** Loads the wrapping of long columns; until then, and if it does not load, they are squeezed. */
  #requestWrap() {
    if (this.#isLoadingWrap) return;
    this.#isLoadingWrap = true;
    this.#loadColumnWrap().then(
      ({ wrapColumns, drawWrapOutline }) => {
        const sides = new Map();
        this.#builder.wrapColumns = (columns, felt) => wrapColumns(columns, felt, sides);
        this.#places.drawWrapOutline = drawWrapOutline;
        this.#renderAgain();
      },
      () => void (this.#isLoadingWrap = false),
    );
  }

  // Highlights

  /** Marks available cards with the book's crosses: at the grace, always, in a lesson, or for this position. @param {'grace' | 'always' | 'lesson' | 'once'} when */
  setCrosses(when) {
    if (when === 'once') this.#builder.crossedView = this.#scene?.view ?? null;
    else this.#builder.crossesWhen = when;
    this.#renderAgain();
  }

  /** True if available cards have crosses now. */
  get hasCrosses() {
    return !!this.#scene?.hasCrosses;
  }

  /** @param {boolean} shows false in a lesson, which marks targets itself */
  setShowsTargets(shows) {
    this.#highlights.showsTargets = shows;
  }

  /** @param {Partial<HighlightState>} [highlights] @param {View} [announcedView] position of the accessible names */
  highlight(highlights, announcedView) {
    if (!this.#scene) return;
    // Names change at once, even while cards are still being dealt.
    if (announcedView) this.grid.render((this.#scene = { ...this.#scene, announcedView }));
    this.#highlights.render(this.#scene, { ...NO_HIGHLIGHTS, ...highlights });
    this.#notify();
  }

  /**
   * Draws a frame around each of some cards, until the next highlight.
   * @param {import('./highlights.js').FramedCard[]} cards @param {HighlightState} [highlights] to keep
   */
  highlightCards(cards, highlights = NO_HIGHLIGHTS) {
    if (this.#scene) this.#highlights.renderCards(this.#scene, cards, highlights);
  }

  get highlights() {
    return this.#highlights.current;
  }

  // Hit tests and boxes, for pointer and keyboard

  /** The box of a pile; null if it is not drawn. @param {number} pile @returns {PileBox | null} */
  boxOf(pile) {
    return this.#scene?.arrangement.piles[pile] ?? null;
  }

  /** The count at the corner of a pile, if it has one. @param {number} pile */
  badgeOf(pile) {
    return this.boxOf(pile)?.labelPlacement === 'badge' ? this.#labels.elementOf(pile) : undefined;
  }

  /** The drawn piles. @returns {{ pile: number, box: PileBox }[]} */
  get boxes() {
    return this.#scene?.arrangement.piles.flatMap((box, pile) => (box ? [{ pile, box }] : [])) ?? [];
  }

  /** True if a popover can show all cards of a pile. @param {number} pile */
  canOpen(pile) {
    return !!this.#scene && canOpen(this.#scene, pile);
  }

  /** Lifts the top cards of a pile for dragging; null if nothing is drawn. @param {number} pile @param {number} cards */
  lift(pile, cards) {
    const slots = this.#scene ? this.#cards.topOf(this.#scene, pile, cards) : [];
    if (!this.#scene || !slots.length) return null;
    return new LiftedCards(slots, this.motion, this.#cards.uncover(this.#scene, pile, cards));
  }

  /** Number of cards from the one at a point of the felt to the top of its pile; 1 if no card is there. @param {number} pile @param {number} x @param {number} y */
  cardsFrom(pile, x, y) {
    const spot = this.boxOf(pile)?.cards.findLast((card) => contains(card, x, y, 0));
    return spot ? this.#countOf(pile) - spot.index : 1;
  }

  /**
   * The topmost pile at a point of the felt.
   * @param {number} x @param {number} y @param {number} [slack] distance in px that still hits
   * @returns {number | null}
   */
  pileAt(x, y, slack = 3) {
    let best = -1;
    for (const { pile, box } of this.boxes) {
      if (!box.segments.some((segment) => contains(segment, x, y, slack))) continue;
      const above = best < 0 || box.layer >= (this.boxOf(best)?.layer ?? 0);
      if (!above || (best >= 0 && box.layer && !contains(box.rect, x, y, slack))) continue;
      // An empty space of a grid does not cover the card above it.
      if (best < 0 || this.#countOf(pile) || !this.#countOf(best)) best = pile;
    }
    return best < 0 ? null : best;
  }

  /** @param {number} pile */
  #countOf(pile) {
    return this.#scene?.view.piles[pile].count ?? 0;
  }
}
