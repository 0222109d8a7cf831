// The sheet of one game, for start pages that have room for thumbnails only.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';

/**
 * @param {import('./prerender.js').GameSummary} info
 * @param {{ lead: Node, actions: Node, readings: Node | null }} parts
 */
export function openGameSheet(info, { lead, actions, readings }) {
  openDialog(
    core.games.name(info),
    'game-sheet',
    [lead, readings, actions].filter((part) => part !== null),
  );
}
