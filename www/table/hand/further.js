// What of the hand comes after the first sight of a table, as one file.

export { Drags } from './drags.js';
export { Keys } from './keys.js';
