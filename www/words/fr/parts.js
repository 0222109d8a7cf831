// French: shares of deals, and who finished a game, in words for people.

import { lazy } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));

/** A rounded share of deals as a subject: "presque toutes les donnes", "7 donnes sur 10". @param {Part} part */
export const someDeals = ({ n, of, is }) => {
  if (is !== 'some') return is === 'all' ? 'toutes les donnes testées' : 'presque toutes les donnes';
  if (n * 2 === of) return 'environ la moitié des donnes';
  return `${n} ${n < 2 ? 'donne' : 'donnes'} sur ${numbers().format(of)}`;
};

/** The verb and its adjective after `someDeals`. @param {Part} part */
export const areWinnable = ({ n, is }) => (is === 'some' && n < 2 ? 'est gagnable' : 'sont gagnables');

/** A rounded share of deals that a player wins: "en gagne 7 sur 10", "les gagne presque toutes". @param {Part} part */
export const winsSome = ({ n, of, is }) => {
  if (is !== 'some') return `les gagne ${is === 'all' ? 'toutes' : 'presque toutes'}`;
  return `en gagne ${n * 2 === of ? 'environ la moitié' : `${n} sur ${numbers().format(of)}`}`;
};

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who finished a game, by `Credit.finishedBy`, and the moves before that. */
export const finishes = {
  solver: (/** @type {number} */ n) => (n ? `Finie par le solveur à partir du coup ${n + 1}` : 'Jouée par le solveur'),
  link: (/** @type {number} */ n) => `Reprise au coup ${n}`,
  shown: (/** @type {number} */ n) => `Reprise du solveur au coup ${n}`,
};
