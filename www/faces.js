// Card faces, backs and empty places, drawn as SVG paths.
//
// Everything is built with createElementNS from the strings below: no markup is parsed, so a page that
// enforces Trusted Types and a strict style-src takes these cards as they are. No element carries a colour;
// theme.css does all colouring.
//
// A face has 5 to 7 nodes. Pips are laid out once per card into one path, because `<use>` would clone a
// shadow tree per pip and a table shows up to 104 faces.
//
// Ranks: outlines after Vollkorn Bold, Copyright 2018 The Vollkorn Project Authors, SIL Open Font License 1.1
// (fonts/OFL.txt), evened in height. All other drawings are our own.

/** @typedef {'S' | 'H' | 'C' | 'D'} Suit */
/** @typedef {[className: string, path: string]} Stroke a class of theme.css and the path it paints */
/** @typedef {'small' | 'large'} Size small: cards under 48 px, where only rank and suit can be read */
/**
 * @typedef {object} FaceOptions
 * @property {Size} [size] default 'large'
 * @property {boolean | 'ornament'} [art] false: a buried card, index only. 'ornament': one quiet suit in place
 *   of the pips, for tables of more than forty cards. Default true.
 * @property {boolean} [strip] a strip at the left edge shows: the suit stands under the rank
 */

const SVG = 'http://www.w3.org/2000/svg';
const FONT_FAMILY = 'Patience Text';

/** Cap height of the outlines in RANKS; their baseline is y = CAP. */
const CAP = 200;

/**
 * Width and outline of each rank.
 * @type {Record<string, [width: number, path: string]>}
 */
const RANKS = {
  A: [196, 'M103 0l67 150l10 20q3 7 7 9t7 3l2 8v10q-4-1-12-1h-15h-12h-10h-12l-12 1h-9l1-10q0-4 2-8q10-2 12-6t-3-16l-30-71q-6-13-10-25t-7-23h7l-8 24l-8 24l-26 66q-4 12-2 19t13 8l1 8l1 10h-9l-11-1h-11h-14q-8 0-12 1l1-9q0-5 2-9q5-1 8-3t7-10l8-17l60-151l9-1h8zM119 127l4 16l-41 1q-21 0-41 2l5-19z'],
  '2': [130, 'M6 200q-3-4-5-9l-1-12l28-36l31-39q11-15 16-26t6-25q0-16-8-25t-19-9q-7 0-13 4t-8 13t-5 25q-13 1-24-4l1-22q0-11-2-22q14-6 29-9t32-4q28 0 44 12t15 34q0 14-6 27t-18 26l-25 28l-19 20q-9 9-19 21l-4-6h51q9 0 14-1t7-5t3-12q5-1 11 0l10 2v26l2 18q-1 5-5 8t-8 2h-24l-25-1l-33 1h-29z'],
  '3': [125, 'M47 200q-12 0-21-2t-16-5t-10-7q0-3 2-8t5-7q5 4 14 7t18 3q13 0 22-5t16-14q5-9 5-21q0-10-4-17t-10-11t-16-4q-6 0-10 2q-3-3-5-8l-1-8l18-23l16-23l14-20l12 7h-46q-9 0-14 2t-8 6l-6 15l-10-1q-6 0-9-3q3-13 3-27v-28h15l20 1h20h23l19-1h13l4 8l1 10l-18 23l-20 27l-17 24l-9-8q20-3 35 2t24 17t9 32t-9 35t-27 22t-42 8z'],
  '4': [152, 'M48 200l1-10l1-8q11 0 17-3t9-8t3-14v-18l2-13v-97l5 5l-60 92l-5-7h70l14-2h34l8 1q3 1 5 5l-3 10q-2 4-2 8l-1 11h-74h-22l-20 1l-22 1q-4-6-6-13t-2-15l89-125l16-1q8 1 14 3v157q0 13 4 17t16 5q1 3 1 8l1 10q-9-1-23-1h-27h-15l-16 1h-12z'],
  '5': [125, 'M116 0l-1 10l-1 21q-1 3-4 5t-9 2h-28l-25 1l-19 1l8-19l-9 71l-4-8q8-4 16-6t19-2q32 0 49 16t17 43q0 30-21 47t-57 18q-18 0-29-4t-18-10l2-8l5-7q5 4 14 7t20 3q19 0 30-12t11-29t-10-29q-10-10-27-10l-14 1q-6 2-10 5q-4 0-8-2t-5-5l12-93l24 1h19h18q8 0 12-2t4-5l9-1h10z'],
  '6': [141, 'M71 200q-23 0-39-8t-24-25t-8-45t7-49t20-35t27-22q16-9 32-12t31-4q2 2 3 6l1 9q-20 3-34 10t-23 16t-13 23q-5 12-7 27t-2 29q0 22 5 35t11 19q8 7 15 7q9 0 15-6t9-14t2-19t-3-20t-8-14t-11-8t-12-3q-9 0-18 4t-13 8l-1-15q11-8 23-13t27-5q27 0 43 15t15 42q0 18-5 31t-17 20q-10 8-22 12t-26 4z'],
  '7': [121, 'M29 200v-10l-1-12q0-10 3-23t6-24t12-25q8-16 18-33l21-36h-37q-9 0-15 2t-9 6t-6 14q-7 0-11-1t-10-4q2-7 3-16l1-19l1-19h21l32 1l23-1h21h13q3 3 4 7t2 10q-13 21-22 40t-16 35t-9 32t-3 35l1 39l-22 1l-21 1z'],
  '8': [134, 'M59 107q-10 7-14 16t-5 23q0 16 8 26t21 10q11 0 18-7t6-19t-6-19q-6-9-17-17t-21-15l-22-16q-10-8-16-18t-6-24q0-22 17-34t46-13t44 11t16 31q0 12-6 22t-15 15t-20 10l-15-12q8-4 12-12t4-21t-6-21t-16-7t-14 6q-6 5-6 15t5 16t12 14l18 12q18 11 30 21t17 21t6 26q0 24-18 39t-50 14t-48-13q-18-14-18-37q0-19 12-32t33-22z'],
  '9': [142, 'M70 0q24 0 39 8t24 25t9 45t-8 49t-19 35t-28 22q-15 9-31 12t-31 4l-3-6l-1-9q20-3 34-10t22-16t14-23q5-12 7-27l1-29q0-22-4-35t-12-19q-6-7-15-7t-14 6t-9 14t-3 19t3 20t8 14t11 8t13 3t17-4t14-8l1 15q-11 8-23 13t-27 5q-28 0-43-15t-16-42q0-18 6-31t16-20t23-12t25-4z'],
  T: [229, 'M53 0q4 1 6 5t2 12v131q0 14 1 22t5 9t13 3l1 9l1 9h-13l-15-1h-14h-12l-14 1h-12v-9l1-9q9-1 14-3t6-9t2-22v-87q0-12-1-18t-7-8t-17-2v-9l2-9q11-1 20-3l16-5q8-3 15-7zM161 0q21 0 36 12t24 34t8 53t-8 54q-9 23-24 35t-37 12t-37-12t-23-35t-8-54t8-53t24-34t37-12zM157 18q-13 0-21 19t-7 54q0 28 4 49t12 31t19 11q13 0 20-19t8-55q0-28-5-48t-11-31q-8-11-19-11z'],
  J: [97, 'M75 118q0 15-2 27t-10 22t-20 18t-35 15q-4-2-6-5l-2-6q11-6 18-13t10-16t4-24v-101q0-9-2-13t-6-7l-12-2q-1-2-1-6l-1-7h13l15 1h15h24l20-1l-1 7q0 4-2 6q-8 1-12 3t-5 6t-2 13z'],
  Q: [215, 'M98 200q-30 0-52-13t-34-36t-12-52q0-22 7-41t21-31t31-20t39-7q29 0 51 12t35 34t12 51q0 23-7 41t-20 33t-31 21q-18 8-40 8zM103 182q15 0 26-10t16-28t6-40q0-24-8-43t-20-32q-13-11-30-11q-14 0-25 9t-17 25t-6 40q0 18 4 34t11 29t17 19q11 8 26 8zM167 223q-10-1-16-4t-12-5l-10-6q-5-3-12-5t-19-3l29-10q12 3 21 8l16 5l14 4l16 2l21 1l-1 4q0 2-2 4q-11 0-22 2l-23 3z'],
  K: [193, 'M130 200q-5-11-13-24l-18-27q-10-14-21-27t-21-23l55-56q12-12 12-18t-9-7l-2-9v-9l14 1h18h13l14-1h10l-1 9q0 6-2 9q-6 0-13 3t-13 7t-14 13l-48 51l5-14q14 16 28 34t28 39q7 10 13 16t12 9t16 4v9l-2 9h-14h-17l-16 1l-14 1zM0 199l1-10q0-5 1-8q8-1 12-3t6-9t1-17v-105q0-12-1-18t-6-8t-12-3q-1-3-1-8l-1-10h13l16 1h15h14l15-1h13v9q0 5-2 9q-7 0-12 3t-5 8q-2 6-2 18v105q0 11 2 17t5 9q5 2 12 3q2 3 2 8v10q-7-1-18-1h-22h-25l-21 1z'],
};

/**
 * Suits, 100 units high about the origin. Relative but for M, so that `place` can scale them.
 * @type {Record<string, string>}
 */
const SUITS = {
  S: 'M0-50c9 16 46 38 46 66 0 13-9 22-21 22-9 0-16-4-21-11 1 11 5 18 14 23h-36c9-5 13-12 14-23-5 7-12 11-21 11-12 0-21-9-21-22 0-28 37-50 46-66z',
  H: 'M0 50c-9-17-50-42-50-71 0-16 10-26 24-26 12 0 21 8 26 19 5-11 14-19 26-19 14 0 24 10 24 26 0 29-41 54-50 71z',
  C: 'M-22-27c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm-26 36c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm52 0c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm0 2c0 21 4 32 14 39h-36c10-7 14-18 14-39l-6-20h20z',
  D: 'M0-50c9 17 23 35 38 50-15 15-29 33-38 50-9-17-23-35-38-50 15-15 29-33 38-50z',
};

/** Optical widths of the suits, for setting them beside a rank. @type {Record<string, number>} */
const SUIT_WIDTHS = { S: 92, H: 100, C: 98, D: 76 };

const SHIELD = 'M23 66h54v31c0 17-15 28-27 34-12-6-27-17-27-34z';

/**
 * Hatching by which heraldry prints its tinctures in one ink: a third cue to the suit besides shape and colour.
 * Clipped beforehand to the shield and clear of the suit on it: clip paths are slow on phones.
 * @type {Record<string, string>}
 */
const SHIELD_HATCH = {
  S: 'M23 71h54M23 76h25.5M51.5 76h25.5M23 81h21M56 81h21M23 86h16M61 86h16M23 91h12M65 91h12M23 96h10M67 96h10M23.5 101h9.5M67 101h9.5M24.5 106h11M64.5 106h11M27 111h15M58 111h15M30.5 116h39M35 121h30M42 126h16M75 66v41M70 66v49.5M65 66v25.5M65 105.5v15.5M60 66v19M60 108.5v16.5M55 66v14M55 112.5v15.5M50 66v9.5M50 112.5v18.5M45 66v14M45 112.5v15.5M40 66v19M40 108.5v16.5M35 66v25.5M35 105.5v15.5M30 66v49.5M25 66v41',
  H: 'M75 66v41M70 66v49.5M65 66v12.5M65 97v24M60 66v10.5M60 103v22M55 66v11M55 108v20M50 66v14.5M50 112.5v18.5M45 66v11M45 108v20M40 66v10.5M40 103v22M35 66v12.5M35 97v24M30 66v49.5M25 66v41',
  C: 'M23 73.5l7.5-7.5M23 80.5l14.5-14.5M23 87.5l21.5-21.5M23 94.5l28.5-28.5M23.5 101.5l17-17M49 76l9.5-10M25 107l7.5-7.5M55 77l10.5-11M27.5 111.5l7.5-7.5M58.5 80.5l14-14.5M30 116l9.5-9.5M59.5 86.5l17.5-17.5M33.5 119.5l8.5-8.5M64 89l13-12.5M37.5 123l10-10.5M67 93l10-9.5M41.5 126l13-13.5M58 109l3-3M67.5 99.5l9.5-9M46 128.5l31-31M51 130l24.5-24',
  D: 'M23 71h54M23 76h25.5M51.5 76h25.5M23 81h22M55 81h22M23 86h18.5M58.5 86h18.5M23 91h14M63 91h14M23 96h13M64 96h13M23.5 101h17M59.5 101h17M24.5 106h20M55.5 106h20M27 111h20.5M52.5 111h20.5M30.5 116h39M35 121h30M42 126h16',
};

/** The same within the great suit of an ace. @type {Record<string, string>} */
const ACE_HATCH = {
  S: 'M47.5 54.5h5M43 59.5h14M38 64.5h24M33 69.5h15.5M51.5 69.5h15.5M28.5 74.5h15.5M56 74.5h15.5M24.5 79.5h14.5M61 79.5h14.5M22 84.5h13.5M64.5 84.5h13.5M20.5 89.5h13M66.5 89.5h13M19.5 94.5h14M66.5 94.5h14M20.5 99.5h16.5M63 99.5h16.5M23 104.5h20M57 104.5h20M45.5 109.5h9M41.5 114.5h17M80 91v7M75 79v27.5M70 72.5v36M65 67.5v17.5M65 97.5v11.5M60 62.5v16M60 101v7M55 57.5v16M55 110.5v6.5M50 51v18M50 105v12M45 57.5v16M45 110.5v6.5M40 62.5v16M40 101v7M35 67.5v17.5M35 97.5v11.5M30 72.5v36M25 79v27.5M20 91v7',
  H: 'M80 61.5v22M75 57v34.5M70 55v42M65 55v14M65 85.5v17M60 56.5v9.5M60 91.5v16M55 60v6.5M55 96.5v16M50 101v18M45 60v6.5M45 96.5v16M40 56.5v9.5M40 91.5v16M35 55v14M35 85.5v17M30 55v42M25 57v34.5M20 61.5v22',
  C: 'M36 63.5l11-11.5M18.5 87.5l12-12M36 70l18-18M19 94.5l18-18.5M38.5 75l20-20.5M21.5 99l11-11.5M52 68.5l10-10M25 102l9-8.5M56.5 71l7.5-8M30.5 104l7-7M59 75.5l5-5M38 103.5l4-4M61.5 80l4.5-4.5M65.5 83l7-6.5M38.5 117l13-13M67.5 88.5l9-9.5M46 117l9-9M60 102.5l20-19.5M53 117l4.5-4.5M65.5 104.5l16-16M74.5 102.5l5-5',
  D: 'M48.5 54.5h3M45.5 59.5h9M42 64.5h16M38.5 69.5h8.5M53 69.5h8.5M34.5 74.5h9M56.5 74.5h9M30 79.5h9.5M60.5 79.5h9.5M25.5 84.5h10M64.5 84.5h10M29 89.5h9.5M61.5 89.5h9.5M33.5 94.5h9.5M57 94.5h9.5M38 99.5h8.5M53.5 99.5h8.5M41.5 104.5h17M45 109.5h10M48 114.5h4',
};

/** Where the great and the little suit of an ace stand. @type {Record<string, [outer: number, inner: number]>} */
const ACE_CENTRES = { S: [84, 87], H: [86, 83], C: [84, 86], D: [85, 85] };

const ball = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x - 5} ${y}c0-3 2-5 5-5s5 2 5 5-2 5-5 5-5-2-5-5z`;

/** Head-dresses, 100 units wide, standing on the origin. @type {Record<string, string>} */
const CROWNS = {
  K: 'M-38-13c-9-8-12-15-12-22 0-12 9-18 20-18 11 0 18 4 24 9v31zM38-13c9-8 12-15 12-22 0-12-9-18-20-18-11 0-18 4-24 9v31zM-2.5-13v-37h-6v-6h6v-6h5v6h6v6h-6v37zM-38 0v-8h76v8z',
  Q: `M-36-13l-12-26 16 13 7-21 13 19 12-26 12 26 13-19 7 21 16-13-12 26zM-36 0v-8h72v8z${ball(-48, -41)}${ball(-25, -50)}${ball(0, -57)}${ball(25, -50)}${ball(48, -41)}`,
  J: 'M-40-13c1-17 14-28 32-28 20 0 32 11 36 28zM-44 0v-8h76v8zM24-20c-4-19 8-34 28-41-6 15-14 27-25 41zM30-19c6-8 16-24 23-40 4 20-4 34-20 41z',
};

/**
 * The same for small cards: no slit that would close below 1 px.
 * @type {Record<string, string>}
 */
const SMALL_CROWNS = {
  K: 'M-36-16c-9-7-14-12-14-21 0-11 9-17 19-17 11 0 20 4 25 10v-6h-10v-9h10v-9h12v9h10v9h-10v6c5-6 14-10 25-10 10 0 19 6 19 17 0 9-5 14-14 21zM-38 0v-10h76v10z',
  Q: 'M-36-16l-14-38 25 18 25-32 25 32 25-18-14 38zM-38 0v-10h76v10z',
  J: 'M-50 0v-11h76v11zM-46-16c1-16 14-27 32-27 20 0 32 10 36 27zM26-18c-6-22 4-40 26-50-2 24-8 40-26 50z',
};

/**
 * Pip places of the numbers: the left column (mirrored to the right), the middle column, the scale.
 * The index stands on one line above them, so the columns run from y = 46 to y = 122.
 * @type {Record<string, [sides: number[], middle: number[], scale: number]>}
 */
const PIPS = {
  2: [[], [46, 122], 0.21],
  3: [[], [46, 84, 122], 0.21],
  4: [[46, 122], [], 0.2],
  5: [[46, 122], [84], 0.2],
  6: [[46, 84, 122], [], 0.2],
  7: [[46, 84, 122], [65], 0.19],
  8: [[46, 84, 122], [65, 103], 0.19],
  9: [[45, 71, 97, 123], [84], 0.17],
  T: [[45, 71, 97, 123], [58, 110], 0.17],
};
const COLUMNS = [28, 72];
const MIDDLE = 84;

/** @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100);

/**
 * Moves a path to (x, y) at a scale; a negative scale turns it about. All its commands but M are relative.
 * @param {string} path @param {number} x @param {number} y @param {number} scale
 */
function place(path, x, y, scale) {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command, values) => {
    const numbers = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    const absolute = command === 'M';
    return command + numbers
      .map((/** @type {number} */ n, /** @type {number} */ i) => short(n * scale + (absolute ? (i % 2 ? y : x) : 0)))
      .join(' ');
  });
}

/** @param {string} suit @param {number} x @param {number} y @param {number} scale */
const suitAt = (suit, x, y, scale) => place(SUITS[suit], x, y, scale);

/** @param {string} suit @param {string} rank */
function pips(suit, rank) {
  const [sides, middle, scale] = PIPS[rank];
  const pip = (/** @type {number} */ x, /** @type {number} */ y) => suitAt(suit, x, y, y > MIDDLE ? -scale : scale);
  return sides.flatMap((y) => COLUMNS.map((x) => pip(x, y))).concat(middle.map((y) => pip(50, y))).join('');
}

/** @param {string} suit @returns {Stroke[]} */
function ace(suit) {
  const [outer, inner] = ACE_CENTRES[suit];
  return [
    ['line', suitAt(suit, 50, outer, 0.66)],
    ['hatch', ACE_HATCH[suit]],
    ['ink', suitAt(suit, 50, inner, 0.3)],
  ];
}

/** @param {string} suit @param {string} rank @returns {Stroke[]} */
function court(suit, rank) {
  return [
    ['line', SHIELD],
    ['hatch', SHIELD_HATCH[suit]],
    ['ink', place(CROWNS[rank], 50, 61, 0.4) + suitAt(suit, 50, 94, 0.32)],
  ];
}

/** @param {string} suit @param {string} rank @returns {Stroke[]} */
function largeArt(suit, rank) {
  if (rank === 'A') return ace(suit);
  return rank in CROWNS ? court(suit, rank) : [['ink', pips(suit, rank)]];
}

/** @param {string} suit @param {string} rank @returns {Stroke[]} */
function smallArt(suit, rank) {
  return [['ink', rank in CROWNS
    ? place(SMALL_CROWNS[rank], 50, 86, 0.56) + suitAt(suit, 50, 111, 0.42)
    : suitAt(suit, 50, 100, 0.6)]];
}

/** @param {string} suit @param {string} rank @returns {Stroke[]} */
function ornament(suit, rank) {
  return [['ink', rank in CROWNS
    ? place(SMALL_CROWNS[rank], 50, 74, 0.36) + suitAt(suit, 50, 99, 0.36)
    : suitAt(suit, 50, 86, 0.36)]];
}

/** @type {Map<string, [viewBox: string, strokes: Stroke[]]>} */
const drawings = new Map();

/**
 * The drawing under `key`, made at its first use: laying out pips costs more than reading a string again.
 * @param {string} key @param {() => [viewBox: string, strokes: Stroke[]]} make
 */
function drawing(key, make) {
  let made = drawings.get(key);
  if (!made) drawings.set(key, (made = make()));
  return made;
}

/**
 * @param {Document} document @param {string} className
 * @param {[viewBox: string, strokes: Stroke[]]} drawn
 */
function svg(document, className, [viewBox, strokes]) {
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('class', className);
  root.setAttribute('viewBox', viewBox);
  // Some readers announce an unnamed SVG as "image"; the name of a card is said by its button.
  root.setAttribute('aria-hidden', 'true');
  for (const [kind, d] of strokes) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', kind);
    path.setAttribute('d', d);
    root.append(path);
  }
  return root;
}

/**
 * @param {Document} document @param {string} className
 */
function span(document, className) {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

/** Rank, then suit on the same line. @param {string} suit @param {string} rank @returns {[string, Stroke[]]} */
function lineIndex(suit, rank) {
  const [width, outline] = RANKS[rank];
  const half = SUIT_WIDTHS[suit] * 0.85;
  const x = width + 40 + half;
  return [`0 0 ${short(x + half)} ${CAP}`, [['ink', outline + suitAt(suit, x, CAP / 2, 1.7)]]];
}

/** Suit under rank, both centred: for strips at the left edge. @param {string} suit @param {string} rank @returns {[string, Stroke[]]} */
function stripIndex(suit, rank) {
  const [width, outline] = RANKS[rank];
  return [`0 0 ${width} ${CAP * 2.1}`, [['ink', outline + suitAt(suit, width / 2, CAP * 1.65, 1.6)]]];
}

/** @param {string} rank @returns {[string, Stroke[]]} */
const rankIndex = (rank) => [`0 0 ${RANKS[rank][0]} ${CAP}`, [['ink', RANKS[rank][1]]]];

/** @param {string} suit @returns {[string, Stroke[]]} */
const suitIndex = (suit) => {
  const half = SUIT_WIDTHS[suit] * 0.85;
  return [`${-half} -100 ${half * 2} ${CAP}`, [['ink', suitAt(suit, 0, 0, 1.7)]]];
};

/**
 * @param {Document} document @param {string} suit @param {string} rank @param {Size} size @param {boolean} strip
 */
function index(document, suit, rank, size, strip) {
  if (strip) return [svg(document, 'index under', drawing(`strip${rank}${suit}`, () => stripIndex(suit, rank)))];
  if (size === 'large') return [svg(document, 'index', drawing(`line${rank}${suit}`, () => lineIndex(suit, rank)))];
  return [
    svg(document, 'index', drawing(`rank${rank}`, () => rankIndex(rank))),
    svg(document, 'index corner', drawing(`suit${suit}`, () => suitIndex(suit))),
  ];
}

/** @param {string} suit @param {string} rank @param {Size} size @param {boolean | 'ornament'} art */
function artOf(suit, rank, size, art) {
  const draw = size === 'small' ? smallArt : art === 'ornament' ? ornament : largeArt;
  return drawing(`${draw.name}${rank}${suit}`, () => ['0 0 100 140', draw(suit, rank)]);
}

/**
 * The face of a card, to be put into an element of class `card`.
 * @param {Document} document
 * @param {string} card rank and suit, "TH", "AS", "KC"
 * @param {FaceOptions} [options]
 * @returns {HTMLElement}
 */
export function face(document, card, { size = 'large', art = true, strip = false } = {}) {
  const [rank, suit] = card;
  const root = span(document, `face suit-${suit} ${size}`);
  root.append(...index(document, suit, rank, size, strip));
  if (art) root.append(svg(document, 'art', artOf(suit, rank, size, art)));
  return root;
}

/**
 * Diagonals of a trellis of `columns` by `rows` meshes in the frame 7…93 by 7…133, with a stud in every other mesh.
 * @param {number} columns @param {number} rows @returns {Stroke[]}
 */
function trellis(columns, rows) {
  const mesh = [86 / columns, 126 / rows];
  const at = (/** @type {number} */ i, /** @type {number} */ j) => `${short(7 + i * mesh[0])} ${short(7 + j * mesh[1])}`;
  let lines = '';
  for (let k = -rows; k < columns; k++) {
    const [from, to] = [Math.max(k, 0), Math.min(columns, k + rows)];
    lines += `M${at(from, from - k)}L${at(to, to - k)}M${at(columns - from, from - k)}L${at(columns - to, to - k)}`;
  }
  let studs = '';
  for (let j = 1; j < rows; j++) {
    for (let i = 0; i < columns; i++) studs += `M${at(i + 0.5, j - 0.2)}L${at(i + 0.7, j)} ${at(i + 0.5, j + 0.2)} ${at(i + 0.3, j)}z`;
  }
  return [['lattice', lines], ['ink', studs], ['frame', 'M7 7h86v126h-86z']];
}

/**
 * The back of a card, to be put into an element of class `card`.
 * @param {Document} document
 * @param {{ size?: Size }} [options]
 * @returns {SVGSVGElement}
 */
export function back(document, { size = 'large' } = {}) {
  return svg(document, 'back', drawing(`back ${size}`, () => {
    const strokes = size === 'small' ? trellis(5, 7) : trellis(8, 12);
    // Studs of a small back would fill its meshes.
    return ['0 0 100 140', size === 'small' ? strokes.filter(([kind]) => kind !== 'ink') : strokes];
  }));
}

/**
 * An empty place: its outline, and what it waits for.
 * @param {Document} document
 * @param {Suit | null} suit
 * @param {string | null} awaitedRank one character, "A"
 * @returns {HTMLElement}
 */
export function emptyPlace(document, suit, awaitedRank) {
  const root = span(document, 'place-empty');
  let d = '';
  if (awaitedRank) {
    const [width, outline] = RANKS[awaitedRank];
    d += place(outline, 50 - width * 0.08, suit ? 27 : 54, 0.16);
  }
  if (suit) d += suitAt(suit, 50, awaitedRank ? 94 : 70, 0.46);
  if (d) root.append(svg(document, 'art', ['0 0 100 140', [['ink', d]]]));
  return root;
}

/**
 * A thumbnail for the plates of the start page: a white card with its suit; null draws a back.
 * @param {Document} document
 * @param {string | null} card
 * @returns {SVGSVGElement}
 */
export function plateCard(document, card) {
  if (!card) return svg(document, 'plate-card', ['0 0 100 140', trellis(3, 4).filter(([kind]) => kind !== 'ink')]);
  const suit = card[1];
  return svg(document, `plate-card suit-${suit}`, drawing(`plate${suit}`, () => ['0 0 100 140', [['ink', suitAt(suit, 50, 70, 0.56)]]]));
}

/**
 * A suit to stand in a line of text, 1 em high.
 * @param {Document} document
 * @param {Suit} suit
 * @returns {SVGSVGElement}
 */
export function suitMark(document, suit) {
  return svg(document, `suit-mark suit-${suit}`, ['-52 -52 104 104', [['ink', SUITS[suit]]]]);
}

/**
 * The suits as symbols `#suit-S` … of a hidden SVG, for drawings that repeat them (`<use href="#suit-S">`,
 * 100 units high about the origin). Put it once into a root that needs it; faces do without.
 * @param {Document} document
 * @returns {SVGSVGElement}
 */
export function sprite(document) {
  const root = svg(document, 'sprite', ['0 0 0 0', []]);
  for (const suit of Object.keys(SUITS)) {
    const symbol = document.createElementNS(SVG, 'symbol');
    const path = document.createElementNS(SVG, 'path');
    symbol.id = `suit-${suit}`;
    // A symbol clips to its box, and these are drawn about the origin.
    symbol.setAttribute('overflow', 'visible');
    path.setAttribute('d', SUITS[suit]);
    symbol.append(path);
    root.append(symbol);
  }
  return root;
}

/**
 * Makes the interface's font known to the document. A `@font-face` rule inside a shadow root's sheets is
 * ignored by browsers, so whoever shows the table on a strange page calls this once; a second call does nothing.
 * The file is asked for only when text is set in it.
 * @param {Document} document
 * @param {string | URL} baseURL the folder of this module, with its closing slash
 */
export function registerFont(document, baseURL) {
  // Firefox gives the family back in quotation marks.
  for (const known of document.fonts) if (known.family.includes(FONT_FAMILY)) return;
  const source = new URL('fonts/patience-text.woff2', baseURL);
  document.fonts.add(new FontFace(FONT_FAMILY, `url("${source.href}") format("woff2")`, { weight: '500', display: 'swap' }));
}
