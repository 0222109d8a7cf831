// Spanish: the lessons. The steps of each are in lessons/, by the game's id.

import { number } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../en/lessons.js').LessonWords} LessonWords */

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
export const choose = (/** @type {string} */ pile) => `Elige: ${pile}.`;
export const target = (/** @type {string} */ pile) => `Destino: ${pile}.`;
export const otherMove = 'Esa jugada es posible, pero este paso trata de otra: sigue la flecha.';
export const otherDealing = 'Antes hay que hacer una jugada: sigue la flecha.';

export const back = 'Atrás';
export const skip = 'Omitir';
export const showMe = 'Enséñame';
export const nextStep = 'Continuar';
export const pressEnter = 'Pulsa Intro para continuar.';
export const leaveLesson = 'Salir de la lección';
export const leaveShort = 'Salir';
export const intro = (/** @type {number} */ of) =>
  `Una lección de ${of === 1 ? 'un paso' : `${number(of)} pasos`}. Tu partida está guardada.`;

export const finished = {
  new: 'Así se juega. ¿Probamos con un reparto tuyo?',
  begun: 'Así se juega. ¿Probamos con un reparto tuyo?',
  friend: 'Así se juega. El reparto de tu amigo te espera.',
  day: 'Así se juega. El reparto del día te espera.',
};
export const newDeal = 'Un reparto fácil';
export const backTo = {
  new: 'Volver a mi reparto',
  begun: 'Volver a mi partida',
  friend: 'El reparto de tu amigo',
  day: 'El reparto del día',
};
export const again = 'Repetir';

export const gapMark = 'hueco';
export const blockedMark = 'bloqueo';

export const offer = (/** @type {string} */ aim, /** @type {number} */ of) =>
  `${aim} ¿Primera vez aquí? La lección tiene ${of === 1 ? 'un paso' : `${number(of)} pasos`}.`;
export const beginLesson = 'Lección';
