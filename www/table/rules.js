// The rules of a game as elements, out of its text in rules/: loaded when they are first read.

import { make } from './frame.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A variant's rules stand with those of its game, the one before it in the list. @param {GameInfo[]} list @param {string} id */
export function ruleFile(list, id) {
  const at = list.findIndex((info) => info.id === id);
  for (let i = at; i >= 0; i--) if (!list[i].variant) return list[i].id;
  return list[0].id;
}

/** The rules of a game, and the keys; rejects when they do not come. @param {string} id one that `ruleFile` gave */
export async function loadRules(id) {
  const files = [new URL(`../rules/${id}.txt`, import.meta.url), new URL('../rules/keys.txt', import.meta.url)];
  const answers = await Promise.all(files.map((file) => fetch(file)));
  const bad = answers.find((answer) => !answer.ok);
  if (bad) throw new Error(`${bad.status} ${bad.url}`);
  const [rules, keys] = await Promise.all(answers.map((answer) => answer.text()));
  return readText(`${rules}\n${keys}`);
}

/**
 * Text with a little mark-up as elements: "# heading", "- item", "= term: words", and paragraphs between empty lines.
 * No HTML is parsed.
 * @param {string} text
 */
function readText(text) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block.split(/\n(?=[-=#] )/).map((line) => line.replace(/\s*\n\s*/g, ' ').trim());
    if (lines[0].startsWith('# ')) found.push(make('h3', '', {}, lines[0].slice(2)));
    else if (lines[0].startsWith('- ')) found.push(list('ul', lines.map((line) => make('li', '', {}, line.slice(2)))));
    else if (lines[0].startsWith('= ')) found.push(list('dl', lines.flatMap(termOf)));
    else found.push(make('p', '', {}, lines.join(' ')));
  }
  return found;
}

/** @param {'ul' | 'dl'} tag @param {HTMLElement[]} items */
function list(tag, items) {
  const made = make(tag);
  made.append(...items);
  return made;
}

/** @param {string} line */
function termOf(line) {
  const at = line.indexOf(': ');
  return [make('dt', '', {}, line.slice(2, at)), make('dd', '', {}, line.slice(at + 2))];
}
