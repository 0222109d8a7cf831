// French: the lessons. What is said at the steps of each is beside this file, by the game's id.

import { number } from './cards.js';
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

/** "Une étape", "neuf étapes". @param {number} of */
const steps = (of) => (of === 1 ? 'une étape' : `${number(of)} ${of ? 'étapes' : 'étape'}`);

export const label = 'Leçon';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Étape ${n} sur ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} sur ${of}`;
export const notYet = 'Pas encore celle-là';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Choisissez ${pile}.`;
export const target = (/** @type {string} */ pile) => `Cible : ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'C’est permis, mais cette étape porte sur un autre coup : suivez la flèche.';
export const otherDeal = 'Pas encore. Il y a d’abord un coup à jouer : suivez la flèche.';

export const back = 'Retour';
export const skip = 'Passer';
export const showMe = 'Montrer';
export const goOn = 'Continuer';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Appuyez sur Entrée pour continuer.';
export const leave = 'Quitter la leçon';
export const leaveBrief = 'Quitter';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `Une leçon ${of === 1 ? 'd’' : 'de '}${steps(of)}. Votre partie est enregistrée.`;

export const over = 'Voilà le jeu. Envie d’une donne à vous ?';
export const newDeal = 'Une donne facile';
export const stay = 'Rester ici';
export const mine = 'Revenir à ma partie';
export const again = 'Refaire';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'ouvert';
export const shut = 'bloqué';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) => `Première fois ici ? La leçon a ${steps(of)}.`;
export const begin = 'Leçon';
