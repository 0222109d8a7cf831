// The element <patience-game>: attributes, properties, methods, loading and release. The table itself is the controller's.
//
// It touches neither the address nor the storage of its page, but dispatches events, all bubbling and composed:
// patience-ready, -move, -won, -stuck, -grade, -hint, -setting, -lesson, -problem-try, -problem-solved, -error, and for its
// buttons -home, -menu, -moves, -rules, -share, -new-deal. Unless the page calls preventDefault(), the element carries out the button's action, shows the
// win card (-won) and animates dealt cards (-unroll). -win asks the page for facts about a win (win/card.js).
// Types: npm/patience-game.d.ts.

import { applySetting } from './apply-setting.js';
import { offerReplay, startLesson } from './commands.js';
import { isOfProblem } from '../engine/links.js';
import { TABLE_SHEET } from '../assets.js';
import { words } from '../words/core.js';
import { bestLanguage, onLanguage, setLanguage } from '../words/language.js';
import { Controller } from './controller.js';
import { h, sheetSettled } from '../ui/dom.js';
import { whenAnyEngine, isFullEngine, loadEngine, sentenceOf, Table } from '../engine/loader.js';
import { UNKNOWN } from '../engine/provenance.js';
import { onIndicesChange } from '../cards/indices.js';
import { SETTINGS } from './settings.js';
import { translate } from './translate.js';
import { Latest } from '../ui/latest.js';

/** @import { View } from '../pkg/patience_wasm.js' */
/** @typedef {import('../pkg/patience_wasm.js').Table} Rules a game in the engine's memory */
/** @import { Cause } from './host.js' */
/** @import { Provenance } from '../engine/provenance.js' */

/**
 * A game to open, as rules, as a save or as a link. A save's link is known only if its game was on the table.
 * @typedef {{ link?: string, save?: string, rules?: Rules, cause?: Cause, provenance?: Provenance, resolve?: (isOpen: boolean) => void }} NextGame
 */

/** Distance from the viewport at which a table with loading="lazy" begins to load. */
const LAZY_MARGIN = '400px';

/** Servers that prerender pages have no HTMLElement. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Attributes that are reflected as properties. */
const ATTRIBUTES = ['game', 'deal', 'moves', 'problem', ...SETTINGS, 'keymap', 'controls', 'home', 'loading'];

/** Settings whose effects have to load, in groups that load together. */
const LOADED_SETTINGS = [['faces', 'back', 'sound'], ['keymap']];

export class PatienceGame extends Base {
  static observedAttributes = [...ATTRIBUTES, 'lang'];

  #controller;
  #whenStyled;
  /** True once engine and style sheet have loaded. */
  #isLoaded = false;
  /** The game to open once the element is loaded and attached; stale while a game is on the table. @type {NextGame | null} */
  #next = null;
  #stopTranslating = () => {};
  #stopUpdatingIndices = () => {};
  /** Aborted by the next request: a deal whose list loads late must not replace a newer one. */
  #request = new Latest();
  #resizeObserver = new ResizeObserver((entries) => this.#measure(entries));
  #visibilityObserver = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void this.#start();
    },
    { rootMargin: LAZY_MARGIN },
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = /** @type {HTMLLinkElement} */ (h('link', { rel: 'stylesheet' }));
    this.#whenStyled = sheetSettled(sheet);
    // A page may call setBase() just after the import.
    queueMicrotask(() => (sheet.href = TABLE_SHEET.href));
    root.append(sheet, h('slot'));
    this.#controller = new Controller(this, root, {
      newDeal: () => void this.newDeal(),
      start: () => void this.#start(),
      leave: () => {
        this.#cancelPending();
        this.#controller.session.endVisit();
        this.#controller.state.run?.stop();
        this.#controller.line?.pause?.();
      },
    });
  }

  connectedCallback() {
    this.#upgradeProperties();
    this.#resizeObserver.observe(this.#controller.frame.body);
    this.#resizeObserver.observe(this.#controller.frame.felt);
    this.#controller.adviser.updateAutomatic();
    applySetting(this.#controller, 'contrast');
    // The removal has cancelled its loads.
    for (const names of LOADED_SETTINGS) {
      const name = names.find((name) => this.hasAttribute(name));
      if (name) applySetting(this.#controller, name);
    }
    this.#stopTranslating = onLanguage(() => translate(this.#controller));
    this.#stopUpdatingIndices = onIndicesChange(() => this.#controller.board.setCardArt());
    translate(this.#controller);
    // Without its styles the element has no size, and would count as visible.
    if (this.getAttribute('loading') === 'lazy')
      void this.#whenStyled.then(() => this.isConnected && this.#visibilityObserver.observe(this));
    else void this.#start();
  }

  disconnectedCallback() {
    this.#resizeObserver.disconnect();
    this.#visibilityObserver.disconnect();
    this.#stopTranslating();
    this.#stopUpdatingIndices();
    // An element that was only moved is connected again by then.
    queueMicrotask(() => this.isConnected || this.#release());
  }

  /** Frees the engine's game, which the next attachment opens again. */
  #release() {
    const { link } = this;
    const { line, provenance } = this.#controller;
    const problem = line?.problem;
    const save = this.#controller.release();
    if (problem) this.#next = { link: problem };
    else if (save) this.#next = { save, provenance, link };
  }

  /** A game opened on a detached element is shown when it is attached again, also before the microtask that releases it. */
  #releaseIfDetached() {
    if (!this.isConnected) this.#release();
  }

  /** Reads properties that were set before the element was defined. */
  #upgradeProperties() {
    for (const name of [...ATTRIBUTES, 'link']) {
      if (!Object.hasOwn(this, name)) continue;
      const properties = /** @type {Record<string, any>} */ (/** @type {unknown} */ (this));
      const value = properties[name];
      delete properties[name];
      properties[name] = value;
    }
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'game' || name === 'deal' || name === 'moves' || name === 'problem')
      return this.#scheduleOpenAttributes();
    // A page has one language: the one that was set last, on any table.
    if (name === 'lang') return void (value && setLanguage(bestLanguage([value])).catch(() => {}));
    if (value === null) delete this.dataset[name];
    else this.dataset[name] = value;
    if (name === 'controls') this.#controller.frame.buttons.setControls(value);
    else if (name === 'loading') {
      if (this.isConnected && value !== 'lazy') void this.#start();
    } else applySetting(this.#controller, name);
  }

  /** Opens the attributes' game after a microtask: several may be set in a row. */
  #scheduleOpenAttributes() {
    if (!this.#isLoaded) return;
    const signal = this.#request.begin();
    queueMicrotask(() => {
      if (signal.aborted) return;
      if (this.isConnected) return void this.#openAttributes();
      this.#openNext(null);
    });
  }

  async #start() {
    this.#visibilityObserver.disconnect();
    await null;
    try {
      void this.#whenStyled.then(() => this.isConnected && this.#controller.prepare());
      await Promise.all([whenAnyEngine(), this.#whenStyled]);
      if (!this.isConnected || this.#controller.view) return;
      this.#isLoaded = true;
      const next = this.#next;
      // Frameworks set an empty link.
      if (next?.rules || next?.save || next?.link) {
        this.#request.begin();
        this.#open(next);
      } else await this.#openAttributes();
    } catch (error) {
      this.#controller.fail(error);
    }
  }

  // The contract

  /** The position, without hidden cards; null before the first game. @returns {View | null} */
  get view() {
    return this.#controller.playerView;
  }

  /** Difficulty of the deal: "gentle", "medium", "stern" or "cruel"; null if unknown, or before its list has loaded. */
  get grade() {
    return this.#controller.state.grade;
  }

  /** The prompt of the position, in words; empty before the first game. */
  get prompt() {
    return this.view ? this.#controller.announcer.promptOf(this.view) : '';
  }

  /** The link of the game with all its moves, without "#". */
  get link() {
    const link = (this.view ?? this.#next?.rules?.view() ?? this.#next)?.link ?? '';
    return link.slice(link.lastIndexOf('#') + 1);
  }

  set link(link) {
    this.open(link);
  }

  /**
   * Opens a link; shows an error for a bad one, and leaves the table unchanged.
   * @param {string | URL} address the link, or an address that ends in it
   * @returns {boolean} false for a bad link; a problem is read later, and a bad one then dispatches `patience-error`
   */
  open(address) {
    return this.#openNext({ link: String(address ?? '') });
  }

  /**
   * Opens a game that the page has made, and takes ownership of it.
   * @param {Rules} rules @param {Cause} [cause] @param {Provenance} [provenance] of a saved game
   * @returns {Promise<boolean>} resolves when it is open; false if another request replaced it
   */
  async openGame(rules, cause = 'open', provenance) {
    return new Promise((resolve) => this.#openNext({ rules, cause, provenance, resolve }));
  }

  /** Opens a game now, or once the element is loaded and attached. @param {NextGame | null} next null: none @returns {boolean} false if it was refused */
  #openNext(next) {
    this.#cancelPending();
    this.#releaseIfDetached();
    this.#next = next;
    return !next || !this.#isLoaded || !this.isConnected || this.#open(next);
  }

  /** @param {NextGame} next @returns {boolean} false if it was refused */
  #open({ link = '', save, rules, cause = 'open', provenance, resolve }) {
    if (rules) {
      // From now on the controller frees it.
      this.#next = null;
      this.#controller.openGame(rules, cause, provenance);
      resolve?.(true);
    } else if (save !== undefined) {
      return this.#attemptWithFullEngine(() => this.#controller.restore(save, cause, provenance ?? UNKNOWN));
    } else if (isOfProblem(link)) {
      void this.#openProblem(link);
    } else return this.#openFrom(() => Table.open(link));
    return true;
  }

  /** True while nothing else has been requested of a table that is on its page. @param {AbortSignal} signal of the request */
  #isWanted(signal) {
    return this.isConnected && !signal.aborted;
  }

  /** Cancels a game that is still to be opened or dealt. */
  #cancelPending() {
    this.#request.cancel();
    if (!this.#next?.rules) return;
    this.#next.rules.free();
    this.#next.resolve?.(false);
    this.#next = null;
  }

  /** @param {() => Rules} make @returns {boolean} true if a game was opened, or may still be */
  #openFrom(make) {
    return this.#attemptWithFullEngine(() => {
      const rules = make();
      const isReplay = rules.summary().replay;
      if (isReplay) rules.goTo(0);
      this.#controller.openGame(rules, 'open');
      if (isReplay && this.view?.plies) void offerReplay(this.#controller);
    });
  }

  /**
   * Opens a game. If a single-game engine refuses it, tries again with the full engine once that has loaded.
   * @param {() => void} open @returns {boolean} true if a game was opened, or may still be
   */
  #attemptWithFullEngine(open) {
    const attempt = () => {
      const isOpen = this.#controller.attempt(open);
      // `link` must not return a refused link.
      if (!isOpen) this.#next = null;
      return isOpen;
    };
    if (isFullEngine) return attempt();
    const { signal } = this.#request;
    try {
      open();
    } catch {
      const retry = () => this.#isWanted(signal) && attempt();
      loadEngine().then(retry, (error) => this.#controller.fail(error));
    }
    return true;
  }

  /** The game as text, with its undo and redo history; empty before the first. */
  get save() {
    return this.view?.save ?? '';
  }

  /** Opens a save; shows an error for a bad one, and leaves the table unchanged. @param {string} save @param {Cause} [cause] @returns {boolean} */
  restore(save, cause = 'open') {
    return this.#openNext({ save: String(save ?? ''), cause });
  }

  /** Puts a problem on the table. @param {string} problem its link, or "daily" */
  async #openProblem(problem) {
    const { signal } = this.#request;
    try {
      const { openElementProblem } = await this.#controller.load('elementProblem', this.#controller.tableSignal);
      await openElementProblem(this.#controller, problem, () => this.#isWanted(signal));
    } catch (error) {
      if (this.#isWanted(signal)) this.#controller.fail(error);
    }
  }

  /** @returns {Promise<void> | undefined} resolves when the game is on the table, or was replaced */
  #openAttributes() {
    const game = this.getAttribute('game') ?? '';
    const deal = this.getAttribute('deal');
    const problem = this.getAttribute('problem') || (deal && isOfProblem(deal) ? deal : '');
    const moves = this.getAttribute('moves');
    if (!this.#isLoaded || (!game && !deal && !problem)) return undefined;
    this.#openNext(null);
    if (problem) return this.#openProblem(problem);
    if (!deal || deal === 'today') return this.#openWithoutCode(game, !!deal, moves);
    // `deal` may hold a whole link, also of a replay.
    const isLink = deal.includes('/') && !deal.startsWith('~');
    this.#openFrom(() => (isLink ? Table.open(deal) : Table.ofDeal(game, deal, moves ?? '')));
    return undefined;
  }

  /** Opens today's or a random deal; `moves` belong to one deal, and are refused. @param {string} game @param {boolean} isToday @param {string | null} moves */
  async #openWithoutCode(game, isToday, moves) {
    const opening = isToday && this.#hasGame(game) ? this.#openDealOfDay(game) : this.#dealRandom(game, 'open');
    const { signal } = this.#request;
    await opening;
    if (moves && this.view && this.#isWanted(signal)) this.#controller.fail(new Error(words.element.movesWithoutDeal));
  }

  /** @param {string} id */
  #hasGame(id) {
    return this.#controller.games.some((game) => game.id === id);
  }

  /** @param {string} id */
  async #openDealOfDay(id) {
    const { signal } = this.#request;
    try {
      const { dayOf, dealNumberOfDay } = await this.#controller.load('deals', this.#controller.tableSignal);
      const number = await dealNumberOfDay(id, dayOf());
      // Another game may have been opened while the list loaded.
      if (!this.#isWanted(signal)) return;
      this.#attemptWithFullEngine(() => this.#controller.openGame(Table.numbered(id, number), 'open'));
    } catch (error) {
      if (this.#isWanted(signal)) this.#controller.fail(error);
    }
  }

  /** Plays exactly one move, in notation; throws an Error with a sentence if it is illegal. @param {string} move */
  play(move) {
    try {
      this.#controller.play(move);
    } catch (cause) {
      throw new Error(sentenceOf(cause), { cause });
    }
  }

  /** Deals a new deal of the game on the table, else of the `game` attribute, else of the first game. */
  async newDeal() {
    if (!this.#isLoaded) {
      const { signal } = this.#request;
      await this.#start();
      // The page's own request takes precedence.
      if (!this.#isLoaded || this.view || signal.aborted) return;
    }
    const candidates = [this.view?.game, this.getAttribute('game')];
    const id =
      candidates.find((candidate) => candidate && this.#hasGame(candidate)) ?? this.#controller.games[0]?.id ?? '';
    return this.#dealRandom(id, 'new-deal');
  }

  /** Deals a random deal; unless any is set, a proven winnable one. @param {string} id @param {Cause} cause */
  async #dealRandom(id, cause) {
    this.#cancelPending();
    const { signal } = this.#request;
    const controller = this.#controller;
    const hasDeals = controller.games.some((game) => game.id === id && game.features.deals);
    const deals = controller.setting('deals');
    try {
      if (!isFullEngine) await loadEngine();
    } catch (error) {
      return this.#isWanted(signal) ? controller.fail(error) : undefined;
    }
    const isListed = hasDeals && deals !== 'any';
    const number = isListed
      ? await controller
          .load('deals', controller.tableSignal)
          .then(({ randomWinnable }) => randomWinnable(id, deals, this.view?.deal))
          .catch(() => null)
      : null;
    if (!this.#isWanted(signal)) return;
    controller.attempt(() => {
      controller.openGame(number === null ? Table.random(id) : Table.numbered(id, number), cause);
      // From the pressed button the focus moves to the cards.
      if (cause === 'new-deal' && this.matches(':focus-within')) this.focus();
      if (number !== null) void controller.adviser.showProven();
      else if (isListed) controller.announce(words.element.unproven);
    });
  }

  /** Undoes a move; in a line that is shown, steps back. */
  undo() {
    this.#controller.undo();
  }

  /** Redoes a move; in a line that is shown, steps forward. */
  redo() {
    this.#controller.redo();
  }

  restart() {
    this.#controller.restart();
  }

  dealOn() {
    this.#controller.dealOn();
  }

  playSafe() {
    this.#controller.playSafe();
  }

  /**
   * Starts the lesson of the game on the table; the next call on the game ends it.
   * @param {import('../words/lessons.js').WaitingDeal} [waiting] what is on the table meanwhile, which the end of the lesson offers
   * @returns {Promise<boolean>} true if there is one
   */
  startLesson(waiting) {
    return startLesson(this.#controller, waiting);
  }

  /** Asks the solver if the game can still be won, and says so. */
  solve() {
    return this.#controller.solve();
  }

  /** Focuses the cards. */
  focus() {
    this.#controller.board.grid.focus();
  }

  /** Internals for the site and its tests; not part of the contract. */
  get host() {
    return this.#controller;
  }

  // Size

  /** @param {ResizeObserverEntry[]} entries */
  #measure(entries) {
    if (!entries.some((entry) => entry.contentRect.width)) return;
    // Resizing within the callback raises "ResizeObserver loop" errors.
    requestAnimationFrame(() => this.isConnected && this.#controller.fitter.measure());
  }
}

// undefined, null and false remove the attribute, as frameworks expect.
for (const name of ATTRIBUTES) {
  Object.defineProperty(PatienceGame.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {PatienceGame} */
    get() {
      return this.getAttribute(name) ?? '';
    },
    /** @this {PatienceGame} @param {unknown} value */
    set(value) {
      if (value == null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
