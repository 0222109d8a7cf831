// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, suit, the } from '../cards.js';
import { GAMES } from '../games.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.sly.aim} `,
    'Deux jeux de 52 cartes. Vingt paquets forment la ',
    term('promenade'),
    '. Vous ne choisissez pas la carte suivante, mais vous choisissez où elle attend.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Les ',
        term('foundation', 'fondations'),
        ' se construisent chacune dans une seule enseigne. Chaque enseigne en a deux : l’une monte de l’as au roi, l’autre descend du roi à l’as.',
      ],
      figure: {
        alt: ({ up, onUp, down, onDown }) =>
          `Deux fondations et leurs cartes suivantes : ${the(up)} monte sur ${the(onUp)}, ${the(down)} descend sur ${the(onDown)}.`,
        caption: ({ up, down }) => `Ici, le ${suit(up)} monte et le ${suit(down)} descend.`,
        steps: [
          ({ up }) =>
            `${capital(the(up))} est ${agree(up, 'rentré')}. Cela a vidé son paquet : la pioche y a mis une carte.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Sur la promenade, les cartes n’ont à suivre ni enseigne ni ordre. À partir du deuxième tour, vous les posez sur n’importe quel ',
        term('packet', 'paquet'),
        ' : une sur chacun, ou plusieurs ',
        term('heap', 'empilées'),
        ' sur le même.',
      ],
      figure: {
        alt: ({ hand, on, other }) =>
          `${capital(the(hand))} est en main. Des flèches mènent à deux paquets : ${the(hand)} peut aller sur ${the(on)}, sur ${the(other)} ou sur n’importe quel autre des vingt.`,
        caption: ({ hand }) => `${capital(the(hand))} peut aller partout. Choisir où, c’est tout l’art.`,
        steps: [({ hand, on }) => `${capital(the(hand))} couvre maintenant ${the(on)}.`],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Seule la carte du dessus de chaque paquet est ',
        term('available', 'disponible'),
        '. Quand vous la jouez, celle du dessous est ',
        term('released', 'libérée'),
        '.',
      ],
      figure: {
        alt: ({ top }) => `Trois paquets étalés. Une croix marque la carte du dessus de chacun, dont ${the(top)}.`,
        caption: ({ top, under }) => `${capital(the(under))} attend sous ${the(top)}.`,
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
        ' dès qu’elles sortent de la pioche. Mais rien ne quitte la promenade avant que le ',
        term('deal', 'tour'),
        ' de vingt cartes ne soit complet : ni les nouvelles, ni celles du dessous.',
      ],
      note: 'Une carte qui rentre en sortant de la pioche ne compte pas parmi les vingt. Si la pioche se vide avant, le tour est complet avec moins de cartes.',
      figure: {
        alt: ({ hand, on }) =>
          `${capital(the(hand))} vient de sortir et peut rentrer sur ${the(on)}. La promenade est au repos ; des marques au-dessous comptent les cartes déjà posées.`,
        caption: ({ hand }) => `${capital(the(hand))} peut rentrer tout de suite. Les autres sont au repos.`,
        steps: [({ hand }) => `${capital(the(hand))} est ${agree(hand, 'rentré')}, et le compte n’a pas changé.`],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' les 104 cartes, c’est-à-dire les placer sur les huit fondations : quatre montent de l’as au roi, quatre descendent du roi à l’as, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'règle I'),
      '). Si une carte peut aller sur les deux fondations de son enseigne, vous choisissez.',
    ],
    'Le premier as et le premier roi de chaque enseigne rentrent automatiquement. Ils ne comptent pas parmi les vingt. Si l’un d’eux sort pour combler un paquet vide, la carte suivante y va.',
    'La pioche ne se distribue qu’une fois. Vous ne recevez que des donnes gagnables, sauf autre choix dans les réglages.',
  ],
  table: [
    'La promenade a deux rangées de dix ou quatre rangées de cinq. Le livre permet les deux ; la forme de votre écran décide.',
  ],
  parts: {
    stock: 'La pioche. Sa carte suivante va dans votre main.',
    hand: 'Votre main, une carte : jouez-la sur sa fondation, ou choisissez-lui un paquet.',
    up: 'Quatre fondations qui montent depuis l’as.',
    down: 'Quatre fondations qui descendent depuis le roi.',
    packet: 'La promenade et ses vingt paquets. Le premier tour la remplit de gauche à droite.',
  },
  art: [
    [
      'Posez une carte sur une autre qui rentre après elle : un six sur un sept pour une fondation qui monte, un neuf sur un huit pour une qui descend. Un tel ',
      term('packet', 'paquet'),
      ' rentrera ensuite d’un trait.',
    ],
    [
      'Ne construisez pas deux ',
      term('run', 'suites'),
      ' de même enseigne et de même sens sur un seul paquet : l’une bloque l’autre, et une carte ne passe jamais d’un paquet à un autre.',
    ],
    'Entre les tours, parcourez toute la promenade. Chaque carte qui rentre peut en libérer une autre, et un paquet vide est aussitôt comblé.',
  ],
  open: [
    {
      terms: [
        {
          name: 'Faut-il jouer une carte qui peut rentrer ?',
          text: 'Non. Le livre dit que les cartes « peuvent être jouées à mesure qu’elles sortent », et ailleurs, « en jouant cependant toujours celles qui conviennent ». Nous prenons la seconde phrase pour un conseil. Quand jouer, et quand lancer le tour suivant, c’est votre choix.',
        },
        {
          name: 'Qu’est-ce qui compte parmi les vingt ?',
          text: 'Chaque carte que vous posez sur un paquet pendant le tour. Le livre exclut les cartes jouées sur leur fondation. Il ne dit rien des cartes qui comblent un paquet vide, ni des as et des rois qui commencent une fondation ; ici, ils ne comptent pas non plus.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Non. Le livre ne mentionne pas de retour : il n’y en a donc pas.',
        },
        {
          name: 'D’où vient le nom ?',
          text: 'Pas du texte du livre, dont le titre manque dans notre numérisation. Une liste des réussites, ajoutée par un transcripteur à la numérisation publique de l’édition de 1914, l’appelle Sly (« rusé »), et une collection en ligne aussi. Les programmes d’aujourd’hui ont un proche parent, Sly Fox.',
        },
      ],
    },
  ],
};
