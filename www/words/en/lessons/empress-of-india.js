// English: the lesson of The Empress of India.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      text: 'Bring all cards home, red and black together. Try one alone: the queen of diamonds, then her king.',
      afterRefusal: 'Red and black go home together. Red jacks and black queens aren’t in play: piles skip them.',
    },
    double: { text: `${corner} Only a two of spades can go with the queen: choose her.` },
    turn: {
      text: 'Talons (open piles) and stock refill spaces. Turn a card: it goes onto the talon of its colour.',
    },
    pair: {
      text: 'You may pair any red card with any black one, for good. Pair the last ones you’ll need: ace and king.',
    },
    fatal: {
      text: 'Later in another game. Ace on jack would be fatal: it needs the two, which needs the jack. Play those.',
    },
    last: { text: 'The ace and king can go home now. Play them together, and you win.' },
  },
  wrong: {
    paired: 'That would pair her, and pairs never part. Choose the two of spades.',
    part: 'Pairs never part: both must go home at once. Follow the arrow to the right two cards.',
    crossed: 'They’d wait for ever: the ace needs the two, the two needs a black partner. Play two and jack.',
  },
};
