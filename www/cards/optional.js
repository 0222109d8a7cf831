// Card art that only some players choose: court cards, other backs, the letters of other languages.

export const loadCourts = () => import('./courts.js');
export const loadBacks = () => import('./backs.js');
export const loadLetters = () => import('./letters.js');
