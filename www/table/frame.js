// What stands about the table: the bar with name and tools, the status line, the thumb bar or the rail.

import { icon } from '../icons.js';
import { tellDeals } from '../settings.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {'desk' | 'phone' | 'rail'} Mode */
/** @typedef {import('../settings.js').Settings['deals']} Deals */
/** @typedef {{ label: string, primary?: boolean, deals?: Deals, told?: string, act: () => void }} Offer `deals`: it deals anew, and such deals; `told`: what else is to be known of it */
/** What the offers stand beside, if they do not answer a choice: a sentence to be read, or one that says what is being done. @typedef {'telling' | 'waiting'} Beside */

/**
 * An element with its class, attributes and text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {string} [className] @param {Record<string, string>} [attributes] @param {string} [text]
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, className = '', attributes = {}, text = '') {
  const el = document.createElement(tag);
  if (className) el.className = className;
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  if (text) el.textContent = text;
  return el;
}

/** @type {Record<string, [icon: import('../icons.js').IconName, label: string, spoken: string]>} */
const KEYS = {
  undo: ['undo', 'Undo', 'Undo'],
  redo: ['redo', 'Redo', 'Redo'],
  safe: ['playall', 'Play safe', 'Play all that is safe'],
  deal: ['deal', 'Deal', 'Deal'],
  hint: ['hint', 'Hint', 'Hint: show what can be done'],
  'new-deal': ['new', 'New deal', 'New deal'],
  share: ['share', 'Share', 'Share'],
  menu: ['menu', 'Menu', 'Menu'],
};

/** Which keys stand where, with controls="minimal": no more than a game needs. @type {typeof PLACES} */
const FEWER = {
  desk: { tools: [], thumb: [], foot: ['undo', 'deal', 'safe'] },
  phone: { tools: [], thumb: ['undo', 'deal', 'hint', 'new-deal'], foot: [] },
  rail: { tools: [], thumb: ['hint', 'deal', 'undo'], foot: [] },
};

/** Which keys stand where. @type {Record<Mode, { tools: string[], thumb: string[], foot: string[] }>} */
const PLACES = {
  desk: { tools: ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu'], thumb: [], foot: ['deal', 'safe'] },
  phone: { tools: ['share', 'menu'], thumb: ['undo', 'redo', 'safe', 'deal', 'hint', 'new-deal'], foot: [] },
  // Undo lowest: it is what the thumb wants most.
  rail: { tools: [], thumb: ['menu', 'share', 'new-deal', 'hint', 'safe', 'deal', 'redo', 'undo'], foot: [] },
};

export class Frame {
  /** @param {ShadowRoot} root @param {(action: string) => void} press */
  constructor(root, press) {
    // Nothing of the page's own language, direction or type comes in here: table.css, .room.
    this.room = make('div', 'room', { lang: 'en', dir: 'ltr', hidden: '' });
    this.body = make('div', 'frame', { 'data-mode': 'desk' });
    this.bar = make('header', 'bar', { part: 'bar' });
    this.masthead = make('button', 'masthead', { type: 'button', 'data-action': 'home' }, 'Cadogan');
    this.title = make('h2', 'title');
    this.deal = make('span', 'deal');
    this.code = make('button', 'code', { type: 'button', 'data-action': 'code', title: 'Share this deal' });
    this.deal.append(make('span', 'word', {}, 'Deal '), this.code);
    this.tools = make('div', 'tools', { role: 'toolbar', 'aria-label': 'Game' });
    this.bar.append(this.masthead, this.title, this.deal, this.tools);

    this.plate = make('section', 'plate', { part: 'plate' });
    this.felt = make('div', 'felt', { part: 'board' });
    this.plate.append(this.felt);

    this.foot = make('footer', 'foot', { part: 'foot' });
    this.status = make('p', 'status', { role: 'status', part: 'status' });
    this.report = make('span', 'unseen');
    this.sentence = make('span', 'sentence');
    this.status.append(this.report, this.sentence);
    this.offers = make('div', 'offers');
    this.acts = make('div', 'acts');
    this.figures = make('div', 'figures');
    this.moves = make('details', 'moves', { 'data-moves': '' });
    this.moves.append(make('summary', '', {}, 'Moves'));
    this.foot.append(this.status, this.offers, this.acts, this.figures, this.moves);

    this.thumb = make('div', 'thumb', { role: 'toolbar', 'aria-label': 'Game' });
    this.body.append(this.bar, this.plate, this.foot, this.thumb);
    this.room.append(this.body);
    root.append(this.room);

    /** @type {Record<string, HTMLButtonElement>} */
    this.keys = {};
    for (const [action, [drawing, label, spoken]] of Object.entries(KEYS)) {
      const key = make('button', 'key', { type: 'button', part: 'key', 'data-action': action, 'aria-label': spoken });
      key.append(icon(document, drawing), make('span', 'label', { 'aria-hidden': 'true' }, label));
      this.keys[action] = key;
    }
    /** @type {Mode | ''} */
    this.mode = '';
    this.brief = false;
    this.places = PLACES;
    this.setMode('desk');
    this.body.addEventListener('click', (event) => {
      const key = /** @type {Element} */ (event.target).closest('[data-action]');
      const action = key?.getAttribute('data-action');
      // Why nothing is safe is not to be seen: that is said.
      if (action && (action === 'safe' || key?.getAttribute('aria-disabled') !== 'true')) press(action);
    });
  }

  /**
   * The form that a box of this size calls for. Sizes are counted in the reader's own text size.
   * @param {number} width @param {number} height @param {number} rem pixels of 1rem
   */
  fit(width, height, rem) {
    const scale = 16 / rem;
    const [w, h] = [width * scale, height * scale];
    this.setMode(w >= 700 && h >= 520 ? 'desk' : w > h * 1.1 ? 'rail' : 'phone');
    this.body.classList.toggle('is-narrow', w < 1060);
    this.body.classList.toggle('is-slim', w < 820);
    this.body.classList.toggle('is-low', h < 360);
    this.body.classList.toggle('has-large-text', rem > 22);
  }

  /** What stands about the cards: what table.css hides the keyboard must not meet. @param {string | null} controls */
  setControls(controls) {
    const places = controls === 'minimal' || controls === 'none' ? FEWER : PLACES;
    if (places === this.places || !this.mode) return;
    this.places = places;
    const { mode } = this;
    this.mode = '';
    this.setMode(mode);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    this.body.dataset.mode = mode;
    const { tools, thumb, foot } = this.places[mode];
    const held = /** @type {ShadowRoot | null} */ (this.body.getRootNode())?.activeElement;
    this.tools.replaceChildren(...tools.map((name) => this.keys[name]));
    this.thumb.replaceChildren(...thumb.map((name) => this.keys[name]));
    this.acts.replaceChildren(...foot.map((name) => this.keys[name]));
    this.tools.hidden = !tools.length;
    this.thumb.hidden = !thumb.length;
    // A key that moves to another bar must not lose the focus.
    if (held instanceof HTMLElement && held.dataset.action) held.focus();
  }

  /**
   * @param {View} view
   * @param {{ ply: number, from: number, to: number } | null} [line] a line that is shown: undo and redo go through it, and
   * what is not of it has to wait
   */
  show(view, line = null) {
    this.title.replaceChildren(make('span', 'long', {}, view.name), make('span', 'short', {}, view.shortName));
    if (view.variant) this.title.append(make('span', 'variant', {}, view.variant));
    this.code.textContent = view.deal ?? '';
    this.deal.hidden = !view.deal;
    this.enable('undo', line ? line.ply > line.from : view.canUndo);
    this.enable('redo', line ? line.ply < line.to : view.canRedo);
    this.enable('hint', !line);
    this.enable('new-deal', !line);
    this.enable('safe', view.safe);
    this.enable('deal', view.dealLabel !== null);
    this.keys.safe.classList.toggle('is-idle', !view.safe);
    this.keys.deal.classList.toggle('is-idle', view.dealLabel === null);
    const spoken = view.dealLabel ?? 'Deal';
    this.keys.deal.setAttribute('aria-label', spoken);
    this.label('deal', this.mode === 'desk' ? spoken : spoken.split(' ')[0]);
    const all = this.mode === 'desk' ? 'Play all that is safe' : 'Play safe';
    this.keys.safe.setAttribute('aria-label', this.mode === 'desk' ? all : `${all} cards`);
    this.label('safe', all);
    this.label('new-deal', this.mode === 'desk' ? 'New deal' : 'New');
    this.plate.classList.toggle('is-won', view.outcome === 'won');
    this.foot.classList.toggle('is-over', view.outcome !== 'playing');
    this.showFigures(view);
  }

  /** @param {string} action @param {string} text */
  label(action, text) {
    const span = /** @type {HTMLElement} */ (this.keys[action].lastElementChild);
    if (span.textContent !== text) span.textContent = text;
  }

  /** Not the `disabled` attribute: a button that goes dead under the player's finger would drop the focus. @param {string} action @param {boolean} can */
  enable(action, can) {
    this.keys[action].setAttribute('aria-disabled', String(!can));
  }

  /** @param {View} view */
  showFigures(view) {
    this.figures.replaceChildren();
    const words = view.figures.map((text) => make('span', 'figure', {}, text));
    if (view.tally) {
      const { done, of, words: what } = view.tally;
      const marks = make('span', 'tally', { 'aria-hidden': 'true' });
      for (let n = 0; n < of; n++) marks.append(make('i', n < done ? 'done' : ''));
      const figure = make('span', 'figure');
      figure.append(marks, make('span', '', {}, `${done} of ${of} ${what}`));
      words.push(figure);
    }
    this.figures.append(...words);
  }

  /** Whether only what changes is said: of a report its first sentence, of the status what is new. @param {boolean} brief */
  hush(brief) {
    this.brief = brief;
    this.status.setAttribute('aria-atomic', String(!brief));
  }

  /**
   * What is said: the report is heard, the sentence is heard and seen.
   * @param {string} report @param {string} sentence
   */
  say(report, sentence) {
    const told = this.brief ? report.replace(/([.!?]) .*/s, '$1') : report;
    const heard = told ? `${told} ` : '';
    if (this.report.textContent !== heard) this.report.textContent = heard;
    if (this.sentence.textContent !== sentence) this.sentence.textContent = sentence;
    this.foot.classList.toggle('is-wordy', sentence.length > 74);
  }

  /** Buttons in the status line, where a choice is made. @param {Offer[]} offers @param {Beside} [beside] */
  offer(offers, beside) {
    this.foot.classList.toggle('is-telling', !!beside);
    this.foot.classList.toggle('is-waiting', beside === 'waiting');
    if (!offers.length && !this.offers.firstChild) return;
    this.offers.replaceChildren(...offers.map(({ label, primary, deals, told, act }) => {
      const button = make('button', primary ? 'choice is-primary' : 'choice', { type: 'button', part: 'choice' }, label);
      button.addEventListener('click', act);
      if (deals) tellDeals(button, deals);
      if (told) {
        button.title = told;
        button.setAttribute('aria-description', told);
      }
      return button;
    }));
    this.foot.classList.toggle('is-offering', offers.length > 0);
  }
}
