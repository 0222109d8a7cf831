// The addresses of the tools' files, beside assets.js: the first load needs none of them.

import { asset } from './assets.js';

/** Entered deals, games as text, moves in words, problems, QR codes. */
export const TOOLS = asset(
  'pkg/patience_tools_wasm_bg.wasm',
  () => new URL('./pkg/patience_tools_wasm_bg.wasm', import.meta.url),
);

/** The address of a game's list of problems. @param {string} id */
export const problemList = (id) =>
  asset(
    `problems/${encodeURIComponent(id)}.txt`,
    () => new URL(`./problems/${encodeURIComponent(id)}.txt`, import.meta.url),
  );
