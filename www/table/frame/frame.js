// The frame around the table: the bar with name and tools, the status line, the thumb bar or the rail.

import { say, words } from '../../words/core.js';
import { direction, language } from '../../words/language.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { drawn, KEYS } from '../../ui/icons.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { roving } from '../../ui/roving.js';
import { Voice } from '../speech/live-region.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../ui/icons.js').KeyName} IconName */
/** @typedef {import('../../ui/deal-description.js').Deals} Deals */
/** @typedef {'desk' | 'phone' | 'rail'} Mode */
/** @typedef {keyof typeof ICONS} Action what a key of the frame does */
/** How a game can be ended now: not, by playing home what goes home by itself, by a line that was found. @typedef {'none' | 'home' | 'found'} End */
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
  #brief = false;
  #silent = false;
  #lesson = false;
  /** What is shown. @type {View | null} */
  #view = null;
  /** Whether the game can be played to its end, and how. @type {End} */
  #end = 'none';
  /** In how many moves. */
  #endsIn = 0;
  /** Whether dealing goes on by itself until there is something to decide. */
  #untilChoice = true;
  #placing = ALL;
  /** How hard the deal is. @type {import('../../engine/deals.js').Grade | null} */
  #graded = null;
  /** What draws that; it comes with the first. @type {typeof import('../../ui/grade-mark.js').gradeMark | null} */
  #drawGrade = null;

  /** What is heard. */
  voice = new Voice();
  /** All that changes its form with its size. */
  body = h('div', { class: 'frame', 'data-mode': 'desk' });
  /** What the cards lie on. */
  felt = h('div', { class: 'felt', part: 'board' });
  /** The list of legal moves, filled while it is open. */
  moves = h('details', { class: 'moves', 'data-moves': '' }, this.#summary);

  /** @param {ShadowRoot} root @param {(action: string) => void} press */
  constructor(root, press) {
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
    this.#room = h('div', { class: 'room', hidden: '' }, this.voice.el, this.body);
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
    this.setGrade(this.#graded);
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

  /** Whether there is no table in it: a sentence and a way on stand in the middle. @param {boolean} empty */
  setVoid(empty) {
    this.body.classList.toggle('is-void', empty);
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
    return keys.filter((key) => !this.#lesson || key === this.#keys.menu);
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

  /** Says of the key that deals anew what it deals. @param {Deals} deals */
  setDeals(deals) {
    describeNewDeal(this.#keys['new-deal'], deals);
  }

  /**
   * Says how hard the deal is.
   * @param {import('../../engine/deals.js').Grade | null} grade @param {typeof import('../../ui/grade-mark.js').gradeMark | null} [draw]
   */
  setGrade(grade, draw = this.#drawGrade) {
    this.#graded = grade;
    this.#drawGrade = draw;
    this.#grade.hidden = !grade;
    this.#grade.replaceChildren(...(grade && draw ? [draw(grade)] : []));
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
  setPlayer(el) {
    if (el) this.body.append(el);
    this.body.classList.toggle('has-player', !!el);
  }

  /** Whether a lesson lies on the table: of all keys only the menu's is left. @param {boolean} has */
  setLesson(has) {
    this.body.classList.toggle('has-lesson', has);
    this.#lesson = has;
    this.#code.tabIndex = has ? -1 : 0;
    this.#setStops();
    this.#enable('share', !has);
  }

  // What it shows

  /** Shows what the game is called. @param {GameInfo} info */
  setGame(info) {
    this.body.dataset.game = info.id;
    const variant = words.games.variant(info);
    this.#title.replaceChildren(
      h('span', { class: 'long' }, words.games.name(info)),
      h('span', { class: 'short' }, words.games.short(info)),
      ...(variant ? [h('span', { class: 'variant' }, variant)] : []),
    );
  }

  /**
   * @param {View} view
   * @param {{ ply: number, from: number, to: number, course?: object } | null} [line] a line that is shown: undo and redo
   * go through it, and what is not of it has to wait; of one that the player is to make all keys have to
   */
  show(view, line = null) {
    this.#view = view;
    setText(this.#code, view.deal ?? '');
    this.#deal.hidden = !view.deal;
    const shown = !line?.course;
    this.#enable('undo', shown && (line ? line.ply > line.from : view.canUndo));
    this.#enable('redo', shown && (line ? line.ply < line.to : view.canRedo));
    this.#enable('hint', !line && view.outcome === 'playing');
    this.#enable('new-deal', !line);
    this.#enable('safe', view.safe || this.#ends);
    this.#enable('deal', view.dealLabel !== null);
    this.#keys.safe.classList.toggle('is-idle', !view.safe && !this.#ends);
    this.#keys.deal.classList.toggle('is-idle', view.dealLabel === null);
    this.#label(view);
    this.#plate.classList.toggle('is-won', view.outcome === 'won');
    this.#foot.classList.toggle('is-over', view.outcome !== 'playing');
    this.#showFigures(view);
  }

  /** @param {boolean} untilChoice whether dealing goes on by itself until there is something to decide */
  setDealing(untilChoice) {
    this.#untilChoice = untilChoice;
    if (this.#view) this.#label(this.#view);
  }

  get end() {
    return this.#end;
  }

  get #ends() {
    return this.#end !== 'none';
  }

  /** Whether the game can be played to its end: the key for what is safe does that then. @param {End} end @param {number} moves in how many */
  setEnd(end, moves) {
    if (end === this.#end && moves === this.#endsIn) return;
    this.#end = end;
    this.#endsIn = moves;
    if (!this.#view) return;
    this.#keys.safe.classList.toggle('is-idle', !this.#ends && !this.#view.safe);
    this.#enable('safe', this.#ends || this.#view.safe);
    this.#label(this.#view);
  }

  /** What is written on the keys depends on the room there is. @param {View} view */
  #label({ dealLabel }) {
    const wide = this.#mode === 'desk';
    const { keys, wide: wider, dealBrief } = words.frame;
    const dealing = this.#dealing(dealLabel);
    const brief = dealLabel ? dealBrief(dealLabel) : keys.deal.label;
    this.#name('deal', wide ? dealing : brief, dealing);
    const { label, spoken, spokenFound } = words.finish;
    if (this.#ends) this.#name('safe', label, (this.#end === 'found' ? spokenFound : spoken)(this.#endsIn));
    else this.#name('safe', wide ? wider.safe : keys.safe.label, wide ? wider.safe : keys.safe.spoken);
    this.#name('new-deal', wide ? wider['new-deal'] : keys['new-deal'].label, keys['new-deal'].spoken);
  }

  /** What the key of the pack does, in words. */
  get dealing() {
    return this.#dealing(this.#view?.dealLabel ?? null);
  }

  /** What dealing does now, in words. @param {View['dealLabel']} label */
  #dealing(label) {
    if (!label) return words.frame.keys.deal.spoken;
    return this.#untilChoice ? words.hand.untilChoice(label) : say(label);
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

  // What is said

  /** Whether only what changes is said: of what has happened the first, of the status what is new. @param {boolean} brief */
  setBrief(brief) {
    this.#brief = brief;
  }

  /** Whether changes of the status are not spoken at all. @param {boolean} silent */
  setSilent(silent) {
    this.#silent = silent;
  }

  /**
   * What is said.
   * @param {string[]} report what has happened, to be heard
   * @param {string} sentence heard and seen
   * @param {boolean} [again] whether it is heard even if it is what was said before
   */
  say(report, sentence, again = false) {
    this.showSentence(sentence);
    if (this.#silent) return;
    const heard = words.sentences(this.#brief ? report.slice(0, 1) : report);
    this.voice.say(heard, sentence, again || (!this.#brief && heard !== ''));
  }

  /** Something more to be heard after what is said, by whoever wants more than a little. @param {string} sentence */
  sayMore(sentence) {
    if (!this.#silent && !this.#brief) this.voice.add(sentence);
  }

  /** What is to be read. */
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
