// The order in which today's problems, and a list's, are offered after one is solved.

import { GRADES } from '../../engine/deals.js';

/**
 * Index of the next problem of a list that is not solved: of the same grade and variant while there are some, then of the grade,
 * then of the harder grades and the easier ones; with all solved, the next one.
 * @param {{ grade: string, deal: string }[]} listed @param {number} from @param {(index: number) => boolean} isSolved
 */
export function nextIndex(listed, from, isSolved) {
  const all = listed.map(({ grade, deal }, index) => ({ grade, letter: deal[0], index }));
  const { letter, grade } = all[from];
  const place = GRADES.findIndex((value) => value === grade);
  const others = [...all.slice(from + 1), ...all.slice(0, from)];
  const inOrder = [...GRADES.slice(place), ...GRADES.slice(0, place)].flatMap((next) => {
    const graded = others.filter((problem) => problem.grade === next);
    return [
      ...graded.filter((problem) => problem.letter === letter),
      ...graded.filter((problem) => problem.letter !== letter),
    ];
  });
  return (inOrder.find(({ index }) => !isSolved(index)) ?? inOrder[0] ?? all[from]).index;
}

/** The games after one, then those before it. @param {string[]} games @param {string} game */
export function gamesAfter(games, game) {
  const at = games.indexOf(game);
  return [...games.slice(at + 1), ...games.slice(0, at)];
}
