// German: the win summary.

import { dayFormatter, lazy } from '../shared.js';
import { count, locale } from './numbers.js';
import { are, capital, finishes, someDeals, someOfThem } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));
const localDay = dayFormatter(locale, 'long');
const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const announcement = (
  /** @type {string} */ game,
  /** @type {number} */ moves,
  /** @type {number | null} */ hints,
  /** @type {keyof typeof finishes | null} */ finish,
  /** @type {number} */ from,
) =>
  `${finish === 'solver' ? card.finished : card.won}. ${game}, ${count(moves, 'Zug', 'Züge')}${
    hints === null ? '' : `, ${hints ? count(hints, 'Tipp', 'Tipps') : 'keine Tipps'}`
  }.${finish ? ` ${finishes[finish](from)}.` : ''}`;

export const card = {
  won: 'Gewonnen',
  finished: 'Beendet',
  deal: 'Spiel ',
  yourCards: 'Eigene Karten',
  onDate: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `, ${localDay(date, hasYear)}`,
  ofDay: (/** @type {Date} */ day, /** @type {boolean} */ hasYear) => `, Spiel des Tages, ${dayAndMonth(day, hasYear)}`,
  share: 'Diesen Sieg teilen',
  shareFinished: 'Partie teilen',
  playYourself: 'Selbst spielen',
  watch: 'Ansehen',
  next: 'Neues Spiel',
  showTable: 'Tisch zeigen',
};

export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'Zug' : 'Züge'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'Tipp' : 'Tipps'),
  hintsAndPeeks: (/** @type {number} */ n, /** @type {number} */ peeks) =>
    `${n === 1 ? 'Tipp' : 'Tipps'}, davon ${peeks} gespickt`,
  /** @type {(n: number) => string} */
  undos: () => 'Rückgängig',
  streak: (/** @type {number} */ n) => (n === 1 ? 'Sieg in Serie' : 'Siege in Serie'),
};

export const rarity = {
  about: 'Zu diesen Zahlen',
  winnable: (/** @type {Part} */ part) => [capital(someDeals(part)), `${are(part)} lösbar`],
  naive: (/** @type {Part} */ part) => ['Ohne vorauszudenken:', `insgesamt ${someOfThem(part)}`],
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${are(winnable)} lösbar; ohne vorauszudenken gewinnt man ${someOfThem(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `Aus ${solved === 1 ? 'einem Spiel, das' : `${numbers().format(solved)} Spielen, die`} der Solver geprüft hat, und ${played === 1 ? 'einem, das' : `${numbers().format(played)}, die`} ein Bot gespielt hat, der nie vorausdenkt.`,
};

export const share = {
  challenge: {
    button: 'Herausfordern',
    note: 'Herausforderung: dein Ergebnis und dieses Spiel.',
    copied: 'Herausforderung kopiert. Schick sie einem Freund.',
  },
  answer: {
    button: 'Freund antworten',
    copied: 'Antwort kopiert. Schick sie deinem Freund.',
  },
  copy: 'Partie kopieren',
  save: 'Bild speichern',
  sharePicture: 'Bild teilen',
  saved: 'Bild gespeichert.',
  back: 'Zurück',
  copied: 'Link zur Wiedergabe der ganzen Partie kopiert.',
  copyThis: (/** @type {string} */ address) => `Kopiere diesen Link: ${address}`,
  failed: 'Das Bild ließ sich nicht erstellen.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `Gewonnen: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `gewonnen-${game}${deal ? `-${deal}` : ''}.png`,
};

export { finishes };

export const result = {
  head: (/** @type {string} */ game, /** @type {Date | null} */ day, /** @type {string | null} */ deal) =>
    `Cadogan${day ? `, ${dayAndMonth(day)}` : ''} · ${game}${deal && !day ? ` ${deal}` : ''}`,
  won: (/** @type {number} */ moves, /** @type {number | null} */ hints, /** @type {string} */ finisher) =>
    finisher === 'solver'
      ? `Vom Solver beendet, ${count(moves, 'Zug', 'Züge')}`
      : finisher === 'successor'
        ? `Unterwegs übernommen und gewonnen, ${count(moves, 'Zug', 'Züge')}`
        : `Gewonnen in ${count(moves, 'Zug', 'Zügen')}${hints === null ? '' : hints ? `, ${count(hints, 'Tipp', 'Tipps')}` : ', ohne Tipps'}`,
  line: (/** @type {string} */ won, /** @type {string} */ blocks, /** @type {boolean} */ isAnswer) =>
    `${won}${blocks ? `, Gewinnchance ${blocks}` : ''}${isAnswer ? '. Öffne und vergleiche!' : '. Jetzt du!'}`,
};

export const friend = {
  label: 'Dein Ergebnis und das deines Freundes',
  you: 'Du',
  friend: 'Freund',
  chance: 'Gewinnchance',
  start: 'Anfang',
  end: 'Ende',
  whole: '100 %',
  won: 'gewonnen',
  lost: 'nicht gewonnen',
  finishers: { solver: 'vom Solver gewonnen', successor: 'übernommen' },
};

export const verdict = {
  you: {
    won: 'Du liegst vorn: Dein Freund hat nicht gewonnen.',
    alone: 'Du liegst vorn: Alle Züge sind von dir.',
    hints: 'Du liegst vorn, mit weniger Tipps.',
    undos: 'Du liegst vorn: weniger zurückgenommen.',
    moves: 'Du liegst vorn, mit weniger Zügen.',
  },
  friend: {
    alone: 'Dein Freund liegt vorn: Alle Züge sind von ihm.',
    hints: 'Dein Freund liegt vorn, mit weniger Tipps.',
    undos: 'Dein Freund liegt vorn: weniger zurückgenommen.',
    moves: 'Dein Freund liegt vorn, mit weniger Zügen.',
  },
  level: 'Gleichstand.',
};
