// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card, rank } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['fairie-queen'].aim} `,
    'Two packs, 104 cards. Eight kings head eight columns, in the order in which they turn up. The deal decides how long the columns grow. Then the thinking starts.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'The ',
        term('foundation', 'foundations'),
        ' follow suit. Each suit has two, which go up from the ace to the queen.',
      ],
      figure: {
        alt: ({ first, onFirst, second, onSecond }) =>
          `Two foundations and their next cards: the ${card(first)} for the ${card(onFirst)}, the ${card(second)} for the ${card(onSecond)}.`,
        steps: [({ first }) => `The ${card(first)} is home, and the card before it in its column is released.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'During the deal, only the latest king’s column takes cards. When kings turn up in a row, the earlier ones stay ',
        term('bareKing', 'bare'),
        '.',
      ],
      figure: {
        alt: ({ hand, last, bare }) =>
          `Three columns. The ${card(hand)} is in your hand and goes on the ${card(last)}, the latest king. The ${card(bare)} before it has no cards.`,
        caption: ({ bare }) => `The ${card(bare)} stays bare, which will be useful.`,
        steps: [({ hand, last }) => `The ${card(hand)} is on the ${card(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'When the deal is complete, an ',
        term('available'),
        ' card may move to another column, onto the next higher rank. Suit doesn’t matter.',
      ],
      figure: {
        alt: ({ card: name, onto }) =>
          `The last cards of two columns: the ${card(name)} can go onto the ${card(onto)}.`,
        caption: ({ card: name, onto }) => `The ${rank(name)} goes onto any ${rank(onto)}, here the ${card(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `The ${card(name)} is on the ${card(onto)}, and the ${card(freed)} is released.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Only the last card of each column is available. When it leaves, the one before it is ',
        term('released'),
        '.',
      ],
      figure: {
        alt: ({ bare }) =>
          `Five columns. A cross marks the last card of each, but not the bare ${card(bare)}: kings stay where they are.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `The ${card(name)} has moved onto the ${card(bare)}, and the ${card(freed)} is released.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Any available card may move onto a ',
        term('bareKing', 'bare king'),
        ', and others may follow as in any column.',
      ],
      figure: {
        alt: ({ card: name, king }) =>
          `The ${card(name)}, the last card of its column, can go onto the bare ${card(king)}.`,
        caption: ({ king }) => `The ${card(king)} takes any card.`,
        steps: [({ card: name, king }) => `The ${card(name)} is on the ${card(king)}, which is no longer bare.`],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: [
        'With two ',
        term('bareKing', 'bare kings'),
        ' a long ',
        term('run'),
        ' moves card by card. The book’s example frees a ',
        term('knave', 'jack'),
        ' from under a run from the ten down to the four.',
      ],
      figure: {
        alt: ({ knave, last }) =>
          `The ${card(knave)} under a run from ten to four that ends in the ${card(last)}; two bare kings; a column that ends in a seven, and one that ends in another jack.`,
        caption: () => 'Ten moves: play them here, or watch them at the table.',
        steps: [
          ({ last }) => `The ${card(last)} goes onto the first bare king.`,
          () => 'The five goes onto the second. The six is released.',
          () => 'The six goes onto the seven of another column.',
          () => 'The five follows. The second king is bare again.',
          () => 'The four follows. Both kings are bare.',
          () => 'Now the run’s seven goes onto one king…',
          () => '… and the eight onto the other.',
          () => 'The seven moves onto the eight. One king is bare again.',
          () => 'The nine goes onto it. Only the ten is left.',
          ({ knave, other }) => `The ten goes onto the ${card(other)}, and the ${card(knave)} is released.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Play 96 cards ',
      term('home'),
      ': eight foundations, two of each suit, go up from ace to queen ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). The eight kings stay where they are.',
    ],
    'There is no redeal. You only get winnable deals, unless you change that in Settings; of all deals, about seven in ten are winnable.',
  ],
  table: [
    'One king starts at the upper left. Columns hang from their kings, each card half covering the one before.',
    'The book twists a column that grows too long. Ours turns at the bottom of the felt and continues alongside; tap the number of its cards to see it whole.',
  ],
  parts: {
    stock:
      'The stock. Its next card turns up in your hand; an ace goes home automatically, a king starts the next column.',
    hand: 'Your hand, one card: place it on the latest king’s column, or play it home if it’s next.',
    column: 'Eight columns, each headed by a king.',
    foundation: 'Eight foundations, two of each suit, from ace to queen.',
  },
  art: [
    [
      'A bare king takes any card, and two of them move whole runs, as ',
      rule('note-1', 'Note 1'),
      ' shows. Don’t use the last bare king unless you see how to clear it.',
    ],
    'Think before you move a queen onto a bare king: she can leave only for home, or for another bare king. It’s still right when it releases a card you need badly.',
    'After each card that goes home, check the columns again: another may follow. Sometimes a card does better where it is, to take the next lower one. The book says so too.',
  ],
  open: [
    {
      terms: [
        {
          name: 'May you keep a card that can go home?',
          text: 'Yes. “It is sometimes better not to play cards”, says the book.',
        },
        {
          name: 'Can a queen on a bare king move again?',
          text: 'The book advises against moving queens, which “cannot be moved again until required” for a foundation. Here a queen alone on a king may still move to another bare king, like any card. It changes nothing, and hints ignore it.',
        },
        {
          name: 'Which king starts?',
          text: 'The book says only “one king”. Here it’s always the king of spades; it makes no difference.',
        },
        {
          name: 'Can cards leave a foundation?',
          text: 'No. The book mentions no way back, so there is none.',
        },
      ],
    },
  ],
};
