// Spanish: the lesson of The Labyrinth.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { text: `Lleva todo a casa: ases hacia arriba, reyes hacia abajo. ${corner} Elige el dos de diamantes.` },
    fills: {
      text: 'El mazo rellena al momento cada hueco de la última fila repartida. Ahora, hacia abajo: la reina de tréboles.',
    },
    row: { text: 'Nada puede ir a casa. Elige el mazo para repartir una fila entera, y luego otra.' },
    lowest: {
      text: 'Una carta sin nada encima, o sin nada debajo, está disponible: aquí la marca un pequeño tejado. Elige el tres de diamantes.',
    },
    blocked: {
      text: 'Sigue el cuatro de diamantes, pero tiene cartas encima y debajo. Prueba.',
      afterRefusal: 'Está bloqueado. Antes tiene que irse la carta de encima o la de debajo.',
    },
    opens: { text: 'Juega la reina de corazones y luego la jota de la primera fila: no tiene nada encima.' },
    stays: { text: 'Ese hueco queda abierto: solo se rellena la última fila. Ya está disponible el cuatro. Elígelo.' },
    grace: {
      text: 'Más tarde, en otra partida: nada puede ir a casa. La gracia acepta una vez cualquier carta: el diez de corazones y luego el puesto vacío.',
    },
    last: { text: 'Una carta apartada aún puede ir a casa: juega ahora el diez y luego el nueve de corazones.' },
  },
  wrong: {
    ten: 'Eso no ayudaría. De corazones, bajando, sigue el diez: elige el diez de corazones.',
  },
};
