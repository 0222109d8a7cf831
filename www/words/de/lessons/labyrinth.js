// German: the lesson of The Labyrinth.

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { say: 'Die Farben steigen vom Ass auf und fallen vom König herab. Wähle die Karo-Zwei.' },
    fills: {
      say: 'Der Stapel hat ihren Platz gefüllt, wie stets in der untersten Reihe. Nun abwärts: die Kreuz-Dame.',
    },
    row: { say: 'Nichts passt mehr. Wähle den Stapel: Eine ganze Reihe wird gegeben. Dann noch eine.' },
    lowest: { say: 'Unter der untersten Reihe liegt nichts, also ist sie ganz frei. Wähle die Karo-Drei.' },
    walled: {
      say: 'Die Karo-Vier käme als Nächste, aber über und unter ihr liegen Karten. Versuch es.',
      met: 'Sie ist eingemauert. Erst muss eine ihrer Nachbarinnen weg.',
    },
    opens: { say: 'Über der obersten Reihe liegt nichts: Leg die Herz-Dame ab, dann den Buben dort.' },
    stays: { say: 'Diese Lücke bleibt: Nur die unterste Reihe wird gefüllt. Jetzt ist die Vier frei. Wähle sie.' },
    grace: { say: 'Der Stapel ist leer, nichts passt. Einmal darf jede Karte weggenommen werden: die Herz-Zehn.' },
    last: { say: 'Weggenommen kann sie abgelegt werden, sobald sie passt: jetzt. Die Herz-Neun folgt.' },
  },
  wrong: {
    ten: 'Das würde nichts freilegen, was gebraucht wird. Herz fällt bis zur Zehn: Wähle die Herz-Zehn.',
  },
};
