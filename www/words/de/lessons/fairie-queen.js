// German: the lesson of Spenser's Fairie Queen.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: {
      text: 'Leg alles außer den Königen ab, vom Ass bis zur Dame. Karten kommen auf den König, bis der nächste kommt. Wähle den Stapel.',
    },
    last: {
      text: 'Ein zweiter König. Beim Geben kommen Karten nur auf den zuletzt aufgedeckten: Leg die Acht dorthin.',
    },
    home: { text: `Asse werden automatisch abgelegt. ${corner} Die Kreuz-Zwei ist an der Reihe: Leg sie ab.` },
    higher: {
      text: 'Später ist alles gegeben. Eine Karte kommt auf eine um eins höhere, egal welcher Farbe: Bube auf Dame.',
    },
    bare: {
      text: 'Ein König ohne Karte ist blank: Auf ihn darf jede Karte. Leg die Vier auf einen, dann die Fünf auf den anderen.',
    },
    back: {
      text: 'Das legt die Sechs frei. Leg sie auf die Sieben, dann die Fünf und die Vier, eine nach der anderen.',
    },
    seven: { text: 'Beide Könige sind wieder blank. Leg die Sieben auf einen davon.' },
    eight: { text: 'Die Acht kommt auf den anderen blanken König.' },
    nine: { text: 'Leg die Sieben auf die Acht, dann die Neun auf den wieder blanken König.' },
    knave: { text: 'Nur die Zehn ist übrig. Leg sie auf den Pik-Buben, dann kann der Herz-Bube abgelegt werden.' },
  },
  wrong: {
    bury: 'Dort würde die nächste Karte sie bedecken. Wähle den Grundstapel von Kreuz.',
    wait: 'Das ist erlaubt, aber du brauchst die blanken Könige bald. Leg den Pik-Buben auf die Dame.',
    spare: 'Behalte die blanken Könige für Vier und Fünf: Die liegen auf dem Herz-Buben.',
    run: 'Das ist erlaubt, aber es hilft dem Herz-Buben nicht. Folge dem Pfeil.',
  },
};
