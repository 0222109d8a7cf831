// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { aRank, capital, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Zwei Kartenspiele, 104 Karten. Acht Könige führen acht Spalten an, in der Reihenfolge, in der sie kommen. Das Geben entscheidet, wie lang die Spalten werden; dann beginnt das Denken.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'Die ',
        term('foundation', 'Grundstapel'),
        ' bleiben bei ihrer Farbe: zwei von jeder, die vom Ass bis zur Dame steigen.',
      ],
      plate: {
        alt: ({ one, onOne, two, onTwo }) =>
          `Zwei Grundstapel und die Karten, die an der Reihe sind: ${the(one)} für ${the(onOne, 'acc')}, ${the(two)} für ${the(onTwo, 'acc')}.`,
        steps: [({ one }) => `${capital(the(one))} ist abgelegt, und in der Spalte ist die Karte darüber freigelegt.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Solange gegeben wird, kommen Karten auf den König, der zuletzt kam, und auf keinen anderen. Folgt ein König auf den anderen, so bleiben die früheren ',
        term('bareKing', 'allein'),
        '.',
      ],
      plate: {
        alt: ({ hand, last, bare }) =>
          `Drei Spalten. ${capital(the(hand))} ist in der Hand und geht auf ${the(last, 'acc')}, der zuletzt kam; ${the(bare)} davor hat keine Karten.`,
        caption: ({ bare }) =>
          `${capital(the(bare))} wurde gleich übergangen: Er bleibt allein, und das wird nützlich sein.`,
        steps: [({ hand, last }) => `${capital(the(hand))} liegt auf ${the(last, 'dat')}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Ist alles gegeben, so darf eine ',
        term('available', 'freie'),
        ' Karte in eine andere Spalte, auf eine um eins höhere. Die Farbe ist gleichgültig.',
      ],
      plate: {
        alt: ({ card: name, onto }) =>
          `Die letzten Karten zweier Spalten: ${capital(the(name))} darf auf ${the(onto, 'acc')}.`,
        caption: ({ card: name, onto }) =>
          `${capital(aRank(name))} darf auf ${aRank(onto, 'acc')} jeder Farbe, hier auf ${the(onto, 'acc')}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} liegt auf ${the(onto, 'dat')}; ${the(freed)} ist freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Frei ist nur die unterste Karte jeder Spalte, bis ihr Fortgehen die darüber ',
        term('released', 'freilegt'),
        '.',
      ],
      plate: {
        alt: ({ bare }) =>
          `Fünf Spalten. Ein Kreuz bezeichnet die unterste Karte jeder Spalte, nicht aber ${the(bare, 'acc')}, der allein liegt: Könige bleiben, wo sie sind.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} liegt auf ${the(bare, 'dat')}: ${capital(the(freed))} ist freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Auf einen ',
        term('bareKing', 'König, der allein liegt'),
        ', darf jede freie Karte, und andere dürfen ihr folgen wie in jeder Spalte.',
      ],
      plate: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, zuletzt in der Spalte, darf auf ${the(king, 'acc')}, der allein liegt.`,
        caption: ({ king }) => `${capital(the(king))} ist ein freier Platz für eine beliebige Karte.`,
        steps: [
          ({ card: name, king }) => `${capital(the(name))} liegt auf ${the(king, 'dat')}, der nicht mehr allein ist.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Anmerkung 1',
      text: [
        'Mit zwei ',
        term('bareKing', 'einzelnen Königen'),
        ' wird eine lange ',
        term('run', 'Folge'),
        ' Karte für Karte versetzt. Das Beispiel des Buchs befreit einen ',
        term('knave', 'Buben'),
        ', auf dem eine Folge von der Zehn bis zur Vier liegt.',
      ],
      plate: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} unter einer Folge von der Zehn bis zur Vier, die mit ${the(last, 'dat')} endet; zwei einzelne Könige; eine Spalte, die mit einer Sieben, und eine, die mit einem anderen Buben endet.`,
        caption: () => 'Zehn Züge: Spiel sie hier einzeln oder sieh sie am Tisch an.',
        steps: [
          ({ last }) => `${capital(the(last))} geht auf den ersten einzelnen König.`,
          () => 'Die Fünf geht auf den zweiten. Die Sechs ist freigelegt.',
          () => 'Die Sechs geht auf die Sieben einer anderen Spalte.',
          () => 'Die Fünf folgt ihr: Der zweite König ist wieder allein.',
          () => 'Die Vier folgt, und beide Könige sind allein.',
          () => 'Nun geht die Sieben auf den einen König …',
          () => '… und die Acht auf den anderen.',
          () => 'Die Sieben geht auf die Acht: Ein König ist wieder allein.',
          () => 'Die Neun kommt auf ihn. Nur die Zehn ist übrig.',
          ({ knave, other }) => `Die Zehn geht auf ${the(other, 'acc')}, und ${the(knave)} ist erreicht.`,
        ],
      },
    },
  ],
  aim: [
    [
      '96 Karten ',
      term('home', 'ablegen'),
      ': acht Grundstapel, zwei von jeder Farbe, steigen vom Ass bis zur Dame, immer ',
      term('inSuit', 'in einer Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Die acht Könige bleiben, wo sie sind.',
    ],
    'Nichts wird ein zweites Mal gegeben. Wenn die Einstellungen nichts anderes sagen, kommen nur Spiele, die zu gewinnen sind: Das sind etwa sieben von zehn.',
  ],
  table: [
    'Ein König beginnt, oben links. Die Spalten hängen an ihren Königen, und jede Karte bedeckt die vorige zur Hälfte.',
    'Wird eine Spalte zu lang, so lässt das Buch sie verdrehen, um Platz zu gewinnen. Unsere biegt am unteren Rand des Tuchs um und geht neben sich weiter; sie öffnet sich, wenn du hineinsiehst.',
  ],
  parts: {
    pack: 'Der Stapel. Seine nächste Karte kommt in die Hand; ein Ass geht von selbst auf seinen Grundstapel, ein König beginnt die nächste Spalte.',
    hand: 'Die Karte in der Hand: Leg sie in die Spalte des letzten Königs, oder leg sie ab, wenn sie passt.',
    column: 'Acht Spalten, jede von einem König angeführt.',
    foundation: 'Acht Grundstapel, zwei von jeder Farbe, vom Ass bis zur Dame.',
  },
  art: [
    [
      'Ein einzelner König ist ein freier Platz, und zwei von ihnen versetzen ganze Folgen, wie ',
      rule('note-1', 'Anmerkung 1'),
      ' zeigt. Besetze den letzten nicht, ohne zu sehen, wie er wieder leer wird.',
    ],
    'Überleg es dir, bevor du eine Dame auf einen einzelnen König legst: Von dort kann sie nur auf ihren Grundstapel oder auf einen anderen einzelnen König. Manchmal ist es trotzdem richtig, um freizulegen, was dringend gebraucht wird.',
    'Sieh nach jeder abgelegten Karte wieder auf die Spalten: Was freigelegt wurde, kann folgen. Und eine Karte, die passt, tut manchmal bessere Dienste, wo sie ist, als Platz für die nächstniedrigere; das Buch selbst rät dazu.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Darf man mit einer passenden Karte warten?',
          text: 'Ja. „It is sometimes better not to play cards“ (manchmal ist es besser, Karten nicht abzulegen), sagt der Text.',
        },
        {
          name: 'Kann eine Dame auf einem einzelnen König wieder weg?',
          text: 'Das Buch sagt, nicht „until required“ (bis man sie braucht), denn es gibt keine Karte, auf die sie könnte. Nach unseren Regeln darf sie auf einen anderen einzelnen König, wie jede Karte, die allein auf einem liegt. Es ändert nichts, und die Tipps rechnen nie damit.',
        },
        {
          name: 'Welcher König beginnt?',
          text: '„One king“ (ein König), sagt der Text. Hier ist es immer der Pik-König; es ist ohne Bedeutung.',
        },
        {
          name: 'Verlassen Karten einen Grundstapel?',
          text: 'Der Text kennt keinen Weg zurück, und so gibt es keinen.',
        },
      ],
    },
  ],
};
