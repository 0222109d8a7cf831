// Answers questions of the command line in sentences, and plays its moves.

import { startLesson } from '../commands.js';
import { say, words as core } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { words } from '../../words/command-line.js';
import { split } from '../../engine/split.js';
import { matchesCard, normalize, Parser } from './parser.js';

/** @import { TableHost } from '../host.js' */
/** @import { View, GameInfo, MoveView } from '../../pkg/patience_wasm.js' */
/** @import { ParsedCommand } from './parser.js' */

/** Maximum number of items in an answer. */
const MAX_ITEMS = 12;

/** The items that an answer lists, and the number of the others. @template T @param {T[]} items @returns {[T[], number]} */
const firstItems = (items) => [items.slice(0, MAX_ITEMS), Math.max(0, items.length - MAX_ITEMS)];

export class Answers {
  #host;
  #info;
  #view;
  /** The pile that "this" means. */
  #focusedPile;
  /** The pile that a "go to" command names. @type {number | null} */
  pileToFocus = null;

  /** @param {TableHost} host @param {number} focusedPile */
  constructor(host, focusedPile) {
    this.#host = host;
    this.#info = /** @type {GameInfo} */ (host.info);
    this.#view = /** @type {View} */ (host.view);
    this.#focusedPile = focusedPile;
  }

  /**
   * Answers a question, or plays a move.
   * @param {string} text
   * @returns {string} the answer; empty if an action was run, which announces itself, or `pileToFocus` was set
   */
  answer(text) {
    const parser = new Parser(words.grammar, {
      piles: this.#info.places.map((place, pile) => ({
        address: place.address,
        name: reports.moves.pile(place),
        top: this.#view.piles[pile].cards.slice(-2),
      })),
    });
    const listedMove = this.#findMove(text);
    if (listedMove) return this.#play(listedMove.move);
    const command = parser.command(text);
    if (command) return this.#answerCommand(command);
    const move = parser.move(text);
    return move ? this.#playBetween(move) : words.commandLine.unknown(normalize(text).join(' '));
  }

  get #moves() {
    return this.#host.session.moves().flatMap(({ moves }) => moves);
  }

  /** Finds a legal move by its notation, or by its full sentence. @param {string} text @returns {MoveView | undefined} */
  #findMove(text) {
    const typed = normalize(text).join(' ');
    const moves = this.#moves;
    return (
      moves.find(({ move }) => move.toLowerCase() === text.trim().toLowerCase()) ??
      moves.find(({ token }) => normalize(say(token)).join(' ') === typed)
    );
  }

  /** @param {string} move */
  #play(move) {
    this.#host.playAction(move);
    return '';
  }

  /** @param {{ from: number[], to: number[] | null }} meant */
  #playBetween({ from, to }) {
    if (!from.length || (to && !to.length)) return words.commandLine.allCovered;
    const moves = this.#moves;
    const chosen = from.flatMap((source) => {
      if (to === null) return this.#host.offersOf(source).home ?? [];
      return to.flatMap((target) => this.#host.choicesOf(source, target).map(({ move }) => move));
    });
    const matching = moves.filter(({ move }) => chosen.includes(move));
    const [only] = matching;
    if (matching.length === 1) return this.#play(only.move);
    if (only) return words.commandLine.ambiguous(this.#nameMoves(matching).slice(0, MAX_ITEMS));
    const reason = this.#host.session.why(from[0], to === null ? from[0] : to[0]);
    return reason ? say(reason.token) : words.commandLine.noSuchMove;
  }

  /** @param {ParsedCommand} asked */
  #answerCommand({ command, places: named, cards, number }) {
    const { places } = this.#info;
    const { piles } = this.#view;
    const [[first = -1] = [], [second = -1] = []] = named;
    switch (command) {
      case 'cards':
      case 'where':
        return this.#findCards(cards);
      case 'canGoHome':
        return this.#listMovesHome();
      case 'nextOn':
        return core.sentences(
          named[0].map((pile) =>
            words.commandLine.nextOn(places[pile], piles[pile].next ?? null, piles[pile].complete ?? false),
          ),
        );
      case 'allNext':
        return words.commandLine.allNext(piles.flatMap(({ next }, n) => (next ? [{ place: places[n], next }] : [])));
      case 'readPile':
        return this.#readPile(first);
      case 'goTo':
        // A pile that is not on the table is described instead.
        if (!this.#host.board.boxOf(first)) return this.#describePile(first);
        this.pileToFocus = first;
        return '';
      case 'pile':
        return this.#describePile(first);
      case 'movesOf':
        return this.#movesOf(first);
      case 'movesOfFocused':
        return this.#movesOf(this.#focusedPile);
      case 'moves':
        return this.#listMoves(null, this.#moves);
      case 'whyMove':
        return this.#why(first, second);
      case 'whyFocused':
        return this.#why(this.#focusedPile, this.#focusedPile);
      case 'whyStuck':
        return this.#why(first, first);
      case 'help':
        return describeHelp(number);
      default:
        return this.#run(command);
    }
  }

  /** Where some cards lie, the uppermost first. @param {ParsedCommand['cards']} cards */
  #findCards(cards) {
    const { places } = this.#info;
    const { piles, stock } = this.#view;
    const found = piles.flatMap((pile, n) => {
      const all = split(pile.cards);
      return all.flatMap((card, at) =>
        cards && matchesCard(card, cards) ? [{ card, place: places[n], under: all.length - 1 - at }] : [],
      );
    });
    const near = found.sort((a, b) => a.under - b.under);
    return near.length ? words.commandLine.cardsAt(...firstItems(near)) : words.commandLine.noCards(stock);
  }

  #listMovesHome() {
    const moves = this.#nameMoves(this.#moves.filter(({ home }) => home));
    return moves.length ? words.commandLine.movesHome(moves.slice(0, MAX_ITEMS)) : words.commandLine.noMovesHome;
  }

  /** @param {number} pile */
  #readPile(pile) {
    const place = this.#info.places[pile];
    const { cards, count } = this.#view.piles[pile];
    if (count && !cards) return words.commandLine.faceDown(place, count);
    return words.commandLine.pileContents(place, ...firstItems(split(cards).reverse()));
  }

  /** @param {number} pile */
  #describePile(pile) {
    return reports.popover.readSingle(core.board.pile(this.#info.places[pile], this.#view.piles[pile]));
  }

  /** The reason why a card may not go to another pile, or with the same pile twice why it cannot move. @param {number} from @param {number} to */
  #why(from, to) {
    const reason = this.#host.session.why(from, to);
    return reason ? say(reason.token) : words.commandLine.movable(this.#info.places[from]);
  }

  /** @param {number} pile */
  #movesOf(pile) {
    return this.#listMoves(
      pile,
      this.#moves.filter(({ from, with: other }) => from === pile || other === pile),
    );
  }

  /** @param {number | null} pile @param {MoveView[]} moves */
  #listMoves(pile, moves) {
    const at = pile === null ? null : this.#info.places[pile];
    return words.commandLine.moves(at, ...firstItems(this.#nameMoves(moves)));
  }

  /** Names moves in a list, with the piles that distinguish moves of equal cards. @param {MoveView[]} moves */
  #nameMoves(moves) {
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

  /** Runs a command that announces itself. @param {'state' | 'repeat' | 'lastMove' | 'undo' | 'redo' | 'deal' | 'hint' | 'lesson' | 'solve'} command */
  #run(command) {
    const host = this.#host;
    // Each would end the problem, or is refused by it.
    if (host.line?.problem && ['hint', 'lesson', 'solve'].includes(command)) return words.commandLine.atProblem;
    if (command === 'state') host.announcer.announceState();
    else if (command === 'repeat') host.announcer.repeat();
    else if (command === 'lastMove') host.announcer.announceLastAction();
    else if (command === 'lesson') void startLesson(host);
    else host.press(command);
    return '';
  }
}

/** A sentence of the help. @param {number | null | undefined} number default: the first */
function describeHelp(number) {
  const { help, nextHelp } = words.commandLine;
  const nth = Math.min(Math.max(1, number ?? 1), help.length);
  return core.sentences([help[nth - 1], nextHelp(nth, help.length)]);
}
