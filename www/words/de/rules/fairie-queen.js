// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { aRank, capital, card, the } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['fairie-queen'].aim} `,
    'Zwei Kartenspiele zu 52 Karten. Acht Könige führen acht Spalten an, in der Reihenfolge, in der sie aufgedeckt werden. Das Geben entscheidet, wie lang die Spalten werden. Dann beginnt das Denken.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Die ',
        term('foundation', 'Grundstapel'),
        ' bleiben bei ihrer Farbe. Jede Farbe hat zwei, die vom Ass bis zur Dame steigen.',
      ],
      figure: {
        alt: ({ first, onFirst, second, onSecond }) =>
          `Zwei Grundstapel und ihre nächsten Karten: ${the(first)} auf ${the(onFirst, 'acc')}, ${the(second)} auf ${the(onSecond, 'acc')}.`,
        steps: [
          ({ first }) => `${capital(the(first))} ist abgelegt, und in der Spalte ist die vorige Karte freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Beim Geben kommen Karten nur in die Spalte des zuletzt aufgedeckten Königs. Folgen Könige direkt aufeinander, bleiben die früheren ',
        term('bareKing', 'blank'),
        '.',
      ],
      figure: {
        alt: ({ hand, last, bare }) =>
          `Drei Spalten. ${capital(the(hand))} ist in deiner Hand und kommt auf ${the(last, 'acc')}, den zuletzt aufgedeckten. ${capital(the(bare))} davor hat keine Karten.`,
        caption: ({ bare }) => `${capital(the(bare))} bleibt blank, und das wird nützlich.`,
        steps: [({ hand, last }) => `${capital(the(hand))} liegt auf ${the(last, 'dat')}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Ist alles gegeben, darfst du eine ',
        term('available', 'freie'),
        ' Karte in eine andere Spalte legen, auf eine um eins höhere Karte. Die Farbe ist egal.',
      ],
      figure: {
        alt: ({ card: name, onto }) =>
          `Die letzten Karten zweier Spalten: ${capital(the(name))} kann auf ${the(onto, 'acc')} gelegt werden.`,
        caption: ({ card: name, onto }) =>
          `${capital(aRank(name))} kommt auf ${aRank(onto, 'acc')} beliebiger Farbe, hier auf ${the(onto, 'acc')}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} liegt auf ${the(onto, 'dat')}, und ${the(freed)} ist freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Frei ist nur die letzte Karte jeder Spalte. Ist sie weg, ist die Karte davor ',
        term('released', 'freigelegt'),
        '.',
      ],
      figure: {
        alt: ({ bare }) =>
          `Fünf Spalten. Ein Kreuzchen markiert die letzte Karte jeder Spalte, nicht aber den blanken ${card(bare, 'acc')}: Könige bleiben, wo sie sind.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} liegt auf ${the(bare, 'dat')}, und ${the(freed)} ist freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Auf einen ',
        term('bareKing', 'blanken König'),
        ' darfst du jede freie Karte legen, und andere können folgen wie in jeder Spalte.',
      ],
      figure: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, die letzte Karte der Spalte, kann auf den blanken ${card(king, 'acc')} gelegt werden.`,
        caption: ({ king }) => `Auf ${the(king, 'acc')} darf jede Karte.`,
        steps: [
          ({ card: name, king }) => `${capital(the(name))} liegt auf ${the(king, 'dat')}, der nicht mehr blank ist.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Anmerkung 1',
      text: [
        'Mit zwei ',
        term('bareKing', 'blanken Königen'),
        ' wandert eine lange ',
        term('run', 'Folge'),
        ' Karte für Karte weiter. Im Beispiel des Buchs wird so ein ',
        term('knave', 'Bube'),
        ' unter einer Folge von der Zehn bis zur Vier frei.',
      ],
      figure: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} unter einer Folge von der Zehn bis zur Vier, die mit ${the(last, 'dat')} endet; zwei blanke Könige; eine Spalte, die mit einer Sieben endet, und eine, die mit einem anderen Buben endet.`,
        caption: () => 'Zehn Züge: Spiel sie hier, oder sieh sie dir am Tisch an.',
        steps: [
          ({ last }) => `${capital(the(last))} kommt auf den ersten blanken König.`,
          () => 'Die Fünf kommt auf den zweiten. Die Sechs ist freigelegt.',
          () => 'Die Sechs kommt auf die Sieben einer anderen Spalte.',
          () => 'Die Fünf folgt. Der zweite König ist wieder blank.',
          () => 'Die Vier folgt. Beide Könige sind blank.',
          () => 'Jetzt kommt die Sieben der Folge auf den einen König …',
          () => '… und die Acht auf den anderen.',
          () => 'Die Sieben kommt auf die Acht. Ein König ist wieder blank.',
          () => 'Die Neun kommt auf ihn. Nur die Zehn ist übrig.',
          ({ knave, other }) => `Die Zehn kommt auf ${the(other, 'acc')}, und ${the(knave)} ist freigelegt.`,
        ],
      },
    },
  ],
  aim: [
    [
      '96 Karten ',
      term('home', 'ablegen'),
      ': Acht Grundstapel, zwei von jeder Farbe, steigen vom Ass bis zur Dame, immer ',
      term('inSuit', 'in derselben Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Die acht Könige bleiben, wo sie sind.',
    ],
    'Der Stapel wird nur einmal gegeben. Du bekommst nur lösbare Spiele, außer du änderst das in den Einstellungen; von allen möglichen sind etwa sieben von zehn lösbar.',
  ],
  table: [
    'Ein König beginnt oben links. Die Spalten hängen an ihren Königen, und jede Karte bedeckt die vorige zur Hälfte.',
    'Im Buch biegt eine zu lange Spalte zur Seite ab. Bei uns kehrt sie am unteren Rand des Tuchs um und läuft daneben weiter; tippe auf die Zahl ihrer Karten, um sie ganz zu sehen.',
  ],
  parts: {
    stock:
      'Der Stapel. Seine nächste Karte kommt in deine Hand; ein Ass wird automatisch abgelegt, ein König beginnt die nächste Spalte.',
    hand: 'Deine Hand, eine Karte: Leg sie in die Spalte des zuletzt aufgedeckten Königs oder leg sie ab, wenn sie passt.',
    column: 'Acht Spalten, jede von einem König angeführt.',
    foundation: 'Acht Grundstapel, zwei von jeder Farbe, vom Ass bis zur Dame.',
  },
  art: [
    [
      'Auf einen blanken König darf jede Karte, und mit zweien bewegst du ganze Folgen, wie ',
      rule('note-1', 'Anmerkung 1'),
      ' zeigt. Besetze den letzten blanken König nur, wenn du siehst, wie er wieder blank wird.',
    ],
    'Überleg gut, bevor du eine Dame auf einen blanken König legst: Von dort kommt sie nur auf ihren Grundstapel oder auf einen anderen blanken König. Richtig ist es trotzdem, wenn es eine dringend benötigte Karte freilegt.',
    'Sieh nach jeder abgelegten Karte wieder die Spalten durch: Vielleicht folgt noch eine. Manchmal nützt eine Karte mehr, wo sie liegt, als Platz für die nächstniedrigere. Das sagt auch das Buch.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Darfst du eine passende Karte behalten?',
          text: 'Ja. „It is sometimes better not to play cards“ (manchmal ist es besser, Karten nicht abzulegen), sagt das Buch.',
        },
        {
          name: 'Kann eine Dame, die allein auf einem König liegt, wieder weg?',
          text: 'Das Buch rät davon ab, Damen zu bewegen: Sie „cannot be moved again until required“ (können erst wieder weg, wenn ihr Grundstapel sie braucht). Hier darfst du eine solche Dame noch auf einen anderen blanken König legen, wie jede Karte. Es ändert nichts, und die Tipps beachten es nicht.',
        },
        {
          name: 'Welcher König beginnt?',
          text: 'Das Buch sagt nur „one king“ (ein König). Hier ist es immer der Pik-König; es macht keinen Unterschied.',
        },
        {
          name: 'Können Karten einen Grundstapel verlassen?',
          text: 'Nein. Das Buch erwähnt keinen Weg zurück, also gibt es keinen.',
        },
      ],
    },
  ],
};
