/** The rules without a table: in a page, in a worker, in Node. */

export type {
  Caption, Card, GameInfo, Has, Layout, LinkSummary, MoveGroup, MoveView, Outcome, PileView, Place, Refusal, Role, Spot, Token,
  View,
} from './pkg/patience_wasm.js';

export {
  /** Every game and variant. */
  games,
  /** Where the piles of a game lie, in card widths: on a wide table, or on a tall one. */
  layout,
  /** What a link, an address or a deal's code holds. Throws a `Refusal`. */
  read,
  /** A game in hand: open, play, undo, save. `free()` gives its memory back. What is refused throws a `Refusal`. */
  Table,
} from './pkg/patience_wasm.js';

import type { Token } from './pkg/patience_wasm.js';

/** What the engine says, in English. */
export function say(token: Token): string;

/** Where the WebAssembly is that `loadEngine` fetches. */
export const engineModule: URL;

/**
 * Loads the rules, once; all else here works from then on. Without a source it fetches `engineModule`. Where nothing can be
 * fetched, as in Node, give the bytes: `loadEngine(await readFile(engineModule))`.
 */
export function loadEngine(source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<void>;

/**
 * Takes every file of the package (WebAssembly, worker, style sheets, font, lists of deals) from this folder, for all tables of
 * the page: for bundlers that do not take them along. Call it where the module is imported, before anything is awaited.
 * Throws a TypeError if it is no address.
 */
export function setBase(folder: string | URL): void;
