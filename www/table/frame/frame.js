// The frame around the board: the bar with title and tools, the status area, and on phones the bottom bar or the rail.

import { say, words } from '../../words/core.js';
import { direction, language } from '../../words/language.js';
import { avoidDarkening } from '../../ui/darkened.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { drawIcon, BUTTON_ICONS } from '../../ui/icons.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { addRovingFocus } from '../../ui/roving.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../ui/icons.js').ButtonIconName} IconName */
/** @typedef {import('../../ui/deal-description.js').Deals} Deals */
/** @typedef {'desk' | 'phone' | 'rail'} Mode */
/** @typedef {keyof typeof ICONS} Action of a button of the frame */
/** @typedef {import('../model/state.js').TableState} TableState */
/** @typedef {{ tools: Action[], bottomBar: Action[], foot: Action[] }} ButtonPlacement the buttons of each bar */
/**
 * A button in the status area. `deals`: it deals a new deal, of this kind; `description`: for tooltips and screen readers.
 * @typedef {{ label: string, primary?: boolean, deals?: Deals, description?: string, act: () => void }} Offer
 */
/**
 * The sentence beside offers that answer no question: information to read, or the progress of a search.
 * @typedef {'info' | 'waiting'} OfferContext
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

/** @type {Record<Mode, ButtonPlacement>} */
const FULL_CONTROLS = {
  desk: { tools: ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu'], bottomBar: [], foot: ['deal', 'safe'] },
  phone: { tools: ['share', 'menu'], bottomBar: ['undo', 'redo', 'safe', 'deal', 'hint', 'new-deal'], foot: [] },
  // Undo, the most frequent, is nearest to the thumb.
  rail: { tools: [], bottomBar: ['menu', 'share', 'new-deal', 'hint', 'safe', 'deal', 'redo', 'undo'], foot: [] },
};

/** For controls="minimal". @type {Record<Mode, ButtonPlacement>} */
const MINIMAL_CONTROLS = {
  desk: { tools: [], bottomBar: [], foot: ['undo', 'deal', 'safe'] },
  phone: { tools: [], bottomBar: ['undo', 'deal', 'hint', 'new-deal'], foot: [] },
  rail: { tools: [], bottomBar: ['hint', 'deal', 'undo'], foot: [] },
};

/** Size above which the text of a wide table grows with it, in px, and the largest factor. */
const LARGE_SCREEN = { width: 1760, height: 1000, most: 2 };

/** Text scale of a wide table; below 1 the text is not scaled. @param {number} width @param {number} height in px of a 16 px root font */
export const uiScaleFor = (width, height) =>
  Math.min(width / LARGE_SCREEN.width, height / LARGE_SCREEN.height, LARGE_SCREEN.most);

/** Root font size above which the user's text counts as large. */
export const LARGE_TEXT_PX = 22;

/** Height of a phone with spare room below the board. */
const TALL_PHONE_PX = 720;

/** Height below which the status area has no room for a line. */
const MIN_FOOT_PX = 24;

/** Length above which a sentence takes two lines. */
const TWO_LINE_CHARS = 74;
/** Length above which a sentence takes three lines beside a line player. */
const THREE_LINE_CHARS = 110;

export class Frame {
  /** Contains everything but the placeholder that the page slots. */
  #shell;
  #masthead = h('button', { class: 'masthead', type: 'button', 'data-action': 'home' });
  // No heading: the page has its own.
  #title = h('p', { class: 'title' });
  #code = h('button', { class: 'code', type: 'button', 'data-action': 'code' });
  #dealWord = h('span', { class: 'word' });
  #gradeEl = h('span', { class: 'grade', hidden: '' });
  #dealEl = h('span', { class: 'deal' }, this.#dealWord, ' ', this.#code, this.#gradeEl);
  #tools = h('div', { class: 'tools', role: 'toolbar' });
  #boardFrame = h('section', { class: 'board-frame', part: 'plate' });
  // Not <footer> or <header>: those would be landmarks of the host page.
  #foot = h('div', { class: 'foot', part: 'foot' });
  #statusEl = h('p', { class: 'status', part: 'status' });
  #sentenceEl = h('span', { class: 'sentence' });
  #offersEl = h('div', { class: 'offers' });
  #actions = h('div', { class: 'actions' });
  #counters = h('div', { class: 'counters' });
  /** The elements of the counters: texts, the marks of the tally, and its text. @type {{ texts: Element[], marks: Element[], count: Element }} */
  #counterEls = { texts: [], marks: [], count: h('span') };
  #bottomBar = h('div', { class: 'bottom-bar', role: 'toolbar' });
  #summary = h('summary');
  /** @type {Record<Action, HTMLButtonElement>} */
  #buttons;
  /** @type {Mode} */
  #mode = 'desk';
  #hasLesson = false;
  /** Arguments of the last render. @type {{ state: TableState, dealsUntilChoice: boolean } | null} */
  #rendered = null;
  #placement = FULL_CONTROLS;
  /** The grade on display. @type {import('../../engine/deals.js').Grade | null} */
  #renderedGrade = null;

  /** Everything that adapts to the size of the table. */
  body = h('div', { class: 'frame', 'data-mode': 'desk' });
  /** The surface that the cards lie on. */
  felt = h('div', { class: 'felt', part: 'board' });
  /** The list of legal moves, filled while it is open. */
  moves = h('details', { class: 'moves', 'data-moves': '' }, this.#summary);

  /** @param {ShadowRoot} root @param {HTMLElement} liveRegion @param {(action: string) => void} press */
  constructor(root, liveRegion, press) {
    const bar = h('div', { class: 'bar', part: 'bar' }, this.#masthead, this.#title, this.#dealEl, this.#tools);
    this.#statusEl.append(this.#sentenceEl);
    this.#boardFrame.append(this.felt);
    // A notice of the page replaces the sentence, so that it covers no card.
    const notice = /** @type {HTMLSlotElement} */ (h('slot', { name: 'notice' }));
    notice.addEventListener('slotchange', () =>
      this.#foot.classList.toggle('is-noticed', notice.assignedElements().length > 0),
    );
    this.#foot.append(notice, this.#statusEl, this.#offersEl, this.#actions, this.#counters, this.moves);
    this.body.append(bar, this.#boardFrame, this.#foot, this.#bottomBar);
    // Resets inherited language, direction and font (core.css).
    this.#shell = h('div', { class: 'shell', hidden: '' }, liveRegion, this.body);
    root.append(this.#shell);
    avoidDarkening(this.#shell);
    this.#buttons = /** @type {Record<Action, HTMLButtonElement>} */ (
      Object.fromEntries(Object.entries(ICONS).map(([action, drawing]) => [action, buttonOf(action, drawing)]))
    );
    for (const bar of [this.#tools, this.#bottomBar]) addRovingFocus(bar, () => this.#focusableIn(bar));
    this.translate();
    this.#placeButtons();
    this.body.addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('[data-action]');
      // Slotted content may be inside an element of the page with such an attribute.
      const action = this.body.contains(button) && button?.getAttribute('data-action');
      // The disabled Safe button says why nothing is safe.
      if (action && (action === 'safe' || button?.getAttribute('aria-disabled') !== 'true')) press(action);
    });
  }

  /** Renders the constant texts in the current language. */
  translate() {
    const { site, shareDeal, deal, toolbar, moves, legalMoves, keys } = words.frame;
    this.#shell.lang = language;
    this.#shell.dir = direction;
    this.#masthead.textContent = site;
    this.#code.title = shareDeal;
    this.#dealWord.textContent = deal;
    this.#summary.textContent = moves;
    this.moves.setAttribute('aria-label', legalMoves);
    this.#renderedGrade = null;
    this.body.removeAttribute('data-game');
    for (const bar of [this.#tools, this.#bottomBar]) bar.setAttribute('aria-label', toolbar);
    for (const action of ACTIONS) this.#labelButton(action, keys[action].label, keys[action].spoken);
  }

  get mode() {
    return this.#mode;
  }

  /** False with minimal controls. */
  get hasFullControls() {
    return this.#placement === FULL_CONTROLS;
  }

  // Layout

  /** True until `prepare` or `reveal`. */
  get isHidden() {
    return this.#shell.hidden;
  }

  /** Lays out the frame invisibly. */
  prepare() {
    this.#shell.classList.add('is-loading');
    this.#shell.hidden = false;
  }

  reveal() {
    this.#shell.classList.remove('is-loading');
    this.#shell.hidden = false;
  }

  /**
   * Chooses the layout for a box of this size, relative to the user's font size.
   * @param {number} width @param {number} height @param {number} rem in px
   */
  fit(width, height, rem) {
    const scale = 16 / rem;
    const [wide, high] = [width * scale, height * scale];
    const mode = wide >= 700 && high >= 520 ? 'desk' : wide > high * 1.1 ? 'rail' : 'phone';
    if (mode !== this.#mode) {
      this.#mode = mode;
      this.#placeButtons();
    }
    // Offers fit below the board without shrinking it.
    this.body.classList.toggle('is-tall', mode === 'phone' && high >= TALL_PHONE_PX);
    const uiScale = mode === 'desk' ? uiScaleFor(wide, high) : 1;
    this.body.classList.toggle('is-large-screen', uiScale > 1);
    this.body.style.setProperty('--ui-scale', String(Math.max(1, uiScale)));
    this.body.classList.toggle('is-narrow', wide < 1060);
    this.body.classList.toggle('is-slim', wide < 820);
    this.body.classList.toggle('is-low', high < 360);
    this.body.classList.toggle('has-large-text', rem > LARGE_TEXT_PX);
  }

  /** Places the buttons of a `controls` value: those that CSS hides must not be focusable. @param {string | null} controls */
  setControls(controls) {
    const placement = controls === 'minimal' || controls === 'none' ? MINIMAL_CONTROLS : FULL_CONTROLS;
    if (placement === this.#placement) return;
    this.#placement = placement;
    this.#placeButtons();
  }

  /** Moves each button to its bar. */
  #placeButtons() {
    this.body.dataset.mode = this.#mode;
    const { tools, bottomBar, foot } = this.#placement[this.#mode];
    const focused = /** @type {ShadowRoot | null} */ (this.body.getRootNode())?.activeElement;
    this.#tools.replaceChildren(...tools.map((name) => this.#buttons[name]));
    this.#bottomBar.replaceChildren(...bottomBar.map((name) => this.#buttons[name]));
    this.#actions.replaceChildren(...foot.map((name) => this.#buttons[name]));
    this.#tools.hidden = !tools.length;
    this.#bottomBar.hidden = !bottomBar.length;
    this.#setTabStops();
    // A button that moves to another bar keeps the focus.
    if (focused instanceof HTMLElement && focused.dataset.action) focused.focus();
  }

  /** The focusable buttons of a bar; in a lesson only the menu. @param {HTMLElement} bar */
  #focusableIn(bar) {
    const buttons = /** @type {HTMLElement[]} */ ([...bar.children]);
    return buttons.filter((button) =>
      this.#hasLesson ? button === this.#buttons.menu : !button.classList.contains('is-idle'),
    );
  }

  /** Gives each bar one tab stop. */
  #setTabStops() {
    for (const bar of [this.#tools, this.#bottomBar, this.#actions]) {
      const focusable = this.#focusableIn(bar);
      const stop = focusable.find((button) => button.tabIndex === 0) ?? focusable[0];
      for (const button of /** @type {HTMLElement[]} */ ([...bar.children]))
        button.tabIndex = button === stop || (bar === this.#actions && focusable.includes(button)) ? 0 : -1;
    }
  }

  /** @param {import('../../engine/deals.js').Grade | null} grade @param {TableState['drawGrade']} drawGrade */
  #renderGrade(grade, drawGrade) {
    this.#renderedGrade = grade;
    this.#gradeEl.hidden = !grade;
    this.#gradeEl.replaceChildren(...(grade && drawGrade ? [drawGrade(grade)] : []));
  }

  /** Inserts the verdict before the counters. @param {HTMLElement} el */
  mountVerdict(el) {
    this.#counters.before(el);
  }

  /** @param {boolean} has true if the verdict is visible */
  setHasVerdict(has) {
    this.#foot.classList.toggle('has-verdict', has);
  }

  /** Places an element over the sentence. @param {HTMLElement} el @returns {boolean} false if there is no room */
  dockOverStatus(el) {
    if (this.#foot.clientHeight < MIN_FOOT_PX) return false;
    this.#foot.append(el);
    return true;
  }

  /** Appends a line player below the board; null: hides the room for it. @param {HTMLElement | null} el */
  mountLinePlayer(el) {
    if (el) this.body.append(el);
    this.body.classList.toggle('has-player', !!el);
  }

  // Rendering

  /**
   * Renders the bars, the buttons and the counts.
   * @param {TableState} state @param {Deals} deals that the player deals @param {boolean} dealsUntilChoice false: cards are dealt one by one
   * @param {boolean} rests true if a press of Deal only says what can go home
   */
  render(state, deals, dealsUntilChoice, rests) {
    const { info, view, line, finish, grade } = state;
    this.#rendered = { state, dealsUntilChoice };
    const hasLesson = !!line?.guide;
    if (hasLesson !== this.#hasLesson) this.#setLesson(hasLesson);
    if (info && this.body.dataset.game !== info.id) this.#setTitle(info);
    if (grade !== this.#renderedGrade) this.#renderGrade(grade, state.drawGrade);
    this.body.classList.toggle('is-empty', state.hasFailed && !view);
    describeNewDeal(this.#buttons['new-deal'], deals);
    if (!view) return;
    setText(this.#code, view.deal ?? '');
    this.#dealEl.hidden = !view.deal;
    // A line's Undo and Redo step through it; in a lesson only the menu is left.
    this.#enable('undo', !hasLesson && (line ? line.ply > line.from : view.canUndo));
    this.#enable('redo', !hasLesson && (line ? line.ply < line.to : view.canRedo));
    this.#enable('hint', !line && view.outcome === 'playing');
    this.#enable('new-deal', !line);
    this.#enable('share', !hasLesson);
    const canFinish = finish.length > 0;
    this.#enable('safe', view.safe || canFinish);
    this.#enable('deal', view.dealLabel !== null);
    // A hidden button has no focus.
    if (!view.safe && !canFinish && this.#buttons.safe.matches(':focus')) this.#buttons.undo.focus();
    this.#buttons.safe.classList.toggle('is-idle', !view.safe && !canFinish);
    this.#buttons.deal.classList.toggle('is-resting', rests);
    this.#buttons.deal.classList.toggle('is-idle', view.dealLabel === null);
    this.#labelButtons(view);
    this.#boardFrame.classList.toggle('is-won', view.outcome === 'won');
    this.#foot.classList.toggle('is-over', view.outcome !== 'playing');
    this.#renderCounters(view);
  }

  /** @param {boolean} has */
  #setLesson(has) {
    this.#hasLesson = has;
    this.body.classList.toggle('has-lesson', has);
    this.#code.tabIndex = has ? -1 : 0;
    this.#setTabStops();
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

  /** Labels the buttons whose text depends on the position or the layout. @param {View} view */
  #labelButtons({ dealLabel }) {
    const wide = this.#mode === 'desk';
    const { keys, wide: wideLabels, dealBrief } = words.frame;
    const description = this.#describeDealing(dealLabel);
    const brief = dealLabel ? dealBrief(dealLabel) : keys.deal.label;
    this.#labelButton('deal', wide ? description : brief, description);
    const { label, spoken } = words.finish;
    const { finish = [] } = this.#rendered?.state ?? {};
    if (finish.length) this.#labelButton('safe', label, spoken(finish.length));
    else this.#labelButton('safe', wide ? wideLabels.safe : keys.safe.label, wide ? wideLabels.safe : keys.safe.spoken);
    this.#labelButton('new-deal', wide ? wideLabels['new-deal'] : keys['new-deal'].label, keys['new-deal'].spoken);
  }

  /** Describes what the deal button does now. */
  get dealDescription() {
    return this.#describeDealing(this.#rendered?.state.view?.dealLabel ?? null);
  }

  /** @param {View['dealLabel']} label */
  #describeDealing(label) {
    if (!label) return words.frame.keys.deal.spoken;
    return this.#rendered?.dealsUntilChoice === false ? say(label) : words.play.untilChoice(label);
  }

  /** @param {Action} action @param {string} label @param {string} spoken */
  #labelButton(action, label, spoken) {
    const button = this.#buttons[action];
    setText(/** @type {Element} */ (button.lastElementChild), label);
    setAttribute(button, 'aria-label', spoken);
  }

  /** Sets `aria-disabled`; the `disabled` attribute would drop the focus. @param {Action} action @param {boolean} can */
  #enable(action, can) {
    setAttribute(this.#buttons[action], 'aria-disabled', String(!can));
  }

  /** @param {View} view */
  #renderCounters({ figures, tally }) {
    const sentences = figures.map(say);
    const { texts, marks } = this.#counterEls;
    if (texts.length !== sentences.length || marks.length !== (tally?.of ?? 0))
      this.#createCounters(sentences.length, tally);
    this.#counterEls.texts.forEach((el, n) => setText(el, sentences[n]));
    if (!tally) return;
    setText(this.#counterEls.count, say(tally.token));
    this.#counterEls.marks.forEach((mark, n) => mark.classList.toggle('done', n < tally.done));
  }

  /** Creates the elements of the counters; most actions only change their texts. @param {number} count @param {View['tally']} tally */
  #createCounters(count, tally) {
    const texts = Array.from({ length: count }, () => h('span', { class: 'counter' }));
    const marks = Array.from({ length: tally?.of ?? 0 }, () => h('i'));
    const tallyText = h('span');
    const tallyEl = h('span', { class: 'tally', 'aria-hidden': 'true' }, ...marks);
    this.#counters.replaceChildren(...texts, ...(tally ? [h('span', { class: 'counter' }, tallyEl, tallyText)] : []));
    this.#counterEls = { texts, marks, count: tallyText };
  }

  // The status area

  /** The sentence in sight. */
  get sentence() {
    return this.#sentenceEl.textContent ?? '';
  }

  /** Shows a sentence; the announcer announces it. @param {string} sentence */
  showSentence(sentence) {
    setText(this.#sentenceEl, sentence);
    this.#foot.classList.toggle('is-wordy', sentence.length > TWO_LINE_CHARS);
    this.#foot.classList.toggle('is-lengthy', sentence.length > THREE_LINE_CHARS);
  }

  /** Replaces the buttons beside the sentence. @param {Offer[]} offers @param {OfferContext} [context] */
  offer(offers, context) {
    this.#foot.classList.toggle('has-info', !!context);
    this.#foot.classList.toggle('is-waiting', context === 'waiting');
    if (!offers.length && !this.#offersEl.firstChild) return;
    this.#offersEl.replaceChildren(...offers.map(offerButton));
    this.#foot.classList.toggle('is-offering', offers.length > 0);
  }

  /** True if an offer has the focus. */
  get isOfferFocused() {
    return this.#offersEl.firstChild !== null && this.#offersEl.matches(':focus-within');
  }

  focusOffer() {
    this.#offersEl.querySelector('button')?.focus();
  }
}

/** @param {string} action @param {IconName} drawing */
const buttonOf = (action, drawing) =>
  h(
    'button',
    { class: 'key', type: 'button', part: 'key', 'data-action': action },
    drawIcon(document, BUTTON_ICONS[drawing]),
    h('span', { class: 'label', 'aria-hidden': 'true' }),
  );

/** @param {Offer} offer */
function offerButton({ label, primary, deals, description, act }) {
  const button = h(
    'button',
    { class: primary ? 'choice is-primary' : 'choice', type: 'button', part: 'choice', onclick: act },
    label,
  );
  if (deals) describeNewDeal(button, deals);
  if (description) {
    button.title = description;
    button.setAttribute('aria-description', description);
  }
  return button;
}
