// English: questions and moves that the player types, and the answers.

import { capital, card, cards, counted, lower, number, place, placeWithin, rank } from './cards.js';
import { tokenText } from './tokens.js';
import { withoutRow } from '../shared.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/**
 * A move in words. Where several have the same words, `from` or else `apart` distinguishes them.
 * @typedef {{ move: Token, from: Place | null, apart: Place | null }} NamedMove
 */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/**
 * The words that are understood, without punctuation, capitals and accents. {cards} stands for a card or several ("aces",
 * "queen of hearts", "hearts"), {place} for a pile, by its name, its address or its card.
 * @type {import('../command-line.js').Grammar}
 */
export const grammar = {
  /** Words that are ignored. */
  stopWords: ['the', 'a', 'an', 'of', 'is', 'are', 'do', 'does', 'can', 'please', 'my', 'all', 'me', 'card', 'cards'],
  numbers: {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
    ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    twenty: 20,
  },
  ranks: {
    ...{ A: ['ace', 'aces'], 2: ['two', 'twos'], 3: ['three', 'threes'], 4: ['four', 'fours'] },
    ...{ 5: ['five', 'fives'], 6: ['six', 'sixes'], 7: ['seven', 'sevens'], 8: ['eight', 'eights'] },
    ...{ 9: ['nine', 'nines'], T: ['ten', 'tens'], J: ['jack', 'jacks', 'knave', 'knaves'] },
    ...{ Q: ['queen', 'queens'], K: ['king', 'kings'] },
  },
  suits: {
    C: ['clubs', 'club'],
    D: ['diamonds', 'diamond'],
    H: ['hearts', 'heart'],
    S: ['spades', 'spade'],
  },
  /** Between a card and its target. */
  to: ['to', 'on', 'onto', 'into', 'in', 'with', 'and'],
  home: ['home'],
  play: ['play'],
  place: ['place', 'move', 'put', 'lay'],
  commands: {
    where: ['where {cards}', 'find {cards}', 'where see {cards}'],
    canGoHome: [
      'home',
      'what go home',
      'what goes home',
      'which go home',
      'suitable',
      'what suitable',
      'which suitable',
    ],
    nextOn: [
      'what {place} want',
      '{place} takes',
      '{place} wants',
      'next {place}',
      'next on {place}',
      'what next on {place}',
      'want {place}',
      'needs {place}',
      'what {place} need',
      'what {place} take',
    ],
    allNext: [
      'wanted',
      'what wanted',
      'foundations',
      'what foundations want',
      'what foundations take',
      'next',
      'what next',
    ],
    readPile: [
      'under {place}',
      'what lies under {place}',
      'what under {place}',
      'what in {place}',
      'read {place}',
      'look {place}',
    ],
    goTo: ['go {place}', 'go to {place}'],
    movesOf: [
      'moves {place}',
      'possible moves {place}',
      'legal moves {place}',
      'moves from {place}',
      'where {place} go',
      'where i put {place}',
    ],
    movesOfFocused: ['moves here', 'moves this pile', 'possible moves this pile', 'legal moves this pile', 'this pile'],
    moves: ['moves', 'possible moves', 'legal moves', 'what i play', 'what i'],
    whyMove: [
      'why not {place} to {place}',
      'why not {place} on {place}',
      'why {place} to {place}',
      'why {place} on {place}',
    ],
    whyFocused: ['why', 'why not', 'why here', 'why not here', 'why not this', 'why this pile', 'why not this pile'],
    whyStuck: ['why {place}', 'why not {place}', 'why {place} not move', 'what holds {place}'],
    state: ['state', 'how stand', 'how game stand', 'how game', 'score'],
    repeat: ['again', 'repeat', 'say again'],
    lastMove: ['last', 'last move', 'what happened'],
    undo: ['undo', 'back', 'take back'],
    redo: ['redo', 'forward'],
    deal: ['deal', 'deal on', 'turn'],
    hint: ['hint'],
    lesson: ['lesson', 'first plate'],
    solve: [
      'it be won',
      'winnable',
      'it winnable',
      'it still winnable',
      'this winnable',
      'this still winnable',
      'solve',
    ],
    help: ['help', 'help {number}'],
    // Cards or a pile alone come last, so that the commands above are not read as names.
    cards: ['{cards}'],
    pile: ['{place}'],
  },
};

/** @param {NamedMove} named */
const named = ({ move, from, apart }) =>
  [tokenWithin(apart ? withoutRow(move) : move), from && `from ${placeWithin(from)}`, apart && place(apart)]
    .filter(Boolean)
    .join(', ');

/** The first items, and how many more there are. @param {string[]} shown @param {number} omitted @param {string} between */
const some = (shown, omitted, between) =>
  shown.join(between) + (omitted ? `${between}and ${number(omitted)} more` : '');

export const commandLine = {
  label: 'Ask, or play a move',
  example: 'where are the aces',
  close: 'Close',
  /** In answer to a move of cards that are all covered. */
  allCovered: 'No such card is on top of a pile.',
  unknown: (/** @type {string} */ text) => `“${text}” isn’t something I understand. Type help for what you can ask.`,
  /** Where the cards are, and how many cards cover each. */
  cardsAt: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ omitted) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)}: ${placeWithin(at)}${under ? `, under ${cards(under)}` : ''}`,
        ),
        omitted,
        '; ',
      )}.`,
    ),
  noCards: (/** @type {number} */ stock) =>
    stock ? 'None in sight yet; the stock may hold some.' : 'There are none on the table.',
  movesHome: (/** @type {NamedMove[]} */ moves) =>
    `${capital(counted(moves.length, 'move', 'moves'))} home: ${moves.map(named).join('; ')}.`,
  noMovesHome: 'Nothing can go home now.',
  nextOn: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${place(at)} is complete.`;
    return next ? `${place(at)} takes the ${card(next)} next.` : `${place(at)} is not a foundation.`;
  },
  /** The next card of every foundation. */
  allNext: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('; ')}.` : 'All are complete.',
  /** The cards of a pile from its top. */
  pileContents: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ omitted) => {
    if (!names.length) return `${place(at)} is empty.`;
    const [top, ...others] = names.map(card);
    if (!others.length) return `${place(at)}: only the ${top}.`;
    return `${place(at)}, ${cards(names.length + omitted)}, from the top: ${some([top, ...others], omitted, ', ')}.`;
  },
  faceDown: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}: ${cards(n)}, face down.`,
  moves: (/** @type {Place | null} */ at, /** @type {NamedMove[]} */ moves, /** @type {number} */ omitted) => {
    const all = moves.length + omitted;
    const from = at ? ` from ${placeWithin(at)}` : '';
    return all
      ? `${counted(all, 'move', 'moves')}${from}: ${some(moves.map(named), omitted, '; ')}.`
      : `No moves${from}.`;
  },
  noSuchMove: 'There’s no such move now.',
  atProblem: 'That isn’t possible at a problem. Its buttons help you.',
  /** In answer to a text that matches several moves. */
  ambiguous: (/** @type {NamedMove[]} */ moves) => `Which? ${capital(moves.map(named).join('; or '))}.`,
  movable: (/** @type {Place} */ at) => `${place(at)} can move.`,
  /** In short parts; `nextHelp` follows each. */
  help: [
    'Ask: where are the aces; what can go home; what is next; what is next on hearts up; what is under packet 7.',
    'Ask about moves: moves; moves of packet 7; why packet 7; why packet 7 to packet 8; hint; is it winnable.',
    'Play: queen of hearts home; ten of spades to packet 7; packet 3 to packet 5; or in notation, p3>c+.',
    'And: go to packet 7; deal; undo; redo; state; again; last; lesson. Escape goes back to the cards.',
  ],
  nextHelp: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Type help ${n + 1} for more.` : `That’s all.`,
};
