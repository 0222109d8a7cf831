// The buttons and keys that step through a line of moves.

import { h, isTyping, latinKeyOf } from './dom.js';
import { icon } from './more-icons.js';

/** @typedef {{ ply: number, from: number, to: number, stepBy: (by: number) => void }} Line `from` and `to`: its first and last ply */

/** @param {HTMLElement} button @param {import('./more-icons.js').IconName} drawing @param {string} label */
export function setKeyLabel(button, drawing, label) {
  if (button.getAttribute('aria-label') === label) return;
  button.setAttribute('aria-label', label);
  button.replaceChildren(icon(drawing), h('span', { class: 'label', 'aria-hidden': 'true' }, label));
}

/** The buttons that step back and forward. */
export class StepButtons {
  #line;
  back = h('button', { class: 'key is-back', type: 'button', onclick: () => this.#line.stepBy(-1) });
  step = h('button', { class: 'key', type: 'button', onclick: () => this.#line.stepBy(1) });

  /** @param {Line} line */
  constructor(line) {
    this.#line = line;
  }

  /** Sets the labels in the current language. @param {string} back @param {string} step */
  label(back, step) {
    setKeyLabel(this.back, 'step', back);
    setKeyLabel(this.step, 'step', step);
  }

  /** Disables the button that leads nowhere. */
  update() {
    const { ply, from, to } = this.#line;
    this.back.setAttribute('aria-disabled', String(ply === from));
    this.step.setAttribute('aria-disabled', String(ply === to));
  }
}

/** True for a key of the browser or of a text field. @param {KeyboardEvent} event */
export const isReservedKey = (event) => event.ctrlKey || event.metaKey || event.altKey || isTyping(event);

/**
 * The ply of a line that a key leads to; null for another key. It may lie outside the line.
 * @param {KeyboardEvent} event
 * @param {Line} line
 * @param {{ takesPunctuation: boolean, takesArrows: boolean }} takes `,` and `.`; arrows, Home and End
 */
export function plyOfKey(event, { ply, from, to }, { takesPunctuation, takesArrows }) {
  const sign = takesPunctuation ? latinKeyOf(event) : '';
  const arrow = takesArrows ? event.key : '';
  if (sign === '.' || arrow === 'ArrowRight') return ply + 1;
  if (sign === ',' || arrow === 'ArrowLeft') return ply - 1;
  if (arrow === 'Home') return from;
  return arrow === 'End' ? to : null;
}
