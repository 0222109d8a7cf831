// French: a game that is won.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { alone, capital, some } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

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
  next: 'Autre donne',
  look: 'Voir la table',
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n < 2 ? 'coup' : 'coups'),
  hints: (/** @type {number} */ n) => (n < 2 ? 'indice' : 'indices'),
  undos: (/** @type {number} */ n) => (n < 2 ? 'annulé' : 'annulés'),
  streak: () => 'de suite',
};

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [capital(some(part)), alone(part) ? 'est gagnable' : 'sont gagnables'],
  simple: (/** @type {Part} */ part) => [`${capital(some(part))} pour`, 'un joueur naïf'],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `Donnes gagnables : ${some(winnable)} ; ${some(simple)} pour un joueur naïf`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `Sur ${numbers().format(solved)} ${solved < 2 ? 'donne que le solveur a examinée' : 'donnes que le solveur a examinées'}, et ${numbers().format(played)} ${played < 2 ? 'jouée' : 'jouées'} par un joueur qui ne pense pas plus loin que la carte suivante.`,
};

export const share = {
  copy: 'Copier le lien',
  save: 'Enregistrer l’image',
  back: 'Retour',
  copied: 'Le lien de toute la partie est copié.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Copiez ce lien : ${address}`,
  failed: 'L’image n’a pas pu être dessinée.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) => `Gagné : ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `gagne-${game}${deal ? `-${deal}` : ''}.png`,
};
