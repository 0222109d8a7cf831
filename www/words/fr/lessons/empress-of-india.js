// French: the lesson of The Empress of India.

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      say: 'La dame de carreau suivrait son roi. Essayez : choisissez-la, puis le roi.',
      met: 'Rien ne rentre seul : il faut une carte rouge et une noire, ensemble.',
    },
    double: { say: 'La dame de carreau et le deux de pique conviennent. Choisissez la dame, puis le deux.' },
    turn: { say: 'Talon et pioche ont regarni les deux places. Tirez une carte : elle va sur le talon de sa couleur.' },
    pair: {
      say: 'Toute rouge et toute noire peuvent s’apparier, pour toujours. Appariez ce qui servira en dernier : as et roi.',
    },
    fatal: {
      say: 'L’as sur le valet serait fatal : il lui faut le deux, et au deux, le valet. Jouez le deux et le valet.',
    },
    last: { say: 'L’as et le roi conviennent. Jouez-les ensemble : ce sont les derniers, la partie est gagnée.' },
  },
  wrong: {
    paired: 'Elle y serait appariée, et une paire ne se sépare jamais. Choisissez le deux de pique.',
    part: 'Une paire attend que ses deux cartes conviennent. Cherchez les deux cartes que joint la flèche.',
    crossed:
      'Elles s’attendraient à jamais : l’as attend le deux, le deux une noire qui convienne. Jouez le deux et le valet.',
  },
};
