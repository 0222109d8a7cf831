// Spanish: a game looked back on, the list of its moves, giving it up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/**
 * Since when a game was lost: `won` is the last position known to be won, -1 if none is; `lost` the first known to be lost,
 * -1 if none is.
 * @typedef {{ won: number, lost: number }} Loss
 */

const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');
const share = (/** @type {number} */ n) => `${n} de cada 100`;

/** How a game ended; `home` says how far it came: «71 de 104 en casa». */
const ended = {
  won: (/** @type {number} */ n) => `Ganada en ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Sin más jugadas tras ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) =>
    `${count(n, 'jugada hecha', 'jugadas hechas')}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Abandonada tras ${moves(n)}, ${home}.`,
};

/** What could have been. @param {Loss} loss */
const could = ({ won, lost }) => {
  if (lost === 0) return 'Estas cartas no se podían ganar, se jugara lo que se jugara.';
  if (lost < 0) return won < 0 ? '' : 'Estas cartas aún se pueden ganar.';
  if (won === lost - 1) return `Estas cartas se podían ganar hasta la jugada ${lost}.`;
  return won < 0
    ? `Estas cartas ya no se pueden ganar, a más tardar desde la jugada ${lost}.`
    : `Estas cartas se podían ganar tras la jugada ${won}, y ya no desde la ${lost}.`;
};

const COUNTED = ['', '', 'dos ', 'tres '];

export const review = {
  title: 'Repaso',
  titleOf: (/** @type {string} */ deal) => `Repaso, ${deal}`,
  open: 'Repasar la partida',
  /** How it ended and what could have been. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? could(loss) : ''].filter(Boolean).join(' '),
  chance: 'Probabilidad de ganar, según lo que podías ver',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `Repasando: ${n} de ${of} posiciones.`,
  weighing: 'Repasando: sopesando las decisiones.',
  packs: (/** @type {number} */ n) => `De ${count(n, 'mazo imaginado', 'mazos imaginados')} en cada jugada.`,
  failed: 'No se pudo hacer el repaso. ¿Hay conexión?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'La decisión más cara' : `Las ${COUNTED[n] ?? ''}decisiones más caras`,
  none: (/** @type {number} */ least) => `Ninguna decisión costó más de ${share(least)}.`,
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Jugada ${n}: ${lower(move)}.`,
  /** What the move played came to, and the better one: of 100 packs. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) =>
    `${share(played)}; ${lower(better)}: ${share(wins)}.${lost ? ' Con estas cartas, ahí se perdió la partida.' : ''}`,
  moves: 'Jugadas',
  in100: 'de cada 100',
  begin: 'Antes de la primera jugada',
  end: 'Tras la última jugada',
  lostHere: 'Perdida desde aquí',
  lostSince: (/** @type {number} */ n) => `perdida desde la jugada ${n}`,
  /** A row or deal that began, at the foot of the graph; the first of them with its name. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `fila ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-deal') return first ? `tanda ${token.deal}` : `${token.deal}`;
    return '';
  },
  again: 'Probar otra vez desde aquí',
  keys: 'Pasos del repaso',
  back: 'Paso atrás',
  step: 'Paso adelante',
  list: 'Todas las jugadas',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Antes de la jugada ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Tras la jugada ${n}, la última.`,
  /** Of a decision: what was played, and what would have been better. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) =>
    `Jugada ${n}, en línea de puntos: ${lower(played)}, ${share(left)}. ${capital(lower(better))}, en trazo continuo: ${share(wins)}.`,
  kept: 'Tu partida se conserva: el menú te devuelve a su final.',
};

/** The moves that were made. */
export const made = {
  title: 'Jugadas hechas',
  none: 'Todavía no se ha hecho ninguna jugada.',
};

/** A game that is given up. */
export const given = {
  /** `home` says how far it came. */
  up: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  could,
  looking: '¿Se podía ganar aún? El solucionador está mirando…',
  unknown: 'No se sabe si aún se podía ganar.',
  review: 'Repasar la partida',
  next: 'Otro reparto',
  on: 'Seguir jugando',
};
