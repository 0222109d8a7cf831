// German: the start page.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';
import { are, someDeals, someOfThem } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Tafel ${NUMERALS[n - 1] ?? n}`,
  deal: 'Geben',
  newDeal: 'Neues Spiel',
  deals: 'Neue Spiele',
  winnable: 'Lösbar',
  gentle: 'Leicht',
  medium: 'Mittel',
  stern: 'Schwer',
  cruel: 'Grausam',
  any: 'Beliebig',
  continue: 'Weiterspielen',
  rules: 'Regeln',
  lesson: 'Lektion',
  minutes: (/** @type {number} */ n) => `etwa ${count(n, 'Minute', 'Minuten')}`,
  etched: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `${n} von ${of} ohne Tipps gewonnen` : `${count(n, 'Spiel', 'Spiele')} ohne Tipps gewonnen`,
  resume: 'Weiterspielen',
  inProgress: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, Spiel ` : `${name}, eigene Karten`,
  stuck: 'Kein Zug mehr',
  othersInProgress: (/** @type {number} */ n) => count(n, 'weitere Partie', 'weitere Partien'),
  variants: (/** @type {string} */ name) => `Varianten von ${name}`,
  printed: 'wie gedruckt',
  report: 'Wie viele Spiele sind lösbar?',
  languages: 'Sprache',
};

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const day = {
  label: 'Spiel des Tages',
  date: (/** @type {Date} */ date) => dayAndMonth(date),
  play: 'Spiel des Tages spielen',
  continue: 'Weiterspielen',
  won: (/** @type {number} */ moves) => (moves ? `Gewonnen in ${count(moves, 'Zug', 'Zügen')}.` : 'Gewonnen.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Ansehen`,
  otherDays: 'Andere Tage',
  problem: 'Problem des Tages',
  problems: 'Alle Probleme',
  problemToday: 'Heute:',
  aboutProblem: 'Vier am Tag, je eine Minute Nachdenken.',
  gentleProblem: 'Ein leichtes',
  problemSolved: (/** @type {number} */ n) =>
    n > 1 ? `Gelöst. Serie: ${count(n, 'Tag', 'Tage')}.` : 'Gelöst. Jeden Tag gibt es vier.',
  due: (/** @type {number} */ n) => `${count(n, 'Problem', 'Probleme')} aus deinen Partien`,
  winnable: 'Das heutige Spiel ist lösbar.',
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `Bei dieser Patience ${are(won)} ${someDeals(won)} lösbar. Ein sorgfältiger Spieler gewinnt ${someOfThem(careful)}.`,
  streak: (/** @type {number} */ n) => (n ? `Serie: ${count(n, 'Tag', 'Tage')}.` : 'Jeden Tag ein Spiel.'),
  same: 'Dieselben Karten für alle.',
  recentDays: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `${days === 1 ? 'Letzter Tag' : `Letzte ${days} Tage`}: ${won} gewonnen, ${begun} gespielt, nicht gewonnen. Heute: ${{ won: 'gewonnen', begun: 'läuft', none: 'noch nicht gespielt' }[today]}.`,
};

export const grade = {
  relative: (/** @type {string} */ label, /** @type {string} */ name, /** @type {Part | null} */ share) =>
    `${label} für ${name}${share ? `: Ein sorgfältiger Spieler gewinnt ${someOfThem(share)}` : ''}.`,
  ask: 'Wie schwer sollen deine Spiele sein?',
  gentleFirst: 'Deine ersten drei Spiele jeder Patience sind leicht. Eine Stufe vergleicht Spiele derselben Patience.',
};

export { finishes } from './parts.js';
