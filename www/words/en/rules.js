// English: the rules of each game, and how the table is played.
//
// A text has a little mark-up: "# heading", "- item", "= term: words", and paragraphs between empty lines.

/** Every text by its name: a game's id, or `keys`. @type {Record<string, () => Promise<{ default: string }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
  keys: () => import('./rules/keys.js'),
};
