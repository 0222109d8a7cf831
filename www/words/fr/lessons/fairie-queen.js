// French: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { say: 'On pose les cartes sous le roi jusqu’à ce qu’un autre vienne. Choisissez la pioche.' },
    last: { say: 'Un second roi. Pendant la donne, seul le dernier venu reçoit les cartes : posez-y le huit.' },
    home: { say: 'Les as fondent leurs piles d’eux-mêmes. Le deux de trèfle suit : rentrez-le.' },
    higher: {
      say: 'Tout est donné. Une carte va sur celle du rang au-dessus, de toute enseigne : le valet sur la dame.',
    },
    bare: { say: 'Un roi seul reçoit toute carte. Mettez le quatre sur l’un, puis le cinq sur l’autre.' },
    back: { say: 'Voilà le six libéré. Mettez-le sur le sept ; le cinq et le quatre suivent, un à un.' },
    build: {
      say: 'Les deux rois sont de nouveau seuls : mettez-y le sept et le huit, puis le sept sur le huit, et le neuf sur le roi libre.',
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
