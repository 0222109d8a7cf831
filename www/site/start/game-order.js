// The order of games on the start page and in lists.

import { readDays } from '../daily/daily-progress.js';
import { slots } from '../storage/saved-games.js';
import { suggestedPlace } from './suggestions.js';

/** True for a player without games and days. */
export const isNewcomer = () => !slots().length && !Object.keys(readDays()).length;

/** The games in the order of the start page: for newcomers, the suggested first. @param {string[]} ids in the order of the library */
export const inStartOrder = (ids) =>
  isNewcomer() ? [...ids].sort((a, b) => suggestedPlace(a) - suggestedPlace(b)) : ids;
