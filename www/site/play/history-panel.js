// The history of the game: pressing a move goes there, and later moves can be redone. Beside the table the list stays in step
// with the game.

import { Table } from '../../pkg/patience_wasm.js';
import { words } from '../../words/review.js';
import { withTable } from '../../engine/games.js';
import { MoveList } from './history-list.js';
import { showToast } from '../../ui/toast.js';
import { currentView, table } from '../shell/table-page.js';
import { tell } from '../share/tools.js';

export { whenReady } from '../share/tools.js';

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
  if (!tell(line.link).moves.length) return showToast(words.history.none);
  let shownLink = line.link;
  isOpen = true;
  const update = () => {
    const now = currentLine();
    if (!now) return list.close();
    if (now.link === shownLink) return list.setCurrent(now.ply);
    shownLink = now.link;
    list.setMoves(tell(shownLink).moves, now.ply);
  };
  const list = new MoveList(words.history.title, tell(shownLink).moves, line.ply, {
    jump: (ply) => {
      const ahead = ply > (game.view?.ply ?? 0);
      if (ply !== game.view?.ply) game.host.goTo(ply, ahead ? 'redo' : 'undo');
    },
    closed: () => {
      isOpen = false;
      game.removeEventListener('patience-move', update);
    },
  });
  game.addEventListener('patience-move', update);
  list.open();
}
