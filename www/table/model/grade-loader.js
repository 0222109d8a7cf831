// The grade of the deal on the table, from the lists of winnable deals.

/** @import { Controller } from '../controller.js' */
/** @import { Grade } from '../../engine/deals.js' */

/** Delay before the first list is fetched, in ms, to leave the network to the game. */
const FIRST_MS = 1000;

export class GradeLoader {
  #host;
  /** The deal whose grade is set or looked up, as the link of its start; null to look it up at the next update. @type {string | null} */
  #start = null;
  /** True once a grade has been looked up: the network is free. */
  #hasStarted = false;

  /** @param {Controller} host */
  constructor(host) {
    this.#host = host;
  }

  /** Forgets the grade if the player's deal has changed: events of the new one must not have it. */
  clear() {
    if (this.#host.state.grade && this.#host.playerView?.start !== this.#start) this.#set(null);
  }

  /** Looks up the grade if the deal on the table has changed. */
  update() {
    const { view, info } = this.#host;
    if (!view || view.start === this.#start) return;
    const isFirst = !this.#hasStarted;
    this.#hasStarted = true;
    this.#start = view.start;
    if (!view.deal || !info?.features.deals) return;
    if (isFirst) setTimeout(() => void this.#load(view), FIRST_MS);
    else void this.#load(view);
  }

  /** @param {import('../../pkg/patience_wasm.js').View} view */
  async #load({ game, deal, start }) {
    try {
      const { tableSignal } = this.#host;
      const [{ gradeOf }, { gradeMark }] = await Promise.all([
        this.#host.load('deals', tableSignal),
        this.#host.load('gradeMark', tableSignal),
      ]);
      const grade = await gradeOf(game, deal ?? '');
      this.#host.state.drawGrade = gradeMark;
      if (this.#start !== start) return;
      if (this.#host.playerView?.start !== start) this.#start = null;
      else if (grade) this.#set(grade);
    } catch {
      // The next deal tries again.
      if (this.#start === start) this.#start = null;
    }
  }

  /** @param {Grade | null} grade */
  #set(grade) {
    const { element, state } = this.#host;
    state.grade = grade;
    this.#host.renderFrame();
    if (grade) element.setAttribute('grade', grade);
    else element.removeAttribute('grade');
    if (grade) this.#host.emit('patience-grade', {});
  }
}
