// A minimal browser environment for the fuzzed modules, and the rules.

import fs from 'node:fs';
import { initSync } from '../../../www/pkg/patience_wasm.js';

/** A localStorage in memory. */
class MemoryStorage {
  /** @type {Map<string, string>} */
  items = new Map();
  get length() {
    return this.items.size;
  }
  key = (/** @type {number} */ at) => [...this.items.keys()][at] ?? null;
  getItem = (/** @type {string} */ key) => this.items.get(key) ?? null;
  setItem = (/** @type {string} */ key, /** @type {unknown} */ text) => void this.items.set(key, String(text));
  removeItem = (/** @type {string} */ key) => void this.items.delete(key);
}

export const storage = new MemoryStorage();
/** Messages to the parent window, with their target origins. @type {[any, string][]} */
export const postedMessages = [];
/** Listeners of window events. @type {Map<string, (event: any) => unknown>} */
export const listeners = new Map();

/** @type {{ postMessage: (message: unknown, to: string) => void }} */
export const parentWindow = { postMessage: (message, to) => void postedMessages.push([structuredClone(message), to]) };
/** The only origin whose messages the frame accepts. */
export const HOST = 'https://host.example';

/** The table of the page; `table.mjs` sets it. @type {{ game: unknown }} */
export const page = { game: null };

const root = { lang: 'en', dir: 'ltr', dataset: {}, clientWidth: 800, clientHeight: 600 };
Object.assign(globalThis, {
  localStorage: storage,
  // No other tabs, no IndexedDB.
  BroadcastChannel: undefined,
  location: new URL(`https://site.example/www/embed.html?origin=${HOST}#sly`),
  document: {
    documentElement: root,
    querySelector: (/** @type {string} */ name) => (name === 'patience-game' ? page.game : null),
    querySelectorAll: () => [],
  },
  window: { parent: parentWindow, open: () => null },
  self: { origin: 'https://site.example' },
  getComputedStyle: () => ({ fontSize: '16px' }),
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  ResizeObserver: class {
    observe = () => {};
  },
  addEventListener: (/** @type {string} */ type, /** @type {(event: any) => unknown} */ listener) =>
    void listeners.set(type, listener),
});

initSync({ module: fs.readFileSync(String(process.env.RULES_WASM)) });
