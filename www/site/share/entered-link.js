// Opens a code or link that the player has entered.

import { words } from '../../words/site.js';
import { parseLink } from '../../engine/games.js';
import { sentenceOf } from '../../engine/loader.js';
import { mayHoldProblem } from '../../engine/links.js';
import { setText } from '../../ui/page-dom.js';
import { load, requireEngine } from '../load.js';
import { navigateWhenFound } from '../shell/address.js';

/** Reads an entered text into a link; rejects with an error that has a sentence. @param {string} text */
async function readEntered(text) {
  await requireEngine();
  if (!text.trim()) throw new Error(words.code.empty);
  if (!mayHoldProblem(text)) return parseLink(text);
  const { problemLinkIn } = await load('problemLink').catch((cause) => {
    throw new Error(words.failed.panel, { cause });
  });
  return problemLinkIn(text) || parseLink(text);
}

/**
 * Opens what is entered in a field, or says below it what is wrong, unless the field is removed meanwhile.
 * @param {HTMLInputElement} field @param {HTMLElement} hint @param {string} validHint its text while the entry is valid
 */
export function openEntered(field, hint, validHint) {
  const destination = readEntered(field.value).then((link) => {
    // Back returns to a field without an error.
    setText(hint, validHint);
    field.removeAttribute('aria-invalid');
    return field.isConnected ? { link } : null;
  });
  void navigateWhenFound(destination, (error) => {
    setText(hint, sentenceOf(error));
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  });
}
