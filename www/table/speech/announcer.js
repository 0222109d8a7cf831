// All that a table says: reports and prompts, in the status line and in the live region.

import { say, words } from '../../words/core.js';
import { describeAction, dropEchoOfPrompt } from './describe-action.js';
import { LiveRegion } from './live-region.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../model/state.js').TableState} TableState */
/** @typedef {import('../../pkg/patience_wasm.js').Token} Token */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Base time that a transient message stays, and the time for each of its characters, in ms. */
const BRIEF_MS = 2500;
const READ_MS = 60;
/** Screen readers miss announcements made sooner after a page has loaded, in ms. */
const AFTER_LOAD_MS = 1200;

export class Announcer {
  #host;
  #state;
  #region = new LiveRegion();
  /** The position announced last, and the one before it. @type {{ view: View | null, before: View | null }} */
  #announced = { view: null, before: null };
  /** Brings the prompt back after a transient message. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** True while a game finishes by itself: only the status line changes. */
  isSilent = false;
  /** True if the status line has the prompt, not another message. */
  isPrompting = false;
  /** If set, games that are opened are announced; called once, before the first. @type {(() => void) | null} */
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

  // The prompt

  /** The engine's prompt for a position, in words. @param {View} view */
  promptOf({ prompt }) {
    return this.#host.setting('dealing') === 'card' ? say(prompt) : words.play.untilChoice(prompt);
  }

  /** The prompt of the position on the table. */
  get prompt() {
    const { view, finish } = this.#state;
    if (!view) return '';
    if (finish.length) return words.finish.ready(finish.length);
    const prompt = this.promptOf(view);
    return this.#state.crossesIntroducedAt === view ? words.play.crossesExplained(prompt) : prompt;
  }

  // Actions

  /** Announces what the last commit did, and the prompt. */
  announceLast() {
    const { last } = this.#state;
    this.#announced.before = last?.before ?? null;
    this.announcePrompt();
  }

  /** Announces several commits of one press as one. @param {View | null} before the first @param {Token[]} report of all */
  announceTogether(before, report) {
    this.#announced = { view: null, before };
    this.announcePrompt(report);
  }

  /** Shows the prompt, and announces it with the report of a position that is new. @param {Token[]} [report] */
  announcePrompt(report = this.#state.view?.report ?? []) {
    const { view, info, line, ending } = this.#state;
    clearTimeout(this.#timer);
    // A lesson has its own sentences.
    if (!view || !info || line?.guide) return;
    const isNew = this.#announced.view !== view;
    this.#announced.view = view;
    const { before } = this.#announced;
    // A line player announces its moves itself, with their numbers.
    const reportWithoutEcho = dropEchoOfPrompt(report, view.prompt);
    const sentences =
      isNew && !line ? describeAction(info, before, view, reportWithoutEcho, this.#host.setting('speech')) : [];
    this.#write(sentences, this.prompt, isNew && !(this.#isBrief && sentences.length));
    this.isPrompting = true;
    // The win card takes the focus, and then announces the prompt itself.
    if (isNew && ending && this.#host.element.matches(':focus-within')) this.announce(words.sentences(sentences));
  }

  /** Changes the prompt in sight without announcing it. */
  showPrompt() {
    this.#host.frame.showSentence(this.prompt);
    this.isPrompting = true;
  }

  /** Shows a sentence without announcing it. @param {string} sentence */
  showSentence(sentence) {
    this.#host.frame.showSentence(sentence);
    this.isPrompting = false;
  }

  // Messages

  /** Shows and announces a sentence in place of the prompt. @param {string} sentence @param {boolean} [always] false: not if it was said last @param {string[]} [report] announced before it */
  say(sentence, always = false, report = []) {
    clearTimeout(this.#timer);
    this.#write(report, sentence, always);
    this.isPrompting = false;
  }

  /** @param {string[]} report only announced @param {string} sentence @param {boolean} always */
  #write(report, sentence, always) {
    this.#host.frame.showSentence(sentence);
    if (this.isSilent) return;
    const announced = words.sentences(this.#isBrief ? report.slice(0, 1) : report);
    this.#region.announceAction(announced, sentence, always || (!this.#isBrief && announced !== ''));
  }

  /** Shows and announces a transient message; the prompt comes back, unannounced, when it has been read. @param {string} sentence */
  sayBriefly(sentence) {
    if (this.#state.line?.guide) return;
    clearTimeout(this.#timer);
    this.showSentence(sentence);
    this.announce(sentence);
    const { view } = this.#state;
    const restore = () => {
      if (!view || this.#state.view !== view) return;
      this.showPrompt();
      const { board } = this.#host;
      board.highlight(board.highlights);
    };
    this.#timer = setTimeout(restore, BRIEF_MS + READ_MS * sentence.length);
  }

  /** Announces a sentence that is not shown. @param {string} sentence */
  announce(sentence) {
    this.#region.announce(sentence);
  }

  /** Appends a sentence to the current announcement, unless speech is brief. @param {string} sentence */
  announceAlso(sentence) {
    if (!this.isSilent && !this.#isBrief) this.#region.append(sentence);
  }

  /** Appends a sentence to the current announcement. @param {string} sentence */
  append(sentence) {
    this.#region.append(sentence);
  }

  /** Sets what `repeat` announces, without announcing it. @param {string} sentence */
  setRepeatText(sentence) {
    this.#region.setRepeatText(sentence);
  }

  repeat() {
    this.#region.repeat();
  }

  /** Drops everything: the language has changed. */
  clear() {
    this.#region.clear();
  }

  // The game

  /** Announces the game that was opened and how it stands. @param {boolean} isFirst true while the page loads, which screen readers report */
  announceGame(isFirst) {
    const { view, info } = this.#state;
    if (!view || !info) return;
    const sentence = words.play.gameOpened(words.games.full(info), view.deal, this.describeState());
    if (!isFirst) return this.announce(sentence);
    this.setRepeatText(sentence);
    const announce = () => {
      this.onFirstAnnouncement?.();
      if (this.#region.last === sentence) this.repeat();
    };
    const afterLoad = () => setTimeout(announce, AFTER_LOAD_MS);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad, { once: true });
  }

  /** The counts of the game and the prompt, as one sentence. */
  describeState() {
    const { view } = this.#state;
    if (!view) return '';
    const { figures, stock, tally } = view;
    const countsStock = figures.some(({ k }) => k === 'in-pack' || k === 'pack-dealt');
    const counts = [
      ...figures.map(say),
      ...(countsStock ? [] : [words.play.inStock(stock)]),
      ...(tally ? [say(tally.token)] : []),
    ];
    return words.play.state(counts, this.prompt);
  }

  sayState() {
    if (this.#state.view) this.say(this.describeState(), true);
  }

  /** Describes the last action again; of an opened game, its last move. */
  sayLast() {
    const { view, info } = this.#state;
    if (!view || !info) return;
    const report = this.#host.session.lastReport;
    const sentences = describeAction(info, this.#announced.before, view, report, this.#host.setting('speech'));
    this.sayBriefly(sentences.length ? words.play.lastMove(sentences) : words.play.noMoves);
  }
}
