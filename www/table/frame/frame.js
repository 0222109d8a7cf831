// The frame around the table: the bar with name and tools, the status line, the thumb bar or the rail.

import { say, words } from '../../words/core.js';
import { direction, language } from '../../words/language.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { drawn, KEYS } from '../../ui/icons.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { roving } from '../../ui/roving.js';
import { gradeMark } from '../../ui/grade-mark.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../ui/icons.js').KeyName} IconName */
/** @typedef {import('../../ui/deal-description.js').Deals} Deals */
/** @typedef {'desk' | 'phone' | 'rail'} Mode */
/** @typedef {keyof typeof ICONS} Action what a key of the frame does */
/** @typedef {import('../model/state.js').TableState} TableState */
/** @typedef {{ tools: Action[], thumb: Action[], foot: Action[] }} Placing which keys stand where */
/**
 * A button in the status line. `deals`: it deals anew, and such deals; `told`: what else is to be known of it.
 * @typedef {{ label: string, primary?: boolean, deals?: Deals, told?: string, act: () => void }} Offer
 */
/**
 * What offers stand beside, if they do not answer a choice: a sentence to be read, or one that says what is being done.
 * @typedef {'telling' | 'waiting'} Beside
 */

/** @satisfies {Record<string, IconName>} */
const ICONS = /** @type {const} */ ({
  undo: 'undo',
  redo: 'redo',
  safe: 'playall',
  deal: 'deal',
  hint: 'hint',
  'new-deal': 'new',
  share: 'share',
  menu: 'menu',
});

const ACTIONS = /** @type {Action[]} */ (Object.keys(ICONS));

/** @type {Record<Mode, Placing>} */
const ALL = {
  desk: { tools: ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu'], thumb: [], foot: ['deal', 'safe'] },
  phone: { tools: ['share', 'menu'], thumb: ['undo', 'redo', 'safe', 'deal', 'hint', 'new-deal'], foot: [] },
  // Undo lowest: it is what the thumb wants most.
  rail: { tools: [], thumb: ['menu', 'share', 'new-deal', 'hint', 'safe', 'deal', 'redo', 'undo'], foot: [] },
};

/** With controls="minimal": no more than a game needs. @type {Record<Mode, Placing>} */
const FEWER = {
  desk: { tools: [], thumb: [], foot: ['undo', 'deal', 'safe'] },
  phone: { tools: [], thumb: ['undo', 'deal', 'hint', 'new-deal'], foot: [] },
  rail: { tools: [], thumb: ['hint', 'deal', 'undo'], foot: [] },
};

/** From this size on, in pixels, a wide table's words grow with it: its cards are read from further away. */
const GREAT = { width: 1760, height: 1000, most: 2 };

/** How much larger the words of a wide table of this size are; where it is less than 1 they stay as they are. @param {number} width @param {number} height in the reader's own text size */
export const growth = (width, height) => Math.min(width / GREAT.width, height / GREAT.height, GREAT.most);

/** Letters are very large from more pixels to 1rem than these on. */
export const LARGE_TEXT = 22;

/** A phone so high, in pixels, has room to spare below its table. */
const TALL = 720;

/** Less than this is no line below a table, in pixels. */
const LEAST_FOOT = 24;

/** A sentence with more characters has two lines. */
const WORDY = 74;
/** ... and one with more than these has too many where the player stands beside it. */
const LENGTHY = 110;

export class Frame {
  /** What stands for the table until it has something to show is not in it. */
  #room;
  #masthead = h('button', { class: 'masthead', type: 'button', 'data-action': 'home' });
  /** No heading: what this page is about, the page around it says. */
  #title = h('p', { class: 'title' });
  #code = h('button', { class: 'code', type: 'button', 'data-action': 'code' });
  #dealWord = h('span', { class: 'word' });
  #grade = h('span', { class: 'grade', hidden: '' });
  #deal = h('span', { class: 'deal' }, this.#dealWord, ' ', this.#code, this.#grade);
  #tools = h('div', { class: 'tools', role: 'toolbar' });
  #plate = h('section', { class: 'plate', part: 'plate' });
  // Neither footer nor header: on other people’s pages they would be landmarks.
  #foot = h('div', { class: 'foot', part: 'foot' });
  #status = h('p', { class: 'status', part: 'status' });
  #sentence = h('span', { class: 'sentence' });
  #offers = h('div', { class: 'offers' });
  #acts = h('div', { class: 'acts' });
  #figures = h('div', { class: 'figures' });
  /** What the figures are written in: their texts, a mark for each of what is counted, and the text of that. @type {{ texts: Element[], marks: Element[], count: Element }} */
  #figured = { texts: [], marks: [], count: h('span') };
  #thumb = h('div', { class: 'thumb', role: 'toolbar' });
  #summary = h('summary');
  /** @type {Record<Action, HTMLButtonElement>} */
  #keys;
  /** @type {Mode} */
  #mode = 'desk';
  #hasLesson = false;
  /** What was rendered last. @type {{ state: TableState, dealsUntilChoice: boolean } | null} */
  #shown = null;
  #placing = ALL;
  /** The grade that is drawn. @type {import('../../engine/deals.js').Grade | null} */
  #drawnGrade = null;

  /** All that changes its form with its size. */
  body = h('div', { class: 'frame', 'data-mode': 'desk' });
  /** What the cards lie on. */
  felt = h('div', { class: 'felt', part: 'board' });
  /** The list of legal moves, filled while it is open. */
  moves = h('details', { class: 'moves', 'data-moves': '' }, this.#summary);

  /** @param {ShadowRoot} root @param {HTMLElement} liveRegion @param {(action: string) => void} press */
  constructor(root, liveRegion, press) {
    const bar = h('div', { class: 'bar', part: 'bar' }, this.#masthead, this.#title, this.#deal, this.#tools);
    this.#status.append(this.#sentence);
    this.#plate.append(this.felt);
    // What the page itself has to say stands where the sentence stands, and nowhere over the table.
    const notice = /** @type {HTMLSlotElement} */ (h('slot', { name: 'notice' }));
    notice.addEventListener('slotchange', () =>
      this.#foot.classList.toggle('is-noticed', notice.assignedElements().length > 0),
    );
    this.#foot.append(notice, this.#status, this.#offers, this.#acts, this.#figures, this.moves);
    this.body.append(bar, this.#plate, this.#foot, this.#thumb);
    // Nothing of the page's own language, direction or type comes in here: table.css, .room.
    this.#room = h('div', { class: 'room', hidden: '' }, liveRegion, this.body);
    root.append(this.#room);
    this.#keys = /** @type {Record<Action, HTMLButtonElement>} */ (
      Object.fromEntries(Object.entries(ICONS).map(([action, drawing]) => [action, keyOf(action, drawing)]))
    );
    for (const bar of [this.#tools, this.#thumb]) roving(bar, () => this.#stopsOf(bar));
    this.translate();
    this.#place();
    this.body.addEventListener('click', (event) => {
      const key = /** @type {Element} */ (event.target).closest('[data-action]');
      // What is slotted here may lie in something of the page's own that has such an attribute, too.
      const action = this.body.contains(key) && key?.getAttribute('data-action');
      // Why nothing is safe is not to be seen: that is said.
      if (action && (action === 'safe' || key?.getAttribute('aria-disabled') !== 'true')) press(action);
    });
  }

  /** Says what stays the same all the time in the language that is spoken now. */
  translate() {
    const { site, shareDeal, deal, toolbar, moves, legalMoves, keys } = words.frame;
    this.#room.lang = language;
    this.#room.dir = direction;
    this.#masthead.textContent = site;
    this.#code.title = shareDeal;
    this.#dealWord.textContent = deal;
    this.#summary.textContent = moves;
    this.moves.setAttribute('aria-label', legalMoves);
    this.#drawGrade(this.#drawnGrade);
    this.body.removeAttribute('data-game');
    for (const bar of [this.#tools, this.#thumb]) bar.setAttribute('aria-label', toolbar);
    for (const action of ACTIONS) this.#name(action, keys[action].label, keys[action].spoken);
  }

  get mode() {
    return this.#mode;
  }

  /** Whether its keys take back and deal anew. */
  get hasKeys() {
    return this.#placing === ALL;
  }

  // Its form

  /** Whether it has never come into sight, nor is laid out for it. */
  get isHidden() {
    return this.#room.hidden;
  }

  /** Is laid out before it is seen, which takes a while. */
  prepare() {
    this.#room.classList.add('is-coming');
    this.#room.hidden = false;
  }

  /** Comes into sight. */
  reveal() {
    this.#room.classList.remove('is-coming');
    this.#room.hidden = false;
  }

  /**
   * Takes the form that a box of this size calls for. Sizes are counted in the reader's own text size.
   * @param {number} width @param {number} height @param {number} rem pixels of 1rem
   */
  fit(width, height, rem) {
    const scale = 16 / rem;
    const [wide, high] = [width * scale, height * scale];
    const mode = wide >= 700 && high >= 520 ? 'desk' : wide > high * 1.1 ? 'rail' : 'phone';
    if (mode !== this.#mode) {
      this.#mode = mode;
      this.#place();
    }
    // Room for a choice: the table need not give way to it.
    this.body.classList.toggle('is-tall', mode === 'phone' && high >= TALL);
    const grow = mode === 'desk' ? growth(wide, high) : 1;
    this.body.classList.toggle('is-great', grow > 1);
    this.body.style.setProperty('--grow', String(Math.max(1, grow)));
    this.body.classList.toggle('is-narrow', wide < 1060);
    this.body.classList.toggle('is-slim', wide < 820);
    this.body.classList.toggle('is-low', high < 360);
    this.body.classList.toggle('has-large-text', rem > LARGE_TEXT);
  }

  /** How much there is around the cards: what table.css hides must not be there for the keyboard. @param {string | null} controls */
  setControls(controls) {
    const placing = controls === 'minimal' || controls === 'none' ? FEWER : ALL;
    if (placing === this.#placing) return;
    this.#placing = placing;
    this.#place();
  }

  /** Puts every key where it stands in this mode. */
  #place() {
    this.body.dataset.mode = this.#mode;
    const { tools, thumb, foot } = this.#placing[this.#mode];
    const held = /** @type {ShadowRoot | null} */ (this.body.getRootNode())?.activeElement;
    this.#tools.replaceChildren(...tools.map((name) => this.#keys[name]));
    this.#thumb.replaceChildren(...thumb.map((name) => this.#keys[name]));
    this.#acts.replaceChildren(...foot.map((name) => this.#keys[name]));
    this.#tools.hidden = !tools.length;
    this.#thumb.hidden = !thumb.length;
    this.#setStops();
    // A key that moves to another bar must not lose the focus.
    if (held instanceof HTMLElement && held.dataset.action) held.focus();
  }

  /** The keys of a bar that can have the focus. @param {HTMLElement} bar */
  #stopsOf(bar) {
    const keys = /** @type {HTMLElement[]} */ ([...bar.children]);
    return keys.filter((key) => !this.#hasLesson || key === this.#keys.menu);
  }

  /** One key of each bar has the Tab key's stop, if it has any. */
  #setStops() {
    for (const bar of [this.#tools, this.#thumb, this.#acts]) {
      const stops = this.#stopsOf(bar);
      const stop = stops.find((key) => key.tabIndex === 0) ?? stops[0];
      for (const key of /** @type {HTMLElement[]} */ ([...bar.children]))
        key.tabIndex = key === stop || (bar === this.#acts && stops.includes(key)) ? 0 : -1;
    }
  }

  /** @param {import('../../engine/deals.js').Grade | null} grade */
  #drawGrade(grade) {
    this.#drawnGrade = grade;
    this.#grade.hidden = !grade;
    this.#grade.replaceChildren(...(grade ? [gradeMark(grade)] : []));
  }

  /** Puts something before the figures. @param {HTMLElement} el */
  addVerdict(el) {
    this.#figures.before(el);
  }

  /** Whether there is a verdict to be seen. @param {boolean} has */
  setVerdict(has) {
    this.#foot.classList.toggle('has-verdict', has);
  }

  /** Lays something over the sentence below the table. @param {HTMLElement} el @returns {boolean} whether there is room for it */
  dock(el) {
    if (this.#foot.clientHeight < LEAST_FOOT) return false;
    this.#foot.append(el);
    return true;
  }

  /** Puts a player below the table, or takes it away. @param {HTMLElement | null} el */
  mountPlayer(el) {
    if (el) this.body.append(el);
    this.body.classList.toggle('has-player', !!el);
  }

  // Rendering

  /**
   * Renders the bars, the buttons and the counts.
   * @param {TableState} state @param {Deals} deals that the player deals @param {boolean} dealsUntilChoice false: cards are dealt one by one
   */
  render(state, deals, dealsUntilChoice) {
    const { info, view, line, finish, grade } = state;
    this.#shown = { state, dealsUntilChoice };
    const hasLesson = !!line?.guide;
    if (hasLesson !== this.#hasLesson) this.#setLesson(hasLesson);
    if (info && this.body.dataset.game !== info.id) this.#setTitle(info);
    if (grade !== this.#drawnGrade) this.#drawGrade(grade);
    this.body.classList.toggle('is-void', state.hasFailed && !view);
    describeNewDeal(this.#keys['new-deal'], deals);
    if (!view) return;
    setText(this.#code, view.deal ?? '');
    this.#deal.hidden = !view.deal;
    // A line's Undo and Redo step through it; in a lesson only the menu is left.
    this.#enable('undo', !hasLesson && (line ? line.ply > line.from : view.canUndo));
    this.#enable('redo', !hasLesson && (line ? line.ply < line.to : view.canRedo));
    this.#enable('hint', !line && view.outcome === 'playing');
    this.#enable('new-deal', !line);
    this.#enable('share', !hasLesson);
    const canFinish = finish.kind !== 'none';
    this.#enable('safe', view.safe || canFinish);
    this.#enable('deal', view.dealLabel !== null);
    this.#keys.safe.classList.toggle('is-idle', !view.safe && !canFinish);
    this.#keys.deal.classList.toggle('is-idle', view.dealLabel === null);
    this.#label(view);
    this.#plate.classList.toggle('is-won', view.outcome === 'won');
    this.#foot.classList.toggle('is-over', view.outcome !== 'playing');
    this.#showFigures(view);
  }

  /** @param {boolean} has */
  #setLesson(has) {
    this.#hasLesson = has;
    this.body.classList.toggle('has-lesson', has);
    this.#code.tabIndex = has ? -1 : 0;
    this.#setStops();
  }

  /** @param {GameInfo} info */
  #setTitle(info) {
    this.body.dataset.game = info.id;
    const variant = words.games.variant(info);
    this.#title.replaceChildren(
      h('span', { class: 'long' }, words.games.name(info)),
      h('span', { class: 'short' }, words.games.short(info)),
      ...(variant ? [h('span', { class: 'variant' }, variant)] : []),
    );
  }

  /** What is written on the keys depends on the room there is. @param {View} view */
  #label({ dealLabel }) {
    const wide = this.#mode === 'desk';
    const { keys, wide: wider, dealBrief } = words.frame;
    const dealing = this.#dealing(dealLabel);
    const brief = dealLabel ? dealBrief(dealLabel) : keys.deal.label;
    this.#name('deal', wide ? dealing : brief, dealing);
    const { label, spoken, spokenFound } = words.finish;
    const { kind, moves } = this.#shown?.state.finish ?? { kind: 'none', moves: [] };
    if (kind !== 'none') this.#name('safe', label, (kind === 'found' ? spokenFound : spoken)(moves.length));
    else this.#name('safe', wide ? wider.safe : keys.safe.label, wide ? wider.safe : keys.safe.spoken);
    this.#name('new-deal', wide ? wider['new-deal'] : keys['new-deal'].label, keys['new-deal'].spoken);
  }

  /** What the key of the pack does, in words. */
  get dealing() {
    return this.#dealing(this.#shown?.state.view?.dealLabel ?? null);
  }

  /** What dealing does now, in words. @param {View['dealLabel']} label */
  #dealing(label) {
    if (!label) return words.frame.keys.deal.spoken;
    return this.#shown?.dealsUntilChoice === false ? say(label) : words.hand.untilChoice(label);
  }

  /** @param {Action} action @param {string} label @param {string} spoken */
  #name(action, label, spoken) {
    const key = this.#keys[action];
    setText(/** @type {Element} */ (key.lastElementChild), label);
    setAttribute(key, 'aria-label', spoken);
  }

  /** Not the `disabled` attribute: a button that goes dead under the player's finger would drop the focus. @param {Action} action @param {boolean} can */
  #enable(action, can) {
    setAttribute(this.#keys[action], 'aria-disabled', String(!can));
  }

  /** @param {View} view */
  #showFigures({ figures, tally }) {
    const told = figures.map(say);
    const { texts, marks } = this.#figured;
    if (texts.length !== told.length || marks.length !== (tally?.of ?? 0)) this.#drawFigures(told.length, tally);
    this.#figured.texts.forEach((el, n) => setText(el, told[n]));
    if (!tally) return;
    setText(this.#figured.count, say(tally.token));
    this.#figured.marks.forEach((mark, n) => mark.classList.toggle('done', n < tally.done));
  }

  /** Draws anew what figures are written in; an act changes no more than their texts. @param {number} count @param {View['tally']} tally */
  #drawFigures(count, tally) {
    const texts = Array.from({ length: count }, () => h('span', { class: 'figure' }));
    const marks = Array.from({ length: tally?.of ?? 0 }, () => h('i'));
    const counted = h('span');
    const drawn = h('span', { class: 'tally', 'aria-hidden': 'true' }, ...marks);
    this.#figures.replaceChildren(...texts, ...(tally ? [h('span', { class: 'figure' }, drawn, counted)] : []));
    this.#figured = { texts, marks, count: counted };
  }

  // The status line

  /** The sentence of the status line. */
  get sentence() {
    return this.#sentence.textContent ?? '';
  }

  /** A sentence that is seen, and not heard. @param {string} sentence */
  showSentence(sentence) {
    setText(this.#sentence, sentence);
    this.#foot.classList.toggle('is-wordy', sentence.length > WORDY);
    this.#foot.classList.toggle('is-lengthy', sentence.length > LENGTHY);
  }

  /** Buttons in the status line, where a choice is made. @param {Offer[]} offers @param {Beside} [beside] */
  offer(offers, beside) {
    this.#foot.classList.toggle('is-telling', !!beside);
    this.#foot.classList.toggle('is-waiting', beside === 'waiting');
    if (!offers.length && !this.#offers.firstChild) return;
    this.#offers.replaceChildren(...offers.map(offerButton));
    this.#foot.classList.toggle('is-offering', offers.length > 0);
  }

  /** Whether the focus is among the offers. */
  get isOfferFocused() {
    return this.#offers.firstChild !== null && this.#offers.matches(':focus-within');
  }

  focusOffer() {
    this.#offers.querySelector('button')?.focus();
  }
}

/** @param {string} action @param {IconName} drawing */
const keyOf = (action, drawing) =>
  h(
    'button',
    { class: 'key', type: 'button', part: 'key', 'data-action': action },
    drawn(document, KEYS[drawing]),
    h('span', { class: 'label', 'aria-hidden': 'true' }),
  );

/** @param {Offer} offer */
function offerButton({ label, primary, deals, told, act }) {
  const button = h(
    'button',
    { class: primary ? 'choice is-primary' : 'choice', type: 'button', part: 'choice', onclick: act },
    label,
  );
  if (deals) describeNewDeal(button, deals);
  if (told) {
    button.title = told;
    button.setAttribute('aria-description', told);
  }
  return button;
}
