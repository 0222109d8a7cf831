// The words that a table needs only after an act, in the language that is spoken: import { words } from '…/words/deferred.js'.
//
// Whoever is first to say any of them waits for them: `withWords` of language.js. From then on `say` knows their tokens, too.

import * as english from './en/deferred.js';
import { alsoSay } from './core.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Deferred */
/** @typedef {typeof import('./en/tokens.js').tokens & typeof english.tokens} Told */
/** What is said neither at once nor later. @typedef {import('./catalogue.js').None<Exclude<import('./tokens.js').Token['k'], keyof Told>>} Untold */

/** @type {Deferred} */
export let words = english;

/** @param {Deferred | null} other */
function take(other) {
  words = other ?? english;
  alsoSay(words.tokens);
}

take(null);
registerPart('deferred', take, {
  de: () => import('./de/deferred.js'),
  fr: () => import('./fr/deferred.js'),
  es: () => import('./es/deferred.js'),
  ar: () => import('./ar/deferred.js'),
  'x-pseudo': async () => (await import('./pseudo/deferred.js')).words,
});
