// Loads the tools' WebAssembly, which reads entered deals, games as text and problems, and makes moves in words and QR codes.

import { TOOLS } from '../tool-assets.js';
import init from '../pkg/patience_tools_wasm.js';
import { catalogsReady } from '../words/language.js';
import { once } from './once.js';
// Registers the catalogue with the words of the tools' answers.
import '../words/reports.js';

const loadModule = once(() => init({ module_or_path: TOOLS }));

/** Loads the tools and the words of their answers; after a failure the next call tries again. */
export const loadTools = () => Promise.all([loadModule(), catalogsReady(['reports'])]);
