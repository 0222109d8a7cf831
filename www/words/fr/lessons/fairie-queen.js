// French: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { say: 'On pose les cartes sous le roi jusqu’à ce qu’un autre vienne. Choisissez la pioche.' },
    last: { say: 'Un second roi. Pendant la donne, seul le dernier venu reçoit les cartes : posez-y le huit.' },
    home: { say: 'Les as fondent leurs piles d’eux-mêmes. Le deux de trèfle suit : rentrez-le.' },
    higher: {
      say: 'Tout est donné. On descend d’un rang, sans égard à l’enseigne : valet sur dame.',
    },
    bare: { say: 'Un roi seul reçoit toute carte. Mettez le quatre sur l’un, puis le cinq sur l’autre.' },
    back: { say: 'Le six est libéré. Mettez-le sur le sept ; le cinq et le quatre suivent, un à un.' },
    build: {
      say: 'Deux rois seuls à nouveau : sept et huit, le sept sur le huit, le neuf sur le roi libre.',
    },
    knave: { say: 'Il ne reste que le dix. Mettez-le sur le valet de pique, et le valet de cœur rentre.' },
  },
  wrong: {
    bury: 'Il y attendrait sous tout ce qui vient ensuite. Choisissez la fondation de trèfle.',
    wait: 'Les règles le permettent, mais les rois seuls serviront bientôt. Mettez le valet de pique sur la dame.',
    spare: 'Les rois seuls sont pour le quatre et le cinq, qui couvrent le valet de cœur.',
    run: 'Les règles le permettent, mais cela éloigne du valet de cœur. La flèche montre la carte suivante.',
  },
};
