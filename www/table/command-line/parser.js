// The parser of the command line: reads typed or spoken text by a catalogue's grammar into a command with its piles and cards, or
// into a move.

/** @import { Grammar, Command } from '../../words/command-line.js' */
/** @typedef {{ rank: string | null, suit: string | null }} CardPattern cards of a rank, of a suit, or of both */

/** Ranks by number, in every language. @type {Record<string, string>} */
const RANK_NUMBERS = { 1: 'A', 10: 'T', 11: 'J', 12: 'Q', 13: 'K' };

/** Limits of a command; the text beyond them is cut off. */
const MAX_CHARS = 160;
const MAX_WORDS = 24;

/**
 * The piles that a command can name.
 * @typedef {object} Names
 * @property {{ address: string, name: string, top: string }[]} piles `top`: the top card, or empty
 */

/**
 * @typedef {object} ParsedCommand
 * @property {Command} command
 * @property {number[][]} places for each named pile, the piles that the name may mean
 * @property {CardPattern | null} cards
 * @property {number | null} number
 */

/** Splits a text into lower-case words without accents: letters, digits, and the signs of addresses. @param {string} text @returns {string[]} */
export function normalize(text) {
  const bare = text.slice(0, MAX_CHARS).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    bare
      .replaceAll('œ', 'oe') // NFKD does not decompose it: "cœur"
      .replace(/[^\p{L}\p{N}+>-]+/gu, ' ')
      // Splits hyphenated names: "Herz-Dame".
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .trim()
      .split(' ')
      .filter(Boolean)
      .slice(0, MAX_WORDS)
  );
}

export class Parser {
  #grammar;
  /** @type {Set<string>} */
  #noise;
  /** @type {Map<string, string>} */
  #ranks;
  /** @type {Map<string, string>} */
  #suits;
  /** @type {{ address: string, top: string, words: string[] }[]} */
  #piles;
  #to;
  #home;
  #play;
  #place;

  /** @param {Grammar} grammar @param {Names} names */
  constructor(grammar, { piles }) {
    this.#grammar = grammar;
    this.#noise = new Set(grammar.stopWords.flatMap(normalize));
    this.#ranks = invert(grammar.ranks);
    this.#suits = invert(grammar.suits);
    this.#to = new Set(grammar.to.flatMap(normalize));
    this.#home = new Set(grammar.home.flatMap(normalize));
    this.#play = new Set(grammar.play.flatMap(normalize));
    this.#place = new Set(grammar.place.flatMap(normalize));
    this.#piles = piles.map(({ address, name, top }) => ({
      address: address.toLowerCase(),
      top,
      words: this.#withDigits(this.words(name)),
    }));
  }

  /** The words of a text without noise words, unless it has no others. @param {string} text */
  words(text) {
    const all = normalize(text);
    const meaningful = all.filter((word) => !this.#noise.has(word));
    return meaningful.length ? meaningful : all;
  }

  /** Replaces number words by digits. @param {string[]} words */
  #withDigits(words) {
    const { numbers } = this.#grammar;
    return words.map((word) => (Object.hasOwn(numbers, word) ? String(numbers[word]) : word));
  }

  /** Parses a command; null for anything else. @param {string} text @returns {ParsedCommand | null} */
  command(text) {
    const words = this.words(text);
    for (const [command, patterns] of Object.entries(this.#grammar.commands)) {
      for (const pattern of patterns) {
        const found = this.#match(words, this.#pattern(pattern));
        if (found) return { command: /** @type {Command} */ (command), ...found };
      }
    }
    return null;
  }

  /** @param {string} text */
  #pattern(text) {
    return text
      .split(' ')
      .flatMap((part) => (part.startsWith('{') ? [part] : normalize(part).filter((word) => !this.#noise.has(word))));
  }

  /**
   * @param {string[]} words @param {string[]} pattern
   * @returns {{ places: number[][], cards: CardPattern | null, number: number | null } | null}
   */
  #match(words, pattern) {
    const [first, ...others] = pattern;
    if (first === undefined) return words.length ? null : { places: [], cards: null, number: null };
    if (!first.startsWith('{')) return words[0] === first ? this.#match(words.slice(1), others) : null;
    for (let n = words.length - others.length; n > 0; n--) {
      const following = this.#match(words.slice(n), others);
      const named = following && this.#matchSlot(first, words.slice(0, n));
      if (named) return { ...following, ...named, places: [...(named.places ?? []), ...following.places] };
    }
    return null;
  }

  /** @param {string} slot @param {string[]} words @returns {{ places?: number[][], cards?: CardPattern, number?: number } | null} */
  #matchSlot(slot, words) {
    if (slot === '{place}') {
      const piles = this.places(words);
      return piles.length ? { places: [piles] } : null;
    }
    if (slot === '{cards}') {
      const cards = this.cards(words);
      return cards && { cards };
    }
    const number = Number(this.#withDigits(words).join(''));
    return Number.isInteger(number) ? { number } : null;
  }

  /** The cards that words name: "aces", "queen hearts", "qh". @param {string[]} words @returns {CardPattern | null} */
  cards(words) {
    const [code] = words;
    if (words.length === 1 && /^(10|[a2-9tjqk])[cdhs]$/.test(code)) {
      const letters = code.replace('10', 't').toUpperCase();
      return { rank: letters[0], suit: letters[1] };
    }
    if (words.length === 1 && !this.#ranks.has(code)) words = this.#splitCompound(code);
    if (!words.length || words.length > 2) return null;
    /** @type {CardPattern} */
    const pattern = { rank: null, suit: null };
    for (const word of words) {
      const rank = this.#ranks.get(word) ?? RANK_NUMBERS[word] ?? (/^[2-9]$/.test(word) ? word : null);
      const suit = this.#suits.get(word) ?? null;
      if (rank && pattern.rank === null) pattern.rank = rank;
      else if (suit && pattern.suit === null) pattern.suit = suit;
      else return null;
    }
    return pattern;
  }

  /** Splits a compound card name: "herzdame". @param {string} word */
  #splitCompound(word) {
    for (const suit of this.#suits.keys()) {
      const rank = word.startsWith(suit) ? word.slice(suit.length) : '';
      if (this.#ranks.has(rank)) return [suit, rank];
    }
    return [word];
  }

  /** The piles that words name: by address, name, top card, or the beginning of a name. @param {string[]} words @returns {number[]} */
  places(words) {
    const pilesWhere = (/** @type {(pile: { address: string, top: string, words: string[] }) => boolean} */ is) =>
      this.#piles.flatMap((pile, n) => (is(pile) ? [n] : []));
    const withDigits = this.#withDigits(words);
    const addressed = pilesWhere(({ address }) => address === words.join('-'));
    if (addressed.length) return addressed;
    const named = pilesWhere((pile) => pile.words.join(' ') === withDigits.join(' '));
    if (named.length) return named;
    const cards = this.cards(words);
    const withTopCard = cards?.rank ? pilesWhere(({ top }) => matchesCard(top, cards)) : [];
    if (withTopCard.length || !words.length) return withTopCard;
    return pilesWhere((pile) => withDigits.every((word, n) => pile.words[n] === word));
  }

  /** The piles that words name; empty for a card that is on top of no pile; null if they name neither. @param {string[]} words */
  #pilesOrNull(words) {
    const piles = this.places(words);
    return piles.length || this.cards(words) ? piles : null;
  }

  /**
   * Parses a move; `to` null: home. Null for anything else.
   * @param {string} text
   * @returns {{ from: number[], to: number[] | null } | null}
   */
  move(text) {
    // A preposition may be a noise word of questions: "à" and "y a-t-il".
    const meaningful = normalize(text).filter((word) => !this.#noise.has(word) || this.#to.has(word));
    const [verb = '', ...others] = meaningful.flatMap((word) => word.split('>').filter(Boolean));
    const isPlay = this.#play.has(verb) && others.length > 0;
    const words = isPlay || (this.#place.has(verb) && others.length > 0) ? others : [verb, ...others];
    const last = words.at(-1) ?? '';
    if (this.#home.has(last) && words.length > 1) {
      const sourceWords = words.slice(0, -1).filter((word, n, all) => n < all.length - 1 || !this.#to.has(word));
      const from = this.#pilesOrNull(sourceWords);
      return from && { from, to: null };
    }
    // "play queen hearts": the second word is no pile that takes the first.
    const played = isPlay ? this.#pilesOrNull(words) : null;
    if (played) return { from: played, to: null };
    for (let n = 1; n < words.length; n++) {
      // "p3 c+": no word such as "to" between.
      const preposition = this.#to.has(words[n]) ? 1 : 0;
      const [from, to] = [this.#pilesOrNull(words.slice(0, n)), this.#pilesOrNull(words.slice(n + preposition))];
      if (from && to && (preposition || words.length === 2)) return { from, to };
    }
    return null;
  }
}

/** @param {string} card @param {CardPattern} kind */
export const matchesCard = (card, { rank, suit }) =>
  card !== '' && (rank === null || card[0] === rank) && (suit === null || card[1] === suit);

/** @param {Record<string, string[]>} names */
function invert(names) {
  return new Map(
    Object.entries(names).flatMap(([key, all]) => all.flatMap((name) => normalize(name).map((word) => [word, key]))),
  );
}
