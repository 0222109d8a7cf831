// The table's DOM: four layers on the felt (places, cards, cells, notes) and the marks on them. Every change of the view
// goes through `show`, which compares it with the last one and lets what moved glide.

import { CROSSES_SHEET } from '../../assets.js';
import { words } from '../../words/core.js';
import { addSheet } from '../../ui/dom.js';
import { aims } from '../../engine/choices.js';
import { Cards } from './cards.js';
import { Grid } from './cells.js';
import { arrange, edgeOf } from './layout.js';
import { Lift } from './lift.js';
import { Marks, NOTHING } from './highlights.js';
import { Motion } from './motion.js';
import { Notes } from './pile-labels.js';
import { Places } from './places.js';
import { canOpen, traitsOf } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').View} View */
/** @typedef {import('./scene.js').GameInfo} GameInfo */
/** @typedef {import('./scene.js').Layout} Layout */
/** @typedef {{ squared: Layout[], laidOpen: Layout[] }} Layouts */
/** @typedef {import('./layout.js').Rect} Rect */
/** @typedef {import('./layout.js').PileBox} PileBox */
/** @typedef {import('./cards.js').Drawing} Drawing */
/** @typedef {import('./highlights.js').Selected} Selected */

/** From this width on packets are laid open, if the player has not chosen, in pixels: a window of 1280. */
const OPEN_FROM = 1180;

/** @param {Rect} rect @param {number} x @param {number} y @param {number} slack */
const holds = (rect, x, y, slack) =>
  x >= rect.x - slack && x < rect.x + rect.width + slack && y >= rect.y - slack && y < rect.y + rect.height + slack;

export class Board {
  /** Told whenever something else is shown or marked. @type {(() => void) | null} */
  onshown = null;
  /** What everything lies on. */
  felt;
  /** The speed of what moves. */
  motion = new Motion();
  #places = new Places();
  #cards = new Cards(this.motion);
  #grid = new Grid();
  #notes = new Notes(this.#places.el);
  #marks = new Marks(this.#cards, this.#grid, this.#notes.el);
  /** @type {GameInfo | null} */
  #info = null;
  /** The wide layout and the tall one, with packets squared and laid open. @type {Layouts} */
  #layouts = { squared: [], laidOpen: [] };
  /** How it is drawn, as far as the player may choose. @type {{ packets: 'auto' | 'fanned' | 'squared', next: boolean }} */
  #ways = { packets: 'auto', next: true };
  /** @type {Rect} */
  #box = { x: 0, y: 0, width: 320, height: 320 };
  /** @type {Scene | null} */
  #scene = null;
  /** What was drawn, as text: of all piles together, and of each; nothing where all is to be drawn again. @type {{ all: string, piles: string[] }} */
  #drawn = { all: '', piles: [] };
  /** What is drawn or heard of each pile, as text. @type {string[]} */
  #traits = [];
  /** What each pile is called, and the text that its name was made from. @type {{ traits: string, crossed: boolean, name: string }[]} */
  #names = [];
  /** Whether piles are called by another position than the one that is drawn. */
  #apart = false;
  /** Whether the piles where something may go are marked as such. */
  marksTargets = true;
  /** Where available cards have the book's crosses, and the view that has them once. @type {'grace' | 'always' | 'lesson'} */
  #crosses = 'grace';
  /** @type {View | null} */
  #crossed = null;

  /** How columns turn that are too long; null before the first that is. @type {import('./layout.js').Bend | null} */
  #bend = null;
  /** Draws round columns that turn what holds them together. @type {typeof import('./column-wrap.js').joinTurns | null} */
  #join = null;
  #loadColumnWrap;
  #isLoadingWrap = false;

  /** @param {HTMLElement} felt @param {() => Promise<typeof import('./column-wrap.js')>} loadColumnWrap */
  constructor(felt, loadColumnWrap) {
    this.felt = felt;
    this.#loadColumnWrap = loadColumnWrap;
    felt.append(this.#places.el, this.#cards.el, this.#grid.el, this.#notes.el);
  }

  /** Where the focus is and goes. */
  get grid() {
    return this.#grid;
  }

  /** The cards of each pile, bottom first. */
  get slots() {
    return this.#cards.slots;
  }

  get drawing() {
    return this.#cards.drawing;
  }

  /** The room for the table within the felt. */
  get box() {
    return this.#box;
  }

  /** What is seen of the felt: all of it, unless the table is magnified. @returns {Rect} */
  get seen() {
    const { scrollLeft: x, scrollTop: y, clientWidth: width, clientHeight: height } = this.felt;
    return { x, y, width, height };
  }

  /** The wide layout and the tall one, with packets squared; empty before there is a game. */
  get layouts() {
    return this.#layouts.squared;
  }

  // Showing

  /** Makes ready for another game. @param {GameInfo} info @param {Layouts} layouts */
  setGame(info, layouts) {
    const first = info.places.findIndex((place) => place.role === 'hand' || place.role === 'tableau');
    this.#cards.clear(info.places.length);
    this.#places.clear();
    this.#notes.clear();
    this.#marks.clear();
    this.#grid.clear(first);
    this.#grid.translate(words.board.label(words.games.name(info)), words.board.keys);
    this.#scene = null;
    this.#forget();
    this.#info = info;
    this.#layouts = layouts;
  }

  /** Draws the table in other ways. @param {{ packets: 'auto' | 'fanned' | 'squared', next: boolean }} ways */
  setWays(ways) {
    this.#ways = ways;
    this.#forget();
    this.#notes.clear();
    if (this.#scene) this.render(this.#scene.view, false);
  }

  /** Draws all cards again, with other drawings or other letters. @param {Drawing} [drawing] */
  setDrawing(drawing = this.drawing) {
    this.#cards.setDrawing(drawing);
    this.#places.invalidate();
    this.#forget();
    this.#notes.clear();
    if (this.#scene) this.render(this.#scene.view, false);
  }

  /** Says everything again, in the language that is spoken now. */
  translate() {
    if (!this.#info || !this.#scene) return;
    this.#grid.translate(words.board.label(words.games.name(this.#info)), words.board.keys);
    this.#forget();
    this.#notes.clear();
    this.render(this.#scene.view, false);
  }

  /** @param {import('./layout.js').Room} box the room for the table within the felt */
  resize(box) {
    const same = JSON.stringify(box) === JSON.stringify(this.#box);
    this.#box = box;
    if (this.#scene && !same) this.render(this.#scene.view, false);
  }

  /** Whatever is shown next is drawn anew. */
  #forget() {
    this.#drawn = { all: '', piles: [] };
    this.#names = [];
  }

  /**
   * Which piles are drawn as they have been. Most acts change three or four; of the others not even what is equal is
   * compared part by part.
   * @param {View} view @param {import('./layout.js').Arrangement} at @param {unknown[]} general what all are drawn from
   */
  #keep({ piles }, at, general) {
    const before = this.#drawn;
    const notes = at.piles.map((box) => box?.note);
    const all = JSON.stringify([at.unit, at.ample, at.key, at.captions, notes, this.#box, general]);
    this.#traits = piles.map(traitsOf);
    const now = this.#traits.map((traits, n) => traits + JSON.stringify(at.piles[n]));
    this.#drawn = { all, piles: now };
    return now.map((text, n) => all === before.all && text === before.piles[n]);
  }

  /**
   * @param {View} view @param {boolean} moves whether what moves may be seen moving
   * @param {View} told what is heard of the piles, where that is another position than the one that is drawn
   * @param {boolean} marked whether what was marked stays so; else whoever shows it says at once what is
   */
  render(view, moves, told = view, marked = true) {
    const info = this.#info;
    if (!info) return;
    const before = this.#scene;
    const { packets, next } = this.#ways;
    const open = packets === 'fanned' || (packets === 'auto' && this.#box.width >= OPEN_FROM);
    const layouts = open ? this.#layouts.laidOpen : this.#layouts.squared;
    const at = arrange(layouts, this.#box, view, info.places, this.#bend);
    if (at.long) this.#wrapColumns();
    const crossed = this.#isCrossed(view, info);
    if (crossed) void addSheet(/** @type {ShadowRoot} */ (this.felt.getRootNode()), CROSSES_SHEET);
    const kept = this.#keep(view, at, [open, next, crossed]);
    const scene = { info, layout: layouts[0], view, told, at, box: this.#box, next, crossed, kept };
    this.#scene = scene;
    if (before?.at.unit !== at.unit || before.at.ample !== at.ample) {
      this.felt.style.setProperty('--w', `${at.unit}px`);
      this.felt.style.setProperty('--ample', `${at.ample}px`);
      this.felt.style.setProperty('--edge', `${edgeOf(at.unit)}px`);
      this.felt.classList.toggle('is-small', at.small);
    }
    if (before?.at.key !== at.key) this.#grid.arrange(scene);
    this.#cards.show(scene, before?.view ?? null, moves);
    this.#places.show(scene, this.drawing);
    if (!kept.every(Boolean)) this.#join?.(this.#places.el, at);
    this.#notes.show(scene);
    this.#name(scene);
    if (marked) this.#marks.show(scene);
    if (before) this.#notes.fit(scene);
    // At the first sight of a table everything is to be laid out: with the frame, as all else is.
    else requestAnimationFrame(() => this.#scene && this.#notes.fit(this.#scene));
    if (marked) this.onshown?.();
  }

  /** @param {import('./scene.js').Scene} scene */
  #name(scene) {
    const { info, view, told, crossed } = scene;
    const apart = told !== view;
    const renamed = apart || this.#apart;
    this.#apart = apart;
    const nameOf = (/** @type {number} */ pile) => {
      const known = this.#names[pile];
      const traits = told === view ? this.#traits[pile] : traitsOf(told.piles[pile]);
      if (known?.traits === traits && known.crossed === crossed) return known.name;
      const name = words.board.pile(info.places[pile], told.piles[pile], crossed);
      this.#names[pile] = { traits, crossed, name };
      return name;
    };
    this.#grid.show(scene, nameOf, renamed);
  }

  /** Loads the wrapping of long columns; until then, and if it does not load, they are squeezed. */
  #wrapColumns() {
    if (this.#isLoadingWrap) return;
    this.#isLoadingWrap = true;
    this.#loadColumnWrap().then(
      ({ bend, joinTurns }) => {
        this.#bend = bend;
        this.#join = joinTurns;
        if (this.#scene) this.render(this.#scene.view, false);
      },
      () => void (this.#isLoadingWrap = false),
    );
  }

  // Marks

  /** Has the cards that are available marked with the book's crosses: at the grace, always, in a lesson, or for this position. @param {'grace' | 'always' | 'lesson' | 'once'} when */
  cross(when) {
    if (when === 'once') this.#crossed = this.#scene?.view ?? null;
    else this.#crosses = when;
    if (this.#scene) this.render(this.#scene.view, false);
  }

  /** Whether available cards are marked with crosses now. */
  get crosses() {
    return !!this.#scene?.crossed;
  }

  /** The grace is where a card may be laid aside. @param {View} view @param {GameInfo} info */
  #isCrossed(view, info) {
    if (this.#crosses !== 'grace' || this.#crossed === view) return true;
    return aims(view, (pile) => info.places[pile].role === 'reserve');
  }

  /** @param {Partial<Selected>} [marks] what is left out is not marked @param {View} [told] what is heard of the piles */
  mark(marks, told) {
    const shown = this.marksTargets ? marks : { ...marks, targets: [] };
    if (!this.#scene) return;
    // What is heard is so at once, however long it takes until it is seen.
    if (told) this.#name((this.#scene = { ...this.#scene, told }));
    this.#marks.show(this.#scene, { ...NOTHING, ...shown });
    this.onshown?.();
  }

  /**
   * A frame round each of some cards, until something else is marked.
   * @param {{ pile: number, index: number }[]} cards @param {Selected} [marks] that stay
   */
  markCards(cards, marks = NOTHING) {
    if (this.#scene) this.#marks.showCards(this.#scene, cards, marks);
  }

  get marks() {
    return this.#marks.now;
  }

  // For pointer and keys

  /** Where a pile lies; null where it is not drawn. @param {number} pile @returns {PileBox | null} */
  boxOf(pile) {
    return this.#scene?.at.piles[pile] ?? null;
  }

  /** Every pile that is drawn. @returns {{ pile: number, box: PileBox }[]} */
  get boxes() {
    return this.#scene?.at.piles.flatMap((box, pile) => (box ? [{ pile, box }] : [])) ?? [];
  }

  /** Whether a pile holds more than can be read. @param {number} pile */
  canOpen(pile) {
    return !!this.#scene && canOpen(this.#scene, pile);
  }

  /** Lifts the top of a pile to be dragged; null where nothing is drawn. @param {number} pile */
  lift(pile) {
    const slots = this.#scene ? this.#cards.topOf(this.#scene, pile) : [];
    if (!this.#scene || !slots.length) return null;
    return new Lift(slots, this.motion, this.#cards.uncover(this.#scene, pile));
  }

  /**
   * The pile at a point of the felt, the uppermost first.
   * @param {number} x @param {number} y @param {number} [slack] how far a near miss may be
   * @returns {number | null}
   */
  pileAt(x, y, slack = 3) {
    let best = -1;
    for (const { pile, box } of this.boxes) {
      if (!box.strips.some((strip) => holds(strip, x, y, slack))) continue;
      const above = best < 0 || box.layer >= (this.boxOf(best)?.layer ?? 0);
      if (!above || (best >= 0 && box.layer && !holds(box.rect, x, y, slack))) continue;
      // A gap of a grid does not cover the card above it.
      if (best < 0 || this.#countOf(pile) || !this.#countOf(best)) best = pile;
    }
    return best < 0 ? null : best;
  }

  /** @param {number} pile */
  #countOf(pile) {
    return this.#scene?.view.piles[pile].count ?? 0;
  }
}
