// French: the lesson of The Empress of India.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const empress = {
  steps: {
    alone: {
      text: 'Faites tout rentrer sur les fondations, une rouge avec une noire. Essayez une carte seule : la dame de carreau sur son roi.',
      afterRefusal:
        'Une rouge et une noire rentrent ensemble. Les valets rouges et les dames noires, hors jeu, sont sautés.',
    },
    double: { text: `${corner} Avec la dame, seul un deux de pique peut rentrer : choisissez la dame.` },
    turn: {
      text: 'Les défausses, face visible, et la pioche comblent les places vides. Retournez une carte : elle va sur la défausse de sa couleur.',
    },
    pair: {
      text: 'Toute carte rouge peut former une paire avec toute noire, pour toujours. Prenez celles qui servent en dernier : as et roi.',
    },
    fatal: {
      text: 'La fin d’une autre partie. L’as sur le valet serait fatal : l’as attend le deux, qui attend le valet. Jouez le deux et le valet.',
    },
    last: { text: 'L’as et le roi peuvent rentrer. Jouez-les ensemble, et vous avez gagné.' },
  },
  wrong: {
    paired: 'Ce serait une paire, et une paire ne se sépare jamais. Choisissez le deux de pique.',
    part: 'Une paire ne se sépare jamais : ses deux cartes rentrent ensemble. Suivez la flèche vers les bonnes cartes.',
    crossed:
      'Elles s’attendraient à jamais : l’as attend le deux, le deux une partenaire noire. Jouez le deux et le valet.',
  },
};
