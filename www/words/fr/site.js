// French: the pages around the table, a constant for each part.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';

export { locale } from './numbers.js';

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');
const shortDay = dayFormatter(locale, 'short', 'UTC');

export const dayOfDeal = {
  long: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `Donne du ${dayAndMonth(date, hasYear)}`,
  short: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => shortDay(date, hasYear),
};

export const page = {
  title: 'Cadogan : des réussites selon le livre',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, vos propres cartes`,
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label} : ${name}`,
};

export const notice = {
  close: 'Fermer cet avis',
};

export const failed = {
  engine: 'Le jeu n’a pas pu être chargé. Êtes-vous hors ligne ?',
  table: 'La table n’a pas pu être chargée. Êtes-vous hors ligne ?',
  panel: 'Le chargement a échoué. Êtes-vous hors ligne ?',
  again: 'Réessayer',
  webAssembly:
    'Cadogan, une table pour quatre réussites, a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé. Toute version récente de Firefox, Chrome, Edge ou Safari convient.',
};

export const games = {
  previous: 'Votre partie précédente est enregistrée.',
  toPrevious: 'Y revenir',
  elsewhere: 'Vous avez continué dans un autre onglet.',
  continueThere: 'Continuer de là',
};

export const storage = {
  unsaved: 'Ce navigateur bloque l’enregistrement. L’adresse contient toujours votre partie.',
  full: 'L’espace du navigateur est plein. Seule l’adresse contient vos nouveaux coups.',
  spaceAgain: 'Il y a de nouveau de l’espace ; tout est enregistré.',
  corrupt: 'Une partie enregistrée est abîmée et ne peut pas être ouverte.',
  damaged: 'Certaines données enregistrées sont abîmées et ont été laissées de côté. Vos parties sont intactes.',
  newer: 'Certaines parties enregistrées viennent d’une version plus récente de cette page. Elles restent intactes.',
};

export const recovery = {
  bareDeal: 'Ouvrir la donne sans ses coups',
  cut: 'Ce lien semble coupé : ses coups manquent. Voici la donne.',
  openAs: (/** @type {string} */ name) => `Ouvrir comme ${name}`,
  newDeal: 'Nouvelle donne',
  toStart: 'Aller à l’accueil',
};

export const code = {
  empty: 'Tapez ou collez d’abord un code ou un lien.',
};

export const version = {
  available: 'Une nouvelle version est prête.',
  use: 'L’utiliser',
  notNow: 'Plus tard',
};

export const replay = {
  label: 'Relecture',
  moves: 'Liste des coups',
  review: 'Analyse',
  begin: 'Avant le premier coup',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Relecture : ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Relecture : ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  failed: 'La relecture n’a pas pu être affichée. Ouvrez le lien de nouveau.',
};

export const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');
