// The letters of court cards in other languages than English: loaded when a page speaks one of them, or is set so.
//
// After Vollkorn Bold, as those of faces.js are; the licence is said there.

/** @typedef {import('./faces.js').Outlines} Outlines */

/** @type {Outlines[string]} */
const B = [
  121,
  'M0 0h61q17 0 29 3q11 3 16 9q6 7 6 19q0 12-8 21q-8 10-23 12q13 0 22 4q9 4 13 12q5 8 5 20q0 11-5 20q-6 9-19 14q-13 6-34 6q-7 0-15 0q-9 0-18 0q-8 0-16 0q-8 0-14 0v-6q1-4 1-6q6 0 9-2q3-2 4-6q2-5 2-14v-73q0-9-2-13q-1-4-4-6q-3-1-9-2q0-2-1-6v-6zM46 8v99q0 9 2 13q2 5 6 6q4 2 9 2q11 0 17-7q7-7 7-19q0-8-3-14q-3-6-8-9q-5-3-11-4q-6-1-14-1h-10v-13h12q10 0 16-3q6-3 9-8q3-6 3-13q0-9-4-15q-4-5-9-8q-6-2-12-2q-4 0-6 0q-3 1-7 3z',
];
/** @type {Outlines[string]} */
const D = [
  136,
  'M0 140v-6q1-4 1-6q6 0 9-2q3-2 4-6q2-5 2-14v-73q0-9-2-13q-1-4-4-6q-3-1-9-2q0-2-1-6v-6h60q11 0 22 2q12 1 22 5q9 4 16 11q8 8 12 20q4 11 4 28q0 17-4 29q-4 12-11 20q-7 8-15 13q-8 5-17 8q-9 2-17 3q-7 1-13 1q-5 0-13 0q-9 0-18 0q-9 0-16 0q-8 0-12 0zM64 127q7 0 14-2q7-2 13-8q6-6 9-17q4-12 4-30q0-17-4-28q-3-11-10-18q-7-7-15-10q-8-3-17-3q-4 0-8 1q-4 1-6 2l2-7v99q0 8 2 13q1 5 5 7q4 1 11 1z',
];
/** @type {Outlines[string]} */
const R = [
  133,
  'M92 140q-3-4-6-9q-2-5-4-9q-2-5-5-11q-3-7-6-13q-3-5-7-10q-4-4-9-9l8 2q-6 1-10 1q-4 0-9-1l1-13h5q2 1 4 1q9 0 16-3q7-3 12-10q4-6 4-16q0-13-7-20q-7-8-21-8q-4 0-7 0q-3 1-6 2l1-6v98q0 9 2 14q1 4 4 6q2 2 6 2q1 2 1 6v6q-4 0-9 0q-6 0-12 0q-5 0-9 0q-7 0-15 0q-8 0-14 0v-6q1-4 1-6q6 0 9-2q3-2 4-6q1-5 1-13v-75q0-8-1-12q-1-4-4-6q-3-2-9-2q0-3-1-6v-6h69q17 0 28 4q11 5 16 14q5 8 5 18q0 12-4 20q-5 9-14 14q-8 6-19 8l3-3q6 4 10 8q4 4 8 11q3 6 9 17q4 6 7 9q2 4 6 6q3 1 9 1q0 4-1 7q0 3-1 6q-12 0-22 0q-10 0-17 0z',
];
/** @type {Outlines[string]} */
const V = [
  137,
  'M62 140q-8-17-15-36q-7-18-14-35q-7-17-14-33q-4-10-7-15q-2-5-4-7q-3-1-7-2q0-2-1-6v-6h60v6q-1 4-1 6q-6 1-9 3q-3 2-2 6q1 4 4 13q5 12 10 24q4 11 8 24q5 12 10 27h-5q6-14 11-26q5-12 10-25q4-12 9-26q3-8 1-14q-1-5-9-6q-1-2-1-6v-6h41q0 3-1 6v6q-6 1-10 6q-3 6-8 17q-10 26-20 52q-11 26-23 53q-3 0-7 0q-3 0-6 0z',
];

/** König, Dame, Bube: the king has the same letter. @type {Outlines} */
export const de = { Q: D, J: B };

/** Roi, dame, valet. @type {Outlines} */
export const fr = { K: R, Q: D, J: V };
