// What the solver knows of a game in hand, said and shown at its table: whether it can still be won, since when it
// cannot, and why; a line that wins; two kinds of hints. It looks through the pack, and says so, but for the fair hint.
// It never plays by itself, and what the player does meanwhile ends it.

import { askFair, askVerdict, dismiss, leave } from './solver.js';
import { openPlayer } from './table/player.js';
import { Verdict } from './table/verdict.js';

/** @typedef {import('./patience-game.js').PatienceGame} PatienceGame */
/** @typedef {import('./solver.js').Verdict} Answer */
/** @typedef {import('./solver.js').Step} Step */
/** @typedef {import('./solver-worker.js').Why} Why */
/** @typedef {import('./table/frame.js').Offer} Offer */
/** @typedef {'fair' | 'knowing'} HintKind */
/**
 * When a game was lost.
 * @typedef {object} Since
 * @property {number} won the last position that is known to be won; -1 if none is
 * @property {number} lost the first that is known to be lost
 * @property {Step | null} by the move that led there
 */

/** What a question may cost, in nodes: ten seconds or so on a computer. */
const NODES = 20_000_000;
/** What going on may cost each time. */
const MORE = 100_000_000;
/** What is to be answered in about a second. */
const QUICK = 3_000_000;
/** A sentence that has room in two lines, in characters. */
const LONG = 230;
/** Positions looked at to find the move that lost a game: halving takes eight or nine, undecided ones cost some more. */
const LOOKS = 24;

const TEXT = {
  looking: 'The solver looks through the pack for a way to win…',
  /** @param {number} n */
  won: (n) => `This game can be won, in ${n} ${n === 1 ? 'move' : 'moves'} from here.`,
  wonAlready: 'The game is won.',
  lostDeal: 'This deal cannot be won, whatever is played.',
  /** @param {Since} since */
  lostSince: ({ lost, by }) => `It can no longer be won. It could until move ${lost}${by ? `, ${lower(by.words)}` : ''}.`,
  /** @param {Since} since */
  lostBetween: ({ won, lost }) => `It can no longer be won. It could after move ${won}, but not since move ${lost}.`,
  lost: 'It can no longer be won.',
  /** @param {number} spent */
  unknown: (spent) => `Not known yet, after trying ${millions(spent)} million moves.`,
  /** @param {number} spent */
  unknownAll: (spent) => `Not known: the solver has run out of ways to try, after ${millions(spent)} million moves.`,
  searching: 'The solver is still searching. You can play on meanwhile.',
  /** @param {number} spent */
  tried: (spent) => `${millions(spent)} M`,
  failed: 'The solver could not be loaded.',
  next: 'Next move',
  how: 'Show me how',
  mine: 'Back to my game',
  back: 'Back to before it',
  /** @param {number} ply */
  backTo: (ply) => `Back to move ${ply}`,
  other: 'New deal',
  on: 'Keep searching',
  stop: 'Stop',
  stopped: 'Stopped. It is not known.',
  keep: 'Keep asking',
  keeping: 'The answer now stays in view after every move. The settings turn it off.',
  why: 'Why?',
  play: 'Play it',
  fair: 'Fair hint',
  knowing: 'All-knowing hint',
  since: 'Since when?',
  thinking: 'Fair hint: imagining how the pack may lie…',
  peeking: 'All-knowing hint: looking through the pack…',
  /** @param {string} words */
  fairForced: (words) => `Fair hint: ${lower(words)}, as nothing else can be done.`,
  /** @param {string} words @param {number} wins @param {number} of */
  fairWins: (words, wins, of) => `Fair hint: ${lower(words)}. Wins ${wins} of ${of} imagined packs.`,
  /** @param {string} words */
  fairSure: (words) => `Fair hint: ${lower(words)}. Nothing is hidden any more, and it wins.`,
  fairOpenLost: 'Fair hint: nothing is hidden any more, and no way to win was found.',
  fairLost: 'Fair hint: however the pack may lie, nothing wins any more.',
  /** @param {number} of */
  fairNone: (of) => `Fair hint: not known. No move won in any of ${of} imagined packs.`,
  /** @param {string} words */
  knowingWins: (words) => `All-knowing hint, having seen the pack: ${lower(words)}.`,
  knowingLost: 'All-knowing hint: nothing wins any more.',
  /** @param {number} spent */
  knowingNot: (spent) => `All-knowing hint: not known yet, after ${millions(spent)} million moves.`,
  chip: {
    won: 'Can be won',
    lost: 'Lost',
    unknown: 'Not known',
    /** @param {number} ply */
    since: (ply) => `Lost since move ${ply}`,
    deal: 'Cannot be won',
  },
};

/** @param {string} words */
const lower = (words) => words.charAt(0).toLowerCase() + words.slice(1);

/** @param {number} nodes */
const millions = (nodes) => (nodes < 9.5e6 ? Math.max(0.1, Math.round(nodes / 1e5) / 10) : Math.round(nodes / 1e6)).toString();

export class Oracle {
  /** @param {PatienceGame} game */
  constructor(game) {
    this.game = game;
    this.chip = new Verdict(game.frame, () => void this.consult());
    /** Whether the verdict is asked for after every move. */
    this.kept = false;
    /** The deal that was last asked about without the player's asking. */
    this.counted = '';
    for (const type of ['patience-move', 'patience-ready']) game.addEventListener(type, () => this.moved());
  }

  /** The table has gone, for good or to come back elsewhere. */
  leave() {
    leave(this);
    this.chip.clear();
  }

  // Asking

  /** The position on the table, and whether it still is. */
  here() {
    const { game } = this;
    const { link = '', ply = 0 } = game.view ?? {};
    return { link, ply, same: () => game.isConnected && game.view?.link === link };
  }

  /** Runs what asks; a fault of the solver's becomes a sentence. @param {() => Promise<void>} act */
  async attempt(act) {
    const { same } = this.here();
    try {
      await act();
    } catch (error) {
      if (same()) this.say(error instanceof Error ? error.message : TEXT.failed);
      this.chip.clear();
    }
  }

  /**
   * Says a sentence with what can follow from it.
   * @param {string} sentence @param {(Offer | false | null)[]} [offers] @param {import('./table/frame.js').Beside} [beside]
   */
  say(sentence, offers = [], beside = 'telling') {
    this.game.say(sentence);
    this.game.offer(offers.filter((offer) => !!offer), beside);
  }

  /** While the solver works. @param {string} sentence */
  wait(sentence) {
    const stop = () => {
      dismiss(this);
      this.chip.rest();
      this.say(TEXT.stopped);
    };
    this.say(sentence, [{ label: TEXT.stop, act: stop }], 'waiting');
    this.chip.work();
  }

  /** @param {number} spent */
  tried(spent) {
    this.chip.work(TEXT.tried(spent));
  }

  /** Says whether the game in hand can still be won, and offers what follows from it. @param {number} [nodes] */
  async consult(nodes = NODES) {
    if (!this.game.view) return;
    if (nodes === NODES) this.game.emit('patience-hint', { kind: 'verdict' });
    await this.attempt(async () => {
      const { link, ply, same } = this.here();
      this.wait(nodes === NODES ? TEXT.looking : TEXT.searching);
      const answer = await askVerdict(this, link, ply, nodes, (spent) => this.tried(spent));
      if (!answer || !same()) return;
      this.settle(answer);
      if (answer.verdict === 'won') this.tellWon(answer);
      else if (answer.verdict === 'lost') await this.tellLost(answer, link, ply, same);
      else this.tellUnknown(answer, nodes);
    });
  }

  /** @param {Answer} answer */
  tellWon({ line, next }) {
    if (!line.length) return this.say(TEXT.wonAlready);
    this.say(TEXT.won(line.length), [
      { label: TEXT.how, primary: true, act: () => void this.show(line) },
      next && { label: TEXT.next, act: () => this.tellNext(line, next) },
      this.keepOffer(),
    ]);
  }

  /** @param {Answer} answer @param {number} nodes */
  tellUnknown({ spent, open }, nodes) {
    this.say(open ? TEXT.unknown(spent) : TEXT.unknownAll(spent), [
      open && { label: TEXT.on, primary: true, act: () => void this.consult(nodes + MORE) },
      this.keepOffer(),
    ]);
  }

  /** @param {Answer} answer @param {string} link @param {number} ply @param {() => boolean} same */
  async tellLost({ why }, link, ply, same) {
    // What is read meanwhile is not taken away.
    let reading = false;
    const reason = why && { label: TEXT.why, act: () => {
      reading = true;
      this.explain(why);
    } };
    this.say(TEXT.lost, [reason]);
    this.chip.work();
    const since = await this.since(link, ply, [QUICK, NODES]);
    if (!since || !same()) return;
    this.settleLost(since);
    const { won, lost } = since;
    const back = won >= 0 && {
      label: lost === won + 1 ? TEXT.back : TEXT.backTo(won), primary: true, act: () => this.goBack(won),
    };
    const sentence = lost === 0 ? TEXT.lostDeal : won < 0 ? TEXT.lost : lost === won + 1 ? TEXT.lostSince(since) : TEXT.lostBetween(since);
    const other = lost === 0 && { label: TEXT.other, primary: true, deals: this.game.chosen('deals'), act: () => this.game.press('new-deal') };
    if (reading) return this.game.offer([back, other].filter((offer) => !!offer), 'telling');
    this.say(sentence, [back, other, reason, lost > 0 && this.keepOffer()]);
  }

  /** Shows why a game is lost: the cards are marked, and named. @param {Why} why */
  explain({ sentence, cards }) {
    this.game.board.markCards(cards);
    // Where there is little room, or much to tell, the marks show what the words only say aloud.
    const brief = sentence.length > LONG || this.game.frame.mode !== 'desk';
    this.game.say(brief ? `${sentence.split(':')[0]}.` : sentence, brief ? sentence : '');
    this.game.offer([], 'telling');
  }

  /** @param {number} ply */
  goBack(ply) {
    const { game } = this;
    game.change(() => game.rules.goTo(ply), 'undo');
  }

  /** @returns {Offer | null} */
  keepOffer() {
    const keep = () => {
      this.game.setAttribute('verdict', 'kept');
      this.say(TEXT.keeping);
      this.game.emit('patience-setting', { name: 'verdict', value: 'kept' });
    };
    return this.kept ? null : { label: TEXT.keep, act: keep };
  }

  /**
   * Since when is it lost? What was won once and is lost now changed in between: the history is halved until the move is
   * found. A position that is not decided makes the halves uneven; if some of them remain, so does a doubt.
   * @param {string} link @param {number} ply a position that is lost @param {number[]} costs nodes for a position, what was
   * not decided for less being asked again for more
   * @returns {Promise<Since | null>}
   */
  async since(link, ply, costs) {
    let [won, lost] = [-1, ply];
    /** @type {Step | null} */
    let by = null;
    for (const nodes of costs) {
      const dark = new Set();
      for (let looks = 0; lost - won > 1 && looks < LOOKS; looks++) {
        // At first the deal: it may never have been to be won.
        const middle = looks || won >= 0 ? this.between(won, lost, dark) : 0;
        if (middle < 0) break;
        const answer = await askVerdict(this, link, middle, nodes, (spent) => this.tried(spent));
        if (!answer) return null;
        if (answer.verdict === 'won') won = middle;
        else if (answer.verdict === 'lost') [lost, by] = [middle, answer.last];
        else dark.add(middle);
      }
    }
    if (lost === ply && lost > 0) by = (await askVerdict(this, link, lost, QUICK))?.last ?? null;
    return { won, lost, by };
  }

  /** The position next to the middle that was not found undecided; -1 if there is none. @param {number} won @param {number} lost @param {Set<number>} dark */
  between(won, lost, dark) {
    const middle = (won + lost) >> 1;
    for (let off = 0; off < lost - won; off++) {
      for (const ply of [middle + off, middle - off]) if (ply > won && ply < lost && !dark.has(ply)) return ply;
    }
    return -1;
  }

  /** The deal on the table is one of those that are proven to be winnable. */
  proven() {
    if (this.game.view?.ply === 0 && !this.kept) this.chip.show('won', TEXT.chip.won);
  }

  // Kept in view

  /** @param {boolean} on */
  keep(on) {
    if (on === this.kept) return;
    this.kept = on;
    if (on) this.moved();
    else this.chip.clear();
  }

  /** The game has gone on. */
  moved() {
    // Another position: what was asked of the one before is of no interest.
    dismiss(this);
    if (!this.kept || !this.game.view) return this.chip.clear();
    void this.attempt(() => this.askAnew());
  }

  /** Nothing is said of it but in its own place. */
  async askAnew() {
    const { link, ply, same } = this.here();
    this.chip.work();
    // Asked for once, when it was turned on: it counts once for a deal.
    const deal = link.split('/', 2).join('/');
    if (deal !== this.counted) this.game.emit('patience-hint', { kind: 'verdict', kept: true });
    this.counted = deal;
    const answer = await askVerdict(this, link, ply, QUICK);
    if (!answer || !same()) return;
    this.settle(answer);
    if (answer.verdict !== 'lost') return;
    const since = await this.since(link, ply, [QUICK]);
    if (since && same()) this.settleLost(since);
  }

  /** @param {Answer} answer */
  settle({ verdict }) {
    this.chip.show(verdict, TEXT.chip[verdict]);
  }

  /** @param {Since} since */
  settleLost({ won, lost }) {
    const words = lost === 0 ? TEXT.chip.deal : lost === won + 1 ? TEXT.chip.since(lost) : TEXT.chip.lost;
    this.chip.show('lost', words);
  }

  // Showing

  /** @param {string[]} line */
  async show(line) {
    this.game.emit('patience-hint', { kind: 'shown' });
    await openPlayer(this.game, line, { name: TEXT.how, kind: 'shown', back: TEXT.mine });
  }

  /** Marks a move as if its card were in hand, so that one more tap plays it. @param {Step} step */
  mark({ piles }) {
    const { board, holding } = this.game;
    const [from, to] = piles;
    const held = this.game.view?.piles[from].cards;
    if (held) {
      holding.hold(from, ' ');
      board.mark({ selected: from, targets: [to], second: null });
    } else {
      board.mark({ selected: null, targets: [from], second: null });
    }
    if (!this.game.frame.offers.matches(':focus-within')) board.setStop(from);
  }

  /** @param {Step} step @returns {Offer} */
  playOffer({ move }) {
    return { label: TEXT.play, primary: true, act: () => this.game.act(move) };
  }

  /** @param {string[]} line @param {Step} next */
  tellNext(line, next) {
    this.mark(next);
    this.say(TEXT.knowingWins(next.words), [this.playOffer(next), { label: TEXT.how, act: () => void this.show(line) }]);
  }

  // Hints

  /** @param {HintKind} kind */
  async hint(kind) {
    if (!this.game.view) return;
    this.game.emit('patience-hint', { kind });
    await this.attempt(() => (kind === 'fair' ? this.hintFairly() : this.hintKnowing()));
  }

  async hintFairly() {
    const { link, ply, same } = this.here();
    this.wait(TEXT.thinking);
    const fair = await askFair(this, link, ply);
    if (!fair || !same()) return;
    this.chip.rest();
    const { best, wins, tried, lost, hidden, forced } = fair;
    const other = { label: TEXT.knowing, act: () => void this.hint('knowing') };
    if (best && (forced || wins)) {
      this.mark(best);
      const { words } = best;
      this.say(forced ? TEXT.fairForced(words) : hidden ? TEXT.fairWins(words, wins, tried) : TEXT.fairSure(words), [this.playOffer(best), other]);
    } else if (!hidden) this.say(TEXT.fairOpenLost, [other]);
    else this.say(tried && lost >= tried ? TEXT.fairLost : TEXT.fairNone(tried), [other]);
  }

  /** @param {number} [nodes] */
  async hintKnowing(nodes = QUICK) {
    const { link, ply, same } = this.here();
    this.wait(TEXT.peeking);
    const answer = await askVerdict(this, link, ply, nodes, (spent) => this.tried(spent));
    if (!answer || !same()) return;
    if (this.kept) this.settle(answer);
    else this.chip.clear();
    const { verdict, line, next, spent, open } = answer;
    if (verdict === 'won' && next) this.tellNext(line, next);
    else if (verdict === 'lost') this.say(TEXT.knowingLost, [{ label: TEXT.since, primary: true, act: () => void this.consult() }]);
    else {
      const on = () => void this.attempt(() => this.hintKnowing(nodes + MORE));
      const fair = { label: TEXT.fair, act: () => void this.hint('fair') };
      this.say(TEXT.knowingNot(spent), [open && { label: TEXT.on, primary: true, act: on }, fair]);
    }
  }
}
