// English: what can be asked and played in words, and what is answered.

import { capital, card, cards, counted, lower, number, place, placeWithin, rank } from './cards.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/**
 * A move in words. Where several have the same words it is told from where it is, or else by what else tells it apart.
 * @typedef {{ move: Token, from: Place | null, apart: Place | null }} Named
 */

/** @param {Token} token */
const within = (token) => lower(tell(token));

/**
 * The words that are understood. Marks, capitals and accents do not count. What stands in braces is named by the player:
 * {cards} a card or several ("aces", "queen of hearts", "hearts"), {place} a pile, by its name, its address or its card.
 * @type {import('../asking.js').Grammar}
 */
export const grammar = {
  /** Words that say nothing and may be left out. */
  noise: ['the', 'a', 'an', 'of', 'is', 'are', 'do', 'does', 'can', 'please', 'my', 'all', 'me', 'card', 'cards'],
  numbers: {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
    ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    twenty: 20,
  },
  ranks: {
    ...{ A: ['ace', 'aces'], 2: ['two', 'twos'], 3: ['three', 'threes'], 4: ['four', 'fours'] },
    ...{ 5: ['five', 'fives'], 6: ['six', 'sixes'], 7: ['seven', 'sevens'], 8: ['eight', 'eights'] },
    ...{ 9: ['nine', 'nines'], T: ['ten', 'tens'], J: ['knave', 'knaves', 'jack', 'jacks'] },
    ...{ Q: ['queen', 'queens'], K: ['king', 'kings'] },
  },
  suits: {
    C: ['clubs', 'club'],
    D: ['diamonds', 'diamond'],
    H: ['hearts', 'heart'],
    S: ['spades', 'spade'],
  },
  /** Between what is moved and where it goes. */
  to: ['to', 'on', 'onto', 'into', 'in', 'with', 'and'],
  home: ['home'],
  commands: {
    where: ['where {cards}', 'find {cards}', 'where see {cards}'],
    goesHome: ['home', 'what go home', 'what goes home', 'suitable', 'what suitable', 'which suitable'],
    wants: [
      'what {place} want',
      '{place} wants',
      'next {place}',
      'next on {place}',
      'what next on {place}',
      'want {place}',
    ],
    wanted: ['wanted', 'what wanted', 'foundations', 'what foundations want', 'next'],
    under: [
      'under {place}',
      'what lies under {place}',
      'what under {place}',
      'what in {place}',
      'read {place}',
      'look {place}',
    ],
    goTo: ['go {place}', 'go to {place}'],
    movesOf: ['moves {place}', 'legal moves {place}', 'moves from {place}', 'where {place} go', 'where i put {place}'],
    movesHere: ['moves here', 'moves this pile', 'legal moves this pile', 'this pile'],
    moves: ['moves', 'legal moves', 'what i play', 'what i'],
    why: [
      'why not {place} to {place}',
      'why not {place} on {place}',
      'why {place} to {place}',
      'why {place} on {place}',
    ],
    whyHere: ['why', 'why not', 'why here', 'why not here', 'why not this', 'why this pile', 'why not this pile'],
    whyIdle: ['why {place}', 'why not {place}', 'why {place} not move', 'what holds {place}'],
    state: ['state', 'how stand', 'how game stand', 'how game', 'score'],
    again: ['again', 'repeat', 'say again'],
    last: ['last', 'last move', 'what happened'],
    undo: ['undo', 'back', 'take back'],
    redo: ['redo', 'forward'],
    deal: ['deal', 'deal on', 'turn'],
    hint: ['hint'],
    lesson: ['lesson', 'first plate'],
    solve: ['it be won', 'solve'],
    help: ['help', 'help {number}'],
    // Cards or a pile alone: what stands before must not be taken for them.
    are: ['{cards}'],
    is: ['{place}'],
  },
};

/** @param {Named} named */
const named = ({ move, from, apart }) =>
  [within(move), from && `from ${placeWithin(from)}`, apart && place(apart)].filter(Boolean).join(', ');

/** So many things are told; of the rest how many there are. @param {string[]} told @param {number} rest @param {string} between */
const some = (told, rest, between) => told.join(between) + (rest ? `${between}and ${number(rest)} more` : '');

export const asking = {
  label: 'Ask, or play a move',
  example: 'where are the aces',
  close: 'Close',
  /** Cards that are to be played and cannot be: none of them is on top. */
  notFree: 'No such card is on top of a pile.',
  unknown: (/** @type {string} */ text) => `“${text}” is not understood. Type help to hear what can be asked.`,
  /** Cards that were asked for: where they lie, and how many cards lie on each. */
  where: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ rest) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)}: ${placeWithin(at)}${under ? `, under ${cards(under)}` : ''}`,
        ),
        rest,
        '; ',
      )}.`,
    ),
  nowhere: (/** @type {number} */ stock) =>
    stock ? 'None of them can be seen; the pack is not out yet.' : 'There is none on the table.',
  goesHome: (/** @type {Named[]} */ moves) =>
    `${capital(counted(moves.length, 'move', 'moves'))} home: ${moves.map(named).join('; ')}.`,
  nothingGoesHome: 'Nothing can go home now.',
  wants: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${place(at)} is complete.`;
    return next ? `${place(at)} wants the ${card(next)}.` : `${place(at)} wants nothing.`;
  },
  /** What all foundations want, those of one name together. */
  wanted: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('; ')}.` : 'All are complete.',
  /** The cards of a pile from its top. */
  under: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ more) => {
    if (!names.length) return `${place(at)} is empty.`;
    const [top, ...rest] = names.map(card);
    if (!rest.length) return `${place(at)}: ${top} alone.`;
    return `${place(at)}, ${cards(names.length + more)}, from the top: ${some([top, ...rest], more, ', ')}.`;
  },
  hidden: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}: ${cards(n)}, face down.`,
  moves: (/** @type {Place | null} */ at, /** @type {Named[]} */ moves, /** @type {number} */ rest) => {
    const all = moves.length + rest;
    const from = at ? ` from ${placeWithin(at)}` : '';
    return all ? `${counted(all, 'move', 'moves')}${from}: ${some(moves.map(named), rest, '; ')}.` : `No move${from}.`;
  },
  noSuchMove: 'There is no such move now.',
  /** Several moves are meant by what was said. */
  several: (/** @type {{ place: Place, move: Token }[]} */ meant) =>
    `Which? ${meant.map(({ place: at, move }) => `${tell(move)}, from ${placeWithin(at)}`).join('; or ')}.`,
  movable: (/** @type {Place} */ at) => `${place(at)} can move.`,
  /** In short parts: the first says that there are more. */
  help: [
    'Ask: where are the aces; what can go home; what is wanted; what does hearts up want; what lies under packet 7.',
    'Ask about moves: moves; moves of packet 7; why packet 7; why packet 7 to packet 8; hint; can it be won.',
    'Play: queen of hearts home; ten of spades to packet 7; packet 3 to packet 5; or in notation, p3>c+.',
    'And: go to packet 7; deal; undo; redo; state; again; last; lesson. Escape goes back to the cards.',
  ],
  more: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Help ${n + 1} tells more.` : `That is all of ${number(of)} parts.`,
};
