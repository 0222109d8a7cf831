// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, feminine, rank, the, theRank } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['fairie-queen'].aim} `,
    'Deux jeux de 52 cartes. Huit rois prennent la tête de huit colonnes, dans l’ordre où ils sortent. La distribution décide de la longueur des colonnes. Puis la réflexion commence.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Les ',
        term('foundation', 'fondations'),
        ' se construisent chacune dans une seule enseigne. Chaque enseigne en a deux, qui montent de l’as à la dame.',
      ],
      figure: {
        alt: ({ first, onFirst, second, onSecond }) =>
          `Deux fondations et leurs cartes suivantes : ${the(first)} sur ${the(onFirst)}, ${the(second)} sur ${the(onSecond)}.`,
        steps: [
          ({ first }) =>
            `${capital(the(first))} est ${agree(first, 'rentré')}, et la carte précédente de la colonne est libérée.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Pendant la distribution, les cartes ne vont que dans la colonne du dernier roi sorti. Quand des rois se suivent, les premiers restent ',
        term('bareKing', 'nus'),
        '.',
      ],
      figure: {
        alt: ({ hand, last, bare }) =>
          `Trois colonnes. ${capital(the(hand))} est en main et va sur ${the(last)}, le dernier sorti. ${capital(the(bare))}, sorti avant lui, n’a pas de cartes.`,
        caption: ({ bare }) => `${capital(the(bare))} reste nu, ce qui sera utile.`,
        steps: [({ hand, last }) => `${capital(the(hand))} est sur ${the(last)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Quand tout est distribué, une carte ',
        term('available', 'disponible'),
        ' peut passer dans une autre colonne, sur une carte de la valeur immédiatement supérieure. L’enseigne ne compte pas.',
      ],
      figure: {
        alt: ({ card: name, onto }) =>
          `Les dernières cartes de deux colonnes : ${the(name)} peut aller sur ${the(onto)}.`,
        caption: ({ card: name, onto }) =>
          `${capital(theRank(name))} va sur n’importe quel${feminine(onto) ? 'le' : ''} ${rank(onto)}, ici ${the(onto)}.`,
        steps: [
          ({ card: name, onto, freed }) =>
            `${capital(the(name))} est sur ${the(onto)}, et ${the(freed)} est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Seule la dernière carte de chaque colonne est disponible. Quand elle part, la précédente est ',
        term('released', 'libérée'),
        '.',
      ],
      figure: {
        alt: ({ bare }) =>
          `Cinq colonnes. Une croix marque la dernière carte de chacune, mais pas ${the(bare)}, qui est nu : les rois ne bougent pas.`,
        steps: [
          ({ card: name, bare, freed }) =>
            `${capital(the(name))} est ${agree(name, 'passé')} sur ${the(bare)}, et ${the(freed)} est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Toute carte disponible peut passer sur un ',
        term('bareKing', 'roi nu'),
        ', et d’autres peuvent la suivre comme dans toute colonne.',
      ],
      figure: {
        alt: ({ card: name, king }) =>
          `${capital(the(name))}, en fin de colonne, peut aller sur ${the(king)}, qui est nu.`,
        caption: ({ king }) => `${capital(the(king))} reçoit n’importe quelle carte.`,
        steps: [({ card: name, king }) => `${capital(the(name))} est sur ${the(king)}, qui n’est plus nu.`],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: [
        'Avec deux ',
        term('bareKing', 'rois nus'),
        ', une longue ',
        term('run', 'suite'),
        ' se déplace carte par carte. L’exemple du livre libère un ',
        term('knave', 'valet'),
        ' sous une suite du dix au quatre.',
      ],
      figure: {
        alt: ({ knave, last }) =>
          `${capital(the(knave))} sous une suite du dix au quatre qui finit par ${the(last)} ; deux rois nus ; une colonne qui finit par un sept, et une par un autre valet.`,
        caption: () => 'Dix coups : jouez-les ici, ou regardez-les à la table.',
        steps: [
          ({ last }) => `${capital(the(last))} va sur le premier roi nu.`,
          () => 'Le cinq va sur le second. Le six est libéré.',
          () => 'Le six va sur le sept d’une autre colonne.',
          () => 'Le cinq suit. Le second roi est de nouveau nu.',
          () => 'Le quatre suit. Les deux rois sont nus.',
          () => 'Maintenant, le sept de la suite va sur l’un des rois…',
          () => '… et le huit sur l’autre.',
          () => 'Le sept passe sur le huit. Un roi est de nouveau nu.',
          () => 'Le neuf s’y place. Il ne reste que le dix.',
          ({ knave, other }) => `Le dix va sur ${the(other)}, et ${the(knave)} est libéré.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' 96 cartes, c’est-à-dire les placer sur huit fondations : deux par enseigne, qui montent de l’as à la dame dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'règle I'),
      '). Les huit rois ne bougent pas.',
    ],
    'La pioche ne se distribue qu’une fois. Vous ne recevez que des donnes gagnables, sauf autre choix dans les réglages ; de toutes les donnes possibles, environ sept sur dix le sont.',
  ],
  table: [
    'Un roi commence, en haut à gauche. Les colonnes descendent de leurs rois, chaque carte couvrant à demi la précédente.',
    'Dans le livre, une colonne trop longue s’incurve. Ici, elle tourne au bas du tapis et continue à côté ; touchez le nombre de ses cartes pour la voir entière.',
  ],
  parts: {
    stock:
      'La pioche. Sa carte suivante va dans votre main ; un as rentre automatiquement, un roi commence la colonne suivante.',
    hand: 'Votre main, une carte : posez-la sur la colonne du dernier roi sorti, ou jouez-la si sa fondation l’attend.',
    column: 'Huit colonnes, chacune sous son roi.',
    foundation: 'Huit fondations, deux par enseigne, de l’as à la dame.',
  },
  art: [
    [
      'Un roi nu reçoit n’importe quelle carte, et deux rois nus déplacent des suites entières, comme le montre la ',
      rule('note-1', 'note 1'),
      '. N’occupez pas le dernier roi nu sans voir comment le vider.',
    ],
    'Réfléchissez avant de mettre une dame sur un roi nu : elle n’en partira que pour rentrer, ou pour un autre roi nu. C’est pourtant le bon choix quand cela libère une carte dont vous avez grand besoin.',
    'Après chaque carte rentrée, regardez de nouveau les colonnes : une autre peut suivre. Parfois, une carte est plus utile là où elle est, pour recevoir la valeur immédiatement inférieure. Le livre le dit aussi.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Peut-on garder une carte qui peut rentrer ?',
          text: 'Oui. « Il vaut parfois mieux ne pas jouer les cartes », dit le livre.',
        },
        {
          name: 'Une dame seule sur un roi peut-elle repartir ?',
          text: 'Le livre déconseille de déplacer les dames, qui « ne peuvent plus bouger avant d’être demandées » par leur fondation. Ici, une telle dame peut quand même passer sur un autre roi nu, comme toute carte. Cela ne change rien, et les indices n’en tiennent pas compte.',
        },
        {
          name: 'Quel roi commence ?',
          text: 'Le livre dit seulement « un roi ». Ici, c’est toujours le roi de pique ; cela ne change rien.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Non. Le livre ne mentionne pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
