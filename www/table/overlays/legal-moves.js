// The list of legal moves: a button for each, grouped by pile, moves home first. There can be more than a thousand: groups out of sight are not
// laid out (content-visibility).

import { words as reports } from '../../words/reports.js';
import { h } from '../../ui/dom.js';
import { pilesOfMove } from '../../engine/choices.js';
import { addRovingFocus } from '../../ui/roving.js';

/** @import { TableHost } from '../host.js' */

/** Renders the list of legal moves. @param {TableHost} host */
export function listMoves(host) {
  const { moves } = host.frame.status;
  const hadFocus = moves.lastElementChild?.contains(host.root.activeElement);
  const list = h('div', { class: 'move-list' });
  const places = host.info?.places ?? [];
  for (const { pile, moves: choices } of sorted(host.session.moves(), host.board.highlights.selected)) {
    const label = reports.moves.pile(places[pile]);
    list.append(
      h(
        'div',
        { class: 'move-group', role: 'group', 'aria-label': label },
        h('div', { class: 'move-from', 'aria-hidden': 'true' }, label),
        ...describeMoves(choices, places).map((text, n) =>
          h('button', { type: 'button', 'data-move': choices[n].move }, text),
        ),
      ),
    );
  }
  addGroupFocus(list);
  list.addEventListener('click', (event) => {
    const move = /** @type {HTMLElement} */ (event.target).dataset.move;
    if (move) host.attempt(() => host.play(move));
  });
  // Pointing at a move marks its piles, in place of what is marked otherwise.
  /** @type {import('../board/highlights.js').HighlightState | null} */
  let covered = null;
  list.addEventListener('pointerover', (event) => {
    const move = /** @type {HTMLElement} */ (event.target).dataset.move;
    const piles = move && host.view && pilesOfMove(host.view, move);
    if (!piles) return;
    covered ??= host.board.highlights;
    host.board.highlight({ selected: piles[0], targets: [piles[1]] });
  });
  list.addEventListener('pointerleave', () => {
    if (covered && list.isConnected) host.board.highlight(covered);
    covered = null;
  });
  // The pressed button is removed; its focus moves to the summary.
  if (hadFocus) moves.querySelector('summary')?.focus();
  for (const old of moves.querySelectorAll('.move-list')) old.remove();
  moves.append(list);
}

/**
 * Sorts the selected pile first, then the piles with moves home, and of each pile these moves.
 * @param {import('../../pkg/patience_wasm.js').MoveGroup[]} groups @param {number | null} selected
 */
function sorted(groups, selected) {
  const byHome = (/** @type {{ home: boolean }} */ a, /** @type {{ home: boolean }} */ b) =>
    Number(b.home) - Number(a.home);
  return groups
    .map(({ pile, moves }) => ({ pile, moves: [...moves].sort(byHome) }))
    .sort((a, b) => Number(b.pile === selected) - Number(a.pile === selected) || byHome(a.moves[0], b.moves[0]));
}

/** Makes the Tab key move between groups, and arrow keys within a group. @param {HTMLElement} list */
function addGroupFocus(list) {
  for (const group of list.children) {
    const buttons = /** @type {HTMLElement[]} */ ([...group.querySelectorAll('button')]);
    addRovingFocus(/** @type {HTMLElement} */ (group), () => buttons);
    buttons.forEach((button, n) => (button.tabIndex = n ? -1 : 0));
  }
}

/**
 * The moves of a pile, in words; moves with the same words have their places.
 * @param {import('../../pkg/patience_wasm.js').MoveView[]} choices @param {import('../../pkg/patience_wasm.js').Place[]} places
 */
function describeMoves(choices, places) {
  const texts = choices.map(({ token }) => reports.moves.move(token));
  return choices.map(({ token, to, apart }, n) => {
    const isTwin = texts.indexOf(texts[n]) !== n || texts.indexOf(texts[n], n + 1) >= 0;
    const pile = apart ?? (isTwin ? to : null);
    return pile === null ? texts[n] : reports.moves.moveAndPlace(token, places[pile]);
  });
}
