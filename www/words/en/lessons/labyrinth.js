// English: the lesson of The Labyrinth.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { text: `Bring all cards home, aces up, kings down. ${corner} Choose the two of diamonds.` },
    fills: { text: 'The stock fills each gap in the row dealt last, at once. Now downward: the queen of clubs.' },
    row: { text: 'Nothing can go home. Choose the stock to deal a whole row, then again for another.' },
    lowest: {
      text: 'Nothing above or nothing below: a card is available. Here a roof marks it. Choose the three of diamonds.',
    },
    blocked: {
      text: 'The four of diamonds is next, but it has cards above and below. Try it.',
      afterRefusal: 'It’s blocked. The card above or below has to go first.',
    },
    opens: { text: 'Play the queen of hearts, then the jack in the top row: it has nothing above it.' },
    stays: { text: 'That gap stays: only the bottom row refills. Now the four is available. Choose it.' },
    grace: {
      text: 'Later in another game, nothing can go home. Your one grace takes any card: the ten, then the empty place.',
    },
    last: { text: 'A card set aside can still go home: play the ten now, then the nine of hearts.' },
  },
  wrong: {
    ten: 'That wouldn’t help. The ten is next for hearts, going down: choose the ten of hearts.',
  },
};
