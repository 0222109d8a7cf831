// Spanish: the lesson of The Labyrinth.

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { say: 'Los palos suben desde el as y bajan desde el rey. Elige el dos de diamantes.' },
    fills: { say: 'El mazo ha llenado su hueco, como siempre en la fila más baja. De bajada: la reina de tréboles.' },
    row: { say: 'Ya nada encaja. Elige el mazo: se reparte una fila entera. Y luego otra vez.' },
    lowest: { say: 'Bajo la fila más baja no hay nada: toda ella está libre. Elige el tres de diamantes.' },
    walled: {
      say: 'Seguiría el cuatro de diamantes, pero tiene cartas encima y debajo. Prueba.',
      met: 'Está encerrado. Una de sus vecinas tiene que irse antes.',
    },
    opens: { say: 'Sobre la fila más alta no hay nada: juega ahí la reina de corazones y luego la jota.' },
    stays: { say: 'Ese hueco se queda: solo se llena la fila más baja. Ya está libre el cuatro. Elígelo.' },
    grace: { say: 'El mazo se ha acabado y nada encaja. Una vez se puede quitar una carta: el diez de corazones.' },
    last: { say: 'Lo apartado se juega cuando encaja: ahora. Le sigue el nueve de corazones.' },
  },
  wrong: {
    ten: 'Eso no liberaría nada que haga falta. Los corazones bajan al diez: elige el diez de corazones.',
  },
};
