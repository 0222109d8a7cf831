// German: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { capital, it, suit, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Zwei Kartenspiele, 104 Karten. Zwanzig Päckchen liegen auf dem Tisch, die ',
    term('promenade', 'Promenade'),
    '. Welche Karte als Nächste kommt, bestimmst du nicht, aber du bestimmst, wo sie wartet.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Die ',
        term('foundation', 'Grundstapel'),
        ' bleiben bei ihrer Farbe. Von jeder steigt einer vom Ass bis zum König, und einer fällt vom König bis zum Ass.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Zwei Grundstapel und die Karten, die an der Reihe sind: ${capital(the(up))} geht steigend auf ${the(onUp, 'acc')}, ${the(down)} fallend auf ${the(onDown, 'acc')}.`,
        caption: ({ up, down }) => `Hier steigt ${suit(up)}, und ${suit(down)} fällt.`,
        steps: [({ up }) => `${capital(the(up))} ist abgelegt, und das leere Päckchen wird vom Stapel gefüllt.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Karten auf der Promenade müssen weder in der Farbe noch in der Folge zusammenpassen. Von der zweiten Runde an kommen sie auf irgendein ',
        term('packet', 'Päckchen'),
        ': auf jedes eine, oder mehrere auf eines ',
        term('heap', 'gehäuft'),
        '.',
      ],
      plate: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} ist in der Hand. Zwei Pfeile führen zu Päckchen mit mehreren Karten: auf ${the(on, 'acc')} oder auf ${the(other, 'acc')}, wie auf jedes der zwanzig.`,
        caption: ({ hand }) => `${capital(the(hand))} darf überallhin. Wo die Karte wartet, ist die ganze Kunst.`,
        steps: [
          ({ hand, on }) => `${capital(the(hand))} liegt auf ${the(on, 'dat')} und bedeckt ${it(on, 'acc')} nun.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Nur die oberste Karte jedes Päckchens ist ',
        term('available', 'frei'),
        '. Wird sie abgelegt, so ist die darunter ',
        term('released', 'freigelegt'),
        '.',
      ],
      plate: {
        alt: ({ top }) =>
          `Drei gefächerte Päckchen. Ein Kreuz bezeichnet die oberste Karte eines jeden, auch ${the(top, 'acc')}.`,
        caption: ({ top, under }) =>
          `Unter ${the(top, 'dat')} liegt ${the(under)} und wartet, bis ${the(top)} weg ist.`,
        steps: [({ top, under }) => `${capital(the(top))} ist abgelegt, und ${the(under)} ist freigelegt.`],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Karten dürfen gleich beim Aufdecken ',
        term('home', 'abgelegt'),
        ' werden. Aber nichts von der Promenade darf abgelegt werden, bevor die ',
        term('deal', 'Runde zu zwanzig'),
        ' vollständig ist: weder die eben gelegten Karten noch die darunter.',
      ],
      note: 'Eine Karte, die beim Aufdecken abgelegt wird, zählt nicht zu den zwanzig. Ist der Stapel leer, so ist auch eine kürzere Runde vollständig.',
      plate: {
        alt: ({ hand, on }) =>
          `${capital(the(hand))} ist eben aufgedeckt und darf auf ${the(on, 'acc')} abgelegt werden. Die Karten der Promenade ruhen: Zeichen darunter zählen die bisher gelegten.`,
        caption: ({ hand }) => `${capital(the(hand))} muss nicht hingelegt werden. Die anderen ruhen.`,
        steps: [({ hand }) => `${capital(the(hand))} ist abgelegt; von den zwanzig liegen so viele wie zuvor.`],
      },
    },
  ],
  aim: [
    [
      'Alle 104 Karten auf den acht Grundstapeln ',
      term('home', 'ablegen'),
      ', von denen vier vom Ass bis zum König steigen und vier vom König bis zum Ass fallen, immer ',
      term('inSuit', 'in einer Farbe'),
      ' (',
      rule('I', 'Regel I'),
      '). Ein mittlerer Wert kann auf beide Grundstapel seiner Farbe passen: Du entscheidest.',
    ],
    'Das erste Ass und der erste König jeder Farbe gehen von selbst an ihren Platz, wann immer sie vom Stapel kommen. Sie zählen nicht zu den zwanzig; kommt eine solche Karte zum Auffüllen eines Päckchens, folgt ihr die nächste.',
    'Der Stapel wird kein zweites Mal gegeben. Wenn die Einstellungen nichts anderes sagen, kommen nur Spiele, die zu gewinnen sind.',
  ],
  table: [
    'Die Promenade besteht aus zwei waagrechten Reihen zu zehn oder vier Reihen zu fünf: Das Buch erlaubt beides, und die Form deines Bildschirms entscheidet. Sonst ändert das nichts.',
  ],
  parts: {
    pack: 'Der Stapel. Seine nächste Karte kommt in die Hand.',
    hand: 'Die Karte in der Hand: Leg sie ab oder wähle ein Päckchen für sie.',
    up: 'Vier Grundstapel, die vom Ass an steigen.',
    down: 'Vier Grundstapel, die vom König an fallen.',
    packet: 'Die Promenade aus zwanzig Päckchen. In der ersten Runde wird sie von links nach rechts belegt.',
  },
  art: [
    [
      'Leg eine Karte auf eine andere, die nach ihr gebraucht wird: eine Sechs auf eine Sieben, wo die Farbe bis zur Sechs steigt, eine Neun auf eine Acht, wo sie fällt. Ein solches ',
      term('packet', 'Päckchen'),
      ' legt sich später wie von selbst ab.',
    ],
    [
      'Hüte dich, zwei ',
      term('run', 'Folgen'),
      ' einer Farbe in gleicher Richtung auf demselben Päckchen zu bauen: Eine wird der anderen im Weg sein, und Karten wechseln nie von Päckchen zu Päckchen.',
    ],
    'Sieh zwischen den Runden die ganze Promenade durch, bevor du die nächste beginnst: Was abgelegt werden kann, schafft Platz, und ein geleertes Päckchen wird sofort aufgefüllt.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Muss eine passende Karte abgelegt werden?',
          text: 'Das Buch sagt, dass Karten beim Aufdecken gespielt werden „may“ (dürfen), und an anderer Stelle, dass passende immer zu spielen sind. Das Zweite halten wir für einen Rat: Ob du ablegst und wann du die nächste Runde beginnst, steht dir frei.',
        },
        {
          name: 'Was zählt zu den zwanzig?',
          text: 'Was in der Runde auf ein Päckchen gelegt wird. Abgelegte Karten zählen nicht, so sagt es der Text. Er sagt nichts von einer Karte, die zwischen den Runden ein geleertes Päckchen auffüllt, oder von einem Ass oder König, der seinen Grundstapel beginnt: Sie zählen hier nicht.',
        },
        {
          name: 'Verlassen Karten einen Grundstapel?',
          text: 'Der Text kennt keinen Weg zurück, und so gibt es keinen.',
        },
        {
          name: 'Woher kommt der Name?',
          text: 'Nicht aus dem Text, der in unserer Vorlage seinen Titel verloren hat. Eine Liste von Spielen, die jemand beim Abschreiben der öffentlichen Vorlage der Ausgabe von 1914 hinzugefügt hat, kennt den Namen Sly (schlau), und eine Sammlung im Netz führt diesen Text darunter; die Liste ist nicht die des Buchs. Heutige Programme kennen einen nahen Verwandten als Sly Fox (schlauer Fuchs).',
        },
      ],
    },
  ],
};
