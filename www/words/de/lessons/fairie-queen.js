// German: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { say: 'Karten werden unter dem König angelegt, bis ein anderer König kommt. Wähle den Stapel.' },
    last: { say: 'Ein zweiter König. Beim Geben nimmt nur der letzte Karten auf: Leg die Acht dorthin.' },
    home: { say: 'Asse beginnen ihre Grundstapel von selbst. Die Kreuz-Zwei folgt: Leg sie ab.' },
    higher: {
      say: 'Alles ist gegeben. Nun darf eine Karte auf eine um eins höhere, gleich welcher Farbe: der Bube auf die Dame.',
    },
    bare: { say: 'Ein einzelner König nimmt jede Karte. Leg die Vier auf einen, dann die Fünf auf den anderen.' },
    back: { say: 'So wird die Sechs frei. Leg sie auf die Sieben; Fünf und Vier folgen, eine nach der anderen.' },
    build: { say: 'Beide Könige sind wieder allein: Sieben und Acht darauf, Sieben auf Acht, Neun auf den freien.' },
    knave: { say: 'Nur die Zehn ist übrig. Leg sie auf den Pik-Buben, und der Herz-Bube kann abgelegt werden.' },
  },
  wrong: {
    bury: 'Dort läge sie unter allem, was noch kommt. Wähle den Grundstapel von Kreuz.',
    wait: 'Erlaubt ist es, aber die einzelnen Könige werden bald gebraucht. Leg den Pik-Buben auf die Dame.',
    spare: 'Die einzelnen Könige sind für Vier und Fünf: Sie liegen über dem Herz-Buben.',
    run: 'Erlaubt ist es, aber es führt vom Herz-Buben weg. Der Pfeil zeigt die nächste Karte.',
  },
};
