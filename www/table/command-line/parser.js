// What a player has written or said, read with the words of a catalogue: a command with what it names, piles or cards.

/** @typedef {import('../../words/asking.js').Grammar} Grammar */
/** @typedef {import('../../words/asking.js').Command} Command */
/** @typedef {{ rank: string | null, suit: string | null }} Kind cards that are meant: of a rank, of a suit, of both */

/** Ranks as figures, in every language. @type {Record<string, string>} */
const FIGURES = { 1: 'A', 10: 'T', 11: 'J', 12: 'Q', 13: 'K' };

/** More than this is no question. */
const LONGEST = 160;
const MOST_WORDS = 24;

/**
 * What can be named at the table.
 * @typedef {object} Names
 * @property {{ address: string, name: string, top: string }[]} piles `top`: the card on it, or nothing
 */

/**
 * @typedef {object} Asked
 * @property {Command} command
 * @property {number[][]} places for each pile that is named those that it may be
 * @property {Kind | null} cards
 * @property {number | null} number
 */

/** A text as plain words: letters, figures, and the signs of addresses. @param {string} text @returns {string[]} */
export function plain(text) {
  const bare = text.slice(0, LONGEST).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    bare
      .replaceAll('œ', 'oe') // no keyboard has it, and it is not decomposed: "coeur"
      .replace(/[^\p{L}\p{N}+>-]+/gu, ' ')
      // A joined name is its parts: "Herz-Dame".
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .trim()
      .split(' ')
      .filter(Boolean)
      .slice(0, MOST_WORDS)
  );
}

export class Reading {
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

  /** @param {Grammar} grammar @param {Names} names */
  constructor(grammar, { piles }) {
    this.#grammar = grammar;
    this.#noise = new Set(grammar.noise.flatMap(plain));
    this.#ranks = inverse(grammar.ranks);
    this.#suits = inverse(grammar.suits);
    this.#to = new Set(grammar.to.flatMap(plain));
    this.#home = new Set(grammar.home.flatMap(plain));
    this.#piles = piles.map(({ address, name, top }) => ({
      address: address.toLowerCase(),
      top,
      words: this.#numbered(this.words(name)),
    }));
  }

  /** The words of a text that say something. @param {string} text */
  words(text) {
    const all = plain(text);
    const telling = all.filter((word) => !this.#noise.has(word));
    return telling.length ? telling : all;
  }

  /** Words for numbers as figures. @param {string[]} words */
  #numbered(words) {
    const { numbers } = this.#grammar;
    return words.map((word) => (Object.hasOwn(numbers, word) ? String(numbers[word]) : word));
  }

  /** A command with what it names; null where it is none. @param {string} text @returns {Asked | null} */
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
      .flatMap((part) => (part.startsWith('{') ? [part] : plain(part).filter((word) => !this.#noise.has(word))));
  }

  /**
   * @param {string[]} words @param {string[]} pattern
   * @returns {{ places: number[][], cards: Kind | null, number: number | null } | null}
   */
  #match(words, pattern) {
    const [first, ...others] = pattern;
    if (first === undefined) return words.length ? null : { places: [], cards: null, number: null };
    if (!first.startsWith('{')) return words[0] === first ? this.#match(words.slice(1), others) : null;
    for (let n = words.length - others.length; n > 0; n--) {
      const rest = this.#match(words.slice(n), others);
      const named = rest && this.#name(first, words.slice(0, n));
      if (named) return { ...rest, ...named, places: [...(named.places ?? []), ...rest.places] };
    }
    return null;
  }

  /** @param {string} slot @param {string[]} words @returns {{ places?: number[][], cards?: Kind, number?: number } | null} */
  #name(slot, words) {
    if (slot === '{place}') {
      const piles = this.places(words);
      return piles.length ? { places: [piles] } : null;
    }
    if (slot === '{cards}') {
      const cards = this.cards(words);
      return cards && { cards };
    }
    const number = Number(this.#numbered(words).join(''));
    return Number.isInteger(number) ? { number } : null;
  }

  /** The cards that words name: "aces", "queen hearts", "qh". @param {string[]} words @returns {Kind | null} */
  cards(words) {
    const [code] = words;
    if (words.length === 1 && /^(10|[a2-9tjqk])[cdhs]$/.test(code)) {
      const letters = code.replace('10', 't').toUpperCase();
      return { rank: letters[0], suit: letters[1] };
    }
    if (words.length === 1 && !this.#ranks.has(code)) words = this.#parted(code);
    if (!words.length || words.length > 2) return null;
    /** @type {Kind} */
    const meant = { rank: null, suit: null };
    for (const word of words) {
      const rank = this.#ranks.get(word) ?? FIGURES[word] ?? (/^[2-9]$/.test(word) ? word : null);
      const suit = this.#suits.get(word) ?? null;
      if (rank && meant.rank === null) meant.rank = rank;
      else if (suit && meant.suit === null) meant.suit = suit;
      else return null;
    }
    return meant;
  }

  /** A name that is written in one word, as its parts: "herzdame". @param {string} word */
  #parted(word) {
    for (const suit of this.#suits.keys()) {
      const rank = word.startsWith(suit) ? word.slice(suit.length) : '';
      if (this.#ranks.has(rank)) return [suit, rank];
    }
    return [word];
  }

  /** The piles that words name: by address, by name, by the beginning of a name, by the card on top. @param {string[]} words @returns {number[]} */
  places(words) {
    const such = (/** @type {(pile: { address: string, top: string, words: string[] }) => boolean} */ is) =>
      this.#piles.flatMap((pile, n) => (is(pile) ? [n] : []));
    const figures = this.#numbered(words);
    const by = such(({ address }) => address === words.join('-'));
    if (by.length) return by;
    const named = such((pile) => pile.words.join(' ') === figures.join(' '));
    if (named.length) return named;
    const cards = this.cards(words);
    const topped = cards?.rank ? such(({ top }) => isOf(top, cards)) : [];
    if (topped.length || !words.length) return topped;
    return such((pile) => figures.every((word, n) => pile.words[n] === word));
  }

  /** The piles that words name; none for a card that lies on no pile; null for what is neither. @param {string[]} words */
  #meant(words) {
    const piles = this.places(words);
    return piles.length || this.cards(words) ? piles : null;
  }

  /**
   * What is moved and where to; `to` null: home. Null where it is no such thing.
   * @param {string} text
   * @returns {{ from: number[], to: number[] | null } | null}
   */
  move(text) {
    const words = this.words(text).flatMap((word) => word.split('>').filter(Boolean));
    const last = words.at(-1) ?? '';
    if (this.#home.has(last) && words.length > 1) {
      const inner = words.slice(0, -1).filter((word, n, all) => n < all.length - 1 || !this.#to.has(word));
      const from = this.#meant(inner);
      return from && { from, to: null };
    }
    for (let n = 1; n < words.length; n++) {
      // "p3 c+": without a word between.
      const gap = this.#to.has(words[n]) ? 1 : 0;
      const [from, to] = [this.#meant(words.slice(0, n)), this.#meant(words.slice(n + gap))];
      if (from && to && (gap || words.length === 2)) return { from, to };
    }
    return null;
  }
}

/** @param {string} card @param {Kind} kind */
export const isOf = (card, { rank, suit }) =>
  card !== '' && (rank === null || card[0] === rank) && (suit === null || card[1] === suit);

/** @param {Record<string, string[]>} names */
function inverse(names) {
  return new Map(
    Object.entries(names).flatMap(([key, all]) => all.flatMap((name) => plain(name).map((one) => [one, key]))),
  );
}
