// German: the lesson of The Labyrinth.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { text: `Leg alle Karten ab, Asse aufwärts, Könige abwärts. ${corner} Wähle die Karo-Zwei.` },
    fills: {
      text: 'Der Stapel füllt jede Lücke der zuletzt gegebenen Reihe sofort. Nun abwärts: die Kreuz-Dame.',
    },
    row: { text: 'Keine Karte passt. Wähle den Stapel, um eine ganze Reihe zu geben, dann noch eine.' },
    lowest: {
      text: 'Frei ist eine Karte, über oder unter der nichts liegt: Hier zeigt sie ein kleines Dach an. Wähle die Karo-Drei.',
    },
    blocked: {
      text: 'Die Karo-Vier ist an der Reihe, aber über und unter ihr liegen Karten. Versuch es.',
      afterRefusal: 'Sie ist blockiert. Erst muss die Karte über oder unter ihr weg.',
    },
    opens: { text: 'Leg die Herz-Dame ab, dann den Buben in der obersten Reihe: Über ihm liegt nichts.' },
    stays: { text: 'Diese Lücke bleibt: Nur die unterste Reihe wird aufgefüllt. Jetzt ist die Vier frei. Wähle sie.' },
    grace: {
      text: 'Später in einer anderen Partie: Keine Karte passt. Die Gnade nimmt einmal jede Karte: erst die Herz-Zehn, dann der leere Platz.',
    },
    last: { text: 'Auch eine beiseitegelegte Karte kannst du ablegen: jetzt die Zehn, dann die Herz-Neun.' },
  },
  wrong: {
    ten: 'Das würde nicht helfen. In Herz ist abwärts die Zehn an der Reihe: Wähle die Herz-Zehn.',
  },
};
