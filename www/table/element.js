// The element <patience-game>: its attributes, properties and methods, and when it loads and lets go. What happens on the
// table is the controller's.
//
// It touches neither the address nor the storage of its page: it says what happens by events, all of them bubbling
// and composed: patience-ready, -move, -won, -stuck, -grade, -hint, -setting, -lesson, -error; and what its buttons ask
// for: -home, -menu, -moves, -rules, -share, -new-deal. What they ask for it does itself unless the page calls
// preventDefault(); so it does with the card of a win, and with cards that are dealt one by one (-unroll).
// -win asks a page that keeps what was played what it knows of the win: detail.tell takes the answer (win/card.js).
// All of them are typed in npm/patience-game.d.ts and named in npm/custom-elements.json.

import { TABLE_SHEET } from '../assets.js';
import { words } from '../words/core.js';
import { bestLanguage, onLanguage, setLanguage } from '../words/language.js';
import { Controller } from './controller.js';
import { h, settled } from '../ui/dom.js';
import { whenAnyEngine, isFullEngine, loadEngine, sentenceOf, Table } from '../engine/loader.js';
import { onIndices } from '../cards/indices.js';
import { SETTINGS } from './settings.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Table} Rules a game in the rules' keeping */
/** @typedef {import('./host.js').Cause} Kind */

/** How far from what is seen a table with loading="lazy" begins to load. */
const NEAR = '400px';

/** On a server, where pages are made and none is shown, there is nothing to extend. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Attributes that are properties too. */
const ATTRIBUTES = ['game', 'deal', 'moves', ...SETTINGS, 'keymap', 'controls', 'home', 'loading'];

export class PatienceGame extends Base {
  static observedAttributes = [...ATTRIBUTES, 'lang'];

  #controller;
  #styled;
  /** True once engine and style sheet have loaded. */
  #isLoaded = false;
  /** The link to open once the rules are here. */
  #wanted = '';
  /** The save to restore when the element comes back. */
  #left = '';
  /** The game to lay once the rules are here, and who waits for it. @type {{ table: Rules, kind: Kind, done: (laid: boolean) => void } | null} */
  #held = null;
  #endTranslation = () => {};
  #endIndices = () => {};
  /** Counts what was asked for: a deal whose list comes late must not lie over what was asked for since. */
  #wish = 0;
  #sizes = new ResizeObserver((entries) => this.#measure(entries));
  #sight = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void this.#start();
    },
    { rootMargin: NEAR },
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = /** @type {HTMLLinkElement} */ (h('link', { rel: 'stylesheet' }));
    this.#styled = settled(sheet);
    // Whoever imports this module may say after that where its files are.
    queueMicrotask(() => (sheet.href = TABLE_SHEET.href));
    root.append(sheet, h('slot'));
    this.#controller = new Controller(this, root, {
      newDeal: () => void this.newDeal(),
      start: () => void this.#start(),
    });
  }

  connectedCallback() {
    this.#upgrade();
    this.#sizes.observe(this.#controller.frame.body);
    this.#sizes.observe(this.#controller.frame.felt);
    this.#controller.adviser.keepVerdict();
    this.#controller.applySetting('contrast');
    this.#endTranslation = onLanguage(() => this.#controller.translate());
    this.#endIndices = onIndices(() => this.#controller.board.setDrawing());
    this.#controller.translate();
    // Unstyled it has no size, and would be near whatever it is far from.
    if (this.getAttribute('loading') === 'lazy')
      void this.#styled.then(() => this.isConnected && this.#sight.observe(this));
    else void this.#start();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#sight.disconnect();
    this.#endTranslation();
    this.#endIndices();
    // Whoever moves it to another place puts it there before this.
    queueMicrotask(() => this.isConnected || this.#release());
  }

  /** Gives back what the rules hold; the game is laid again where it was when the element comes back. */
  #release() {
    if (this.#left) return;
    // Its link can still be asked for while it is away.
    const { link } = this;
    this.#left = this.#controller.release();
    this.#wanted = link;
  }

  /** What is asked of an element that has just been taken out is asked of it as it will come back. */
  #away() {
    if (!this.isConnected) this.#release();
  }

  /** Properties that were set before the element was one. */
  #upgrade() {
    for (const name of [...ATTRIBUTES, 'link']) {
      if (!Object.hasOwn(this, name)) continue;
      const own = /** @type {Record<string, any>} */ (/** @type {unknown} */ (this));
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'game' || name === 'deal' || name === 'moves') return this.#askForAttributes();
    // One language is spoken on a page: it is that of the table whose attribute was set last.
    if (name === 'lang') return void (value && setLanguage(bestLanguage([value])).catch(() => {}));
    if (value === null) delete this.dataset[name];
    else this.dataset[name] = value;
    if (name === 'controls') this.#controller.frame.setControls(value);
    else if (name === 'loading') {
      if (this.isConnected && value !== 'lazy') void this.#start();
    } else this.#controller.applySetting(name);
  }

  /** Attributes set one after the other are one wish. */
  #askForAttributes() {
    if (!this.#isLoaded) return;
    const wish = ++this.#wish;
    queueMicrotask(() => {
      if (wish !== this.#wish) return;
      if (this.isConnected) return this.#openAttributes();
      this.#drop();
      this.#away();
      this.#left = this.#wanted = '';
    });
  }

  async #start() {
    this.#sight.disconnect();
    await null;
    try {
      void this.#styled.then(() => this.isConnected && this.#controller.prepare());
      await Promise.all([whenAnyEngine(), this.#styled]);
      if (!this.isConnected || this.#controller.view) return;
      this.#isLoaded = true;
      const left = this.#left;
      this.#left = '';
      const held = this.#held;
      this.#held = null;
      if (held) {
        this.#controller.lay(held.table, held.kind);
        held.done(true);
      } else if (left) this.#attempt(() => this.#controller.restore(left, 'open'));
      else if (this.#wanted) this.open(this.#wanted);
      else this.#openAttributes();
    } catch (error) {
      this.#controller.fail(error);
    }
  }

  // The contract

  /** The table as the player may see it; null before the first. @returns {View | null} */
  get view() {
    return this.#controller.ownView;
  }

  /** How hard the deal on the table is: "gentle", "fair", "stern" or "cruel"; null where that is not known, or not yet. */
  get grade() {
    return this.#controller.grade;
  }

  /** What is asked of the player now, in words; empty before the first game. */
  get prompt() {
    return this.view ? this.#controller.announcer.promptOf(this.view) : '';
  }

  /** The fragment of an address that says this game and all its moves, without "#". */
  get link() {
    return this.view?.link ?? this.#wanted;
  }

  set link(link) {
    this.open(link);
  }

  /** Opens a game; says what is wrong with a bad link, and leaves the table as it was. @param {string} link @returns {boolean} */
  open(link) {
    this.#drop();
    if (!this.#isLoaded || !this.isConnected) {
      this.#away();
      this.#wanted = link;
      this.#left = '';
      return true;
    }
    return this.#lay(() => Table.open(link));
  }

  /**
   * Takes up a game that the page has made: its table is the element's from now on.
   * @param {Rules} table @param {Kind} [kind]
   * @returns {Promise<boolean>} when it is laid; false if another game came first
   */
  async lay(table, kind = 'open') {
    this.#drop();
    this.#away();
    this.#left = '';
    if (!this.#isLoaded || !this.isConnected) return new Promise((done) => (this.#held = { table, kind, done }));
    this.#controller.lay(table, kind);
    return true;
  }

  /** Gives up a game that was still to be laid, or dealt. */
  #drop() {
    this.#wish++;
    this.#held?.table.free();
    this.#held?.done(false);
    this.#held = null;
  }

  /** @param {() => Rules} make @returns {boolean} whether there was a game */
  #lay(make) {
    return this.#attempt(() => {
      const table = make();
      const watched = table.summary().replay;
      if (watched) table.goTo(0);
      this.#controller.lay(table, 'open');
      if (watched && this.view?.plies) void this.#controller.watch();
    });
  }

  /**
   * Lays a game. What the rules of one game refuse is asked again of those of all, when they are here.
   * @param {() => void} lay @returns {boolean} whether there was a game, or may be one
   */
  #attempt(lay) {
    if (isFullEngine) return this.#controller.attempt(lay);
    const wish = this.#wish;
    try {
      lay();
    } catch {
      const again = () => this.isConnected && wish === this.#wish && this.#controller.attempt(lay);
      loadEngine().then(again, (error) => this.#controller.fail(error));
    }
    return true;
  }

  /** The game in hand as text, with what can be undone and redone: empty before the first. */
  get save() {
    return this.view?.save ?? '';
  }

  /** Takes up a game that was saved; says what is wrong with it, and leaves the table as it was. @param {string} save @param {Kind} [kind] @returns {boolean} */
  restore(save, kind = 'open') {
    this.#drop();
    if (!this.#isLoaded || !this.isConnected) {
      this.#away();
      this.#left = save;
      return true;
    }
    return this.#attempt(() => this.#controller.restore(save, kind));
  }

  #openAttributes() {
    const game = this.getAttribute('game') ?? '';
    const deal = this.getAttribute('deal');
    const moves = this.getAttribute('moves');
    if (!this.#isLoaded || (!game && !deal)) return;
    this.#drop();
    if (deal === 'today' && this.#has(game)) return void this.#openToday(game);
    if (!deal || deal === 'today') return void this.#dealNew(game, 'open');
    // A whole link, that of a replay too, stands for itself.
    const isLink = deal.includes('/') && !deal.startsWith('~');
    this.#lay(() => (isLink ? Table.open(deal) : Table.ofDeal(game, deal, moves ?? '')));
  }

  /** Whether there is such a game. @param {string} id */
  #has(id) {
    return this.#controller.games.some((game) => game.id === id);
  }

  /** The deal of the day, the same for everyone. @param {string} id */
  async #openToday(id) {
    const wish = this.#wish;
    const isWanted = () => this.isConnected && wish === this.#wish;
    try {
      const { dayOf, ofDay } = await this.#controller.load('deals', this.#controller.tableSignal);
      const number = await ofDay(id, dayOf());
      // Something else may have been asked for while the list came.
      if (isWanted()) this.#attempt(() => this.#controller.lay(Table.numbered(id, number), 'open'));
    } catch (error) {
      if (isWanted()) this.#controller.fail(error);
    }
  }

  /** Makes exactly one move, in notation; throws a sentence if it is not legal. @param {string} move */
  play(move) {
    try {
      this.#controller.play(move);
    } catch (cause) {
      throw new Error(sentenceOf(cause), { cause });
    }
  }

  /** Deals anew: the game on the table, else the one that was asked for, else the first there is. */
  async newDeal() {
    if (!this.#isLoaded) {
      const wish = this.#wish;
      await this.#start();
      // What its page has asked for is there by now, or on its way.
      if (!this.#isLoaded || this.view || wish !== this.#wish) return;
    }
    const wishes = [this.view?.game, this.getAttribute('game')];
    const id = wishes.find((one) => one && this.#has(one)) ?? this.#controller.games[0]?.id ?? '';
    return this.#dealNew(id, 'new-deal');
  }

  /** Deals by chance: if so set, a deal that is proven to be winnable. @param {string} id @param {Kind} kind */
  async #dealNew(id, kind) {
    this.#drop();
    const wish = this.#wish;
    const controller = this.#controller;
    const listed = controller.games.some((game) => game.id === id && game.has.deals);
    const deals = controller.setting('deals');
    try {
      if (!isFullEngine) await loadEngine();
    } catch (error) {
      return controller.fail(error);
    }
    const wanted = listed && deals !== 'any';
    const number = wanted
      ? await controller
          .load('deals', controller.tableSignal)
          .then(({ winnable }) => winnable(id, deals))
          .catch(() => null)
      : null;
    if (!this.isConnected || wish !== this.#wish) return;
    controller.attempt(() => {
      controller.lay(number === null ? Table.random(id) : Table.numbered(id, number), kind);
      // Whoever has pressed a button of the table goes on with its cards.
      if (kind === 'new-deal' && this.matches(':focus-within')) this.focus();
      if (number !== null) void controller.adviser.showProven();
      else if (wanted) controller.say(words.element.unproven);
    });
  }

  /** In a line that is shown: a step back. */
  undo() {
    this.#controller.undo();
  }

  /** In a line that is shown: a step on. */
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
   * Shows the lesson of the game on the table in its place; whatever is asked of the game ends it.
   * @returns {Promise<boolean>} whether there is one
   */
  startLesson() {
    return this.#controller.startLesson();
  }

  /** Asks the solver whether the game in hand can still be won. */
  solve() {
    return this.#controller.solve();
  }

  /** The cards take the focus. */
  focus() {
    this.#controller.board.grid.focus();
  }

  /** What the site's own pages and the tests may ask of the table beyond the contract. */
  get host() {
    return this.#controller;
  }

  // Room

  /** @param {ResizeObserverEntry[]} entries */
  #measure(entries) {
    if (!entries.some((entry) => entry.contentRect.width)) return;
    // What changes sizes about it must wait: browsers tell the page of a loop as of an error.
    requestAnimationFrame(() => this.isConnected && this.#controller.fitter.measure());
  }
}

// Nothing, null and false take the attribute away, as frameworks mean it.
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
