// Spanish: the lesson of The Empress of India.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      text: 'Lleva todo a casa, una roja con una negra. Prueba una sola: la reina de diamantes a su rey.',
      afterRefusal: 'Van a casa una roja y una negra. Jotas rojas y reinas negras no juegan: las bases se las saltan.',
    },
    double: { text: `${corner} Con la reina, solo un dos de picas: elige la reina.` },
    turn: {
      text: 'Los descartes, que están a la vista, y el mazo llenan los puestos. Levanta una carta: va al descarte de su color.',
    },
    pair: { text: 'Puedes emparejar para siempre una roja y una negra. Une las últimas que necesitarás: as y rey.' },
    fatal: {
      text: 'El final de otra partida. As sobre jota sería fatal: el as necesita el dos, y este, la jota. Juega dos y jota.',
    },
    last: { text: 'El as y el rey ya pueden ir a casa. Juégalos juntos, y ganas.' },
  },
  wrong: {
    paired: 'Eso la emparejaría, y las parejas nunca se separan. Elige el dos de picas.',
    part: 'Las parejas nunca se separan: las dos cartas van a casa a la vez. La flecha señala las dos que van.',
    crossed: 'Esperarían para siempre: el as necesita el dos, y el dos, una pareja negra. Juega el dos y la jota.',
  },
};
