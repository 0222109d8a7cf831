// English: the lesson of The Labyrinth.

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { say: 'Suits climb from the ace and come down from the king. Choose the two of diamonds.' },
    fills: { say: 'The pack filled its place, as always in the lowest row. Downwards: the queen of clubs.' },
    row: { say: 'Nothing suits any more. Choose the pack: a whole row is dealt. Then once more.' },
    lowest: { say: 'Nothing lies below the lowest row, so all of it is free. Choose the three of diamonds.' },
    walled: {
      say: 'The four of diamonds would be next, but cards lie above it and below. Try it.',
      met: 'It is walled in. One of its neighbours has to go first.',
    },
    opens: { say: 'Nothing lies above the highest row: play the queen of hearts, then the knave there.' },
    stays: { say: 'That gap stays: only the lowest row is filled. Now the four is free. Choose it.' },
    grace: { say: 'The pack is out and nothing suits. Once, any card may be taken away: the ten of hearts.' },
    last: { say: 'Taken away, it may be played when it suits: now. The nine of hearts follows.' },
  },
  wrong: {
    ten: 'That would free nothing that is wanted. Hearts come down to the ten: choose the ten of hearts.',
  },
};
