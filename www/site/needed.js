// The engine where nothing can go on without it: what fails is told in a sentence.

import { words } from '../words/site.js';
import { loadEngine, loadRulesOf } from './engine.js';

/** Resolves when the engine is here, as far as a game needs it; rejects with what is to be told if it does not come. @param {string} [id] */
export const needEngine = (id) =>
  (id ? loadRulesOf(id) : loadEngine()).catch((cause) => {
    throw new Error(words.failed.engine, { cause });
  });
