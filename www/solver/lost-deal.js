// Asks the solver whether a deal is proven unwinnable, within a small budget.

import { askVerdict, isBusy, release } from './client.js';

/** Nodes: about a second on a desktop. */
const DEAL_NODES = 3_000_000;

/**
 * True if a deal is proven unwinnable; false if it is winnable or undecided, or if the solver is busy or not available.
 * @param {string} start link of the deal; its game has a solver @param {AbortSignal} [signal] releases the solver
 * @returns {Promise<boolean>}
 */
export async function isDealLost(start, signal) {
  // The player's next question would wait for both.
  if (isBusy() || signal?.aborted) return false;
  const owner = {};
  signal?.addEventListener('abort', () => release(owner), { once: true });
  try {
    return (await askVerdict(owner, start, 0, DEAL_NODES))?.verdict === 'lost';
  } catch {
    // Without the solver nothing is known.
    return false;
  } finally {
    release(owner);
  }
}
