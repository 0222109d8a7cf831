// The service worker: after a first visit the site works without a network, and no page ever meets files of two versions.
//
// `cargo xtask dist` puts the list of files in the place of `null`. Without it, as `cargo xtask serve` has it, the worker
// removes itself and what an earlier one kept: whoever works on the site sees what lies on the disk.
//
// Each version has a cache of its own, filled before the worker counts as installed: an update that fails, or is of two
// minds because a host was met in the middle of a change, leaves the old one as it was. A new version waits until the
// player asks for it, or until no page of the old one is open. Every page is served from the version it began with, for
// as long as it is open: `TABS` says which. What this worker did not begin (a frame on somebody's page, a page that came
// before the worker) goes to the network, and is kept from failing where there is none.

/**
 * @typedef {object} Build
 * @property {string} version
 * @property {Record<string, string>} files the SHA-1 of each, by path
 * @property {Record<string, Record<string, string>>} languages those of each language but English: kept where it is spoken
 */

/** @type {Build | null} */
const BUILD = null;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Another copy of the site, in another folder of the host, has its own. */
const PREFIX = `cadogan:${new URL(SCOPE).pathname}:`;
const TABS = `${PREFIX}tabs`;
/** How many files are asked for at a time. */
const LANES = 4;

/** @param {string} path */
const addressOf = (path) => new URL(path, SCOPE).href;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

if (BUILD) serve(BUILD);
else leave();

function leave() {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await ours()) await caches.delete(name);
        await worker.registration.unregister();
      })(),
    ),
  );
}

/** @param {Build} build */
function serve(build) {
  const { version, files, languages } = build;
  const own = PREFIX + version;

  worker.addEventListener('install', (event) => event.waitUntil(fill()));
  worker.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => worker.clients.claim())));
  worker.addEventListener('message', (event) => {
    const { data, source } = event;
    if (data === 'take') event.waitUntil(worker.skipWaiting());
    else if (typeof data?.speaks === 'string') event.waitUntil(keepWords(data.speaks).catch(() => {}));
    // A page that came before the worker says which version it is of.
    else if (typeof data?.hello === 'string' && source instanceof Client)
      event.waitUntil(pin(source.id, PREFIX + data.hello));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.href.startsWith(SCOPE)) return;
    const path = url.pathname.slice(new URL(SCOPE).pathname.length);
    if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(begin(event));
    else if (request.mode === 'navigate') event.respondWith(fromAfar(request, path));
    else event.respondWith(file(event, path));
  });

  // Filling

  async function fill() {
    const cache = await caches.open(own);
    await bringAll(cache, { ...files, ...Object.assign({}, ...(await spoken()).map((code) => languages[code])) });
    if (!(await caches.has(own))) throw new Error('what was brought has been swept away');
  }

  /** @param {Cache} cache @param {Record<string, string>} list */
  async function bringAll(cache, list) {
    const earlier = await Promise.all((await ours()).filter((name) => name !== TABS).map((name) => caches.open(name)));
    const queue = Object.entries(list).values();
    const lane = async () => {
      for (const [path, hash] of queue) await bring(cache, earlier, path, hash);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /** A page speaks a language: its words are kept from now on, those of later versions too. @param {string} code */
  async function keepWords(code) {
    if (!Object.hasOwn(languages, code)) return;
    await (await caches.open(TABS)).put(wordsOf(code), new Response(code));
    if (await caches.has(own)) await bringAll(await caches.open(own), languages[code]);
  }

  /** The languages that pages have spoken. */
  async function spoken() {
    const tabs = await caches.open(TABS);
    const known = await Promise.all(
      Object.keys(languages).map(async (code) => (await tabs.match(wordsOf(code))) && code),
    );
    return known.filter((code) => code !== undefined);
  }

  /**
   * Puts a file into the cache, from another version's if it has not changed.
   * @param {Cache} cache @param {Cache[]} earlier @param {string} path @param {string} hash
   */
  async function bring(cache, earlier, path, hash) {
    const address = addressOf(path);
    for (const one of earlier) {
      const known = await one.match(address);
      if (known && (await isIt(known, path, hash))) return cache.put(address, known);
    }
    const answer = await fetch(address, { cache: 'no-cache' });
    if (!answer.ok || answer.redirected || !(await isIt(answer, path, hash)))
      throw new Error(`${path} is not of version ${version}`);
    return cache.put(address, answer);
  }

  /**
   * Whether an answer is the file that belongs to this version. Hosts like to put something into pages: those only have
   * to name the version.
   * @param {Response} answer @param {string} path @param {string} hash
   */
  async function isIt(answer, path, hash) {
    const bytes = await answer.clone().arrayBuffer();
    if (path.endsWith('.html')) return new TextDecoder().decode(bytes).includes(`content="${version}"`);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
  }

  // Serving

  /** The page itself, which begins with this version. @param {FetchEvent} event */
  async function begin(event) {
    event.waitUntil(sweep());
    const known = await (await caches.open(own)).match(addressOf('index.html'));
    if (!known) return fetch(event.request);
    await pin(event.resultingClientId, own);
    return known;
  }

  /** What a page asks for, from the version that it began with. @param {FetchEvent} event @param {string} path */
  async function file(event, path) {
    const { request, clientId } = event;
    const cache = await versionOf(clientId);
    // A worker that a page starts is of the page's version.
    if (cache && request.destination === 'worker' && event.resultingClientId) await pin(event.resultingClientId, cache);
    const known = cache && (await (await caches.open(cache)).match(addressOf(path)));
    return known || fromAfar(request, path);
  }

  /** From the network; where there is none, what is kept. @param {Request} request @param {string} path */
  async function fromAfar(request, path) {
    try {
      return await fetch(request);
    } catch (error) {
      const known = await (await caches.open(own)).match(addressOf(path));
      if (known) return known;
      throw error;
    }
  }

  // Which page is of which version. A worker is ended and begun again as the browser likes: it is written down.

  /** @type {Map<string, string>} */
  const pins = new Map();

  /** @param {string} code */
  const wordsOf = (code) => addressOf(`?words=${code}`);

  /** @param {string} client */
  const noteOf = (client) => addressOf(`?tab=${encodeURIComponent(client)}`);

  /** @param {string} client @param {string} cache */
  async function pin(client, cache) {
    if (!client || !(await caches.has(cache))) return;
    pins.set(client, cache);
    await (await caches.open(TABS)).put(noteOf(client), new Response(cache));
  }

  /** @param {string} client @returns {Promise<string>} the cache of its version, or nothing */
  async function versionOf(client) {
    let found = pins.get(client);
    if (found === undefined && client) {
      const note = await (await caches.open(TABS)).match(noteOf(client));
      found = note ? await note.text() : '';
      if (found) pins.set(client, found);
    }
    return found ?? '';
  }

  /** Removes the notes of pages that are gone, and the versions that no page is of. */
  async function sweep() {
    const names = await ours();
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    const live = new Map(open.map(({ id }) => [noteOf(id), id]));
    const tabs = await caches.open(TABS);
    const used = new Set([own, TABS]);
    for (const request of await tabs.keys()) {
      const note = await tabs.match(request);
      if (new URL(request.url).searchParams.has('words')) continue;
      if (live.has(request.url) && note) used.add(await note.text());
      else await tabs.delete(request);
    }
    // A version that is being brought, or waits, is nobody's yet.
    if (worker.registration.installing || (worker.registration.waiting && worker.registration.active)) return;
    for (const name of names) if (!used.has(name)) await caches.delete(name);
  }
}
