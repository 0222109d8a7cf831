// A slow phone: a browser with a quarter of this machine's speed behind a slow line, and a host that does what a good
// one does: brotli, and connections that are kept open.

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumProgram } from './programs.mjs';

/** How many times slower than this machine. */
export const SLOWER = 4;
/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s down, 150 ms to the first byte of each answer. */
export const LINE = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
export const VIEWPORT = { width: 390, height: 844 };

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.wasm', 'application/wasm'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
]);
/** What is compressed already. */
const PACKED = ['.woff2', '.png', '.webp'];

/**
 * Serves a folder as a good static host would.
 * @param {string} directory
 * @returns {Promise<{ url: string, close: () => Promise<unknown> }>}
 */
export async function host(directory) {
  /** @type {Map<string, { body: Buffer, packed: boolean }>} */
  const known = new Map();
  /** @param {string} name */
  const read = (name) => {
    let found = known.get(name);
    if (!found) {
      const file = path.join(directory, name);
      const raw = fs.readFileSync(file);
      const packed = !PACKED.includes(path.extname(name));
      const beside = `${file}.br`;
      const body = !packed ? raw : fs.existsSync(beside) ? fs.readFileSync(beside) : zlib.brotliCompressSync(raw);
      known.set(name, (found = { body, packed }));
    }
    return found;
  };
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)) || 'index.html';
    try {
      const { body, packed } = read(name);
      response.writeHead(200, {
        'Content-Type': TYPES.get(path.extname(name)) ?? 'application/octet-stream',
        'Content-Length': body.length,
        ...(packed && { 'Content-Encoding': 'br' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404, { 'Content-Length': 0 }).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Debian's Chromium, apart from the test runner's. */
export async function launch() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath: chromiumProgram(), args: [...args, '--no-first-run'] });
}

/**
 * @typedef {object} Load
 * @property {number} ready   milliseconds until the page can be used
 * @property {number} paint   milliseconds until something is seen
 * @property {number} shift   cumulative layout shift
 * @property {number} requests that were answered by then
 * @property {number} bytes   of those, over the wire, heads included
 * @property {string[]} names what was asked for, in order, later on as well
 */

/**
 * Loads an address in a fresh profile.
 * @param {import("playwright-core").Browser} browser @param {string} url
 * @param {{ slower?: number, line?: typeof LINE | null, viewport?: { width: number, height: number }, after?: number }} [options]
 *   `after`: how long it is watched after it is ready, in milliseconds
 * @returns {Promise<Load>}
 */
export async function load(browser, url, { slower = SLOWER, line = LINE, viewport = VIEWPORT, after = 1500 } = {}) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
    if (line) await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    /** @type {Map<string, string>} */
    const asked = new Map();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) asked.set(requestId, request.url.slice(new URL(url).origin.length + 1));
    });
    await page.addInitScript(() => {
      const seen = { ready: 0, shift: 0 };
      Object.assign(globalThis, { __load: seen });
      const done = () => (seen.ready ||= performance.now());
      addEventListener('patience-ready', done);
      // The start page is there when its games are, any other when it has loaded.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#plates > li')) return;
        observer.disconnect();
        done();
      }).observe(document, { childList: true, subtree: true });
      addEventListener('load', () => {
        if (!document.querySelector('#plates, patience-game')) done();
      });
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries())) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const end = Date.now() + 60_000;
    while (!(await page.evaluate(() => /** @type {any} */ (globalThis).__load?.ready).catch(() => 0))) {
      if (Date.now() > end) throw new Error(`${url} never got ready`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await new Promise((resolve) => setTimeout(resolve, after));
    const seen = await page.evaluate(() => {
      const known = /** @type {{ ready: number, shift: number }} */ (/** @type {any} */ (globalThis).__load);
      const loaded = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]).filter(({ responseEnd }) => responseEnd <= known.ready);
      return {
        ...known,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        requests: loaded.length,
        bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
      };
    });
    return { ...seen, names: [...asked.values()] };
  } finally {
    await context.close();
  }
}
