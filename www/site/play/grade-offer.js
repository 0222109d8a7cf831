// The grades beside the status line of a new deal: what its grade means, and the others, one press away.

import { GRADES, gradeOf } from '../../engine/deals.js';
import { carefulShare } from '../../engine/rarity.js';
import { infoOf, nameOf } from '../../engine/games.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/start.js';
import { table, updateDealKind } from '../shell/table-page.js';
import { saveDealKind } from './deal-kind.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Grade } from '../../engine/deals.js' */

/** The meaning of a grade in its game, by the careful player's wins. @param {string} id @param {Grade} grade */
const relativeGrade = (id, grade) =>
  words.grade.relative(core.grades[grade], nameOf(id), carefulShare(id, GRADES.indexOf(grade)));

/**
 * Offers the grades at a new deal until the first move, in a game that has a list of graded deals.
 * @param {View} view of the deal @param {boolean} isAsked true if the player is asked for the grade of all deals of the game
 * @param {AbortSignal} signal of its position
 */
export async function offerGrades({ game, deal, start, link }, isAsked, signal) {
  const host = table?.host;
  if (!host || link !== start || !infoOf(game)?.features.deals) return;
  const current = await gradeOf(game, deal).catch(() => null);
  const isAtDeal = () => !signal.aborted && !host.line;
  // No hint is replaced.
  if (!isAtDeal() || !host.announcer.isPrompting || (!current && !isAsked)) return;
  const choose = (/** @type {Grade} */ grade) => {
    saveDealKind(game, grade);
    updateDealKind();
    if (!isAtDeal()) return;
    if (grade === current) host.refresh();
    else void table?.newDeal();
  };
  const sentences = [...(isAsked ? [words.grade.ask] : []), ...(current ? [relativeGrade(game, current)] : [])];
  host.announce(core.sentences(sentences));
  host.offer(
    GRADES.filter((grade) => isAsked || grade !== current).map((grade) => ({
      label: core.grades[grade],
      description: relativeGrade(game, grade),
      onPress: () => choose(grade),
    })),
    'info',
  );
}
