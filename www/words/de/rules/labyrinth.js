// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, it, the } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.labyrinth.aim} `,
    'Zwei Kartenspiele zu 52 Karten, in ',
    term('row', 'Reihen'),
    ' zu zehn. Jede neue Reihe blockiert die vorige, und jede abgelegte Karte öffnet einen Weg.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Die ',
        term('foundation', 'Grundstapel'),
        ' bleiben bei ihrer Farbe. Jede Farbe hat zwei: Einer steigt vom Ass bis zum König, einer fällt vom König bis zum Ass.',
      ],
      figure: {
        alt: ({ up, onUp, down, onDown }) =>
          `Zwei Grundstapel und ihre nächsten Karten: ${capital(the(up))} steigt auf ${the(onUp, 'acc')}, ${the(down)} fällt auf ${the(onDown, 'acc')}.`,
        steps: [
          ({ up }) =>
            `${capital(the(up))} ist abgelegt. Die Lücke war in der untersten Reihe, also hat der Stapel sie gefüllt.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Nur die Karten der obersten und der untersten Reihe sind ',
        term('available', 'frei'),
        '. Eine Karte dazwischen ist ',
        term('released', 'freigelegt'),
        ', wenn die Karte direkt über oder direkt unter ihr weg ist.',
      ],
      figure: {
        alt: ({ free }) =>
          `Drei Reihen zu sechs mit Lücken. Kreuzchen markieren die oberste und die unterste Reihe; in der mittleren nur ${the(free, 'acc')} mit einer Lücke darüber.`,
        caption: ({ free, blocked, other }) =>
          `${capital(the(free))} ist nach oben offen. ${capital(the(blocked))} und ${the(other)} liegen zwischen anderen Karten und sind blockiert.`,
        steps: [
          ({ card: name, freed }) => `${capital(the(name))} ist abgelegt, und ${the(freed)} darunter ist freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Nur die unterste Reihe, die zuletzt gegebene, wird ',
        term('refill', 'aufgefüllt'),
        ', solange der Stapel reicht. Lücken weiter oben bleiben offen.',
      ],
      note: [
        'Hier geschieht das sofort. Die andere Lesart ist eine Variante; siehe ',
        rule('open', 'Offene Fragen'),
        '.',
      ],
      figure: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))} in der untersten Reihe kommt auf ${the(on, 'acc')}. Der Stapel wird die Lücke füllen; die Lücke zwei Reihen darüber bleibt offen.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} kann abgelegt werden, und die Lücke wird gefüllt. Die Lücke darüber bleibt offen.`,
        steps: [({ next }) => `${capital(the(next))} ist vom Stapel gekommen. Die Lücke weiter oben ist noch offen.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Jede ', term('row', 'Reihe'), ' muss vollständig sein, bevor du aus ihr spielst.'],
      note: 'Hier wird jede Reihe auf einmal gegeben; aus den oberen spielst du also davor oder danach, nicht während des Gebens.',
      strictly:
        'Nach dem Buch kommt es nur bei der Gnade auf dein Können an, also legst du jede passende Karte vor der nächsten Reihe ab. Hier entscheidest du.',
      figure: {
        alt: () => 'Eine Reihe Karten, alle frei. Darunter ist die leere nächste Reihe, die der Stapel gleich füllt.',
        caption: () => 'Eine Reihe hat zehn Karten; fünf davon siehst du hier.',
        steps: [() => 'Reihe 2 liegt unter Reihe 1. Beide sind frei, eine von oben, eine von unten.'],
      },
    },
    {
      ruleId: 'grace',
      name: 'Gnade',
      text: [
        'Einmal, wenn der Stapel leer ist und keine Karte passt, darfst du eine beliebige Karte beiseitelegen, auch eine blockierte: die ',
        term('grace', 'Gnade'),
        '. Von dort kannst du sie noch ablegen.',
      ],
      figure: {
        alt: ({ taken, freed }) =>
          `Der Stapel ist leer. ${capital(the(taken))} wird gleich beiseitegelegt; ${the(freed)} darunter ist blockiert.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} blockiert ${the(freed, 'acc')}.`,
        steps: [
          ({ taken, freed }) => `${capital(the(taken))} ist beiseitegelegt, und ${the(freed)} ist von oben freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Anmerkung 1',
      text: 'Manche warten auf die Grundstapel: Das erste freie Ass und der erste freie König jeder Farbe dürfen sie beginnen. Das ist die Variante „Asse im Stapel“; in ihr legst du diese Karten selbst ab.',
      figure: {
        alt: ({ king }) => `Eine Reihe mit ${the(king, 'dat')} und der leere Grundstapel, den er beginnen kann.`,
        steps: [
          ({ king }) => `${capital(the(king))} hat seinen Grundstapel begonnen, und der Stapel hat die Lücke gefüllt.`,
        ],
      },
    },
    {
      ruleId: 'late',
      name: 'Spät gefüllt',
      text: 'Die andere Lesart von Regel III, als Variante. Eine aus der untersten Reihe abgelegte Karte hinterlässt eine Lücke, und die dadurch freigelegte Karte darfst du spielen. Beim Geben werden zuerst diese Lücken gefüllt.',
      figure: {
        alt: ({ released }) =>
          `Drei Reihen; die unterste hat Lücken, und ein Kreuzchen markiert ${the(released, 'acc')} über einer davon.`,
        caption: ({ released }) =>
          `${capital(the(released))} ist von unten freigelegt. Würden Lücken sofort gefüllt, wäre ${it(released)} noch blockiert.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} ist abgelegt. Die Lücke bleibt offen und legt ${the(freed, 'acc')} darüber frei.`,
          ({ filled }) => `Das Geben hat zuerst die Lücken gefüllt, diese mit ${the(filled, 'dat')}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Alle Karten auf die acht Grundstapel ',
      term('home', 'ablegen'),
      '. Ein Ass und ein König jeder Farbe beginnen sie: Einer steigt, der andere fällt, immer ',
      term('inSuit', 'in derselben Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Passt eine Karte auf beide, wählst du.',
    ],
    'Der Stapel wird nur einmal gegeben: Ist er leer, hast du nur noch die Reihen und die Gnade. Du bekommst nur lösbare Spiele, außer du änderst das in den Einstellungen.',
  ],
  table: [
    'Die Grundstapel liegen in einer Zeile über den Reihen, wie im Buch; auf einem hochkant gehaltenen Handy in zwei Zeilen, auf einem quer gehaltenen neben den Reihen. Jede Reihe von zehn Karten kommt unter die vorige. Die letzte kann kürzer sein; Karten über ihren leeren Plätzen haben nichts unter sich.',
  ],
  parts: {
    stock: 'Der Stapel.',
    up: 'Vier Grundstapel, die vom Ass an steigen.',
    down: 'Vier Grundstapel, die vom König an fallen.',
    grace: 'Die Karte, die du mit der Gnade beiseitelegst.',
    cell: 'Die Reihen zu zehn, mit ihren Lücken.',
  },
  art: [
    'Sieh vor dem Geben nach, welche Karten die nächste Reihe blockiert, und leg ab, was dir fehlen würde. Wer sorgfältig spielt, gewinnt etwa jede dritte Partie; wer nur ablegt, was passt, eine von acht.',
    ['Denk an die ', term('grace', 'Gnade'), ': Such die Karte, die am meisten von dem blockiert, was du brauchst.'],
  ],
  open: [
    {
      terms: [
        {
          name: 'Wann wird eine Lücke der untersten Reihe gefüllt?',
          text: 'Das Buch lässt sich auf zwei Arten lesen. Für „sofort“: „Each row must be completed before you can play from it“ (jede Reihe muss vollständig sein, bevor du aus ihr spielst), und die Wahl bei der Gnade „is the only point left to the skill of the player“ (ist das Einzige, was dem Können des Spielers überlassen bleibt). Für „später“: Jede Reihe blockiert die vorige, „unless the removal of a card releases the one above it“ (es sei denn, eine weggenommene Karte legt die darüber frei). Das ist vom Geben gesagt, aber mit sofort gefüllten Lücken käme es nie vor. Unser Labyrinth folgt der ersten Lesart. Die zweite ist die Variante „spät gefüllt“: ebenso gut begründet, und du gewinnst sie viel öfter.',
        },
        {
          name: 'Musst du eine passende Karte ablegen?',
          text: 'Streng gelesen ja: Kommt es nur bei der Gnade auf dein Können an, legst du vor der nächsten Reihe alles ab, was passt. Hier entscheidest du, wie in unseren anderen Patiencen: Darin sind wir freier als das Buch.',
        },
        {
          name: '„Playing also from the upper row“',
          text: 'Auch aus der oberen Reihe spielen: Eine Reihe wird auf einmal gegeben, also spielst du aus den Reihen darüber davor oder danach, nicht während des Gebens.',
        },
        {
          name: 'Welche Karten sind frei?',
          text: 'Eine Karte, die direkt über sich oder direkt unter sich keine Karte hat. Die Karten neben ihr sind egal.',
        },
        {
          name: 'Was geschieht mit der beiseitegelegten Karte?',
          text: 'Das Buch nimmt sie nur weg. Hier wartet sie neben den Reihen und wird abgelegt, wenn sie an der Reihe ist: Zum Gewinnen brauchst du alle 104 Karten.',
        },
        {
          name: 'Wo ist der Restestapel?',
          text: 'Das Buch füllt Lücken „from the pack or talon“ (vom Stapel oder Restestapel). Diese Patience hat keinen Restestapel.',
        },
        {
          name: 'Können Karten einen Grundstapel verlassen?',
          text: 'Nein. Das Buch erwähnt keinen Weg zurück, also gibt es keinen.',
        },
      ],
    },
  ],
};
