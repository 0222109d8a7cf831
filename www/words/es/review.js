// Spanish: the review of a game, the list of its moves, giving up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');
const share = (/** @type {number} */ n) => `${n}\u00a0%`;

const ended = {
  won: (/** @type {number} */ n) => `Ganada en ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Sin más jugadas tras ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `En curso tras ${moves(n)}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Abandonada tras ${moves(n)}, ${home}.`,
};

/** @param {Loss} loss */
const winnability = ({ won, lost }) => {
  if (lost === 0) return 'Este reparto no tenía solución.';
  if (lost < 0) return won < 0 ? '' : 'Esta partida aún tiene solución.';
  if (won === lost - 1) return `La partida tenía solución hasta la jugada ${lost}.`;
  return won < 0
    ? `La partida estaba perdida tras la jugada ${lost}; desde cuándo, el solucionador no lo sabe.`
    : `La partida tenía solución tras la jugada ${won} y estaba perdida tras la ${lost}; entre ambas, el solucionador no lo sabe.`;
};

const COUNTED = ['', '', 'dos ', 'tres '];

export const review = {
  title: 'Repaso',
  titleOf: (/** @type {string} */ deal) => `Repaso, ${deal}`,
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? winnability(loss) : ''].filter(Boolean).join(' '),
  chance: 'Probabilidad de ganar, según lo que podías ver',
  progress: (/** @type {number} */ n, /** @type {number} */ of) =>
    `Repasando: ${n} de ${count(of, 'posición', 'posiciones')}.`,
  comparing: 'Repasando: comparando tus decisiones.',
  estimatedFrom: (/** @type {number} */ n) =>
    `Cada % es una estimación: el solucionador prueba ${count(n, 'mezcla', 'mezclas')} de las cartas ocultas.`,
  proven: '«Perdida» está demostrado: ahí el solucionador ve todas las cartas.',
  undecided: '«?»: el solucionador no pudo decidirlo.',
  failed: 'No se pudo completar el repaso. ¿Tienes conexión?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'La decisión que más costó' : `Las ${COUNTED[n] ?? ''}decisiones que más costaron`,
  none: (
    /** @type {number} */ least,
    /** @type {boolean} */ isWhole,
    /** @type {'deal' | 'moves' | 'unknown'} */ cause,
  ) => {
    if (!isWhole) return `Ninguna decisión que el solucionador pudo juzgar costó más del ${share(least)}.`;
    if (cause === 'moves')
      return `Ninguna decisión costó por sí sola más del ${share(least)}: se sumaron pequeñas pérdidas.`;
    return `Ninguna decisión costó más del ${share(least)}.${cause === 'deal' ? ' Lo demás fue suerte de las cartas.' : ''}`;
  },
  /** The one decision that mattered. */
  turn: 'El momento decisivo',
  loss: 'La jugada perdedora',
  winBefore: 'Justo antes, el solucionador aún encontraba una victoria: ve todas las cartas.',
  otherDecisions: 'Otras decisiones costosas',
  asked: 'La jugada que perdió es ahora uno de tus problemas.',
  lostByMove: 'Esta jugada perdió la partida.',
  wasHint: 'Era una pista.',
  tryTurn: 'Buscar una jugada mejor',
  problemOfShown: 'Hacer un problema de la posición mostrada',
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Jugada ${n}: ${lower(move)}.`,
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `Tú: ${share(played)}. ${capital(better)}: ${share(wins)}.${lost ? ' Esta jugada perdió la partida.' : ''}`,
  moves: 'Lista de jugadas',
  percent: '%',
  end: 'Tras la última jugada',
  lostFromPly: (/** @type {boolean} */ isExact) => (isExact ? 'Perdida desde aquí' : 'Pérdida demostrada desde aquí'),
  lostSince: (/** @type {number} */ n, /** @type {boolean} */ isExact) =>
    isExact ? `perdida en la jugada ${n}` : `perdida tras la jugada ${n}`,
  /** @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `fila ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-round') return first ? `ronda ${token.round}` : `${token.round}`;
    return '';
  },
  tryAgain: 'Probar otra vez desde aquí',
  back: 'Paso atrás',
  step: 'Paso adelante',
  list: 'Todas las jugadas',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Antes de la jugada ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Tras la jugada ${n}, la última.`,
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) =>
    `Jugada ${n}, con puntos: ${lower(played)}, ${share(left)}. Con trazo continuo: ${lower(better)}, ${share(wins)}.`,
  saved: 'Tu partida está guardada: el menú te devuelve a su final.',
};

export const history = {
  title: 'Lista de jugadas',
  none: 'Aún no hay jugadas.',
};

export const giveUp = {
  summary: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  winnability,
  checking: '¿Aún tenía solución? El solucionador lo está mirando…',
  unknown: 'Sin decidir: el solucionador no sabe si tenía solución.',
  review: 'Repasar la partida',
  newDeal: 'Nuevo reparto',
  keepPlaying: 'Seguir jugando',
  answer: 'Responder',
};
