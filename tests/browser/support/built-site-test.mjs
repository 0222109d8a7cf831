// `test` for the results of `cargo xtask dist`: the service worker's list of files, the headers, the packages. A run on the
// sources (PATIENCE_SITE is the checkout) has none and skips these tests.

import { test as anyTest } from 'node:test';
import { testsSources } from './build-names.mjs';

/** A test's option `skip`. */
export const skipOnSources = testsSources && 'tests what `cargo xtask dist` makes, and this run is on the sources';

/** @param {string} name @param {(t: import("node:test").TestContext) => unknown} body */
export const test = (name, body) => anyTest(name, { skip: skipOnSources }, async (t) => void (await body(t)));
