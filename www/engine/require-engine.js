// The engine where nothing can go on without it: what fails is told in a sentence.

import { words } from '../words/site.js';
import { loadEngine } from './games.js';

/** Resolves when the engine is here; rejects with what is to be told if it does not come. */
export const requireEngine = () =>
  loadEngine().catch((cause) => {
    throw new Error(words.failed.engine, { cause });
  });
