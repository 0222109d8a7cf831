// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, it, rank, the, toThe } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['empress-of-india'].aim} `,
    'Vier Kartenspiele zu 52 Karten. Ein rotes Heer und eine schwarze Flotte dienen der Kaiserin, der Kreuz-Dame. Du legst immer zwei Karten zusammen ab.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Alle Karten des Heers und der Flotte sind ',
        term('available', 'frei'),
        ', aber nur zu zweien: Du legst eine rote und eine schwarze zusammen ab, wenn beide auf ihrem ',
        term('foundation', 'Grundstapel'),
        ' ',
        term('suitable', 'an der Reihe'),
        ' sind. Das ist ein ',
        term('doublePlay', 'Doppelzug'),
        '. Der erste ist immer eine rote Dame mit einer schwarzen Zwei.',
      ],
      figure: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Oben das Heer, unten die Flotte. Kreuzchen markieren ${the(red, 'acc')} und ${the(black, 'acc')}: Zusammen kommen die Dame auf ${the(onRed, 'acc')} und die Zwei auf ${the(onBlack, 'acc')}.`,
        caption: ({ red, black }) => `${capital(the(red))} und ${the(black)} werden zusammen abgelegt oder gar nicht.`,
        steps: [
          ({ red, black }) => `${capital(the(red))} und ${the(black)} sind abgelegt, und beide Plätze sind aufgefüllt.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Ein leerer Platz wird sofort ',
        term('refill', 'aufgefüllt'),
        ', im Heer mit einer roten, in der Flotte mit einer schwarzen Karte: vom roten oder schwarzen ',
        term('talon', 'Restestapel'),
        ' oder, wenn der leer ist, vom Stapel.',
      ],
      figure: {
        alt: ({ black, next }) =>
          `Der schwarze Restestapel zeigt ${the(next, 'acc')}. Ein Pfeil führt von dort zum Platz ${the(black, 'gen')} in der Flotte.`,
        caption: ({ black, next }) => `Ist ${the(black)} weg, rückt ${the(next)} nach.`,
        steps: [({ next }) => `${capital(the(next))} ist vom Restestapel gekommen, der jetzt leer ist.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Karten vom Stapel oder vom Restestapel kannst du nicht direkt ablegen: Sie müssen erst durch Heer oder Flotte.',
      figure: {
        alt: ({ top, on }) =>
          `${capital(the(top))} liegt oben auf dem roten Restestapel, und ein Grundstapel zeigt ${the(on, 'acc')}. Der Weg dazwischen ist versperrt.`,
        caption: ({ top, on }) =>
          `${capital(the(top))} ist nach ${the(on, 'dat')} an der Reihe, muss aber erst ins Heer.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} gehört jetzt zu einem Paar in der Flotte, also ist ${the(top)} ins Heer gekommen: Von dort kann ${it(top)} abgelegt werden.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Es gibt zwei ',
        term('talon', 'Restestapel'),
        ', einen für rote und einen für schwarze Karten. Wann immer du willst, deckst du die nächste Karte des Stapels auf und legst sie auf ihren Restestapel.',
      ],
      figure: {
        alt: ({ top }) => `Der Stapel und ein Pfeil von ihm zum roten Restestapel mit ${the(top, 'dat')} obenauf.`,
        caption: () => 'Rote Karten kommen auf den roten, schwarze auf den schwarzen Restestapel.',
        steps: [
          ({ next }) => `${capital(the(next))} ist aufgedeckt: rot, also kommt ${it(next)} auf den roten Restestapel.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Die Grundstapel bleiben bei ihrer Farbe. Die schwarzen, die Admirale, steigen vom Ass bis zur Zehn, dann zum Buben und zum König, ohne die Dame. Die roten, die Generale, fallen vom König zur Dame, dann von der Zehn bis zum Ass, ohne den ',
        term('knave', 'Buben'),
        '.',
      ],
      figure: {
        alt: ({ up, down }) =>
          `Zwei Grundstapel, ausgebreitet: ein schwarzer, der bis ${toThe(up)} gestiegen, und ein roter, der bis ${toThe(down)} gefallen ist. Die schwarzen haben keine Dame, die roten keinen Buben.`,
        steps: [
          ({ down, ten }) => `${capital(the(ten))} kommt auf ${the(down, 'acc')}, ohne Buben dazwischen.`,
          ({ up, knave }) => `${capital(the(knave))} kommt auf ${the(up, 'acc')}.`,
          ({ knave, king }) =>
            `${capital(the(king))} kommt auf ${the(knave, 'acc')}, ohne Dame dazwischen: Der Grundstapel ist vollständig.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Paare',
      text: [
        'Leg eine ungepaarte Karte des Heers auf eine ungepaarte Karte der Flotte oder umgekehrt. Sie bilden ein ',
        term('pair', 'Paar'),
        ': Es trennt sich nie, bekommt nie eine dritte Karte, und beide Karten werden zusammen abgelegt.',
      ],
      strictly:
        'Paare bildest du nur, wenn kein Doppelzug möglich ist. Aber das Buch sagt auch „you may choose your own time for pairing cards“ (du darfst den Zeitpunkt für Paare selbst wählen); hier darfst du es also jederzeit.',
      figure: {
        alt: ({ moved, target }) =>
          `${capital(the(moved))} in der Flotte; ein Pfeil führt von dort ${toThe(target)} im Heer.`,
        caption: ({ moved, target }) =>
          `${rank(moved)} und ${rank(target)} kommen beide zuletzt auf ihre Grundstapel, also hält keine Karte die andere auf.`,
        steps: [
          ({ moved, target }) =>
            `${capital(the(moved))} und ${the(target)} sind ein Paar im Heer. Die Flotte ist aufgefüllt.`,
        ],
      },
    },
  ],
  aim: [
    [
      '176 Karten in 88 ',
      term('doublePlay', 'Doppelzügen'),
      ' auf sechzehn Grundstapel ',
      term('home', 'ablegen'),
      ', vier von jeder Farbe, immer ',
      term('inSuit', 'in derselben Farbe'),
      ' (',
      rule('V', 'Regel V'),
      ').',
    ],
    'Der Stapel wird nur einmal gegeben. Du bekommst nur lösbare Spiele, außer du änderst das in den Einstellungen; von allen möglichen sind fast alle lösbar.',
  ],
  table: [
    'Die schwarzen Asse und die roten Könige beginnen die Grundstapel. Die Kaiserin, die Kreuz-Dame, steht inmitten ihrer Garde aus acht roten Buben; die sieben anderen schwarzen Damen spielen nicht mit. Keine dieser Karten bewegt sich.',
    'Rot und Schwarz werden zugleich gegeben. Ist das Heer zuerst voll, kommen weitere rote Karten auf ihren Restestapel; bei der Flotte ebenso.',
  ],
  parts: {
    stock: 'Der Stapel.',
    'red-talon': 'Der Restestapel der roten Karten.',
    'black-talon': 'Der Restestapel der schwarzen Karten.',
    admiral: 'Die Admirale: acht schwarze Grundstapel, die vom Ass an steigen.',
    general: 'Die Generale: acht rote Grundstapel, die vom König an fallen.',
    empress: 'Die Kaiserin.',
    guard: 'Ihre Garde aus Buben.',
    army: 'Das Heer: zwei Reihen zu zwölf roten Karten, auf dem Handy drei zu acht.',
    navy: 'Die Flotte: zwei Reihen zu zwölf schwarzen Karten, auf dem Handy drei zu acht.',
  },
  art: [
    'Ein Paar schafft Platz für neue Karten, bindet aber zwei Schicksale aneinander. Bilde Paare aus Karten, die du etwa zur gleichen Zeit brauchst, und nie aus zweien, die aufeinander warten.',
    [
      'Brauchst du eine Karte, decke auf, bis sie oben auf ihrem ',
      term('talon', 'Restestapel'),
      ' liegt, und leere erst dann einen Platz für sie. Das rät das Buch.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Darfst du aufdecken, Paare bilden und ablegen, wie du willst?',
          text: 'Ja. Streng gelesen legst du ab, was passt, bildest Paare, „if there should be none“ (wenn nichts passt), und deckst zuletzt den Rest des Stapels auf. Aber das Buch sagt auch „you may choose your own time for pairing cards“ (du darfst den Zeitpunkt für Paare selbst wählen) und rät zu warten, bis die Karte, die du brauchst, oben auf ihrem Restestapel liegt. Hier darfst du also alles drei jederzeit.',
        },
        {
          name: 'Wann gibt es „no talon“ (keinen Restestapel)?',
          text: 'Wenn der Restestapel für diesen Platz leer ist, auch wenn auf dem anderen Karten liegen.',
        },
        {
          name: 'Was, wenn Rot statt Schwarz kommt oder umgekehrt?',
          text: 'Eine solche Karte kommt auf ihren eigenen Restestapel oder auf einen leeren Platz ihrer Reihen, und die nächste wird aufgedeckt. Haben weder Restestapel noch Stapel eine Karte für den Platz, bleibt er leer.',
        },
        {
          name: 'Zu welchen Reihen gehört ein Paar?',
          text: 'Zu denen, in denen es liegt: Ein Paar, das du aus der Flotte ablegst, macht Platz für eine schwarze Karte.',
        },
        {
          name: 'Können Karten einen Grundstapel verlassen?',
          text: 'Nein. Das Buch erwähnt keinen Weg zurück, also gibt es keinen.',
        },
      ],
    },
  ],
};
