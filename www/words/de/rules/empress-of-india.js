// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, rank, the, toThe } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Vier Kartenspiele. Ein Heer aus roten und eine Flotte aus schwarzen Karten dienen der Kaiserin, der Kreuz-Dame. Abgelegt wird nur zu zweit.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'Alle Karten des Heers und der Flotte sind ',
        term('available', 'frei'),
        ', aber nur zu zweit: eine rote und eine schwarze, jede auf einen ',
        term('foundation', 'Grundstapel'),
        ', auf den sie ',
        term('suitable', 'passt'),
        ', im selben Augenblick. Das ist ein ',
        term('doublePlay', 'Doppelzug'),
        '. Der erste kann nur eine rote Dame mit einer schwarzen Zwei sein.',
      ],
      plate: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Oben Karten des Heers, unten Karten der Flotte. Kreuze bezeichnen ${the(red, 'acc')} und ${the(black, 'acc')}: Jene geht auf ${the(onRed, 'acc')}, diese auf ${the(onBlack, 'acc')}, beide zusammen.`,
        caption: ({ red, black }) => `${capital(the(red))} und ${the(black)} werden zusammen abgelegt oder gar nicht.`,
        steps: [
          ({ red, black }) =>
            `${capital(the(red))} und ${the(black)} sind abgelegt, und beide Plätze sind wieder gefüllt.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Ein Platz, der im Heer oder in der Flotte leer wird, wird sofort mit einer roten oder schwarzen Karte ',
        term('refill', 'aufgefüllt'),
        ', wie sie dorthin gehört: vom ',
        term('talon', 'Talon'),
        ' dieser Karten oder, wenn er leer ist, vom Stapel.',
      ],
      plate: {
        alt: ({ black, next }) =>
          `Der schwarze Talon zeigt ${the(next, 'acc')}. Ein Pfeil führt von dort zum Platz ${the(black, 'gen')} in der Flotte.`,
        caption: ({ black, next }) => `Ist ${the(black)} weg, rückt ${the(next)} nach.`,
        steps: [({ next }) => `${capital(the(next))} ist vom Talon gekommen, der nun leer ist.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Karten vom Stapel oder vom Talon können nicht unmittelbar abgelegt werden: Sie müssen zuerst durch Heer oder Flotte.',
      plate: {
        alt: ({ top, on }) =>
          `${capital(the(top))} liegt oben auf dem roten Talon, und ein Grundstapel zeigt ${the(on, 'acc')}. Der Weg vom einen zum anderen ist versperrt.`,
        caption: ({ top, on }) => `${capital(the(top))} würde auf ${the(on, 'acc')} passen, muss aber zuerst ins Heer.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} liegt auf einer Karte der Flotte, und ${the(top)} ist ins Heer gekommen: Von dort führt der Weg auf die Grundstapel.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Der ',
        term('talon', 'Talon'),
        ' besteht aus zwei Päckchen, einem mit roten und einem mit schwarzen Karten. Decke die nächste Karte vom Stapel auf ihren Talon auf, wann immer du willst.',
      ],
      plate: {
        alt: ({ top }) => `Der Stapel und ein Pfeil von ihm zum roten Talon, auf dem ${the(top)} liegt.`,
        caption: () => 'Was aufgedeckt wird, kommt auf den roten oder den schwarzen Talon.',
        steps: [({ next }) => `${capital(the(next))} ist aufgedeckt: rot, also oben auf den roten Talon.`],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Die Grundstapel bleiben bei ihrer Farbe. Die schwarzen, die Admirale, steigen vom Ass bis zur Zehn, dann zu Bube und König, und lassen die Dame aus; die roten, die Generale, fallen vom König zur Dame, dann von der Zehn bis zum Ass, und lassen den ',
        term('knave', 'Buben'),
        ' aus.',
      ],
      plate: {
        alt: ({ up, down }) =>
          `Zwei Grundstapel, ausgebreitet: ein schwarzer, der bis ${toThe(up)} gestiegen, und ein roter, der bis ${toThe(down)} gefallen ist. Die schwarzen haben keine Dame, die roten keinen Buben.`,
        steps: [
          ({ down, ten }) => `Auf ${the(down, 'acc')} folgt ${the(ten)}: Der Bube wird ausgelassen.`,
          ({ up, knave }) => `Auf ${the(up, 'acc')} folgt ${the(knave)}.`,
          ({ knave, king }) =>
            `Und auf ${the(knave, 'acc')} folgt ${the(king)}: Die Dame wird ausgelassen, und der Grundstapel ist vollständig.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Paare',
      text: [
        'Jede einzelne Karte des Heers darf auf jede einzelne Karte der Flotte gelegt werden und umgekehrt. Von da an sind sie ein ',
        term('pair', 'Paar'),
        ': nie getrennt, nie bedeckt, nie wieder gepaart, und sie werden zusammen abgelegt.',
      ],
      letter:
        'Gepaart wird, wenn kein Doppelzug möglich ist; das Buch sagt aber auch, dass man den Zeitpunkt zum Paaren selbst wählen darf. Hier darfst du paaren, wann immer du willst.',
      plate: {
        alt: ({ one, other }) => `${capital(the(one))} der Flotte; ein Pfeil führt von dort ${toThe(other)} im Heer.`,
        caption: ({ one, other }) =>
          `${rank(one)} und ${rank(other)} kommen beide zuletzt auf ihre Grundstapel: Sie werden etwa gleich lange warten.`,
        steps: [
          ({ one, other }) =>
            `${capital(the(one))} und ${the(other)} sind ein Paar und gehören zum Heer. Die Flotte ist aufgefüllt.`,
        ],
      },
    },
  ],
  aim: [
    [
      '176 Karten in 88 ',
      term('doublePlay', 'Doppelzügen'),
      ' ',
      term('home', 'ablegen'),
      ', auf sechzehn Grundstapel, vier von jeder Farbe, immer ',
      term('inSuit', 'in einer Farbe'),
      ' (',
      rule('V', 'Regel V'),
      ').',
    ],
    'Ein zweites Mal wird nicht gegeben. Wenn die Einstellungen nichts anderes sagen, kommen nur Spiele, die zu gewinnen sind; das sind fast alle.',
  ],
  table: [
    'Die schwarzen Asse und die roten Könige liegen als Grundstapel aus. Die Kaiserin, die Kreuz-Dame, steht zwischen ihrer Garde aus acht roten Buben; die sieben anderen schwarzen Damen werden beiseitegeworfen. Keine davon bewegt sich je wieder.',
    'Gegeben wird in beide Hälften zugleich. Ist die eine voll und die andere nicht, beginnen weitere Karten der vollen ihren Talon.',
  ],
  parts: {
    pack: 'Der Stapel.',
    'red-talon': 'Der Talon der roten Karten.',
    'black-talon': 'Der Talon der schwarzen Karten.',
    admiral: 'Die Admirale: acht schwarze Grundstapel, die vom Ass an steigen.',
    general: 'Die Generale: acht rote Grundstapel, die vom König an fallen.',
    empress: 'Die Kaiserin.',
    guard: 'Ihre Garde aus Buben.',
    army: 'Das Heer: zwei Reihen zu zwölf roten Karten. Auf einem Telefon sind es drei zu acht.',
    navy: 'Die Flotte: zwei Reihen zu zwölf schwarzen Karten. Auf einem Telefon sind es drei zu acht.',
  },
  art: [
    'Paare schaffen Platz und bringen neue Karten herein, aber sie binden zwei Schicksale aneinander. Paare Karten, die etwa zur gleichen Zeit gebraucht werden, und nie zwei, die aufeinander warten.',
    [
      'Braucht ein Grundstapel eine Karte, so decke auf, bis sie oben auf ihrem ',
      term('talon', 'Talon'),
      ' liegt, und schaffe erst dann die Lücke, die sie hereinruft. So rät das Buch.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Darf man Aufdecken, Paaren und Ablegen mischen?',
          text: 'Im Buch legt man ab, was passt, paart, „if there should be none“ (wenn nichts passt), und gibt den Rest, wenn alles abgelegt ist. Dem Buchstaben nach wartet jedes auf das Vorige. Aber man „may choose your own time for pairing“ (darf den Zeitpunkt zum Paaren selbst wählen) und soll auf die oberste Karte des Talons warten, was voraussetzt, dass aufgedeckt wurde: Also steht hier alles drei frei.',
        },
        {
          name: 'Wann gibt es „keinen Talon“?',
          text: 'Wenn es keinen mit Karten gibt, wie sie gebraucht werden, auch wenn im anderen Päckchen welche liegen.',
        },
        {
          name: 'Was, wenn eine Karte kommt, die nicht dorthin gehört?',
          text: 'Wird ein Platz vom Stapel gefüllt, geht eine solche Karte auf ihren eigenen Talon oder auf einen leeren Platz ihrer Hälfte, und die nächste wird aufgedeckt. Haben Talon und Stapel keine passende mehr, bleibt der Platz leer.',
        },
        {
          name: 'Zu welcher Hälfte gehört ein Paar?',
          text: 'Zu der, in der es liegt: Wird es aus der Flotte abgelegt, rückt eine schwarze Karte nach.',
        },
        {
          name: 'Verlassen Karten einen Grundstapel?',
          text: 'Der Text kennt keinen Weg zurück, und so gibt es keinen.',
        },
      ],
    },
  ],
};
