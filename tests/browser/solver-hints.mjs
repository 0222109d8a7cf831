// Plays gentle deals by obeying every hint of the page: node solver-hints.mjs [--deals N] [--from N] [--seed N] [GAME…] plays a random
// sample of N gentle deals of a game, or all that there are, and prints each, then how many it wins, with the 95% Wilson
// interval of a sample, and the CPU seconds of a hint. `--from` skips the first deals of the sample. Exit code 1 if it wins fewer
// than GOAL of any game. Where there is no hint, it plays the legal move that a second press shows; with all cards face up the
// game then counts as lost. Run by `cargo xtask bench hints`.

import { parseArgs } from 'node:util';
import { IDS } from './support/games.mjs';
import { gentleDeals, obeyHints, wilson } from './support/obeyed-hints.mjs';
import { randomOf, sampleOf } from './support/random.mjs';

/** Share of the gentle deals of each game that obeying every hint wins. */
const GOAL = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});

/** @param {string} id */
async function measure(id) {
  const gentle = gentleDeals(id);
  const from = Number(values.from);
  const sample = sampleOf(gentle, from + Number(values.deals), randomOf(Number(values.seed))).slice(from);
  /** @type {number[]} */
  const times = [];
  let [won, silent] = [0, 0];
  for (const number of sample) {
    const game = await obeyHints(id, number, times);
    const { outcome, link, plies } = game.view;
    const isWon = outcome === 'won';
    if (isWon) won++;
    silent += game.silent;
    console.log(`${id} ${number} ${isWon ? 'won' : 'not-won'} ${plies}${isWon ? '' : `  #${link}`}`);
  }
  times.sort((a, b) => a - b);
  const [low, high] = wilson(won, sample.length).map((end) => end.toFixed(1));
  const share = `${won} of ${sample.length}, ${((100 * won) / sample.length).toFixed(1)}%`;
  const of = sample.length < gentle.length ? ` (${low}–${high}) of ${gentle.length}` : ', all of them';
  const at = (/** @type {number} */ part) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2);
  console.log(
    `${id}: won ${share}${of}; ${silent} of ${times.length} positions without a hint; a hint takes ${at(0.5)} s, 95 of 100 ${at(0.95)} s, the longest ${at(1)} s`,
  );
  return won >= GOAL * sample.length;
}

let isReached = true;
for (const id of positionals.length ? positionals : IDS) isReached = (await measure(id)) && isReached;
process.exit(isReached ? 0 : 1);
