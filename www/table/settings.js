// What a player can set: one table for what is kept, for the dialogue, and for the attributes of <patience-game>.

/** The values of each setting, the usual one first: it needs no attribute. */
export const CHOICES = /** @type {const} */ ({
  theme: ['auto', 'light', 'dark'],
  suits: ['two', 'four'],
  faces: ['index', 'classic', 'night'],
  felt: ['green', 'blue', 'rose', 'stone'],
  back: ['trellis', 'scales', 'waves'],
  hand: ['right', 'left'],
  dealing: ['decision', 'card'],
  safe: ['asked', 'auto'],
  speed: ['normal', 'slow', 'quick', 'none'],
  speech: ['full', 'brief'],
  sound: ['off', 'on'],
  verdict: ['asked', 'kept'],
  deals: ['winnable', 'any'],
});

/** @typedef {keyof typeof CHOICES} Setting */
/** @typedef {{ [name in Setting]: (typeof CHOICES)[name][number] }} Settings */

export const SETTINGS = /** @type {Setting[]} */ (Object.keys(CHOICES));

/**
 * The value that a text stands for; the usual one for a text that is none.
 * @template {Setting} Name
 * @param {Name} name @param {unknown} text a value, or several words of which one is
 * @returns {Settings[Name]}
 */
export function valueOf(name, text) {
  const words = typeof text === 'string' ? text.split(' ') : [];
  const values = /** @type {readonly string[]} */ (CHOICES[name]);
  return /** @type {Settings[Name]} */ (values.find((value) => words.includes(value)) ?? values[0]);
}
