// New deals: random, or proven winnable, as set.

import { load, requireEngine } from '../load.js';
import { navigateWhenFound } from '../shell/address.js';
import { numberedDeal, randomLink } from '../../engine/games.js';
import { dealKindOf } from './deal-kind.js';
import { anyRecord, numberOrZero } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

/**
 * A deal that was just chosen. `isProven`: it is winnable; `hasNoList`: the list of winnable deals could not be loaded.
 * @typedef {{ link: string, isProven: boolean, hasNoList?: boolean }} NewDeal
 */

/** Number of deals of a game that are animated card by card. */
const MAX_ANIMATED_DEALS = 3;

/** Counts a deal of a game; true while its deals are animated. @param {string} id */
export function countAnimatedDeal(id) {
  const counts = readAs('dealt', anyRecord) ?? {};
  const count = numberOrZero(counts[id]);
  if (count < MAX_ANIMATED_DEALS) write('dealt', { ...counts, [id]: count + 1 });
  return count < MAX_ANIMATED_DEALS;
}

/** Chooses a new deal. @param {string} id @param {string | null} [except] the code of the deal that is left @returns {Promise<NewDeal>} */
export async function chooseDeal(id, except) {
  await requireEngine();
  const deals = dealKindOf(id);
  if (!deals || deals === 'any') return { link: randomLink(id), isProven: false };
  try {
    const { randomWinnable } = await load('deals');
    return { link: numberedDeal(id, await randomWinnable(id, deals, except)).link, isProven: true };
  } catch {
    return { link: randomLink(id), isProven: false, hasNoList: true };
  }
}

/** The game that is being dealt, until its deal is on the table. @type {{ id: string, done: Promise<void> } | null} */
let inProgress = null;

/**
 * Deals a game and opens it; a second press meanwhile changes nothing.
 * @param {string} id @param {string | null} [except] the code of the deal that is left @returns {Promise<void>}
 */
export function dealNew(id, except) {
  if (inProgress?.id === id) return inProgress.done;
  const destination = chooseDeal(id, except).then((deal) => ({ link: deal.link, navigation: { deal } }));
  const done = navigateWhenFound(destination).finally(() => {
    if (inProgress?.done === done) inProgress = null;
  });
  inProgress = { id, done };
  return done;
}
