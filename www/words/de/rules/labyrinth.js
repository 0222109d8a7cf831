// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Zwei Kartenspiele, 104 Karten, in ',
    term('row', 'Reihen'),
    ' zu zehn. Jede neue Reihe mauert die vorige ein, und jede abgelegte Karte öffnet einen Weg.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Die ',
        term('foundation', 'Grundstapel'),
        ' bleiben bei ihrer Farbe. Von jedem Ass steigt einer bis zum König; von jedem König fällt ein anderer bis zum Ass.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Zwei Grundstapel und die Karten, die an der Reihe sind: ${capital(the(up))} geht steigend auf ${the(onUp, 'acc')}, ${the(down)} fallend auf ${the(onDown, 'acc')}.`,
        steps: [
          ({ up }) =>
            `${capital(the(up))} ist abgelegt, aus der untersten Reihe: Die nächste Karte vom Stapel rückt nach.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Nur die Karten der obersten und der untersten Reihe sind ',
        term('available', 'frei'),
        ', bis eine dazwischen ',
        term('released', 'freigelegt'),
        ' wird, weil die Karte unmittelbar über oder unmittelbar unter ihr fortgeht. Auch eine solche Karte ist frei.',
      ],
      plate: {
        alt: ({ free }) =>
          `Drei Reihen zu sechs mit Lücken. Kreuze bezeichnen die Karten oben und unten; in der mittleren Reihe allein ${the(free, 'acc')}, denn darüber liegt nichts.`,
        caption: ({ free, walled, other }) =>
          `${capital(the(free))} ist nach oben offen. ${capital(the(walled))} und ${the(other)}, zwischen anderen, sind eingemauert.`,
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
        ', und nur, solange der Stapel reicht. Lücken weiter oben bleiben offen.',
      ],
      note: ['Wir lesen: sofort. Die andere Lesart ist eine Variante; siehe ', rule('open', 'Offene Fragen'), '.'],
      plate: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))} in der untersten Reihe passt auf ${the(on, 'acc')}. Der Stapel wird den Platz füllen; die Lücke zwei Reihen darüber bleibt.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} kann abgelegt werden, und der Platz wird gefüllt. Die Lücke oben bleibt, wie sie ist.`,
        steps: [({ next }) => `${capital(the(next))} ist vom Stapel gekommen. Die Lücke weiter oben ist noch offen.`],
      },
    },
    {
      ruleId: 'IV',
      text: ['Jede ', term('row', 'Reihe'), ' muss vollständig sein, bevor aus ihr gespielt werden kann.'],
      note: 'Eine Reihe wird hier am Stück gegeben; aus den oberen wird also zwischen den Reihen gespielt.',
      letter:
        'Wenn nur die Gnade dem Geschick überlassen ist, wird alles Passende abgelegt, bevor die nächste Reihe kommt. Hier steht es dir frei.',
      plate: {
        alt: () =>
          'Eine Reihe Karten, alle frei, und darunter die leeren Plätze der nächsten, die gleich gegeben wird.',
        caption: () => 'Zehn Karten kommen auf einmal; fünf davon sind zu sehen.',
        steps: [
          () => 'Die zweite Reihe liegt unter der ersten. Bei zwei Reihen sind beide offen, eine oben und eine unten.',
        ],
      },
    },
    {
      ruleId: 'grace',
      name: 'Gnade',
      text: [
        'Einmal, wenn der Stapel leer ist und keine freie Karte passt, darf eine beliebige Karte, frei oder nicht, weggenommen und beiseitegelegt werden: die ',
        term('grace', 'Gnade'),
        '. Von dort kann sie noch abgelegt werden, wenn sie an der Reihe ist.',
      ],
      plate: {
        alt: ({ taken, freed }) =>
          `Der Stapel ist leer. ${capital(the(taken))} wird gleich beiseitegelegt; ${the(freed)} liegt eingemauert darunter.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} sperrt ${the(freed, 'acc')} ein.`,
        steps: [
          ({ taken, freed }) => `${capital(the(taken))} ist beiseitegelegt, und ${the(freed)} ist von oben freigelegt.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Anmerkung 1',
      text: 'Manche legen die Grundstapel nicht aus, sondern warten auf sie: Das erste freie Ass und der erste freie König jeder Farbe dürfen ihre Grundstapel beginnen, wie sie kommen. Das ist die Variante „Asse im Stapel“. Es ist ein Zug, und niemand macht ihn für dich.',
      plate: {
        alt: ({ king }) =>
          `Eine Reihe mit ${the(king, 'dat')} darin und der leere Platz des Grundstapels, den er beginnen kann.`,
        steps: [
          ({ king }) =>
            `${capital(the(king))} hat seinen Grundstapel begonnen, und der Stapel hat seinen Platz gefüllt.`,
        ],
      },
    },
    {
      ruleId: 'late',
      name: 'Spät gefüllt',
      text: 'Die andere Lesart von Regel III, als Variante. Eine aus der untersten Reihe abgelegte Karte lässt ihren Platz offen, und was dadurch freigelegt wird, darf gespielt werden; beim Geben werden zuerst die offenen Plätze gefüllt.',
      plate: {
        alt: ({ released }) =>
          `Drei Reihen; die unterste hat Lücken, und ${the(released)} über einer davon trägt ein Kreuz.`,
        caption: ({ released }) =>
          `${capital(the(released))}, zwischen zwei Reihen, ist von unten freigelegt: Würde sofort aufgefüllt, hätte die unterste Reihe keine Lücke.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} ist abgelegt. Der Platz bleibt offen und legt ${the(freed, 'acc')} darüber frei.`,
          ({ filled }) => `Beim Geben werden zuerst die offenen Plätze gefüllt, dieser mit ${the(filled, 'dat')}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Alle Karten auf den acht Grundstapeln ',
      term('home', 'ablegen'),
      '. Von jeder Farbe liegen zu Beginn ein Ass und ein König aus: Ein Stapel steigt, der andere fällt, immer ',
      term('inSuit', 'in einer Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Wo eine Karte auf beide passt, wählst du.',
    ],
    'Ein zweites Mal wird nicht gegeben: Ist der Stapel leer, hast du nur noch die Reihen und die Gnade. Wenn die Einstellungen nichts anderes sagen, kommen nur Spiele, die zu gewinnen sind.',
  ],
  table: [
    'Die Grundstapel liegen waagrecht darüber, wie der Text es will; auf einem hohen Telefon in zwei Zeilen, auf einem quer gehaltenen neben den Reihen. Jede Reihe zu zehn kommt unter die vorige. Die letzte kann kürzer sein: Wo in ihr Karten fehlen, haben die darüber nichts unter sich.',
  ],
  parts: {
    pack: 'Der Stapel.',
    up: 'Vier Grundstapel, die vom Ass an steigen.',
    down: 'Vier Grundstapel, die vom König an fallen.',
    grace: 'Der Platz der Karte, die die Gnade wegnimmt.',
    cell: 'Die Reihen zu zehn, mit ihren Lücken.',
  },
  art: [
    'Bevor du gibst, überleg, welche Karten die nächste Reihe einmauern wird, und leg ab, was dir fehlen würde. Wer sorgfältig spielt, gewinnt etwa ein Drittel der Spiele; wer ablegt, was immer passt, eines von acht.',
    ['Denk an die ', term('grace', 'Gnade'), ': Such die eine Karte, die am meisten von dem aufhält, was du brauchst.'],
  ],
  open: [
    {
      terms: [
        {
          name: 'Wann wird eine Lücke der untersten Reihe gefüllt?',
          text: 'Der Text lässt beides zu. Für „sofort“ spricht: Eine Reihe muss vollständig sein, bevor man aus ihr spielt, und dem Geschick ist nur die Wahl bei der Gnade überlassen, nicht also der Zeitpunkt des Auffüllens. Für „später“: Jede Reihe sperrt die vorige, „unless the removal of a card releases the one above it“ (wenn nicht das Wegnehmen einer Karte die darüber freilegt), und das ist vom Geben gesagt; wird sofort aufgefüllt, so hat die unterste Reihe nie eine Lücke, solange der Stapel reicht, und keine ihrer Karten kann je die darüber freilegen. Wir spielen das Erste als das Spiel und das Zweite als die Variante „spät gefüllt“: eine ebenso gute Lesart, und weit öfter zu gewinnen.',
        },
        {
          name: 'Muss eine passende Karte abgelegt werden?',
          text: 'Dem Buchstaben nach ja: Wenn nur die Gnade dem Geschick überlassen ist, wird alles Passende abgelegt, bevor die nächste Reihe kommt. Hier steht es dir frei, wie in unseren anderen Spielen, und darin sind wir freier als das Buch.',
        },
        {
          name: '„Playing also from the upper row“',
          text: 'Auch aus der oberen Reihe zu spielen: Eine Reihe wird am Stück gegeben, und so spielst du aus den Reihen darüber vorher oder nachher, nicht währenddessen.',
        },
        {
          name: 'Was ist frei?',
          text: 'Eine Karte, über oder unter der unmittelbar ein leerer Platz ist. Was neben ihr liegt, ist gleichgültig.',
        },
        {
          name: 'Was wird aus der Karte, die die Gnade wegnimmt?',
          text: 'Das Buch nimmt sie nur weg. Hier wird sie beiseitegelegt und kommt auf ihren Grundstapel, wenn sie passt: Das Spiel verlangt alle 104 Karten.',
        },
        {
          name: 'Wo ist der Talon?',
          text: 'Der Text füllt Lücken „from the pack or talon“ (vom Stapel oder Talon). Dieses Spiel hat keinen.',
        },
        {
          name: 'Verlassen Karten einen Grundstapel?',
          text: 'Der Text kennt keinen Weg zurück, und so gibt es keinen.',
        },
      ],
    },
  ],
};
