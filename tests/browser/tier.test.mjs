// What runs in the usual tier is a share of each list that the commit decides on, and misses no member for ever.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { rotated } from './support/tier.mjs';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** @param {string} rotation @param {{ list?: string[], count?: number, salt?: string }} [options] */
const chosen = (rotation, { list = IDS, count = 2, salt = 'walks' } = {}) =>
  rotated(list, count, salt, { exhaustive: false, rotation });

/** As many made-up commits. @param {number} many */
const commits = (many) => Array.from({ length: many }, (_, n) => createHash('sha1').update(`${n}`).digest('hex'));

test('an exhaustive run covers the whole list, and so does a share as large as the list', () => {
  assert.deepEqual(rotated(IDS, 2, 'walks', { exhaustive: true, rotation: '0' }), IDS);
  assert.deepEqual(chosen('0', { count: 6 }), IDS);
  assert.deepEqual(chosen('0', { count: 9 }), IDS);
});

test('a share has its size and the order of the list, and is the same for the same commit', () => {
  for (const commit of commits(50))
    for (const count of [1, 2, 3, 5]) {
      const share = chosen(commit, { count });
      assert.equal(share.length, count);
      assert.deepEqual(
        share,
        IDS.filter((id) => share.includes(id)),
      );
      assert.deepEqual(chosen(commit, { count }), share);
    }
});

test('consecutive values of a counter choose every member', () => {
  for (const list of [IDS, IDS.slice(1), IDS.slice(2)])
    for (let count = 1; count < list.length; count++)
      for (const start of [0, 7, 999_999_900]) {
        const turns = Math.ceil(list.length / count);
        const seen = Array.from({ length: turns }, (_, n) => chosen(`${start + n}`, { list, count })).flat();
        assert.deepEqual([...new Set(seen)].sort(), list, `${count} of ${list.length} from ${start}`);
      }
});

test('hashes choose every member about equally often', () => {
  const times = new Map(IDS.map((id) => [id, 0]));
  for (const commit of commits(600)) for (const id of chosen(commit)) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, many] of times) assert.ok(many > 150 && many < 250, `${id} ${many} times of 600`);
});

test('lists with different salts begin at different members', () => {
  const firsts = new Set(
    ['axe', 'layout', 'session', 'deals', 'wins', 'hands'].map((salt) => chosen('0', { salt })[0]),
  );
  assert.ok(firsts.size > 1);
});

test('a share of nothing is refused', () => {
  assert.throws(() => chosen('0', { count: 0 }), /nothing of walks/);
});

/** What a process of its own finds in the environment. @param {Record<string, string>} env */
const asked = (env) => {
  const { PATIENCE_TIER: _, PATIENCE_ROTATION: __, ...inherited } = process.env;
  const code = `import { isExhaustive, rotated } from ${JSON.stringify(new URL('support/tier.mjs', import.meta.url))};
    console.log(isExhaustive, rotated([...'abcdef'], 2, 'walks').join(''));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
};

test('the environment names the tier and the commit; without a tier everything runs', () => {
  assert.equal(asked({}).stdout, 'true abcdef\n');
  assert.equal(asked({ PATIENCE_TIER: 'exhaustive' }).stdout, 'true abcdef\n');
  for (const PATIENCE_TIER of ['fast', 'usual'])
    assert.equal(asked({ PATIENCE_TIER, PATIENCE_ROTATION: '3' }).stdout, `false ${chosen('3').join('')}\n`);
  assert.match(asked({ PATIENCE_TIER: 'usual' }).stdout, /^false [a-f]{2}\n$/, 'the commit that is checked out');
  assert.match(asked({ PATIENCE_TIER: 'quick' }).stderr, /PATIENCE_TIER is quick/);
});
