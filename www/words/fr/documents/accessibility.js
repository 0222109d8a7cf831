// French: www/accessibility.html, by its keys. Sentences are HTML. Names of the criteria are those
// of the authorised French translation of the guidelines, where it has them.

/** @type {Record<string, string>} */
export default {
  title: 'Accessibilité · Cadogan',
  description:
    'Ce qui marche si vous voyez mal, jouez à l’oreille, n’utilisez que le clavier ou voulez moins de mouvement ; limites connues ; point par point selon les WCAG 2.2.',
  nav: 'Sur cette page',
  'nav-1': 'Ce qui marche',
  'nav-2': 'Limites connues',
  'nav-3': 'Point par point',
  heading: 'Accessibilité',
  lead: 'Quatre réussites pour tout le monde : à l’œil ou à l’oreille, à la souris, au doigt ou au clavier. Cette page dit comment, et ce qui manque encore.',
  works: 'Ce qui marche',
  'works-larger':
    '<strong>Des cartes plus grandes.</strong> Zoomez la page, pincez la table, ou réglez « Taille des cartes ». Déplacez alors la table : à la molette, du doigt, en tirant le tapis ou avec les flèches. Un plan dans le coin montre où vous êtes ; touchez-le pour aller ailleurs. La carte sélectionnée reste toujours visible.',
  'works-contrast':
    '<strong>Plus de contraste.</strong> Noir et blanc, enseignes rouges évidées, carte sélectionnée inversée : automatiquement si votre système demande plus de contraste, ou avec « Contraste » dans les réglages. Les thèmes de contraste de Windows gardent leurs couleurs, avec les mêmes formes.',
  'works-keys':
    '<strong>Clavier.</strong> Chaque coup se joue au clavier ; le point d’interrogation en donne la liste. Dans les réglages, sous « Clavier », vous pouvez changer ou désactiver les raccourcis à une touche, ce qui aide si vous parlez à votre ordinateur.',
  'works-speech':
    '<strong>Lecteurs d’écran.</strong> Chaque carte, chaque pile et chaque coup a des mots. Un réglage décide combien en est annoncé.',
  'works-colours': '<strong>Couleurs.</strong> Quatre couleurs pour les enseignes, quatre tapis, clair et sombre.',
  'works-motion':
    '<strong>Moins de mouvement.</strong> Rien ne bouge tout seul si votre système demande moins d’animations, ou avec « Animations : Aucune ».',
  'works-time': '<strong>Temps.</strong> Rien n’est chronométré, et vous pouvez tout annuler.',
  lacking: 'Limites connues',
  'lacking-frame':
    'Dans l’iframe d’une autre page, la table ne peut pas détecter le zoom. Pincez-la pour l’agrandir ; l’auteur de la page peut régler <code>magnify</code>.',
  'lacking-strips':
    'Sur les plus petits téléphones, une longue colonne montre des bandes de moins de 24 pixels. Touchez son nombre pour l’ouvrir ; des cartes plus grandes ont des bandes plus larges.',
  'lacking-spacing':
    'Avec des lettres plus espacées, certains mots sont coupés sur le tapis. Les lecteurs d’écran les annoncent en entier.',
  'lacking-ear':
    'Une partie à l’oreille dure plus longtemps qu’à l’œil, surtout The Empress of India avec ses quarante-huit places.',
  'lacking-readers':
    'Nous n’avons essayé qu’Orca : dans Firefox et dans Chromium, les quatre réussites ont été gagnées à l’oreille et les quatre leçons suivies jusqu’au bout. NVDA, JAWS, VoiceOver et TalkBack n’ont pas été essayés.',
  tell: 'Signaler un problème',
  'tell-how':
    'Si quelque chose vous empêche de jouer, dites-le au responsable du site où vous avez trouvé le jeu, ou à la personne qui vous a donné le programme. Envoyez le lien de la partie (Menu, Partager), ce que vous avez fait, votre navigateur, votre lecteur d’écran et votre zoom. Le lien suffit à retrouver la position exacte.',
  points: 'Point par point',
  'points-text':
    'Les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveaux A et AA. La dernière colonne nomme les tests qui vérifient chaque point : des fichiers de <code>tests/browser</code> qui finissent par <code>.test.mjs</code>, ou <code>tests/browser/orca</code>, qui écoute un vrai lecteur d’écran : <code>cargo xtask orca</code>.',
  'head-point': 'Point',
  'head-how': 'Comment il est respecté',
  'head-tests': 'Tests',
  'point-1.1.1': 'Contenu non textuel',
  'met-1.1.1':
    'Cartes, piles et marques ont des noms en mots ; les lecteurs d’écran sautent les dessins décoratifs. Les codes QR et les images ont un texte à côté.',
  'point-1.2.1-1.2.5': 'Audio et vidéo',
  'met-1.2.1-1.2.5':
    'Il n’y en a pas. Les sons des cartes sont coupés tant que vous ne les activez pas, et tout ce qu’ils disent est aussi en mots.',
  'point-1.3.1': 'Information et relations',
  'met-1.3.1':
    'La table est une grille de rangées et de cellules ; titres, listes, tableaux et groupes de réglages sont balisés comme tels. La carte qu’une pile attend est dans son nom ou sa description.',
  'point-1.3.2': 'Ordre séquentiel logique',
  'met-1.3.2': 'Les cellules se lisent de haut en bas et de gauche à droite, comme sur la table.',
  'point-1.3.3': 'Caractéristiques sensorielles',
  'met-1.3.3':
    'Aucune phrase ne désigne une carte par sa seule couleur ou sa seule position : elle nomme la carte et sa pile.',
  'point-1.3.4': 'Orientation',
  'met-1.3.4': 'Chaque réussite marche en portrait et en paysage.',
  'point-1.3.5': 'Identifier la finalité de la saisie',
  'met-1.3.5': 'Le jeu ne demande rien de personnel.',
  'point-1.4.1': 'Utilisation de la couleur',
  'met-1.4.1':
    'Les enseignes diffèrent par la forme et les hachures ; les piles sélectionnées, suivantes, jouables et disponibles diffèrent par la forme. Sans couleur, les enseignes rouges sont évidées.',
  'point-1.4.2': 'Contrôle du son',
  'met-1.4.2': 'Aucun son ne dure plus d’une seconde, et les sons sont coupés par défaut.',
  'point-1.4.3': 'Contraste (minimum)',
  'met-1.4.3': 'Le texte a un contraste d’au moins 4,5:1 sur chaque tapis, clair et sombre.',
  'point-1.4.4': 'Redimensionnement du texte',
  'met-1.4.4':
    'À 200 % de zoom, les cartes sont au moins 1,8 fois plus grandes à l’écran ; à 400 %, au moins 2,5 fois, et la table se déplace. Avec un texte à 200 % dans les réglages du navigateur, rien ne se chevauche. Il en va de même dans les leçons et à la victoire.',
  'point-1.4.5': 'Texte sous forme d’image',
  'met-1.4.5': 'Il n’y en a pas, sauf les valeurs sur les cartes.',
  'point-1.4.10': 'Redistribution',
  'met-1.4.10':
    'À 320 pixels, pages et dialogues se passent de défilement latéral. Une table de cartes a par nature deux dimensions et se déplace dans les deux sens ; sa phrase et ses boutons, non.',
  'point-1.4.11': 'Contraste du contenu non textuel',
  'met-1.4.11': 'Marques, bords, piles vides et focus ont au moins 3:1 ; les cartes suivantes sur tapis clair, 3,5:1.',
  'point-1.4.12': 'Espacement du texte',
  'met-1.4.12':
    'Des lettres, des mots et des lignes plus espacés ne coupent rien dans les dialogues ni sur les pages. Sur le tapis, les mots tiennent sur une ligne.',
  'point-1.4.13': 'Contenu au survol ou au focus',
  'met-1.4.13':
    'Survolez une pile pour l’ouvrir : Échap la ferme, et elle reste ouverte tant que le pointeur est sur la pile ou sur les cartes ouvertes. Un raccourci fait de même.',
  'point-2.1.1': 'Clavier',
  'met-2.1.1': 'Tout se fait au clavier : flèches, Entrée et les raccourcis que liste le point d’interrogation.',
  'point-2.1.2': 'Pas de piège au clavier',
  'met-2.1.2': 'Tab quitte la table ; Échap quitte chaque dialogue.',
  'point-2.1.4': 'Raccourcis clavier utilisant des caractères',
  'met-2.1.4':
    'Les raccourcis à une touche n’agissent que si la table, ou rien dans la page, a le focus. Désactivez-les ou changez-les dans Réglages, Clavier.',
  'point-2.2.1': 'Réglage du délai',
  'met-2.2.1':
    'Rien n’est chronométré. Un refus qui disparaît attend tant que vous le pointez ou qu’il a le focus, et revient à chaque essai.',
  'point-2.2.2': 'Mettre en pause, arrêter, masquer',
  'met-2.2.2': 'Une relecture a un bouton de pause, et ne démarre pas seule si vous demandez moins d’animations.',
  'point-2.3.1': 'Pas plus de trois flashs',
  'met-2.3.1': 'Rien ne clignote.',
  'point-2.4.1': 'Contourner des blocs',
  'met-2.4.1': 'Un lien en haut de la page saute son en-tête.',
  'point-2.4.2': 'Titre de page',
  'met-2.4.2': 'Chaque page et chaque réussite a son propre titre.',
  'point-2.4.3': 'Parcours du focus',
  'met-2.4.3': 'L’ordre du focus est celui de la lecture ; un dialogue fermé rend le focus là où il a été ouvert.',
  'point-2.4.4': 'Fonction du lien (selon le contexte)',
  'met-2.4.4': 'Les liens disent où ils mènent.',
  'point-2.4.5': 'Accès multiples',
  'met-2.4.5': 'Vous arrivez aux réussites par l’accueil, le menu, une adresse ou un code.',
  'point-2.4.6': 'En-têtes et étiquettes',
  'met-2.4.6': 'Titres et étiquettes décrivent leur sujet.',
  'point-2.4.7': 'Visibilité du focus',
  'met-2.4.7': 'Un anneau de deux couleurs, visible sur le papier, le tapis et les cartes.',
  'point-2.4.11': 'Focus non masqué (minimum)',
  'met-2.4.11':
    'Rien ne couvre jamais le focus : sur les pages, dans les dialogues, à la table. Une table agrandie se déplace vers le focus, et le plan lui laisse son coin.',
  'point-2.5.1': 'Gestes pour le contrôle du pointeur',
  'met-2.5.1':
    'Chaque geste à deux doigts a un réglage qui fait de même ; un glissement se fait aussi en touchant deux fois.',
  'point-2.5.2': 'Annulation de l’action du pointeur',
  'met-2.5.2':
    'Une carte agit quand vous levez le doigt ; glissez hors d’elle pour annuler. Échap annule un glissement.',
  'point-2.5.3': 'Étiquette dans le nom',
  'met-2.5.3': 'Le texte visible d’un bouton est dans son nom.',
  'point-2.5.4': 'Activation par le mouvement',
  'met-2.5.4': 'Rien n’exige de bouger l’appareil.',
  'point-2.5.7': 'Mouvements de glissement',
  'met-2.5.7': 'Touchez une carte, puis sa destination : rien n’exige de glisser. Touchez le plan pour le déplacer.',
  'point-2.5.8': 'Taille de la cible (minimum)',
  'met-2.5.8':
    'Chaque cible fait au moins 24 pixels, ou a autant de place autour d’elle. Au doigt, boutons et champs ont 44 pixels de haut, comme chaque carte d’une table agrandie.',
  'point-3.1.1': 'Langue de la page',
  'met-3.1.1': 'Chaque page indique sa langue. La table aussi, quelle que soit celle de la page autour d’elle.',
  'point-3.1.2': 'Langue d’un passage',
  'met-3.1.2':
    'Les noms des réussites restent ceux du livre, comme le permettent les noms propres. Tout autre mot est dans la langue qu’indique sa page ou sa table.',
  'point-3.2.1-3.2.2': 'Au focus, à la saisie',
  'met-3.2.1-3.2.2': 'Le focus seul ne change rien. Un réglage agit aussitôt et ne déplace rien d’autre.',
  'point-3.2.3-3.2.4': 'Navigation et identification cohérentes',
  'met-3.2.3-3.2.4': 'Chaque réussite a les mêmes boutons, dans le même ordre, avec les mêmes noms.',
  'point-3.2.6': 'Aide cohérente',
  'met-3.2.6': 'Règles, leçon et raccourcis sont partout à la même place du même menu.',
  'point-3.3.1': 'Identification des erreurs',
  'met-3.3.1': 'Un message nomme le code ou la carte illisible, et la raison.',
  'point-3.3.2': 'Étiquettes ou instructions',
  'met-3.3.2': 'Les champs ont des étiquettes, et un exemple s’il leur faut une certaine forme.',
  'point-3.3.3': 'Suggestion après une erreur',
  'met-3.3.3': 'Un coup refusé nomme la règle qui l’interdit, et que faire.',
  'point-3.3.4': 'Prévention des erreurs',
  'met-3.3.4': 'Vous pouvez annuler chaque coup. La page demande avant d’effacer des données enregistrées.',
  'point-3.3.7-3.3.8': 'Saisie redondante, authentification',
  'met-3.3.7-3.3.8': 'Le jeu ne demande rien deux fois ; il n’y a pas de comptes.',
  'point-4.1.2': 'Nom, rôle et valeur',
  'met-4.1.2': 'Chaque commande a un nom et un rôle, et annonce si elle est sélectionnée, dépliée ou désactivée.',
  'point-4.1.3': 'Messages d’état',
  'met-4.1.3': 'L’effet des coups et les nouvelles consignes sont annoncés sans déplacer le focus.',
};
