// The addresses of all files that the table fetches at run time, as `new URL(literal, import.meta.url)`, which bundlers
// recognize. They are relative to this module, which stays one folder deep when modules are joined. For bundlers that do not
// copy these files, `setBase` says where they are.

/** Base for Turbopack's addresses without origin. Node has no page, and absolute addresses. */
const PAGE = globalThis.document?.baseURI ?? globalThis.location?.href ?? 'file:///';

/** All assets, with their paths in the package. @type {[path: string, address: URL][]} */
const assets = [];
/** @type {string | undefined} */
let base;

/** @param {string} path @param {() => URL} find throws in a classic script, which has no import.meta */
function resolve(path, find) {
  try {
    return new URL(String(find()), PAGE);
  } catch {
    return new URL(path, PAGE);
  }
}

/** @param {string} path @param {() => URL} find */
export function asset(path, find) {
  const found = base ? new URL(path, base) : resolve(path, find);
  assets.push([path, found]);
  return found;
}

export const ENGINE = asset('pkg/patience_wasm_bg.wasm', () => new URL('./pkg/patience_wasm_bg.wasm', import.meta.url));

export const TABLE_SHEET = asset('table/table.css', () => new URL('./table/table.css', import.meta.url));
export const CROSSES_SHEET = asset('cards/crosses.css', () => new URL('./cards/crosses.css', import.meta.url));
export const CONTRAST_SHEET = asset('ui/contrast.css', () => new URL('./ui/contrast.css', import.meta.url));

export const FONT = asset('fonts/patience-text.woff2', () => new URL('./fonts/patience-text.woff2', import.meta.url));

/** The font's accented letters. */
export const FONT_ACCENTS = asset(
  'fonts/patience-accents.woff2',
  () => new URL('./fonts/patience-accents.woff2', import.meta.url),
);

/** The address of a game's list of winnable deals. @param {string} id */
export function dealList(id) {
  const path = `deals/${encodeURIComponent(id)}.txt`;
  return base
    ? new URL(path, base)
    : resolve(path, () => new URL(`./deals/${encodeURIComponent(id)}.txt`, import.meta.url));
}

/** The address of the site that this module is served from; empty for the package, which has none. */
export const siteAddress = () => (base ? '' : (/^(.*\/)www\/(?:pkg|immutable)\//.exec(ENGINE.href)?.[1] ?? ''));

/**
 * Sets the folder of the npm package's files, for all tables of the page. Files that were already fetched are not fetched again.
 * There is no attribute for it, since the files include scripts.
 * @param {string | URL} folder relative to the page; the final slash is optional
 * @throws {TypeError} if it is not a valid address
 */
export function setBase(folder) {
  base = new URL(String(folder).replace(/\/?$/, '/'), PAGE).href;
  for (const [path, found] of assets) found.href = new URL(path, base).href;
}

export const SOLVER = asset(
  'pkg/patience_solver_wasm_bg.wasm',
  () => new URL('./pkg/patience_solver_wasm_bg.wasm', import.meta.url),
);
export const SOLVER_WORKER = asset('solver/worker.js', () => new URL('./solver/worker.js', import.meta.url));
export const LINE_PLAYER_SHEET = asset(
  'table/line-player/line-player.css',
  () => new URL('./table/line-player/line-player.css', import.meta.url),
);
export const COMMAND_LINE_SHEET = asset(
  'table/command-line/command-line.css',
  () => new URL('./table/command-line/command-line.css', import.meta.url),
);
export const OVERLAYS_SHEET = asset(
  'table/overlays/overlays.css',
  () => new URL('./table/overlays/overlays.css', import.meta.url),
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
export const PROBLEM_SHEET = asset(
  'table/problem/problem.css',
  () => new URL('./table/problem/problem.css', import.meta.url),
);
export const RULES_SHEET = asset('book/rules.css', () => new URL('./book/rules.css', import.meta.url));
export const ZOOM_SHEET = asset('table/zoom/zoom.css', () => new URL('./table/zoom/zoom.css', import.meta.url));
export const WIN_SHEET = asset('table/win/win.css', () => new URL('./table/win/win.css', import.meta.url));
export const VERDICT_SHEET = asset(
  'table/solver-ui/verdict.css',
  () => new URL('./table/solver-ui/verdict.css', import.meta.url),
);
