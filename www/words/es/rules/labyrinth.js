// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, the, to } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Dos barajas, 104 cartas, en ',
    term('row', 'filas'),
    ' de diez. Cada fila nueva encierra a la anterior, y cada carta jugada abre un camino.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'En las ',
        term('foundation', 'bases'),
        ' se sigue el palo. Desde cada as sube una pila hasta el rey; desde cada rey baja otra hasta el as.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Dos bases y las cartas que siguen: ${the(up)} sube sobre ${the(onUp)}, ${the(down)} baja sobre ${the(onDown)}.`,
        steps: [
          ({ up }) =>
            `${capital(the(up))} está en casa. Estaba en la fila más baja: su hueco lo ocupa la siguiente carta del mazo.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Solo las cartas de la fila más alta y de la más baja están ',
        term('available', 'disponibles'),
        ', hasta que alguna de en medio queda ',
        term('released', 'liberada'),
        ' al irse la carta que tiene justo encima o justo debajo. Esa carta está libre.',
      ],
      plate: {
        alt: ({ free }) =>
          `Tres filas de seis con huecos. Llevan cruz las cartas de arriba y de abajo; en la fila de en medio, solo ${the(free)}, pues no tiene nada encima.`,
        caption: ({ free, walled, other }) =>
          `${capital(the(free))} tiene paso por arriba. ${capital(the(walled))} y ${the(other)}, con cartas encima y debajo, siguen ${agree(walled, 'encerrados', agree(other, 'encerrados', 'encerradas'))}.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} está en casa, y ${the(freed)}, justo debajo, queda ${agree(freed, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Solo la fila más baja, la que se está repartiendo, se ',
        term('refill', 'rellena'),
        ', y solo mientras haya mazo. Los huecos de más arriba quedan abiertos.',
      ],
      note: [
        'Entendemos: al momento. La otra lectura es una variante; véase ',
        rule('open', 'Cuestiones abiertas'),
        '.',
      ],
      plate: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))}, en la fila más baja, encaja sobre ${the(on)}. El mazo llenará su hueco; el que hay dos filas más arriba se queda.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} puede ir a casa, y su hueco se llenará. El de arriba se queda como está.`,
        steps: [({ next }) => `${capital(the(next))} ha venido del mazo. El hueco de más arriba sigue abierto.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Cada ', term('row', 'fila'), ' tiene que estar completa antes de que puedas jugar de ella.'],
      note: 'Aquí una fila se reparte entera; de las filas de arriba se juega, pues, entre fila y fila.',
      letter:
        'Si solo la gracia queda a la habilidad, todo lo que encaja se juega antes de repartir la fila siguiente. Aquí lo decides tú.',
      plate: {
        alt: () =>
          'Una fila de cartas, todas disponibles, y debajo los sitios vacíos de la fila siguiente, que el mazo está a punto de repartir.',
        caption: () => 'Salen diez cartas de una vez; aquí se ven cinco.',
        steps: [
          () =>
            'La segunda fila está bajo la primera. Con dos filas, ambas están libres: una por arriba, otra por abajo.',
        ],
      },
    },
    {
      ruleId: 'grace',
      name: 'Gracia',
      text: [
        'Una sola vez, cuando el mazo se ha acabado y ninguna carta disponible encaja, se puede quitar una carta cualquiera, libre o no, y dejarla aparte: es la ',
        term('grace', 'gracia'),
        '. Desde ahí aún puede ir a casa cuando le llegue el turno.',
      ],
      plate: {
        alt: ({ taken, freed }) =>
          `El mazo se ha acabado. ${capital(the(taken))} está a punto de apartarse; debajo, ${agree(freed, 'encerrado', 'encerrada')}, está ${the(freed)}.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} cierra el paso ${to(freed)}.`,
        steps: [
          ({ taken, freed }) =>
            `${capital(the(taken))} está aparte, y ${the(freed)} queda ${agree(freed, 'liberado', 'liberada')} por arriba.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Nota 1',
      text: 'Algunos jugadores no ponen las bases de entrada, sino que las esperan: el primer as libre y el primer rey libre de cada palo pueden fundar sus pilas según salen. Es la variante «bases por salir». Es una jugada, y nadie la hace por ti.',
      plate: {
        alt: ({ king }) => `Una fila en la que está ${the(king)}, y el sitio vacío de la base que puede empezar.`,
        steps: [({ king }) => `${capital(the(king))} ha empezado su base, y el mazo ha llenado su hueco.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Relleno tardío',
      text: 'La otra lectura de la Regla III, como variante. Una carta jugada de la fila más baja deja abierto su hueco, y lo que así se libera se puede jugar; al repartir, primero se llenan los huecos abiertos.',
      plate: {
        alt: ({ released }) =>
          `Tres filas; la más baja tiene huecos, y ${the(released)}, sobre uno de ellos, lleva cruz.`,
        caption: ({ released }) =>
          `${capital(the(released))}, entre dos filas, queda ${agree(released, 'liberado', 'liberada')} por abajo: rellenada al momento, la fila más baja no tendría huecos.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} está en casa. Su hueco queda abierto y libera ${the(freed)}, justo encima.`,
          ({ filled }) => `Al repartir se llenan antes los huecos abiertos, este con ${the(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Llevar todas las cartas ',
      term('home', 'a casa'),
      ', a las ocho bases. De cada palo se ponen de entrada un as y un rey: una pila sube, la otra baja, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Si una carta encaja en las dos, eliges tú.',
    ],
    'No se vuelve a repartir: cuando el mazo se acaba, solo te quedan las filas y la gracia. Salvo que los ajustes digan otra cosa, solo se reparte lo que se puede ganar.',
  ],
  table: [
    'Las bases están arriba, en una línea horizontal, como dice el texto; en un teléfono alto están en dos líneas, y en uno apaisado al lado de las filas. Cada fila de diez se reparte debajo de la anterior. La última puede ser corta: donde le faltan cartas, las de la fila anterior no tienen nada debajo.',
  ],
  parts: {
    pack: 'El mazo.',
    up: 'Cuatro bases que suben desde el as.',
    down: 'Cuatro bases que bajan desde el rey.',
    grace: 'El sitio de la carta que se lleva la gracia.',
    cell: 'Las filas de diez, con sus huecos.',
  },
  art: [
    'Antes de repartir, piensa qué cartas encerrará la fila siguiente, y juega lo que echarías de menos. Un jugador atento gana cerca de un tercio de las partidas; quien juega lo primero que encaja, una de cada ocho.',
    ['No olvides la ', term('grace', 'gracia'), ': busca la carta que más cartas retiene de las que te hacen falta.'],
  ],
  open: [
    {
      terms: [
        {
          name: '¿Cuándo se llena un hueco de la fila más baja?',
          text: 'El texto se puede leer de dos modos. A favor de «al momento»: una fila tiene que estar completa antes de jugar de ella, y se dice que solo la elección de la gracia queda a la habilidad, con lo que no queda ninguna para el momento de rellenar. A favor de «más tarde»: cada fila bloquea la anterior «a no ser que, al quitar una carta, se libere la de encima», y esto se dice del reparto; rellenada al momento, la fila más baja nunca tiene un hueco mientras hay mazo, y ninguna de sus cartas puede liberar la de encima. Jugamos lo primero como el juego, y lo segundo como la variante «relleno tardío»: una lectura igual de buena, que se gana mucho más a menudo.',
        },
        {
          name: '¿Hay que jugar una carta que encaja?',
          text: 'Al pie de la letra, sí: si solo la gracia queda a la habilidad, todo lo que encaja se juega antes de repartir la fila siguiente. Aquí lo decides tú, en este juego como en los otros, y en eso somos más libres que el libro.',
        },
        {
          name: '«Jugando también de la fila de arriba»',
          text: 'Una fila se reparte entera; de las de arriba se juega, pues, antes o después, no mientras tanto.',
        },
        {
          name: '¿Qué está libre?',
          text: 'Una carta con un sitio vacío justo encima o justo debajo. Lo que tiene al lado no importa.',
        },
        {
          name: '¿Qué es de la carta que se lleva la gracia?',
          text: 'El libro solo la quita. Aquí queda aparte y va a casa cuando encaja: el juego pide las 104 cartas.',
        },
        {
          name: '¿Dónde está el descarte?',
          text: 'El texto llena los huecos «del mazo o del descarte». Este juego no tiene descarte.',
        },
        {
          name: '¿Salen cartas de una base?',
          text: 'El texto no da camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
