// Spanish: what a table says only after an act.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import {
  and,
  capital,
  card,
  cards,
  counted,
  lower,
  number,
  place,
  plural,
  several,
  the,
  thePlace,
  locale,
} from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const whole = lazily(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => tellBy(token.k in tokens ? tokens : first)(token);

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

const figures = lazily(() => new Intl.NumberFormat('es-ES'));

/** "0,3 millones de jugadas", "1 millón de jugadas". @param {number} nodes */
function millions(nodes) {
  const n = millionsOf(nodes);
  return `${figures().format(n)} ${n === 1 ? 'millón' : 'millones'} de jugadas`;
}

/** Cards by name, those that come several times once, with their number. @param {Card[]} names */
function each(names) {
  return and(timesOf(names).map(([name, n]) => (n === 1 ? the(name) : several(n, name))));
}

/** What a game's outcome is called in a text; the words there are English. @type {Record<string, string>} */
const OUTCOMES = { playing: 'en curso', won: 'ganada', stuck: 'sin jugadas' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Línea ${line}${ply === null ? '' : `, jugada ${ply}`}: ${lower(tell(what))}`,
  'text-length': ({ most }) => `El texto es demasiado largo: el límite es de ${most} kB.`,
  'text-games': ({ most }) => `El límite es de ${counted(most, 'partida', 'partidas')}: el resto del texto se ignora.`,
  'text-no-game': () => 'Aquí no empieza ninguna partida: empiezan con una línea como «Game: sly».',
  'text-no-deal': () => 'La partida no tiene reparto: añade antes una línea como «Deal: S222-EV9V».',
  'text-two-deals': () => 'La partida ya tiene un reparto.',
  'text-late': ({ name }) => `«${name}:» viene después de las jugadas; empieza otra partida con «Game:».`,
  'text-long': ({ most }) =>
    `Una partida acaba ${plural(most, 'a la', 'a las')} ${counted(most, 'jugada', 'jugadas')}.`,
  'text-date': ({ text }) => `«${text}» no es una fecha: escríbela como 1914-06-28.`,
  'text-number': ({ said }) => `El número de jugada ${said} está fuera de orden: falta o sobra una jugada.`,
  'text-move': ({ text, what }) => `«${text}»: ${lower(tell(what))}`,
  'text-result': ({ said, is, moves }) =>
    `El resultado dice «${said}», pero tras ${counted(moves, 'jugada', 'jugadas')} la partida está ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `La carta ${at}, «${text}», no es una carta: escribe valor y palo, como TH (C tréboles, D diamantes, H corazones, S picas).`,
  'own-not-in-deal': (token) => `La carta ${token.at}, ${the(token.card)}, no está en este reparto.`,
  'own-extra': (token) =>
    `La carta ${token.at}, ${the(token.card)}, sobra: ${
      token.copies === 1 ? 'solo hay una' : `solo hay ${number(token.copies)}`
    }.`,
  'own-complete': () => 'Están todas las cartas.',
  'own-none': ({ of }) => `${cards(of)}, en el orden en que salen del mazo.`,
  'own-missing': (token) => `${plural(token.cards.length, 'Falta', 'Faltan')} ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) =>
    `${given} de ${cards(of)}; ${plural(of - given, 'falta', 'faltan')} ${of - given}.`,
  'qr-too-long': () => 'Esto es demasiado largo para un código QR.',
  'tools-not-shown': () => 'Esto no se puede mostrar.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) => `Repartiendo ${cards(n)}. Toca o pulsa una tecla para saltarlo.`;

/** Why something is refused, at its card. */
export const refusal = {
  close: 'Cerrar',
  /** A rule of the book, as the reasons name it: "Regla IV", "Nota 1". */
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'Nota') : `Regla ${number}`,
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move that has the same words as another: `at` tells them apart. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}, en ${thePlace(at)}`,
};

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, la de arriba al final`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, la de arriba al final.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Desde abajo: ${names.map(card).join(', ')}.`,
  keys: 'Atajos',
  keysClose: (/** @type {number} */ n) =>
    `Atajos, ${counted(n, 'línea', 'líneas')}. Las flechas los leen uno a uno; Escape cierra la lista.`,
  keysWhere: 'Cambia los atajos de una tecla, o desactívalos, en Ajustes.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Flechas', 'ir de pila en pila'],
    ['Inicio, Fin', 'primera y última pila de la fila; con Ctrl, de la mesa'],
    ['F6, Mayús F6', 'siguiente o anterior parte de la mesa'],
    ['1 2 3 4', 'mazo y mano, bases, tablero, lo demás; en una elección numerada, ese número'],
    ['Mayús abajo, Mayús arriba', 'entrar en la pila, carta a carta, y salir'],
    ['Intro', 'elegir; en una pila marcada, jugar'],
    ['Mayús Intro', 'llevar a casa'],
    ['Escape', 'soltar'],
    ['N, B', 'siguiente o anterior pila que puede recibir la carta'],
    ['D', 'repartir'],
    ['H', 'pista'],
    ['M', 'lista de jugadas, en las páginas que la tienen'],
    ['I', 'ver la pila entera'],
    ['S', 'leer el estado de la partida'],
    ['R', 'repetir el último anuncio'],
    ['L', 'leer la última jugada'],
    ['/', 'hacer una pregunta o escribir una jugada'],
    ['Ctrl Z, Ctrl Y', 'deshacer, rehacer'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} de ${of}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'Menú',
  close: 'Cerrar',
  newDeal: 'Nuevo reparto',
  restart: 'Reiniciar',
  solve: '¿Aún se puede ganar?',
  rules: 'Reglas',
  lesson: 'Lección',
  rulesOf: (/** @type {string} */ game) => `Reglas: ${game}`,
  keys: 'Atajos',
  copy: 'Copiar el enlace a esta partida',
  loading: 'Cargando las reglas…',
  noRules: 'No se pudieron cargar las reglas. ¿Tienes conexión?',
};

/** The player of a line. */
export const player = {
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Paso atrás',
  step: 'Paso adelante',
  speed: 'Velocidad',
  speedIs: (/** @type {string} */ pace) => `${pace} Velocidad: cambiar`,
  over: 'Jugar desde aquí',
  replay: 'Repetición',
  at: 'Jugada',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Jugada ${n} de ${of}${report ? `: ${lower(report)}` : '.'}`,
  /** So many moves of so many have been shown. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  first: (/** @type {number} */ of) => `Antes de la primera de ${counted(of, 'jugada', 'jugadas')}.`,
  ended: (/** @type {string} */ name) => `${name}, terminada: la partida es tuya.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'Mirando el mazo en busca de una solución…',
  won: (/** @type {number} */ n) => `Esta partida tiene solución, en ${counted(n, 'jugada', 'jugadas')} desde aquí.`,
  wonAlready: 'Ya has ganado esta partida.',
  lostDeal: 'Este reparto no tiene solución, juegues como juegues.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `Esta partida está perdida. Tenía solución hasta la jugada ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Esta partida está perdida. Aún tenía solución tras la jugada ${won}, pero no tras la ${lost}.`,
  lost: 'Esta partida está perdida.',
  unknown: (/** @type {number} */ spent) => `Sin decidir por ahora, tras ${millions(spent)}.`,
  unknownAll: (/** @type {number} */ spent) => `Sin decidir: el solucionador se rindió tras ${millions(spent)}.`,
  goesOn: 'La búsqueda sigue mientras juegas.',
  playedOut: (/** @type {number} */ games) =>
    `También jugó ${games === 1 ? 'una partida' : `${whole().format(games)} partidas`} hasta el final, sin ganar.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Con el mazo barajado otra vez, un jugador rápido gana ${wins} de ${counted(of, 'partida', 'partidas')}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'Resuelto: aún puedes ganar.',
    lost: 'Resuelto: esta partida está perdida.',
    wasWon: (/** @type {number} */ ply) => `Resuelto: tras la jugada ${ply} la partida tenía solución.`,
    wasLost: (/** @type {number} */ ply) => `Resuelto: tras la jugada ${ply} la partida estaba perdida.`,
  },
  searching: 'El solucionador sigue buscando. Tú sigue jugando.',
  tried: (/** @type {number} */ spent) => `${figures().format(millionsOf(spent))} M`,
  failed: 'No se pudo cargar el solucionador.',
  noConnection: 'No se pudo cargar el solucionador. ¿Tienes conexión?',
  refused: 'El solucionador no puede trabajar aquí: la política de seguridad de esta página bloquea los workers.',
  next: 'Siguiente jugada',
  how: 'Enséñame cómo',
  mine: 'Volver a mi partida',
  back: 'Antes de esa jugada',
  backTo: (/** @type {number} */ ply) => `A la jugada ${ply}`,
  other: 'Nuevo reparto',
  on: 'Seguir buscando',
  stop: 'Parar',
  stopped: 'Parado. Sin decidir por ahora.',
  keep: 'Comprobar tras cada jugada',
  keeping: 'El veredicto queda ahora a la vista. Desactívalo en Ajustes.',
  why: '¿Por qué?',
  play: 'Jugarla',
  fair: 'Pista',
  knowing: 'Mirar el mazo',
  possible: 'Jugadas posibles',
  since: '¿Desde cuándo?',
  thinking: 'Buscando una pista…',
  peeking: 'Mirando el mazo…',
  fairForced: (/** @type {Token} */ move) => `Pista: ${within(move)}. Es tu única jugada.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Pista: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gana con ${wins} de ${counted(of, 'mazo', 'mazos')} de prueba.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Pista: ${within(move)}.${why ? ` ${tell(why)}` : ''} Todo está boca arriba, y así ganas.`,
  fairOpenLost: 'Sin pista: todo está boca arriba, y el solucionador no encontró cómo ganar.',
  fairLost: 'Sin pista: ya nada gana, tenga lo que tenga el mazo.',
  fairNone: (/** @type {number} */ of) =>
    `Sin pista: no se ganó con ${of === 1 ? 'el único mazo' : `ninguno de ${of} mazos`} de prueba.`,
  knowingWins: (/** @type {Token} */ move) => `Visto el mazo: ${within(move)}.`,
  knowingLost: 'Visto el mazo: esta partida está perdida.',
  knowingUnknown: (/** @type {number} */ spent) => `Visto el mazo: sin decidir por ahora, tras ${millions(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Tiene solución',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Tenía solución',
  lost: 'Perdida',
  unknown: 'Sin decidir',
  since: (/** @type {number} */ ply) => `Perdida en la ${ply}`,
  deal: 'Sin solución',
  working: 'Calculando…',
  more: (/** @type {string} */ standing) => `${standing}: detalles`,
};
