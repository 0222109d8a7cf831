// What the player has in hand, and what choosing another pile then means. Which moves are legal, the rules say.

import { say, words } from '../../words/core.js';
import { withWords } from '../../words/language.js';
import { withRules } from '../../engine/loader.js';
import { homeFirst } from '../../engine/choices.js';
import { DOUBLE_MS } from './timing.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../engine/choices.js').Offers} Offers */

/** A player who taps where a card went by itself must not move it back; with a card in hand the next tap comes sooner. */
const ABSORB_MS = 1000;
const ABSORB_ASKED_MS = 400;

export class Selection {
  #host;
  #dealing;
  /** @type {number | null} the pile in hand */
  #held = null;
  /** @type {Offers | null} what it offers */
  #offers = null;
  /** @type {number | null} the other pile, while it is to be said which of several moves is meant */
  #second = null;
  /** What two piles may mean, while it is to be said. @type {import('../../engine/choices.js').Choice[]} */
  #choices = [];
  #heldAt = 0;
  /** The pile whose card was just refused: the next tap on it lays it down. */
  #refused = -1;
  /** The idle pile that was tapped last, and when. */
  #idle = { pile: -1, at: -Infinity };
  /** Taps that are not meant: on these piles, and the second of two on one. @type {{ piles: number[], again: number, until: number }} */
  #ignored = { piles: [], again: -1, until: 0 };
  /** The tap that was last ignored: with the next one it may be a double tap. */
  #absorbed = { pile: -1, at: -Infinity };

  /** @param {TableHost} host @param {import('./stock.js').Dealing} dealing */
  constructor(host, dealing) {
    this.#host = host;
    this.#dealing = dealing;
  }

  get held() {
    return this.#held;
  }

  /** Where what is in hand may go. */
  get targets() {
    return this.#offers?.targets ?? [];
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  /** @param {number} pile */
  #seen(pile) {
    const { places } = /** @type {GameInfo} */ (this.#host.info);
    return { place: places[pile], pile: this.#view.piles[pile] };
  }

  /** @param {number} pile */
  #labelOf(pile) {
    const seen = this.#seen(pile);
    return words.board.pile(seen.place, seen.pile);
  }

  /** Lets go of what the player had in hand: the game's own card, if it has chosen one, is in hand again. */
  letGo() {
    const { pending } = this.#view;
    if (pending !== null && this.#held !== pending) return this.hold(pending);
    if (pending === null) this.#held = this.#offers = null;
    this.#second = null;
    this.show();
  }

  /** After every change of the table only what the game itself has chosen is in hand. */
  reset() {
    const { pending } = this.#view;
    if (pending === null) this.letGo();
    else this.hold(pending);
  }

  /** @param {number} pile @param {string} [sentence] said instead of the pile's own */
  hold(pile, sentence) {
    this.#held = pile;
    this.#refused = -1;
    this.#offers = this.#host.offersOf(pile);
    this.#second = null;
    this.show(sentence);
  }

  /** Marks what is in hand, and says a sentence; without one that of the pile in hand, else what the game asks. @param {string} [sentence] @param {boolean} [again] */
  show(sentence = '', again = true) {
    const second = this.#second;
    this.#host.board.mark({ selected: this.#held, targets: second === null ? this.targets : [second], second });
    this.#host.offer([]);
    const held = this.#held;
    const own = held !== null && held !== this.#view.pending ? this.#view.piles[held].says : undefined;
    this.#host.say(sentence || (own ? say(own) : ''), '', again);
  }

  /**
   * A tap, a click, Enter.
   * @param {number} pile @param {number} [nth] which click of a quick series on one spot; 0 for a key
   */
  choose(pile, nth = 0) {
    const now = performance.now();
    const held = this.#held;
    // Whoever has taken up a card and chooses where it may go means just that.
    const aims = held !== null && held !== this.#view.pending && this.targets.includes(pile);
    if (nth && !aims && this.#isIgnored(pile, nth, now)) {
      this.#ignored.until = 0;
      this.#absorbed = { pile, at: now };
      return;
    }
    if (this.#second !== null) {
      this.#second = null;
      this.show();
      if (pile === held) return;
    }
    const byKey = nth === 0;
    if (held !== null && this.targets.includes(pile)) return this.meet(held, pile, byKey);
    if (pile === held) return this.#chooseAgain(now, byKey);
    if (this.#roleOf(pile) === 'stock') return this.#dealing.turn(byKey);
    if (held !== null && this.#isMeant(held, pile)) return this.refuse(held, pile);
    this.#take(pile, now, byKey);
  }

  /** @param {number} pile */
  #roleOf(pile) {
    return this.#host.info?.places[pile].role ?? '';
  }

  /**
   * Whether a pile that cannot take what is in hand was chosen for it all the same: one that has no card to be taken
   * instead, where cards are laid, or where the game has put a card into the player's hand.
   * @param {number} held @param {number} pile
   */
  #isMeant(held, pile) {
    const { movable, count } = this.#view.piles[pile];
    if (movable) return false;
    if (held === this.#view.pending || !count || this.#roleOf(pile) !== 'tableau')
      return this.#roleOf(pile) !== 'decoration';
    return this.targets.some((target) => this.#roleOf(target) === 'tableau');
  }

  /**
   * Says at a card why it may not go to a pile; it stays in hand. Of two foundations of a suit only one may be a target:
   * whoever chooses the other means home.
   * @param {number} from @param {number} to
   */
  refuse(from, to) {
    this.#refuse(from, to, () => {
      const { home } = this.#host.offersOf(from);
      if (home && this.#roleOf(to) === 'foundation') this.play(home);
    });
  }

  /** Says why a pile's card may not go to another. @param {number} from @param {number} to @param {() => void} otherwise */
  #refuse(from, to, otherwise) {
    this.#refused = from;
    this.#host.refuse(from, to, () => {
      this.#refused = -1;
      otherwise();
    });
  }

  /** Says why a pile's card may not go home. @param {number} pile @param {() => void} [otherwise] done where there is nothing to be said */
  #refuseHome(pile, otherwise = () => {}) {
    const suit = this.#view.piles[pile].cards.at(-1);
    const home = this.#host.info?.places.findIndex((place) => place.role === 'foundation' && place.suit === suit) ?? -1;
    if (home < 0) otherwise();
    else this.#refuse(pile, home, otherwise);
  }

  /** @param {number} pile @param {number} nth @param {number} now */
  #isIgnored(pile, nth, now) {
    const { piles, again, until } = this.#ignored;
    return now < until && ((nth > 1 && pile === again) || piles.includes(pile));
  }

  /**
   * A second tap on what is in hand: if it came quickly, home, or where alone it may go; else it is laid down again.
   * @param {number} now @param {boolean} byKey a key need not be quick where there is one way only
   */
  #chooseAgain(now, byKey) {
    const [held, offers] = [this.#held, this.#offers];
    const quick = now - this.#heldAt < DOUBLE_MS;
    this.#heldAt = now;
    if (quick && offers?.home) return this.play(offers.home);
    if (offers?.only) return this.play(offers.only, { ignore: offers.targets, ms: ABSORB_ASKED_MS });
    if (held === null) return;
    const again = this.#refused === held;
    this.#refused = -1;
    if (held === this.#view.pending) {
      if (quick && !again) this.#refuseHome(held);
      return;
    }
    const [target, other] = this.targets;
    const single = target !== undefined && other === undefined ? this.#host.choicesOf(held, target) : [];
    if ((quick || byKey) && single.length === 1) this.play(single[0].move);
    else if (!quick || again) this.letGo();
    else this.#refuseHome(held, () => this.letGo());
  }

  /** @param {number} pile @param {number} now @param {boolean} byKey */
  #take(pile, now, byKey) {
    const shown = this.#view.piles[pile];
    const offers = this.#host.offersOf(pile);
    if (!shown.movable) {
      this.letGo();
      const again = this.#idle.pile === pile && now - this.#idle.at < DOUBLE_MS;
      this.#idle = { pile, at: now };
      if (this.#roleOf(pile) === 'talon' && this.#host.board.canOpen(pile)) void this.#host.look(pile, false);
      // Who is learning is told at the first try.
      else if (again || this.#host.player?.course) this.#host.refuse(pile, pile);
      else if (shown.says) this.#host.mention(say(shown.says));
      else void this.#mentionIdle(pile);
      return;
    }
    if (offers.only) return this.play(offers.only, { ignore: offers.targets, ms: ABSORB_MS, again: pile });
    if (offers.home && this.#absorbed.pile === pile && now - this.#absorbed.at < DOUBLE_MS)
      return this.play(offers.home);
    // A hint that came now would put its own card into the hand.
    this.#host.stopAdvice();
    this.hold(pile);
    this.#heldAt = now;
    // A lesson has its own sentences, which say nothing of it.
    if (this.#host.player?.course) this.#host.frame.voice.tell(words.board.selected(this.#labelOf(pile)));
    // Of marks nothing is heard.
    else if (byKey && shown.says?.k === 'choose-place')
      this.#host.frame.voice.tell(words.hand.places(shown.says.card, offers.targets.length));
  }

  /** Says what an idle pile is, or what its card waits for, and shows where that lies. @param {number} pile */
  async #mentionIdle(pile) {
    const view = this.#view;
    const waits = ['tableau', 'talon', 'reserve'].includes(this.#roleOf(pile)) && this.#view.piles[pile].count;
    // Its words and its reason come after the first of the table; if they do not, the pile is named at least.
    const ready = waits && (await withWords(withRules(import('../overlays/refusal.js'))).catch(() => null));
    // The player may have gone on meanwhile.
    if (this.#host.view !== view) return;
    if (!ready || !ready.tellIdle(this.#host, pile)) this.#host.mention(words.hand.pile(this.#labelOf(pile)));
  }

  /**
   * One pile and then another: played at once if it can mean one thing only, else the player says which.
   * @param {number} from @param {number} to @param {boolean} [byKey] whether the ways are told: they are chosen by number,
   * without the focus going away from the cards
   */
  meet(from, to, byKey = false) {
    const choices = this.#host.choicesOf(from, to);
    if (choices.length === 1) return this.play(choices[0].move);
    if (!choices.length) return this.#take(to, performance.now(), byKey);
    this.#second = to;
    this.show();
    const { which, ways } = this.#askWhich(from, to, choices);
    this.#host.say(which);
    this.#host.offer(
      this.#choices.map(({ move }, n) => ({ label: ways[n], primary: n === 0, act: () => this.play(move) })),
    );
    if (byKey) this.#host.frame.voice.tell(words.hand.ways(which, ways));
  }

  /**
   * What is asked of two piles that may mean several moves, and what each of them is called, the harmless one first: where
   * a card may be laid on one that could go home, that is said.
   * @param {number} from @param {number} to @param {import('../../engine/choices.js').Choice[]} choices
   */
  #askWhich(from, to, choices) {
    const first = homeFirst(this.#view, to, choices);
    if (first) {
      const [top, below] = [from, to].map((pile) => this.#view.piles[pile].cards.slice(-2));
      this.#choices = [first.home, first.other];
      return { which: words.hand.homeFirst(below), ways: [words.hand.playHome(), words.hand.layOn(top)] };
    }
    this.#choices = choices;
    return {
      which: words.hand.which(this.#seen(from), this.#seen(to)),
      ways: choices.map(({ label, move }) => (label ? say(label) : move)),
    };
  }

  /** Of what two piles may mean, plays one. @param {number} nth from 0 @returns {boolean} whether there is such a one to be chosen */
  pick(nth) {
    const choice = this.#second === null ? undefined : this.#choices[nth];
    if (choice) this.play(choice.move);
    return !!choice;
  }

  /** Plays a pile's move home, or says that it has none. @param {number} pile */
  goHome(pile) {
    const { home } = this.#host.offersOf(pile);
    if (home) this.play(home);
    else this.#refuseHome(pile, () => this.#host.mention(words.hand.notHome(this.#labelOf(pile))));
  }

  /**
   * Plays a move. For some time taps on the piles where its card may have gone by itself, and the second tap of two on
   * the pile that it came from, are ignored.
   * @param {string} move @param {{ ignore?: number[], ms?: number, again?: number }} [taps]
   */
  play(move, { ignore = [], ms = 0, again = -1 } = {}) {
    this.#ignored = { piles: ignore, again, until: performance.now() + ms };
    this.#host.act(move);
  }

  /** Lays down what the player has taken up. @returns {boolean} whether there was anything */
  escape() {
    const open = this.#second !== null || (this.#held !== null && this.#held !== this.#view.pending);
    this.letGo();
    return open;
  }
}
