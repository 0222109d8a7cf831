// Loads the engine for a feature that needs it; a failure is an Error with a sentence.

import { words } from '../words/site.js';
import { loadEngine } from './games.js';

/** Loads the full engine; rejects with an Error whose message is a sentence. */
export const requireEngine = () =>
  loadEngine().catch((cause) => {
    throw new Error(words.failed.engine, { cause });
  });
