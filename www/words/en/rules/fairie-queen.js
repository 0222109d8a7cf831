// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card, rank } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Two packs, 104 cards. Eight kings head eight columns, in the order in which they turn up. The deal decides how long the columns grow; then the thinking begins.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'The ',
        term('foundation', 'foundations'),
        ' follow suit: two of each suit, which climb from the ace to the queen.',
      ],
      plate: {
        alt: ({ one, onOne, two, onTwo }) =>
          `Two foundations and the cards that are next: the ${card(one)} for the ${card(onOne)}, the ${card(two)} for the ${card(onTwo)}.`,
        steps: [({ one }) => `The ${card(one)} is home, and the card above it in its column is released.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'While cards are dealt, they go on the king that came last and on no other. Where kings follow one another, the earlier stay ',
        term('bareKing', 'bare'),
        '.',
      ],
      plate: {
        alt: ({ hand, last, bare }) =>
          `Three columns. The ${card(hand)} is in hand and goes to the ${card(last)}, who came last; the ${card(bare)} before him has no cards.`,
        caption: ({ bare }) => `The ${card(bare)} was passed over at once: he stays bare, which will be useful.`,
        steps: [({ hand, last }) => `The ${card(hand)} lies on the ${card(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'When the deal is complete, an ',
        term('available'),
        ' card may pass to another column, onto a card one higher. Suit does not matter.',
      ],
      plate: {
        alt: ({ card: name, onto }) =>
          `The last cards of two columns: the ${card(name)} may go onto the ${card(onto)}.`,
        caption: ({ card: name, onto }) => `The ${rank(name)} goes onto any ${rank(onto)}, here the ${card(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `The ${card(name)} lies on the ${card(onto)}; the ${card(freed)} is released.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Only the lowest card of each column is available, until its removal has ',
        term('released'),
        ' the one above it.',
      ],
      plate: {
        alt: ({ bare }) =>
          `Five columns. A cross marks the lowest card of each, but none the ${card(bare)}, who stands alone: kings stay where they are.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `The ${card(name)} has gone to the ${card(bare)}: the ${card(freed)} is released.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Onto a ',
        term('bareKing', 'king that stands alone'),
        ' any available card may pass, and others may follow it as in any column.',
      ],
      plate: {
        alt: ({ card: name, king }) =>
          `The ${card(name)}, the last of its column, may go to the ${card(king)}, who stands alone.`,
        caption: ({ king }) => `The ${card(king)} is a spare place for any one card.`,
        steps: [({ card: name, king }) => `The ${card(name)} lies on the ${card(king)}, who is bare no longer.`],
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
        ' is moved card by card. The book’s example sets a ',
        term('knave'),
        ' free on whom a run lies from the ten down to the four.',
      ],
      plate: {
        alt: ({ knave, last }) =>
          `The ${card(knave)} under a run from ten to four that ends in the ${card(last)}; two bare kings; a column that ends in a seven, and one that ends in another knave.`,
        caption: () => 'Ten moves: play them here one by one, or watch them at the table.',
        steps: [
          ({ last }) => `The ${card(last)} goes to the first bare king.`,
          () => 'The five goes to the second. The six is released.',
          () => 'The six goes onto the seven of another column.',
          () => 'The five follows it: the second king is bare again.',
          () => 'The four follows, and both kings are free.',
          () => 'Now the seven goes to one king …',
          () => '… and the eight to the other.',
          () => 'The seven passes to the eight: one king is bare once more.',
          () => 'The nine takes his place. Only the ten is left.',
          ({ knave, other }) => `The ten goes onto the ${card(other)}, and the ${card(knave)} is reached.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Bring 96 cards ',
      term('home'),
      ': eight foundations, two of each suit, climb from ace to queen ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). The eight kings stay where they are.',
    ],
    'Nothing is dealt again. Unless the settings say otherwise, only deals are dealt that can be won: about seven in ten can.',
  ],
  table: [
    'One king begins, at the upper left. The columns hang from their kings, each card half covering the one before.',
    'The book has a column twisted that grows too long, to gain room. Ours turns at the foot of the felt and goes on beside itself; it opens when you look into it.',
  ],
  parts: {
    pack: 'The pack. Its next card turns up into the hand; an ace goes to its foundation by itself, a king begins the next column.',
    hand: 'The card in hand: lay it on the last king’s column, or play it home if it suits.',
    column: 'Eight columns, each headed by a king.',
    foundation: 'Eight foundations, two of each suit, from ace to queen.',
  },
  art: [
    [
      'A bare king is a spare place, and two of them move whole runs, as ',
      rule('note-1', 'Note 1'),
      ' shows. Do not fill the last one without seeing how it will be emptied.',
    ],
    'Think before you lay a queen on a bare king: she can leave only for home, or for another bare king. At times it is right all the same, to release what is needed badly.',
    'After each card that goes home, look at the columns again: what was laid bare may follow. And a card that could go home may do better where it is, as a place for the next lower one; the book itself advises it.',
  ],
  open: [
    {
      terms: [
        {
          name: 'May you wait with a suitable card?',
          text: 'Yes. “It is sometimes better not to play cards”, says the text.',
        },
        {
          name: 'Can a queen on a bare king move again?',
          text: 'The book says not “until required”: there is no card that she could go on. By our rules she may pass to another bare king, as any card may that lies alone on one. It changes nothing, and the hints never count it.',
        },
        {
          name: 'Which king begins?',
          text: '“One king”, says the text. Here it is always the king of spades; it matters for nothing.',
        },
        {
          name: 'Do cards leave a foundation?',
          text: 'The text gives no way back, and so there is none.',
        },
      ],
    },
  ],
};
