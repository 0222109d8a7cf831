// The icons of a table's buttons: lines on a grid of 24 units, in the colour of the text. All others are in more-icons.js.

import { svg } from './svg.js';

/** By the action of the button. */
export const BUTTON_ICONS = {
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 5 5V19',
  redo: 'M15.5 5L20 9.5 15.5 14M20 9.5H9.5a5 5 0 0 0-5 5V19',
  hint: 'M9.5 16.5c0-2.5-3.5-3.5-3.5-7.500a6 6 0 0 1 12 0c0 4-3.5 5-3.5 7.500zM9.5 19h5M10.5 21.500h3',
  share: 'M12 15V3M8 6.500L12 2.500l4 4M8 10H5v11h14V10h-3',
  'new-deal': 'M4 7h9.500v13.500H4zM9 7V3.500h10.500V17H13.5',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  deal: 'M5 3.500h9.500v13H5zM14.5 8.500H19v12H9.500v-4',
  'deal-all': 'M3 3.500h8v11H3zM11 7h4.500v11H7.500v-3.500M15.500 10.500H20v11h-8V18',
  safe: 'M12 20V4M6 10l6-6 6 6',
};

/** In place of that of the safe cards, while its button finishes the game. */
export const FINISH_ICON = 'M6 12l6-6 6 6M6 19l6-6 6 6';

/** Draws an icon, hidden from screen readers: its button has a label. @param {string} drawing */
export const drawIcon = (drawing) =>
  svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: drawing }));
