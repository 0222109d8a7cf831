// Spanish: the lesson of Sly.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: {
      text: 'Lleva todas las cartas a casa, es decir, a ocho bases. La siguiente sale al azar; tú eliges dónde espera. Elige el mazo.',
    },
    lay: { text: 'Los veinte puestos son montones; la primera ronda los llena por orden. Pon el siete en el primero.' },
    home: { text: `Los primeros ases y reyes van a casa automáticamente. ${corner} Lleva a casa el dos de corazones.` },
    tooEarly: {
      text: 'Sigue el tres de corazones. Intenta jugarlo.',
      afterRefusal: 'No puedes sacar cartas de un montón hasta que pongas las veinte. Aquí vienen las demás.',
    },
    twenty: { text: 'Ya están las veinte. Elige el tres de corazones; el mazo rellena su montón al momento.' },
    begin: { text: 'Nada más puede ir a casa. Elige el mazo para empezar la segunda ronda.' },
    heap: { text: 'La jota puede ir a cualquier montón. Las picas bajan, ella antes que el diez: ponla sobre él.' },
    trapped: { text: 'El seis está sobre el siete. El ocho atraparía a los dos, así que ponlo sobre el nueve.' },
    unwind: { text: 'Ya hay otras veinte, y la reina está en casa. Juega la jota y luego el diez.' },
  },
  wrong: {
    keep: 'Puedes guardarlo, pero ya puede ir a casa. Elige la base de corazones.',
    anywhere: 'Es posible, pero sobre el diez no estorba, porque irá antes a casa. Elige el diez de picas.',
    trap: 'Necesitarás el seis y el siete antes que el ocho, que los taparía. Elige el nueve.',
    nine: 'Es posible, pero sobre el nueve de tréboles no tapa nada que necesites antes. Elige ese.',
  },
};
