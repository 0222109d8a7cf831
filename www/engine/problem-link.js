// Finds the link of a problem in a text.

import { PROBLEM_PREFIX } from './links.js';
import { readProblem } from './problem-lists.js';

/** The link of a problem, without signs behind it: none ends with them. */
const LINK = /(?:^|[#\s])\/?problem\/([\w~./-]*[^\W_])/i;
/** How often an address may be encoded: by a mail program, and by a redirecting service around it. */
const MAX_DECODING = 2;

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The link of a problem in a text as messages leave it; empty if it has none. Throws the engine's error for a damaged link. @param {string} text */
export function problemLinkIn(text) {
  let decoded = text;
  for (let n = 0; n <= MAX_DECODING; n++) {
    const found = LINK.exec(decoded);
    if (found) return readProblem(PROBLEM_PREFIX + found[1]).link;
    decoded = decode(decoded);
  }
  return '';
}
