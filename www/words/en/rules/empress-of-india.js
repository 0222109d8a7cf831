// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card, rank } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['empress-of-india'].aim} `,
    'Four packs. A red Army and a black Navy serve the Empress, the queen of clubs. Cards go home only two by two.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'All cards of the Army and the Navy are ',
        term('available'),
        ', but only in twos: a red and a black one, each ',
        term('suitable', 'next'),
        ' on its ',
        term('foundation'),
        ', go home together. This is a ',
        term('doublePlay', 'double play'),
        '. The first is always a red queen with a black two.',
      ],
      figure: {
        alt: ({ red, black, onRed, onBlack }) =>
          `The Army above, the Navy below. Crosses mark the ${card(red)} and the ${card(black)}: the queen goes onto the ${card(onRed)} and the two onto the ${card(onBlack)}, together.`,
        caption: ({ red, black }) => `The ${card(red)} and the ${card(black)} go home together, or not at all.`,
        steps: [({ red, black }) => `The ${card(red)} and the ${card(black)} are home, and both spaces refilled.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'An empty space in the Army or the Navy is ',
        term('refill', 'refilled'),
        ' at once with a card of its colour, from the ',
        term('talon'),
        ' of that colour, or from the stock if that talon is empty.',
      ],
      figure: {
        alt: ({ black, next }) =>
          `The black talon shows the ${card(next)}. An arrow leads from it to the space of the ${card(black)} in the Navy.`,
        caption: ({ black, next }) => `When the ${card(black)} leaves, the ${card(next)} takes its space.`,
        steps: [({ next }) => `The ${card(next)} has come from the talon, which is now empty.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Cards from the stock or the talon can’t go straight home: they go through the Army or the Navy first.',
      figure: {
        alt: ({ top, on }) =>
          `The ${card(top)} is on top of the red talon, and a foundation shows the ${card(on)}. The way between them is barred.`,
        caption: ({ top, on }) => `The ${card(top)} is next after the ${card(on)}, but must enter the Army first.`,
        steps: [
          ({ gone, top }) =>
            `The ${card(gone)} was paired in the Navy, so the ${card(top)} has entered the Army: from there it can go home.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'There are two ',
        term('talon', 'talons'),
        ', one red and one black. Turn the next card of the stock onto its talon whenever you like.',
      ],
      figure: {
        alt: ({ top }) => `The stock, and an arrow from it to the red talon, with the ${card(top)} on top.`,
        caption: () => 'Each card goes onto the talon of its colour.',
        steps: [({ next }) => `The ${card(next)} has turned up: it’s red, so it goes onto the red talon.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'The foundations follow suit. The black ones, the Admirals, go up A 2 3 … 10 J K without the queen. The red ones, the Generals, go down K Q 10 … 2 A without the ',
        term('knave', 'jack'),
        '.',
      ],
      figure: {
        alt: ({ up, down }) =>
          `Two foundations spread out: a black one, up to the ${card(up)}, and a red one, down to the ${card(down)}. The black ones have no queen, the red ones no jack.`,
        steps: [
          ({ down, ten }) => `The ${card(ten)} goes onto the ${card(down)}, without a jack between.`,
          ({ up, knave }) => `The ${card(knave)} goes onto the ${card(up)}.`,
          ({ knave, king }) =>
            `The ${card(king)} goes onto the ${card(knave)}, without a queen between: the foundation is complete.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Pairs',
      text: [
        'Place any unpaired card of the Army on any unpaired card of the Navy, or the other way round. They become a ',
        term('pair'),
        ': it never parts, never takes a third card, and goes home together.',
      ],
      strictly:
        'you pair only when there is no double play. But the book also says “you may choose your own time for pairing cards”, so here you may pair whenever you like.',
      figure: {
        alt: ({ moved, target }) =>
          `The ${card(moved)} in the Navy; an arrow leads from it to the ${card(target)} in the Army.`,
        caption: ({ moved, target }) =>
          `The ${rank(moved)} and the ${rank(target)} both come last on their foundations, so neither holds up the other.`,
        steps: [
          ({ moved, target }) =>
            `The ${card(moved)} and the ${card(target)} are a pair in the Army. The Navy has refilled.`,
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
    'There is no redeal. You only get winnable deals, unless you change that in Settings; of all deals, nearly every one is winnable.',
  ],
  table: [
    'The black aces and the red kings start the foundations. The Empress, the queen of clubs, stands between her guard of eight red jacks; the other seven black queens are out of the game. None of these moves.',
    'Both colours are dealt together. When one colour’s rows are full first, its next cards go onto its talon.',
  ],
  parts: {
    stock: 'The stock.',
    'red-talon': 'The talon of red cards.',
    'black-talon': 'The talon of black cards.',
    admiral: 'The Admirals: eight black foundations, going up from the ace.',
    general: 'The Generals: eight red foundations, going down from the king.',
    empress: 'The Empress.',
    guard: 'Her guard of jacks.',
    army: 'The Army: two rows of twelve red cards, on a phone three rows of eight.',
    navy: 'The Navy: two rows of twelve black cards, on a phone three rows of eight.',
  },
  art: [
    'Pairing makes room for new cards, but ties two fates together. Pair cards that you’ll need at about the same time, and never two that wait for each other.',
    [
      'If you need a card, turn the stock until it’s on top of its ',
      term('talon'),
      ', and only then empty a space for it. The book advises this.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'May turning, pairing and playing be mixed?',
          text: 'Yes. Read strictly, you play what you can, pair “if there should be none”, and turn the rest of the stock last. But the book also says that “you may choose your own time for pairing cards”, and advises waiting until the card you need is on top of its talon. So here you may do all three at any time.',
        },
        {
          name: 'When is there “no talon”?',
          text: 'When the space’s own colour has none, even if the other talon has cards.',
        },
        {
          name: 'What if the wrong colour turns up?',
          text: 'A card of the other colour goes onto its own talon, or into an empty space of its own rows, and the next card turns up. If neither talon nor stock has a card of the space’s own colour, the space stays empty.',
        },
        {
          name: 'Which row does a pair belong to?',
          text: 'The row it’s in: a pair that goes home from the Navy makes room for a black card.',
        },
        {
          name: 'Can cards leave a foundation?',
          text: 'No. The book mentions no way back, so there is none.',
        },
      ],
    },
  ],
};
