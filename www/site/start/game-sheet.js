// The sheet of one game, for start pages that have room for thumbnails only.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';
import { closeDialogs, h } from '../../ui/page-dom.js';
import { navigateTo } from '../shell/address.js';

/** Follows a link to a game: the history entry of the sheet becomes the game's. @param {MouseEvent} event */
function followLink(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  closeDialogs();
  void navigateTo(link.getAttribute('href')?.slice(1) ?? '');
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
    [lead, aim, wins ? h('p', { class: 'lead' }, wins) : null, variants, actions].filter((part) => part !== null),
  );
  dialog.addEventListener('click', followLink);
}
