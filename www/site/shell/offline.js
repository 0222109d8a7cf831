// Installs the service worker, and announces a new version, never in the middle of a game.

import { trustedUrl } from '../../solver/trusted-types.js';
import { language, onLanguage } from '../../words/language.js';
import { words } from '../../words/site.js';
import { manifestUrl, serviceWorker as script } from '../assets.js';
import { h } from '../../ui/page-dom.js';
import { showToast } from '../../ui/toast.js';
import { reloadPage } from './address.js';
import { canInterrupt } from './table-page.js';

/** Minimum time between two checks for a new version, in ms. */
const UPDATE_CHECK_MS = 3_600_000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let isAnnounced = false;
let checkedAt = Date.now();

/** True if a new version is waiting to take over. */
export const hasUpdate = () => !!registration?.waiting && !!navigator.serviceWorker.controller;

/** Reloads the page in the new version. The address and the store hold the game. */
export function applyUpdate() {
  const waiting = registration?.waiting;
  // Another tab has made it take over.
  if (!waiting) return reloadPage();
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  waiting.postMessage('take');
}

/** Announces a new version once, when that interrupts no game. */
function announceUpdate() {
  if (isAnnounced || !hasUpdate() || !canInterrupt()) return;
  isAnnounced = true;
  showToast(
    words.version.available,
    [
      { label: words.version.use, onPress: applyUpdate },
      { label: words.version.notNow, onPress: () => {} },
    ],
    true,
  );
}

/** Sends the version of this page to the worker. */
function sendVersion() {
  const version = document.querySelector('meta[name="build"]')?.getAttribute('content');
  if (version) navigator.serviceWorker.controller?.postMessage({ hello: version });
}

/** Sends the language to the worker, which caches the catalogs of used languages only. */
async function sendLanguage() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ speaks: language });
}

/** @param {ServiceWorkerRegistration} registration */
function watchForUpdates(registration) {
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announceUpdate);
  });
  for (const type of ['patience-ready', 'patience-move']) document.addEventListener(type, announceUpdate);
  addEventListener('hashchange', announceUpdate);
  addEventListener('popstate', announceUpdate);
  document.addEventListener('patience-home', () => queueMicrotask(announceUpdate));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    // Without a network there is no update.
    registration.update().catch(() => {});
  });
  announceUpdate();
}

/** Adds the manifest and registers the service worker. */
export async function installServiceWorker() {
  document.head.append(h('link', { rel: 'manifest', href: manifestUrl.href }));
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('controllerchange', sendVersion);
  sendVersion();
  const worker = /** @type {any} */ (trustedUrl(script));
  registration = await serviceWorker.register(worker, { updateViaCache: 'none' });
  watchForUpdates(registration);
  onLanguage(() => void sendLanguage());
  void sendLanguage();
}
