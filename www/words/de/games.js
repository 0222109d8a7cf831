// German: what the games are called, and what stands over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {import('../en/games.js').GameWords} GameWords */

/** By the game's id. The names are the book's; what they mean is said beside. @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '„Schlau“: Zwanzig Päckchen; wohin du jede Karte legst, ist die ganze Kunst.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '„Feenkönigin“: Acht Könige, acht Spalten. Erst wird gegeben, dann gedacht.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '„Kaiserin von Indien“: Rotes Heer, schwarze Flotte, und abgelegt wird nur zu zweit.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '„Das Labyrinth“: Reihen zu zehn. Eine Lücke darüber oder darunter macht frei; einmal gilt Gnade.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'Asse im Stapel',
    lead: 'Das Labyrinth nach Anmerkung 1 des Buchs: Asse und Könige liegen nicht aus, man wartet auf sie.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'spät gefüllt',
    lead: 'Das Labyrinth anders gelesen: Lücken der letzten Reihe warten, bis du gibst.',
  },
};

export const games = gameNames(GAMES, ', ');

/** What stands over the parts of a table, by its key. @type {Record<string, string>} */
export const CAPTIONS = {
  'ace-to-queen': 'Ass bis Dame',
  admirals: 'Admirale, steigend',
  army: 'Das Heer',
  ascending: 'Vom Ass aufwärts',
  descending: 'Vom König abwärts',
  down: 'Fallend',
  empress: 'Die Kaiserin und ihre Garde',
  generals: 'Generale, fallend',
  grace: 'Gnade',
  hand: 'Hand',
  kings: 'Acht Könige',
  navy: 'Die Flotte',
  pack: 'Stapel',
  promenade: 'Die Promenade',
  'promenade-open': 'Die Promenade, unterste Karte zuerst',
  talons: 'Talons',
  up: 'Steigend',
};
