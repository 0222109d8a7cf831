// The tools: own cards, games as text, moves in words, QR codes.

import '../../words/deferred.js';
import { toolsModule } from '../assets.js';
import init, { ownCards, qrCode, readText, tell, writeText } from '../../pkg/patience_tools_wasm.js';

export { ownCards, qrCode, readText, tell, writeText };

/** @type {Promise<unknown> | null} */
let loading = null;

/** Loads the tools' WebAssembly; a failure is forgotten. */
export function whenReady() {
  loading ??= init({ module_or_path: toolsModule });
  loading.catch(() => (loading = null));
  return loading;
}

/** This day where the player is: "1914-06-28". */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
