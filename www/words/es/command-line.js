// Spanish: questions and moves that the player types, and the answers.

import {
  capital,
  card,
  cards,
  counted,
  lower,
  numberOf,
  place,
  placeIs,
  placeWithin,
  rank,
  the,
  thePlace,
} from './cards.js';
import { tokenText } from './tokens.js';
import { withoutRow } from '../shared.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {{ move: Token, from: Place | null, apart: Place | null }} NamedMove */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @type {import('../command-line.js').Grammar} */
export const grammar = {
  stopWords: [
    ...['el', 'la', 'los', 'las', 'lo', 'un', 'una', 'unos', 'unas', 'de', 'del', 'es', 'son', 'está', 'están', 'hay'],
    ...['qué', 'cuál', 'cuáles', 'puede', 'pueden', 'puedo', 'se', 'me', 'mi', 'mis', 'favor', 'ahora', 'aún'],
    ...['todo', 'todos', 'todas', 'carta', 'cartas'],
  ],
  numbers: {
    ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11 },
    ...{ doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19 },
    veinte: 20,
  },
  ranks: {
    ...{ A: ['as', 'ases'], 2: ['dos', 'doses'], 3: ['tres', 'treses'], 4: ['cuatro', 'cuatros'] },
    ...{ 5: ['cinco', 'cincos'], 6: ['seis', 'seises'], 7: ['siete', 'sietes'], 8: ['ocho', 'ochos'] },
    ...{ 9: ['nueve', 'nueves'], T: ['diez', 'dieces'], J: ['jota', 'jotas', 'sota', 'sotas', 'valet'] },
    ...{ Q: ['reina', 'reinas', 'dama', 'damas'], K: ['rey', 'reyes'] },
  },
  suits: {
    C: ['tréboles', 'trébol'],
    D: ['diamantes', 'diamante', 'rombos', 'rombo'],
    H: ['corazones', 'corazón'],
    S: ['picas', 'pica'],
  },
  to: ['a', 'al', 'en', 'sobre', 'con', 'y'],
  home: ['casa'],
  play: ['juega', 'jugar', 'juego'],
  place: ['pon', 'poner', 'coloca', 'mueve', 'mover'],
  commands: {
    where: ['dónde {cards}', 'dónde veo {cards}', 'busca {cards}', 'buscar {cards}'],
    canGoHome: ['a casa', 'casa', 'ir a casa', 'va a casa', 'van a casa', 'encaja', 'encajan'],
    nextOn: [
      ...['espera {place}', 'quiere {place}', '{place} espera', '{place} quiere', 'sigue {place}', 'sigue en {place}'],
      ...['sigue a {place}', 'falta {place}', 'falta en {place}', 'falta a {place}', 'siguiente {place}'],
      'siguiente en {place}',
    ],
    allNext: [
      'sigue',
      'falta',
      'hace falta',
      'esperan',
      'esperan bases',
      'quieren bases',
      'bases quieren',
      'bases esperan',
      'bases',
      'siguientes',
    ],
    readPile: [
      ...['debajo {place}', 'bajo {place}', 'en {place}', 'tiene {place}', 'mira {place}', 'mirar {place}'],
      ...['ver {place}', 'lee {place}', 'leer {place}'],
    ],
    goTo: ['ve {place}', 've a {place}', 've al {place}', 'ir {place}', 'ir a {place}', 'ir al {place}'],
    movesOf: [
      ...['jugadas {place}', 'jugadas desde {place}', 'jugadas en {place}', 'adónde {place}', 'adónde ir {place}'],
      ...['adónde va {place}', 'dónde va {place}', 'dónde ir {place}', 'a dónde ir {place}', 'a dónde va {place}'],
      ...['dónde pongo {place}', 'dónde poner {place}', 'dónde ponerse {place}'],
    ],
    movesOfFocused: ['jugadas aquí', 'jugadas pila', 'jugadas esta pila', 'esta pila'],
    moves: ['jugadas', 'jugadas legales', 'jugadas posibles', 'juego', 'jugar', 'hago', 'hacer'],
    whyMove: [
      ...['por no {place} a {place}', 'por no {place} al {place}', 'por no {place} en {place}'],
      ...['por no {place} sobre {place}', 'por no va {place} a {place}', 'por no va {place} al {place}'],
      ...['por no va {place} sobre {place}', 'por no ir {place} a {place}', 'por no ir {place} al {place}'],
      ...['por no ir {place} sobre {place}', 'por {place} a {place}', 'por {place} al {place}'],
      ...['por {place} en {place}', 'por {place} sobre {place}'],
    ],
    whyFocused: ['por', 'por no', 'por aquí', 'por aquí no'],
    whyStuck: [
      ...['por {place}', 'por no {place}', 'por no mueve {place}', 'por no mover {place}', 'por {place} no mueve'],
      ...['bloquea {place}', 'bloquea a {place}', 'retiene {place}', 'retiene a {place}'],
    ],
    state: ['estado', 'cómo va', 'cómo va partida', 'cómo voy', 'situación', 'resumen'],
    repeat: ['otra vez', 'repite', 'repetir', 'repítelo', 'dilo otra vez'],
    lastMove: ['última', 'último', 'última jugada', 'ha pasado', 'pasó'],
    undo: ['deshacer', 'deshaz', 'atrás', 'vuelve atrás'],
    redo: ['rehacer', 'rehaz', 'adelante'],
    deal: ['repartir', 'reparte', 'seguir repartiendo', 'levantar', 'levanta'],
    hint: ['pista', 'ayúdame', 'dame pista'],
    lesson: ['lección', 'primera lección'],
    solve: ['ganar', 'gana', 'solución', 'tiene solución', 'resolver'],
    help: ['ayuda', 'ayuda {number}'],
    // Cards or a pile alone come last, so that the commands above are not read as names.
    cards: ['{cards}'],
    pile: ['{place}'],
  },
};

/** @param {NamedMove} named */
const named = ({ move, from, apart }) =>
  [tokenWithin(apart ? withoutRow(move) : move), from && fromPlace(from), apart && place(apart)]
    .filter(Boolean)
    .join(', ');

/** @param {string[]} shown @param {number} omitted @param {string} between */
const some = (shown, omitted, between) => shown.join(between) + (omitted ? `${between}y ${numberOf(omitted)} más` : '');

/** "Desde el montón 3", "desde la columna 5". @param {Place} at */
const fromPlace = (at) => `desde ${thePlace(at)}`;

export const commandLine = {
  label: 'Pregunta, o haz una jugada',
  example: 'dónde están los ases',
  close: 'Cerrar',
  allCovered: 'Ninguna carta así está encima de una pila.',
  unknown: (/** @type {string} */ text) => `No entiendo «${text}». Escribe «ayuda» para ver qué puedes preguntar.`,
  cardsAt: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ omitted) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)}: ${placeWithin(at)}${under ? `, bajo ${cards(under)}` : ''}`,
        ),
        omitted,
        '; ',
      )}.`,
    ),
  noCards: (/** @type {number} */ stock) =>
    stock ? 'No hay ninguna a la vista; el mazo aún no está vacío.' : 'No hay ninguna en la mesa.',
  movesHome: (/** @type {NamedMove[]} */ moves) =>
    `${counted(moves.length, 'jugada', 'jugadas')} a casa: ${moves.map(named).join('; ')}.`,
  noMovesHome: 'Ahora nada puede ir a casa.',
  nextOn: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${placeIs(at, 'complet')}.`;
    return next ? `${place(at)}: sigue ${the(next)}.` : `${place(at)}: no es una base.`;
  },
  allNext: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length
      ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('; ')}.`
      : 'Todas están completas.',
  pileContents: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ omitted) => {
    if (!names.length) return `${placeIs(at, 'vací')}.`;
    const [top, ...others] = names.map(card);
    if (!others.length) return `${place(at)}: solo ${the(names[0])}.`;
    return `${place(at)}, ${cards(names.length + omitted)}, desde arriba: ${some([top, ...others], omitted, ', ')}.`;
  },
  faceDown: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}: ${cards(n)}, boca abajo.`,
  moves: (/** @type {Place | null} */ at, /** @type {NamedMove[]} */ moves, /** @type {number} */ omitted) => {
    const all = moves.length + omitted;
    const from = at ? ` ${fromPlace(at)}` : '';
    return all
      ? `${counted(all, 'jugada', 'jugadas')}${from}: ${some(moves.map(named), omitted, '; ')}.`
      : `No hay jugadas${from}.`;
  },
  noSuchMove: 'Ahora esa jugada no es posible.',
  atProblem: 'No es posible en un problema. Sus botones te ayudan.',
  ambiguous: (/** @type {NamedMove[]} */ moves) => `¿Cuál? ${capital(moves.map(named).join('; o '))}.`,
  movable: (/** @type {Place} */ at) =>
    `${capital(thePlace(at))} ${/^lo|^las/.test(thePlace(at)) ? 'tienen' : 'tiene'} jugadas.`,
  help: [
    'Pregunta: dónde están los ases; qué puede ir a casa; qué sigue; qué sigue en corazones en ascenso; qué hay bajo el montón 7.',
    'Sobre las jugadas: jugadas; jugadas del montón 7; por qué el montón 7; por qué el montón 7 al montón 8; pista; se puede ganar.',
    'Juega: reina de corazones a casa; diez de picas al montón 7; montón 3 al montón 5; o en notación, p3>c+.',
    'Y también: ve al montón 7; repartir; deshacer; rehacer; estado; otra vez; última; lección. Escape vuelve a las cartas.',
  ],
  nextHelp: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Escribe «ayuda ${n + 1}» para más.` : 'Eso es todo.',
};
