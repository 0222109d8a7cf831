// French: what the words of the rules mean. Two sentences at the most.

export default {
  title: 'Glossaire',
  lead: 'Le livre s’ouvre sur une explication de ses termes, et nous aussi. Voici les mots des quatre jeux, dans le sens où ils les emploient.',
  terms: {
    available: {
      name: 'Disponible',
      text: 'Que les règles du jeu ne bloquent pas : la carte peut servir. Le livre marque ces cartes de petites croix.',
    },
    bareKing: {
      name: 'Roi seul',
      text: 'Un roi dont la colonne n’a aucune autre carte. Le livre dit « a single king ».',
    },
    deal: {
      name: 'Tour de vingt',
      text: 'À Sly, vingt cartes posées sur la promenade. Celles qui rentrent en sortant de la pioche ne comptent pas, ni celle qui regarnit un paquet.',
    },
    doublePlay: {
      name: 'Coup double',
      text: 'À l’Impératrice, deux cartes qui rentrent au même moment, une rouge et une noire, chacune sur sa fondation. Il y en a 88 dans la partie.',
    },
    foundation: {
      name: 'Fondation',
      text: 'Une pile que l’on élève carte par carte, dans la même enseigne. La réussite est faite quand toutes les fondations sont complètes.',
    },
    grace: {
      name: 'Grâce',
      text: 'Au Labyrinthe, le droit d’ôter une seule fois la carte de son choix, quand la pioche est vide et que rien ne convient.',
    },
    heap: {
      name: 'Empiler',
      text: 'Poser plusieurs cartes sur un paquet, alors que le tour permettrait d’en poser une sur chacun.',
    },
    home: {
      name: 'Rentrer',
      text: 'Aller sur sa fondation. Une carte rentrée n’en sort plus.',
    },
    inSuit: {
      name: 'Même enseigne',
      text: 'Les enseignes sont trèfle, carreau, cœur et pique : le trèfle va sur le trèfle, le cœur sur le cœur. Que la couleur, rouge ou noire, soit la même ne suffit pas.',
    },
    knave: {
      name: 'Valet',
      text: 'La plus basse des figures, entre le dix et la dame. Sa lettre est le V, ou le J des jeux anglais.',
    },
    pack: {
      name: 'Pioche',
      text: 'Les cartes encore à donner, face cachée. Plusieurs jeux de cartes mêlés n’en font qu’une.',
    },
    packet: {
      name: 'Paquet',
      text: 'Des cartes posées bien droit l’une sur l’autre. Seule celle du dessus peut servir.',
    },
    pair: {
      name: 'Paire',
      text: 'À l’Impératrice, une carte rouge et une noire que le joueur a réunies. Elles ne se séparent jamais et rentrent au même moment.',
    },
    promenade: {
      name: 'Promenade',
      text: 'Les vingt paquets de Sly, en deux rangées de dix ou quatre de cinq.',
    },
    refill: {
      name: 'Regarnir',
      text: 'Mettre la carte suivante de la pioche ou du talon là d’où une carte est partie.',
    },
    released: {
      name: 'Libérée',
      text: 'Devenue disponible : la carte qui la bloquait est partie.',
    },
    row: {
      name: 'Rangée',
      text: 'Au Labyrinthe, dix cartes données côte à côte. Chaque nouvelle rangée est sous la précédente.',
    },
    run: {
      name: 'Suite',
      text: 'Des cartes dont les valeurs se suivent, en montant ou en descendant, quelles que soient leurs enseignes.',
    },
    suitable: {
      name: 'Convenir',
      text: 'Être la prochaine carte d’une fondation, par l’enseigne et par la valeur. Un coin brun replié marque une carte qui convient et peut rentrer.',
    },
    tableau: {
      name: 'Tableau',
      text: 'Les cartes étalées sur la table, avec lesquelles on joue.',
    },
    talon: {
      name: 'Talon',
      text: 'Des cartes de la pioche qui n’ont pas trouvé de place et que l’on met de côté, face visible ; ce n’est pas la pioche. À l’Impératrice, il y en a un rouge et un noir.',
    },
  },
};
