// English: the terms of the rules, two sentences each at most.

export default {
  title: 'Glossary',
  lead: 'The book opens by explaining its terms. Here are those of our four games.',
  terms: {
    available: {
      name: 'Available',
      text: 'The rules let this card move now. The book marks such cards with small crosses.',
    },
    bareKing: {
      name: 'Bare king',
      text: 'A king with no card on it. The book says “a single king”.',
    },
    deal: {
      name: 'Round',
      text: 'In Sly, twenty cards placed on the promenade: the book’s “deal of twenty”. Cards that go home as they turn up, or refill a packet, don’t count.',
    },
    doublePlay: {
      name: 'Double play',
      text: 'In the Empress, a red and a black card sent home together, each to its own foundation. A game has 88.',
    },
    foundation: {
      name: 'Foundation',
      text: 'A pile that you build in suit, card by card. You win when all foundations are complete.',
    },
    grace: {
      name: 'Grace',
      text: 'In the Labyrinth, your right to set any one card aside, once, when the stock is empty and nothing can go home.',
    },
    heap: {
      name: 'Heap',
      text: 'To place several cards on one packet in a round, instead of one on each.',
    },
    home: {
      name: 'Home',
      text: 'On its foundation, for good.',
    },
    inSuit: {
      name: 'In suit',
      text: 'Clubs on clubs, hearts on hearts: the same colour is not enough.',
    },
    knave: {
      name: 'Jack',
      text: 'The lowest court card, between the ten and the queen. The book says “knave”.',
    },
    pack: {
      name: 'Stock',
      text: 'The cards still to be dealt, face down. The book calls them the “pack”; here a pack is always 52 cards.',
    },
    packet: {
      name: 'Packet',
      text: 'Cards stacked squarely. Only the top card can move.',
    },
    pair: {
      name: 'Pair',
      text: 'In the Empress, a red card and a black one that you join. They never part, and go home together.',
    },
    promenade: {
      name: 'Promenade',
      text: 'The twenty packets of Sly, in two rows of ten or four rows of five.',
    },
    refill: {
      name: 'Refill',
      text: 'To fill the place of a card that has left, from the stock or the talon.',
    },
    released: {
      name: 'Released',
      text: 'Made available, because the card that blocked it has left.',
    },
    row: {
      name: 'Row',
      text: 'In the Labyrinth, ten cards dealt side by side. Each new row goes below the last.',
    },
    run: {
      name: 'Run',
      text: 'Cards in sequence, each one higher or each one lower than the one before, of any suit.',
    },
    suitable: {
      name: 'Suitable',
      text: 'The book’s word for the next card of a foundation. A folded brown corner marks one that can go home.',
    },
    tableau: {
      name: 'Tableau',
      text: 'The cards on the table that you play from.',
    },
    talon: {
      name: 'Talon',
      text: 'In the Empress, the face-up cards of one colour that refill its rows. There is one talon for red and one for black.',
    },
  },
};
