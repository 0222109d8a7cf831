// English: the rules of a game. The marks are those of ../rules.js.

export default `
Two packs, 104 cards, in rows of ten. Each new row walls the last one in, and every card played opens a way.

# The aim

Bring every card home to the eight foundations. Of each suit an ace and a king are laid out at the beginning: from the ace a pile climbs to the king, from the king another comes down to the ace, always in suit (Rule I). Where a card suits both, you choose.

# Rows

Ten cards are dealt in a row. When the row is complete, not before, you may play from it (Rule IV). Then the next row of ten is dealt below it, and so on until the pack is out. The last row may be short. Nothing is dealt again.

# Which cards are free

A card is free if the space directly above it is empty, or the space directly below it (Rule II). So the whole top row and the whole bottom row are free; in between, a card is freed when a neighbour above or below has gone.

# Filling gaps

A card played from the lowest row, while the pack lasts, is replaced at once by the next card of the pack. Gaps in any other row stay open (Rule III).

# The grace

When the pack is out and no free card suits any foundation, you may once take any one card away, blocked or not, and lay it aside. It can still go home from there when its turn comes. Choose the card that holds back the most: the book calls this the only point left to the player’s skill.

# Variants

= Foundations dealt: After the book’s Note 1. Nothing is laid out; the first free ace and king of each suit may found their piles as they come.
= Late refill: Our name for another way to read the rule about gaps. A card played from the lowest row leaves its space open, and cards freed by that may be played, until you deal: then the open spaces are filled first. You will win far more often.

# Where the book leaves a question

- When is a gap filled? The text can be read both ways. That no row is played from while it is incomplete, and that only the grace is said to be left to skill, speak for: at once. That is the game; the other reading is the variant above.
- Must a suitable card be played? Not here: you choose, and may keep a card to hold a place.
- The book speaks of a talon; this game has none.
- Above the missing spaces of a short last row there is nothing below: those cards are free.
`;
