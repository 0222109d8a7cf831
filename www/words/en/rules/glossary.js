// English: what the words of the rules mean. Two sentences at the most.

export default {
  title: 'Glossary',
  lead: 'The book opens with an explanation of its terms, and so do we. These are the words that the four games use, as they use them.',
  terms: {
    available: {
      name: 'Available',
      text: 'Not blocked under the rules of the game, so that the card may be used. The book marks such cards with small crosses.',
    },
    bareKing: {
      name: 'Bare king',
      text: 'A king that stands alone: no card lies on his column. The book says “a single king”.',
    },
    deal: {
      name: 'Deal of twenty',
      text: 'In Sly, twenty cards laid on the promenade. Cards that go home as they turn up do not count, nor does a card that refills a packet.',
    },
    doublePlay: {
      name: 'Double play',
      text: 'In the Empress, two cards that go home at the same moment, one red and one black, each to its own foundation. There are 88 in the game.',
    },
    foundation: {
      name: 'Foundation',
      text: 'A pile that is built up in suit, card by card. The patience succeeds when all foundations are complete.',
    },
    grace: {
      name: 'Grace',
      text: 'In the Labyrinth, the privilege of taking any one card away, once, when the pack is out and nothing suits.',
    },
    heap: {
      name: 'Heap',
      text: 'To lay several cards on one packet, when a deal might have put one on each.',
    },
    home: {
      name: 'Home',
      text: 'On its foundation. A card that is home stays there.',
    },
    inSuit: {
      name: 'In suit',
      text: 'Clubs on clubs, hearts on hearts: colour alone is not enough.',
    },
    knave: {
      name: 'Knave',
      text: 'The lowest court card, between the ten and the queen. His index is a J, as on a jack.',
    },
    pack: {
      name: 'Pack, or stock',
      text: 'The cards that are still to be dealt, face down. Several packs shuffled together are called one.',
    },
    packet: {
      name: 'Packet',
      text: 'Cards lying squarely one on another. Only the uppermost of them can be used.',
    },
    pair: {
      name: 'Pair',
      text: 'In the Empress, a red card and a black one put together by the player. They are never parted and go home at the same moment.',
    },
    promenade: {
      name: 'Promenade',
      text: 'The twenty packets of Sly, in two rows of ten or four of five.',
    },
    refill: {
      name: 'Refill',
      text: 'To put the next card of the pack or the talon where a card has gone.',
    },
    released: {
      name: 'Released',
      text: 'Made available: the card that blocked it has been removed.',
    },
    row: {
      name: 'Row',
      text: 'In the Labyrinth, ten cards dealt side by side. Each new row lies below the last.',
    },
    run: {
      name: 'Run',
      text: 'Cards in sequence, each one lower or each one higher than the one before, whatever their suits.',
    },
    suitable: {
      name: 'Suitable',
      text: 'Next in suit and value on a foundation. A turned brown corner marks a card that is suitable and can go.',
    },
    tableau: {
      name: 'Tableau',
      text: 'The cards laid out on the table to be played from.',
    },
    talon: {
      name: 'Talon',
      text: 'Cards of the pack that could not be placed and are laid aside, face up. In the Empress there is one for red and one for black.',
    },
  },
};
