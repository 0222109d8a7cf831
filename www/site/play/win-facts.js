// What the site knows of a win, for the card on the table: from the statistics and the deals of the day.

import { read } from '../../engine/loader.js';
import { spokenPage } from '../../words/pages.js';
import { go } from '../shell/address.js';
import { readDays } from '../daily/daily-progress.js';
import { addressOf, partsOf } from '../../engine/links.js';
import { bookOf } from '../statistics/statistics-recorder.js';
import { sumsOf } from '../statistics/statistics.js';

/** @param {import('../../pkg/patience_wasm.js').View} view @returns {import('../../table/win/card.js').Facts} */
export function factsOf({ game, deal: code, link }) {
  const own = code === null;
  const book = bookOf(game, own);
  const name = partsOf(link).deal;
  const deal = book.deals.find((one) => one.deal === name);
  const { replayLink } = read(link);
  const days = Object.entries(readDays()[game] ?? {});
  return {
    // Of a game that somebody else had begun it is not known.
    ...(deal && !deal.joined ? { undos: deal.undos, hints: deal.hints.reduce((sum, n) => sum + n, 0) } : {}),
    streak: deal && !deal.joined && deal === book.deals.at(-1) ? sumsOf(book).streak : 0,
    day: days.find(([, one]) => one.deal === code)?.[0],
    address: addressOf(replayLink),
    report: new URL(spokenPage('www/report.html'), document.baseURI).href,
    watch: () => go(replayLink),
  };
}
