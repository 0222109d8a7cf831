// French: the lesson of The Labyrinth.

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { say: 'Les enseignes montent depuis l’as et descendent depuis le roi. Choisissez le deux de carreau.' },
    fills: {
      say: 'La pioche a regarni sa place, comme toujours dans la rangée du bas. En descendant : la dame de trèfle.',
    },
    row: { say: 'Plus rien ne convient. Choisissez la pioche : elle donne une rangée entière. Et encore une fois.' },
    lowest: { say: 'Rien n’est sous la rangée du bas : tout y est libre. Choisissez le trois de carreau.' },
    walled: {
      say: 'Le quatre de carreau suivrait, mais il a des cartes au-dessus et au-dessous. Essayez.',
      met: 'Il est muré. L’un de ses voisins doit partir d’abord.',
    },
    opens: { say: 'Rien n’est au-dessus de la rangée du haut : jouez la dame de cœur, puis son valet, en haut.' },
    stays: {
      say: 'Ce vide reste : seule la rangée du bas se regarnit. Voilà le quatre libéré. Choisissez-le.',
    },
    grace: {
      say: 'Pioche vide, rien ne convient. Une fois, on ôte la carte de son choix : le dix de cœur.',
    },
    last: { say: 'Mise de côté, la carte se joue dès qu’elle convient : maintenant. Le neuf de cœur suit.' },
  },
  wrong: {
    ten: 'Cela ne libérerait rien d’utile. Le cœur descend vers le dix : choisissez le dix de cœur.',
  },
};
