// Loads the tools' WebAssembly: entered deals, games as text, moves in words, problems, QR codes.

import { TOOLS } from '../tool-assets.js';
import init from '../pkg/patience_tools_wasm.js';
import '../words/reports.js';

/** @type {Promise<unknown> | null} */
let loading = null;

/** Loads the tools; after a failure the next call tries again. */
export function whenReady() {
  loading ??= init({ module_or_path: TOOLS });
  loading.catch(() => (loading = null));
  return loading;
}
