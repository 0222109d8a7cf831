// Spanish: the lesson of Spenser's Fairie Queen.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: {
      text: 'Lleva a casa todo menos los reyes, del as a la reina. El rey recibe cartas hasta que sale otro. Elige el mazo.',
    },
    last: { text: 'Un segundo rey. Durante el reparto, solo el último rey recibe cartas: pon ahí el ocho.' },
    home: { text: `Los ases van a casa automáticamente. ${corner} Sigue el dos de tréboles: llévalo a casa.` },
    higher: {
      text: 'Más tarde, todo está repartido. Una carta va sobre otra un punto más alta, de cualquier palo: jota sobre reina.',
    },
    bare: { text: 'Un rey sin cartas encima acepta cualquier carta. Mueve el cuatro a uno y luego el cinco al otro.' },
    back: { text: 'Eso descubre el seis. Muévelo sobre el siete; luego el cinco y el cuatro, uno a uno.' },
    seven: { text: 'Los dos reyes están otra vez sin cartas. Mueve el siete a uno de ellos.' },
    eight: { text: 'El ocho va al otro rey sin cartas.' },
    nine: { text: 'Mueve el siete sobre el ocho y luego el nueve al rey que queda sin cartas.' },
    knave: { text: 'Solo queda el diez. Muévelo sobre la jota de picas, y la jota de corazones irá a casa.' },
  },
  wrong: {
    bury: 'Ahí lo taparía la carta siguiente. Elige la base de tréboles.',
    wait: 'Es posible, pero pronto necesitarás los reyes sin cartas. Mueve la jota de picas sobre la reina.',
    spare: 'Guarda los reyes sin cartas para el cuatro y el cinco, que tapan la jota de corazones.',
    run: 'Es posible, pero no ayuda a la jota de corazones. Sigue la flecha.',
  },
};
