// The moves made so far, to be walked through at any time: choosing one goes there, and what lies beyond can be redone. Beside
// the table the list follows the game.

import { Table } from '../../pkg/patience_wasm.js';
import { words } from '../../words/review.js';
import { using } from '../../engine/games.js';
import { MoveList } from './history-list.js';
import { notify } from '../../ui/toast.js';
import { gameInHand, table } from '../shell/table-page.js';
import { tell } from '../share/tools.js';

export { whenReady } from '../share/tools.js';

/** The game on the table with what was undone: its line, as it can be redone. */
function lineInHand() {
  const view = gameInHand();
  if (!view) return null;
  const { link } = using(Table.restore(view.save), (game) => game.goTo(view.plies));
  return { link, ply: view.ply };
}

let open = false;

export async function openMoves() {
  const line = lineInHand();
  const game = table;
  if (!line || !game || open) return;
  if (!tell(line.link).moves.length) return notify(words.made.none);
  let shown = line.link;
  open = true;
  const follow = () => {
    const now = lineInHand();
    if (!now) return list.close();
    if (now.link === shown) return list.mark(now.ply);
    shown = now.link;
    list.show(tell(shown).moves, now.ply);
  };
  const list = new MoveList(words.made.title, tell(shown).moves, line.ply, {
    jump: (ply) => {
      const ahead = ply > (game.view?.ply ?? 0);
      if (ply !== game.view?.ply) game.host.goTo(ply, ahead ? 'redo' : 'undo');
    },
    closed: () => {
      open = false;
      game.removeEventListener('patience-move', follow);
    },
  });
  game.addEventListener('patience-move', follow);
  list.open();
}
