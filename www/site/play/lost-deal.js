// Tells the player that an opened deal is proven winnable, in its badge, or unwinnable, after a second without input.

import { isProven } from '../../engine/deals.js';
import { infoOf } from '../../engine/games.js';
import { words } from '../../words/reports.js';
import { load } from '../load.js';
import { currentView, table } from '../shell/table-page.js';

/** Time without a move before the solver is asked, in ms. */
const QUIET_MS = 1000;

/**
 * Resolves when nothing has happened on the table for a while; false once it is left or holds another deal.
 * @param {string} start @param {boolean} [isPrompting] true: not while a hint or another message stands in place of the prompt
 */
async function waitForQuiet(start, isPrompting = false) {
  for (;;) {
    const signal = table?.host.positionSignal;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const view = currentView();
    if (view?.start !== start || view.outcome !== 'playing') return false;
    if (signal?.aborted || table?.host.line) continue;
    if (!isPrompting || table?.host.announcer.isPrompting) return true;
  }
}

/** @typedef {Pick<import('../../pkg/patience_wasm.js').View, 'game' | 'deal' | 'start'>} Deal */

/** True if a deal is on the list of winnable ones. The player's own cards are on no list, and not every game has one. @param {Deal} deal */
const isListed = async ({ game, deal }) =>
  !!deal && !!infoOf(game)?.features.deals && (await isProven(game, deal).catch(() => false));

/**
 * True if a deal is proven unwinnable. For deals of the winnable list the solver is not loaded.
 * @param {Deal} deal
 * @param {AbortSignal} [signal] releases the solver
 */
export async function isLost(deal, signal) {
  if (!infoOf(deal.game)?.features.solver || (await isListed(deal))) return false;
  return (await load('dealVerdict', signal)).isDealLost(deal.start, signal);
}

/**
 * Shows that the deal of a game that was opened is proven winnable; says so if it is proven unwinnable.
 * @param {import('../../pkg/patience_wasm.js').View} view @param {boolean} isOffering true if an offer stands in place of the sentence
 */
export async function notifyLostDeal(view, isOffering) {
  if (!(await waitForQuiet(view.start))) return;
  if (await isListed(view)) {
    if (currentView()?.start === view.start) void table?.host.adviser.showProven();
    return;
  }
  if (isOffering || !(await isLost(view)) || !(await waitForQuiet(view.start, true))) return;
  const host = table?.host;
  if (!host) return;
  host.announce(words.advice.lostDealOpened);
  const label = words.advice.newDeal;
  host.offer([{ label, primary: true, deals: host.deals, onPress: () => host.press('new-deal') }], 'info');
}
