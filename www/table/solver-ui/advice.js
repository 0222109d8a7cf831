// What the solver knows of a game in hand, said and shown at its table: whether it can still be won, since when it
// cannot, and why; a line that wins; two kinds of hints. It looks through the pack, and says so, but for the fair hint.
// It never plays by itself, and what the player does meanwhile ends it.

import { say, words } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { askFair, askVerdict, dismiss, leave } from '../../solver/client.js';
import { GoingOn } from '../../solver/background-search.js';
import { findLoss } from '../../solver/find-loss.js';
import { Verdict } from './verdict.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../host.js').HintKind} HintKind */
/** @typedef {import('../../solver/client.js').Answer} Answer */
/** @typedef {import('../../solver/client.js').Step} Step */
/** @typedef {import('../../solver/client.js').Why} Why */
/** @typedef {import('../frame/frame.js').Offer} Offer */
/** @typedef {import('../../solver/find-loss.js').Loss} Loss */

/** After so many milliseconds a player who asks is told what is known. */
const SOON = 2000;
/** What may be searched in that time, in nodes: more than any machine can. */
const ANY = 1e12;
/** What a position of the history may cost where it is dear, in nodes. */
const NODES = 20_000_000;
/** What going on may cost each time. */
const MORE = 100_000_000;
/** What is to be answered in about a second. */
const QUICK = 3_000_000;
/** A sentence that has room in two lines, in characters. */
const LONG = 230;
export class Advice {
  #host;
  #verdict;
  /** Which hint is being looked for. @type {object | null} */
  #hinting = null;
  /** Whether the verdict is asked for after every move. */
  #kept = false;
  /** The deal on the table. */
  #start = '';
  /** The deal that is proven to be winnable. @type {string | null} */
  #proved = null;
  /** What goes on looking at a position while the player plays. */
  #goingOn = new GoingOn();
  /** The deal that was last asked about without the player's asking. */
  #counted = '';

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.#verdict = new Verdict(host, () => void this.consult());
    for (const type of ['patience-move', 'patience-ready']) {
      host.element.addEventListener(type, () => this.#follow());
    }
  }

  /** The table has gone, for good or to come back elsewhere. */
  leave() {
    leave(this);
    this.#goingOn.leave();
    this.#verdict.clear();
  }

  /** A hint that has not come yet is of no interest any more. */
  stop() {
    if (!this.#hinting) return;
    dismiss(this);
    this.#verdict.rest();
  }

  // Asking

  /** The position on the table, and whether it still is. */
  #here() {
    const host = this.#host;
    const { link = '', ply = 0 } = host.view ?? {};
    return { link, ply, same: () => host.element.isConnected && host.view?.link === link };
  }

  /** Runs what asks; a fault of the solver's becomes a sentence. @param {() => Promise<void>} act */
  async #attempt(act) {
    const { same } = this.#here();
    try {
      await act();
    } catch (error) {
      if (same()) this.#say(error instanceof Error ? error.message : later.advice.failed);
      this.#verdict.clear();
    }
  }

  /**
   * Says a sentence with what can follow from it.
   * @param {string} sentence @param {(Offer | false | null)[]} [offers] @param {import('../frame/frame.js').Beside} [beside]
   */
  #say(sentence, offers = [], beside = 'telling') {
    this.#host.say(sentence);
    this.#host.offer(
      offers.filter((offer) => !!offer),
      beside,
    );
  }

  /** While the solver works. @param {string} sentence */
  #wait(sentence) {
    const stop = () => {
      dismiss(this);
      this.#verdict.rest();
      this.#say(later.advice.stopped);
    };
    this.#say(sentence, [{ label: later.advice.stop, act: stop }], 'waiting');
    this.#verdict.work();
  }

  /** @param {number} spent */
  #tried(spent) {
    this.#verdict.work(later.advice.tried(spent));
  }

  /**
   * Asks about a position, and tells how far it has come.
   * @param {string} link @param {number} ply @param {number} [nodes] in all; without them it is answered soon
   */
  #ask(link, ply, nodes) {
    return askVerdict(this, link, ply, nodes || ANY, (spent) => this.#tried(spent), nodes ? undefined : SOON);
  }

  /**
   * Says whether the game in hand can still be won, and offers what follows from it.
   * @param {number} [nodes] in all, if the player wants to wait for so many; else it is said soon
   */
  async consult(nodes) {
    if (!this.#host.view) return;
    if (!nodes) this.#host.countHint({ kind: 'verdict' });
    await this.#attempt(async () => {
      const { link, ply, same } = this.#here();
      this.#goingOn.stop();
      this.#wait(nodes ? later.advice.searching : later.advice.looking);
      const answer = await this.#ask(link, ply, nodes);
      if (!answer || !same()) return;
      this.#settle(answer);
      if (answer.verdict === 'won') this.#tellWon(answer);
      else if (answer.verdict === 'lost') await this.#tellLost(answer, link, ply, same);
      else this.#tellUnknown(answer, link, ply);
    });
  }

  /** @param {Answer} answer */
  #tellWon({ line, next }) {
    if (!line.length) return this.#say(later.advice.wonAlready);
    this.#host.session.recordWinningLine(line, true);
    this.#say(later.advice.won(line.length), [
      { label: later.advice.how, primary: true, act: () => void this.#show(line) },
      next && { label: later.advice.next, act: () => this.#tellNext(line, next) },
      this.#keepOffer(),
    ]);
  }

  /** Says how far the search has got, and has it go on beside the game. @param {Answer} answer @param {string} link @param {number} ply */
  #tellUnknown({ spent, reached, open, played, chance }, link, ply) {
    const told = [open ? later.advice.unknown(spent) : later.advice.unknownAll(spent)];
    // There is room for one of the two.
    if (chance) told.push(later.advice.chance(chance.wins, chance.of));
    else if (played > 1) told.push(later.advice.playedOut(played));
    if (open) told.push(later.advice.goesOn);
    this.#say(words.sentences(told), [
      open && { label: later.advice.on, primary: true, act: () => void this.consult(reached + MORE) },
      this.#keepOffer(),
    ]);
    if (open) void this.#goOn(link, ply, reached);
  }

  /** Goes on looking at a position, and tells when it is known. @param {string} link @param {number} ply @param {number} nodes */
  async #goOn(link, ply, nodes) {
    const host = this.#host;
    const isThere = () => host.element.isConnected && host.view?.link === link;
    const answer = await this.#goingOn
      .look(link, ply, nodes, nodes + MORE, (spent) => isThere() && this.#tried(spent))
      // What fails beside the game is nothing to interrupt it for.
      .catch(() => null);
    if (isThere()) this.#verdict.rest();
    if (!answer || answer.verdict === 'unknown' || !host.view || host.line) return;
    if (isThere()) {
      this.#settle(answer);
      if (answer.verdict === 'won') return this.#tellWon(answer);
      return this.#attempt(() => this.#tellLost(answer, link, ply, isThere));
    }
    // The game has gone on. Along the line that wins, and after what is lost, this is known, too.
    const here = this.#here();
    const now = await this.#goingOn.ask(here.link, here.ply, 1).catch(() => null);
    if (!now || !here.same()) return;
    const { won, lost, wasWon, wasLost } = later.advice.later;
    if (now.verdict === 'won') {
      host.session.recordWinningLine(now.line, false);
      this.#settle(now);
      this.#say(won);
    } else if (now.verdict === 'lost') {
      this.#settle(now);
      this.#say(lost);
    } else this.#say(answer.verdict === 'won' ? wasWon(ply) : wasLost(ply));
  }

  /** @param {Answer} answer @param {string} link @param {number} ply @param {() => boolean} same */
  async #tellLost({ why }, link, ply, same) {
    // What is read meanwhile is not taken away.
    let reading = false;
    const reason = why && {
      label: later.advice.why,
      act: () => {
        reading = true;
        this.#explain(why);
      },
    };
    this.#say(later.advice.lost, [reason]);
    this.#verdict.work();
    const since = await this.#findLoss(link, ply, [QUICK, NODES]);
    if (!since || !same()) return;
    this.#settleLost(since);
    const { won, lost } = since;
    const back = won >= 0 && {
      label: lost === won + 1 ? later.advice.back : later.advice.backTo(won),
      primary: true,
      act: () => this.#goBack(won),
    };
    const sentence =
      lost === 0
        ? later.advice.lostDeal
        : won < 0
          ? later.advice.lost
          : lost === won + 1
            ? later.advice.lostSince(lost, since.by?.token ?? null)
            : later.advice.lostBetween(won, lost);
    const other = lost === 0 && {
      label: later.advice.other,
      primary: true,
      deals: this.#host.deals,
      act: () => this.#host.press('new-deal'),
    };
    if (reading)
      return this.#host.offer(
        [back, other].filter((offer) => !!offer),
        'telling',
      );
    this.#say(sentence, [back, other, reason, lost > 0 && this.#keepOffer()]);
  }

  /** Shows why a game is lost: the cards are marked, and named. @param {Why} why */
  #explain({ token, brief, cards }) {
    this.#host.board.markCards(cards);
    const sentence = say(token);
    // Where there is little room, or much to tell, the marks show what the words only say aloud.
    const short = sentence.length > LONG || this.#host.frame.mode !== 'desk';
    this.#host.say(short ? say(brief) : sentence, short ? { report: sentence } : {});
    this.#host.offer([], 'telling');
  }

  /** @param {number} ply */
  #goBack(ply) {
    this.#host.goTo(ply, 'undo');
  }

  /** @returns {Offer | null} */
  #keepOffer() {
    const keep = () => {
      this.#host.element.setAttribute('verdict', 'kept');
      this.#say(later.advice.keeping);
      this.#host.emit('patience-setting', { name: 'verdict', value: 'kept' });
    };
    return this.#kept ? null : { label: later.advice.keep, act: keep };
  }

  /** Since when is the position lost? null if that is of no interest any more. @param {string} link @param {number} ply @param {number[]} costs */
  #findLoss(link, ply, costs) {
    const ask = (/** @type {number} */ at, /** @type {number} */ nodes) =>
      askVerdict(this, link, at, nodes, (spent) => this.#tried(spent));
    return findLoss(ask, ply, costs, QUICK);
  }

  /** The deal on the table is one of those that are proven to be winnable. */
  proven() {
    const { view } = this.#host;
    if (view?.ply !== 0) return;
    this.#proved = view.start;
    if (!this.#kept) this.#showProven(view);
  }

  /** What is proven of a deal stays in view: that it can be won, then that it could be. @param {View} view */
  #showProven({ ply, outcome }) {
    if (ply === 0) this.#verdict.show('won', later.verdict.won);
    else if (outcome === 'playing') this.#verdict.show('start', later.verdict.start);
    else this.#verdict.clear();
  }

  // Kept in view

  /** @param {boolean} on */
  keep(on) {
    if (on === this.#kept) return;
    this.#kept = on;
    if (on) this.#follow();
    else this.#verdict.clear();
  }

  /** The game has gone on. */
  #follow() {
    // Another position: what was asked of the one before is of no interest.
    dismiss(this);
    // But for what is looked at beside the game, as long as it is of the same deal.
    const { start = '' } = this.#host.view ?? {};
    if (start !== this.#start) this.#goingOn.stop();
    this.#start = start;
    if (!this.#kept || !this.#host.info?.has.solver) {
      const { view } = this.#host;
      return view && view.start === this.#proved ? this.#showProven(view) : this.#verdict.clear();
    }
    void this.#attempt(() => this.#askAnew());
  }

  /** Nothing is said of it but in its own place. */
  async #askAnew() {
    const { link, ply, same } = this.#here();
    // Along a line that is known to win nothing need be asked.
    if (this.#host.session.hasWinningLine) return this.#verdict.show('won', later.verdict.won);
    this.#verdict.work();
    // Asked for once, when it was turned on: it counts once for a deal.
    const { start } = /** @type {View} */ (this.#host.view);
    if (start !== this.#counted) this.#host.countHint({ kind: 'verdict', kept: true });
    this.#counted = start;
    const answer = await askVerdict(this, link, ply, QUICK);
    if (!answer || !same()) return;
    this.#settle(answer);
    if (answer.verdict === 'won') this.#host.session.recordWinningLine(answer.line, false);
    if (answer.verdict !== 'lost') return;
    const since = await this.#findLoss(link, ply, [QUICK]);
    if (since && same()) this.#settleLost(since);
  }

  /** @param {Answer} answer */
  #settle({ verdict }) {
    // An answer is given when the work is done.
    if (verdict !== 'working') this.#verdict.show(verdict, later.verdict[verdict]);
  }

  /** @param {Loss} loss */
  #settleLost({ won, lost }) {
    const { deal, since, lost: plain } = later.verdict;
    this.#verdict.show('lost', lost === 0 ? deal : lost === won + 1 ? since(lost) : plain);
  }

  // Showing

  /** @param {string[]} line */
  async #show(line) {
    this.#host.countHint({ kind: 'shown' });
    const host = this.#host;
    let made = 0;
    const from = host.view?.ply ?? 0;
    const { openPlayer } = await host.load('linePlayer');
    openPlayer(host, line, {
      name: later.advice.how,
      kind: 'shown',
      back: later.advice.mine,
      onstep: (ply) => (made = ply - from),
      // Where the player takes over, the rest of the line still wins.
      onend: (how) => void (how === 'over' && host.session.recordWinningLine(line.slice(made), true)),
    });
  }

  /** @param {Step} step */
  #mark({ piles }) {
    // Of a move of two cards the other one is shown.
    this.#host.highlightMove(piles[0], piles[1]);
  }

  /** @param {Step} step @returns {Offer} */
  #playOffer({ move }) {
    return { label: later.advice.play, primary: true, act: () => this.#host.act(move) };
  }

  /** @param {string[]} line @param {Step} next */
  #tellNext(line, next) {
    this.#mark(next);
    this.#say(later.advice.knowingWins(next.token), [
      this.#playOffer(next),
      { label: later.advice.how, act: () => void this.#show(line) },
    ]);
  }

  // Hints

  /** @param {HintKind} kind */
  async hint(kind) {
    if (!this.#host.view) return;
    this.#host.countHint({ kind });
    // What fails with a fair hint is the table's own to make good.
    if (kind === 'fair') await this.#hintFairly();
    else await this.#attempt(() => this.#hintKnowing());
  }

  async #hintFairly() {
    const { link, ply, same } = this.#here();
    this.#wait(later.advice.thinking);
    const mine = (this.#hinting = {});
    const fair = await askFair(this, link, ply).finally(() => {
      // Another one may be looked for by now.
      if (this.#hinting !== mine) return;
      this.#hinting = null;
      this.#verdict.rest();
    });
    if (!fair || !same()) return;
    const { best, wins, tried, lost, hidden, forced, why } = fair;
    const other = { label: later.advice.knowing, act: () => void this.hint('knowing') };
    const possible = { label: later.advice.possible, act: () => this.#host.press('hint') };
    // Who sees every card knows all: the rest of the way is more than another hint.
    const more =
      hidden || forced ? other : { label: later.advice.how, act: () => void this.#attempt(() => this.#showRest()) };
    if (best && (forced || wins)) {
      this.#mark(best);
      const { token: move } = best;
      this.#say(
        forced
          ? later.advice.fairForced(move)
          : hidden
            ? later.advice.fairWins(move, wins, tried, why)
            : later.advice.fairSure(move, why),
        [this.#playOffer(best), more, possible],
      );
    } else if (!hidden) this.#say(later.advice.fairOpenLost, [other, possible]);
    else this.#say(tried && lost >= tried ? later.advice.fairLost : later.advice.fairNone(tried), [other, possible]);
  }

  /** Shows how a position in which nothing is hidden is won. */
  async #showRest() {
    const { link, ply, same } = this.#here();
    this.#wait(later.advice.looking);
    const answer = await this.#ask(link, ply);
    if (!answer || !same()) return;
    if (this.#kept) this.#settle(answer);
    else this.#verdict.clear();
    if (answer.verdict !== 'won') return this.#tellUnknown(answer, link, ply);
    this.#host.session.recordWinningLine(answer.line, true);
    await this.#show(answer.line);
  }

  /** @param {number} [nodes] */
  async #hintKnowing(nodes = QUICK) {
    const { link, ply, same } = this.#here();
    this.#wait(later.advice.peeking);
    const mine = (this.#hinting = {});
    const answer = await this.#ask(link, ply, nodes).finally(() => {
      if (this.#hinting === mine) this.#hinting = null;
    });
    if (!answer || !same()) return;
    if (this.#kept) this.#settle(answer);
    else this.#verdict.clear();
    const { verdict, line, next, spent, open } = answer;
    if (verdict === 'won' && next) {
      this.#host.session.recordWinningLine(line, true);
      this.#tellNext(line, next);
    } else if (verdict === 'lost')
      this.#say(later.advice.knowingLost, [
        { label: later.advice.since, primary: true, act: () => void this.consult() },
      ]);
    else {
      const on = () => void this.#attempt(() => this.#hintKnowing(nodes + MORE));
      const fair = { label: later.advice.fair, act: () => void this.#attempt(() => this.hint('fair')) };
      this.#say(later.advice.knowingUnknown(spent), [open && { label: later.advice.on, primary: true, act: on }, fair]);
    }
  }
}
