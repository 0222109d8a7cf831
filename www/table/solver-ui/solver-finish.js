// The solver's finish: its recorded line is played to the win, which is not the player's.

import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { DOUBLE_MS } from '../input/stock.js';

/** @import { TableHost } from '../host.js' */

/** The offer to have the solver play its recorded line to the win. Its first press asks, as a slip would give the win away. @param {TableHost} host @returns {import('../frame/status-area.js').Offer} */
export function solverFinishOffer(host) {
  const { label, means: description, again } = reports.solverFinish;
  /** The time of the first press. @type {number | null} */
  let askedAt = null;
  const onPress = () => {
    if (askedAt !== null && performance.now() - askedAt >= DOUBLE_MS) return void letSolverFinish(host);
    // Not again for the second of two quick presses.
    if (askedAt === null) host.announce(again);
    askedAt ??= performance.now();
  };
  return { label, description, onPress };
}

/** Plays the solver's recorded line to the win, card by card. @param {TableHost} host */
async function letSolverFinish(host) {
  const line = host.session.winningLine;
  if (!line) return;
  const { playingFound: sentence } = words.finish;
  const { stopped } = reports.solverFinish;
  await host.use('autoFinish', ({ AutoFinish }) => {
    host.countHint({ kind: 'shown' });
    const onStopped = () => host.session.winningLine && host.offer([solverFinishOffer(host)]);
    new AutoFinish(host, line, { cause: 'solved', sentence, stopped, onStopped });
  });
}
