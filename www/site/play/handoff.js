// Resumes saved games: the previous one, or the same one as another tab left it. Loaded with the store.

import { words } from '../../words/site.js';
import { fragment, pushAddress, replaceAddress } from '../shell/address.js';
import { loadEngine } from '../../engine/games.js';
import { dealLinkOf } from '../../engine/links.js';
import { showToast } from '../../ui/toast.js';
import { currentRecord, restoreGame, loadedStore } from '../storage/saved-games.js';
import { currentView, openGame } from '../shell/table-page.js';

/** Offers to switch when another tab has continued the game on the table. @param {import('../storage/saved-games.js').GameStore} store */
export function watchOtherTabs(store) {
  store.onForeignChange(offerHandoff);
  // Changes since this page began to load.
  offerHandoff({ puts: store.foreignSince(performance.timeOrigin) });
}

/** @param {Pick<import('../storage/store/records.js').Change, 'puts'>} change */
function offerHandoff({ puts }) {
  const view = currentView();
  const current = currentRecord();
  const other =
    view &&
    puts.find(({ link, from }) => isSuccessorOf(current, from) || (!current && dealLinkOf(link) === view.start));
  if (!other || other.link === view.link) return;
  showToast(words.games.elsewhere, [{ label: words.games.continueThere, act: () => void resumeGame(other.id) }]);
}

/** @param {import('../storage/store/records.js').Game | null} current @param {{ id: string } | null} from */
const isSuccessorOf = (current, from) => current !== null && current.id === from?.id;

/** Resumes a saved game or its successor. @param {string} id */
export async function resumeGame(id) {
  const game = loadedStore()?.successor(id);
  if (game) await openSaved(game);
}

/** @param {import('../storage/store/records.js').Game} game @param {() => boolean} [isWanted] asked once the engine has loaded */
export async function openSaved(game, isWanted = () => true) {
  // A one-game engine may not read an older save.
  await loadEngine().catch(() => {});
  if (!isWanted()) return;
  const restored = restoreGame(game);
  if (!restored) return;
  const { table, origin } = restored;
  const { link } = table.summary();
  if (dealLinkOf(fragment()) === dealLinkOf(link)) replaceAddress(link);
  else pushAddress(link);
  await openGame(link, table, { origin });
}
