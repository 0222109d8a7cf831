// French: dialogs and panels, a constant for each.

import { lazy } from '../shared.js';
import { capital, card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');

/** "La dernière donne", "Les 12 dernières donnes". @param {number} n */
const lastDeals = (n) => (n === 1 ? 'La dernière donne' : `Les ${n} dernières donnes`);

/** French takes the singular for 0 and 1. @param {number} n @param {string} singular @param {string} plural */
const singularOrPlural = (n, singular, plural) => (n < 2 ? singular : plural);

export const dialog = {
  close: 'Fermer',
};

export const menu = {
  title: 'Menu',
  games: 'Les réussites',
  thisGame: 'Cette partie',
  newDeal: 'Nouvelle donne',
  daily: 'Donne du jour',
  problems: 'Problèmes',
  makeProblem: 'En faire un problème',
  restart: 'Recommencer',
  previous: 'Partie précédente',
  bookmark: 'Poser un signet ici',
  bookmarked: 'Signet posé. Le menu vous y ramène.',
  toBookmark: (/** @type {number} */ ply) => `Revenir au signet, coup ${ply}`,
  solve: 'Encore gagnable ?',
  moves: 'Liste des coups',
  review: 'Analyser la partie',
  giveUp: 'Abandonner la partie',
  rules: 'Règles',
  lesson: 'Leçon',
  share: 'Partager',
  shareGame: 'Partager ou enregistrer',
  code: 'Entrer un code ou un lien',
  yourCards: 'Vos propres cartes',
  text: 'Ouvrir une partie en texte',
  otherGames: 'Autre réussite',
  site: 'Cadogan',
  start: 'Accueil',
  settings: 'Réglages',
  statistics: 'Statistiques',
  storage: 'Données enregistrées',
  newVersion: 'Utiliser la nouvelle version',
  keys: 'Raccourcis',
};

export const code = {
  title: 'Entrer un code ou un lien',
  open: 'Ouvrir',
  hint: 'Un code indique sa réussite : S7Q3-K9X2. Majuscules et tirets sont sans importance.',
};

export const rules = {
  title: 'Règles',
  of: 'Règles de',
  failed: 'Les règles n’ont pas pu être chargées. Êtes-vous hors ligne ?',
};

export const settings = {
  title: 'Réglages',
  language: { name: 'Langue', auto: 'Selon le navigateur' },
  appearance: 'Apparence',
  theme: { name: 'Couleurs', auto: 'Selon le système', light: 'Clair', dark: 'Sombre' },
  suits: { name: 'Enseignes', two: 'Deux couleurs', four: 'Quatre couleurs' },
  faces: { name: 'Faces', index: 'Grand index', classic: 'Classiques', night: 'Grand index, cartes sombres' },
  indices: {
    name: 'Lettres sur les cartes',
    auto: 'Selon la langue',
    en: 'A K Q J',
    de: 'A K D B',
    fr: 'A R D V',
  },
  contrast: { name: 'Contraste', auto: 'Selon le système', more: 'Noir et blanc' },
  magnify: {
    name: 'Taille des cartes',
    auto: 'Selon le zoom',
    off: 'Table entière',
    1.5: '150 %',
    2: '200 %',
    3: '300 %',
    4: '400 %',
  },
  felt: { name: 'Tapis', green: 'Vert', blue: 'Bleu', rose: 'Rose', stone: 'Gris' },
  back: { name: 'Dos', trellis: 'Treillis', scales: 'Écailles', waves: 'Vagues' },
  controls: 'Commandes',
  hand: { name: 'Boutons pour la', right: 'Main droite', left: 'Main gauche' },
  packets: { name: 'Paquets', auto: 'Étalés si la table est large', fanned: 'Étalés', squared: 'Regroupés' },
  next: { name: 'Carte suivante des fondations', on: 'Affichée', off: 'Masquée' },
  dealt: {
    name: 'Animer la distribution',
    first: 'Les premières fois',
    always: 'Toujours',
    never: 'Jamais',
  },
  dealing: { name: 'Un appui distribue', decision: 'Jusqu’au prochain choix', card: 'Une carte' },
  safe: { name: 'Cartes sûres', asked: 'Jouées à la demande', auto: 'Jouées aussitôt' },
  speed: {
    name: 'Animations',
    normal: 'Normales',
    slow: 'Lentes',
    quick: 'Rapides',
    none: 'Aucune',
  },
  solver: 'Solveur',
  deals: {
    name: 'Nouvelles donnes',
    winnable: 'Gagnables',
    gentle: 'Faciles',
    medium: 'Moyennes',
    stern: 'Difficiles',
    cruel: 'Cruelles',
    any: 'Toutes',
  },
  crosses: { name: 'Marquer les cartes disponibles', grace: 'À la grâce', always: 'Toujours' },
  verdict: { name: 'Détecter les parties perdues', asked: 'À la demande', always: 'Après chaque coup' },
  keyboard: 'Clavier',
  keys: { name: 'Raccourcis à une touche', on: 'Oui', off: 'Non' },
  keyNames: {
    d: 'Distribuer',
    h: 'Indice',
    n: 'Pile suivante qui peut recevoir la carte',
    b: 'Pile précédente qui peut recevoir la carte',
    i: 'Voir toute la pile',
    s: 'Lire l’état de la partie',
    r: 'Répéter la dernière annonce',
    l: 'Lire le dernier coup',
    m: 'Liste des coups',
    1: 'Aller à la pioche et à la main',
    2: 'Aller aux fondations',
    3: 'Aller au tableau',
    4: 'Aller aux autres piles',
    '/': 'Poser une question ou taper un coup',
    '?': 'Liste des raccourcis',
  },
  keysLead:
    'Sélectionnez un champ et appuyez sur une nouvelle touche. Les raccourcis agissent quand la table a le focus.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ action) =>
    `${key} est déjà la touche de « ${action} ». Donnez d’abord une autre touche à cette action.`,
  keyUnfit: 'Choisissez une lettre, un chiffre ou un symbole.',
  keySet: (/** @type {string} */ key, /** @type {string} */ action) => `${action} : ${key}.`,
  keysReset: 'Réinitialiser',
  keysWereReset: 'Raccourcis réinitialisés.',
  sounds: 'Son et parole',
  speech: {
    name: 'Annonces du lecteur d’écran',
    normal: 'L’essentiel',
    full: 'Chaque carte distribuée',
    brief: 'Ce qui change',
  },
  sound: { name: 'Sons', off: 'Non', on: 'Oui' },
};

export const soundOffer = {
  ask: 'Voulez-vous entendre les cartes ?',
  on: 'Activer les sons',
  off: 'Non',
};

export const settingsHelp = {
  theme: {
    auto: 'Clair ou sombre, comme votre système.',
    light: 'Papier clair et tapis pâle.',
    dark: 'Papier sombre et tapis sombre.',
  },
  suits: {
    two: 'Pique et trèfle sont noirs, cœur et carreau rouges.',
    four: 'Le trèfle est vert et le carreau bleu ; dans « Empress of India », deux rouges et deux noirs.',
  },
  faces: {
    index: 'Valeur et enseigne en grand, lisibles à toute taille.',
    classic: 'Figures et points des jeux d’autrefois, si les cartes sont assez grandes.',
    night: 'Cartes sombres aux figures pâles.',
  },
  indices: {
    auto: 'Lettres des rois, dames et valets dans la langue de la page.',
    en: 'King, queen, jack : les lettres des cartes anglaises.',
    de: 'König, Dame, Bube : les lettres des cartes allemandes.',
    fr: 'Roi, dame, valet : les lettres des cartes françaises.',
  },
  contrast: {
    auto: 'Noir et blanc si votre système demande plus de contraste.',
    more: 'Noir et blanc : enseignes rouges évidées, carte sélectionnée inversée.',
  },
  magnify: {
    auto: 'Les cartes suivent le zoom de la page ; faites glisser la table pour voir le reste. Pincer fonctionne aussi.',
    off: 'La table est toujours entière ; pincez pour l’agrandir.',
    1.5: 'Cartes à 150 % ; faites glisser la table pour voir le reste.',
    2: 'Cartes à 200 % ; faites glisser la table pour voir le reste.',
    3: 'Cartes à 300 % ; faites glisser la table pour voir le reste.',
    4: 'Cartes à 400 % ; faites glisser la table pour voir le reste.',
  },
  felt: {
    green: 'Un tapis vert sous les cartes.',
    blue: 'Un tapis bleu sous les cartes.',
    rose: 'Un tapis rose sous les cartes.',
    stone: 'Un tapis gris sous les cartes.',
  },
  back: {
    trellis: 'Un treillis au dos des cartes.',
    scales: 'Des écailles au dos des cartes.',
    waves: 'Des vagues au dos des cartes.',
  },
  packets: {
    auto: 'Sur une table large, vous voyez toutes les cartes d’un paquet.',
    fanned: 'Vous voyez toutes les cartes d’un paquet, même très petites.',
    squared: 'Un paquet montre sa carte du dessus et un nombre ; ouvrez-le pour voir le reste.',
  },
  next: {
    on: 'Chaque fondation montre la carte qu’elle attend.',
    off: 'Chaque fondation montre combien de cartes elle a.',
  },
  hand: {
    right: 'En paysage, les boutons sont à droite.',
    left: 'En paysage, les boutons sont à gauche.',
  },
  dealt: {
    first:
      'Vous voyez les premières distributions d’une réussite carte par carte ; touchez l’écran ou une touche pour passer.',
    always: 'Vous voyez chaque distribution carte par carte ; touchez l’écran ou une touche pour passer.',
    never: 'Les cartes distribuées apparaissent à leur place.',
  },
  dealing: {
    decision: 'La distribution continue jusqu’à ce que vous ayez un choix à faire.',
    card: 'Chaque appui distribue une carte.',
  },
  safe: {
    asked: 'Les cartes qui peuvent rentrer sans risque attendent que vous les jouiez.',
    auto: 'Les cartes qui peuvent rentrer sans risque rentrent automatiquement.',
  },
  speed: {
    normal: 'Un coup dure un sixième de seconde.',
    slow: 'Les coups sont assez lents pour être suivis des yeux.',
    quick: 'Un coup dure la moitié du temps habituel.',
    none: 'Les cartes sautent à leur place.',
  },
  deals: {
    winnable: 'Le solveur a gagné chaque donne que vous recevez.',
    gentle: 'Les donnes gagnables les plus faciles : suivre chaque indice en gagne environ 9 sur 10, ou plus.',
    medium: 'Les autres donnes de la moitié la plus facile.',
    stern: 'Le deuxième quart le plus difficile des donnes gagnables.',
    cruel: 'Le quart le plus difficile ; le solveur les a toutes gagnées.',
    any: 'Des donnes entièrement au hasard ; certaines sont ingagnables.',
  },
  crosses: {
    grace: 'Les cartes disponibles portent un petit chevron à la grâce et avec un indice.',
    always: 'Les cartes disponibles portent toujours un petit chevron.',
  },
  verdict: {
    asked: 'Le solveur vérifie quand vous demandez « Encore gagnable ? ».',
    always: 'Le solveur vérifie après chaque coup, et son verdict reste affiché.',
  },
  speech: {
    normal: 'Annonce chaque coup et son effet, et les cartes distribuées qui peuvent rentrer.',
    full: 'Annonce chaque carte distribuée et sa pile.',
    brief: 'Annonce seulement ce que change chaque coup.',
  },
  keys: {
    on: 'Une lettre ou un chiffre seul est un raccourci quand la table a le focus.',
    off: 'Une lettre ou un chiffre seul ne fait rien ; flèches, Entrée, Échap et Ctrl Z restent.',
  },
  sound: {
    off: 'Silence.',
    on: 'Les cartes font un bruit en se posant ; une victoire joue un accord.',
  },
};

const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazy(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Donne du jour',
  lead: 'Une donne gagnable de chaque réussite, la même pour tous. Une victoire dans l’une d’elles prolonge la série. Nouvelles donnes à minuit UTC.',
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Auj.',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  beforeNumber: (/** @type {string} */ name) => `${name}, `,
  afterNumber: (/** @type {Date} */ date, /** @type {'won' | 'finished' | 'begun' | 'none'} */ state) =>
    `${month().format(date)} : ${{ won: 'gagnée', finished: 'finie avec de l’aide', begun: 'en cours', none: 'pas encore jouée' }[state]}`,
};

export const share = {
  title: 'Partager',
  choices: 'À partager',
  deal: 'Donne',
  dealHint: 'Les mêmes cartes, depuis le début.',
  position: 'Position',
  positionHint: (/** @type {number} */ n) => `À continuer d’ici, après ${moves(n)}.`,
  replay: 'Partie',
  replayHint: (/** @type {number} */ n) => `Revoyez ${moves(n)}, et reprenez quand vous voulez.`,
  result: 'Résultat',
  resultHint: (/** @type {number} */ n, /** @type {number} */ hints) =>
    `Les mêmes cartes, avec votre résultat : ${moves(n)}, ${withHints(hints)}, sans gagner.`,
  sheetTitle: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''} : ${kind}`,
  link: 'Lien',
  copy: 'Copier',
  send: 'Envoyer à…',
  embed: 'Intégrer à votre site',
  copied: 'Copié : ',
  noCopy: 'La copie est bloquée. Le lien est sélectionné : copiez-le vous-même.',
  qr: 'Code QR du lien : scannez-le avec un téléphone.',
  noQr: 'Le lien est trop long pour un code QR.',
  asText: 'La partie en texte',
  copyText: 'Copier le texte',
  saveText: 'Créer un fichier',
  textCopied: 'Partie copiée en texte.',
  noTextCopy: 'La copie est bloquée. Créez plutôt un fichier.',
};

/** @param {number} n */
const withHints = (n) => (n ? `avec ${count(n, 'indice', 'indices')}` : 'sans indice');

export const challenge = {
  title: 'La donne d’un ami',
  returned: 'Le résultat de votre ami',
  result: (/** @type {import('../../pkg/patience_tools_wasm.js').SentResult} */ sent) => {
    const hints = withHints(sent.hints);
    if (!sent.won) return `Un ami y a joué ${moves(sent.moves)}, ${hints}, sans gagner.`;
    if (sent.finisher === 'solver') return `Un ami l’a commencée et le solveur l’a gagnée en ${moves(sent.moves)}.`;
    if (sent.finisher === 'successor')
      return `Un ami l’a reprise en cours de partie et l’a gagnée, ${moves(sent.moves)} en tout.`;
    return `Un ami l’a gagnée en ${moves(sent.moves)}, ${hints}.`;
  },
  turn: 'À vous de jouer.',
  play: 'Jouer',
  won: (/** @type {number} */ n, /** @type {number | null} */ hints) =>
    `Vous l’avez gagnée en ${moves(n)}${hints === null ? '' : `, ${withHints(hints)}`}.`,
  both: 'Voir les deux résultats',
  playAgain: 'La rejouer',
};

export const yourCards = {
  title: 'Vos propres cartes',
  lead: 'Une donne de la table de cuisine ? Entrez les cartes dans l’ordre où elles sortent de la pioche.',
  game: 'Réussite',
  cards: 'Cartes, comme TH 2C 10S',
  inOrder: 'Dans l’ordre',
  inStock: 'Encore dans la pioche',
  removeLast: 'Retirer la dernière carte',
  clear: 'Effacer',
  play: 'Les jouer',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} sur ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${capital(card(name))}, reste ${n}`,
  typedCard: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Carte ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ' : pas une carte', extra: ' : de trop' }[state]}`,
  incomplete: (/** @type {string} */ sentence) => `Pas encore complet. ${sentence}`,
};

export const text = {
  title: 'Ouvrir une partie en texte',
  lead: 'Collez une partie ici, déposez-y son fichier, ou choisissez-en un.',
  field: 'Texte d’une ou de plusieurs parties',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Choisir un fichier',
  found: (/** @type {number} */ n) =>
    n === 1 ? 'Une partie.' : n ? `${n} parties : choisissez-en une.` : 'Aucune partie.',
  someDamaged: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good < 2 ? `${good} partie peut être ouverte` : `${good} parties peuvent être ouvertes`} ; ${bad < 2 ? `${bad} est abîmée` : `${bad} sont abîmées`}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Lecture de la partie ${n} sur ${of}…`,
  tooMany: (/** @type {number} */ n) => `La limite est de ${count(n, 'partie', 'parties')} ; le reste est ignoré.`,
  allDamaged: 'Aucune partie de ce texte ne peut être ouverte.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'vos propres cartes'}`,
  summary: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'en cours', won: 'gagnée', stuck: 'plus aucun coup' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Ouvrir',
  watch: 'Revoir',
  tooLong: 'C’est trop long : la limite est de 1 Mo.',
  unreadable: 'Le fichier n’a pas pu être lu.',
};

const shortMonth = lazy(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Singular and plural. @type {{ [kind in 'hint' | 'peek' | 'verdict' | 'shown']: [singular: string, other: string] }} */
const hintKinds = {
  hint: ['simple', 'simples'],
  peek: ['en regardant la pioche', 'en regardant la pioche'],
  verdict: ['« Encore gagnable ? »', '« Encore gagnable ? »'],
  shown: ['« Me montrer »', '« Me montrer »'],
};

export const statistics = {
  title: 'Statistiques',
  none: 'Rien n’est encore compté. Une donne compte dès votre premier coup.',
  rule: 'Chaque donne compte une fois, dès votre premier coup ; gagnée plus tard, elle compte aussi. Les parties reprises en cours de route ne comptent pas. Ces chiffres restent sur cet appareil.',
  yourCards: (/** @type {string} */ name) => `${name}, vos propres cartes`,
  deviceOnly: 'Sur cet appareil seulement',
  figures: {
    played: (/** @type {number} */ n) => singularOrPlural(n, 'partie jouée', 'parties jouées'),
    won: (/** @type {number} */ n) => singularOrPlural(n, 'gagnée', 'gagnées'),
    dayStreak: (/** @type {number} */ n) => `${singularOrPlural(n, 'jour', 'jours')} de suite (donne du jour)`,
    longestStreak: () => 'plus longue série (donne du jour)',
  },
  savedData: 'Enregistré sur cet appareil',
  asTable: 'En tableau',
  wins: 'Victoires par réussite',
  careful: 'Un joueur attentif',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} sur ${played}`,
  percent: (/** @type {number} */ n) => `${n} %`,
  game: 'Réussite',
  games: 'Parties',
  moves: 'Coups',
  movesOfWins: 'Coups de vos parties gagnées',
  noWins: 'Gagnez une partie pour voir ses coups ici.',
  bestOf: (/** @type {number} */ n) => `record, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} à ${to}`),
  days: 'Donnes du jour',
  noDays: 'Vous n’avez encore joué aucune donne du jour.',
  begun: 'Jouées',
  notPlayed: 'Non jouées',
  today: 'Aujourd’hui',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Mois',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    `${count(won, 'jour gagné', 'jours gagnés')} sur ${of < 2 ? 'le dernier' : `les ${of} derniers`}.`,
  longestStreak: (/** @type {number} */ n) => `La plus longue série : ${count(n, 'jour', 'jours')}.`,
  inFigures: 'En chiffres',
  save: 'Exporter',
  import: 'Importer…',
  played: 'Jouées',
  won: 'Gagnées',
  streak: 'Série gagnante',
  best: 'Le moins de coups',
  median: 'Coups, médiane',
  unaided: 'Sans annulation ni indice',
  solved: 'Finies par le solveur',
  undos: 'Annulations',
  hints: 'Indices',
  hintsByKind: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${singularOrPlural(n, ...hintKinds[kind])}`)),
  streaks: (/** @type {number} */ n, /** @type {number} */ most) => `${n}, record ${most}`,
  withPercent: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    [
      String(n),
      ...(undos ? [count(undos, 'annulation', 'annulations')] : []),
      ...(hints ? [count(hints, 'indice', 'indices')] : []),
      ...(undos || hints ? [] : ['sans annulation ni indice']),
    ].join(', '),
  problems: {
    title: 'Problèmes',
    solved: 'Résolus',
    atFirst: 'Du premier coup',
    shown: 'Solution regardée',
    streak: 'Jours de suite avec un problème',
  },
  erase: 'Effacer les statistiques…',
  confirmErase: 'Effacer les statistiques de toutes les réussites ?',
  plotLabel: (/** @type {number[]} */ wins) =>
    wins.length === 1
      ? `${lastDeals(1)} : ${wins[0] ? `gagnée en ${moves(wins[0])}` : 'non gagnée'}.`
      : `${lastDeals(wins.length)}, la plus récente à la fin : ${row(wins.map((n) => (n ? `gagnée en ${n}` : 'non gagnée')))}.`,
  plotCaption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${lastDeals(n)}${most ? ` ; la barre la plus haute : ${moves(most)}` : ''}. Évidée : avec annulation ou indice. Basse : non gagnée.`,
};

export const storage = {
  title: 'Données enregistrées',
  lead: 'Tout n’est enregistré que dans ce navigateur. Exportez un fichier pour tout sauvegarder ou transférer.',
  inProgress: 'Parties en cours',
  won: 'Parties gagnées',
  noGames: 'Aucune partie en cours.',
  continue: 'Continuer',
  open: 'Ouvrir',
  watch: 'Revoir',
  name: 'Nom',
  nameOf: (/** @type {string} */ game) => `Un nom pour ${game}`,
  saveName: 'Enregistrer ce nom',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Effacer',
  deleted: (/** @type {string} */ game) => `${game} : effacée.`,
  damaged: 'Cette partie est abîmée et ne peut pas être ouverte',
  endings: { stuck: 'plus aucun coup', won: 'gagnée' },
  nextGames: 'Afficher d’autres parties',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Tout exporter',
  import: 'Importer un fichier…',
  erase: 'Tout effacer…',
  confirmErase:
    'Effacer de ce navigateur toutes les parties en cours, les signets, les problèmes, les statistiques et les réglages ?',
  confirm: 'Effacer',
  cancel: 'Tout garder',
  erased: 'Effacé.',
  restore: 'Restaurer',
  restored: 'Restauré.',
  saved: 'Exporté dans un fichier.',
  badFile: 'Ce fichier est abîmé, ou ne vient pas de cette page. Rien n’a changé.',
  newer: 'Ce fichier vient d’une version plus récente de cette page. Rien n’a changé.',
  tooLarge: 'Ce fichier est trop gros pour venir de cette page. Rien n’a changé.',
  importing: 'Importation du fichier…',
  imported: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Importé${games ? `, avec ${count(games, 'partie', 'parties')}` : ''}.${
      out ? ` ${count(out, 'entrée illisible ignorée', 'entrées illisibles ignorées')}.` : ''
    }${
      foreign
        ? ` ${count(foreign, 'entrée étrangère à cette page refusée', 'entrées étrangères à cette page refusées')}.`
        : ''
    } Vos données précédentes sont toujours là.`,
  undoImport: 'Annuler l’importation',
  importUndone: 'Importation annulée.',
  deleteWon: (/** @type {number} */ n) => `Effacer ${count(n, 'partie gagnée', 'parties gagnées')}`,
};
