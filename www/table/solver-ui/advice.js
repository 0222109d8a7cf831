// The solver's advice at a table: hints from what the player can see; and answers that peek at the stock and say so: the verdict,
// the move that lost the game and why, a winning line, the best move. The next move of the player cancels a search.

import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { askVerdict, cancel, release } from '../../solver/client.js';
import { BackgroundSearch } from '../../solver/background-search.js';
import { findLoss } from '../../solver/find-loss.js';
import { describeHint, describeLoss, describeUndecided, explainLoss, verdictOfLoss } from './answers.js';
import { guessOf, hintedMove, isAllLost, searchHint } from './hint-search.js';
import { pendingReturnOffer, reviewOffer, returnOffer } from './loss-offers.js';
import { SearchSlot } from './search-slot.js';
import { showLine } from './shown-line.js';
import { solverFinishOffer } from './solver-finish.js';
import { highlightMove } from './highlight-move.js';
import { VerdictBadge, withMethod } from './verdict.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { TableHost, HintKind } from '../host.js' */
/** @import { Answer, Step } from '../../solver/client.js' */
/** @import { Offer } from '../frame/status-area.js' */
/** @import { Loss } from '../../solver/find-loss.js' */
/** `isLeft`: true once the position has changed, or a line has begun or ended over it. @typedef {{ link: string, ply: number, signal: AbortSignal, isLeft: () => boolean }} Position */

/** Time after which a verdict that the player asks for is answered. */
const ANSWER_MS = 2000;
/** More nodes than any machine can search in that time. */
const UNLIMITED_NODES = 1e12;
/** Budget for an expensive position of the history. */
const HISTORY_NODES = 20_000_000;
/** Budget of each extension of a search. */
const EXTEND_NODES = 100_000_000;
/** Budget of about a second. */
const QUICK_NODES = 3_000_000;

export class Advice {
  #host;
  #verdict;
  #search;
  /** True if another search has cancelled the automatic verdict of the position: its end asks again. */
  #isVerdictDue = false;
  /** The last hint, which a second press repeats. @type {{ link: string, announce: () => void } | null} */
  #given = null;
  /** True if the verdict is asked for after every move. */
  #isAutomatic = false;
  /** The deal on the table, as the link of its start. */
  #start = '';
  /** The deal that is proven winnable, as the link of its start. @type {string | null} */
  #provenStart = null;
  /** Continues an undecided search while the player plays. */
  #background = new BackgroundSearch();
  /** Aborted when the player's position changes, and when automatic verdicts are turned off. */
  #automatic = new AbortController();
  /** The deal for which an automatic verdict was counted as a hint. */
  #countedStart = '';
  /** True once a peek has said what it is. */
  #hasExplainedPeek = false;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    // It is loaded after its deal was opened.
    this.#start = host.view?.start ?? '';
    this.#verdict = new VerdictBadge(host, () => void this.consult());
    this.#search = new SearchSlot(
      host,
      () => cancel(this),
      () => this.#endSearch(),
    );
    for (const type of ['patience-move', 'patience-ready'])
      host.element.addEventListener(type, () => this.#onPositionChange());
  }

  /** Releases the solver when the table is removed. */
  release() {
    release(this);
    this.#automatic.abort();
    this.#background.release();
    this.#verdict.clear();
  }

  /** Cancels a hint that is being searched. */
  cancelHint() {
    if (this.#search.isHint) cancel(this);
  }

  /** Renders the badge in another language. */
  translate() {
    this.#verdict.translate();
  }

  // Asking

  /** The position on the table, or of the line that is shown. @returns {Position} */
  #currentPosition() {
    const { view, line, positionSignal: signal } = this.#host;
    const isLeft = () => signal.aborted || this.#host.line !== line;
    return { link: view?.link ?? '', ply: view?.ply ?? 0, signal, isLeft };
  }

  /** Ends the mark of a search, and asks again for an automatic verdict that it has cancelled. */
  #endSearch() {
    this.#verdict.clearBusy();
    if (this.#isVerdictDue) this.#askAutomatic();
  }

  /** Runs a search; says an error of the solver. @param {() => Promise<void>} callback @param {{ isHint?: boolean, signal?: AbortSignal }} [options] */
  async #attempt(callback, options) {
    const { positionSignal: signal } = this.#host;
    try {
      await this.#search.run(callback, options);
    } catch (error) {
      if (!signal.aborted) this.#announce(error instanceof Error ? error.message : reports.advice.failed);
      this.#verdict.clear();
    }
  }

  /** Says a sentence, with its offers. @param {string} sentence @param {(Offer | false | null)[]} [offers] @param {import('../frame/status-area.js').OfferContext} [context] */
  #announce(sentence, offers = [], context) {
    this.#host.announce(sentence);
    this.#offer(offers, context);
  }

  /** @param {(Offer | false | null)[]} offers @param {import('../frame/status-area.js').OfferContext} [context] */
  #offer(offers, context = 'info') {
    const made = offers.filter((offer) => !!offer);
    this.#host.offer(made, context);
  }

  /** Says that the solver works, with a button to stop it. @param {string} sentence */
  #showWaiting(sentence) {
    const stop = () => {
      cancel(this);
      this.#announce(reports.advice.stopped);
    };
    this.#announce(sentence, [{ label: reports.advice.stop, onPress: stop }], 'waiting');
    this.#verdict.setBusy();
  }

  /** @param {number} spent */
  #showProgress(spent) {
    this.#verdict.setBusy(reports.advice.tried(spent));
  }

  /**
   * Asks for a verdict, and shows the progress; null if it was cancelled.
   * @param {Position} position @param {number} [nodes] in all; default: as many as fit into ANSWER_MS
   */
  async #ask({ link, ply, isLeft }, nodes = UNLIMITED_NODES) {
    const ms = nodes === UNLIMITED_NODES ? ANSWER_MS : undefined;
    const answer = await askVerdict(this, link, ply, nodes, (spent) => this.#showProgress(spent), ms);
    return isLeft() ? null : answer;
  }

  /** Says if the game can still be won. @param {number} [nodes] in all; default: as many as fit into ANSWER_MS */
  async consult(nodes) {
    if (!this.#host.view) return;
    if (!nodes) this.#host.countHint({ kind: 'verdict' });
    await this.#attempt(async () => {
      const position = this.#currentPosition();
      this.#background.stop();
      this.#showWaiting(nodes ? reports.advice.stillSearching : reports.advice.searching);
      const answer = await this.#ask(position, nodes);
      if (!answer) return;
      this.#showVerdict(answer);
      if (answer.verdict === 'won') this.#announceWon(answer);
      else if (answer.verdict === 'lost') await this.#announceLost(answer, position);
      else this.#announceUndecided(answer, position);
    });
  }

  /** @param {Answer} answer */
  #announceWon(answer) {
    const { line, next } = answer;
    if (!line.length) return this.#announce(reports.advice.wonAlready);
    this.#host.session.recordWinningLine(line);
    this.#announce(withMethod(this.#host, reports.advice.won(line.length), answer, true), [
      { label: reports.advice.showLine, primary: true, onPress: () => void showLine(this.#host, line) },
      next && { label: reports.advice.nextMove, onPress: () => this.#announceNext(line, next) },
      solverFinishOffer(this.#host),
      this.#automaticOffer(),
    ]);
  }

  /** Says how far the search has got, and continues it in the background. @param {Answer} answer @param {Position} position */
  #announceUndecided(answer, position) {
    const { reached, open } = answer;
    this.#announce(describeUndecided(answer), [
      open && {
        label: reports.advice.keepSearching,
        primary: true,
        onPress: () => void this.consult(reached + EXTEND_NODES),
      },
      this.#automaticOffer(),
    ]);
    if (open) void this.#searchInBackground(position, reached);
  }

  /** Continues the search of a position in the background, and says its verdict. @param {Position} position @param {number} nodes */
  async #searchInBackground(position, nodes) {
    const host = this.#host;
    const { link, ply, signal } = position;
    const { offers } = host.frame.status;
    const answer = await this.#background
      .run(link, ply, nodes, nodes + EXTEND_NODES, (spent) => !signal.aborted && this.#showProgress(spent))
      // A failure in the background does not interrupt the game.
      .catch(() => null);
    if (!signal.aborted && !this.#search.isTaken) this.#verdict.clearBusy();
    if (!answer || answer.verdict === 'unknown' || !host.view || host.line) return;
    if (!signal.aborted && host.frame.status.offers === offers) {
      this.#showVerdict(answer);
      if (answer.verdict === 'won') return this.#announceWon(answer);
      return this.#attempt(() => this.#announceLost(answer, position));
    }
    // The player has moved on, or has a hint. The solver's cache may hold the verdict of the new position, too.
    const current = this.#currentPosition();
    const verdictNow = await askVerdict(this.#background, current.link, current.ply, 1).catch(() => null);
    if (!verdictNow || current.signal.aborted) return;
    const { won, lost, wasWon, wasLost } = reports.advice.followUp;
    let sentence = answer.verdict === 'won' ? wasWon(ply) : wasLost(ply);
    if (verdictNow.verdict === 'won' || verdictNow.verdict === 'lost') {
      if (verdictNow.verdict === 'won') host.session.recordWinningLine(verdictNow.line);
      this.#showVerdict(verdictNow);
      sentence = verdictNow.verdict === 'won' ? won : lost;
    }
    if (host.view.outcome !== 'playing') return;
    // The offers of a hint or another question stay.
    if (host.frame.status.offers.length) host.announcer.announceTransient(sentence);
    else this.#announce(sentence);
  }

  /** @param {Answer} answer @param {Position} position */
  async #announceLost(answer, position) {
    const { why } = answer;
    // An explanation that the player is reading stays, beside the way back.
    let isReading = false;
    const pending = pendingReturnOffer();
    let ways = /** @type {(Offer | false | null)[]} */ ([pending, reviewOffer(this.#host)]);
    const reason = why && {
      label: reports.advice.why,
      onPress: () => {
        isReading = true;
        explainLoss(this.#host, why);
        this.#offer(ways);
      },
    };
    this.#announce(withMethod(this.#host, reports.advice.lost, answer), [...ways, reason]);
    this.#verdict.setBusy();
    const since = await this.#findLoss(position, [QUICK_NODES, HISTORY_NODES]);
    if (!since) {
      const { offers } = this.#host.frame.status;
      if (offers.includes(pending)) this.#offer(offers.filter((offer) => offer !== pending));
      return;
    }
    this.#showLoss(since);
    const { lost } = since;
    const addition = describeLoss(since, this.#host.provenance);
    const label = addition ? undefined : reports.advice.sinceWhen;
    ways = [returnOffer(this.#host, since), lost > 0 && reviewOffer(this.#host, label)];
    if (isReading) return this.#offer(ways);
    if (addition) {
      const sentence = lost === 0 ? addition : words.sentences([reports.advice.lost, addition]);
      // The verdict has already been announced: announce only the news.
      this.#host.announcer.showSentence(withMethod(this.#host, sentence, answer));
      this.#host.announcer.speakAddition(addition);
    }
    this.#offer([...ways, reason]);
  }

  /** @returns {Offer | null} */
  #automaticOffer() {
    const turnOn = () => {
      this.#host.element.setAttribute('verdict', 'always');
      this.#announce(reports.advice.checksEveryMove);
      this.#host.emit('patience-setting', { name: 'verdict', value: 'always' });
    };
    return this.#isAutomatic ? null : { label: reports.advice.checkEveryMove, onPress: turnOn };
  }

  /** Finds the move that lost the game; null if cancelled. @param {Position} position @param {number[]} budgets */
  #findLoss(position, budgets) {
    const ask = (/** @type {number} */ ply, /** @type {number} */ nodes) => this.#ask({ ...position, ply }, nodes);
    return findLoss(ask, position.ply, budgets, QUICK_NODES);
  }

  /** Records that the deal on the table is proven winnable. */
  markProven() {
    this.#provenStart = this.#host.playerView?.start ?? null;
    if (!this.#isAutomatic) this.#showProvenOrClear();
  }

  /** Shows the verdict of a proven deal, if the deal on the table is one: it is winnable, or after the first move it was. */
  #showProvenOrClear() {
    const { start, ply, outcome } = this.#host.view ?? {};
    if (!start || start !== this.#provenStart || (ply && outcome !== 'playing')) this.#verdict.clear();
    else if (ply) this.#verdict.setVerdict('start', () => reports.verdict.wasWinnable, true);
    else this.#verdict.setVerdict('won', () => reports.verdict.won, true);
  }

  // Automatic verdicts

  /** @param {boolean} on */
  setAutomatic(on) {
    if (on === this.#isAutomatic) return;
    this.#isAutomatic = on;
    if (on) return this.#onPositionChange();
    this.#automatic.abort();
    this.#showProvenOrClear();
  }

  /** Cancels the search of the position before, and updates the verdict. */
  #onPositionChange() {
    cancel(this);
    this.#automatic.abort();
    this.#automatic = new AbortController();
    this.#isVerdictDue = false;
    // The background search continues for the same deal.
    const { start = '' } = this.#host.view ?? {};
    if (start !== this.#start) this.#background.stop();
    this.#start = start;
    if (this.#isAutomatic && this.#host.info?.features.solver) this.#askAutomatic();
    else this.#showProvenOrClear();
  }

  #askAutomatic() {
    this.#isVerdictDue = false;
    // A lesson covers the player's game, but keeps its verdict.
    void this.#attempt(() => this.#updateVerdict(), { signal: this.#host.tableSignal });
  }

  /** Asks for the verdict of the player's position, and shows it in its badge only. */
  async #updateVerdict() {
    const { link, ply, start } = /** @type {View} */ (this.#host.playerView);
    const { signal } = this.#automatic;
    // On a recorded winning line the verdict is certain.
    if (this.#host.session.winningLine) return this.#verdict.setVerdict('won', () => reports.verdict.won, true);
    this.#verdict.setOutdated();
    // Counts as one hint per deal.
    if (start !== this.#countedStart) this.#host.countHint({ kind: 'verdict', isAutomatic: true });
    this.#countedStart = start;
    const answer = await askVerdict(this, link, ply, QUICK_NODES);
    if (signal.aborted) return;
    if (!answer) return void (this.#isVerdictDue = true);
    this.#showVerdict(answer, true);
    if (answer.verdict === 'won') this.#host.session.recordWinningLine(answer.line);
    if (answer.verdict !== 'lost') return;
    const since = await this.#findLoss({ link, ply, signal, isLeft: () => signal.aborted }, [QUICK_NODES]);
    if (since) this.#showLoss(since, true);
  }

  /** @param {Answer} answer @param {boolean} [isAnnounced] */
  #showVerdict({ verdict }, isAnnounced) {
    this.#isVerdictDue = false;
    if (verdict !== 'working') this.#verdict.setVerdict(verdict, () => reports.verdict[verdict], isAnnounced);
  }

  /** @param {Loss} loss @param {boolean} [isAnnounced] */
  #showLoss(loss, isAnnounced) {
    this.#verdict.setVerdict('lost', () => verdictOfLoss(loss), isAnnounced);
  }

  // Showing

  /** @param {Pick<Step, 'move' | 'piles'>} step */
  #highlight({ move, piles }) {
    // In a move of two cards, the second pile is the other card's.
    highlightMove(this.#host, { move, from: piles[0], to: piles[1] ?? null });
    this.#host.session.hint = { link: this.#host.view?.link ?? '', move };
    // A hint to deal wakes the button.
    this.#host.renderFrame();
  }

  /** @param {Pick<Step, 'move'>} step @returns {Offer} */
  #playOffer({ move }) {
    return { label: reports.advice.playMove, primary: true, onPress: () => this.#host.playAction(move) };
  }

  /** @param {string[]} line @param {Step} next */
  #announceNext(line, next) {
    this.#highlight(next);
    const { peekMove, peekMeans } = reports.advice;
    const sentences = [peekMove(next.token), ...(this.#hasExplainedPeek ? [] : [peekMeans])];
    this.#hasExplainedPeek = true;
    this.#announce(words.sentences(sentences), [
      this.#playOffer(next),
      { label: reports.advice.showLine, onPress: () => void showLine(this.#host, line) },
      solverFinishOffer(this.#host),
    ]);
  }

  // Hints

  /**
   * Gives a hint. The caller handles errors of a hint that does not peek: it lists legal moves instead.
   * @param {HintKind} kind @returns {Promise<boolean>} false if it was cancelled
   */
  async hint(kind) {
    if (!this.#host.view) return false;
    this.#host.countHint({ kind });
    if (kind === 'hint') return this.#search.run(() => this.#giveHint(), { isHint: true });
    await this.#attempt(() => this.#peek(), { isHint: true });
    return true;
  }

  /** @returns {Promise<boolean>} false if it was cancelled */
  async #giveHint() {
    const { link, ply, isLeft } = this.#currentPosition();
    this.#showWaiting(reports.advice.seekingHint);
    const advice = await searchHint(this, this.#host, link, ply);
    if (!advice || isLeft()) return false;
    this.#given = { link, announce: () => this.#announceHint(advice) };
    this.#given.announce();
    return true;
  }

  /** Repeats the hint for the position on the table. @returns {boolean} false if there is none */
  repeatHint() {
    if (this.#given?.link !== this.#host.view?.link) return false;
    this.#given?.announce();
    return !!this.#given;
  }

  /** @param {import('../../solver/client.js').Advice} advice */
  #announceHint(advice) {
    const { hidden, forced } = advice;
    const { peek, peekMeans, sinceWhen } = reports.advice;
    const other = { label: peek, description: peekMeans, onPress: () => void this.hint('peek') };
    const possible = { label: reports.advice.legalMoves, onPress: () => this.#host.press('legal-move') };
    // With no hidden cards a peek knows no more: a winning line is offered instead.
    const alternative =
      hidden || forced
        ? other
        : { label: reports.advice.showLine, onPress: () => void this.#attempt(() => this.#showWinningLine()) };
    const guess = guessOf(advice, this.#host);
    const step = hintedMove(advice) ?? guess;
    const sentence = describeHint(advice, guess?.token);
    if (step) {
      this.#highlight(step);
      return this.#announce(sentence, [this.#playOffer(step), !guess || hidden ? alternative : null, possible]);
    }
    const isLost = !hidden && isAllLost(advice);
    const ask = {
      label: isLost ? sinceWhen : reports.hints.solve,
      description: hidden ? reports.hints.peekBasis : undefined,
      primary: true,
      onPress: () => void this.consult(),
    };
    this.#announce(sentence, [ask, hidden && other, possible]);
  }

  /** Shows a line that wins a position without hidden cards. */
  async #showWinningLine() {
    const position = this.#currentPosition();
    const { visitSignal } = this.#host.session;
    this.#showWaiting(reports.advice.searching);
    const answer = await this.#ask(position);
    if (!answer) return;
    if (this.#isAutomatic) this.#showVerdict(answer);
    else this.#verdict.clear();
    if (answer.verdict !== 'won') return this.#announceUndecided(answer, position);
    if (visitSignal.aborted) return this.#announceWon(answer);
    this.#host.session.recordWinningLine(answer.line);
    await showLine(this.#host, answer.line);
  }

  /** @param {number} [nodes] */
  async #peek(nodes = QUICK_NODES) {
    this.#showWaiting(reports.advice.peeking);
    const answer = await this.#ask(this.#currentPosition(), nodes);
    if (!answer) return;
    if (this.#isAutomatic) this.#showVerdict(answer);
    else this.#verdict.clear();
    const { verdict, line, next, spent, open } = answer;
    if (verdict === 'won' && next) {
      this.#host.session.recordWinningLine(line);
      this.#announceNext(line, next);
    } else if (verdict === 'lost')
      this.#announce(reports.advice.peekLost, [
        { label: reports.advice.sinceWhen, primary: true, onPress: () => void this.consult() },
      ]);
    else {
      const extend = () => void this.#attempt(() => this.#peek(nodes + EXTEND_NODES), { isHint: true });
      const hint = {
        label: reports.advice.hint,
        onPress: () => void this.#attempt(async () => void (await this.hint('hint'))),
      };
      this.#announce(reports.advice.peekUndecided(spent), [
        open && { label: reports.advice.keepSearching, primary: true, onPress: extend },
        hint,
      ]);
    }
  }
}
