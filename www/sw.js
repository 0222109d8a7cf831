// The service worker: after the first visit the site works offline, and no page gets files of two versions.
//
// `cargo xtask dist` replaces `null` by the list of files. Without it (`cargo xtask serve`) the worker unregisters itself and
// deletes its caches, so that pages load from the disk.
//
// Each version has its own cache, filled before the worker counts as installed: an update that fails, or that meets a host in
// the middle of a deployment, leaves the old version intact. A new version waits until the player accepts it, or no page of the
// old one is open. An open page is served from the version that it started with, recorded in `TABS`. Requests of clients that
// this worker did not start (frames in other pages, pages older than the worker) go to the network first, then to the cache.
//
// Cached files are verified whenever they are served: a missing or corrupt one is fetched again before it reaches a page. If
// that fails, the answer is an error rather than another version's file; the page then offers to start without its caches
// (index.html).

/** @typedef {Record<string, string>} Hashes the SHA-256 of each file, by its path */
/**
 * The files of a version: files that are always cached, and files of each language except English, cached if it is used.
 * @typedef {{ files: Hashes, languages: Record<string, Hashes> }} Lists
 */
/** @typedef {{ version: string } & Lists} Build */

/** @type {Build | null} */
const BUILD = null;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Includes the path: a host may have several copies of the site. */
const PREFIX = `cadogan:${new URL(SCOPE).pathname}:`;
/** The cache of records: versions of open pages, used languages, and the hashes of each version. */
const TABS = `${PREFIX}tabs`;
/** Number of files fetched at a time. */
const PARALLEL_FETCHES = 4;

/** Content types by extension, set whatever the host sends: browsers run no script that is served as text. */
const CONTENT_TYPES = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['woff2', 'font/woff2'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
]);

/** @param {string} path */
const addressOf = (path) => new URL(path, SCOPE).href;

const siteCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

if (BUILD) serve(BUILD);
else uninstall();

function uninstall() {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await siteCaches()) await caches.delete(name);
        await worker.registration.unregister();
      })(),
    ),
  );
}

/** @param {Build} build */
function serve(build) {
  const { version, files, languages } = build;
  const cacheName = PREFIX + version;

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(deleteUnused().then(() => worker.clients.claim())));
  worker.addEventListener('message', (event) => {
    const { data, source } = event;
    if (data === 'take') event.waitUntil(worker.skipWaiting());
    else if (typeof data?.speaks === 'string') event.waitUntil(cacheLanguage(data.speaks).catch(() => {}));
    // A page older than the worker sends its version. It has loaded by now: its files are repaired for use offline.
    else if (typeof data?.hello === 'string' && source instanceof Client)
      event.waitUntil(pin(source.id, PREFIX + data.hello).then(repairAll));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.href.startsWith(SCOPE)) return;
    const path = url.pathname.slice(new URL(SCOPE).pathname.length);
    if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(servePage(event));
    else if (request.mode === 'navigate') event.respondWith(fetchOrCached(request, path));
    else event.respondWith(serveFile(event, path));
  });

  // Installation

  async function install() {
    const cache = await caches.open(cacheName);
    await fillCache(cache, await filesOf(build));
    // A later worker that serves pages of this version reads the hashes here.
    await (await caches.open(TABS)).put(listKey(cacheName), new Response(JSON.stringify({ files, languages })));
    if (!(await caches.has(cacheName))) throw new Error('the new cache was deleted during installation');
  }

  /** Fills a cache, with unchanged files from other versions. @param {Cache} cache @param {Hashes} hashes */
  async function fillCache(cache, hashes) {
    const otherCaches = await Promise.all(
      (await siteCaches()).filter((name) => name !== TABS).map((name) => caches.open(name)),
    );
    await forEachFile(hashes, async (path, hash) => {
      const address = addressOf(path);
      for (const other of otherCaches) {
        const copy = await other.match(address);
        if (copy && (await hasHash(copy, hash))) return cache.put(address, withContentType(copy, path));
      }
      if (!(await fetchFile(cache, path, hash, true))) throw new Error(`${path} is not of version ${version}`);
    });
  }

  /** Caches the catalogues of a language that a page uses, in this version and the next ones. @param {string} code */
  async function cacheLanguage(code) {
    if (!Object.hasOwn(languages, code)) return;
    await (await caches.open(TABS)).put(languageKey(code), new Response(code));
    if (await caches.has(cacheName)) await fillCache(await caches.open(cacheName), languages[code]);
  }

  /** The files to cache of a version, with those of the used languages. @param {Lists} lists */
  async function filesOf(lists) {
    const tabs = await caches.open(TABS);
    const codes = Object.keys(lists.languages);
    const usedCodes = await Promise.all(
      codes.map(async (code) => ((await tabs.match(languageKey(code))) ? [code] : [])),
    );
    return /** @type {Hashes} */ (
      Object.assign({}, lists.files, ...usedCodes.flat().map((code) => lists.languages[code]))
    );
  }

  /** @param {Hashes} hashes @param {(path: string, hash: string) => Promise<unknown>} callback */
  async function forEachFile(hashes, callback) {
    const queue = Object.entries(hashes).values();
    const fetchNext = async () => {
      for (const [path, hash] of queue) await callback(path, hash);
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
  }

  /**
   * Fetches a file into a cache. If HTTP caches deliver a wrong version, fetches it again past them.
   * @param {Cache} cache @param {string} path @param {string} hash @param {boolean} [must] true: rejects if the file cannot be
   *   stored, as for lack of space; false: returns it all the same
   * @returns {Promise<Response | undefined>} the file, if its hash is right
   */
  async function fetchFile(cache, path, hash, must = false) {
    const address = addressOf(path);
    for (const mode of /** @type {const} */ (['no-cache', 'reload'])) {
      const answer = await fetch(address, { cache: mode });
      if (!answer.ok || answer.redirected || !(await hasHash(answer, hash))) continue;
      const file = withContentType(answer, path);
      await cache.put(address, file.clone()).catch((error) => {
        if (must) throw error;
      });
      return file;
    }
    return undefined;
  }

  /** True if the body of a response has a hash. @param {Response} answer @param {string} hash */
  async function hasHash(answer, hash) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
  }

  /** The response with the content type of its path. @param {Response} answer @param {string} path */
  function withContentType(answer, path) {
    const type = CONTENT_TYPES.get(path.slice(path.lastIndexOf('.') + 1));
    const essence = (/** @type {string | null | undefined} */ text) => (text ?? '').split(';')[0].trim().toLowerCase();
    if (!type || essence(answer.headers.get('Content-Type')) === essence(type)) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Content-Type', type);
    return new Response(answer.body, { headers });
  }

  // Repair

  /** The files of a version; empty for old versions that recorded no hashes. @param {string} name */
  async function listsOf(name) {
    if (name === cacheName) return build;
    const list = await (await caches.open(TABS)).match(listKey(name));
    return /** @type {Lists} */ (list ? await list.json() : { files: {}, languages: {} });
  }

  /** The hash of a file, of any language. @param {Lists} lists @param {string} path */
  const hashIn = (lists, path) =>
    [lists.files, ...Object.values(lists.languages)].find((hashes) => Object.hasOwn(hashes, path))?.[path];

  /**
   * A cached file, fetched again if it is corrupt or missing.
   * @param {string} name of its version's cache @param {string} path
   * @returns {Promise<Response | undefined>} undefined if it is not a file of the version; an error if it cannot be fetched
   */
  async function cachedFile(name, path) {
    const cache = await caches.open(name);
    const copy = await cache.match(addressOf(path));
    const hash = hashIn(await listsOf(name), path);
    if (hash === undefined) return copy;
    if (copy && (await hasHash(copy, hash))) {
      const file = withContentType(copy, path);
      if (file !== copy) await cache.put(addressOf(path), file.clone()).catch(() => {});
      return file;
    }
    return (await fetchFile(cache, path, hash).catch(() => {})) ?? Response.error();
  }

  /** Verifies every file of every cached version. */
  async function repairAll() {
    for (const name of await siteCaches())
      if (name !== TABS) await forEachFile(await filesOf(await listsOf(name)), (path) => cachedFile(name, path));
  }

  // Serving

  /** Serves the page, and records this version for it. @param {FetchEvent} event */
  async function servePage(event) {
    event.waitUntil(deleteUnused());
    const page = await cachedFile(cacheName, 'index.html');
    // The host may have a newer version by now, whose page fits its files.
    if (!page?.ok) return fetch(event.request);
    await pin(event.resultingClientId, cacheName);
    return page;
  }

  /** Serves a file of the version that its page started with. @param {FetchEvent} event @param {string} path */
  async function serveFile(event, path) {
    const { request, clientId } = event;
    const cache = await versionOf(clientId);
    // A page's workers get its version.
    if (cache && request.destination === 'worker' && event.resultingClientId) await pin(event.resultingClientId, cache);
    return (cache && (await cachedFile(cache, path))) || fetchOrCached(request, path);
  }

  /** Serves a file from the network, or offline from this version's cache. @param {Request} request @param {string} path */
  async function fetchOrCached(request, path) {
    try {
      return await fetch(request);
    } catch (error) {
      const copy = await cachedFile(cacheName, path);
      if (copy) return copy;
      throw error;
    }
  }

  // Versions of open pages. They are recorded in TABS, since browsers stop and restart service workers at any time.

  /** Caches by client id, as far as this worker has read them. @type {Map<string, string>} */
  const pins = new Map();

  /** @param {string} code */
  const languageKey = (code) => addressOf(`?words=${code}`);

  /** @param {string} client */
  const tabKey = (client) => addressOf(`?tab=${encodeURIComponent(client)}`);

  /** @param {string} cache */
  const listKey = (cache) => addressOf(`?files=${encodeURIComponent(cache)}`);

  /** @param {string} client @param {string} cache */
  async function pin(client, cache) {
    if (!client || !(await caches.has(cache))) return;
    pins.set(client, cache);
    // If storage is full, `pins` remembers it while this worker runs.
    await caches
      .open(TABS)
      .then((tabs) => tabs.put(tabKey(client), new Response(cache)))
      .catch(() => {});
  }

  /** @param {string} client @returns {Promise<string>} the cache of its version, or empty */
  async function versionOf(client) {
    let found = pins.get(client);
    if (found === undefined && client) {
      const record = await (await caches.open(TABS)).match(tabKey(client));
      found = record ? await record.text() : '';
      if (found) pins.set(client, found);
    }
    return found ?? '';
  }

  /** Deletes the records of closed pages, and the versions that no page uses. */
  async function deleteUnused() {
    const names = await siteCaches();
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    const live = new Map(open.map(({ id }) => [tabKey(id), id]));
    const tabs = await caches.open(TABS);
    const used = new Set([cacheName, TABS]);
    const lists = new Set(names.map(listKey));
    for (const request of await tabs.keys()) {
      const record = await tabs.match(request);
      if (new URL(request.url).searchParams.has('words')) continue;
      if (live.has(request.url) && record) used.add(await record.text());
      else if (!lists.has(request.url)) await tabs.delete(request);
    }
    // A version that is installing or waiting has no pages yet.
    if (worker.registration.installing || (worker.registration.waiting && worker.registration.active)) return;
    for (const name of names) {
      if (used.has(name)) continue;
      await caches.delete(name);
      await tabs.delete(listKey(name));
    }
  }
}
