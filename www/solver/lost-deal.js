// Deals that are proven unwinnable.

import { askVerdict, isBusy, release } from './client.js';

/** Budget of about a second. */
const DEAL_NODES = 3_000_000;

/**
 * True if a deal is proven unwinnable; false if it is winnable, or if the solver cannot tell within its budget.
 * @param {string} start link of its start, of a game with a solver
 * @returns {Promise<boolean>}
 */
export async function isDealLost(start) {
  // The player's question is not cancelled for it.
  if (isBusy()) return false;
  const owner = {};
  try {
    return (await askVerdict(owner, start, 0, DEAL_NODES))?.verdict === 'lost';
  } catch {
    // Without the solver nothing is known.
    return false;
  } finally {
    release(owner);
  }
}
