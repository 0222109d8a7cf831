// Without a network: the service worker is asked to keep the site, and a new version is announced, never in the middle
// of a game. Loaded some time after the page is there.

import { trusted } from '../../solver/trusted-types.js';
import { language, onLanguage } from '../../words/language.js';
import { words } from '../../words/site.js';
import { manifest, serviceWorker as script } from '../assets.js';
import { h } from '../../ui/page-dom.js';
import { notify } from '../../ui/toast.js';
import { canInterrupt } from './table-page.js';

/** How long a page may be open before it looks for a new version. */
const HOUR = 3_600_000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let announced = false;
let looked = Date.now();

/** Whether a new version waits for the player. */
export const isFresh = () => !!registration?.waiting && !!navigator.serviceWorker.controller;

/** Begins anew with the new version. The game in hand is in the address, its undone moves are kept. */
export function takeFresh() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration?.waiting?.postMessage('take');
}

/** Says once that there is a new version, when no game would be disturbed. */
function announce() {
  if (announced || !isFresh() || !canInterrupt()) return;
  announced = true;
  notify(
    words.version.fresh,
    [
      { label: words.version.take, act: takeFresh },
      { label: words.version.later, act: () => {} },
    ],
    true,
  );
}

/** Tells the worker what version this page is of. */
function greet() {
  const version = document.querySelector('meta[name="build"]')?.getAttribute('content');
  if (version) navigator.serviceWorker.controller?.postMessage({ hello: version });
}

/** Tells the worker what is spoken: only the words of such languages are kept. */
async function tellLanguage() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ speaks: language });
}

/** @param {ServiceWorkerRegistration} kept */
function watch(kept) {
  kept.addEventListener('updatefound', () => {
    kept.installing?.addEventListener('statechange', announce);
  });
  for (const type of ['patience-ready', 'patience-move']) document.addEventListener(type, announce);
  addEventListener('hashchange', announce);
  addEventListener('popstate', announce);
  document.addEventListener('patience-home', () => queueMicrotask(announce));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    // Without a network there is no newer version to be had.
    kept.update().catch(() => {});
  });
  announce();
}

/** Makes the site one that is kept, and that can be installed. */
export async function keepSite() {
  document.head.append(h('link', { rel: 'manifest', href: manifest.href }));
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('controllerchange', greet);
  greet();
  const worker = /** @type {any} */ (trusted(script));
  registration = await serviceWorker.register(worker, { updateViaCache: 'none' });
  if (!registration) return;
  watch(registration);
  onLanguage(() => void tellLanguage());
  void tellLanguage();
}
