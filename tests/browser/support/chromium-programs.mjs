// Finds Chromium and its headless shell. CHROMIUM names another program.

import fs from 'node:fs';

const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same build without browser UI: fresh profiles, with which most tests begin, open faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @param {string[]} paths @returns {string} */
function findProgram(paths) {
  const program = process.env.CHROMIUM ?? paths.find((path) => fs.existsSync(path));
  if (!program) throw new Error('Chromium is missing: install it, or name it in CHROMIUM');
  return program;
}

/** The full Chromium: for measurements, screenshots and killed processes. */
export const chromiumProgram = () => findProgram(FULL_BROWSERS);

let needsBrowserUi = false;

/** Runs the tests of a file in the full Chromium: for requests that only browser UI makes. */
export function useFullBrowser() {
  needsBrowserUi = true;
}

/** The browser of most tests: the headless shell where it is installed. */
export const testProgram = () => findProgram(needsBrowserUi ? FULL_BROWSERS : [HEADLESS_SHELL, ...FULL_BROWSERS]);
