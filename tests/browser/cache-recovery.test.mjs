// The offline cache repairs itself: a file corrupted in transit or in the cache never reaches a page, is fetched again, and
// costs no game.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from './support/built-site-test.mjs';
import { builtPath } from './support/build-names.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { readTable, waitForTable } from './support/table-state.mjs';
import { serveForTest } from './support/serve.mjs';
import { copySite } from './support/site-versions.mjs';

const sly = winningLine('sly');
const WITH_WORKER = { serviceWorkers: /** @type {const} */ ('allow') };
/** Messages of a browser about corrupt files and an unreachable host. */
const EXPECTED_PROBLEMS =
  /Failed to (load|fetch|decode)|net::ERR|ServiceWorker|service worker|SyntaxError|Unexpected|MIME type|WebAssembly|CompileError|preload|OTS|uncaught/i;

/** A file of each kind, by its path in the built site. */
const KINDS = {
  html: 'index.html',
  js: builtPath('www/site/main.js'),
  wasm: builtPath('www/pkg/patience_wasm_bg.wasm'),
  'the wasm of one game': builtPath('www/pkg/patience_wasm_sly_bg.wasm'),
  css: builtPath('www/table/table.css'),
  font: builtPath('www/fonts/patience-text.woff2'),
  txt: builtPath('www/deals/sly.txt'),
};

/** The ways to corrupt a response. @type {Record<string, (body: Buffer) => import('./support/serve.mjs').BadAnswer>} */
const FAULTS = {
  truncated: (body) => ({ body: body.subarray(0, body.length >> 1) }),
  swapped: () => ({ body: '<!doctype html><title>Welcome to the network of this hotel</title>' }),
  stale: (body) => ({ body: Buffer.concat([body, Buffer.from('\n')]) }),
  empty: () => ({ body: '' }),
  'of another type': () => ({ type: 'application/octet-stream' }),
};

/** Waits until a version is cached and its worker controls the page. @param {import("playwright-core").Page} page @param {string} version */
const waitForWorker = (page, version) =>
  until(
    () =>
      page.evaluate(
        async (wanted) =>
          !!navigator.serviceWorker.controller && (await caches.keys()).some((name) => name.endsWith(`:${wanted}`)),
        version,
      ),
    { what: `the worker ${version}` },
  );

/** @param {import("playwright-core").Page} page */
const buildOf = (page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '');

/**
 * Corrupts cached files in the same way.
 * @param {import("playwright-core").Page} page @param {string} fault @param {string[]} paths
 */
const corruptCache = (page, fault, paths) =>
  page.evaluate(
    async ({ fault, paths }) => {
      const names = (await caches.keys()).filter((name) => !name.endsWith(':tabs'));
      const cache = await caches.open(names[0]);
      const addresses = paths.map((path) => new URL(path, location.href.replace(/#.*/, '')).href);
      const bodies = await Promise.all(
        addresses.map(async (address) => (await cache.match(address))?.arrayBuffer() ?? new ArrayBuffer(0)),
      );
      for (const [n, address] of addresses.entries()) {
        const cached = await cache.match(address);
        const headers = new Headers(cached?.headers);
        const body = new Uint8Array(bodies[n]);
        const other = bodies[(n + 1) % bodies.length];
        if (fault === 'missing') await cache.delete(address);
        else if (fault === 'of another type') {
          headers.set('Content-Type', 'application/octet-stream');
          await cache.put(address, new Response(body, { headers }));
        } else {
          const corrupt = {
            truncated: body.subarray(0, body.length >> 1),
            swapped: other,
            stale: new Blob([body, '\n']),
            empty: '',
          }[fault];
          await cache.put(address, new Response(corrupt, { headers }));
        }
      }
    },
    { fault, paths },
  );

/**
 * The hashes and media types of cached files. @param {import("playwright-core").Page} page @param {string[]} paths
 * @returns {Promise<string[][]>}
 */
const cachedFiles = (page, paths) =>
  page.evaluate(async (paths) => {
    const names = (await caches.keys()).filter((name) => !name.endsWith(':tabs'));
    const cache = await caches.open(names[0]);
    return Promise.all(
      paths.map(async (path) => {
        const cached = await cache.match(new URL(path, location.href.replace(/#.*/, '')));
        const digest = new Uint8Array(
          await crypto.subtle.digest('SHA-256', (await cached?.arrayBuffer()) ?? new ArrayBuffer(0)),
        );
        const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
        return [hash, cached?.headers.get('Content-Type')?.split(';')[0] ?? ''];
      }),
    );
  }, paths);

/**
 * Takes the network away, or gives it back. The browser's own switch may reach a service worker that is just starting only after
 * its first requests.
 * @param {import("playwright-core").BrowserContext} context @param {import("./support/serve.mjs").Site} site @param {boolean} isOffline
 */
async function setOffline(context, site, isOffline) {
  site.setReachable(!isOffline);
  await context.setOffline(isOffline);
}

test('a corrupt cached file is fetched again before a page gets it, and offline no page gets it', async (t) => {
  const { directory } = copySite();
  const site = await serveForTest(t, { directory });
  const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: WITH_WORKER, allow: EXPECTED_PROBLEMS });
  await waitForTable(page);
  const version = await buildOf(page);
  await waitForWorker(page, version);
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  const paths = Object.values(KINDS);
  const intact = await cachedFiles(page, paths);
  assert.equal(new Set(intact.map(([hash]) => hash)).size, paths.length);
  for (const fault of [...Object.keys(FAULTS), 'missing']) {
    await corruptCache(page, fault, paths);
    assert.notDeepEqual(await cachedFiles(page, paths), intact, fault);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply], fault));
    assert.equal(await page.locator('#repair').isVisible(), false);
    // The worker checks files that the page did not request a while after its start.
    await eventually(async () => assert.deepEqual(await cachedFiles(page, paths), intact, fault));
  }
  // Offline, the worker can mend a wrong media type over right bytes, and a page does without a corrupt font.
  await corruptCache(page, 'of another type', paths);
  await corruptCache(page, 'truncated', [KINDS.font]);
  await setOffline(context, site, true);
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  // A corrupt page does not load; back online, it does.
  await corruptCache(page, 'truncated', [KINDS.html]);
  await assert.rejects(page.reload(), /ERR_/);
  await setOffline(context, site, false);
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  await eventually(async () => assert.deepEqual(await cachedFiles(page, paths), intact));
});

test('a version with a corrupt file is not installed; the next version is, and so is an earlier one again', async (t) => {
  const { directory, release } = copySite();
  /** @type {[path: string, fault: string] | undefined} */
  let wrong;
  const site = await serveForTest(t, {
    directory,
    spoil: (name, body) => (wrong && name === wrong[0] ? FAULTS[wrong[1]](Buffer.from(body)) : undefined),
  });
  // A few files, different in every version, are enough.
  const extra = Object.fromEntries(
    ['js', 'wasm', 'css', 'woff2', 'txt'].map((end) => [`www/kind.${end}`, '/* VERSION */']),
  );
  const put = (/** @type {string} */ version) => release(version, { only: ['index.html'], extra });
  put('first');
  const { page } = await open(t, `#${sly.links[0]}`, { site, context: WITH_WORKER, allow: EXPECTED_PROBLEMS });
  await waitForTable(page);
  await waitForWorker(page, 'first');
  const ply = await playLine(page, mouse(page), sly, { to: 6 });
  /** Checks for a new version; true if one is waiting. */
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      const { installing } = registration ?? {};
      if (installing?.state === 'installing')
        await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
      return !!registration?.waiting;
    });
  for (const path of ['index.html', ...Object.keys(extra)]) {
    for (const fault of Object.keys(FAULTS).filter((kind) => kind !== 'of another type')) {
      put(`${path}, ${fault}`);
      wrong = [path, fault];
      assert.equal(await update(), false, `${path}, ${fault}`);
    }
  }
  assert.equal(await buildOf(page), 'first');
  // Right bytes with a wrong media type are cached with the right one.
  for (const version of ['second', 'first']) {
    wrong = version === 'second' ? ['www/kind.js', 'of another type'] : undefined;
    put(version);
    assert.equal(await update(), true, version);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
      registration?.waiting?.postMessage('take');
      await taken;
    });
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
    assert.equal(await buildOf(page), version);
    const type = await page.evaluate(async () => (await fetch('www/kind.js')).headers.get('Content-Type'));
    assert.match(type ?? '', /^text\/javascript/);
    assert.ok((await readTable(page)).ply >= 6);
  }
});

test('a page that cannot start offers Repair, which bypasses the HTTP cache and reopens the game', async (t) => {
  /** @type {string[]} */
  let wrong = [];
  let fault = '';
  const site = await serveForTest(t, {
    spoil: (name, body) => (wrong.includes(name) ? FAULTS[fault](Buffer.from(body)) : undefined),
  });
  const { page } = await open(t, `#${sly.links[0]}`, { site, allow: EXPECTED_PROBLEMS });
  await waitForTable(page);
  const repair = page.getByRole('button', { name: 'Repair' });
  assert.equal(await repair.isVisible(), false);
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  for (const [kind, ...paths] of [
    ['truncated', KINDS.js],
    ['empty', KINDS.js],
    // Both, as either the rules of the game or those of all games would do.
    ['swapped', KINDS.wasm, KINDS['the wasm of one game']],
    ['of another type', builtPath('www/table/define.js')],
  ]) {
    [wrong, fault] = [paths, kind];
    // Put the corrupt files into the HTTP cache.
    await page.evaluate(
      (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).text())),
      paths,
    );
    await page.reload();
    await until(() => repair.isVisible(), { what: `Repair for ${paths.join(', ')}, ${kind}` });
    wrong = [];
    await page.reload();
    await until(() => repair.isVisible(), { what: 'Repair while the HTTP cache is corrupt' });
    await repair.click();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
    assert.equal(await repair.isVisible(), false);
  }
});

test('Repair reloads the page where the browser refuses caches and workers', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await page.evaluate(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    document.documentElement.dataset.before = '';
    /** @type {HTMLElement} */ (document.getElementById('repair')).hidden = false;
  });
  await page.getByRole('button', { name: 'Repair' }).click();
  await eventually(async () => assert.equal(await page.locator('html[data-before]').count(), 0));
  await waitForTable(page);
});

test('a version that cannot be repaired gives way to the host’s new one once it can be reached, and no game is lost', async (t) => {
  const { directory, release } = copySite();
  release('first');
  /** A file that the host no longer has in the first version. @type {string | undefined} */
  let gone;
  const site = await serveForTest(t, { directory, spoil: (name) => (name === gone ? { body: 'gone' } : undefined) });
  const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: WITH_WORKER, allow: EXPECTED_PROBLEMS });
  await waitForTable(page);
  await waitForWorker(page, 'first');
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  gone = KINDS.js;
  await corruptCache(page, 'truncated', [KINDS.js]);
  await setOffline(context, site, true);
  await page.reload();
  const repair = page.getByRole('button', { name: 'Repair' });
  await until(() => repair.isVisible(), { what: 'Repair' });
  await repair.click();
  await until(() => page.getByText('can’t be reached').isVisible(), { what: 'the sentence about the connection' });
  assert.ok(await page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith(':first'))));
  await setOffline(context, site, false);
  gone = undefined;
  release('second');
  await repair.click();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  assert.equal(await buildOf(page), 'second');
  await waitForWorker(page, 'second');
});

test('the worker serves the site even when storage is too full to record which tab has which version', async (t) => {
  const { directory } = copySite();
  const worker = path.join(directory, 'sw.js');
  const full = `const put = Cache.prototype.put;
Cache.prototype.put = function (request, answer) {
  const address = typeof request === 'string' ? request : request.url;
  if (address.includes('?tab=')) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
  return put.call(this, request, answer);
};
`;
  fs.writeFileSync(worker, full + fs.readFileSync(worker, 'utf8'));
  const site = await serveForTest(t, { directory });
  const { page } = await open(t, `#${sly.links[0]}`, { site, context: WITH_WORKER });
  await waitForTable(page);
  await waitForWorker(page, await buildOf(page));
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[0]));
});
