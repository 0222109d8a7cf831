// The module of tools: one's own cards, games as text, moves in words, QR codes. Loaded when it is first asked for.

import '../../words/deferred.js';
import { toolsModule, toolsSheet } from '../assets.js';
import { addSheet } from '../../ui/page-dom.js';
import init, { ownCards, qrCode, readText, tell, writeText } from '../../pkg/patience_tools_wasm.js';

await init({ module_or_path: toolsModule });

export { ownCards, qrCode, readText, tell, writeText };

// What opens by these tools looks by one sheet.
await addSheet(toolsSheet);

/** This day where the player is: "1914-06-28". */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
