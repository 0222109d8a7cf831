// New deals: random, or proven winnable, as set.

import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/site.js';
import { load } from '../load.js';
import { navigateTo } from '../shell/address.js';
import { numberedDeal, randomLink } from '../../engine/games.js';
import { requireEngine } from '../../engine/require-engine.js';
import { showToast } from '../../ui/toast.js';
import { dealKindOf } from './deal-kind.js';
import { finiteOrZero, isRecord, read, write } from '../storage/local-store.js';

/** Link of a new deal that is proven winnable, until it is on the table. */
let provenLink = '';

/** Returns true once if a link's deal was just chosen as proven winnable. @param {string} link */
export function takeProvenFlag(link) {
  const isProven = link === provenLink;
  provenLink = '';
  return isProven;
}

/** Link of a new deal until it is on the table. */
let dealtLink = '';

/** Returns true once if a link is a new deal. @param {string} link */
export function takeDealtFlag(link) {
  const isNew = link === dealtLink;
  if (isNew) dealtLink = '';
  return isNew;
}

/** Number of deals of a game that are animated card by card. */
const MAX_ANIMATED_DEALS = 3;

/** Counts a deal of a game; true while its deals are animated. @param {string} id */
export function countAnimatedDeal(id) {
  const stored = read('dealt');
  const counts = isRecord(stored) ? stored : {};
  const count = finiteOrZero(counts[id]);
  if (count < MAX_ANIMATED_DEALS) write('dealt', { ...counts, [id]: count + 1 });
  return count < MAX_ANIMATED_DEALS;
}

/** Chooses a new deal and returns its link. @param {string} id */
export const newDealLink = async (id) => (dealtLink = await chooseDeal(id));

/** @param {string} id */
async function chooseDeal(id) {
  provenLink = '';
  await requireEngine();
  const deals = dealKindOf(id);
  if (!deals || deals === 'any') return randomLink(id);
  try {
    const { randomWinnable } = await load('deals');
    return (provenLink = numberedDeal(id, await randomWinnable(id, deals)).link);
  } catch {
    showToast(words.failed.unproven);
    return randomLink(id);
  }
}

/** The game that is being dealt, until its deal is on the table. @type {{ id: string, done: Promise<void> } | null} */
let inProgress = null;

/** Deals a game and opens it; a second press meanwhile changes nothing. @param {string} id @returns {Promise<void>} */
export function dealNew(id) {
  if (inProgress?.id === id) return inProgress.done;
  const done = newDealLink(id)
    .then(navigateTo, (error) => showToast(sentenceOf(error)))
    .finally(() => {
      if (inProgress?.done === done) inProgress = null;
    });
  inProgress = { id, done };
  return done;
}
