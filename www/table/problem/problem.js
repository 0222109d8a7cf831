// A problem on the table: the player's moves answer its question. A table has one at most, as `host.line`; the site has opened
// its position, and records what the callbacks say.

import { askRefutation, cancel, releaseOnAbort } from '../../solver/client.js';
import { latinKeyOf, isTyping } from '../../ui/dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { ProblemCallout } from './problem-callout.js';
import { ProblemGuide } from './problem-guide.js';
import { hintedPiles } from './problem-piles.js';
import { askedSentences, questionAt, sayHint, solvedSentences } from './problem-sentences.js';
import { ProblemSteps } from './problem-steps.js';
import { playRefutation, reasonOf } from './refutation.js';

/** @import { TableHost, LineMode, LessonGuide } from '../host.js' */
/** @import { Choice } from '../../engine/choices.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
/** @import { ProblemButton } from './problem-callout.js' */
/** @typedef {import('./problem-options.js').ProblemActions} ProblemActions @typedef {import('./problem-options.js').ProblemOptions} ProblemOptions */

/** @param {import('./problem-guide.js').GuideStep} step */
const partsOf = ({ label, sentences }) => [label, ...sentences];

/** Delay before forced moves, and before the next question. */
const FOLLOW_UP_DELAY_MS = 450;

/** @implements {LineMode} @implements {LessonGuide} */
export class ProblemMode {
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
  /** The introduction, while it is shown. @type {ProblemGuide | null} */
  #introduction = null;
  /** Says the content of the callout, in the language of the page: its label, then sentences. Messages follow. @type {{ say: () => string[], messages: string[] }} */
  #text = { say: () => [''], messages: [] };
  #closing = new AbortController();

  /** @param {TableHost} host @param {ReadProblem} problem @param {ProblemActions} actions @param {ProblemOptions} options */
  constructor(host, problem, actions, options) {
    host.line?.end('gone');
    this.#host = host;
    this.#problem = problem;
    this.#actions = actions;
    this.#options = options;
    this.#steps = options.steps ?? new ProblemSteps(problem.question, options.tries);
    this.#basePly = (host.view?.ply ?? 0) - this.#steps.line.length;
    this.#callout = new ProblemCallout(host);
    releaseOnAbort(host, host.tableSignal);
    host.overlays.close();
    host.line = this;
    const { signal } = this.#closing;
    host.frame.body.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    if (!options.steps) host.announcer.showSentence(words.intro);
    this.#offerToLeave();
    if (options.check) void this.#check(options.check(host));
    else this.#begin();
    // A problem of a page's element leaves the focus on the page.
    if (this.#introduction) this.#callout.focusButton();
    else if (actions.leave) host.board.grid.focus();
  }

  #offerToLeave() {
    const { leave } = this.#actions;
    this.#host.frame.status.offer(leave ? [{ label: words.leaveProblem, act: leave }] : [], 'info');
  }

  get guide() {
    return this;
  }

  get problem() {
    return this.#problem.link;
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

  /** True while a move follows, or the solver searches. */
  get #isBusy() {
    return this.#timer !== 0 || this.#steps.state === 'waiting';
  }

  // The question

  /** Waits for the proof of a problem that is in no list before it is put. @param {ReturnType<NonNullable<ProblemOptions['check']>>} check */
  async #check(check) {
    this.#steps.state = 'checking';
    this.#show(() => [words.label, words.checking]);
    try {
      const finding = await check;
      if (this.#hasEnded) return;
      if (finding === 'proven') return this.#begin();
      this.#steps.state = 'refused';
      this.#show(() => [words.label, words.refused[finding]]);
    } catch {
      if (this.#hasEnded) return;
      this.#steps.state = 'refused';
      this.#show(() => [words.label, words.noCheck]);
    }
  }

  #begin() {
    const { introduction } = this.#actions;
    if (introduction && !introduction.isDone && !this.#options.steps) this.#introduce();
    else this.#ask();
  }

  #ask() {
    this.#steps.state = 'asked';
    this.#steps.wrongMove = '';
    // The selection's offers depend on the state.
    this.#host.snapBack();
    const { wasSolved } = this.#options;
    this.#show(() => [words.label, ...askedSentences(this.#host, this.#steps, wasSolved)]);
  }

  /** The cards of the stock that are still to come. */
  get #stock() {
    const left = this.#host.view?.stock ?? 0;
    return this.#steps.isPut && left ? this.#problem.stock.slice(-left) : [];
  }

  /** Buttons of the same name, and what follows upon each, keep their places. @returns {ProblemButton[]} */
  get #buttons() {
    const { leave, send, next } = this.#actions;
    if (this.#introduction) return this.#guideButtons;
    const leaveButton = leave ? [{ name: 'leave', label: words.leave, act: leave }] : [];
    const sendButton = send ? [{ name: 'send', label: words.send, act: send }] : [];
    if (!this.#steps.isPut) return leaveButton;
    const end = [...sendButton, ...leaveButton];
    const { introduction } = this.#actions;
    if (this.#steps.state === 'solved')
      return [
        { name: 'again', label: words.again, act: () => this.#again(), place: 'head' },
        ...(next ? [{ name: 'next', label: words.nextProblem, act: next, isPrimary: true }] : []),
        { name: 'watch', label: words.solution, act: () => void this.#watch() },
        ...end,
      ];
    /** @type {ProblemButton[]} */
    const inText = [];
    if (introduction)
      inText.push({ name: 'introduce', label: words.howItWorks, act: () => this.#introduce(), place: 'head' });
    if (this.#steps.wrongMove)
      inText.push({ name: 'why', label: words.showWhy, act: () => void this.#showWhy(), place: 'reply' });
    return [
      ...inText,
      { name: 'hint', label: words.hint, act: () => this.#giveHint() },
      { name: 'solution', label: words.solution, act: () => void this.#watch() },
      ...end,
    ];
  }

  /** @param {() => string[]} say the label, then sentences */
  #show(say) {
    this.#text = { say, messages: [] };
    this.#render();
  }

  #render() {
    const { say, messages } = this.#text;
    const [label, ...said] = say();
    const sentences = [...said, ...messages].filter(Boolean);
    const [detail, stock, buttons] = [this.#options.detail(), this.#stock, this.#buttons];
    this.#callout.render({
      label,
      detail,
      question: questionAt(this.#problem, this.#steps),
      sentences,
      stock,
      buttons,
    });
    // Its height decides about the room of the felt.
    this.#host.fitter.measure();
  }

  /** Shows a message after the text. @param {string} sentence */
  showMessage(sentence) {
    // Of the same text, which the reason of a wrong answer still replaces.
    const { messages } = this.#text;
    if (!messages.includes(sentence)) messages.push(sentence);
    this.#render();
  }

  // The introduction

  #introduce() {
    if (this.#isBusy || this.#introduction) return;
    this.#introduction = new ProblemGuide(this.#problem.kind, this.#steps.question);
    this.#steps.state = 'asked';
    this.#host.board.highlight();
    this.#showGuide();
  }

  /** @param {() => string} [sayReason] why the example's move is wrong */
  #showGuide(sayReason = () => '') {
    const guide = this.#introduction;
    const shown = this.#host.view;
    if (guide) this.#show(() => partsOf(guide.text(shown, sayReason())));
  }

  /** @returns {ProblemButton[]} */
  get #guideButtons() {
    const guide = this.#introduction;
    const next = guide?.text(this.#host.view, '').next ?? '';
    return [
      { name: 'next-step', label: next, act: () => this.#advanceGuide(), isPrimary: true },
      ...(guide?.isLast ? [] : [{ name: 'skip', label: words.guide.skip, act: () => this.#endGuide() }]),
    ];
  }

  #advanceGuide() {
    const guide = this.#introduction;
    const hadFocus = this.#callout.isFocused;
    if (guide?.isExample) this.#showPosition();
    const { view } = this.#host;
    if (!guide?.advance() || !view) return this.#endGuide();
    const wrong = guide.isExample ? guide.wrongAnswer(view) : undefined;
    if (wrong === undefined) this.#showGuide();
    else this.#showExample(guide, wrong);
    if (hadFocus) this.#callout.focusButton();
  }

  /** Leaves a wrong answer on the table, with its reason, until the player continues. @param {ProblemGuide} guide @param {string} wrong */
  #showExample(guide, wrong) {
    const { line } = this.#steps;
    const { release } = this.#problem;
    this.#host.showLine(this.#basePly, [...line, wrong], this.#basePly + line.length + 1, 'shown');
    this.#showGuide(() => (release ? words.notInTime(release) : words.allLose));
    if (release) return;
    void reasonOf(this.#host, this.#problem, [...line, wrong]).then(
      (sayReason) => void (this.#introduction === guide && guide.isExample && this.#showGuide(sayReason)),
      () => {},
    );
  }

  /** Ends the introduction, for good, and puts the question. */
  #endGuide() {
    const hadFocus = this.#callout.isFocused;
    if (this.#introduction?.isExample) this.#showPosition();
    this.#introduction = null;
    this.#actions.introduction?.onDone();
    this.#callout.releaseHeight();
    this.#ask();
    if (hadFocus) this.#host.board.grid.focus();
  }

  #showPosition() {
    this.#host.showLine(this.#basePly, this.#steps.line, this.#basePly + this.#steps.line.length, 'shown');
  }

  // Tries

  get #takesMoves() {
    return !this.#hasEnded && !this.#introduction && !this.#timer && this.#steps.state === 'asked';
  }

  /** @param {string | null} move null: dealing */
  tryMove(move) {
    const tried = move ?? this.#steps.question.dealing;
    if (!this.#takesMoves || tried === null) return this.#host.snapBack();
    const answer = this.#steps.tryMove(tried);
    if (!answer?.then) this.#actions.onTry();
    this.#emit('patience-problem-try', { right: !!answer });
    if (!answer) return void this.#answerWrong(tried);
    this.#steps.wrongMove = '';
    this.#showPosition();
    const follow = () => {
      this.#timer = 0;
      const isAsked = this.#steps.follow(answer);
      if (answer.forced.length) this.#showPosition();
      if (isAsked) this.#ask();
      else this.#finish();
    };
    if (!answer.forced.length && !answer.then) return follow();
    this.#timer = window.setTimeout(follow, this.#host.board.motion.isOff ? 0 : FOLLOW_UP_DELAY_MS);
  }

  /** Dispatches an event about the problem. @param {'patience-problem-try' | 'patience-problem-solved'} type @param {Record<string, boolean>} detail */
  #emit(type, detail) {
    this.#host.emit(type, { problem: this.#problem.link, tries: this.#steps.tries, ...detail });
  }

  #finish() {
    this.#actions.onSolved();
    this.#emit('patience-problem-solved', { shown: this.#options.wasShown });
    const hadFocus = this.#host.board.grid.focusedPile() !== null;
    const { tries } = this.#steps;
    // The next card of the round waits for nothing.
    this.#host.board.highlight();
    this.#show(() => [words.right, ...solvedSentences(this.#problem, tries)]);
    if (hadFocus) this.#callout.focusButton();
  }

  /** Puts the card back, and says why the move loses. @param {string} move */
  async #answerWrong(move) {
    const host = this.#host;
    host.snapBack();
    this.#steps.wrongMove = move;
    const { release } = this.#problem;
    if (release) return this.#show(() => [words.notYet, words.notInTime(release)]);
    this.#show(() => [words.wrong, words.searching]);
    const text = this.#text;
    const sayReason = await reasonOf(host, this.#problem, [...this.#steps.line, move]).catch(() => () => words.allLose);
    // A hint or another try may have replaced the text by now.
    if (!this.#hasEnded && this.#text === text) this.#show(() => [words.wrong, sayReason()]);
  }

  /** Plays on from the wrong answer, then puts the question again. */
  async #showWhy() {
    const move = this.#steps.wrongMove;
    const steps = this.#steps;
    if (!move || this.#timer || steps.state !== 'asked') return;
    const host = this.#host;
    steps.state = 'waiting';
    const refutation = await askRefutation(host, this.#problem.link, [...steps.line, move]).catch(() => null);
    if (this.#hasEnded) return;
    steps.state = 'asked';
    if (!refutation) return this.showMessage(words.noCheck);
    if (this.#problem.release && refutation.transfers === null) return this.showMessage(words.tooLong);
    if (!(await this.#loadPlayer())) return;
    this.end('back');
    const onReturn = this.#actions.onPlayer?.();
    await playRefutation(host, this.#problem, move, refutation, (how) => {
      if (how === 'gone') return;
      onReturn?.();
      host.showLine(this.#basePly, steps.line, this.#basePly + steps.line.length, 'shown');
      openProblem(host, this.#problem, this.#actions, { ...this.#options, steps, check: null });
    });
  }

  onRefused() {}

  /** @param {Choice[]} choices */
  narrow(choices) {
    return this.#takesMoves ? choices : [];
  }

  /** A tap on a card with one target only selects it: no answer is given by a single tap. @param {import('../../engine/choices.js').Offers} offers */
  narrowOffers(offers) {
    return this.#takesMoves ? { ...offers, only: null } : { targets: [], only: null, home: null };
  }

  // Help

  /** First the theme, then the card; then there is no more to say. */
  #giveHint() {
    if (!this.#takesMoves) return;
    const step = ++this.#steps.hints;
    const theme = this.#problem.listed?.themes[0] ?? 'none';
    const { board, info, view } = this.#host;
    const piles = step > 1 && info && view ? hintedPiles(info, view, this.#steps.question.answers) : [];
    const cards = piles.map(({ pile, shown }) => ({ pile, index: Math.max(0, shown.count - 1) }));
    board.highlightCards(cards, board.highlights);
    if (piles.length) board.grid.setTabStop(piles[0].pile);
    this.#show(() => [words.hint, sayHint(theme, piles), step > 2 ? words.allHintsGiven : '']);
  }

  /** Shows the whole line in the line player, then the problem again. */
  async #watch() {
    if (this.#isBusy) return;
    const host = this.#host;
    const { state } = this.#steps;
    const isAnswered = state === 'solved';
    this.#steps.state = 'waiting';
    const line = await this.#actions.solve(host).catch(() => null);
    if (this.#hasEnded) return;
    this.#steps.state = state;
    if (!line?.length) return this.#show(() => [words.label, words.noSolution]);
    if (!(await this.#loadPlayer())) return;
    if (isAnswered) this.#steps.tries = 0;
    else {
      this.#actions.onShown();
      this.#options = { ...this.#options, wasShown: true };
    }
    this.#restart();
    this.end('back');
    const onReturn = this.#actions.onPlayer?.();
    await host.use('linePlayer', ({ openPlayer }) => {
      openPlayer(host, line, {
        name: words.solution,
        cause: 'shown',
        problem: this.problem,
        ...(this.#actions.next ? { back: words.again, over: words.nextProblem } : { over: words.again }),
        onEnd: (how) => this.#afterWatching(how, onReturn),
      });
    });
  }

  /** Loads the line player; false if it cannot be opened: the problem stays on the table. */
  async #loadPlayer() {
    const host = this.#host;
    const { state } = this.#steps;
    this.#steps.state = 'waiting';
    const isLoaded = await host.load('linePlayer', host.tableSignal).then(
      () => true,
      () => false,
    );
    if (this.#hasEnded) return false;
    this.#steps.state = state;
    if (!isLoaded) this.showMessage(core.element.notLoaded);
    return isLoaded;
  }

  /** @param {'over' | 'back' | 'act' | 'gone'} how @param {() => void} [onReturn] */
  #afterWatching(how, onReturn) {
    if (how === 'gone') return;
    if (how === 'over' && this.#actions.next) return this.#actions.next();
    onReturn?.();
    const host = this.#host;
    host.showLine(this.#basePly, [], this.#basePly, 'shown');
    openProblem(host, this.#problem, this.#actions, { ...this.#options, tries: this.#steps.tries, check: null });
  }

  #again() {
    if (this.#isBusy) return;
    this.#steps.tries = 0;
    this.#restart();
  }

  #restart() {
    this.#steps.restart();
    this.#showPosition();
    this.#ask();
  }

  /** @param {number} by */
  stepBy(by) {
    if (by < 0 && this.#steps.line.length && !this.#timer && this.#steps.state === 'asked') this.#restart();
  }

  // Rendering

  translate() {
    if (this.#hasEnded) return;
    this.#callout.translate();
    this.#host.announcer.showSentence(words.intro);
    this.#offerToLeave();
    this.#text.messages = [];
    this.#render();
  }

  relayout() {
    this.#callout.relayout();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const isHint = latinKeyOf(event) === 'h' && this.#host.setting('keys') === 'on';
    // The cards have taken this key, and do nothing.
    if (isHint) this.#giveHint();
    else if (event.key === 'Escape' && !event.defaultPrevented && this.#introduction) this.#endGuide();
    else if (event.key === 'Escape' && !event.defaultPrevented && this.#actions.leave) this.#actions.leave();
    else return;
    event.preventDefault();
  }

  /** @param {'over' | 'back' | 'act' | 'gone'} how */
  end(how) {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    cancel(this.#host);
    this.#closing.abort();
    const host = this.#host;
    const hadFocus =
      host.board.grid.focusedPile() !== null || this.#callout.isFocused || host.frame.status.isOfferFocused;
    if (host.frame.status.isOfferFocused) host.board.grid.focus();
    host.line = null;
    host.frame.status.offer([]);
    this.#callout.remove(() => host.board.grid.focus());
    if (how === 'gone') return;
    host.refresh();
    if (hadFocus) host.board.grid.focus();
  }
}

/**
 * Puts a problem on the table, on which its position is.
 * @param {TableHost} host @param {ReadProblem} problem @param {ProblemActions} actions @param {ProblemOptions} options
 */
export const openProblem = (host, problem, actions, options) => new ProblemMode(host, problem, actions, options);
