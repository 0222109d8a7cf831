// Where every file lies that the table fetches while it runs. The addresses stand here and nowhere else, each whole, so
// that bundlers find them, and relative to this module, which is one level deep wherever the others are joined.

export const ENGINE = new URL('./pkg/patience_wasm_bg.wasm', import.meta.url);
export const SOLVER = new URL('./pkg/patience_solver_wasm_bg.wasm', import.meta.url);
export const SOLVER_WORKER = new URL('./solver/worker.js', import.meta.url);

export const TABLE_SHEET = new URL('./table/table.css', import.meta.url);
export const PLAYER_SHEET = new URL('./table/player.css', import.meta.url);
export const REFUSAL_SHEET = new URL('./table/refusal.css', import.meta.url);
export const WON_SHEET = new URL('./table/won/won.css', import.meta.url);
export const VERDICT_SHEET = new URL('./solver/verdict.css', import.meta.url);

export const FONT = new URL('./fonts/patience-text.woff2', import.meta.url);

/** The list of a game's winnable deals. @param {string} id */
export const dealList = (id) => new URL(`./deals/${encodeURIComponent(id)}.txt`, import.meta.url);
