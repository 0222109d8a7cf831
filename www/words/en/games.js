// English: what the games are called, and what stands over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string }} GameWords */

/** By the game's id. @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: 'Twenty packets; where you lay each card is all the skill.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: 'Eight kings head eight columns as they come. Deal first, think after.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: 'An Army of red, a Navy of black: nothing goes home but in pairs.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: 'Rows of ten. A card is free with a gap above or below it; one grace.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'foundations dealt',
    lead: 'The Labyrinth of the book’s Note 1: aces and kings are not laid out but waited for.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'late refill',
    lead: 'The Labyrinth read the other way: gaps in the last row wait until you deal.',
  },
};

export const games = gameNames(GAMES, ', ');

/** What stands over the parts of a table, by its key. @type {Record<string, string>} */
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
  hand: 'In hand',
  kings: 'Eight kings',
  navy: 'The Navy',
  pack: 'Pack',
  promenade: 'The promenade',
  'promenade-open': 'The promenade, lowest card first',
  talons: 'Talons',
  up: 'Up',
};
