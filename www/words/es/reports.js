// Spanish: words of the table after the first action.

import { withoutRow, countCards as timesOf, lazy, millionsOf, tokenFormatter } from '../shared.js';
import {
  and,
  capital,
  card,
  cards,
  counted,
  lower,
  number,
  place,
  placeWithin,
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

const integers = lazy(() => new Intl.NumberFormat(locale));

/** @param {Token} token @returns {string} */
const tokenText = (token) => tokenFormatter(token.k in tokens ? tokens : first)(token);

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

const decimals = lazy(() => new Intl.NumberFormat('es-ES'));

/** "0,3 millones de jugadas", "1 millón de jugadas". @param {number} nodes */
function millions(nodes) {
  const n = millionsOf(nodes);
  return `${decimals().format(n)} ${n === 1 ? 'millón' : 'millones'} de jugadas`;
}

/** @param {Card[]} names */
function each(names) {
  return and(timesOf(names).map(([name, n]) => (n === 1 ? the(name) : several(n, name))));
}

/** Métodos del solucionador, tras "por". @type {Record<string, string>} */
const METHODS = {
  rules: 'las reglas',
  'depth-first-search': 'búsqueda en profundidad',
  annealing: 'recocido simulado',
  'copy-assignment': 'asignación de cartas a las bases',
  'packet-assignment': 'asignación de cartas a los montones',
  'greedy-restarts': 'partidas voraces',
  'pair-deadlock': 'bloqueo de parejas',
  'deal-enumeration': 'enumeración del reparto',
  abstraction: 'abstracción',
  'component-search': 'búsqueda en profundidad',
  'abstraction-refinement': 'refinamiento de abstracción',
};

/** @type {Record<string, string>} */
const OUTCOMES = { playing: 'en curso', won: 'ganada', stuck: 'sin jugadas' };

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) =>
    `Línea ${line}${ply === null ? '' : `, jugada ${ply}`}: ${lower(tokenText(what))}`,
  'text-length': ({ max }) => `El texto es demasiado largo: el límite es de ${max} kB.`,
  'text-games': ({ max }) => `El límite es de ${counted(max, 'partida', 'partidas')}: el resto del texto se ignora.`,
  'text-no-game': () => 'Aquí no empieza ninguna partida: empiezan con una línea como «Game: sly».',
  'text-no-deal': () => 'La partida no tiene reparto: añade antes una línea como «Deal: S222-EV9V».',
  'text-two-deals': () => 'La partida ya tiene un reparto.',
  'text-late': ({ name }) => `«${name}:» viene después de las jugadas; empieza otra partida con «Game:».`,
  'text-long': ({ max }) => `Una partida tiene como máximo ${counted(max, 'jugada', 'jugadas')}.`,
  'text-date': ({ text }) => `«${text}» no es una fecha: escríbela como 1914-06-28.`,
  'text-number': ({ said }) => `El número de jugada ${said} está fuera de orden: falta o sobra una jugada.`,
  'text-move': ({ text, what }) => `«${text}»: ${lower(tokenText(what))}`,
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

export const dealing = (/** @type {number} */ n) => `Repartiendo ${cards(n)}. Toca o pulsa una tecla para saltarlo.`;

export const dealtAll = 'Todo el mazo está repartido. Deshacer lo devuelve todo.';

export const refusal = {
  close: 'Cerrar',
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'Nota') : `Regla ${number}`,
};

export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tokenText(move),
  moveAndPlace: (/** @type {Token} */ move, /** @type {Place} */ at) =>
    `${tokenText(withoutRow(move))}, en ${thePlace(at)}`,
};

export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, la de arriba al final`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, la de arriba al final.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Desde abajo: ${names.map(card).join(', ')}.`,
  keys: 'Atajos',
  keysSummary: (/** @type {number} */ n) =>
    `Atajos, ${counted(n, 'línea', 'líneas')}. Las flechas los leen uno a uno; Escape cierra la lista.`,
  keysHint: 'Cambia los atajos de una tecla, o desactívalos, en Ajustes.',
  /** @type {[key: string, action: string][]} */
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
    ['Mayús D', 'repartir todo, si el juego lo permite'],
    ['H', 'pista; Intro la juega, H la repite'],
    ['M', 'lista de jugadas, en las páginas que la tienen'],
    ['I', 'ver la pila entera'],
    ['S', 'leer el estado de la partida'],
    ['R', 'repetir el último anuncio'],
    ['L', 'leer la última jugada'],
    ['/', 'hacer una pregunta o escribir una jugada'],
    ['Ctrl Z, Ctrl Y', 'deshacer, rehacer'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ action) => `${key}: ${action}`,
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} de ${of}`,
};

export const menu = {
  title: 'Menú',
  close: 'Cerrar',
  newDeal: 'Nuevo reparto',
  restart: 'Reiniciar',
  solve: '¿Se puede ganar?',
  rules: 'Reglas',
  lesson: 'Lección',
  rulesOf: (/** @type {string} */ game) => `Reglas: ${game}`,
  keys: 'Atajos',
  copy: 'Copiar el enlace a esta partida',
  loading: 'Cargando las reglas…',
  noRules: 'No se pudieron cargar las reglas. ¿Tienes conexión?',
};

export const linePlayer = {
  play: 'Reproducir',
  pause: 'Pausa',
  stepBack: 'Paso atrás',
  stepForward: 'Paso adelante',
  speed: 'Velocidad',
  changeSpeed: (/** @type {string} */ pace) => `${pace} Velocidad: cambiar`,
  totalTime: (/** @type {number} */ n) => `Duración total: ${counted(n, 'segundo', 'segundos')}`,
  takeOver: 'Jugar desde aquí',
  replay: 'Repetición',
  slider: 'Jugada',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Jugada ${n} de ${of}${report ? `: ${lower(report)}` : '.'}`,
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  beforeFirst: (/** @type {number} */ of) => `Antes de la primera de ${counted(of, 'jugada', 'jugadas')}.`,
  ended: (/** @type {string} */ name) => `${name}, terminada: la partida es tuya.`,
};

export const advice = {
  searching: 'Mirando el mazo en busca de una solución…',
  won: (/** @type {number} */ n) => `Esta partida tiene solución, en ${counted(n, 'jugada', 'jugadas')} desde aquí.`,
  wonAlready: 'Ya has ganado esta partida.',
  lostDeal: 'Este reparto no tiene solución, juegues como juegues.',
  lostDealOpened: 'Nadie puede ganar este reparto: el solucionador lo ha demostrado. Juégalo si quieres, o pide otro.',
  lostDealShared: 'Este reparto no tiene solución: el solucionador lo ha demostrado. Quien lo abra lo sabrá.',
  winnableUntil: (/** @type {number} */ ply, /** @type {Token | null} */ by, /** @type {boolean} */ wasHint) =>
    `Tenía solución hasta la jugada ${ply}${by ? `, ${tokenWithin(by)}` : ''}${wasHint ? ' (una pista)' : ''}.`,
  winnableBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Aún tenía solución tras la jugada ${won}, pero no tras la ${lost}.`,
  lost: 'Esta partida está perdida.',
  /** "Demostrado por refinamiento de abstracción, 1.200.000 estados." */
  decidedBy: (/** @type {boolean} */ won, /** @type {string} */ method, /** @type {number} */ states) =>
    `${won ? 'Encontrado' : 'Demostrado'} por ${METHODS[method] ?? method}${states > 1 ? `, ${integers().format(states)} estados` : ''}.`,
  undecided: (/** @type {number} */ spent) => `Sin decidir por ahora, tras ${millions(spent)}.`,
  undecidedAtLimit: (/** @type {number} */ spent) => `Sin decidir: el solucionador se rindió tras ${millions(spent)}.`,
  searchContinues: 'La búsqueda sigue mientras juegas.',
  playedOut: (/** @type {number} */ games) =>
    `También jugó ${games === 1 ? 'una partida' : `${integers().format(games)} partidas`} hasta el final, sin ganar.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `El solucionador también jugó ${counted(of, 'partida rápida', 'partidas rápidas')} con el mazo barajado de nuevo y ganó ${wins}.`,
  followUp: {
    won: 'Resuelto: aún puedes ganar.',
    lost: 'Resuelto: esta partida está perdida.',
    wasWon: (/** @type {number} */ ply) => `Resuelto: tras la jugada ${ply} la partida tenía solución.`,
    wasLost: (/** @type {number} */ ply) => `Resuelto: tras la jugada ${ply} la partida estaba perdida.`,
  },
  stillSearching: 'El solucionador sigue buscando. Tú sigue jugando.',
  tried: (/** @type {number} */ spent) => `${decimals().format(millionsOf(spent))} M`,
  failed: 'No se pudo cargar el solucionador.',
  fault:
    'El solucionador ha fallado. Es culpa nuestra, y tu partida está a salvo. Avísanos, con el enlace de esta partida.',
  noConnection: 'No se pudo cargar el solucionador. ¿Tienes conexión?',
  refused: 'El solucionador no puede trabajar aquí: la política de seguridad de esta página bloquea los workers.',
  nextMove: 'Siguiente jugada',
  showLine: 'Enséñame cómo',
  backToGame: 'Volver a mi partida',
  backBeforeMove: 'Antes de esa jugada',
  backToMove: (/** @type {number} */ ply) => `A la jugada ${ply}`,
  newDeal: 'Nuevo reparto',
  keepSearching: 'Seguir buscando',
  stop: 'Parar',
  stopped: 'Parado. Sin decidir por ahora.',
  checkEveryMove: 'Comprobar cada jugada',
  checksEveryMove: 'El veredicto queda ahora a la vista. Desactívalo en Ajustes.',
  why: '¿Por qué?',
  neverRoom: 'Juegues como juegues, nunca habrá sitio para separar las cartas enmarcadas.',
  playMove: 'Jugarla',
  hint: 'Pista',
  peek: 'Mirar el mazo',
  legalMoves: 'Jugadas posibles',
  sinceWhen: '¿Desde cuándo?',
  seekingHint: 'Buscando una pista…',
  peeking: 'Mirando el mazo…',
  hintForced: (/** @type {Token} */ move) => `Pista: ${tokenWithin(move)}. Es tu única jugada.`,
  /** With the hint's reason; below 80 wins in 100 as a guess, with the second best move. */
  hintWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
    /** @type {Token | null} */ second,
  ) => {
    const isGuess = 10 * wins < 8 * of;
    const hint = `${isGuess ? 'Una apuesta' : 'Pista'}: ${tokenWithin(move)}.${why ? ` ${tokenText(why)}` : ''}`;
    if (isGuess) return `${hint}${second ? ` Segunda opción: ${tokenWithin(second)}.` : ''}`;
    return why
      ? hint
      : `${hint} ${10 * wins >= 9 * of ? 'Gana casi siempre, venga lo que venga en el mazo.' : 'Gana la mayoría de las veces, venga lo que venga en el mazo.'}`;
  },
  hintProven: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Pista: ${tokenWithin(move)}. ${why ? tokenText(why) : 'Todo está boca arriba, y así ganas.'}`,
  guessHome: (/** @type {Token} */ move) =>
    `Una apuesta: ${tokenWithin(move)}. El solucionador aún no ha encontrado cómo ganar.`,
  noHintOpen: 'Sin pista: todo está boca arriba, y el solucionador no encontró cómo ganar.',
  noHintLost: (/** @type {number} */ of) =>
    `Sin pista: la partida está perdida con ${of === 1 ? 'el único mazo' : `los ${of} mazos`} de prueba.`,
  noHintWon: (/** @type {number} */ of) =>
    `Sin pista: no se ganó con ${of === 1 ? 'el único mazo' : `ninguno de ${of} mazos`} de prueba.`,
  peekMeans: 'El solucionador mira el mazo, y cuenta como pista.',
  peekMove: (/** @type {Token} */ move) => `Visto el mazo: ${tokenWithin(move)}.`,
  peekLost: 'Visto el mazo: esta partida está perdida.',
  peekUndecided: (/** @type {number} */ spent) => `Visto el mazo: sin decidir por ahora, tras ${millions(spent)}.`,
};

export const solverFinish = {
  label: 'Que acabe el solucionador',
  means: 'La victoria será del solucionador, no tuya',
  again: 'Pulsa otra vez: acaba el solucionador, y la victoria será suya.',
  stopped: 'Parado. Sigues tú desde aquí.',
};

export const verdict = {
  won: 'Tiene solución',
  wasWinnable: 'Reparto soluble',
  lost: 'Perdida',
  unknown: 'Sin decidir',
  lostAtMove: (/** @type {number} */ ply) => `Perdida en la ${ply}`,
  dealLost: 'Sin solución',
  solving: 'Calculando…',
  details: (/** @type {string} */ standing) => `${standing}: detalles`,
};

export const hints = {
  hint: 'Pista',
  peek: 'Mirar el mazo',
  solve: '¿Se puede ganar?',
  hintBasis: 'Por lo que ves',
  peekBasis: 'Por lo que no ves',
  nextMove: 'Siguiente jugada posible',
  possibleMove: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Posible${of > 1 ? ` (${n} de ${of})` : ''}: ${tokenWithin(move)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Tu única jugada: ${tokenWithin(deal)}.`,
  places: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, luego ${placeWithin(to)}` : ''}.`,
  noSolver: 'No se pudo cargar el solucionador.',
};

export const end = {
  undo: 'Deshacer',
  restart: 'Reiniciar',
  nextDeal: 'Nuevo reparto',
  thisWin: 'Esta victoria',
  whereLost: '¿Desde cuándo?',
  whereLostMeans: 'Muestra la jugada que perdió la partida',
  review: 'Repasar la partida',
};
