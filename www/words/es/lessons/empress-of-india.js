// Spanish: the lesson of The Empress of India.

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      say: 'La reina de diamantes seguiría a su rey. Prueba: elígela y luego elige el rey.',
      met: 'Nada va a casa a solas: hacen falta una carta roja y una negra, juntas.',
    },
    double: { say: 'La reina de diamantes y el dos de picas encajan. Elige la reina y luego el dos.' },
    turn: { say: 'El descarte y el mazo llenaron los huecos. Levanta una carta: va al descarte de su color.' },
    pair: { say: 'Una roja y una negra se pueden emparejar, para siempre. Une lo último que hará falta: as y rey.' },
    fatal: { say: 'As con jota sería fatal: el as espera al dos, y el dos a la jota. Juega el dos y la jota.' },
    last: { say: 'Ahora encajan el as y el rey. Juégalos juntos: son los últimos, y has ganado.' },
  },
  wrong: {
    paired: 'Ahí quedaría emparejada, y las parejas no se separan. Elige el dos de picas.',
    part: 'Las parejas no se separan: esperan a que encajen las dos cartas. Busca las dos cartas que une la flecha.',
    crossed: 'Esperarían para siempre: el as al dos, y el dos a una negra que encaje. Juega el dos y la jota.',
  },
};
