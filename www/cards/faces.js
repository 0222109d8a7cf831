// Cards as SVG built node by node: nothing is parsed, so Trusted Types and a strict CSP allow them. cards.css
// gives all colours. A face has 6 to 8 nodes, with its pips as one path: a table shows up to 104 faces.
//
// Ranks after Vollkorn Bold, Copyright 2018 The Vollkorn Project Authors, OFL 1.1 (fonts/OFL.txt), evened in
// height. All other drawings are made for Cadogan.

import { FONT, FONT_ACCENTS } from '../assets.js';
import { h } from '../ui/dom.js';
import { svg } from '../ui/svg.js';

/** @typedef {'S' | 'H' | 'C' | 'D'} Suit */
/** @typedef {[viewBox: string, strokes: [className: string, path: string][]]} Drawing */
/** @typedef {(suit: string, rank: string) => Drawing} Draw */
/** @typedef {'small' | 'large'} Size small: cards under 48 px, where only rank and suit are legible */
/**
 * @typedef {object} FaceOptions
 * @property {Size} [size] default 'large'
 * @property {boolean | 'ornament' | 'suit'} [art] false: a covered card, index only. 'ornament': a small suit instead of pips, where
 *   the foot is cut off. 'suit': one below the index, where the lower half is covered. Default true.
 * @property {number} [width] of the card in pixels, for other faces, which may draw more on wider cards
 * @property {boolean} [strip] true if only the left edge is visible: the suit is below the rank
 */

/** Minimum width of a card on which a picture other than a suit is legible. */
export const MIN_PICTURE_PX = 40;

const FONT_FAMILY = 'Patience Text';
/** Characters of the second font file, as in text.css. */
const ACCENTS =
  'U+A1, U+AA-AB, U+BA-BB, U+BF-D6, U+D8-E6, U+E8-F0, U+F2-FF, U+152-153, U+178, U+1E9E, U+201A, U+201E, U+202F, U+2039-203A';
const CARD_BOX = '0 0 100 140';

/** Height of the ranks, whose baseline it is. */
const CAP = 140;

/** Width and outline of each rank, as in "137 M72 0l…". @typedef {Record<string, string>} Ranks */

/** @type {Ranks} */
const RANKS = {
  A: '137 M72 0l47 105c8 18 11 21 17 23c1 3 1 7 1 12h-57c0-5 0-9 2-12c10-2 11-6 6-16l-21-50c-6-12-9-22-12-34h5c-3 12-7 23-11 34l-18 47c-4 11-2 17 7 19c1 3 2 7 2 12h-40c0-5 0-9 2-12c7-2 10-6 16-22l42-106zM83 89l3 11c-18 0-39 1-57 2l3-13z',
  2: '91 M4 140c-3-4-4-9-4-15c12-16 27-33 41-52c10-14 15-23 15-36c0-15-8-24-18-24s-16 8-18 30c-7 0-12-1-17-3c1-10 1-21-1-31c13-6 27-9 43-9c26 0 41 11 41 32c0 19-15 36-34 57c-9 9-18 17-27 29l-2-4h35c13 0 15-2 17-13c5-1 11 0 15 1c-1 14 0 24 1 31c-1 7-5 7-9 7z',
  3: '88 M33 140c-17 0-28-5-33-10c0-3 2-7 5-10c5 3 13 6 22 6c18 0 31-10 31-27c0-14-10-22-22-22c-3 0-5 0-7 1c-2-3-4-8-4-12c13-16 26-33 34-46l8 5h-32c-12 0-15 2-19 16c-6 0-11 0-14-3c2-12 2-24 2-38h77c2 3 4 8 3 13l-38 51l-6-5c28-4 48 9 48 35c0 28-21 46-55 46z',
  4: '106 M34 140c0-5 0-9 1-12c15-1 20-6 20-18l1-89l4 3l-42 65l-3-6h49l33-1c5 0 7 1 9 4c-3 7-4 12-4 20h-52l-44 2c-4-6-6-13-6-19l62-89h22v112c0 12 2 15 13 16l1 12z',
  5: '87 M81 0c-1 4-1 12-1 22c-1 3-4 5-9 5l-51 1l6-13l-6 49l-3-5c7-4 15-6 24-6c30 0 46 17 46 41c0 28-20 46-54 46c-17 0-28-5-33-10c1-3 2-7 5-10c5 3 12 7 23 7c19 0 30-13 30-29s-11-28-27-28c-7 0-12 2-16 5c-4 0-8-2-10-5l9-65h42c9 0 11-1 12-5z',
  6: '99 M50 140c-32 0-50-17-50-55c0-65 48-85 82-85c2 0 3 6 2 11c-46 6-54 38-54 73c0 30 11 42 21 42c13 0 19-13 19-26c0-23-13-32-25-32c-8 0-16 4-21 8l-1-10c10-7 22-13 35-13c26 0 41 15 41 40c0 34-25 47-49 47z',
  7: '85 M20 140v-15c0-10 2-22 6-33c6-15 20-41 35-66h-25c-13 0-18 2-22 15c-5 0-9 0-14-3c2-10 3-24 3-38h78c2 0 4 8 4 12c-31 50-38 77-34 128z',
  8: '94 M42 75c-10 6-14 15-14 27c0 16 8 25 20 25s17-6 17-18c0-15-15-25-31-36s-31-20-31-40s17-33 45-33c26 0 41 12 41 29s-13 28-28 33l-10-8c7-4 11-11 11-23s-6-20-16-20c-8 0-14 6-14 15c0 12 11 21 25 29c25 16 37 27 37 48c0 23-18 37-48 37s-46-13-46-35c0-18 11-30 31-38z',
  9: '99 M49 0c33 0 50 16 50 55c0 65-47 85-82 85c-2 0-2-6-2-11c46-6 55-38 55-73c0-30-11-42-22-42c-13 0-18 12-18 26c0 22 12 32 24 32c8 0 17-4 21-8l1 10c-10 7-22 13-35 13c-26 0-41-16-41-40c0-34 25-47 49-47z',
  T: '163 M37 0c4 0 5 5 5 12v92c0 20 2 22 14 24l1 12h-56l1-12c13-2 15-4 15-24v-61c0-17-1-20-17-20l1-13c16-1 26-4 36-10zM116 0c30 0 47 26 47 70s-18 70-48 70s-48-27-48-70s18-70 49-70zM113 13c-13 0-20 18-20 51c0 39 10 63 24 63s20-18 20-51c0-40-9-63-24-63z',
  J: '68 M53 83c0 28-7 44-48 57c-3 0-4-5-5-8c15-8 22-17 22-37v-71c0-12-2-14-13-15c-1-2-2-6-2-9h61c0 4-1 7-2 9c-11 1-13 4-13 15z',
  Q: '150 M69 140c-43 0-69-29-69-71s29-69 69-69s68 27 68 68s-27 72-68 72zM72 127c21 0 34-22 34-54c0-34-17-60-41-60c-20 0-33 19-33 51s13 63 40 63zM117 156c-24-3-21-16-48-16l20-7c11 3 19 7 26 7c9 5 18 8 35 7c1 2 0 4-1 5c-11 1-21 2-32 4z',
  K: '135 M91 140c-11-21-31-51-51-71l38-39c11-11 11-17 3-18c-2-3-2-8-2-12h48c0 4 0 9-1 12c-10 1-18 5-29 17l-33 35l3-9c14 14 26 31 40 51c9 14 15 19 28 20c0 4 0 9-1 14zM0 140l2-13c11-1 13-5 13-21v-73c0-16-2-19-13-21c-1-3-2-8-2-12h60c0 5 0 9-1 12c-11 1-14 5-14 21v73c0 16 3 20 14 21c1 2 1 7 1 13z',
};

/** Letters of courts in text that differ from English, by language. @type {Record<string, Record<string, string>>} */
export const COURT_LETTERS = { de: { Q: 'D', J: 'B' }, fr: { K: 'R', Q: 'D', J: 'V' } };

/** Replaces no letter. @type {Ranks} */
export const ENGLISH_LETTERS = {};

/** Letters of another language, in place of the English ones. */
let letters = ENGLISH_LETTERS;

/** @param {string} rank @returns {[width: number, outline: string]} */
export function rankOutline(rank) {
  const drawing = letters[rank] ?? RANKS[rank];
  const at = drawing.indexOf('M');
  return [Number(drawing.slice(0, at)), drawing.slice(at)];
}

/** Sets the letters of all faces drawn from now on. @param {Ranks} others in place of the English ones @returns {boolean} true if they differ */
export function setLetters(others) {
  if (letters === others) return false;
  letters = others;
  drawings.clear();
  return true;
}

/** Suits, 100 units high around the origin; commands are relative except M, as `placePath` expects. @type {Record<string, string>} */
export const SUITS = {
  S: 'M0-50c9 16 46 38 46 66 0 13-9 22-21 22-9 0-16-4-21-11 1 11 5 18 14 23h-36c9-5 13-12 14-23-5 7-12 11-21 11-12 0-21-9-21-22 0-28 37-50 46-66z',
  H: 'M0 50c-9-17-50-42-50-71 0-16 10-26 24-26 12 0 21 8 26 19 5-11 14-19 26-19 14 0 24 10 24 26 0 29-41 54-50 71z',
  C: 'M-22-27c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm-26 36c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm52 0c0-12 10-22 22-22s22 10 22 22-10 22-22 22-22-10-22-22zm0 2c0 21 4 32 14 39h-36c10-7 14-18 14-39l-6-20h20z',
  D: 'M0-50c9 17 23 35 38 50-15 15-29 33-38 50-9-17-23-35-38-50 15-15 29-33 38-50z',
};

/** Widths of the suits. @type {Record<string, number>} */
const SUIT_WIDTHS = { S: 92, H: 100, C: 98, D: 76 };

const SHIELD = 'M23 66h54v31c0 17-15 28-27 34-12-6-27-17-27-34z';

const UPRIGHT = 'M25 67v39M30 67v48M35 67v53M40 67v57M45 67v61M50 67v63M55 67v61M60 67v57M65 67v53M70 67v48M75 67v39';
const LEVEL =
  'M24 71h52M24 76h52M24 81h52M24 86h52M24 91h52M24 96h52M24 101h52M25 106h50M27 111h46M31 116h38M36 121h28M42 126h16';
const SLANTING =
  'M70 67l6 6M63 67l13 13M56 67l20 20M49 67l27 27M42 67l34 34M35 67l40 40M28 67l44 44M24 70l45 45M24 77l42 42M24 84l38 38M24 91l34 34M24 98l30 30M25 106l24 24';

/** Heraldic hatching of black, red, green and blue: a third cue to the suit. @type {Record<string, string>} */
const SHIELD_HATCHES = { S: UPRIGHT + LEVEL, H: UPRIGHT, C: SLANTING, D: LEVEL };

/** The same for the large suit of an ace. @type {Record<string, string>} */
const ACE_HATCHES = {
  S: 'M48 54h4M44 59h12M39 64h22M34 69h32M29 74h42M26 79h48M23 84h54M21 89h58M20 94h60M21 99h58M23 104h22M47 104h6M55 104h22M46 109h8M43 114h14M25 80v26M30 73v35M35 68v41M40 63v44M45 58v46M45 111v6M50 52v65M55 58v46M55 111v6M60 63v44M65 68v41M70 73v35M75 80v26',
  H: 'M20 62v21M25 57v34M30 56v41M35 56v46M40 57v50M45 61v51M50 68v50M55 61v51M60 57v50M65 56v46M70 56v41M75 57v34M80 62v21',
  C: 'M52 51l12 12M46 52l18 18M70 76l12 12M41 54l20 20M63 76l19 19M38 58l20 20M59 79l20 20M36 63l39 39M36 70l34 34M35 76l17 17M54 95l9 9M28 76l18 18M48 96l5 5M24 79l20 20M47 102l8 8M20 82l20 20M46 108l10 10M18 87l17 17M44 113l5 5M18 94l10 10',
  D: 'M49 54h2M46 59h8M42 64h16M39 69h22M35 74h30M30 79h40M26 84h48M29 89h42M33 94h34M37 99h26M41 104h18M44 109h12M48 114h4',
};

/** Centre and scale of that suit, and centre of the small suit in it. @type {Record<string, number[]>} */
const ACES = { S: [84, 0.66, 87], H: [86, 0.66, 83], C: [84, 0.68, 86], D: [85, 0.68, 85] };

const ball = (/** @type {number} */ x, /** @type {number} */ y) =>
  `M${x - 5} ${y}c0-3 2-5 5-5s5 2 5 5-2 5-5 5-5-2-5-5z`;

/** Crowns and cap, 100 units wide, standing on the origin. @type {Record<string, string>} */
const CROWNS = {
  K: 'M-38-13c-9-8-12-15-12-22 0-12 9-18 20-18 11 0 18 4 23.5 9v31zM38-13c9-8 12-15 12-22 0-12-9-18-20-18-11 0-18 4-23.5 9v31zM-3-13v-36h-6v-7h6v-6h6v6h6v7h-6v36zM-38 0v-8h76v8z',
  Q: `M-36-13l-12-26 16 13 7-21 13 19 12-26 12 26 13-19 7 21 16-13-12 26zM-36 0v-8h72v8z${ball(-48, -41)}${ball(-25, -50)}${ball(0, -57)}${ball(25, -50)}${ball(48, -41)}`,
  J: 'M-40-13c1-17 14-28 32-28 20 0 32 11 36 28zM-44 0v-8h76v8zM24-20c-4-19 8-34 28-41-6 15-14 27-25 41zM30-19c6-8 16-24 23-40 4 20-4 34-20 41z',
};

/** The same for small cards: without gaps under 1 px. @type {Record<string, string>} */
const SMALL_CROWNS = {
  K: 'M-38-22c-8-6-12-12-12-19 0-10 8-16 18-16 11 0 20 4 26 11v-12h-9v-10h9v-8h12v8h9v10h-9v12c6-7 15-11 26-11 10 0 18 6 18 16 0 7-4 13-12 19zM-38 0v-12h76v12z',
  Q: 'M-38-22l-13-40 26 21 25-37 25 37 26-21-13 40zM-38 0v-12h76v12z',
  J: 'M-50 0v-12h78v12zM-47-22c1-14 14-25 32-25 20 0 32 9 37 25zM29-22c-8-22 0-42 22-54-1 24-6 40-22 54z',
};

/** Heights of the pips below the index, and their scale. @type {Record<string, [sides: number[], middle: number[], scale: number]>} */
const PIPS = {
  2: [[], [48, 122], 0.21],
  3: [[], [48, 85, 122], 0.21],
  4: [[48, 122], [], 0.2],
  5: [[48, 122], [85], 0.2],
  6: [[48, 85, 122], [], 0.19],
  7: [[48, 85, 122], [66.5], 0.18],
  8: [[48, 85, 122], [66.5, 103.5], 0.18],
  9: [[47, 72, 98, 123], [85], 0.17],
  T: [[47, 72, 98, 123], [59.5, 110.5], 0.17],
};

/** @param {number} n */
const formatNumber = (n) => String(Math.round(n * 100) / 100);

/**
 * Moves and scales a path whose commands are relative except M; a negative scale turns it upside down.
 * @param {string} path @param {number} x @param {number} y @param {number} scale
 */
export const placePath = (path, x, y, scale) =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command, values) => {
    const offset = command === 'M' ? [x, y] : [0, 0];
    const numbers = values.match(/-?[\d.]+/g) ?? [];
    return (
      command +
      numbers
        .map((/** @type {string} */ n, /** @type {number} */ i) => formatNumber(+n * scale + offset[i % 2]))
        .join(' ')
    );
  });

/** @param {string} suit @param {number} x @param {number} y @param {number} scale */
const suitAt = (suit, x, y, scale) => placePath(SUITS[suit], x, y, scale);

/** @type {Draw} */
function largeArt(suit, rank) {
  if (rank === 'A') {
    const [outer, scale, inner] = ACES[suit];
    return [
      CARD_BOX,
      [
        ['line', suitAt(suit, 50, outer, scale)],
        ['hatch', ACE_HATCHES[suit]],
        ['ink clear', suitAt(suit, 50, inner, 0.3)],
      ],
    ];
  }
  if (rank in CROWNS) {
    return [
      CARD_BOX,
      [
        ['line', SHIELD],
        ['hatch', SHIELD_HATCHES[suit]],
        ['ink clear', placePath(CROWNS[rank], 50, 61, 0.4) + suitAt(suit, 50, 94, 0.32)],
      ],
    ];
  }
  const [sides, middle, scale] = PIPS[rank];
  const pip = (/** @type {number} */ x, /** @type {number} */ y) => suitAt(suit, x, y, y > 85 ? -scale : scale);
  const pips = sides.flatMap((y) => [pip(28, y), pip(72, y)]).concat(middle.map((y) => pip(50, y)));
  return [CARD_BOX, [['ink', pips.join('')]]];
}

/** @type {Draw} */
const smallArt = (suit, rank) => [
  CARD_BOX,
  [
    [
      'ink',
      rank in CROWNS
        ? // Clear of the tail of the queen's index.
          (rank === 'Q' ? placePath(SMALL_CROWNS.Q, 54, 88, 0.48) : placePath(SMALL_CROWNS[rank], 50, 87, 0.54)) +
          suitAt(suit, rank === 'Q' ? 54 : 50, 112, 0.43)
        : suitAt(suit, 50, 100, 0.6),
    ],
  ],
];

/** @type {Draw} */
const ornament = (suit, rank) => [
  CARD_BOX,
  [
    [
      'ink',
      rank in CROWNS
        ? placePath(SMALL_CROWNS[rank], 50, 78, 0.36) + suitAt(suit, 50, 102, 0.36)
        : suitAt(suit, 50, 88, 0.36),
    ],
  ],
];

/** @type {Draw} */
const loneSuit = (suit) => [CARD_BOX, [['ink', suitAt(suit, 50, 60, 0.29)]]];

/** @type {Draw} */
function lineIndex(suit, rank) {
  const [width, outline] = rankOutline(rank);
  const half = SUIT_WIDTHS[suit] * 0.6;
  const x = width + 31 + half;
  return [
    `0 0 ${formatNumber(x + half)} ${CAP}`,
    [
      ['ink', outline],
      ['ink pip', suitAt(suit, x, CAP / 2, 1.2)],
    ],
  ];
}

/** @type {Draw} */
function stripIndex(suit, rank) {
  const [width, outline] = rankOutline(rank);
  return [
    `0 0 ${width} ${CAP * 2.1}`,
    [
      ['ink', outline],
      ['ink pip', suitAt(suit, width / 2, CAP * 1.65, 1.12)],
    ],
  ];
}

/** @type {Draw} */
const rankAlone = (_, rank) => [`0 0 ${rankOutline(rank)[0]} ${CAP}`, [['ink', rankOutline(rank)[1]]]];

/** @type {Draw} */
const suitAlone = (suit) => {
  const half = SUIT_WIDTHS[suit] / 2;
  return [`${-half} -59 ${half * 2} 118`, [['ink', SUITS[suit]]]];
};

/** @type {Map<string, Drawing>} */
const drawings = new Map();

/**
 * The drawing of a card, cached.
 * @param {Draw} draw @param {string} suit @param {string} rank
 */
function drawingOf(draw, suit, rank) {
  const key = draw.name + rank + suit;
  let drawing = drawings.get(key);
  if (!drawing) drawings.set(key, (drawing = draw(suit, rank)));
  return drawing;
}

/** @param {string} className @param {Drawing} drawing */
export function picture(className, [viewBox, strokes]) {
  const paths = strokes.map(([kind, d]) => svg('path', { class: kind, d }));
  // Accessible names of cards are those of their cells.
  return svg('svg', { class: className, viewBox, 'aria-hidden': 'true' }, ...paths);
}

/**
 * Creates the face of a card, for an element of class `card`.
 * @param {string} card rank and suit, "TH", "AS", "KC"
 * @param {FaceOptions} [options]
 * @returns {HTMLElement}
 */
export function face(card, { size = 'large', art = true, strip = false } = {}) {
  const [rank, suit] = card;
  const root = h('span', { class: `face suit-${suit} ${size}` });
  const add = (/** @type {string} */ className, /** @type {Draw} */ draw) =>
    root.append(picture(className, drawingOf(draw, suit, rank)));
  if (strip) add('index under', stripIndex);
  else if (size === 'large') add('index', lineIndex);
  else {
    add('index', rankAlone);
    add('index corner', suitAlone);
  }
  const large = art === 'ornament' ? ornament : art === 'suit' ? loneSuit : largeArt;
  if (art) add('art', size === 'small' ? smallArt : large);
  return root;
}

/** A trellis with a unit per mesh; the style sheet frames and clips it. @type {Draw} */
function trellis(_, size) {
  const [columns, rows] = size === 'large' ? [8, 12] : [4, 6];
  let lines = '';
  let studs = '';
  for (let k = -rows; k < columns; k++) {
    lines += `M${k} 0l${rows} ${rows}M${columns - k} 0l-${rows} ${rows}`;
    for (let j = 1; j < rows; j++) studs += `M${k + 0.5} ${j - 0.2}l.2.2-.2.2-.2-.2z`;
  }
  // Without studs on small backs, where they would fill the meshes.
  return [
    `0 0 ${columns} ${rows}`,
    size === 'large'
      ? [
          ['lattice', lines],
          ['ink', studs],
        ]
      : [['lattice', lines]],
  ];
}

/**
 * Creates the back of a card, for an element of class `card`.
 * @param {{ size?: Size }} [options]
 */
export function back({ size = 'large' } = {}) {
  return picture(`back ${size}`, drawingOf(trellis, '', size));
}

/**
 * Creates the outline of an empty place, with the card that it takes.
 * @param {Suit | null} suit
 * @param {string | null} awaitedRank one character, "A"
 * @returns {HTMLElement}
 */
export function emptyPlace(suit, awaitedRank) {
  const root = h('span', { class: 'place-empty' });
  let d = '';
  if (awaitedRank) {
    const [width, outline] = rankOutline(awaitedRank);
    d = placePath(outline, 50 - width * 0.115, suit ? 27 : 54, 0.23);
  }
  if (suit) d += suitAt(suit, 50, awaitedRank ? 94 : 70, 0.46);
  if (d) root.append(picture('art', [CARD_BOX, [['ink', d]]]));
  return root;
}

/**
 * Creates a card of a thumbnail: a sheet with its suit; null is a back.
 * @param {string | null} card
 */
export function thumbnailCard(card) {
  if (!card) return picture('thumbnail-card', drawingOf(trellis, '', 'small'));
  return picture(`thumbnail-card suit-${card[1]}`, [CARD_BOX, [['ink', suitAt(card[1], 50, 70, 0.56)]]]);
}

/**
 * Creates a suit for a line of text.
 * @param {Suit} suit
 */
export function suitMark(suit) {
  return picture(`suit-mark suit-${suit}`, drawingOf(suitAlone, suit, ''));
}

/**
 * Creates a rank for a line of text, as on the corner of a card.
 * @param {string} rank one character, "T"
 */
export function rankMark(rank) {
  return picture('rank-mark', drawingOf(rankAlone, '', rank));
}

/**
 * Registers the font with the document, which a shadow root's `@font-face` does not. Repeated calls do nothing. The font is
 * fetched at its first use; the page's policy must allow it under font-src.
 */
export function registerFont() {
  // Firefox returns the family in quotation marks.
  for (const loaded of document.fonts) if (loaded.family.includes(FONT_FAMILY)) return;
  const add = (/** @type {URL} */ { href }, /** @type {FontFaceDescriptors} */ descriptors) =>
    document.fonts.add(
      new FontFace(FONT_FAMILY, `url("${href}") format("woff2")`, { weight: '500', display: 'swap', ...descriptors }),
    );
  add(FONT, {});
  add(FONT_ACCENTS, { unicodeRange: ACCENTS });
}
