// English: the rules of a game. The marks are those of ../rules.js.

export default `
Two packs, 104 cards. Eight kings head eight columns, in the order in which they turn up. The deal decides how long the columns grow; then the thinking begins.

# The aim

Bring 96 cards home: eight foundations, two of each suit, climb from ace to queen in suit (Rule I). The eight kings stay where they are.

# The deal

- One king begins in the corner at the top left. Each card that is turned up is laid on the column of the king that came last, and on no other (Rule II).
- A new king begins the next column. Two kings in a row leave the earlier one alone, which will be useful.
- An ace goes to its place by itself.
- A card that suits a foundation may be played home instead of being laid down. So may the last card of any column, at any time during the deal (Rule IV).

“Deal on” turns cards until there is something to decide.

# When the pack is out

- The last card of a column may go home if it suits.
- Or it may move onto the last card of another column that is one higher, of whatever suit (Rule III).
- Or onto a king that stands alone, whatever card it is (Rule V).

One card moves at a time. Nothing is dealt again.

# The art of it

A lone king is a spare place. Suppose that a run of cards blocks what you need, and two kings stand alone. Put the run’s last card on one of them and the next on the other; now the third may find a card one higher somewhere, the two follow it, and both kings are alone again. With patience a long run is moved card by card, as the book’s Note 1 explains at length.

Think before you lay a queen on a lone king: she can leave it only for home, or for another lone king. At times it is right all the same. And a card that could go home may do better service where it is, as a place for the next lower one.

# Where the book leaves a question

- May you wait with a suitable card? Yes: the book itself advises it at times.
- May a card that lies alone on a king move to another lone king? Nothing forbids it. It only never helps.
- A column can run to dozens of cards; the book lays them in a curve. Ours closes up instead, and opens when you look into it.
`;
