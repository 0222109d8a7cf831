// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, card, suit } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.sly.aim} `,
    'Two packs, 104 cards. Twenty packets form the ',
    term('promenade'),
    '. You can’t choose the next card, but you choose where it waits.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'The ',
        term('foundation', 'foundations'),
        ' follow suit. Each suit has two: one goes up from the ace to the king, one down from the king to the ace.',
      ],
      figure: {
        alt: ({ up, onUp, down, onDown }) =>
          `Two foundations and their next cards: the ${card(up)} goes up onto the ${card(onUp)}, the ${card(down)} down onto the ${card(onDown)}.`,
        caption: ({ up, down }) => `${capital(suit(up))} go up here, ${suit(down)} go down.`,
        steps: [({ up }) => `The ${card(up)} is home. That emptied its packet, so the stock refilled it.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Cards on the promenade need not match in suit or order. From round 2 on you place them on any ',
        term('packet'),
        ': one on each, or several ',
        term('heap', 'heaped'),
        ' on one.',
      ],
      figure: {
        alt: ({ hand, on, other }) =>
          `The ${card(hand)} is in your hand. Arrows lead to two packets: it can go on the ${card(on)}, on the ${card(other)}, or on any of the twenty.`,
        caption: ({ hand }) => `The ${card(hand)} can go anywhere. Where it waits is all the skill.`,
        steps: [({ hand, on }) => `The ${card(hand)} now covers the ${card(on)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Only the top card of each packet is ',
        term('available'),
        '. When it leaves, the card beneath is ',
        term('released'),
        '.',
      ],
      figure: {
        alt: ({ top }) => `Three fanned packets. A cross marks the top card of each, among them the ${card(top)}.`,
        caption: ({ top, under }) => `The ${card(under)} waits under the ${card(top)}.`,
        steps: [({ top, under }) => `The ${card(top)} is home, and the ${card(under)} is released.`],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'You may play cards ',
        term('home'),
        ' as they turn up. But nothing leaves the promenade until the ',
        term('deal', 'round'),
        ' of twenty is complete: neither new cards nor those below.',
      ],
      note: 'A card that goes home as it turns up doesn’t count among the twenty. If the stock runs out first, the round is complete with fewer.',
      figure: {
        alt: ({ hand, on }) =>
          `The ${card(hand)} has just turned up and can go home onto the ${card(on)}. The promenade rests; marks below count the cards placed so far.`,
        caption: ({ hand }) => `The ${card(hand)} can go straight home. The others rest.`,
        steps: [({ hand }) => `The ${card(hand)} is home, and the count stays the same.`],
      },
    },
  ],
  aim: [
    [
      'Play all 104 cards ',
      term('home'),
      ' to the eight foundations: four go up from ace to king, four down from king to ace, always ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). If a card can go on both foundations of its suit, you choose.',
    ],
    'The first ace and the first king of each suit go home automatically. They don’t count among the twenty. If one turns up as a refill, the next card refills the packet.',
    'There is no redeal. You only get winnable deals, unless you change that in Settings.',
  ],
  table: [
    'The promenade has two rows of ten or four rows of five. The book allows either; the shape of your screen decides.',
  ],
  parts: {
    stock: 'The stock. Its next card turns up in your hand.',
    hand: 'Your hand, one card: play it home, or choose a packet for it.',
    up: 'Four foundations that go up from the ace.',
    down: 'Four foundations that go down from the king.',
    packet: 'The promenade of twenty packets. Round 1 fills it from left to right.',
  },
  art: [
    [
      'Place a card on one that goes home after it: a six on a seven for a foundation that goes up, a nine on an eight for one that goes down. Such a ',
      term('packet'),
      ' later goes home in one run.',
    ],
    [
      'Don’t build two ',
      term('run', 'runs'),
      ' of one suit and direction on the same packet: one blocks the other, and cards never move between packets.',
    ],
    'Between rounds, look through the whole promenade. Each card that goes home may release another, and an empty packet refills at once.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Must you play a card that can go home?',
          text: 'No. The book says that cards “may be played as they turn up”, and elsewhere, “always, however, playing suitable ones”. We take the second as advice. When to play, and when to start the next round, is your choice.',
        },
        {
          name: 'What counts among the twenty?',
          text: 'Every card you place on a packet during the round. The book excludes cards played home. It doesn’t mention cards that refill a packet, or the aces and kings that start foundations; here they don’t count either.',
        },
        {
          name: 'Can cards leave a foundation?',
          text: 'No. The book mentions no way back, so there is none.',
        },
        {
          name: 'Where does the name come from?',
          text: 'Our scan of the book has lost this game’s title. A transcriber’s list of games, added to the public scan of the 1914 edition, says Sly, and so does a web collection. Today’s programs have a close relative, Sly Fox.',
        },
      ],
    },
  ],
};
