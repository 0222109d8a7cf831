// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, ofThe, the, theRank, toThe } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: 'Quatre jeux de cartes. Une Armée de cartes rouges et une Marine de noires servent l’Impératrice, la dame de trèfle. Rien ne rentre que deux par deux.',
  rules: [
    {
      ruleId: 'I',
      text: [
        'Toutes les cartes de l’Armée et de la Marine sont ',
        term('available', 'disponibles'),
        ', mais deux par deux seulement : une rouge et une noire, chacune sur une ',
        term('foundation', 'fondation'),
        ' à laquelle elle ',
        term('suitable', 'convient'),
        ', au même moment. C’est un ',
        term('doublePlay', 'coup double'),
        '. Le premier ne peut être que d’une dame rouge et d’un deux noir.',
      ],
      plate: {
        alt: ({ red, black, onRed, onBlack }) =>
          `Des cartes de l’Armée en haut, de la Marine en bas. Des croix marquent ${the(red)} et ${the(black)} : la dame va sur ${the(onRed)} et le deux sur ${the(onBlack)}, ensemble.`,
        caption: ({ red, black }) => `${capital(the(red))} et ${the(black)} rentrent ensemble, ou pas du tout.`,
        steps: [
          ({ red, black }) => `${capital(the(red))} et ${the(black)} sont rentrés, et les deux places sont regarnies.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Une place qui se vide dans l’Armée ou la Marine est aussitôt ',
        term('refill', 'regarnie'),
        ' d’une carte de sa couleur, prise au ',
        term('talon'),
        ' de cette couleur, ou à la pioche quand ce talon est vide.',
      ],
      plate: {
        alt: ({ black, next }) =>
          `Le talon noir montre ${the(next)}. Une flèche va de là à la place ${ofThe(black)}, dans la Marine.`,
        caption: ({ black, next }) => `Après le départ ${ofThe(black)}, ${the(next)} entre.`,
        steps: [({ next }) => `${capital(the(next))} est ${agree(next, 'venu')} du talon, qui est vide à présent.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Les cartes de la pioche ou du talon ne peuvent pas rentrer directement : elles passent d’abord par l’Armée ou la Marine.',
      plate: {
        alt: ({ top, on }) =>
          `${capital(the(top))} est sur le talon rouge, et une fondation montre ${the(on)}. Le chemin de l’un à l’autre est barré.`,
        caption: ({ top, on }) => `${capital(the(top))} irait sur ${the(on)}, mais doit d’abord entrer dans l’Armée.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} est sur une carte de la Marine, et ${the(top)} est ${agree(top, 'entré')} dans l’Armée : de là, on peut rentrer.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Le ',
        term('talon'),
        ' a deux paquets, l’un de cartes rouges, l’autre de noires. Tirez la carte suivante de la pioche sur son talon quand vous voulez.',
      ],
      plate: {
        alt: ({ top }) => `La pioche, et une flèche qui en part vers le talon rouge, où se trouve ${the(top)}.`,
        caption: () => 'Toute carte tirée va sur le talon de sa couleur.',
        steps: [
          ({ next }) => `${capital(the(next))} est ${agree(next, 'sorti')} de la pioche, et va sur le talon rouge.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Les fondations suivent l’enseigne. Les noires, les Amiraux, montent de l’as au dix, puis au valet et au roi : elles sautent la dame. Les rouges, les Généraux, descendent du roi à la dame, puis du dix à l’as : elles sautent le ',
        term('knave', 'valet'),
        '.',
      ],
      plate: {
        alt: ({ up, down }) =>
          `Deux fondations, étalées : une noire, montée jusqu’${toThe(up)}, et une rouge, descendue jusqu’${toThe(down)}. Les noires n’ont pas de dame, les rouges pas de valet.`,
        steps: [
          ({ down, ten }) => `Sur ${the(down)} vient ${the(ten)} : le valet est sauté.`,
          ({ up, knave }) => `Sur ${the(up)} vient ${the(knave)}.`,
          ({ knave, king }) => `Et sur ${the(knave)}, ${the(king)} : la dame est sautée, et la fondation complète.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Paires',
      text: [
        'Toute carte libre de l’Armée peut être mise sur toute carte libre de la Marine, ou l’inverse. Elles forment dès lors une ',
        term('pair', 'paire'),
        ' : jamais séparées, jamais recouvertes, jamais appariées de nouveau, elles rentrent ensemble.',
      ],
      letter:
        'On apparie quand aucun coup double n’est possible ; mais le livre dit aussi que l’on choisit soi-même le moment d’apparier. Ici, vous appariez quand vous voulez.',
      plate: {
        alt: ({ one, other }) =>
          `${capital(the(one))} de la Marine ; une flèche en part vers ${the(other)}, dans l’Armée.`,
        caption: ({ one, other }) =>
          `${capital(theRank(one))} et ${theRank(other)} viennent tous deux en dernier sur leurs fondations : ils attendront à peu près aussi longtemps.`,
        steps: [
          ({ one, other }) =>
            `${capital(the(one))} et ${the(other)} forment une paire, qui est de l’Armée. La Marine est regarnie.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' 176 cartes en 88 ',
      term('doublePlay', 'coups doubles'),
      ' sur seize fondations, quatre par enseigne, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('V', 'Règle V'),
      ').',
    ],
    'La pioche ne se reprend pas. Sauf réglage contraire, on ne donne que des donnes gagnables ; presque toutes le sont.',
  ],
  table: [
    'Les as noirs et les rois rouges sont posés d’avance : ce sont les fondations. L’Impératrice, la dame de trèfle, est au milieu de sa garde de huit valets rouges ; les sept autres dames noires sont écartées. Rien de tout cela ne bouge plus.',
    'On donne les deux couleurs en même temps. Quand les places d’une couleur sont toutes prises avant celles de l’autre, les cartes suivantes de cette couleur commencent son talon.',
  ],
  parts: {
    pack: 'La pioche.',
    'red-talon': 'Le talon des cartes rouges.',
    'black-talon': 'Le talon des cartes noires.',
    admiral: 'Les Amiraux : huit fondations noires, qui montent depuis l’as.',
    general: 'Les Généraux : huit fondations rouges, qui descendent depuis le roi.',
    empress: 'L’Impératrice.',
    guard: 'Sa garde de valets.',
    army: 'L’Armée : deux rangées de douze cartes rouges. Sur un téléphone, trois rangées de huit.',
    navy: 'La Marine : deux rangées de douze cartes noires. Sur un téléphone, trois rangées de huit.',
  },
  art: [
    'Apparier fait de la place et amène des cartes nouvelles, mais lie deux destins. Appariez des cartes qui serviront à peu près en même temps, et jamais deux qui s’attendent l’une l’autre.',
    [
      'Si une fondation attend une carte, tirez de la pioche jusqu’à ce qu’elle soit sur le ',
      term('talon'),
      ', et faites seulement alors le vide qui l’appelle. Le livre lui-même le conseille.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Peut-on mêler tirer, apparier et jouer ?',
          text: 'Le livre fait jouer ce qui peut l’être, apparier s’il n’y a rien à jouer, et donner le reste quand tout est joué. À la lettre, chaque chose attend la précédente. Mais on y « choisit son moment pour apparier », et l’on y attend une carte du dessus du talon, ce qui suppose qu’on a tiré : les trois sont donc libres ici.',
        },
        {
          name: 'Quand n’y a-t-il « pas de talon » ?',
          text: 'Quand il n’y en a pas de la couleur demandée, même si l’autre couleur a des cartes.',
        },
        {
          name: 'Et s’il vient une carte de l’autre couleur ?',
          text: 'Quand la pioche regarnit une place, une carte de l’autre couleur va à son propre talon, ou à une place vide de son côté, et l’on tire la suivante. Si ni le talon ni la pioche n’ont la couleur, la place reste vide.',
        },
        {
          name: 'À quel côté une paire appartient-elle ?',
          text: 'À celui où elle se trouve, Armée ou Marine : quand elle part de la Marine, une carte noire la remplace.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Le texte ne prévoit pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
