// Spenser's Fairie Queen: the deal, then the book's Note 1. A stacked pack: after the deal two kings are bare, and the jack of
// hearts is under a run from ten to four.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [
    279, 786, 961, 1665, 2155, 2489, 3772, 3868, 3932, 5387, 6458, 7286, 7574, 7747, 8948, 9205, 9571, 9837, 9971,
  ],
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
