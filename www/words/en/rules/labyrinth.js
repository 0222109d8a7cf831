// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.labyrinth.aim} `,
    'Two packs, 104 cards, in ',
    term('row', 'rows'),
    ' of ten. Each new row blocks the one above, and every card you play opens a way.',
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
        steps: [({ up }) => `The ${card(up)} is home. It was in the bottom row, so the stock refilled its gap.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Only the top row and the bottom row are ',
        term('available'),
        '. A card in between is ',
        term('released'),
        ' when the card directly above it, or the one directly below, has left.',
      ],
      figure: {
        alt: ({ free }) =>
          `Three rows of six with gaps. Crosses mark the top and bottom rows; in the middle row only the ${card(free)}, with a gap above it.`,
        caption: ({ free, blocked, other }) =>
          `The ${card(free)} is open above. The ${card(blocked)} and the ${card(other)}, between others, are blocked.`,
        steps: [({ card: name, freed }) => `The ${card(name)} is home, and the ${card(freed)} below it is released.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Only the bottom row, the one dealt last, is ',
        term('refill', 'refilled'),
        ', as long as the stock lasts. Gaps higher up stay open.',
      ],
      note: [
        'Here that happens at once. The other reading is a variant; see ',
        rule('open', 'the open questions'),
        '.',
      ],
      figure: {
        alt: ({ card: name, on }) =>
          `The ${card(name)} in the bottom row goes onto the ${card(on)}. The stock will refill its gap; the gap two rows above stays open.`,
        caption: ({ card: name }) => `The ${card(name)} can go home, and its gap refills. The gap above stays open.`,
        steps: [({ next }) => `The ${card(next)} has come from the stock. The gap higher up is still open.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Each ', term('row'), ' must be complete before you play from it.'],
      note: 'Here rows are dealt whole, so you play from the upper rows before or after a row is dealt, not halfway through.',
      strictly:
        'the book leaves only the grace to skill, so every card that can go home must go before the next row. Here it’s your choice.',
      figure: {
        alt: () =>
          'A row of cards, all of them available. Below it is the empty next row, which the stock is about to fill.',
        caption: () => 'A row has ten cards; you see five of them here.',
        steps: [() => 'Row 2 is below row 1. Both are available, one from above and one from below.'],
      },
    },
    {
      ruleId: 'grace',
      name: 'Grace',
      text: [
        'Once, when the stock is empty and nothing can go home, you may set any one card aside, even a blocked one: the ',
        term('grace'),
        '. It can still go home from there.',
      ],
      figure: {
        alt: ({ taken, freed }) =>
          `The stock is empty. The ${card(taken)} is about to be set aside; the ${card(freed)} below it is blocked.`,
        caption: ({ taken, freed }) => `The ${card(taken)} blocks the ${card(freed)}.`,
        steps: [
          ({ taken, freed }) => `The ${card(taken)} is set aside, and the ${card(freed)} is released from above.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: 'Some players wait for the foundations to turn up: the first available ace and king of each suit may start them. This is the variant “aces in the deal”; in it you play those cards home yourself.',
      figure: {
        alt: ({ king }) => `A row with the ${card(king)} in it, and the empty foundation that it can start.`,
        steps: [({ king }) => `The ${card(king)} has started its foundation, and the stock has refilled its gap.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Late refill',
      text: 'The other reading of Rule III, as a variant. A card played from the bottom row leaves a gap, and you may play the card it releases. When you deal, these gaps fill first.',
      figure: {
        alt: ({ released }) =>
          `Three rows; the bottom one has gaps, and a cross marks the ${card(released)} above one of them.`,
        caption: ({ released }) =>
          `The ${card(released)} is released from below. If gaps refilled at once, it would still be blocked.`,
        steps: [
          ({ card: name, freed }) =>
            `The ${card(name)} is home. Its gap stays open and releases the ${card(freed)} above it.`,
          ({ filled }) => `Dealing has filled the gaps first, this one with the ${card(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Play every card ',
      term('home'),
      ' to the eight foundations. An ace and a king of each suit start them: one pile goes up, the other down, always ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). If a card can go on both, you choose.',
    ],
    'There is no redeal: when the stock is empty, the rows and the grace are all you have. You only get winnable deals, unless you change that in Settings.',
  ],
  table: [
    'The foundations are in a line above the rows, as in the book: on an upright phone in two lines, on a sideways one beside the rows. Each row of ten goes below the one before. The last one may be short; cards above its empty places have nothing below.',
  ],
  parts: {
    stock: 'The stock.',
    up: 'Four foundations that go up from the ace.',
    down: 'Four foundations that go down from the king.',
    grace: 'The card that you set aside by grace.',
    cell: 'The rows of ten, with their gaps.',
  },
  art: [
    'Before you deal, check which cards the next row will block, and play what you would miss. Careful play wins about a third of the games; playing whatever fits wins one in eight.',
    ['Keep the ', term('grace'), ' in mind: look for the card that blocks the most of those you need.'],
  ],
  open: [
    {
      terms: [
        {
          name: 'When does a gap in the bottom row refill?',
          text: 'The book can be read both ways. For “at once”: “Each row must be completed before you can play from it”, and the choice of the grace “is the only point left to the skill of the player”. For “later”: each row blocks the one before “unless the removal of a card releases the one above it”. That is said of the deal, yet with gaps refilled at once it could never happen. Our main game is the first reading. The second is the variant “late refill”, just as good a reading, and won far more often.',
        },
        {
          name: 'Must you play a card that can go home?',
          text: 'Read strictly, yes: if only the grace is left to skill, you play every card you can before the next row. Here it’s your choice, as in our other games: there we are freer than the book.',
        },
        {
          name: '“Playing also from the upper row”',
          text: 'Rows are dealt whole, so you play from the rows above before or after a row is dealt, not halfway through.',
        },
        {
          name: 'Which cards are available?',
          text: 'A card with nothing directly above it, or nothing directly below it. Cards beside it don’t matter.',
        },
        {
          name: 'What happens to the card set aside by grace?',
          text: 'The book only removes it. Here it waits beside the rows and goes home when it’s next: you need all 104 cards to win.',
        },
        {
          name: 'Where is the talon?',
          text: 'The book refills vacancies “from the pack or talon”. This game has no talon.',
        },
        {
          name: 'Can cards leave a foundation?',
          text: 'No. The book mentions no way back, so there is none.',
        },
      ],
    },
  ],
};
