// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, ofThe, the, theSuit, toThe } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.sly.aim} `,
    'Dos barajas, 104 cartas. Veinte montones forman el ',
    term('promenade', 'paseo'),
    '. No puedes elegir qué carta sale, pero sí dónde espera.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Cada ',
        term('foundation', 'base'),
        ' es de un solo palo. Cada palo tiene dos: una que sube del as al rey y otra que baja del rey al as.',
      ],
      figure: {
        alt: ({ up, onUp, down, onDown }) =>
          `Dos bases y las cartas que les siguen: ${the(up)} va, subiendo, sobre ${the(onUp)}; ${the(down)}, bajando, sobre ${the(onDown)}.`,
        caption: ({ up, down }) => `Aquí ${theSuit(up)} suben y ${theSuit(down)} bajan.`,
        steps: [({ up }) => `${capital(the(up))} está en casa. Su montón quedó vacío, y el mazo lo ha rellenado.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Las cartas del paseo no tienen que seguir ni palo ni orden. A partir de la segunda ronda las pones en cualquier ',
        term('packet', 'montón'),
        ': una en cada uno, o varias ',
        term('heap', 'amontonadas'),
        ' en el mismo.',
      ],
      figure: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} está en la mano. Dos flechas van a dos montones: se puede poner sobre ${the(on)}, sobre ${the(other)} o en cualquiera de los veinte.`,
        caption: ({ hand }) =>
          `${capital(the(hand))} puede ir a cualquier montón. Todo el arte está en elegir dónde espera.`,
        steps: [({ hand, on }) => `${capital(the(hand))} tapa ahora ${toThe(on)}.`],
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
        'Puedes llevar una carta ',
        term('home', 'a casa'),
        ' en cuanto sale. Pero del paseo no se saca nada hasta que la ',
        term('deal', 'ronda'),
        ' de veinte esté completa: ni las cartas nuevas ni las de debajo.',
      ],
      note: 'Una carta que va a casa en cuanto sale no cuenta entre las veinte. Si el mazo se acaba antes, la ronda se da por completa con menos cartas.',
      figure: {
        alt: ({ hand, on }) =>
          `Acaba de salir ${the(hand)}, que puede ir a su base, sobre ${the(on)}. El paseo espera; unas marcas debajo cuentan las cartas puestas hasta ahora.`,
        caption: ({ hand }) => `${capital(the(hand))} puede ir directamente a casa. Las demás tienen que esperar.`,
        steps: [({ hand }) => `${capital(the(hand))} está en casa, y la cuenta sigue igual.`],
      },
    },
  ],
  aim: [
    [
      'Lleva las 104 cartas ',
      term('home', 'a las ocho bases'),
      ': cuatro suben del as al rey y cuatro bajan del rey al as, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Si una carta puede ir a las dos bases de su palo, eliges tú.',
    ],
    'El primer as y el primer rey de cada palo van automáticamente a casa. No cuentan entre las veinte. Si alguno sale al rellenar un montón, es la carta siguiente la que lo rellena.',
    'No se vuelve a repartir. Solo te tocan repartos con solución, salvo que lo cambies en Ajustes.',
  ],
  table: [
    'El paseo tiene dos filas de diez o cuatro de cinco. El libro permite las dos disposiciones; decide la forma de tu pantalla.',
  ],
  parts: {
    stock: 'El mazo. La siguiente carta pasa a tu mano.',
    hand: 'Tu mano, una carta: llévala a casa o elige un montón para ella.',
    up: 'Cuatro bases que suben desde el as.',
    down: 'Cuatro bases que bajan desde el rey.',
    packet: 'El paseo de veinte montones. La primera ronda lo llena de izquierda a derecha.',
  },
  art: [
    [
      'Pon una carta sobre otra que irá a casa después de ella: un seis sobre un siete si la base sube, un nueve sobre un ocho si la base baja. Un ',
      term('packet', 'montón'),
      ' así irá luego a casa de una vez.',
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
          text: 'No. El libro dice que las cartas «se pueden jugar a medida que salen» y, en otro lugar, «pero jugando siempre las que encajan». Lo segundo lo tomamos como consejo. Cuándo jugar, y cuándo empezar la ronda siguiente, lo decides tú.',
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
          text: 'No viene del texto del libro: en nuestra copia escaneada falta el título. «Sly» («astuto») aparece en la lista de juegos que un transcriptor añadió a la copia pública de la edición de 1914, y también en una colección de la web. Entre los programas de hoy hay un pariente cercano, Sly Fox.',
        },
      ],
    },
  ],
};
