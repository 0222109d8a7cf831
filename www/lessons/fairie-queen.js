// Spenser's Fairie Queen: the deal, then the book's Note 1. A stacked pack: after the deal two kings are bare, and the jack of
// hearts is under a run from ten to four.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [3, 14, 23, 24, 26, 32, 34, 35, 41, 43, 51, 56, 58, 75, 77, 80, 91, 103, 104, 107],
  scenes: [
    {
      link: 'fairie-queen/~hxK2GyvnUgA6lSlKh3Ey_QF4Z8ukEugPG3ZlA1QKYYpfWEW-LM7zMxpb-JALKGtKuRphcfPwhVOGTmcMsszukA',
      steps: [
        {
          key: 'deal',
          moves: ['stock>hand'],
          automatic: [
            ...['hand>c1', 'stock>hand', 'hand>c1', 'stock>hand', 'hand>c1', 'stock>hand', 'hand>c1'],
            ...['stock>hand', 'stock>hand'],
          ],
        },
        { key: 'last', moves: ['hand>c2'], automatic: ['stock>hand', 'stock>hand'] },
        { key: 'home', moves: ['hand>f'], wrong: { '*': 'bury' } },
      ],
    },
    {
      link: 'fairie-queen/~hxK2GyvnUgA6lSlKh3Ey_QF4Z8ukEugPG3ZlA1QKYYpfWEW-LM7zMxpb-JALKGtKuRphcfPwhVOGTmcMsszukA/8A3_FAAAAAAARSK',
      steps: [
        { key: 'higher', moves: ['c5>c6'], wrong: { '*': 'wait' } },
        { key: 'bare', moves: ['c4>c7', 'c4>c8'], twins: ['c7', 'c8'], wrong: { '*': 'spare' }, unveiled: ['c4'] },
        { key: 'back', unveiled: ['c4'], moves: ['c4>c2', 'c8>c2', 'c7>c2'], wrong: { '*': 'run' } },
        { key: 'seven', moves: ['c4>c7'], twins: ['c7', 'c8'], unveiled: ['c4'], wrong: { '*': 'run' } },
        { key: 'eight', moves: ['c4>c8'], unveiled: ['c4'], wrong: { '*': 'run' } },
        { key: 'nine', moves: ['c7>c8', 'c4>c7'], unveiled: ['c4'], wrong: { '*': 'run' } },
        { key: 'knave', moves: ['c4>c6', 'c4>f'], unveiled: ['c4'] },
      ],
    },
  ],
};
