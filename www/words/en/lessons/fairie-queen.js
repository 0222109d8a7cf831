// English: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { say: 'Cards are laid below the king until another king comes. Choose the pack.' },
    last: { say: 'A second king. While cards are dealt, only the last king takes them: lay the eight there.' },
    home: { say: 'Aces found their piles by themselves. The two of clubs follows: play it home.' },
    higher: { say: 'All is dealt. A card goes onto one that is one higher, of any suit: the knave on the queen.' },
    bare: { say: 'A bare king takes any card. Put the four on one of them, then the five on the other.' },
    back: { say: 'That frees the six. Put it on the seven; the five and the four follow, one by one.' },
    build: { say: 'Both kings are bare again: seven and eight on them, seven on eight, nine on the bare one.' },
    knave: { say: 'Only the ten is left. Put it on the knave of spades, and the knave of hearts goes home.' },
  },
  wrong: {
    bury: 'There it would wait under whatever comes next. Choose the foundation of clubs.',
    wait: 'The rules allow it, but the bare kings are needed soon. Put the knave of spades on the queen.',
    spare: 'The bare kings are for the four and the five: they lie over the knave of hearts.',
    run: 'The rules allow it, but it leads away from the knave of hearts. The arrow shows the next card.',
  },
};
