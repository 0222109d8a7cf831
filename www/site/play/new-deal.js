// New deals: by chance, or if so set one that is proven to be winnable.

import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/site.js';
import { load } from '../load.js';
import { go } from '../shell/address.js';
import { infoOf, numberedDeal, randomLink } from '../../engine/games.js';
import { requireEngine } from '../../engine/require-engine.js';
import { notify } from '../../ui/toast.js';
import { readSettings } from '../settings/settings.js';
import { finite, isRecord, read, write } from '../storage/local-store.js';

/** The deal that was chosen because it is proven to be winnable, until it is on the table. */
let proven = '';

/** Whether a link's deal was just chosen because it is proven to be winnable; it is asked once. @param {string} link */
export function wasProven(link) {
  const was = link === proven;
  proven = '';
  return was;
}

/** The deal that was dealt here last, until it is on the table. */
let dealt = '';

/** Whether a link's deal was just dealt here, and did not come from elsewhere; it is asked once. @param {string} link */
export function wasDealt(link) {
  const was = link === dealt;
  if (was) dealt = '';
  return was;
}

/** How often the dealing of a game is seen card by card. */
const SEEN_DEALS = 3;

/** Whether dealing a game is new to the player; each time it is asked it becomes less so. @param {string} id */
export function isNewDealing(id) {
  const kept = read('dealt');
  const seen = isRecord(kept) ? kept : {};
  const times = finite(seen[id]);
  if (times < SEEN_DEALS) write('dealt', { ...seen, [id]: times + 1 });
  return times < SEEN_DEALS;
}

/** Which deals of a game are dealt, as the player has set it; null where there is no choice. @param {string} id */
export const dealsOf = (id) => (infoOf(id)?.has.deals ? readSettings().deals : null);

/** The link of a new deal. @param {string} id */
export const newDealLink = async (id) => (dealt = await chooseDeal(id));

/** @param {string} id */
async function chooseDeal(id) {
  proven = '';
  await requireEngine();
  const deals = dealsOf(id);
  if (!deals || deals === 'any') return randomLink(id);
  try {
    const { winnable } = await load('deals');
    return (proven = numberedDeal(id, await winnable(id, deals)).link);
  } catch {
    notify(words.failed.unproven);
    return randomLink(id);
  }
}

/** @param {string} id */
export const dealNew = (id) => newDealLink(id).then(go, (error) => notify(sentenceOf(error)));
