// The kind of a game's new deals: gentle for the first three, then as the player chose.

import { infoOf } from '../../engine/games.js';
import { valueOf } from '../../table/settings.js';
import { readSettings } from '../settings/settings.js';
import { anyRecord, listOf } from '../../engine/schema.js';
import { GRADES_KEY, statisticsKey } from '../storage/keys.js';
import { readAs, write } from '../storage/local-store.js';

/** @typedef {import('../../table/settings.js').Settings['deals']} DealKind */
/**
 * Stored values by game: the codes of its first deals, or the kind that the player chose. `all` is set once the player has
 * chosen the kind for all games, in the settings or on the start page.
 * @typedef {Record<string, unknown>} StoredKinds
 */

/** Deals of a game that are gentle. */
const GENTLE_DEALS = 3;

/** @returns {StoredKinds} */
const readKinds = () => readAs(GRADES_KEY, anyRecord) ?? {};

/** Codes of the first deals of a game. @param {string} id @returns {string[]} */
const firstDeals = (id) => listOf(String, GENTLE_DEALS)(readKinds()[id]) ?? [];

/** True if a game was played on this device before its first deals were counted. @param {string} id */
const wasPlayedBefore = (id) => {
  const { deals } = readAs(statisticsKey(id, false), anyRecord) ?? {};
  return Array.isArray(deals) && deals.length >= GENTLE_DEALS;
};

/** True while the player has chosen no kind of deals for a game. @param {string} id */
function isUndecided(id) {
  const kinds = readKinds();
  return !kinds.all && typeof kinds[id] !== 'string';
}

/** The kind of a game's next deal; null for a game without a list of deals. @param {string} id @returns {DealKind | null} */
export function dealKindOf(id) {
  if (!infoOf(id)?.features.deals) return null;
  const { deals } = readSettings();
  const { all, [id]: kind } = readKinds();
  if (all) return deals;
  if (typeof kind === 'string') return valueOf('deals', kind);
  return !Array.isArray(kind) && wasPlayedBefore(id) ? deals : 'gentle';
}

/** True if the player has chosen the kind of deals for all games. */
export const isKindChosen = () => readKinds().all === true;

/** True if a deal is one of the first of its game that were dealt here. @param {string} id @param {string | null} code */
export const isFirstDeal = (id, code) => code !== null && firstDeals(id).includes(code);

/** Saves the kind of a game's deals. @param {string} id @param {DealKind} kind */
export const saveDealKind = (id, kind) => write(GRADES_KEY, { ...readKinds(), [id]: kind });

/**
 * Counts a new deal.
 * @param {string} id @param {string | null} code
 * @returns {boolean} true, once per game, if the player is to be asked for the kind of deals; it stays as it is otherwise
 */
export function countNewDeal(id, code) {
  const kind = dealKindOf(id);
  if (!kind || !code || !isUndecided(id)) return false;
  const deals = firstDeals(id);
  if (deals.includes(code)) return false;
  const isAsked = deals.length >= GENTLE_DEALS || (!deals.length && wasPlayedBefore(id));
  write(GRADES_KEY, { ...readKinds(), [id]: isAsked ? kind : [...deals, code] });
  return isAsked;
}
