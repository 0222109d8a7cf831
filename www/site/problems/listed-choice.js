// The patience and the grade of the problems that the player listed or opened last.

import { read, write } from '../storage/local-store.js';

export const readListedGrade = () => read('listed-grade');

/** @param {import('../../engine/deals.js').Grade} grade */
export const saveListedGrade = (grade) => write('listed-grade', grade);

export function readListedGame() {
  const game = read('listed-game');
  return typeof game === 'string' ? game : undefined;
}

/** @param {string} game */
export const saveListedGame = (game) => write('listed-game', game);
