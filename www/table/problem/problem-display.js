// Shows the texts of a problem on its callout, in the language of the page, with messages after them; and frames a release's card.

import { GoalMarks } from './goal-marks.js';
import { ProblemCallout } from './problem-callout.js';

/** @import { TableHost } from '../host.js' */
/** @import { CalloutRoom, ProblemButton, TextKind } from './problem-callout.js' */
/** Says sentences, and messages after them. @typedef {{ kind: TextKind, say: () => string[], messages: string[] }} SaidText */
/**
 * The parts beside the text, in the language of the page.
 * @typedef {object} Surroundings
 * @property {(kind: TextKind) => string} label
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
  #text = { kind: 'question', say: () => [], messages: [] };

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

  /** @param {TextKind} kind @param {() => string[]} say @param {boolean} [isSpoken] */
  showText(kind, say, isSpoken) {
    this.#text = { kind, say, messages: [] };
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
    const { kind, say, messages } = this.#text;
    const { label, detail, question, stock, buttons } = this.#surroundings;
    const text = {
      kind,
      label: label(kind),
      detail: detail(),
      question: question(),
      sentences: [...say(), ...messages].filter(Boolean),
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
