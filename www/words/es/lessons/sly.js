// Spanish: the lesson of Sly.

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: { say: 'No puedes elegir qué carta viene, solo dónde espera. Elige el mazo.' },
    lay: { say: 'La primera tanda llena los montones por orden. Pon el siete en el primero.' },
    home: { say: 'Ases y reyes fundan solos sus bases. Sigue el dos de corazones: llévalo a casa.' },
    rest: {
      say: 'Seguiría el tres de corazones. Intenta jugarlo.',
      met: 'De los montones no se juega hasta que hayas puesto veinte cartas. Ahora vienen las demás.',
    },
    twenty: { say: 'Ya hay veinte. Ahora elige el tres de corazones; el mazo llena su hueco al momento.' },
    begin: { say: 'Nada más encaja. Elige el mazo: empieza la segunda tanda de veinte.' },
    heap: { say: 'Vale cualquier montón. Las picas bajan, la jota antes que el diez: ponla sobre el diez.' },
    trapped: { say: 'El seis está sobre el siete. Encima, el ocho atraparía a los dos: ponlo sobre el nueve.' },
    unwind: { say: 'Hay otras veinte, y la reina está en casa. Juega la jota y, después, el diez.' },
  },
  wrong: {
    keep: 'Puedes guardarlo, pero solo esperaría a que lo jugaras. Elige la base de corazones.',
    anywhere: 'Puede ir ahí. Sobre el diez no estorba, pues irá antes a casa: elige el diez de picas.',
    trap: 'El seis y el siete harán falta antes que el ocho, y quedarían debajo. Elige el nueve.',
    nine: 'Puede ir ahí. Sobre el nueve de tréboles no tapa nada que haga falta antes: elige ese.',
  },
};
