// Spanish: the lessons. What is said at the steps of each is beside this file, by the game's id.

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

export const label = 'Lección';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Paso ${n} de ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} de ${of}`;
export const notYet = 'Esa todavía no';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Elige: ${pile}.`;
export const target = (/** @type {string} */ pile) => `Destino: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'Esa jugada es posible, pero este paso trata de otra: sigue la flecha.';
export const otherDeal = 'Todavía no. Antes hay que hacer una jugada: sigue la flecha.';

export const back = 'Atrás';
export const skip = 'Saltar';
export const showMe = 'Enséñame';
export const goOn = 'Continuar';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Pulsa Intro para continuar.';
export const leave = 'Salir de la lección';
export const leaveBrief = 'Salir';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `Una lección de ${of === 1 ? 'un paso' : `${number(of)} pasos`}. Tu partida está guardada.`;

export const over = 'Así se juega. ¿Probamos con un reparto tuyo?';
export const newDeal = 'Un reparto fácil';
export const stay = 'Quedarme aquí';
export const mine = 'Volver a mi partida';
export const again = 'Otra vez';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'abierto';
export const shut = 'bloqueo';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) =>
  `¿Primera vez aquí? La lección tiene ${of === 1 ? 'un paso' : `${number(of)} pasos`}.`;
export const begin = 'Lección';
