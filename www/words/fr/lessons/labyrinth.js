// French: the lesson of The Labyrinth.

import { corner } from './corner.js';

/** @type {import('../lessons.js').LessonWords} */
export const labyrinth = {
  steps: {
    up: { text: `Faites tout rentrer : as en montant, rois en descendant. ${corner} Choisissez le deux de carreau.` },
    fills: {
      text: 'La pioche comble aussitôt chaque vide de la dernière rangée distribuée. En descendant : la dame de trèfle.',
    },
    row: { text: 'Rien ne peut rentrer. Choisissez la pioche pour distribuer une rangée, puis encore une autre.' },
    lowest: {
      text: 'Une carte sans rien dessus ou sans rien dessous est disponible : ici, un petit chevron la marque. Choisissez le trois de carreau.',
    },
    blocked: {
      text: 'Le quatre de carreau suit, mais il est pris entre deux cartes. Essayez.',
      afterRefusal: 'Il est bloqué. La carte du dessus ou du dessous doit partir d’abord.',
    },
    opens: { text: 'Jouez la dame de cœur, puis le valet de la rangée du haut : il n’a rien au-dessus de lui.' },
    stays: {
      text: 'Ce vide reste : seuls ceux de la rangée du bas se comblent. Le quatre est maintenant disponible. Choisissez-le.',
    },
    grace: {
      text: 'Plus tard, dans une autre partie : rien ne peut rentrer. Une fois, la grâce prend toute carte : le dix de cœur, puis la place vide.',
    },
    last: { text: 'Une carte mise de côté peut encore rentrer : jouez maintenant le dix, puis le neuf de cœur.' },
  },
  wrong: {
    ten: 'Cela n’aiderait pas. Le cœur descend et attend le dix : choisissez le dix de cœur.',
  },
};
