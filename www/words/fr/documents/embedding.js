// French: www/embedding.html, by its keys. Sentences are HTML; ../pages.js has the words of its form.

/** @type {Record<string, string>} */
export default {
  title: 'Intégrer à votre site · Cadogan',
  description:
    'Mettez une des quatre réussites victoriennes sur votre propre page : en élément, dans un iframe ou par npm.',
  nav: 'Sur cette page',
  'nav-1': 'Le code',
  'nav-2': 'Élément',
  'nav-3': 'Iframe',
  'nav-4': 'Exemples',
  heading: 'Intégrer à votre site',
  lead: 'Mettez l’une de ces réussites sur votre page, jouable à la souris, au doigt, au clavier et avec un lecteur d’écran. Aucune requête à des tiers ; rien d’enregistré sur vos visiteurs.',
  'no-scripts':
    'Ce formulaire a besoin de scripts, et les scripts sont désactivés. Tout ce qu’il fait est expliqué plus bas.',
  'size-hint': 'En pixels ; la largeur aussi en pourcentage',
  element: 'L’élément',
  'element-text':
    'Toutes les tables d’une page partagent un module. Les raccourcis vont à celle qui a le focus. Le contenu entre les balises est le contenu de repli, visible jusqu’à ce que la table se charge ou quand les scripts sont désactivés. Réglez sa taille en CSS ; par défaut, il est aussi large que son conteneur et prend presque toute la hauteur de la fenêtre.',
  'element-text-2':
    'Depuis npm : <code>cadogan-patience</code>, avec ses types. Vous pouvez l’importer sur un serveur et par des bundlers. Les règles seules, sans table, sont <code>cadogan-patience/engine</code>, pour les pages, les workers et Node.',
  attributes: 'Attributs',
  'attributes-text':
    'Chacun est aussi une propriété du même nom, agit dès qu’il change, et peut être défini avant le chargement du script. Donner à une propriété la valeur <code>null</code>, <code>undefined</code> ou <code>false</code> retire l’attribut. La valeur par défaut vient en premier.',
  'attributes-head': 'Attribut',
  'attributes-head-2': 'Valeurs',
  'attributes-head-3': 'Sens',
  'attributes-game':
    'La réussite. Seule, elle est distribuée au hasard. Sans réussite ni donne, l’élément attend <code>link</code>.',
  'attributes-deal':
    'un code : <code>S7Q3-K9X2</code> ; ou <code>today</code> ; ou un lien : <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'La donne. Un code indique sa réussite ; <code>today</code> est la donne du jour de <code>game</code> : gagnable, et la même pour tous. Un <code>~</code> en tête énumère vos propres cartes et demande <code>game</code>. Un lien entier l’emporte sur <code>game</code> et <code>moves</code>.',
  'attributes-moves': 'la dernière partie d’un lien',
  'attributes-moves-2': 'Les coups joués jusqu’ici.',
  'attributes-problem': '<code>daily</code>, ou un lien : <code>problem/…</code>',
  'attributes-problem-2':
    'Un problème à résoudre au lieu d’une partie : <code>daily</code> est celui du jour, le même pour tous, et mène aux autres du jour. Un lien peut omettre <code>problem/</code> ; s’il est absent des listes, il est d’abord prouvé. Une mauvaise valeur est une erreur, avec une phrase.',
  'attributes-controls':
    'Ce qui entoure les cartes : tout ; une phrase et quelques boutons ; rien. Les choix que demandent les règles apparaissent toujours.',
  'attributes-loading':
    'Avec <code>lazy</code>, règles et cartes se chargent quand la table approche de la partie visible de la page.',
  'attributes-home': 'présent ou non',
  'attributes-home-2': 'Affiche le nom de la collection comme un bouton, qui émet <code>patience-home</code>.',
  'attributes-lang':
    'La langue de la table : anglais, allemand, français, espagnol ou arabe. Toute autre valeur donne l’anglais, quelle que soit la langue de votre page, et la table le dit aux lecteurs d’écran. Toutes les tables d’une page partagent une langue. Le contenu entre les balises garde celle de votre page.',
  'attributes-theme': 'Les couleurs ; par défaut, celles du système.',
  'attributes-suits': 'Les couleurs des enseignes.',
  'attributes-faces': 'Les faces des cartes.',
  'attributes-indices':
    'Les lettres des figures : K Q J, K D B ou R D V ; par défaut, celles de la langue. Toutes les tables d’une page les partagent.',
  'attributes-contrast':
    'Noir et blanc, des formes au lieu des couleurs : quand le système demande plus de contraste, ou toujours.',
  'attributes-magnify':
    'Agrandit les cartes au-delà de la place disponible ; la table se déplace alors. Avec <code>auto</code>, suit le zoom de la page, sauf dans un iframe, qui ne peut pas le détecter.',
  'attributes-felt': 'La couleur de la table.',
  'attributes-back': 'Le motif des dos.',
  'attributes-hand': 'Le côté des boutons sur un téléphone en paysage.',
  'attributes-packets': 'Les paquets sont étalés ou non : avec <code>auto</code>, sur les tables larges.',
  'attributes-next': 'Chaque fondation montre ou non la carte qu’elle attend.',
  'attributes-dealing': 'Un appui distribue jusqu’au prochain choix, ou une carte.',
  'attributes-dealt':
    'Les cartes distribuées vont ou non une à une à leur pile. Avec <code>first</code>, chaque distribution émet <code>patience-unroll</code>, que votre page peut empêcher.',
  'attributes-safe': 'Les cartes sûres rentrent automatiquement ou non.',
  'attributes-speed': 'La vitesse des cartes. Sans effet avec <code>prefers-reduced-motion</code>.',
  'attributes-keys': 'Une lettre ou un chiffre seul est ou non un raccourci quand les cartes ont le focus.',
  'attributes-keymap': 'par exemple <code>d=x h=j</code>',
  'attributes-keymap-2':
    'Des raccourcis modifiés, chacun sous la forme défaut=nouveau. Une touche ne peut pas avoir deux sens.',
  'attributes-speech':
    'Ce qui est annoncé aux lecteurs d’écran ; <code>full</code> inclut chaque carte distribuée et sa pile.',
  'attributes-crosses': 'Quand un petit chevron marque les cartes disponibles : à la grâce du Labyrinth, ou toujours.',
  'attributes-verdict': 'Le solveur vérifie ou non après chaque coup si la partie est encore gagnable.',
  'attributes-deals':
    'Les nouvelles donnes : gagnables, gagnables d’un certain niveau, ou toutes. Si la liste des donnes gagnables ne se charge pas, c’est <code>any</code>.',
  'attributes-sound': 'Les sons des cartes.',
  members: 'Autres propriétés, et méthodes',
  'members-head': 'Nom',
  'members-head-2': 'Sens',
  'members-link':
    'La partie et tous ses coups, comme fragment d’adresse, sans « # ». Le définir ouvre cette partie. Avant la première, il est vide après un lien refusé, et pendant que <code>restore()</code> lit.',
  'members-view':
    'La table telle que le joueur la voit ; <code>null</code> avant la première. Ses textes sont des jetons (tokens), pas des mots. En lecture seule.',
  'members-grade':
    'Le niveau de la donne en cours : <code>gentle</code> (facile), <code>medium</code> (moyenne), <code>stern</code> (difficile), <code>cruel</code> (cruelle) ; <code>null</code> s’il est inconnu. C’est aussi un attribut de l’élément.',
  'members-prompt': 'La consigne actuelle, en mots.',
  'members-save':
    '<code>save</code> est la partie en cours sous forme de texte, avec tout ce qui s’annule et se rétablit ; <code>restore()</code> la rouvre. Un lien fait de même pour les seuls coups.',
  'members-openlink':
    'Ouvre un lien ; renvoie si cela a marché. La table signale un mauvais lien et reste comme elle était. Un lien de relecture, <code>replay/…</code>, s’ouvre dans un lecteur : le jeu montre sa donne et attend « Lire ».',
  'members-playmove':
    'Joue un coup en notation, comme <code>c3&gt;f</code> ; lève une Error avec la raison s’il n’est pas permis.',
  'members-undo':
    'Annuler, rétablir, ou revenir à la donne. Dans une relecture, une leçon ou la suite du solveur, <code>undo()</code> et <code>redo()</code> reculent et avancent d’un pas.',
  'members-dealOn':
    '<code>dealOn()</code> fait ce que dit <code>view.dealLabel</code> : distribuer jusqu’au prochain choix. Si poser la carte en main est un choix, parce qu’elle peut rentrer ou couvrirait une carte qui le peut, le libellé est « Poser et distribuer ». <code>playSafe()</code> joue toutes les cartes sûres.',
  'members-newDeal':
    'Distribue une nouvelle donne de la même réussite. La promesse est résolue quand les cartes sont en place.',
  'members-startLesson':
    'Montre la leçon de la réussite à sa place, quelques étapes à jouer. <code>link</code>, <code>save</code> et les événements restent ceux de la partie en cours, qui revient à la fin de la leçon ou quand vous appelez autre chose que <code>undo()</code>, <code>redo()</code> et <code>dealOn()</code> ; ceux-ci agissent dans la leçon. La promesse dit si la réussite a une leçon.',
  'members-solve': 'Demande au solveur si la partie en cours est encore gagnable, et affiche sa réponse.',
  'members-text':
    'Une relecture se joue à sa vitesse ou pas à pas, en avant et en arrière ; « Reprendre » en fait une partie ordinaire. Le lecteur se charge avec la première relecture, ne démarre pas seul et ne touche pas au focus. <code>open()</code>, <code>link</code> et <code>deal</code> acceptent tous les liens de relecture.',
  'members-text-2':
    'Déplacez un élément dans la page, et sa partie continue. Retiré, il libère tout ce qu’il tient ; remis, il restaure la même position, avec ce qui se rétablit.',
  events: 'Événements',
  'events-text':
    'Tous remontent (bubble) et sont composés (composed). <code>detail</code> a <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> et <code>plies</code> (coups joués, sans et avec les coups annulés).',
  'events-head': 'Événement',
  'events-head-2': 'Quand',
  'events-patience-ready': 'La première table est prête.',
  'events-patience-move':
    'La table a changé ; <code>detail.kind</code> est <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code> ou <code>new-deal</code> ; <code>solved</code> est un coup du solveur, qui finit la partie à la demande du joueur ; <code>replay</code>, <code>shown</code> et <code>review</code> sont des pas d’une relecture, de la suite du solveur ou d’une analyse, et le retour à la partie.',
  'events-patience-won':
    'La partie est gagnée, ou il ne reste aucun coup et seule l’annulation aide. Avec <code>kind</code> <code>replay</code> ou <code>shown</code>, le joueur n’a fait que regarder ; avec <code>solved</code>, le solveur a fini la partie. L’élément affiche un bilan de victoire, sauf si la page appelle <code>preventDefault()</code> sur <code>patience-won</code>.',
  'events-patience-grade':
    'Le niveau de la donne est maintenant connu : <code>detail.grade</code>, que tout événement suivant a aussi.',
  'events-patience-error': 'Quelque chose a échoué ; <code>detail.message</code> est la phrase sur la table.',
  'events-patience-new-deal':
    'Le joueur a appuyé sur ce bouton. L’élément agit lui-même, sauf si la page appelle <code>preventDefault()</code>.',
  'events-patience-home':
    'Le joueur a appuyé sur le bouton de <code>home</code>, ou sur le raccourci de la liste des coups. La page décide que faire.',
  'events-patience-rules':
    'Le joueur a ouvert une règle, <code>detail.rule</code> ; <code>preventDefault()</code> empêche la table de l’afficher.',
  'events-patience-hint':
    'Le joueur a demandé un indice ; <code>detail.kind</code> est <code>hint</code> (indice), <code>peek</code> (regarder la pioche), <code>verdict</code> ou <code>shown</code>. Le joueur a changé un réglage à la table : <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Une leçon a commencé, atteint une étape ou fini : <code>detail.kind</code> est <code>begin</code>, <code>step</code> ou <code>end</code>, avec <code>step</code> sur <code>of</code>, et à la fin <code>done</code>, qui dit si elle est complète.',
  'events-patience-problem-try':
    'Une réponse à un problème, ou sa solution : <code>detail.problem</code> est son lien, <code>detail.tries</code> le nombre de réponses fausses, plus la dernière bonne ; un essai a <code>right</code>, une solution <code>shown</code>, vrai si elle a été regardée avant.',
  'events-patience-win':
    'Le bilan de victoire interroge la page sur la partie ; donnez à <code>detail.respondWith()</code> les faits, ou une promesse : <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'Des cartes vont aller une à une à leur pile ; <code>preventDefault()</code> les pose d’un coup.',
  looks: 'Apparence',
  'looks-text':
    'Deux emplacements (slots) : celui par défaut, affiché avant la table ; et <code>notice</code>, affiché à la place de la phrase de la table. Des parties pour votre CSS : <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Définissez les couleurs comme propriétés personnalisées de l’élément :',
  'looks-head': 'Propriété personnalisée',
  'looks-head-2': 'Couleurs',
  'looks-patience-paper': 'autour de la table : fond, texte, texte discret, cadres et boutons, traits légers',
  'looks-patience-felt': 'la table, son texte, le contour d’une pile vide',
  'looks-patience-card': 'les faces, leurs bords, les dos',
  'looks-patience-black': 'les enseignes, en deux couleurs ou une chacune',
  'looks-patience-accent': 'les cartes sélectionnées et leurs destinations, et l’anneau du focus',
  'looks-patience-font': 'la police',
  'looks-text-2':
    'Le reste de votre CSS reste dehors, même les remises à zéro de tous les éléments ; de même le sens et la langue de votre page.',
  files: 'Où sont ses fichiers',
  'files-text':
    'Vite, webpack 5, Rspack, Parcel, Next et Astro incluent les fichiers que charge la table : WebAssembly, worker, feuilles de style, police. Pour les bundlers qui ne le font pas, comme esbuild et Rollup, ou dont les règles CSS les récriraient, copiez le dossier du paquet sur votre serveur et nommez-le avant tout await :',
  'files-text-2':
    'C’est une fonction, pas un attribut, car des scripts se chargent de là : du balisage injecté ne doit pas pouvoir les choisir.',
  recipes: 'Recettes',
  'recipes-text':
    'Chacune commence par <code>npm install cadogan-patience</code>. <code>mount</code> crée une table en un appel, et signale aussitôt les options mal écrites :',
  'recipes-text-2':
    'React n’attache pas les écouteurs de cet élément au balisage rendu par le serveur, et pas du tout avant la version 19 : utilisez une ref.',
  'recipes-text-3':
    'Les modules <code>/react</code>, <code>/vue</code> et <code>/svelte</code> sont le même élément avec des types pour le balisage ; <code>custom-elements.json</code>, dans le paquet, le décrit aux éditeurs et aux catalogues.',
  policies: 'Politiques de sécurité',
  'policies-text':
    "Il marche sous une Content Security Policy stricte avec Trusted Types. Autorisez l’origine de ses fichiers dans <code>script-src</code>, <code>style-src</code>, <code>font-src</code> et <code>connect-src</code>, et ajoutez <code>'wasm-unsafe-eval'</code> à <code>script-src</code>. Le solveur tourne dans un worker : autorisez <code>worker-src</code> pour la même origine, ou <code>blob:</code> si les fichiers sont sur une autre, et <code>trusted-types cadogan</code> si vous exigez Trusted Types ; sans cela, il dit qu’il ne peut pas tourner. Si les fichiers sont sur une autre origine, leur hébergeur doit envoyer <code>Access-Control-Allow-Origin: *</code>, comme le font beaucoup d’hébergeurs statiques et <code>cargo xtask serve</code> ; et <code>.wasm</code> en <code>application/wasm</code>, <code>.js</code> en <code>text/javascript</code>.",
  frame: 'L’iframe',
  'frame-text':
    'Chaque attribut de l’élément, sauf <code>home</code> et <code>loading</code>, est un paramètre : <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. Mettez les paramètres après « # » pour que les serveurs ne les voient pas. Un lien entier marche aussi : <code>embed.html#sly/S7Q3-K9X2</code>. Un lien de relecture s’ouvre dans le lecteur des deux façons : <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>. Un problème : <code>embed.html?problem=daily</code>.',
  'frame-text-2':
    'Il marche avec <code>sandbox="allow-scripts"</code>, sans origine ni stockage. L’hébergeur des fichiers doit alors envoyer <code>Access-Control-Allow-Origin: *</code>, sinon aucun module ne se charge. Ajoutez <code>allow="clipboard-write"</code> pour que les joueurs puissent copier des liens.',
  headers: 'En-têtes pour l’hébergeur des fichiers',
  'headers-text':
    "<code>cargo xtask dist</code> les écrit tous dans ses fichiers pour hébergeurs : <code>_headers</code> et les exemples pour nginx et Caddy. <code>Content-Security-Policy: frame-ancestors 'self'</code>, sur chaque page sauf <code>embed.html</code>, garde le site hors des cadres d’autres sites, où des clics détournés pourraient jouer ou effacer des parties ; sur <code>embed.html</code>, il peut énumérer les sites autorisés à l’encadrer. <code>Cross-Origin-Opener-Policy: same-origin</code> sépare les pages des fenêtres qui les ouvrent. <code>Access-Control-Allow-Origin: *</code> et <code>Cross-Origin-Resource-Policy: cross-origin</code> permettent à d’autres pages d’utiliser l’élément. Servez <code>.wasm</code> en <code>application/wasm</code>, <code>.js</code> en <code>text/javascript</code>, <code>.css</code> en <code>text/css</code>, <code>.webmanifest</code> en <code>application/manifest+json</code>. Une page ne peut pas les définir elle-même : chez un hébergeur sans en-têtes, comme GitHub Pages, d’autres sites peuvent l’encadrer. Les fichiers doivent arriver inchangés : un hébergeur qui ajoute quoi que ce soit aux pages casse l’usage hors ligne.",
  messages: 'Messages',
  'messages-text':
    'Le cadre signale ses événements à la page autour de lui, et reçoit des commandes. Chaque message est un objet avec <code>cadogan: 1</code>, la version de ce protocole. Des champs peuvent s’ajouter ; ceux-ci restent.',
  'messages-head': 'Du cadre',
  'messages-head-2': 'Autres champs',
  'messages-hello': 'aucun : le cadre écoute',
  'messages-problem-try': 'les mêmes, et ceux des événements',
  'messages-error': 'les mêmes, et <code>message</code>',
  'messages-height': '<code>height</code> : les pixels dont la table a besoin à la largeur du cadre',
  'messages-reply':
    '<code>id</code> de la commande, <code>ok</code>, l’état comme ci-dessus, et <code>message</code> en cas d’échec',
  'messages-head-3': 'Au cadre',
  'messages-head-4': 'Autres champs ; un <code>id</code>, nombre ou texte court, demande une réponse',
  'messages-set': '<code>name</code> d’un attribut, <code>value</code> ou <code>null</code>',
  'messages-undo': 'aucun',
  'messages-text-2':
    'Les messages ne sont pas secrets. Le cadre ne lit ni stockage ni cookies : il ne connaît que la partie et ses coups, et une commande ne peut que ce que pourrait un visiteur. Il envoie donc à toute page qui l’encadre, et n’obéit qu’à celle-là : il ignore les messages d’autres fenêtres ou d’une autre forme. Ajoutez <code>origin=https://your.host</code> pour le limiter à cette origine ; toute adresse de là convient, avec <code>https://</code> ou <code>http://</code>. Une <code>origin</code> invalide coupe la messagerie ; le cadre et la console le disent. Dans votre code, vérifiez <code>event.source === iframe.contentWindow</code> : dans un bac à sable, <code>event.origin</code> est <code>"null"</code>.',
};
