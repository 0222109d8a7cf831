// French: the terms of the rules, two sentences each at most.

export default {
  title: 'Glossaire',
  lead: 'Le livre commence par expliquer ses termes. Voici ceux de nos quatre réussites.',
  terms: {
    available: {
      name: 'Disponible',
      text: 'Les règles permettent de déplacer cette carte maintenant. Le livre marque ces cartes de petites croix.',
    },
    bareKing: {
      name: 'Roi nu',
      text: 'Un roi sans aucune carte sur lui. Le livre dit « a single king ».',
    },
    deal: {
      name: 'Tour',
      text: 'À Sly, vingt cartes posées sur la promenade : le livre dit « deal of twenty ». Celles qui rentrent en sortant de la pioche, ou comblent un paquet vide, ne comptent pas.',
    },
    doublePlay: {
      name: 'Coup double',
      text: 'À l’Impératrice, une carte rouge et une noire jouées ensemble, chacune sur sa fondation. Une partie en a 88.',
    },
    foundation: {
      name: 'Fondation',
      text: 'Une pile que vous construisez carte par carte, dans la même enseigne. Vous gagnez quand toutes les fondations sont complètes.',
    },
    grace: {
      name: 'Grâce',
      text: 'Au Labyrinthe, votre droit de mettre de côté, une seule fois, la carte de votre choix, quand la pioche est vide et que rien ne peut rentrer.',
    },
    heap: {
      name: 'Empiler',
      text: 'Poser plusieurs cartes sur un même paquet pendant un tour, au lieu d’une sur chacun.',
    },
    home: {
      name: 'Rentrer',
      text: 'Aller sur sa fondation, pour de bon.',
    },
    inSuit: {
      name: 'Même enseigne',
      text: 'Le trèfle va sur le trèfle, le cœur sur le cœur : la même couleur, rouge ou noire, ne suffit pas.',
    },
    knave: {
      name: 'Valet',
      text: 'La plus basse des figures, entre le dix et la dame : V, ou J sur les cartes anglaises. Le livre dit « knave ».',
    },
    pack: {
      name: 'Pioche',
      text: 'Les cartes encore à distribuer, face cachée. Le livre dit « pack », le mot anglais pour un jeu de 52 cartes.',
    },
    packet: {
      name: 'Paquet',
      text: 'Des cartes empilées bien droit. Seule celle du dessus peut être jouée.',
    },
    pair: {
      name: 'Paire',
      text: 'À l’Impératrice, une carte rouge et une noire que vous réunissez. Elles ne se séparent jamais et rentrent ensemble.',
    },
    promenade: {
      name: 'Promenade',
      text: 'Les vingt paquets de Sly, en deux rangées de dix ou quatre de cinq.',
    },
    refill: {
      name: 'Combler',
      text: 'Mettre une carte à la place d’une carte partie, avec la pioche ou la défausse.',
    },
    released: {
      name: 'Libérée',
      text: 'Devenue disponible, parce que la carte qui la bloquait est partie.',
    },
    row: {
      name: 'Rangée',
      text: 'Au Labyrinthe, dix cartes distribuées côte à côte. Chaque nouvelle rangée va sous la précédente.',
    },
    run: {
      name: 'Suite',
      text: 'Des cartes dont les valeurs se suivent, en montant ou en descendant, quelle que soit l’enseigne.',
    },
    suitable: {
      name: 'Attendue',
      text: 'La carte suivante d’une fondation : le livre dit « suitable ». Un coin brun corné marque une carte qui peut rentrer.',
    },
    tableau: {
      name: 'Tableau',
      text: 'Les cartes de la table avec lesquelles vous jouez.',
    },
    talon: {
      name: 'Défausse',
      text: 'À l’Impératrice, les cartes d’une couleur, face visible, qui comblent ses places vides : une rouge, une noire. Le livre dit « talon », qui en français désigne plutôt la pioche.',
    },
  },
};
