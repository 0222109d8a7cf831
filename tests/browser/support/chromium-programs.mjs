// Where Chromium is, as people have it and without its windows. CHROMIUM names another.

import fs from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same build with no windows around its pages: a fresh profile costs it less, and most tests begin with one. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** @param {string[]} places @returns {string} */
function first(places) {
  const program = process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));
  if (!program) throw new Error('Chromium is missing: install it, or name it in CHROMIUM');
  return program;
}

/** Chromium with all that it has: for what is measured, drawn or killed. */
export const chromiumProgram = () => first(PLACES);

let whole = false;

/** Has the tests of a file run in Chromium with its windows: about what a page asks for only to show it in them. */
export function withWindows() {
  whole = true;
}

/** Chromium for tests: without its windows where that is installed. */
export const testProgram = () => first(whole ? PLACES : [SHELL, ...PLACES]);
