// The grade of problems that the player listed last.

import { read, write } from '../storage/local-store.js';

export const readListedGrade = () => read('listed-grade');

/** @param {import('../../engine/deals.js').Grade} grade */
export const saveListedGrade = (grade) => write('listed-grade', grade);
