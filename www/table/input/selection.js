// The selected pile, and the moves that a second pile chooses. The engine decides which moves are legal.

import { say, words } from '../../words/core.js';
import { homeFirstChoice, isRunRefused } from '../../engine/choices.js';
import { DOUBLE_MS } from './stock.js';

/** @import { TableHost } from '../host.js' */
/** @import { View, GameInfo } from '../../pkg/patience_wasm.js' */
/** @import { Offers } from '../../engine/choices.js' */

/**
 * After an automatic move, taps on the piles where the card may have gone are ignored for this time, in ms: the player may
 * still be tapping where it was going. Less if the player had selected it, since the next tap comes sooner.
 */
const IGNORE_MS = 1000;
const IGNORE_SELECTED_MS = 400;
/** Longest time between presses of a quick series, in ms: less than it takes to see a card and to press. */
const SERIES_MS = 300;

/** The first of the last cards of a pile. @param {string} cards @param {number} count */
const firstCard = (cards, count) => cards.slice(-2 * count).slice(0, 2);

export class Selection {
  #host;
  #stock;
  /** The selected pile. @type {number | null} */
  pile = null;
  /** The selected pile's moves and targets, and the number of its cards selected: more than one for a run. @type {Offers & { cards: number } | null} */
  #offers = null;
  /**
   * The question about a target to which several moves lead, while the player chooses one: its sentence, and the moves with names.
   * @type {{ target: number, which: string, ways: { name: string, move: string }[] } | null}
   */
  #question = null;
  #selectedAt = 0;
  /** The pile whose move was just refused: the next tap on it deselects it. */
  #refused = -1;
  /** The last tap on a pile that cannot move, and the tap that was ignored last: with the next it may be a double tap. */
  #lastTaps = { idle: { pile: -1, at: -Infinity }, ignored: { pile: -1, at: -Infinity } };
  /** Taps to ignore: on these piles, and the second tap of two on `again`. @type {{ piles: number[], again: number, until: number }} */
  #ignored = { piles: [], again: -1, until: 0 };
  /** The shown move, which Enter on its pile plays; unconfirmed until the player taps the card that it has selected. @type {{ pile: number, move: string, isConfirmed: boolean } | null} */
  #hint = null;
  /** The last press on a pile that made a move, or that came too soon after one. */
  #played = { pile: -1, at: -Infinity };

  /** @param {TableHost} host @param {import('./stock.js').StockControl} stock */
  constructor(host, stock) {
    this.#host = host;
    this.#stock = stock;
  }

  /** Piles that the selected card may go to. */
  get targets() {
    return this.#offers?.targets ?? [];
  }

  get #cards() {
    return this.#offers?.cards ?? 1;
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  /** @param {number} pile */
  #describable(pile) {
    const { places } = /** @type {GameInfo} */ (this.#host.info);
    return { place: places[pile], pile: this.#view.piles[pile] };
  }

  /** @param {number} pile */
  #labelOf(pile) {
    const { place, pile: shown } = this.#describable(pile);
    return words.board.pile(place, shown);
  }

  /** Deselects, and shows the prompt; a card that the game itself has turned up stays selected. */
  clear() {
    this.#set(this.#view.pending);
    this.render();
  }

  /** Selects the card that the game has turned up, or nothing: the position has changed. */
  reset() {
    this.#set(this.#view.pending);
    this.#mark();
  }

  /** @param {number} pile @param {string} [sentence] said instead of the pile's own @param {number} [cards] */
  select(pile, sentence, cards) {
    this.#set(pile, cards);
    this.render(sentence);
  }

  /** Selects a pile's card for a caller that says why. @param {number} pile */
  selectSilently(pile) {
    this.#set(pile);
    this.#mark();
  }

  /** True if these cards are selected. @param {number} pile @param {number} cards */
  has(pile, cards) {
    return this.pile === pile && this.#cards === cards;
  }

  /** @param {number | null} pile @param {number} [cards] */
  #set(pile, cards = 1) {
    this.pile = pile;
    this.#offers = pile === null ? null : { ...this.#host.offersOf(pile, cards), cards };
    this.#question = this.#hint = null;
    if (pile !== null) this.#refused = -1;
  }

  /** Lets Enter on a pile, or a tap on its target, play a shown move, until the selection changes. @param {number} pile @param {string} move */
  setHint(pile, move) {
    this.#hint = { pile, move, isConfirmed: false };
  }

  #mark() {
    this.highlight();
    const { ways = [] } = this.#question ?? {};
    this.#host.offer(
      ways.map(({ name, move }, n) => ({ label: name, primary: n === 0, onPress: () => this.play(move) })),
    );
    this.#host.line?.guide?.onSelection?.(this.pile);
  }

  /** Highlights the selected cards and their targets. */
  highlight() {
    const { target = null } = this.#question ?? {};
    this.#host.board.highlight({
      selected: this.pile,
      ...(this.#cards > 1 && { cards: this.#cards }),
      targets: target === null ? this.targets : [target],
      ambiguousTarget: target,
    });
  }

  /** Marks the selection, and says a sentence, else an open question, else the selected pile's own, else the prompt. @param {string} [sentence] @param {boolean} [always] false: not if it was said last */
  render(sentence = '', always = true) {
    this.#mark();
    const isChosen = this.pile !== null && this.pile !== this.#view.pending;
    const text = sentence || this.#question?.which || (isChosen ? this.#prompt(/** @type {number} */ (this.pile)) : '');
    if (text) this.#host.announce(text, { always });
    else this.#host.showPrompt();
  }

  /** The sentence of the selected cards; empty if they have none. @param {number} pile */
  #prompt(pile) {
    const { cards, says, goesHome } = this.#view.piles[pile];
    // A card that goes home only with another pairs with all others: the choice is named, as a pair is never separated.
    if (this.#cards === 1 && goesHome && !this.#offers?.home && says?.k === 'choose-pile')
      return words.play.playOrPair(!this.#offers?.only);
    if (this.#cards === 1) return says ? say(says) : '';
    return words.play.runSelected(firstCard(cards, this.#cards), this.#cards);
  }

  /**
   * Handles a tap, a click or Enter.
   * @param {number} pile @param {number} [nth] which click of a quick series on one spot; 0 for a key
   * @param {number} [cards] the number of cards that are meant, as `liftableCards` counts them
   */
  tapPile(pile, nth = 0, cards = 1) {
    const now = performance.now();
    // The card that a press has turned up cannot have been seen by the next press of its series.
    const isUnseen = nth > 1 && pile === this.#played.pile && now - this.#played.at < SERIES_MS;
    const { ply } = this.#view;
    if (!isUnseen) this.#tap(pile, nth, now, cards);
    const hasMoved = this.#view.ply !== ply && this.#roleOf(pile) !== 'stock';
    if (isUnseen || hasMoved) this.#played = { pile, at: now };
  }

  /** @param {number} pile @param {number} nth @param {number} now @param {number} cards */
  #tap(pile, nth, now, cards) {
    const selected = this.pile;
    // Taps on targets of a selected card are never ignored.
    const isTarget = selected !== null && selected !== this.#view.pending && this.targets.includes(pile);
    if (nth && !isTarget && this.#isIgnored(pile, nth, now)) {
      this.#ignored.until = 0;
      this.#lastTaps.ignored = { pile, at: now };
      return;
    }
    if (this.#question) {
      this.#question = null;
      this.render();
      if (pile === selected) return;
    }
    const byKey = nth === 0;
    if (byKey && this.#hint?.pile === pile) return this.play(this.#hint.move);
    if (selected !== null && this.targets.includes(pile)) return this.chooseTarget(selected, pile, byKey);
    if (cards === this.#cards && this.#confirmHint(pile, now)) return;
    if (pile === selected && (cards === 1 || cards === this.#cards)) return this.#tapSelected(now, byKey);
    if (this.#roleOf(pile) === 'stock') return this.#stock.tap(byKey);
    if (selected !== null && this.#isRefusedTarget(selected, pile)) return this.refuse(selected, pile);
    this.#selectOrPlay(pile, now, byKey, cards);
  }

  /** Makes the selection of a hint the player's own at the first tap on it, which would else deselect it. @param {number} pile @param {number} now @returns {boolean} false if there is none to confirm, or a tap plays the card */
  #confirmHint(pile, now) {
    const hint = this.#hint;
    if (pile === this.#view.pending) return false;
    if (this.pile !== pile || hint?.pile !== pile || hint.isConfirmed || this.#offers?.only === hint.move) return false;
    hint.isConfirmed = true;
    this.#selectedAt = now;
    return true;
  }

  /** @param {number} pile */
  #roleOf(pile) {
    return this.#host.info?.places[pile].role ?? '';
  }

  /**
   * True if a tapped pile was meant as a target, although it takes no card now: it has no card to select instead, and it is a
   * pile where cards are placed, or the game has turned up a card to place.
   * @param {number} selected @param {number} pile
   */
  #isRefusedTarget(selected, pile) {
    const { movable, count } = this.#view.piles[pile];
    if (isRunRefused(this.#view, selected, pile, this.#cards)) return true;
    if (movable) return false;
    if (selected === this.#view.pending || !count || this.#roleOf(pile) !== 'tableau')
      return this.#roleOf(pile) !== 'decoration';
    return this.targets.some((target) => this.#roleOf(target) === 'tableau');
  }

  /**
   * Explains at a card why it may not go to a pile; it stays selected. Of two foundations of a suit only one may be a target:
   * choosing the other plays the card home, too.
   * @param {number} from @param {number} to
   */
  refuse(from, to) {
    this.#refuse(from, to, () => {
      const { home } = this.#host.offersOf(from);
      if (home && this.#roleOf(to) === 'foundation') this.play(home);
    });
  }

  /** @param {number} from @param {number} to @param {() => void} otherwise done if the move is legal after all */
  #refuse(from, to, otherwise) {
    this.#refused = from;
    const legal = () => {
      this.#refused = -1;
      otherwise();
    };
    void this.#host.overlays.refuse(from, to, legal, from === this.pile ? this.#cards : 1);
  }

  /** Explains why a pile's card may not go home. @param {number} pile @param {() => void} otherwise done if there is no reason */
  #refuseHome(pile, otherwise) {
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
   * Handles a second tap on the selected pile: a double tap plays it home, or to its one target; else it is deselected.
   * @param {number} now @param {boolean} byKey a key plays to the one target without haste
   */
  #tapSelected(now, byKey) {
    const selected = this.pile;
    // A lesson may have gone on to its next step since.
    const offers = selected === null ? null : this.#host.offersOf(selected, this.#cards);
    const quick = now - this.#selectedAt < DOUBLE_MS;
    this.#selectedAt = now;
    if (quick && offers?.home) return this.play(offers.home);
    if (offers?.only) return this.play(offers.only, { ignore: offers.targets, ms: IGNORE_SELECTED_MS });
    if (selected === null) return;
    const again = this.#refused === selected;
    this.#refused = -1;
    if (selected === this.#view.pending) {
      if (this.#host.line?.guide?.acceptsSelection?.(selected)) return;
      if (again) this.clear();
      else this.#refuseHome(selected, () => this.#host.showPrompt());
      return;
    }
    const [target, other] = this.targets;
    const single =
      target !== undefined && other === undefined ? this.#host.choicesOf(selected, target, this.#cards) : [];
    if ((quick || byKey) && single.length === 1) this.play(single[0].move);
    else if (!quick || again) this.#deselect(selected);
    else this.#refuseHome(selected, () => this.#deselect(selected));
  }

  /** Deselects a pile that was tapped again, unless a lesson asks for its card. @param {number} pile */
  #deselect(pile) {
    if (!this.#host.line?.guide?.acceptsSelection?.(pile)) this.clear();
  }

  /** @param {number} pile @param {number} now @param {boolean} byKey @param {number} [cards] */
  #selectOrPlay(pile, now, byKey, cards = 1) {
    const shown = this.#view.piles[pile];
    if (!shown.movable && cards === 1) return this.#tapIdle(pile, now);
    const offers = this.#host.offersOf(pile, cards);
    const { guide } = this.#host.line ?? {};
    if (guide?.takesNoMove || guide?.rejectsSelection?.(pile)) return;
    if (offers.only && cards === 1)
      return this.play(offers.only, { ignore: offers.targets, ms: IGNORE_MS, again: pile });
    if (offers.home && this.#lastTaps.ignored.pile === pile && now - this.#lastTaps.ignored.at < DOUBLE_MS)
      return this.play(offers.home);
    // A hint that arrived now would select another card.
    this.#host.adviser.cancelHint();
    this.select(pile, '', cards);
    this.#selectedAt = now;
    // A lesson's sentences do not mention the selection.
    if (guide) this.#host.announcer.speak(words.board.selected(this.#labelOf(pile)));
    // Screen readers get no marks.
    else if (byKey && shown.says?.k === 'choose-pile') {
      const card = cards > 1 ? firstCard(shown.cards, cards) : shown.says.card;
      this.#host.announcer.speak(words.play.targetCount(card, offers.targets.length));
    }
  }

  /** Handles a tap on a pile without a card that can move: it opens, or says why. @param {number} pile @param {number} now */
  #tapIdle(pile, now) {
    const { overlays, board, line, announcer } = this.#host;
    const { says } = this.#view.piles[pile];
    this.clear();
    const again = this.#lastTaps.idle.pile === pile && now - this.#lastTaps.idle.at < DOUBLE_MS;
    this.#lastTaps.idle = { pile, at: now };
    if (this.#roleOf(pile) === 'talon' && board.canOpen(pile)) void overlays.openPile(pile, false);
    // In a lesson the first try is explained.
    else if (again || line?.guide) overlays.refuse(pile, pile);
    else if (says) announcer.announceTransient(say(says));
    else void this.#explainIdle(pile);
  }

  /** Names a pile that cannot move, or the card that it waits for, and marks that card. @param {number} pile */
  async #explainIdle(pile) {
    const signal = this.#host.positionSignal;
    const role = this.#roleOf(pile);
    // An empty reserve, too, has a reason: the grace has its time.
    const waits = role === 'reserve' || (['tableau', 'talon'].includes(role) && this.#view.piles[pile].count);
    // If the reason does not load, the pile is named at least.
    const refusal = waits ? await this.#host.load('refusal', signal).catch(() => null) : null;
    if (signal.aborted) return;
    if (!refusal?.explainIdle(this.#host, pile))
      this.#host.announcer.announceTransient(words.play.pile(this.#labelOf(pile)));
  }

  /**
   * Plays the move between two piles; if there are several, the one that a hint shows, else the player chooses one.
   * @param {number} from @param {number} to @param {boolean} [byKey] true: the choices are announced, to be chosen by number
   */
  chooseTarget(from, to, byKey = false) {
    const choices = this.#host.choicesOf(from, to, from === this.pile ? this.#cards : 1);
    const shown = this.#hint?.pile === from && choices.find(({ move }) => move === this.#hint?.move);
    if (shown || choices.length === 1) return this.play((shown || choices[0]).move);
    if (!choices.length) return this.#selectOrPlay(to, performance.now(), byKey);
    const { which, ways } = this.#questionOf(from, to, choices);
    this.#question = { target: to, which, ways };
    this.render();
    const names = ways.map(({ name }) => name);
    if (byKey) this.#host.announcer.speak(words.play.numberedMoves(which, names));
  }

  /**
   * The question about several moves between two piles, and these moves with their names, the harmless one first.
   * @param {number} from @param {number} to @param {import('../../engine/choices.js').Choice[]} choices
   */
  #questionOf(from, to, choices) {
    const first = homeFirstChoice(this.#view, to, choices);
    if (first) {
      const [top, below] = [from, to].map((pile) => this.#view.piles[pile].cards.slice(-2));
      return {
        which: words.play.homeFirst(below),
        ways: [
          { name: words.play.playHome(), move: first.home.move },
          { name: words.play.placeOn(top), move: first.other.move },
        ],
      };
    }
    return {
      which: words.play.whichMove(this.#describable(from), this.#describable(to)),
      ways: choices.map(({ label, move }) => ({ name: label ? say(label) : move, move })),
    };
  }

  /** Plays one of the choices. @param {number} nth from 0 @returns {boolean} true if there is one */
  playChoice(nth) {
    const chosen = this.#question?.ways[nth];
    if (chosen) this.play(chosen.move);
    return !!chosen;
  }

  /** Plays a pile's card home, or explains why not. @param {number} pile */
  goHome(pile) {
    const { home } = this.#host.offersOf(pile);
    if (home) this.play(home);
    else this.#refuseHome(pile, () => this.#host.announcer.announceTransient(words.play.notHome(this.#labelOf(pile))));
  }

  /**
   * Plays a move, and ignores taps for a while: on the piles where its card may have gone, and a second tap where it was.
   * @param {string} move @param {{ ignore?: number[], ms?: number, again?: number }} [taps]
   */
  play(move, { ignore = [], ms = 0, again = -1 } = {}) {
    this.#ignored = { piles: ignore, again, until: performance.now() + ms };
    this.#host.playAction(move);
  }

  /** Deselects. @returns {boolean} true if a pile was selected by the player */
  escape() {
    const isOpen = this.#question !== null || (this.pile !== null && this.pile !== this.#view.pending);
    this.clear();
    return isOpen;
  }
}
