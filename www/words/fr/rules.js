// French: the pages of rules. The rules of each game are in rules/.

/** @typedef {import('../marked.js').GameRules} GameRules */

/** @type {Record<string, () => Promise<{ default: GameRules }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
};

export const glossary = () => import('./rules/glossary.js');
export const keys = () => import('./rules/keys.js');

export const sections = {
  rules: 'Règles',
  aim: 'But du jeu',
  table: 'La table',
  art: 'Stratégie',
  open: 'Questions que le livre laisse ouvertes',
  marks: 'Marques',
  keys: 'Commandes',
  glossary: 'Glossaire',
  lesson: 'Leçon',
};

export const page = {
  title: (/** @type {string} */ game) => `${game} : les règles · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `Comment jouer à ${game}, une réussite du livre de Lady Cadogan, règle par règle, avec des schémas. ${lead}`,
  glossaryTitle: 'Glossaire des réussites · Cadogan',
  glossaryDescription:
    'Disponible, libérée, attendue, défausse, promenade, grâce : les termes des réussites de Lady Cadogan expliqués.',
  heading: (/** @type {string} */ game) => `${game} : les règles`,
  play: (/** @type {string} */ game) => `Jouer à ${game}`,
  all: 'Les règles',
  home: 'Cadogan',
  accessibility: 'Accessibilité',
  book: 'Quatre réussites tirées de « Lady Cadogan’s Illustrated Games of Solitaire or Patience », un livre victorien dont on trouve un compte rendu dès 1874 ; nous suivons l’édition revue de Philadelphie, 1914. Les numéros des règles sont ceux du livre, les mots sont les nôtres.',
};

export const rule = {
  numbered: (/** @type {string} */ numeral) => `Règle ${numeral}`,
  readStrictly: 'À la lettre :',
  play: 'Jouer',
  step: 'Étape suivante',
  back: 'Annuler',
  stepBack: 'Étape précédente',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} sur ${of}`,
  open: 'Essayer sur la table',
  watch: 'Regarder',
  then: 'Ensuite :',
  fromTable: 'De votre table',
  markOnTable: 'Marquer les cartes disponibles sur ma table',
  contents: 'Parties des règles',
  parts: 'Parties de la table',
  openAsPage: 'Ouvrir en pleine page',
};

export const labels = {
  up: 'montante',
  down: 'descendante',
  next: 'suivante',
  hand: 'en main',
  home: 'rentrée',
  resting: 'au repos',
  foundation: 'fondation',
  admirals: 'Amiraux',
  generals: 'Généraux',
  navy: 'Marine',
  army: 'Armée',
  stock: 'pioche',
  redTalon: 'défausse rouge',
  blackTalon: 'défausse noire',
  noQueen: 'sans dame',
  noJack: 'sans valet',
  grace: 'grâce',
};

export const legend = {
  lead: 'Les marques sur les cartes et sur le tapis.',
  available: 'Un petit chevron, ou la croix du livre dans une figure : cette carte est disponible.',
  gap: 'Le vide laissé par une carte. Vous ne pouvez pas y en poser une autre.',
  suitable: 'Un coin brun corné : cette carte peut rentrer.',
  selected: 'Un cadre : la carte sélectionnée.',
  target: 'Des marques aux coins : là où elle peut aller.',
};

export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name} : ${text}`;
