// The tools for the site's panels.

export {
  checkCards,
  qrCode,
  readChallenge,
  readText,
  describeMoves,
  writeChallenge,
  writeText,
} from '../../pkg/patience_tools_wasm.js';
export { whenReady } from '../../engine/tools.js';

/** Local date, such as "1914-06-28". */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
