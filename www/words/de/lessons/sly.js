// German: the lesson of Sly.

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: { say: 'Welche Karte kommt, bestimmst du nicht; nur, wo sie wartet. Wähle den Stapel.' },
    lay: { say: 'Die erste Runde belegt die Päckchen der Reihe nach. Leg die Sieben auf das erste.' },
    home: { say: 'Asse und Könige beginnen ihre Grundstapel von selbst. Die Herz-Zwei folgt: Leg sie ab.' },
    rest: {
      say: 'Als Nächstes käme die Herz-Drei. Versuch, sie abzulegen.',
      met: 'Aus keinem Päckchen wird gespielt, bevor zwanzig Karten liegen. Die übrigen kommen jetzt.',
    },
    twenty: { say: 'Zwanzig liegen. Wähle nun die Herz-Drei; der Stapel füllt ihren Platz sofort.' },
    begin: { say: 'Sonst passt nichts. Wähle den Stapel: Die zweite Runde zu zwanzig beginnt.' },
    heap: { say: 'Jedes Päckchen nimmt ihn auf. Pik fällt, der Bube kommt vor der Zehn: Leg ihn auf die Zehn.' },
    trapped: { say: 'Die Sechs liegt auf der Sieben. Die Acht würde beide einsperren: Leg sie auf die Neun.' },
    unwind: { say: 'Wieder liegen zwanzig, und die Dame ist abgelegt. Leg den Buben ab und dann die Zehn.' },
  },
  wrong: {
    keep: 'Du darfst sie behalten, aber sie würde nur warten. Wähle den Grundstapel von Herz.',
    anywhere:
      'Dort darf er liegen. Auf der Zehn schadet er nicht, denn er ist vor ihr an der Reihe: Wähle die Pik-Zehn.',
    trap: 'Sechs und Sieben werden vor der Acht gebraucht und lägen unter ihr. Wähle die Neun.',
    nine: 'Dort darf sie liegen. Auf der Kreuz-Neun verdeckt sie nichts, was früher gebraucht wird: Wähle sie.',
  },
};
