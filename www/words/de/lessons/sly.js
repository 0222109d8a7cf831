// German: the lesson of Sly.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: {
      text: 'Leg alle Karten auf acht Grundstapel ab. Die nächste Karte ist Zufall, du bestimmst, wo sie wartet. Wähle den Stapel.',
    },
    lay: {
      text: 'Die zwanzig Plätze sind Päckchen; die erste Runde belegt sie der Reihe nach. Leg die Sieben auf das erste.',
    },
    home: { text: `Erste Asse und Könige werden automatisch abgelegt. ${corner} Leg die Herz-Zwei ab.` },
    tooEarly: {
      text: 'Die Herz-Drei ist an der Reihe. Versuch, sie abzulegen.',
      afterRefusal: 'Aus einem Päckchen spielst du erst, wenn alle zwanzig Karten liegen. Hier kommen die übrigen.',
    },
    twenty: { text: 'Alle zwanzig liegen. Wähle die Herz-Drei; der Stapel füllt ihr Päckchen sofort.' },
    begin: { text: 'Sonst passt nichts. Wähle den Stapel, um Runde\u00a02 zu beginnen.' },
    heap: { text: 'Der Bube darf auf jedes Päckchen. Pik fällt, er kommt vor der Zehn: Leg ihn auf die Zehn.' },
    trapped: { text: 'Die Sechs liegt auf der Sieben. Die Acht würde beide einsperren: Leg sie auf die Neun.' },
    unwind: { text: 'Wieder liegen zwanzig, und die Dame ist abgelegt. Leg den Buben ab, dann die Zehn.' },
  },
  wrong: {
    keep: 'Du darfst sie behalten, aber sie passt schon. Wähle den Grundstapel von Herz.',
    anywhere: 'Das ist erlaubt, aber auf der Zehn schadet er nicht: Er wird vor ihr abgelegt. Wähle die Pik-Zehn.',
    trap: 'Sechs und Sieben brauchst du vor der Acht, und sie lägen unter ihr. Wähle die Neun.',
    nine: 'Das ist erlaubt, aber auf der Kreuz-Neun bedeckt sie nichts, was du früher brauchst. Wähle die.',
  },
};
