// The whole table, small, in a corner of a magnified one, with the window on it; beside it what is in hand, while that is
// out of view, and the way to where it may go. For the eye and the pointer: with keys the window follows the focus.

import { words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('./magnifier.js').Magnifier} Magnifier */

/** Its longer side, in parts of the felt's and in pixels at the most. */
const PART = 0.36;
const MOST = { width: 170, height: 130 };
/** Between it and the edges, and what it is to leave free. */
const GAP = 8;

/** Red suits are lozenges and black ones squares, so that colour is not all that tells them. @param {string} card */
const isRed = (card) => card[1] === 'H' || card[1] === 'D';

export class Overview {
  #host;
  #magnifier;
  #map = svg('svg', { class: 'overview-map' });
  #lens = h('button', { class: 'overview-lens', type: 'button', tabindex: '-1', hidden: true });
  #way = h('button', { class: 'overview-way', type: 'button', tabindex: '-1', hidden: true });
  #el = h('div', { class: 'overview', 'aria-hidden': 'true', hidden: true }, this.#map, this.#lens);
  /** What is drawn: nothing is drawn twice while the window only moves. */
  #drawn = '';
  #lensed = '';
  /** @type {number | null} */
  #wayTo = null;
  /** @type {number | null} */
  #lensOf = null;
  #window = svg('rect', { class: 'overview-window' });
  #halo = svg('rect', { class: 'overview-halo' });

  /** @param {TableHost} host @param {Magnifier} magnifier */
  constructor(host, magnifier) {
    this.#host = host;
    this.#magnifier = magnifier;
    host.board.felt.after(this.#el, this.#way);
    const go = (/** @type {PointerEvent} */ event) => this.#go(event);
    this.#map.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.#map.setPointerCapture(event.pointerId);
      go(event);
    });
    this.#map.addEventListener('pointermove', (event) => {
      if (event.buttons) go(event);
    });
    this.#lens.addEventListener('click', () => this.#lensOf !== null && magnifier.reveal(this.#lensOf));
    this.#way.addEventListener('click', () => this.#wayTo !== null && magnifier.reveal(this.#wayTo));
    // The focus stays on the cards.
    for (const el of [this.#lens, this.#way]) el.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  #go(event) {
    const { left, top, width } = this.#map.getBoundingClientRect();
    const scale = this.#host.board.box.width / width;
    const { x, y } = this.#host.board.box;
    this.#magnifier.centre(x + (event.clientX - left) * scale, y + (event.clientY - top) * scale);
  }

  show() {
    const off = this.#magnifier.times === 1 || !this.#host.view;
    this.#el.hidden = off;
    if (off) {
      this.#way.hidden = true;
      return;
    }
    this.#draw();
    const { x, y, width, height } = this.#magnifier.seen;
    for (const rect of [this.#halo, this.#window]) {
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(value));
    }
    this.#showLens();
    this.#showWay();
    this.#takeCorner();
  }

  #draw() {
    const { view, board } = this.#host;
    const { box, felt } = board;
    const { selected, targets } = board.marks;
    const look = JSON.stringify([view?.ply, view?.start, box, felt.clientWidth, felt.clientHeight, selected, targets]);
    if (look === this.#drawn || !view) return;
    this.#drawn = look;
    const scale = Math.min(
      Math.min(MOST.width, felt.clientWidth * PART) / box.width,
      Math.min(MOST.height, felt.clientHeight * PART) / box.height,
    );
    this.#map.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.#map.setAttribute('width', String(Math.round(box.width * scale)));
    this.#map.setAttribute('height', String(Math.round(box.height * scale)));
    this.#map.replaceChildren(
      ...board.boxes.flatMap(({ pile, box: { strips, rect } }) => {
        const { cards, count } = view.piles[pile];
        const card = cards.slice(-2);
        const kind = !count ? 'is-empty' : !card ? 'is-back' : '';
        const chosen = pile === selected ? 'is-chosen' : '';
        /** @type {SVGElement[]} */
        const drawn = strips.map((strip) =>
          svg('rect', { class: `overview-card ${kind} ${chosen}`, ...strip, rx: strip.width * 0.055 }),
        );
        if (card && !chosen) {
          const [cx, cy, half] = [rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width * 0.24];
          const d = isRed(card)
            ? `M${cx} ${cy - half * 1.4}l${half * 1.2} ${half * 1.4}l${-half * 1.2} ${half * 1.4}l${-half * 1.2} ${-half * 1.4}z`
            : `M${cx - half} ${cy - half}h${2 * half}v${2 * half}h${-2 * half}z`;
          drawn.push(svg('path', { class: isRed(card) ? 'overview-red' : 'overview-black', d }));
        }
        if (targets.includes(pile)) drawn.push(svg('rect', { class: 'overview-target', ...rect }));
        return drawn;
      }),
      this.#halo,
      this.#window,
    );
  }

  /** What is in hand: the chosen card, else that which has been turned. */
  get #inHand() {
    const { info, view, board } = this.#host;
    const { selected } = board.marks;
    if (selected !== null || !info || !view) return selected;
    const hand = info.places.findIndex((place, pile) => place.role === 'hand' && view.piles[pile].cards);
    return hand < 0 ? null : hand;
  }

  #showLens() {
    const { view, board } = this.#host;
    const pile = this.#inHand;
    const card = pile === null ? '' : (view?.piles[pile].cards.slice(-2) ?? '');
    this.#lensOf = pile;
    this.#lens.hidden = !card || pile === null || this.#magnifier.sees(pile);
    const look = `${card} ${board.marks.selected}`;
    if (this.#lens.hidden || look === this.#lensed) return;
    this.#lensed = look;
    const drawn = h('div', { class: 'card' }, board.drawing.face(document, card, { size: 'small' }));
    drawn.classList.toggle('is-selected', board.marks.selected !== null);
    this.#lens.replaceChildren(drawn);
  }

  /** At the edge that a place lies beyond where what is in hand may go, if none is seen. */
  #showWay() {
    const { info, view, board } = this.#host;
    const { targets } = board.marks;
    const pile = targets.some((one) => this.#magnifier.sees(one)) ? undefined : targets[0];
    this.#wayTo = pile ?? null;
    this.#way.hidden = pile === undefined || !info || !view;
    if (pile === undefined || !info || !view) return;
    const rect = board.boxOf(pile)?.rect;
    if (!rect) return;
    const seen = this.#magnifier.seen;
    const down = rect.y + rect.height > seen.y + seen.height;
    const up = rect.y < seen.y;
    const arrow = up ? '↑' : down ? '↓' : rect.x < seen.x ? '←' : '→';
    this.#way.textContent = `${arrow} ${words.board.pile(info.places[pile], view.piles[pile])}`;
    this.#way.classList.toggle('is-below', down && !up);
  }

  /**
   * It lies over nothing that is being done, and over no corner of the table: what it covers can be moved from under it. It
   * stays where it is as long as that is so; else the corner that is furthest from what is being done comes first.
   */
  #takeCorner() {
    const { board } = this.#host;
    const { felt } = board;
    const { classList, offsetWidth, offsetHeight } = this.#el;
    const pile = board.marks.selected ?? board.grid.focused();
    const rect = pile === null ? null : board.boxOf(pile)?.rect;
    const { x, y, width, height } = this.#magnifier.seen;
    const [middle, line] = rect ? [rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y] : [0, 0];
    /** Of one direction: whether it is near what is being done there, and whether the table ends there. @param {boolean} left */
    const across = (left) => {
      const room = offsetWidth + (rect?.width ?? 0) / 2 + GAP;
      const beyond = left ? felt.scrollLeft : felt.scrollWidth - felt.clientWidth - felt.scrollLeft;
      return { near: left ? middle < room : middle > width - room, ends: beyond < offsetWidth + GAP };
    };
    /** @param {boolean} top */
    const along = (top) => {
      const room = offsetHeight + (rect?.height ?? 0) / 2 + GAP;
      const beyond = top ? felt.scrollTop : felt.scrollHeight - felt.clientHeight - felt.scrollTop;
      return { near: top ? line < room : line > height - room, ends: beyond < offsetHeight + GAP };
    };
    /** How bad a corner is: to cover what is being done is the worst. @param {[left: boolean, top: boolean]} corner */
    const harm = ([left, top]) => {
      const [a, b] = [across(left), along(top)];
      return (rect && a.near && b.near ? 2 : 0) + (a.ends && b.ends ? 1 : 0);
    };
    const far = { left: !!rect && middle > width / 2, top: !!rect && line > height / 2 };
    /** @type {[left: boolean, top: boolean][]} */
    const corners = [
      [classList.contains('is-left'), classList.contains('is-top')],
      [far.left, far.top],
      [!far.left, far.top],
      [far.left, !far.top],
      [!far.left, !far.top],
    ];
    const [left, top] = corners.reduce((best, corner) => (harm(corner) < harm(best) ? corner : best));
    classList.toggle('is-left', left);
    classList.toggle('is-top', top);
  }
}
