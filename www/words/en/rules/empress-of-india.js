// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card, rank } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Four packs. An Army of red cards and a Navy of black ones serve the Empress, the queen of clubs. Nothing goes home but two by two.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'All cards of the Army and the Navy are ',
        term('available'),
        ', but only in twos: one red and one black, each to a ',
        term('foundation'),
        ' that it ',
        term('suitable', 'suits'),
        ', at the same moment. This is a ',
        term('doublePlay', 'double play'),
        '. The first can only be a red queen with a black two.',
      ],
      plate: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Cards of the Army above, of the Navy below. Crosses mark the ${card(red)} and the ${card(black)}: she goes to the ${card(onRed)} and the two to the ${card(onBlack)}, together.`,
        caption: ({ red, black }) => `The ${card(red)} and the ${card(black)} go home together, or not at all.`,
        steps: [
          ({ red, black }) => `The ${card(red)} and the ${card(black)} are home, and both places are filled again.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'A place that falls empty in the Army or the Navy is ',
        term('refill', 'refilled'),
        ' at once with a card of its own colour, from that colour’s ',
        term('talon'),
        ', or from the pack when that talon is empty.',
      ],
      plate: {
        alt: ({ black, next }) =>
          `The black talon shows the ${card(next)}. An arrow leads from it to the place of the ${card(black)} in the Navy.`,
        caption: ({ black, next }) => `When the ${card(black)} has gone, the ${card(next)} comes in.`,
        steps: [({ next }) => `The ${card(next)} has come from the talon, which is empty now.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Cards of the pack or the talon cannot go home directly: they must pass through the Army or the Navy first.',
      plate: {
        alt: ({ top, on }) =>
          `The ${card(top)} tops the red talon, and a foundation shows the ${card(on)}. The way from one to the other is barred.`,
        caption: ({ top, on }) => `The ${card(top)} would suit the ${card(on)}, but must enter the Army first.`,
        steps: [
          ({ gone, top }) =>
            `The ${card(gone)} was put on a card of the Navy, and the ${card(top)} has come into the Army: from there it can go home.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'The ',
        term('talon'),
        ' is two packets, one of red cards and one of black. Turn the next card of the pack onto its talon whenever you like.',
      ],
      plate: {
        alt: ({ top }) => `The pack, and an arrow from it to the red talon, on which the ${card(top)} lies.`,
        caption: () => 'Whatever turns up goes onto the talon of its colour.',
        steps: [({ next }) => `The ${card(next)} has turned up: it is red, and tops the red talon.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'The foundations follow suit. The black ones, the Admirals, climb A 2 3 … 10 J K and leave out the queen; the red ones, the Generals, come down K Q 10 … 2 A and leave out the ',
        term('knave'),
        '.',
      ],
      plate: {
        alt: ({ up, down }) =>
          `Two foundations laid out: a black one that has climbed to the ${card(up)}, and a red one that has come down to the ${card(down)}. The black ones have no queen, the red ones no knave.`,
        steps: [
          ({ down, ten }) => `Upon the ${card(down)} comes the ${card(ten)}: the knave is left out.`,
          ({ up, knave }) => `Upon the ${card(up)} comes the ${card(knave)}.`,
          ({ knave, king }) =>
            `And upon the ${card(knave)} the ${card(king)}: the queen is left out, and the foundation is complete.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Pairs',
      text: [
        'Any single card of the Army may be put on any single card of the Navy, or the other way round. They are a ',
        term('pair'),
        ' from then on: never parted, never covered, never paired again, and they go home together.',
      ],
      letter:
        'You pair when there is no double play to be made; but the book also says that you may choose your own time for pairing. Here you may pair whenever you like.',
      plate: {
        alt: ({ one, other }) =>
          `The ${card(one)} of the Navy; an arrow leads from it to the ${card(other)} in the Army.`,
        caption: ({ one, other }) =>
          `The ${rank(one)} and the ${rank(other)} both come last on their foundations: they will wait about as long.`,
        steps: [
          ({ one, other }) =>
            `The ${card(one)} and the ${card(other)} are a pair, and belong to the Army. The Navy is refilled.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Play 176 cards ',
      term('home'),
      ' in 88 ',
      term('doublePlay', 'double plays'),
      ' to sixteen foundations, four of each suit, always ',
      term('inSuit', 'in suit'),
      ' (',
      rule('V', 'Rule V'),
      ').',
    ],
    'There is no second deal. Unless the settings say otherwise, only deals are dealt that can be won; nearly all of them can.',
  ],
  table: [
    'The black aces and the red kings are laid out as foundations. The Empress, the queen of clubs, stands between her guard of eight red knaves; the other seven black queens are thrown aside. None of these moves again.',
    'Cards are dealt to both rows at once. When one colour’s rows are full and the other’s are not, further cards of that colour begin its talon.',
  ],
  parts: {
    pack: 'The pack.',
    'red-talon': 'The talon of red cards.',
    'black-talon': 'The talon of black cards.',
    admiral: 'The Admirals: eight black foundations, climbing from the ace.',
    general: 'The Generals: eight red foundations, coming down from the king.',
    empress: 'The Empress.',
    guard: 'Her guard of knaves.',
    army: 'The Army: two rows of twelve red cards. On a phone it has three rows of eight.',
    navy: 'The Navy: two rows of twelve black cards. On a phone it has three rows of eight.',
  },
  art: [
    'Pairing makes room and brings new cards in, but ties two fates together. Pair cards that will be wanted at about the same time, and never two that wait for each other.',
    [
      'If a foundation wants a card, turn the pack until that card tops its ',
      term('talon'),
      ', and only then make the vacancy that calls it in. So the book advises.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'May turning, pairing and playing be mixed?',
          text: 'The book has you play what you can, pair “if there should be none”, and deal out the remainder when all is played. Read by the letter, each waits for the one before. But you “may choose your own time for pairing”, and are told to wait for the talon’s top card, which supposes that the pack has been turned: so all three are free here.',
        },
        {
          name: 'When is there “no talon”?',
          text: 'When there is none of the colour that is called for, even if the other colour’s packet has cards.',
        },
        {
          name: 'What if the wrong colour turns up?',
          text: 'Filling a place from the pack, a card of the other colour goes to its own talon, or to an empty place of its own row, and the next is turned. Where neither talon nor pack has the colour, the place stays empty.',
        },
        {
          name: 'Which row does a pair belong to?',
          text: 'The one in which it lies: when it is played from the Navy, a black card comes in its stead.',
        },
        {
          name: 'Do cards leave a foundation?',
          text: 'The text gives no way back, and so there is none.',
        },
      ],
    },
  ],
};
