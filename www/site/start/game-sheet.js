// A game of the start page by itself, where its plate has no room for more: go on, deal, rules.

import { words as core } from '../../words/core.js';
import { openDialog } from '../../ui/dialog.js';

/**
 * @param {import('./prerender.js').KnownGame} info
 * @param {{ lead: Node, actions: Node, readings: Node | null }} parts what there is to it
 */
export function openGameSheet(info, { lead, actions, readings }) {
  openDialog(
    core.games.name(info),
    'game-sheet',
    [lead, readings, actions].filter((part) => part !== null),
  );
}
