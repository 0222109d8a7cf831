// Facts of a win for the table's win dialog, from the statistics and the deals of the day.

import { read } from '../../engine/loader.js';
import { isByPlayer } from '../../engine/provenance.js';
import { localizedPage } from '../../words/pages.js';
import { load } from '../load.js';
import { navigateTo } from '../shell/address.js';
import { rememberWinCard } from './win-return.js';
import { dateOfDeal } from '../daily/daily-progress.js';
import { addressOf, partsOf, saveSlotOf } from '../../engine/links.js';
import { gamesOf } from '../storage/saved-games.js';
import { readBookOf } from '../statistics/statistics-recorder.js';
import { sumsOf } from '../statistics/statistics.js';

/** Facts of a won game for the win dialog. @param {import('../../pkg/patience_wasm.js').View} view its last position @param {import('../../engine/provenance.js').Credit} credit @returns {import('../../table/win/card.js').WinFacts} */
export function factsOf(view, credit) {
  const { game, deal: code, link } = view;
  const isCustom = code === null;
  const book = readBookOf(game, isCustom);
  const name = partsOf(link).deal;
  const deal = book.deals.find((entry) => entry.deal === name);
  const { replayLink } = read(link);
  const saved = gamesOf(saveSlotOf(view.start)).find((other) => other.link === link && other.outcome === 'won');
  const day = dateOfDeal(game, code);
  // Only for the player's own line: if this line was taken over, the deal's counts belong to another one.
  const counted = deal && !deal.startedElsewhere && isByPlayer(credit) ? deal : null;
  return {
    ...(counted && { undos: counted.undos, hints: counted.hints.reduce((sum, n) => sum + n, 0) }),
    streak: counted && counted === book.deals.at(-1) ? sumsOf(book).streak : 0,
    day,
    wonAt: saved && saved.at > 0 ? new Date(saved.at) : undefined,
    address: addressOf(replayLink),
    sent: load('sentResult').then(({ SentWin }) => new SentWin(view, day, credit)),
    report: new URL(`${localizedPage('www/report.html')}#unknown`, document.baseURI).href,
    onReport: () => rememberWinCard(link),
    watch: () => {
      rememberWinCard(link);
      return navigateTo(replayLink);
    },
  };
}
