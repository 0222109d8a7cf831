// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, it, ofThe, the, theRank, toThe } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES['empress-of-india'].aim} `,
    'Quatre jeux de 52 cartes. Une Armée rouge et une Marine noire servent l’Impératrice, la dame de trèfle. Les cartes ne rentrent que deux par deux.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Toutes les cartes de l’Armée et de la Marine sont ',
        term('available', 'disponibles'),
        ', mais deux par deux seulement : une rouge et une noire, chacune ',
        term('suitable', 'attendue'),
        ' par sa ',
        term('foundation', 'fondation'),
        ', rentrent ensemble. C’est un ',
        term('doublePlay', 'coup double'),
        '. Le premier est toujours une dame rouge avec un deux noir.',
      ],
      figure: {
        alt: ({ red, black, onRed, onBlack }) =>
          `L’Armée en haut, la Marine en bas. Des croix marquent ${the(red)} et ${the(black)} : la dame va sur ${the(onRed)} et le deux sur ${the(onBlack)}, ensemble.`,
        caption: ({ red, black }) => `${capital(the(red))} et ${the(black)} rentrent ensemble, ou pas du tout.`,
        steps: [
          ({ red, black }) => `${capital(the(red))} et ${the(black)} sont rentrés, et les deux places sont comblées.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Une place vide de l’Armée ou de la Marine est aussitôt ',
        term('refill', 'comblée'),
        ' avec une carte de sa couleur, prise sur la ',
        term('talon', 'défausse'),
        ' de cette couleur, ou dans la pioche si cette défausse est vide.',
      ],
      figure: {
        alt: ({ black, next }) =>
          `La défausse noire montre ${the(next)}. Une flèche va de là à la place ${ofThe(black)}, dans la Marine.`,
        caption: ({ black, next }) => `Quand ${the(black)} part, ${the(next)} prend sa place.`,
        steps: [({ next }) => `${capital(the(next))} est ${agree(next, 'sorti')} de la défausse, maintenant vide.`],
      },
    },
    {
      ruleId: 'III',
      text: 'Les cartes de la pioche ou de la défausse ne peuvent pas rentrer directement : elles passent d’abord par l’Armée ou la Marine.',
      figure: {
        alt: ({ top, on }) =>
          `${capital(the(top))} est sur la défausse rouge, et une fondation montre ${the(on)}. Le chemin entre les deux est barré.`,
        caption: ({ top, on }) => `${capital(the(top))} suit ${the(on)}, mais doit d’abord entrer dans l’Armée.`,
        steps: [
          ({ gone, top }) =>
            `${capital(the(gone))} forme maintenant une paire dans la Marine, et ${the(top)} est ${agree(top, 'entré')} dans l’Armée : de là, ${it(top)} peut rentrer.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Il y a deux ',
        term('talon', 'défausses'),
        ', une rouge et une noire. Retournez quand vous voulez la carte suivante de la pioche sur celle de sa couleur.',
      ],
      figure: {
        alt: ({ top }) => `La pioche, et une flèche vers la défausse rouge, avec ${the(top)} dessus.`,
        caption: () => 'Chaque carte va sur la défausse de sa couleur.',
        steps: [
          ({ next }) =>
            `${capital(the(next))} est ${agree(next, 'sorti')} : rouge, ${it(next)} va sur la défausse rouge.`,
        ],
      },
    },
    {
      ruleId: 'V',
      text: [
        'Chaque fondation se construit dans une seule enseigne. Les noires, les Amiraux, montent de l’as au dix, puis au valet et au roi, sans dame. Les rouges, les Généraux, descendent du roi à la dame, puis du dix à l’as, sans ',
        term('knave', 'valet'),
        '.',
      ],
      figure: {
        alt: ({ up, down }) =>
          `Deux fondations, étalées : une noire, montée jusqu’${toThe(up)}, et une rouge, descendue jusqu’${toThe(down)}. Les noires n’ont pas de dame, les rouges pas de valet.`,
        steps: [
          ({ down, ten }) => `${capital(the(ten))} va sur ${the(down)}, sans valet entre les deux.`,
          ({ up, knave }) => `${capital(the(knave))} va sur ${the(up)}.`,
          ({ knave, king }) =>
            `${capital(the(king))} va sur ${the(knave)}, sans dame entre les deux : la fondation est complète.`,
        ],
      },
    },
    {
      ruleId: 'pairs',
      name: 'Paires',
      text: [
        'Posez une carte sans paire de l’Armée sur une carte sans paire de la Marine, ou l’inverse. Elles forment une ',
        term('pair', 'paire'),
        ' : elle ne se sépare jamais, ne prend jamais de troisième carte, et rentre en bloc.',
      ],
      strictly:
        'vous ne formez une paire que si aucun coup double n’est possible. Mais le livre dit aussi que « vous pouvez choisir votre moment pour former les paires » : ici, vous le faites donc quand vous voulez.',
      figure: {
        alt: ({ moved, target }) =>
          `${capital(the(moved))} dans la Marine ; une flèche en part vers ${the(target)}, dans l’Armée.`,
        caption: ({ moved, target }) =>
          `${capital(theRank(moved))} et ${theRank(target)} viennent en dernier sur leurs fondations : aucun ne retarde l’autre.`,
        steps: [
          ({ moved, target }) =>
            `${capital(the(moved))} et ${the(target)} forment une paire dans l’Armée. La place dans la Marine est comblée.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' 176 cartes, c’est-à-dire les placer en 88 ',
      term('doublePlay', 'coups doubles'),
      ' sur seize fondations, quatre par enseigne, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('V', 'règle V'),
      ').',
    ],
    'La pioche ne se distribue qu’une fois. Vous ne recevez que des donnes gagnables, sauf autre choix dans les réglages ; de toutes les donnes possibles, presque toutes le sont.',
  ],
  table: [
    'Les as noirs et les rois rouges commencent les fondations. L’Impératrice, la dame de trèfle, est au milieu de sa garde de huit valets rouges ; les sept autres dames noires sont hors du jeu. Aucune de ces cartes ne bouge.',
    'Les deux couleurs sont distribuées en même temps. Quand les rangées d’une couleur sont pleines avant les autres, ses cartes suivantes vont sur sa défausse.',
  ],
  parts: {
    stock: 'La pioche.',
    'red-talon': 'La défausse des cartes rouges.',
    'black-talon': 'La défausse des cartes noires.',
    admiral: 'Les Amiraux : huit fondations noires, qui montent depuis l’as.',
    general: 'Les Généraux : huit fondations rouges, qui descendent depuis le roi.',
    empress: 'L’Impératrice.',
    guard: 'Sa garde de valets.',
    army: 'L’Armée : deux rangées de douze cartes rouges, sur un téléphone trois rangées de huit.',
    navy: 'La Marine : deux rangées de douze cartes noires, sur un téléphone trois rangées de huit.',
  },
  art: [
    'Une paire fait de la place aux nouvelles cartes, mais lie deux destins. Formez-la de cartes qui serviront à peu près en même temps, et jamais de deux qui s’attendent l’une l’autre.',
    [
      'S’il vous faut une carte, retournez celles de la pioche jusqu’à ce qu’elle soit sur sa ',
      term('talon', 'défausse'),
      ', et videz seulement alors une place pour elle. Le livre le conseille.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Peut-on retourner, former des paires et jouer dans l’ordre que l’on veut ?',
          text: 'Oui. À la lettre, vous jouez ce que vous pouvez, formez des paires si rien ne peut rentrer, et retournez en dernier ce qui reste dans la pioche. Mais le livre dit aussi que « vous pouvez choisir votre moment pour former les paires », et conseille d’attendre que la carte dont vous avez besoin soit sur le dessus de sa défausse. Ici, vous pouvez donc faire les trois à tout moment.',
        },
        {
          name: 'Que veut dire « no talon », pas de défausse ?',
          text: 'Que la défausse de la couleur de la place est vide, même si l’autre a des cartes.',
        },
        {
          name: 'Et s’il sort une carte de l’autre couleur ?',
          text: 'Elle va sur sa propre défausse, ou dans une place vide de ses rangées, et la carte suivante est retournée. Si ni la défausse ni la pioche n’ont de carte de la couleur de la place, celle-ci reste vide.',
        },
        {
          name: 'À quelles rangées appartient une paire ?',
          text: 'À celles où elle se trouve : une paire qui rentre depuis la Marine fait place à une carte noire.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Non. Le livre ne mentionne pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
