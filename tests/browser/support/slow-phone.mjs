// Measures page loads on a slow phone: throttled CPU and network, and a good static host with brotli and keep-alive.

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumProgram } from './chromium-programs.mjs';

/** Factor by which the CPU is slower than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms to the first byte of each answer. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
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
/** Types that are compressed by format. */
const COMPRESSED = ['.woff2', '.png', '.webp'];

/**
 * Serves a folder with brotli and keep-alive.
 * @param {string} directory
 * @returns {Promise<{ url: string, close: () => Promise<unknown> }>}
 */
export async function serveCompressed(directory) {
  /** @type {Map<string, { body: Buffer, isBrotli: boolean }>} */
  const cache = new Map();
  /** @param {string} name */
  const read = (name) => {
    let found = cache.get(name);
    if (!found) {
      const file = path.join(directory, name);
      const raw = fs.readFileSync(file);
      const isBrotli = !COMPRESSED.includes(path.extname(name));
      const brotliFile = `${file}.br`;
      const body = !isBrotli
        ? raw
        : fs.existsSync(brotliFile)
          ? fs.readFileSync(brotliFile)
          : zlib.brotliCompressSync(raw);
      cache.set(name, (found = { body, isBrotli }));
    }
    return found;
  };
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)) || 'index.html';
    try {
      const { body, isBrotli } = read(name);
      response.writeHead(200, {
        'Content-Type': TYPES.get(path.extname(name)) ?? 'application/octet-stream',
        'Content-Length': body.length,
        ...(isBrotli && { 'Content-Encoding': 'br' }),
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

/** Launches the full Chromium, apart from the tests' shared browser. */
export async function launchFullBrowser() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath: chromiumProgram(), args: [...args, '--no-first-run'] });
}

/**
 * @typedef {object} Load
 * @property {number} ready     ms until the page is usable
 * @property {number} question  ms until the question of a problem; 0 without one
 * @property {number} paint     ms until first contentful paint
 * @property {number} shift     cumulative layout shift
 * @property {number} requests  answered before `ready`
 * @property {number} bytes     of those, over the wire, with headers
 * @property {string[]} names   paths of all requests, in order
 */

/**
 * Measures the load of an address in a fresh profile.
 * @param {import("playwright-core").Browser} browser @param {string} url
 * @param {{ slower?: number, line?: typeof SLOW_4G | null, viewport?: { width: number, height: number }, after?: number }} [options]
 *   `after`: ms from ready to the end of the measurement
 * @returns {Promise<Load>}
 */
export async function measureLoad(
  browser,
  url,
  { slower = CPU_SLOWDOWN, line = SLOW_4G, viewport = VIEWPORT, after = 1500 } = {},
) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
    if (line) await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    /** @type {Map<string, string>} */
    const requested = new Map();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) requested.set(requestId, request.url.slice(new URL(url).origin.length + 1));
    });
    await page.addInitScript(() => {
      const metrics = { ready: 0, question: 0, shift: 0 };
      Object.assign(globalThis, { __load: metrics });
      const done = () => (metrics.ready ||= performance.now());
      addEventListener('patience-ready', ({ target }) => {
        done();
        const root = /** @type {Element} */ (target).shadowRoot;
        if (!root) return;
        new MutationObserver((_, observer) => {
          if (!root.querySelector('.problem [data-problem]:not([data-problem="leave"])')) return;
          observer.disconnect();
          metrics.question = performance.now();
        }).observe(root, { childList: true, subtree: true });
      });
      // The start page is ready with its list of games, other pages with their load event.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#games > li')) return;
        observer.disconnect();
        done();
      }).observe(document, { childList: true, subtree: true });
      addEventListener('load', () => {
        if (!document.querySelector('#games, patience-game')) done();
      });
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries())) metrics.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const end = Date.now() + 60_000;
    while (!(await page.evaluate(() => /** @type {any} */ (globalThis).__load?.ready).catch(() => 0))) {
      if (Date.now() > end) throw new Error(`${url} never got ready`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await new Promise((resolve) => setTimeout(resolve, after));
    const metrics = await page.evaluate(() => {
      const recorded = /** @type {{ ready: number, question: number, shift: number }} */ (
        /** @type {any} */ (globalThis).__load
      );
      const loaded = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]).filter(({ responseEnd }) => responseEnd <= recorded.ready);
      return {
        ...recorded,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        requests: loaded.length,
        bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
      };
    });
    return { ...metrics, names: [...requested.values()] };
  } finally {
    await context.close();
  }
}
