// Takes up games that are kept: the one before, the same one as another tab has left it. Comes with the store.

import { words } from '../../words/site.js';
import { fragment, pushAddress, replaceAddress } from '../shell/address.js';
import { loadEngine } from '../../engine/games.js';
import { dealOf } from '../../engine/links.js';
import { notify } from '../../ui/toast.js';
import { handOf, takeUp, theStore } from '../storage/saved-games.js';
import { gameInHand, openGame } from '../shell/table-page.js';

/** Says when another tab has gone on with what lies on the table. @param {import('../storage/saved-games.js').Store} store */
export function watchOtherTabs(store) {
  store.onForeign(tellElsewhere);
  // What was written before this page could hear of it.
  tellElsewhere({ puts: store.foreignSince(performance.timeOrigin) });
}

/** Another tab has written of games. @param {Pick<import('../storage/store/records.js').Change, 'puts'>} change */
function tellElsewhere({ puts }) {
  const view = gameInHand();
  const hand = handOf();
  const other = view && puts.find(({ link, from }) => isHand(hand, from) || (!hand && dealOf(link) === view.start));
  if (!other || other.link === view.link) return;
  notify(words.games.elsewhere, [{ label: words.games.fromThere, act: () => resumeGame(other.id) }]);
}

/** @param {import('../storage/store/records.js').Game | null} hand @param {{ id: string } | null} from */
const isHand = (hand, from) => hand !== null && hand.id === from?.id;

/** Takes a game up that is kept, or what has become of it. @param {string} id */
export function resumeGame(id) {
  const game = theStore()?.heir(id);
  if (game) void layKept(game);
}

/** @param {import('../storage/store/records.js').Game} game */
export async function layKept(game) {
  // What is kept may have a form that the rules of one game do not read.
  await loadEngine().catch(() => {});
  const kept = takeUp(game);
  if (!kept) return;
  const { link } = kept.summary();
  if (dealOf(fragment()) === dealOf(link)) replaceAddress(link);
  else pushAddress(link);
  await openGame(link, kept);
}
