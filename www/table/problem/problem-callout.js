// The callout of a problem: its question, the reply to a try, the open stock, and buttons in fixed positions. It replaces the
// status line and covers no card. Invisible ghosts of all texts that may follow reserve their room, so that the table never moves.

import { h, setAttribute, setChildren, setText } from '../../ui/dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { OpenStock } from './open-stock.js';
import { withCardNames } from './reply.js';

/** `place`: beside the label, after the reply, or by default in the row of buttons. @typedef {{ name: string, label: string, onPress: () => void, isPrimary?: boolean, place?: 'head' | 'reply' }} ProblemButton */
/** `next`: a question after a right answer; `wrong`: also of a release that takes too many transfers. @typedef {'question' | 'next' | 'introduction' | 'hint' | 'solution' | 'right' | 'wrong'} TextKind */
/** `say`: sentences in the language of the page; `messages` follow them. @typedef {{ kind: TextKind, say: () => string[], messages: string[] }} SaidText */
/**
 * Content around the text, in the language of the page.
 * @typedef {object} CalloutParts
 * @property {(kind: TextKind) => string} label
 * @property {() => string} detail beside the label: the grade
 * @property {() => string} question empty before it is put
 * @property {() => string[]} stock open cards, in dealing order
 * @property {() => ProblemButton[]} buttons
 * @property {() => CalloutRoom} room for all texts at this question
 */
/**
 * The texts that need room in the callout.
 * @typedef {object} CalloutRoom
 * @property {string[]} labels
 * @property {string[]} answerLabels with a sign before them
 * @property {string[]} headButtons
 * @property {string[]} questions
 * @property {string[]} replies
 * @property {string[]} wrongReplies with a button after them
 * @property {string[]} stock
 * @property {Pick<ProblemButton, 'name' | 'label' | 'isPrimary'>[]} buttons of the row; by default it is as wide as those in it
 */

/** An invisible element that reserves room. @param {'p' | 'span'} tag @param {string} className @param {...(Node | string)} content */
const ghost = (tag, className, ...content) =>
  h(tag, { class: `${className} problem-ghost`, 'aria-hidden': 'true' }, ...content);

/** Stacks an element on ghosts, which `setGhosts` adds. @param {'div' | 'span'} tag @param {Element} el */
const stack = (tag, el) => h(tag, { class: 'problem-stack' }, el);

/** @param {Element} el a stack @param {Element[]} ghosts */
function setGhosts(el, ghosts) {
  // The first child stays in the document: it may have the focus.
  for (const old of [...el.children].slice(1)) old.remove();
  el.append(...ghosts);
}

/** @param {boolean | undefined} isPrimary */
const typeOf = (isPrimary) => (isPrimary ? 'choice is-primary' : 'callout-link');

/** @param {string} sentence */
const wrongReply = (sentence) =>
  ghost(
    'p',
    'problem-reply',
    sentence,
    h('span', { class: 'problem-reply-buttons' }, h('span', { class: 'callout-link' }, words.showWhy)),
  );

export class ProblemCallout {
  #host;
  #parts;
  #el;
  #texts = {
    label: h('h2', { class: 'callout-label' }),
    detail: h('span', { class: 'callout-count' }),
    question: h('p', { class: 'problem-question' }),
    sentence: h('span', { class: 'callout-sentence' }),
  };
  #buttons = {
    head: h('span', { class: 'problem-head-buttons' }),
    reply: h('span', { class: 'problem-reply-buttons' }),
    row: h('div', { class: 'callout-foot', role: 'group' }),
  };
  /** The buttons by their names. @type {Map<string, HTMLElement>} */
  #byName = new Map();
  #stock = new OpenStock();
  #stacks;
  /** Ghosts of the row of buttons. @type {Element[]} */
  #rowGhosts = [];
  /** Name of the button whose search is running; empty for none. */
  #busyButton = '';
  /** The current text: a new object after each `showText`. @type {SaidText} */
  text = { kind: 'question', say: () => [], messages: [] };

  /** @param {import('../host.js').TableHost} host @param {CalloutParts} parts */
  constructor(host, parts) {
    this.#host = host;
    this.#parts = parts;
    const reply = h('p', { class: 'problem-reply' }, this.#texts.sentence, this.#buttons.reply);
    this.#stacks = {
      label: stack('div', this.#texts.label),
      headButtons: stack('span', this.#buttons.head),
      question: stack('div', this.#texts.question),
      reply: stack('div', reply),
      stock: stack('div', this.#stock.el),
    };
    const { label, headButtons, question, reply: replyStack, stock } = this.#stacks;
    const heading = h('div', { class: 'problem-heading' }, label, this.#texts.detail);
    const head = h('div', { class: 'callout-head' }, heading, headButtons);
    const text = h('div', { class: 'callout-text' }, question, replyStack, stock);
    const body = h('div', { class: 'callout-body' }, head, text, this.#buttons.row);
    // A press beside the felt closes what is open over it, as one on the felt does.
    this.#el = h('section', { class: 'callout problem', onpointerdown: () => host.overlays.close() }, body);
    this.reserveRoom();
    host.frame.body.append(this.#el);
  }

  get height() {
    return this.#el.offsetHeight;
  }

  get isFocused() {
    return this.#el.matches(':focus-within');
  }

  /** @param {TextKind} kind @param {() => string[]} say @param {boolean} [isSpoken] */
  showText(kind, say, isSpoken) {
    this.text = { kind, say, messages: [] };
    this.render(isSpoken);
  }

  /** Shows a message after the text. @param {string} sentence */
  showMessage(sentence) {
    // The object stays the same: the late reason of a wrong answer still finds its text.
    const { messages } = this.text;
    if (!messages.includes(sentence)) messages.push(sentence);
    this.render();
  }

  render(isSpoken = true) {
    const { kind, say, messages } = this.text;
    const label = this.#parts.label(kind);
    const question = this.#parts.question();
    const sentences = [...say(), ...messages].filter(Boolean);
    const stock = this.#parts.stock();
    this.#el.setAttribute('aria-label', words.label);
    setAttribute(this.#el, 'data-answer', kind === 'next' ? 'right' : ['right', 'wrong'].includes(kind) ? kind : null);
    setText(this.#texts.label, label);
    setText(this.#texts.detail, this.#parts.detail());
    setText(this.#texts.question, question);
    // A message replaces a text beside which it has no room.
    const hasRoom = !messages.length || this.fits(core.sentences(sentences));
    setText(this.#texts.sentence, core.sentences(hasRoom ? sentences : messages));
    this.#stock.render(stock);
    this.#renderButtons();
    // The felt has the rest of the height.
    this.#host.fitter.measure();
    if (!isSpoken) return;
    const asked = [question, ...(stock.length ? [words.stock(stock.length), `${words.cards(stock)}.`] : [])];
    const spokenLabel = /[!?]$/.test(label) ? label : `${label}.`;
    // A reply is spoken without the question, which was spoken before.
    this.#host.announcer.speak(
      withCardNames(core.sentences([spokenLabel, ...(['question', 'next'].includes(kind) ? asked : []), ...sentences])),
    );
  }

  /** Reserves the room of this question's texts. */
  reserveRoom() {
    const { labels, answerLabels, headButtons, questions, replies, wrongReplies, stock, buttons } = this.#parts.room();
    const all = this.#stacks;
    const each = (/** @type {string} */ className) => (/** @type {string} */ text) => ghost('p', className, text);
    const button = (/** @type {string} */ text) =>
      ghost('span', 'problem-head-buttons', h('span', { class: 'callout-link' }, text));
    setGhosts(all.label, [...labels.map(each('callout-label')), ...answerLabels.map(each('callout-label is-answer'))]);
    setGhosts(all.headButtons, headButtons.map(button));
    setGhosts(all.question, questions.map(each('problem-question')));
    setGhosts(all.reply, [...replies.map(each('problem-reply')), ...wrongReplies.map(wrongReply)]);
    const stockGhost = new OpenStock();
    stockGhost.render(stock);
    stockGhost.el.classList.add('problem-ghost');
    setGhosts(all.stock, stock.length ? [stockGhost.el] : []);
    this.#rowGhosts = buttons.map(({ name, label, isPrimary }) =>
      h('span', { class: `${typeOf(isPrimary)} problem-ghost`, 'aria-hidden': 'true', 'data-room': name }, label),
    );
  }

  /** True if the reply to a wrong answer has room. @param {string} sentence */
  fits = (sentence) => {
    const { reply } = this.#stacks;
    const room = reply.offsetHeight;
    const trial = wrongReply(sentence);
    reply.append(trial);
    const height = reply.offsetHeight;
    trial.remove();
    return height <= room;
  };

  /** Marks the button whose search is running; empty for none. @param {string} name */
  setBusy(name) {
    this.#busyButton = name;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#el.querySelectorAll('[data-problem]')))
      setAttribute(button, 'aria-busy', button.dataset.problem === name ? 'true' : null);
  }

  /** Shows the buttons; one that stays is not replaced, as it may be pressed. A focus that is lost goes to the first. */
  #renderButtons() {
    const hadFocus = this.#el.querySelector('[data-problem]:focus') !== null;
    const items = this.#parts.buttons();
    const inPlace = (/** @type {ProblemButton['place']} */ wanted) =>
      items.filter(({ place }) => place === wanted).map((item) => this.#renderButton(item));
    const { head, reply, row } = this.#buttons;
    setChildren(head, inPlace('head'));
    setChildren(reply, inPlace('reply'));
    setChildren(row, [...inPlace(undefined), ...this.#rowGhosts]);
    this.setBusy(this.#busyButton);
    if (hadFocus && !this.#el.querySelector('[data-problem]:focus')) this.focusButton();
  }

  /** Updates the button of this name, or makes it. @param {ProblemButton} item */
  #renderButton({ name, label, onPress, isPrimary }) {
    const button = this.#byName.get(name) ?? h('button', { type: 'button', 'data-problem': name });
    this.#byName.set(name, button);
    button.className = typeOf(isPrimary);
    button.onclick = onPress;
    setText(button, label);
    return button;
  }

  /** Focuses the first button. */
  focusButton() {
    const first = this.#buttons.row.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  translate() {
    this.#stock.translate();
    this.reserveRoom();
    this.text.messages = [];
    this.render();
  }

  /** @param {() => void} restoreFocus */
  remove(restoreFocus) {
    removeRestoringFocus(this.#el, restoreFocus);
  }
}
