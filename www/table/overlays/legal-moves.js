// Every legal move as a button, pile by pile. There can be more than a thousand; those out of sight cost no layout.

import { words as later } from '../../words/deferred.js';
import { h } from '../../ui/dom.js';
import { pilesOf } from '../../engine/choices.js';
import { roving } from '../../ui/roving.js';

/** @typedef {import('../host.js').TableHost} TableHost */

/** Fills the list of moves, in place of what it held. @param {TableHost} host */
export function listMoves(host) {
  const { moves } = host.frame;
  const held = moves.lastElementChild?.contains(host.root.activeElement);
  const list = h('div', { class: 'move-list' });
  const places = host.info?.places ?? [];
  for (const { pile, moves: choices } of host.session.moves()) {
    const label = later.moves.pile(places[pile]);
    list.append(
      h(
        'div',
        { class: 'move-group', role: 'group', 'aria-label': label },
        h('div', { class: 'move-from', 'aria-hidden': 'true' }, label),
        ...choices.map((choice) => h('button', { type: 'button', 'data-move': choice.move }, told(choice, places))),
      ),
    );
  }
  oneStopAGroup(list);
  list.addEventListener('click', (event) => {
    const move = /** @type {HTMLElement} */ (event.target).dataset.move;
    if (move) host.attempt(() => host.play(move));
  });
  // Whoever points at a move sees what it is about.
  list.addEventListener('pointerover', (event) => {
    const move = /** @type {HTMLElement} */ (event.target).dataset.move;
    const piles = move && host.view && pilesOf(host.view, move);
    if (piles) host.board.mark({ selected: piles[0], targets: [piles[1]] });
  });
  list.addEventListener('pointerleave', () => {
    if (list.isConnected) host.refresh();
  });
  // The pressed button goes: the focus goes to what opened the list.
  if (held) moves.querySelector('summary')?.focus();
  for (const old of moves.querySelectorAll('.move-list')) old.remove();
  moves.append(list);
}

/** The Tab key goes from group to group, the arrows from move to move in one. @param {HTMLElement} list */
function oneStopAGroup(list) {
  for (const group of list.children) {
    const keys = /** @type {HTMLElement[]} */ ([...group.querySelectorAll('button')]);
    roving(/** @type {HTMLElement} */ (group), () => keys);
    keys.forEach((key, n) => (key.tabIndex = n ? -1 : 0));
  }
}

/** @param {import('../../pkg/patience_wasm.js').MoveView} choice @param {import('../../pkg/patience_wasm.js').Place[]} places */
const told = ({ token, apart }, places) =>
  apart === null ? later.moves.move(token) : later.moves.apart(token, places[apart]);
