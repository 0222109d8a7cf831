// French: the pages round the table, a constant a place where they stand.

import { count } from './numbers.js';

export { locale } from './numbers.js';

/** Titles of pages, and what is said of a game wherever it is named. */
export const page = {
  title: 'Cadogan : des réussites selon le livre',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, vos propres cartes`,
  /** What a button does, and for which game; the name is in it so that it can be asked for by voice. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label} : ${name}`,
};

export const notice = {
  close: 'Fermer cet avis',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'Le jeu n’a pas pu être chargé. La connexion est-elle coupée ?',
  table: 'La table n’a pas pu être chargée. La connexion est-elle coupée ?',
  panel: 'Le chargement a échoué. La connexion est-elle coupée ?',
  again: 'Réessayer',
  webAssembly:
    'Voici une table de cartes pour quatre réussites. Leurs règles tournent en WebAssembly, que ce navigateur n’a pas ou a désactivé. ' +
    'Une version récente de Firefox, de Chrome, d’Edge ou de Safari permet d’y jouer.',
  unproven: 'Cette donne n’est peut-être pas gagnable : la liste des donnes gagnables n’a pas pu être chargée.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'La partie précédente est conservée.',
  toPrevious: 'Y revenir',
  elsewhere: 'Cette partie a continué dans un autre onglet.',
  fromThere: 'Continuer de là',
};

/** What storage cannot do. */
export const storage = {
  unsaved:
    'Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit ; l’adresse contient toujours votre partie.',
  full: 'La mémoire du navigateur est pleine : ce que vous jouez n’est gardé que dans l’adresse.',
  room: 'Il y a de nouveau de la place, et tout est gardé.',
  corrupt: 'Une partie gardée dans ce navigateur était abîmée ; elle est laissée de côté.',
  newer: 'Ce navigateur contient aussi des parties d’une version plus récente de cette page ; on n’y touche pas.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'Ouvrir la donne sans ses coups',
  cut: 'Ce lien s’arrête là où ses coups devraient commencer : il a sans doute été coupé. Voici la donne.',
  openAs: (/** @type {string} */ name) => `L’ouvrir comme ${name}`,
  newDeal: 'En donner une autre',
  toStart: 'Aller à l’accueil',
};

/** A code or link that a person types. */
export const code = {
  empty: 'Tapez ou collez d’abord un code ou un lien.',
};

/** A new version of the site. */
export const version = {
  fresh: 'Une nouvelle version de cette page est arrivée.',
  take: 'L’utiliser',
  later: 'Plus tard',
};

/** A game that is watched. */
export const replay = {
  name: 'Relecture',
  moves: 'Coups',
  review: 'Analyse',
  begin: 'Avant le premier coup',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Relecture : ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Relecture : ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'La relecture n’a pas pu être affichée. Ouvrez le lien de nouveau.',
};

export const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');
