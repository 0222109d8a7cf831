// English: the controls.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Tap a card, then its target, or drag it there. If a pile has one move, selecting it plays it. Double-tap to send a card home. Select it again or press Escape to deselect. You can undo everything, even dealing.',
  keys: [
    { name: 'Arrows', text: 'move from pile to pile' },
    { name: 'Home, End', text: 'first and last pile of the row; with Ctrl, of the table' },
    { name: '1 2 3 4', text: 'stock and hand, foundations, tableau, the rest' },
    { name: 'Enter', text: 'select; on a marked pile, play' },
    { name: 'Shift Enter', text: 'play home' },
    { name: 'N, B', text: 'next and previous pile that can take the card' },
    { name: 'D', text: 'deal' },
    { name: 'Shift D', text: 'deal all, where the game allows it' },
    { name: 'H', text: 'hint' },
    { name: 'I', text: 'show the whole pile' },
    { name: 'S', text: 'read the state of the game' },
    { name: 'Ctrl Z, Ctrl Y', text: 'undo, redo' },
    { name: 'Escape', text: 'deselect, close' },
  ],
};
