// The share of a test run: all cases, or some that change from commit to commit.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const TIERS = ['fast', 'usual', 'exhaustive'];

const tier = process.env.PATIENCE_TIER || 'exhaustive';
if (!TIERS.includes(tier)) throw new Error(`PATIENCE_TIER is ${tier}: it can be ${TIERS.join(', ')}`);

/** True if every case runs, as it does without PATIENCE_TIER. */
export const isExhaustive = tier === 'exhaustive';

const root = new URL('../../../', import.meta.url);
const head = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** @type {string | undefined} */
let chosenBy;

/** @param {string} text */
const numberOf = (text) => Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/** The number or the commit that chooses the cases of this run. */
const rotationOf = () => (chosenBy ??= process.env.PATIENCE_ROTATION || head());

/**
 * A seed of random tests: the same for a commit, another for the next.
 * @param {string} salt makes tests differ @param {string} [rotation] for tests: instead of the environment's
 */
export const seedOf = (salt, rotation = rotationOf()) => numberOf(`${salt} ${rotation}`) % 2 ** 31;

/**
 * The members of a list that this run tests, in the list's order: all when exhaustive, else `count` neighbours (the first
 * follows the last). Their start depends on the commit and the salt alone.
 *
 * With a commit's hash, each member is chosen with probability count / n, independently of other commits. With a counter in
 * PATIENCE_ROTATION (up to nine digits), ceil(n / count) consecutive values choose every member at least once.
 *
 * @template T
 * @param {readonly T[]} list @param {number} count
 * @param {string} salt makes lists start at different members
 * @param {{ exhaustive?: boolean, rotation?: string }} [options] for tests: instead of the environment's
 * @returns {T[]}
 */
export function rotated(list, count, salt, { exhaustive = isExhaustive, rotation } = {}) {
  if (!(count >= 1)) throw new Error(`no member of ${salt} would run`);
  if (exhaustive || count >= list.length) return [...list];
  const by = rotation ?? rotationOf();
  const turn = /^\d{1,9}$/.test(by) ? Number(by) : numberOf(by);
  const first = ((turn % list.length) * count + numberOf(salt)) % list.length;
  return list.filter((_, n) => (n - first + list.length) % list.length < count);
}
