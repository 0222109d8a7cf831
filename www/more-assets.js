// Where the files lie that a table fetches when something is first wanted of it: as in assets.js, to which they belong.

import { asset } from './assets.js';

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
export const RULES_SHEET = asset('table/rules/rules.css', () => new URL('./table/rules/rules.css', import.meta.url));
export const MAGNIFIED_SHEET = asset('table/zoom/zoom.css', () => new URL('./table/zoom/zoom.css', import.meta.url));
export const WON_SHEET = asset('table/win/win.css', () => new URL('./table/win/win.css', import.meta.url));
export const VERDICT_SHEET = asset(
  'table/solver-ui/verdict.css',
  () => new URL('./table/solver-ui/verdict.css', import.meta.url),
);
