// Stands in the place of node:test where tests are run again and again: see ../mutants.mjs.

/** @type {{ name: string, run: (t: object) => unknown }[]} */
export const tests = [];

/** Gathers a test. @param {string} name @param {(t: object) => unknown} run */
export const test = (name, run) => void tests.push({ name, run });
