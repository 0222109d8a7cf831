// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, it, suit, the } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.sly.aim} `,
    'Zwei Kartenspiele zu 52 Karten. Zwanzig Päckchen bilden die ',
    term('promenade', 'Promenade'),
    '. Du bestimmst nicht, welche Karte als Nächstes kommt, wohl aber, wo sie wartet.',
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
        caption: ({ up, down }) => `Hier steigt ${suit(up)}, und ${suit(down)} fällt.`,
        steps: [
          ({ up }) => `${capital(the(up))} ist abgelegt. Damit war das Päckchen leer, also hat der Stapel es gefüllt.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Auf der Promenade sind Farbe und Reihenfolge egal. Ab der zweiten Runde legst du jede Karte auf ein beliebiges ',
        term('packet', 'Päckchen'),
        ': auf jedes eine oder mehrere auf eines ',
        term('heap', 'gehäuft'),
        '.',
      ],
      figure: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} ist in deiner Hand. Pfeile führen zu zwei Päckchen: ${capital(it(hand))} kann auf ${the(on, 'acc')}, auf ${the(other, 'acc')} oder auf jedes andere der zwanzig gelegt werden.`,
        caption: ({ hand }) => `${capital(the(hand))} kann überallhin. Wo ${it(hand)} wartet, ist die ganze Kunst.`,
        steps: [({ hand, on }) => `${capital(the(hand))} bedeckt jetzt ${the(on, 'acc')}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Nur die oberste Karte jedes Päckchens ist ',
        term('available', 'frei'),
        '. Legst du sie ab, ist die Karte darunter ',
        term('released', 'freigelegt'),
        '.',
      ],
      figure: {
        alt: ({ top }) =>
          `Drei gefächerte Päckchen. Ein Kreuzchen markiert die oberste Karte von jedem, auch ${the(top, 'acc')}.`,
        caption: ({ top, under }) => `${capital(the(under))} wartet unter ${the(top, 'dat')}.`,
        steps: [({ top, under }) => `${capital(the(top))} ist abgelegt, und ${the(under)} ist freigelegt.`],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Karten kannst du gleich beim Aufdecken ',
        term('home', 'ablegen'),
        '. Aber keine Karte verlässt die Promenade, bevor die ',
        term('deal', 'Runde'),
        ' aus zwanzig Karten vollständig ist: weder eine neue noch eine darunter.',
      ],
      note: 'Eine Karte, die du gleich beim Aufdecken ablegst, zählt nicht zu den zwanzig. Ist der Stapel vorher leer, ist die Runde mit weniger Karten vollständig.',
      figure: {
        alt: ({ hand, on }) =>
          `${capital(the(hand))} ist eben aufgedeckt und kann auf ${the(on, 'acc')} abgelegt werden. Die Promenade ruht; Zeichen darunter zählen die bisher gelegten Karten.`,
        caption: ({ hand }) => `${capital(the(hand))} kann gleich abgelegt werden. Die anderen ruhen.`,
        steps: [({ hand }) => `${capital(the(hand))} ist abgelegt, und die Zahl bleibt gleich.`],
      },
    },
  ],
  aim: [
    [
      'Alle 104 Karten auf die acht Grundstapel ',
      term('home', 'ablegen'),
      ': Vier steigen vom Ass bis zum König, vier fallen vom König bis zum Ass, immer ',
      term('inSuit', 'in derselben Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Passt eine Karte auf beide Grundstapel ihrer Farbe, wählst du.',
    ],
    'Das erste Ass und der erste König jeder Farbe werden automatisch abgelegt. Sie zählen nicht zu den zwanzig. Kommt eine solche Karte beim Auffüllen, füllt die nächste das Päckchen.',
    'Der Stapel wird nur einmal gegeben. Du bekommst nur lösbare Spiele, außer du änderst das in den Einstellungen.',
  ],
  table: [
    'Die Promenade hat zwei Reihen zu zehn oder vier Reihen zu fünf. Das Buch erlaubt beides; die Form deines Bildschirms entscheidet.',
  ],
  parts: {
    stock: 'Der Stapel. Seine nächste Karte kommt in deine Hand.',
    hand: 'Deine Hand, eine Karte: Leg sie ab oder wähle ein Päckchen für sie.',
    up: 'Vier Grundstapel, die vom Ass an steigen.',
    down: 'Vier Grundstapel, die vom König an fallen.',
    packet: 'Die Promenade aus zwanzig Päckchen. Die erste Runde füllt sie von links nach rechts.',
  },
  art: [
    [
      'Leg eine Karte auf eine, die nach ihr abgelegt wird: eine Sechs auf eine Sieben für einen steigenden Grundstapel, eine Neun auf eine Acht für einen fallenden. Ein solches ',
      term('packet', 'Päckchen'),
      ' legst du später am Stück ab.',
    ],
    [
      'Bau nicht zwei ',
      term('run', 'Folgen'),
      ' einer Farbe in gleicher Richtung auf dasselbe Päckchen: Eine blockiert die andere, und Karten wechseln nie das Päckchen.',
    ],
    'Sieh zwischen den Runden die ganze Promenade durch. Jede abgelegte Karte kann eine andere freilegen, und ein leeres Päckchen wird sofort aufgefüllt.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Musst du eine passende Karte ablegen?',
          text: 'Nein. Das Buch sagt, Karten „may be played as they turn up“ (dürfen beim Aufdecken gespielt werden), und an anderer Stelle: „always, however, playing suitable ones“ (passende jedoch stets ablegen). Das Zweite halten wir für einen Rat. Wann du ablegst und wann du die nächste Runde beginnst, entscheidest du.',
        },
        {
          name: 'Was zählt zu den zwanzig?',
          text: 'Jede Karte, die du in der Runde auf ein Päckchen legst. Abgelegte Karten zählt das Buch nicht mit. Karten, die ein Päckchen auffüllen, und Asse und Könige, die Grundstapel beginnen, erwähnt es nicht; hier zählen auch sie nicht.',
        },
        {
          name: 'Können Karten einen Grundstapel verlassen?',
          text: 'Nein. Das Buch erwähnt keinen Weg zurück, also gibt es keinen.',
        },
        {
          name: 'Woher kommt der Name?',
          text: 'Nicht aus dem Text des Buchs: In unserer Vorlage fehlt die Überschrift. Eine Liste, die beim Abtippen der frei zugänglichen Fassung der Ausgabe von 1914 hinzukam, nennt die Patience Sly (schlau), eine Sammlung im Netz ebenso. Heutige Programme kennen einen nahen Verwandten: Sly Fox (schlauer Fuchs).',
        },
      ],
    },
  ],
};
