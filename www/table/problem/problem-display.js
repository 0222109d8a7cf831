// Shows the texts of a problem on its callout, in the language of the page, with messages after them; and frames a release's card.

import { GoalMarks } from './goal-marks.js';
import { ProblemCallout } from './problem-callout.js';

/** @import { TableHost } from '../host.js' */
/** @import { CalloutRoom, ProblemButton } from './problem-callout.js' */
/** Says the label, then sentences. @typedef {{ say: () => string[], messages: string[] }} SaidText */
/**
 * The parts beside the text, in the language of the page.
 * @typedef {object} Surroundings
 * @property {() => string} detail beside the label
 * @property {() => string} question empty before it is put
 * @property {() => string[]} stock open cards, in dealing order
 * @property {() => ProblemButton[]} buttons
 * @property {() => CalloutRoom} room for all texts at this question
 */

export class ProblemDisplay {
  #host;
  #surroundings;
  #callout;
  /** Of a release. @type {GoalMarks | null} */
  #goal;
  #room;
  /** @type {SaidText} */
  #text = { say: () => [''], messages: [] };

  /** @param {TableHost} host @param {string | undefined} card that a release brings home @param {Surroundings} surroundings */
  constructor(host, card, surroundings) {
    this.#host = host;
    this.#surroundings = surroundings;
    this.#callout = new ProblemCallout(host);
    this.#goal = card ? new GoalMarks(host, card) : null;
    this.#room = surroundings.room();
  }

  /** The text on the callout: another one after each `showText`. */
  get text() {
    return this.#text;
  }

  set text(text) {
    this.#text = text;
  }

  get isFocused() {
    return this.#callout.isFocused;
  }

  /** True if a reply has room. @param {string} sentence */
  fits = (sentence) => this.#callout.fits(sentence);

  /** Reserves the room of this question's texts. */
  reserveRoom() {
    this.#room = this.#surroundings.room();
  }

  /** @param {() => string[]} say the label, then sentences @param {boolean} [isSpoken] */
  showText(say, isSpoken) {
    this.#text = { say, messages: [] };
    this.render(isSpoken);
  }

  /** Shows a message after the text. @param {string} sentence */
  showMessage(sentence) {
    // Of the same text, which the reason of a wrong answer still replaces.
    const { messages } = this.#text;
    if (!messages.includes(sentence)) messages.push(sentence);
    this.render();
  }

  render(isSpoken = true) {
    const { say, messages } = this.#text;
    const { detail, question, stock, buttons } = this.#surroundings;
    const [label, ...said] = say();
    const text = {
      label,
      detail: detail(),
      question: question(),
      sentences: [...said, ...messages].filter(Boolean),
      stock: stock(),
      buttons: buttons(),
    };
    this.#callout.render(text, this.#room, isSpoken);
    // Its height decides about the room of the felt.
    this.#host.fitter.measure();
  }

  /** Marks the button whose search goes on; empty for none. @param {string} name */
  setBusy(name) {
    this.#callout.setBusy(name);
  }

  focusButton() {
    this.#callout.focusButton();
  }

  translate() {
    this.#callout.translate();
    this.reserveRoom();
    this.#text.messages = [];
    this.render();
  }

  /** @param {() => void} restoreFocus */
  remove(restoreFocus) {
    this.#goal?.remove();
    this.#callout.remove(restoreFocus);
  }
}
