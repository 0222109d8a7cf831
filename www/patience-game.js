// <patience-game>: a patience table. The rules are in WebAssembly; this shows them and passes on what the player does.
//
//   <script type="module" src="…/patience-game.js"></script>
//   <patience-game game="sly" deal="S7Q3-K9X2">What is shown until the table is ready.</patience-game>
//
// Attributes: game, deal, moves, theme (light, dark), suits (four), faces (night), hand (left).
// It touches neither the address nor the storage of its page: it says what happens by events, all of them bubbling
// and composed: patience-ready, -move, -won, -stuck, -error; and what its buttons ask for: -home, -menu, -share,
// -new-deal. The last two it does itself unless the page calls preventDefault().

import { registerFont } from './faces.js';
import { Board } from './table/board.js';
import { Frame, make } from './table/frame.js';
import { Hand } from './table/input.js';
import init, { Table, games, layout, linkOfCode } from './pkg/patience_wasm.js';

/** @typedef {import('./pkg/patience_wasm.js').View} View */
/** @typedef {import('./pkg/patience_wasm.js').GameInfo} GameInfo */

/** @type {Promise<GameInfo[]> | undefined} one module for all tables of a page */
let loading;

function load() {
  loading ??= init({ module_or_path: new URL('./pkg/patience_wasm_bg.wasm', import.meta.url) }).then(() => games());
  // A module that did not come may come at the next try.
  loading.catch(() => (loading = undefined));
  return loading;
}

/** @param {unknown} error */
function sentenceOf(error) {
  if (error instanceof WebAssembly.RuntimeError) return 'Something went wrong in the rules. Reload the page: the address keeps your game.';
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** @param {string} name */
const sheet = (name) => make('link', '', { rel: 'stylesheet', href: new URL(name, import.meta.url).href });

export class PatienceGame extends HTMLElement {
  static observedAttributes = ['game', 'deal', 'moves', 'theme', 'suits', 'faces', 'hand'];

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheets = [sheet('theme.css'), sheet('table.css')];
    this.styled = Promise.all(sheets.map((link) => new Promise((done) => {
      link.addEventListener('load', done, { once: true });
      link.addEventListener('error', done, { once: true });
    })));
    root.append(...sheets, make('slot'));
    this.frame = new Frame(root, (action) => this.press(action));
    this.board = new Board(this.frame.felt);
    this.hand = new Hand(this);
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Promise<typeof import('./table/extras.js')> | null} what is not needed at once */
    this.extras = null;
    /** @type {import('./table/extras.js').Look | null} */
    this.looking = null;
    /** @type {string} the link to open once the rules are here */
    this.wanted = '';
    /** @type {GameInfo[] | null} */
    this.list = null;
    this.asked = false;
    this.sizes = new ResizeObserver((entries) => this.measure(entries[0]));
    this.frame.moves.addEventListener('toggle', () => this.listMoves());
    this.frame.body.addEventListener('keydown', (event) => this.key(event));
  }

  connectedCallback() {
    registerFont(document, new URL('./', import.meta.url));
    this.sizes.observe(this.frame.body);
    this.sizes.observe(this.frame.felt);
    this.start();
  }

  disconnectedCallback() {
    this.sizes.disconnect();
    this.wanted = this.view?.link ?? this.wanted;
    this.closeLook();
    this.table?.free();
    this.table = null;
    this.view = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'game' || name === 'deal' || name === 'moves') {
      // Attributes set one after the other are one wish.
      if (this.list && !this.asked) {
        this.asked = true;
        queueMicrotask(() => {
          this.asked = false;
          if (this.isConnected) this.openAttributes();
        });
      }
    } else if (value === null) {
      delete this.dataset[name];
    } else {
      this.dataset[name] = value;
    }
  }

  async start() {
    try {
      const [list] = await Promise.all([load(), this.styled]);
      if (!this.isConnected || this.table) return;
      this.list = list;
      if (this.wanted) this.open(this.wanted);
      else this.openAttributes();
    } catch (error) {
      this.fail(error);
    }
  }

  // The contract

  /** The fragment of an address that says this game and all its moves, without "#". */
  get link() {
    return this.view?.link ?? this.wanted;
  }

  set link(link) {
    this.open(link);
  }

  /** Opens a game; says what is wrong with a bad link, and leaves the table as it was. @param {string} link @returns {boolean} */
  open(link) {
    if (!this.list) {
      this.wanted = link;
      return true;
    }
    return this.attempt(() => this.lay(Table.open(link), 'open'));
  }

  openAttributes() {
    const game = this.getAttribute('game');
    const deal = this.getAttribute('deal');
    const moves = this.getAttribute('moves');
    if (!this.list || (!game && !deal)) return;
    this.attempt(() => {
      if (!deal) return this.lay(Table.random(game ?? ''), 'open');
      const link = linkOfCode(deal);
      this.lay(Table.open(moves ? `${link}/${moves}` : link), 'open');
    });
  }

  /** Makes exactly one move, in notation. @param {string} move */
  play(move) {
    this.show(this.rules.play(move), 'move');
  }

  newDeal() {
    this.attempt(() => this.lay(Table.random(this.info?.id ?? ''), 'new-deal'));
  }

  undo() {
    if (this.view?.canUndo) this.change(() => this.rules.undo(), 'undo');
  }

  redo() {
    if (this.view?.canRedo) this.change(() => this.rules.redo(), 'redo');
  }

  restart() {
    this.change(() => this.rules.goTo(0), 'restart');
  }

  dealOn() {
    if (this.view?.dealLabel) this.change(() => this.rules.dealOn(), 'deal');
  }

  playSafe() {
    if (this.view?.safe) this.change(() => this.rules.playSafe(), 'safe');
  }

  // What the parts of the table call

  get rules() {
    if (!this.table) throw new Error('The table is not ready yet.');
    return this.table;
  }

  /** A move as a player makes it: the next card turns by itself. @param {string} move */
  act(move) {
    this.change(() => this.rules.act(move), 'move');
  }

  /** @param {() => View} make @param {string} kind */
  change(make, kind) {
    this.attempt(() => this.show(make(), kind));
  }

  /** @param {() => void} act @returns {boolean} */
  attempt(act) {
    try {
      act();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** @param {unknown} error */
  fail(error) {
    const sentence = sentenceOf(error);
    // With no table yet there is at least the sentence.
    this.frame.body.classList.toggle('is-void', !this.view);
    this.frame.body.hidden = false;
    this.frame.say('', sentence);
    this.emit('patience-error', { message: sentence });
  }

  /** Puts another game on the table. @param {Table} table @param {string} kind */
  lay(table, kind) {
    const view = table.view();
    const first = !this.view;
    this.table?.free();
    this.table = table;
    if (this.info?.id !== view.game || first) {
      this.info = this.list?.find((game) => game.id === view.game) ?? null;
      if (this.info) this.board.setGame(this.info, [layout(view.game, false), layout(view.game, true)]);
    }
    this.frame.body.hidden = false;
    this.frame.body.classList.remove('is-void');
    this.classList.add('is-ready');
    this.shadowRoot?.querySelector('slot')?.setAttribute('hidden', '');
    if (first) this.measureNow();
    this.show(view, kind, first ? 'patience-ready' : 'patience-move');
  }

  /** @param {View} view @param {string} kind @param {string} [event] */
  show(view, kind, event = 'patience-move') {
    const before = this.view;
    this.view = view;
    this.closeLook();
    this.frame.show(view);
    this.board.show(view, before !== null && kind !== 'open');
    this.hand.reset();
    this.listMoves();
    this.emit(event, { kind });
    const ended = view.outcome !== 'playing' && before?.outcome !== view.outcome;
    if (ended) this.emit(`patience-${view.outcome}`, { kind });
  }

  /**
   * Says a sentence; an empty one: what the game asks, and what it has just done.
   * @param {string} sentence @param {string} [heard] what is only spoken
   */
  say(sentence, heard = '') {
    const { view } = this;
    if (!view) return;
    const over = view.outcome !== 'playing';
    if (sentence) this.frame.say(heard, sentence);
    else this.frame.say(view.report, view.prompt);
    if (!sentence && over) this.offerWayOn();
  }

  /** @param {import('./table/frame.js').Offer[]} offers */
  offer(offers) {
    const held = this.frame.offers.contains(/** @type {ShadowRoot} */ (this.shadowRoot).activeElement);
    this.frame.offer(offers);
    // The pressed button is gone: the focus goes back to the cards.
    if (held) this.board.focus(this.board.stop);
  }

  /** A game that is over is no closed door. */
  offerWayOn() {
    const undo = { label: 'Undo', act: () => this.undo() };
    const again = { label: 'Begin again', act: () => this.restart() };
    const next = { label: 'New deal', primary: this.view?.outcome === 'won', act: () => this.press('new-deal') };
    this.offer(this.view?.outcome === 'won' ? [next, again] : [{ ...undo, primary: true }, again, next]);
  }

  sayState() {
    const { view } = this;
    if (!view) return;
    const tally = view.tally ? [`${view.tally.done} of ${view.tally.of} ${view.tally.words}`] : [];
    this.say(`${[...view.figures, `${view.stock} in the pack`, ...tally].join(', ')}. ${view.prompt}`);
  }

  /** @param {string} action */
  press(action) {
    if (action === 'undo') this.undo();
    else if (action === 'redo') this.redo();
    else if (action === 'deal') this.dealOn();
    else if (action === 'safe') this.playSafe();
    else if (action === 'hint') this.hand.hint();
    else if (action === 'solve') void this.solve();
    else if (action === 'new-deal') {
      if (this.emit('patience-new-deal', {}, true)) this.newDeal();
    } else if (action === 'share' || action === 'code') {
      if (this.emit('patience-share', {}, true)) this.copyLink();
    } else this.emit(`patience-${action}`, {}, true);
  }

  async copyLink() {
    const address = `${location.href.split('#')[0]}#${this.link}`;
    try {
      await navigator.clipboard.writeText(address);
      this.say('The link to this game is copied.');
    } catch {
      this.say(`Copy this link: ${address}`);
    }
  }

  /** @param {string} type @param {Record<string, unknown>} detail @param {boolean} [cancelable] */
  emit(type, detail, cancelable = false) {
    const { game = null, deal = null, link = '', outcome = null, ply = 0, plies = 0 } = this.view ?? {};
    const whole = { game, deal, link, outcome, ply, plies, ...detail };
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: whole }));
  }

  /** Keys that work wherever the focus is on the table. @param {KeyboardEvent} event */
  key(event) {
    if (!this.view) return;
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) this.redo();
      else this.undo();
    } else if (event.key === 'Escape') {
      const closed = this.closeLook();
      if (closed) this.hand.tell('');
      if (closed || this.hand.escape()) event.preventDefault();
      else if (this.frame.moves.open) this.frame.moves.open = false;
    }
  }

  // Things that can wait

  /** Asks the solver whether the game in hand can still be won. */
  async solve() {
    try {
      const { consult } = await import('./oracle.js');
      await consult(this);
    } catch (error) {
      this.fail(error);
    }
  }

  later() {
    this.extras ??= import('./table/extras.js');
    return this.extras;
  }

  /** Shows all cards of a pile. @param {number} pile @param {boolean} preview whether it goes with the pointer */
  async look(pile, preview) {
    const { Look } = await this.later();
    if (!this.view) return;
    this.closeLook();
    if (!preview) Look.read(this, pile);
    if (this.board.canOpen(pile)) this.looking = new Look(this, pile, preview);
  }

  /** @returns {boolean} whether there was anything to close */
  closeLook() {
    const open = !!this.looking;
    this.looking?.close();
    this.looking = null;
    return open;
  }

  closePreview() {
    if (this.looking?.preview) this.closeLook();
  }

  async help() {
    const { Look } = await this.later();
    this.closeLook();
    this.looking = Look.keys(this);
  }

  async listMoves() {
    if (!this.frame.moves.open) return;
    const { listMoves } = await this.later();
    if (this.table && this.frame.moves.open) listMoves(this);
  }

  // Room

  /** @param {ResizeObserverEntry} entry */
  measure(entry) {
    if (entry.contentRect.width) this.measureNow();
  }

  measureNow() {
    const { body, felt } = this.frame;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.frame.fit(body.clientWidth, body.clientHeight, rem);
    if (this.view) this.frame.show(this.view);
    const style = getComputedStyle(felt);
    const [x, y] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    this.board.resize({
      x, y,
      width: felt.clientWidth - x - parseFloat(style.paddingRight),
      height: felt.clientHeight - y - parseFloat(style.paddingBottom),
    });
  }
}

// Another copy of this module on the page may have been first.
if (!customElements.get('patience-game')) customElements.define('patience-game', PatienceGame);
