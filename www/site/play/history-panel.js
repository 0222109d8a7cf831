// The history of the game: pressing a move goes there, and later moves can be redone. Beside the table the list stays in step
// with the game.

import { Table } from '../../pkg/patience_wasm.js';
import { words } from '../../words/review.js';
import { withTable } from '../../engine/loader.js';
import { HistoryList } from './history-list.js';
import { showToast } from '../../ui/toast.js';
import { currentView, table } from '../shell/table-page.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';

/** The line of the game on the table, undone moves included. */
function currentLine() {
  const view = currentView();
  if (!view) return null;
  const { link } = withTable(Table.restore(view.save), (game) => game.goTo(view.plies));
  return { link, ply: view.ply };
}

let isOpen = false;

export async function openHistory() {
  const line = currentLine();
  const game = table;
  if (!line || !game || isOpen) return;
  if (!describeMoves(line.link).moves.length) return showToast(words.history.none);
  let shownLink = line.link;
  const update = () => {
    const current = currentLine();
    if (!current) return list.close();
    if (current.link === shownLink) return list.setCurrent(current.ply);
    shownLink = current.link;
    list.setMoves(describeMoves(shownLink).moves, current.ply);
  };
  const list = new HistoryList(words.history.title, describeMoves(shownLink).moves, line.ply, {
    onJump: (ply) => {
      const isAhead = ply > (game.view?.ply ?? 0);
      if (ply !== game.view?.ply) game.host.goTo(ply, isAhead ? 'redo' : 'undo');
    },
    onClosed: () => {
      isOpen = false;
      game.removeEventListener('patience-move', update);
    },
  });
  game.addEventListener('patience-move', update);
  isOpen = true;
  list.open();
}
