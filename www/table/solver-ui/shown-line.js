// Shows a winning line of the solver in the line player.

import { words as reports } from '../../words/reports.js';
import { solverFinishOffer } from './solver-finish.js';

/** @param {import('../host.js').TableHost} host @param {string[]} line that wins from the position on the table */
export async function showLine(host, line) {
  let made = 0;
  const from = host.view?.ply ?? 0;
  await host.use('linePlayer', ({ openPlayer }) => {
    host.countHint({ kind: 'shown' });
    openPlayer(host, line, {
      name: () => reports.advice.showLine,
      cause: 'shown',
      endLabels: { returned: () => reports.advice.backToGame },
      onStep: (ply) => (made = ply - from),
      onEnd: (how) => {
        if (how !== 'finished' || !host.view) return;
        // If the player takes over, the remaining moves still win.
        if (host.view.outcome === 'playing') {
          host.session.recordWinningLine(line.slice(made));
          host.offer([solverFinishOffer(host)]);
        }
        // The moves that were shown are now the player's game.
        if (made) host.emitMove('solved');
      },
    });
  });
}
