// A file whose answer a test delays.

import { builtPath } from './build-names.mjs';
import { newProfile } from './chromium.mjs';

/**
 * A profile in which a file does not arrive before `release`.
 * @param {import("node:test").TestContext} t @param {string} source its path in the repository
 */
export async function holdFile(t, source) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  let release = () => {};
  const open = new Promise((done) => (release = () => done(undefined)));
  await profile.route(`**/${builtPath(source)}`, async (route) => {
    await open;
    await route.continue().catch(() => {});
  });
  return { profile, release };
}
