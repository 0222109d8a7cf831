// Fits the table to its box, and to the zoom that the player or the browser has chosen.

import { LARGE_TEXT_PX } from './frame/frame.js';

/** @import { Controller } from './controller.js' */

/** A window no wider than this, in landscape, may be a zoomed page, in px. */
const ZOOMED_WIDTH = 700;
/** Ratio of outer to inner width above which the browser must be zoomed. */
const ZOOMED_RATIO = 1.4;
/** Room for letters below their piles, where they are large. */
const LARGE_TEXT_FACTOR = 1.4;

export class SizeFitter {
  #host;
  /** @type {import('./zoom/magnifier.js').Magnifier | null} */
  #magnifier = null;

  /** @param {Controller} host */
  constructor(host) {
    this.#host = host;
  }

  /** Loads pinching and panning. */
  async loadZoom() {
    if (this.#magnifier) return;
    try {
      const { Magnifier } = await this.#host.load('zoom', this.#host.tableSignal);
      this.#magnifier ??= new Magnifier(this.#host);
      this.measure();
    } catch {
      // Not zoomed, the table stays playable; the next touch or resize tries again.
    }
  }

  /** Scrolls to a pile in a zoomed table. @param {number} pile */
  reveal(pile) {
    this.#magnifier?.reveal(pile);
  }

  /** Fits frame and board to their box. */
  measure() {
    const host = this.#host;
    const { body, felt } = host.frame;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    host.frame.fit(body.clientWidth, body.clientHeight, rem);
    // The callout of a lesson may take room from the felt: it is placed before the board and after it.
    host.line?.guide?.relayout?.();
    host.renderFrame();
    const style = getComputedStyle(felt);
    const [x, y] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    const box = {
      x,
      y,
      width: felt.clientWidth - x - parseFloat(style.paddingRight),
      height: felt.clientHeight - y - parseFloat(style.paddingBottom),
    };
    const zoom = host.setting('magnify');
    const isSmall = innerWidth >= innerHeight && innerWidth <= ZOOMED_WIDTH;
    if (zoom === 'auto' ? isSmall || outerWidth > ZOOMED_RATIO * innerWidth : zoom !== 'off') void this.loadZoom();
    const letters = rem > LARGE_TEXT_PX ? LARGE_TEXT_FACTOR : 1;
    host.board.resize({ ...(this.#magnifier?.fit(box, zoom) ?? box), letters });
    this.#magnifier?.relayout();
    host.line?.guide?.relayout?.();
  }
}
