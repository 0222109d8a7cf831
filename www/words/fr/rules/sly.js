// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, it, ofThe, suit, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Deux jeux de cartes, 104 cartes. Vingt paquets sur la table forment la ',
    term('promenade'),
    '. On ne choisit pas la carte qui vient, mais on choisit où elle attend.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Les ',
        term('foundation', 'fondations'),
        ' suivent l’enseigne. Pour chaque enseigne, l’une monte de l’as au roi, l’autre descend du roi à l’as.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Deux fondations et les cartes qui suivent : ${the(up)} monte sur ${the(onUp)}, ${the(down)} descend sur ${the(onDown)}.`,
        caption: ({ up, down }) => `Ici, le ${suit(up)} monte et le ${suit(down)} descend.`,
        steps: [({ up }) => `${capital(the(up))} est ${agree(up, 'rentré')}, et la pioche a regarni son paquet, vidé.`],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Les cartes posées sur la promenade n’ont à suivre ni enseigne ni ordre. Dès le deuxième tour, elles vont sur n’importe quel ',
        term('packet', 'paquet'),
        ' : une sur chacun, ou plusieurs ',
        term('heap', 'empilées'),
        ' sur le même.',
      ],
      plate: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} est en main. Deux flèches mènent à des paquets de plusieurs cartes : ${it(hand)} peut aller sur ${the(on)} ou sur ${the(other)}, comme sur chacun des vingt.`,
        caption: ({ hand }) => `${capital(the(hand))} peut aller partout. Bien choisir où, c’est tout l’art.`,
        steps: [({ hand, on }) => `${capital(the(hand))} est sur ${the(on)}, à présent ${agree(on, 'couvert')}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Seule la carte du dessus de chaque paquet est ',
        term('available', 'disponible'),
        '. Quand on la joue, celle de dessous est ',
        term('released', 'libérée'),
        '.',
      ],
      plate: {
        alt: ({ top }) => `Trois paquets, étalés. Une croix marque la carte du dessus de chacun, dont ${the(top)}.`,
        caption: ({ top, under }) => `Sous ${the(top)}, il y a ${the(under)}, qui attend le départ ${ofThe(top)}.`,
        steps: [
          ({ top, under }) =>
            `${capital(the(top))} est ${agree(top, 'rentré')}, et ${the(under)} est ${agree(under, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: [
        'Les cartes peuvent ',
        term('home', 'rentrer'),
        ' dès qu’elles sortent de la pioche. Mais rien de la promenade ne se joue avant que le ',
        term('deal', 'tour de vingt'),
        ' soit complet : ni les cartes qu’on vient de poser, ni celles de dessous.',
      ],
      note: 'Une carte qui rentre en sortant de la pioche ne compte pas parmi les vingt. Quand la pioche est vide, un tour plus court est complet.',
      plate: {
        alt: ({ hand, on }) =>
          `${capital(the(hand))} vient de sortir de la pioche et peut rentrer sur ${the(on)}. Les cartes de la promenade sont au repos : des marques, au-dessous, comptent celles qu’on a posées.`,
        caption: ({ hand }) => `${capital(the(hand))} n’a pas à être ${agree(hand, 'posé')}. Les autres sont au repos.`,
        steps: [
          ({ hand }) => `${capital(the(hand))} est ${agree(hand, 'rentré')} ; le compte des vingt n’a pas changé.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' les 104 cartes sur les huit fondations, quatre qui montent de l’as au roi, quatre qui descendent du roi à l’as, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'Règle I'),
      '). Une valeur du milieu peut convenir aux deux fondations de son enseigne : c’est vous qui décidez.',
    ],
    'Le premier as et le premier roi de chaque enseigne vont d’eux-mêmes à leur place, dès qu’ils sortent de la pioche. Ils ne comptent pas parmi les vingt ; si l’un d’eux vient regarnir un paquet, la carte suivante y va à son tour.',
    'La pioche ne se reprend pas. Sauf réglage contraire, on ne donne que des donnes gagnables.',
  ],
  table: [
    'La promenade a deux rangées de dix paquets, ou quatre de cinq : le livre permet l’un et l’autre, et la forme de votre écran décide. Rien d’autre n’en dépend.',
  ],
  parts: {
    pack: 'La pioche. On tire sa première carte pour la prendre en main.',
    hand: 'La carte en main : rentrez-la, ou choisissez-lui un paquet.',
    up: 'Quatre fondations qui montent depuis l’as.',
    down: 'Quatre fondations qui descendent depuis le roi.',
    packet: 'La promenade et ses vingt paquets. Au premier tour, elle se garnit de gauche à droite.',
  },
  art: [
    [
      'Posez une carte sur une autre qui servira après elle : un six sur un sept si l’enseigne monte vers le six, un neuf sur un huit si elle descend. Un tel ',
      term('packet', 'paquet'),
      ' rentrera de lui-même.',
    ],
    [
      'Gardez-vous de faire deux ',
      term('run', 'suites'),
      ' de la même enseigne dans le même sens sur un seul paquet : l’une gênerait l’autre, et une carte ne passe jamais d’un paquet à un autre.',
    ],
    'Entre les tours, parcourez toute la promenade avant de commencer le suivant : tout ce qui peut rentrer fait de la place, et un paquet vidé est aussitôt regarni.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Faut-il jouer une carte qui convient ?',
          text: 'Le livre dit que les cartes « peuvent » être jouées en sortant de la pioche, et ailleurs que l’on joue toujours celles qui conviennent. Nous prenons cette seconde phrase pour un conseil : jouer, et commencer le tour suivant, restent votre choix.',
        },
        {
          name: 'Qu’est-ce qui compte parmi les vingt ?',
          text: 'Ce que l’on pose sur un paquet pendant le tour. Les cartes rentrées ne comptent pas, le texte le dit. Il ne dit rien d’une carte qui regarnit un paquet entre deux tours, ni d’un as ou d’un roi qui fonde sa pile : ici, ils ne comptent pas.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Le texte ne prévoit pas de retour : il n’y en a donc pas.',
        },
        {
          name: 'D’où vient le nom ?',
          text: 'Pas du texte, qui a perdu son titre dans la numérisation dont nous partons. Une liste des jeux qu’un transcripteur a jointe à la numérisation publique de l’édition de 1914 donne le nom de Sly, « rusé », et une collection en ligne garde ce texte sous ce nom ; la liste n’est pas du livre. Les programmes d’aujourd’hui connaissent un proche parent, Sly Fox.',
        },
      ],
    },
  ],
};
