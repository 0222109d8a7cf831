// Actions offered for a link that does not open.

import { words } from '../../words/site.js';
import { navigateTo } from './address.js';
import { dealKindOf } from '../play/deal-kind.js';
import { dealNew } from '../play/new-deal.js';
import { infoOf, parseLink, nameOf } from '../../engine/games.js';
import { partsOf, PROBLEM_PREFIX } from '../../engine/links.js';

/**
 * @param {string} link @param {boolean} offersStart true if the start page is not shown
 * @returns {import('../../ui/toast.js').ToastAction[]}
 */
export function recoveryActions(link, offersStart) {
  const [first, ...tail] = link.split('/').slice(link.startsWith(PROBLEM_PREFIX) ? 2 : 0);
  // The game's id may be missing in a replay.
  const parts = first === 'replay' ? (infoOf(tail[0]) ? tail : ['', ...tail]) : [first, ...tail];
  const [id, code = '', moves] = parts;
  /** @type {import('../../ui/toast.js').ToastAction[]} */
  const actions = [];
  /** @param {(link: string) => string} label @param {() => string} find throws if this action cannot help */
  const addAction = (label, find) => {
    try {
      const found = find();
      actions.push({ label: label(found), onPress: () => navigateTo(found) });
    } catch {
      // This action cannot help.
    }
  };
  if (moves !== undefined)
    addAction(
      () => words.recovery.bareDeal,
      () => parseLink(id ? `${id}/${code}` : code),
    );
  // The code implies its game; the link's id may be wrong.
  if (!actions.length && code)
    addAction(
      (found) => words.recovery.openAs(nameOf(partsOf(found).game)),
      () => parseLink(code),
    );
  if (infoOf(id))
    actions.push({ label: words.recovery.newDeal, deals: dealKindOf(id), onPress: () => void dealNew(id) });
  if (offersStart) actions.push({ label: words.recovery.toStart, onPress: () => navigateTo('') });
  return actions;
}
