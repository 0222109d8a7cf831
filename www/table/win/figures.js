// The figures of a win: its moves, the help that was used, and the streak.

import { words } from '../../words/win.js';
import { allHints } from '../../engine/provenance.js';

/** @import { Credit } from '../../engine/provenance.js' */
/** @import { WinFacts } from './card.js' */

const MIN_STREAK = 2;

/** The help used, by the provenance, else by the page's facts; peeks are hints, too. @param {Credit} credit @param {WinFacts} facts */
export const sumHelp = (credit, facts) => ({
  hints: allHints(credit) ?? facts.hints ?? null,
  peeks: credit.peeks ?? 0,
  undos: credit.undos ?? facts.undos ?? null,
});

/**
 * The figures on the card and in the picture, each with its label.
 * @param {number} moves @param {Credit} credit @param {WinFacts} facts @returns {{ n: number, words: string }[]}
 */
export function figuresOf(moves, credit, facts) {
  const { hints, peeks, undos } = sumHelp(credit, facts);
  const { streak = 0 } = facts;
  const { figures } = words;
  return [
    { n: moves, words: figures.moves(moves) },
    ...(hints === null
      ? []
      : [{ n: hints, words: peeks ? figures.hintsAndPeeks(hints, peeks) : figures.hints(hints) }]),
    ...(undos === null ? [] : [{ n: undos, words: figures.undos(undos) }]),
    ...(streak < MIN_STREAK ? [] : [{ n: streak, words: figures.streak(streak) }]),
  ];
}
