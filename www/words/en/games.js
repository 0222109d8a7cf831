// English: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string, aim: string }} GameWords */

/** By the game's id. @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: 'Twenty packets; where you place each card is all the skill.',
    aim: 'Bring all 104 cards home, to eight piles: four go up from the ace, four down from the king.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: 'Eight kings head eight columns as they turn up. Deal first, think after.',
    aim: 'Bring 96 cards home, to eight piles from ace to queen. The eight kings stay on the table.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: 'A red Army, a black Navy: cards go home only two by two.',
    aim: 'Bring 176 cards home two by two, a red with a black: black goes up from the ace, red down from the king.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: 'Rows of ten. A card is available with a gap above or below it; one grace.',
    aim: 'Bring all 104 cards home, to eight piles: four go up from the ace, four down from the king.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'aces in the deal',
    lead: 'The book’s Note 1: aces and kings start in the stock, and you wait for them.',
    aim: 'Bring all 104 cards home, to eight piles: four go up from the ace, four down from the king.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'late refill',
    lead: 'The book read the other way: gaps in the bottom row wait until you deal.',
    aim: 'Bring all 104 cards home, to eight piles: four go up from the ace, four down from the king.',
  },
};

export const games = gameNames(GAMES, ', ');

/** Captions over the parts of a table, by their keys. @type {Record<string, string>} */
export const CAPTIONS = {
  'ace-to-queen': 'Ace to queen',
  admirals: 'Admirals, up',
  army: 'The Army',
  ascending: 'Ascending from the ace',
  descending: 'Descending from the king',
  down: 'Down',
  empress: 'The Empress and her guard',
  generals: 'Generals, down',
  grace: 'Grace',
  hand: 'Hand',
  kings: 'Eight kings',
  navy: 'The Navy',
  stock: 'Stock',
  promenade: 'The promenade',
  'promenade-open': 'The promenade, bottom card first',
  talons: 'Talons',
  up: 'Up',
};
