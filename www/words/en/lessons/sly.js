// English: the lesson of Sly.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: {
      text: 'Bring all cards home, to eight piles. Chance deals a card; you choose where it waits. Choose the stock.',
    },
    lay: { text: 'The twenty places are packets; round 1 fills them in order. Place the seven on the first.' },
    home: { text: `First aces and kings go home automatically. ${corner} Play the two of hearts home.` },
    tooEarly: {
      text: 'The three of hearts is next. Try to play it.',
      afterRefusal: 'You can’t play from a packet until all twenty are placed. Here come the rest.',
    },
    twenty: { text: 'All twenty are placed. Choose the three of hearts; the stock refills its packet at once.' },
    begin: { text: 'Nothing else can go home. Choose the stock to start round 2.' },
    heap: { text: 'It can go on any packet. Spades go down, the jack before the ten: place it on the ten.' },
    trapped: { text: 'The six is on the seven. The eight would trap both, so place it on the nine.' },
    unwind: { text: 'Twenty more are placed, and the queen is home. Play the jack, then the ten.' },
  },
  wrong: {
    keep: 'You may keep it, but it’s ready to go home. Choose the hearts foundation.',
    anywhere: 'That’s legal, but on the ten it does no harm, as it goes home first. Choose the ten of spades.',
    trap: 'You’ll need the six and the seven before the eight, which would cover them. Choose the nine.',
    nine: 'That’s legal, but on the nine of clubs it covers nothing you’ll need sooner. Choose that.',
  },
};
