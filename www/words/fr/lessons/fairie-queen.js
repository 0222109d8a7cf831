// French: the lesson of Spenser's Fairie Queen.

/** @type {import('../lessons.js').LessonWords} */
export const fairieQueen = {
  steps: {
    deal: { text: 'Les cartes vont sous le roi jusqu’à ce qu’un autre roi sorte. Choisissez la pioche.' },
    last: { text: 'Un second roi. Pendant la distribution, seul le dernier roi reçoit des cartes : posez-y le huit.' },
    home: { text: 'Les as rentrent automatiquement. Le deux de trèfle suit : jouez-le sur sa fondation.' },
    higher: {
      text: 'Tout est distribué. Une carte va sur la valeur juste supérieure, de toute enseigne : le valet sur la dame.',
    },
    bare: { text: 'Un roi seul reçoit toute carte. Déplacez le quatre sur l’un, puis le cinq sur l’autre.' },
    back: { text: 'Voilà le six découvert. Déplacez-le sur le sept, puis le cinq et le quatre, un par un.' },
    build: {
      text: 'Les deux rois sont de nouveau seuls : déplacez-y le sept et le huit, puis le sept sur le huit, et le neuf sur le roi seul.',
    },
    knave: { text: 'Il ne reste que le dix. Déplacez-le sur le valet de pique, et le valet de cœur rentre.' },
  },
  wrong: {
    bury: 'La carte suivante l’y couvrirait. Choisissez la fondation de trèfle.',
    wait: 'C’est permis, mais les rois seuls serviront bientôt. Déplacez le valet de pique sur la dame.',
    spare: 'Gardez les rois seuls pour le quatre et le cinq, qui couvrent le valet de cœur.',
    run: 'C’est permis, mais cela n’aide pas le valet de cœur. Suivez la flèche.',
  },
};
