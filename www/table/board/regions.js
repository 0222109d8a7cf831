// The regions of the board for keyboard and screen readers, each a grid of rows and columns.

/** @import { Scene } from './scene.js' */
/** @typedef {'stock' | 'foundations' | 'tableau' | 'reserve'} RegionName */
/** @typedef {{ pile: number, x: number, y: number, row: number, column: number }} Seat */
/** @typedef {{ name: RegionName, rows: Seat[][] }} Region its piles in reading order */

/** Roles of the piles of each region, in reading order. @type {Record<RegionName, string[]>} */
export const ROLES_BY_REGION = {
  stock: ['stock', 'hand', 'talon'],
  foundations: ['foundation'],
  tableau: ['tableau'],
  reserve: ['reserve', 'decoration'],
};

export const REGION_NAMES = /** @type {RegionName[]} */ (Object.keys(ROLES_BY_REGION));

/** @param {string} role @returns {RegionName} */
export const regionOf = (role) => REGION_NAMES.find((name) => ROLES_BY_REGION[name].includes(role)) ?? 'tableau';

/** Maximum difference of the tops of cells in a row, in card widths. */
const ROW_SLACK = 0.3;

/** The regions that have drawn piles. @param {Scene} scene @returns {Region[]} */
export function regionsOf({ info, arrangement }) {
  return REGION_NAMES.flatMap((name) => {
    const seats = arrangement.piles.flatMap((box, pile) => {
      const { role, row, n } = info.places[pile];
      if (!box || regionOf(role) !== name) return [];
      return [{ pile, x: box.bounds.x, y: box.bounds.y, row: row ?? 0, column: n ?? 0 }];
    });
    if (!seats.length) return [];
    // Rows and columns of the rules take precedence over positions on the felt.
    const rows = seats.every(({ row }) => row)
      ? rowsByRules(seats)
      : rowsByPosition(seats, arrangement.cardWidth * ROW_SLACK);
    return [{ name, rows }];
  });
}

/** @param {Seat[]} seats @returns {Seat[][]} */
function rowsByRules(seats) {
  /** @type {Map<number, Seat[]>} */
  const rows = new Map();
  for (const seat of [...seats].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const row = rows.get(seat.row);
    if (row) row.push(seat);
    else rows.set(seat.row, [seat]);
  }
  return [...rows.values()];
}

/** @param {Seat[]} seats @param {number} slack pixels @returns {Seat[][]} */
function rowsByPosition(seats, slack) {
  /** @type {Seat[][]} */
  const rows = [];
  for (const seat of [...seats].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && seat.y - row[0].y < slack) row.push(seat);
    else rows.push([seat]);
  }
  return rows.map((row, r) => row.sort((a, b) => a.x - b.x).map((seat, n) => ({ ...seat, row: r + 1, column: n + 1 })));
}
