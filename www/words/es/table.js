// Spanish: the table's own words, a constant a place where they stand.

import {
  agree,
  capital,
  card,
  cards,
  counted,
  lower,
  numberOf,
  place,
  placeWithin,
  placesWithin,
  plural,
  rank,
  suitable,
  the,
  thePlace,
  theRank,
} from './cards.js';
import { CAPTIONS, GAMES } from './games.js';
import { tokens } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => /** @type {(token: Token) => string} */ (tokens[token.k])(token);

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @typedef {{ place: Place, pile: PileView }} Seen a pile where it is */

/** The top card of a pile. @param {PileView} pile @returns {Card} */
const topOf = (pile) => pile.cards.slice(-2);

/** A pile by its top card; an empty one by its place. @param {Seen} seen */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : placeWithin(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

/** What games are called; one without words here by the names that it has itself. */
export const games = {
  name: (/** @type {GameInfo} */ { id, name }) => GAMES[id]?.name ?? name,
  short: (/** @type {GameInfo} */ { id, name }) => GAMES[id]?.short ?? name,
  variant: (/** @type {GameInfo} */ { id, variant }) => GAMES[id]?.variant ?? variant,
  /** A variant is named with what sets it apart. */
  full: (/** @type {GameInfo} */ info) => {
    const variant = games.variant(info);
    return variant ? `${games.name(info)}, ${variant}` : games.name(info);
  },
  /** A sentence on what it is about; may be empty. */
  lead: (/** @type {GameInfo} */ { id }) => GAMES[id]?.lead ?? '',
};

const figures = new Intl.NumberFormat('es-ES');

/** @param {number} nodes what the solver has spent, in millions */
const spentOf = (nodes) => (nodes < 9.5e6 ? Math.max(0.1, Math.round(nodes / 1e5) / 10) : Math.round(nodes / 1e6));

/** "0,3 millones de jugadas", "1 millón de jugadas". @param {number} nodes */
function millions(nodes) {
  const n = spentOf(nodes);
  return `${figures.format(n)} ${n === 1 ? 'millón' : 'millones'} de jugadas`;
}

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'La mesa aún no está lista.',
  crashed: 'Algo ha fallado en las reglas. Recarga la página: la dirección conserva tu partida.',
  newDeal: 'Repartir de nuevo',
  tryAgain: 'Reintentar',
  unproven: 'Quizá este reparto no se pueda ganar: no se pudo cargar la lista de los que sí.',
  noList: 'No se pudo cargar la lista de repartos que se pueden ganar.',
  noReplay: 'No se pudo cargar la repetición. Con Rehacer se recorre la partida.',
  noLesson: 'No se pudo cargar la lección. ¿Hay conexión?',
  noAppearance: 'No se pudo cargar lo que has elegido; nada ha cambiado.',
  copied: 'El enlace a esta partida está copiado.',
  copy: (/** @type {string} */ address) => `Copia este enlace: ${address}`,
  undo: 'Deshacer',
  restart: 'Empezar de nuevo',
  nextDeal: 'Otro reparto',
  win: 'Esta victoria',
  whereLost: '¿Dónde se perdió?',
  review: 'Repasar la partida',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Uno que se puede ganar',
  any: 'Cualquiera, se pueda ganar o no',
};

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
  keys: {
    undo: { label: 'Deshacer', spoken: 'Deshacer' },
    redo: { label: 'Rehacer', spoken: 'Rehacer' },
    safe: { label: 'Seguras', spoken: 'Jugar las cartas seguras' },
    deal: { label: 'Repartir', spoken: 'Repartir' },
    hint: { label: 'Pista', spoken: 'Pista' },
    'new-deal': { label: 'Otro', spoken: 'Otro reparto' },
    share: { label: 'Compartir', spoken: 'Compartir' },
    menu: { label: 'Menú', spoken: 'Menú' },
  },
  /** Where there is room for more. */
  wide: { safe: 'Jugar todo lo seguro', 'new-deal': 'Otro reparto' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'Repartir',
};

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: las cartas sobre la mesa`,
  keys: 'Las flechas van de pila en pila, Intro elige y juega, el signo de interrogación muestra las teclas.',
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/areas.js').AreaName]: string }} */
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
      if (complete) return `todo completo, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return awaits ? `sin cartas, espera ${agree(awaits, 'al', 'a la')} ${rank(awaits)}` : 'sin cartas';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} sobre ${the(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const stands = () => {
      if (suitable) return ', encaja';
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count) return available ? ', libre' : `, ${agree(topOf(shown), 'encerrado', 'encerrada')}`;
      return crossed && available ? ', disponible' : '';
    };
    return `${place(at)}: ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => {
    if (token.k === 'empress-red-talon') return `rojas ${token.cards}`;
    if (token.k === 'empress-black-talon') return `negras ${token.cards}`;
    return token.k === 'fairie-bare-king' ? 'solo' : tell(token);
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
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: ver ${thePlace(at)}`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Reparte hasta poder elegir.',
  'deal-on': () => 'Repartir hasta poder elegir',
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Juega o reparte hasta poder elegir.`,
};

/**
 * Cards that were dealt.
 * @typedef {object} Dealt
 * @property {number} count
 * @property {number | null} row the row of the table, where all lie in one
 * @property {{ place: Place, cards: Card[], suitable: boolean }[]} piles where they lie; `suitable`: its top card is
 */

/** @param {number} n */
const fit = (n) => `${numberOf(n)} ${plural(n, 'encaja', 'encajan')}`;

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
        `${placesWithin([at], row !== null)}, ${names.map(card).join(', ')}${suitable ? ', encaja' : ''}`,
    );
    return `${row === null ? wereDealt(count) : `Fila ${row} repartida`}: ${each.join('; ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  packIsOut: 'El mazo se ha acabado.',
  noneSuitable: 'Ninguna carta encaja. Esta tecla juega lo que puede ir a casa sin perjuicio.',
  noneSafe: 'Nada es seguro de jugar: una carta que encaja puede aún hacer falta donde está.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Ahora no puede ir a casa.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} en el mazo`,
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `Lo último: ${report.join(' ')}`,
  lastNone: 'Todavía no se ha jugado nada.',
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'No se puede elegir ninguna pila.',
  onlyPile: (/** @type {string} */ label) => `${label}. No hay otra.`,
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `, reparto ${deal}` : ''}. ${state} Pulsa D para repartir; el signo de interrogación dice todas las teclas.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}, ${lower(way)}`).join('; ')}. Pulsa el número.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Pulsa otra vez para ${within(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Solo queda ${within(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Posible${of > 1 ? ` (${n} de ${of})` : ''}: ${within(move)}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${capital(nameOf(one))} y ${nameOf(other)}:`,
  hints: {
    fair: 'Pista limpia',
    knowing: 'Omnisciente',
    solve: '¿Se puede ganar?',
    bySight: 'Por lo que se ve',
    byPack: 'Mirando el mazo',
  },
};

/** The end of a game, played by itself: what goes home, or a line that was found to win. */
export const finish = {
  label: 'Acabar',
  spoken: 'Acabar: jugar el resto, que va a casa por sí solo',
  spokenFound: 'Acabar: jugar lo que ha hallado el solucionador, hasta ganar',
  playing: (/** @type {number} */ n) =>
    `El resto va a casa por sí solo: ${plural(n, 'queda', 'quedan')} ${counted(n, 'jugada', 'jugadas')}.`,
  playingFound: (/** @type {number} */ n) =>
    `Se juega lo que ha hallado el solucionador, hasta ganar: ${plural(n, 'queda', 'quedan')} ${counted(n, 'jugada', 'jugadas')}.`,
  stop: 'Parar',
  stopped: 'Parado. Acabar sigue jugando.',
};

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
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(move)}, ${thePlace(at)}`,
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
  lesson: 'Primera lámina: una lección en la mesa',
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
  over: 'Seguir yo desde aquí',
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
  searching: 'El solucionador sigue buscando. Mientras tanto puedes jugar.',
  tried: (/** @type {number} */ spent) => `${figures.format(spentOf(spent))} M`,
  failed: 'No se pudo cargar el solucionador.',
  noConnection: 'No se pudo cargar el solucionador. ¿Hay conexión?',
  refused: 'El solucionador no puede trabajar aquí: la política de esta página no le permite un proceso aparte.',
  next: 'Siguiente jugada',
  how: 'Enséñame cómo',
  mine: 'Volver a mi partida',
  back: 'Volver a antes',
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
    `Pista limpia: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gana en ${wins} de ${of} órdenes posibles del mazo.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Pista limpia: ${within(move)}.${why ? ` ${tell(why)}` : ''} Ya no queda nada oculto, y gana.`,
  fairOpenLost: 'Pista limpia: ya no queda nada oculto, y no se encontró manera de ganar.',
  fairLost: 'Pista limpia: sea cual sea el orden del mazo, ya nada gana.',
  fairNone: (/** @type {number} */ of) =>
    `Pista limpia: no se sabe. Ninguna jugada ganó en ninguno de ${of} órdenes posibles del mazo.`,
  knowingWins: (/** @type {Token} */ move) => `Pista omnisciente, visto el mazo: ${within(move)}.`,
  knowingLost: 'Pista omnisciente: ya nada gana.',
  knowingUnknown: (/** @type {number} */ spent) => `Pista omnisciente: aún no se sabe, tras ${millions(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Se puede ganar',
  lost: 'Perdida',
  unknown: 'No se sabe',
  since: (/** @type {number} */ ply) => `Perdida desde la ${ply}`,
  deal: 'No se puede ganar',
  working: 'Consultando',
  more: (/** @type {string} */ standing) => `${standing}: saber más`,
};
