// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, from, the, theRank, to } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Cuatro barajas. Un Ejército de cartas rojas y una Armada de negras sirven a la Emperatriz, la reina de tréboles. Nada va a casa sino de dos en dos.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'Todas las cartas del Ejército y de la Armada están ',
        term('available', 'disponibles'),
        ', pero solo de dos en dos: una roja y una negra, cada una a una ',
        term('foundation', 'base'),
        ' en la que ',
        term('suitable', 'encaja'),
        ', y a la vez. Es una ',
        term('doublePlay', 'jugada doble'),
        '. La primera solo puede ser una reina roja con un dos negro.',
      ],
      plate: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Arriba, cartas del Ejército; abajo, de la Armada. Llevan cruz ${the(red)} y ${the(black)}: la reina va sobre ${the(onRed)} y el dos sobre ${the(onBlack)}, a la vez.`,
        caption: ({ red, black }) => `${capital(the(red))} y ${the(black)} van a casa juntos, o no va ninguno.`,
        steps: [
          ({ red, black }) =>
            `${capital(the(red))} y ${the(black)} están en casa, y sus dos puestos vuelven a estar llenos.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Un puesto que queda vacío en el Ejército o en la Armada se ',
        term('refill', 'rellena'),
        ' al momento con una carta de su color, tomada del ',
        term('talon', 'descarte'),
        ' de ese color o, si está vacío, del mazo.',
      ],
      plate: {
        alt: ({ black, next }) =>
          `El descarte negro muestra ${the(next)}. Una flecha va de él al puesto ${from(black)} en la Armada.`,
        caption: ({ black, next }) => `Cuando se va ${the(black)}, entra ${the(next)}.`,
        steps: [({ next }) => `${capital(the(next))} ha venido del descarte, que ahora está vacío.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Las cartas del mazo o del descarte no pueden ir a casa directamente: antes tienen que pasar por el Ejército o la Armada.',
      plate: {
        alt: ({ top, on }) =>
          `${capital(the(top))} está en lo alto del descarte rojo, y una base muestra ${the(on)}. El paso de uno a otra está cerrado.`,
        caption: ({ top, on }) =>
          `${capital(the(top))} encajaría sobre ${the(on)}, pero antes ha de entrar en el Ejército.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} está sobre una carta de la Armada, y ${the(top)} ha entrado en el Ejército: desde ahí puede ir a casa.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'El ',
        term('talon', 'descarte'),
        ' son dos montones, uno de cartas rojas y otro de negras. Levanta la siguiente carta del mazo a su descarte cuando quieras.',
      ],
      plate: {
        alt: ({ top }) => `El mazo, y una flecha que va de él al descarte rojo, en el que está ${the(top)}.`,
        caption: () => 'Lo que sale va al descarte de su color.',
        steps: [({ next }) => `Ha salido ${the(next)}: es carta roja y queda en lo alto del descarte rojo.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'En las bases se sigue el palo. Las negras, los Almirantes, suben A 2 3 … 10 J K y se saltan la reina; las rojas, los Generales, bajan K Q 10 … 2 A y se saltan la ',
        term('knave', 'jota'),
        '.',
      ],
      plate: {
        alt: ({ up, down }) =>
          `Dos bases, extendidas: una negra, que ha subido hasta ${the(up)}, y una roja, que ha bajado hasta ${the(down)}. Las negras no tienen reina, las rojas no tienen jota.`,
        steps: [
          ({ down, ten }) => `Sobre ${the(down)} va ${the(ten)}: la jota se salta.`,
          ({ up, knave }) => `Sobre ${the(up)} va ${the(knave)}.`,
          ({ knave, king }) => `Y sobre ${the(knave)}, ${the(king)}: la reina se salta, y la base está completa.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Parejas',
      text: [
        'Cualquier carta suelta del Ejército se puede poner sobre cualquier carta suelta de la Armada, o al revés. Desde entonces son una ',
        term('pair', 'pareja'),
        ': no se separan, no se tapan, no se vuelven a emparejar, y van a casa juntas.',
      ],
      letter:
        'Se empareja cuando no hay ninguna jugada doble; pero el libro dice también que puedes elegir el momento de emparejar. Aquí puedes hacerlo cuando quieras.',
      plate: {
        alt: ({ one, other }) =>
          `${capital(the(one))} de la Armada; una flecha va de ahí ${to(other)}, en el Ejército.`,
        caption: ({ one, other }) =>
          `${capital(theRank(one))} y ${theRank(other)} son lo último de sus bases: esperarán más o menos lo mismo.`,
        steps: [
          ({ one, other }) =>
            `${capital(the(one))} y ${the(other)} son pareja, y pertenecen al Ejército. La Armada se rellena.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Llevar 176 cartas ',
      term('home', 'a casa'),
      ' en 88 ',
      term('doublePlay', 'jugadas dobles'),
      ', a dieciséis bases, cuatro de cada palo, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('V', 'Regla V'),
      ').',
    ],
    'No se vuelve a repartir. Salvo que los ajustes digan otra cosa, solo se reparte lo que se puede ganar; casi todo se puede.',
  ],
  table: [
    'Los ases negros y los reyes rojos se ponen como bases. La Emperatriz, la reina de tréboles, está entre su guardia de ocho jotas rojas; las otras siete reinas negras se retiran. Ninguna de estas cartas vuelve a moverse.',
    'Se reparte a la vez a un lado y a otro. Cuando las filas de un color están llenas y las del otro no, las cartas de ese color que sigan saliendo empiezan su descarte.',
  ],
  parts: {
    pack: 'El mazo.',
    'red-talon': 'El descarte de cartas rojas.',
    'black-talon': 'El descarte de cartas negras.',
    admiral: 'Los Almirantes: ocho bases negras que suben desde el as.',
    general: 'Los Generales: ocho bases rojas que bajan desde el rey.',
    empress: 'La Emperatriz.',
    guard: 'Su guardia de jotas.',
    army: 'El Ejército: dos filas de doce cartas rojas. En un teléfono son tres filas de ocho.',
    navy: 'La Armada: dos filas de doce cartas negras. En un teléfono son tres filas de ocho.',
  },
  art: [
    'Emparejar hace sitio y trae cartas nuevas, pero ata dos destinos. Empareja cartas que harán falta más o menos a la vez, y nunca dos que se esperen la una a la otra.',
    [
      'Si una base espera una carta, levanta del mazo hasta que esa carta esté en lo alto de su ',
      term('talon', 'descarte'),
      ', y solo entonces abre el hueco que la hace entrar. Así lo aconseja el libro.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: '¿Se puede alternar entre levantar, emparejar y jugar?',
          text: 'El libro manda jugar lo que se pueda, emparejar «si no hubiera ninguna» y repartir el resto cuando todo esté jugado. Al pie de la letra, cada cosa espera a la anterior. Pero «puedes elegir tu propio momento para emparejar», y se aconseja esperar a la carta de arriba del descarte, lo que supone haber levantado del mazo: por eso las tres cosas son libres aquí.',
        },
        {
          name: '¿Cuándo «no hay descarte»?',
          text: 'Cuando no lo hay del color que se pide, aunque el montón del otro color tenga cartas.',
        },
        {
          name: '¿Y si sale el otro color?',
          text: 'Al llenar un puesto desde el mazo, una carta del otro color va a su propio descarte, o a un puesto vacío de sus filas, y se levanta la siguiente. Si no hay del color ni en el descarte ni en el mazo, el puesto queda vacío.',
        },
        {
          name: '¿A qué lado pertenece una pareja?',
          text: 'A aquel en el que está: cuando se juega desde la Armada, en su lugar entra una carta negra.',
        },
        {
          name: '¿Salen cartas de una base?',
          text: 'El texto no da camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
