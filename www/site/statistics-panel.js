// The panel of statistics.

import { words } from '../words/panels.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { library, nameOf } from './engine.js';
import { askToErase, eraseKeys } from './erasing.js';
import { partsOf } from './links.js';
import { savedGame } from './saved-games.js';
import { plotOf } from './statistics-plot.js';
import { bookOf } from './statistics-recorder.js';
import { HINTS, sumsOf } from './statistics.js';
import { openStorage } from './storage-panel.js';
import { table } from './table-page.js';

/** @typedef {import('./statistics.js').Sums} Sums */

export function openStatistics() {
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.statistics.erase, () =>
    askToErase(ask, erase, words.statistics.ask, () => eraseKeys((key) => key.startsWith('stats:'))),
  );
  const sections = library
    .flatMap((info) => [false, true].map((own) => section(info, own)))
    .filter((one) => one !== null);
  openDialog(words.statistics.title, 'records', [
    ...(sections.length ? sections : [h('p', {}, words.statistics.none)]),
    h('p', { class: 'hint' }, words.statistics.rule),
    h('p', { class: 'actions' }, button(words.storage.title, openStorage), sections.length ? erase : null),
    ask,
  ]);
}

/** @param {import('../pkg/patience_wasm.js').GameInfo} info @param {boolean} own */
function section(info, own) {
  const hand = own ? (table?.link ?? '') : (savedGame(info.id)?.link ?? '');
  const sums = sumsOf(bookOf(info.id, own), partsOf(hand).deal);
  if (!sums.played) return null;
  const name = own ? words.statistics.ownCards(nameOf(info.id)) : nameOf(info.id);
  const list = h('dl', { class: 'sums' });
  for (const [term, value] of figures(sums)) list.append(h('div', {}, h('dt', {}, term), h('dd', {}, value)));
  return h('section', { class: 'record' }, h('h3', {}, name), list, sums.last.length ? plotOf(sums.last) : null);
}

/** @param {Sums} sums @returns {[string, string][]} */
function figures(sums) {
  const { played, won, best, bestDeal, hints } = sums;
  const asked = HINTS.flatMap((kind, n) => (hints[n] ? [/** @type {[typeof kind, number]} */ ([kind, hints[n]])] : []));
  const least = bestDeal
    ? words.statistics.bestWith(
        best,
        bestDeal.undos,
        bestDeal.hints.reduce((a, b) => a + b),
      )
    : String(best);
  return [
    [words.statistics.played, String(played)],
    [words.statistics.won, words.statistics.ofAll(won, Math.round((100 * won) / played))],
    [words.statistics.streak, words.statistics.now(sums.streak, sums.longest)],
    ...(best ? [/** @type {[string, string]} */ ([words.statistics.best, least])] : []),
    ...(sums.median ? [/** @type {[string, string]} */ ([words.statistics.median, String(sums.median)])] : []),
    [words.statistics.unaided, String(sums.unaided)],
    [words.statistics.undos, String(sums.undos)],
    [words.statistics.hints, asked.length ? words.statistics.asked(asked) : '0'],
  ];
}
