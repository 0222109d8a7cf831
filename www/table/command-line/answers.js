// What is answered to a question, and what is played by words. Every answer is a sentence.

import { say, words as core } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { words } from '../../words/asking.js';
import { split } from '../../engine/split.js';
import { isOf, plain, Reading } from './parser.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../pkg/patience_wasm.js').MoveView} MoveView */
/** @typedef {import('./parser.js').Asked} Command */

/** So many things are named in one answer. */
const MOST = 12;

export class Answers {
  #host;
  #info;
  #view;
  /** The pile that is meant by "this". */
  #here;
  /** The pile that the player wants to go to. @type {number | null} */
  goal = null;

  /** @param {TableHost} host @param {number} here */
  constructor(host, here) {
    this.#host = host;
    this.#info = /** @type {GameInfo} */ (host.info);
    this.#view = /** @type {View} */ (host.view);
    this.#here = here;
  }

  /**
   * Answers a question, or plays a move.
   * @param {string} text
   * @returns {string} the answer; nothing if something was done, which says itself, or if there is somewhere to go
   */
  ask(text) {
    const reading = new Reading(words.grammar, {
      piles: this.#info.places.map((place, pile) => ({
        address: place.address,
        name: later.moves.pile(place),
        top: this.#view.piles[pile].cards.slice(-2),
      })),
    });
    const listed = this.#listed(text);
    if (listed) return this.#play(listed.move);
    const asked = reading.command(text);
    if (asked) return this.#answer(asked);
    const move = reading.move(text);
    return move ? this.#move(move) : words.asking.unknown(plain(text).join(' '));
  }

  get #moves() {
    return this.#host.session.moves().flatMap(({ moves }) => moves);
  }

  /** A legal move by its notation, or by its own words. @param {string} text @returns {MoveView | undefined} */
  #listed(text) {
    const said = plain(text).join(' ');
    const moves = this.#moves;
    return (
      moves.find(({ move }) => move.toLowerCase() === text.trim().toLowerCase()) ??
      moves.find(({ token }) => plain(say(token)).join(' ') === said)
    );
  }

  /** @param {string} move */
  #play(move) {
    this.#host.act(move);
    return '';
  }

  /** @param {{ from: number[], to: number[] | null }} meant */
  #move({ from, to }) {
    if (!from.length || (to && !to.length)) return words.asking.notFree;
    const moves = this.#moves;
    const chosen = from.flatMap((one) => {
      if (to === null) return this.#host.offersOf(one).home ?? [];
      return to.flatMap((other) => this.#host.choicesOf(one, other).map(({ move }) => move));
    });
    const meant = moves.filter(({ move }) => chosen.includes(move));
    const [only] = meant;
    if (meant.length === 1) return this.#play(only.move);
    if (only) {
      const named = meant.slice(0, MOST).map((move) => ({ place: this.#info.places[move.from], move: move.token }));
      return words.asking.several(named);
    }
    const reason = this.#host.session.why(from[0], to === null ? from[0] : to[0]);
    return reason ? say(reason.token) : words.asking.noSuchMove;
  }

  /** @param {Command} asked */
  #answer({ command, places: named, cards, number }) {
    const { places } = this.#info;
    const { piles, stock } = this.#view;
    const [[first = -1] = [], [second = -1] = []] = named;
    switch (command) {
      case 'are':
      case 'where': {
        const found = piles.flatMap((pile, n) => {
          const all = split(pile.cards);
          return all.flatMap((card, at) =>
            cards && isOf(card, cards) ? [{ card, place: places[n], under: all.length - 1 - at }] : [],
          );
        });
        const near = found.sort((a, b) => a.under - b.under);
        return near.length
          ? words.asking.where(near.slice(0, MOST), Math.max(0, near.length - MOST))
          : words.asking.nowhere(stock);
      }
      case 'goesHome': {
        const moves = this.#named(this.#moves.filter(({ home }) => home));
        return moves.length ? words.asking.goesHome(moves.slice(0, MOST)) : words.asking.nothingGoesHome;
      }
      case 'wants':
        return core.sentences(
          named[0].map((pile) =>
            words.asking.wants(places[pile], piles[pile].awaits ?? null, piles[pile].complete ?? false),
          ),
        );
      case 'wanted':
        return words.asking.wanted(
          piles.flatMap(({ awaits }, n) => (awaits ? [{ place: places[n], next: awaits }] : [])),
        );
      case 'under': {
        const { cards: lying, count } = piles[first];
        if (count && !lying) return words.asking.hidden(places[first], count);
        const all = split(lying).reverse();
        return words.asking.under(places[first], all.slice(0, MOST), Math.max(0, all.length - MOST));
      }
      case 'goTo':
        // What is not on the table yet is told of.
        if (!this.#host.board.boxOf(first)) return this.#is(first);
        this.goal = first;
        return '';
      case 'is':
        return this.#is(first);
      case 'movesOf':
        return this.#movesOf(first);
      case 'movesHere':
        return this.#movesOf(this.#here);
      case 'moves':
        return this.#told(null, this.#moves);
      case 'why':
        return this.#why(first, second);
      case 'whyHere':
        return this.#why(this.#here, this.#here);
      case 'whyIdle':
        return this.#why(first, first);
      case 'help': {
        const { help, more } = words.asking;
        const nth = Math.min(Math.max(1, number ?? 1), help.length);
        return core.sentences([help[nth - 1], more(nth, help.length)]);
      }
      default:
        return this.#do(command);
    }
  }

  /** @param {number} pile */
  #is(pile) {
    return later.popover.readSingle(core.board.pile(this.#info.places[pile], this.#view.piles[pile]));
  }

  /** Why a pile’s card may not go to another, or, where both are the same, why it cannot move. @param {number} from @param {number} to */
  #why(from, to) {
    const reason = this.#host.session.why(from, to);
    return reason ? say(reason.token) : words.asking.movable(this.#info.places[from]);
  }

  /** @param {number} pile */
  #movesOf(pile) {
    return this.#told(
      pile,
      this.#moves.filter(({ from, with: other }) => from === pile || other === pile),
    );
  }

  /** @param {number | null} pile @param {MoveView[]} moves */
  #told(pile, moves) {
    const at = pile === null ? null : this.#info.places[pile];
    return words.asking.moves(at, this.#named(moves).slice(0, MOST), Math.max(0, moves.length - MOST));
  }

  /** Moves as they are named one after the other: those of equal cards have the same words. @param {MoveView[]} moves */
  #named(moves) {
    const { places } = this.#info;
    const all = moves.map(({ token, from, apart }) => ({ said: say(token), token, from, apart }));
    return all.map(({ said, token, from, apart }) => {
      const alike = all.filter((other) => other.said === said);
      return {
        move: token,
        from: alike.some((other) => other.from !== from) ? places[from] : null,
        apart: apart !== null && alike.length > 1 ? places[apart] : null,
      };
    });
  }

  /** What is said by itself when it is done. @param {'state' | 'again' | 'last' | 'undo' | 'redo' | 'deal' | 'hint' | 'lesson' | 'solve'} command */
  #do(command) {
    const host = this.#host;
    if (command === 'state') host.announcer.sayState();
    else if (command === 'again') host.announcer.repeat();
    else if (command === 'last') host.announcer.sayLast();
    else if (command === 'lesson') void host.startLesson();
    else host.press(command);
    return '';
  }
}
