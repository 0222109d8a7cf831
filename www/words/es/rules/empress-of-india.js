// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, ofThe, the, theRank, toThe } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['empress-of-india'].aim} `,
    'Cuatro barajas. Un Ejército rojo y una Armada negra sirven a la Emperatriz, la reina de tréboles. Las cartas van a casa solo de dos en dos.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Todas las cartas del Ejército y de la Armada están ',
        term('available', 'disponibles'),
        ', pero solo de dos en dos: una roja y una negra, cada una ',
        term('suitable', 'la siguiente'),
        ' de su ',
        term('foundation', 'base'),
        ', van juntas a casa. Es una ',
        term('doublePlay', 'jugada doble'),
        '. La primera es siempre una reina roja con un dos negro.',
      ],
      figure: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Arriba, el Ejército; abajo, la Armada. Llevan una cruz ${the(red)} y ${the(black)}: la reina va sobre ${the(onRed)} y el dos sobre ${the(onBlack)}, a la vez.`,
        caption: ({ red, black }) => `${capital(the(red))} y ${the(black)} van a casa juntos, o no va ninguno.`,
        steps: [
          ({ red, black }) => `${capital(the(red))} y ${the(black)} están en casa, y sus dos puestos se han rellenado.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Un puesto vacío del Ejército o de la Armada se ',
        term('refill', 'rellena'),
        ' al momento con una carta del mismo color, tomada del ',
        term('talon', 'descarte'),
        ' de ese color o, si este está vacío, del mazo.',
      ],
      figure: {
        alt: ({ black, next }) =>
          `El descarte negro muestra ${the(next)}. Una flecha va de él al puesto ${ofThe(black)} en la Armada.`,
        caption: ({ black, next }) => `Cuando se va ${the(black)}, ocupa su puesto ${the(next)}.`,
        steps: [({ next }) => `${capital(the(next))} ha salido del descarte, que ahora está vacío.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Las cartas del mazo o del descarte no pueden ir directamente a casa: antes pasan por el Ejército o la Armada.',
      figure: {
        alt: ({ top, on }) =>
          `${capital(the(top))} está encima del descarte rojo, y una base muestra ${the(on)}. El paso del descarte a la base está cerrado.`,
        caption: ({ top, on }) => `${capital(the(top))} sigue ${toThe(on)}, pero antes debe entrar en el Ejército.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} ha formado pareja en la Armada, y ${the(top)} ha entrado en el Ejército: desde ahí puede ir a casa.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Hay dos ',
        term('talon', 'descartes'),
        ', uno rojo y otro negro. Levanta cuando quieras la siguiente carta del mazo y ponla en el de su color.',
      ],
      figure: {
        alt: ({ top }) => `El mazo, y una flecha que va de él al descarte rojo, con ${the(top)} encima.`,
        caption: () => 'Cada carta va al descarte de su color.',
        steps: [({ next }) => `Ha salido ${the(next)}: es una carta roja y va al descarte rojo.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Cada base es de un solo palo. Las negras, los Almirantes, suben así: A 2 3 … 10 J K, sin la reina. Las rojas, los Generales, bajan así: K Q 10 … 2 A, sin la ',
        term('knave', 'jota'),
        '.',
      ],
      figure: {
        alt: ({ up, down }) =>
          `Dos bases extendidas: una negra, que ha subido hasta ${the(up)}, y una roja, que ha bajado hasta ${the(down)}. Las negras no tienen reina; las rojas no tienen jota.`,
        steps: [
          ({ down, ten }) => `${capital(the(ten))} va sobre ${the(down)}, sin jota en medio.`,
          ({ up, knave }) => `${capital(the(knave))} va sobre ${the(up)}.`,
          ({ knave, king }) =>
            `${capital(the(king))} va sobre ${the(knave)}, sin reina en medio: la base está completa.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Parejas',
      text: [
        'Pon cualquier carta sin pareja del Ejército sobre cualquier otra sin pareja de la Armada, o al revés. Desde entonces son una ',
        term('pair', 'pareja'),
        ': nunca se separan, nunca admiten una tercera carta y van juntas a casa.',
      ],
      strictly:
        'solo se puede emparejar cuando no hay ninguna jugada doble. Pero el libro dice también que «puedes elegir tu propio momento para emparejar», así que aquí emparejas cuando quieras.',
      figure: {
        alt: ({ moved, target }) =>
          `${capital(the(moved))} en la Armada; una flecha va de ahí ${toThe(target)}, en el Ejército.`,
        caption: ({ moved, target }) =>
          `${capital(theRank(moved))} y ${theRank(target)} son los últimos de sus bases, así que ninguno hace esperar al otro.`,
        steps: [
          ({ moved, target }) =>
            `${capital(the(moved))} y ${the(target)} forman pareja en el Ejército. La Armada se ha rellenado.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Lleva 176 cartas, en 88 ',
      term('doublePlay', 'jugadas dobles'),
      ', ',
      term('home', 'a dieciséis bases'),
      ', cuatro de cada palo, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('V', 'Regla V'),
      ').',
    ],
    'No se vuelve a repartir. Solo te tocan repartos con solución, salvo que lo cambies en Ajustes; de todos los posibles, la tienen casi todos.',
  ],
  table: [
    'Los ases negros y los reyes rojos empiezan las bases. La Emperatriz, la reina de tréboles, está entre su guardia de ocho jotas rojas; las otras siete reinas negras quedan fuera del juego. Ninguna de estas cartas se mueve.',
    'Los dos colores se reparten a la vez. Si las filas de un color se llenan antes, sus siguientes cartas van a su descarte.',
  ],
  parts: {
    stock: 'El mazo.',
    'red-talon': 'El descarte de cartas rojas.',
    'black-talon': 'El descarte de cartas negras.',
    admiral: 'Los Almirantes: ocho bases negras que suben desde el as.',
    general: 'Los Generales: ocho bases rojas que bajan desde el rey.',
    empress: 'La Emperatriz.',
    guard: 'Su guardia de jotas.',
    army: 'El Ejército: dos filas de doce cartas rojas; en un teléfono, tres filas de ocho.',
    navy: 'La Armada: dos filas de doce cartas negras; en un teléfono, tres filas de ocho.',
  },
  art: [
    'Emparejar hace sitio a cartas nuevas, pero ata dos destinos. Empareja cartas que necesitarás más o menos a la vez, y nunca dos que se esperen la una a la otra.',
    [
      'Si necesitas una carta, levanta cartas del mazo hasta que aparezca en lo alto de su ',
      term('talon', 'descarte'),
      ', y solo entonces vacía un puesto para ella. Así lo aconseja el libro.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: '¿Se puede alternar entre levantar, emparejar y jugar cartas?',
          text: 'Sí. Al pie de la letra, juegas lo que puedas, emparejas «si no hubiera ninguna» que jugar y levantas al final el resto del mazo. Pero el libro dice también que «puedes elegir tu propio momento para emparejar», y aconseja esperar a que la carta que necesitas esté en lo alto del descarte. Por eso aquí puedes hacer las tres cosas en cualquier momento.',
        },
        {
          name: '¿Cuándo «no hay descarte»?',
          text: 'Cuando no lo hay del color del puesto, aunque el otro descarte tenga cartas.',
        },
        {
          name: '¿Y si sale el otro color?',
          text: 'Una carta del otro color va a su propio descarte, o a un puesto vacío de sus filas, y sale la siguiente. Si del color del puesto no quedan cartas ni en el descarte ni en el mazo, el puesto queda vacío.',
        },
        {
          name: '¿A qué filas pertenece una pareja?',
          text: 'A aquellas en las que está: una pareja que va a casa desde la Armada deja sitio a una carta negra.',
        },
        {
          name: '¿Pueden salir cartas de una base?',
          text: 'No. El libro no habla de ningún camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
