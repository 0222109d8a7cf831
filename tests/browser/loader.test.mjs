// A load that fails is repeated at the next call, once, however many callers waited for the first.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/engine/loader.js';
import { once } from '../../www/engine/once.js';

const MODULE = fs.readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url));

test('callers that retry after a failure share one second load', async () => {
  const broken = new Uint8Array(8);
  /** @type {Promise<unknown>[]} */
  const retries = [];
  /** @param {Promise<unknown>} loading */
  const retriesAfter = (loading) =>
    loading.then(
      () => assert.fail('an invalid module has loaded'),
      () => void retries.push(loadEngine(MODULE)),
    );
  await Promise.all([
    retriesAfter(loadEngine(broken)),
    retriesAfter(loadEngine(broken)),
    retriesAfter(loadEngine(broken)),
  ]);
  assert.equal(new Set([...retries, loadEngine(MODULE)]).size, 1);
  await retries[0];
});

test('a load whose callers have retried is not forgotten by the failure of the one before', async () => {
  let loads = 0;
  const load = once(async () => {
    if (++loads === 1) throw new Error('offline');
    return loads;
  });
  /** @type {Promise<number>[]} */
  const retries = [];
  const retryAfter = () => load().catch(() => void retries.push(load()));
  await Promise.all([retryAfter(), retryAfter()]);
  assert.deepEqual(await Promise.all([...retries, load()]), [2, 2, 2]);
});

test('each key loads once', async () => {
  /** @type {string[]} */
  const loaded = [];
  const load = once(async (/** @type {string} */ key) => loaded.push(key));
  await Promise.all([load('a'), load('b'), load('a')]);
  assert.deepEqual(loaded, ['a', 'b']);
});
