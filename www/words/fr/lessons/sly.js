// French: the lesson of Sly.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: {
      text: 'Placez toutes les cartes sur huit fondations. Le hasard donne la carte, vous choisissez où elle attend. Choisissez la pioche.',
    },
    lay: {
      text: 'Les vingt places sont des paquets ; le premier tour les remplit dans l’ordre. Posez le sept sur le premier.',
    },
    home: {
      text: `Les premiers as et rois rentrent automatiquement. ${corner} Jouez le deux de cœur sur sa fondation.`,
    },
    tooEarly: {
      text: 'Le trois de cœur suit. Essayez de le jouer.',
      afterRefusal:
        'Vous ne pouvez prendre de carte dans aucun paquet avant que vingt cartes ne soient posées. Voici les autres.',
    },
    twenty: {
      text: 'Les vingt cartes sont posées. Choisissez le trois de cœur ; la pioche comble aussitôt sa place.',
    },
    begin: { text: 'Rien d’autre ne peut rentrer. Choisissez la pioche pour lancer le tour 2.' },
    heap: {
      text: 'Il peut aller sur tout paquet. Le pique descend, le valet avant le dix : posez-le sur le dix.',
    },
    trapped: { text: 'Le six est sur le sept. Le huit les piégerait tous deux : posez-le sur le neuf.' },
    unwind: { text: 'Vingt autres sont posées, et la dame est rentrée. Jouez le valet, puis le dix.' },
  },
  wrong: {
    keep: 'Vous pouvez le garder, mais il peut déjà rentrer. Choisissez la fondation de cœur.',
    anywhere: 'C’est permis, mais sur le dix il ne gêne pas, car il rentre avant lui. Choisissez le dix de pique.',
    trap: 'Le six et le sept serviront avant le huit, qui les couvrirait. Choisissez le neuf.',
    nine: 'C’est permis, mais sur le neuf de trèfle il ne couvre rien qui serve plus tôt. Choisissez-le.',
  },
};
