// English: the rules of a game. The marks are those of ../rules.js.

export default `
Four packs. An Army of red cards and a Navy of black ones serve the Empress, the queen of clubs. Nothing goes home but two by two.

# The aim

Play 176 cards home to sixteen foundations, four of each suit, always in suit (Rule V). The eight black ones, the Admirals, climb A 2 3 … 10 J K: they leave out the queen. The eight red ones, the Generals, come down K Q 10 … 2 A: they leave out the knave.

# The table

The black aces and the red kings are laid out as foundations. The Empress stands in the middle between her guard of eight red knaves; the other black queens take no part. Two rows of twelve red cards are the Army, two rows of twelve black cards the Navy. When one of them is full while the other is still being dealt, cards of its colour are laid aside: the talon, one packet for red and one for black (Rule IV).

# Playing

- Cards go home in twos: one red card and one black, each to a foundation it suits, at the same moment (Rule I). One alone may not go. The first two to go can only be a red queen and a black two.
- Or you pair: any single card of the Army is put on any single card of the Navy, or the other way round. The two are then one: never separated, never covered, and played together when both suit.
- A place that falls empty is filled at once with a card of its own colour, from the top of that colour’s talon, or from the pack when that talon is empty (Rule II).
- Cards of pack and talon cannot go home directly: they must pass through the Army or the Navy first (Rule III).
- Whenever you like, turn the next card of the pack onto its talon.

There is no second deal. The game is won when all 176 cards are home.

# The art of it

Pairing makes room and brings new cards in, but ties two fates together. Pair cards that will be wanted at about the same time, and never two that wait for each other. If a foundation wants a card, turn the pack until that card tops its talon, and only then make the vacancy that calls it in.

# Where the book leaves a question

- May turning, pairing and playing be mixed? The book says you choose your own time for pairing and tells you to wait for the talon’s top card. So yes.
- When is there “no talon”? When there is none of the colour that is called for, even if the other colour’s packet has cards.
- Filling a place from the pack, a card of the other colour may turn up. It goes to its own talon, or to an empty place of its own row, and the next is turned.
- A pair belongs to the row in which it lies: when it is played from the Navy, a black card comes in its stead.
- When neither talon nor pack has the colour, the place stays empty.
`;
