// French: a game that is won.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { areWinnable, capital, someDeals, winsSome } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
const dayAndMonthUtc = lazily(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** What is heard of it, once: the game, its moves, and its hints where they are known. */
export const heard = (/** @type {string} */ game, /** @type {number} */ moves, /** @type {number | null} */ hints) =>
  `Gagné. ${game}, ${count(moves, 'coup', 'coups')}${
    hints === null ? '' : `, ${hints ? count(hints, 'indice', 'indices') : 'sans indice'}`
  }.`;

export const card = {
  won: 'Gagné',
  /** Before the deal’s code, and after it. */
  deal: 'Donne ',
  ownCards: 'Vos propres cartes',
  on: (/** @type {Date} */ date) => `, ${dayAndMonth().format(date)}`,
  ofDay: (/** @type {Date} */ day) => `, donne du jour, ${dayAndMonthUtc().format(day)}`,
  share: 'Partager',
  watch: 'Revoir',
  next: 'Nouvelle donne',
  look: 'Voir la table',
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n < 2 ? 'coup' : 'coups'),
  hints: (/** @type {number} */ n) => (n < 2 ? 'indice' : 'indices'),
  undos: (/** @type {number} */ n) => (n < 2 ? 'annulation' : 'annulations'),
  streak: () => 'série gagnante',
};

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [capital(someDeals(part)), areWinnable(part)],
  simple: (/** @type {Part} */ part) => ['Un joueur naïf', winsSome(part)],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${areWinnable(winnable)} ; un joueur naïf ${winsSome(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `D’après ${numbers().format(solved)} ${solved < 2 ? 'donne soumise' : 'donnes soumises'} au solveur et ${numbers().format(played)} ${played < 2 ? 'jouée' : 'jouées'} par un robot qui ne prévoit rien.`,
};

export const share = {
  copy: 'Copier le lien',
  save: 'Enregistrer l’image',
  back: 'Retour',
  copied: 'Lien de toute la partie copié.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Copiez ce lien : ${address}`,
  failed: 'L’image n’a pas pu être créée.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) => `Gagné : ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `gagne-${game}${deal ? `-${deal}` : ''}.png`,
};
