// Spanish: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string }} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '«El astuto»: veinte montones; todo el arte está en dónde pones cada carta.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '«La reina de las hadas»: ocho reyes, ocho columnas. Primero reparte, luego piensa.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '«La Emperatriz de la India»: Ejército rojo, Armada negra; a casa, solo de dos en dos.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '«El laberinto»: filas de diez; con hueco encima o debajo, carta disponible; una gracia.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'ases en el reparto',
    lead: '«El laberinto» de la Nota 1 del libro: ases y reyes empiezan en el mazo, y hay que esperarlos.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'relleno tardío',
    lead: '«El laberinto» leído de otro modo: los huecos de la última fila esperan a que repartas.',
  },
};

export const games = gameNames(GAMES, ', ');

/** @type {Record<string, string>} */
export const CAPTIONS = {
  'ace-to-queen': 'Del as a la reina',
  admirals: 'Almirantes, suben',
  army: 'El Ejército',
  ascending: 'Suben desde el as',
  descending: 'Bajan desde el rey',
  down: 'Bajan',
  empress: 'La Emperatriz y su guardia',
  generals: 'Generales, bajan',
  grace: 'Gracia',
  hand: 'Mano',
  kings: 'Ocho reyes',
  navy: 'La Armada',
  pack: 'Mazo',
  promenade: 'El paseo',
  'promenade-open': 'El paseo, primero la carta de abajo',
  talons: 'Descartes',
  up: 'Suben',
};
