// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, the, toThe } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.labyrinth.aim} `,
    'Dos barajas, 104 cartas, en ',
    term('row', 'filas'),
    ' de diez. Cada fila nueva bloquea a la anterior, y cada carta que juegas abre un camino.',
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
        steps: [
          ({ up }) =>
            `${capital(the(up))} está en casa. Estaba en la última fila, así que el mazo ha rellenado su hueco.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Solo la primera fila y la última están ',
        term('available', 'disponibles'),
        '. Una carta de en medio queda ',
        term('released', 'liberada'),
        ' cuando se va la que tiene justo encima o la que tiene justo debajo.',
      ],
      figure: {
        alt: ({ free }) =>
          `Tres filas de seis con huecos. Una cruz marca las cartas de la primera fila y de la última; en la de en medio, solo ${the(free)}, que tiene un hueco encima.`,
        caption: ({ free, blocked, other }) =>
          `${capital(the(free))} tiene paso por arriba. ${capital(the(blocked))} y ${the(other)}, con cartas encima y debajo, están ${agree(blocked, 'bloqueados', agree(other, 'bloqueados', 'bloqueadas'))}.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} está en casa, y ${the(freed)}, que estaba debajo, queda ${agree(freed, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Solo la última fila repartida se ',
        term('refill', 'rellena'),
        ', y solo mientras dure el mazo. Los huecos de más arriba quedan abiertos.',
      ],
      note: [
        'Aquí el hueco se rellena al momento. La otra lectura es una variante; consulta ',
        rule('open', 'las cuestiones abiertas'),
        '.',
      ],
      figure: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))}, en la última fila, va sobre ${the(on)}. El mazo rellenará su hueco; el que hay dos filas más arriba queda abierto.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} puede ir a casa, y su hueco se rellena. El de arriba queda abierto.`,
        steps: [({ next }) => `${capital(the(next))} ha salido del mazo. El hueco de más arriba sigue abierto.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Cada ', term('row', 'fila'), ' tiene que estar completa antes de que puedas jugar cartas de ella.'],
      note: 'Aquí las filas se reparten enteras: puedes jugar cartas de las de arriba antes o después de repartir una fila, no mientras se reparte.',
      strictly:
        'el libro no deja a la habilidad más que la gracia, así que toda carta que puede ir a casa tiene que ir antes de la fila siguiente. Aquí lo decides tú.',
      figure: {
        alt: () =>
          'Una fila de cartas, todas disponibles. Debajo, los sitios vacíos de la fila siguiente, que el mazo está a punto de llenar.',
        caption: () => 'Una fila tiene diez cartas; aquí ves cinco.',
        steps: [
          () =>
            'La segunda fila está debajo de la primera. Las dos están disponibles, una por arriba y otra por abajo.',
        ],
      },
    },
    {
      ruleId: 'grace',
      name: 'Gracia',
      text: [
        'Una sola vez, cuando el mazo está vacío y nada puede ir a casa, puedes apartar una carta cualquiera, aunque esté bloqueada: es la ',
        term('grace', 'gracia'),
        '. La carta apartada todavía puede ir a casa.',
      ],
      figure: {
        alt: ({ taken, freed }) =>
          `El mazo está vacío. Vas a apartar ${the(taken)}; debajo, ${the(freed)} está ${agree(freed, 'bloqueado', 'bloqueada')}.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} bloquea ${toThe(freed)}.`,
        steps: [
          ({ taken, freed }) =>
            `${capital(the(taken))} está ${agree(taken, 'apartado', 'apartada')}, y ${the(freed)} queda ${agree(freed, 'liberado', 'liberada')} por arriba.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Nota 1',
      text: 'Algunos jugadores esperan a que salgan las bases: el primer as y el primer rey disponibles de cada palo pueden empezarlas. Es la variante «ases en el reparto»; en ella, esas cartas las llevas tú a casa.',
      figure: {
        alt: ({ king }) => `Una fila con ${the(king)}, y la base vacía que puede empezar.`,
        steps: [({ king }) => `${capital(the(king))} ha empezado su base, y el mazo ha rellenado su hueco.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Relleno tardío',
      text: 'La otra lectura de la Regla III, como variante. Una carta jugada de la última fila deja un hueco, y puedes jugar la carta que queda así liberada. Al repartir, primero se rellenan esos huecos.',
      figure: {
        alt: ({ released }) =>
          `Tres filas; la última tiene huecos, y ${the(released)}, encima de uno de ellos, lleva una cruz.`,
        caption: ({ released }) =>
          `${capital(the(released))} queda ${agree(released, 'liberado', 'liberada')} por abajo. Si los huecos se rellenaran al momento, seguiría ${agree(released, 'bloqueado', 'bloqueada')}.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} está en casa. Su hueco queda abierto, y ${the(freed)}, que está encima, queda ${agree(freed, 'liberado', 'liberada')}.`,
          ({ filled }) => `Al repartir se han rellenado primero los huecos; este, con ${the(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Lleva todas las cartas ',
      term('home', 'a las ocho bases'),
      '. Un as y un rey de cada palo las empiezan: una pila sube, la otra baja, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Si una carta puede ir a las dos bases de su palo, eliges tú.',
    ],
    'No se vuelve a repartir: cuando el mazo está vacío, solo te quedan las filas y la gracia. Solo te tocan repartos con solución, salvo que lo cambies en Ajustes.',
  ],
  table: [
    'Las bases están en una línea, encima de las filas, como en el libro; con el teléfono en vertical, en dos líneas, y en horizontal, al lado de las filas. Cada fila de diez va debajo de la anterior. La última puede ser corta: las cartas que quedan encima de sus sitios vacíos no tienen nada debajo.',
  ],
  parts: {
    stock: 'El mazo.',
    up: 'Cuatro bases que suben desde el as.',
    down: 'Cuatro bases que bajan desde el rey.',
    grace: 'La carta que apartas por gracia.',
    cell: 'Las filas de diez, con sus huecos.',
  },
  art: [
    'Antes de repartir, mira qué cartas bloqueará la fila siguiente, y juega las que echarías de menos. Un jugador atento gana cerca de un tercio de las partidas; jugando siempre lo primero que se puede, se gana una de cada ocho.',
    [
      'Ten presente la ',
      term('grace', 'gracia'),
      ': busca la carta que bloquea el mayor número de cartas que necesitas.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: '¿Cuándo se rellena un hueco de la última fila?',
          text: 'El libro se puede leer de dos modos. A favor de «al momento»: «cada fila debe completarse antes de que se puedan jugar cartas de ella», y la elección de la gracia «es lo único que queda a la habilidad del jugador». A favor de «más tarde»: cada fila bloquea a la anterior «a no ser que, al quitar una carta, se libere la de encima». Eso lo dice al hablar del reparto, pero si los huecos se rellenaran al momento no podría ocurrir nunca. Nuestro juego principal sigue la primera lectura. La segunda es la variante «relleno tardío», tan buena como la otra, y con la que se gana mucho más a menudo.',
        },
        {
          name: '¿Debes jugar una carta que puede ir a casa?',
          text: 'Al pie de la letra, sí: si solo la gracia queda a la habilidad, juegas todo lo que puedas antes de la fila siguiente. Aquí lo decides tú, como en los otros juegos: en eso somos más libres que el libro.',
        },
        {
          name: '«Jugando también cartas de la fila de arriba»',
          text: 'Las filas se reparten enteras: puedes jugar cartas de las de arriba antes o después de repartir una fila, no mientras se reparte.',
        },
        {
          name: '¿Qué cartas están disponibles?',
          text: 'Las que no tienen nada justo encima, o nada justo debajo. Las cartas de los lados no importan.',
        },
        {
          name: '¿Qué pasa con la carta apartada por gracia?',
          text: 'El libro se limita a quitarla. Aquí espera al lado de las filas y va a casa cuando es la siguiente: para ganar necesitas las 104 cartas.',
        },
        {
          name: '¿Dónde está el descarte?',
          text: 'El libro rellena los huecos «del mazo o del descarte». Este juego no tiene descarte.',
        },
        {
          name: '¿Pueden salir cartas de una base?',
          text: 'No. El libro no habla de ningún camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
