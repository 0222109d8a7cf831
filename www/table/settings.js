// The player's settings: one table for storage, the settings dialog and the attributes of <patience-game>.

/** The values of each setting, the default first. */
export const CHOICES = /** @type {const} */ ({
  theme: ['auto', 'light', 'dark'],
  suits: ['two', 'four'],
  faces: ['index', 'classic', 'night'],
  indices: ['auto', 'en', 'de', 'fr'],
  contrast: ['auto', 'more'],
  magnify: ['auto', 'off', '1.5', '2', '3', '4'],
  felt: ['green', 'blue', 'rose', 'stone'],
  back: ['trellis', 'scales', 'waves'],
  packets: ['auto', 'fanned', 'squared'],
  next: ['on', 'off'],
  hand: ['right', 'left'],
  dealing: ['decision', 'card'],
  dealt: ['first', 'always', 'never'],
  safe: ['asked', 'auto'],
  speed: ['normal', 'slow', 'quick', 'none'],
  keys: ['on', 'off'],
  speech: ['normal', 'full', 'brief'],
  sound: ['off', 'on'],
  crosses: ['grace', 'always'],
  verdict: ['asked', 'always'],
  deals: ['winnable', 'gentle', 'medium', 'stern', 'cruel', 'any'],
});

/** Values of older versions, and their names today. */
const RENAMED_VALUES = new Map([
  ['fair', 'medium'],
  ['kept', 'always'],
]);

/** Duration of a card's animation at normal speed, in ms. */
export const MOVE_MS = 160;
/** Duration factors of animations by speed. */
export const ANIMATION_FACTORS = { normal: 1, slow: 2.5, quick: 0.5, none: 0 };

/** @typedef {keyof typeof CHOICES} Setting */
/** @typedef {{ [name in Setting]: (typeof CHOICES)[name][number] }} Settings */

export const SETTINGS = /** @type {Setting[]} */ (Object.keys(CHOICES));

/**
 * Parses a setting; the default for anything else.
 * @template {Setting} Name
 * @param {Name} name @param {unknown} text a value, or several words of which one is a value
 * @returns {Settings[Name]}
 */
export function valueOf(name, text) {
  const words = typeof text === 'string' ? text.split(' ').map((word) => RENAMED_VALUES.get(word) ?? word) : [];
  const values = /** @type {readonly string[]} */ (CHOICES[name]);
  return /** @type {Settings[Name]} */ (values.find((value) => words.includes(value)) ?? values[0]);
}
