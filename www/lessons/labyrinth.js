// The Labyrinth: both directions, refilled gaps, rows, available and blocked cards, open gaps, the grace. A stacked pack, and
// the end of a random deal.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [
    269, 382, 400, 646, 1021, 1374, 1727, 2204, 2966, 2977, 2988, 3401, 3911, 3970, 4709, 5266, 5287, 5308, 5402, 5631,
  ],
  scenes: [
    {
      link: 'labyrinth/~AisAAAAAAAAbAezSIwZ_lqOCeIUOSwrxrCcpDvSfGCo_1SbtFX36n-drJkhPWKOKgZVWgGFuQXr2rrR',
      steps: [
        { key: 'up', moves: ['r1c2>D+'] },
        { key: 'fills', moves: ['r1c4>C-'], paths: [['stock', 'r1c4']] },
        { key: 'row', moves: ['stock>row', 'stock>row'] },
        { key: 'lowest', moves: ['r3c3>D+'] },
        { key: 'blocked', refused: { from: 'r2c6', to: 'D+', token: 'blocked' }, blockers: ['r1c6', 'r3c6'] },
        { key: 'opens', moves: ['r3c9>H-', 'r1c6>H-'] },
        { key: 'stays', moves: ['r2c6>D+'], gaps: ['r1c6'] },
      ],
    },
    {
      link: 'labyrinth/MR5P-C9EU/UB.ZZ-U7etoOGHa1pet5CAKp_iVZC.KBz69',
      steps: [
        { key: 'grace', moves: ['r4c7>grace'], wrong: { '*': 'ten' }, blockers: ['r3c7', 'r5c7'] },
        { key: 'last', moves: ['grace>H-', 'r6c2>H-'] },
      ],
    },
  ],
};
