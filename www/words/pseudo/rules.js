import * as english from '../en/rules.js';
import { pseudoOf } from './pseudo.js';

/** A file of words, when it is wanted. @template T @param {() => Promise<{ default: T }>} load */
const later = (load) => async () => ({ default: pseudoOf({ words: (await load()).default }).words });

const { texts, glossary, keys, ...here } = english;

export const words = {
  ...pseudoOf(here),
  texts: Object.fromEntries(Object.entries(texts).map(([id, load]) => [id, later(load)])),
  glossary: later(glossary),
  keys: later(keys),
};
