// The review of a game: the chance to win after each move, when it was lost, the costliest decisions with better moves, and
// all moves in words. Like a replay it is a line mode of the table: any position can be shown, and the game continued from
// it. Nothing is recorded before that.

import { Table } from '../../pkg/patience_wasm.js';
import { LINE_PLAYER_SHEET } from '../../assets.js';
import { addSheet } from '../../ui/dom.js';
import { ArrowLayer } from '../../ui/arrow.js';
import { isReservedKey, plyOfKey, StepButtons } from '../../ui/step-bar.js';
import { say } from '../../words/core.js';
import { words } from '../../words/review.js';
import { cancelPanel, openPanel } from '../load.js';
import { fragment, navigateTo } from '../shell/address.js';
import { reviewSheet } from '../assets.js';
import { FITS_SIDE_SHEET } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { progressOf } from '../../engine/games.js';
import { isHinted } from '../../engine/provenance.js';
import { showToast } from '../../ui/toast.js';
import { ReviewGraph } from './review-graph.js';
import { ReviewSearch } from './review-search.js';
import { ReviewSheet } from './review-sheet.js';
import { setGivenUp, isGivenUp } from './review-store.js';
import { addBookmark, currentRecord } from '../storage/saved-games.js';
import { hasGuest, setGuest, showWinCard, table } from '../shell/table-page.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';

/** @import { TableHost, LineEnd, LineMode } from '../../table/host.js' */
/** @import { DescribedMove } from '../../pkg/patience_tools_wasm.js' */
/** @import { MoveView } from '../../pkg/patience_wasm.js' */

/** @implements {LineMode} */
class Review {
  from = 0;
  ply;
  #host;
  /** `game`: a copy, for its legal moves. */
  #line;
  /** Save of the player's game, link of the replay that is reviewed (empty for the player's game), and whether its win card was open. */
  #origin;
  /** True until the move that lost the game, else the costliest, is shown, or the player shows another position. */
  #awaitsTurn;
  #ended = new AbortController();
  #search;
  #sheet;
  #graph = new ReviewGraph((ply) => this.#goToChosen(ply));
  #arrows;
  #bar;

  /** @param {TableHost} host @param {string} link of the line @param {DescribedMove[]} moves @param {boolean} atTurn */
  constructor(host, link, moves, atTurn) {
    this.#awaitsTurn = atTurn;
    const { view } = host;
    if (!view) throw new Error('There is no game on the table.');
    this.#origin = {
      save: view.save,
      provenance: host.provenance,
      replay: hasGuest() ? fragment() : '',
      hasWinCard: host.state.ending !== null,
    };
    // Ends a replay without handing its game over.
    host.line?.end('removed');
    host.state.ending?.close();
    setGuest(fragment());
    this.#host = host;
    this.ply = moves.length;
    const game = Table.open(link);
    const endView = game.view();
    this.#line = { link, moves, game, outcome: endView.outcome, homeFigure: progressOf(endView).at(-1) ?? '' };
    // Problems are made of the player's own games, not of a friend's.
    const isPlayers = !this.#origin.replay && currentRecord() !== null;
    this.#search = new ReviewSearch(
      link,
      moves.length,
      endView.outcome,
      { onChange: () => this.#render(), onFailure: () => this.#sheet.showFailure() },
      isPlayers ? (ply) => moves[ply].move : null,
    );
    this.#arrows = new ArrowLayer(host.root, host.board.felt);
    this.#sheet = new ReviewSheet({
      moves,
      to: moves.length,
      legalMoves: (ply) => this.#legalMoves(ply),
      goToChosen: (ply) => this.#goToChosen(ply),
      continueFrom: (ply = this.ply) => {
        this.#goToPly(ply);
        this.end('finished');
      },
      makeProblem: (ply) => this.#makeProblem(ply),
      onClose: () => this.end('returned'),
      handleKey: (event, within) => this.#handleKey(event, within),
    });
    this.#bar = this.#makeBar();
    host.beginLine(this);
    host.frame.body.classList.add('has-review');
    this.#addListeners();
    this.#openSheet();
    this.#showPly(this.to);
    this.#render();
    this.#search.start();
  }

  get to() {
    return this.#line.moves.length;
  }

  get bar() {
    return this.#bar.el;
  }

  #makeBar() {
    const steps = new StepButtons(this);
    steps.label(words.review.back, words.review.step);
    const listButton = button(words.review.list, () => this.#openSheet(), 'choice review-list');
    const endButton = button(words.review.tryAgain, () => this.end('finished'), 'choice is-primary');
    const el = h(
      'div',
      { class: 'player review-bar', role: 'group', 'aria-label': words.review.title, 'data-review': '' },
      h('div', { class: 'player-keys' }, steps.back, steps.step),
      h('div', { class: 'player-ends' }, listButton, endButton),
    );
    return { el, steps };
  }

  #addListeners() {
    const { signal } = this.#ended;
    const { frame, board } = this.#host;
    const { el } = this.#bar;
    frame.body.addEventListener('keydown', (event) => this.#handleKey(event, el), { signal, capture: true });
    // The sheet moves beside the table or over it.
    const moveSheet = () => {
      if (!this.#sheet.isOpen) return this.#placeGraph();
      this.#sheet.hide();
      this.#openSheet();
    };
    FITS_SIDE_SHEET.addEventListener('change', moveSheet, { signal });
    const resizeObserver = new ResizeObserver(() => requestAnimationFrame(() => this.#drawArrows()));
    resizeObserver.observe(board.felt);
    signal.addEventListener('abort', () => resizeObserver.disconnect());
  }

  #openSheet() {
    if (this.#ended.signal.aborted) return;
    this.#placeGraph();
    this.#sheet.open(this.#host.view?.deal ?? '', this.ply);
  }

  /** Makes a problem of a position in place of the sheet, which returns. @param {number} [ply] by default, the current one */
  #makeProblem(ply = this.ply) {
    this.#goToPly(ply);
    void openPanel('makeProblem', {
      hide: () => this.#sheet.hide(),
      back: () => this.#openSheet(),
      leave: () => this.end('returned'),
    });
  }

  /** Puts the graph below a wide table, else into the sheet. */
  #placeGraph() {
    (FITS_SIDE_SHEET.matches ? this.#bar.el : this.#sheet.graphPlace).append(this.#graph.el);
  }

  /** Shows a position chosen in the list or the graph. @param {number} ply */
  #goToChosen(ply) {
    if (this.#sheet.isModal) {
      this.#sheet.hide();
      this.#bar.steps.step.focus();
    }
    this.#goToPly(ply);
  }

  /** Ends it: its sheet and its graph have no other language. */
  translate() {
    this.end('returned');
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} within whose keys belong to the review */
  #handleKey(event, within) {
    if (isReservedKey(event)) return;
    const [target] = event.composedPath();
    const isInside = target instanceof Node && within.contains(target);
    const { key } = event;
    const takesPunctuation = isInside || this.#host.setting('keys') === 'on';
    const ply = plyOfKey(event, this, { takesPunctuation, takesArrows: isInside });
    if (ply !== null) this.#goToPly(ply);
    else if (isInside && key === 'Enter' && !(target instanceof HTMLButtonElement)) this.end('finished');
    else if (isInside && key === 'Escape' && within === this.#bar.el) this.end('returned');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} ply @returns {MoveView[]} */
  #legalMoves(ply) {
    if (ply >= this.to) return [];
    this.#line.game.goTo(ply);
    return this.#line.game.moves().flatMap(({ moves }) => moves);
  }

  #render() {
    const { link, outcome, homeFigure } = this.#line;
    const openKind = !this.#origin.replay && isGivenUp(link) ? 'given' : 'open';
    const end = outcome === 'playing' ? openKind : outcome;
    const { losingPly, turn, data } = this.#search;
    const wasHint = (/** @type {number} */ ply) => isHinted(this.#origin.provenance, ply + 1);
    this.#sheet.render(this.#search, words.review.summary(end, this.to, homeFigure, data.loss), wasHint);
    this.#drawGraph();
    this.#announce();
    const asked = losingPly < 0 ? turn : losingPly;
    if (!this.#awaitsTurn || asked < 0) return;
    this.#awaitsTurn = false;
    // The sheet leads with it.
    this.#showPly(asked, false);
  }

  #drawGraph() {
    let first = true;
    const ticks = this.#line.moves.flatMap(({ token }, n) => {
      const label = words.review.tick(token, first);
      if (label) first = false;
      return label ? [{ ply: n + 1, label }] : [];
    });
    const { estimates, decisions, lostPly, isLossExact } = this.#search;
    this.#graph.render({
      estimates,
      lost: lostPly,
      isLossExact,
      decisions: decisions.map(({ ply }) => ply),
      ticks,
      ply: this.ply,
    });
  }

  /** @param {number} by */
  stepBy(by) {
    this.#goToPly(this.ply + by);
  }

  /** Shows a position that was chosen. @param {number} ply */
  #goToPly(ply) {
    this.#awaitsTurn = false;
    this.#showPly(ply);
  }

  /** @param {number} requested @param {boolean} [isChosen] by the player */
  #showPly(requested, isChosen = true) {
    const ply = Math.max(0, Math.min(this.to, requested));
    if (this.#ended.signal.aborted) return;
    if (ply !== this.#host.view?.ply && !this.#host.goTo(ply, 'review')) return this.end('removed');
    this.ply = ply;
    this.#host.offer([]);
    this.#host.renderFrame();
    this.#bar.steps.update();
    this.#drawGraph();
    this.#sheet.markRow(ply, isChosen);
    this.#announce();
    this.#drawArrows();
  }

  /** Costly decision at the current position, if any. */
  get #currentDecision() {
    return this.#search.decisions.find(({ ply }) => ply === this.ply);
  }

  #announce() {
    const { ply, to } = this;
    if (ply === to) return this.#host.announce(words.review.after(to));
    const sentence = say(this.#line.moves[ply].token);
    const decision = this.#currentDecision;
    const better = decision && this.#legalMoves(ply).find(({ move }) => move === decision.better);
    this.#host.announce(
      decision && better
        ? words.review.better(ply + 1, sentence, decision.played, say(better.token), decision.wins)
        : words.review.before(ply + 1, sentence),
    );
  }

  /** Draws arrows for the move that was played (dotted) and the better one. */
  #drawArrows() {
    if (this.#ended.signal.aborted) return;
    const { board, frame } = this.#host;
    const legal = this.#legalMoves(this.ply);
    const scale = frame.mode === 'desk' ? 1 : 0.8;
    /** @param {string | undefined} wanted @param {'drawn' | 'follows'} kind */
    const arrowsOf = (wanted, kind) => {
      const found = legal.find(({ move }) => move === wanted);
      const [from, to] = [found?.from, found?.to ?? null].map((pile) => (pile == null ? null : board.boxOf(pile)));
      if (!found || !from || !to || found.from === found.to) return [];
      const other = found.with === null ? null : board.boxOf(found.with);
      return [from, other].flatMap((box) => (box ? [{ from: box.rect, to: to.rect, kind, scale }] : []));
    };
    const decision = this.#currentDecision;
    const better = legal.find(({ move }) => move === decision?.better);
    board.highlight({ targets: better ? [better.from, ...(better.with === null ? [] : [better.with])] : [] });
    this.#arrows.render([
      ...arrowsOf(this.#line.moves[this.ply]?.move, 'follows'),
      ...arrowsOf(decision?.better, 'drawn'),
    ]);
  }

  /** @param {LineEnd} how */
  end(how) {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    // The maker of a problem may still be loading.
    cancelPanel();
    this.#search.end();
    this.#arrows.remove();
    this.#graph.dispose();
    this.#sheet.hide();
    this.#line.game.free();
    const host = this.#host;
    const { save, provenance, replay, hasWinCard } = this.#origin;
    const isPlayers = !replay;
    if (how === 'returned' && isPlayers) host.attempt(() => host.restore(save, 'review', provenance));
    host.endLine();
    host.frame.body.classList.remove('has-review');
    setGuest('');
    if (how === 'removed') return;
    if (how === 'returned' && replay) return navigateTo(replay);
    if (how === 'finished' || how === 'moved') this.#continueGame(how, isPlayers);
    if (how === 'moved') return;
    host.refresh();
    host.board.grid.focus();
    if (how === 'returned' && hasWinCard) void showWinCard();
  }

  /** Continues the game from the current position, with a bookmark of its previous end. @param {'finished' | 'moved'} how @param {boolean} isPlayers */
  #continueGame(how, isPlayers) {
    const isBack = isPlayers && this.ply < this.to;
    if (isBack) this.#host.session.countHelp('undos');
    // A game without a record is in its link.
    if (isBack && currentRecord()) {
      addBookmark(this.#line.link, this.to);
      showToast(words.review.saved);
    }
    setGivenUp(this.#line.link, false);
    if (how === 'finished' || isBack) this.#host.emitMove(isPlayers ? 'undo' : 'open');
  }
}

/**
 * Reviews the game on the table up to its position, or another line of it, unless it is cancelled while its sheets load.
 * @param {AbortSignal} signal @param {string} [line] link of the line @param {boolean} [atTurn] shows the move that lost the game, else the costliest, once it is known
 */
export async function openReview(signal, line, atTurn = false) {
  const host = table?.host;
  const link = line ?? host?.view?.link;
  if (!host || !link) return;
  const { positionSignal } = host;
  await Promise.all([addSheet(host.root, LINE_PLAYER_SHEET), addSheet(host.root, reviewSheet)]);
  signal.throwIfAborted();
  const { moves } = describeMoves(link);
  // The player may have moved while this loaded.
  if (positionSignal.aborted || !moves.length || !document.body.contains(host.element)) return;
  new Review(host, link, moves, atTurn);
}
