// French: names of the games, and captions over the parts of their tables.

import { gameNames } from '../shared.js';

/** @typedef {{ name: string, short: string, variant?: string, lead: string, aim: string }} GameWords */

/** @type {Record<string, GameWords>} */
export const GAMES = {
  sly: {
    name: 'Sly',
    short: 'Sly',
    lead: 'Le Rusé. Vingt paquets ; tout l’art est de choisir où attend chaque carte.',
    aim: 'Placez les 104 cartes sur huit fondations : quatre montent de l’as, quatre descendent du roi.',
  },
  'fairie-queen': {
    name: 'Spenser’s Fairie Queen',
    short: 'Fairie Queen',
    lead: 'La Reine des fées. Huit rois en tête de huit colonnes. Distribuez d’abord, réfléchissez ensuite.',
    aim: 'Placez 96 cartes sur huit fondations, de l’as à la dame. Les huit rois restent sur la table.',
  },
  'empress-of-india': {
    name: 'The Empress of India',
    short: 'Empress of India',
    lead: 'L’Impératrice des Indes. Armée rouge, Marine noire : les cartes ne rentrent que deux par deux.',
    aim: 'Placez 176 cartes sur les fondations deux par deux, une rouge avec une noire : le noir monte de l’as, le rouge descend du roi.',
  },
  labyrinth: {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    lead: 'Le Labyrinthe. Des rangées de dix : une carte est disponible avec un vide dessus ou dessous. Une grâce.',
    aim: 'Placez les 104 cartes sur huit fondations : quatre montent de l’as, quatre descendent du roi.',
  },
  'labyrinth-dealt-foundations': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'as à venir',
    lead: 'Le Labyrinthe de la note 1 du livre : as et rois sont d’abord dans la pioche, et vous les attendez.',
    aim: 'Placez les 104 cartes sur huit fondations : quatre montent de l’as, quatre descendent du roi.',
  },
  'labyrinth-late-refill': {
    name: 'The Labyrinth',
    short: 'The Labyrinth',
    variant: 'comblé plus tard',
    lead: 'Le Labyrinthe lu autrement : les vides de la rangée du bas restent jusqu’à ce que vous distribuiez.',
    aim: 'Placez les 104 cartes sur huit fondations : quatre montent de l’as, quatre descendent du roi.',
  },
};

export const games = gameNames(GAMES, ', ');

/** @type {Record<string, string>} */
export const CAPTIONS = {
  'ace-to-queen': 'De l’as à la dame',
  admirals: 'Amiraux, dès l’as',
  army: 'L’Armée',
  ascending: 'Montantes, dès l’as',
  descending: 'Descendantes, dès le roi',
  down: 'Descendantes',
  empress: 'L’Impératrice et sa garde',
  generals: 'Généraux, dès le roi',
  grace: 'Grâce',
  hand: 'En main',
  kings: 'Huit rois',
  navy: 'La Marine',
  stock: 'Pioche',
  promenade: 'La promenade',
  'promenade-open': 'La promenade, carte du dessous d’abord',
  talons: 'Défausses',
  up: 'Montantes',
};
