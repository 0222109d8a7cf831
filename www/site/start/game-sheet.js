// The sheet of one game, for start pages that have room for thumbnails only.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';

/**
 * @param {import('./prerender.js').GameSummary} info
 * @param {{ lead: Node, aim: Node, wins: Node | null, actions: Node, variants: Node | null }} parts
 */
export function openGameSheet(info, { lead, aim, wins, actions, variants }) {
  openDialog(
    core.games.name(info),
    'game-sheet',
    [lead, aim, wins, variants, actions].filter((part) => part !== null),
  );
}
