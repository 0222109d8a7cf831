// A problem on the table: the player's moves answer its question. A table has at most one, as `host.line`; the page opens its
// position before, and records the results that its callbacks get.

import { askRefutation, cancel, noAnswer, releaseOnAbort } from '../../solver/client.js';
import { longerThan } from '../../solver/solve-problem.js';
import { isTyping } from '../../ui/dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { endGuide } from '../end-guide.js';
import { buttonsOf, nextLabel } from './problem-buttons.js';
import { ProblemCallout } from './problem-callout.js';
import { frameCopies } from './goal-frames.js';
import { ProblemIntroduction } from './problem-introduction.js';
import * as sentences from './problem-sentences.js';
import { ProblemSteps } from './problem-steps.js';
import { playRefutation, playSolution, reasonOf } from './refutation.js';
import { isRunRight, movesOfRun } from './run-answer.js';

/** @import { TableHost, LineEnd, LineMode, MoveGuide } from '../host.js' */
/** @import { TextKind } from './problem-callout.js' */
/** @import { Choice } from '../../engine/choices.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
/** @typedef {import('./problem-options.js').ProblemActions} ProblemActions @typedef {import('./problem-options.js').ProblemOptions} ProblemOptions */

/** Delay before forced moves, and before the next question. */
const FOLLOW_UP_DELAY_MS = 450;
/** Time after which the callout says that the solver searches: most searches are over by then. */
const SEARCH_NOTICE_MS = 300;

/** @implements {LineMode} @implements {MoveGuide} */
class ProblemMode {
  from = 0;
  #host;
  #problem;
  #actions;
  #options;
  #callout;
  #steps;
  /** Moves of the problem's position. */
  #basePly;
  #timer = 0;
  /** True while the solver searches for a button, or the line player loads. */
  #isWaiting = false;
  /** The introduction; stays after its end, as its texts still have room. @type {ProblemIntroduction | null} */
  #introduction;
  #closing = new AbortController();

  /** @param {TableHost} host @param {ReadProblem} problem @param {ProblemActions} actions @param {ProblemOptions} options */
  constructor(host, problem, actions, options) {
    host.line?.end('removed');
    this.#host = host;
    this.#problem = problem;
    this.#actions = actions;
    this.#options = options;
    this.#introduction = options.introduction ?? null;
    this.#steps = options.steps ?? new ProblemSteps(problem.question, options.tries);
    this.#basePly = (host.view?.ply ?? 0) - this.#steps.line.length;
    if (problem.release) frameCopies(host, problem.release.card, this.#closing.signal);
    this.#callout = new ProblemCallout(host, {
      label: (kind) => (kind === 'introduction' ? (this.#introduction?.label ?? '') : sentences.labelOf(problem, kind)),
      detail: () => this.#options.detail(),
      question: () => sentences.questionAt(problem, this.#steps),
      stock: () => this.#stock,
      buttons: () => this.#buttons,
      room: () => sentences.roomOf(host, problem, this.#steps, this.#options, this.#introduction),
    });
    releaseOnAbort(host, host.tableSignal);
    host.overlays.close();
    host.beginLine(this);
    const { signal } = this.#closing;
    host.frame.body.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    if (!options.steps) host.announcer.showSentence(words.intro);
    this.#offerToLeave();
    void this.#check();
    // A problem of a page's element leaves the focus on the page.
    if (this.#introduction?.isShown) this.#callout.focusButton();
    else if (actions.leave) host.board.grid.focus();
  }

  #offerToLeave() {
    const { leave } = this.#actions;
    this.#host.offer(leave ? [{ label: words.leaveProblem, onPress: leave }] : [], 'info', this);
  }

  get guide() {
    return this;
  }

  get problem() {
    return this.#problem.link;
  }

  /** The question, which S says with the state of the game. */
  get sentence() {
    return sentences.questionAt(this.#problem, this.#steps) || core.sentences(this.#callout.text.say());
  }

  get ply() {
    return this.#steps.line.length;
  }

  get to() {
    return this.#steps.line.length;
  }

  get #hasEnded() {
    return this.#closing.signal.aborted;
  }

  /** True while a move is about to follow, or a search or a load is running. */
  get #isBusy() {
    return this.#timer !== 0 || this.#isWaiting || this.#steps.state === 'waiting';
  }

  // The question

  /** Puts the question, after the proof of a problem that is in no list. */
  async #check(effort = this.#steps.effort) {
    const { check } = this.#options;
    if (!check) return this.#begin();
    // The pressed button disappears.
    if (this.#callout.isFocused) this.#host.board.grid.focus();
    this.#steps.state = 'checking';
    this.#steps.effort = effort;
    this.#callout.showText('question', () => [effort > 1 ? words.checkingLonger : words.checking]);
    const checked = await check(this.#host, effort).catch(() => ({ finding: null, effort }));
    if (this.#hasEnded) return;
    const { finding } = Object.assign(this.#steps, checked);
    // Of an easy problem only the first question is proven.
    const isEasy = finding === 'easy' && this.#steps.isLast;
    this.#options = { ...this.#options, isEasy };
    if (finding === 'proven' || isEasy) return this.#begin();
    this.#steps.state = finding ? 'refused' : 'unloaded';
    this.#callout.showText('question', () => [finding ? words.refused[finding] : words.noCheck]);
  }

  #begin() {
    const { introduction } = this.#actions;
    if (!introduction.isDone && !this.#options.steps) this.#introduce();
    else this.#putQuestion();
  }

  /** @param {'question' | 'next'} [kind] `next` right after an answer */
  #putQuestion(kind = 'question') {
    this.#steps.state = 'asked';
    this.#steps.wrong = null;
    // The selection's offers depend on the state.
    this.#host.snapBack();
    this.#callout.reserveRoom();
    this.#callout.showText(kind, () => sentences.askedSentences(this.#host, this.#problem, this.#steps, this.#options));
  }

  /** The cards of the stock that are still to come. */
  get #stock() {
    const left = this.#host.view?.stock ?? 0;
    return this.#steps.isPut && left ? this.#problem.stock.slice(-left) : [];
  }

  /** @returns {import('./problem-callout.js').ProblemButton[]} */
  get #buttons() {
    if (this.#introduction?.isShown) return this.#introduction.buttons;
    const page = { ...this.#options, ...this.#actions };
    return buttonsOf(this.#steps, page, {
      again: () => this.#again(),
      retry: () => void this.#check(),
      searchLonger: () => void this.#check(longerThan(this.#steps.effort)),
      play: this.#actions.play ?? (() => this.end('returned')),
      watch: () => void this.#watch(),
      introduce: () => this.#introduce(),
      showWhy: () => void this.#showWhy(),
      giveHint: () => this.#giveHint(),
    });
  }

  /** Shows a message after the text. @param {string} sentence */
  showMessage(sentence) {
    this.#callout.showMessage(sentence);
  }

  // The introduction

  #introduce() {
    if (this.#isBusy || this.#introduction?.isShown) return;
    this.#steps.state = 'asked';
    this.#host.board.highlight();
    this.#introduction = new ProblemIntroduction({
      host: this.#host,
      problem: this.#problem,
      steps: this.#steps,
      actions: this.#actions,
      showPosition: (moves) => this.#showPosition(moves),
      showText: (say) => this.#callout.showText('introduction', say),
      fits: this.#callout.fits,
      onEnd: () => this.#endIntroduction(),
    });
    this.#callout.reserveRoom();
    this.#introduction.showText();
  }

  /** Ends the introduction, for good, and puts the question. */
  #endIntroduction() {
    const hadFocus = this.#callout.isFocused;
    if (this.#introduction?.isExample) this.#showPosition();
    this.#introduction?.end();
    this.#actions.introduction.onDone?.();
    this.#putQuestion();
    if (hadFocus) this.#host.board.grid.focus();
  }

  /** Shows the question's position, or the one after some moves. @param {string[]} [moves] */
  #showPosition(moves = []) {
    const line = [...this.#steps.line, ...moves];
    this.#host.showLine(this.#basePly, line, this.#basePly + line.length, 'shown');
  }

  // Tries

  get #takesMoves() {
    return !this.#hasEnded && !this.#introduction?.isShown && !this.#isBusy && this.#steps.state === 'asked';
  }

  /** @param {string | null} move null: dealing */
  tryMove(move) {
    const { view } = this.#host;
    const played = move ?? this.#steps.question.dealing;
    if (!this.#takesMoves || !view || played === null) return this.#host.snapBack();
    const moves = movesOfRun(view, played);
    const [tried] = moves;
    if (moves.length > 1 && this.#steps.isLastAnswer(tried)) return void this.#tryRun(moves);
    this.#tryFirst(tried);
  }

  /** Answers by a card's move. @param {string} tried */
  #tryFirst(tried) {
    const isRepeated = this.#steps.isRepeated([tried]);
    const answer = this.#steps.tryMove(tried);
    if (!answer?.then && !isRepeated) this.#actions.onTry?.();
    this.#emit('patience-problem-try', { right: !!answer });
    if (!answer) return void this.#answerWrong([tried]);
    this.#steps.wrong = null;
    this.#showPosition();
    const continueLine = () => {
      this.#timer = 0;
      const isAsked = this.#steps.advance(answer);
      if (answer.forced.length) this.#showPosition();
      if (isAsked) this.#putQuestion('next');
      else this.#finish();
    };
    if (!answer.forced.length && !answer.then) return continueLine();
    this.#timer = window.setTimeout(continueLine, this.#host.board.motion.isOff ? 0 : FOLLOW_UP_DELAY_MS);
  }

  /** Answers by a run whose first move is right: the solver judges its end. @param {string[]} moves */
  async #tryRun(moves) {
    this.#showPosition(moves);
    const judge = () =>
      isRunRight(this.#host, this.#problem, [...this.#steps.line, ...moves]).catch((error) => noAnswer(error) ?? null);
    const isRight = await this.#search('', 'question', () => words.checkingRun, judge);
    if (isRight === undefined) return;
    if (isRight === null) {
      // Its first move is proven.
      this.#tryFirst(moves[0]);
      return this.showMessage(words.onlyFirst);
    }
    if (!this.#steps.isRepeated(moves)) this.#actions.onTry?.();
    this.#steps.tryRun(moves, isRight);
    this.#emit('patience-problem-try', { right: isRight });
    if (isRight) return this.#finish();
    this.#showPosition();
    void this.#answerWrong(moves);
  }

  /** Dispatches an event about the problem. @param {'patience-problem-try' | 'patience-problem-solved'} type @param {Record<string, boolean>} detail */
  #emit(type, detail) {
    this.#host.emit(type, { problem: this.#problem.link, tries: this.#steps.tries, ...detail });
  }

  #finish() {
    this.#actions.onSolved?.();
    const { wasShown = false, wasReported } = this.#options;
    // Solving it again is practice, with tries from zero.
    if (!wasReported) this.#emit('patience-problem-solved', { shown: wasShown });
    this.#options = { ...this.#options, wasReported: true };
    const hadFocus = this.#host.board.grid.focusedPile() !== null;
    // The next card in the hand is not to be placed.
    this.#host.board.highlight();
    this.#callout.showText('right', () => sentences.solvedSentences(this.#problem, this.#steps, this.#options));
    if (hadFocus) this.#callout.focusButton();
  }

  /** Returns the cards, and says why the moves lose. @param {string[]} moves */
  async #answerWrong(moves) {
    this.#host.snapBack();
    // The line of a release may be too long to show.
    this.#steps.wrong = this.#problem.release ? null : { moves, refutation: null };
    const sayRun = () => sentences.sayRun(this.#problem, moves.length);
    const { searching, failed, unexplained } = sentences.withoutReason(this.#problem);
    const fits = (/** @type {string} */ reason) =>
      this.#callout.fits(core.sentences([sayRun(), reason].filter(Boolean)));
    let sayReason = (/** @type {typeof fits} */ _fits) => searching();
    const say = () => [sayRun(), sayReason(fits)];
    // Silent at first: of two texts in a row a screen reader says the second twice.
    this.#callout.showText('wrong', say, false);
    const { text } = this.#callout;
    // False once a hint or another try has replaced the text, or a right answer is about to.
    const isShown = () => !this.#hasEnded && this.#callout.text === text && this.#steps.state === 'asked';
    const timer = setTimeout(() => isShown() && this.#callout.render(), SEARCH_NOTICE_MS);
    const failure = { say: failed, refutation: null };
    const reason = await reasonOf(this.#host, this.#problem, this.#steps.line, moves).catch(
      (error) => noAnswer(error) ?? failure,
    );
    clearTimeout(timer);
    sayReason = reason?.say ?? unexplained;
    // Null if Show why has cancelled the search: its answer follows.
    if (!reason || !isShown()) return;
    if (reason.refutation) this.#steps.wrong = { moves, refutation: reason.refutation };
    // A message of the meantime stays.
    this.#callout.render();
  }

  /** Plays on from the wrong answer, then puts the question again. */
  async #showWhy() {
    const steps = this.#steps;
    const { wrong } = steps;
    if (!wrong || this.#isBusy || steps.state !== 'asked') return;
    const host = this.#host;
    const ask = async () =>
      wrong.refutation ?? askRefutation(host, this.#problem.link, [...steps.line, ...wrong.moves]);
    const refutation = await this.#search('why', 'wrong', () => words.findingWhy, ask);
    if (!refutation) return refutation === null ? this.#callout.render() : undefined;
    if (!(await this.#loadPlayer())) return;
    const place = this.#endForPlayer({ ...this.#options, steps });
    await playRefutation(host, this.#problem, steps.line, wrong.moves, refutation, place);
  }

  /** @param {number} _from @param {number} _to @param {string} sentence */
  onRefused(_from, _to, sentence) {
    this.#host.announcer.speak(sentence);
  }

  get takesNoMove() {
    return !this.#takesMoves;
  }

  /** @param {Choice[]} choices */
  narrow(choices) {
    return this.takesNoMove ? [] : choices;
  }

  /** A tap on a card with one target only selects it: no answer is given by a single tap. @param {import('../../engine/choices.js').Offers} offers */
  narrowOffers(offers) {
    return this.#takesMoves ? { ...offers, only: null } : { targets: [], only: null, home: null };
  }

  // Help

  /** The first step is the theme, the second the card; then “no more hints” and the card alternate. */
  #giveHint() {
    if (!this.#takesMoves) return;
    const step = this.#steps.nextHint();
    const { board } = this.#host;
    const piles = step > 1 ? sentences.pilesOfHint(this.#host, this.#steps, this.#introduction) : [];
    const cards = piles.map(({ pile, shown }) => ({ pile, index: Math.max(0, shown.count - 1) }));
    board.highlightCards(cards, board.highlights);
    if (piles.length) board.grid.setTabStop(piles[0].pile);
    const isOver = step > 2 && step % 2 === 1;
    this.#callout.showText('hint', () => [
      isOver ? words.allHintsGiven : sentences.sayHint(sentences.themeOf(this.#problem), piles),
    ]);
  }

  /** Shows the whole line in the line player, then the problem again. */
  async #watch() {
    if (this.#isBusy) return;
    const host = this.#host;
    const isAnswered = this.#steps.state === 'solved';
    const solve = () => this.#actions.solve(host, this.#steps.effort);
    const button = isAnswered ? 'watch' : 'solution';
    const line = await this.#search(button, 'solution', () => words.findingSolution, solve);
    if (line === undefined) return;
    if (!line?.length) return this.#callout.showText('solution', () => [words.noSolution]);
    if (!(await this.#loadPlayer())) return;
    if (isAnswered) this.#steps.tries = 0;
    else this.#actions.onShown?.();
    this.#options = { ...this.#options, wasShown: this.#options.wasShown || !isAnswered };
    this.#restart();
    const { next } = this.#actions;
    const place = this.#endForPlayer({ ...this.#options, tries: this.#steps.tries }, next);
    const again = () => words.again;
    const endLabels = next ? { returned: again, finished: () => nextLabel(this.#options) } : { finished: again };
    await playSolution(host, this.#problem, line, endLabels, place);
  }

  /**
   * Waits for the solver. Its button shows that at once, the callout after a delay.
   * @template T @param {string} button its name, or empty @param {TextKind} kind @param {() => string} say @param {() => Promise<T>} ask
   * @returns {Promise<T | undefined>} undefined if the problem has ended, or after an announced failure of the solver
   */
  async #search(button, kind, say, ask) {
    const { text } = this.#callout;
    this.#isWaiting = true;
    this.#callout.setBusy(button);
    const timer = setTimeout(() => this.#callout.showText(kind, () => [say()]), SEARCH_NOTICE_MS);
    const found = await ask().catch(noAnswer);
    clearTimeout(timer);
    if (this.#hasEnded) return undefined;
    this.#isWaiting = false;
    this.#callout.setBusy('');
    this.#callout.text = text;
    if (found === undefined) this.#callout.showText(kind, () => [words.noCheck]);
    return found;
  }

  /** Loads the line player; false if it cannot be opened: the problem stays on the table. */
  async #loadPlayer() {
    const host = this.#host;
    this.#isWaiting = true;
    const isLoaded = !!(await host.load('linePlayer', host.tableSignal).catch(() => null));
    if (this.#hasEnded) return false;
    this.#isWaiting = false;
    if (!isLoaded) this.#callout.showMessage(core.element.notLoaded);
    return isLoaded;
  }

  /** Leaves the table to the line player. @param {ProblemOptions} options of the problem when it is put again @param {(() => void) | null} [next] opens the next one */
  #endForPlayer(options, next = null) {
    const { height: room } = this.#callout;
    this.end('returned');
    const host = this.#host;
    const onReturn = this.#actions.onPlayer?.();
    const onEnd = (/** @type {LineEnd} */ how) => {
      if (how === 'removed') return;
      const returned = onReturn?.();
      if (how === 'finished' && next) return void Promise.resolve(returned).then(next);
      const start = host.view?.start;
      // A move that has ended the line is still being announced.
      queueMicrotask(() => {
        if (host.line || host.view?.start !== start) return;
        this.#showPosition();
        openProblem(host, this.#problem, this.#actions, { ...options, introduction: this.#introduction, check: null });
      });
    };
    return { room, onEnd };
  }

  #again() {
    if (this.#isBusy) return;
    this.#steps.tries = 0;
    this.#restart();
  }

  #restart() {
    this.#steps.restart();
    this.#showPosition();
    this.#putQuestion();
  }

  /** @param {number} by */
  stepBy(by) {
    if (by < 0 && this.#steps.line.length && this.#takesMoves) this.#restart();
  }

  // Rendering

  translate() {
    if (this.#hasEnded) return;
    this.#host.announcer.showSentence(words.intro);
    this.#offerToLeave();
    this.#callout.translate();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const isHint = this.#host.setting('keys') === 'on' && this.#host.input.keys.actionKeyOf(event) === 'h';
    // The cards have prevented the default of this key, and done nothing.
    if (isHint && !event.repeat) this.#giveHint();
    else if (isHint) return;
    else if (event.key === 'Escape' && !event.defaultPrevented && this.#introduction?.isShown) this.#endIntroduction();
    else if (event.key === 'Escape' && !event.defaultPrevented && this.#actions.leave) this.#actions.leave();
    else return;
    event.preventDefault();
  }

  /** @param {LineEnd} how */
  end(how) {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    cancel(this.#host);
    this.#closing.abort();
    endGuide(this.#host, this.#callout, how);
  }
}

/**
 * Opens a problem on a table, which is at its position.
 * @param {TableHost} host @param {ReadProblem} problem @param {ProblemActions} actions @param {ProblemOptions} options
 */
export const openProblem = (host, problem, actions, options) => new ProblemMode(host, problem, actions, options);
