// The game on a table. Every change goes through `commit`: rules, state, cancellation, then pixels, speech and events.

import { layout, library, loadEngine, migrate, isFullEngine, Table, withTable } from '../../engine/loader.js';
import { isRollback, isStepOfLine } from '../../engine/causes.js';
import { addHinted, addSpan, countHelp, provenanceAfter, provenanceOfLink } from '../../engine/provenance.js';
import { WinningLines } from '../../engine/winning-lines.js';
import { words } from '../../words/core.js';
import { initialState } from './state.js';
import { Latest } from '../../ui/latest.js';

/** @import { Cause, LineMode } from '../host.js' */
/** @import { Rules, Provenance, Transition } from './state.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/**
 * The effects of a commit, in this order.
 * @typedef {object} Effects
 * @property {(last: Transition) => void} endLine ends the line that is shown, if another change than its own was made
 * @property {() => void} cancel closes and stops everything of the position before
 * @property {(last: Transition) => void} render
 * @property {(last: Transition) => void} announce
 * @property {(last: Transition) => void} emit
 * @property {(isFirst: boolean) => void} onOpen called when a game was opened
 * @property {() => void} onGame called when the piles change to those of another patience
 * @property {() => void} onLine called when a line is put on the table or taken off
 * @property {(hadMoves: boolean) => void} onFinish called when the finishing moves change; `hadMoves`: there were some before
 */

export class Session {
  state = initialState();
  /** The move of the last hint, and the position it was for. @type {{ link: string, move: string } | null} */
  hint = null;
  #isHinted = false;
  /** @type {Rules | null} */
  #rules = null;
  #effects;
  #winningLines = new WinningLines();
  #table = new Latest();
  #position = new Latest();
  #visit = new Latest();

  /** @param {Effects} effects */
  constructor(effects) {
    this.#effects = effects;
  }

  /** Aborted when the table is removed from its page. */
  get tableSignal() {
    return this.#table.signal;
  }

  /** Aborted when the position on the table changes. */
  get positionSignal() {
    return this.#position.signal;
  }

  /** Aborted when the position changes, or when the player leaves the table. */
  get visitSignal() {
    return AbortSignal.any([this.#visit.signal, this.positionSignal]);
  }

  /** The player leaves the table: aborts what is loading for them. */
  endVisit() {
    this.#visit.cancel();
  }

  /** The engine's game, moved to the full engine once that has loaded; throws if there is none. */
  get rules() {
    if (!this.#rules) throw new Error(words.element.notReady);
    return (this.#rules = migrate(this.#rules));
  }

  /** Moves the game to the full engine, which has loaded. */
  useFullEngine() {
    if (this.#rules) this.#rules = migrate(this.#rules);
  }

  /** The position of the player's game, also while another line is shown. */
  get playerView() {
    return this.state.parked ? this.state.parked.view : this.state.view;
  }

  /**
   * Changes the position, and applies all effects.
   * @param {() => View} make changes the engine's game; throws before anything has changed if it cannot
   * @param {Cause} cause @param {string} [event] dispatched to the page
   */
  commit(make, cause, event = 'patience-move') {
    const last = this.#transition(make(), cause, event);
    if (!isStepOfLine(cause)) this.#effects.endLine(last);
    this.#cancel();
    this.#effects.render(last);
    this.#effects.announce(last);
    this.#effects.emit(last);
  }

  /** Updates the state after a change. @param {View} view @param {Cause} cause @param {string} event @returns {Transition} */
  #transition(view, cause, event) {
    const { state } = this;
    const before = state.view;
    const isSameDeal = before?.start === view.start && cause !== 'open';
    // A game that is opened in its won position has not just been won.
    const hasEnded = isSameDeal && view.outcome !== 'playing' && before?.outcome !== view.outcome;
    const hasWon = hasEnded && view.outcome === 'won' && !isStepOfLine(cause) && !state.parked;
    // Games that are opened bring their provenance (`open`), and shown lines theirs (`showLine`).
    if (isSameDeal && before && !state.parked) {
      state.provenance = provenanceAfter(state.provenance, before.ply, view.ply, cause);
      if (this.#isHinted && cause === 'move') state.provenance = addHinted(state.provenance, before.ply + 1);
      if (isRollback(cause)) this.countHelp('undos');
    }
    this.#isHinted = false;
    state.view = view;
    return (state.last = { before, view, cause, event, isSameDeal, hasEnded, hasWon });
  }

  #cancel() {
    this.#position.cancel();
    this.#effects.cancel();
    this.#updateFinish();
  }

  // Games

  /**
   * Replaces the game.
   * @param {Rules} rules owned by the session from now on @param {Cause} cause
   * @param {Provenance} [provenance] of a saved game; by default all of its moves are the link's
   */
  open(rules, cause, provenance) {
    const view = rules.view();
    const isFirst = !this.state.view;
    this.#rules?.free();
    this.#rules = rules;
    this.state.provenance = provenance ?? provenanceOfLink(view.plies);
    this.#setGame(view.game);
    this.commit(() => view, cause, isFirst ? 'patience-ready' : 'patience-move');
    this.#effects.onOpen(isFirst);
  }

  /** @param {string} id */
  #setGame(id) {
    if (this.state.info?.id === id) return;
    this.state.info = library.find((game) => game.id === id) ?? null;
    if (this.state.info) this.#effects.onGame();
  }

  /** Frees the engine's game. @returns {string} its save; empty if there was none */
  close() {
    this.#table.cancel();
    this.#position.cancel();
    if (!this.#rules || !this.state.view) return '';
    const { save } = this.state.view;
    this.#rules.free();
    this.#rules = this.state.view = null;
    return save;
  }

  /** Parks the player's game and shows another one without events. @param {Rules} rules */
  parkAndShow(rules) {
    const { state } = this;
    if (!this.#rules || !state.view) throw new Error(words.element.notReady);
    if (state.parked) this.#rules.free();
    else state.parked = { rules: this.#rules, view: state.view };
    this.#swapGame(rules, rules.view());
  }

  /** Shows the parked game again. */
  restoreParked() {
    const { parked } = this.state;
    if (!parked) return;
    this.#rules?.free();
    this.#swapGame(parked.rules, parked.view);
    this.state.parked = null;
  }

  /** @param {Rules} rules @param {View} view */
  #swapGame(rules, view) {
    const isSameDeal = this.state.view?.start === view.start;
    this.#rules = rules;
    this.#setGame(view.game);
    this.commit(() => view, isSameDeal ? 'shown' : 'open');
  }

  /** The layouts of the game's piles: wide and tall, with packets squared and fanned. */
  get layouts() {
    const { id } = /** @type {import('./state.js').GameInfo} */ (this.state.info);
    return {
      squared: [layout(id, false), layout(id, true)],
      fanned: [layout(id, false, true), layout(id, true, true)],
    };
  }

  // Moves

  /** All legal moves, by pile. Needs the full engine, as `why` does. */
  moves() {
    return this.rules.moves();
  }

  /**
   * The reason why no move leads from one pile to another, or with itself why its card cannot move; null where one does.
   * @param {number} from @param {number} to @param {number} [cards] the number of cards selected
   */
  why(from, to, cards = 1) {
    const why = this.rules.why(from, to);
    const isRefused = from !== to && (why || cards > 1);
    return (isRefused && this.rules.whyRun(from, to, cards)) || why;
  }

  /** Plays exactly one move; throws if it is illegal. The caller commits the view. @param {string} move @returns {View} */
  play(move) {
    return this.#advanceWinningLine(move, this.rules.play(move));
  }

  /** Plays a move, and turns the next card if one is due. The caller commits the view. @param {string} move @returns {View} */
  playAction(move) {
    return this.#advanceWinningLine(move, this.rules.act(move));
  }

  /**
   * Shows a line that follows the first `from` moves, up to the position after `ply` moves in all.
   * @param {number} from @param {string[]} line @param {number} ply @param {Cause} cause
   */
  showLine(from, line, ply, cause) {
    this.commit(() => {
      const view = this.rules.preview(from, line.join(' '), ply);
      if (cause === 'shown' && !this.state.parked)
        this.state.provenance = addSpan(this.state.provenance, { from, to: from + line.length, by: 'solver' });
      return view;
    }, cause);
  }

  /** Goes to a position of the same deal. The caller commits the view. @param {string} link @param {Provenance} [provenance] of its line */
  goToLink(link, provenance) {
    const view = this.rules.goToLink(link);
    if (provenance) {
      const { counts } = this.state.provenance;
      this.state.provenance = { ...provenance, counts };
    }
    return view;
  }

  /** Counts a hint, a peek or an undo of the player. @param {keyof import('../../engine/provenance.js').HelpCounts} help */
  countHelp(help) {
    this.state.provenance = countHelp(this.state.provenance, help);
  }

  /** @param {string} move @param {View} after */
  #advanceWinningLine(move, after) {
    const { view } = this.state;
    if (view) this.#winningLines.advance(view, move, after);
    this.#isHinted = this.hint?.link === view?.link && this.hint?.move === move;
    return after;
  }

  /** The positions of a transition, ply by ply, from a copy of the game. @param {Transition} last @returns {View[]} */
  steps({ before, view }) {
    return withTable(Table.restore(view.save), (copy) => {
      const steps = [];
      for (let ply = (before?.ply ?? 0) + 1; ply < view.ply; ply++) steps.push(copy.goTo(ply));
      return [...steps, view];
    });
  }

  /** The report of the last move, also if the game was opened after it. */
  get lastReport() {
    const { view } = this.state;
    if (!view || view.report.length || !view.ply) return view?.report ?? [];
    return withTable(Table.restore(view.save), (copy) => copy.goTo(view.ply).report);
  }

  // The end

  /** Records a line that wins from the position of the player's game. @param {string[]} line */
  recordWinningLine(line) {
    if (this.playerView) this.#winningLines.record(this.playerView, line);
  }

  /** The recorded line that wins from the position of the player's game; null if there is none. */
  get winningLine() {
    return this.playerView && this.#winningLines.from(this.playerView);
  }

  /** @param {LineMode | null} line */
  setLine(line) {
    this.state.line = line;
    this.#updateFinish();
    this.#effects.onLine();
  }

  /** Finds, in a separate task, the moves that finish the game without a choice: the stock is empty, and all cards go home. */
  #updateFinish() {
    const { state } = this;
    const { view } = state;
    const hadMoves = state.finish.length > 0;
    this.#setFinish([], hadMoves);
    if (!view || view.outcome !== 'playing' || state.line || view.stock) return;
    const signal = this.positionSignal;
    const search = () => {
      const home = signal.aborted ? [] : this.rules.finish().split(' ').filter(Boolean);
      if (home.length) this.#setFinish(home, hadMoves);
    };
    // Without the full engine nothing is offered.
    setTimeout(() => (isFullEngine ? search() : loadEngine().then(search, () => {})));
  }

  /** @param {string[]} moves @param {boolean} hadMoves */
  #setFinish(moves, hadMoves) {
    if (!moves.length && !hadMoves) return;
    this.state.finish = moves;
    this.#effects.onFinish(hadMoves);
  }
}
