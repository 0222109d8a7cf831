// What a lesson says, and its buttons: a tag on the felt of a desk, where it covers least of what matters; elsewhere in
// place of the sentence and the keys.

import { words as core } from '../../words/core.js';
import { words } from '../../words/lessons.js';
import { isKeyboardModality } from '../../ui/modality.js';
import { overlap } from '../../ui/geometry.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('./spotlight.js').Kept} Kept */
/** @typedef {Record<'back' | 'skip' | 'show' | 'on' | 'leave' | 'newDeal' | 'again', () => void>} Acts what its buttons do */
/**
 * @typedef {object} Told
 * @property {string} reason why something was refused, to be heard before the sentence
 * @property {number} at the number of the step, from 0
 * @property {number} count
 * @property {string} sentence
 * @property {number[]} heard the piles that are to be chosen, for who does not see them
 * @property {boolean} wrong whether the sentence is of a wrong try
 * @property {boolean} urged whether it is pointed out that the move can be shown
 * @property {boolean} first whether there is nothing to go back to
 * @property {boolean} goes whether there is nothing left but to go on
 */

/** Places for the tag are tried so far apart, in pixels. */
const GRID = 16;
const EDGE = 8;
/** What a pixel costs that it is away from what is meant, and from where it was; a square pixel of a card costs 1. */
const NEAR = 12;
const STAY = 10;

/** @param {() => void} act @param {string} name @param {string} [label] */
const link = (act, name, label) =>
  h('button', { class: `lesson-link is-${name}`, type: 'button', 'data-lesson': name, onclick: act }, label);

export class Tag {
  #host;
  #acts;
  #label = h('h2', { class: 'lesson-label' });
  #count = h('span', { class: 'lesson-count' });
  #sentence = h('p', { class: 'lesson-sentence' });
  #heard = h('p', { class: 'unseen' });
  /** What was heard last. */
  #told = '';
  #dots = h('span', { class: 'lesson-dots', 'aria-hidden': 'true' });
  #foot = h('div', { class: 'lesson-foot', role: 'group' });
  #back;
  #skip;
  #show;
  #on;
  #leave;
  #el;
  /** Where it lay last. @type {{ x: number, y: number } | null} */
  #last = null;

  /** @param {TableHost} host @param {Acts} acts */
  constructor(host, acts) {
    this.#host = host;
    this.#acts = acts;
    this.#back = link(acts.back, 'back');
    this.#skip = link(acts.skip, 'skip');
    this.#show = link(acts.show, 'show');
    this.#on = h('button', { class: 'choice is-primary', type: 'button', 'data-lesson': 'on', onclick: acts.on });
    this.#leave = link(acts.leave, 'leave');
    const text = h('div', { class: 'lesson-text' }, this.#label, this.#sentence, this.#heard);
    this.#el = h(
      'section',
      { class: 'lesson', 'data-lesson-tag': '' },
      h('div', { class: 'lesson-tag' }, text, h('div', { class: 'lesson-head' }, this.#count, this.#leave), this.#foot),
    );
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.#el.addEventListener(type, (event) => event.stopPropagation());
    this.translate();
  }

  /** Says what stays the same all the time in the language that is spoken now. */
  translate() {
    this.#el.setAttribute('aria-label', words.label);
    this.#back.textContent = words.back;
    this.#skip.textContent = words.skip;
    this.#show.textContent = words.showMe;
    this.#on.textContent = words.goOn;
    this.#leave.textContent = words.leaveBrief;
    this.#leave.setAttribute('aria-label', words.leave);
  }

  get isFocused() {
    return this.#el.matches(':focus-within');
  }

  /** @param {Told} told */
  show({ reason, at, count, sentence, heard, wrong, urged, first, goes }) {
    const { info, view } = this.#host;
    setText(this.#sentence, sentence);
    const named = heard.flatMap((pile) => (info && view ? core.board.pile(info.places[pile], view.piles[pile]) : []));
    const told = named.map((name, n) => (n ? words.target(name) : words.choose(name)));
    setText(this.#heard, goes ? '' : core.sentences(told));
    const label = wrong ? words.notYet : words.label;
    this.#showLabel(label, at, count);
    // A refusal is heard each time.
    if (reason) this.#told = '';
    const parts = [...(reason ? [reason] : []), `${label}.`, sentence, ...(goes ? [] : told)];
    // Whoever plays by key stays at the cards, from where Enter goes on: what takes the focus for a moment is heard first,
    // and then all that stands round the card, before what matters.
    const stays = isKeyboardModality() && this.#host.board.grid.focused() !== null;
    const comes = goes && !stays && !this.isFocused;
    this.#name(goes ? parts : []);
    if (!comes) this.#tell(goes && stays ? [...parts, words.goOnHere] : parts);
    this.#back.setAttribute('aria-disabled', String(first));
    this.#show.classList.toggle('is-urged', urged);
    this.#fill(this.#back, this.#dots, this.#skip, goes ? this.#on : this.#show);
    if (comes) this.#come(this.#on, parts);
  }

  /**
   * The sentence is the name of what holds the buttons: whoever comes to one of them hears it before the button.
   * @param {string[]} parts
   */
  #name(parts) {
    setAttribute(this.#foot, 'aria-label', parts.length ? core.sentences(parts) : null);
  }

  /** The focus comes from the cards to a button, and what is said is heard with that. @param {HTMLElement} button @param {string[]} parts */
  #come(button, parts) {
    this.#told = core.sentences(parts);
    this.#host.announcer.setRepeatText(this.#told);
    button.focus({ preventScroll: true });
  }

  /** Has something heard, once. @param {string[]} parts */
  #tell(parts) {
    const told = core.sentences(parts);
    if (told === this.#told) return;
    this.#told = told;
    this.#host.announcer.announce(told);
  }

  /** That all is done, and what now. @param {{ count: number, begun: boolean }} end `begun`: whether the player's own game is */
  showEnd({ count, begun }) {
    const { newDeal, again, leave } = this.#acts;
    setText(this.#sentence, words.over);
    setText(this.#heard, '');
    this.#showLabel(words.label, count, count);
    const deal = h('button', { class: 'choice is-primary', type: 'button', 'data-lesson': 'new-deal' }, words.newDeal);
    deal.addEventListener('click', newDeal);
    const stay = h(
      'button',
      { class: 'choice', type: 'button', 'data-lesson': 'stay', onclick: leave },
      begun ? words.mine : words.stay,
    );
    this.#name([words.over]);
    if (this.isFocused) this.#tell([words.over]);
    this.#fill(deal, stay, link(again, 'again', words.again));
    if (this.isFocused) deal.focus({ preventScroll: true });
    else this.#come(deal, [words.over]);
  }

  /** @param {string} label @param {number} at @param {number} count */
  #showLabel(label, at, count) {
    const over = at >= count;
    const heading = over ? '' : words.heading(at + 1, count);
    this.#label.replaceChildren(label, h('span', { class: 'unseen' }, heading && `, ${heading}.`));
    setText(this.#count, over ? '' : words.count(at + 1, count));
    this.#count.setAttribute('aria-hidden', 'true');
    const state = (/** @type {number} */ n) => (n < at ? 'is-done' : n === at ? 'is-now' : '');
    this.#dots.replaceChildren(...Array.from({ length: count }, (_, n) => h('i', { class: state(n) })));
  }

  /** Puts these into the foot, and leaves alone what stands there already. @param {...HTMLElement} items */
  #fill(...items) {
    const there = [...this.#foot.children];
    if (items.length === there.length && items.every((item, n) => item === there[n])) return;
    const held = this.#foot.matches(':focus-within') ? this.#host.root.activeElement : null;
    this.#foot.replaceChildren(...items);
    if (!(held instanceof HTMLElement)) return;
    const next = items.includes(held) ? held : items.at(-1);
    next?.focus({ preventScroll: true });
  }

  /** Puts the tag where it belongs. @param {Kept[]} kept what it is to leave free */
  settle(kept) {
    const { frame, board } = this.#host;
    const onFelt = frame.mode === 'desk';
    const place = onFelt ? board.felt : frame.body;
    if (this.#el.parentElement !== place) {
      const held = this.isFocused ? this.#host.root.activeElement : null;
      place.append(this.#el);
      if (held instanceof HTMLElement) held.focus({ preventScroll: true });
    }
    this.#el.classList.toggle('is-on-felt', onFelt);
    this.#el.style.transform = '';
    if (!onFelt) return;
    const { x, y } = this.#room(kept);
    this.#el.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Where on the felt it covers least of what matters; of equal places the nearest to the middle of it. @param {Kept[]} kept */
  #room(kept) {
    const { x: left, y: top, width: clientWidth, height: clientHeight } = this.#host.board.seen;
    const { offsetWidth: width, offsetHeight: height } = this.#el;
    // Of a magnified table only what is in the window can be covered.
    const seen = kept
      .map(({ rect, weight }) => ({ rect: { ...rect, x: rect.x - left, y: rect.y - top }, weight }))
      .filter(({ rect }) => overlap(rect, { x: 0, y: 0, width: clientWidth, height: clientHeight }));
    const meant = seen.filter(({ weight }) => weight > 100).map(({ rect }) => rect);
    const middle = (/** @type {'x' | 'y'} */ axis, /** @type {'width' | 'height'} */ size) =>
      meant.reduce((sum, rect) => sum + rect[axis] + rect[size] / 2, 0) / (meant.length || 1);
    const [cx, cy] = [middle('x', 'width'), middle('y', 'height')];
    const near = meant.length ? NEAR : 0;
    const last = this.#last;
    let best = { x: EDGE, y: EDGE };
    let least = Infinity;
    for (let y = EDGE; y <= clientHeight - height - EDGE; y += GRID) {
      for (let x = EDGE; x <= clientWidth - width - EDGE; x += GRID) {
        const rect = { x, y, width, height };
        let cost = Math.hypot(x + width / 2 - cx, y + height / 2 - cy) * near;
        if (last) cost += Math.hypot(x - last.x, y - last.y) * STAY;
        for (const one of seen) cost += overlap(rect, one.rect) * one.weight;
        if (cost < least) [best, least] = [{ x, y }, cost];
      }
    }
    return (this.#last = best);
  }

  /** @param {() => void} giveBack gives the focus to where it was */
  remove(giveBack) {
    removeRestoringFocus([this.#el], giveBack);
  }
}
