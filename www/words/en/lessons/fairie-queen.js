// English: the lesson of Spenser's Fairie Queen.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: {
      text: 'Bring all but the kings home. A king takes cards until another turns up. Choose the stock.',
    },
    last: { text: 'A second king. During the deal only the latest king takes cards: place the eight there.' },
    home: { text: `Aces go home automatically. ${corner} The two of clubs is next: play it home.` },
    higher: {
      text: 'Later, all cards are dealt. A card goes onto the next higher rank, of any suit: jack onto queen.',
    },
    bare: {
      text: 'A king with no card on it is bare: it takes any card. Move the four onto one, the five onto the other.',
    },
    back: { text: 'That uncovers the six. Move it onto the seven, then the five and the four, one by one.' },
    seven: { text: 'Both kings are bare again. Move the seven onto one of them.' },
    eight: { text: 'The eight goes onto the other bare king.' },
    nine: { text: 'Now move the seven onto the eight, and the nine onto the king that is bare again.' },
    knave: { text: 'Only the ten is left. Move it onto the jack of spades, and the jack of hearts goes home.' },
  },
  wrong: {
    bury: 'There the next card would cover it. Choose the clubs foundation.',
    wait: 'That’s legal, but you’ll need the bare kings soon. Move the jack of spades onto the queen.',
    spare: 'Keep the bare kings for the four and the five, which cover the jack of hearts.',
    run: 'That’s legal, but it doesn’t help the jack of hearts. Follow the arrow.',
  },
};
