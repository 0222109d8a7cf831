// French: words of the table after the first action.

import { withoutRow, countCards as timesOf, lazy, millionsOf, tokenFormatter } from '../shared.js';
import { agree, capital, card, cards, counted, lower, number, place, placeWithin, the, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const integers = lazy(() => new Intl.NumberFormat(locale));

/** @param {Token} token @returns {string} */
const tokenText = (token) => tokenFormatter(token.k in tokens ? tokens : first)(token);

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

const decimals = lazy(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** "0,4 million", "12 millions", before "de". @param {number} nodes */
const millions = (nodes) => `${decimals().format(millionsOf(nodes))} ${millionsOf(nodes) < 2 ? 'million' : 'millions'}`;

/** @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? the(name) : `${number(n)} fois ${the(name)}`))
    .join(', ');
}

/** Méthodes du solveur, après « par ». @type {Record<string, string>} */
const METHODS = {
  rules: 'les règles',
  'depth-first-search': 'parcours en profondeur',
  annealing: 'recuit simulé',
  'copy-assignment': 'affectation des cartes aux fondations',
  'packet-assignment': 'affectation des cartes aux paquets',
  'greedy-restarts': 'parties gloutonnes',
  'pair-deadlock': 'blocage de paires',
  'deal-enumeration': 'énumération de la donne',
  abstraction: 'abstraction',
  'component-search': 'parcours en profondeur',
  'abstraction-refinement': 'raffinement d’abstraction',
};

/** @type {Record<string, string>} */
const OUTCOMES = { playing: 'en cours', won: 'gagnée', stuck: 'bloquée' };

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) =>
    `Ligne ${line}${ply === null ? '' : `, coup ${ply}`} : ${lower(tokenText(what))}`,
  'text-length': ({ max }) => `Le texte est trop long : la limite est de ${max} ko.`,
  'text-games': ({ max }) => `La limite est de ${counted(max, 'partie', 'parties')} : le reste du texte est ignoré.`,
  'text-no-game': () => 'Aucune partie ne commence ici : il faut une ligne comme « Game: sly ».',
  'text-no-deal': () => 'La partie n’a pas de donne : ajoutez plus haut une ligne comme « Deal: S222-EV9V ».',
  'text-two-deals': () => 'La partie a déjà une donne.',
  'text-late': ({ name }) => `« ${name}: » vient après les coups ; commencez une nouvelle partie par « Game: ».`,
  'text-long': ({ max }) => `Une partie compte au plus ${counted(max, 'coup', 'coups')}.`,
  'text-date': ({ text }) => `« ${text} » n’est pas une date : écrivez-la comme 1914-06-28.`,
  'text-number': ({ said }) => `Le numéro de coup ${said} ne suit pas : il manque un coup, ou il y en a un de trop.`,
  'text-move': ({ text, what }) => `« ${text} » : ${lower(tokenText(what))}`,
  'text-result': ({ said, is, moves }) =>
    `Le résultat indiqué est « ${said} », mais après ${counted(moves, 'coup', 'coups')} la partie est ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `La carte ${at}, « ${text} », n’est pas une carte : écrivez valeur et enseigne, comme TH pour le dix de cœur (J valet, Q dame, K roi ; C trèfle, D carreau, H cœur, S pique).`,
  'own-not-in-deal': (token) => `La carte ${token.at}, ${the(token.card)}, n’est pas dans cette donne.`,
  'own-extra': ({ at, card: name, copies }) =>
    `La carte ${at}, ${the(name)}, est de trop : il n’y en a ${copies === 1 ? `qu’${agree(name, 'un')}` : `que ${number(copies)}`}.`,
  'own-complete': () => 'Toutes les cartes y sont.',
  'own-none': ({ of }) => `${cards(of)}, dans l’ordre où elles sortent de la pioche.`,
  'own-missing': (token) => `Il manque ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) => `${cards(given)} sur ${of} ; il en manque ${of - given}.`,
  'qr-too-long': () => 'C’est trop long pour un code QR.',
  'tools-not-shown': () => 'Cela ne peut pas être affiché.',
};

export const dealing = (/** @type {number} */ n) =>
  `${cards(n)} en cours de distribution. Touchez l’écran ou une touche pour passer.`;

export const dealtAll = 'Toute la pioche est distribuée. « Annuler » remet tout en place.';

export const refusal = {
  close: 'Fermer',
  rule: (/** @type {string} */ number) => (number.startsWith('Note') ? number : `Règle ${number}`),
};

export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tokenText(move),
  moveAndPlace: (/** @type {Token} */ move, /** @type {Place} */ at) =>
    `${tokenText(withoutRow(move))}, ${placeWithin(at)}`,
};

export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, celle du dessus en dernier`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, celle du dessus en dernier.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Depuis le dessous : ${names.map(card).join(', ')}.`,
  keys: 'Raccourcis',
  keysSummary: (/** @type {number} */ n) =>
    `Raccourcis, ${counted(n, 'ligne', 'lignes')}. Les flèches les lisent un par un, Échap ferme la liste.`,
  keysHint: 'Modifiez ou désactivez les raccourcis à une touche dans les réglages.',
  /** @type {[key: string, action: string][]} */
  keyList: [
    ['Flèches', 'aller de pile en pile'],
    ['Début, Fin', 'première et dernière pile de la rangée ; avec Ctrl, de la table'],
    ['F6, Maj F6', 'zone suivante, précédente, de la table'],
    ['1 2 3 4', 'pioche et main, fondations, tableau, le reste ; dans un choix numéroté, ce numéro'],
    ['Maj Bas, Maj Haut', 'dans la pile, carte par carte, et retour'],
    ['Entrée', 'sélectionner ; sur une pile marquée, jouer'],
    ['Maj Entrée', 'jouer sur la fondation'],
    ['Échap', 'désélectionner'],
    ['N, B', 'pile suivante, précédente, qui peut recevoir la carte'],
    ['D', 'distribuer'],
    ['Maj D', 'tout distribuer, si le jeu le permet'],
    ['H', 'indice ; Entrée le joue, H le répète'],
    ['M', 'liste des coups, sur les pages qui en ont une'],
    ['I', 'voir toute la pile'],
    ['S', 'lire l’état de la partie'],
    ['R', 'répéter la dernière annonce'],
    ['L', 'lire le dernier coup'],
    ['/', 'poser une question ou taper un coup'],
    ['Ctrl Z, Ctrl Y', 'annuler, rétablir'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ action) => `${key} : ${action}`,
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} sur ${of}`,
};

export const menu = {
  title: 'Menu',
  close: 'Fermer',
  newDeal: 'Nouvelle donne',
  restart: 'Recommencer',
  solve: 'Encore gagnable ?',
  rules: 'Règles',
  lesson: 'Leçon',
  rulesOf: (/** @type {string} */ game) => `Règles : ${game}`,
  keys: 'Raccourcis',
  copy: 'Copier le lien de cette partie',
  loading: 'Chargement des règles…',
  noRules: 'Les règles n’ont pas pu être chargées. Êtes-vous hors ligne ?',
};

export const linePlayer = {
  play: 'Lire',
  pause: 'Pause',
  stepBack: 'Reculer',
  stepForward: 'Avancer',
  speed: 'Vitesse',
  changeSpeed: (/** @type {string} */ pace) => `${pace} Vitesse : changer`,
  totalTime: (/** @type {number} */ n) => `Durée totale : ${counted(n, 'seconde', 'secondes')}`,
  takeOver: 'Reprendre',
  replay: 'Relecture',
  slider: 'Coup',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Coup ${n} sur ${of}${report ? ` : ${lower(report)}` : '.'}`,
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  beforeFirst: (/** @type {number} */ of) =>
    of === 1 ? 'Avant le seul coup.' : `Avant le premier des ${counted(of, 'coup', 'coups')}.`,
  ended: (/** @type {string} */ name) => `${name} : terminé. La partie est à vous.`,
};

export const advice = {
  searching: 'Recherche d’une victoire, en regardant la pioche…',
  won: (/** @type {number} */ n) => `Cette partie est gagnable, en ${counted(n, 'coup', 'coups')} à partir d’ici.`,
  wonAlready: 'Vous avez gagné cette partie.',
  lostDeal: 'Cette donne est ingagnable, quoi que vous jouiez.',
  lostDealOpened:
    'Personne ne peut gagner cette donne : le solveur l’a prouvé. Jouez-la quand même, ou distribuez-en une autre.',
  lostDealShared: 'Cette donne est ingagnable : le solveur l’a prouvé. Qui l’ouvrira en sera averti.',
  winnableUntil: (/** @type {number} */ ply, /** @type {Token | null} */ by, /** @type {boolean} */ wasHint) =>
    `Elle était gagnable jusqu’au coup ${ply}${by ? `, ${tokenWithin(by)}` : ''}${wasHint ? ' (un indice)' : ''}.`,
  winnableBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Elle était encore gagnable après le coup ${won}, mais plus après le coup ${lost}.`,
  lost: 'Cette partie est perdue.',
  /** « Prouvé par raffinement d’abstraction, 1 200 000 états. » */
  decidedBy: (/** @type {boolean} */ won, /** @type {string} */ method, /** @type {number} */ states) =>
    `${won ? 'Trouvé' : 'Prouvé'} par ${METHODS[method] ?? method}${states > 1 ? `, ${integers().format(states)} états` : ''}.`,
  undecided: (/** @type {number} */ spent) => `Indécise pour l’instant, après ${millions(spent)} de coups.`,
  undecidedAtLimit: (/** @type {number} */ spent) =>
    `Indécise : le solveur a abandonné après ${millions(spent)} de coups.`,
  searchContinues: 'La recherche continue pendant que vous jouez.',
  playedOut: (/** @type {number} */ games) =>
    `Le solveur a aussi joué ${games === 1 ? 'une partie' : `${integers().format(games)} ${games < 2 ? 'partie' : 'parties'}`} jusqu’au bout, sans victoire.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Le solveur a aussi joué ${counted(of, 'partie rapide', 'parties rapides')}, pioche rebattue, et en a gagné ${wins}.`,
  followUp: {
    won: 'Résolu : vous pouvez encore gagner.',
    lost: 'Résolu : cette partie est perdue.',
    wasWon: (/** @type {number} */ ply) => `Résolu : après le coup ${ply}, la partie était gagnable.`,
    wasLost: (/** @type {number} */ ply) => `Résolu : après le coup ${ply}, la partie était perdue.`,
  },
  stillSearching: 'Le solveur cherche encore. Continuez à jouer.',
  tried: (/** @type {number} */ spent) => `${decimals().format(millionsOf(spent))} M`,
  failed: 'Le solveur n’a pas pu être chargé.',
  fault:
    'Le solveur a échoué. C’est notre faute, et votre partie est sauve. Signalez-le-nous, avec le lien de cette partie.',
  noConnection: 'Le solveur n’a pas pu être chargé. Êtes-vous hors ligne ?',
  refused: 'Le solveur ne peut pas tourner ici : la politique de sécurité de cette page bloque les workers.',
  nextMove: 'Coup suivant',
  showLine: 'Me montrer',
  backToGame: 'Revenir à ma partie',
  backBeforeMove: 'Avant ce coup',
  backToMove: (/** @type {number} */ ply) => `Revenir au coup ${ply}`,
  newDeal: 'Nouvelle donne',
  keepSearching: 'Chercher encore',
  stop: 'Stop',
  stopped: 'Arrêté. Indécise pour l’instant.',
  checkEveryMove: 'Vérifier à chaque coup',
  checksEveryMove: 'Le verdict reste maintenant affiché. Désactivez-le dans les réglages.',
  why: 'Pourquoi ?',
  neverRoom: 'Quoi que vous jouiez, il n’y aura jamais de place pour séparer les cartes encadrées.',
  playMove: 'Le jouer',
  hint: 'Indice',
  peek: 'Regarder la pioche',
  legalMoves: 'Coups possibles',
  sinceWhen: 'Depuis quand ?',
  seekingHint: 'Recherche d’un indice…',
  peeking: 'Le solveur regarde la pioche…',
  hintForced: (/** @type {Token} */ move) => `Indice : ${tokenWithin(move)}. C’est votre seul coup.`,
  /** With the hint's reason; below 80 wins in 100 as a guess, with the second best move. */
  hintWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
    /** @type {Token | null} */ second,
  ) => {
    const isGuess = 10 * wins < 8 * of;
    const hint = `${isGuess ? 'Au jugé' : 'Indice'} : ${tokenWithin(move)}.${why ? ` ${tokenText(why)}` : ''}`;
    if (isGuess) return `${hint}${second ? ` Deuxième choix : ${tokenWithin(second)}.` : ''}`;
    return why
      ? hint
      : `${hint} ${10 * wins >= 9 * of ? 'Ce coup gagne presque toujours, quelle que soit la pioche.' : 'Ce coup gagne le plus souvent, quelle que soit la pioche.'}`;
  },
  hintProven: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Indice : ${tokenWithin(move)}. ${why ? tokenText(why) : 'Tout est visible, et ce coup gagne.'}`,
  guessHome: (/** @type {Token} */ move) =>
    `Au jugé : ${tokenWithin(move)}. Le solveur n’a pas encore trouvé de victoire.`,
  noHintOpen: 'Pas d’indice : tout est visible, et le solveur n’a pas trouvé de victoire.',
  noHintLost: (/** @type {number} */ of) =>
    `Pas d’indice : pioche rebattue, la partie est perdue ${of === 1 ? 'dans l’unique essai' : `dans les ${counted(of, 'essai', 'essais')}`}.`,
  noHintWon: (/** @type {number} */ of) =>
    `Pas d’indice : ${counted(of, 'essai', 'essais')}, pioche rebattue, et aucune victoire.`,
  peekMeans: 'Le solveur regarde la pioche, et cela compte comme un indice.',
  peekMove: (/** @type {Token} */ move) => `D’après la pioche : ${tokenWithin(move)}.`,
  peekLost: 'D’après la pioche : cette partie est perdue.',
  peekUndecided: (/** @type {number} */ spent) =>
    `D’après la pioche : indécise pour l’instant, après ${millions(spent)} de coups.`,
};

export const solverFinish = {
  label: 'Laisser finir le solveur',
  means: 'La victoire sera celle du solveur',
  again: 'Appuyez encore : le solveur finit, et la victoire sera la sienne.',
  stopped: 'Arrêté. À vous de jouer.',
};

export const verdict = {
  won: 'Gagnable',
  wasWinnable: 'Donne gagnable',
  lost: 'Perdue',
  unknown: 'Indécise',
  lostAtMove: (/** @type {number} */ ply) => `Perdue au coup ${ply}`,
  dealLost: 'Ingagnable',
  solving: 'Recherche…',
  details: (/** @type {string} */ standing) => `${standing} : détails`,
};

export const hints = {
  hint: 'Indice',
  peek: 'Regarder la pioche',
  solve: 'Encore gagnable ?',
  hintBasis: 'D’après ce que vous voyez',
  peekBasis: 'Le solveur voit tout',
  nextMove: 'Coup possible suivant',
  possibleMove: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Possible${of > 1 ? ` (${n} sur ${of})` : ''} : ${tokenWithin(move)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Votre seul coup : ${tokenWithin(deal)}.`,
  places: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, puis ${placeWithin(to)}` : ''}.`,
  noSolver: 'Le solveur n’a pas pu être chargé.',
};

export const end = {
  undo: 'Annuler',
  restart: 'Recommencer',
  nextDeal: 'Nouvelle donne',
  thisWin: 'Cette victoire',
  whereLost: 'Depuis quand ?',
  whereLostMeans: 'Montre le coup qui a perdu la partie',
  review: 'Analyser la partie',
};
