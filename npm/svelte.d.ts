/** <patience-game> in Svelte's markup: import 'cadogan-patience/svelte' instead of 'cadogan-patience'. */

import type { HTMLAttributes } from 'svelte/elements';
import type { PatienceAttributes, PatienceGame, PatienceHandlers } from './patience-game.js';

export * from './patience-game.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'patience-game': Omit<HTMLAttributes<PatienceGame>, keyof PatienceAttributes> & PatienceAttributes & PatienceHandlers;
  }
}
