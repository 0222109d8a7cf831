// All icons, for modules that load lazily.

import { drawIcon, BUTTON_ICONS } from './icons.js';

const PATHS = {
  ...BUTTON_ICONS,
  stats: 'M3.5 20h17M6.500 20v-7M12 20V4M17.500 20v-10.500',
  code: 'M9.500 4L7 20M17 4l-2.500 16M4.500 9h16M3.500 15h16',
  text: 'M6 3.500h8.500L18 7v13.500H6zM9 11h6M9 15h6',
  keep: 'M3.500 4.500h17V9h-17zM5 9v11h14V9M10 13h4',
  problem: 'M4 8h4.8a2.3 2.3 0 1 1 3.4 0H17v3.8a2.3 2.3 0 1 1 0 3.4V20H4z',
  daily: 'M4 6h16v14H4zM4 10h16M8 3.500V7M16 3.500V7M12 13v3.5',
  close: 'M5.5 5.500l13 13M18.5 5.500l-13 13',
  restart: 'M6 4.500V9h4.500M6.5 8.500a7 7 0 1 1-1.5 4.5',
  copy: 'M8.5 8.500H20V20H8.500zM8.5 15.500H4V4h11.500v4.5',
  check: 'M4.5 12.500l5 5 10-11',
  open: 'M4 20V4h9M4 20h16v-9M11 13l9-9M14.5 4H20v5.5',
  'back-to-start': 'M6 5v14M19 5.500L9 12l10 6.500z',
  play: 'M7 4.500L19 12 7 19.500z',
  pause: 'M8.5 5v14M15.5 5v14',
  step: 'M5 5.500L15 12 5 18.500zM18 5v14',
  leave: 'M13 4H5v16h8M10 12h10.5M16.500 8l4 4-4 4',
  mark: 'M6 21V3.500M6 4.500h12.500L15.5 9l3 4.500H6',
  rules: 'M12 6.500C10 5 7 4.5 3.5 4.500v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zv14',
  keyboard: 'M3 6.500h18v11H3zM6.5 10h1M10 10h1M13.5 10h1M17 10h1M7 14h10',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export const icon = (name) => drawIcon(PATHS[name]);
