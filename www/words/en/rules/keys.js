// English: how the table is played by hand and by keys. The marks are those of ../rules.js.

export default `
# By hand

Tap or click a card, then the place it is to go to; or drag it. A pile with only one move plays on the first tap, a double tap sends a card home. A second tap, or Escape, lets go. Everything can be taken back, dealt cards too.

# Keys

= Arrows: go from pile to pile
= Home, End: first and last pile of the row; with Ctrl, of the table
= 1 2 3 4: pack and hand, foundations, tableau, the rest
= Enter: choose; on a marked pile, play
= Shift Enter: play home
= N, B: next and previous pile where the card may go
= D: deal on
= H: hint
= I: look through the pile
= S: say how the game stands
= Ctrl Z, Ctrl Y: undo, redo
= Escape: let go, close
`;
