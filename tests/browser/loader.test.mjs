// A module that fails to load is requested again at the next call, once, however many callers waited for the first.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/engine/loader.js';

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
