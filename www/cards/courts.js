// Classic faces: indices in two corners, pips in the traditional order, courts as double figures. The figures are made for
// Cadogan; ranks and suits are those of faces.js, which has the licence.
//
// Cards of 40 to 48 px have the picture under the large index, courts only the bust without fine lines; smaller cards have the
// large index only. Covered cards have the index of faces.js at every size, as a column shows only a third of a card, and the
// corner index has its suit below the rank.

import { h } from '../ui/dom.js';
import { svg } from '../ui/svg.js';
import { face, MIN_PICTURE_PX, placePath, rankOutline, SUITS } from './faces.js';

/**
 * Style of a path: filled with ink, a suit, filled with a tint, outlined and filled with the card's colour, outlined only, or
 * fine lines.
 * @typedef {'ink' | 'pip' | 'tone' | 'line' | 'bare' | 'fine'} PathKind
 */
/** @typedef {[PathKind, string][]} Drawing */

/** @type {Record<PathKind, Record<string, string>>} */
const STYLES = {
  ink: { fill: 'currentColor' },
  // With forced colours, red suits are hollow.
  pip: { class: 'ink pip' },
  tone: { fill: 'currentColor', 'fill-opacity': '.16' },
  line: { class: 'paper', stroke: 'currentColor', 'stroke-width': '1.3', 'stroke-linejoin': 'round' },
  bare: {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
  fine: { fill: 'none', stroke: 'currentColor', 'stroke-width': '.7' },
};

/** Heights of the pips in the upper half and the middle. @type {Record<string, [sides: number[], middle: number[]]>} */
const PIP_HEIGHTS = {
  A: [[], [70]],
  2: [[], [27]],
  3: [[], [27, 70]],
  4: [[27], []],
  5: [[27], [70]],
  6: [[27, 70], []],
  7: [[27, 70], [48.5]],
  8: [[27, 70], [48.5]],
  9: [[25, 55], [70]],
  T: [[25, 55], [40]],
};

/** Centres of those pips, as x and y. @param {string} rank @returns {number[][]} */
function pipsOf(rank) {
  const [sides, middle] = PIP_HEIGHTS[rank];
  return [...sides.flatMap((y) => [37, 63].map((x) => [x, y])), ...middle.map((y) => [50, y])];
}

// The figures from crown to belt; the lower half is the same, turned.

const FRAME = 'M25.500 9h49v122h-49z';
const BELT = 'M25.500 67.500l49 5M25.500 65l49 5M25.500 70l49 5';

/** Robes in heraldic hatching of black, red, green and blue. @type {Record<string, string>} */
const ROBE_HATCHES = {
  S: 'M30 60v6M34 57v10M38 55v12M42 54v14M58 54v15M62 55v15M66 57v13M70 60v10M29 59h14M27 63h17M57 59h14M56 63h17M57 67h17',
  H: 'M28 61v5M31 59v8M34 57v10M37 55v12M40 54v14M60 54v15M63 55v15M66 57v13M69 59v11M72 61v10',
  C: 'M32 58l10 10M28 60l8 8M36 55.500l8 8M40 54l4 4M57 54l14 14M56 58l13 13M56 63l7 7M62 55l11 11M67 57l6 6',
  D: 'M36 55.500h7M31 58h12M29 61h14M28 64h15M27 67h16M57 55.500h7M57 58h12M57 61h14M57 64h15M57 67h16',
};

const ROBE = 'M26.2 66.500c0-8 8-12 16.800-14l7 5 7-5c8.800 2 16.800 6 16.800 14v5.800z';
const FACE = 'M42.500 29h15v9c0 8-3.500 13-7.500 13s-7.500-5-7.500-13z';
const FEATURES =
  'M44.700 35.200q1.500-1 3 0M52.300 35.200q1.500-1 3 0M50 36.500l-1.200 5.200h2M47.700 45q2.300 1.200 4.600 0';
const EYES =
  'M45.200 37.200c.3-1 1.900-1 2.200 0-.4.8-1.800.8-2.200 0zm7.400 0c.3-1 1.900-1 2.200 0-.4.8-1.800.8-2.200 0z';

/** @type {Record<string, Drawing>} */
const FIGURES = {
  K: [
    ['line', 'M40 30c-4 2-4.500 9-3 15 .8 3 4 4 6.500 2.500l1-18zm20 0c4 2 4.500 9 3 15-.8 3-4 4-6.500 2.500l-1-18z'],
    ['line', FACE],
    ['ink', EYES],
    ['bare', FEATURES],
    // Beard and whiskers.
    ['line', 'M42.500 40c-.5 9 2 17 7.500 20 5.500-3 8-11 7.500-20-1.500 3-3.500 4-7.500 3-4 1-6 0-7.500-3z'],
    [
      'fine',
      'M45 45c.5 5 2 9 4 12M50 48v10M55 45c-.5 5-2 9-4 12M47.500 46.500c.3 4 1 7 2 10M52.500 46.500c-.3 4-1 7-2 10',
    ],
    // The crown.
    ['line', 'M39.500 29.500l-3-13 7.500 6 6-8.500 6 8.500 7.500-6-3 13z'],
    [
      'ink',
      'M39.500 29.500l-.7-3h22.400l-.7 3zM50 14l-1-2.500 1-2 1 2zM36.500 16.500l-1.300-2 1.300-1.800 1.300 1.800zM63.500 16.500l-1.300-2 1.300-1.800 1.300 1.800z',
    ],
    // Ermine down the front, and the sceptre.
    ['line', 'M43 53l4 15.300 6 .6L57 53l-7 8z'],
    ['ink', 'M49.400 63.500h1.200l.5 2.500-1.100-.8-1.100.8z'],
    ['line', 'M68.800 69.500V31h2v38.700z'],
    ['ink', 'M69.800 22l3.200 4.500-3.200 4.500-3.200-4.500z'],
    ['line', 'M66.500 52c2-1.500 5-1.500 6.500.5 1 2-.5 4.500-3 4.500-3 0-5-3-3.500-5z'],
  ],
  Q: [
    // Long hair.
    ['tone', 'M40.500 26c-6 6-7 18-7 29 3 2 7 1.500 9-1l1-22 6.500-4 6.500 4 1 22c2 2.500 6 3 9 1 0-11-1-23-7-29z'],
    [
      'bare',
      'M40.500 26c-6 6-7 18-7 29 3 2 7 1.500 9-1M59.500 26c6 6 7 18 7 29-3 2-7 1.500-9-1M38 35c-1.500 6-2 11-2 17M62 35c1.500 6 2 11 2 17',
    ],
    ['line', 'M46.500 47l-1 6 4.500 5 4.500-5-1-6z'],
    ['line', FACE],
    ['ink', EYES],
    ['bare', FEATURES],
    ['fine', 'M42.500 34c2-3 4.500-4.500 7.500-4.500s5.500 1.500 7.500 4.500'],
    // The coronet.
    ['line', 'M40 28.500l-4-9.500 5.500 3.500 2.500-6 4 5.500 2-7 2 7 4-5.500 2.500 6 5.500-3.500-4 9.500z'],
    [
      'ink',
      'M40 28.500l-.9-2.300h21.800l-.9 2.300zM50 15c-1.200 0-1.700-.8-1.700-1.600S49 11.800 50 11.800s1.700.8 1.700 1.600S51.200 15 50 15zM36 19c-.9 0-1.400-.7-1.400-1.400s.6-1.400 1.400-1.400 1.400.7 1.400 1.400S36.900 19 36 19zM64 19c-.9 0-1.400-.7-1.400-1.400s.6-1.400 1.400-1.400 1.400.7 1.400 1.400S64.900 19 64 19z',
    ],
    ['line', 'M43.500 53.500l3 14.800 7 .7 3-15.500-6.500 6z'],
    ['ink', 'M50 62.500c.9 0 1.500.6 1.500 1.500s-.6 1.500-1.500 1.500-1.500-.6-1.500-1.500.6-1.500 1.500-1.500z'],
    // A flower.
    ['bare', 'M70 69.500c-1.500-8-1.500-15 0-22M69 58c-2-1-3.500-1-5 .5M69.300 55c1.500-1.500 3-1.800 4.500-1'],
    [
      'line',
      'M70 47.500c-3 0-4.500-2-4.200-4.500 1.500.3 2.200.9 2.700 1.700-.2-1.800.3-3.200 1.500-4.200 1.200 1 1.700 2.400 1.500 4.200.5-.8 1.200-1.400 2.700-1.700.3 2.500-1.200 4.500-4.200 4.500z',
    ],
  ],
  J: [
    // Bobbed hair.
    [
      'tone',
      'M41 28c-4.500 4-5.500 12-4 19 2.500 2 5.500 1.500 7-.5l-.5-15h13l-.5 15c1.500 2 4.500 2.500 7 .5 1.500-7 .5-15-4-19z',
    ],
    [
      'bare',
      'M41 28c-4.500 4-5.500 12-4 19 2.500 2 5.500 1.500 7-.5M59 28c4.500 4 5.500 12 4 19-2.500 2-5.500 1.500-7-.5M39.500 34c-.8 4-.8 7-.3 11M60.500 34c.8 4 .8 7 .3 11',
    ],
    ['line', 'M46.500 47l-1 6 4.500 4 4.500-4-1-6z'],
    ['line', FACE],
    ['ink', EYES],
    ['bare', FEATURES],
    ['fine', 'M43 31v5M45 31v3.500M47 31v3M53 31v3M55 31v3.500M57 31v5'],
    // A cap with a feather.
    ['line', 'M38 31c-.5-8 4.500-14 12-14s12.500 6 12 14c-8-2.500-16-2.500-24 0z'],
    ['ink', 'M38 31l-.6-3.200c8.400-2.600 16.800-2.600 25.200 0L62 31c-8-2.500-16-2.500-24 0z'],
    ['line', 'M60 27c-2-6 .5-12 8.500-16 1.500 7 0 13-8.500 16z'],
    [
      'fine',
      'M60 27c2.500-5 5-9.500 8-14.500M62.300 22.500l4.700-.8M63.300 19.500l4.600-1.500M62.300 22.500l-.9-4.300M64 18.500l-.6-3.500',
    ],
    ['line', 'M43.500 53.500l6.500 5 6.500-5 2 3.500-8.500 6.500-8.500-6.500z'],
    ['ink', 'M50 65.500c.8 0 1.300.5 1.300 1.200s-.5 1.200-1.300 1.200-1.300-.5-1.300-1.200.5-1.200 1.300-1.200z'],
    // A halberd.
    ['line', 'M29.300 65.500V28h2v37.700z'],
    [
      'ink',
      'M30.300 18l1.800 7-1.800 5-1.800-5zM31.300 29c3-1.500 5.500-1 7 1-1.500 1-2 3-1.500 5-2 0-4-1-5.500-2.500z',
    ],
    ['line', 'M28 53c2-1.800 5-1.500 6.200.5 1 2-.5 4.300-3 4.300-3 0-4.700-2.800-3.200-4.800z'],
  ],
};

/** @param {string} suit @param {number} x @param {number} y @param {number} scale */
const suitAt = (suit, x, y, scale) => placePath(SUITS[suit], x, y, scale);

/** Rank over suit, in the upper left corner. @param {string} suit @param {string} rank @returns {Drawing} */
function index(suit, rank) {
  const [width, outline] = rankOutline(rank);
  const scale = Math.min(0.145, 18.5 / width);
  return [
    ['ink', placePath(outline, 12.5 - (width * scale) / 2, 7 + (0.145 - scale) * 70, scale)],
    ['pip', suitAt(suit, 12.5, 38, 0.16)],
  ];
}

/** The upright part, and the part that is drawn twice, upright and turned. @param {string} suit @param {string} rank @returns {[whole: Drawing, half: Drawing]} */
function drawingOf(suit, rank) {
  const corner = index(suit, rank);
  if (rank in FIGURES) {
    return [
      [['bare', FRAME]],
      [...corner, ['line', ROBE], ['fine', ROBE_HATCHES[suit]], ...FIGURES[rank], ['bare', BELT]],
    ];
  }
  const pips = pipsOf(rank);
  const scale = rank === 'A' ? 0.42 : '9T'.includes(rank) ? 0.175 : 0.195;
  const middle = pips
    .filter(([, y]) => y === 70)
    .map(([x, y]) => suitAt(suit, x, y, scale))
    .join('');
  // Seven has its odd pip in the upper half only.
  const oddPip = rank === '7' ? suitAt(suit, 50, 48.5, scale) : '';
  const upper = pips
    .filter(([x, y]) => y < 70 && !(rank === '7' && x === 50))
    .map(([x, y]) => suitAt(suit, x, y, scale))
    .join('');
  return [[['pip', middle + oddPip]], [...corner, ['pip', upper]]];
}

/** @type {Map<string, [Drawing, Drawing]>} */
const drawn = new Map();

/** @param {Drawing} drawing */
const pathsOf = (drawing) => drawing.flatMap(([kind, d]) => (d ? [svg('path', { ...STYLES[kind], d })] : []));

/** Kinds of paths on small cards: fine lines would blur. @type {PathKind[]} */
const COARSE = ['ink', 'tone', 'line'];

/** Transform of a court's bust under a large index. */
const BUST = 'translate(50 45) scale(1.45) translate(-50 -11)';

/** The picture under the large index of a small card: the bust of a court, or pips set wide. @param {string} suit @param {string} rank @returns {Drawing} */
function smallDrawing(suit, rank) {
  if (rank in FIGURES) return [['line', ROBE], ...FIGURES[rank].filter(([kind]) => COARSE.includes(kind))];
  const pips = pipsOf(rank);
  const scale = pips.length > 2 ? 0.2 : 0.25;
  const pip = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    suitAt(suit, 50 + (x - 50) * 1.8, 89.5 + (y - 70) * 0.75, size);
  return [
    [
      'pip',
      pips
        .map(
          ([x, y]) => pip(x, y, scale) + (y < 70 && !(rank === '7' && x === 50) ? pip(100 - x, 140 - y, -scale) : ''),
        )
        .join(''),
    ],
  ];
}

/** @param {...Element} content */
const picture = (...content) => svg('svg', { class: 'art', viewBox: '0 0 100 140', 'aria-hidden': 'true' }, ...content);

/** Creates the classic face of a card. @type {typeof import('./faces.js').face} */
export function classicFace(card, options = {}) {
  const { size = 'large', art = true, strip = false, width = 0 } = options;
  const [rank, suit] = card;
  const small = size === 'small';
  // A small ace is a large suit anyway.
  if (!art || strip || (small && (width < MIN_PICTURE_PX || rank === 'A'))) return face(card, options);
  if (small) {
    const root = face(card, { size, art: false });
    root.classList.add('classic');
    root.append(picture(svg('g', rank in FIGURES ? { transform: BUST } : {}, ...pathsOf(smallDrawing(suit, rank)))));
    return root;
  }
  // Keyed by outline, as the letters may change.
  const key = card + rankOutline(rank)[1];
  const cached = drawn.get(key) ?? drawingOf(suit, rank);
  drawn.set(key, cached);
  const [whole, half] = cached;
  const turned = svg('g', { transform: 'rotate(180 50 70)' }, ...pathsOf(half));
  return h(
    'span',
    { class: `face suit-${suit} large classic` },
    picture(...pathsOf(whole), svg('g', {}, ...pathsOf(half)), turned),
  );
}
