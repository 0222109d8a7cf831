// English: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { card } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Two packs, 104 cards, in ',
    term('row', 'rows'),
    ' of ten. Each new row walls the last one in, and every card played opens a way.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'The ',
        term('foundation', 'foundations'),
        ' follow suit. From each ace a pile climbs to the king; from each king another comes down to the ace.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Two foundations and the cards that are next: the ${card(up)} goes up onto the ${card(onUp)}, the ${card(down)} down onto the ${card(onDown)}.`,
        steps: [
          ({ up }) => `The ${card(up)} is home. It lay in the lowest row: the next card of the pack has its place.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Only cards of the highest and the lowest row are ',
        term('available'),
        ', until one in between is ',
        term('released'),
        ' by the removal of the card directly above it, or of the one directly below. Such a card is free.',
      ],
      plate: {
        alt: ({ free }) =>
          `Three rows of six with gaps. Crosses mark the cards above and below; in the middle row the ${card(free)} alone, for nothing lies above it.`,
        caption: ({ free, walled, other }) =>
          `The ${card(free)} is open above. The ${card(walled)} and the ${card(other)}, between others, are walled in.`,
        steps: [({ card: name, freed }) => `The ${card(name)} is home, and the ${card(freed)} below it is released.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Only the lowest row, the one being dealt, is ',
        term('refill', 'refilled'),
        ', and only while the pack lasts. Gaps higher up stay open.',
      ],
      note: ['We read: at once. The other reading is a variant; see ', rule('open', 'Open points'), '.'],
      plate: {
        alt: ({ card: name, on }) =>
          `The ${card(name)} in the lowest row suits the ${card(on)}. The pack will fill its place; the gap two rows above it stays.`,
        caption: ({ card: name }) =>
          `The ${card(name)} can go home, and its place will be filled. The gap above stays as it is.`,
        steps: [({ next }) => `The ${card(next)} has come from the pack. The gap higher up is still open.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Each ', term('row'), ' must be complete before you can play from it.'],
      note: 'A row is dealt whole here, and so the upper rows are played from between the rows.',
      letter:
        'If only the grace is left to skill, whatever suits is played before the next row is dealt. Here it is your choice.',
      plate: {
        alt: () =>
          'A row of cards, all of them available, and below it the empty places of the next row, to which the pack is about to deal.',
        caption: () => 'Ten cards come at once; five of them are shown.',
        steps: [() => 'The second row lies below the first. With two rows both are open, one above and one below.'],
      },
    },
    {
      ruleId: 'grace',
      name: 'Grace',
      text: [
        'Once, when the pack is out and no available card suits, any one card may be taken away, free or not, and laid aside: the ',
        term('grace'),
        '. It can still go home from there when its turn comes.',
      ],
      plate: {
        alt: ({ taken, freed }) =>
          `The pack is out. The ${card(taken)} is about to be laid aside; the ${card(freed)} lies below it, walled in.`,
        caption: ({ taken, freed }) => `The ${card(taken)} shuts the ${card(freed)} in.`,
        steps: [
          ({ taken, freed }) => `The ${card(taken)} is laid aside, and the ${card(freed)} is released from above.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: 'Some players do not lay the foundations out, but wait for them: the first free ace and the first free king of each suit may found their piles as they come. This is the variant “foundations dealt”. It is a move, and nobody makes it for you.',
      plate: {
        alt: ({ king }) =>
          `A row with the ${card(king)} in it, and the empty place of the foundation that he can begin.`,
        steps: [({ king }) => `The ${card(king)} has begun his foundation, and the pack has filled his place.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Late refill',
      text: 'The other reading of Rule III, as a variant. A card played from the lowest row leaves its place open, and what this releases may be played; when you deal, the open places are filled first.',
      plate: {
        alt: ({ released }) =>
          `Three rows; the lowest has gaps, and the ${card(released)} above one of them bears a cross.`,
        caption: ({ released }) =>
          `The ${card(released)}, between two rows, is released from below: refilled at once, the lowest row would have no gap.`,
        steps: [
          ({ card: name, freed }) =>
            `The ${card(name)} is home. Its place stays open, and releases the ${card(freed)} above it.`,
          ({ filled }) => `Dealing has filled the open places first, this one with the ${card(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Bring every card ',
      term('home'),
      ' to the eight foundations. Of each suit an ace and a king are laid out at the beginning: one pile climbs, the other comes down, always ',
      term('inSuit', 'in suit'),
      ' (',
      rule('I', 'Rule I'),
      '). Where a card suits both, you choose.',
    ],
    'There is no re-deal: when the pack is out, the rows and the grace are all you have. Unless the settings say otherwise, only deals are dealt that can be won.',
  ],
  table: [
    'The foundations lie in a horizontal line above, as the text has them; on a high phone they lie in two, and on one that lies on its side beside the rows. Each row of ten is dealt underneath the one before. The last one may be short: above its missing cards there is nothing below.',
  ],
  parts: {
    pack: 'The pack.',
    up: 'Four foundations that climb from the ace.',
    down: 'Four foundations that come down from the king.',
    grace: 'The place of the card that the grace takes away.',
    cell: 'The rows of ten, with their gaps.',
  },
  art: [
    'Before you deal, think which cards the next row will wall in, and play what you would miss. A careful player wins about a third of the games, one who plays whatever fits one in eight.',
    ['Keep the ', term('grace'), ' in mind: look for the one card that holds back the most of those you need.'],
  ],
  open: [
    {
      terms: [
        {
          name: 'When is a gap of the lowest row filled?',
          text: 'The text can be read both ways. For “at once”: a row must be complete before you play from it, and only the choice of the grace is said to be left to skill, which leaves none for the time of refilling. For “later”: each row blocks the one before “unless the removal of a card releases the one above it”, and this is said of the deal; refilled at once, the lowest row never has a gap while the pack lasts, and no card of it can ever release the one above. We play the first as the game, and the second as the variant “late refill”: as good a reading, and won far more often.',
        },
        {
          name: 'Must a suitable card be played?',
          text: 'By the letter, yes: if only the grace is left to skill, whatever suits is played before the next row is dealt. Here it is your choice, in this as in our other games, and there we are freer than the book.',
        },
        {
          name: '“Playing also from the upper row”',
          text: 'A row is dealt whole, and so you play from the rows above before it or after it, not during it.',
        },
        {
          name: 'What is free?',
          text: 'A card with an empty space directly above or directly below it. What lies beside it does not matter.',
        },
        {
          name: 'What becomes of the card that the grace takes?',
          text: 'The book only removes it. It is laid aside here, and goes home when it suits: the game asks for all 104 cards.',
        },
        {
          name: 'Where is the talon?',
          text: 'The text fills vacancies “from the pack or talon”. This game has none.',
        },
        {
          name: 'Do cards leave a foundation?',
          text: 'The text gives no way back, and so there is none.',
        },
      ],
    },
  ],
};
