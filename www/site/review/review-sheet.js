// The sheet of a review: summary, progress, the costliest decisions and all moves in words.

import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { setText } from '../../ui/dom.js';
import { MoveList } from '../../ui/move-list.js';
import { button, h } from '../../ui/page-dom.js';
import { say } from '../../words/core.js';
import { words as panels } from '../../words/panels.js';
import { words } from '../../words/review.js';
import { PENDING, UNDECIDED } from '../../solver/estimates.js';

/** @import { DescribedMove } from '../../pkg/patience_tools_wasm.js' */
/** @import { MoveView } from '../../pkg/patience_wasm.js' */
/** @import { ReviewSearch } from './review-search.js' */

/** Minimum cost of a decision shown, in percent. */
const MIN_COST = 10;

/**
 * The part of a review that its sheet uses.
 * @typedef {object} Reviewed
 * @property {number} to its last ply
 * @property {readonly DescribedMove[]} moves
 * @property {(ply: number) => MoveView[]} legalMoves
 * @property {(ply: number) => void} goToChosen
 * @property {(ply?: number) => void} continueFrom by default, the current position
 * @property {(ply?: number) => void} makeProblem by default, of the current position
 * @property {() => void} onClose called unless the sheet is only hidden
 * @property {(event: KeyboardEvent, within: HTMLElement) => void} handleKey
 */

export class ReviewSheet {
  /** Place of the graph where the sheet covers the table. */
  graphPlace = h('div', { class: 'review-graph' });
  #review;
  #summary = h('p', { class: 'review-summary' });
  #progress = h('p', { class: 'review-progress', role: 'status' });
  #turn = h('section', { class: 'review-decisions review-turn', hidden: true });
  /** The move that lost the game, where another one mattered more. */
  #loss = h('section', { class: 'review-decisions review-turn', hidden: true });
  #decisions = h('section', { class: 'review-decisions' });
  #note = h('p', { class: 'review-note', hidden: true });
  #problems = h('p', { class: 'review-asked', role: 'status', hidden: true });
  #moveList = new MoveList('review-moves', (ply, isCurrent) => {
    // A second press continues from there.
    if (!this.isModal && isCurrent && ply < this.#review.to) this.#review.continueFrom();
    else this.#review.goToChosen(ply);
  });
  /** True once the review has failed: its sentence stays. */
  #hasFailed = false;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {Reviewed} review */
  constructor(review) {
    this.#review = review;
    this.#moveList.setRows([...review.moves.map(moveRow), endRow()]);
  }

  get isOpen() {
    return this.#dialog !== null;
  }

  /** True if it covers the table. */
  get isModal() {
    return this.#dialog?.matches(':modal') ?? false;
  }

  /** @param {string} deal code; empty without one @param {number} ply */
  open(deal, ply) {
    if (this.#dialog) return;
    const isBeside = FITS_SIDE_SHEET.matches;
    const head = h(
      'div',
      { class: 'review-head' },
      h('h3', {}, words.review.moves),
      h('span', {}, words.review.percent),
    );
    const dialog = openDialog(
      !isBeside && deal ? words.review.titleOf(deal) : words.review.title,
      isBeside ? 'beside review' : 'sheet review',
      [
        this.#summary,
        this.#turn,
        this.#loss,
        this.#progress,
        this.graphPlace,
        this.#note,
        this.#decisions,
        this.#problems,
        button(words.review.problemOfShown, () => this.#review.makeProblem(), 'plain review-make'),
        head,
        this.#moveList.el,
      ],
      !isBeside,
    );
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      // `hide` has forgotten the dialog.
      if (this.#dialog !== dialog) return;
      this.#dialog = null;
      this.#review.onClose();
    });
    dialog.addEventListener('keydown', (event) => this.#review.handleKey(event, dialog));
    this.markRow(ply);
  }

  /** Closes the sheet without ending the review. */
  hide() {
    const dialog = this.#dialog;
    this.#dialog = null;
    dialog?.close();
  }

  showFailure() {
    this.#hasFailed = true;
    this.#progress.hidden = false;
    this.#progress.setAttribute('aria-live', 'polite');
    setText(this.#progress, words.review.failed);
  }

  /** @param {ReviewSearch} search @param {string} summary @param {(ply: number) => boolean} wasHint the player had asked for a hint there */
  render(search, summary, wasHint) {
    const { estimates } = search;
    const { done } = search.data;
    setText(this.#summary, summary);
    if (!this.#hasFailed) this.#renderProgress(estimates, done);
    this.#review.moves.forEach((_, n) => {
      const row = /** @type {HTMLElement} */ (this.#moveList.el.children[n]);
      const at = search.decisions.findIndex(({ ply }) => ply === n);
      const share = estimates[n + 1];
      setText(cellOf(row, '.review-part'), share <= 100 ? String(share) : share === PENDING ? '' : '?');
      setText(cellOf(row, '.review-mark'), at < 0 ? '' : String(at + 1));
      row.dataset.lost = n + 1 === search.lostPly ? words.review.lostFromPly(search.isLossExact) : '';
    });
    this.#renderNote(search);
    this.#renderTurns(search, wasHint);
    this.#renderDecisions(search);
    const { problems } = search.data;
    setText(this.#problems, problems > 0 ? words.review.asked : '');
    this.#problems.hidden = problems < 1;
  }

  /** Explains the figures of the list and the graph. @param {ReviewSearch} search */
  #renderNote({ data: { packs, estimates }, lostPly }) {
    const { estimatedFrom, proven, undecided } = words.review;
    const note = [
      packs ? estimatedFrom(packs) : '',
      lostPly >= 0 ? proven : '',
      estimates.includes(UNDECIDED) ? undecided : '',
    ];
    setText(this.#note, note.filter(Boolean).join(' '));
    this.#note.hidden = !note.some(Boolean);
  }

  /** @param {readonly number[]} estimates @param {boolean} done */
  #renderProgress(estimates, done) {
    const doneCount = estimates.filter((estimate) => estimate !== PENDING).length;
    const progress =
      doneCount < estimates.length ? words.review.progress(doneCount, estimates.length) : words.review.comparing;
    setText(this.#progress, done ? '' : progress);
    this.#progress.hidden = done;
    // Screen readers must not read every step of the progress.
    this.#progress.setAttribute('aria-live', 'off');
  }

  /** Leads with the one decision that mattered, and the move that lost, as positions to try again. @param {ReviewSearch} search @param {(ply: number) => boolean} wasHint */
  #renderTurns(search, wasHint) {
    const { losingPly, turn } = search;
    const { makeProblem } = this.#review;
    const lead = turn < 0 ? losingPly : turn;
    this.#renderTurn(this.#turn, search, {
      ply: lead,
      wasHint: wasHint(lead),
      title: turn < 0 ? words.review.loss : words.review.turn,
      unmeasured: words.review.lostByMove,
      tryButton: [words.review.tryTurn, 'button primary review-try'],
      problemButton: button(panels.menu.makeProblem, () => makeProblem(lead), 'plain review-make'),
    });
    this.#renderTurn(this.#loss, search, {
      ply: losingPly === lead ? -1 : losingPly,
      wasHint: wasHint(losingPly),
      title: words.review.loss,
      unmeasured: words.review.winBefore,
      tryButton: [words.review.tryAgain, 'plain review-again'],
      problemButton: null,
    });
  }

  /**
   * @param {HTMLElement} section hidden for ply -1 @param {ReviewSearch} search
   * @param {{ ply: number, wasHint: boolean, title: string, unmeasured: string, tryButton: [label: string, className: string], problemButton: HTMLElement | null }} turn `unmeasured`: its sentence where it has no figures
   */
  #renderTurn(section, { decisions, lostPly }, { ply, wasHint, title, unmeasured, tryButton, problemButton }) {
    const decision = decisions.find((other) => other.ply === ply);
    const rendered = JSON.stringify([ply, decision, wasHint, title]);
    if (section.dataset.rendered === rendered) return;
    section.dataset.rendered = rendered;
    section.hidden = ply < 0;
    const wasPly = section.dataset.ply;
    section.dataset.ply = String(ply);
    if (ply < 0) return section.replaceChildren();
    const { moves, legalMoves, goToChosen, continueFrom } = this.#review;
    const better = decision && legalMoves(ply).find(({ move }) => move === decision.better);
    const cost =
      decision && better
        ? words.review.cost(decision.played, say(better.token), decision.wins, ply + 1 === lostPly)
        : unmeasured;
    const about = wasHint ? `${cost} ${words.review.wasHint}` : cost;
    if (wasPly === section.dataset.ply) {
      // Its buttons stay: one may be pressed, or have the focus.
      const [heading, , text] = section.children;
      setText(heading, title);
      return setText(text, about);
    }
    const [tryLabel, tryClass] = tryButton;
    section.replaceChildren(
      h('h3', {}, title),
      button(words.review.decision(ply + 1, say(moves[ply].token)), () => goToChosen(ply), 'plain'),
      h('p', {}, about),
      h(
        'div',
        { class: 'review-turn-actions' },
        button(tryLabel, () => continueFrom(ply), tryClass),
        problemButton,
      ),
    );
  }

  /** @param {ReviewSearch} search */
  #renderDecisions({ data: { done, estimates }, decisions, lostPly, lossCause, losingPly, turn }) {
    // Rebuilding would lose the focus and the reading position.
    const rendered = JSON.stringify([done, decisions, lostPly, lossCause, turn]);
    if (this.#decisions.dataset.rendered === rendered) return;
    this.#decisions.dataset.rendered = rendered;
    const isOther = (/** @type {number} */ ply) => ply !== turn && ply !== losingPly;
    const others = decisions.filter(({ ply }) => isOther(ply)).length;
    this.#decisions.hidden = !done || (turn >= 0 && !others);
    if (this.#decisions.hidden) return;
    if (!decisions.length) {
      const isWhole = !estimates.includes(UNDECIDED);
      this.#decisions.replaceChildren(h('p', {}, words.review.none(MIN_COST, isWhole, lossCause)));
      return;
    }
    const { moves, legalMoves, goToChosen, continueFrom } = this.#review;
    const items = decisions.flatMap(({ ply, better, played, wins }, n) => {
      if (!isOther(ply)) return [];
      const other = legalMoves(ply).find(({ move }) => move === better);
      const bar = h('div', { class: 'review-cost', 'aria-hidden': 'true' }, h('i'), h('b'));
      bar.style.setProperty('--played', `${played}%`);
      bar.style.setProperty('--better', `${wins}%`);
      const cost = other ? words.review.cost(played, say(other.token), wins, ply + 1 === lostPly) : '';
      const sentence = words.review.decision(ply + 1, say(moves[ply].token));
      return h(
        'li',
        {},
        h('span', { class: 'review-lozenge', 'aria-hidden': 'true' }, String(n + 1)),
        h(
          'div',
          {},
          button(sentence, () => goToChosen(ply), 'plain'),
          bar,
          h('p', {}, cost),
          button(words.review.tryAgain, () => continueFrom(ply), 'plain review-again'),
        ),
      );
    });
    const title = turn < 0 ? words.review.decisions(others) : words.review.otherDecisions;
    this.#decisions.replaceChildren(h('h3', {}, title), h('ol', {}, ...items));
  }

  /** Marks the row of the next move. @param {number} ply @param {boolean} [isChosen] false: the sheet is not scrolled to it */
  markRow(ply, isChosen = true) {
    this.#moveList.setCurrent(ply, isChosen && ply < this.#review.to);
  }
}

/** @param {DescribedMove} played @param {number} n */
const moveRow = ({ move, token }, n) => [
  h('span', { class: 'move-number' }, String(n + 1)),
  h(
    'span',
    { class: move.startsWith('stock>') ? 'is-dealt' : '' },
    say(token),
    h('span', { class: 'review-mark', 'aria-hidden': 'true' }),
  ),
  h('span', { class: 'move-detail review-part' }),
];

/** The row of the end. */
const endRow = () => [h('span'), h('span', { class: 'is-dealt' }, words.review.end)];

/** @param {Element} row @param {string} selector */
const cellOf = (row, selector) => /** @type {Element} */ (row.querySelector(selector));
