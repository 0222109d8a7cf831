// English: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { text: 'Cards go below the king until another king turns up. Choose the stock.' },
    last: { text: 'A second king. During the deal only the latest king takes cards: place the eight there.' },
    home: { text: 'Aces go home automatically. The two of clubs is next: play it home.' },
    higher: { text: 'The deal is complete. A card goes onto the next higher rank, of any suit: jack onto queen.' },
    bare: { text: 'A bare king takes any card. Move the four onto one, then the five onto the other.' },
    back: { text: 'That uncovers the six. Move it onto the seven, then the five and the four, one by one.' },
    build: { text: 'Both kings are bare again: seven and eight onto them, seven onto eight, nine onto the bare one.' },
    knave: { text: 'Only the ten is left. Move it onto the jack of spades, and the jack of hearts goes home.' },
  },
  wrong: {
    bury: 'There the next card would cover it. Choose the clubs foundation.',
    wait: 'That’s legal, but you’ll need the bare kings soon. Move the jack of spades onto the queen.',
    spare: 'Keep the bare kings for the four and the five, which cover the jack of hearts.',
    run: 'That’s legal, but it doesn’t help the jack of hearts. Follow the arrow.',
  },
};
