// The review of a game: the chance to win after each move, when it was lost, the costliest decisions with better moves, and
// all moves in words. Like a replay it is a line mode of the table: any position can be shown, and the game continued from
// it. Nothing is recorded before that.

import { Table } from '../../pkg/patience_wasm.js';
import { LINE_PLAYER_SHEET } from '../../assets.js';
import { askReview, askVerdict, release } from '../../solver/client.js';
import { findLoss } from '../../solver/find-loss.js';
import { addSheet, isTyping, setText } from '../../ui/dom.js';
import { ArrowLayer } from '../../ui/arrow.js';
import { icon } from '../../ui/more-icons.js';
import { say } from '../../words/core.js';
import { words } from '../../words/review.js';
import { fragment, navigateTo } from '../shell/address.js';
import { reviewSheet } from '../assets.js';
import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { progressOf } from '../../engine/games.js';
import { showToast } from '../../ui/toast.js';
import { ReviewGraph } from './review-graph.js';
import { saveReview, readReview, setGivenUp, PENDING, isGivenUp } from './review-store.js';
import { addBookmark, currentRecord } from '../storage/saved-games.js';
import { isReplaying, setReplayLink, table } from '../shell/table-page.js';
import { describeMoves } from '../share/tools.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('../../table/host.js').TableHost} TableHost */
/** @typedef {import('../../table/host.js').LineMode} LineMode */
/** @typedef {import('../../pkg/patience_tools_wasm.js').ToldMove} ToldMove */
/** @typedef {import('../../pkg/patience_wasm.js').MoveView} MoveView */
/** @typedef {import('../../solver/client.js').Answer} Answer */

/** Most decisions shown, and their least cost in percent. */
const MAX_DECISIONS = 3;
const MIN_COST = 10;
/** Budgets of finding the loss, in nodes: the first is enough for most positions. */
const NODE_BUDGETS = [1_000_000, 4_000_000, 12_000_000];

/** @implements {LineMode} */
class Review {
  from = 0;
  to;
  ply;
  #host;
  #link;
  #moves;
  /** Save of the player's game. */
  #savedGame;
  /** Link of the replay that is reviewed; empty for the player's game. */
  #replayLink;
  #outcome;
  #homeFigure;
  /** A copy of the game, for its legal moves. */
  #game;
  #data;
  #isMoving = false;
  #isEnded = false;
  /** True while the sheet closes without ending the review. */
  #isHidingSheet = false;
  #abort = new AbortController();
  /** Owners of the requests for estimates and for the loss: each has one at a time. */
  #owners = [{}, {}];
  #arrows;
  #graph = new ReviewGraph((ply) => this.#goToChosen(ply));
  #backButton = stepButton('is-back', words.review.back, () => this.stepBy(-1));
  #stepButton = stepButton('', words.review.step, () => this.stepBy(1));
  #bar;
  #summary = h('p', { class: 'review-summary' });
  #progress = h('p', { class: 'review-progress', role: 'status' });
  #graphPlace = h('div', { class: 'review-graph' });
  #decisions = h('section', { class: 'review-decisions' });
  /** @type {HTMLElement[]} */
  #rows;
  #moveList;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  #resizeObserver = new ResizeObserver(() => requestAnimationFrame(() => this.#drawArrows()));

  /** @param {TableHost} host @param {string} link of the line @param {ToldMove[]} moves */
  constructor(host, link, moves) {
    const { view } = host;
    if (!view) throw new Error('There is no game on the table.');
    this.#replayLink = isReplaying() ? fragment() : '';
    // Ends a replay without handing its game over.
    host.line?.end('gone');
    host.ending?.close();
    setReplayLink(fragment());
    this.#host = host;
    this.#link = link;
    this.#moves = moves;
    this.#savedGame = { save: view.save, provenance: host.provenance };
    this.to = this.ply = moves.length;
    this.#game = Table.open(link);
    const endView = this.#game.view();
    this.#outcome = endView.outcome;
    this.#homeFigure = progressOf(endView).at(-1) ?? '';
    this.#data = readReview(link, this.to) ?? {
      packs: 0,
      estimates: Array.from({ length: this.to + 1 }, () => PENDING),
      decisions: [],
      loss: null,
      done: false,
    };
    this.#arrows = new ArrowLayer(host.root, host.board.felt);
    this.#rows = moves.map(({ token }, n) => this.#moveRow(n, say(token)));
    this.#moveList = h('ol', { class: 'review-moves' }, ...this.#rows, this.#endRow());
    this.#bar = h(
      'div',
      { class: 'player review-bar', role: 'group', 'aria-label': words.review.title, 'data-review': '' },
      h('div', { class: 'player-keys' }, this.#backButton, this.#stepButton),
      h(
        'div',
        { class: 'player-ends' },
        h(
          'button',
          { class: 'choice review-list', type: 'button', onclick: () => this.#openSheet() },
          words.review.list,
        ),
        h(
          'button',
          { class: 'choice is-primary', type: 'button', onclick: () => this.end('over') },
          words.review.tryAgain,
        ),
      ),
    );
    host.line = this;
    host.offer([]);
    host.frame.mountLinePlayer(this.#bar);
    host.frame.body.classList.add('has-review');
    this.#addListeners();
    this.#openSheet();
    this.#goToPly(this.to);
    this.#render();
    void this.#runOrReport(() => this.#searchEstimates());
    void this.#runOrReport(() => this.#searchLoss());
  }

  #addListeners() {
    const { signal } = this.#abort;
    const { element, frame, board } = this.#host;
    for (const type of ['patience-move', 'patience-ready'])
      element.addEventListener(type, () => void (this.#isMoving || this.end('act')), { signal });
    frame.body.addEventListener('keydown', (event) => this.#handleKey(event, this.#bar), { signal, capture: true });
    // The sheet moves beside the table or over it.
    const moveSheet = () => {
      if (!this.#dialog) return this.#placeGraph();
      this.#hideSheet();
      this.#openSheet();
    };
    FITS_SIDE_SHEET.addEventListener('change', moveSheet, { signal });
    this.#resizeObserver.observe(board.felt);
  }

  // The sheet

  /** @param {number} n @param {string} sentence */
  #moveRow(n, sentence) {
    const number = h('span', { class: 'review-number' }, String(n + 1));
    const share = h('span', { class: 'review-part' });
    const mark = h('span', { class: 'review-mark', 'aria-hidden': 'true' });
    const name = h('span', { class: 'review-sentence' }, sentence, mark);
    const press = h('button', { type: 'button', class: 'review-move', 'data-ply': String(n) }, number, name, share);
    const isDeal = this.#moves[n].move.startsWith('stock>');
    return h('li', isDeal ? { class: 'is-dealt' } : {}, press);
  }

  #endRow() {
    const press = h('button', { type: 'button', class: 'review-move', 'data-ply': String(this.to) });
    press.append(h('span', { class: 'review-number' }), h('span', { class: 'review-sentence' }, words.review.end));
    return h('li', { class: 'is-dealt' }, press);
  }

  #openSheet() {
    if (this.#dialog || this.#isEnded) return;
    const isBeside = FITS_SIDE_SHEET.matches;
    const { view } = this.#host;
    const title = !isBeside && view?.deal ? words.review.titleOf(view.deal) : words.review.title;
    const head = h(
      'div',
      { class: 'review-head' },
      h('h3', {}, words.review.moves),
      h('span', {}, words.review.percent),
    );
    const content = [this.#summary, this.#progress, this.#graphPlace, this.#decisions, head, this.#moveList];
    this.#placeGraph();
    const dialog = openDialog(title, isBeside ? 'beside review' : 'sheet review', content, !isBeside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      if (this.#dialog === dialog) this.#dialog = null;
      if (this.#isHidingSheet) this.#isHidingSheet = false;
      else this.end('back');
    });
    dialog.addEventListener('keydown', (event) => this.#handleKey(event, dialog));
    this.#moveList.onclick = ({ target }) => {
      const pressed = /** @type {Element} */ (target).closest('[data-ply]');
      if (!pressed) return;
      const ply = Number(pressed.getAttribute('data-ply'));
      // A second press continues from there.
      if (isBeside && pressed.hasAttribute('aria-current') && ply < this.to) this.end('over');
      else this.#goToChosen(ply);
    };
    this.#markRow();
  }

  /** Closes the sheet without ending the review. */
  #hideSheet() {
    if (!this.#dialog) return;
    this.#isHidingSheet = true;
    const dialog = this.#dialog;
    this.#dialog = null;
    dialog.close();
  }

  /** Puts the graph below a wide table, else into the sheet. */
  #placeGraph() {
    if (FITS_SIDE_SHEET.matches) this.#bar.append(this.#graph.el);
    else this.#graphPlace.append(this.#graph.el);
  }

  /** Shows a position chosen in the list or the graph. @param {number} ply */
  #goToChosen(ply) {
    // A modal sheet covers the table.
    if (this.#dialog?.matches(':modal')) {
      this.#hideSheet();
      this.#stepButton.focus();
    }
    this.#goToPly(ply);
  }

  // Keys

  /** @param {KeyboardEvent} event @param {HTMLElement} within whose keys belong to the review */
  #handleKey(event, within) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const [target] = event.composedPath();
    const isInside = target instanceof Node && within.contains(target);
    const { key } = event;
    const takesLetters = isInside || this.#host.setting('keys') === 'on';
    if ((takesLetters && key === '.') || (isInside && key === 'ArrowRight')) this.stepBy(1);
    else if ((takesLetters && key === ',') || (isInside && key === 'ArrowLeft')) this.stepBy(-1);
    else if (isInside && key === 'Home') this.#goToPly(0);
    else if (isInside && key === 'End') this.#goToPly(this.to);
    else if (isInside && key === 'Enter' && !(target instanceof HTMLButtonElement)) this.end('over');
    else if (isInside && key === 'Escape' && within === this.#bar) this.end('back');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Search

  /** @param {() => Promise<void>} act */
  async #runOrReport(act) {
    try {
      await act();
    } catch {
      if (!this.#isEnded) this.#progress.textContent = words.review.failed;
    }
  }

  async #searchEstimates() {
    while (!this.#isEnded && !this.#data.done) {
      const answer = await askReview(this.#owners[0], this.#link, this.#data.estimates);
      if (!answer || this.#isEnded) return;
      const { packs, estimates, decisions, done } = answer;
      this.#data = { ...this.#data, packs, estimates, decisions, done };
      this.#render();
      if (done) this.#save();
    }
  }

  /** Finds until when the deal could be won. */
  async #searchLoss() {
    if (this.#outcome === 'won' || this.#data.loss) return;
    const ask = async (/** @type {number} */ ply, /** @type {number} */ nodes) => {
      const answer = await askVerdict(this.#owners[1], this.#link, ply, nodes);
      return this.#isEnded ? null : /** @type {Answer | null} */ (answer);
    };
    let verdict = this.#outcome === 'stuck' ? 'lost' : 'unknown';
    for (const nodes of NODE_BUDGETS) {
      if (verdict !== 'unknown') break;
      verdict = (await ask(this.to, nodes))?.verdict ?? 'working';
    }
    let loss = { won: verdict === 'won' ? this.to : -1, lost: -1 };
    if (verdict === 'working') return;
    if (verdict === 'lost') {
      const since = await findLoss(ask, this.to, NODE_BUDGETS, NODE_BUDGETS[0]);
      if (!since) return;
      loss = { won: since.won, lost: since.lost };
    }
    this.#data.loss = loss;
    this.#render();
    this.#save();
  }

  #save() {
    saveReview(this.#link, this.#data);
  }

  // Rendering

  /** First lost ply; -1 if none is known. */
  get #lostPly() {
    return this.#data.loss?.lost ?? -1;
  }

  /** The costliest decisions, up to the one that lost the game. */
  get #costliest() {
    const { decisions } = this.#data;
    return decisions.filter(({ ply }) => this.#lostPly < 0 || ply < this.#lostPly).slice(0, MAX_DECISIONS);
  }

  /** @param {number} ply @returns {MoveView[]} */
  #legalMoves(ply) {
    if (ply >= this.to) return [];
    this.#game.goTo(ply);
    return this.#game.moves().flatMap(({ moves }) => moves);
  }

  #render() {
    const { packs, estimates, loss, done } = this.#data;
    const openKind = !this.#replayLink && isGivenUp(this.#link) ? 'given' : 'open';
    const outcome = this.#outcome === 'playing' ? openKind : this.#outcome;
    setText(this.#summary, words.review.summary(outcome, this.to, this.#homeFigure, loss));
    const doneCount = estimates.filter((estimate) => estimate !== PENDING).length;
    const progress =
      doneCount < estimates.length ? words.review.progress(doneCount, estimates.length) : words.review.comparing;
    setText(this.#progress, done ? '' : progress);
    this.#progress.hidden = done;
    // Screen readers must not read every step of the progress.
    this.#progress.setAttribute('aria-live', 'off');
    this.#rows.forEach((row, n) => {
      const share = estimates[n + 1];
      setText(cellOf(row, '.review-part'), share <= 100 ? String(share) : share === PENDING ? '' : '?');
      const at = done ? this.#costliest.findIndex(({ ply }) => ply === n) : -1;
      setText(cellOf(row, '.review-mark'), at < 0 ? '' : String(at + 1));
      row.dataset.lost = n + 1 === this.#lostPly ? words.review.lostFromPly : '';
    });
    this.#renderDecisions();
    this.#drawGraph(packs && done ? words.review.estimatedFrom(packs) : '');
    this.#announce();
  }

  #renderDecisions() {
    const { done } = this.#data;
    const decisions = this.#costliest;
    // Rebuilding would lose the focus and the reading position.
    const rendered = JSON.stringify([done, decisions, this.#lostPly]);
    if (this.#decisions.dataset.rendered === rendered) return;
    this.#decisions.dataset.rendered = rendered;
    this.#decisions.hidden = !done;
    if (!done) return;
    if (!decisions.length) {
      this.#decisions.replaceChildren(h('p', {}, words.review.none(MIN_COST)));
      return;
    }
    const items = decisions.map(({ ply, better, played, wins }, n) => {
      const other = this.#legalMoves(ply).find(({ move }) => move === better);
      const bar = h('div', { class: 'review-cost', 'aria-hidden': 'true' }, h('i'), h('b'));
      bar.style.setProperty('--played', `${played}%`);
      bar.style.setProperty('--better', `${wins}%`);
      const cost = other ? words.review.cost(played, say(other.token), wins, ply + 1 === this.#lostPly) : '';
      const showButton = button(
        words.review.decision(ply + 1, say(this.#moves[ply].token)),
        () => this.#goToChosen(ply),
        'plain',
      );
      const continueFrom = () => {
        this.#goToPly(ply);
        this.end('over');
      };
      return h(
        'li',
        {},
        h('span', { class: 'review-lozenge', 'aria-hidden': 'true' }, String(n + 1)),
        h(
          'div',
          {},
          showButton,
          bar,
          h('p', {}, cost),
          button(words.review.tryAgain, continueFrom, 'plain review-again'),
        ),
      );
    });
    this.#decisions.replaceChildren(h('h3', {}, words.review.decisions(decisions.length)), h('ol', {}, ...items));
  }

  /** @param {string} [packs] */
  #drawGraph(packs = this.#data.done ? words.review.estimatedFrom(this.#data.packs) : '') {
    let first = true;
    const ticks = this.#moves.flatMap(({ token }, n) => {
      const label = words.review.tick(token, first);
      if (label) first = false;
      return label ? [{ ply: n + 1, label }] : [];
    });
    const decisions = this.#data.done ? this.#costliest.map(({ ply }) => ply) : [];
    const { estimates } = this.#data;
    this.#graph.render({ estimates, lost: this.#lostPly, decisions, ticks, ply: this.ply }, packs);
  }

  // The table

  /** @param {number} by */
  stepBy(by) {
    this.#goToPly(this.ply + by);
  }

  /** Shows a position. @param {number} requested */
  #goToPly(requested) {
    const ply = Math.max(0, Math.min(this.to, requested));
    if (this.#isEnded) return;
    if (ply !== this.#host.view?.ply) {
      this.#isMoving = true;
      const done = this.#host.goTo(ply, 'review');
      this.#isMoving = false;
      if (!done) return this.end('gone');
    }
    this.ply = ply;
    this.#host.offer([]);
    this.#host.renderFrame();
    this.#backButton.setAttribute('aria-disabled', String(ply === 0));
    this.#stepButton.setAttribute('aria-disabled', String(ply === this.to));
    this.#drawGraph();
    this.#markRow();
    this.#announce();
    this.#drawArrows();
  }

  /** Costly decision at the current position, if any. */
  get #currentDecision() {
    return this.#data.done ? this.#costliest.find(({ ply }) => ply === this.ply) : undefined;
  }

  #announce() {
    const { ply, to } = this;
    if (ply === to) return this.#host.say(words.review.after(to));
    const sentence = say(this.#moves[ply].token);
    const decision = this.#currentDecision;
    const better = decision && this.#legalMoves(ply).find(({ move }) => move === decision.better);
    this.#host.say(
      decision && better
        ? words.review.better(ply + 1, sentence, decision.played, say(better.token), decision.wins)
        : words.review.before(ply + 1, sentence),
    );
  }

  /** Draws arrows for the move that was played (dotted) and the better one. */
  #drawArrows() {
    if (this.#isEnded) return;
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
    this.#arrows.render([...arrowsOf(this.#moves[this.ply]?.move, 'follows'), ...arrowsOf(decision?.better, 'drawn')]);
  }

  /** Marks the row of the next move. */
  #markRow() {
    this.#moveList.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const button = this.#moveList.children[this.ply]?.firstElementChild;
    button?.setAttribute('aria-current', 'step');
    const hadFocus = this.#dialog?.contains(document.activeElement) && document.activeElement?.matches('.review-move');
    if (hadFocus && button instanceof HTMLElement) button.focus({ preventScroll: true });
    if (this.ply < this.to || hadFocus) button?.scrollIntoView({ block: 'nearest' });
  }

  // End

  /** @param {'over' | 'back' | 'act' | 'gone'} how */
  end(how) {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#abort.abort();
    this.#resizeObserver.disconnect();
    for (const owner of this.#owners) release(owner);
    if (this.#data.estimates.some((estimate) => estimate !== PENDING)) this.#save();
    this.#arrows.remove();
    this.#graph.dispose();
    this.#hideSheet();
    this.#game.free();
    const host = this.#host;
    const isPlayers = !this.#replayLink;
    const { save, provenance } = this.#savedGame;
    if (how === 'back' && isPlayers) host.attempt(() => host.restore(save, 'review', provenance));
    this.#bar.remove();
    host.line = null;
    host.frame.mountLinePlayer(null);
    host.frame.body.classList.remove('has-review');
    const replay = this.#replayLink;
    if (how === 'gone') return;
    setReplayLink('');
    if (how === 'back' && replay) return navigateTo(replay);
    if (how === 'over' || how === 'act') this.#continueGame(how, isPlayers);
    host.refresh();
    if (how !== 'act') host.board.grid.focus();
  }

  /** Continues the game from the current position, with a bookmark of its previous end. @param {'over' | 'act'} how @param {boolean} isPlayers */
  #continueGame(how, isPlayers) {
    // A game without a record is in its link.
    if (isPlayers && this.ply < this.to && currentRecord()) {
      addBookmark(this.#link, this.to);
      showToast(words.review.saved);
    }
    setGivenUp(this.#link, false);
    if (how === 'over') this.#host.emitMove(isPlayers ? 'undo' : 'open');
  }
}

/** @param {string} className @param {string} label @param {() => void} act */
const stepButton = (className, label, act) =>
  h(
    'button',
    { class: `key ${className}`, type: 'button', 'aria-label': label, onclick: act },
    icon(document, 'step'),
    h('span', { class: 'label', 'aria-hidden': 'true' }, label),
  );

/** @param {Element} row @param {string} selector */
const cellOf = (row, selector) => /** @type {Element} */ (row.querySelector(selector));

/**
 * Reviews the game on the table up to its position, or another line of it.
 * @param {string} [line] link of the line
 */
export async function openReview(line) {
  const host = table?.host;
  const link = line ?? host?.view?.link;
  if (!host || !link) return;
  const shownLink = host.view?.link;
  await Promise.all([addSheet(host.root, LINE_PLAYER_SHEET), addSheet(host.root, reviewSheet)]);
  const { moves } = describeMoves(link);
  // The player may have moved while this loaded.
  if (host.view?.link !== shownLink || !moves.length || !document.body.contains(host.element)) return;
  new Review(host, link, moves);
}
