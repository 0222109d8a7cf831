// French: how to put a table on a page of one's own (www/embedding.html), by its keys; the words of its form are in
// ../pages.js. Sentences are HTML.

/** @type {Record<string, string>} */
export default {
  title: 'Sur votre propre page · Cadogan',
  description:
    'Comment mettre une des quatre réussites victoriennes sur votre propre page : en élément, dans un iframe, par npm.',
  nav: 'Sur cette page',
  'nav-1': 'Le code',
  'nav-2': 'Élément',
  'nav-3': 'Iframe',
  'nav-4': 'Exemples',
  heading: 'Sur votre propre page',
  lead: 'Chacune de ces réussites peut tenir sur une page à vous et se jouer à la souris, au doigt, au clavier et avec un lecteur d’écran. Elle ne demande rien à aucun autre serveur et ne garde rien de vos visiteurs.',
  'no-scripts':
    'Le formulaire qui fait le code est lui-même fait de scripts, et les scripts sont coupés. Tout ce qu’il sait se trouve plus bas.',
  'size-hint': 'En pixels, ou la largeur en pourcentage',
  element: 'L’élément',
  'element-text':
    'On peut en mettre autant qu’on veut : ils partagent un seul module. Les touches vont à celui qui a le focus. Ce qui se trouve entre les balises se voit jusqu’à ce que les cartes soient données, et par qui n’a pas de scripts. Donnez-lui la taille voulue par votre propre feuille de style ; sans elle, il est aussi large que ce qui l’entoure et prend presque toute la hauteur de la fenêtre.',
  'element-text-2':
    'Par npm : <code>cadogan-patience</code>, avec ses types. On peut l’importer là où il n’y a pas de page, et par des bundlers. Les règles seules, sans table, sont <code>cadogan-patience/engine</code> : dans une page, dans un worker, dans Node.',
  attributes: 'Attributs',
  'attributes-text':
    'Chacun est aussi une propriété du même nom, agit dès qu’on le change et peut être mis avant que le script soit là. Donner à une propriété la valeur <code>null</code>, <code>undefined</code> ou <code>false</code> ôte l’attribut. La valeur usuelle vient en premier.',
  'attributes-head': 'Attribut',
  'attributes-head-2': 'Valeurs',
  'attributes-head-3': 'Sens',
  'attributes-game':
    'Quelle réussite. Seul, il veut dire : donner au hasard. Sans réussite ni donne, l’élément attend <code>link</code>.',
  'attributes-deal':
    'un code : <code>S7Q3-K9X2</code> ; ou <code>today</code> ; ou un lien : <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'Quelle donne. Un code connaît sa réussite ; <code>today</code> est la donne du jour de <code>game</code>, la même pour tous, et gagnable. Avec <code>~</code> en tête, des cartes à soi, qui demandent <code>game</code>. Un lien entier dit tout de lui-même, quoi que disent <code>game</code> et <code>moves</code>.',
  'attributes-moves': 'la dernière partie d’un lien',
  'attributes-moves-2': 'Jusqu’où la partie a été jouée.',
  'attributes-controls':
    'Ce qu’il y a autour des cartes : tout ; une phrase et quelques touches ; rien. Les choix que demandent les règles sont offerts quand même.',
  'attributes-loading': '<code>lazy</code> : règles et cartes se chargent quand la table approche de ce qui se voit.',
  'attributes-home': 'présent ou non',
  'attributes-home-2': 'Montre le nom du recueil comme un bouton, qui émet <code>patience-home</code>.',
  'attributes-lang':
    'La langue de la table, si elle l’a ; sinon elle parle anglais, quoi que parle votre page, et le dit aux lecteurs d’écran. <code>en</code>, <code>de</code>, <code>fr</code>, <code>es</code> et <code>ar</code> sont l’anglais, l’allemand, le français, l’espagnol et l’arabe. Toutes les tables d’une page parlent la même langue. Ce qui est entre les balises garde la langue de votre page.',
  'attributes-theme': 'Les couleurs ; celles du système, si rien n’est dit.',
  'attributes-suits': 'Les couleurs des enseignes.',
  'attributes-faces': 'Le dessin des cartes.',
  'attributes-indices':
    'Les lettres des figures : celles de la langue, K Q J, K D B ou R D V. Toutes les tables d’une page ont les mêmes.',
  'attributes-contrast':
    'Rien que du noir et du blanc, des formes au lieu des couleurs : là où le système demande plus de contraste, ou toujours.',
  'attributes-magnify':
    'De combien les cartes sont agrandies au-delà de ce qui tient ; le cadre montre alors une partie de la table. Avec <code>auto</code>, cela arrive là où une page est agrandie, mais jamais dans un iframe, qui ne peut pas le savoir.',
  'attributes-felt': 'La couleur de la table.',
  'attributes-back': 'Le motif des dos.',
  'attributes-hand': 'De quel côté un téléphone tenu couché a ses touches.',
  'attributes-packets':
    'Si l’on voit les cartes sous celle du dessus d’un paquet : <code>auto</code>, sur les tables larges.',
  'attributes-next': 'Si chaque fondation dit quelle carte elle attend ensuite.',
  'attributes-dealing': 'Si la donne continue d’elle-même jusqu’au prochain choix.',
  'attributes-dealt':
    'Si l’on voit les cartes données aller une à une à leur place. Avec <code>first</code>, la page est interrogée chaque fois : <code>patience-unroll</code>, qu’elle peut empêcher.',
  'attributes-safe': 'Si les cartes qui ne peuvent plus manquer rentrent d’elles-mêmes.',
  'attributes-speed': 'À quelle vitesse glissent les cartes. Qui demande moins d’animations n’en a aucune.',
  'attributes-keys': 'Si les lettres et chiffres seuls sont des touches tant que les cartes ont le focus.',
  'attributes-keymap': 'par exemple <code>d=x h=j</code>',
  'attributes-keymap-2':
    'D’autres touches que les usuelles : chacune avec l’usuelle devant. Une touche ne peut pas avoir deux sens.',
  'attributes-speech':
    'Combien on en dit à un lecteur d’écran ; avec <code>full</code>, chaque carte donnée et sa place.',
  'attributes-crosses':
    'Où les petites croix du livre marquent les cartes libres : à la grâce du Labyrinth, ou toujours.',
  'attributes-verdict': 'Si le solveur dit après chaque coup si la partie peut encore être gagnée.',
  'attributes-deals':
    'Si une nouvelle donne est de celles qu’on a prouvées gagnables, et de quel degré : un quart de ces donnes a chacun d’eux. Sans leur liste, c’est n’importe laquelle.',
  'attributes-sound': 'Les sons des cartes.',
  members: 'D’autres propriétés, et des méthodes',
  'members-head': 'Nom',
  'members-head-2': 'Sens',
  'members-link':
    'La partie et tous ses coups, comme fragment d’une adresse, sans « # ». Le donner ouvre cette partie.',
  'members-view':
    'La table telle que le joueur peut la voir ; <code>null</code> avant la première. Ce qu’on y trouve, ce sont des jetons (tokens), pas des mots. À lire seulement.',
  'members-grade':
    'La difficulté de la donne sur la table : <code>gentle</code>, <code>fair</code>, <code>stern</code>, <code>cruel</code> ; <code>null</code> là où on ne la connaît pas, ou pas encore. L’élément la dit aussi dans un attribut de ce nom.',
  'members-prompt': 'Ce qui est demandé au joueur à présent, en mots.',
  'members-save':
    'La partie en cours sous forme de texte, avec tout ce qui s’annule et se rétablit ; et le chemin du retour. Un lien le fait aussi, pour les seuls coups.',
  'members-openlink':
    'Ouvre un lien. Un mauvais lien se dit à la table et la laisse comme elle était ; renvoie s’il a pu être ouvert. Le lien d’une relecture, <code>replay/…</code>, s’ouvre dans un lecteur : la partie est à son début et attend « Lire ».',
  'members-playmove':
    'Fait un seul coup en notation, tel que <code>c3&gt;f</code> ; lève une exception, avec une phrase, s’il n’est pas permis.',
  'members-undo':
    'En arrière, en avant, retour au début. Dans une relecture, dans une leçon ou dans une suite que montre le solveur, <code>undo()</code> et <code>redo()</code> sont un pas en arrière et un pas en avant.',
  'members-dealOn':
    '<code>dealOn()</code> fait ce que dit <code>view.dealLabel</code> : donner jusqu’au prochain choix. Là où poser la carte en main en est déjà un, parce qu’elle peut rentrer ou couvrirait ce qui le peut, le bouton dit « Poser et tirer ». <code>playSafe()</code> rentre ce qui ne peut plus manquer.',
  'members-newDeal':
    'Donne de nouveau le jeu qui est sur la table. La promesse est résolue quand les cartes sont en place.',
  'members-startLesson':
    'Montre la leçon du jeu, quelques étapes à jouer soi-même, à la place de la partie ; <code>link</code>, <code>save</code> et les événements restent ceux de la partie en cours, qui revient quand on quitte la leçon ou qu’on lui demande autre chose que <code>undo()</code>, <code>redo()</code> et <code>dealOn()</code>, que la leçon prend pour elle. Promet s’il y en a une.',
  'members-solve': 'Demande si la partie en cours peut encore être gagnée, et dit ce qu’on en sait.',
  'members-text':
    'Une relecture se regarde coup par coup, à sa vitesse ou pas à pas, en avant et en arrière ; « Reprendre ici » en fait une partie ordinaire. Le lecteur se charge avec la première relecture, ne commence pas de lui-même et laisse le focus où il est. Partout où se donne un lien, celui d’une relecture convient : <code>open()</code>, <code>link</code>, <code>deal</code>.',
  'members-text-2':
    'On peut déplacer un élément dans la page ; il continue comme il était. Ôté, il rend tout ce qu’il tient ; remis, il pose la même partie là où elle était, avec ce qui se rétablit.',
  events: 'Événements',
  'events-text':
    'Tous remontent et sortent de l’arbre fantôme (shadow tree). <code>detail</code> a <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> et <code>plies</code> (coups joués, et avec les coups annulés).',
  'events-head': 'Événement',
  'events-head-2': 'Quand',
  'events-patience-ready': 'La première table est prête.',
  'events-patience-move':
    'La table a changé ; <code>detail.kind</code> dit par quoi : <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code>, <code>new-deal</code> ; <code>replay</code> et <code>shown</code> sont des pas d’une relecture, ou de ce que montre le solveur.',
  'events-patience-won':
    'La partie est finie ; ou il ne reste aucun coup, et seule l’annulation aide. Avec <code>kind</code> <code>replay</code> ou <code>shown</code>, personne n’a gagné : on n’a fait que regarder. L’élément montre une carte de la victoire, sauf si la page appelle <code>preventDefault()</code> sur <code>patience-won</code>.',
  'events-patience-grade':
    'On connaît maintenant la difficulté de la donne sur la table : <code>detail.grade</code>, que dit aussi tout événement suivant.',
  'events-patience-error':
    'Quelque chose n’a pas pu se faire ; <code>detail.message</code> est la phrase qu’on lit à la table.',
  'events-patience-new-deal':
    'Un bouton le demande. L’élément le fait lui-même, sauf si la page appelle <code>preventDefault()</code>.',
  'events-patience-home':
    'Le bouton de <code>home</code> ; la touche de la liste des coups. La page fait ce qu’elle veut.',
  'events-patience-rules':
    'On demande une règle, <code>detail.rule</code> ; <code>preventDefault()</code> empêche de la montrer à la table.',
  'events-patience-hint':
    'On a demandé un indice ; <code>detail.kind</code> est <code>fair</code>, <code>knowing</code>, <code>verdict</code> ou <code>shown</code>. Le joueur a réglé quelque chose à la table : <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Une leçon a commencé, a atteint une étape, est finie : <code>detail.kind</code> est <code>begin</code>, <code>step</code> ou <code>end</code>, avec <code>step</code> sur <code>of</code>, et à la fin <code>done</code>, si toutes ont été parcourues.',
  'events-patience-win':
    'La carte de la victoire demande ce que la page sait de la partie ; <code>detail.tell()</code> le prend, ou une promesse : <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'On va voir des cartes aller une à une à leur place ; <code>preventDefault()</code> les pose d’un coup.',
  looks: 'Apparence',
  'looks-text':
    'Deux emplacements : celui sans nom, pour ce qu’on voit avant la table, et <code>notice</code>, pour ce que la page veut dire à la place de la phrase de la table. Des parties pour votre feuille : <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Les couleurs sont des propriétés personnalisées que vous donnez à l’élément :',
  'looks-head': 'Propriété personnalisée',
  'looks-head-2': 'Couleurs',
  'looks-patience-paper':
    'autour de la table : fond, texte, texte discret, traits des cadres et des boutons, traits légers',
  'looks-patience-felt': 'la table, ce qui y est écrit, le contour d’une place vide',
  'looks-patience-card': 'les faces, leurs bords, les dos',
  'looks-patience-black': 'les enseignes, deux par deux ou chacune',
  'looks-patience-accent': 'ce qui est choisi ou peut recevoir, et l’anneau du focus',
  'looks-patience-font': 'le caractère',
  'looks-text-2':
    'Tout le reste de vos feuilles reste dehors, même les remises à zéro de tous les éléments ; de même le sens et la langue de votre page.',
  files: 'Où se trouvent ses fichiers',
  'files-text':
    'Du paquet, Vite, webpack 5, Rspack, Parcel, Next et Astro emportent ce que la table va chercher : son WebAssembly, son worker, ses feuilles, son caractère. Pour les bundlers qui ne le font pas, comme esbuild et Rollup, ou dont les règles récriraient les feuilles, copiez le dossier du paquet sur votre serveur et dites où il est, avant d’attendre quoi que ce soit :',
  'files-text-2':
    'C’est une fonction et non un attribut, car des scripts viennent de là : aucun balisage glissé dans une page ne peut les choisir.',
  recipes: 'Recettes',
  'recipes-text':
    'Chacune commence par <code>npm install cadogan-patience</code>. <code>mount</code> fait une table en un appel et dit aussitôt ce qui est mal écrit :',
  'recipes-text-2':
    'React ne donne pas d’écouteur à un élément fait par un serveur, et avant la version 19 à aucun des nôtres : une ref le fait.',
  'recipes-text-3':
    'Les modules <code>/react</code>, <code>/vue</code> et <code>/svelte</code> sont le même élément, avec des types pour le balisage ; <code>custom-elements.json</code>, dans le paquet, dit aux éditeurs et aux catalogues ce qu’il a.',
  policies: 'Politiques',
  'policies-text':
    "Il marche sous une Content Security Policy stricte avec Trusted Types. Pour l’origine de ses fichiers, il lui faut <code>script-src</code>, <code>style-src</code>, <code>font-src</code> et <code>connect-src</code> ; de plus, <code>'wasm-unsafe-eval'</code> dans <code>script-src</code>. Le solveur, quand on l’interroge, travaille dans un worker : <code>worker-src</code> pour la même origine, ou <code>blob:</code> là où les fichiers sont sur une autre, et <code>trusted-types cadogan</code> là où l’on exige des types ; sans cela, il dit qu’il ne peut pas. Un hébergeur des fichiers qui sert des pages d’autres origines envoie <code>Access-Control-Allow-Origin: *</code>, comme le font beaucoup d’hébergeurs statiques et <code>cargo xtask serve</code> ; et <code>.wasm</code> en <code>application/wasm</code>, <code>.js</code> en <code>text/javascript</code>.",
  frame: 'L’iframe',
  'frame-text':
    'Chaque attribut de l’élément, sauf <code>home</code> et <code>loading</code>, est un paramètre : <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. Ils peuvent aussi suivre « # », où aucun serveur ne les voit ; un lien entier aussi : <code>embed.html#sly/S7Q3-K9X2</code>. Celui d’une relecture s’ouvre dans le lecteur, aux deux endroits : <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>.',
  'frame-text-2':
    'Il marche avec <code>sandbox="allow-scripts"</code>, sans origine et sans stockage. L’hébergeur des fichiers doit alors envoyer <code>Access-Control-Allow-Origin: *</code>, sinon aucun module ne se charge. Donnez <code>allow="clipboard-write"</code> si des liens doivent être copiés.',
  headers: 'Ce qu’envoie l’hébergeur des fichiers',
  'headers-text':
    "Les fichiers que <code>cargo xtask dist</code> fait pour les hébergeurs, <code>_headers</code> et les exemples pour nginx et Caddy, disent tout cela. <code>Content-Security-Policy: frame-ancestors 'self'</code>, avec chaque page sauf <code>embed.html</code>, garde le site hors des cadres d’autrui, où des clics destinés à autre chose joueraient ou effaceraient des parties ; avec <code>embed.html</code>, on peut y énumérer qui a le droit d’en tenir un. <code>Cross-Origin-Opener-Policy: same-origin</code> sépare les pages des fenêtres qui les ouvrent. <code>Access-Control-Allow-Origin: *</code> et <code>Cross-Origin-Resource-Policy: cross-origin</code> laissent d’autres pages avoir l’élément. <code>.wasm</code> part en <code>application/wasm</code>, <code>.js</code> en <code>text/javascript</code>, <code>.css</code> en <code>text/css</code>, <code>.webmanifest</code> en <code>application/manifest+json</code>. Aucune page ne peut le dire elle-même : un hébergeur sans en-têtes, comme GitHub Pages, peut être encadré. Les fichiers doivent arriver tels quels : un hébergeur qui écrit dans les pages empêche qu’elles soient gardées pour servir sans réseau.",
  messages: 'Messages',
  'messages-text':
    'Le cadre dit à la page qui le tient ce qui arrive, et fait ce qu’elle demande. Chaque message est un objet avec <code>cadogan: 1</code>, la version de ce protocole. Des champs peuvent s’ajouter ; ceux d’ici restent.',
  'messages-head': 'Du cadre',
  'messages-head-2': 'Autres champs',
  'messages-hello': 'aucun : il écoute désormais',
  'messages-error': 'les mêmes, et <code>message</code>',
  'messages-height':
    '<code>height</code> : les pixels auxquels la table a toute la place qu’elle veut pour la largeur du cadre',
  'messages-reply':
    '<code>id</code> de la commande, <code>ok</code>, l’état comme ci-dessus, et <code>message</code> si cela n’a pas pu se faire',
  'messages-head-3': 'Au cadre',
  'messages-head-4': 'Autres champs ; un <code>id</code>, nombre ou court texte, demande une réponse',
  'messages-set': '<code>name</code> d’un attribut, <code>value</code> ou <code>null</code>',
  'messages-undo': 'aucun',
  'messages-text-2':
    'Ce qui passe ici n’est pas un secret : le cadre ne lit ni stockage ni cookie et ne peut donc dire que la partie que la page y a mise et les coups faits depuis ; et une commande ne peut rien qu’un visiteur ne puisse à la main. Aussi parle-t-il à qui le tient et n’obéit-il à personne d’autre : ce qui ne vient pas de la fenêtre qui le tient, ou n’a pas cette forme, est ignoré. Avec <code>origin=https://your.host</code> parmi les paramètres, cette origine seule est informée et entendue : toute adresse d’elle convient, mais avec <code>https://</code> ou <code>http://</code> devant. Une valeur qui ne nomme aucune origine ferme le canal : personne n’est informé ni entendu, et le cadre et la console le disent. De votre côté, vérifiez <code>event.source === iframe.contentWindow</code> : dans un bac à sable, <code>event.origin</code> est <code>"null"</code>.',
};
