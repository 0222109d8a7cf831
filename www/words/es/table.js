// Spanish: the table, a constant for each part of it.

import { topOf } from '../shared.js';
import {
  agree,
  agreeWithPlace,
  capital,
  card,
  cards,
  lower,
  number,
  numberOf,
  place,
  placeWithin,
  placesWithin,
  counted,
  plural,
  canGoHome,
  the,
  thePlace,
  theRank,
  toPlace,
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
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : placeWithin(at));

/** @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

export const element = {
  notReady: 'La mesa aún no está lista.',
  crashed: 'Algo ha fallado. Recarga la página.',
  movesWithoutDeal: '«moves» necesita un código de reparto en «deal»: no se ha tenido en cuenta.',
  newDeal: 'Nuevo reparto',
  tryAgain: 'Reintentar',
  unproven: 'Quizá este reparto no tenga solución: no se pudo cargar la lista de los que sí.',
  noList: 'No se pudo cargar la lista de repartos con solución.',
  noReplay: 'No se pudo cargar la repetición. Con Rehacer recorres la partida.',
  noLesson: 'No se pudo cargar la lección. ¿Tienes conexión?',
  notLoaded: 'No se pudo cargar. ¿Tienes conexión?',
  noAppearance: 'No se pudo cargar ese aspecto; nada ha cambiado.',
  copied: 'Enlace copiado.',
  copyAddress: (/** @type {string} */ address) => `Copia este enlace: ${address}`,
};

/** @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Con solución',
  gentle: 'Con solución, fácil',
  medium: 'Con solución, medio',
  stern: 'Con solución, difícil',
  cruel: 'Con solución, cruel',
  any: 'Cualquiera, con solución o sin ella',
};

/** @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Fácil',
  medium: 'Medio',
  stern: 'Difícil',
  cruel: 'Cruel',
};

export const problemGrades = grades;

export const spokenGrade = (/** @type {string} */ grade, /** @type {number} */ n) => `${grade}, grado ${n} de cuatro`;

/** @type {Record<string, string>} */
const SHORT_DEAL_LABELS = {
  'place-and-deal-on': 'Poner',
  'sly-begin-round': 'Empezar',
  'empress-turn': 'Levantar',
  'turn-card': 'Levantar',
  'labyrinth-fill-gaps': 'Rellenar',
};

export const frame = {
  site: 'Cadogan',
  toolbar: 'Partida',
  deal: 'Reparto',
  shareDeal: 'Compartir este reparto',
  legalMoves: 'Jugadas posibles',
  legalMovesShort: 'Jugadas',
  keys: {
    undo: { label: 'Deshacer', spoken: 'Deshacer' },
    redo: { label: 'Rehacer', spoken: 'Rehacer' },
    safe: { label: 'Seguras', spoken: 'Jugar seguras: cartas a casa sin riesgo' },
    deal: { label: 'Repartir', spoken: 'Repartir' },
    'deal-all': { label: 'Todo', spoken: 'Repartir todo' },
    hint: { label: 'Pista', spoken: 'Pista' },
    'new-deal': { label: 'Nuevo', spoken: 'Nuevo reparto' },
    share: { label: 'Compartir', spoken: 'Compartir' },
    menu: { label: 'Menú', spoken: 'Menú' },
  },
  wide: { safe: 'Jugar cartas seguras', 'deal-all': 'Repartir todo', 'new-deal': 'Nuevo reparto' },
  /** @type {(token: Token) => string} */
  dealShort: ({ k }) => SHORT_DEAL_LABELS[k] ?? 'Repartir',
};

/** @type {Record<string, string>} */
const SHORT_NOTES = {
  'fairie-bare-king': 'libre',
  'labyrinth-grace-any': 'lista',
  'labyrinth-grace-not-yet': 'apuros',
};

export const board = {
  label: (/** @type {string} */ game) => `${game}: las cartas sobre la mesa`,
  keys: 'Las flechas van de pila en pila. Intro elige y juega. El signo de interrogación muestra los atajos.',
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** @type {{ [area in import('../../table/board/regions.js').RegionName]: string }} */
  regions: { stock: 'Mazo y mano', foundations: 'Bases', tableau: 'Tablero', reserve: 'Junto al tablero' },
  selected: (/** @type {string} */ label) => `${label}, elegida`,
  target: (/** @type {Card} */ name) => `aquí puede ir ${the(name)}`,
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, goesHome, available, next, complete } = shown;
    const what = () => {
      if (count && next) return `${card(topOf(shown))}, ${cards(count)}; sigue ${theRank(next)}`;
      if (complete) return `${agreeWithPlace(at, 'complet')}, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return `${agreeWithPlace(at, 'vací')}${next ? `; sigue ${theRank(next)}` : ''}`;
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} sobre ${the(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const state = () => {
      if (goesHome) return ', puede ir a casa';
      if (at.row !== null && count)
        return available ? ', disponible' : `, ${agree(topOf(shown), 'bloqueado', 'bloqueada')}`;
      return crossed && available ? ', disponible' : '';
    };
    return `${place(at)}: ${what()}${state()}`;
  },
  noteShort: (/** @type {Token} */ token) => SHORT_NOTES[token.k] ?? tokenText(token),
  next: 'sigue',
  full: 'llena',
  left: (/** @type {number} */ n) => `hay ${n}`,
  leftBeside: (/** @type {number} */ n) => (n === 1 ? 'queda' : 'quedan'),
  open: 'abrir',
  folded: (/** @type {number} */ n) => `${n} más`,
  foldedShort: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${n} más: ver la pila`,
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: ver ${thePlace(at)}`,
};

/** @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Reparte la siguiente carta.',
  'deal-on': () => 'Repartir hasta poder elegir',
  'fairie-play-or-turn': ({ home: n }) =>
    `${canGoHome(n)} ${n === 1 ? 'Juégala' : 'Juega'} o reparte hasta poder elegir.`,
};

/** @typedef {import('../en/table.js').Dealt} Dealt */

/** @param {number} n */
const canGo = (n) => `${numberOf(n)} ${plural(n, 'puede', 'pueden')} ir a casa`;

/** @param {number} n */
const cardsDealt = (n) => `${capital(numberOf(n))} ${plural(n, 'carta repartida', 'cartas repartidas')}`;

/** @type {{ [level in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((pile) => pile.goesHome).length;
    return `${capital(numberOf(count))} ${plural(count, 'repartida', 'repartidas')}${n ? `, ${canGo(n)}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const homePiles = piles.filter((pile) => pile.goesHome).map((pile) => pile.place);
    return `${cardsDealt(count)}${homePiles.length ? `; ${canGo(homePiles.length)}: ${placesWithin(homePiles, row !== null)}` : ''}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, goesHome }) =>
        `${names.map(card).join(', ')} ${row === null ? toPlace(at) : `en la ${placesWithin([at], true)}`}${goesHome ? ', puede ir a casa' : ''}`,
    );
    return `${row === null ? cardsDealt(count) : `Fila ${row} repartida`}: ${each.join('; ')}.`;
  },
};

export const play = {
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tokenText(token),
  dealAll: (/** @type {number} */ n) => `Repartir todo: ${cards(n)}, sin parar`,
  stockEmpty: 'El mazo está vacío.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Ahora no puede ir a casa.`,
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inStock: (/** @type {number} */ n) => `${n} en el mazo`,
  lastMove: (/** @type {string[]} */ report) => `Lo último: ${report.join(' ')}`,
  noMoves: 'Aún no hay jugadas.',
  noMovablePile: 'Ninguna pila tiene jugadas.',
  onlyMovablePile: (/** @type {string} */ label, /** @type {string} */ detail) =>
    `${label}${detail ? `; ${detail}` : ''}. Es la única.`,
  gameOpened: (
    /** @type {string} */ game,
    /** @type {string | null} */ deal,
    /** @type {string} */ state,
    hasKeys = true,
  ) =>
    `${game}${deal ? `, reparto ${deal}` : ''}. ${state}${hasKeys ? ' Pulsa D para repartir, o el signo de interrogación para todos los atajos.' : ''}`,
  targetCount: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${n === 1 ? 'Una pila puede' : `${capital(number(n))} pilas pueden`} recibir ${the(name)}. Pulsa N para la siguiente.`,
  numberedMoves: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((move, n) => `${n + 1}, ${lower(move)}`).join('; ')}. Pulsa el número.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Pulsa otra vez para ${tokenWithin(deal)}.`,
  homeFirst: (/** @type {Card} */ name) => `${capital(the(name))} podría ir antes a casa.`,
  runSelected: (/** @type {Card} */ first, /** @type {number} */ n) =>
    `${cards(n)} desde ${the(first)}: elige adónde van.`,
  playOrPair: (/** @type {boolean} */ hasChoice) =>
    hasChoice
      ? 'Varias pueden ir con ella: elige una y van las dos a casa. Con otra, forma pareja para siempre.'
      : 'Elige una carta: si puede ir a casa, van las dos; si no, forman pareja para siempre.',
  playHome: () => 'Llevar a casa',
  placeOn: (/** @type {Card} */ name) => `Poner encima ${the(name)}`,
  crossesExplained: (/** @type {string} */ prompt) => `${prompt} Un pequeño tejado marca las cartas disponibles.`,
  safeExplained: (/** @type {string} */ prompt) => `${prompt} Son seguras las cartas que ninguna otra necesita.`,
  whichMove: (/** @type {PlacedPile} */ first, /** @type {PlacedPile} */ second) =>
    `${capital(nameOf(first))} y ${nameOf(second)}:`,
};

export const finish = {
  label: 'Acabar',
  spoken: (/** @type {number} */ n) => `Acabar: hacer ${last(n)}`,
  ready: (/** @type {number} */ n) => `Pulsa Acabar para hacer ${last(n)}.`,
  playing: (/** @type {number} */ n) => `Acabando: ${plural(n, 'queda', 'quedan')} ${counted(n, 'jugada', 'jugadas')}.`,
  playingFound: (/** @type {number} */ n) =>
    `Jugando la solución: ${plural(n, 'queda', 'quedan')} ${counted(n, 'jugada', 'jugadas')}.`,
  stop: 'Parar',
  stopped: 'Parado. Pulsa Acabar para seguir.',
};

/** "las últimas 14 jugadas", "la última jugada". @param {number} n */
function last(n) {
  return n === 1 ? 'la última jugada' : `las últimas ${n} jugadas`;
}
