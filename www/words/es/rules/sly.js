// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, ofThe, the, theSuit } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.sly.aim} `,
    'Dos barajas, 104 cartas. Veinte montones forman el ',
    term('promenade', 'paseo'),
    '. No puedes elegir qué carta viene, pero sí dónde espera.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'En las ',
        term('foundation', 'bases'),
        ' se sigue el palo. Cada palo tiene dos: una sube del as al rey y otra baja del rey al as.',
      ],
      figure: {
        alt: ({ up, onUp, down, onDown }) =>
          `Dos bases y sus siguientes cartas: ${the(up)} sube sobre ${the(onUp)}, ${the(down)} baja sobre ${the(onDown)}.`,
        caption: ({ up, down }) => `Aquí ${theSuit(up)} suben y ${theSuit(down)} bajan.`,
        steps: [({ up }) => `${capital(the(up))} está en casa. Su montón quedó vacío, y el mazo lo ha rellenado.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Las cartas del paseo no tienen que seguir ni palo ni orden. Desde la ronda 2 las pones en cualquier ',
        term('packet', 'montón'),
        ': una en cada uno, o varias ',
        term('heap', 'amontonadas'),
        ' en el mismo.',
      ],
      figure: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} está en la mano. Dos flechas van a dos montones: se puede poner sobre ${the(on)}, sobre ${the(other)} o en cualquiera de los veinte.`,
        caption: ({ hand }) => `${capital(the(hand))} puede ir a cualquier montón. Dónde espera es todo el arte.`,
        steps: [({ hand, on }) => `${capital(the(hand))} tapa ahora ${the(on)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Solo la carta de arriba de cada montón está ',
        term('available', 'disponible'),
        '. Al jugarla, la de debajo queda ',
        term('released', 'liberada'),
        '.',
      ],
      figure: {
        alt: ({ top }) =>
          `Tres montones en abanico. Una cruz marca la carta de arriba de cada uno, entre ellas ${the(top)}.`,
        caption: ({ top, under }) => `${capital(the(under))} espera debajo ${ofThe(top)}.`,
        steps: [
          ({ top, under }) =>
            `${capital(the(top))} está en casa, y ${the(under)} queda ${agree(under, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Puedes llevar cartas ',
        term('home', 'a casa'),
        ' según salen. Pero nada sale del paseo hasta que la ',
        term('deal', 'ronda'),
        ' de veinte esté completa: ni las cartas nuevas ni las de debajo.',
      ],
      note: 'Una carta que va a casa según sale no cuenta entre las veinte. Cuando el mazo está vacío, una ronda más corta está completa.',
      figure: {
        alt: ({ hand, on }) =>
          `Acaba de salir ${the(hand)}, que puede ir a casa sobre ${the(on)}. El paseo descansa; unas marcas debajo cuentan las cartas puestas hasta ahora.`,
        caption: ({ hand }) => `${capital(the(hand))} puede ir directamente a casa. Las demás descansan.`,
        steps: [({ hand }) => `${capital(the(hand))} está en casa, y la cuenta sigue igual.`],
      },
    },
  ],
  aim: [
    [
      'Lleva las 104 cartas ',
      term('home', 'a casa'),
      ', a las ocho bases: cuatro suben del as al rey y cuatro bajan del rey al as, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Si una carta puede ir a las dos bases de su palo, eliges tú.',
    ],
    'El primer as y el primer rey de cada palo van solos a casa. No cuentan entre las veinte. Si uno sale al rellenar un montón, lo rellena la carta siguiente.',
    'No se vuelve a repartir. Solo te tocan repartos con solución, si no lo cambias en Ajustes.',
  ],
  table: [
    'El paseo tiene dos filas de diez o cuatro de cinco. El libro permite ambas; decide la forma de tu pantalla.',
  ],
  parts: {
    pack: 'El mazo. Su siguiente carta sale a tu mano.',
    hand: 'Tu mano, una carta: llévala a casa o elige un montón para ella.',
    up: 'Cuatro bases que suben desde el as.',
    down: 'Cuatro bases que bajan desde el rey.',
    packet: 'El paseo de veinte montones. La ronda 1 lo llena de izquierda a derecha.',
  },
  art: [
    [
      'Pon una carta sobre otra que irá a casa después de ella: un seis sobre un siete si el palo sube, un nueve sobre un ocho si baja. Un ',
      term('packet', 'montón'),
      ' así se va luego a casa de una vez.',
    ],
    [
      'No formes en un mismo montón dos ',
      term('run', 'escaleras'),
      ' del mismo palo y sentido: una bloquea a la otra, y las cartas nunca pasan de un montón a otro.',
    ],
    'Entre ronda y ronda, repasa todo el paseo. Cada carta que va a casa puede liberar otra, y un montón vacío se rellena al momento.',
  ],
  open: [
    {
      terms: [
        {
          name: '¿Debes jugar una carta que puede ir a casa?',
          text: 'No. El libro dice que las cartas «se pueden jugar según salen», y en otro lugar, «pero jugando siempre las que encajan». Lo segundo lo tomamos como consejo. Cuándo jugar, y cuándo empezar la ronda siguiente, lo decides tú.',
        },
        {
          name: '¿Qué cuenta entre las veinte?',
          text: 'Cada carta que pones en un montón durante la ronda. El libro excluye las que van a casa. No menciona las que rellenan un montón, ni los ases y reyes que empiezan una base; aquí tampoco cuentan.',
        },
        {
          name: '¿Pueden salir cartas de una base?',
          text: 'No. El libro no habla de ningún camino de vuelta, así que no lo hay.',
        },
        {
          name: '¿De dónde viene el nombre?',
          text: 'No del texto del libro, que en nuestra copia escaneada ha perdido el título. «Sly» («astuto») dice la lista de juegos que un transcriptor añadió a la copia pública de la edición de 1914, y también una colección en la web. Los programas de hoy tienen un pariente cercano, Sly Fox.',
        },
      ],
    },
  ],
};
