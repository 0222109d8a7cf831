// The façade of a table, through which its parts use each other: wires session, frame, board, speech and input together. Changes
// of the position go through `Session.commit` and effects.js.

import { choicesOf, isRun, offersOf } from '../engine/choices.js';
import { library, sentenceOf, Table, withTable } from '../engine/loader.js';
import { isAbort } from '../ui/lazy.js';
import { words } from '../words/core.js';
import { Board } from './board/board.js';
import { effectsOn, introduceSigns, offerAfterEnd, offerAfterFailure } from './effects.js';
import { load } from './features.js';
import { Frame } from './frame/frame.js';
import { handleKey, pressButton } from './input/buttons.js';
import { Input } from './input/input.js';
import { whenIdle } from './model/prefetch.js';
import { Session } from './model/session.js';
import { Overlays } from './overlays/overlays.js';
import { valueOf } from './settings.js';
import { SizeFitter } from './size-fitter.js';
import { Adviser } from './solver-ui/adviser.js';
import { Announcer } from './speech/announcer.js';

/** @import { Cause, LineMode } from './host.js' */
/** @import { Provenance } from '../engine/provenance.js' */
/** @import { FeatureName } from './features.js' */
/** @template {FeatureName} Name @typedef {import('./features.js').FeatureModule<Name>} FeatureModule */
/** @import { View } from '../pkg/patience_wasm.js' */
/** Actions of the element. `leave`: stops what goes on by itself, as the page is about to show something else. @typedef {{ newDeal: () => void, start: () => void, leave: () => void }} ElementActions */

export class Controller {
  element;
  root;
  actions;
  session = new Session(effectsOn(this));
  announcer = new Announcer(this, this.session.state);
  frame;
  board;
  overlays;
  input;
  adviser = new Adviser(this);
  fitter = new SizeFitter(this);
  /** Opens a review of the game on the table, or of another line of it, `atTurn` at the decision that lost it; null where the page has none. @type {((line?: string, atTurn?: boolean) => void) | null} */
  review = null;

  /** @param {HTMLElement} element @param {ShadowRoot} root @param {ElementActions} actions */
  constructor(element, root, actions) {
    this.element = element;
    this.root = root;
    this.actions = actions;
    this.frame = new Frame(root, this.announcer.el, (action) => this.press(action));
    this.board = new Board(this.frame.felt, () => this.load('columnWrap', this.tableSignal));
    this.overlays = new Overlays(this);
    this.input = new Input(this);
    this.renderFrame();
    this.frame.body.addEventListener('keydown', (event) => handleKey(this, event));
    // Loads zoom for a possible second finger, without delaying the tap; the next touch repeats a failed load.
    const loadZoom = () => whenIdle(() => void this.fitter.loadZoom());
    this.frame.felt.addEventListener('touchstart', loadZoom, { passive: true });
  }

  // State

  get state() {
    return this.session.state;
  }

  /** The position on the table; null before the first. */
  get view() {
    return this.state.view;
  }

  get info() {
    return this.state.info;
  }

  /** The position of the player's game, also while another line is shown. */
  get playerView() {
    return this.session.playerView;
  }

  /** Who made the moves of the player's game, and the help used. */
  get provenance() {
    return this.state.provenance;
  }

  get line() {
    return this.state.line;
  }

  /** Shows a line in place of the player's game. @param {LineMode} line */
  beginLine(line) {
    this.session.setLine(line);
    this.offer([]);
  }

  /** Takes the line off the table; its last position stays. */
  endLine() {
    this.session.setLine(null);
  }

  /** All games; empty before the engine has loaded. */
  get games() {
    return library;
  }

  /** The prompt of the position, in words. */
  get prompt() {
    return this.announcer.prompt;
  }

  /** @template {import('./settings.js').Setting} Name @param {Name} name */
  setting(name) {
    return valueOf(name, this.element.getAttribute(name));
  }

  /** The kind of deals that New deal chooses from. */
  get deals() {
    return this.info && !this.info.features.deals ? 'any' : this.setting('deals');
  }

  // Loading

  /** Aborted when the position changes. */
  get positionSignal() {
    return this.session.positionSignal;
  }

  /** Aborted when the table is removed. */
  get tableSignal() {
    return this.session.tableSignal;
  }

  /** Loads a feature; rejects with an AbortError if the signal, else the position's, is aborted by then. @template {FeatureName} Name @param {Name} name @param {AbortSignal} [signal] @returns {Promise<FeatureModule<Name>>} */
  load(name, signal = this.positionSignal) {
    return load(name, this.root, signal);
  }

  /**
   * Loads a feature and uses it, unless the player has left the table or the position by then; says if it fails. True if it was used.
   * @template {FeatureName} Name
   * @param {Name} name @param {(module: FeatureModule<Name>) => unknown} use
   * @param {{ signal?: AbortSignal, failed?: string }} [options]
   */
  async use(name, use, { signal = this.session.visitSignal, failed = words.element.notLoaded } = {}) {
    try {
      const module = await this.load(name, signal);
      // Of two that wait, the first may have changed the position.
      signal.throwIfAborted();
      await use(module);
      return true;
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) this.showMessage(failed);
      return false;
    }
  }

  // Games

  /** Opens another game on the table; without a provenance its moves are those of a link. @param {import('./model/state.js').Rules} rules @param {Cause} cause @param {Provenance} [provenance] */
  openGame(rules, cause, provenance) {
    this.#endGuidedLine();
    this.overlays.close();
    const isFirst = !this.view;
    this.state.hasFailed = false;
    this.frame.reveal();
    if (isFirst) this.fitter.measure();
    this.session.open(rules, cause, provenance);
  }

  /** Lays out the frame while the rules load, unless the page has slotted a placeholder. */
  prepare() {
    if (!this.frame.isHidden || this.root.querySelector('slot')?.assignedNodes().length) return;
    this.frame.prepare();
    this.fitter.measure();
  }

  /** Frees the game of an element that is removed. @returns {string} its save; empty if there was none */
  release() {
    this.overlays.close();
    this.input.endDrag();
    this.state.animation?.cancel();
    this.state.ending?.close();
    this.line?.end('removed');
    this.adviser.release();
    return this.session.close();
  }

  /** Replaces the game by a save; throws if it is not one. @param {string} save @param {Cause} cause @param {Provenance} provenance */
  restore(save, cause, provenance) {
    this.openGame(Table.restore(save), cause, provenance);
  }

  /** Moves every card back to its place in the position, after a failed drop. */
  snapBack() {
    if (!this.view) return;
    this.board.render(this.view, true);
    this.input.reset();
  }

  #endGuidedLine() {
    if (this.line?.guide) this.line.end('removed');
  }

  // Moves

  /** Returns the moves from a pile, by target. @param {number} pile @param {number} [cards] number of its cards selected, by default one */
  offersOf(pile, cards) {
    const offers = offersOf(/** @type {View} */ (this.view), pile, cards);
    return this.line?.guide?.narrowOffers(offers) ?? offers;
  }

  /** @param {number} from @param {number} to @param {number} [cards] */
  choicesOf(from, to, cards) {
    const choices = choicesOf(/** @type {View} */ (this.view), from, to, cards);
    return this.line?.guide?.narrow(choices) ?? choices;
  }

  /** Makes exactly one move; throws if it is illegal. @param {string} move @param {Cause} [cause] */
  play(move, cause = 'move') {
    // An illegal move leaves the lesson or problem on the table.
    if (this.line?.guide && this.playerView)
      withTable(Table.restore(this.playerView.save), (table) => void table.play(move));
    this.#endGuidedLine();
    this.session.commit(() => this.session.play(move), cause);
  }

  get #dealsSingly() {
    return this.setting('dealing') === 'card';
  }

  /** Plays a move, and turns the next card if one is due, unless cards are dealt singly. @param {string} move */
  playAction(move) {
    if (this.line?.guide) return this.line.guide.tryMove(move);
    const isSingle = this.#dealsSingly && !isRun(move);
    this.change(() => (isSingle ? this.session.play(move) : this.session.playAction(move)), 'move');
  }

  dealOn() {
    if (!this.view?.dealLabel) return;
    if (this.line?.guide) return this.line.guide.tryMove(null);
    const { rules } = this.session;
    this.change(() => (this.#dealsSingly ? rules.dealOnce() : rules.dealOn()), 'deal');
  }

  playSafe() {
    this.#endGuidedLine();
    if (this.view?.safe) this.change(() => this.session.rules.playSafe(), 'safe');
  }

  /** Undoes a move; in a line that is shown, steps back. */
  undo() {
    if (this.line) return this.line.stepBy(-1);
    if (this.view?.canUndo) this.change(() => this.session.rules.undo(), 'undo');
  }

  /** Redoes a move; in a line that is shown, steps forward. */
  redo() {
    if (this.line) return this.line.stepBy(1);
    if (this.view?.canRedo) this.change(() => this.session.rules.redo(), 'redo');
  }

  restart() {
    if (this.view) this.goTo(0, 'restart');
  }

  /** @param {number} ply @param {Cause} cause */
  goTo(ply, cause) {
    this.#endGuidedLine();
    return this.change(() => this.session.rules.goTo(ply), cause);
  }

  /** Goes to a position of the same deal; the moves after it can be redone. @param {string} link @param {Cause} cause @param {Provenance} [provenance] of that position's line */
  goToLink(link, cause, provenance) {
    this.#endGuidedLine();
    return this.change(() => this.session.goToLink(link, provenance), cause);
  }

  /** Shows a line that follows the first `from` moves, up to the position after `ply` moves in all. True if it could. @param {number} from @param {string[]} line @param {number} ply @param {Cause} cause */
  showLine(from, line, ply, cause) {
    return this.attempt(() => this.session.showLine(from, line, ply, cause));
  }

  /** Makes the player's change, and plays safe cards after it if so set; false if it fails. @param {() => View} make @param {Cause} cause */
  change(make, cause) {
    return this.attempt(() => {
      const before = this.view;
      this.session.commit(make, cause);
      // Not after an undo: it would be undone at once.
      if (!this.view?.safe || !['move', 'deal'].includes(cause) || this.setting('safe') !== 'auto') return;
      const { report } = this.view;
      this.playSafe();
      if (this.view.outcome === 'playing') this.announcer.announceTogether(before, [...report, ...this.view.report]);
    });
  }

  /** Runs a function; shows an error that it throws. True if it did not throw. @param {() => void} callback */
  attempt(callback) {
    try {
      callback();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** Shows an error; before the first game, with a button to try again. @param {unknown} error */
  fail(error) {
    const message = sentenceOf(error);
    this.state.hasFailed = true;
    this.renderFrame();
    this.frame.reveal();
    if (this.view && this.line?.guide) this.showMessage(message);
    else this.announcer.announce(message);
    if (!this.view) offerAfterFailure(this);
    this.emit('patience-error', { message });
  }

  // Speech

  /** Shows a message: in a lesson or at a problem beside its text, else as `announce` does. @param {string} sentence */
  showMessage(sentence) {
    if (this.line?.showMessage) this.line.showMessage(sentence);
    else this.announce(sentence);
  }

  /** Shows and announces a sentence in place of the prompt, but not in a lesson or at a problem. @param {string} sentence @param {{ always?: boolean, report?: string }} [options] `report` is announced before it; `always` false: not if it was said last */
  announce(sentence, { always = true, report } = {}) {
    if (!this.view || this.line?.guide) return;
    this.announcer.announce(sentence, always, report ? [report] : []);
  }

  /** Repeats the prompt, with its offers when the game is over. */
  showPrompt() {
    introduceSigns(this);
    this.announcer.announcePrompt();
    offerAfterEnd(this);
  }

  /** Replaces the buttons beside the sentence; while a lesson or problem is on the table, only that replaces them. @param {import('./frame/status-area.js').Offer[]} offers @param {import('./frame/status-area.js').OfferContext} [context] @param {import('./host.js').MoveGuide} [by] the lesson or problem */
  offer(offers, context, by) {
    if (this.line?.guide !== by || offers === this.frame.status.offers) return;
    const moveFocus = () => this.board.grid.focus();
    this.#withoutLosingFocus(() => this.frame.status.offer(offers, context, moveFocus));
  }

  /** Shows the prompt and marks the selection again. */
  refresh() {
    this.input.refresh();
  }

  /** Dispatches an event of the element. False if the page has prevented the default action. @param {string} type @param {Record<string, unknown>} detail @param {boolean} [cancelable] */
  emit(type, detail, cancelable = false) {
    const { game = null, deal = null, link = '', outcome = null, ply = 0, plies = 0 } = this.playerView ?? {};
    const whole = { game, deal, link, outcome, ply, plies, grade: this.state.grade, ...detail };
    const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: whole });
    return this.element.dispatchEvent(event);
  }

  /** Counts a hint, and dispatches `patience-hint`. @param {{ kind: string, isAutomatic?: boolean }} detail */
  countHint(detail) {
    this.session.countHelp(detail.kind === 'hint' ? 'hints' : 'peeks');
    this.emit('patience-hint', detail);
  }

  /** Dispatches `patience-move` for the position, which has become the player's game. @param {Cause} cause */
  emitMove(cause) {
    this.emit('patience-move', { kind: cause });
  }

  // Buttons

  /** Runs the action of a button. @param {string} action */
  press(action) {
    pressButton(this, action);
  }

  /** Asks the solver if the game can still be won, and says so. */
  solve() {
    this.#endGuidedLine();
    return this.adviser.solve();
  }

  // Rendering

  /** Renders the bars and the buttons from the state. */
  renderFrame() {
    const rests = this.input?.stock.rests ?? false;
    this.#withoutLosingFocus(() => this.frame?.render(this.state, this.deals, !this.#dealsSingly, rests));
  }

  /** Renders; if that hides the focused button beside the sentence, the focus moves to the cards. @param {() => void} render */
  #withoutLosingFocus(render) {
    const focused = this.root.activeElement?.closest('.actions > *, .verdict') ?? null;
    render();
    if (focused && !focused.getClientRects().length) this.board.grid.focus();
  }
}
