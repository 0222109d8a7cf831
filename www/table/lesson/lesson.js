// The lesson of a game, on the table in place of the player's game: the player makes the moves of its steps. A table has one
// at most, as `host.line`; the page gets no events of its moves.

import { dealNumbered } from '../commands.js';
import { endGuide } from '../end-guide.js';
import { LESSONS } from '../../lessons/lessons.js';
import { words } from '../../words/lessons.js';
import { pilesOfMove } from '../../engine/choices.js';
import { rulesIdOf } from '../../book/rules-view.js';
import { LessonScene } from './lesson-scene.js';
import { LessonSteps, StepTries } from './steps.js';
import { Spotlight } from './spotlight.js';
import { Callout } from './callout.js';

/** @import { TableHost, LineEnd, LineMode, MoveGuide } from '../host.js' */
/** @import { Choice } from '../../engine/choices.js' */
/** @import { WaitingDeal } from '../../words/lessons.js' */

/** Time that the result of a step is shown without veil and marks, before the next step; longer before another position. */
const RESULT_MS = 900;
const LAST_RESULT_MS = 1800;
/** Delay before automatic moves, and before a move that the lesson demonstrates. */
const FOLLOW_UP_DELAY_MS = 450;
const DEMO_DELAY_MS = 550;

/** The piles to select for a move; the second is null if one tap is enough. @param {TableHost} host @param {string} move @returns {[number, number | null]} */
function pilesToSelect({ view, info }, move) {
  const [source] = move.split('>');
  const first = info?.places.findIndex(({ address }) => address === source) ?? -1;
  if (info?.places[first]?.role === 'stock') return [first, null];
  return (view && pilesOfMove(view, move)) ?? [first, null];
}

/** @implements {LineMode} @implements {MoveGuide} */
export class Lesson {
  #host;
  #steps;
  /** Id of the game that has the words. */
  #id;
  /** The deal on the table when the lesson is over. @type {WaitingDeal} */
  #waiting;
  #scene;
  #spotlight;
  #callout;
  #tries = new StepTries();
  /** The pause between steps or moves; `startNext` ends it, while a result is shown. @type {{ timer: number, startNext: (() => void) | null }} */
  #pause = { timer: 0, startNext: null };
  /** Key of the piles that were revealed last, and the size of the table. */
  #revealKey = '';
  /** The step of the last event. */
  #reportedStep = -1;
  /** Aborted at the end. */
  #closing = new AbortController();

  /** @param {TableHost} host @param {string} id @param {WaitingDeal} waiting */
  constructor(host, id, waiting) {
    host.line?.end('removed');
    this.#host = host;
    this.#id = id;
    this.#waiting = waiting;
    this.#steps = new LessonSteps(LESSONS[id]);
    this.#scene = new LessonScene(host);
    this.#spotlight = new Spotlight(host);
    this.#callout = new Callout(host, {
      back: () => this.stepBy(-1),
      skip: () => this.stepBy(1),
      show: () => this.#demonstrate(),
      next: () => this.#continue(),
      leave: () => this.end('returned'),
      newDeal: () => this.#dealNew(),
      again: () => this.#goToStep(0),
    });
    host.overlays.close();
    host.beginLine(this);
    host.board.setShowsTargets(false);
    host.board.setCrosses('lesson');
    const { signal } = this.#closing;
    host.frame.body.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    // Before the handlers of the cards.
    host.board.grid.el.addEventListener('keydown', (event) => this.#onCellKey(event), { signal, capture: true });
    this.#startStep();
    host.board.grid.focus(this.#expectedPiles()[0]);
  }

  get guide() {
    return this;
  }

  get from() {
    return 0;
  }

  get ply() {
    return this.#steps.at;
  }

  get to() {
    return this.#steps.count;
  }

  get #hasEnded() {
    return this.#closing.signal.aborted;
  }

  get #words() {
    return words.games[this.#id];
  }

  get #task() {
    return this.#words.steps[this.#steps.step.key].text;
  }

  // Steps

  /** Shows the position and the task of the step. @param {boolean} [isShown] true if the position is shown: a drag goes on */
  #startStep(isShown = false) {
    this.#tries = new StepTries();
    if (!isShown) this.#scene.render(this.#steps.position);
    this.#render();
    this.#reportProgress();
  }

  /** Emits an event for each new step. */
  #reportProgress() {
    const { at, isOver } = this.#steps;
    if (isOver || at === this.#reportedStep) return;
    this.#emitProgress(this.#reportedStep < 0 ? 'begin' : 'step');
    this.#reportedStep = at;
  }

  /** @param {'begin' | 'step' | 'end'} kind @param {Record<string, unknown>} [extra] */
  #emitProgress(kind, extra) {
    const { at, count } = this.#steps;
    this.#host.emit('patience-lesson', { kind, game: this.#id, step: Math.min(at + 1, count), of: count, ...extra });
  }

  #stopTimer() {
    clearTimeout(this.#pause.timer);
    this.#pause = { timer: 0, startNext: null };
  }

  /** @param {number} at */
  #goToStep(at) {
    this.#stopTimer();
    this.#steps.goTo(at);
    this.#startStep();
    this.#moveFocus();
  }

  /** @param {number} by */
  stepBy(by) {
    if (this.#hasEnded) return;
    if (by < 0) {
      const { at, made } = this.#steps;
      if (made || this.#tries.mistake || at) this.#goToStep(made || this.#tries.mistake ? at : at - 1);
    } else if (!this.#steps.isOver) {
      this.#stopTimer();
      this.#steps.skip();
      this.#startStep();
      this.#moveFocus();
    }
  }

  /** Makes the automatic moves, shows the result, then starts the next step. */
  #finishStep() {
    const next = () => {
      this.#stopTimer();
      const isShown = !this.#steps.isLastOfScene;
      this.#steps.advance();
      this.#startStep(isShown);
      this.#moveFocus();
    };
    const showResult = () => {
      if (this.#steps.makeFollowUp()) this.#scene.render(this.#steps.position);
      this.#showOnlyTable();
      this.#pause.startNext = next;
      this.#pause.timer = window.setTimeout(next, this.#steps.isLastOfScene ? LAST_RESULT_MS : RESULT_MS);
    };
    const { moves, automatic } = this.#steps.step;
    // A refused move has no result.
    if (!moves?.length) return next();
    if (!automatic?.length) return showResult();
    this.#showOnlyTable();
    this.#pause.timer = window.setTimeout(showResult, this.#host.board.motion.isOff ? 0 : FOLLOW_UP_DELAY_MS);
  }

  /** Removes the veil, the marks and the arrows. */
  #showOnlyTable() {
    this.#spotlight.clear();
    this.#spotlight.render();
  }

  /** True if the step has no more moves for the player. */
  get #canContinue() {
    const { step, isOver } = this.#steps;
    return !isOver && (this.#tries.wasRefused || !(step.moves?.length || step.refused));
  }

  #continue() {
    // The next step may ask for the card that was refused.
    this.#host.input.reset();
    // The button disappears: the cards take the focus.
    this.#host.board.grid.focus();
    this.#finishStep();
  }

  /** Moves the focus to the expected card, if the cards have it. */
  #moveFocus() {
    const { grid } = this.#host.board;
    const [from] = this.#expectedPiles();
    if (from < 0) return;
    if (grid.focusedPile() !== null) grid.focus(from);
    else grid.setTabStop(from);
  }

  // Tries

  /** @param {string | null} move */
  tryMove(move) {
    const host = this.#host;
    if (this.#hasEnded) return;
    // A quick player makes the next move before its step is shown.
    if (move && this.#pause.startNext && this.#steps.isAcceptedNext(move)) this.#pause.startNext();
    // Not between steps, nor at the end.
    if (this.#pause.timer || this.#steps.isOver) return host.snapBack();
    // The reason for the refusal names another card: a tap on it continues, too.
    if (this.#tries.wasRefused) {
      host.snapBack();
      return this.#continue();
    }
    const { next } = this.#steps;
    const tried = move ?? (next?.startsWith('stock>') ? next : null);
    if (tried === null || !this.#steps.accepts(tried)) return this.#rejectMove(tried);
    if (this.#tries.mistake) this.#callout.restoreTask(this.#task, this.#steps.at, this.#steps.count);
    this.#tries.mistake = null;
    const isDone = this.#steps.makeMove(tried);
    this.#scene.render(this.#steps.position);
    if (isDone) this.#finishStep();
    else {
      this.#render();
      this.#moveFocus();
    }
  }

  /** Answers the selection of a card that no accepted move has, with the task again. @param {number} pile */
  rejectsSelection(pile) {
    if (this.#hasEnded || this.#pause.timer || this.#steps.isOver || this.#canContinue) return false;
    const accepted = this.#steps.acceptedMoves.flatMap((move) => pilesToSelect(this.#host, move));
    if ([...accepted, ...this.#expectedPiles()].includes(pile)) return false;
    // The second tap of a move that was made by the first one.
    if (pile === this.#lastTarget) return true;
    this.#tries.reject({ say: this.#task, piles: null });
    this.#host.snapBack();
    this.#render();
    return true;
  }

  /** True if a pile has a card that the step asks the player to choose first. @param {number} pile */
  #isChosenFirst(pile) {
    const firsts = this.#steps.acceptedMoves.flatMap((move) => {
      const piles = pilesToSelect(this.#host, move);
      // Of a double play either card may be first.
      return move.includes('+') ? piles : [piles[0]];
    });
    return !this.#hasEnded && [...firsts, this.#expectedPiles()[0]].includes(pile);
  }

  /** Leaves the card selected if the step asks for it; the answer to a wrong try goes. @param {number} pile */
  acceptsSelection(pile) {
    if (!this.#isChosenFirst(pile)) return false;
    if (this.#tries.mistake) {
      this.#tries.mistake = null;
      this.#render();
    }
    return true;
  }

  /** Marks the expected card as chosen; the answer to a wrong try goes when the player chooses a right card. @param {number | null} pile */
  onSelection(pile) {
    const isPlayers = pile !== null && pile !== this.#host.view?.pending;
    if (!this.#tries.mistake || !isPlayers || !this.acceptsSelection(pile)) this.#spotlight.setChosen(pile);
  }

  /** The pile that the last move went onto; -1 if its address is a foundation's. */
  get #lastTarget() {
    const target = this.#steps.line[this.#steps.line.length - 1]?.split('>')[1];
    return this.#host.info?.places.findIndex(({ address }) => address === target) ?? -1;
  }

  /** Rejects a legal move that is not the step's. @param {string | null} move */
  #rejectMove(move) {
    const { wrong = {} } = this.#steps.step;
    const key = move === null ? undefined : (wrong[move] ?? wrong['*']);
    const say = key ? this.#words.wrong[key] : move === null ? words.otherDealing : words.otherMove;
    this.#tries.reject({ say, piles: move === null ? null : pilesToSelect(this.#host, move) });
    this.#host.snapBack();
    this.#render();
  }

  /** @param {number} from @param {number} to @param {string} sentence */
  onRefused(from, to, sentence) {
    if (this.#hasEnded) return;
    if (this.#pause.timer) return this.#host.announcer.speak(sentence);
    const { refused } = this.#steps.step;
    const reason = this.#host.session.why(from, to);
    const isMeant = refused && from === this.#pileAt(refused.from) && reason?.token.k === refused.token;
    this.#tries.refuse(!!isMeant);
    // In one announcement: the second of two in a row may silence the first.
    this.#render(sentence);
  }

  /** @param {Choice[]} choices */
  narrow(choices) {
    const meant = choices.filter(({ move }) => this.#steps.accepts(move));
    return meant.length ? meant.slice(0, 1) : choices.slice(0, 1);
  }

  /** Lets one tap play a card only if that is the step's move: else the tap selects it. @param {import('../../engine/choices.js').Offers} offers */
  narrowOffers(offers) {
    return offers.only && !this.#steps.accepts(offers.only) ? { ...offers, only: null } : offers;
  }

  /** Shows the expected move again, then makes it. */
  #demonstrate() {
    const { refused } = this.#steps.step;
    if (this.#pause.timer || this.#steps.isOver) return;
    this.#tries.mistake = null;
    this.#render();
    this.#pause.timer = window.setTimeout(
      () => {
        this.#pause.timer = 0;
        const { next } = this.#steps;
        if (next) this.tryMove(next);
        else if (refused) void this.#host.overlays.refuse(this.#pileAt(refused.from), this.#pileAt(refused.to));
      },
      this.#host.board.motion.isOff ? 0 : DEMO_DELAY_MS,
    );
  }

  // Rendering

  /** @param {string} address */
  #pileAt(address) {
    const name = this.#steps.swapped(address);
    return this.#host.info?.places.findIndex((place) => place.address === name) ?? -1;
  }

  /** The piles to select next. @returns {[number, number | null]} */
  #expectedPiles() {
    const { next, step, isOver } = this.#steps;
    if (isOver) return [-1, null];
    if (next) return pilesToSelect(this.#host, next);
    return step.refused ? [this.#pileAt(step.refused.from), this.#pileAt(step.refused.to)] : [-1, null];
  }

  /** Shows a message in place of the task, until the next try. @param {string} sentence */
  showMessage(sentence) {
    if (this.#steps.isOver) this.#host.announcer.speak(sentence);
    else this.#render('', sentence);
  }

  /** @param {string} [reason] why the rules have refused a try, to be announced @param {string} [message] */
  #render(reason = '', message = '') {
    const host = this.#host;
    const { step, isOver, at, count, made, twin } = this.#steps;
    if (isOver) {
      this.#spotlight.clear();
      const hasBegun = this.#waiting === 'new' && (host.playerView?.ply ?? 0) > 0;
      this.#callout.renderEnd({ count, waiting: hasBegun ? 'begun' : this.#waiting });
    } else {
      const [from, to] = this.#expectedPiles();
      const { text: task, afterRefusal } = this.#words.steps[step.key];
      this.#callout.render({
        reason,
        at,
        count,
        sentence:
          message || (this.#tries.mistake?.say ?? (this.#tries.wasRefused && afterRefusal ? afterRefusal : task)),
        piles: [...(from < 0 ? [] : [from]), ...(to === null ? [] : [to])],
        isMistake: !!this.#tries.mistake,
        suggestsDemo: this.#tries.needsDemo,
        isFirst: at === 0 && made === 0 && !this.#tries.mistake,
        canContinue: this.#canContinue,
      });
      this.#renderSpotlight(from, to, twin);
    }
    host.announcer.announce(words.intro(count));
    host.offer([{ label: words.leaveLesson, onPress: () => this.end('returned') }], 'info', this);
    this.relayout();
  }

  /** @param {number} from @param {number | null} to @param {string | null} twin */
  #renderSpotlight(from, to, twin) {
    const { step, made } = this.#steps;
    const piles = (/** @type {string[] | undefined} */ list) => (list ?? []).map((address) => this.#pileAt(address));
    const isDone = this.#tries.wasRefused || (made >= (step.moves?.length ?? 0) && !step.refused);
    const tried = this.#tries.mistake?.piles ?? null;
    const other = twin ? pilesToSelect(this.#host, twin)[1] : null;
    this.#spotlight.setContent({
      source: isDone || from < 0 ? null : from,
      targets: isDone ? [] : [to, other].flatMap((pile) => pile ?? []),
      failedMove: tried && tried[1] !== null ? [tried[0], tried[1]] : null,
      forbiddenMove:
        step.badMove && !tried && !isDone ? [this.#pileAt(step.badMove[0]), this.#pileAt(step.badMove[1])] : null,
      paths: isDone || tried || made ? [] : (step.paths ?? []).map((path) => piles(path)),
      unveiled: piles([
        ...(step.unveiled ?? []),
        ...(this.#tries.wasRefused && step.refused ? [step.refused.from, step.refused.to] : []),
      ]),
      gaps: piles(step.gaps),
      blockers: piles(step.blockers),
      blocked: step.refused ? this.#pileAt(step.refused.from) : from,
    });
  }

  translate() {
    if (this.#hasEnded) return;
    // Its sentence is in the other language.
    this.#tries.mistake = null;
    this.#callout.translate();
    this.#render();
  }

  /** Reveals the expected piles of a magnified table, the card last. */
  #revealPiles() {
    const { board } = this.#host;
    const piles = this.#expectedPiles();
    const key = [board.box.width, board.box.height, this.#steps.at, ...piles].join();
    // The player may have panned since.
    if (key === this.#revealKey) return;
    this.#revealKey = key;
    for (const pile of piles.reverse()) if (pile !== null && pile >= 0) this.#host.fitter.reveal(pile);
  }

  relayout() {
    if (this.#hasEnded) return;
    this.#revealPiles();
    this.#spotlight.render();
    this.#callout.place(this.#spotlight.obstacles(), this.#words);
  }

  // End

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.end('returned');
  }

  /** Continues by Enter or Space at the cards. @param {KeyboardEvent} event */
  #onCellKey(event) {
    if (
      !['Enter', ' '].includes(event.key) ||
      event.repeat ||
      this.#pause.timer ||
      this.#hasEnded ||
      !this.#canContinue
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    this.#continue();
  }

  /** Deals a gentle deal of the game. */
  #dealNew() {
    const { gentle } = LESSONS[this.#id];
    this.end('returned');
    dealNumbered(this.#host, this.#id, gentle[Math.floor(Math.random() * gentle.length)]);
  }

  /** @param {LineEnd} how */
  end(how) {
    if (this.#hasEnded) return;
    clearTimeout(this.#pause.timer);
    this.#closing.abort();
    const { board, session } = this.#host;
    this.#spotlight.remove();
    endGuide(this.#host, this.#callout, how, () => {
      board.setShowsTargets(true);
      board.setCrosses(this.#host.setting('crosses'));
      session.restoreParked();
    });
    this.#emitProgress('end', { done: this.#steps.isOver });
  }
}

/**
 * Starts the lesson of the game on the table.
 * @param {TableHost} host @param {WaitingDeal} waiting
 * @returns {boolean} true if there is one
 */
export function openLesson(host, waiting) {
  const id = host.info ? rulesIdOf(host.games, host.info.id) : '';
  if (!LESSONS[id] || !words.games[id] || !host.view || !host.element.isConnected) return false;
  new Lesson(host, id, waiting);
  return true;
}
