// Sly: turning, placing, the twenty, playing home, heaping, a trapped run. A stacked pack.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [9, 10, 34, 49, 51, 55, 56, 60, 63, 68, 83, 86, 93, 103, 105, 108, 112, 113, 119, 120],
  scenes: [
    {
      link: 'sly/~qdpAAAAAAAUTb-M1oxXCPLIJepI80grL_GK7FL3fkk3zBRhu9jasVFrrdNsYorw2u8spwzeeKrcfChCCXlctXWA',
      steps: [
        { key: 'turn', moves: ['stock>hand'] },
        {
          key: 'lay',
          moves: ['hand>p1'],
          automatic: ['stock>hand', 'stock>hand', 'hand>p2', 'stock>hand', 'hand>p3', 'stock>hand'],
        },
        { key: 'home', moves: ['hand>H+'], wrong: { '*': 'keep' } },
        { key: 'tooEarly', refused: { from: 'p3', to: 'H+', token: 'promenade-not-full' } },
      ],
    },
    {
      link: 'sly/~qdpAAAAAAAUTb-M1oxXCPLIJepI80grL_GK7FL3fkk3zBRhu9jasVFrrdNsYorw2u8spwzeeKrcfChCCXlctXWA/cPJtB',
      steps: [
        { key: 'twenty', moves: ['p3>H+'], paths: [['stock', 'p3']] },
        { key: 'begin', moves: ['stock>hand'] },
        {
          key: 'heap',
          moves: ['hand>p6'],
          automatic: ['stock>hand', 'hand>p1', 'stock>hand'],
          wrong: { '*': 'anywhere' },
          paths: [['p6', 'S-']],
        },
        { key: 'trapped', moves: ['hand>p9'], wrong: { 'hand>p1': 'trap', '*': 'nine' }, badMove: ['hand', 'p1'] },
      ],
    },
    {
      link: 'sly/~qdpAAAAAAAUTb-M1oxXCPLIJepI80grL_GK7FL3fkk3zBRhu9jasVFrrdNsYorw2u8spwzeeKrcfChCCXlctXWA/EEo4CWcyWD7Oabskn3Pr',
      steps: [{ key: 'unwind', moves: ['p6>S-', 'p6>S-'] }],
    },
  ],
};
