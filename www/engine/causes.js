// What brought a change of the table about, and what follows from it for the game: told in one place, for the table, for what
// is kept and for the statistics.

/** @type {readonly string[]} */
const PLAYS = ['move', 'deal', 'safe'];
/** @type {readonly string[]} */
const TAKES_BACK = ['undo', 'restart', 'mark'];
/** @type {readonly string[]} */
const SHOWS = ['shown', 'replay'];

/** Whether the player has made moves: with the first of them a guest becomes a game. @param {string} kind */
export const isMove = (kind) => PLAYS.includes(kind);

/** Whether the player went back in the game. @param {string} kind */
export const isRollback = (kind) => TAKES_BACK.includes(kind);

/** Whether it is a line that is shown: nobody's game. @param {string} kind */
export const isPreview = (kind) => SHOWS.includes(kind);
