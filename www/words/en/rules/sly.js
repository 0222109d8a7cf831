// English: the rules of a game. The marks are those of ../rules.js.

export default `
Two packs, 104 cards. Twenty packets lie on the table, the promenade. You cannot choose which card comes next, but you choose where it waits.

# The aim

Bring every card home to the eight foundations. Of each suit one foundation climbs from ace to king and another comes down from king to ace, always in suit (Rule I). A value in the middle may suit both: you decide.

# The first deal

Cards come off the pack one by one. The first ace and the first king of each suit go to their places by themselves. Any other card that suits a foundation may go there at once, or not, as you like. What you keep is laid on the promenade, which the first time is simply filled from left to right, until twenty cards lie there.

# Every further deal

- Again twenty cards are placed, but now each on any packet you please: one on each, or many on one. They need not match in suit or order (Rule II).
- A card just turned may still go home if it suits. Such cards do not count among the twenty.
- No card of the promenade may be played until the deal of twenty is complete (Rule IV), neither those just laid nor those below.
- The status line counts the twenty for you.

# Between the deals

The top card of each packet may go home if it suits, and so sets free the one below it (Rule III). A packet that you empty is filled at once from the pack. When you have played what you want, begin the next deal. Cards never pass from packet to packet, and nothing is dealt again.

The game is won when all 104 cards are home. After the last card of the pack, even a deal of fewer than twenty is complete.

# Some advice

Lay a card on another that will be wanted after it: a six on a seven where the suit is climbing to six, a nine on an eight where it is coming down. Beware of building two runs of one suit on the same packet in the same direction: one of them will be in the other’s way.

# Where the book leaves a question

- Must you play a suitable card? “May” is the book’s word, so we leave it to you, always.
- Does an ace or king that founds its pile count among the twenty? No. And when it comes up to fill an emptied packet, the next card follows it.
- Two rows of ten, or four of five? The book allows either; we choose by the shape of your screen. It changes nothing else.
- The scan of the book from which we work has lost the title of this game. A list that a transcriber added to the public scan of the 1914 edition has the name Sly, and a web collection keeps this text under it; the list is not the book’s own. The game is near to what is played today as Sly Fox.
`;
