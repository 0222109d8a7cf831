// A replay link: the whole game in the player over the table, with its list of moves. Until the viewer takes it over it
// is nobody's game: it is not kept, and the address stays the replay's.

import { words } from '../../words/site.js';
import { button } from '../../ui/page-dom.js';
import { infoOf, nameOf } from '../../engine/games.js';
import { MoveList } from './history-list.js';
import { notify } from '../../ui/toast.js';
import { isReplaying, setReplay, setTableTitle, showTable } from '../shell/table-page.js';
import { tell } from '../share/tools.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('../../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../../table/line-player/line-player.js').LinePlayer} Player */

/** A replay that does not begin with its deal. */
let begins = { link: '', ply: 0 };

/** A replay is to begin after so many moves. @param {string} link its address @param {number} ply */
export function watchFrom(link, ply) {
  begins = { link, ply };
}

/**
 * Shows a game from its deal on.
 * @param {string} link what the address says @param {Table} game the element's from now on
 * @returns {Promise<boolean>} whether it is being shown
 */
export async function watch(link, game) {
  const { link: whole, deal, game: id } = game.summary();
  const table = await showTable(link);
  if (!table) {
    game.free();
    return false;
  }
  game.goTo(0);
  await table.lay(game);
  if (!isReplaying(link)) return false;
  setTableTitle(() => ({ title: words.replay.title(nameOf(id), deal), heading: words.replay.heading(nameOf(id)) }));

  const { moves } = tell(whole);
  /** @type {MoveList | null} */
  let list = null;
  const { openPlayer } = await table.host.load('linePlayer');
  const player = openPlayer(table.host, null, {
    name: words.replay.name,
    kind: 'replay',
    onstep: (ply) => list?.mark(ply),
    onend: (how) => {
      list?.close();
      if (!isReplaying(link)) return;
      setReplay('');
      // From here on it is the viewer's, like a position from a link.
      if (how !== 'gone') table.host.announce('open');
    },
  });
  if (!isReplaying(link)) {
    player?.end('gone');
    return false;
  }
  if (!player) {
    notify(words.replay.gone);
    return false;
  }
  list = new MoveList(words.replay.moves, moves, player.ply, {
    jump: (ply) => player.jump(ply),
    opened: (covers) => (covers ? player.pause() : player.focus()),
  });
  player.ends.prepend(
    button(words.replay.moves, () => list?.open(), 'choice'),
    ...(infoOf(id)?.has.solver ? [button(words.replay.review, () => table.host.review?.(whole), 'choice')] : []),
  );
  if (begins.link === link) player.jump(begins.ply);
  if (list.hasRoom) list.open();
  return true;
}
