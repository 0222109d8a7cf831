// English: the lesson of The Empress of India.

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      say: 'The queen of diamonds would follow her king. Try it: choose her, then the king.',
      met: 'Nothing goes home alone: it takes one red card and one black, together.',
    },
    double: { say: 'Both the queen of diamonds and the two of spades suit. Choose her, then the two.' },
    turn: { say: 'Talon and pack filled both spaces. Turn a card: it goes on the talon of its colour.' },
    pair: { say: 'Any red and black card may be paired, for good. Pair what is wanted last: ace with king.' },
    fatal: { say: 'Ace on knave would be fatal: it needs the two, which needs the knave. Play two and knave.' },
    last: { say: 'Ace and king are suitable now. Play them together: that is the last, and the game is won.' },
  },
  wrong: {
    paired: 'There she would be paired, and pairs never part. Choose the two of spades.',
    part: 'Pairs never part until both suit. Look for the two cards that the arrow joins.',
    crossed: 'They would wait for ever: the ace for the two, the two for a black card that suits. Play two and knave.',
  },
};
