// What of the hand comes after the first sight of a table, as one file; and what gets a first act ready.

export { Drags } from './drags.js';
export { Keys } from './keys.js';
export { rehearse } from '../rehearsal.js';
