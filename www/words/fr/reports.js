// French: what a table says only after an act.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import { agree, capital, card, cards, counted, lower, number, place, placeWithin, the, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const whole = lazily(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => tellBy(token.k in tokens ? tokens : first)(token);

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

const decimals = lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** "0,4 million", "12 millions", before "de". @param {number} nodes */
const millions = (nodes) => `${decimals().format(millionsOf(nodes))} ${millionsOf(nodes) < 2 ? 'million' : 'millions'}`;

/** Cards by name, those that come several times once, with their number. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? the(name) : `${number(n)} fois ${the(name)}`))
    .join(', ');
}

/** What a game's outcome is called in a text. @type {Record<string, string>} */
const OUTCOMES = { playing: 'en cours', won: 'gagnée', stuck: 'bloquée' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Ligne ${line}${ply === null ? '' : `, coup ${ply}`} : ${lower(tell(what))}`,
  'text-length': ({ most }) => `Le texte est trop long : la limite est de ${most} ko.`,
  'text-games': ({ most }) => `La limite est de ${counted(most, 'partie', 'parties')} : le reste du texte est ignoré.`,
  'text-no-game': () => 'Aucune partie ne commence ici : il faut une ligne comme « Game: sly ».',
  'text-no-deal': () => 'La partie n’a pas de donne : ajoutez plus haut une ligne comme « Deal: S222-EV9V ».',
  'text-two-deals': () => 'La partie a déjà une donne.',
  'text-late': ({ name }) => `« ${name}: » vient après les coups ; commencez une nouvelle partie par « Game: ».`,
  'text-long': ({ most }) => `Une partie s’arrête à ${counted(most, 'coup', 'coups')}.`,
  'text-date': ({ text }) => `« ${text} » n’est pas une date : écrivez-la comme 1914-06-28.`,
  'text-number': ({ said }) => `Le numéro de coup ${said} ne suit pas : il manque un coup, ou il y en a un de trop.`,
  'text-move': ({ text, what }) => `« ${text} » : ${lower(tell(what))}`,
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

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} en cours de distribution. Touchez l’écran ou une touche pour passer.`;

/** Why something is refused, at its card. */
export const refusal = {
  close: 'Fermer',
  /** A rule of the book, as the reasons name it: "Règle IV", "Note 1". */
  rule: (/** @type {string} */ number) => (number.startsWith('Note') ? number : `Règle ${number}`),
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move that has the same words as another: `at` tells them apart. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}, ${placeWithin(at)}`,
};

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, celle du dessus en dernier`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, celle du dessus en dernier.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Depuis le dessous : ${names.map(card).join(', ')}.`,
  keys: 'Raccourcis',
  keysClose: (/** @type {number} */ n) =>
    `Raccourcis, ${counted(n, 'ligne', 'lignes')}. Les flèches les lisent un par un, Échap ferme la liste.`,
  keysWhere: 'Modifiez ou désactivez les raccourcis à une touche dans les réglages.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Flèches', 'aller de pile en pile'],
    ['Début, Fin', 'première et dernière pile de la rangée ; avec Ctrl, de la table'],
    ['F6, Maj F6', 'partie suivante, précédente, de la table'],
    ['1 2 3 4', 'pioche et main, fondations, tableau, le reste ; dans un choix numéroté, ce numéro'],
    ['Maj Bas, Maj Haut', 'dans la pile, carte par carte, et retour'],
    ['Entrée', 'sélectionner ; sur une pile marquée, jouer'],
    ['Maj Entrée', 'jouer sur la fondation'],
    ['Échap', 'désélectionner'],
    ['N, B', 'pile suivante, précédente, qui peut recevoir la carte'],
    ['D', 'distribuer'],
    ['H', 'indice'],
    ['M', 'liste des coups, sur les pages qui en ont une'],
    ['I', 'voir toute la pile'],
    ['S', 'lire l’état de la partie'],
    ['R', 'répéter la dernière annonce'],
    ['L', 'lire le dernier coup'],
    ['/', 'poser une question ou taper un coup'],
    ['Ctrl Z, Ctrl Y', 'annuler, rétablir'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key} : ${act}`,
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} sur ${of}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'Menu',
  close: 'Fermer',
  newDeal: 'Nouvelle donne',
  restart: 'Recommencer',
  solve: 'Peut-on encore gagner ?',
  rules: 'Règles',
  lesson: 'Leçon',
  rulesOf: (/** @type {string} */ game) => `Règles : ${game}`,
  keys: 'Raccourcis',
  copy: 'Copier le lien de cette partie',
  loading: 'Chargement des règles…',
  noRules: 'Les règles n’ont pas pu être chargées. Êtes-vous hors ligne ?',
};

/** The player of a line. */
export const player = {
  play: 'Lire',
  pause: 'Pause',
  back: 'Reculer',
  step: 'Avancer',
  speed: 'Vitesse',
  speedIs: (/** @type {string} */ pace) => `${pace} Vitesse : changer`,
  over: 'Reprendre ici',
  replay: 'Relecture',
  at: 'Coup',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Coup ${n} sur ${of}${report ? ` : ${report}` : '.'}`,
  /** So many moves of so many have been shown. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  first: (/** @type {number} */ of) => `Avant le premier coup, sur ${of}.`,
  ended: (/** @type {string} */ name) => `${name} : terminé. La partie est à vous.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'Recherche d’une victoire, en regardant la pioche…',
  won: (/** @type {number} */ n) => `Cette partie est gagnable, en ${counted(n, 'coup', 'coups')} à partir d’ici.`,
  wonAlready: 'Vous avez gagné cette partie.',
  lostDeal: 'Cette donne est ingagnable, quoi que vous jouiez.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `Cette partie est perdue. Elle était gagnable jusqu’au coup ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Cette partie est perdue. Elle était encore gagnable après le coup ${won}, mais plus après le coup ${lost}.`,
  lost: 'Cette partie est perdue.',
  unknown: (/** @type {number} */ spent) => `Indécise pour l’instant, après ${millions(spent)} de coups.`,
  unknownAll: (/** @type {number} */ spent) => `Indécise : le solveur a abandonné après ${millions(spent)} de coups.`,
  goesOn: 'La recherche continue pendant que vous jouez.',
  playedOut: (/** @type {number} */ games) =>
    `Le solveur a aussi joué ${games === 1 ? 'une partie' : `${whole().format(games)} ${games < 2 ? 'partie' : 'parties'}`} jusqu’au bout, sans victoire.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Avec la pioche rebattue, un joueur rapide gagne ${counted(wins, 'partie', 'parties')} sur ${of}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'Résolu : vous pouvez encore gagner.',
    lost: 'Résolu : cette partie est perdue.',
    wasWon: (/** @type {number} */ ply) => `Résolu : après le coup ${ply}, la partie était gagnable.`,
    wasLost: (/** @type {number} */ ply) => `Résolu : après le coup ${ply}, la partie était perdue.`,
  },
  searching: 'Le solveur cherche encore. Continuez à jouer.',
  tried: (/** @type {number} */ spent) => `${decimals().format(millionsOf(spent))} M`,
  failed: 'Le solveur n’a pas pu être chargé.',
  noConnection: 'Le solveur n’a pas pu être chargé. Êtes-vous hors ligne ?',
  refused: 'Le solveur ne peut pas tourner ici : la politique de sécurité de cette page bloque les workers.',
  next: 'Coup suivant',
  how: 'Me montrer',
  mine: 'Revenir à ma partie',
  back: 'Avant ce coup',
  backTo: (/** @type {number} */ ply) => `Revenir au coup ${ply}`,
  other: 'Nouvelle donne',
  on: 'Chercher encore',
  stop: 'Stop',
  stopped: 'Arrêté. Indécise pour l’instant.',
  keep: 'Vérifier à chaque coup',
  keeping: 'Le verdict reste maintenant affiché. Désactivez-le dans les réglages.',
  why: 'Pourquoi ?',
  play: 'Le jouer',
  fair: 'Indice',
  knowing: 'Regarder la pioche',
  possible: 'Coups permis',
  since: 'Depuis quand ?',
  thinking: 'Recherche d’un indice…',
  peeking: 'Le solveur regarde la pioche…',
  fairForced: (/** @type {Token} */ move) => `Indice : ${within(move)}. C’est votre seul coup.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Indice : ${within(move)}.${why ? ` ${tell(why)}` : ''} Gagne ${counted(wins, 'essai', 'essais')} sur ${of}, pioche rebattue.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Indice : ${within(move)}.${why ? ` ${tell(why)}` : ''} Tout est visible, et ce coup gagne.`,
  fairOpenLost: 'Pas d’indice : tout est visible, et le solveur n’a pas trouvé de victoire.',
  fairLost: 'Pas d’indice : plus rien ne gagne, quelle que soit la pioche.',
  fairNone: (/** @type {number} */ of) =>
    `Pas d’indice : ${counted(of, 'essai', 'essais')}, pioche rebattue, et aucune victoire.`,
  knowingWins: (/** @type {Token} */ move) => `D’après la pioche : ${within(move)}.`,
  knowingLost: 'D’après la pioche : cette partie est perdue.',
  knowingUnknown: (/** @type {number} */ spent) =>
    `D’après la pioche : indécise pour l’instant, après ${millions(spent)} de coups.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Gagnable',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Était gagnable',
  lost: 'Perdue',
  unknown: 'Indécise',
  since: (/** @type {number} */ ply) => `Perdue au coup ${ply}`,
  deal: 'Ingagnable',
  working: 'Recherche…',
  more: (/** @type {string} */ standing) => `${standing} : détails`,
};
