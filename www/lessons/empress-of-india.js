// The Empress of India: the lone queen, a double play, the talons, a good pair, a fatal pair. A random deal, and the end of
// another.

/** @type {import('./lessons.js').Lesson} */
export const lesson = {
  gentle: [0, 2, 4, 10, 12, 22, 27, 31, 33, 40, 41, 43, 52, 53, 62, 63, 64, 65, 70, 79],
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
