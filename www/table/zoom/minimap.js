// The minimap in a corner of a magnified table, with the visible part marked; beside it the selected card while it is out of
// view, and a button that reveals a target out of view. Hidden from screen readers, as the pan follows the focus.

import { words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
import { leastBy } from '../../ui/geometry.js';
import { svg } from '../../ui/svg.js';

/** @import { TableHost } from '../host.js' */
/** @import { Magnifier } from './magnifier.js' */

/** Its maximum share of the felt's size, and its maximum size. */
const MAX_FELT_SHARE = 0.36;
const MAX_SIZE_PX = { width: 170, height: 130 };
/** Distance from the edges and from the active pile. */
const GAP_PX = 8;

/** Red suits are lozenges and black ones squares, as colour alone must not tell them apart. @param {string} card */
const isRed = (card) => card[1] === 'H' || card[1] === 'D';

export class Minimap {
  #host;
  #magnifier;
  #map = svg('svg', { class: 'minimap-map' });
  #lens = h('button', { class: 'minimap-lens', type: 'button', tabindex: '-1', hidden: true });
  #offscreenTarget = h('button', { class: 'minimap-offscreen-target', type: 'button', tabindex: '-1', hidden: true });
  #el = h('div', { class: 'minimap', 'aria-hidden': 'true', hidden: true }, this.#map, this.#lens);
  /** Keys of the drawn map and lens, which panning does not redraw. */
  #mapKey = '';
  #lensKey = '';
  /** @type {number | null} */
  #offscreenPile = null;
  /** @type {number | null} */
  #lensPile = null;
  #window = svg('rect', { class: 'minimap-window' });
  #halo = svg('rect', { class: 'minimap-halo' });

  /** @param {TableHost} host @param {Magnifier} magnifier */
  constructor(host, magnifier) {
    this.#host = host;
    this.#magnifier = magnifier;
    host.board.felt.after(this.#el, this.#offscreenTarget);
    const scroll = (/** @type {PointerEvent} */ event) => this.#scrollToPointer(event);
    this.#map.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.#map.setPointerCapture(event.pointerId);
      scroll(event);
    });
    this.#map.addEventListener('pointermove', (event) => {
      if (event.buttons) scroll(event);
    });
    this.#lens.addEventListener('click', () => this.#lensPile !== null && magnifier.reveal(this.#lensPile));
    this.#offscreenTarget.addEventListener(
      'click',
      () => this.#offscreenPile !== null && magnifier.reveal(this.#offscreenPile),
    );
    // Keeps the focus on the cards.
    for (const el of [this.#lens, this.#offscreenTarget])
      el.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  #scrollToPointer(event) {
    const { left, top, width } = this.#map.getBoundingClientRect();
    const scale = this.#host.board.box.width / width;
    const { x, y } = this.#host.board.box;
    this.#magnifier.centreOn(x + (event.clientX - left) * scale, y + (event.clientY - top) * scale);
  }

  render() {
    const isOff = this.#magnifier.scale === 1 || !this.#host.view;
    this.#el.hidden = isOff;
    if (isOff) {
      this.#offscreenTarget.hidden = true;
      return;
    }
    this.#renderMap();
    const { x, y, width, height } = this.#magnifier.visibleRect;
    for (const rect of [this.#halo, this.#window]) {
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(value));
    }
    this.#renderLens();
    this.#renderOffscreenTarget();
    this.#chooseCorner();
  }

  #renderMap() {
    const { view, board } = this.#host;
    const { box, felt } = board;
    const { selected, targets } = board.highlights;
    const key = JSON.stringify([view?.link, box, felt.clientWidth, felt.clientHeight, selected, targets]);
    if (key === this.#mapKey || !view) return;
    this.#mapKey = key;
    const scale = Math.min(
      Math.min(MAX_SIZE_PX.width, felt.clientWidth * MAX_FELT_SHARE) / box.width,
      Math.min(MAX_SIZE_PX.height, felt.clientHeight * MAX_FELT_SHARE) / box.height,
    );
    this.#map.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.#map.setAttribute('width', String(Math.round(box.width * scale)));
    this.#map.setAttribute('height', String(Math.round(box.height * scale)));
    this.#map.replaceChildren(
      ...board.boxes.flatMap(({ pile, box: { segments, rect } }) => {
        const { cards, count } = view.piles[pile];
        const card = cards.slice(-2);
        const kind = !count ? 'is-empty' : !card ? 'is-back' : '';
        const chosen = pile === selected ? 'is-chosen' : '';
        /** @type {SVGElement[]} */
        const drawn = segments.map((segment) =>
          svg('rect', { class: `minimap-card ${kind} ${chosen}`, ...segment, rx: segment.width * 0.055 }),
        );
        if (card && !chosen) {
          const [cx, cy, half] = [rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width * 0.24];
          const d = isRed(card)
            ? `M${cx} ${cy - half * 1.4}l${half * 1.2} ${half * 1.4}l${-half * 1.2} ${half * 1.4}l${-half * 1.2} ${-half * 1.4}z`
            : `M${cx - half} ${cy - half}h${2 * half}v${2 * half}h${-2 * half}z`;
          drawn.push(svg('path', { class: isRed(card) ? 'minimap-red' : 'minimap-black', d }));
        }
        if (targets.includes(pile)) drawn.push(svg('rect', { class: 'minimap-target', ...rect }));
        return drawn;
      }),
      this.#halo,
      this.#window,
    );
  }

  /** The selected pile, else the hand if it holds a card. */
  get #activePile() {
    const { info, view, board } = this.#host;
    const { selected } = board.highlights;
    if (selected !== null || !info || !view) return selected;
    const hand = info.places.findIndex((place, pile) => place.role === 'hand' && view.piles[pile].cards);
    return hand < 0 ? null : hand;
  }

  #renderLens() {
    const { view, board } = this.#host;
    const pile = this.#activePile;
    const card = pile === null ? '' : (view?.piles[pile].cards.slice(-2) ?? '');
    this.#lensPile = pile;
    this.#lens.hidden = !card || pile === null || this.#magnifier.isVisible(pile);
    const key = `${card} ${board.highlights.selected}`;
    if (this.#lens.hidden || key === this.#lensKey) return;
    this.#lensKey = key;
    const drawn = h('div', { class: 'card' }, board.cardArt.face(card, { size: 'small' }));
    drawn.classList.toggle('is-selected', board.highlights.selected !== null);
    this.#lens.replaceChildren(drawn);
  }

  /** Renders the button for the first target, if no target is visible. */
  #renderOffscreenTarget() {
    const { info, view, board } = this.#host;
    const { targets } = board.highlights;
    const pile = targets.some((target) => this.#magnifier.isVisible(target)) ? undefined : targets[0];
    this.#offscreenPile = pile ?? null;
    this.#offscreenTarget.hidden = pile === undefined || !info || !view;
    if (pile === undefined || !info || !view) return;
    const rect = board.boxOf(pile)?.rect;
    if (!rect) return;
    const seen = this.#magnifier.visibleRect;
    const down = rect.y + rect.height > seen.y + seen.height;
    const up = rect.y < seen.y;
    const arrow = up ? '↑' : down ? '↓' : rect.x < seen.x ? '←' : '→';
    this.#offscreenTarget.textContent = `${arrow} ${words.board.pile(info.places[pile], view.piles[pile])}`;
    this.#offscreenTarget.classList.toggle('is-below', down && !up);
  }

  /**
   * Chooses the corner: clear of the active pile, and not over a corner of the table, as only the rest can be panned from
   * under it. It stays if it can; else the corner farthest from the active pile comes first.
   */
  #chooseCorner() {
    const { board } = this.#host;
    const { felt } = board;
    const { classList, offsetWidth, offsetHeight } = this.#el;
    const pile = board.highlights.selected ?? board.grid.focusedPile();
    const rect = pile === null ? null : board.boxOf(pile)?.rect;
    const { x, y, width, height } = this.#magnifier.visibleRect;
    const [centreX, centreY] = rect ? [rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y] : [0, 0];
    /** Horizontally: is that side near the active pile, and does the table end there? @param {boolean} left */
    const besideX = (left) => {
      const room = offsetWidth + (rect?.width ?? 0) / 2 + GAP_PX;
      const beyond = left ? felt.scrollLeft : felt.scrollWidth - felt.clientWidth - felt.scrollLeft;
      return { near: left ? centreX < room : centreX > width - room, ends: beyond < offsetWidth + GAP_PX };
    };
    /** The same vertically. @param {boolean} top */
    const besideY = (top) => {
      const room = offsetHeight + (rect?.height ?? 0) / 2 + GAP_PX;
      const beyond = top ? felt.scrollTop : felt.scrollHeight - felt.clientHeight - felt.scrollTop;
      return { near: top ? centreY < room : centreY > height - room, ends: beyond < offsetHeight + GAP_PX };
    };
    /** The penalty of a corner: covering the active pile is the worst. @param {[left: boolean, top: boolean]} corner */
    const penaltyOf = ([left, top]) => {
      const [horizontal, vertical] = [besideX(left), besideY(top)];
      return (rect && horizontal.near && vertical.near ? 2 : 0) + (horizontal.ends && vertical.ends ? 1 : 0);
    };
    const opposite = { left: !!rect && centreX > width / 2, top: !!rect && centreY > height / 2 };
    /** @type {[left: boolean, top: boolean][]} */
    const corners = [
      [classList.contains('is-left'), classList.contains('is-top')],
      [opposite.left, opposite.top],
      [!opposite.left, opposite.top],
      [opposite.left, !opposite.top],
      [!opposite.left, !opposite.top],
    ];
    const [left, top] = leastBy(corners, penaltyOf);
    classList.toggle('is-left', left);
    classList.toggle('is-top', top);
  }
}
