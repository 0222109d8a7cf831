// French: the lesson of Sly.

/** @type {import('../lessons.js').LessonWords} */
export const sly = {
  steps: {
    turn: { say: 'On ne choisit pas la carte qui vient, mais l’endroit où elle attend. Choisissez la pioche.' },
    lay: { say: 'Le premier tour garnit les paquets dans l’ordre. Posez le sept sur le premier.' },
    home: { say: 'As et rois fondent leurs piles d’eux-mêmes. Le deux de cœur suit : rentrez-le.' },
    rest: {
      say: 'Le trois de cœur viendrait ensuite. Essayez de le jouer.',
      met: 'On ne joue d’aucun paquet avant que vingt cartes soient posées. Voici les autres.',
    },
    twenty: { say: 'Vingt cartes sont posées. Choisissez le trois de cœur ; la pioche regarnit aussitôt sa place.' },
    begin: { say: 'Rien d’autre ne convient. Choisissez la pioche : le deuxième tour de vingt commence.' },
    heap: {
      say: 'Tout paquet peut le prendre. Le pique descend, le valet avant le dix : posez-le sur le dix.',
    },
    trapped: { say: 'Le six est sur le sept. Le huit les piégerait tous deux : posez-le sur le neuf.' },
    unwind: { say: 'Vingt de plus sont posées, et la dame est rentrée. Jouez le valet, puis le dix.' },
  },
  wrong: {
    keep: 'Vous pouvez le garder, mais il attendrait pour rien. Choisissez la fondation de cœur.',
    anywhere: 'Il peut aller là. Sur le dix il ne gêne pas, car il rentre avant lui : choisissez le dix de pique.',
    trap: 'Le six et le sept serviront avant le huit, et seraient dessous. Choisissez le neuf.',
    nine: 'Il peut aller là. Sur le neuf de trèfle, il ne cache rien qui serve plus tôt : choisissez-le.',
  },
};
