// Spanish: the win summary.

import { dayFormatter, lazy } from '../shared.js';
import { count, locale } from './numbers.js';
import { capital, finishes, have, some, someDeals } from './parts.js';

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
  `${finish === 'solver' ? card.finished : card.won}. ${game}, ${count(moves, 'jugada', 'jugadas')}${
    hints === null ? '' : `, ${hints ? count(hints, 'pista', 'pistas') : 'sin pistas'}`
  }.${finish ? ` ${finishes[finish](from)}.` : ''}`;

export const card = {
  won: 'Victoria',
  finished: 'Acabada',
  deal: 'Reparto ',
  yourCards: 'Tus propias cartas',
  onDate: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `, ${localDay(date, hasYear)}`,
  ofDay: (/** @type {Date} */ day, /** @type {boolean} */ hasYear) => `, reparto del día, ${dayAndMonth(day, hasYear)}`,
  share: 'Compartir la victoria',
  shareFinished: 'Compartir',
  playYourself: 'Jugarla tú',
  watch: 'Verla',
  next: 'Nuevo reparto',
  showTable: 'Ver la mesa',
};

export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'Jugada' : 'Jugadas'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'Pista' : 'Pistas'),
  hintsAndPeeks: (/** @type {number} */ n, /** @type {number} */ peeks) =>
    `${n === 1 ? 'Pista' : 'Pistas'}, con ${count(peeks, 'mirada', 'miradas')}`,
  undos: (/** @type {number} */ n) => (n === 1 ? 'Deshecha' : 'Deshechas'),
  /** @type {(n: number) => string} */
  streak: () => 'Racha de victorias',
};

export const rarity = {
  about: 'Sobre estas cifras',
  winnable: (/** @type {Part} */ part) => [capital(some(part)), `${have(part)} solución`],
  naive: (/** @type {Part} */ part) => ['Sin mirar más allá:', `en total ${some(part)}`],
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${have(winnable)} solución; sin mirar más allá ganarías ${some(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `De ${numbers().format(solved)} ${solved === 1 ? 'reparto dado' : 'repartos dados'} al solucionador y ${numbers().format(played)} ${played === 1 ? 'jugado' : 'jugados'} por un bot que no mira más allá de la carta siguiente.`,
};

export const share = {
  challenge: {
    button: 'Retar a un amigo',
    note: 'El reto copia tu resultado y este reparto.',
    copied: 'Reto copiado. Envíaselo a un amigo.',
  },
  answer: {
    button: 'Responder',
    copied: 'Respuesta copiada. Envíasela a tu amigo.',
  },
  copy: 'Copiar la partida',
  save: 'Guardar la imagen',
  sharePicture: 'Compartir imagen',
  saved: 'Imagen guardada.',
  back: 'Volver',
  copied: 'Enlace a la repetición de toda la partida copiado.',
  copyThis: (/** @type {string} */ address) => `Copia este enlace: ${address}`,
  failed: 'No se pudo crear la imagen.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `Victoria: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `victoria-${game}${deal ? `-${deal}` : ''}.png`,
};

export { finishes };

export const result = {
  head: (/** @type {string} */ game, /** @type {Date | null} */ day, /** @type {string | null} */ deal) =>
    `Cadogan${day ? `, ${dayAndMonth(day)}` : ''} · ${game}${deal && !day ? ` ${deal}` : ''}`,
  won: (/** @type {number} */ moves, /** @type {number | null} */ hints, /** @type {string} */ finisher) =>
    finisher === 'solver'
      ? `Terminado por el solucionador, ${count(moves, 'jugada', 'jugadas')}`
      : finisher === 'successor'
        ? `Retomado a media partida y ganado, ${count(moves, 'jugada', 'jugadas')}`
        : `Ganado en ${count(moves, 'jugada', 'jugadas')}${hints === null ? '' : hints ? `, ${count(hints, 'pista', 'pistas')}` : ', sin pistas'}`,
  line: (/** @type {string} */ won, /** @type {string} */ blocks, /** @type {boolean} */ isAnswer) =>
    `${won}${blocks ? `, probabilidad de ganar ${blocks}` : ''}${isAnswer ? '. ¡Ábrelo y compara!' : '. ¡Te toca!'}`,
};

export const friend = {
  label: 'Tu resultado y el de tu amigo',
  you: 'Tú',
  friend: 'Amigo',
  chance: 'Probabilidad de ganar',
  start: 'inicio',
  end: 'final',
  whole: '100 %',
  won: 'ganado',
  lost: 'sin ganar',
  finishers: { solver: 'ganado por el solucionador', successor: 'retomado' },
};

export const verdict = {
  you: {
    won: 'Vas por delante: tu amigo no ganó.',
    alone: 'Vas por delante: todas las jugadas son tuyas.',
    hints: 'Vas por delante, con menos pistas.',
    undos: 'Vas por delante: deshiciste menos.',
    moves: 'Vas por delante, con menos jugadas.',
  },
  friend: {
    alone: 'Tu amigo va por delante: todas las jugadas son suyas.',
    hints: 'Tu amigo va por delante, con menos pistas.',
    undos: 'Tu amigo va por delante: deshizo menos.',
    moves: 'Tu amigo va por delante, con menos jugadas.',
  },
  level: 'Empate.',
};
