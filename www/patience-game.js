// <patience-game>: a patience table. The rules are in WebAssembly; this shows them and passes on what the player does.
//
//   <script type="module" src="…/patience-game.js"></script>
//   <patience-game game="sly" deal="S7Q3-K9X2">What is shown until the table is ready.</patience-game>
//
// Its attributes, properties, methods, events, parts and custom properties are a contract with other people's pages:
// embedding.html describes it, npm/patience-game.d.ts types it. What can be set is in the table in settings.js.
//
// It touches neither the address nor the storage of its page: it says what happens by events, all of them bubbling
// and composed: patience-ready, -move, -won, -stuck, -error; and what its buttons ask for: -home, -menu, -share,
// -new-deal. What they ask for it does itself unless the page calls preventDefault().

import { registerFont } from './faces.js';
import { Board } from './table/board.js';
import { Frame, make } from './table/frame.js';
import { Hand } from './table/input.js';
import { SETTINGS, tellDeals, valueOf } from './settings.js';
import init, { Table, games, layout, linkOfCode } from './pkg/patience_wasm.js';

/** @typedef {import('./pkg/patience_wasm.js').View} View */
/** @typedef {import('./pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./settings.js').Setting} Setting */

const TEXT = {
  newDeal: 'Deal a new game',
  unproven: 'This deal may not be winnable: the list of winnable deals could not be loaded.',
  again: 'Try again',
  unwatched: 'The replay could not be loaded. Redo steps through the game.',
};

/** Stands before a link that is to be watched move by move. */
const REPLAY = /^\s*(\S*#)?\/?replay\//;

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

/** How long things take to move, compared to the usual. */
const PACES = { normal: 1, slow: 2.5, quick: 0.5, none: 0 };

/** @param {URL} address */
const sheet = (address) => make('link', '', { rel: 'stylesheet', href: address.href });

/** How far from what is seen a table with loading="lazy" begins to load. */
const NEAR = '400px';

/** On a server, where pages are made and none is shown, there is nothing to extend. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class PatienceGame extends Base {
  /** Each is a property too. */
  static observedAttributes = ['game', 'deal', 'moves', ...SETTINGS, 'controls', 'home', 'loading'];

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    // Addresses stand whole where they are used: bundlers find them so.
    const sheets = [sheet(new URL('./theme.css', import.meta.url)), sheet(new URL('./table.css', import.meta.url))];
    this.styled = Promise.all(sheets.map((link) => new Promise((done) => {
      link.addEventListener('load', done, { once: true });
      link.addEventListener('error', done, { once: true });
    })));
    root.append(...sheets, make('slot'));
    this.frame = new Frame(root, (action) => this.press(action));
    this.board = new Board(this.frame.felt);
    this.holding = new Hand(this);
    tellDeals(this.frame.keys['new-deal'], this.chosen('deals'));
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Promise<typeof import('./table/extras.js')> | null} what is not needed at once */
    this.extras = null;
    /** @type {{ preview: boolean, close: () => void } | null} the leaf that lies on the table */
    this.looking = null;
    /** @type {import('./table/player.js').Player | null} a line that is being shown */
    this.player = null;
    /** @type {import('./oracle.js').Oracle | null} */
    this.oracle = null;
    /** @type {string} the link to open once the rules are here */
    this.wanted = '';
    /** @type {GameInfo[] | null} */
    this.list = null;
    /** @type {import('./table/wardrobe.js').Sound | null} */
    this.sounds = null;
    /**
     * The plies at which acts have ended. The rules know them of what they have seen played, but not of a link: who keeps
     * them with it (the site does) has undo and redo go by acts again.
     * @type {number[]}
     */
    this.ends = [];
    this.asked = false;
    /** @type {number | null} the move to go back to when a table is laid again */
    this.resumeAt = null;
    this.sizes = new ResizeObserver((entries) => this.measure(entries));
    this.sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void this.start();
    }, { rootMargin: NEAR });
    this.frame.moves.addEventListener('toggle', () => this.listMoves());
    this.frame.body.addEventListener('keydown', (event) => this.key(event));
  }

  connectedCallback() {
    this.upgrade();
    registerFont(document);
    this.sizes.observe(this.frame.body);
    this.sizes.observe(this.frame.felt);
    this.keepAsking();
    // Unstyled it has no size, and would be near whatever it is far from.
    if (this.getAttribute('loading') === 'lazy') void this.styled.then(() => this.isConnected && this.sight.observe(this));
    else void this.start();
  }

  disconnectedCallback() {
    this.sizes.disconnect();
    this.sight.disconnect();
    // Whoever moves it to another place puts it there before this.
    queueMicrotask(() => this.isConnected || this.clear());
  }

  /** Gives back what the rules hold; the game is laid again where it was when the element comes back. */
  clear() {
    this.closeLook();
    this.player?.end('gone');
    this.oracle?.leave();
    if (!this.table || !this.view) return;
    this.resumeAt = this.view.ply;
    try {
      this.wanted = this.table.goTo(this.view.plies).link;
    } finally {
      this.table.free();
      this.table = this.view = null;
    }
  }

  /** Properties that were set before the element was one. */
  upgrade() {
    for (const name of [...PatienceGame.observedAttributes, 'link']) {
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
    if (name === 'game' || name === 'deal' || name === 'moves') {
      // Attributes set one after the other are one wish.
      if (this.list && !this.asked) {
        this.asked = true;
        queueMicrotask(() => {
          this.asked = false;
          if (this.isConnected) this.openAttributes();
        });
      }
    } else {
      if (value === null) delete this.dataset[name];
      else this.dataset[name] = value;
      this.adopt(name);
    }
  }

  /** What is set of the table. @template {Setting} Name @param {Name} name */
  chosen(name) {
    return valueOf(name, this.getAttribute(name));
  }

  /** Takes a setting on that is no matter of style sheets, nor asked for when it is needed. @param {string} name */
  adopt(name) {
    if (name === 'speed') this.board.pace = PACES[this.chosen('speed')];
    else if (name === 'verdict') this.keepAsking();
    else if (name === 'speech') this.frame.hush(this.chosen('speech') === 'brief');
    else if (name === 'faces' || name === 'back' || name === 'sound') void this.dress();
    else if (name === 'deals') tellDeals(this.frame.keys['new-deal'], this.chosen('deals'));
    else if (name === 'controls') this.frame.setControls(this.getAttribute(name));
    else if (name === 'loading' && this.isConnected && this.getAttribute(name) !== 'lazy') void this.start();
  }

  /** Whether the solver is asked after every move. */
  keepAsking() {
    const on = this.chosen('verdict') === 'kept';
    if (on && this.isConnected) void this.ask((oracle) => oracle.keep(this.chosen('verdict') === 'kept'));
    else this.oracle?.keep(on);
  }

  /** Other faces and backs, and sounds, come when they are first chosen. */
  async dress() {
    try {
      const { dress } = await import('./table/wardrobe.js');
      await dress(this);
    } catch {
      this.say('What you chose could not be loaded; nothing has changed.');
    }
  }

  async start() {
    this.sight.disconnect();
    try {
      const [list] = await Promise.all([load(), this.styled]);
      if (!this.isConnected || this.table) return;
      this.list = list;
      if (!this.wanted) return this.openAttributes();
      const back = this.resumeAt;
      if (this.open(this.wanted) && back !== null) this.change(() => this.rules.goTo(back), 'open');
      this.resumeAt = null;
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
    if (!this.list || !this.isConnected) {
      this.wanted = link;
      this.resumeAt = null;
      return true;
    }
    return this.attempt(() => {
      const table = Table.open(link);
      const watched = REPLAY.test(link);
      if (watched) table.goTo(0);
      this.lay(table, 'open');
      if (watched && this.view?.plies) void this.watch();
    });
  }

  /** Offers the line that is open in the player. */
  async watch() {
    const { link } = this;
    try {
      const { offerReplay } = await import('./table/player.js');
      if (this.link === link) await offerReplay(this);
    } catch {
      this.say(TEXT.unwatched);
    }
  }

  openAttributes() {
    const game = this.getAttribute('game');
    const deal = this.getAttribute('deal');
    const moves = this.getAttribute('moves');
    if (!this.list || (!game && !deal)) return;
    if (deal === 'today' && this.list.some(({ id }) => id === game)) return void this.openToday(game ?? '');
    if (!deal || deal === 'today') return void this.dealAnew(game ?? '', 'open');
    // A whole link, that of a replay too, stands for itself.
    if (deal.includes('/') && !deal.startsWith('~')) return void this.open(deal);
    this.attempt(() => {
      // A code knows its game; cards of one's own do not.
      const link = deal.startsWith('~') ? `${game ?? ''}/${deal}` : linkOfCode(deal);
      this.lay(Table.open(moves ? `${link}/${moves}` : link), 'open');
    });
  }

  /** The deal of the day, the same for everyone. @param {string} id */
  async openToday(id) {
    try {
      const { dayOf, ofDay } = await import('./deals.js');
      const number = await ofDay(id, dayOf());
      // Something else may have been asked for while the list came.
      if (!this.isConnected || this.getAttribute('deal') !== 'today' || this.getAttribute('game') !== id) return;
      this.attempt(() => this.lay(Table.numbered(id, number), 'open'));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Makes exactly one move, in notation. @param {string} move */
  play(move) {
    this.show(this.rules.play(move), 'move');
  }

  /** Deals anew: the game on the table, else the one that was asked for, else the first there is. */
  newDeal() {
    const asked = [this.info?.id, this.getAttribute('game')];
    const id = asked.find((one) => this.list?.some((game) => game.id === one)) ?? this.list?.[0].id ?? '';
    return this.dealAnew(id, 'new-deal');
  }

  /** Deals by chance: if so set, a deal that is proven to be winnable. @param {string} id @param {string} kind */
  async dealAnew(id, kind) {
    const wanted = this.chosen('deals') === 'winnable' && this.list?.some((game) => game.id === id);
    const number = wanted ? await import('./deals.js').then(({ winnable }) => winnable(id)).catch(() => null) : null;
    if (!this.isConnected) return;
    this.attempt(() => {
      this.lay(number === null ? Table.random(id) : Table.numbered(id, number), kind);
      if (number !== null) this.showProven();
      else if (wanted) this.say(TEXT.unproven);
    });
  }

  /** Shows of the deal on the table that it can be won, until the first move. */
  showProven() {
    void this.ask((oracle) => oracle.proven());
  }

  /** In a line that is shown: a step back. */
  undo() {
    if (this.player) return this.player.step(-1);
    const { ply = 0, canUndo } = this.view ?? {};
    const end = this.ends.includes(ply) ? this.ends.filter((one) => one < ply).at(-1) ?? ply : ply;
    if (!canUndo) return;
    this.change(() => {
      const view = this.rules.undo();
      return view.ply > end ? { ...this.rules.goTo(end), report: view.report } : view;
    }, 'undo');
  }

  /** In a line that is shown: a step on. */
  redo() {
    if (this.player) return this.player.step(1);
    const { ply = 0, plies = 0, canRedo } = this.view ?? {};
    const end = this.ends.find((one) => one > ply && one <= plies) ?? 0;
    if (!canRedo) return;
    this.change(() => {
      const view = this.rules.redo();
      if (view.ply >= end) return view;
      this.rules.goTo(end - 1);
      return this.rules.redo();
    }, 'redo');
  }

  restart() {
    this.change(() => this.rules.goTo(0), 'restart');
  }

  dealOn() {
    if (!this.view?.dealLabel) return;
    const one = this.chosen('dealing') === 'card';
    this.change(() => (one ? this.rules.dealOne() : this.rules.dealOn()), 'deal');
  }

  playSafe() {
    if (this.view?.safe) this.change(() => this.rules.playSafe(), 'safe');
  }

  // What the parts of the table call

  get rules() {
    if (!this.table) throw new Error('The table is not ready yet.');
    return this.table;
  }

  /** A move as a player makes it: the next card turns by itself, unless cards are dealt singly. @param {string} move */
  act(move) {
    const one = this.chosen('dealing') === 'card';
    this.change(() => (one ? this.rules.play(move) : this.rules.act(move)), 'move');
  }

  /** @param {() => View} make @param {string} kind */
  change(make, kind) {
    this.attempt(() => {
      this.show(make(), kind);
      // Not after an undo, which could never get past it.
      if (!this.view?.safe || !['move', 'deal'].includes(kind) || this.chosen('safe') !== 'auto') return;
      const { report } = this.view;
      this.playSafe();
      if (this.view.outcome === 'playing') this.frame.say(`${report} ${this.view.report}`, this.view.prompt);
    });
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
    this.frame.body.classList.toggle('is-void', !this.view);
    this.uncover();
    this.frame.say('', sentence);
    // With no table yet there are at least the sentence and a way on.
    if (!this.view) {
      const act = () => (this.list ? this.newDeal() : void this.start());
      const deals = this.list ? this.chosen('deals') : undefined;
      this.frame.offer([{ label: this.list ? TEXT.newDeal : TEXT.again, primary: true, deals, act }]);
    }
    this.emit('patience-error', { message: sentence });
  }

  /**
   * Puts a line in place of the one on the table, at one of its positions.
   * @param {string} line @param {number} ply @returns {View}
   */
  swap(line, ply) {
    const table = Table.open(line);
    const view = table.goTo(ply);
    this.table?.free();
    this.table = table;
    return view;
  }

  /** The link of the whole line, those moves included that are undone. */
  wholeLine() {
    const { rules } = this;
    const { ply, plies, link } = rules.view();
    if (ply === plies) return link;
    const whole = rules.goTo(plies).link;
    rules.goTo(ply);
    return whole;
  }

  /** After which moves of the line beyond `from` acts would have ended, had it been played by hand. @param {number} from */
  actsAfter(from) {
    const table = Table.open(this.wholeLine());
    try {
      const ends = [];
      for (let { ply } = table.view(); ply > from; ({ ply } = table.undo())) ends.unshift(ply);
      return ends;
    } finally {
      table.free();
    }
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
    this.uncover();
    this.frame.body.classList.remove('is-void');
    if (first) this.measureNow();
    this.show(view, kind, first ? 'patience-ready' : 'patience-move');
  }

  /** The table takes the place of what was shown until it came. */
  uncover() {
    this.frame.room.hidden = false;
    this.shadowRoot?.querySelector('slot')?.setAttribute('hidden', '');
  }

  /** @param {View} view @param {string} kind @param {string} [event] */
  show(view, kind, event = 'patience-move') {
    const before = this.view;
    this.view = view;
    if (!before || kind === 'open' || kind === 'new-deal') this.ends = [view.ply];
    else if (view.ply > before.ply && view.ply === view.plies && kind !== 'redo') {
      this.ends = this.ends.filter((ply) => ply <= before.ply);
      // How long a stride of the player's is says nothing of the acts: at its end it counts them.
      if (!this.player?.acting) this.ends.push(view.ply);
    }
    this.closeLook();
    this.frame.show(view, this.player);
    this.board.show(view, before !== null && kind !== 'open');
    this.holding.reset();
    this.listMoves();
    this.sounds?.(kind, before, view);
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

  /** @param {import('./table/frame.js').Offer[]} offers @param {import('./table/frame.js').Beside} [beside] */
  offer(offers, beside) {
    const held = this.frame.offers.contains(/** @type {ShadowRoot} */ (this.shadowRoot).activeElement);
    this.frame.offer(offers, beside);
    // The pressed button is gone: the focus goes back to the cards.
    if (held) this.board.focus(this.board.stop);
  }

  /** A game that is over is no closed door. */
  offerWayOn() {
    const undo = { label: 'Undo', act: () => this.undo() };
    const again = { label: 'Begin again', act: () => this.restart() };
    const next = { label: 'New deal', primary: this.view?.outcome === 'won', deals: this.chosen('deals'), act: () => this.press('new-deal') };
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
    else if (action === 'deal') this.holding.deal();
    else if (action === 'safe') this.holding.safe();
    else if (action === 'hint') {
      if (!this.player) this.holding.hint();
    }
    else if (action === 'solve') void this.solve();
    else if (action === 'new-deal') {
      if (this.emit('patience-new-deal', {}, true)) this.newDeal();
    } else if (action === 'share' || action === 'code') {
      if (this.emit('patience-share', {}, true)) this.copyLink();
    } else if (this.emit(`patience-${action}`, {}, true) && action === 'menu') void this.menu();
  }

  /** @param {string} [address] */
  async copyLink(address = `${location.href.split('#')[0]}#${this.link}`) {
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
      if (closed) this.holding.tell('');
      if (closed || this.holding.escape()) event.preventDefault();
      else if (this.frame.moves.open) this.frame.moves.open = false;
    }
  }

  // Things that can wait

  /** What the solver knows comes when it is first asked. @param {(oracle: import('./oracle.js').Oracle) => Promise<void> | void} act */
  async ask(act) {
    try {
      const { Oracle } = await import('./oracle.js');
      if (!this.isConnected) return;
      this.oracle ??= new Oracle(this);
      await act(this.oracle);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Asks the solver whether the game in hand can still be won. */
  solve() {
    return this.ask((oracle) => oracle.consult());
  }

  /** A hint: 'fair', by what the player can see, or 'knowing', by looking through the pack. @param {import('./oracle.js').HintKind} kind */
  advise(kind) {
    return this.ask((oracle) => oracle.hint(kind));
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

  async menu() {
    const { Menu } = await import('./table/menu.js');
    if (!this.view) return;
    this.closeLook();
    this.looking = new Menu(this);
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

  /** @param {ResizeObserverEntry[]} entries */
  measure(entries) {
    if (!entries.some((entry) => entry.contentRect.width)) return;
    // What changes sizes about it must wait: browsers tell the page of a loop as of an error.
    requestAnimationFrame(() => this.isConnected && this.measureNow());
  }

  measureNow() {
    const { body, felt } = this.frame;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.frame.fit(body.clientWidth, body.clientHeight, rem);
    if (this.view) this.frame.show(this.view, this.player);
    const style = getComputedStyle(felt);
    const [x, y] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    this.board.resize({
      x, y,
      width: felt.clientWidth - x - parseFloat(style.paddingRight),
      height: felt.clientHeight - y - parseFloat(style.paddingBottom),
    });
  }
}

// Nothing, null and false take the attribute away, as frameworks mean it.
for (const name of PatienceGame.observedAttributes) {
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

// Another copy of this module on the page may have been first.
const registry = globalThis.customElements;
if (registry && !registry.get('patience-game')) registry.define('patience-game', PatienceGame);
