// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, it, the, theSuit } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Dos barajas, 104 cartas. Sobre la mesa hay veinte montones, el ',
    term('promenade', 'paseo'),
    '. No puedes elegir qué carta viene, pero sí dónde espera.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'En las ',
        term('foundation', 'bases'),
        ' se sigue el palo. De cada palo, una sube del as al rey y otra baja del rey al as.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Dos bases y las cartas que siguen: ${the(up)} sube sobre ${the(onUp)}, ${the(down)} baja sobre ${the(onDown)}.`,
        caption: ({ up, down }) => `Aquí ${theSuit(up)} suben y ${theSuit(down)} bajan.`,
        steps: [({ up }) => `${capital(the(up))} está en casa, y su montón, que quedó vacío, se ha llenado del mazo.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Las cartas que se ponen en el paseo no tienen que ir ni por palo ni por orden. Desde la segunda tanda van a cualquier ',
        term('packet', 'montón'),
        ': una en cada uno, o varias ',
        term('heap', 'amontonadas'),
        ' en el mismo.',
      ],
      plate: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} está en mano. Dos flechas van a montones de varias cartas: se puede poner sobre ${the(on)} o sobre ${the(other)}, como en cualquiera de los veinte.`,
        caption: ({ hand }) => `${capital(the(hand))} puede ir a cualquier sitio. Dónde espera es todo el arte.`,
        steps: [({ hand, on }) => `${capital(the(hand))} está sobre ${the(on)}, y ahora ${it(on)} tapa.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Solo la carta de arriba de cada montón está ',
        term('available', 'disponible'),
        '. Cuando se juega, la de debajo queda ',
        term('released', 'liberada'),
        '.',
      ],
      plate: {
        alt: ({ top }) =>
          `Tres montones abiertos en abanico. Lleva cruz la carta de arriba de cada uno, entre ellas ${the(top)}.`,
        caption: ({ top, under }) => `Bajo ${the(top)} está ${the(under)}: espera a que se vaya ${the(top)}.`,
        steps: [
          ({ top, under }) =>
            `${capital(the(top))} está en casa, y ${the(under)} queda ${agree(under, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Las cartas se pueden llevar ',
        term('home', 'a casa'),
        ' según salen. Pero nada del paseo se puede jugar hasta que la ',
        term('deal', 'tanda de veinte'),
        ' esté completa: ni las cartas recién puestas ni las de debajo.',
      ],
      note: 'Una carta que va a casa según sale no cuenta entre las veinte. Cuando el mazo se acaba, una tanda más corta está completa.',
      plate: {
        alt: ({ hand, on }) =>
          `Acaba de salir ${the(hand)}, que puede ir a casa sobre ${the(on)}. Las cartas del paseo descansan: unas marcas debajo cuentan las puestas hasta ahora.`,
        caption: ({ hand }) => `No hace falta poner en el paseo ${the(hand)}. Las demás descansan.`,
        steps: [({ hand }) => `${capital(the(hand))} está en casa; la cuenta de las veinte sigue igual.`],
      },
    },
  ],
  aim: [
    [
      'Llevar las 104 cartas ',
      term('home', 'a casa'),
      ', a las ocho bases: cuatro suben del as al rey y cuatro bajan del rey al as, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Un valor intermedio puede encajar en las dos bases de su palo: decides tú.',
    ],
    'El primer as y el primer rey de cada palo van solos a su sitio en cuanto salen del mazo. No cuentan entre las veinte; si uno sale al rellenar un montón, le sigue la carta siguiente.',
    'El mazo no se vuelve a repartir. Salvo que los ajustes digan otra cosa, solo se reparte lo que se puede ganar.',
  ],
  table: [
    'El paseo son dos filas horizontales de diez, o cuatro de cinco: el libro permite las dos cosas, y decide la forma de tu pantalla. No cambia nada más.',
  ],
  parts: {
    pack: 'El mazo. Su siguiente carta se levanta a la mano.',
    hand: 'La carta en mano: llévala a casa o elige un montón para ella.',
    up: 'Cuatro bases que suben desde el as.',
    down: 'Cuatro bases que bajan desde el rey.',
    packet: 'El paseo de veinte montones. En la primera tanda se llena de izquierda a derecha.',
  },
  art: [
    [
      'Pon una carta sobre otra que hará falta después: un seis sobre un siete si el palo va subiendo hacia el seis, un nueve sobre un ocho si va bajando. Un ',
      term('packet', 'montón'),
      ' así se va luego a casa él solo.',
    ],
    [
      'Cuidado con formar en un mismo montón dos ',
      term('run', 'escaleras'),
      ' de un palo en el mismo sentido: una estorbará a la otra, y las cartas nunca pasan de un montón a otro.',
    ],
    'Entre tanda y tanda, repasa todo el paseo antes de empezar la siguiente: lo que puede ir a casa hace sitio, y un montón que se vacía se rellena al momento.',
  ],
  open: [
    {
      terms: [
        {
          name: '¿Hay que jugar una carta que encaja?',
          text: 'El libro dice que las cartas «pueden» jugarse según salen, y en otro lugar que las que encajan se juegan siempre. Lo segundo lo tomamos por consejo: jugar, y cuándo empezar la tanda siguiente, lo decides tú.',
        },
        {
          name: '¿Qué cuenta entre las veinte?',
          text: 'Lo que se pone en un montón durante la tanda. Las cartas llevadas a casa no, como dice el texto. Nada dice de la que rellena un montón vacío entre tanda y tanda, ni del as o el rey que funda su base: aquí no cuentan.',
        },
        {
          name: '¿Salen cartas de una base?',
          text: 'El texto no da camino de vuelta, así que no lo hay.',
        },
        {
          name: '¿De dónde viene el nombre?',
          text: 'No del texto, que en la copia escaneada con la que trabajamos ha perdido el título. Una lista de juegos que un transcriptor añadió a la copia pública de la edición de 1914 trae el nombre Sly («astuto»), y una colección en la red guarda este texto con él; la lista no es del libro. Los programas de hoy conocen a un pariente cercano como Sly Fox.',
        },
      ],
    },
  ],
};
