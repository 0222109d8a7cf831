/** The rules without a table, for pages, workers and Node. */

export type {
  Caption, Card, Features, GameInfo, Layout, LinkSummary, MoveGroup, MoveView, Outcome, PileView, Place, Refusal, Role, Spot, Token,
  View,
} from './pkg/patience_wasm.js';

export {
  /** Returns all games and variants. */
  games,
  /** Returns the places of a game's piles in card widths, on a wide or a tall table. */
  layout,
  /** Reads a link, an address or a deal code. Throws a `Refusal` for a bad one. */
  read,
  /** A game: open, play, undo, save. Bad links and illegal moves throw a `Refusal`. Call `free()` when done. */
  Table,
} from './pkg/patience_wasm.js';

import type { Token } from './pkg/patience_wasm.js';

/** Returns the English sentence of a token. */
export function say(token: Token): string;

/** The address of the WebAssembly that `loadEngine` fetches. */
export const engineModule: URL;

/**
 * Loads the rules, once; call it before everything else. By default it fetches `engineModule`; in Node, pass the bytes:
 * `loadEngine(await readFile(engineModule))`.
 */
export function loadEngine(source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<void>;

/**
 * Sets the folder that all files of the package load from (WebAssembly, worker, style sheets, font, lists of deals), for bundlers
 * that do not include them. Call it right after the import, before anything is awaited. Throws a TypeError for a bad address.
 */
export function setBase(folder: string | URL): void;
