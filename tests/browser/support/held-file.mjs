// A file whose answer a test delays.

import { builtPath } from './build-names.mjs';
import { newProfile } from './chromium.mjs';
import { waitForFrames } from './table-state.mjs';

/**
 * Holds a file back in a page, or in all pages of a profile. @returns {Promise<() => void>} lets it arrive
 * @param {import("playwright-core").Page | import("playwright-core").BrowserContext} place @param {string} source its path in the repository
 */
export async function holdBack(place, source) {
  let release = () => {};
  const open = new Promise((done) => (release = () => done(undefined)));
  await place.route(`**/${builtPath(source)}`, async (route) => {
    await open;
    await route.continue().catch(() => {});
  });
  return release;
}

/**
 * A profile in which a file does not arrive before `release`.
 * @param {import("node:test").TestContext} t @param {string} source its path in the repository
 */
export async function holdFile(t, source) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  return { profile, release: await holdBack(profile, source) };
}

/**
 * Lets a file that was held back arrive, and its page use it.
 * @param {import("playwright-core").Page} page @param {() => void} release @param {import("playwright-core").Request} request
 */
export async function letArrive(page, release, request) {
  release();
  await (await request.response())?.finished();
  await waitForFrames(page, 10);
}
