// Files that a page makes.

import { h } from './dom.js';

/** Downloads a text or other bytes as a file. @param {string} name @param {BlobPart} content @param {string} type */
export function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  h('a', { href: address, download: name }).click();
  // The browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
