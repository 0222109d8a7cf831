// Loads the tools' WebAssembly: entered deals, games as text, moves in words, problems, QR codes.

import '../../words/reports.js';
import { toolsModule } from '../assets.js';
import init, {
  ownCards,
  ProblemList,
  qrCode,
  readChallenge,
  readProblem,
  readText,
  tell,
  writeChallenge,
  writeText,
} from '../../pkg/patience_tools_wasm.js';

export {
  ownCards as checkDeal,
  ProblemList,
  qrCode,
  readChallenge,
  readProblem,
  readText,
  tell as describeMoves,
  writeChallenge,
  writeText,
};

/** @type {Promise<unknown> | null} */
let loading = null;

/** Loads the tools; after a failure the next call tries again. */
export function whenReady() {
  loading ??= init({ module_or_path: toolsModule });
  loading.catch(() => (loading = null));
  return loading;
}

/** Local date, such as "1914-06-28". */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
