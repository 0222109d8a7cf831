// Plays gentle deals in Node by obeying every hint, with the page's search, worker, budget and WebAssembly.

import { readFileSync } from 'node:fs';
import { unpackGrades, unpackNumbers } from '../../../www/engine/deals.js';
import { rules } from './games.mjs';

/** @type {((event: { data: unknown }) => void)[]} */
const fromWorker = [];
/** @type {(event: { data: unknown }) => void} */
let toWorker = () => {};

/** The page's worker in this thread. */
class ThisThread {
  /** @param {string} type @param {(event: { data: unknown }) => void} listener */
  addEventListener(type, listener) {
    if (type === 'message') fromWorker.push(listener);
  }
  /** @param {unknown} data */
  postMessage(data) {
    toWorker({ data });
  }
  terminate() {}
}

Object.assign(globalThis, {
  document: { hidden: false, addEventListener() {}, removeEventListener() {} },
  Worker: ThisThread,
  // The origin of a file; the worker's name is the address of its module.
  self: {
    origin: 'null',
    name: readFileSync(new URL('../../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)),
  },
  addEventListener: (/** @type {string} */ _, /** @type {typeof toWorker} */ listener) => (toWorker = listener),
  postMessage: (/** @type {unknown} */ data) => fromWorker.forEach((listener) => listener({ data })),
});
// As on a machine of one core: no helper searches with other seeds.
Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 1 } });
await import('../../../www/solver/worker.js');
const { movesToShow, searchHint } = await import('../../../www/table/solver-ui/hint-search.js');

/** CPU seconds since a moment. @param {NodeJS.CpuUsage} since */
function seconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** The first legal move that is shown where there is no hint, else the first one. @param {import('../../../www/pkg/patience_wasm.js').Table} table @param {string} id */
function firstLegalMove(table, id) {
  const groups = table.moves();
  const { places = [] } = rules.games().find((game) => game.id === id) ?? {};
  return (movesToShow(groups, places, table.view().pending)[0] ?? groups[0].moves[0]).move;
}

/**
 * Obeys every hint; where there is none, plays the legal move that is shown instead.
 * @param {string} id @param {number} number of the deal @param {number[]} [times] CPU seconds of each hint, added to
 * @returns {Promise<{ view: import('../../../www/pkg/patience_wasm.js').View, silent: number }>} the last position, and the positions without a hint
 */
export async function obeyHints(id, number, times = []) {
  const table = rules.Table.numbered(id, number);
  let silent = 0;
  try {
    for (;;) {
      const view = table.view();
      if (view.outcome !== 'playing') return { view, silent };
      /** @type {string[]} */
      let line = [];
      const session = { recordWinningLine: (/** @type {string[]} */ found) => (line = found) };
      const host = /** @type {any} */ ({ view, session, positionSignal: new AbortController().signal });
      const start = process.cpuUsage();
      const hint = await searchHint(table, host, view.link, view.plies);
      times.push(seconds(start));
      // The next hints stay on a line that wins.
      if (line.length) for (const move of line) table.play(move);
      else if (hint?.best && (hint.wins || hint.forced)) table.act(hint.best.move);
      else if (!view.stock) return { view, silent: silent + 1 };
      else {
        silent++;
        table.act(firstLegalMove(table, id));
      }
    }
  } finally {
    table.free();
  }
}

/** The numbers of a game's gentle deals. @param {string} id */
export function gentleDeals(id) {
  const text = readFileSync(new URL(`../../../www/deals/${id}.txt`, import.meta.url), 'utf8');
  const grades = unpackGrades(text);
  return unpackNumbers(text, id).filter((number) => grades[number] === 'gentle');
}

/** The 95% Wilson interval of a share, in per cent. @param {number} won @param {number} all @returns {[number, number]} */
export function wilson(won, all) {
  const z = 1.96;
  const share = won / all;
  const middle = share + (z * z) / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const end = (/** @type {number} */ bound) => (100 * bound) / (1 + (z * z) / all);
  return [end(middle - half), end(middle + half)];
}
