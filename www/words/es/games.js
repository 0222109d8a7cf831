// Spanish: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string, aim: string }} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: '«El astuto»: veinte montones; todo el arte está en dónde pones cada carta.',
    aim: 'Lleva las 104 cartas a ocho bases: cuatro suben desde el as y cuatro bajan desde el rey.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: '«La reina de las hadas»: ocho reyes, ocho columnas. Primero reparte, luego piensa.',
    aim: 'Lleva 96 cartas a ocho bases, del as a la reina. Los ocho reyes se quedan en la mesa.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: '«La Emperatriz de la India»: Ejército rojo, Armada negra; a casa, solo de dos en dos.',
    aim: 'Lleva 176 cartas a sus bases de dos en dos, una roja con una negra: el negro sube desde el as, el rojo baja desde el rey.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: '«El laberinto»: filas de diez. Un hueco encima o debajo libera una carta; una gracia.',
    aim: 'Lleva las 104 cartas a ocho bases: cuatro suben desde el as y cuatro bajan desde el rey.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'ases en el reparto',
    lead: '«El laberinto» de la Nota 1 del libro: ases y reyes empiezan en el mazo, y hay que esperarlos.',
    aim: 'Lleva las 104 cartas a ocho bases: cuatro suben desde el as y cuatro bajan desde el rey.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'relleno tardío',
    lead: '«El laberinto» leído de otro modo: los huecos de la última fila esperan a que repartas.',
    aim: 'Lleva las 104 cartas a ocho bases: cuatro suben desde el as y cuatro bajan desde el rey.',
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
  stock: 'Mazo',
  promenade: 'El paseo',
  'promenade-open': 'El paseo, primero la carta de abajo',
  talons: 'Descartes',
  up: 'Suben',
};
