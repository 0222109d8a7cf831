// French: the table's own words, a constant a place where they stand.

import { topOf } from '../shared.js';
import {
  agree,
  agreePlace,
  capital,
  card,
  cards,
  counted,
  lower,
  numberOf,
  place,
  placeWithin,
  placesWithin,
  single,
  suitable,
  the,
  thePlace,
  theRank,
} from './cards.js';
import { CAPTIONS } from './games.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @typedef {{ place: Place, pile: PileView }} Seen a pile where it is */

/** A pile by its top card; an empty one by its place. @param {Seen} seen */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'La table n’est pas encore prête.',
  crashed: 'Une erreur s’est produite. Rechargez la page : l’adresse contient votre partie.',
  newDeal: 'Nouvelle donne',
  tryAgain: 'Réessayer',
  unproven: 'Cette donne n’est peut-être pas gagnable : la liste des donnes gagnables n’a pas pu être chargée.',
  noList: 'La liste des donnes gagnables n’a pas pu être chargée.',
  noReplay: 'La relecture n’a pas pu être chargée. « Rétablir » avance dans la partie.',
  noLesson: 'La leçon n’a pas pu être chargée. Êtes-vous hors ligne ?',
  noSolver: 'Le solveur n’a pas pu être chargé.',
  notLoaded: 'Le chargement a échoué. Êtes-vous hors ligne ?',
  noAppearance: 'Cette apparence n’a pas pu être chargée ; rien n’a changé.',
  copied: 'Lien de cette partie copié.',
  copy: (/** @type {string} */ address) => `Copiez ce lien : ${address}`,
  undo: 'Annuler',
  restart: 'Recommencer',
  nextDeal: 'Nouvelle donne',
  win: 'Cette victoire',
  whereLost: 'Où ai-je perdu ?',
  review: 'Analyser la partie',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Gagnable',
  gentle: 'Gagnable, facile',
  fair: 'Gagnable, moyenne',
  stern: 'Gagnable, difficile',
  cruel: 'Gagnable, cruelle',
  any: 'Toute donne, gagnable ou non',
};

/** How hard a deal is, from the easiest on. @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Facile',
  fair: 'Moyenne',
  stern: 'Difficile',
  cruel: 'Cruelle',
};

/** The same to the ear, with its place among the four. */
export const gradeHeard = (/** @type {keyof typeof grades} */ grade, /** @type {number} */ n) =>
  `${grades[grade]}, niveau ${n} sur quatre`;

/** What dealing does, where that is not to deal. @type {Record<string, string>} */
const DEAL_BRIEF = {
  'lay-and-deal-on': 'Poser',
  'sly-begin-deal': 'Lancer',
  'empress-turn': 'Retourner',
  'turn-card': 'Retourner',
  'labyrinth-fill-gaps': 'Regarnir',
};

/** The frame around the table. */
export const frame = {
  site: 'Cadogan',
  toolbar: 'Partie',
  deal: 'Donne',
  shareDeal: 'Partager cette donne',
  moves: 'Coups',
  legalMoves: 'Coups permis',
  keys: {
    undo: { label: 'Annuler', spoken: 'Annuler' },
    redo: { label: 'Rétablir', spoken: 'Rétablir' },
    safe: { label: 'Cartes sûres', spoken: 'Jouer les cartes sûres' },
    deal: { label: 'Distribuer', spoken: 'Distribuer' },
    hint: { label: 'Indice', spoken: 'Indice' },
    'new-deal': { label: 'Nouvelle', spoken: 'Nouvelle donne' },
    share: { label: 'Partager', spoken: 'Partager' },
    menu: { label: 'Menu', spoken: 'Menu' },
  },
  /** Where there is room for more. */
  wide: { safe: 'Jouer les cartes sûres', 'new-deal': 'Nouvelle donne' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'Distribuer',
};

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game} : les cartes sur la table`,
  keys: 'Les flèches vont de pile en pile. Entrée sélectionne et joue. Le point d’interrogation liste les raccourcis.',
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/regions.js').AreaName]: string }} */
  areas: { pack: 'Pioche et main', foundations: 'Fondations', tableau: 'Tableau', reserve: 'À côté du tableau' },
  /** A pile in hand. */
  selected: (/** @type {string} */ label) => `${label}, carte sélectionnée`,
  /** Heard at each pile where the card in hand may go. */
  target: (/** @type {Card} */ name) => `${the(name)} peut aller ici`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** A pile as it is read out: its name, its top card, how many there are. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, suitable, available, awaits, complete } = shown;
    const what = () => {
      if (count && awaits) return `${card(topOf(shown))}, ${cards(count)} ; attend ${theRank(awaits)}`;
      if (complete) return `${agreePlace(at, 'complet', 'complète')}, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return awaits ? `vide, attend ${theRank(awaits)}` : 'vide';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} sur ${the(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const stands = () => {
      if (suitable) return ', peut rentrer';
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count) return available ? ', disponible' : `, ${agree(topOf(shown), 'bloqué')}`;
      return crossed && available ? ', disponible' : '';
    };
    return `${place(at)} : ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => (token.k === 'fairie-bare-king' ? 'seul' : tell(token)),
  /** Below a foundation, before the rank that it wants. */
  next: 'puis',
  /** Below a foundation that takes no more. */
  full: 'pleine',
  left: (/** @type {number} */ n) => `reste ${n}`,
  /** Below the number of cards in the pack. */
  leftBeside: 'reste',
  /** Beside the number of cards in a column that can be opened. */
  open: 'voir',
  folded: (/** @type {number} */ n) => counted(n, 'autre', 'autres'),
  foldedBrief: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${counted(n, 'autre', 'autres')} : voir la pile`,
  /** A note where no caption stands over its place. */
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name} : ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note} : voir ${thePlace(at)}`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Retournez la carte suivante.',
  'deal-on': () => 'Distribuer jusqu’au prochain choix',
  'fairie-play-or-turn': ({ suitable: n }) =>
    `${suitable(n)} ${n === 1 ? 'Jouez-la' : 'Jouez'}, ou distribuez jusqu’au prochain choix.`,
};

/**
 * Cards that were dealt.
 * @typedef {object} Dealt
 * @property {number} count
 * @property {number | null} row the row of the table, where all lie in one
 * @property {{ place: Place, cards: Card[], suitable: boolean }[]} piles where they lie; `suitable`: its top card is
 */

/** "Dix cartes distribuées". @param {number} n */
const given = (n) => `${capital(numberOf(n))} ${single(n) ? 'carte distribuée' : 'cartes distribuées'}`;

/** ", dont deux peuvent rentrer". @param {number} n @param {number} of */
const fit = (n, of) =>
  of === 1 ? ', qui peut rentrer' : `, dont ${numberOf(n)} ${n === 1 ? 'peut' : 'peuvent'} rentrer`;

/** What is heard when cards are dealt, in three measures. @type {{ [much in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((one) => one.suitable).length;
    return `${capital(numberOf(count))} ${single(count) ? 'distribuée' : 'distribuées'}${n ? fit(n, count) : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const there = piles.filter((one) => one.suitable).map((one) => one.place);
    return `${given(count)}${there.length ? `${fit(there.length, count)} : ${placesWithin(there, row !== null)}` : ''}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, suitable }) =>
        `${placesWithin([at], row !== null)}, ${names.map(card).join(', ')}${suitable ? ', peut rentrer' : ''}`,
    );
    return `${row === null ? given(count) : `Rangée ${row} distribuée`} : ${each.join(' ; ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  packIsOut: 'La pioche est vide.',
  noneSuitable: 'Rien ne peut rentrer. Ce bouton ne joue que les cartes sûres.',
  noneSafe: 'Aucune carte n’est sûre : elles peuvent encore servir sur la table.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Cette carte ne peut pas rentrer maintenant.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} à la pioche`,
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `Dernier coup : ${report.join(' ')}`,
  lastNone: 'Aucun coup pour l’instant.',
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'Aucune pile n’a de coup.',
  /** `told`: what is to be known of it; may be empty. */
  onlyPile: (/** @type {string} */ label, /** @type {string} */ told) =>
    `${label}${told ? ` ; ${told}` : ''}. C’est la seule.`,
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `, donne ${deal}` : ''}. ${state} Appuyez sur D pour distribuer, sur le point d’interrogation pour les raccourcis.`,
  /** Heard of a card in hand that may go to many places. */
  places: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${capital(numberOf(n))} ${single(n) ? 'pile peut' : 'piles peuvent'} recevoir ${the(name)}. Appuyez sur N pour la suivante.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}, ${lower(way)}`).join(' ; ')}. Tapez le numéro.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Appuyez encore pour ${within(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Votre seul coup : ${within(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Possible${of > 1 ? ` (${n} sur ${of})` : ''} : ${within(move)}.`,
  /** Of a card that another is to be laid on: it could go home instead, and before. */
  homeFirst: (/** @type {Card} */ name) => `${capital(the(name))} pourrait d’abord rentrer.`,
  playHome: () => 'Jouer sur sa fondation',
  layOn: (/** @type {Card} */ name) => `Poser ${the(name)} dessus`,
  /** Said once, where cards are marked with the book’s crosses. */
  crossed: (/** @type {string} */ prompt) => `${prompt} Les croix marquent les cartes disponibles.`,
  pointed: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, puis ${placeWithin(to)}` : ''}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${capital(nameOf(one))} et ${nameOf(other)} :`,
  hints: {
    fair: 'Indice',
    knowing: 'Regarder la pioche',
    solve: 'Encore gagnable ?',
    bySight: 'D’après ce que vous voyez',
    byPack: 'Le solveur voit tout',
  },
};

/** The end of a game, played by itself: what goes home, or a line that was found to win. */
export const finish = {
  label: 'Finir',
  spoken: (/** @type {number} */ n) => `Finir : jouer ${last(n)}`,
  spokenFound: (/** @type {number} */ n) => `Finir : jouer la victoire du solveur, ${counted(n, 'coup', 'coups')}`,
  ready: (/** @type {number} */ n) => `Appuyez sur « Finir » pour jouer ${last(n)}.`,
  playing: (/** @type {number} */ n) => `Fin de partie : encore ${counted(n, 'coup', 'coups')}.`,
  playingFound: (/** @type {number} */ n) => `Victoire du solveur : encore ${counted(n, 'coup', 'coups')}.`,
  stop: 'Stop',
  stopped: 'Arrêté. Appuyez sur « Finir » pour reprendre.',
};

/** "Les 14 derniers coups", "le dernier coup". @param {number} n */
function last(n) {
  return n === 1 ? 'le dernier coup' : `les ${n} derniers coups`;
}
