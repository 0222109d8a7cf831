// Detects browsers that darken light pages automatically. They turn backgrounds dark but leave large drawings unchanged, so that cards
// become black on black. They do not change dark backgrounds and light ink.

import { h } from './dom.js';

/** Channels of a colour that is half dark, together. */
const HALF_DARK = 384;

/** True if the browser darkens light pages: it then gives them another canvas (Chromium's automatic dark theme). */
function isDarkened() {
  if (matchMedia('(forced-colors: active)').matches) return false;
  const probe = h('span', { hidden: true });
  probe.style.colorScheme = 'light';
  probe.style.backgroundColor = 'Canvas';
  document.documentElement.append(probe);
  const channels = getComputedStyle(probe).backgroundColor.match(/[\d.]+/g) ?? [];
  probe.remove();
  return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) < HALF_DARK && channels.length === 3;
}

/** The last answer. @type {boolean | undefined} */
let darkened;

/** Elements in the page's own colours. @type {Set<WeakRef<Element>>} */
const guarded = new Set();

function checkAll() {
  if (document.hidden) return;
  darkened = isDarkened();
  for (const reference of guarded) {
    const element = reference.deref();
    if (element) element.toggleAttribute('data-darkened', darkened);
    else guarded.delete(reference);
  }
}

/** Gives an element the page's dark colours while the browser darkens light ones. @param {Element} element */
export function avoidDarkening(element) {
  // The player may change it while the page is hidden.
  if (!guarded.size) document.addEventListener('visibilitychange', checkAll);
  guarded.add(new WeakRef(element));
  element.toggleAttribute('data-darkened', (darkened ??= isDarkened()));
}
