// French: the lessons. What is said at the steps of each is beside this file, by the game's id.

import { capital, number } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../lessons.js').StepWords} StepWords */
/** What is said in a lesson: at its steps, and of moves that are not theirs. @typedef {{ steps: Record<string, StepWords>, wrong: Record<string, string> }} LessonWords */

/** @type {Record<string, LessonWords>} */
export const games = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empress,
  labyrinth,
};

export const label = 'Première leçon';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Étape ${n} sur ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} sur ${of}`;
export const notYet = 'Pas encore celle-là';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Choisissez ${pile}.`;
export const target = (/** @type {string} */ pile) => `Cible : ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'Les règles le permettent, mais cette étape porte sur un autre coup. La flèche le montre.';
export const otherDeal = 'La pioche attendra : il y a d’abord autre chose à faire. La flèche le montre.';

export const back = 'Retour';
export const skip = 'Passer';
export const showMe = 'Montrer';
export const goOn = 'Continuer';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Entrée pour continuer.';
export const leave = 'Quitter la leçon';
export const leaveBrief = 'Quitter';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `La première leçon : ${of === 1 ? 'une étape' : `${number(of)} étapes`} à la vraie table. Votre partie est conservée.`;

export const over = 'Voilà tout le jeu. Une donne pour vous ?';
export const newDeal = 'Une donne facile';
export const stay = 'Rester ici';
export const mine = 'Ma partie';
export const again = 'Refaire';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'vide';
export const shut = 'muré';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) =>
  `Première fois ici ? ${of === 1 ? 'Une étape' : `${capital(number(of))} étapes`} à la table.`;
export const begin = 'Me montrer';
