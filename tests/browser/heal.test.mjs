// A cache that heals: what is broken on its way or where it is kept never reaches a page, is fetched anew, and costs no game.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from './support/built-site.mjs';
import { built } from './support/built.mjs';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine, readTable, mouse, playLine, waitForTable } from './support/player.mjs';
import { serveFor } from './support/serve.mjs';
import { copySite } from './support/versions.mjs';

const sly = winningLine('sly');
const ALLOW = { serviceWorkers: /** @type {const} */ ('allow') };
/** What a browser says of files that are broken, and of a host that is gone. */
const BROKEN =
  /Failed to (load|fetch|decode)|net::ERR|ServiceWorker|service worker|SyntaxError|Unexpected|MIME type|WebAssembly|CompileError|preload|OTS|uncaught/i;

/** A file of each kind, by its place in the built site. */
const KINDS = {
  html: 'index.html',
  js: built('www/site/main.js'),
  wasm: built('www/pkg/patience_wasm_bg.wasm'),
  'the wasm of one game': built('www/pkg/patience_wasm_sly_bg.wasm'),
  css: built('www/table/table.css'),
  font: built('www/fonts/patience-text.woff2'),
  txt: built('www/deals/sly.txt'),
};

/** How an answer can be wrong. @type {Record<string, (body: Buffer) => import('./support/serve.mjs').Spoilt>} */
const FAULTS = {
  truncated: (body) => ({ body: body.subarray(0, body.length >> 1) }),
  swapped: () => ({ body: '<!doctype html><title>Welcome to the network of this hotel</title>' }),
  stale: (body) => ({ body: Buffer.concat([body, Buffer.from('\n')]) }),
  empty: () => ({ body: '' }),
  'of another type': () => ({ type: 'application/octet-stream' }),
};

/** Until the site is kept and this page is the worker's. @param {import("playwright-core").Page} page @param {string} version */
const keptBy = (page, version) =>
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
 * Breaks what is kept, all the kinds of files at once.
 * @param {import("playwright-core").Page} page @param {string} fault @param {string[]} paths
 */
const breakKept = (page, fault, paths) =>
  page.evaluate(
    async ({ fault, paths }) => {
      const names = (await caches.keys()).filter((name) => !name.endsWith(':tabs'));
      const cache = await caches.open(names[0]);
      const addresses = paths.map((path) => new URL(path, location.href.replace(/#.*/, '')).href);
      const bodies = await Promise.all(
        addresses.map(async (address) => (await cache.match(address))?.arrayBuffer() ?? new ArrayBuffer(0)),
      );
      for (const [n, address] of addresses.entries()) {
        const known = await cache.match(address);
        const headers = new Headers(known?.headers);
        const body = new Uint8Array(bodies[n]);
        const other = bodies[(n + 1) % bodies.length];
        if (fault === 'missing') await cache.delete(address);
        else if (fault === 'of another type') {
          headers.set('Content-Type', 'application/octet-stream');
          await cache.put(address, new Response(body, { headers }));
        } else {
          const spoilt = {
            truncated: body.subarray(0, body.length >> 1),
            swapped: other,
            stale: new Blob([body, '\n']),
            empty: '',
          }[fault];
          await cache.put(address, new Response(spoilt, { headers }));
        }
      }
    },
    { fault, paths },
  );

/**
 * What is kept of these files: their hashes and types. @param {import("playwright-core").Page} page @param {string[]} paths
 * @returns {Promise<string[][]>}
 */
const keptOf = (page, paths) =>
  page.evaluate(async (paths) => {
    const names = (await caches.keys()).filter((name) => !name.endsWith(':tabs'));
    const cache = await caches.open(names[0]);
    return Promise.all(
      paths.map(async (path) => {
        const known = await cache.match(new URL(path, location.href.replace(/#.*/, '')));
        const digest = new Uint8Array(
          await crypto.subtle.digest('SHA-256', (await known?.arrayBuffer()) ?? new ArrayBuffer(0)),
        );
        const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
        return [hash, known?.headers.get('Content-Type')?.split(';')[0] ?? ''];
      }),
    );
  }, paths);

test('what is kept and broken is fetched anew before a page has it; without a host it is no page’s either', async (t) => {
  const { directory } = copySite();
  const site = await serveFor(t, { directory });
  const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW, allow: BROKEN });
  await waitForTable(page);
  const version = await buildOf(page);
  await keptBy(page, version);
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  const paths = Object.values(KINDS);
  const sound = await keptOf(page, paths);
  assert.equal(new Set(sound.map(([hash]) => hash)).size, paths.length);
  for (const fault of [...Object.keys(FAULTS), 'missing']) {
    await breakKept(page, fault, paths);
    assert.notDeepEqual(await keptOf(page, paths), sound, fault);
    await page.reload();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply], fault));
    assert.equal(await page.locator('#repair').isVisible(), false);
    // What the page has not asked for is looked at a while after it began.
    await eventually(async () => assert.deepEqual(await keptOf(page, paths), sound, fault));
  }
  // The bytes are right: their type needs no host. A font that is broken is done without.
  await breakKept(page, 'of another type', paths);
  await breakKept(page, 'truncated', [KINDS.font]);
  await context.setOffline(true);
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  // A page that is broken is not begun with; when the host is there again, it is whole.
  await breakKept(page, 'truncated', [KINDS.html]);
  await assert.rejects(page.reload(), /ERR_/);
  await context.setOffline(false);
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  await eventually(async () => assert.deepEqual(await keptOf(page, paths), sound));
});

test('no version is installed of which a file came wrong; the next one is, and the one before it again', async (t) => {
  const { directory, release } = copySite();
  /** @type {[path: string, fault: string] | undefined} */
  let wrong;
  const site = await serveFor(t, {
    directory,
    spoil: (name, body) => (wrong && name === wrong[0] ? FAULTS[wrong[1]](Buffer.from(body)) : undefined),
  });
  // A few files are enough, each another one with every version.
  const more = Object.fromEntries(
    ['js', 'wasm', 'css', 'woff2', 'txt'].map((end) => [`www/kind.${end}`, '/* VERSION */']),
  );
  const put = (/** @type {string} */ version) => release(version, { only: ['index.html'], more });
  put('first');
  const { page } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW, allow: BROKEN });
  await waitForTable(page);
  await keptBy(page, 'first');
  const ply = await playLine(page, mouse(page), sly, { to: 6 });
  /** Looks for a new version, to the end; whether one waits. */
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      const { installing } = registration ?? {};
      if (installing?.state === 'installing')
        await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
      return !!registration?.waiting;
    });
  for (const path of ['index.html', ...Object.keys(more)]) {
    for (const fault of Object.keys(FAULTS).filter((one) => one !== 'of another type')) {
      put(`${path}, ${fault}`);
      wrong = [path, fault];
      assert.equal(await update(), false, `${path}, ${fault}`);
    }
  }
  assert.equal(await buildOf(page), 'first');
  // The right bytes under a wrong name are kept under the right one.
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

test('a page that cannot start offers to be repaired, and has its game then: what the browser keeps is asked for anew', async (t) => {
  /** @type {string[]} */
  let wrong = [];
  let fault = '';
  const site = await serveFor(t, {
    spoil: (name, body) => (wrong.includes(name) ? FAULTS[fault](Buffer.from(body)) : undefined),
  });
  const { page } = await open(t, `#${sly.links[0]}`, { site, allow: BROKEN });
  await waitForTable(page);
  const repair = page.getByRole('button', { name: 'Repair' });
  assert.equal(await repair.isVisible(), false);
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  for (const [what, ...paths] of [
    ['truncated', KINDS.js],
    ['empty', KINDS.js],
    // The rules of the game alone, or those of all games: one of them is enough.
    ['swapped', KINDS.wasm, KINDS['the wasm of one game']],
    ['of another type', built('www/table/define.js')],
  ]) {
    [wrong, fault] = [paths, what];
    // The browser asks again for what it has already, and keeps what comes.
    await page.evaluate(
      (addresses) => Promise.all(addresses.map(async (one) => (await fetch(one, { cache: 'reload' })).text())),
      paths,
    );
    await page.reload();
    await until(() => repair.isVisible(), { what: `help with ${paths.join(', ')}, ${what}` });
    wrong = [];
    await page.reload();
    await until(() => repair.isVisible(), { what: 'help as long as the browser keeps what is wrong' });
    await repair.click();
    await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
    assert.equal(await repair.isVisible(), false);
  }
});

test('a version that is broken for good gives way to the host’s, when there is a host, and takes no game with it', async (t) => {
  const { directory, release } = copySite();
  release('first');
  /** The files of the first version are gone from the host. @type {string | undefined} */
  let gone;
  const site = await serveFor(t, { directory, spoil: (name) => (name === gone ? { body: 'gone' } : undefined) });
  const { page, context } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW, allow: BROKEN });
  await waitForTable(page);
  await keptBy(page, 'first');
  const ply = await playLine(page, mouse(page), sly, { to: 4 });
  gone = KINDS.js;
  await breakKept(page, 'truncated', [KINDS.js]);
  await context.setOffline(true);
  await page.reload();
  const repair = page.getByRole('button', { name: 'Repair' });
  await until(() => repair.isVisible(), { what: 'help' });
  await repair.click();
  await until(() => page.getByText('can’t be reached').isVisible(), { what: 'a word on the connection' });
  assert.ok(await page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith(':first'))));
  await context.setOffline(false);
  gone = undefined;
  release('second');
  await repair.click();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[ply]));
  assert.equal(await buildOf(page), 'second');
  await keptBy(page, 'second');
});

test('with no room for a note of which page is of which version, the site is served all the same', async (t) => {
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
  const site = await serveFor(t, { directory });
  const { page } = await open(t, `#${sly.links[0]}`, { site, context: ALLOW });
  await waitForTable(page);
  await keptBy(page, await buildOf(page));
  await page.reload();
  await eventually(async () => assert.equal((await waitForTable(page)).link, sly.links[0]));
});
