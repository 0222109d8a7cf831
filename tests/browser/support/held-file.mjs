// A file whose answer a test delays.

import { builtPath } from './build-names.mjs';
import { newProfile } from './chromium.mjs';

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
