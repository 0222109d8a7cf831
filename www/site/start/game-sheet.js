// The sheet of one game, for start pages that have room for thumbnails only.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';
import { clickedLink, closeDialogs, h } from '../../ui/page-dom.js';
import { navigateTo } from '../shell/address.js';

/** Follows a link to a game: the history entry of the sheet becomes the game's. @param {MouseEvent} event */
function followLink(event) {
  const href = clickedLink(event)?.getAttribute('href');
  if (!href?.startsWith('#')) return;
  event.preventDefault();
  closeDialogs();
  void navigateTo(href.slice(1));
}

/**
 * @param {import('./prerender.js').GameSummary} info
 * @param {{ lead: Node, aim: Node, actions: Node, variants: Node | null }} parts
 * @param {string} wins sentence on the wins that are etched; empty without any
 */
export function openGameSheet(info, { lead, aim, actions, variants }, wins) {
  const dialog = openDialog(
    core.games.name(info),
    'game-sheet',
    [lead, aim, wins ? h('p', { class: 'lead' }, wins) : null, actions, variants].filter((part) => part !== null),
  );
  dialog.addEventListener('click', followLink);
}
