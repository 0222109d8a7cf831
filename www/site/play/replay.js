// Replay links: the whole game in the line player, with its list of moves. It is not saved, and the address stays the
// replay's, until the viewer plays from a position.

import { words } from '../../words/site.js';
import { button } from '../../ui/page-dom.js';
import { infoOf, nameOf } from '../../engine/games.js';
import { HistoryList } from './history-list.js';
import { showToast } from '../../ui/toast.js';
import { hasGuest, openGameOn, setGuest, setTableTitle, showTable } from '../shell/table-page.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';

/** @import { Table } from '../../pkg/patience_wasm.js' */

/** Start ply of a replay, if it is not its deal. */
let replayStart = { link: '', ply: 0 };

/** Sets the ply at which a replay starts. @param {string} link of the replay @param {number} ply */
export function setReplayStart(link, ply) {
  replayStart = { link, ply };
}

/**
 * Shows the replay of a game.
 * @param {string} link current link @param {Table} game owned by the element from now on @param {AbortSignal} signal of its route
 * @returns {Promise<boolean>} false if it could not be shown, or the signal was aborted meanwhile
 */
export async function showReplay(link, game, signal) {
  const { link: wholeLink, deal, game: id } = game.summary();
  const table = await showTable(signal);
  if (!table) {
    game.free();
    return false;
  }
  game.goTo(0);
  await openGameOn(table, signal, game);
  if (signal.aborted) return false;
  setTableTitle(() => ({ title: words.replay.title(nameOf(id), deal), heading: words.replay.heading(nameOf(id)) }));

  const { moves } = describeMoves(wholeLink);
  /** @type {HistoryList | null} */
  let list = null;
  const { openPlayer } = await table.host.load('linePlayer');
  if (signal.aborted) return false;
  const player = openPlayer(table.host, null, {
    name: () => words.replay.label,
    cause: 'replay',
    onStep: (ply) => list?.setCurrent(ply),
    onEscape: () => list?.close() ?? false,
    onEnd: (how) => {
      list?.close();
      if (!hasGuest(link)) return;
      setGuest('');
      // From now on it is the viewer's game, like a position from a link.
      if (how !== 'removed') table.host.emitMove('open');
    },
  });
  if (!player) {
    showToast(words.replay.failed);
    return false;
  }
  list = new HistoryList(words.replay.moves, moves, player.ply, {
    onJump: (ply) => player.jump(ply),
    onOpened: (covers) => (covers ? player.pause() : player.focus()),
  });
  const review = () => {
    // The review of a position that has passed would not open.
    player.pause();
    table.host.review?.(wholeLink);
  };
  player.endButtons.prepend(
    button(words.replay.moves, () => list?.open(), 'choice'),
    ...(infoOf(id)?.features.solver ? [button(words.replay.review, review, 'choice')] : []),
  );
  if (replayStart.link === link) player.jump(replayStart.ply);
  if (list.hasRoomBeside) list.open();
  return true;
}
