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
//
// What is kept is looked at again whenever it is served: a file that is missing, or is not what its hash says, is fetched
// anew and put in its place, and never reaches a page. What cannot be had either is an error, and no other version's
// file: then the page says that it could not start, and offers to begin with nothing kept (index.html).

/** @typedef {Record<string, string>} Hashes the SHA-256 of each file, by its path */
/**
 * The files of a version: those that everybody has, and those of each language but English, kept where it is spoken.
 * @typedef {{ files: Hashes, languages: Record<string, Hashes> }} Lists
 */
/** @typedef {{ version: string } & Lists} Build */

/** @type {Build | null} */
const BUILD = null;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Another copy of the site, in another folder of the host, has its own. */
const PREFIX = `cadogan:${new URL(SCOPE).pathname}:`;
const TABS = `${PREFIX}tabs`;
/** How many files are asked for at a time. */
const LANES = 4;

/** What a browser must be told of a file, whatever a host says: it starts no script that is called a text. */
const TYPES = new Map([
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
    // A page that came before the worker says which version it is of. It stands by now: there is time to look after the
    // files that it may want where there is no network.
    else if (typeof data?.hello === 'string' && source instanceof Client)
      event.waitUntil(pin(source.id, PREFIX + data.hello).then(mend));
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
    await bringAll(cache, await wanted(build));
    // Whoever serves a page of this version when it is an old one knows its files by this.
    await (await caches.open(TABS)).put(listOf(own), new Response(JSON.stringify({ files, languages })));
    if (!(await caches.has(own))) throw new Error('what was brought has been swept away');
  }

  /** Puts files into the cache, from another version's if they have not changed. @param {Cache} cache @param {Hashes} hashes */
  async function bringAll(cache, hashes) {
    const earlier = await Promise.all((await ours()).filter((name) => name !== TABS).map((name) => caches.open(name)));
    await each(hashes, async (path, hash) => {
      const address = addressOf(path);
      for (const one of earlier) {
        const known = await one.match(address);
        if (known && (await isIt(known, hash))) return cache.put(address, called(known, path));
      }
      if (!(await bring(cache, path, hash, true))) throw new Error(`${path} is not of version ${version}`);
    });
  }

  /** A page speaks a language: its words are kept from now on, those of later versions too. @param {string} code */
  async function keepWords(code) {
    if (!Object.hasOwn(languages, code)) return;
    await (await caches.open(TABS)).put(wordsOf(code), new Response(code));
    if (await caches.has(own)) await bringAll(await caches.open(own), languages[code]);
  }

  /** What is kept of a version: what everybody has, and what the languages want that pages have spoken. @param {Lists} lists */
  async function wanted(lists) {
    const tabs = await caches.open(TABS);
    const codes = Object.keys(lists.languages);
    const spoken = await Promise.all(codes.map(async (code) => ((await tabs.match(wordsOf(code))) ? [code] : [])));
    return /** @type {Hashes} */ (
      Object.assign({}, lists.files, ...spoken.flat().map((code) => lists.languages[code]))
    );
  }

  /** @param {Hashes} hashes @param {(path: string, hash: string) => Promise<unknown>} act */
  async function each(hashes, act) {
    const queue = Object.entries(hashes).values();
    const lane = async () => {
      for (const [path, hash] of queue) await act(path, hash);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /**
   * Puts a file of the host's into a cache. What the browser or something on the way has kept is not trusted if it is wrong.
   * @param {Cache} cache @param {string} path @param {string} hash @param {boolean} [must] whether it has to be kept: else a
   *   file for which there is no room is served all the same
   * @returns {Promise<Response | undefined>} the file, if it is the right one
   */
  async function bring(cache, path, hash, must = false) {
    const address = addressOf(path);
    for (const mode of /** @type {const} */ (['no-cache', 'reload'])) {
      const answer = await fetch(address, { cache: mode });
      if (!answer.ok || answer.redirected || !(await isIt(answer, hash))) continue;
      const file = called(answer, path);
      await cache.put(address, file.clone()).catch((error) => {
        if (must) throw error;
      });
      return file;
    }
    return undefined;
  }

  /** Whether an answer is the file of this hash. @param {Response} answer @param {string} hash */
  async function isIt(answer, hash) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
  }

  /** The same answer with the type that it must have. @param {Response} answer @param {string} path */
  function called(answer, path) {
    const type = TYPES.get(path.slice(path.lastIndexOf('.') + 1));
    const essence = (/** @type {string | null | undefined} */ text) => (text ?? '').split(';')[0].trim().toLowerCase();
    if (!type || essence(answer.headers.get('Content-Type')) === essence(type)) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Content-Type', type);
    return new Response(answer.body, { headers });
  }

  // Mending

  /** The files of a version; of one that was kept before hashes were written down, nothing is known. @param {string} name */
  async function listsOf(name) {
    if (name === own) return build;
    const list = await (await caches.open(TABS)).match(listOf(name));
    return /** @type {Lists} */ (list ? await list.json() : { files: {}, languages: {} });
  }

  /** The hash of a file, in whatever language it is. @param {Lists} lists @param {string} path */
  const hashIn = (lists, path) =>
    [lists.files, ...Object.values(lists.languages)].find((hashes) => Object.hasOwn(hashes, path))?.[path];

  /**
   * A kept file, brought again if it is broken or gone.
   * @param {string} name of its version's cache @param {string} path
   * @returns {Promise<Response | undefined>} nothing if it is none of the version's; an error if it cannot be had
   */
  async function keptFile(name, path) {
    const cache = await caches.open(name);
    const known = await cache.match(addressOf(path));
    const hash = hashIn(await listsOf(name), path);
    if (hash === undefined) return known;
    if (known && (await isIt(known, hash))) {
      const file = called(known, path);
      if (file !== known) await cache.put(addressOf(path), file.clone()).catch(() => {});
      return file;
    }
    return (await bring(cache, path, hash).catch(() => {})) ?? Response.error();
  }

  /** Looks at every file of every version that is kept. */
  async function mend() {
    for (const name of await ours())
      if (name !== TABS) await each(await wanted(await listsOf(name)), (path) => keptFile(name, path));
  }

  // Serving

  /** The page itself, which begins with this version. @param {FetchEvent} event */
  async function begin(event) {
    event.waitUntil(sweep());
    const known = await keptFile(own, 'index.html');
    // A host that has gone on has the page of another version, and its files.
    if (!known?.ok) return fetch(event.request);
    await pin(event.resultingClientId, own);
    return known;
  }

  /** What a page asks for, from the version that it began with. @param {FetchEvent} event @param {string} path */
  async function file(event, path) {
    const { request, clientId } = event;
    const cache = await versionOf(clientId);
    // A worker that a page starts is of the page's version.
    if (cache && request.destination === 'worker' && event.resultingClientId) await pin(event.resultingClientId, cache);
    return (cache && (await keptFile(cache, path))) || fromAfar(request, path);
  }

  /** From the network; where there is none, what is kept. @param {Request} request @param {string} path */
  async function fromAfar(request, path) {
    try {
      return await fetch(request);
    } catch (error) {
      const known = await keptFile(own, path);
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

  /** Where the hashes of a version are written down. @param {string} cache */
  const listOf = (cache) => addressOf(`?files=${encodeURIComponent(cache)}`);

  /** @param {string} client @param {string} cache */
  async function pin(client, cache) {
    if (!client || !(await caches.has(cache))) return;
    pins.set(client, cache);
    // Where there is no room for a note, it is known as long as this worker lives: no reason to serve nothing.
    await caches
      .open(TABS)
      .then((tabs) => tabs.put(noteOf(client), new Response(cache)))
      .catch(() => {});
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
    const lists = new Set(names.map(listOf));
    for (const request of await tabs.keys()) {
      const note = await tabs.match(request);
      if (new URL(request.url).searchParams.has('words')) continue;
      if (live.has(request.url) && note) used.add(await note.text());
      else if (!lists.has(request.url)) await tabs.delete(request);
    }
    // A version that is being brought, or waits, is nobody's yet.
    if (worker.registration.installing || (worker.registration.waiting && worker.registration.active)) return;
    for (const name of names) {
      if (used.has(name)) continue;
      await caches.delete(name);
      await tabs.delete(listOf(name));
    }
  }
}
