// The rules of a game as elements, out of their text in the catalogue: loaded when they are first read.

import { words } from '../words/core.js';
import { rulesText } from '../words/rules.js';
import { h } from './dom.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A variant's rules stand with those of its game, the one before it in the list. @param {GameInfo[]} list @param {string} id */
export function ruleFile(list, id) {
  const at = list.findIndex((info) => info.id === id);
  for (let i = at; i >= 0; i--) if (!list[i].variant) return list[i].id;
  return list[0].id;
}

/** The rules of a game, and the keys; rejects when they cannot be loaded. @param {string} id one that `ruleFile` gave */
export async function loadRules(id) {
  const [rules, keys] = await Promise.all([rulesText(id), rulesText('keys')]);
  return readText(`${rules}\n${keys}`);
}

/** Brings what is said of a rule of the book into sight. @param {HTMLElement} place @param {string} rule its number */
export function revealRule(place, rule) {
  const name = new RegExp(`${words.refusal.rule(rule)}(?![IVX])`);
  const found = [...place.querySelectorAll('li, p')].find((el) => name.test(el.textContent ?? ''));
  if (!found) return;
  found.classList.add('is-meant');
  found.scrollIntoView({ block: 'center' });
}

/**
 * Text with a little mark-up as elements: "# heading", "- item", "= term: words", and paragraphs between empty lines.
 * No HTML is parsed.
 * @param {string} text
 */
function readText(text) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split(/\n(?=[-=#] )/).map((line) => line.replace(/\s*\n\s*/g, ' ').trim());
      if (lines[0].startsWith('# ')) return h('h3', {}, lines[0].slice(2));
      if (lines[0].startsWith('- ')) return h('ul', {}, ...lines.map((line) => h('li', {}, line.slice(2))));
      if (lines[0].startsWith('= ')) return h('dl', {}, ...lines.flatMap(termOf));
      return h('p', {}, lines.join(' '));
    });
}

/** @param {string} line */
function termOf(line) {
  const at = line.indexOf(': ');
  return [h('dt', {}, line.slice(2, at)), h('dd', {}, line.slice(at + 2))];
}
