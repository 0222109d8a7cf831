// The usual tier runs a share of each list, which depends on the commit; every member has its turn.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { rotated, seedOf } from './support/tier.mjs';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** @param {string} rotation @param {{ list?: string[], count?: number, salt?: string }} [options] */
const share = (rotation, { list = IDS, count = 2, salt = 'walks' } = {}) =>
  rotated(list, count, salt, { exhaustive: false, rotation });

/** Fake commit hashes. @param {number} many */
const commits = (many) => Array.from({ length: many }, (_, n) => createHash('sha1').update(`${n}`).digest('hex'));

test('an exhaustive run covers the whole list, and so does a share as large as the list', () => {
  assert.deepEqual(rotated(IDS, 2, 'walks', { exhaustive: true, rotation: '0' }), IDS);
  assert.deepEqual(share('0', { count: 6 }), IDS);
  assert.deepEqual(share('0', { count: 9 }), IDS);
});

test('a share has its size and the order of the list, and is the same for the same commit', () => {
  for (const commit of commits(50))
    for (const count of [1, 2, 3, 5]) {
      const members = share(commit, { count });
      assert.equal(members.length, count);
      assert.deepEqual(
        members,
        IDS.filter((id) => members.includes(id)),
      );
      assert.deepEqual(share(commit, { count }), members);
    }
});

test('consecutive values of a counter choose every member', () => {
  for (const list of [IDS, IDS.slice(1), IDS.slice(2)])
    for (let count = 1; count < list.length; count++)
      for (const start of [0, 7, 999_999_900]) {
        const turns = Math.ceil(list.length / count);
        const seen = Array.from({ length: turns }, (_, n) => share(`${start + n}`, { list, count })).flat();
        assert.deepEqual([...new Set(seen)].sort(), list, `${count} of ${list.length} from ${start}`);
      }
});

test('hashes choose every member about equally often', () => {
  const times = new Map(IDS.map((id) => [id, 0]));
  for (const commit of commits(600)) for (const id of share(commit)) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, count] of times) assert.ok(count > 150 && count < 250, `${id} ${count} times of 600`);
});

test('lists with different salts begin at different members', () => {
  const firsts = new Set(['axe', 'layout', 'session', 'deals', 'wins', 'hands'].map((salt) => share('0', { salt })[0]));
  assert.ok(firsts.size > 1);
});

test('a seed is the same for a commit, and another for the next and for other tests', () => {
  const seeds = commits(50).map((commit) => seedOf('tabs', commit));
  assert.equal(new Set(seeds).size, 50);
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31));
  assert.equal(seedOf('tabs', '7'), seedOf('tabs', '7'));
  assert.notEqual(seedOf('tabs', '7'), seedOf('faults', '7'));
});

test('a share of nothing is refused', () => {
  assert.throws(() => share('0', { count: 0 }), /no member of walks/);
});

/** Runs `rotated` in a process with environment variables. @param {Record<string, string>} env */
const runWith = (env) => {
  const { PATIENCE_TIER: _, PATIENCE_ROTATION: __, ...inherited } = process.env;
  const code = `import { isExhaustive, rotated } from ${JSON.stringify(new URL('support/tier.mjs', import.meta.url))};
    console.log(isExhaustive, rotated([...'abcdef'], 2, 'walks').join(''));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
};

test('the environment names the tier and the commit; without a tier everything runs', () => {
  assert.equal(runWith({}).stdout, 'true abcdef\n');
  assert.equal(runWith({ PATIENCE_TIER: 'exhaustive' }).stdout, 'true abcdef\n');
  for (const PATIENCE_TIER of ['fast', 'usual'])
    assert.equal(runWith({ PATIENCE_TIER, PATIENCE_ROTATION: '3' }).stdout, `false ${share('3').join('')}\n`);
  assert.match(runWith({ PATIENCE_TIER: 'usual' }).stdout, /^false [a-f]{2}\n$/, 'the checked-out commit');
  assert.match(runWith({ PATIENCE_TIER: 'quick' }).stderr, /PATIENCE_TIER is quick/);
});
