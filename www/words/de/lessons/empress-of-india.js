// German: the lesson of The Empress of India.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      text: 'Leg alle Karten ab, immer rot und schwarz zusammen. Versuch eine allein: die Karo-Dame auf ihren König.',
      afterRefusal:
        'Rot und Schwarz gehen zusammen. Rote Buben und schwarze Damen spielen nicht mit und werden übersprungen.',
    },
    double: { text: `${corner} Mit der Dame geht nur eine Pik-Zwei: Wähle die Dame.` },
    turn: {
      text: 'Die offenen Restestapel und der Stapel füllen leere Plätze auf. Decke auf: Die Karte kommt auf den Restestapel ihrer Farbe.',
    },
    pair: {
      text: 'Jede rote Karte kann mit jeder schwarzen ein Paar bilden, für immer. Nimm zwei, die du zuletzt brauchst: Ass und König.',
    },
    fatal: {
      text: 'Das Ende einer anderen Partie. Ass auf Bube wäre fatal: Das Ass braucht die Zwei, und die braucht den Buben. Leg Zwei und Bube ab.',
    },
    last: { text: 'Jetzt passen Ass und König. Leg sie zusammen ab, und du hast gewonnen.' },
  },
  wrong: {
    paired: 'Das gäbe ein Paar, und Paare trennen sich nie. Wähle die Pik-Zwei.',
    part: 'Paare trennen sich nie: Beide müssen zugleich passen. Folge dem Pfeil zu den richtigen zwei Karten.',
    crossed: 'Sie würden ewig warten: Das Ass braucht die Zwei, die Zwei eine schwarze Karte. Leg Zwei und Bube ab.',
  },
};
