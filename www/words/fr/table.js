// French: the table, a constant for each part of it.

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
  placesWithin,
  single,
  canGoHome,
  the,
  thePlace,
  theRank,
} from './cards.js';
import { CAPTIONS } from './games.js';
import { tokenText } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @typedef {{ place: Place, pile: PileView }} PlacedPile */

/** @param {PlacedPile} pile */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

export const element = {
  notReady: 'La table n’est pas encore prête.',
  crashed: 'Une erreur s’est produite. Rechargez la page.',
  movesWithoutDeal: '« moves » demande un code de donne dans « deal » : il a été ignoré.',
  newDeal: 'Nouvelle donne',
  tryAgain: 'Réessayer',
  unproven: 'Cette donne n’est peut-être pas gagnable : la liste des donnes gagnables n’a pas pu être chargée.',
  noList: 'La liste des donnes gagnables n’a pas pu être chargée.',
  noReplay: 'La relecture n’a pas pu être chargée. « Rétablir » avance dans la partie.',
  noLesson: 'La leçon n’a pas pu être chargée. Êtes-vous hors ligne ?',
  notLoaded: 'Le chargement a échoué. Êtes-vous hors ligne ?',
  noAppearance: 'Cette apparence n’a pas pu être chargée ; rien n’a changé.',
  copied: 'Lien copié.',
  copyAddress: (/** @type {string} */ address) => `Copiez ce lien : ${address}`,
};

/** @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Gagnable',
  gentle: 'Gagnable, facile',
  medium: 'Gagnable, moyenne',
  stern: 'Gagnable, difficile',
  cruel: 'Gagnable, cruelle',
  any: 'Toute donne, gagnable ou non',
};

/** @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Facile',
  medium: 'Moyenne',
  stern: 'Difficile',
  cruel: 'Cruelle',
};

/** @type {typeof grades} */
export const problemGrades = { ...grades, medium: 'Moyen', cruel: 'Cruel' };

export const spokenGrade = (/** @type {string} */ grade, /** @type {number} */ n) => `${grade}, niveau ${n} sur quatre`;

/** @type {Record<string, string>} */
const SHORT_DEAL_LABELS = {
  'place-and-deal-on': 'Poser',
  'sly-begin-round': 'Lancer',
  'empress-turn': 'Retourner',
  'turn-card': 'Retourner',
  'labyrinth-fill-gaps': 'Combler',
};

export const frame = {
  site: 'Cadogan',
  toolbar: 'Partie',
  deal: 'Donne',
  shareDeal: 'Partager cette donne',
  legalMoves: 'Coups possibles',
  legalMovesShort: 'Coups',
  keys: {
    undo: { label: 'Annuler', spoken: 'Annuler' },
    redo: { label: 'Rétablir', spoken: 'Rétablir' },
    safe: { label: 'Sûres', spoken: 'Jouer les cartes sûres' },
    deal: { label: 'Distribuer', spoken: 'Distribuer' },
    'deal-all': { label: 'Tout', spoken: 'Tout distribuer' },
    hint: { label: 'Indice', spoken: 'Indice' },
    'new-deal': { label: 'Nouvelle', spoken: 'Nouvelle donne' },
    share: { label: 'Partager', spoken: 'Partager' },
    menu: { label: 'Menu', spoken: 'Menu' },
  },
  wide: { safe: 'Jouer les cartes sûres', 'deal-all': 'Tout distribuer', 'new-deal': 'Nouvelle donne' },
  /** @type {(token: Token) => string} */
  dealShort: ({ k }) => SHORT_DEAL_LABELS[k] ?? 'Distribuer',
};

/** @type {Record<string, string>} */
const SHORT_NOTES = {
  'fairie-bare-king': 'nu',
  'labyrinth-grace-any': 'prête',
  'labyrinth-grace-not-yet': 'secours',
};

export const board = {
  label: (/** @type {string} */ game) => `${game} : les cartes sur la table`,
  keys: 'Les flèches vont de pile en pile. Entrée sélectionne et joue. Le point d’interrogation liste les raccourcis.',
  /** @type {{ [area in import('../../table/board/regions.js').RegionName]: string }} */
  regions: { stock: 'Pioche et main', foundations: 'Fondations', tableau: 'Tableau', reserve: 'À côté du tableau' },
  selected: (/** @type {string} */ label) => `${label}, carte sélectionnée`,
  target: (/** @type {Card} */ name) => `${the(name)} peut aller ici`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, goesHome, available, next, complete } = shown;
    const what = () => {
      if (count && next) return `${card(topOf(shown))}, ${cards(count)} ; attend ${theRank(next)}`;
      if (complete) return `${agreePlace(at, 'complet', 'complète')}, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return next ? `vide, attend ${theRank(next)}` : 'vide';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} sur ${the(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const state = () => {
      if (goesHome) return ', peut rentrer';
      if (at.row !== null && count) return available ? ', disponible' : `, ${agree(topOf(shown), 'bloqué')}`;
      return crossed && available ? ', disponible' : '';
    };
    return `${place(at)} : ${what()}${state()}`;
  },
  noteShort: (/** @type {Token} */ token) => SHORT_NOTES[token.k] ?? tokenText(token),
  next: 'puis',
  full: 'pleine',
  left: (/** @type {number} */ n) => `reste ${n}`,
  leftBeside: (/** @type {number} */ n) => (n === 1 ? 'reste' : 'restent'),
  open: 'voir',
  folded: (/** @type {number} */ n) => counted(n, 'autre', 'autres'),
  foldedShort: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${counted(n, 'autre', 'autres')} : voir la pile`,
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name} : ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note} : voir ${thePlace(at)}`,
};

/** @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Distribuez la carte suivante.',
  'deal-on': () => 'Distribuer jusqu’au choix',
  'fairie-play-or-turn': ({ home: n }) =>
    `${canGoHome(n)} ${n === 1 ? 'Jouez-la' : 'Jouez'}, ou distribuez jusqu’au prochain choix.`,
};

/** @typedef {import('../en/table.js').Dealt} Dealt */

/** "Dix cartes distribuées". @param {number} n */
const cardsDealt = (n) => `${capital(numberOf(n))} ${single(n) ? 'carte distribuée' : 'cartes distribuées'}`;

/** ", dont deux peuvent rentrer". @param {number} n @param {number} of */
const canGo = (n, of) =>
  of === 1 ? ', qui peut rentrer' : `, dont ${numberOf(n)} ${n === 1 ? 'peut' : 'peuvent'} rentrer`;

/** @type {{ [level in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((pile) => pile.goesHome).length;
    return `${capital(numberOf(count))} ${single(count) ? 'distribuée' : 'distribuées'}${n ? canGo(n, count) : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const homePiles = piles.filter((pile) => pile.goesHome).map((pile) => pile.place);
    return `${cardsDealt(count)}${homePiles.length ? `${canGo(homePiles.length, count)} : ${placesWithin(homePiles, row !== null)}` : ''}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, goesHome }) =>
        `${placesWithin([at], row !== null)}, ${names.map(card).join(', ')}${goesHome ? ', peut rentrer' : ''}`,
    );
    return `${row === null ? cardsDealt(count) : `Rangée ${row} distribuée`} : ${each.join(' ; ')}.`;
  },
};

export const play = {
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tokenText(token),
  dealAll: (/** @type {number} */ n) => `Tout distribuer : ${cards(n)}, sans arrêt`,
  stockEmpty: 'La pioche est vide.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Cette carte ne peut pas rentrer maintenant.`,
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inStock: (/** @type {number} */ n) => `${n} à la pioche`,
  lastMove: (/** @type {string[]} */ report) => `Dernier coup : ${report.join(' ')}`,
  noMoves: 'Aucun coup pour l’instant.',
  noMovablePile: 'Aucune pile n’a de coup.',
  onlyMovablePile: (/** @type {string} */ label, /** @type {string} */ detail) =>
    `${label}${detail ? ` ; ${detail}` : ''}. C’est la seule.`,
  gameOpened: (
    /** @type {string} */ game,
    /** @type {string | null} */ deal,
    /** @type {string} */ state,
    hasKeys = true,
  ) =>
    `${game}${deal ? `, donne ${deal}` : ''}. ${state}${hasKeys ? ' Appuyez sur D pour distribuer, sur le point d’interrogation pour les raccourcis.' : ''}`,
  targetCount: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${capital(numberOf(n))} ${single(n) ? 'pile peut' : 'piles peuvent'} recevoir ${the(name)}. Appuyez sur N pour la suivante.`,
  numberedMoves: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((move, n) => `${n + 1}, ${lower(move)}`).join(' ; ')}. Tapez le numéro.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Appuyez encore pour ${tokenWithin(deal)}.`,
  homeFirst: (/** @type {Card} */ name) => `${capital(the(name))} pourrait d’abord rentrer.`,
  runSelected: (/** @type {Card} */ first, /** @type {number} */ n) =>
    `${cards(n)} depuis ${the(first)} : choisissez où les poser.`,
  playOrPair: (/** @type {boolean} */ hasChoice) =>
    hasChoice
      ? 'Plusieurs peuvent l’accompagner : choisissez-en une, et les deux rentrent. Toute autre forme une paire pour de bon.'
      : 'Choisissez une carte : si elle peut rentrer, les deux rentrent ; sinon, c’est une paire pour de bon.',
  playHome: () => 'Jouer sur sa fondation',
  placeOn: (/** @type {Card} */ name) => `Poser ${the(name)} dessus`,
  crossesExplained: (/** @type {string} */ prompt) => `${prompt} Un petit chevron marque les cartes disponibles.`,
  safeExplained: (/** @type {string} */ prompt) => `${prompt} Sont sûres les cartes dont aucune autre n’a plus besoin.`,
  whichMove: (/** @type {PlacedPile} */ first, /** @type {PlacedPile} */ second) =>
    `${capital(nameOf(first))} et ${nameOf(second)} :`,
};

export const finish = {
  label: 'Finir',
  spoken: (/** @type {number} */ n) => `Finir : jouer ${last(n)}`,
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
