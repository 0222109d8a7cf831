// Spanish: the lessons. What is said at the steps of each is beside this file, by the game's id.

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

export const label = 'Primera lección';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Paso ${n} de ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} de ${of}`;
export const notYet = 'Todavía no';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Elige: ${pile}.`;
export const target = (/** @type {string} */ pile) => `Destino: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'Las reglas lo permiten, pero este paso trata de otra jugada. La flecha la señala.';
export const otherDeal = 'El mazo tiene que esperar: antes hay algo que hacer. La flecha lo señala.';

export const back = 'Atrás';
export const skip = 'Saltar';
export const showMe = 'Enséñame';
export const goOn = 'Seguir';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Intro sigue.';
export const leave = 'Dejar la lección';
export const leaveBrief = 'Dejar';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `La primera lección: ${number(of)} pasos en la mesa de verdad. Tu partida se conserva.`;

export const over = 'Así se juega. ¿Repartimos uno para ti?';
export const newDeal = 'Un reparto suave';
export const stay = 'Quedarme aquí';
export const mine = 'Volver a mi partida';
export const again = 'Otra vez';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'libre';
export const shut = 'tapado';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) => `¿Es tu primera vez? ${capital(number(of))} pasos en la mesa.`;
export const begin = 'Enséñame cómo';
