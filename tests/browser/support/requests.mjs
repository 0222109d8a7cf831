// Requests that a test holds or fails. Files of the sources have their own names: built ones, see held-file.mjs.

import { waitForFrames } from './table-state.mjs';
import { until } from './until.mjs';

/** A page, or a profile with the workers of its pages. @typedef {import('playwright-core').Page | import('playwright-core').BrowserContext} Requester */

/** A name as a pattern of addresses. @param {string | RegExp} file its last part, or a pattern */
const addressOf = (file) => (typeof file === 'string' ? `**/${file}` : file);

/** Holds the requests for a file until they are released. @param {Requester} requester @param {string | RegExp} file */
export async function holdRequests(requester, file) {
  let release = () => {};
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  const released = new Promise((done) => (release = () => done(undefined)));
  await requester.route(addressOf(file), async (route) => {
    requests.push(route.request());
    await released;
    await route.continue().catch(() => {});
  });
  return {
    release,
    waitForRequest: () => until(() => requests.length, { what: `a request for ${file}` }),
    /** Lets the file arrive, and a page use it. @param {import('playwright-core').Page} page */
    letArrive: async (page) => {
      release();
      for (const request of requests) await (await request.response())?.finished();
      await waitForFrames(page, 20);
    },
  };
}

/** Aborts the first requests for a file. @param {Requester} requester @param {string | RegExp} file @param {number} [times] */
export async function failFirst(requester, file, times = 1) {
  let requests = 0;
  await requester.route(addressOf(file), (route) => (++requests <= times ? route.abort() : route.continue()));
  return { count: () => requests };
}
