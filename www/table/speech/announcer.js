// All sentences of a table. Its status line shows one: the prompt (what to do now) or a message in its place. Its live region, which
// screen readers speak, gets the report (what the last action did) before it. `show…` methods write to the status line, `speak…`
// methods to the live region, `announce…` methods to both.

import { say, words } from '../../words/core.js';
import { describeAction, dropEchoOfPrompt } from './describe-action.js';
import { LiveRegion } from './live-region.js';

/** @import { TableHost } from '../host.js' */
/** @import { TableState } from '../model/state.js' */
/** @import { Token, View } from '../../pkg/patience_wasm.js' */

/** Base time that a transient message stays, and the time for each of its characters, in ms. */
const TRANSIENT_MS = 2500;
const READ_MS_PER_CHARACTER = 60;
/** Screen readers miss announcements made sooner after a page has loaded, in ms. */
const AFTER_LOAD_MS = 1200;

/** True on a phone or tablet, which has neither keys nor a mouse. */
const isTouchOnly = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

export class Announcer {
  #host;
  #state;
  #region = new LiveRegion();
  /** The position announced last, and the one before the action that led to it. @type {{ view: View | null, before: View | null }} */
  #announced = { view: null, before: null };
  /** Brings the prompt back after a transient message. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** True while moves follow each other too fast to be spoken: prompts are only shown, and reports dropped. */
  isSilent = false;
  /** The message in the status line; null: the prompt. @type {string | null} */
  #message = null;
  /** The message that takes the place of both for a time. @type {string | null} */
  #transient = null;
  /** The first text of the page, until it is spoken. @type {{ text: string } | null} */
  #first = null;
  /** Set by a page that wants opened games announced; called before the first of them is. @type {(() => void) | null} */
  onFirstAnnouncement = null;

  /** @param {TableHost} host @param {TableState} state */
  constructor(host, state) {
    this.#host = host;
    this.#state = state;
  }

  /** The live region. */
  get el() {
    return this.#region.el;
  }

  get #isBrief() {
    return this.#host.setting('speech') === 'brief';
  }

  // The status line

  /** True if the status line has the prompt. */
  get isPrompting() {
    return this.#message === null && this.#transient === null;
  }

  /** The sentence in the status line. */
  get sentence() {
    return this.#transient ?? this.#message ?? this.prompt;
  }

  /** @param {string | null} message null: the prompt @param {string | null} [transient] */
  #setStatus(message, transient = null) {
    clearTimeout(this.#timer);
    this.#message = message;
    this.#transient = transient;
    this.#host.frame.status.renderSentence(this.sentence);
  }

  /** Shows the prompt. */
  showPrompt() {
    this.#setStatus(null);
  }

  /** Shows a sentence in place of the prompt or a message. @param {string} sentence */
  showSentence(sentence) {
    this.#setStatus(sentence);
  }

  // The prompt

  /** The engine's prompt for a position, in words. @param {View} view */
  promptOf({ prompt }) {
    return this.#host.setting('dealing') === 'card' ? say(prompt) : words.play.untilChoice(prompt);
  }

  /** The prompt of the position on the table; of a line that is shown, its own sentence. */
  get prompt() {
    const { view, finish, line, notice } = this.#state;
    if (!view) return '';
    if (line?.sentence) return line.sentence;
    if (notice?.view === view) return words.sentences([notice.text(), this.promptOf(view)]);
    if (finish.length) return words.finish.ready(finish.length);
    const prompt = this.promptOf(view);
    const { crosses, safe } = this.#state.introducedAt;
    if (crosses === view) return words.play.crossesExplained(prompt);
    return safe === view ? words.play.safeExplained(prompt) : prompt;
  }

  // Actions

  /** Announces the report of the last commit, and the prompt. */
  announceCommit() {
    const { last } = this.#state;
    this.#announced.before = last?.before ?? null;
    this.announcePrompt();
  }

  /** Announces the moves of one press together. @param {View | null} before the position before the first @param {Token[]} report of all */
  announceTogether(before, report) {
    this.#announced = { view: null, before };
    this.announcePrompt(report);
  }

  /** Shows the prompt and announces it; in a new position after the report of the action. @param {Token[]} [report] */
  announcePrompt(report = this.#state.view?.report ?? []) {
    const { view, info, line, ending } = this.#state;
    // A lesson or a problem has its own sentences.
    if (!view || !info || line?.guide) return;
    const isNew = this.#announced.view !== view;
    this.#announced.view = view;
    const { before } = this.#announced;
    const reportWithoutEcho = dropEchoOfPrompt(report, view.prompt);
    // A line player announces its moves itself, with their numbers.
    const sentences =
      isNew && !line ? describeAction(info, before, view, reportWithoutEcho, this.#host.setting('speech')) : [];
    this.showPrompt();
    // In brief speech the prompt is announced only where it has changed, or where there is no report.
    this.#speakAction(sentences, this.prompt, isNew && !(this.#isBrief && sentences.length));
    // The dialog of a win takes the focus and speaks the prompt itself: only the report is spoken here.
    if (isNew && ending && this.#host.element.matches(':focus-within')) this.speak(words.sentences(sentences));
  }

  // Messages

  /** Announces a message, which stays until the next prompt. @param {string} sentence @param {boolean} [always] true: also if it was the last announcement @param {string[]} [report] spoken before it */
  announce(sentence, always = false, report = []) {
    this.showSentence(sentence);
    this.#speakAction(report, sentence, always);
  }

  /** @param {string[]} report @param {string} sentence that the status line shows @param {boolean} always */
  #speakAction(report, sentence, always) {
    if (this.isSilent) return;
    const spoken = words.sentences(this.#isBrief ? report.slice(0, 1) : report);
    this.#region.speakAction(spoken, sentence, always || (!this.#isBrief && spoken !== ''));
  }

  /** Announces a message for the time that it takes to read; then the one before is shown again, unspoken. @param {string} sentence */
  announceTransient(sentence) {
    if (this.#state.line?.guide) return;
    this.#setStatus(this.#message, sentence);
    this.speak(sentence);
    const { positionSignal: signal } = this.#host;
    const restore = () => {
      if (signal.aborted) return;
      this.#setStatus(this.#message);
      // Removes the frames that the message drew around cards.
      const { board } = this.#host;
      board.highlight(board.highlights);
    };
    this.#timer = setTimeout(restore, TRANSIENT_MS + READ_MS_PER_CHARACTER * sentence.length);
  }

  // Speech alone

  /** Speaks a sentence in place of the pending one. @param {string} sentence */
  speak(sentence) {
    // A problem of the address has taken the place of its game.
    if (!this.#first || !this.#state.line?.guide) return this.#region.speak(sentence);
    this.#first.text = sentence;
    this.#region.setRepeatText(sentence);
  }

  /** Speaks a sentence after the pending ones. @param {string} sentence */
  speakAddition(sentence) {
    this.#region.speakAddition(sentence);
  }

  /** Speaks an addition, unless the setting of speech is `brief` or moves follow each other too fast. @param {string} sentence */
  speakDetail(sentence) {
    if (!this.isSilent && !this.#isBrief) this.speakAddition(sentence);
  }

  /** Sets the text that `repeat` speaks, without speaking it. @param {string} sentence */
  setRepeatText(sentence) {
    this.#region.setRepeatText(sentence);
  }

  /** Speaks the last text again. */
  repeat() {
    this.#region.repeat();
  }

  /** Empties the live region, as its sentences are in another language. */
  clear() {
    this.#region.clear();
  }

  // The game

  /** Speaks of the game that was opened and its state. @param {boolean} isFirst true while the page loads: screen readers speak of that first */
  speakGame(isFirst) {
    const { view, info } = this.#state;
    if (!view || !info) return;
    const sentence = words.play.gameOpened(words.games.full(info), view.deal, this.describeState(), !isTouchOnly());
    if (!isFirst) return this.speak(sentence);
    this.setRepeatText(sentence);
    const first = (this.#first = { text: sentence });
    const speakFirst = () => {
      if (this.#first !== first) return;
      this.#first = null;
      this.onFirstAnnouncement?.();
      if (this.#region.last === first.text) this.repeat();
    };
    const afterLoad = () => setTimeout(speakFirst, AFTER_LOAD_MS);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad, { once: true });
  }

  /** The counts of the game and the prompt. */
  describeState() {
    const { view } = this.#state;
    if (!view) return '';
    const { figures, stock, tally } = view;
    const countsStock = figures.some(({ k }) => k === 'in-stock' || k === 'stock-empty');
    const counts = [
      ...figures.map(say),
      ...(countsStock ? [] : [words.play.inStock(stock)]),
      ...(tally ? [say(tally.token)] : []),
    ];
    return words.play.state(counts, this.prompt);
  }

  /** Announces the counts of the game and the prompt. */
  announceState() {
    if (this.#state.view) this.announce(this.describeState(), true);
  }

  /** Announces the last action again; of an opened game, its last move. */
  announceLastAction() {
    const { view, info } = this.#state;
    if (!view || !info) return;
    const report = this.#host.session.lastReport;
    const sentences = describeAction(info, this.#announced.before, view, report, this.#host.setting('speech'));
    this.announceTransient(sentences.length ? words.play.lastMove(sentences) : words.play.noMoves);
  }
}
