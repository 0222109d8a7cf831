// The frame around the board: the bar with title and tools, the status area, and on phones the bottom bar or the rail.

import { direction, language } from '../../words/language.js';
import { avoidDarkening } from '../../ui/darkened.js';
import { h } from '../../ui/dom.js';
import { DOUBLE_MS } from '../input/stock.js';
import { ButtonBars } from './button-bars.js';
import { StatusArea } from './status-area.js';
import { TitleBar } from './title-bar.js';

/** @import { TableState } from '../model/state.js' */

/** Size above which the text of a wide table grows with it, in px, and the largest factor. */
const LARGE_SCREEN = { width: 1760, height: 1000, most: 2 };

/** Text scale of a wide table; below 1, as on every phone, the text is not scaled. @param {number} width @param {number} height in px of a 16 px root font */
const uiScaleFor = (width, height) =>
  Math.min(width / LARGE_SCREEN.width, height / LARGE_SCREEN.height, LARGE_SCREEN.most);

/** Root font size above which the user's text counts as large. */
export const LARGE_TEXT_PX = 22;

/** Height of a phone with spare room below the board. */
const TALL_PHONE_PX = 720;

export class Frame {
  /** Contains everything but the placeholder that the page slots. */
  #shell;
  #boardFrame = h('section', { class: 'board-frame', part: 'plate' });
  // Not <header>: that would be a landmark of the host page.
  #title = new TitleBar();
  buttons = new ButtonBars();
  status = new StatusArea(this.buttons.actions);
  #hasGuide = false;
  /** Of the line on the table. @type {HTMLElement | null} */
  #lineBar = null;
  /** Time of the last press of New deal. */
  #dealtAt = -Infinity;

  /** Everything that adapts to the size of the table. */
  body = h('div', { class: 'frame' });
  /** The surface that the cards lie on. */
  felt = h('div', { class: 'felt', part: 'board' });

  /** @param {ShadowRoot} root @param {HTMLElement} liveRegion @param {(action: string) => void} press */
  constructor(root, liveRegion, press) {
    const { tools, bottomBar } = this.buttons;
    this.#title.el.append(tools);
    this.#boardFrame.append(this.felt);
    this.body.append(this.#title.el, this.#boardFrame, this.status.el, bottomBar);
    // Resets inherited language, direction and font (core.css).
    this.#shell = h('div', { class: 'shell', hidden: '' }, liveRegion, this.body);
    root.append(this.#shell);
    avoidDarkening(this.#shell);
    // Most tables fill their window: the first measurement then changes nothing, and no layout is repeated.
    this.fit(innerWidth, innerHeight, 16);
    this.translate();
    this.body.addEventListener('click', (event) => {
      const button = /** @type {Element} */ (event.target).closest('[data-action]');
      // Slotted content may be inside an element of the page with such an attribute.
      const action = this.body.contains(button) && button?.getAttribute('data-action');
      // The disabled Safe button says why nothing is safe.
      if (!action || (action !== 'safe' && button?.getAttribute('aria-disabled') === 'true')) return;
      if (action !== 'new-deal' || this.#isFirstPress(event)) press(action);
    });
  }

  /** True unless a press of New deal repeats another: the player has not seen the first deal. @param {Event} event */
  #isFirstPress({ timeStamp }) {
    const before = this.#dealtAt;
    this.#dealtAt = timeStamp;
    return timeStamp - before >= DOUBLE_MS;
  }

  /** Renders the constant texts in the current language. */
  translate() {
    this.#shell.lang = language;
    this.#shell.dir = direction;
    this.body.removeAttribute('data-game');
    for (const part of [this.#title, this.buttons, this.status]) part.translate();
  }

  get mode() {
    return this.buttons.mode;
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

  /** Shows the frame in place of the placeholder. */
  reveal() {
    this.#shell.classList.remove('is-loading');
    this.#shell.hidden = false;
    this.#shell.parentNode?.querySelector('slot')?.setAttribute('hidden', '');
  }

  /**
   * Chooses the layout for a box of this size, relative to the user's font size.
   * @param {number} width @param {number} height @param {number} rem in px
   */
  fit(width, height, rem) {
    const scale = 16 / rem;
    const [wide, high] = [width * scale, height * scale];
    const mode = wide >= 700 && high >= 520 ? 'desk' : wide > high * 1.1 ? 'rail' : 'phone';
    this.body.dataset.mode = mode;
    this.buttons.setMode(mode);
    // Offers fit below the board without shrinking it.
    this.body.classList.toggle('is-tall', mode === 'phone' && high >= TALL_PHONE_PX);
    const uiScale = uiScaleFor(wide, high);
    this.body.classList.toggle('is-large-screen', uiScale > 1);
    this.body.style.setProperty('--ui-scale', String(Math.max(1, uiScale)));
    this.body.classList.toggle('is-narrow', wide < 1060);
    this.body.classList.toggle('is-slim', wide < 820);
    this.body.classList.toggle('is-low', high < 360);
    this.body.classList.toggle('has-large-text', rem > LARGE_TEXT_PX);
  }

  // Rendering

  /**
   * Renders the bars, the buttons and the counts.
   * @param {TableState} state @param {import('../../ui/deal-description.js').Deals} deals that the player deals
   * @param {boolean} dealsUntilChoice false: cards are dealt one by one
   * @param {boolean} rests true if a press of Deal only says what can go home
   */
  render(state, deals, dealsUntilChoice, rests) {
    const { info, view, line, grade } = state;
    const hasGuide = !!line?.guide;
    if (hasGuide !== this.#hasGuide) this.#setGuided(hasGuide);
    const lineBar = line?.bar ?? null;
    if (lineBar !== this.#lineBar) this.#setLineBar(lineBar);
    if (info && this.body.dataset.game !== info.id) {
      this.body.dataset.game = info.id;
      this.#title.setGame(info);
    }
    // A problem has a grade of its own.
    this.#title.setGrade(line?.problem ? null : grade, state.drawGrade);
    this.body.classList.toggle('is-empty', state.hasFailed && !view);
    this.buttons.render(state, deals, dealsUntilChoice, rests);
    if (!view) return;
    const { game, deal } = view;
    this.#title.setDeal(deal, (deal && !line?.problem && state.nameOfDay?.(game, deal)) || null);
    this.#boardFrame.classList.toggle('is-won', view.outcome === 'won');
    this.status.render(view);
  }

  /** Replaces the bar below the board. @param {HTMLElement | null} el */
  #setLineBar(el) {
    this.#lineBar?.remove();
    this.#lineBar = el;
    if (el) this.body.append(el);
    this.body.classList.toggle('has-player', !!el);
  }

  /** @param {boolean} has */
  #setGuided(has) {
    this.#hasGuide = has;
    this.body.classList.toggle('is-guided', has);
    this.#title.setCodeFocusable(!has);
  }
}
