// German: the lesson of The Empress of India.

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      say: 'Die Karo-Dame würde auf ihren König folgen. Versuch es: Wähle sie, dann den König.',
      met: 'Nichts wird allein abgelegt: Es braucht eine rote und eine schwarze Karte, zusammen.',
    },
    double: { say: 'Karo-Dame und Pik-Zwei passen beide. Wähle die Dame, dann die Zwei.' },
    turn: {
      say: 'Talon und Stapel haben beide Plätze gefüllt. Decke auf: Die Karte kommt auf ihren Talon, rot oder schwarz.',
    },
    pair: { say: 'Rot und Schwarz dürfen ein Paar werden, für immer. Paare, was zuletzt drankommt: Ass mit König.' },
    fatal: { say: 'Ass auf Bube wäre fatal: Das Ass braucht die Zwei, und die den Buben. Leg Zwei und Bube ab.' },
    last: { say: 'Nun passen Ass und König. Leg sie zusammen ab: Es sind die letzten, und das Spiel ist gewonnen.' },
  },
  wrong: {
    paired: 'Dort wäre sie gepaart, und Paare trennen sich nie. Wähle die Pik-Zwei.',
    part: 'Paare trennen sich nicht, bevor beide passen. Such die zwei Karten, die der Pfeil verbindet.',
    crossed:
      'Sie würden ewig warten: das Ass auf die Zwei, die Zwei auf eine passende schwarze Karte. Leg Zwei und Bube ab.',
  },
};
