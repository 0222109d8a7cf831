// Spanish: the lesson of The Labyrinth.

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { say: 'Los palos suben desde el as y bajan desde el rey. Elige el dos de diamantes.' },
    fills: { say: 'El mazo ha rellenado el hueco, como siempre en la última fila. De bajada: la reina de tréboles.' },
    row: { say: 'Nada puede ir a casa. Elige el mazo para repartir una fila entera, y luego otra.' },
    lowest: { say: 'La última fila no tiene nada debajo: toda está disponible. Elige el tres de diamantes.' },
    walled: {
      say: 'Sigue el cuatro de diamantes, pero tiene cartas encima y debajo. Prueba.',
      met: 'Está bloqueado. Antes tiene que irse la carta de encima o la de debajo.',
    },
    opens: { say: 'La primera fila no tiene nada encima: juega ahí la reina de corazones y luego la jota.' },
    stays: { say: 'Ese hueco se queda: solo se rellena la última fila. Ya está disponible el cuatro. Elígelo.' },
    grace: { say: 'El mazo está vacío y nada puede ir a casa. Usa tu única gracia: aparta el diez de corazones.' },
    last: { say: 'Una carta apartada aún puede ir a casa: juega ahora el diez y luego el nueve de corazones.' },
  },
  wrong: {
    ten: 'Eso no ayudaría. De corazones, bajando, sigue el diez: elige el diez de corazones.',
  },
};
