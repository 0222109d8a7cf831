// Loads the tools' WebAssembly, which reads entered deals, games as text and problems, and makes moves in words and QR codes.

import { TOOLS } from '../tool-assets.js';
import init from '../pkg/patience_tools_wasm.js';
import { catalogsReady } from '../words/language.js';
// Registers the catalogue with the words of the tools' answers.
import '../words/reports.js';

/** @type {Promise<unknown> | null} */
let loading = null;

/** Loads the tools and the words of their answers; after a failure the next call tries again. */
export function loadTools() {
  loading ??= init({ module_or_path: TOOLS }).catch((error) => {
    loading = null;
    throw error;
  });
  return Promise.all([loading, catalogsReady(['reports'])]);
}
