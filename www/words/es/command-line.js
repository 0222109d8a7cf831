// Spanish: what can be asked and played in words, and what is answered.

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
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/**
 * A move in words. Where several have the same words it is told from where it is, or else by what else tells it apart.
 * @typedef {{ move: Token, from: Place | null, apart: Place | null }} Named
 */

/** @param {Token} token */
const within = (token) => lower(tell(token));

/**
 * The words that are understood. Marks, capitals and accents do not count. What stands in braces is named by the player:
 * {cards} a card or several ("ases", "reina de corazones", "corazones"), {place} a pile, by its name, its address or its
 * card. "Qué" says nothing and is left out: of "por qué" there remains "por".
 * @type {import('../asking.js').Grammar}
 */
export const grammar = {
  /** Words that say nothing and may be left out. */
  noise: [
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
  /** Between what is moved and where it goes. */
  to: ['a', 'al', 'en', 'sobre', 'con', 'y'],
  home: ['casa'],
  commands: {
    where: ['dónde {cards}', 'dónde veo {cards}', 'busca {cards}', 'buscar {cards}'],
    goesHome: ['a casa', 'casa', 'ir a casa', 'va a casa', 'van a casa', 'encaja', 'encajan'],
    wants: [
      ...['espera {place}', 'quiere {place}', '{place} espera', '{place} quiere', 'sigue {place}', 'sigue en {place}'],
      ...['sigue a {place}', 'falta {place}', 'falta en {place}', 'falta a {place}', 'siguiente {place}'],
      'siguiente en {place}',
    ],
    wanted: [
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
    under: [
      ...['debajo {place}', 'bajo {place}', 'en {place}', 'tiene {place}', 'mira {place}', 'mirar {place}'],
      ...['ver {place}', 'lee {place}', 'leer {place}'],
    ],
    goTo: ['ve {place}', 've a {place}', 've al {place}', 'ir {place}', 'ir a {place}', 'ir al {place}'],
    movesOf: [
      ...['jugadas {place}', 'jugadas desde {place}', 'jugadas en {place}', 'adónde {place}', 'adónde ir {place}'],
      ...['adónde va {place}', 'dónde va {place}', 'dónde ir {place}', 'a dónde ir {place}', 'a dónde va {place}'],
      ...['dónde pongo {place}', 'dónde poner {place}', 'dónde ponerse {place}'],
    ],
    movesHere: ['jugadas aquí', 'jugadas pila', 'jugadas esta pila', 'esta pila'],
    moves: ['jugadas', 'jugadas legales', 'jugadas posibles', 'juego', 'jugar', 'hago', 'hacer'],
    why: [
      ...['por no {place} a {place}', 'por no {place} al {place}', 'por no {place} en {place}'],
      ...['por no {place} sobre {place}', 'por no va {place} a {place}', 'por no va {place} al {place}'],
      ...['por no va {place} sobre {place}', 'por no ir {place} a {place}', 'por no ir {place} al {place}'],
      ...['por no ir {place} sobre {place}', 'por {place} a {place}', 'por {place} al {place}'],
      ...['por {place} en {place}', 'por {place} sobre {place}'],
    ],
    whyHere: ['por', 'por no', 'por aquí', 'por aquí no'],
    whyIdle: [
      ...['por {place}', 'por no {place}', 'por no mueve {place}', 'por no mover {place}', 'por {place} no mueve'],
      ...['bloquea {place}', 'bloquea a {place}', 'retiene {place}', 'retiene a {place}'],
    ],
    state: ['estado', 'cómo va', 'cómo va partida', 'cómo voy', 'situación', 'resumen'],
    again: ['otra vez', 'repite', 'repetir', 'repítelo', 'dilo otra vez'],
    last: ['última', 'último', 'última jugada', 'ha pasado', 'pasó'],
    undo: ['deshacer', 'deshaz', 'atrás', 'vuelve atrás'],
    redo: ['rehacer', 'rehaz', 'adelante'],
    deal: ['repartir', 'reparte', 'seguir repartiendo', 'levantar', 'levanta'],
    hint: ['pista', 'ayúdame', 'dame pista'],
    lesson: ['lección', 'primera lección'],
    solve: ['ganar', 'gana', 'solución', 'tiene solución', 'resolver'],
    help: ['ayuda', 'ayuda {number}'],
    // Cards or a pile alone: what stands before must not be taken for them.
    are: ['{cards}'],
    is: ['{place}'],
  },
};

/** @param {Named} named */
const named = ({ move, from, apart }) =>
  [within(move), from && fromPlace(from), apart && place(apart)].filter(Boolean).join(', ');

/** So many things are told; of the rest how many there are. @param {string[]} told @param {number} rest @param {string} between */
const some = (told, rest, between) => told.join(between) + (rest ? `${between}y ${numberOf(rest)} más` : '');

/** "Desde el montón 3", "desde la columna 5". @param {Place} at */
const fromPlace = (at) => `desde ${thePlace(at)}`;

export const asking = {
  label: 'Pregunta, o haz una jugada',
  example: 'dónde están los ases',
  close: 'Cerrar',
  /** Cards that are to be played and cannot be: none of them is on top. */
  notFree: 'Ninguna carta así está encima de una pila.',
  unknown: (/** @type {string} */ text) => `No entiendo «${text}». Escribe «ayuda» para ver qué puedes preguntar.`,
  /** Cards that were asked for: where they lie, and how many cards lie on each. */
  where: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ rest) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)}: ${placeWithin(at)}${under ? `, bajo ${cards(under)}` : ''}`,
        ),
        rest,
        '; ',
      )}.`,
    ),
  nowhere: (/** @type {number} */ stock) =>
    stock ? 'No hay ninguna a la vista; el mazo aún no está vacío.' : 'No hay ninguna en la mesa.',
  goesHome: (/** @type {Named[]} */ moves) =>
    `${counted(moves.length, 'jugada', 'jugadas')} a casa: ${moves.map(named).join('; ')}.`,
  nothingGoesHome: 'Ahora nada puede ir a casa.',
  wants: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${placeIs(at, 'complet')}.`;
    return next ? `${place(at)}: sigue ${the(next)}.` : `${place(at)}: no es una base.`;
  },
  /** What all foundations want, those of one name together. */
  wanted: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length
      ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('; ')}.`
      : 'Todas están completas.',
  /** The cards of a pile from its top. */
  under: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ more) => {
    if (!names.length) return `${placeIs(at, 'vací')}.`;
    const [top, ...rest] = names.map(card);
    if (!rest.length) return `${place(at)}: solo ${the(names[0])}.`;
    return `${place(at)}, ${cards(names.length + more)}, desde arriba: ${some([top, ...rest], more, ', ')}.`;
  },
  hidden: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}: ${cards(n)}, boca abajo.`,
  moves: (/** @type {Place | null} */ at, /** @type {Named[]} */ moves, /** @type {number} */ rest) => {
    const all = moves.length + rest;
    const from = at ? ` ${fromPlace(at)}` : '';
    return all
      ? `${counted(all, 'jugada', 'jugadas')}${from}: ${some(moves.map(named), rest, '; ')}.`
      : `No hay jugadas${from}.`;
  },
  noSuchMove: 'Ahora esa jugada no es posible.',
  /** Several moves are meant by what was said. */
  several: (/** @type {{ place: Place, move: Token }[]} */ meant) =>
    `¿Cuál? ${capital(meant.map(({ place: at, move }) => `${within(move)}, ${fromPlace(at)}`).join('; o '))}.`,
  movable: (/** @type {Place} */ at) =>
    `${capital(thePlace(at))} ${/^lo|^las/.test(thePlace(at)) ? 'tienen' : 'tiene'} jugadas.`,
  /** In short parts: the first says that there are more. */
  help: [
    'Pregunta: dónde están los ases; qué puede ir a casa; qué sigue; qué sigue en corazones en ascenso; qué hay bajo el montón 7.',
    'Sobre las jugadas: jugadas; jugadas del montón 7; por qué el montón 7; por qué el montón 7 al montón 8; pista; se puede ganar.',
    'Juega: reina de corazones a casa; diez de picas al montón 7; montón 3 al montón 5; o en notación, p3>c+.',
    'Y también: ve al montón 7; repartir; deshacer; rehacer; estado; otra vez; última; lección. Escape vuelve a las cartas.',
  ],
  more: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Escribe «ayuda ${n + 1}» para más.` : 'Eso es todo.',
};
