// English: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Choose a card, then the place it is to go to; or drag it. A pile with only one move plays when it is chosen, and a double tap sends a card home. Choosing it again, or Escape, lets go. Everything can be taken back, dealt cards too.',
  keys: [
    { name: 'Arrows', text: 'go from pile to pile' },
    { name: 'Home, End', text: 'first and last pile of the row; with Ctrl, of the table' },
    { name: '1 2 3 4', text: 'pack and hand, foundations, tableau, the rest' },
    { name: 'Enter', text: 'choose; on a marked pile, play' },
    { name: 'Shift Enter', text: 'play home' },
    { name: 'N, B', text: 'next and previous pile where the card may go' },
    { name: 'D', text: 'deal on' },
    { name: 'H', text: 'hint' },
    { name: 'I', text: 'look through the pile' },
    { name: 'S', text: 'say how the game stands' },
    { name: 'Ctrl Z, Ctrl Y', text: 'undo, redo' },
    { name: 'Escape', text: 'let go, close' },
  ],
};
