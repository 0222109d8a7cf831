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
        ', pero solo de dos en dos: una roja y una negra que sean ',
        term('suitable', 'las siguientes'),
        ' en una ',
        term('foundation', 'base'),
        ' van juntas a casa. Es una ',
        term('doublePlay', 'jugada doble'),
        '. La primera es siempre una reina roja con un dos negro.',
      ],
      figure: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Arriba, el Ejército; abajo, la Armada. Llevan cruz ${the(red)} y ${the(black)}: la reina va sobre ${the(onRed)} y el dos sobre ${the(onBlack)}, a la vez.`,
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
        ' al momento con una carta de su color, tomada del ',
        term('talon', 'descarte'),
        ' de ese color o, si está vacío, del mazo.',
      ],
      figure: {
        alt: ({ black, next }) =>
          `El descarte negro muestra ${the(next)}. Una flecha va de él al puesto ${ofThe(black)} en la Armada.`,
        caption: ({ black, next }) => `Cuando se va ${the(black)}, ocupa su puesto ${the(next)}.`,
        steps: [({ next }) => `${capital(the(next))} ha venido del descarte, que ahora está vacío.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Las cartas del mazo o del descarte no pueden ir directamente a casa: antes pasan por el Ejército o la Armada.',
      figure: {
        alt: ({ top, on }) =>
          `${capital(the(top))} está encima del descarte rojo, y una base muestra ${the(on)}. El paso de uno a otra está cerrado.`,
        caption: ({ top, on }) => `${capital(the(top))} sigue ${toThe(on)}, pero antes debe entrar en el Ejército.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} se ha emparejado en la Armada, y ${the(top)} ha entrado en el Ejército: desde ahí puede ir a casa.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'El ',
        term('talon', 'descarte'),
        ' son dos pilas, una roja y otra negra. Levanta la siguiente carta del mazo para su descarte cuando quieras.',
      ],
      figure: {
        alt: ({ top }) => `El mazo, y una flecha que va de él al descarte rojo, con ${the(top)} encima.`,
        caption: () => 'Cada carta va al descarte de su color.',
        steps: [({ next }) => `Ha salido ${the(next)}: es carta roja y va al descarte rojo.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'En las bases se sigue el palo. Las negras, los Almirantes, suben A 2 3 … 10 J K sin la reina. Las rojas, los Generales, bajan K Q 10 … 2 A sin la ',
        term('knave', 'jota'),
        '.',
      ],
      figure: {
        alt: ({ up, down }) =>
          `Dos bases extendidas: una negra, hasta ${the(up)}, y una roja, hasta ${the(down)}. Las negras no tienen reina; las rojas no tienen jota.`,
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
        'Pon cualquier carta sin pareja del Ejército sobre cualquiera sin pareja de la Armada, o al revés. Desde entonces son una ',
        term('pair', 'pareja'),
        ': nunca se separan, nunca admiten una tercera carta y van juntas a casa.',
      ],
      strictly:
        'solo se empareja cuando no hay ninguna jugada doble. Pero el libro dice también que «puedes elegir tu propio momento para emparejar», así que aquí emparejas cuando quieras.',
      figure: {
        alt: ({ moved, target }) =>
          `${capital(the(moved))} en la Armada; una flecha va de ahí ${toThe(target)}, en el Ejército.`,
        caption: ({ moved, target }) =>
          `${capital(theRank(moved))} y ${theRank(target)} son los últimos de sus bases, así que ninguno hace esperar al otro.`,
        steps: [
          ({ moved, target }) =>
            `${capital(the(moved))} y ${the(target)} son pareja en el Ejército. La Armada se ha rellenado.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Lleva 176 cartas ',
      term('home', 'a casa'),
      ' en 88 ',
      term('doublePlay', 'jugadas dobles'),
      ', a dieciséis bases, cuatro de cada palo, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('V', 'Regla V'),
      ').',
    ],
    'No se vuelve a repartir. Solo te tocan repartos con solución, si no lo cambias en Ajustes; la tienen casi todos.',
  ],
  table: [
    'Los ases negros y los reyes rojos empiezan las bases. La Emperatriz, la reina de tréboles, está entre su guardia de ocho jotas rojas; las otras siete reinas negras quedan fuera. Ninguna de estas cartas se mueve.',
    'Los dos colores se reparten a la vez. Si las filas de un color se llenan antes, sus siguientes cartas van a su descarte.',
  ],
  parts: {
    pack: 'El mazo.',
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
    'Emparejar deja sitio para cartas nuevas, pero ata dos destinos. Empareja cartas que necesitarás más o menos a la vez, y nunca dos que se esperen la una a la otra.',
    [
      'Si necesitas una carta, levanta del mazo hasta que esté encima de su ',
      term('talon', 'descarte'),
      ', y solo entonces vacía un puesto para ella. El libro lo aconseja.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: '¿Se puede alternar entre levantar, emparejar y jugar?',
          text: 'Sí. Al pie de la letra, juegas lo que puedas, emparejas «si no hubiera ninguna» y levantas al final el resto del mazo. Pero el libro dice también que «puedes elegir tu propio momento para emparejar», y aconseja esperar a la carta de arriba del descarte. Por eso aquí puedes hacer las tres cosas en cualquier momento.',
        },
        {
          name: '¿Cuándo «no hay descarte»?',
          text: 'Cuando no lo hay del color del puesto, aunque el otro descarte tenga cartas.',
        },
        {
          name: '¿Y si sale el otro color?',
          text: 'Una carta del otro color va a su propio descarte, o a un puesto vacío de sus filas, y sale la siguiente. Si el color no está ni en el descarte ni en el mazo, el puesto queda vacío.',
        },
        {
          name: '¿A qué filas pertenece una pareja?',
          text: 'A las filas en que está: una pareja que va a casa desde la Armada deja sitio a una carta negra.',
        },
        {
          name: '¿Pueden salir cartas de una base?',
          text: 'No. El libro no habla de ningún camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
