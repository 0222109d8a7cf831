// The buttons of the frame, each in one of three bars: the tools of a wide table, the bottom bar of a phone (or its rail), and
// the actions beside the status line.

import { say, words } from '../../words/core.js';
import { h, setAttribute, setText } from '../../ui/dom.js';
import { drawIcon, BUTTON_ICONS, FINISH_ICON } from '../../ui/icons.js';
import { describeNewDeal } from '../../ui/deal-description.js';
import { addRovingFocus } from '../../ui/roving.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Deals } from '../../ui/deal-description.js' */
/** @import { TableState } from '../model/state.js' */
/** @typedef {'desk' | 'phone' | 'rail'} Mode */
/** @typedef {keyof typeof BUTTON_ICONS} Action of a button of the frame */
/** @typedef {{ tools: Action[], bottomBar: Action[], foot: Action[] }} ButtonPlacement the buttons of each bar */

const ACTIONS = /** @type {Action[]} */ (Object.keys(BUTTON_ICONS));

/** @type {Record<Mode, ButtonPlacement>} */
const FULL_CONTROLS = {
  desk: {
    tools: ['undo', 'redo', 'hint', 'share', 'new-deal', 'menu'],
    bottomBar: [],
    foot: ['deal', 'deal-all', 'safe'],
  },
  phone: {
    tools: ['share', 'menu'],
    bottomBar: ['undo', 'redo', 'safe', 'deal', 'deal-all', 'hint', 'new-deal'],
    foot: [],
  },
  // Undo, the most frequent, is nearest to the thumb.
  rail: {
    tools: [],
    bottomBar: ['menu', 'share', 'new-deal', 'hint', 'safe', 'deal-all', 'deal', 'redo', 'undo'],
    foot: [],
  },
};

/** For controls="minimal". @type {Record<Mode, ButtonPlacement>} */
const MINIMAL_CONTROLS = {
  desk: { tools: [], bottomBar: [], foot: ['undo', 'deal', 'safe'] },
  phone: { tools: [], bottomBar: ['undo', 'deal', 'hint', 'new-deal'], foot: [] },
  rail: { tools: [], bottomBar: ['hint', 'deal', 'undo'], foot: [] },
};

/** The only focusable buttons of the bars in a lesson, and at a problem. @type {Action[]} */
const LESSON_ACTIONS = ['menu'];
/** @type {Action[]} */
const PROBLEM_ACTIONS = ['share', 'menu'];

/** Labels of an idle deal button, where dealing is not called “deal”. @type {Record<string, import('../../pkg/patience_wasm.js').Token>} */
const IDLE_LABELS = { 'empress-of-india': { k: 'turn-card' } };

export class ButtonBars {
  tools = h('div', { class: 'tools', role: 'toolbar' });
  bottomBar = h('div', { class: 'bottom-bar', role: 'toolbar' });
  actions = h('div', { class: 'actions' });
  /** @type {Record<Action, HTMLButtonElement>} */
  #buttons;
  /** @type {Mode} */
  mode = 'desk';
  #placement = FULL_CONTROLS;
  /** The only focusable actions; null: no limit. @type {Action[] | null} */
  #limit = null;
  /** Arguments of the last render. @type {{ state: TableState, dealsUntilChoice: boolean } | null} */
  #rendered = null;

  constructor() {
    this.#buttons = /** @type {Record<Action, HTMLButtonElement>} */ (
      Object.fromEntries(ACTIONS.map((action) => [action, buttonOf(action)]))
    );
    for (const bar of [this.tools, this.bottomBar]) addRovingFocus(bar, () => this.#focusableIn(bar));
    this.#placeButtons();
  }

  /** Labels the bars and the buttons in the current language. */
  translate() {
    const { toolbar, keys } = words.frame;
    for (const bar of [this.tools, this.bottomBar]) bar.setAttribute('aria-label', toolbar);
    for (const action of ACTIONS) this.#labelButton(action, keys[action].label, keys[action].spoken);
  }

  /** False with minimal controls. */
  get hasFullControls() {
    return this.#placement === FULL_CONTROLS;
  }

  // Layout

  /** @param {Mode} mode */
  setMode(mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    this.#placeButtons();
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
    const { tools, bottomBar, foot } = this.#placement[this.mode];
    const focused = /** @type {ShadowRoot | null} */ (this.actions.getRootNode())?.activeElement;
    this.tools.replaceChildren(...tools.map((name) => this.#buttons[name]));
    this.bottomBar.replaceChildren(...bottomBar.map((name) => this.#buttons[name]));
    this.actions.replaceChildren(...foot.map((name) => this.#buttons[name]));
    this.tools.hidden = !tools.length;
    this.bottomBar.hidden = !bottomBar.length;
    this.#setTabStops();
    // A button that moves to another bar keeps the focus; one that is in none gives it to the first.
    if (!(focused instanceof HTMLElement) || !focused.dataset.action) return;
    const first = [this.tools, this.bottomBar, this.actions].flatMap((bar) => [...bar.querySelectorAll('button')])[0];
    (focused.isConnected ? focused : first)?.focus();
  }

  /** Limits the focusable buttons of the bars. @param {Action[] | null} actions null: no limit */
  #limitTo(actions) {
    if (actions === this.#limit) return;
    this.#limit = actions;
    this.#setTabStops();
  }

  /** @param {HTMLElement} bar */
  #focusableIn(bar) {
    const buttons = /** @type {HTMLElement[]} */ ([...bar.children]);
    return buttons.filter((button) =>
      this.#limit
        ? this.#limit.some((action) => button === this.#buttons[action])
        : !button.classList.contains('is-idle'),
    );
  }

  /** Gives each bar one tab stop. */
  #setTabStops() {
    for (const bar of [this.tools, this.bottomBar, this.actions]) {
      const focusable = this.#focusableIn(bar);
      const stop = focusable.find((button) => button.tabIndex === 0) ?? focusable[0];
      for (const button of /** @type {HTMLElement[]} */ ([...bar.children]))
        button.tabIndex = button === stop || (bar === this.actions && focusable.includes(button)) ? 0 : -1;
    }
  }

  // Rendering

  /** @param {TableState} state @param {Deals} deals @param {boolean} dealsUntilChoice @param {boolean} rests see `Frame.render` */
  render(state, deals, dealsUntilChoice, rests) {
    const { view, line, finish } = state;
    const hasGuide = !!line?.guide;
    const hasProblem = !!line?.problem;
    const buttons = this.#buttons;
    this.#rendered = { state, dealsUntilChoice };
    describeNewDeal(buttons['new-deal'], deals);
    if (!view) return;
    // A line's Undo and Redo step through it; in a lesson only the menu is left, at a problem Share and the menu.
    this.#limitTo(!hasGuide ? null : hasProblem ? PROBLEM_ACTIONS : LESSON_ACTIONS);
    this.#enable('undo', !hasGuide && (line ? line.ply > line.from : view.canUndo));
    this.#enable('redo', !hasGuide && (line ? line.ply < line.to : view.canRedo));
    this.#enable('hint', !line && view.outcome === 'playing');
    this.#enable('new-deal', !line);
    this.#enable('share', !hasGuide || hasProblem);
    const hasSafe = view.safe || finish.length > 0;
    this.#enable('safe', hasSafe);
    this.#enable('deal', view.dealLabel !== null);
    this.#hide('safe', !hasSafe);
    this.#hide('deal-all', !view.dealsAll || !!line);
    buttons.deal.classList.toggle('is-resting', rests);
    this.#setIdle('deal', view.dealLabel === null);
    this.#labelButtons(view, finish.length);
  }

  /** Hides a button that has nothing to do. @param {Action} action @param {boolean} isIdle */
  #hide(action, isIdle) {
    // A hidden button has no focus.
    if (isIdle && this.#buttons[action].matches(':focus')) this.#buttons.undo.focus();
    this.#setIdle(action, isIdle);
  }

  /** Marks a button that has nothing to do: beside the sentence it is hidden. @param {Action} action @param {boolean} isIdle */
  #setIdle(action, isIdle) {
    const { classList } = this.#buttons[action];
    if (classList.contains('is-idle') === isIdle) return;
    classList.toggle('is-idle', isIdle);
    this.#setTabStops();
  }

  /** Labels the buttons whose text depends on the position or the layout. @param {View} view @param {number} left moves of Finish */
  #labelButtons({ dealLabel, stock, game }, left) {
    const wide = this.mode === 'desk';
    const { keys, wide: wideLabels, dealShort } = words.frame;
    const description = this.#describeDealing(dealLabel);
    // A key that has nothing to do any more keeps its word.
    const label = dealLabel ?? IDLE_LABELS[game];
    const short = label ? dealShort(label) : keys.deal.label;
    this.#labelButton('deal', wide ? description : short, dealLabel || !label ? description : short);
    this.#labelButton('deal-all', wide ? wideLabels['deal-all'] : keys['deal-all'].label, words.play.dealAll(stock));
    const { label: finishLabel, spoken } = words.finish;
    const drawing = /** @type {SVGPathElement} */ (this.#buttons.safe.querySelector('path'));
    setAttribute(drawing, 'd', left ? FINISH_ICON : BUTTON_ICONS.safe);
    if (left) this.#labelButton('safe', finishLabel, spoken(left));
    else this.#labelButton('safe', wide ? wideLabels.safe : keys.safe.label, wide ? wideLabels.safe : keys.safe.spoken);
    this.#labelButton('new-deal', wide ? wideLabels['new-deal'] : keys['new-deal'].label, keys['new-deal'].spoken);
  }

  /** Describes the current action of the deal button. */
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
}

/** @param {Action} action */
const buttonOf = (action) =>
  h(
    'button',
    { class: 'key', type: 'button', part: 'key', 'data-action': action },
    drawIcon(BUTTON_ICONS[action]),
    h('span', { class: 'label', 'aria-hidden': 'true' }),
  );
