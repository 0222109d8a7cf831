// Tests of the results of `cargo xtask dist`: the worker's list of files, the headers, the packages. On the sources
// (PATIENCE_SITE is the checkout) there are none, and these tests are skipped with a sentence.

import { test as anyTest } from 'node:test';
import { onSources } from './built.mjs';

/** For a test's option `skip`. */
export const skipOnSources = onSources && 'tests what `cargo xtask dist` makes, and this run is on the sources';

/** @param {string} name @param {(t: import("node:test").TestContext) => unknown} body */
export const test = (name, body) => anyTest(name, { skip: skipOnSources }, async (t) => void (await body(t)));
