// German: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { text: 'Karten kommen unter den König, bis der nächste König kommt. Wähle den Stapel.' },
    last: { text: 'Ein zweiter König. Beim Geben nimmt nur der zuletzt aufgedeckte Karten auf: Leg die Acht dorthin.' },
    home: { text: 'Asse legen sich automatisch ab. Die Kreuz-Zwei ist an der Reihe: Leg sie ab.' },
    higher: {
      text: 'Alles ist gegeben. Eine Karte kommt auf eine um eins höhere, egal welcher Farbe: Bube auf Dame.',
    },
    bare: { text: 'Ein blanker König nimmt jede Karte auf. Leg die Vier auf einen, dann die Fünf auf den anderen.' },
    back: {
      text: 'Das legt die Sechs frei. Leg sie auf die Sieben, dann die Fünf und die Vier, eine nach der anderen.',
    },
    build: { text: 'Beide Könige sind wieder blank: Sieben und Acht darauf, Sieben auf Acht, Neun auf den blanken.' },
    knave: { text: 'Nur die Zehn ist übrig. Leg sie auf den Pik-Buben, dann kann der Herz-Bube abgelegt werden.' },
  },
  wrong: {
    bury: 'Dort würde die nächste Karte sie bedecken. Wähle den Grundstapel von Kreuz.',
    wait: 'Das ist erlaubt, aber du brauchst die blanken Könige bald. Leg den Pik-Buben auf die Dame.',
    spare: 'Behalte die blanken Könige für Vier und Fünf: Die liegen auf dem Herz-Buben.',
    run: 'Das ist erlaubt, aber es hilft dem Herz-Buben nicht. Folge dem Pfeil.',
  },
};
