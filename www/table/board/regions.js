// The parts of a table that are read, and gone to, one after the other; and in which row and column of its part each pile
// stands.

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {'pack' | 'foundations' | 'tableau' | 'reserve'} AreaName */
/** @typedef {{ pile: number, x: number, y: number, row: number, column: number }} Seat */
/** @typedef {{ name: AreaName, rows: Seat[][] }} Area its piles as they are read out, row by row */

/** What lies in each part, in the order in which they are gone through. @type {Record<AreaName, string[]>} */
export const AREAS = {
  pack: ['stock', 'hand', 'talon'],
  foundations: ['foundation'],
  tableau: ['tableau'],
  reserve: ['reserve', 'decoration'],
};

export const AREA_NAMES = /** @type {AreaName[]} */ (Object.keys(AREAS));

/** @param {string} role @returns {AreaName} */
export const areaOf = (role) => AREA_NAMES.find((name) => AREAS[name].includes(role)) ?? 'tableau';

/** Cells whose tops differ by less than this stand in one row, in card widths. */
const ROW_SLACK = 0.3;

/** The parts that a table has, with what is drawn of them. @param {Scene} scene @returns {Area[]} */
export function areasOf({ info, at }) {
  return AREA_NAMES.flatMap((name) => {
    const seats = at.piles.flatMap((box, pile) =>
      box && areaOf(info.places[pile].role) === name
        ? [{ pile, x: box.all.x, y: box.all.y, row: info.places[pile].row ?? 0, column: info.places[pile].n ?? 0 }]
        : [],
    );
    if (!seats.length) return [];
    // Where the rules have rows and columns, these are meant, whatever the room on the felt makes of them.
    const rows = seats.every(({ row }) => row) ? byTheRules(seats) : bySight(seats, at.unit * ROW_SLACK);
    return [{ name, rows }];
  });
}

/** @param {Seat[]} seats @returns {Seat[][]} */
function byTheRules(seats) {
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
function bySight(seats, slack) {
  /** @type {Seat[][]} */
  const rows = [];
  for (const seat of [...seats].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && seat.y - row[0].y < slack) row.push(seat);
    else rows.push([seat]);
  }
  return rows.map((row, r) => row.sort((a, b) => a.x - b.x).map((seat, n) => ({ ...seat, row: r + 1, column: n + 1 })));
}
