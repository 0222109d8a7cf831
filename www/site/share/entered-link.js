// Reads a code or link that the player has entered.

import { words } from '../../words/site.js';
import { parseLink } from '../../engine/games.js';
import { mayHoldProblem } from '../../engine/links.js';
import { load, requireEngine } from '../load.js';

/** Reads an entered text into a link; rejects with an error that has a sentence. @param {string} text */
export async function readEntered(text) {
  await requireEngine();
  if (!text.trim()) throw new Error(words.code.empty);
  if (!mayHoldProblem(text)) return parseLink(text);
  const { problemLinkIn } = await load('problemLink').catch((cause) => {
    throw new Error(words.failed.panel, { cause });
  });
  return problemLinkIn(text) || parseLink(text);
}
