// The rules of a game: over the page, or beside the table.

import { loadRules, revealRule, ruleFile } from '../table/rules-panel.js';
import { words } from '../words/panels.js';
import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { library, nameOf } from './engine.js';
import { isShown } from './pages.js';
import { table } from './table-page.js';

/** From this width on the rules stand beside the table. */
const BESIDE = matchMedia('(min-width: 1100px)');

/** @param {string} [id] @param {string} [rule] of the book, to begin with */
export function openRules(id = table?.view?.game ?? library[0].id, rule) {
  const beside = isShown('table') && BESIDE.matches;
  const chooser = h('select', { class: 'field', 'aria-label': words.rules.of });
  for (const info of library) if (!info.variant && info.has.rules) chooser.append(new Option(nameOf(info.id), info.id));
  chooser.value = ruleFile(library, id);
  const text = h('div', { class: 'rules' });
  const show = () => void showRules(text, chooser.value);
  chooser.addEventListener('change', show);
  openDialog(words.rules.title, beside ? 'beside' : 'sheet', [chooser, text], !beside);
  void showRules(text, chooser.value, rule);
}

/** @param {HTMLElement} place @param {string} id @param {string} [rule] */
async function showRules(place, id, rule) {
  try {
    place.replaceChildren(...(await loadRules(id)));
    place.closest('.dialog-body')?.scrollTo(0, 0);
    if (rule) revealRule(place, rule);
  } catch {
    place.replaceChildren(h('p', {}, words.rules.failed));
  }
}
