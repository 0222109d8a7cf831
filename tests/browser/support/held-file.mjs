// A file that is long in coming, as on a line that breaks off.

import { built } from './built.mjs';
import { newProfile } from './chromium.mjs';

/**
 * A profile in which a file is on its way until it is let in.
 * @param {import("node:test").TestContext} t @param {string} source its name in the tree
 */
export async function holdFile(t, source) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  let release = () => {};
  const open = new Promise((done) => (release = () => done(undefined)));
  await profile.route(`**/${built(source)}`, async (route) => {
    await open;
    await route.continue().catch(() => {});
  });
  return { profile, release };
}
