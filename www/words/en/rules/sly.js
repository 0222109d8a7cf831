// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, card, suit } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Two packs, 104 cards. Twenty packets lie on the table, the ',
    term('promenade'),
    '. You cannot choose which card comes next, but you choose where it waits.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'The ',
        term('foundation', 'foundations'),
        ' follow suit. Of each suit one climbs from the ace to the king, and one comes down from the king to the ace.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Two foundations and the cards that are next: the ${card(up)} goes up onto the ${card(onUp)}, the ${card(down)} down onto the ${card(onDown)}.`,
        caption: ({ up, down }) => `${capital(suit(up))} climb here, ${suit(down)} come down.`,
        steps: [({ up }) => `The ${card(up)} is home, and its packet, now empty, is filled from the pack.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Cards laid on the promenade need match neither in suit nor in order. From the second deal on they go on any ',
        term('packet'),
        ': one on each, or several ',
        term('heap', 'heaped'),
        ' on one.',
      ],
      plate: {
        alt: ({ hand, on, other }) =>
          `The ${card(hand)} is in hand. Two arrows lead to packets of several cards: it may be laid on the ${card(on)} or on the ${card(other)}, as on any of the twenty.`,
        caption: ({ hand }) => `The ${card(hand)} may be laid anywhere. Where it waits is all the skill.`,
        steps: [({ hand, on }) => `The ${card(hand)} lies on the ${card(on)}, which it now covers.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Only the uppermost card of each packet is ',
        term('available'),
        '. When it is played, the card beneath is ',
        term('released'),
        '.',
      ],
      plate: {
        alt: ({ top }) =>
          `Three packets, fanned. A cross marks the uppermost card of each, among them the ${card(top)}.`,
        caption: ({ top, under }) =>
          `Under the ${card(top)} lies the ${card(under)}: it waits until the ${card(top)} has gone.`,
        steps: [({ top, under }) => `The ${card(top)} is home, and the ${card(under)} is released.`],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Cards may be played ',
        term('home'),
        ' as they turn up. But nothing on the promenade may be played until the ',
        term('deal', 'deal of twenty'),
        ' is complete: neither the cards just laid, nor those below.',
      ],
      note: 'A card that goes home as it turns up does not count among the twenty. When the pack is out, a deal of fewer is complete.',
      plate: {
        alt: ({ hand, on }) =>
          `The ${card(hand)} has just turned up and may go home onto the ${card(on)}. The cards on the promenade rest: marks below count those laid so far.`,
        caption: ({ hand }) => `The ${card(hand)} need not be laid down. The others rest.`,
        steps: [({ hand }) => `The ${card(hand)} is home; the count of the twenty is what it was.`],
      },
    },
  ],
  aim: [
    [
      'Bring all 104 cards ',
      term('home'),
      ' to the eight foundations, four of them climbing from ace to king, four coming down from king to ace, always ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). A value in the middle may suit both foundations of its suit: you decide.',
    ],
    'The first ace and the first king of each suit go to their places by themselves, whenever they come off the pack. They do not count among the twenty; where one comes up to refill a packet, the next card follows it.',
    'There is no second deal of the pack. Unless the settings say otherwise, only deals are dealt that can be won.',
  ],
  table: [
    'The promenade is two horizontal rows of ten, or four rows of five: the book allows either, and the shape of your screen decides. It changes nothing else.',
  ],
  parts: {
    pack: 'The pack. Its next card turns up into the hand.',
    hand: 'The card in hand: play it home, or choose a packet for it.',
    up: 'Four foundations that climb from the ace.',
    down: 'Four foundations that come down from the king.',
    packet: 'The promenade of twenty packets. In the first deal it is filled from left to right.',
  },
  art: [
    [
      'Lay a card on another that will be wanted after it: a six on a seven where the suit is climbing to six, a nine on an eight where it is coming down. Such a ',
      term('packet'),
      ' later goes home by itself.',
    ],
    [
      'Beware of building two ',
      term('run', 'runs'),
      ' of one suit on the same packet in the same direction: one of them will be in the other’s way, and cards never pass from packet to packet.',
    ],
    'Between the deals look through the whole promenade before you begin the next: whatever can go home makes room, and a packet that is emptied is refilled at once.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Must a suitable card be played?',
          text: 'The book says that cards “may” be played as they turn up, and elsewhere that suitable ones are to be played always. We take the second for advice: playing, and when to begin the next deal, are your choice.',
        },
        {
          name: 'What counts among the twenty?',
          text: 'What is laid on a packet in the deal. Cards played home do not, as the text says. It says nothing of a card that refills an emptied packet between the deals, or of an ace or king that founds its pile: they do not count here.',
        },
        {
          name: 'Do cards leave a foundation?',
          text: 'The text gives no way back, and so there is none.',
        },
        {
          name: 'Where does the name come from?',
          text: 'Not from the text, which in the scan we work from has lost its title. A list of games that a transcriber added to the public scan of the 1914 edition has the name Sly, and a web collection keeps this text under it; the list is not the book’s own. Today’s programs know a near relation as Sly Fox.',
        },
      ],
    },
  ],
};
