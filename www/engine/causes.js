// Predicates of the cause of a change: for the table, saved games and statistics.

/** @type {readonly string[]} */
const MOVES = ['move', 'deal', 'safe', 'solved'];
/** @type {readonly string[]} */
const ROLLBACKS = ['undo', 'restart', 'mark'];
/** @type {readonly string[]} */
const PREVIEWS = ['shown', 'replay'];

/** True if moves were made: by the player, or at the player's request by the solver ("solved"). The first one makes an opened link the player's game. @param {string} kind */
export const isMove = (kind) => MOVES.includes(kind);

/** True if the player went back in the game. @param {string} kind */
export const isRollback = (kind) => ROLLBACKS.includes(kind);

/** True if a line is shown in place of the player's game. @param {string} kind */
export const isPreview = (kind) => PREVIEWS.includes(kind);

/** True if the change is a line's own: a step of it, or the way back to the player's game. Every other change ends a line. @param {string} kind */
export const isStepOfLine = (kind) => isPreview(kind) || kind === 'review';
