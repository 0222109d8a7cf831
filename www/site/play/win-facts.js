// Facts of a win for the table's win dialog, from the statistics and the deals of the day.

import { read } from '../../engine/loader.js';
import { isByPlayer } from '../../engine/provenance.js';
import { localizedPage } from '../../words/pages.js';
import { navigateTo } from '../shell/address.js';
import { readDays } from '../daily/daily-progress.js';
import { addressOf, partsOf } from '../../engine/links.js';
import { readBookOf } from '../statistics/statistics-recorder.js';
import { sumsOf } from '../statistics/statistics.js';

/** @param {import('../../pkg/patience_wasm.js').View} view @param {import('../../engine/provenance.js').Credit} credit @returns {import('../../table/win/card.js').WinFacts} */
export function factsOf({ game, deal: code, link }, credit) {
  const isCustom = code === null;
  const book = readBookOf(game, isCustom);
  const name = partsOf(link).deal;
  const deal = book.deals.find((entry) => entry.deal === name);
  const { replayLink } = read(link);
  const days = Object.entries(readDays()[game] ?? {});
  return {
    // Unknown for lines that were taken over; the deal's figures are of another line.
    ...(deal && !deal.startedElsewhere && isByPlayer(credit)
      ? { undos: deal.undos, hints: deal.hints.reduce((sum, n) => sum + n, 0) }
      : {}),
    streak:
      deal && !deal.startedElsewhere && isByPlayer(credit) && deal === book.deals.at(-1) ? sumsOf(book).streak : 0,
    day: days.find(([, day]) => day.deal === code)?.[0],
    address: addressOf(replayLink),
    report: new URL(localizedPage('www/report.html'), document.baseURI).href,
    watch: () => navigateTo(replayLink),
  };
}
