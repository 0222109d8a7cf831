// What of the hand comes after the first sight of a table, as one file; and what gets a first act ready.

export { Drags } from './drag-drop.js';
export { Keys } from './keys.js';
export { rehearse } from '../model/warm-up.js';
