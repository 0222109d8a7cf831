// A file of the site whose answer a test delays.

import { builtPath } from './build-names.mjs';
import { newProfile } from './chromium.mjs';
import { holdRequests } from './requests.mjs';

/**
 * Holds a file back in a page, or in all pages of a profile. @returns {Promise<() => void>} lets it arrive
 * @param {import("./requests.mjs").Requester} requester @param {string} source its path in the repository
 */
export const holdBack = async (requester, source) => (await holdRequests(requester, builtPath(source))).release;

/**
 * A profile in which a file does not arrive before `release` or `letArrive`.
 * @param {import("node:test").TestContext} t @param {string} source its path in the repository
 */
export async function holdFile(t, source) {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  return { profile, ...(await holdRequests(profile, builtPath(source))) };
}
