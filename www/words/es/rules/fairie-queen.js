// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, anyRank, capital, ofThe, the, theRank } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['fairie-queen'].aim} `,
    'Dos barajas, 104 cartas. Ocho reyes encabezan ocho columnas, en el orden en que salen. El reparto decide cuánto crecen las columnas. Luego toca pensar.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Cada ',
        term('foundation', 'base'),
        ' es de un solo palo. Cada palo tiene dos, que suben del as a la reina.',
      ],
      figure: {
        alt: ({ first, onFirst, second, onSecond }) =>
          `Dos bases y las cartas que les siguen: ${the(first)} va sobre ${the(onFirst)}; ${the(second)}, sobre ${the(onSecond)}.`,
        steps: [
          ({ first }) => `${capital(the(first))} está en casa, y la carta anterior de su columna queda liberada.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Durante el reparto, solo recibe cartas la columna del último rey que ha salido. Si salen varios reyes seguidos, los anteriores se quedan ',
        term('bareKing', 'sin cartas'),
        '.',
      ],
      figure: {
        alt: ({ hand, last, bare }) =>
          `Tres columnas. ${capital(the(hand))} está en la mano y va sobre ${the(last)}, el último rey que ha salido. El anterior, ${the(bare)}, no tiene cartas.`,
        caption: ({ bare }) => `${capital(the(bare))} sigue sin cartas, y eso será útil.`,
        steps: [({ hand, last }) => `${capital(the(hand))} está sobre ${the(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Cuando acaba el reparto, una carta ',
        term('available', 'disponible'),
        ' puede pasar a otra columna, sobre una carta un punto más alta. El palo no importa.',
      ],
      figure: {
        alt: ({ card: name, onto }) => `Las últimas cartas de dos columnas: ${the(name)} puede ir sobre ${the(onto)}.`,
        caption: ({ card: name, onto }) =>
          `${capital(theRank(name))} va sobre ${anyRank(onto)} de cualquier palo; aquí, ${the(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} está sobre ${the(onto)}, y ${the(freed)} queda ${agree(freed, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Solo la última carta de cada columna está disponible. Cuando se va, la anterior queda ',
        term('released', 'liberada'),
        '.',
      ],
      figure: {
        alt: ({ bare }) =>
          `Cinco columnas. Una cruz marca la última carta de cada columna menos la ${ofThe(bare)}, que no tiene cartas: los reyes se quedan donde están.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} está ahora sobre ${the(bare)}, y ${the(freed)} queda ${agree(freed, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Sobre un ',
        term('bareKing', 'rey sin cartas'),
        ' puedes poner cualquier carta disponible, y luego otras encima, como en cualquier columna.',
      ],
      figure: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, la última carta de su columna, puede ir sobre ${the(king)}, que no tiene cartas.`,
        caption: ({ king }) => `${capital(the(king))} acepta cualquier carta.`,
        steps: [
          ({ card: name, king }) => `${capital(the(name))} está sobre ${the(king)}, que ya no es un rey sin cartas.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Nota 1',
      text: [
        'Con dos ',
        term('bareKing', 'reyes sin cartas'),
        ' puedes trasladar, carta a carta, una ',
        term('run', 'escalera'),
        ' larga. El ejemplo del libro libera una ',
        term('knave', 'jota'),
        ' tapada por una escalera del diez al cuatro.',
      ],
      figure: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} está bajo una escalera del diez al cuatro que acaba en ${the(last)}; hay dos reyes sin cartas, una columna que acaba en un siete y otra que acaba en otra jota.`,
        caption: () => 'Diez jugadas: hazlas aquí o míralas en la mesa.',
        steps: [
          ({ last }) => `${capital(the(last))} va sobre el primer rey sin cartas.`,
          () => 'El cinco va sobre el segundo. El seis queda liberado.',
          () => 'El seis va sobre el siete de otra columna.',
          () => 'Le sigue el cinco. El segundo rey vuelve a quedar sin cartas.',
          () => 'Le sigue el cuatro. Los dos reyes están sin cartas.',
          () => 'Ahora el siete de la escalera va sobre un rey…',
          () => '… y el ocho, sobre el otro.',
          () => 'El siete va sobre el ocho. Un rey vuelve a quedar sin cartas.',
          () => 'Ahí va el nueve. Solo queda el diez.',
          ({ knave, other }) =>
            `El diez va sobre ${the(other)}, y ${the(knave)} queda ${agree(knave, 'liberado', 'liberada')}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Lleva 96 cartas ',
      term('home', 'a las ocho bases'),
      ', dos de cada palo, que suben del as a la reina, siempre ',
      term('inSuit', 'del mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Los ocho reyes se quedan donde están.',
    ],
    'No se vuelve a repartir. Solo te tocan repartos con solución, salvo que lo cambies en Ajustes; de todos los posibles, la tienen unos siete de cada diez.',
  ],
  table: [
    'Un rey empieza arriba a la izquierda. Las columnas cuelgan de sus reyes, y cada carta tapa a medias a la anterior.',
    'El libro desvía las columnas que se alargan demasiado. Las nuestras doblan al llegar al pie del tapete y continúan al lado; toca el número de cartas para ver la columna entera.',
  ],
  parts: {
    stock:
      'El mazo. La siguiente carta pasa a tu mano; un as va automáticamente a casa, un rey empieza la columna siguiente.',
    hand: 'Tu mano, una carta: ponla en la columna del último rey que ha salido, o llévala a casa si es la siguiente.',
    column: 'Ocho columnas, cada una encabezada por un rey.',
    foundation: 'Ocho bases, dos de cada palo, del as a la reina.',
  },
  art: [
    [
      'Un rey sin cartas acepta cualquier carta, y con dos trasladas escaleras enteras, como enseña la ',
      rule('note-1', 'Nota 1'),
      '. No ocupes el último rey sin cartas si no ves cómo volver a vaciarlo.',
    ],
    'Piénsalo antes de poner una reina sobre un rey sin cartas: desde ahí solo puede ir a casa, o a otro rey sin cartas. Aun así conviene cuando libera una carta que necesitas mucho.',
    'Tras cada carta que va a casa, mira otra vez las columnas: quizá pueda seguirla otra. A veces una carta sirve más donde está, para recibir otra un punto más baja. El libro también lo dice.',
  ],
  open: [
    {
      terms: [
        {
          name: '¿Puedes guardarte una carta que puede ir a casa?',
          text: 'Sí. «A veces es mejor no jugar cartas», dice el libro.',
        },
        {
          name: '¿Puede moverse otra vez una reina puesta sobre un rey sin cartas?',
          text: 'El libro desaconseja mover reinas, que «no se pueden mover otra vez hasta que hagan falta» en una base. Aquí una reina sola sobre un rey todavía puede pasar a otro rey sin cartas, como cualquier carta. No cambia nada, y las pistas lo ignoran.',
        },
        {
          name: '¿Qué rey empieza?',
          text: 'El libro solo dice «un rey». Aquí es siempre el rey de picas; da igual.',
        },
        {
          name: '¿Pueden salir cartas de una base?',
          text: 'No. El libro no habla de ningún camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
