// How much a test run covers: all of it, or a share that changes from commit to commit.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const TIERS = ['fast', 'usual', 'exhaustive'];

const tier = process.env.PATIENCE_TIER || 'exhaustive';
if (!TIERS.includes(tier)) throw new Error(`PATIENCE_TIER is ${tier}: it can be ${TIERS.join(', ')}`);

/** Whether every case runs. Without PATIENCE_TIER it does. */
export const isExhaustive = tier === 'exhaustive';

const root = new URL('../../../', import.meta.url);
const head = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** @type {string | undefined} */
let seed;

/** @param {string} text */
const numberOf = (text) => Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/**
 * The members of a list that run in this test run, in the list's order: all of them when exhaustive, else a run of `count`
 * neighbours (the first follows the last). Where it begins depends on the commit and the salt alone.
 *
 * With a commit's hash each member is chosen with a chance of `count` in n, whatever was chosen before. With a counter in
 * PATIENCE_ROTATION (a number of up to nine digits) ceil(n / count) consecutive values choose every member at least once.
 *
 * @template T
 * @param {readonly T[]} list @param {number} count
 * @param {string} salt tells lists apart, so that they don't all begin at the same member
 * @param {{ exhaustive?: boolean, rotation?: string }} [options] for tests: other values than the environment's
 * @returns {T[]}
 */
export function rotated(list, count, salt, { exhaustive = isExhaustive, rotation } = {}) {
  if (!(count >= 1)) throw new Error(`nothing of ${salt} would run`);
  if (exhaustive || count >= list.length) return [...list];
  const by = rotation ?? (seed ??= process.env.PATIENCE_ROTATION || head());
  const turn = /^\d{1,9}$/.test(by) ? Number(by) : numberOf(by);
  const first = ((turn % list.length) * count + numberOf(salt)) % list.length;
  return list.filter((_, n) => (n - first + list.length) % list.length < count);
}
