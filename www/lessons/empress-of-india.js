// The Empress of India: the lone queen, a double play, the talons, a good pair, a fatal pair. A random deal, and the end of
// another.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16, 20, 21, 22, 23, 25, 27],
  scenes: [
    {
      link: 'empress-of-india/ESMV-WTHM',
      steps: [
        { key: 'alone', refused: { from: 'a22', to: 'D-1', token: 'needs-partner' } },
        {
          key: 'double',
          moves: ['a22+n3>f'],
          twins: ['n3', 'n23'],
          wrong: { '*': 'paired' },
          paths: [
            ['a22', 'D-1'],
            ['n3', 'S+1'],
          ],
        },
        { key: 'turn', moves: ['stock>talon'] },
        {
          key: 'pair',
          moves: ['a3>n10'],
          alternatives: ['a4>n10', 'a9>n10', 'n10>a3', 'n10>a4', 'n10>a9'],
          wrong: { '*': 'part' },
          paths: [['talon-red', 'a3']],
        },
      ],
    },
    {
      link: 'empress-of-india/EYC2-7CD8/wB.J-7LT165tTKH9BrjaHSVnUhnahu7yKMpyC-uA6nupmpXV6e6hW8X9GWWCsd6yLm_GT9k_AgJV9Dkfc4VzE7hf-tEuuPZLpWjPZLn-qV61R3DkhFumkPJ.Hlw5Z',
      steps: [
        {
          key: 'fatal',
          moves: ['a21+n19>f'],
          wrong: { 'a22>n19': 'crossed', 'n19>a22': 'crossed', '*': 'part' },
          badMove: ['a22', 'n19'],
          unveiled: ['n5'],
        },
        { key: 'last', moves: ['a22+n5>f'] },
      ],
    },
  ],
};
