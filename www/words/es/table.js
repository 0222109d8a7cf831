// Spanish: the table's own words, a constant a place where they stand.

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
  suitable,
  the,
  thePlace,
  theRank,
  toPlace,
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
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : placeWithin(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'La mesa aún no está lista.',
  crashed: 'Algo ha fallado. Recarga la página: la dirección conserva tu partida.',
  newDeal: 'Nuevo reparto',
  tryAgain: 'Reintentar',
  unproven: 'Quizá este reparto no tenga solución: no se pudo cargar la lista de los que sí.',
  noList: 'No se pudo cargar la lista de repartos con solución.',
  noReplay: 'No se pudo cargar la repetición. Con Rehacer recorres la partida.',
  noLesson: 'No se pudo cargar la lección. ¿Tienes conexión?',
  noSolver: 'No se pudo cargar el solucionador.',
  notLoaded: 'No se pudo cargar. ¿Tienes conexión?',
  noAppearance: 'No se pudo cargar ese aspecto; nada ha cambiado.',
  copied: 'Enlace a esta partida copiado.',
  copy: (/** @type {string} */ address) => `Copia este enlace: ${address}`,
  undo: 'Deshacer',
  restart: 'Reiniciar',
  nextDeal: 'Nuevo reparto',
  win: 'Esta victoria',
  whereLost: '¿Dónde se perdió?',
  review: 'Repasar la partida',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Con solución',
  gentle: 'Con solución, fácil',
  fair: 'Con solución, medio',
  stern: 'Con solución, difícil',
  cruel: 'Con solución, cruel',
  any: 'Cualquiera, con solución o sin ella',
};

/** How hard a deal is, from the easiest on. @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Fácil',
  fair: 'Medio',
  stern: 'Difícil',
  cruel: 'Cruel',
};

/** The same to the ear, with its place among the four. */
export const gradeHeard = (/** @type {keyof typeof grades} */ grade, /** @type {number} */ n) =>
  `${grades[grade]}, grado ${n} de cuatro`;

/** What dealing does, where that is not to deal. @type {Record<string, string>} */
const DEAL_BRIEF = {
  'lay-and-deal-on': 'Poner',
  'sly-begin-deal': 'Empezar',
  'empress-turn': 'Levantar',
  'turn-card': 'Levantar',
  'labyrinth-fill-gaps': 'Rellenar',
};

/** The frame around the table. */
export const frame = {
  site: 'Cadogan',
  toolbar: 'Partida',
  deal: 'Reparto',
  shareDeal: 'Compartir este reparto',
  moves: 'Jugadas',
  legalMoves: 'Jugadas posibles',
  keys: {
    undo: { label: 'Deshacer', spoken: 'Deshacer' },
    redo: { label: 'Rehacer', spoken: 'Rehacer' },
    safe: { label: 'Jugar seguras', spoken: 'Jugar seguras: cartas a casa sin riesgo' },
    deal: { label: 'Repartir', spoken: 'Repartir' },
    hint: { label: 'Pista', spoken: 'Pista' },
    'new-deal': { label: 'Nuevo', spoken: 'Nuevo reparto' },
    share: { label: 'Compartir', spoken: 'Compartir' },
    menu: { label: 'Menú', spoken: 'Menú' },
  },
  /** Where there is room for more. */
  wide: { safe: 'Jugar cartas seguras', 'new-deal': 'Nuevo reparto' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'Repartir',
};

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: las cartas sobre la mesa`,
  keys: 'Las flechas van de pila en pila. Intro elige y juega. El signo de interrogación muestra los atajos.',
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/regions.js').AreaName]: string }} */
  areas: { pack: 'Mazo y mano', foundations: 'Bases', tableau: 'Tablero', reserve: 'Junto al tablero' },
  /** A pile in hand. */
  selected: (/** @type {string} */ label) => `${label}, elegida`,
  /** Heard at each pile where the card in hand may go. */
  target: (/** @type {Card} */ name) => `aquí puede ir ${the(name)}`,
  /** A pile as it is read out: its name, its top card, how many there are. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, suitable, available, awaits, complete } = shown;
    const what = () => {
      if (count && awaits) return `${card(topOf(shown))}, ${cards(count)}; sigue ${theRank(awaits)}`;
      if (complete) return `${agreeWithPlace(at, 'complet')}, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return `${agreeWithPlace(at, 'vací')}${awaits ? `; sigue ${theRank(awaits)}` : ''}`;
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} sobre ${the(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const stands = () => {
      if (suitable) return ', puede ir a casa';
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count)
        return available ? ', disponible' : `, ${agree(topOf(shown), 'bloqueado', 'bloqueada')}`;
      return crossed && available ? ', disponible' : '';
    };
    return `${place(at)}: ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => {
    if (token.k === 'labyrinth-grace-any') return 'lista';
    return token.k === 'fairie-bare-king' ? 'libre' : tell(token);
  },
  /** Below a foundation, before the rank that it wants. */
  next: 'sigue',
  /** Below a foundation that takes no more. */
  full: 'llena',
  left: (/** @type {number} */ n) => (n === 1 ? 'queda 1' : `quedan ${n}`),
  /** Below the number of cards in the pack. */
  leftBeside: 'quedan',
  /** Beside the number of cards in a column that can be opened. */
  open: 'abrir',
  folded: (/** @type {number} */ n) => `${n} más`,
  foldedBrief: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${n} más: ver la pila`,
  /** A note where no caption stands over its place. */
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: ver ${thePlace(at)}`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Levanta la siguiente carta.',
  'deal-on': () => 'Repartir hasta poder elegir',
  'fairie-play-or-turn': ({ suitable: n }) =>
    `${suitable(n)} ${n === 1 ? 'Juégala' : 'Juega'} o reparte hasta poder elegir.`,
};

/**
 * Cards that were dealt.
 * @typedef {object} Dealt
 * @property {number} count
 * @property {number | null} row the row of the table, where all lie in one
 * @property {{ place: Place, cards: Card[], suitable: boolean }[]} piles where they lie; `suitable`: its top card is
 */

/** @param {number} n */
const fit = (n) => `${numberOf(n)} ${plural(n, 'puede', 'pueden')} ir a casa`;

/** @param {number} n */
const wereDealt = (n) => `${capital(numberOf(n))} ${plural(n, 'carta repartida', 'cartas repartidas')}`;

/** What is heard when cards are dealt, in three measures. @type {{ [much in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((one) => one.suitable).length;
    return `${capital(numberOf(count))} ${plural(count, 'repartida', 'repartidas')}${n ? `, ${fit(n)}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const there = piles.filter((one) => one.suitable).map((one) => one.place);
    return `${wereDealt(count)}${there.length ? `; ${fit(there.length)}: ${placesWithin(there, row !== null)}` : ''}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, suitable }) =>
        `${names.map(card).join(', ')} ${row === null ? toPlace(at) : `en la ${placesWithin([at], true)}`}${suitable ? ', puede ir a casa' : ''}`,
    );
    return `${row === null ? wereDealt(count) : `Fila ${row} repartida`}: ${each.join('; ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  packIsOut: 'El mazo está vacío.',
  noneSuitable: 'Nada puede ir a casa. Este botón juega solo cartas seguras.',
  noneSafe: 'Aún no hay nada seguro: esas cartas pueden hacerte falta en la mesa.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Ahora no puede ir a casa.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} en el mazo`,
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `Lo último: ${report.join(' ')}`,
  lastNone: 'Aún no hay jugadas.',
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'Ninguna pila tiene jugadas.',
  /** `told`: what is to be known of it; may be empty. */
  onlyPile: (/** @type {string} */ label, /** @type {string} */ told) =>
    `${label}${told ? `; ${told}` : ''}. Es la única.`,
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `, reparto ${deal}` : ''}. ${state} Pulsa D para repartir, o el signo de interrogación para todos los atajos.`,
  /** Heard of a card in hand that may go to many places. */
  places: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${n === 1 ? 'Una pila puede' : `${capital(number(n))} pilas pueden`} recibir ${the(name)}. Pulsa N para la siguiente.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}, ${lower(way)}`).join('; ')}. Pulsa el número.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Pulsa otra vez para ${within(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Tu única jugada: ${within(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Posible${of > 1 ? ` (${n} de ${of})` : ''}: ${within(move)}.`,
  /** Of a card that another is to be laid on: it could go home instead, and before. */
  homeFirst: (/** @type {Card} */ name) => `${capital(the(name))} podría ir antes a casa.`,
  playHome: () => 'Llevar a casa',
  layOn: (/** @type {Card} */ name) => `Poner encima ${the(name)}`,
  /** Said once, where cards are marked with the book’s crosses. */
  crossed: (/** @type {string} */ prompt) => `${prompt} Las cruces marcan las cartas disponibles.`,
  pointed: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, luego ${placeWithin(to)}` : ''}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${capital(nameOf(one))} y ${nameOf(other)}:`,
  hints: {
    fair: 'Pista',
    knowing: 'Mirar el mazo',
    solve: '¿Se puede ganar?',
    bySight: 'Por lo que ves',
    byPack: 'Por lo que no ves',
  },
};

/** The end of a game, played by itself: what goes home, or a line that was found to win. */
export const finish = {
  label: 'Acabar',
  spoken: (/** @type {number} */ n) => `Acabar: hacer ${last(n)}`,
  spokenFound: (/** @type {number} */ n) => `Acabar: jugar la solución, ${counted(n, 'jugada', 'jugadas')}`,
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
