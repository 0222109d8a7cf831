// Spanish: the start page.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';
import { have, some, someDeals } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Lámina ${NUMERALS[n - 1] ?? n}`,
  deal: 'Repartir',
  newDeal: 'Nuevo reparto',
  deals: 'Nuevos repartos',
  winnable: 'Con solución',
  gentle: 'Fáciles',
  medium: 'Medios',
  stern: 'Difíciles',
  cruel: 'Crueles',
  any: 'Cualquiera',
  continue: 'Continuar',
  rules: 'Reglas',
  lesson: 'Lección',
  minutes: (/** @type {number} */ n) => (n === 1 ? 'un minuto' : `unos ${n}\u00a0min`),
  etched: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of
      ? `${n} de ${of} ${n === 1 ? 'ganado' : 'ganados'} sin pistas`
      : `${count(n, 'reparto', 'repartos')} ${n === 1 ? 'ganado' : 'ganados'} sin pistas`,
  resume: 'Continuar',
  inProgress: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, reparto ` : `${name}, tus propias cartas`,
  stuck: 'Sin jugadas',
  othersInProgress: (/** @type {number} */ n) => `${n} más en curso`,
  variants: (/** @type {string} */ name) => `Variantes de ${name}`,
  printed: 'original',
  report: '¿Cuántos repartos tienen solución?',
  languages: 'Idioma',
};

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const day = {
  label: 'Reparto del día',
  date: (/** @type {Date} */ date) => dayAndMonth(date),
  play: 'Jugar el reparto de hoy',
  continue: 'Continuar',
  won: (/** @type {number} */ moves) => (moves ? `Ganado en ${count(moves, 'jugada', 'jugadas')}.` : 'Ganado.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Verlo`,
  otherDays: 'Otros días',
  problem: 'Problema del día',
  problems: 'Todos los problemas',
  problemToday: 'Hoy:',
  aboutProblem: 'Cuatro al día, un minuto para pensar cada uno.',
  gentleProblem: 'Uno fácil',
  problemSolved: (/** @type {number} */ n) =>
    n > 1 ? `Resuelto. Racha de ${count(n, 'día', 'días')}.` : 'Resuelto. Hay cuatro al día.',
  due: (/** @type {number} */ n) => `${count(n, 'problema', 'problemas')} de tus partidas`,
  winnable: 'El reparto de hoy tiene solución.',
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `En este juego, ${someDeals(won)} ${have(won)} solución. Un jugador atento gana ${some(careful)}.`,
  streak: (/** @type {number} */ n) => (n ? `Racha de ${count(n, 'día', 'días')}.` : 'Un reparto al día.'),
  same: 'Las mismas cartas para todos.',
  recentDays: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `${days === 1 ? 'Último día' : `Últimos ${days} días`}: ${count(won, 'ganado', 'ganados')}, ${count(begun, 'jugado', 'jugados')} sin ganar. Hoy: ${{ won: 'ganado', begun: 'en curso', none: 'sin jugar' }[today]}.`,
};

export const grade = {
  relative: (/** @type {string} */ label, /** @type {string} */ name, /** @type {Part | null} */ share) =>
    `${label} para ${name}${share ? `: un jugador atento gana ${some(share)}` : ''}.`,
  ask: '¿Qué dificultad quieres para tus repartos?',
  gentleFirst: 'Tus tres primeros repartos de cada juego son fáciles. Un grado compara repartos del mismo juego.',
};

export { finishes } from './parts.js';
