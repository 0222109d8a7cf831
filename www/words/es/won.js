// Spanish: a game that is won.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { capital, single, some, someDeals } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
const dayAndMonthUtc = lazily(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** A patience that succeeds "comes out". @param {Part} part */
const out = (part) => (single(part) ? 'le sale' : 'le salen');

/** In a caption, where the sentence below says of how many. @param {Part} part */
const brief = (part) => (part.is === 'some' ? some(part) : part.is === 'all' ? 'Todos' : 'Casi todos');

/** What is heard of it, once: the game, its moves, and its hints where they are known. */
export const heard = (/** @type {string} */ game, /** @type {number} */ moves, /** @type {number | null} */ hints) =>
  `Victoria. ${game}, ${count(moves, 'jugada', 'jugadas')}${
    hints === null ? '' : `, ${hints ? count(hints, 'pista', 'pistas') : 'sin pistas'}`
  }.`;

export const card = {
  won: 'Victoria',
  /** Before the deal’s code, and after it. */
  deal: 'Reparto ',
  ownCards: 'Tus propias cartas',
  on: (/** @type {Date} */ date) => `, ${dayAndMonth().format(date)}`,
  ofDay: (/** @type {Date} */ day) => `, reparto del día, ${dayAndMonthUtc().format(day)}`,
  share: 'Compartir la victoria',
  watch: 'Verla',
  next: 'Otro reparto',
  look: 'Mirar la mesa',
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'jugada' : 'jugadas'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'pista' : 'pistas'),
  undos: (/** @type {number} */ n) => (n === 1 ? 'deshecha' : 'deshechas'),
  streak: (/** @type {number} */ n) => (n === 1 ? 'victoria seguida' : 'victorias seguidas'),
};

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [brief(part), single(part) ? 'se puede ganar' : 'se pueden ganar'],
  simple: (/** @type {Part} */ part) => [brief(part), single(part) ? 'le sale al ingenuo' : 'le salen al ingenuo'],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${single(winnable) ? 'se puede' : 'se pueden'} ganar; ${some(simple)} ${out(simple)} a un jugador ingenuo`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `De ${numbers().format(solved)} ${solved === 1 ? 'reparto' : 'repartos'} que ha mirado el solucionador y ${numbers().format(played)} que ha jugado un jugador que no piensa más allá de la carta siguiente.`,
};

export const share = {
  copy: 'Copiar el enlace',
  save: 'Guardar la imagen',
  back: 'Volver',
  copied: 'El enlace a toda la partida está copiado.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Copia este enlace: ${address}`,
  failed: 'No se pudo dibujar la imagen.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `Victoria: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `victoria-${game}${deal ? `-${deal}` : ''}.png`,
};
