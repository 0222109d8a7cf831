// French: the page on accessibility (www/accessibility.html), by its keys. Sentences are HTML. Names of the points are those
// of the authorised French translation of the guidelines, as far as it has them.

/** @type {Record<string, string>} */
export default {
  title: 'Accessibilité · Cadogan',
  description:
    'Ce qui marche pour qui voit peu, entend les cartes, n’utilise que des touches ou veut moins de mouvement ; ce qui ne marche pas ; point par point selon les WCAG 2.2.',
  nav: 'Sur cette page',
  'nav-1': 'Ce qui marche',
  'nav-2': 'Ce qui ne marche pas',
  'nav-3': 'Point par point',
  heading: 'Pour tous les joueurs',
  lead: 'Quatre réussites que tout le monde doit pouvoir jouer : avec les yeux ou les oreilles, à la souris, au doigt ou au clavier. Cette page dit comment, et ce qui manque encore.',
  works: 'Ce qui marche',
  'works-larger':
    '<strong>Des cartes plus grandes.</strong> Agrandissez la page, écartez deux doigts sur la table ou réglez « Cartes agrandies ». On voit alors une partie de la table, que l’on déplace : à la molette, au doigt, en tirant le tapis, avec les flèches. Un plan dans le coin montre où vous êtes ; touchez-le pour aller ailleurs. Ce que vous avez en main reste toujours visible.',
  'works-contrast':
    '<strong>Plus de contraste.</strong> Rien que du noir et du blanc, les enseignes rouges évidées et la carte choisie inversée : là où votre système demande plus de contraste, ou avec « Contraste » dans les réglages. Les couleurs imposées par Windows sont respectées, avec les mêmes formes.',
  'works-keys':
    '<strong>Des touches.</strong> Chaque coup a ses touches ; le point d’interrogation en donne la liste. Les touches simples se changent et se désactivent dans les réglages, sous « Touches ». C’est important si vous parlez à votre ordinateur.',
  'works-speech':
    '<strong>De la parole.</strong> Chaque carte, chaque place et chaque coup se disent en mots. Un réglage choisit combien on en dit.',
  'works-colours': '<strong>Des couleurs.</strong> Quatre couleurs pour les enseignes, quatre tapis, clair et sombre.',
  'works-motion':
    '<strong>Moins de mouvement.</strong> Rien ne bouge de soi-même là où votre système demande moins d’animations, ou avec « Les cartes se déplacent : D’un coup ».',
  'works-time': '<strong>Du temps.</strong> Rien n’est chronométré, et tout s’annule.',
  lacking: 'Ce qui ne marche pas',
  'lacking-frame':
    'Dans l’iframe d’une autre page, une table ne peut pas savoir si la page est agrandie. Deux doigts l’agrandissent, et celui qui l’installe le peut aussi : <code>magnify</code>.',
  'lacking-strips':
    'Sur les plus petits téléphones, une longue colonne montre des bandes de moins de 24 pixels. Son nombre l’ouvre ; des cartes agrandies ont des bandes plus larges.',
  'lacking-spacing':
    'Avec des lettres plus espacées, certains mots sont coupés sur le tapis : ils sont tous aussi dans les noms que lisent les lecteurs d’écran.',
  'lacking-ear':
    'Une partie à l’oreille dure plus longtemps qu’avec les yeux, surtout l’Empress of India : elle a quarante-huit places.',
  'lacking-readers':
    'Parmi les lecteurs d’écran, seul Orca a été essayé : avec Firefox et avec Chromium, les quatre réussites ont été gagnées à l’oreille et les quatre leçons suivies jusqu’au bout. NVDA, JAWS, VoiceOver et TalkBack n’ont pas été essayés.',
  tell: 'Comment nous le dire',
  'tell-how':
    'Si quelque chose vous empêche de jouer, dites-le à qui tient le site où vous avez trouvé le jeu, ou à qui vous a donné le programme : avec le lien de la partie (Menu, Partager), ce que vous avez fait et ce que vous utilisez : navigateur, lecteur d’écran, agrandissement. Le lien suffit à retrouver la position même.',
  points: 'Point par point',
  'points-text':
    'Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveaux A et AA. La dernière colonne nomme les tests qui y obligent le programme : des fichiers de <code>tests/browser</code> qui finissent par <code>.test.mjs</code>, ou ce que <code>tests/browser/orca</code> entend d’un vrai lecteur d’écran : <code>cargo xtask orca</code>.',
  'head-point': 'Point',
  'head-how': 'Comment il est respecté',
  'head-tests': 'Tests',
  'point-1.1.1': 'Contenu non textuel',
  'met-1.1.1':
    'Cartes, places et marques ont des noms en mots ; les dessins qui ne font qu’orner sont cachés aux lecteurs d’écran. Les codes QR et les images ont un texte à côté d’eux.',
  'point-1.2.1-1.2.5': 'Audio et vidéo',
  'met-1.2.1-1.2.5':
    'Il n’y en a pas. Les sons des cartes sont coupés tant qu’on ne les active pas, et ne disent rien qui ne soit dit en mots.',
  'point-1.3.1': 'Information et relations',
  'met-1.3.1':
    'La table est une grille de cellules en rangées ; titres, listes, tableaux et groupes de réglages sont balisés comme tels. Ce qu’une place peut recevoir figure dans son nom ou sa description.',
  'point-1.3.2': 'Ordre séquentiel logique',
  'met-1.3.2': 'Les cellules se lisent de haut en bas et de gauche à droite, comme elles sont posées.',
  'point-1.3.3': 'Caractéristiques sensorielles',
  'met-1.3.3':
    'Aucune phrase ne désigne une carte par sa seule couleur ou son seul endroit : elle nomme la carte et sa pile.',
  'point-1.3.4': 'Orientation',
  'met-1.3.4': 'Chaque jeu se dessine en hauteur et en largeur.',
  'point-1.3.5': 'Identifier la finalité de la saisie',
  'met-1.3.5': 'Rien de personnel n’est demandé.',
  'point-1.4.1': 'Utilisation de la couleur',
  'met-1.4.1':
    'Les enseignes ont leurs formes, et les écus leurs hachures ; places choisies, attendues, convenables et ouvertes diffèrent par la forme. Sans couleur, les enseignes rouges sont évidées.',
  'point-1.4.2': 'Contrôle du son',
  'met-1.4.2': 'Aucun son ne dure plus d’une seconde, et tous sont coupés au début.',
  'point-1.4.3': 'Contraste (minimum)',
  'met-1.4.3': 'Le texte a au moins 4,5 pour 1, sur chaque tapis, clair et sombre.',
  'point-1.4.4': 'Redimensionnement du texte',
  'met-1.4.4':
    'À 200 %, les cartes sont au moins 1,8 fois plus grandes à l’écran, à 400 % au moins 2,5 fois : le cadre montre alors une partie de la table. Des lettres deux fois plus grandes par le réglage du navigateur ne se chevauchent pas. Il en va de même dans les leçons et quand une partie est gagnée.',
  'point-1.4.5': 'Texte sous forme d’image',
  'met-1.4.5': 'Il n’y en a pas, sauf les valeurs sur les cartes.',
  'point-1.4.10': 'Redistribution',
  'met-1.4.10':
    'À 320 pixels, pages et dialogues ne demandent pas de défilement latéral. Une table de cartes a par nature deux dimensions et se déplace dans les deux sens ; sa phrase et ses touches, non.',
  'point-1.4.11': 'Contraste du contenu non textuel',
  'met-1.4.11':
    'Marques, bords, places vides et focus ont au moins 3 pour 1 ; les cartes attendues sur le tapis clair, 3,5 pour 1.',
  'point-1.4.12': 'Espacement du texte',
  'met-1.4.12':
    'Des lettres, des mots et des lignes plus espacés ne coupent rien dans les dialogues ni sur les pages. Sur le tapis, les mots tiennent sur une ligne.',
  'point-1.4.13': 'Contenu au survol ou au focus',
  'met-1.4.13':
    'Une pile qui s’ouvre parce que le pointeur s’y arrête se ferme avec Échap, et reste ouverte tant que le pointeur est sur elle ou sur ce qui s’est ouvert. Une touche fait de même.',
  'point-2.1.1': 'Clavier',
  'met-2.1.1': 'Tout peut se faire au clavier : flèches, Entrée et les touches que donne le point d’interrogation.',
  'point-2.1.2': 'Pas de piège au clavier',
  'met-2.1.2': 'Tab quitte la table, Échap tout dialogue.',
  'point-2.1.4': 'Raccourcis clavier utilisant des caractères',
  'met-2.1.4':
    'Les touches simples n’agissent que si la table a le focus, ou si rien ne l’a dans la page ; elles se désactivent et se changent : Réglages, Touches.',
  'point-2.2.1': 'Réglage du délai',
  'met-2.2.1':
    'Rien n’est chronométré. Un refus qui s’en va de lui-même attend tant qu’on le pointe ou qu’il a le focus, et revient à chaque essai.',
  'point-2.2.2': 'Mettre en pause, arrêter, masquer',
  'met-2.2.2':
    'Une relecture a une touche de pause et ne commence pas d’elle-même là où l’on souhaite moins d’animations.',
  'point-2.3.1': 'Pas plus de trois flashs',
  'met-2.3.1': 'Rien ne clignote.',
  'point-2.4.1': 'Contourner des blocs',
  'met-2.4.1': 'Un lien en tête de la page mène au-delà.',
  'point-2.4.2': 'Titre de page',
  'met-2.4.2': 'Chaque page et chaque jeu a son propre titre.',
  'point-2.4.3': 'Parcours du focus',
  'met-2.4.3': 'Le focus suit l’ordre de la lecture ; un dialogue le rend là d’où on l’a ouvert.',
  'point-2.4.4': 'Fonction du lien (selon le contexte)',
  'met-2.4.4': 'Les liens disent où ils mènent.',
  'point-2.4.5': 'Accès multiples',
  'met-2.4.5': 'On arrive aux jeux par l’accueil, le menu, une adresse ou un code.',
  'point-2.4.6': 'En-têtes et étiquettes',
  'met-2.4.6': 'Titres et champs disent de quoi il s’agit.',
  'point-2.4.7': 'Visibilité du focus',
  'met-2.4.7': 'Un anneau de deux couleurs, visible sur le papier, le tapis et les cartes.',
  'point-2.4.11': 'Focus non masqué (minimum)',
  'met-2.4.11':
    'Ce qui a le focus n’est jamais couvert : sur les pages, dans les dialogues, à la table. Dans une table agrandie, la fenêtre suit le focus, et le plan lui laisse son coin.',
  'point-2.5.1': 'Gestes pour le contrôle du pointeur',
  'met-2.5.1': 'Ce que font deux doigts, un réglage le fait aussi ; au lieu de glisser, on touche deux fois.',
  'point-2.5.2': 'Annulation de l’action du pointeur',
  'met-2.5.2': 'Une carte agit quand le doigt se lève ; en sortir l’annule. Échap met fin à un glissement.',
  'point-2.5.3': 'Étiquette dans le nom',
  'met-2.5.3': 'Ce qu’on lit sur une touche est dans son nom.',
  'point-2.5.4': 'Activation par le mouvement',
  'met-2.5.4': 'Rien ne se fait en bougeant l’appareil.',
  'point-2.5.7': 'Mouvements de glissement',
  'met-2.5.7': 'Choisissez une carte, puis sa place : rien n’oblige à glisser. Le plan se touche.',
  'point-2.5.8': 'Taille de la cible (minimum)',
  'met-2.5.8':
    'Tout ce qui se presse fait au moins 24 pixels, ou a autant de place pour soi ; là où le doigt est le pointeur, boutons et champs ont 44 pixels de haut, comme toutes les cartes d’une table agrandie.',
  'point-3.1.1': 'Langue de la page',
  'met-3.1.1': 'Chaque page dit sa langue, et la table aussi, quelle que soit celle de la page autour d’elle.',
  'point-3.1.2': 'Langue d’un passage',
  'met-3.1.2':
    'Les noms des jeux restent ceux du livre, comme il est permis aux noms. Tout autre mot est dans la langue que dit sa page ou sa table.',
  'point-3.2.1-3.2.2': 'Au focus, à la saisie',
  'met-3.2.1-3.2.2':
    'Rien n’arrive du seul fait d’atteindre une chose. Un réglage choisi vaut aussitôt et ne déplace rien d’autre.',
  'point-3.2.3-3.2.4': 'Navigation et identification cohérentes',
  'met-3.2.3-3.2.4': 'Dans chaque jeu, les mêmes touches sont dans le même ordre et portent les mêmes noms.',
  'point-3.2.6': 'Aide cohérente',
  'met-3.2.6': 'Les règles, la leçon et les touches sont partout à la même place du même menu.',
  'point-3.3.1': 'Identification des erreurs',
  'met-3.3.1': 'Un code ou une carte illisible est nommé dans une phrase, avec la raison.',
  'point-3.3.2': 'Étiquettes ou instructions',
  'met-3.3.2': 'Les champs ont des étiquettes, et un exemple là où une forme est attendue.',
  'point-3.3.3': 'Suggestion après une erreur',
  'met-3.3.3': 'Un coup refusé dit quelle règle l’interdit, et que faire.',
  'point-3.3.4': 'Prévention des erreurs',
  'met-3.3.4': 'Chaque coup s’annule. Avant d’effacer ce qui est gardé, la page demande.',
  'point-3.3.7-3.3.8': 'Saisie redondante, authentification',
  'met-3.3.7-3.3.8': 'Rien n’est demandé deux fois ; il n’y a pas de comptes.',
  'point-4.1.2': 'Nom, rôle et valeur',
  'met-4.1.2': 'Chaque commande a un nom et un rôle ; ce qui est choisi, déplié ou hors d’usage est dit.',
  'point-4.1.3': 'Messages d’état',
  'met-4.1.3': 'Ce qu’un coup a fait et ce qui est demandé ensuite se dit sans déplacer le focus.',
};
