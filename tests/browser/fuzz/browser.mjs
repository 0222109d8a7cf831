// As much of a browser as the modules under the fuzzer ask for when they are loaded, and the rules.

import fs from 'node:fs';
import { initSync } from '../../../www/pkg/patience_wasm.js';

/** What a page has in localStorage, and nowhere else. */
class Held {
  /** @type {Map<string, string>} */
  all = new Map();
  get length() {
    return this.all.size;
  }
  key = (/** @type {number} */ at) => [...this.all.keys()][at] ?? null;
  getItem = (/** @type {string} */ key) => this.all.get(key) ?? null;
  setItem = (/** @type {string} */ key, /** @type {unknown} */ text) => void this.all.set(key, String(text));
  removeItem = (/** @type {string} */ key) => void this.all.delete(key);
}

export const held = new Held();
/** What was said to the page outside: the message, and whom it was for. @type {[any, string][]} */
export const posted = [];
/** What waits for events of the window. @type {Map<string, (event: any) => unknown>} */
export const listening = new Map();

/** A page and the window around it. @type {{ postMessage: (message: unknown, to: string) => void }} */
export const outside = { postMessage: (message, to) => void posted.push([structuredClone(message), to]) };
/** The one origin that the frame is told to hear. */
export const HOST = 'https://host.example';

/** The table of the page; `table.mjs` puts it there. @type {{ game: unknown }} */
export const page = { game: null };

const root = { lang: 'en', dir: 'ltr', dataset: {}, clientWidth: 800, clientHeight: 600 };
Object.assign(globalThis, {
  localStorage: held,
  // Other tabs there are none, and a disk neither.
  BroadcastChannel: undefined,
  location: new URL(`https://site.example/www/embed.html?origin=${HOST}#sly`),
  document: {
    documentElement: root,
    querySelector: (/** @type {string} */ name) => (name === 'patience-game' ? page.game : null),
    querySelectorAll: () => [],
  },
  window: { parent: outside, open: () => null },
  self: { origin: 'https://site.example' },
  getComputedStyle: () => ({ fontSize: '16px' }),
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  ResizeObserver: class {
    observe = () => {};
  },
  addEventListener: (/** @type {string} */ type, /** @type {(event: any) => unknown} */ listener) =>
    void listening.set(type, listener),
});

initSync({ module: fs.readFileSync(String(process.env.RULES_WASM)) });
