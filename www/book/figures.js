// The figures of the rules, as data: positions, and the piles of them to draw. Cards, availability and steps come from the
// engine when a figure is drawn.

/**
 * A pile in a figure. Lengths are in units of the drawing, FIGURE_WIDTH wide.
 * @typedef {object} PileCut
 * @property {string} at address of the pile
 * @property {number} x
 * @property {number} y
 * @property {number} [show] number of top cards; default 1
 * @property {'right' | 'down'} [fan] direction; default squared
 * @property {Label} [label] below it
 * @property {'target' | 'ring' | 'faded'} [mark] target, selected, irrelevant
 * @property {boolean} [isPlace] true if it is drawn as a place when empty, not as a gap
 */
/** @typedef {keyof typeof import('../words/en/rules.js').labels} Label */
/** A card of a pile: the top card, one at a depth, or the top card after the last step. @typedef {string | [at: string, under: number] | [at: string, when: 'after']} CardRef */

/**
 * @typedef {object} FigureData
 * @property {string} link of the position
 * @property {number} height
 * @property {PileCut[]} cuts
 * @property {string[]} [steps] moves that can be played in the figure
 * @property {[from: string, to: string, bend?: number][]} [arrows] from pile to pile, before the first step
 * @property {boolean} [isBarred] true if the arrow shows a forbidden move
 * @property {boolean} [hasCrosses] true if available cards are marked
 * @property {boolean} [hasTally] true if the tally is shown
 * @property {[label: Label, x: number, y: number][]} [texts]
 * @property {boolean} [isClosed] true if the position is not offered at the table
 * @property {boolean} [offersMarking] true if it offers to mark available cards on the player's table
 * @property {boolean} [hasReplay] true if it offers a replay at the table
 * @property {Record<string, CardRef>} named cards that the texts name
 */

/** In units of the drawing. */
export const FIGURE_WIDTH = 310;

/**
 * The piles of a grid.
 * @param {number[]} rows @param {number[]} columns @param {number} x @param {number} y @param {Partial<PileCut>} [options] @returns {PileCut[]}
 */
const grid = (rows, columns, x, y, options = {}) =>
  rows.flatMap((row, down) =>
    columns.map((column, across) => ({ at: `r${row}c${column}`, x: x + 46 * across, y: y + 54 * down, ...options })),
  );

/** By game and rule. @type {Record<string, Record<string, FigureData>>} */
export const FIGURES = {
  sly: {
    I: {
      link: 'sly/SRF3-392S/RC.8F5hXZ6oGye0e06uq7urWGbSlXzf2uM2RJ.TYZIc',
      height: 98,
      cuts: [
        { at: 'S+', x: 34, y: 26, label: 'up' },
        { at: 'p5', x: 92, y: 26, label: 'next' },
        { at: 'D-', x: 186, y: 26, label: 'down' },
        { at: 'p2', x: 244, y: 26, label: 'next' },
      ],
      arrows: [
        ['p5', 'S+', 0.3],
        ['p2', 'D-', 0.3],
      ],
      steps: ['p5>S+'],
      named: { up: 'p5', onUp: 'S+', down: 'p2', onDown: 'D-' },
    },
    II: {
      link: 'sly/SRF3-392S/-.8F5RGTCB.UbU-0',
      height: 112,
      cuts: [
        { at: 'hand', x: 12, y: 42, label: 'hand' },
        { at: 'p8', x: 78, y: 42, show: 4, fan: 'right' },
        { at: 'p9', x: 157, y: 42, show: 4, fan: 'right' },
        { at: 'p10', x: 236, y: 42, show: 4, fan: 'right' },
      ],
      arrows: [
        ['hand', 'p9', 0.26],
        ['hand', 'p10', 0.22],
      ],
      steps: ['hand>p9'],
      named: { hand: 'hand', on: 'p9', other: 'p10' },
    },
    III: {
      link: 'sly/SRF3-392S/DC.8F5hXZ6oGye0e0vJmtsbJXwlvS5bEH.L-tzN',
      height: 92,
      cuts: [
        { at: 'p12', x: 12, y: 16, show: 3, fan: 'right' },
        { at: 'p18', x: 94, y: 16, show: 3, fan: 'right' },
        { at: 'p4', x: 176, y: 16, show: 2, fan: 'right' },
        { at: 'D+', x: 262, y: 16, label: 'up' },
      ],
      arrows: [['p4', 'D+', 0]],
      hasCrosses: true,
      steps: ['p4>D+'],
      offersMarking: true,
      named: { top: 'p4', under: ['p4', 1] },
    },
    IV: {
      link: 'sly/SAPE-NVV7/9yOL',
      height: 116,
      cuts: [
        { at: 'hand', x: 14, y: 16, label: 'hand' },
        { at: 'D-', x: 80, y: 16, label: 'home' },
        { at: 'p1', x: 146, y: 16 },
        { at: 'p2', x: 186, y: 16, label: 'resting' },
        { at: 'p3', x: 226, y: 16 },
        { at: 'p4', x: 266, y: 16 },
      ],
      arrows: [['hand', 'D-', 0]],
      hasCrosses: true,
      hasTally: true,
      steps: ['hand>D-'],
      named: { hand: 'hand', on: 'D-' },
    },
  },
  'fairie-queen': {
    I: {
      link: 'fairie-queen/FGWW-C89X/FD.IqJzH.34h2B',
      height: 106,
      cuts: [
        { at: 'S+1', x: 34, y: 28, label: 'foundation' },
        { at: 'c1', x: 104, y: 14, show: 2, fan: 'down' },
        { at: 'H+1', x: 184, y: 28, label: 'foundation' },
        { at: 'c2', x: 254, y: 14, show: 2, fan: 'down' },
      ],
      arrows: [
        ['c1', 'S+1', 0],
        ['c2', 'H+1', 0],
      ],
      steps: ['c1>f'],
      named: { first: 'c1', onFirst: 'S+1', second: 'c2', onSecond: 'H+1' },
    },
    II: {
      link: 'fairie-queen/F222-228X/O..eINVB',
      height: 146,
      cuts: [
        { at: 'c1', x: 26, y: 14, show: 6, fan: 'down' },
        { at: 'c2', x: 92, y: 14 },
        { at: 'c3', x: 158, y: 14, show: 2, fan: 'down' },
        { at: 'hand', x: 242, y: 52, label: 'hand' },
      ],
      arrows: [['hand', 'c3', 0.16]],
      steps: ['hand>c3'],
      named: { hand: 'hand', last: 'c3', bare: 'c2' },
    },
    III: {
      link: 'fairie-queen/FGWW-C89X/_C.IqB.eiMw7',
      height: 132,
      cuts: [
        { at: 'c7', x: 78, y: 14, show: 4, fan: 'down' },
        { at: 'c3', x: 196, y: 14, show: 3, fan: 'down' },
      ],
      arrows: [['c3', 'c7', 0.1]],
      hasCrosses: true,
      steps: ['c3>c7'],
      named: { card: 'c3', onto: 'c7', freed: ['c3', 1] },
    },
    IV: {
      link: 'fairie-queen/FGWW-C89X/_C.IqB.eiMw7',
      height: 118,
      cuts: [
        { at: 'c1', x: 20, y: 14, show: 3, fan: 'down' },
        { at: 'c3', x: 79, y: 14, show: 3, fan: 'down' },
        { at: 'c4', x: 138, y: 14, show: 2, fan: 'down' },
        { at: 'c7', x: 197, y: 14, show: 2, fan: 'down' },
        { at: 'c8', x: 256, y: 14, show: 4, fan: 'down' },
      ],
      hasCrosses: true,
      steps: ['c1>c4'],
      offersMarking: true,
      named: { bare: 'c4', card: 'c1', freed: ['c1', 1] },
    },
    V: {
      link: 'fairie-queen/FGWW-C89X/_C.IqB.eiMw7',
      height: 118,
      cuts: [
        { at: 'c8', x: 78, y: 14, show: 4, fan: 'down' },
        { at: 'c4', x: 196, y: 14, show: 2, fan: 'down' },
      ],
      arrows: [['c8', 'c4', -0.12]],
      hasCrosses: true,
      steps: ['c8>c4'],
      named: { card: 'c8', king: 'c4' },
    },
    'note-1': {
      link: 'fairie-queen/~S-soONZ6RXuXCyJUvvxa4VTrgyfpA04mAObxTNg5i8vEp_ecnSdtTwE9COg5ccSjkMUPs6LsGXp2BiyBMSVLAC/sH0_F',
      height: 182,
      cuts: [
        { at: 'c1', x: 16, y: 14, show: 1, fan: 'down' },
        { at: 'c2', x: 77, y: 14, show: 8, fan: 'down' },
        { at: 'c3', x: 138, y: 14, show: 1, fan: 'down' },
        { at: 'c4', x: 199, y: 14, show: 1, fan: 'down' },
        { at: 'c5', x: 260, y: 14, show: 1, fan: 'down' },
      ],
      hasCrosses: true,
      steps: ['c2>c4', 'c2>c5', 'c2>c1', 'c5>c1', 'c4>c1', 'c2>c4', 'c2>c5', 'c4>c5', 'c2>c4', 'c2>c3'],
      hasReplay: true,
      named: { knave: ['c2', 7], last: 'c2', other: 'c3' },
    },
  },
  'empress-of-india': {
    I: {
      link: 'empress-of-india/EYC2-7CD8',
      height: 136,
      cuts: [
        { at: 'S+1', x: 18, y: 16, label: 'admirals' },
        { at: 'a8', x: 92, y: 16 },
        { at: 'a9', x: 138, y: 16 },
        { at: 'a10', x: 184, y: 16 },
        { at: 'D-1', x: 258, y: 16, label: 'generals' },
        { at: 'n4', x: 92, y: 72 },
        { at: 'n5', x: 138, y: 72 },
        { at: 'n6', x: 184, y: 72 },
      ],
      arrows: [
        ['a10', 'D-1', -0.1],
        ['n4', 'S+1', 0.1],
      ],
      hasCrosses: true,
      steps: ['a10+n4>f'],
      offersMarking: true,
      named: { red: 'a10', black: 'n4', onRed: 'D-1', onBlack: 'S+1' },
    },
    II: {
      link: 'empress-of-india/EYC2-7CD8',
      height: 108,
      cuts: [
        { at: 'talon-black', x: 28, y: 34, label: 'blackTalon' },
        { at: 'n3', x: 142, y: 34 },
        { at: 'n4', x: 188, y: 34, label: 'navy' },
        { at: 'n5', x: 234, y: 34 },
      ],
      arrows: [['talon-black', 'n4', 0.22]],
      steps: ['a10+n4>f'],
      named: { black: 'n4', next: 'talon-black' },
    },
    III: {
      link: 'empress-of-india/EYC2-7CD8/H.J-ro8W.0Xz-R',
      height: 152,
      cuts: [
        { at: 'talon-red', x: 40, y: 16, label: 'redTalon' },
        { at: 'a24', x: 138, y: 76, label: 'army' },
        { at: 'D-2', x: 236, y: 16, label: 'generals' },
      ],
      arrows: [['talon-red', 'D-2', 0]],
      isBarred: true,
      steps: ['a24>n15'],
      named: { top: 'talon-red', on: 'D-2', gone: 'a24' },
    },
    IV: {
      link: 'empress-of-india/EM5T-T43C',
      height: 92,
      cuts: [
        { at: 'stock', x: 18, y: 16, label: 'stock' },
        { at: 'talon-red', x: 134, y: 16, label: 'redTalon' },
        { at: 'talon-black', x: 244, y: 16, label: 'blackTalon', isPlace: true },
      ],
      arrows: [['stock', 'talon-red', 0.12]],
      steps: ['stock>talon'],
      named: { top: 'talon-red', next: ['talon-red', 'after'] },
    },
    V: {
      link: 'empress-of-india/E2DT-FQAY/w.eYGOL4GA9GQ309Rbae4szrmkBuxegVDlfF6XSHp1cC5zPOwG.tf7iQ',
      height: 124,
      cuts: [
        { at: 'S+1', x: 14, y: 12, show: 12, fan: 'right' },
        { at: 'H-3', x: 14, y: 66, show: 12, fan: 'right' },
      ],
      texts: [
        ['noQueen', 264, 40],
        ['noJack', 264, 94],
      ],
      steps: ['a13+n13>f', 'a1+n10>f', 'a3+n17>f'],
      named: { up: 'S+1', down: 'H-3', ten: 'a13', knave: 'n10', king: 'n17' },
    },
    pairs: {
      link: 'empress-of-india/EYC2-7CD8/G.JqV4.tMikv',
      height: 102,
      cuts: [
        { at: 'n10', x: 76, y: 16, label: 'navy' },
        { at: 'a23', x: 200, y: 16, label: 'army' },
      ],
      arrows: [['n10', 'a23', 0.12]],
      steps: ['n10>a23'],
      named: { moved: 'n10', target: 'a23' },
    },
  },
  labyrinth: {
    I: {
      link: 'labyrinth/M367-3FQN/H.7.FYlQW',
      height: 98,
      cuts: [
        { at: 'H+', x: 34, y: 26, label: 'up' },
        { at: 'r3c1', x: 92, y: 26, label: 'next' },
        { at: 'C-', x: 186, y: 26, label: 'down' },
        { at: 'r1c10', x: 244, y: 26, label: 'next' },
      ],
      arrows: [
        ['r3c1', 'H+', 0.3],
        ['r1c10', 'C-', 0.3],
      ],
      steps: ['r3c1>H+'],
      named: { up: 'r3c1', onUp: 'H+', down: 'r1c10', onDown: 'C-' },
    },
    II: {
      link: 'labyrinth/M222-5TJR/I._.hGqdm',
      height: 180,
      cuts: grid([1, 2, 3], [4, 5, 6, 7, 8, 9], 23, 12),
      hasCrosses: true,
      steps: ['r1c8>C+'],
      offersMarking: true,
      named: { free: 'r2c5', blocked: 'r2c4', other: 'r2c6', card: 'r1c8', freed: 'r2c8' },
    },
    III: {
      link: 'labyrinth/M367-3FQN/I.7D.ZFHPt',
      height: 196,
      cuts: [
        { at: 'C-', x: 24, y: 12, label: 'down' },
        { at: 'stock', x: 24, y: 120 },
        ...grid([1, 2, 3], [7, 8, 9, 10], 110, 12),
      ],
      arrows: [['stock', 'r3c10', -0.2]],
      steps: ['r3c10>C-'],
      named: { card: 'r3c10', on: 'C-', next: ['r3c10', 'after'] },
    },
    IV: {
      link: 'labyrinth/M367-3FQN',
      height: 126,
      cuts: [{ at: 'stock', x: 10, y: 66 }, ...grid([1, 2], [1, 2, 3, 4, 5], 78, 12, { isPlace: true })],
      arrows: [['stock', 'r2c1', 0]],
      hasCrosses: true,
      steps: ['stock>row'],
      named: {},
    },
    grace: {
      link: 'labyrinth/MR5P-C9EU/UB.ZZ-U7etoOGHa1pet5CAKp_iVZC.KBz69',
      height: 234,
      cuts: [...grid([3, 4, 5, 6], [6, 7], 66, 12), { at: 'grace', x: 220, y: 66, label: 'grace', isPlace: true }],
      arrows: [['r4c7', 'grace', 0]],
      hasCrosses: true,
      steps: ['r4c7>grace'],
      named: { taken: 'r4c7', freed: 'r5c7' },
    },
    'note-1': {
      link: 'labyrinth-dealt-foundations/NT78-DQTB',
      height: 112,
      cuts: [{ at: 'S-', x: 22, y: 34, label: 'down', isPlace: true }, ...grid([1], [1, 2, 3, 4, 5], 82, 34)],
      arrows: [['r1c3', 'S-', 0.24]],
      steps: ['r1c3>S-'],
      named: { king: 'r1c3' },
    },
    late: {
      link: 'labyrinth-late-refill/T8X8-2HT6/R._zrB.f4kb6',
      height: 180,
      cuts: grid([1, 2, 3], [1, 2, 3, 4, 5, 6], 23, 12),
      hasCrosses: true,
      steps: ['r3c2>C+', 'stock>row'],
      named: { released: 'r2c4', card: 'r3c2', freed: 'r2c2', filled: ['r3c2', 'after'] },
    },
  },
};
