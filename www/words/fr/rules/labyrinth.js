// French: the rules of a game, in our words, under the book’s numbers.

import { rule, term } from '../../marked.js';
import { agree, capital, ofThe, the } from '../cards.js';

/** @type {import('../../marked.js').GameRules} */
export default {
  lead: [
    'Deux jeux de cartes, 104 cartes, en ',
    term('row', 'rangées'),
    ' de dix. Chaque nouvelle rangée mure la précédente, et chaque carte jouée ouvre un passage.',
  ],
  rules: [
    {
      ruleId: 'I',
      text: [
        'Les ',
        term('foundation', 'fondations'),
        ' suivent l’enseigne. De chaque as, une pile monte jusqu’au roi ; de chaque roi, une autre descend jusqu’à l’as.',
      ],
      plate: {
        alt: ({ up, onUp, down, onDown }) =>
          `Deux fondations et les cartes qui suivent : ${the(up)} monte sur ${the(onUp)}, ${the(down)} descend sur ${the(onDown)}.`,
        steps: [
          ({ up }) =>
            `${capital(the(up))} est ${agree(up, 'rentré')}. Sa place était dans la rangée du bas : la carte suivante de la pioche l’a prise.`,
        ],
      },
    },
    {
      ruleId: 'II',
      text: [
        'Seules les cartes de la rangée du haut et de celle du bas sont ',
        term('available', 'disponibles'),
        ', jusqu’à ce que, entre elles, une carte soit ',
        term('released', 'libérée'),
        ' par le départ de celle qui est juste au-dessus, ou juste au-dessous. Une telle carte est libre.',
      ],
      plate: {
        alt: ({ free }) =>
          `Trois rangées de six, avec des vides. Des croix marquent les cartes du haut et du bas ; dans la rangée du milieu, ${the(free)} seulement, car rien n’est au-dessus.`,
        caption: ({ free, walled, other }) =>
          `Au-dessus ${ofThe(free)}, la voie est ouverte. ${capital(the(walled))} et ${the(other)}, entre deux cartes, sont murés.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} est ${agree(name, 'rentré')}, et ${the(freed)}, juste dessous, est ${agree(freed, 'libéré')}.`,
        ],
      },
    },
    {
      ruleId: 'III',
      text: [
        'Seule la rangée du bas, celle que l’on donne, est ',
        term('refill', 'regarnie'),
        ', et seulement tant que dure la pioche. Les vides plus haut restent ouverts.',
      ],
      note: [
        'Nous lisons : aussitôt. L’autre lecture est une variante ; voyez ',
        rule('open', 'Questions ouvertes'),
        '.',
      ],
      plate: {
        alt: ({ card: name, on }) =>
          `${capital(the(name))}, dans la rangée du bas, va sur ${the(on)}. La pioche remplira la place ; le vide deux rangées plus haut reste.`,
        caption: ({ card: name }) =>
          `${capital(the(name))} peut rentrer, et la place sera regarnie. Le vide du dessus reste tel quel.`,
        steps: [
          ({ next }) =>
            `${capital(the(next))} est ${agree(next, 'venu')} de la pioche. Le vide plus haut est toujours ouvert.`,
        ],
      },
    },
    {
      ruleId: 'IV',
      text: ['Chaque ', term('row', 'rangée'), ' doit être complète avant que l’on puisse en jouer.'],
      note: 'Ici, une rangée est donnée d’un coup : c’est donc entre deux rangées que l’on joue de celles du haut.',
      letter:
        'Si seule la grâce est laissée à l’habileté du joueur, tout ce qui convient se joue avant la rangée suivante. Ici, c’est à vous de choisir.',
      plate: {
        alt: () =>
          'Une rangée de cartes, toutes disponibles, et au-dessous les places vides de la rangée suivante, que la pioche va donner.',
        caption: () => 'Dix cartes viennent à la fois ; on en montre cinq.',
        steps: [
          () =>
            'La deuxième rangée est sous la première. Avec deux rangées, les deux sont ouvertes, l’une par le haut, l’autre par le bas.',
        ],
      },
    },
    {
      ruleId: 'grace',
      name: 'Grâce',
      text: [
        'Une seule fois, quand la pioche est vide et qu’aucune carte disponible ne convient, on peut ôter une carte, libre ou non, et la mettre de côté : c’est la ',
        term('grace', 'grâce'),
        '. Elle peut encore rentrer de là quand vient son tour.',
      ],
      plate: {
        alt: ({ taken, freed }) =>
          `La pioche est vide. ${capital(the(taken))} va être ${agree(taken, 'mis')} de côté ; ${the(freed)} est dessous, ${agree(freed, 'muré')}.`,
        caption: ({ taken, freed }) => `${capital(the(taken))} enferme ${the(freed)}.`,
        steps: [
          ({ taken, freed }) =>
            `${capital(the(taken))} est ${agree(taken, 'mis')} de côté, et ${the(freed)} est ${agree(freed, 'libéré')} par le haut.`,
        ],
      },
    },
    {
      ruleId: 'note-1',
      name: 'Note 1',
      text: 'Certains joueurs ne posent pas les fondations d’avance, mais les attendent : le premier as libre et le premier roi libre de chaque enseigne peuvent fonder leurs piles à mesure qu’ils viennent. C’est la variante « fondations attendues ». C’est un coup, et personne ne le joue à votre place.',
      plate: {
        alt: ({ king }) =>
          `Une rangée où se trouve ${the(king)}, et la place vide de la fondation qu’il peut commencer.`,
        steps: [({ king }) => `${capital(the(king))} a commencé sa fondation, et la pioche a regarni sa place.`],
      },
    },
    {
      ruleId: 'late',
      name: 'Regarni tard',
      text: 'L’autre lecture de la Règle III, en variante. Une carte jouée de la rangée du bas laisse sa place ouverte, et ce qu’elle libère peut être joué ; quand vous donnez, les places ouvertes sont d’abord regarnies.',
      plate: {
        alt: ({ released }) =>
          `Trois rangées ; celle du bas a des vides, et ${the(released)}, au-dessus de l’un d’eux, porte une croix.`,
        caption: ({ released }) =>
          `${capital(the(released))}, entre deux rangées, est ${agree(released, 'libéré')} par le bas : regarnie aussitôt, la rangée du bas n’aurait pas de vide.`,
        steps: [
          ({ card: name, freed }) =>
            `${capital(the(name))} est ${agree(name, 'rentré')}. La place reste ouverte et libère ${the(freed)}, juste au-dessus.`,
          ({ filled }) => `La donne a d’abord regarni les places ouvertes, celle-ci avec ${the(filled)}.`,
        ],
      },
    },
  ],
  aim: [
    [
      'Faire ',
      term('home', 'rentrer'),
      ' toutes les cartes sur les huit fondations. Un as et un roi de chaque enseigne sont posés au début : une pile monte, l’autre descend, toujours dans la ',
      term('inSuit', 'même enseigne'),
      ' (',
      rule('I', 'Règle I'),
      '). Si une carte convient aux deux, vous choisissez.',
    ],
    'La pioche ne se reprend pas : quand elle est vide, il ne vous reste que les rangées et la grâce. Sauf réglage contraire, on ne donne que des donnes gagnables.',
  ],
  table: [
    'Les fondations sont alignées en haut, comme dans le texte ; sur un téléphone haut, elles sont sur deux lignes, et sur un téléphone couché, à côté des rangées. Chaque rangée de dix est donnée sous la précédente. La dernière peut être courte : là où il lui manque des cartes, celles du dessus n’ont rien sous elles.',
  ],
  parts: {
    pack: 'La pioche.',
    up: 'Quatre fondations qui montent depuis l’as.',
    down: 'Quatre fondations qui descendent depuis le roi.',
    grace: 'La place de la carte que la grâce a ôtée.',
    cell: 'Les rangées de dix, avec leurs vides.',
  },
  art: [
    'Avant de donner, pensez aux cartes que la prochaine rangée va murer, et jouez celles qui vous manqueraient. Un joueur attentif gagne à peu près une partie sur trois, celui qui joue tout ce qui va, une sur huit.',
    [
      'N’oubliez pas la ',
      term('grace', 'grâce'),
      ' : cherchez la carte qui retient le plus de celles dont vous avez besoin.',
    ],
  ],
  open: [
    {
      terms: [
        {
          name: 'Quand regarnit-on un vide de la rangée du bas ?',
          text: 'Le texte se lit de deux façons. Pour « aussitôt » : une rangée doit être complète avant que l’on en joue, et seul le choix de la grâce est dit laissé à l’habileté : le moment de regarnir ne l’est donc pas. Pour « plus tard » : chaque rangée bloque la précédente « à moins que le départ d’une carte ne libère celle du dessus », et cela est dit de la donne ; regarnie aussitôt, la rangée du bas n’a jamais de vide tant que dure la pioche, et aucune de ses cartes ne peut libérer celle du dessus. Nous jouons la première lecture comme le jeu, et la seconde comme la variante « regarni plus tard » : elle se défend aussi bien, et se gagne bien plus souvent.',
        },
        {
          name: 'Faut-il jouer une carte qui convient ?',
          text: 'À la lettre, oui : si seule la grâce est laissée à l’habileté, tout ce qui convient se joue avant la rangée suivante. Ici, c’est à vous de choisir, comme dans nos autres jeux, et en cela nous sommes plus libres que le livre.',
        },
        {
          name: '« En jouant aussi de la rangée du haut »',
          text: 'Une rangée est donnée d’un coup : on joue donc des rangées du haut avant ou après elle, pas pendant.',
        },
        {
          name: 'Qu’est-ce qu’une carte libre ?',
          text: 'Une carte qui a un vide juste au-dessus ou juste au-dessous. Ce qui est à côté ne compte pas.',
        },
        {
          name: 'Que devient la carte que la grâce ôte ?',
          text: 'Le livre l’enlève, sans plus. Ici, elle est mise de côté et rentre quand elle convient : le jeu demande les 104 cartes.',
        },
        {
          name: 'Où est le talon ?',
          text: 'Le texte remplit les vides « de la pioche ou du talon ». Ce jeu n’a pas de talon.',
        },
        {
          name: 'Une carte quitte-t-elle sa fondation ?',
          text: 'Le texte ne prévoit pas de retour : il n’y en a donc pas.',
        },
      ],
    },
  ],
};
