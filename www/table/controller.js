// The game on the table: between the rules, the board, the frame around it and the player's hand. Every change of the
// position goes through `change`, and every position that is shown through `show`. Where an act ends, its rules know
// (crates/patience/src/session.rs); what is written down of it, the page (../site/play/recorder.js).

import { say, words } from '../words/core.js';
import { withWords } from '../words/language.js';
import { Adviser } from './solver-ui/adviser.js';
import { Board } from './board/board.js';
import { isTyping } from '../ui/dom.js';
import { registerFont } from '../cards/faces.js';
import { handedOver, knowsAll, layout, library, loadEngine, sentenceOf, Table, withRules } from '../engine/loader.js';
import { Frame } from './frame/frame.js';
import { Hand } from './input/input.js';
import { chooseIndices } from '../cards/indices.js';
import { KnownWins } from '../engine/known-wins.js';
import { choicesOf, offersOf } from '../engine/choices.js';
import { Overlays } from './overlays/overlays.js';
import { followContrast } from '../ui/contrast.js';
import { takesBack } from '../engine/causes.js';
import { PACES, valueOf } from './settings.js';
import { beforeAsked, heardOf } from './speech/describe-action.js';
import { addVariants } from './variants.js';

/** @typedef {import('./host.js').TableHost} TableHost */
/** @typedef {import('./host.js').Kind} Kind */
/** @typedef {import('./host.js').HintKind} HintKind */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Table} Rules a game in the rules' keeping */
/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./settings.js').Setting} Setting */

/** So many deals of a game are shown card by card on a page that keeps no count of its own. */
const FIRST_TIMES = 3;
/** How long what is said by the way stands, in milliseconds: some time to see it, and for each character. */
const ASIDE_MS = 2500;
const READ_MS = 60;
/** How long after a page has been loaded it is said what lies on its table, in milliseconds: then screen readers listen. */
const ARRIVED_MS = 1200;

/** What the element does for its game: it alone deals. @typedef {{ newDeal: () => void, start: () => void }} Dealer */

/** After so long the grade of the first deal is asked for, in milliseconds: nothing waits for it. */
const GRADE_MS = 1000;

/** So long after it was asked for, at the latest, comes what has no hurry, in milliseconds. */
const IDLE_MS = 600;

/** Does something when the page has nothing else to do, or soon. @param {() => void} act */
function whenIdle(act) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}

/** @implements {TableHost} */
export class Controller {
  element;
  root;
  frame;
  board;
  #dealer;
  #hand;
  #overlays;
  #adviser;
  /** @type {Rules | null} the game in the rules' keeping */
  #table = null;
  /** @type {View | null} */
  #view = null;
  /** @type {GameInfo | null} */
  #info = null;
  /** @type {Promise<unknown> | null} */
  #dressed = null;
  /** Whether the rules are here, and the sheet. */
  hasRules = false;
  /** @type {import('./host.js').ShownLine | null} */
  player = null;
  /** @type {import('./host.js').Ending | null} */
  ending = null;
  /** @type {TableHost['review']} */
  review = null;
  /** @type {TableHost['aid']} */
  aid = null;
  /**
   * The player's own game, while another lies in its place.
   * @type {{ table: Rules, view: View, aid: TableHost['aid'] } | null}
   */
  #waiting = null;
  /** @type {import('./appearance.js').PlaySound | null} */
  #playSound = null;
  /** The moves by which the game on the table can be ended now: by itself, or as the solver has found; empty without. @type {string[]} */
  #end = [];
  #wins = new KnownWins();
  /** How many deals of each game were shown card by card, by its id. @type {Map<string, number>} */
  #unrolled = new Map();
  /** What was dealt, while it is shown card by card. @type {import('./board/deal-animation.js').Unrolling | null} */
  #unrolling = null;
  /**
   * Where the table is what the page is about, it is said what game has come, whenever one is laid. This is told just before
   * it is said of the first.
   * @type {(() => void) | null}
   */
  announces = null;
  /** How hard the deal on the table is, once its list has come. @type {import('../engine/deals.js').Grade | null} */
  #grade = null;
  /** The deal whose grade it is, or is looked for: where its game starts. */
  #graded = '';
  /** The position of which it was told how it came about, and the one that it came from. @type {{ view: View | null, before: View | null }} */
  #told = { view: null, before: null };
  /** What enlarges the table, once it has been wanted. @type {import('./zoom/magnifier.js').Magnifier | null} */
  #magnifier = null;
  /** The usual key of what a pressed one does. @type {(key: string) => string} */
  meaningOf = (key) => key;
  /** The position that was the first with the book's crosses on its cards. @type {View | null} */
  #crossed = null;
  /** Until the game's own sentence comes back. @type {ReturnType<typeof setTimeout> | undefined} */
  #aside;
  /** @param {HTMLElement} element @param {ShadowRoot} root @param {Dealer} dealer */
  constructor(element, root, dealer) {
    this.element = element;
    this.root = root;
    this.#dealer = dealer;
    this.frame = new Frame(root, (action) => this.press(action));
    this.board = new Board(this.frame.felt);
    this.#hand = new Hand(this);
    this.#overlays = new Overlays(this);
    this.#adviser = new Adviser(this, (error) => this.fail(error));
    this.frame.setDeals(this.deals);
    this.frame.body.addEventListener('keydown', (event) => this.#key(event));
    // Two fingers will find it there; of the first tap it is no part.
    const magnify = () => void this.#magnify();
    this.frame.felt.addEventListener('touchstart', () => whenIdle(magnify), { once: true, passive: true });
  }

  get view() {
    return this.#view;
  }

  /** The games that there are; none before the rules are here. */
  get games() {
    return this.hasRules ? library : [];
  }

  /** The player's own game, whatever else is shown. */
  get own() {
    return this.#waiting ? this.#waiting.view : this.#view;
  }

  get info() {
    return this.#info;
  }

  /** What the game on the table asks, in words. */
  get prompt() {
    if (!this.#view) return '';
    // Whether it still does is sought after each act, when what it asks has been said.
    if (this.frame.end === 'home' && this.#end.length) return words.finish.ready(this.#end.length);
    const asked = this.asks(this.#view);
    // What the crosses are is told where they first stand.
    if (this.board.crosses && !this.player) this.#crossed ??= this.#view;
    return this.#crossed === this.#view ? words.hand.crossed(asked) : asked;
  }

  /** What a position asks, in words. @param {View} view */
  asks({ prompt }) {
    return this.setting('dealing') === 'card' ? say(prompt) : words.hand.untilChoice(prompt);
  }

  /** The rules' own table; throws before there is one. */
  get #rules() {
    if (!this.#table) throw new Error(words.element.notReady);
    return (this.#table = handedOver(this.#table));
  }

  /** Does what the rules of one game cannot: where they answer as yet, when those of all games do, if the table is as it was then. @param {() => void} act */
  #withAllRules(act) {
    if (knowsAll) return act();
    const view = this.#view;
    void loadEngine().then(
      () => this.#view === view && act(),
      () => this.#view === view && this.say(words.element.notLoaded),
    );
  }

  /** @template {Setting} Name @param {Name} name */
  setting(name) {
    return valueOf(name, this.element.getAttribute(name));
  }

  /** Takes a setting on that is neither a matter of style sheets nor asked for when it is needed. @param {string} name */
  applySetting(name) {
    if (name === 'speed') this.board.motion.pace = PACES[this.setting('speed')];
    else if (name === 'verdict') this.keepVerdict();
    else if (name === 'speech') this.frame.setBrief(this.setting('speech') === 'brief');
    else if (name === 'faces' || name === 'back' || name === 'sound') void this.#applyAppearance();
    else if (name === 'indices')
      void chooseIndices(this.setting('indices')).catch(() => this.say(words.element.noAppearance));
    else if (name === 'deals') this.frame.setDeals(this.deals);
    else if (name === 'keymap')
      void import('./keymap.js').then(
        ({ meaningOf }) => (this.meaningOf = meaningOf(this.element)),
        () => {},
      );
    else if (name === 'contrast') followContrast(this.root, this.setting('contrast'));
    else if (name === 'magnify') this.measure();
    else if (name === 'packets' || name === 'next')
      this.board.setWays({ packets: this.setting('packets'), next: this.setting('next') === 'on' });
    else if (name === 'dealing') {
      this.frame.setDealing(this.setting('dealing') !== 'card');
      if (this.#view) this.refresh();
    } else if (name === 'crosses') this.board.cross(this.setting('crosses'));
  }

  /** What a new deal of the game on the table is: one that can be won, if so set and if there is a list of them. */
  get deals() {
    return this.#info && !this.#info.has.deals ? 'any' : this.setting('deals');
  }

  async #applyAppearance() {
    try {
      const { applyAppearance } = await import('./appearance.js');
      this.#playSound = await applyAppearance(this);
    } catch {
      this.say(words.element.noAppearance);
    }
  }

  /** Whether sounds are ready to be played. */
  get hasSound() {
    return this.#playSound !== null;
  }

  get grade() {
    return this.#grade;
  }

  /**
   * Shows how hard the deal on the table is: the list of grades is not asked for until the table has been played on, or
   * seen for a while.
   * @param {View} view
   */
  #showGrade({ game, deal, start }) {
    if (start === this.#graded) return;
    const first = !this.#graded;
    this.#graded = start;
    this.#setGrade(null);
    if (!deal || !this.#info?.has.deals) return;
    const ask = async () => {
      const found = Promise.all([
        import('../engine/deals.js').then(({ gradeOf }) => gradeOf(game, deal)),
        import('../ui/grade-mark.js'),
      ]);
      const [grade, mark] = await found.catch(() => []);
      if (grade && this.own?.start === start) this.#setGrade(grade, mark?.gradeMark);
    };
    if (first) setTimeout(ask, GRADE_MS);
    else void ask();
  }

  /** @param {import('../engine/deals.js').Grade | null} grade @param {typeof import('../ui/grade-mark.js').gradeMark} [draw] */
  #setGrade(grade, draw) {
    this.#grade = grade;
    this.frame.setGrade(grade, draw);
    if (grade) this.element.setAttribute('grade', grade);
    else this.element.removeAttribute('grade');
    if (grade) this.emit('patience-grade', {});
  }

  // Games

  /** Puts another game on the table. @param {Rules} table @param {Kind} kind */
  lay(table, kind) {
    this.#endCourse();
    const view = table.view();
    const first = !this.#view;
    this.#table?.free();
    this.#table = table;
    if (this.#info?.id !== view.game || first) this.#setGame(view.game);
    this.#reveal();
    this.frame.setVoid(false);
    if (first) this.measure();
    this.show(view, kind, first ? 'patience-ready' : 'patience-move');
    if (this.announces) this.#arrive(first);
    this.#showGrade(view);
    // A table can be played before they come, and is to be.
    if (first) requestAnimationFrame(() => setTimeout(() => this.#fetchRest()));
  }

  /** Has what few tables have come. */
  dress() {
    return (this.#dressed ??= Promise.resolve(addVariants(this.root)));
  }

  /**
   * What is no part of the first sight of a table, and is soon wanted: its letters, keys and drags, what it says of an act,
   * what lies over it; then the rules of all games, which take this one over.
   */
  #fetchRest() {
    registerFont(document);
    void this.dress();
    // Whoever wants what does not come asks again.
    void Promise.allSettled([this.#hand.come(), import('../words/deferred.js'), this.#overlays.prepare()])
      .then(() => loadEngine())
      .then(() => this.#table && this.#rules && this.#rehearse())
      .catch(() => {});
  }

  /** Has the first act rehearsed. */
  async #rehearse() {
    const [view, info] = [this.#view, this.#info];
    if (!view || !info) return;
    const { rehearse } = await import('./input/further.js');
    rehearse(info, view, whenIdle);
  }

  /** @param {string} id */
  #setGame(id) {
    const info = this.games.find((game) => game.id === id) ?? null;
    this.#info = info;
    if (!info) return;
    this.frame.setGame(info);
    this.frame.setDeals(this.deals);
    this.board.setGame(info, {
      squared: [layout(id, false), layout(id, true)],
      laidOpen: [layout(id, false, true), layout(id, true, true)],
    });
  }

  /** Readies what a table has round its cards while its rules are on their way, if nothing else stands in its place. */
  prepare() {
    // What is in sight stays there: a table that comes back, or the sentence that it could not come.
    if (!this.frame.isHidden || this.root.querySelector('slot')?.assignedNodes().length) return;
    this.frame.prepare();
    this.measure();
  }

  /** The table takes the place of what was shown until it came. */
  #reveal() {
    this.frame.reveal();
    this.root.querySelector('slot')?.setAttribute('hidden', '');
  }

  /** Gives back what the rules hold. @returns {string} the save of the game in hand; empty if there was none */
  release() {
    this.closePopover();
    this.#unrolling?.cancel();
    this.ending?.close();
    this.player?.end('gone');
    this.#adviser.leave();
    if (!this.#table || !this.#view) return '';
    const { save } = this.#view;
    this.#table.free();
    this.#table = this.#view = null;
    return save;
  }

  /** @param {string} id @param {number} number */
  dealNumbered(id, number) {
    if (!this.emit('patience-new-deal', {}, true)) return;
    // Somebody has won it, if only a simple player.
    if (this.attempt(() => this.lay(Table.numbered(id, number), 'new-deal'))) void this.showProven();
  }

  /** Puts the game of a save in place of the one on the table; throws if it is not one. @param {string} save @param {Kind} kind */
  restore(save, kind) {
    this.lay(Table.restore(save), kind);
  }

  // A game that is nobody's

  /** @param {Rules} table */
  borrow(table) {
    if (!this.#table || !this.#view) throw new Error(words.element.notReady);
    if (this.#waiting) this.#table.free();
    else this.#waiting = { table: this.#table, view: this.#view, aid: this.aid };
    this.#exchange(table, table.view());
  }

  giveBack() {
    const own = this.#waiting;
    if (!own) return;
    this.#table?.free();
    this.#exchange(own.table, own.view);
    this.aid = own.aid;
    this.#waiting = null;
  }

  /** @param {Rules} table @param {View} view */
  #exchange(table, view) {
    const same = this.#view?.start === view.start;
    this.#table = table;
    if (this.#info?.id !== view.game) this.#setGame(view.game);
    this.show(view, same ? 'shown' : 'open');
  }

  layAgain() {
    if (!this.#view) return;
    this.board.show(this.#view, true);
    this.#hand.reset();
  }

  /** Whatever is asked of the player's own game ends the lesson in its place. */
  #endCourse() {
    if (this.player?.course) this.player.end('gone');
  }

  async startLesson() {
    if (!this.#info?.has.lesson) return false;
    try {
      const { openLesson } = await withRules(import('./lesson/lesson.js'));
      return await openLesson(this);
    } catch {
      this.say(words.element.noLesson);
      return false;
    }
  }

  // Acts

  /** @param {number} pile */
  offersOf(pile) {
    return offersOf(/** @type {View} */ (this.#view), pile);
  }

  /** @param {number} from @param {number} to */
  choicesOf(from, to) {
    const choices = choicesOf(/** @type {View} */ (this.#view), from, to);
    return this.player?.course?.narrow(choices) ?? choices;
  }

  moves() {
    return this.#rules.moves();
  }

  /** @param {number} from @param {number} to */
  why(from, to) {
    return this.#rules.why(from, to);
  }

  /** Makes exactly one move; throws if it is not legal. @param {string} move */
  play(move) {
    this.#endCourse();
    const view = this.#rules.play(move);
    if (this.#view) this.#wins.follow(this.#view, move, view);
    this.show(view, 'move');
  }

  /** @param {string} move */
  act(move) {
    if (this.player?.course) return this.player.course.attempt(move);
    const one = this.setting('dealing') === 'card';
    this.change(() => {
      const view = one ? this.#rules.play(move) : this.#rules.act(move);
      if (this.#view) this.#wins.follow(this.#view, move, view);
      return view;
    }, 'move');
  }

  dealOn() {
    if (!this.#view?.dealLabel) return;
    if (this.player?.course) return this.player.course.attempt(null);
    const one = this.setting('dealing') === 'card';
    this.change(() => (one ? this.#rules.dealOne() : this.#rules.dealOn()), 'deal');
  }

  /**
   * Looks for the moves by which the game can be ended, and offers to play them: those by which one without hidden cards
   * ends by itself, else what the player has had the solver find.
   */
  #seekEnd() {
    const view = this.#view;
    const known = this.#end.length > 0;
    this.#end = [];
    if (!view || view.outcome !== 'playing' || this.player) return this.frame.setEnd('none', 0);
    const seek = () => {
      if (this.#view !== view) return;
      const home = view.stock ? [] : this.#rules.finish().split(' ').filter(Boolean);
      const found = this.#wins.from(view);
      // An answer that is only kept in view leaves the key to what is safe.
      const held = found && (found.asked || !view.safe) ? found.moves : [];
      this.#end = home.length ? home : held;
      this.frame.setEnd(home.length ? 'home' : held.length ? 'found' : 'none', this.#end.length);
      // What is asked has been said already, if nothing else has been said since. Heard is that it ends by itself, and not
      // after every move how soon.
      if (!home.length || ![this.asks(view), words.hand.crossed(this.asks(view))].includes(this.frame.sentence)) return;
      if (known) this.frame.showSentence(this.prompt);
      else this.frame.say([], this.prompt);
    };
    if (view.stock) seek();
    // What does not come offers nothing.
    else setTimeout(() => (knowsAll ? seek() : loadEngine().then(seek, () => {})));
  }

  /** @param {string[]} line @param {boolean} asked */
  learnWin(line, asked) {
    if (!this.#view) return;
    this.#wins.learn(this.#view, line, asked);
    this.#seekEnd();
  }

  /** Plays the game to its end, card by card, where a way to win it is known. */
  async finish() {
    const [view, line, found] = [this.#view, this.#end, this.frame.end === 'found'];
    const finishing = await this.#overlays.come(import('./solver-ui/auto-finish.js'));
    if (!finishing || this.#view !== view) return;
    if (found) this.emit('patience-hint', { kind: 'shown' });
    new finishing.Finishing(this, line, found ? words.finish.playingFound : words.finish.playing);
  }

  playSafe() {
    this.#endCourse();
    if (this.#view?.safe) this.change(() => this.#rules.playSafe(), 'safe');
  }

  /** In a line that is shown: a step back. */
  undo() {
    if (this.player) return this.player.step(-1);
    if (this.#view?.canUndo) this.change(() => this.#rules.undo(), 'undo');
  }

  /** In a line that is shown: a step on. */
  redo() {
    if (this.player) return this.player.step(1);
    if (this.#view?.canRedo) this.change(() => this.#rules.redo(), 'redo');
  }

  restart() {
    this.goTo(0, 'restart');
  }

  /** @param {number} ply @param {Kind} kind */
  goTo(ply, kind) {
    this.#endCourse();
    return this.change(() => this.#rules.goTo(ply), kind);
  }

  /** @param {string} link @param {Kind} kind */
  goToLink(link, kind) {
    this.#endCourse();
    return this.change(() => this.#rules.goToLink(link), kind);
  }

  /**
   * Shows a line of moves that follows after the first `from` moves, up to the position after `ply` moves in all; those
   * shown so far join the game in hand.
   * @param {number} from @param {string[]} line @param {number} ply @param {Kind} kind
   * @returns {boolean} whether it could be shown
   */
  showLine(from, line, ply, kind) {
    return this.attempt(() => this.show(this.#rules.show(from, line.join(' '), ply), kind));
  }

  /** @param {() => View} make @param {Kind} kind @returns {boolean} whether it was done */
  change(make, kind) {
    return this.attempt(() => {
      const before = this.#view;
      this.show(make(), kind);
      // Not after an undo, which could never get past it.
      if (!this.#view?.safe || !['move', 'deal'].includes(kind) || this.setting('safe') !== 'auto') return;
      const { report } = this.#view;
      this.playSafe();
      if (this.#view.outcome !== 'playing') return;
      this.#told = { view: null, before };
      this.#tell([...report, ...this.#view.report]);
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

  /** Says what has failed; with no table yet, with a way on. @param {unknown} error */
  fail(error) {
    const message = sentenceOf(error);
    clearTimeout(this.#aside);
    this.frame.setVoid(!this.#view);
    this.#reveal();
    this.frame.say([], message);
    if (!this.#view) {
      const { newDeal, tryAgain } = words.element;
      const offer = this.games.length
        ? { label: newDeal, deals: this.deals, act: this.#dealer.newDeal }
        : { label: tryAgain, act: this.#dealer.start };
      this.frame.offer([{ ...offer, primary: true }]);
    }
    this.emit('patience-error', { message });
  }

  /** @param {View} view @param {Kind} kind @param {string} [event] */
  show(view, kind, event = 'patience-move') {
    const before = this.#view;
    const ended = view.outcome !== 'playing' && before?.outcome !== view.outcome;
    const same = before?.start === view.start && kind !== 'open';
    this.#view = view;
    this.#told.before = before;
    this.closePopover();
    this.ending?.close();
    // Whoever opens a game that is won has seen its card, or comes to see the table: it is there when it is asked for.
    const won = ended && same && view.outcome === 'won' && !this.player && !this.#waiting;
    if (won) this.ending = { offers: [], close: () => void (this.ending = null) };
    if (this.#waiting) this.aid = null;
    else if (!same) this.aid = view.ply ? null : { undos: 0, hints: 0 };
    else if (this.aid && takesBack(kind)) this.aid.undos++;
    this.frame.show(view, this.player);
    this.#seekEnd();
    this.#unrolling?.cancel();
    const steps = this.#stepsTo(view, before, kind);
    if (!steps.length) this.board.show(view, before !== null && kind !== 'open', view, false);
    this.#hand.reset();
    if (steps.length) void this.#unroll(steps, view, (before?.stock ?? 0) - view.stock);
    void this.#overlays.listMoves();
    this.#playSound?.(kind, before, view);
    if (this.#waiting) return;
    this.emit(event, { kind });
    const shows = !ended || this.emit(`patience-${view.outcome}`, { kind }, won);
    if (won) void this.#showWin(before, shows);
  }

  /**
   * The positions that an act of dealing went through, where they are to be seen; of other acts none.
   * @param {View} view @param {View | null} before @param {Kind} kind
   */
  #stepsTo(view, before, kind) {
    const when = this.setting('dealt');
    // Of what is nobody's game the page is told nothing.
    if (this.#waiting) return [];
    const dealt = before?.start === view.start && (before?.stock ?? 0) - view.stock > 1;
    if (!dealt || !before || !['deal', 'move'].includes(kind) || when === 'never' || this.board.motion.isOff) return [];
    if (when === 'first') {
      const times = this.#unrolled.get(view.game) ?? 0;
      if (times >= FIRST_TIMES || !this.emit('patience-unroll', {}, true)) return [];
      this.#unrolled.set(view.game, times + 1);
    }
    const steps = [];
    for (let ply = before.ply + 1; ply < view.ply; ply++) steps.push(this.#rules.goTo(ply));
    this.#rules.goTo(view.ply);
    return [...steps, view];
  }

  /** @param {View[]} steps @param {View} view the last of them @param {number} count of the cards that come */
  async #unroll(steps, view, count) {
    this.board.mark({}, view);
    // What is asked then has been heard; it is read when its cards can be seen.
    this.frame.showSentence('');
    const unrolling = await withWords(import('./board/deal-animation.js')).catch(() => null);
    if (this.#view !== view) return;
    const refresh = () => void (this.#view === view && this.refresh());
    if (!unrolling) {
      this.board.show(view, true);
      return refresh();
    }
    this.frame.showSentence(unrolling.told(count));
    const stop = new AbortController();
    this.#unrolling = new unrolling.Unrolling(this.board, steps, refresh, () => {
      this.#unrolling = null;
      stop.abort();
    });
    for (const type of ['pointerdown', 'keydown'])
      this.frame.body.addEventListener(type, () => this.#unrolling?.end(), { capture: true, signal: stop.signal });
  }

  /** Shows the card of a game that is won. @param {View | null} [before] the position before the last move @param {boolean} [wanted] */
  async #showWin(before = null, wanted = true) {
    const view = this.#view;
    const at = performance.now();
    const shown =
      wanted && (await import('./win/card.js').then(({ showWin }) => showWin(this, before, at)).catch(() => false));
    if (shown || this.#view !== view) return;
    this.ending = null;
    this.refresh();
  }

  // What is said

  /** @param {string} sentence @param {string} [heard] @param {boolean} [again] */
  say(sentence, heard = '', again = true) {
    clearTimeout(this.#aside);
    // A course has its own sentences.
    if (!this.#view || this.player?.course) return;
    if (sentence) return this.frame.say(heard ? [heard] : [], sentence, again);
    this.#tell(this.#view.report);
    if (this.#view.outcome !== 'playing') void this.#offerAfterEnd(this.#view);
  }

  /** Says something by the way: when it has been read, the game's own sentence comes back, and what it framed is let go. @param {string} sentence */
  mention(sentence) {
    if (this.player?.course) return;
    clearTimeout(this.#aside);
    this.frame.showSentence(sentence);
    this.frame.voice.tell(sentence);
    const view = this.#view;
    // It is seen to come back; whoever listens knows it.
    const back = () => {
      if (!view || this.#view !== view) return;
      this.frame.showSentence(this.prompt);
      this.board.mark(this.board.marks);
    };
    this.#aside = setTimeout(back, ASIDE_MS + READ_MS * sentence.length);
  }

  /** Says what has happened, once, and what the game asks now. @param {import('../pkg/patience_wasm.js').Token[]} report */
  #tell(report) {
    const [view, info] = [this.#view, this.#info];
    if (!view || !info) return;
    const news = this.#told.view !== view;
    this.#told.view = view;
    // A player of a line says its steps itself, with their numbers.
    const told = beforeAsked(report, view.prompt);
    const heard = news && !this.player ? heardOf(info, this.#told.before, view, told, this.setting('speech')) : [];
    // Whoever wants little hears what is asked only where it is something else, or all that there is to be heard.
    const whole = this.setting('speech') !== 'brief' || !heard.length;
    this.frame.say(heard, this.prompt, news && whole);
    // The card of a win, which takes the focus, says so itself.
    if (news && this.ending && this.element.matches(':focus-within')) this.frame.voice.tell(words.sentences(heard));
  }

  /**
   * Says what game has come, how it stands, and how to begin.
   * @param {boolean} first while the page is still being loaded, which screen readers are busy telling of
   */
  #arrive(first) {
    const [view, info] = [this.#view, this.#info];
    if (!view || !info) return;
    const told = words.hand.arrived(words.games.full(info), view.deal, this.#state(view));
    if (!first) return this.frame.voice.tell(told);
    const { voice } = this.frame;
    voice.keep(told);
    const arrived = () => {
      this.announces?.();
      if (voice.last === told) voice.repeat();
    };
    const loaded = () => setTimeout(arrived, ARRIVED_MS);
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
  }

  /** @param {import('./frame/frame.js').Offer[]} offers @param {import('./frame/frame.js').Beside} [beside] */
  offer(offers, beside) {
    if (this.player?.course) return;
    // The pressed button goes: the focus goes back to the cards first.
    if (this.frame.isOfferFocused) this.board.grid.focus();
    this.frame.offer(offers, beside);
  }

  /** What can be done when a game is over, unless something else is said by the time it is here. @param {View} view */
  async #offerAfterEnd(view) {
    if (this.ending) return this.offer(this.ending.offers);
    const end = await import('./frame/end-offers.js').catch(() => null);
    if (end && this.#view === view && !this.ending && this.frame.sentence === this.prompt)
      this.offer(end.offersAtEnd(this, view, () => void this.#showWin()));
  }

  /** How the game stands, in words. @param {View} view */
  #state({ figures, stock, tally }) {
    const packed = figures.some(({ k }) => k === 'in-pack' || k === 'pack-dealt');
    const told = [
      ...figures.map(say),
      ...(packed ? [] : [words.hand.inPack(stock)]),
      ...(tally ? [say(tally.token)] : []),
    ];
    return words.hand.state(told, this.prompt);
  }

  sayState() {
    if (!this.#view) return;
    const state = this.#state(this.#view);
    if (this.player?.course) this.frame.say([], state, true);
    else this.say(state);
  }

  sayAgain() {
    this.frame.voice.repeat();
  }

  /** Says what was done last: of a game that was opened, its last move. */
  sayLast() {
    const [view, info] = [this.#view, this.#info];
    if (!view || !info) return;
    const report = view.report.length || !view.ply ? view.report : this.#rules.goTo(view.ply).report;
    const heard = heardOf(info, this.#told.before, view, report, this.setting('speech'));
    this.mention(heard.length ? words.hand.last(heard) : words.hand.lastNone);
  }

  refresh() {
    this.#hand.refresh();
  }

  /** @param {number} from @param {number | null} to */
  pointOut(from, to) {
    this.#hand.pointOut(from, to);
    // Marks are not heard.
    const { places } = /** @type {GameInfo} */ (this.#info);
    if (['hand', 'stock'].includes(places[from].role) || this.player?.course) return;
    this.frame.sayMore(words.hand.pointed(places[from], to === null ? null : places[to]));
  }

  markAvailable() {
    this.board.cross('once');
  }

  /** @param {string} type @param {Record<string, unknown>} detail @param {boolean} [cancelable] */
  emit(type, detail, cancelable = false) {
    if (type === 'patience-hint' && this.aid) this.aid.hints++;
    const { game = null, deal = null, link = '', outcome = null, ply = 0, plies = 0 } = this.own ?? {};
    const whole = { game, deal, link, outcome, ply, plies, grade: this.#grade, ...detail };
    const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: whole });
    return this.element.dispatchEvent(event);
  }

  /** @param {Kind} kind */
  announce(kind) {
    this.emit('patience-move', { kind });
  }

  // Buttons and keys

  /** @param {string} action */
  press(action) {
    if (action === 'undo') this.undo();
    else if (action === 'redo') this.redo();
    else if (action === 'deal') this.#hand.dealing.deal();
    else if (action === 'safe') void (this.#end.length ? this.finish() : this.#hand.dealing.playSafe());
    else if (action === 'hint') {
      if (!this.player) void this.#hint();
    } else if (action === 'solve') void this.solve();
    else if (action === 'new-deal') {
      if (this.emit('patience-new-deal', {}, true)) this.#dealer.newDeal();
    } else if (action === 'share' || action === 'code') {
      if (this.emit('patience-share', {}, true)) void this.copyLink();
    } else if (this.emit(`patience-${action}`, {}, true) && action === 'menu') void this.#overlays.menu();
  }

  async #hint() {
    const view = this.#view;
    const hints = await this.#overlays.come(withRules(import('./solver-ui/hints.js')));
    // The player may have gone on meanwhile.
    if (hints && this.#view === view) this.#hand.hint(hints.Hints);
  }

  /** Copies a link to the game. @param {string} [address] on this page without */
  async copyLink(address = `${location.href.split('#')[0]}#${this.#view?.link ?? ''}`) {
    try {
      await navigator.clipboard.writeText(address);
      this.say(words.element.copied);
    } catch {
      this.say(words.element.copy(address));
    }
  }

  /** Keys that work wherever the focus is on the table. @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#view || (isTyping(event) && event.key !== 'Escape')) return;
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) this.redo();
      else this.undo();
    } else if (event.key === 'Escape') {
      const closed = this.closePopover();
      if (closed) this.refresh();
      if (closed || this.#hand.escape()) event.preventDefault();
      else if (this.frame.moves.open) this.frame.moves.open = false;
    }
  }

  // Over the table

  /** @param {number} pile @param {boolean} preview */
  look(pile, preview) {
    return this.#overlays.look(pile, preview);
  }

  /** @param {number} from @param {number} to @param {() => void} [otherwise] */
  refuse(from, to, otherwise) {
    this.#withAllRules(() => {
      if (!this.#overlays.refuse(from, to, () => this.player?.course?.refused(from, to))) otherwise?.();
    });
  }

  /** @param {string} rule */
  showRule(rule) {
    if (this.emit('patience-rules', { rule }, true)) void this.#overlays.menu(rule);
  }

  closePopover() {
    return this.#overlays.close();
  }

  closePreview() {
    this.#overlays.closePreview();
  }

  help() {
    return this.#overlays.help();
  }

  /** Asks for something to be asked, or played, in words. */
  ask() {
    return this.#overlays.ask();
  }

  /** Goes from card to card in a pile: down from its top, and up again. @param {number} pile @param {1 | -1} by */
  walk(pile, by) {
    return this.#overlays.walk(pile, by);
  }

  // The solver

  solve() {
    this.#endCourse();
    return this.#adviser.solve();
  }

  /** @param {HintKind} kind @returns {Promise<boolean>} whether it could be given */
  advise(kind) {
    return this.#adviser.hint(kind);
  }

  stopAdvice() {
    this.#adviser.stop();
  }

  get isKnownWon() {
    return !!this.#view && this.#wins.from(this.#view) !== null;
  }

  showProven() {
    return this.#adviser.showProven();
  }

  keepVerdict() {
    this.#adviser.keepVerdict();
  }

  // A line of moves, shown

  /** Offers the game that is open to be watched. */
  async watch() {
    const link = this.#view?.link;
    try {
      const { offerReplay } = await withWords(import('./line-player/line-player.js'));
      if (this.#view?.link === link) await offerReplay(this);
    } catch {
      this.say(words.element.noReplay);
    }
  }

  // Language

  /** Says everything again, in the language that is spoken now. */
  translate() {
    this.closePopover();
    this.frame.voice.forget();
    this.frame.translate();
    this.frame.setDeals(this.deals);
    if (!this.#info || !this.#view) return;
    this.frame.setGame(this.#info);
    this.frame.show(this.#view, this.player);
    this.board.translate();
    this.#hand.reset();
    void this.#overlays.listMoves();
    this.player?.translate?.();
    this.player?.course?.translate();
  }

  // Room

  /** Has what enlarges the table come; without it the table is seen whole. */
  async #magnify() {
    if (this.#magnifier) return;
    try {
      this.#magnifier = await (await import('./zoom/magnifier.js')).openMagnifier(this);
      this.measure();
    } catch {
      // It is seen whole.
    }
  }

  /** @param {number} pile */
  reveal(pile) {
    this.#magnifier?.reveal(pile);
  }

  /** Fits frame and board to the room that there is. */
  measure() {
    const { body, felt } = this.frame;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.frame.fit(body.clientWidth, body.clientHeight, rem);
    // What lies on the felt in one form stands beside it in another.
    this.player?.course?.settle();
    if (this.#view) this.frame.show(this.#view, this.player);
    const style = getComputedStyle(felt);
    const [x, y] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    const box = {
      x,
      y,
      width: felt.clientWidth - x - parseFloat(style.paddingRight),
      height: felt.clientHeight - y - parseFloat(style.paddingBottom),
    };
    // What may be the window of a zoomed page has that looked at (zoom/scale.js).
    const wish = this.setting('magnify');
    const isSmall = innerWidth >= innerHeight && innerWidth <= 700;
    if (wish === 'auto' ? isSmall || outerWidth > 1.4 * innerWidth : wish !== 'off') void this.#magnify();
    // Letters that are larger than usual want more room below their piles.
    this.board.resize({ ...(this.#magnifier?.fit(box, wish) ?? box), letters: rem > 22 ? 1.4 : 1 });
    this.#magnifier?.settle();
    this.player?.course?.settle();
  }
}
