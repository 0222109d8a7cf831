// Where every file lies that the table fetches while it runs. The addresses stand here, those of what is not wanted soon in
// assets.js, and nowhere else, each whole, so that bundlers find them, and relative to this module, which is one level deep
// wherever the others are joined. A page whose bundler does not take them along says with `setBase` where it has put them.

/** Turbopack gives addresses without an origin. Node has no page: its addresses are whole. */
const PAGE = globalThis.document?.baseURI ?? globalThis.location?.href ?? 'file:///';

/** By its path in the package. @type {[path: string, address: URL][]} */
const all = [];
/** @type {string | undefined} */
let base;

/** @param {string} path @param {() => URL} find fails in a classic script, which has no address */
function address(path, find) {
  try {
    return new URL(String(find()), PAGE);
  } catch {
    return new URL(path, PAGE);
  }
}

/** @param {string} path @param {() => URL} find */
export function asset(path, find) {
  const found = base ? new URL(path, base) : address(path, find);
  all.push([path, found]);
  return found;
}

export const ENGINE = asset('pkg/patience_wasm_bg.wasm', () => new URL('./pkg/patience_wasm_bg.wasm', import.meta.url));

export const TABLE_SHEET = asset('table/table.css', () => new URL('./table/table.css', import.meta.url));
export const CROSSES_SHEET = asset('cards/crosses.css', () => new URL('./cards/crosses.css', import.meta.url));
export const CONTRAST_SHEET = asset('ui/contrast.css', () => new URL('./ui/contrast.css', import.meta.url));

export const FONT = asset('fonts/patience-text.woff2', () => new URL('./fonts/patience-text.woff2', import.meta.url));

/** Its letters with accents. */
export const FONT_ACCENTS = asset(
  'fonts/patience-accents.woff2',
  () => new URL('./fonts/patience-accents.woff2', import.meta.url),
);

/** The list of a game's winnable deals. @param {string} id */
export function dealList(id) {
  const path = `deals/${encodeURIComponent(id)}.txt`;
  return base
    ? new URL(path, base)
    : address(path, () => new URL(`./deals/${encodeURIComponent(id)}.txt`, import.meta.url));
}

/**
 * Takes every file from a folder that holds those of the npm package, from now on and for all tables of the page. What has
 * been fetched stays. By script alone: scripts are among the files.
 * @param {string | URL} folder relative to the page; the final slash may be left out
 * @throws {TypeError} if it is no address
 */
export function setBase(folder) {
  base = new URL(String(folder).replace(/\/?$/, '/'), PAGE).href;
  for (const [path, found] of all) found.href = new URL(path, base).href;
}

export const SOLVER = asset(
  'pkg/patience_solver_wasm_bg.wasm',
  () => new URL('./pkg/patience_solver_wasm_bg.wasm', import.meta.url),
);
export const SOLVER_WORKER = asset('solver/worker.js', () => new URL('./solver/worker.js', import.meta.url));
export const PLAYER_SHEET = asset(
  'table/line-player/line-player.css',
  () => new URL('./table/line-player/line-player.css', import.meta.url),
);
export const ASKING_SHEET = asset(
  'table/command-line/command-line.css',
  () => new URL('./table/command-line/command-line.css', import.meta.url),
);
export const REFUSAL_SHEET = asset(
  'table/overlays/refusal.css',
  () => new URL('./table/overlays/refusal.css', import.meta.url),
);
export const ARROW_SHEET = asset('ui/arrow.css', () => new URL('./ui/arrow.css', import.meta.url));
export const LESSON_SHEET = asset(
  'table/lesson/lesson.css',
  () => new URL('./table/lesson/lesson.css', import.meta.url),
);
export const RULES_SHEET = asset('book/rules.css', () => new URL('./book/rules.css', import.meta.url));
export const MAGNIFIED_SHEET = asset('table/zoom/zoom.css', () => new URL('./table/zoom/zoom.css', import.meta.url));
export const WON_SHEET = asset('table/win/win.css', () => new URL('./table/win/win.css', import.meta.url));
export const VERDICT_SHEET = asset(
  'table/solver-ui/verdict.css',
  () => new URL('./table/solver-ui/verdict.css', import.meta.url),
);
