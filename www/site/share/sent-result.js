// A win to be sent: three lines of text with the curve as block glyphs, and the challenge's address; and the friend's result.

import { addressOf } from '../../engine/links.js';
import { GRADES } from '../../engine/deals.js';
import { words } from '../../words/win.js';
import { curveOf } from '../review/curve.js';
import { challengeOf } from '../play/challenge-store.js';
import { qrOf } from './qr.js';
import { readChallenge } from '../../pkg/patience_tools_wasm.js';
import { challengeLink, finisherOf } from './challenge-link.js';

/** @import { SentResult } from '../../pkg/patience_tools_wasm.js' */
/** @import { Grade } from '../../engine/deals.js' */
/** @import { Won } from '../../table/win/comparison.js' */

/** Block glyphs of the levels. */
const BLOCKS = '▁▂▃▄▅▆▇█';
/** Longest wait for the curve, in ms: a press may copy for five seconds. */
const CURVE_WAIT_MS = 3500;

/** A curve as block glyphs; empty if it is missing or says nothing, with one level throughout. @param {readonly number[] | null} curve */
export const blocksOf = (curve) =>
  curve && new Set(curve).size > 1 ? curve.map((level) => BLOCKS[level]).join('') : '';

/** @param {Grade | null} grade */
const lozengesOf = (grade) =>
  grade ? ` ${GRADES.map((_, n) => (n <= GRADES.indexOf(grade) ? '◆' : '◇')).join('')}` : '';

/** A won game, with its result to send. */
export class SentWin {
  /** The modules of an address's QR code. */
  qr = qrOf;
  #view;
  #day;
  #finisher;
  #closing = new AbortController();
  /** The curve; null if it cannot be estimated. */
  curve;
  /** The friend's result in this deal; null without one. @type {SentResult | null} */
  friend = null;

  /**
   * @param {import('../../pkg/patience_wasm.js').View} view @param {string | undefined} day date of the deal of a day
   * @param {import('../../engine/provenance.js').Credit} credit
   */
  constructor(view, day, credit) {
    this.#view = view;
    this.#day = day;
    this.#finisher = finisherOf(credit);
    this.curve = curveOf(view.link, view.ply, this.#closing.signal);
    // Only what could be read is saved.
    const received = challengeOf(view.start);
    if (received) this.friend = readChallenge(received);
  }

  /** Stops the estimates. */
  close() {
    this.#closing.abort();
  }

  /** The curve, or null if it takes too long. */
  #currentCurve() {
    const late = new Promise((done) => setTimeout(() => done(null), CURVE_WAIT_MS));
    return /** @type {Promise<number[] | null>} */ (Promise.race([this.curve, late]));
  }

  /** The three lines, with the address alone and the QR code of the bare site. @param {Won} won */
  async compose(won) {
    const curve = await this.#currentCurve();
    const address = addressOf(challengeLink(this.#view, this.#finisher, won, curve ?? []));
    const { deal } = this.#view;
    const head = words.result.head(won.game, this.#day ? new Date(this.#day) : null, deal) + lozengesOf(won.grade);
    const sentence = words.result.won(this.#view.ply, won.hints, this.#finisher);
    const lines = [head, words.result.line(sentence, blocksOf(curve), this.friend !== null)];
    return { message: lines.join('\n'), text: [...lines, address].join('\n'), address, curve };
  }
}
