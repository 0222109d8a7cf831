// Spanish: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, anyRank, capital, the, theRank, to } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Dos barajas, 104 cartas. Ocho reyes encabezan ocho columnas, por el orden en que salen. El reparto decide cuánto crecen las columnas; entonces empieza lo de pensar.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'En las ',
        term('foundation', 'bases'),
        ' se sigue el palo: dos de cada palo, que suben del as a la reina.',
      ],
      plate: {
        alt: ({ one, onOne, two, onTwo }) =>
          `Dos bases y las cartas que siguen: ${the(one)} para ${the(onOne)}, ${the(two)} para ${the(onTwo)}.`,
        steps: [
          ({ one }) => `${capital(the(one))} está en casa, y la carta que tenía encima en su columna queda liberada.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Mientras se reparte, las cartas van al último rey que ha salido y a ningún otro. Si salen varios reyes seguidos, los primeros se quedan ',
        term('bareKing', 'solos'),
        '.',
      ],
      plate: {
        alt: ({ hand, last, bare }) =>
          `Tres columnas. ${capital(the(hand))} está en mano y va con ${the(last)}, el último que ha salido; ${the(bare)}, que salió antes, no tiene cartas.`,
        caption: ({ bare }) => `${capital(to(bare))} le siguió otro rey al momento: se queda solo, y eso será útil.`,
        steps: [({ hand, last }) => `${capital(the(hand))} está sobre ${the(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Cuando todo está repartido, una carta ',
        term('available', 'disponible'),
        ' puede pasar a otra columna, sobre una carta un grado más alta. El palo no importa.',
      ],
      plate: {
        alt: ({ card: name, onto }) => `Las últimas cartas de dos columnas: ${the(name)} puede ir sobre ${the(onto)}.`,
        caption: ({ card: name, onto }) =>
          `${capital(theRank(name))} va sobre ${anyRank(onto)} de cualquier palo; aquí, ${the(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} está sobre ${the(onto)}; queda ${agree(freed, 'liberado', 'liberada')} ${the(freed)}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Solo la carta más baja de cada columna está disponible, hasta que al irse deja ',
        term('released', 'liberada'),
        ' la que tiene encima.',
      ],
      plate: {
        alt: ({ bare }) =>
          `Cinco columnas. Lleva cruz la carta más baja de cada una, pero no ${the(bare)}, que está solo: los reyes no se mueven de su sitio.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} está sobre ${the(bare)}: ${the(freed)} queda ${agree(freed, 'liberado', 'liberada')}.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'A un ',
        term('bareKing', 'rey que está solo'),
        ' puede pasar cualquier carta disponible, y tras ella otras, como en cualquier columna.',
      ],
      plate: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, al final de su columna, puede ir con ${the(king)}, que está solo.`,
        caption: ({ king }) => `${capital(the(king))} es un sitio de reserva para una carta cualquiera.`,
        steps: [({ card: name, king }) => `${capital(the(name))} está sobre ${the(king)}, que ya no está solo.`],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Nota 1',
      text: [
        'Con dos ',
        term('bareKing', 'reyes solos'),
        ' se traslada una larga ',
        term('run', 'escalera'),
        ' carta a carta. El ejemplo del libro libera una ',
        term('knave', 'jota'),
        ' sobre la que hay una escalera del diez al cuatro.',
      ],
      plate: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} bajo una escalera del diez al cuatro que acaba en ${the(last)}; dos reyes solos; una columna que acaba en un siete y otra que acaba en otra jota.`,
        caption: () => 'Diez jugadas: hazlas aquí una a una, o míralas en la mesa.',
        steps: [
          ({ last }) => `${capital(the(last))} va al primer rey solo.`,
          () => 'El cinco va al segundo. Queda liberado el seis.',
          () => 'El seis va sobre el siete de otra columna.',
          () => 'Le sigue el cinco: el segundo rey vuelve a estar solo.',
          () => 'Sigue el cuatro, y los dos reyes están libres.',
          () => 'Ahora el siete va a un rey…',
          () => '… y el ocho al otro.',
          () => 'El siete pasa al ocho: un rey vuelve a estar solo.',
          () => 'El nueve ocupa el lugar del siete. Solo queda el diez.',
          ({ knave, other }) => `El diez va sobre ${the(other)}, y se llega ${to(knave)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Llevar 96 cartas ',
      term('home', 'a casa'),
      ': ocho bases, dos de cada palo, suben del as a la reina ',
      term('inSuit', 'en el mismo palo'),
      ' (',
      rule('I', 'Regla I'),
      '). Los ocho reyes se quedan donde están.',
    ],
    'Nada se vuelve a repartir. Salvo que los ajustes digan otra cosa, solo se reparte lo que se puede ganar: se pueden ganar unos siete repartos de cada diez.',
  ],
  table: [
    'Empieza un rey, arriba a la izquierda. Las columnas cuelgan de sus reyes, y cada carta tapa a medias la anterior.',
    'Cuando una columna se alarga demasiado, el libro la hace torcer para ganar sitio. La nuestra dobla al pie del tapete y sigue a su propio lado; se abre cuando la miras.',
  ],
  parts: {
    pack: 'El mazo. Su siguiente carta se levanta a la mano; un as va solo a su base, un rey empieza la columna siguiente.',
    hand: 'La carta en mano: ponla en la columna del último rey, o llévala a casa si encaja.',
    column: 'Ocho columnas, cada una encabezada por un rey.',
    foundation: 'Ocho bases, dos de cada palo, del as a la reina.',
  },
  art: [
    [
      'Un rey solo es un sitio de reserva, y con dos se trasladan escaleras enteras, como enseña la ',
      rule('note-1', 'Nota 1'),
      '. No ocupes el último sin ver cómo lo vas a vaciar.',
    ],
    'Piénsalo antes de poner una reina sobre un rey solo: de ahí solo puede ir a casa, o a otro rey solo. A veces conviene, con todo, para liberar algo que hace mucha falta.',
    'Tras cada carta que va a casa, mira otra vez las columnas: quizá pueda seguirla lo que quedó a la vista. Y una carta que podría ir a casa puede servir más donde está, como sitio para la siguiente más baja; el propio libro lo aconseja.',
  ],
  open: [
    {
      terms: [
        {
          name: '¿Se puede esperar con una carta que encaja?',
          text: 'Sí. «A veces es mejor no jugar cartas», dice el texto.',
        },
        {
          name: '¿Puede moverse otra vez una reina puesta sobre un rey solo?',
          text: 'El libro dice que no «hasta que haga falta»: no hay carta sobre la que pueda ir. Con nuestras reglas puede pasar a otro rey solo, como cualquier carta que sea la única sobre uno. No cambia nada, y las pistas nunca lo cuentan.',
        },
        {
          name: '¿Qué rey empieza?',
          text: '«Un rey», dice el texto. Aquí es siempre el rey de picas; no influye en nada.',
        },
        {
          name: '¿Salen cartas de una base?',
          text: 'El texto no da camino de vuelta, así que no lo hay.',
        },
      ],
    },
  ],
};
