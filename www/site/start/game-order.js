// The order of games on the start page and in lists, and how long one takes.

import { readDays } from '../daily/daily-progress.js';
import { slots } from '../storage/saved-games.js';

/** Games in the order to meet them: the careful player wins the first most often, and the second is the shortest. */
const FIRST_GAMES = ['empress-of-india', 'labyrinth', 'sly', 'fairie-queen'];

/** Presses of a won game: 127 of Sly, 190 of the Fairie Queen, 165 of the Empress and 103 of the Labyrinth, counted by hand; six seconds each, to five minutes. @type {Record<string, number>} */
const MINUTES = { sly: 15, 'fairie-queen': 20, 'empress-of-india': 15, labyrinth: 10 };

/** Minutes that a game takes; 0 if they were not counted. @param {string} id */
export const minutesOf = (id) => MINUTES[id] ?? 0;

/** The place of a game in the order for newcomers. @param {string} id */
const suggestedPlace = (id) => (FIRST_GAMES.includes(id) ? FIRST_GAMES.indexOf(id) : FIRST_GAMES.length);

/** True for a player without games and days. */
export const isNewcomer = () => !slots().length && !Object.keys(readDays()).length;

/** The games in the order of the start page: for newcomers, the suggested first. @param {string[]} ids in the order of the library */
export const inStartOrder = (ids) =>
  isNewcomer() ? [...ids].sort((a, b) => suggestedPlace(a) - suggestedPlace(b)) : ids;
