// Spanish: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { say: 'Las cartas se ponen bajo el rey hasta que sale otro rey. Elige el mazo.' },
    last: { say: 'Un segundo rey. Al repartir, solo el último rey recibe cartas: pon ahí el ocho.' },
    home: { say: 'Los ases han fundado solos sus bases. Sigue el dos de tréboles: llévalo a casa.' },
    higher: {
      say: 'Todo está repartido. Una carta va sobre otra un grado más alta, sin mirar el palo: jota sobre reina.',
    },
    bare: { say: 'Un rey solo acepta cualquier carta. Pon el cuatro en uno y luego el cinco en el otro.' },
    back: { say: 'Así queda libre el seis. Ponlo sobre el siete; detrás van el cinco y el cuatro, uno a uno.' },
    build: {
      say: 'Los dos reyes vuelven a estar solos: siete y ocho sobre ellos, siete sobre ocho, nueve al rey libre.',
    },
    knave: { say: 'Solo queda el diez. Ponlo sobre la jota de picas, y la jota de corazones irá a casa.' },
  },
  wrong: {
    bury: 'Ahí esperaría bajo lo que vaya saliendo. Elige la base de tréboles.',
    wait: 'Las reglas lo permiten, pero los reyes solos harán falta pronto. Pon la jota de picas sobre la reina.',
    spare: 'Los reyes solos son para el cuatro y el cinco, que están sobre la jota de corazones.',
    run: 'Las reglas lo permiten, pero aleja de la jota de corazones. La flecha señala la carta siguiente.',
  },
};
