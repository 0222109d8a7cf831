// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, any, capital, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Deux jeux de cartes, 104 cartes. Huit rois prennent la tête de huit colonnes, dans l’ordre où ils viennent. La donne décide de la longueur des colonnes ; alors la réflexion commence.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'Les ',
        term('foundation', 'fondations'),
        ' suivent l’enseigne : deux pour chacune, qui montent de l’as à la dame.',
      ],
      plate: {
        alt: ({ one, onOne, two, onTwo }) =>
          `Deux fondations et les cartes qui suivent : ${the(one)} pour ${the(onOne)}, ${the(two)} pour ${the(onTwo)}.`,
        steps: [
          ({ one }) =>
            `${capital(the(one))} est ${agree(one, 'rentré')}, et la carte au-dessus, dans sa colonne, est libérée.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Pendant la donne, les cartes vont sur le dernier roi venu et sur aucun autre. Quand des rois se suivent, les premiers restent ',
        term('bareKing', 'seuls'),
        '.',
      ],
      plate: {
        alt: ({ hand, last, bare }) =>
          `Trois colonnes. ${capital(the(hand))} est en main et va sur ${the(last)}, venu en dernier ; ${the(bare)}, venu avant lui, n’a pas de cartes.`,
        caption: ({ bare }) => `${capital(the(bare))} a été dépassé aussitôt : il reste seul, ce qui sera utile.`,
        steps: [({ hand, last }) => `${capital(the(hand))} est sur ${the(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Quand tout est donné, une carte ',
        term('available', 'disponible'),
        ' peut passer dans une autre colonne, sur une carte du rang au-dessus. L’enseigne est sans importance.',
      ],
      plate: {
        alt: ({ card: name, onto }) =>
          `Les dernières cartes de deux colonnes : ${the(name)} peut aller sur ${the(onto)}.`,
        caption: ({ card: name, onto }) =>
          `${capital(any(name))} va sur ${any(onto)} quelconque, ici sur ${the(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} est sur ${the(onto)} ; ${the(freed)} est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Seule la carte du bas de chaque colonne est disponible, jusqu’à ce que son départ ait ',
        term('released', 'libéré'),
        ' celle du dessus.',
      ],
      plate: {
        alt: ({ bare }) =>
          `Cinq colonnes. Une croix marque la carte du bas de chacune, mais non ${the(bare)}, qui est seul : les rois ne bougent pas.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} est sur ${the(bare)} : ${the(freed)} est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Sur un ',
        term('bareKing', 'roi seul'),
        ' peut passer toute carte disponible, et d’autres peuvent la suivre comme dans toute colonne.',
      ],
      plate: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, au bas de sa colonne, peut aller sur ${the(king)}, qui est seul.`,
        caption: ({ king }) => `${capital(the(king))} offre une place libre à la carte de votre choix.`,
        steps: [({ card: name, king }) => `${capital(the(name))} est sur ${the(king)}, qui n’est plus seul.`],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: [
        'Avec deux ',
        term('bareKing', 'rois seuls'),
        ', une longue ',
        term('run', 'suite'),
        ' se déplace carte par carte. L’exemple du livre dégage un ',
        term('knave', 'valet'),
        ' qui porte une suite du dix au quatre.',
      ],
      plate: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} sous une suite du dix au quatre qui finit par ${the(last)} ; deux rois seuls ; une colonne qui finit par un sept, et une par un autre valet.`,
        caption: () => 'Dix coups : jouez-les ici un à un, ou regardez-les à la table.',
        steps: [
          ({ last }) => `${capital(the(last))} va sur le premier roi seul.`,
          () => 'Le cinq va sur le second. Le six est libéré.',
          () => 'Le six va sur le sept d’une autre colonne.',
          () => 'Le cinq le suit : le second roi est de nouveau seul.',
          () => 'Le quatre suit, et les deux rois sont libres.',
          () => 'Maintenant, le sept va sur un roi…',
          () => '… et le huit sur l’autre.',
          () => 'Le sept passe sur le huit : un roi est de nouveau seul.',
          () => 'Le neuf prend la place. Il ne reste que le dix.',
          ({ knave, other }) => `Le dix va sur ${the(other)}, et l’on atteint ${the(knave)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' 96 cartes : huit fondations, deux par enseigne, montent de l’as à la dame dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'Règle I'),
      '). Les huit rois ne bougent pas.',
    ],
    'Rien n’est donné deux fois. Sauf réglage contraire, on ne donne que des donnes gagnables : environ sept sur dix le sont.',
  ],
  table: [
    'Un roi commence, en haut à gauche. Les colonnes pendent sous leurs rois, chaque carte couvrant à demi la précédente.',
    'Quand une colonne devient trop longue, le livre la tord pour gagner de la place. La nôtre tourne au bas du tapis et continue à côté d’elle-même ; elle s’ouvre quand on la parcourt.',
  ],
  parts: {
    pack: 'La pioche. On tire sa première carte pour la prendre en main ; un as va de lui-même à sa fondation, un roi commence la colonne suivante.',
    hand: 'La carte en main : posez-la sur la colonne du dernier roi, ou rentrez-la si elle convient.',
    column: 'Huit colonnes, chacune sous son roi.',
    foundation: 'Huit fondations, deux par enseigne, de l’as à la dame.',
  },
  art: [
    [
      'Un roi seul est une place libre, et deux rois seuls déplacent des suites entières, comme le montre la ',
      rule('note-1', 'Note 1'),
      '. N’occupez pas le dernier sans voir comment il se videra.',
    ],
    'Réfléchissez avant de poser une dame sur un roi seul : elle n’en partira que pour rentrer, ou pour un autre roi seul. C’est parfois juste malgré tout, pour libérer ce qui manque beaucoup.',
    'Après chaque carte rentrée, regardez de nouveau les colonnes : celle qui se découvre peut suivre. Et une carte qui pourrait rentrer sert parfois mieux où elle est, pour recevoir celle du rang au-dessous ; le livre lui-même le conseille.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Peut-on attendre avec une carte qui convient ?',
          text: 'Oui. Il vaut parfois mieux ne pas jouer une carte, dit le texte.',
        },
        {
          name: 'Une dame sur un roi seul peut-elle repartir ?',
          text: 'Pas avant qu’on en ait besoin, dit le livre : aucune carte ne peut la recevoir. Selon nos règles, elle peut passer sur un autre roi seul, comme toute carte unique sur le sien. Cela ne change rien, et les indices n’en tiennent pas compte.',
        },
        {
          name: 'Quel roi commence ?',
          text: '« Un roi », dit le texte. Ici, c’est toujours le roi de pique ; cela ne change rien.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Le texte ne prévoit pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
