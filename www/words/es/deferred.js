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
const OUTCOMES = { playing: 'sin acabar (playing)', won: 'ganada (won)', stuck: 'sin jugadas (stuck)' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Línea ${line}${ply === null ? '' : `, jugada ${ply}`}: ${lower(tell(what))}`,
  'text-length': ({ most }) => `El texto es más largo que los ${most} kB que se leen.`,
  'text-games': ({ most }) =>
    `En un texto ${plural(most, 'cabe', 'caben')} ${counted(most, 'partida', 'partidas')}; a partir de aquí no se leen.`,
  'text-no-game': () => 'Aquí no empieza ninguna partida: una partida empieza con una línea como «Game: sly».',
  'text-no-deal': () => 'La partida no tiene reparto: falta antes una línea como «Deal: S222-EV9V».',
  'text-two-deals': () => 'La partida ya tiene un reparto.',
  'text-late': ({ name }) => `«${name}:» viene después de las jugadas; una partida nueva empieza con «Game:».`,
  'text-long': ({ most }) =>
    `Una partida acaba ${plural(most, 'a la', 'a las')} ${counted(most, 'jugada', 'jugadas')}.`,
  'text-date': ({ text }) => `«${text}» no es una fecha: escríbela como 1914-06-28.`,
  'text-number': ({ said }) => `El número ${said} no va aquí: falta o sobra una jugada.`,
  'text-move': ({ text, what }) => `«${text}»: ${lower(tell(what))}`,
  'text-result': ({ said, is, moves }) =>
    `El resultado dice «${said}», pero tras ${counted(moves, 'jugada', 'jugadas')} la partida está ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `La carta ${at}, «${text}», no es una carta: escribe valor y palo, como TH para el diez de corazones (C tréboles, D diamantes, H corazones, S picas).`,
  'own-not-in-deal': (token) => `La carta ${token.at}, ${the(token.card)}, no está en este reparto.`,
  'own-extra': (token) =>
    `La carta ${token.at}, ${the(token.card)}, sobra: ${
      token.copies === 1 ? 'solo hay una' : `solo hay ${number(token.copies)}`
    }.`,
  'own-complete': () => 'Están todas las cartas.',
  'own-none': ({ of }) => `${cards(of)}, en el orden en que salen del mazo.`,
  'own-missing': (token) => `${plural(token.cards.length, 'Falta', 'Faltan')} ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) =>
    `${cards(given)} de ${of}; ${plural(of - given, 'falta', 'faltan')} ${of - given}.`,
  'qr-too-long': () => 'Esto es demasiado largo para un código QR.',
  'tools-not-shown': () => 'Esto no se puede mostrar.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} ${plural(n, 'sale', 'salen')} del mazo. Un toque o una tecla ${plural(n, 'la', 'las')} muestra al momento.`;

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
  keys: 'Teclas',
  keysClose: (/** @type {number} */ n) =>
    `Teclas, ${counted(n, 'línea', 'líneas')}. Las flechas las leen una a una; Escape cierra la lista.`,
  keysWhere: 'En los ajustes del sitio se cambian y se quitan las teclas sueltas.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Flechas', 'ir de pila en pila'],
    ['Inicio, Fin', 'primera y última pila de la fila; con Ctrl, de la mesa'],
    ['F6, Mayús F6', 'parte siguiente o anterior de la mesa'],
    ['1 2 3 4', 'mazo y mano, bases, tablero, lo demás; si se puede de varias maneras, la de ese número'],
    ['Mayús abajo, Mayús arriba', 'entrar en la pila, carta a carta, y salir'],
    ['Intro', 'elegir; en una pila marcada, jugar'],
    ['Mayús Intro', 'llevar a casa'],
    ['Escape', 'soltar'],
    ['N, B', 'siguiente o anterior pila adonde puede ir la carta'],
    ['D', 'seguir repartiendo'],
    ['H', 'pista'],
    ['M', 'jugadas hechas, en una página que las muestre'],
    ['I', 'ver la pila entera'],
    ['S', 'decir cómo va la partida'],
    ['R', 'repetir lo último que se ha dicho'],
    ['L', 'decir lo último que se ha hecho'],
    ['/', 'preguntar o jugar con palabras'],
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
  newDeal: 'Otro reparto',
  restart: 'Empezar de nuevo',
  solve: '¿Aún se puede ganar?',
  rules: 'Reglas',
  lesson: 'Primera lección, en la mesa',
  rulesOf: (/** @type {string} */ game) => `Reglas: ${game}`,
  keys: 'Teclas',
  copy: 'Copiar el enlace a esta partida',
  loading: 'Cargando las reglas…',
  noRules: 'No se pudieron cargar las reglas. ¿Hay conexión?',
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
  looking: 'El solucionador busca en el mazo una manera de ganar…',
  won: (/** @type {number} */ n) => `Esta partida se puede ganar, en ${counted(n, 'jugada', 'jugadas')} desde aquí.`,
  wonAlready: 'La partida está ganada.',
  lostDeal: 'Este reparto no se puede ganar, se juegue lo que se juegue.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `Ya no se puede ganar. Se podía hasta la jugada ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Ya no se puede ganar. Se podía tras la jugada ${won}, pero no desde la ${lost}.`,
  lost: 'Ya no se puede ganar.',
  unknown: (/** @type {number} */ spent) => `Aún no se sabe, tras probar ${millions(spent)}.`,
  unknownAll: (/** @type {number} */ spent) =>
    `No se sabe: al solucionador no le quedan caminos que probar, tras ${millions(spent)}.`,
  goesOn: 'Sigue buscando mientras juegas.',
  playedOut: (/** @type {number} */ games) =>
    games === 1
      ? 'Una partida jugada hasta el final, sin éxito.'
      : `${whole().format(games)} partidas jugadas hasta el final, sin éxito.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Con el mazo barajado de nuevo, un jugador rápido gana ${wins} de ${counted(of, 'partida', 'partidas')}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'Ya se sabe: la partida se puede ganar.',
    lost: 'Ya se sabe: la partida está perdida.',
    wasWon: (/** @type {number} */ ply) => `Ya se sabe: tras la jugada ${ply} la partida se podía ganar.`,
    wasLost: (/** @type {number} */ ply) => `Ya se sabe: tras la jugada ${ply} la partida estaba perdida.`,
  },
  searching: 'El solucionador sigue buscando. Mientras tanto puedes jugar.',
  tried: (/** @type {number} */ spent) => `${figures().format(millionsOf(spent))} M`,
  failed: 'No se pudo cargar el solucionador.',
  noConnection: 'No se pudo cargar el solucionador. ¿Hay conexión?',
  refused: 'El solucionador no puede trabajar aquí: la política de esta página no le permite abrir un proceso aparte.',
  next: 'Siguiente jugada',
  how: 'Enséñame cómo',
  mine: 'Volver a mi partida',
  back: 'Volver a ese momento',
  backTo: (/** @type {number} */ ply) => `Volver a la ${ply}`,
  other: 'Otro reparto',
  on: 'Seguir buscando',
  stop: 'Parar',
  stopped: 'Parado. No se sabe.',
  keep: 'Mirarlo tras cada jugada',
  keeping: 'La respuesta queda ahora a la vista tras cada jugada. Se quita en los ajustes.',
  why: '¿Por qué?',
  play: 'Jugarla',
  fair: 'Pista limpia',
  knowing: 'Pista omnisciente',
  possible: 'Qué se puede hacer',
  since: '¿Desde cuándo?',
  thinking: 'Pista limpia: mirando órdenes posibles del mazo…',
  peeking: 'Pista omnisciente: mirando el mazo…',
  fairForced: (/** @type {Token} */ move) => `Pista limpia: ${within(move)}; no se puede hacer otra cosa.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Pista limpia: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gana en ${wins} de ${counted(of, 'orden posible', 'órdenes posibles')} del mazo.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Pista limpia: ${within(move)}.${why ? ` ${tell(why)}` : ''} Ya no queda nada oculto, y gana.`,
  fairOpenLost: 'Pista limpia: ya no queda nada oculto, y no se encontró manera de ganar.',
  fairLost: 'Pista limpia: sea cual sea el orden del mazo, ya no hay manera de ganar.',
  fairNone: (/** @type {number} */ of) =>
    `Pista limpia: no se sabe. Ninguna jugada ganó ${of === 1 ? 'con el orden probado' : `en ninguno de ${of} órdenes posibles`} del mazo.`,
  knowingWins: (/** @type {Token} */ move) => `Pista omnisciente, visto el mazo: ${within(move)}.`,
  knowingLost: 'Pista omnisciente: ya no hay manera de ganar.',
  knowingUnknown: (/** @type {number} */ spent) => `Pista omnisciente: aún no se sabe, tras ${millions(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Se puede ganar',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Se podía ganar al empezar',
  lost: 'Perdida',
  unknown: 'No se sabe',
  since: (/** @type {number} */ ply) => `Perdida desde la ${ply}`,
  deal: 'No se puede ganar',
  working: 'Consultando',
  more: (/** @type {string} */ standing) => `${standing}: saber más`,
};
