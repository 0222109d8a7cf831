// German: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {import('../en/games.js').GameWords} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '„Schlau“: Zwanzig Päckchen; wohin du jede Karte legst, ist die ganze Kunst.',
    aim: 'Leg alle 104 Karten auf acht Grundstapel ab: Vier steigen vom Ass, vier fallen vom König.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '„Feenkönigin“: Acht Könige, acht Spalten. Erst geben, dann denken.',
    aim: 'Leg 96 Karten auf acht Grundstapel ab, vom Ass bis zur Dame. Die acht Könige bleiben liegen.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '„Kaiserin von Indien“: Rotes Heer, schwarze Flotte; du legst immer zwei Karten zusammen ab.',
    aim: 'Leg 176 Karten ab, immer eine rote mit einer schwarzen: Schwarz steigt vom Ass, Rot fällt vom König.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '„Das Labyrinth“: Reihen zu zehn. Eine Lücke darüber oder darunter macht eine Karte frei; eine Gnade.',
    aim: 'Leg alle 104 Karten auf acht Grundstapel ab: Vier steigen vom Ass, vier fallen vom König.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'Asse im Stapel',
    lead: 'Anmerkung 1 des Buchs: Asse und Könige stecken noch im Stapel, und du wartest auf sie.',
    aim: 'Leg alle 104 Karten auf acht Grundstapel ab: Vier steigen vom Ass, vier fallen vom König.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'spät gefüllt',
    lead: 'Das Buch anders gelesen: Lücken der untersten Reihe warten, bis du gibst.',
    aim: 'Leg alle 104 Karten auf acht Grundstapel ab: Vier steigen vom Ass, vier fallen vom König.',
  },
};

export const games = gameNames(GAMES, ', ');

/** @type {Record<string, string>} */
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
  stock: 'Stapel',
  promenade: 'Die Promenade',
  'promenade-open': 'Die Promenade, unterste Karte zuerst',
  talons: 'Restestapel',
  up: 'Steigend',
};
