// What can be done about a link that does not open. Loaded when there is one.

import { words } from '../../words/site.js';
import { go } from './address.js';
import { dealNew, dealsOf } from '../play/new-deal.js';
import { infoOf, linkOf, nameOf } from '../../engine/games.js';
import { partsOf } from '../../engine/links.js';

/**
 * @param {string} link @param {boolean} away whether the start page is elsewhere
 * @returns {import('../../ui/toast.js').Action[]}
 */
export function recoveryActions(link, away) {
  const [first, ...rest] = link.split('/');
  // A replay's code may stand without its game.
  const replayed = first === 'replay' ? (infoOf(rest[0]) ? rest : ['', ...rest]) : [first, ...rest];
  const [id, code = '', moves] = replayed;
  /** @type {import('../../ui/toast.js').Action[]} */
  const actions = [];
  /** @param {(link: string) => string} label @param {() => string} find throws where it does not help */
  const offer = (label, find) => {
    try {
      const found = find();
      actions.push({ label: label(found), act: () => go(found) });
    } catch {
      // That does not help.
    }
  };
  if (moves !== undefined)
    offer(
      () => words.recovery.bareDeal,
      () => linkOf(id ? `${id}/${code}` : code),
    );
  // A code knows its game, whatever the link says.
  if (!actions.length && code)
    offer(
      (found) => words.recovery.openAs(nameOf(partsOf(found).game)),
      () => linkOf(code),
    );
  if (infoOf(id)) actions.push({ label: words.recovery.newDeal, deals: dealsOf(id), act: () => void dealNew(id) });
  if (away) actions.push({ label: words.recovery.toStart, act: () => go('') });
  return actions;
}
