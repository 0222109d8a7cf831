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
  'text-length': ({ most }) => `Le texte dépasse les ${most} ko qui sont lus.`,
  'text-games': ({ most }) =>
    `Un texte peut contenir ${counted(most, 'partie', 'parties')} ; les suivantes sont laissées de côté.`,
  'text-no-game': () => 'Aucune partie ne commence ici : il faut une ligne comme « Game: sly ».',
  'text-no-deal': () => 'La partie n’a pas de donne : il manque plus haut une ligne comme « Deal: S222-EV9V ».',
  'text-two-deals': () => 'La partie a déjà une donne.',
  'text-late': ({ name }) => `« ${name}: » vient après les coups ; une nouvelle partie commence par « Game: ».`,
  'text-long': ({ most }) => `Une partie s’arrête à ${counted(most, 'coup', 'coups')}.`,
  'text-date': ({ text }) => `« ${text} » n’est pas une date : écrivez-la comme 1914-06-28.`,
  'text-number': ({ said }) => `Le numéro ${said} n’est pas à sa place : il manque un coup, ou il y en a un de trop.`,
  'text-move': ({ text, what }) => `« ${text} » : ${lower(tell(what))}`,
  'text-result': ({ said, is, moves }) =>
    `Le résultat annoncé est « ${said} », mais après ${counted(moves, 'coup', 'coups')} la partie est ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `La carte ${at}, « ${text} », n’en est pas une : écrivez valeur et enseigne, comme QH pour la dame de cœur ou TC pour le dix de trèfle (K roi, J valet ; C trèfle, D carreau, H cœur, S pique).`,
  'own-not-in-deal': (token) => `La carte ${token.at}, ${the(token.card)}, n’est pas de cette donne.`,
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
  `${cards(n)} ${n < 2 ? 'vient' : 'viennent'} de la pioche. Un appui ou une touche ${n < 2 ? 'la' : 'les'} montre aussitôt.`;

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
  keys: 'Touches',
  keysClose: (/** @type {number} */ n) =>
    `Touches, ${counted(n, 'ligne', 'lignes')}. Les flèches les lisent une à une, Échap ferme la liste.`,
  keysWhere: 'Les réglages du site permettent de changer les touches simples ou de les désactiver.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Flèches', 'aller de pile en pile'],
    ['Début, Fin', 'première et dernière pile de la rangée ; avec Ctrl, de la table'],
    ['F6, Maj F6', 'partie suivante, précédente, de la table'],
    ['1 2 3 4', 'pioche et main, fondations, tableau, le reste ; ou, de plusieurs façons, celle de ce numéro'],
    ['Maj Bas, Maj Haut', 'dans la pile, carte par carte, et retour'],
    ['Entrée', 'choisir ; sur une pile marquée, jouer'],
    ['Maj Entrée', 'rentrer la carte'],
    ['Échap', 'lâcher'],
    ['N, B', 'pile suivante, précédente, où la carte peut aller'],
    ['D', 'donner'],
    ['H', 'indice'],
    ['M', 'coups joués, sur une page qui en a la liste'],
    ['I', 'parcourir la pile'],
    ['S', 'dire où en est la partie'],
    ['R', 'répéter ce qui vient d’être dit'],
    ['L', 'dire le dernier coup'],
    ['/', 'demander, ou jouer, en mots'],
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
  newDeal: 'Autre donne',
  restart: 'Recommencer',
  solve: 'Peut-on encore gagner ?',
  rules: 'Règles',
  lesson: 'Première leçon, à la table',
  rulesOf: (/** @type {string} */ game) => `Règles : ${game}`,
  keys: 'Touches',
  copy: 'Copier le lien de cette partie',
  loading: 'Chargement des règles…',
  noRules: 'Les règles n’ont pas pu être chargées. La connexion est-elle coupée ?',
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
  first: (/** @type {number} */ of) => `Avant le premier coup sur ${of}.`,
  ended: (/** @type {string} */ name) => `${name} : c’est fini. La partie est à vous.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'Le solveur cherche dans la pioche un chemin vers la victoire…',
  won: (/** @type {number} */ n) => `On peut gagner cette partie, en ${counted(n, 'coup', 'coups')} à partir d’ici.`,
  wonAlready: 'La partie est gagnée.',
  lostDeal: 'Cette donne ne peut pas être gagnée, quoi que l’on joue.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `On ne peut plus gagner. On le pouvait jusqu’au coup ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `On ne peut plus gagner. On le pouvait après le coup ${won}, mais plus depuis le coup ${lost}.`,
  lost: 'On ne peut plus gagner.',
  unknown: (/** @type {number} */ spent) => `Pas encore de réponse, après ${millions(spent)} de coups essayés.`,
  unknownAll: (/** @type {number} */ spent) =>
    `Pas de réponse : le solveur est à bout d’idées, après ${millions(spent)} de coups.`,
  goesOn: 'Il continue de chercher pendant que vous jouez.',
  playedOut: (/** @type {number} */ games) =>
    games === 1
      ? 'Une partie jouée jusqu’au bout, sans succès.'
      : `${whole().format(games)} parties jouées jusqu’au bout, sans succès.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Pioche rebattue, un joueur rapide gagnerait ${counted(wins, 'partie', 'parties')} sur ${of}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'On le sait maintenant : la partie peut être gagnée.',
    lost: 'On le sait maintenant : la partie est perdue.',
    wasWon: (/** @type {number} */ ply) =>
      `On le sait maintenant : après le coup ${ply}, la partie pouvait être gagnée.`,
    wasLost: (/** @type {number} */ ply) => `On le sait maintenant : après le coup ${ply}, la partie était perdue.`,
  },
  searching: 'Le solveur cherche encore. Vous pouvez continuer à jouer.',
  tried: (/** @type {number} */ spent) => `${decimals().format(millionsOf(spent))} M`,
  failed: 'Le solveur n’a pas pu être chargé.',
  noConnection: 'Le solveur n’a pas pu être chargé. La connexion est-elle coupée ?',
  refused: 'Le solveur ne peut pas travailler ici : la page ne lui permet pas de processus à part.',
  next: 'Coup suivant',
  how: 'Me montrer',
  mine: 'Ma partie',
  back: 'Revenir avant',
  backTo: (/** @type {number} */ ply) => `Revenir au coup ${ply}`,
  other: 'Autre donne',
  on: 'Chercher encore',
  stop: 'Stop',
  stopped: 'Arrêté. On ne sait pas.',
  keep: 'Vérifier à chaque coup',
  keeping: 'La réponse reste désormais affichée après chaque coup. Les réglages permettent de l’ôter.',
  why: 'Pourquoi ?',
  play: 'Le jouer',
  fair: 'Indice loyal',
  knowing: 'Indice omniscient',
  possible: 'Ce qui est possible',
  since: 'Depuis quand ?',
  thinking: 'Indice loyal : examen d’ordres possibles de la pioche…',
  peeking: 'Indice omniscient : regard dans la pioche…',
  fairForced: (/** @type {Token} */ move) => `Indice loyal : ${within(move)}, seul coup possible.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Indice loyal : ${within(move)}.${why ? ` ${tell(why)}` : ''} Gagne pour ${counted(wins, 'ordre', 'ordres')} de la pioche sur ${of}.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Indice loyal : ${within(move)}.${why ? ` ${tell(why)}` : ''} Plus rien n’est caché, et ce coup gagne.`,
  fairOpenLost: 'Indice loyal : plus rien n’est caché, et aucun chemin vers la victoire n’a été trouvé.',
  fairLost: 'Indice loyal : quel que soit l’ordre de la pioche, plus rien ne gagne.',
  fairNone: (/** @type {number} */ of) =>
    `Indice loyal : pas de réponse. Aucun coup n’a gagné ${of === 1 ? 'avec l’ordre essayé' : `dans aucun des ${of} ordres essayés`} de la pioche.`,
  knowingWins: (/** @type {Token} */ move) => `Indice omniscient, pioche vue : ${within(move)}.`,
  knowingLost: 'Indice omniscient : plus rien ne gagne.',
  knowingUnknown: (/** @type {number} */ spent) =>
    `Indice omniscient : pas encore de réponse, après ${millions(spent)} de coups.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Gagnable',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Se gagnait au départ',
  lost: 'Perdue',
  unknown: 'Incertaine',
  since: (/** @type {number} */ ply) => `Perdue au coup ${ply}`,
  deal: 'Ingagnable',
  working: 'Le solveur cherche',
  more: (/** @type {string} */ standing) => `${standing} : en savoir plus`,
};
