// One driver interface for all browser engines, for the tests in cross/. The variable ENGINE chooses chromium (default),
// firefox or webkit.

import { after } from 'node:test';
import { serveSite } from './serve.mjs';
import { onTestEnd } from './teardown.mjs';

export { eventually, until } from './until.mjs';

/** @type {"chromium" | "firefox" | "webkit"} */
export const ENGINE = /** @type {any} */ (process.env.ENGINE ?? 'chromium');

/**
 * A page in any engine. Selectors pierce open shadow roots; input is the browser's real input, at the element's middle.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} goto
 * @property {() => Promise<void>} reload
 * @property {(selector: string) => Promise<void>} click
 * @property {(from: string, to: string) => Promise<void>} drag
 * @property {(key: string) => Promise<void>} press  a character, or `Enter`, `Escape`, `Tab`, `ArrowLeft` …
 * @property {<A extends unknown[], R>(f: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>} evaluate
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {() => Promise<Buffer>} screenshot  a PNG
 * @property {() => Promise<void>} close  the page and its profile
 */

// Loaded before the first test, so that its hooks belong to the file.
const { start } = await import(`./${ENGINE}-driver.mjs`);

/** @type {{ newDriver: () => Promise<Driver>, close: () => Promise<void> } | undefined} */
let engine;
/** @type {Promise<import("./serve.mjs").Site> | undefined} */
let site;

after(async () => {
  await engine?.close();
  await (await site)?.close();
});

/**
 * Opens a page of the site until the test ends. An error, a breach of the policy or a request to another site fails the
 * test.
 *
 * @param {import("node:test").TestContext} t
 * @param {string} [address]  relative to the site: `"#sly/7Q3K-9X2M"`
 * @param {{ site?: import("./serve.mjs").Site, allow?: RegExp }} [options]
 *   `site`: served with `probe`; `allow`: problems that the test causes
 * @returns {Promise<Driver & { site: import("./serve.mjs").Site, problems: () => Promise<string[]>,
 *   text: (selector: string) => Promise<string | undefined> }>}
 */
export async function open(t, address = '', { site: givenSite, allow } = {}) {
  site ??= serveSite({ probe: true });
  const served = givenSite ?? (await site);
  engine ??= await start();
  const driver = await /** @type {NonNullable<typeof engine>} */ (engine).newDriver();

  /** @type {Set<string>} */
  const problems = new Set();
  // Problems are lost with their page, so they are read before it is left.
  const collect = async () => {
    const found = await driver.evaluate(
      (base) => [
        .../** @type {any} */ (globalThis).__problems,
        ...performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((name) => !name.startsWith(base) && !/^(data|blob):/.test(name))
          .map((name) => `a request left the site: ${name}`),
      ],
      served.url,
    );
    for (const problem of found) if (!allow?.test(problem)) problems.add(problem);
    return [...problems];
  };
  onTestEnd(t, 'idle', collect);
  onTestEnd(t, 'close', driver.close);
  onTestEnd(t, 'check', () => {
    if (problems.size) throw new Error(`the page had problems:\n  ${[...problems].join('\n  ')}`);
  });

  await driver.goto(served.url + address);
  return {
    ...driver,
    site: served,
    problems: collect,
    goto: async (url) => {
      await collect();
      await driver.goto(url);
    },
    reload: async () => {
      await collect();
      await driver.reload();
    },
    text: (selector) =>
      driver.evaluate(
        (wanted) =>
          /** @type {string | undefined} */ (/** @type {any} */ (globalThis).__deepQuery(wanted)?.textContent),
        selector,
      ),
  };
}
