// French: what opens over the page or beside it, a constant a panel.

import { lazily } from '../shared.js';
import { capital, card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');

/** "La dernière donne", "Les 12 dernières donnes". @param {number} n */
const lastDeals = (n) => (n === 1 ? 'La dernière donne' : `Les ${n} dernières donnes`);

/** A word for one or for several, as French counts. @param {number} n @param {string} one @param {string} other */
const form = (n, one, other) => (n < 2 ? one : other);

export const dialog = {
  close: 'Fermer',
};

export const menu = {
  title: 'Menu',
  games: 'Les jeux',
  here: 'Cette partie',
  newDeal: 'Autre donne',
  daily: 'Donne du jour',
  restart: 'Recommencer',
  previous: 'Partie précédente',
  mark: 'Marquer cette position',
  marked: 'Marquée. Le menu vous y ramène.',
  toMark: (/** @type {number} */ ply) => `Revenir à la marque, coup ${ply}`,
  solve: 'Peut-on encore gagner ?',
  moves: 'Coups joués',
  review: 'Analyser la partie',
  giveUp: 'Abandonner la partie',
  rules: 'Règles',
  lesson: 'Première leçon, à la table',
  share: 'Partager',
  shareGame: 'Partager ou enregistrer',
  code: 'Entrer un code ou un lien',
  ownCards: 'Vos propres cartes',
  text: 'Ouvrir une partie en texte',
  others: 'Autre jeu',
  site: 'Cadogan',
  start: 'Accueil',
  settings: 'Réglages',
  statistics: 'Statistiques',
  storage: 'Ce que garde ce navigateur',
  fresh: 'Prendre la nouvelle version',
  keys: 'Touches',
};

export const code = {
  title: 'Entrer un code ou un lien',
  open: 'Ouvrir',
  hint: 'Un code connaît son jeu : S7Q3-K9X2. Majuscules et tirets sont sans importance.',
};

export const rules = {
  title: 'Règles',
  of: 'Règles de',
  failed: 'Les règles n’ont pas pu être chargées. La connexion est-elle coupée ?',
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
    name: 'Cartes agrandies',
    auto: 'Avec la page',
    off: 'Jamais',
    1.5: '1½ fois',
    2: '2 fois',
    3: '3 fois',
    4: '4 fois',
  },
  felt: { name: 'Tapis', green: 'Vert', blue: 'Bleu', rose: 'Rose', stone: 'Gris' },
  back: { name: 'Dos', trellis: 'Treillis', scales: 'Écailles', waves: 'Vagues' },
  controls: 'Commandes',
  hand: { name: 'Boutons pour la', right: 'Main droite', left: 'Main gauche' },
  packets: { name: 'Paquets', auto: 'Étalés si la table est large', fanned: 'Étalés', squared: 'Regroupés' },
  next: { name: 'La carte qu’attend chaque fondation', on: 'Montrée', off: 'Non montrée' },
  dealt: {
    name: 'On voit donner les cartes',
    first: 'Les premières fois',
    always: 'Toujours',
    never: 'D’un seul coup',
  },
  dealing: { name: 'La donne continue', decision: 'Jusqu’au prochain choix', card: 'Carte par carte' },
  safe: { name: 'Ce qui est sûr', asked: 'Joué à la demande', auto: 'Joué aussitôt' },
  speed: {
    name: 'Les cartes se déplacent',
    normal: 'Normalement',
    slow: 'Lentement',
    quick: 'Vite',
    none: 'D’un coup',
  },
  solver: 'Par le solveur',
  deals: {
    name: 'Nouvelles donnes',
    winnable: 'Gagnables seulement',
    gentle: 'Douces',
    fair: 'Moyennes',
    stern: 'Sévères',
    cruel: 'Cruelles',
    any: 'Toutes',
  },
  crosses: { name: 'Les croix du livre marquent les cartes libres', grace: 'À la grâce', always: 'Toujours' },
  verdict: { name: '« Peut-on encore gagner ? »', asked: 'À la demande', kept: 'Après chaque coup' },
  keyboard: 'Touches',
  keys: { name: 'Touches simples', on: 'Oui', off: 'Non' },
  keyNames: {
    d: 'Donner',
    h: 'Indice',
    n: 'Pile suivante où la carte peut aller',
    b: 'Pile précédente où la carte peut aller',
    i: 'Parcourir la pile',
    s: 'Dire où en est la partie',
    r: 'Répéter ce qui vient d’être dit',
    l: 'Dire le dernier coup',
    m: 'Coups joués',
    1: 'À la pioche et à la main',
    2: 'Aux fondations',
    3: 'Au tableau',
    4: 'Aux autres piles',
    '/': 'Demander, ou jouer, en mots',
    '?': 'Liste des touches',
  },
  keysLead: 'Choisissez un champ et appuyez sur la touche voulue. Elles agissent quand les cartes ont le focus.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ act) =>
    `${key} est déjà la touche de « ${act} ». Choisissez d’abord une autre touche pour cela.`,
  keyUnfit: 'Une touche ne peut être qu’une lettre, un chiffre ou un signe.',
  keySet: (/** @type {string} */ key, /** @type {string} */ act) => `${act} : ${key}.`,
  keysReset: 'Touches d’origine',
  keysWereReset: 'Toutes les touches sont celles d’origine.',
  sounds: 'Son et parole',
  speech: {
    name: 'Les lecteurs d’écran disent',
    normal: 'L’essentiel',
    full: 'Chaque carte donnée',
    brief: 'Ce qui change',
  },
  sound: { name: 'Sons', off: 'Non', on: 'Oui' },
};

/** What each value of a setting does, in a sentence. */
export const settingsSay = {
  theme: {
    auto: 'Clair ou sombre, comme votre système.',
    light: 'Papier clair et tapis pâle.',
    dark: 'Papier sombre et tapis sombre.',
  },
  suits: {
    two: 'Pique et trèfle sont noirs, cœur et carreau rouges.',
    four: 'Le trèfle est vert et le carreau bleu : à chaque enseigne sa couleur.',
  },
  faces: {
    index: 'Grande valeur et grande enseigne, lisibles à toute taille.',
    classic: 'Figures et points des jeux d’autrefois, là où les cartes sont assez grandes.',
    night: 'Cartes sombres aux figures pâles.',
  },
  indices: {
    auto: 'Rois, dames et valets portent les lettres de la langue de la page.',
    en: 'King, queen, jack : les lettres des cartes anglaises.',
    de: 'König, Dame, Bube : les lettres des cartes allemandes.',
    fr: 'Roi, dame, valet : les lettres des cartes françaises.',
  },
  contrast: {
    auto: 'Noir et blanc seulement si le système demande plus de contraste.',
    more: 'Noir et blanc seulement : les enseignes rouges sont creuses, une carte choisie s’inverse.',
  },
  magnify: {
    auto: 'Les cartes grandissent avec le zoom de la page, et la fenêtre montre une partie de la table. Deux doigts font de même.',
    off: 'On voit toute la table, si petite soit-elle ; deux doigts l’agrandissent.',
    1.5: 'Les cartes sont une fois et demie plus grandes ; la fenêtre montre une partie de la table.',
    2: 'Les cartes sont deux fois plus grandes ; la fenêtre montre une partie de la table.',
    3: 'Les cartes sont trois fois plus grandes ; la fenêtre montre une partie de la table.',
    4: 'Les cartes sont quatre fois plus grandes ; la fenêtre montre une partie de la table.',
  },
  felt: {
    green: 'Un tapis vert sous les cartes.',
    blue: 'Un tapis bleu sous les cartes.',
    rose: 'Un tapis rose sous les cartes.',
    stone: 'Un tapis gris sous les cartes.',
  },
  back: {
    trellis: 'Le dos des cartes montre un treillis.',
    scales: 'Le dos des cartes montre des écailles.',
    waves: 'Le dos des cartes montre des vagues.',
  },
  packets: {
    auto: 'On voit les cartes sous celle du dessus d’un paquet quand la table est large.',
    fanned: 'On voit les cartes sous celle du dessus d’un paquet, si petites soient-elles.',
    squared: 'Un paquet montre sa carte du dessus et un nombre ; on peut l’ouvrir pour le parcourir.',
  },
  next: {
    on: 'Chaque fondation dit quelle carte elle attend.',
    off: 'Les fondations disent combien de cartes elles ont.',
  },
  hand: {
    right: 'Sur un téléphone couché, les boutons sont à droite.',
    left: 'Sur un téléphone couché, les boutons sont à gauche.',
  },
  dealt: {
    first: 'On voit les premières donnes d’un jeu carte par carte ; une touche ou un doigt sur l’écran passe le reste.',
    always: 'On voit chaque donne carte par carte ; une touche ou un doigt sur l’écran passe le reste.',
    never: 'Toutes les cartes d’une donne vont à leur place d’un seul coup.',
  },
  dealing: {
    decision: 'On donne jusqu’à ce qu’il y ait quelque chose à décider.',
    card: 'On donne une carte à la fois.',
  },
  safe: {
    asked: 'Les cartes qui peuvent rentrer sans risque attendent que vous les jouiez.',
    auto: 'Les cartes qui peuvent rentrer sans risque rentrent d’elles-mêmes.',
  },
  speed: {
    normal: 'Une carte met un sixième de seconde pour gagner sa place.',
    slow: 'Une carte prend son temps, et se laisse suivre des yeux.',
    quick: 'Une carte met la moitié du temps habituel.',
    none: 'Une carte est aussitôt à sa place ; rien ne bouge.',
  },
  deals: {
    winnable: 'Les nouvelles donnes sont choisies parmi celles que l’on sait gagnables.',
    gentle:
      'Les nouvelles donnes viennent du quart le plus facile de celles que l’on sait gagnables : un joueur rapide les gagne le plus souvent.',
    fair: 'Les nouvelles donnes viennent du deuxième quart de celles que l’on sait gagnables, à partir des plus faciles.',
    stern:
      'Les nouvelles donnes viennent du troisième quart de celles que l’on sait gagnables, à partir des plus faciles.',
    cruel:
      'Les nouvelles donnes viennent du quart le plus difficile de celles que l’on sait gagnables. Qui connaissait la pioche les a toutes gagnées.',
    any: 'Les nouvelles donnes viennent au hasard ; certaines ne sont pas gagnables.',
  },
  crosses: {
    grace: 'Les cartes libres portent les croix du livre quand il le faut : à la grâce, avec un indice.',
    always: 'Les cartes libres portent toujours les croix du livre.',
  },
  verdict: {
    asked: 'Le solveur cherche quand vous le lui demandez.',
    kept: 'Le solveur cherche après chaque coup, et sa réponse reste affichée.',
  },
  speech: {
    normal:
      'Les lecteurs d’écran disent chaque coup et ce qui s’ensuit ; parmi les cartes données, celles qui conviennent.',
    full: 'Les lecteurs d’écran disent chaque carte donnée, et où elle est.',
    brief: 'Les lecteurs d’écran ne disent de chaque coup que ce qui change.',
  },
  keys: {
    on: 'Lettres et chiffres seuls sont des touches quand les cartes ont le focus.',
    off: 'Lettres et chiffres seuls ne font rien ; flèches, Entrée, Échap et Ctrl Z restent.',
  },
  sound: {
    off: 'On n’entend rien.',
    on: 'On entend les cartes se poser ; une victoire a son accord.',
  },
};

const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Donne du jour',
  lead: 'Une donne de chaque jeu, la même pour tous, et gagnable. Les suivantes arrivent à minuit, temps universel.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Auj.',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}, `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `${month().format(date)} : ${{ won: 'gagnée', begun: 'commencée', none: 'pas encore jouée' }[state]}`,
};

export const share = {
  title: 'Partager',
  what: 'À partager',
  deal: 'La donne',
  dealHint: 'Les mêmes cartes, à jouer depuis le début.',
  position: 'Cette position',
  positionHint: (/** @type {number} */ n) => `La partie après ${moves(n)}, à continuer d’ici.`,
  replay: 'Toute la partie',
  replayHint: (/** @type {number} */ n) => `${moves(n)} à revoir un à un, et à reprendre où l’on veut.`,
  /** What the system’s sheet calls it. */
  sent: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''} : ${kind}`,
  link: 'Lien',
  copy: 'Copier',
  send: 'Envoyer à…',
  embed: 'Intégrer à votre site',
  /** Before the link. */
  copied: 'Copié : ',
  noCopy: 'Ce navigateur ne permet pas à la page de copier : le lien est sélectionné, copiez-le vous-même.',
  qr: 'Code QR du lien : l’appareil photo d’un téléphone l’ouvre.',
  noQr: 'Le lien est trop long pour un code QR.',
  asText: 'La partie en texte',
  copyText: 'Copier le texte',
  saveText: 'Créer un fichier',
  textCopied: 'La partie est copiée en texte.',
  noTextCopy: 'Ce navigateur ne permet pas à la page de copier : enregistrez la partie dans un fichier.',
};

export const ownCards = {
  title: 'Vos propres cartes',
  lead: 'Une donne jouée sur la table de la cuisine ? Entrez les cartes dans l’ordre où elles sortent de la pioche.',
  game: 'Jeu',
  cards: 'Cartes, comme TH 2C 10S',
  given: 'Dans l’ordre',
  pick: 'Ce qui reste à la pioche',
  back: 'Ôter la dernière carte',
  clear: 'Effacer',
  play: 'Les jouer',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} sur ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${capital(card(name))}, reste ${n}`,
  /** What was typed, and the card that it is, if it is one. */
  word: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Carte ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ' : n’est pas une carte', extra: ' : de trop' }[state]}`,
  notYet: (/** @type {string} */ sentence) => `Ce n’est pas encore complet. ${sentence}`,
};

export const text = {
  title: 'Ouvrir une partie en texte',
  lead: 'Collez une partie ici, déposez-y son fichier, ou choisissez-en un.',
  field: 'Texte d’une ou de plusieurs parties',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Choisir un fichier',
  found: (/** @type {number} */ n) => (n === 1 ? 'Une partie.' : `${n} parties : choisissez-en une.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'Une partie peut être ouverte' : `${good} parties peuvent être ouvertes`}, ${bad === 1 ? 'une est abîmée' : `${bad} sont abîmées`}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Lecture de la partie ${n} sur ${of}…`,
  tooMany: (/** @type {number} */ n) => `Seules les ${n} premières parties de ce texte sont lues.`,
  noneGood: 'Aucune partie de ce texte ne peut être ouverte.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'vos propres cartes'}`,
  about: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'en cours', won: 'gagnée', stuck: 'plus aucun coup' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Ouvrir',
  watch: 'Revoir',
  tooLong: 'C’est trop long : on lit au plus 1 Mo.',
  unreadable: 'Le fichier n’a pas pu être lu.',
};

const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Kinds of hints, one of them and several. @type {{ [kind in 'fair' | 'knowing' | 'verdict' | 'shown']: [one: string, other: string] }} */
const hintKinds = {
  fair: ['loyal', 'loyaux'],
  knowing: ['omniscient', 'omniscients'],
  verdict: ['« est-ce gagnable ? »', '« est-ce gagnable ? »'],
  shown: ['« me montrer »', '« me montrer »'],
};

export const statistics = {
  title: 'Statistiques',
  none: 'Rien n’est encore compté. Une donne compte dès son premier coup.',
  rule: 'Une donne compte une fois, dès son premier coup, et comme gagnée quel que soit le jour où elle l’est. Une partie reprise en cours de route ne compte pas. Ces chiffres restent sur cet appareil.',
  ownCards: (/** @type {string} */ name) => `${name}, vos propres cartes`,
  here: 'Sur cet appareil seulement',
  /** The four figures, each below its number. */
  figures: {
    played: (/** @type {number} */ n) => form(n, 'partie jouée', 'parties jouées'),
    won: (/** @type {number} */ n) => form(n, 'gagnée', 'gagnées'),
    run: (/** @type {number} */ n) => form(n, 'jour de suite', 'jours de suite'),
    longest: () => 'plus longue série',
  },
  keeping: 'Conservé sur cet appareil',
  asTable: 'En tableau',
  wins: 'Victoires, jeu par jeu',
  careful: 'Un joueur attentif',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} sur ${played}`,
  inHundred: (/** @type {number} */ n) => `${n} sur 100`,
  game: 'Jeu',
  games: 'Parties',
  moves: 'Coups',
  movesOfWins: 'Coups de vos parties gagnées',
  noWins: 'Quand vous aurez gagné, vos coups seront ici.',
  bestOf: (/** @type {number} */ n) => `record, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} à ${to}`),
  days: 'Donnes du jour',
  noDays: 'Aucune donne du jour n’a encore été jouée.',
  begun: 'Jouées',
  notPlayed: 'Non jouées',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Mois',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    `${count(won, 'jour gagné', 'jours gagnés')} sur ${of === 1 ? 'le dernier' : `les ${of} derniers`}.`,
  longestRun: (/** @type {number} */ n) => `La plus longue série : ${count(n, 'jour', 'jours')}.`,
  inFigures: 'En chiffres',
  save: 'Enregistrer',
  bring: 'Récupérer…',
  played: 'Jouées',
  won: 'Gagnées',
  streak: 'Gagnées de suite',
  best: 'Le moins de coups',
  median: 'Coups, médiane',
  unaided: 'Sans annuler, sans indice',
  undos: 'Coups annulés',
  hints: 'Indices demandés',
  asked: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${form(n, ...hintKinds[kind])}`)),
  now: (/** @type {number} */ n, /** @type {number} */ most) => `${n} à présent, record ${most}`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [count(undos, 'annulé', 'annulés')] : []),
      ...(hints ? [count(hints, 'indice', 'indices')] : []),
      ...(undos || hints ? [] : ['sans annuler, sans indice']),
    ]),
  erase: 'Effacer les statistiques…',
  ask: 'Effacer les statistiques de tous les jeux ?',
  plot: (/** @type {number[]} */ wins) =>
    `${lastDeals(wins.length)}, la plus récente en dernier : ${row(wins.map((n) => (n ? `gagnée en ${n}` : 'non gagnée')))}.`,
  caption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${lastDeals(n)}${most ? ` ; la barre la plus haute : ${moves(most)}` : ''}. Creuse : avec annulation ou indice. Basse : non gagnée.`,
};

export const storage = {
  title: 'Ce que garde ce navigateur',
  lead: 'Parties, marques, statistiques et réglages ne sont que dans ce navigateur. Un fichier les emporte dans un autre, ou les met à l’abri.',
  inHand: 'Parties en cours',
  won: 'Parties gagnées',
  noGames: 'Aucune partie en cours.',
  goOn: 'Continuer',
  open: 'Ouvrir',
  watch: 'Revoir',
  name: 'Nom',
  nameOf: (/** @type {string} */ game) => `Un nom pour ${game}`,
  keepName: 'Garder ce nom',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Effacer',
  deleted: (/** @type {string} */ game) => `${game} : effacée.`,
  damaged: 'Cette partie est abîmée et ne peut pas être ouverte',
  /** How a game has ended, behind its figures. */
  ended: { stuck: 'plus aucun coup', won: 'gagnée' },
  more: 'Montrer d’autres parties',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Tout enregistrer',
  load: 'Charger un fichier…',
  erase: 'Tout effacer…',
  ask: 'Effacer les parties en cours, les marques, les statistiques et les réglages que garde ce navigateur ?',
  yes: 'Effacer',
  no: 'Tout garder',
  erased: 'Effacé.',
  back: 'Rétablir',
  brought: 'Tout est revenu.',
  saved: 'Enregistré dans un fichier.',
  noFile: 'Ce fichier ne vient pas de cette page, ou il est abîmé. Rien n’a changé.',
  newer: 'Ce fichier vient d’une version plus récente de cette page. Rien n’a changé.',
  tooLarge: 'Ce fichier est plus gros que tous ceux que cette page écrit. Rien n’a changé.',
  loading: 'Lecture du fichier…',
  loaded: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Chargé${games ? `, avec ${count(games, 'partie', 'parties')}` : ''}.${
      out ? ` ${count(out, 'entrée illisible est laissée', 'entrées illisibles sont laissées')} de côté.` : ''
    }${
      foreign
        ? ` ${count(foreign, 'entrée ne vient pas de cette page et est refusée', 'entrées ne viennent pas de cette page et sont refusées')}.`
        : ''
    } Ce qui était ici est gardé aussi.`,
  unload: 'Revenir en arrière',
  unloaded: 'Ce qui avait été chargé est retiré.',
  giveWay: (/** @type {number} */ n) => `Effacer ${count(n, 'partie gagnée', 'parties gagnées')}`,
};
