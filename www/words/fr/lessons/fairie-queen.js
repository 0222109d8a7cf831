// French: the lesson of Spenser's Fairie Queen.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: {
      text: 'Faites tout rentrer sauf les rois, de l’as à la dame. Le roi reçoit les cartes jusqu’au roi suivant. Choisissez la pioche.',
    },
    last: {
      text: 'Un second roi. Pendant la distribution, seul le dernier roi sorti reçoit des cartes : posez-y le huit.',
    },
    home: { text: `Les as rentrent automatiquement. ${corner} Le deux de trèfle suit : jouez-le sur sa fondation.` },
    higher: {
      text: 'Plus tard, tout est distribué. Une carte va sur la valeur immédiatement supérieure, de toute enseigne : le valet sur la dame.',
    },
    bare: {
      text: 'Un roi sans carte est un roi nu : il reçoit n’importe quelle carte. Déplacez le quatre sur l’un, puis le cinq sur l’autre.',
    },
    back: { text: 'Voilà le six découvert. Déplacez-le sur le sept, puis le cinq et le quatre, un par un.' },
    seven: { text: 'Les deux rois sont de nouveau nus. Déplacez le sept sur l’un d’eux.' },
    eight: { text: 'Le huit va sur l’autre roi nu.' },
    nine: { text: 'Déplacez le sept sur le huit, puis le neuf sur le roi de nouveau nu.' },
    knave: { text: 'Il ne reste que le dix. Déplacez-le sur le valet de pique, et le valet de cœur rentre.' },
  },
  wrong: {
    bury: 'La carte suivante l’y couvrirait. Choisissez la fondation de trèfle.',
    wait: 'C’est permis, mais les rois nus serviront bientôt. Déplacez le valet de pique sur la dame.',
    spare: 'Gardez les rois nus pour le quatre et le cinq, qui couvrent le valet de cœur.',
    run: 'C’est permis, mais cela n’aide pas le valet de cœur. Suivez la flèche.',
  },
};
