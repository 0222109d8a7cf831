// Where the files lie that a table fetches when something is first wanted of it: as in assets.js, to which they belong.

import { asset } from './assets.js';

export const SOLVER = asset(
  'pkg/patience_solver_wasm_bg.wasm',
  () => new URL('./pkg/patience_solver_wasm_bg.wasm', import.meta.url),
);
export const SOLVER_WORKER = asset('solver/worker.js', () => new URL('./solver/worker.js', import.meta.url));
export const PLAYER_SHEET = asset('table/player.css', () => new URL('./table/player.css', import.meta.url));
export const ASKING_SHEET = asset(
  'table/asking/asking.css',
  () => new URL('./table/asking/asking.css', import.meta.url),
);
export const REFUSAL_SHEET = asset('table/refusal.css', () => new URL('./table/refusal.css', import.meta.url));
export const ARROW_SHEET = asset('table/arrow.css', () => new URL('./table/arrow.css', import.meta.url));
export const LESSON_SHEET = asset(
  'table/lesson/lesson.css',
  () => new URL('./table/lesson/lesson.css', import.meta.url),
);
export const RULES_SHEET = asset('table/rules/rules.css', () => new URL('./table/rules/rules.css', import.meta.url));
export const MAGNIFIED_SHEET = asset(
  'table/magnified/magnified.css',
  () => new URL('./table/magnified/magnified.css', import.meta.url),
);
export const WON_SHEET = asset('table/won/won.css', () => new URL('./table/won/won.css', import.meta.url));
export const VERDICT_SHEET = asset('solver/verdict.css', () => new URL('./solver/verdict.css', import.meta.url));
