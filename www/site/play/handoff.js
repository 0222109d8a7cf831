// Watches for changes by other tabs. Loaded with the store.

import { words } from '../../words/site.js';
import { dealLinkOf } from '../../engine/links.js';
import { showToast } from '../../ui/toast.js';
import { currentRecord } from '../storage/saved-games.js';
import { currentView } from '../shell/table-page.js';
import { resumeGame } from './recorder.js';

/** Offers to switch when another tab has continued the game on the table. @param {import('../storage/saved-games.js').GameStore} store */
export function watchOtherTabs(store) {
  store.onForeignChange(offerHandoff);
  // Changes since this page began to load.
  offerHandoff({ puts: store.foreignSince(performance.timeOrigin) });
  // A page in the back/forward cache receives no messages of other tabs.
  let leftAt = performance.timeOrigin;
  addEventListener('pagehide', () => (leftAt = Date.now()));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    store.load().then(
      () => offerHandoff({ puts: store.foreignSince(leftAt) }),
      () => {},
    );
  });
}

/** @param {Pick<import('../storage/store/records.js').Change, 'puts'>} change */
function offerHandoff({ puts }) {
  const view = currentView();
  const current = currentRecord();
  const other =
    view && puts.find(({ link, from }) => (current ? current.id === from?.id : dealLinkOf(link) === view.start));
  if (!other || other.link === view.link) return;
  showToast(words.games.elsewhere, [{ label: words.games.continueThere, onPress: () => resumeGame(other.id) }]);
}
