// The sheet of one game, for start pages that have room for thumbnails only.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';

/**
 * @param {import('./prerender.js').GameSummary} info
 * @param {{ lead: Node, aim: Node, actions: Node, variants: Node | null }} parts
 * @param {string} wins sentence on the wins that are etched; empty without any
 */
export function openGameSheet(info, { lead, aim, actions, variants }, wins) {
  openDialog(
    core.games.name(info),
    'game-sheet',
    [lead, aim, wins ? h('p', { class: 'lead' }, wins) : null, variants, actions].filter((part) => part !== null),
  );
}
