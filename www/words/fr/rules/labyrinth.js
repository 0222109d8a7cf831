// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, feminine, it, ofThe, the } from '../cards.js';
import { GAMES } from '../games.js';

/** "Bloqués", or "bloquées" of two queens. @param {string} first @param {string} second */
const bothBlocked = (first, second) => (feminine(first) && feminine(second) ? 'bloquées' : 'bloqués');

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    `${GAMES.labyrinth.aim} `,
    'Deux jeux de 52 cartes, en ',
    term('row', 'rangées'),
    ' de dix. Chaque nouvelle rangée bloque la précédente, et chaque carte jouée ouvre un passage.',
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
        steps: [
          ({ up }) =>
            `${capital(the(up))} est ${agree(up, 'rentré')}. ${capital(it(up))} était dans la rangée du bas : la pioche a comblé le vide.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Seules les cartes de la rangée du haut et de celle du bas sont ',
        term('available', 'disponibles'),
        '. Entre elles, une carte est ',
        term('released', 'libérée'),
        ' quand celle qui est juste au-dessus, ou juste au-dessous, est partie.',
      ],
      figure: {
        alt: ({ free }) =>
          `Trois rangées de six, avec des vides. Des croix marquent les rangées du haut et du bas ; dans celle du milieu, seulement ${the(free)}, avec un vide au-dessus.`,
        caption: ({ free, blocked, other }) =>
          `Au-dessus ${ofThe(free)}, la voie est ouverte. ${capital(the(blocked))} et ${the(other)}, entre deux cartes, sont ${bothBlocked(blocked, other)}.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} est ${agree(name, 'rentré')}, et ${the(freed)}, juste dessous, est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Seuls les vides de la rangée du bas, la dernière distribuée, sont ',
        term('refill', 'comblés'),
        ', tant que dure la pioche. Les vides plus haut restent vides.',
      ],
      note: [
        'Ici, cela se fait aussitôt. L’autre lecture est une variante ; voyez ',
        rule('open', 'les questions ouvertes'),
        '.',
      ],
      figure: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))}, dans la rangée du bas, va sur ${the(on)}. La pioche comblera le vide ; celui qui se trouve deux rangées plus haut reste.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} peut rentrer, et le vide sera comblé. Le vide plus haut reste.`,
        steps: [
          ({ next }) =>
            `${capital(the(next))} est ${agree(next, 'sorti')} de la pioche. Le vide plus haut est encore là.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: ['Chaque ', term('row', 'rangée'), ' doit être complète avant que vous y preniez une carte.'],
      note: 'Ici, une rangée se distribue d’un seul coup : vous prenez donc des cartes dans les rangées du haut avant ou après, pas pendant la distribution.',
      strictly:
        'le livre ne laisse que la grâce à l’habileté ; toute carte qui peut rentrer doit donc rentrer avant la rangée suivante. Ici, c’est votre choix.',
      figure: {
        alt: () =>
          'Une rangée de cartes, toutes disponibles. Au-dessous, la rangée suivante, vide, que la pioche va remplir.',
        caption: () => 'Une rangée a dix cartes ; vous en voyez cinq ici.',
        steps: [
          () => 'La rangée 2 est sous la rangée 1. Les deux sont disponibles, l’une par le haut, l’autre par le bas.',
        ],
      },
    },
    {
      ruleId: 'grace',
      name: 'Grâce',
      text: [
        'Une seule fois, quand la pioche est vide et que rien ne peut rentrer, vous pouvez mettre de côté la carte de votre choix, même bloquée : c’est la ',
        term('grace', 'grâce'),
        '. De là, la carte peut encore rentrer.',
      ],
      figure: {
        alt: ({ taken, freed }) =>
          `La pioche est vide. ${capital(the(taken))} va être ${agree(taken, 'mis')} de côté ; ${the(freed)}, au-dessous, est ${agree(freed, 'bloqué')}.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} bloque ${the(freed)}.`,
        steps: [
          ({ taken, freed }) =>
            `${capital(the(taken))} est ${agree(taken, 'mis')} de côté, et ${the(freed)} est ${agree(freed, 'libéré')} par le haut.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: 'Certains joueurs attendent que les fondations sortent : le premier as et le premier roi disponibles de chaque enseigne peuvent les commencer. C’est la variante « as à venir » : vous y jouez ces cartes vous-même.',
      figure: {
        alt: ({ king }) => `Une rangée avec ${the(king)}, et la fondation vide qu’il peut commencer.`,
        steps: [({ king }) => `${capital(the(king))} a commencé sa fondation, et la pioche a comblé le vide.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Comblé plus tard',
      text: 'L’autre lecture de la règle III, en variante. Une carte prise dans la rangée du bas laisse un vide, et vous pouvez jouer celle qu’elle libère. Quand vous distribuez, ces vides sont comblés d’abord.',
      figure: {
        alt: ({ released }) =>
          `Trois rangées ; celle du bas a des vides, et une croix marque ${the(released)}, au-dessus de l’un d’eux.`,
        caption: ({ released }) =>
          `${capital(the(released))} est ${agree(released, 'libéré')} par le bas. Si les vides étaient comblés aussitôt, ${it(released)} serait encore ${agree(released, 'bloqué')}.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} est ${agree(name, 'rentré')}. Le vide reste et libère ${the(freed)}, juste au-dessus.`,
          ({ filled }) => `La distribution a d’abord comblé les vides, celui-ci avec ${the(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' toutes les cartes, c’est-à-dire les placer sur les huit fondations. Un as et un roi de chaque enseigne les commencent : une pile monte, l’autre descend, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'règle I'),
      '). Si une carte peut aller sur les deux, vous choisissez.',
    ],
    'La pioche ne se distribue qu’une fois : quand elle est vide, il ne vous reste que les rangées et la grâce. Vous ne recevez que des donnes gagnables, sauf autre choix dans les réglages.',
  ],
  table: [
    'Les fondations sont alignées au-dessus des rangées, comme dans le livre ; sur un téléphone en portrait, elles ont deux lignes, en paysage, elles sont à côté des rangées. Chaque rangée de dix va sous la précédente. La dernière peut être courte ; les cartes au-dessus de ses places vides n’ont rien sous elles.',
  ],
  parts: {
    stock: 'La pioche.',
    up: 'Quatre fondations qui montent depuis l’as.',
    down: 'Quatre fondations qui descendent depuis le roi.',
    grace: 'La carte que vous mettez de côté par la grâce.',
    cell: 'Les rangées de dix, avec leurs vides.',
  },
  art: [
    'Avant de distribuer, pensez aux cartes que la rangée suivante va bloquer, et jouez celles qui vous manqueraient. Un joueur attentif gagne environ une partie sur trois ; celui qui joue tout ce qui peut rentrer, une sur huit.',
    [
      'Pensez à la ',
      term('grace', 'grâce'),
      ' : cherchez la carte qui bloque le plus de celles dont vous avez besoin.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Quand comble-t-on un vide de la rangée du bas ?',
          text: 'Le livre se lit des deux façons. Pour « aussitôt » : « Chaque rangée doit être complète avant que l’on puisse y prendre une carte », et le choix de la grâce « est le seul point laissé à l’habileté du joueur ». Pour « plus tard » : chaque rangée bloque la précédente « à moins que le départ d’une carte ne libère celle du dessus ». Cela concerne la distribution, mais avec des vides comblés aussitôt, cela ne pourrait jamais arriver. Notre Labyrinthe suit la première lecture. La seconde est la variante « comblé plus tard » : une lecture tout aussi bonne, et avec laquelle on gagne bien plus souvent.',
        },
        {
          name: 'Faut-il jouer une carte qui peut rentrer ?',
          text: 'À la lettre, oui : si seule la grâce est laissée à l’habileté, vous jouez toute carte qui peut rentrer avant la rangée suivante. Ici, c’est votre choix, comme dans nos autres réussites : en cela, nous sommes plus souples que le livre.',
        },
        {
          name: '« En jouant aussi les cartes de la rangée du haut »',
          text: 'Une rangée se distribue d’un seul coup : vous prenez donc des cartes dans les rangées du haut avant ou après, pas pendant la distribution.',
        },
        {
          name: 'Quelles cartes sont disponibles ?',
          text: 'Une carte qui n’a rien juste au-dessus, ou rien juste au-dessous. Les cartes d’à côté ne comptent pas.',
        },
        {
          name: 'Que devient la carte mise de côté par la grâce ?',
          text: 'Le livre l’enlève, sans plus. Ici, elle attend à côté des rangées et rentre quand sa fondation l’attend : il vous faut les 104 cartes pour gagner.',
        },
        {
          name: 'Où est la défausse ?',
          text: 'Le livre comble les vides « from the pack or talon » (avec la pioche ou la défausse). Cette réussite n’a pas de défausse.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Non. Le livre ne mentionne pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
