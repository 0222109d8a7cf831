// The callout of a lesson, its sentence and buttons: on the felt of a wide table, where it covers least; elsewhere in place of
// the status line and the toolbar.

import { words as core } from '../../words/core.js';
import { words } from '../../words/lessons.js';
import { isKeyboardModality } from '../../ui/modality.js';
import { overlap } from '../../ui/geometry.js';
import { h, setAttribute, setText, stopPresses } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { releaseRoom, reserveRoom } from './sentence-room.js';

/** @import { TableHost } from '../host.js' */
/** @import { Obstacle } from './spotlight.js' */
/** @import { LessonWords } from '../../words/en/lessons.js' */
/** @typedef {Record<'back' | 'skip' | 'show' | 'next' | 'leave' | 'newDeal' | 'again', () => void>} CalloutActions of its buttons */
/**
 * @typedef {object} CalloutContent
 * @property {string} reason of a refusal, announced before the sentence
 * @property {number} at number of the step, from 0
 * @property {number} count
 * @property {string} sentence
 * @property {number[]} piles to select, for screen readers
 * @property {boolean} isMistake true if the sentence is about a wrong try
 * @property {boolean} suggestsDemo true if the button that shows the move is emphasized
 * @property {boolean} isFirst true if there is no step before
 * @property {boolean} canContinue true if the step has no more moves for the player
 */

/** Distance of the places tried for the callout. */
const GRID_PX = 16;
const EDGE_PX = 8;
/** Costs per pixel of distance from the cards that matter, and from its last place; a covered pixel of a card costs 1. */
const DISTANCE_COST = 12;
const MOVE_COST = 10;

/** @param {() => void} onPress @param {string} name @param {string} [label] */
const link = (onPress, name, label) =>
  h('button', { class: `callout-link is-${name}`, type: 'button', 'data-lesson': name, onclick: onPress }, label);

/** The distances from an edge that are tried, the greatest included. @param {number} free */
function gridOf(free) {
  const most = free - EDGE_PX;
  const distances = [];
  for (let at = EDGE_PX; at < most; at += GRID_PX) distances.push(at);
  return most < EDGE_PX ? [] : [...distances, most];
}

export class Callout {
  #host;
  #actions;
  #label = h('h2', { class: 'callout-label' });
  #count = h('span', { class: 'callout-count' });
  #sentence = h('p', { class: 'callout-sentence' });
  #hiddenText = h('p', { class: 'unseen' });
  #lastAnnounced = '';
  #dots = h('span', { class: 'lesson-dots', 'aria-hidden': 'true' });
  #foot = h('div', { class: 'callout-foot', role: 'group' });
  #buttons;
  #el;
  /** @type {{ x: number, y: number } | null} */
  #lastPlace = null;

  /** @param {TableHost} host @param {CalloutActions} actions */
  constructor(host, actions) {
    this.#host = host;
    this.#actions = actions;
    this.#buttons = {
      back: link(actions.back, 'back'),
      skip: link(actions.skip, 'skip'),
      show: link(actions.show, 'show'),
      next: h('button', { class: 'choice is-primary', type: 'button', 'data-lesson': 'on', onclick: actions.next }),
      leave: link(actions.leave, 'leave'),
    };
    const text = h('div', { class: 'callout-text' }, this.#label, this.#sentence, this.#hiddenText);
    this.#el = h(
      'section',
      { class: 'callout lesson' },
      h(
        'div',
        { class: 'callout-body' },
        text,
        h('div', { class: 'callout-head' }, this.#count, this.#buttons.leave),
        this.#foot,
      ),
    );
    stopPresses(this.#el);
    this.translate();
  }

  /** Sets the constant texts in the current language. */
  translate() {
    this.#el.setAttribute('aria-label', words.label);
    this.#buttons.back.textContent = words.back;
    this.#buttons.skip.textContent = words.skip;
    this.#buttons.show.textContent = words.showMe;
    this.#buttons.next.textContent = words.nextStep;
    this.#buttons.leave.textContent = words.leaveShort;
    this.#buttons.leave.setAttribute('aria-label', words.leaveLesson);
  }

  get isFocused() {
    return this.#el.matches(':focus-within');
  }

  /** @param {CalloutContent} content */
  render({ reason, at, count, sentence, piles, isMistake, suggestsDemo, isFirst, canContinue }) {
    const { info, view } = this.#host;
    setText(this.#sentence, sentence);
    const named = piles.flatMap((pile) => (info && view ? core.board.pile(info.places[pile], view.piles[pile]) : []));
    const hints = named.map((name, n) => (n ? words.target(name) : words.choose(name)));
    setText(this.#hiddenText, canContinue ? '' : core.sentences(hints));
    const label = isMistake ? words.notYet : words.label;
    this.#renderHeading(label, at, count);
    // A refusal is announced each time.
    if (reason) this.#lastAnnounced = '';
    const parts = [...(reason ? [reason] : []), `${label}.`, sentence, ...(canContinue ? [] : hints)];
    // Keyboard players stay at the cards, where Enter continues: moving the focus to the button and back would announce both
    // before the sentence.
    const staysAtCards = isKeyboardModality() && this.#host.board.grid.focusedPile() !== null;
    const takesFocus = canContinue && !staysAtCards && !this.isFocused;
    this.#labelFoot(canContinue ? parts : []);
    if (!takesFocus) this.#announceOnce(canContinue && staysAtCards ? [...parts, words.pressEnter] : parts);
    this.#buttons.back.setAttribute('aria-disabled', String(isFirst));
    this.#buttons.show.classList.toggle('is-urged', suggestsDemo);
    this.#setButtons(
      this.#buttons.back,
      this.#dots,
      this.#buttons.skip,
      canContinue ? this.#buttons.next : this.#buttons.show,
    );
    if (takesFocus) this.#focusButton(this.#buttons.next, parts);
  }

  /** Shows the task in place of the answer to a wrong try, silently: the move is announced. @param {string} task @param {number} at @param {number} count */
  restoreTask(task, at, count) {
    setText(this.#sentence, task);
    this.#renderHeading(words.label, at, count);
  }

  /**
   * Names the group of the buttons by the sentence: screen readers announce it before the focused button.
   * @param {string[]} parts
   */
  #labelFoot(parts) {
    setAttribute(this.#foot, 'aria-label', parts.length ? core.sentences(parts) : null);
  }

  /** Focuses a button, which announces the sentence. @param {HTMLElement} button @param {string[]} parts */
  #focusButton(button, parts) {
    this.#lastAnnounced = core.sentences(parts);
    this.#host.announcer.setRepeatText(this.#lastAnnounced);
    button.focus({ preventScroll: true });
  }

  /** Announces a text, unless it was the last one. @param {string[]} parts */
  #announceOnce(parts) {
    const text = core.sentences(parts);
    if (text === this.#lastAnnounced) return;
    this.#lastAnnounced = text;
    this.#host.announcer.speak(text);
  }

  /** @param {{ count: number, waiting: keyof typeof words.backTo }} end `waiting`: what is on the table when the lesson is over */
  renderEnd({ count, waiting }) {
    const { newDeal, again, leave } = this.#actions;
    const sentence = words.finished[waiting];
    setText(this.#sentence, sentence);
    setText(this.#hiddenText, '');
    this.#renderHeading(words.label, count, count);
    const choice = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ onPress) =>
      h('button', { class: 'choice', type: 'button', 'data-lesson': name, onclick: onPress }, label);
    const choices = [choice('new-deal', words.newDeal, newDeal), choice('stay', words.backTo[waiting], leave)];
    // A deal that somebody has sent comes before another one.
    if (waiting === 'friend' || waiting === 'day') choices.reverse();
    const [first] = choices;
    first.classList.add('is-primary');
    this.#labelFoot([sentence]);
    if (this.isFocused) this.#announceOnce([sentence]);
    this.#setButtons(...choices, link(again, 'again', words.again));
    if (this.isFocused) first.focus({ preventScroll: true });
    else this.#focusButton(first, [sentence]);
  }

  /** @param {string} label @param {number} at @param {number} count */
  #renderHeading(label, at, count) {
    const isOver = at >= count;
    const heading = isOver ? '' : words.heading(at + 1, count);
    this.#label.replaceChildren(label, h('span', { class: 'unseen' }, heading && `, ${heading}.`));
    setText(this.#count, isOver ? '' : words.count(at + 1, count));
    this.#count.setAttribute('aria-hidden', 'true');
    const state = (/** @type {number} */ n) => (n < at ? 'is-done' : n === at ? 'is-now' : '');
    this.#dots.replaceChildren(...Array.from({ length: count }, (_, n) => h('i', { class: state(n) })));
  }

  /** Sets the content of the foot, unless it is the same. @param {...HTMLElement} items */
  #setButtons(...items) {
    const current = [...this.#foot.children];
    if (items.length === current.length && items.every((item, n) => item === current[n])) return;
    const focused = this.#foot.matches(':focus-within') ? this.#host.root.activeElement : null;
    this.#foot.replaceChildren(...items);
    if (!(focused instanceof HTMLElement)) return;
    const next = items.includes(focused) ? focused : items.at(-1);
    next?.focus({ preventScroll: true });
  }

  /** Places the callout. @param {Obstacle[]} obstacles @param {LessonWords} lessonWords */
  place(obstacles, lessonWords) {
    const { frame, board } = this.#host;
    const isOnFelt = frame.mode === 'desk';
    const parent = isOnFelt ? board.felt : frame.body;
    if (this.#el.parentElement !== parent) {
      const focused = this.isFocused ? this.#host.root.activeElement : null;
      parent.append(this.#el);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    this.#el.classList.toggle('is-on-felt', isOnFelt);
    this.#el.style.transform = '';
    this.#el.classList.remove('is-flat');
    if (frame.mode === 'phone') reserveRoom(this.#sentence, lessonWords);
    else releaseRoom(this.#sentence);
    if (!isOnFelt) return;
    let place = this.#findPlace(obstacles);
    if (place.covered) {
      // A flat callout may fit below the rows.
      this.#el.classList.add('is-flat');
      const flat = this.#findPlace(obstacles);
      if (flat.covered < place.covered) place = flat;
      else this.#el.classList.remove('is-flat');
    }
    this.#lastPlace = place;
    this.#el.style.transform = `translate(${place.x}px, ${place.y}px)`;
  }

  /** Finds the place on the felt with the least cost, and the cost of what it covers. @param {Obstacle[]} obstacles */
  #findPlace(obstacles) {
    const { x: left, y: top, width: clientWidth, height: clientHeight } = this.#host.board.visibleRect;
    const { offsetWidth: width, offsetHeight: height } = this.#el;
    // Only the visible part of a magnified table can be covered.
    const visible = obstacles
      .map(({ rect, weight }) => ({ rect: { ...rect, x: rect.x - left, y: rect.y - top }, weight }))
      .filter(({ rect }) => overlap(rect, { x: 0, y: 0, width: clientWidth, height: clientHeight }));
    const meant = visible.filter(({ weight }) => weight > 100).map(({ rect }) => rect);
    const middle = (/** @type {'x' | 'y'} */ axis, /** @type {'width' | 'height'} */ size) =>
      meant.reduce((sum, rect) => sum + rect[axis] + rect[size] / 2, 0) / (meant.length || 1);
    const [cx, cy] = [middle('x', 'width'), middle('y', 'height')];
    const distanceCost = meant.length ? DISTANCE_COST : 0;
    const last = this.#lastPlace;
    let best = { x: EDGE_PX, y: EDGE_PX, covered: Infinity };
    let least = Infinity;
    for (const y of gridOf(clientHeight - height)) {
      for (const x of gridOf(clientWidth - width)) {
        const rect = { x, y, width, height };
        let cost = Math.hypot(x + width / 2 - cx, y + height / 2 - cy) * distanceCost;
        if (last) cost += Math.hypot(x - last.x, y - last.y) * MOVE_COST;
        const covered = visible.reduce((sum, obstacle) => sum + overlap(rect, obstacle.rect) * obstacle.weight, 0);
        cost += covered;
        if (cost < least) [best, least] = [{ x, y, covered }, cost];
      }
    }
    return best;
  }

  /** @param {() => void} restoreFocus */
  remove(restoreFocus) {
    removeRestoringFocus(this.#el, restoreFocus);
  }
}
