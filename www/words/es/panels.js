// Spanish: what opens over the page or beside it, a constant a panel.

import { lazily } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');

export const dialog = {
  close: 'Cerrar',
};

export const menu = {
  title: 'Menú',
  games: 'Los juegos',
  here: 'Esta partida',
  newDeal: 'Otro reparto',
  daily: 'Reparto del día',
  restart: 'Empezar de nuevo',
  previous: 'Partida anterior',
  mark: 'Marcar esta posición',
  marked: 'Marcada. El menú te trae de vuelta aquí.',
  toMark: (/** @type {number} */ ply) => `Volver a la marca, jugada ${ply}`,
  solve: '¿Aún se puede ganar?',
  moves: 'Jugadas hechas',
  review: 'Repasar esta partida',
  giveUp: 'Abandonar esta partida',
  rules: 'Reglas',
  lesson: 'Primera lección, en la mesa',
  share: 'Compartir',
  shareGame: 'Compartir o guardar la partida',
  code: 'Escribir un código o enlace',
  ownCards: 'Tus propias cartas',
  text: 'Abrir una partida en texto',
  others: 'Otro juego',
  site: 'Cadogan',
  start: 'Portada',
  settings: 'Ajustes',
  statistics: 'Estadísticas',
  storage: 'Lo que guarda este navegador',
  fresh: 'Usar la nueva versión',
  keys: 'Teclas',
};

export const code = {
  title: 'Escribir un código o enlace',
  open: 'Abrir',
  hint: 'Un código ya sabe de qué juego es: S7Q3-K9X2. No importan las mayúsculas ni los guiones.',
};

export const rules = {
  title: 'Reglas',
  of: 'Reglas de',
  failed: 'No se pudieron cargar las reglas. ¿Hay conexión?',
};

export const settings = {
  title: 'Ajustes',
  language: { name: 'Idioma', auto: 'El del navegador' },
  appearance: 'Aspecto',
  theme: { name: 'Colores', auto: 'Como el sistema', light: 'Claros', dark: 'Oscuros' },
  suits: { name: 'Palos', two: 'Dos colores', four: 'Cuatro colores' },
  faces: { name: 'Caras', index: 'Índice grande', classic: 'Clásicas', night: 'Índice grande, cartas oscuras' },
  indices: { name: 'Letras de las cartas', auto: 'Las del idioma', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  contrast: { name: 'Contraste', auto: 'Como el sistema', more: 'Blanco y negro' },
  magnify: {
    name: 'Cartas ampliadas',
    auto: 'Con la página',
    off: 'Nunca',
    1.5: '1,5 veces',
    2: '2 veces',
    3: '3 veces',
    4: '4 veces',
  },
  felt: { name: 'Tapete', green: 'Verde', blue: 'Azul', rose: 'Rosa', stone: 'Piedra' },
  back: { name: 'Dorso', trellis: 'Celosía', scales: 'Escamas', waves: 'Ondas' },
  controls: 'Manejo',
  hand: { name: 'Botones para la', right: 'Mano derecha', left: 'Mano izquierda' },
  packets: { name: 'Montones', auto: 'Abiertos si la mesa es ancha', fanned: 'Abiertos', squared: 'Cerrados' },
  next: { name: 'La carta que espera cada base', on: 'Se muestra', off: 'No se muestra' },
  dealt: { name: 'Se ve repartir', first: 'Las primeras veces', always: 'Siempre', never: 'Todo de golpe' },
  dealing: { name: 'El reparto sigue', decision: 'Hasta la próxima decisión', card: 'Carta a carta' },
  safe: { name: 'Todo lo seguro', asked: 'Se juega al pedirlo', auto: 'Se juega al momento' },
  speed: { name: 'Las cartas van', normal: 'Como siempre', slow: 'Despacio', quick: 'Deprisa', none: 'Al instante' },
  solver: 'Del solucionador',
  deals: {
    name: 'Repartos nuevos',
    winnable: 'Solo los que se pueden ganar',
    gentle: 'Suaves',
    fair: 'Medios',
    stern: 'Severos',
    cruel: 'Crueles',
    any: 'Cualquiera',
  },
  crosses: { name: 'Las cruces del libro marcan las cartas libres', grace: 'Para la gracia', always: 'Siempre' },
  verdict: { name: '«¿Aún se puede ganar?»', asked: 'Al pedirlo', kept: 'Tras cada jugada' },
  keyboard: 'Teclas',
  keys: { name: 'Teclas sueltas', on: 'Sí', off: 'No' },
  keyNames: {
    d: 'Seguir repartiendo',
    h: 'Pista',
    n: 'Siguiente pila adonde puede ir la carta',
    b: 'Anterior pila adonde puede ir la carta',
    i: 'Ver la pila entera',
    s: 'Decir cómo va la partida',
    r: 'Repetir lo último que se ha dicho',
    l: 'Decir lo último que se ha hecho',
    m: 'Jugadas hechas',
    1: 'Al mazo y la mano',
    2: 'A las bases',
    3: 'Al tablero',
    4: 'A las demás pilas',
    '/': 'Preguntar o jugar con palabras',
    '?': 'Lista de teclas',
  },
  keysLead: 'Elige un campo y pulsa la tecla que quieras. Funcionan mientras el foco está en las cartas.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ act) =>
    `${key} es la tecla de «${act}». Dale antes otra a esa acción.`,
  keyUnfit: 'Solo puede ser tecla una letra, una cifra o un signo.',
  keySet: (/** @type {string} */ key, /** @type {string} */ act) => `${act}: ${key}.`,
  keysReset: 'Teclas de siempre',
  keysWereReset: 'Todas las teclas son las de siempre.',
  sounds: 'Sonido y voz',
  speech: {
    name: 'El lector de pantalla dice',
    normal: 'Lo importante',
    full: 'Cada carta que se reparte',
    brief: 'Solo lo que cambia',
  },
  sound: { name: 'Sonidos', off: 'No', on: 'Sí' },
};

/** What each value of a setting does, in a sentence. */
export const settingsSay = {
  theme: {
    auto: 'Claro u oscuro, como esté tu sistema.',
    light: 'Papel claro y tapete pálido.',
    dark: 'Papel oscuro y tapete oscuro.',
  },
  suits: {
    two: 'Picas y tréboles son negros; corazones y diamantes, rojos.',
    four: 'Los tréboles son verdes y los diamantes azules: cada palo tiene su color.',
  },
  faces: {
    index: 'Valor y palo grandes, que se leen a cualquier tamaño.',
    classic: 'Figuras y puntos como en las barajas antiguas, si las cartas son lo bastante grandes.',
    night: 'Cartas oscuras con cifras pálidas.',
  },
  indices: {
    auto: 'Reyes, reinas y jotas llevan las letras del idioma de la página.',
    en: 'King, queen, jack: las letras de las cartas inglesas, que son también las de aquí.',
    de: 'König, Dame, Bube: las letras de las cartas alemanas.',
    fr: 'Roi, dame, valet: las letras de las cartas francesas.',
  },
  contrast: {
    auto: 'Solo blanco y negro si el sistema pide más contraste.',
    more: 'Solo blanco y negro: los palos rojos van huecos, y la carta elegida se invierte.',
  },
  magnify: {
    auto: 'Las cartas crecen al ampliar la página, y la mesa se mueve bajo la ventana. Con dos dedos se hace lo mismo.',
    off: 'Se ve toda la mesa, por pequeña que sea; con dos dedos se amplía.',
    1.5: 'Las cartas tienen vez y media su tamaño; la mesa se mueve bajo la ventana.',
    2: 'Las cartas tienen el doble de su tamaño; la mesa se mueve bajo la ventana.',
    3: 'Las cartas tienen el triple de su tamaño; la mesa se mueve bajo la ventana.',
    4: 'Las cartas tienen cuatro veces su tamaño; la mesa se mueve bajo la ventana.',
  },
  felt: {
    green: 'Un tapete verde bajo las cartas.',
    blue: 'Un tapete azul bajo las cartas.',
    rose: 'Un tapete rosa bajo las cartas.',
    stone: 'Un tapete gris bajo las cartas.',
  },
  back: {
    trellis: 'Las cartas boca abajo muestran una celosía.',
    scales: 'Las cartas boca abajo muestran escamas.',
    waves: 'Las cartas boca abajo muestran ondas.',
  },
  packets: {
    auto: 'Si la mesa es ancha, se ven las cartas que hay bajo la de arriba.',
    fanned: 'Se ven las cartas que hay bajo la de arriba, aunque sean pequeñas.',
    squared: 'Un montón muestra la carta de arriba y cuántas hay; se abre para mirarlo.',
  },
  next: {
    on: 'Cada base dice qué carta espera.',
    off: 'Las bases dicen cuántas cartas tienen.',
  },
  hand: {
    right: 'Con el teléfono apaisado, los botones quedan a la derecha.',
    left: 'Con el teléfono apaisado, los botones quedan a la izquierda.',
  },
  dealt: {
    first: 'Los primeros repartos de cada juego se ven carta a carta; una tecla o un toque salta el resto.',
    always: 'Todos los repartos se ven carta a carta; una tecla o un toque salta el resto.',
    never: 'Las cartas de un reparto van todas de golpe a su sitio.',
  },
  dealing: {
    decision: 'Se reparte hasta que haya algo que decidir.',
    card: 'Se reparte una carta cada vez.',
  },
  safe: {
    asked: 'Las cartas que pueden ir a casa sin riesgo esperan a que las juegues.',
    auto: 'Las cartas que pueden ir a casa sin riesgo van solas.',
  },
  speed: {
    normal: 'Una carta tarda un sexto de segundo en llegar a su sitio.',
    slow: 'Una carta se toma su tiempo y se puede seguir con la vista.',
    quick: 'Una carta tarda la mitad de lo normal.',
    none: 'Una carta está en su sitio al instante; nada se mueve.',
  },
  deals: {
    winnable: 'Los repartos nuevos se eligen entre los que está probado que se pueden ganar.',
    gentle:
      'Los repartos nuevos son del cuarto más fácil de los que se pueden ganar: un jugador rápido los gana más a menudo.',
    fair: 'Los repartos nuevos son del segundo cuarto de los que se pueden ganar, contando desde los más fáciles.',
    stern: 'Los repartos nuevos son del tercer cuarto de los que se pueden ganar, contando desde los más fáciles.',
    cruel:
      'Los repartos nuevos son del cuarto más difícil de los que se pueden ganar. Todos los ha ganado alguien que conocía el mazo.',
    any: 'Los repartos nuevos salen al azar; algunos no se pueden ganar.',
  },
  crosses: {
    grace: 'Las cartas libres llevan las cruces del libro cuando hacen falta: con la gracia o con una pista.',
    always: 'Las cartas libres llevan siempre las cruces del libro.',
  },
  verdict: {
    asked: 'El solucionador mira cuando se lo pides.',
    kept: 'El solucionador mira tras cada jugada, y su respuesta queda a la vista.',
  },
  speech: {
    normal:
      'El lector de pantalla dice cada jugada y lo que se sigue de ella; de las cartas repartidas, cuáles encajan.',
    full: 'El lector de pantalla dice cada carta que se reparte y dónde queda.',
    brief: 'El lector de pantalla dice de cada jugada solo lo que cambia.',
  },
  keys: {
    on: 'Letras y cifras sueltas son teclas mientras el foco está en las cartas.',
    off: 'Letras y cifras sueltas no hacen nada; quedan las flechas, Intro, Escape y Ctrl Z.',
  },
  sound: {
    off: 'No se oye nada.',
    on: 'Las cartas se oyen al ponerlas; la victoria tiene su acorde.',
  },
};

const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Reparto del día',
  lead: 'Un reparto de cada juego, el mismo para todos, que se puede ganar. Cambian a medianoche, hora universal.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Hoy',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}, `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `de ${month().format(date)}: ${{ won: 'ganado', begun: 'empezado', none: 'sin jugar' }[state]}`,
};

export const share = {
  title: 'Compartir',
  what: 'Qué compartir',
  deal: 'El reparto',
  dealHint: 'Las mismas cartas, para jugarlas desde el principio.',
  position: 'Esta posición',
  positionHint: (/** @type {number} */ n) => `La partida tras ${moves(n)}, para seguir jugando desde aquí.`,
  replay: 'Toda la partida',
  replayHint: (/** @type {number} */ n) =>
    n === 1
      ? '1 jugada, para verla y seguir desde ella.'
      : `${moves(n)}, para verlas una a una y seguir desde cualquiera.`,
  /** What the system’s sheet calls it. */
  sent: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Enlace',
  copy: 'Copiar enlace',
  send: 'Enviar a…',
  embed: 'Ponerlo en tu web',
  /** Before the link. */
  copied: 'Copiado: ',
  noCopy: 'Este navegador no deja copiar a la página: el enlace está seleccionado; cópialo a mano.',
  qr: 'Código QR del enlace: se abre con la cámara de un teléfono.',
  noQr: 'El enlace es demasiado largo para un código QR.',
  asText: 'La partida como texto',
  copyText: 'Copiar texto',
  saveText: 'Guardar en archivo',
  textCopied: 'La partida está copiada como texto.',
  noTextCopy: 'Este navegador no deja copiar a la página: guarda la partida en un archivo.',
};

export const ownCards = {
  title: 'Tus propias cartas',
  lead: '¿Has repartido en la mesa de la cocina? Escribe las cartas como salen del mazo, la primera primero.',
  game: 'Juego',
  cards: 'Cartas, por ejemplo TH 2C 10S',
  given: 'Por orden',
  pick: 'Lo que queda en el mazo',
  back: 'Quitar la última carta',
  clear: 'Vaciar',
  play: 'Jugarlas',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} de ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, ${n === 1 ? 'queda 1' : `quedan ${n}`}`,
  /** What was typed, and the card that it is, if it is one. */
  word: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) => `Carta ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': no es una carta', extra: ': sobra' }[state]}`,
  notYet: (/** @type {string} */ sentence) => `Aún no están todas. ${sentence}`,
};

export const text = {
  title: 'Abrir una partida en texto',
  lead: 'Pega aquí una partida, suelta su archivo o elige uno.',
  field: 'Texto de una partida o de varias',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Elegir un archivo',
  found: (/** @type {number} */ n) => (n === 1 ? 'Una partida.' : `${n} partidas: elige una.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'Una partida se puede abrir' : `${good} partidas se pueden abrir`}; ${bad === 1 ? 'una está dañada' : `${bad} están dañadas`}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Leyendo la partida ${n} de ${of}…`,
  tooMany: (/** @type {number} */ n) =>
    n === 1
      ? 'De este texto solo se lee la primera partida.'
      : `De este texto solo se leen las primeras ${n} partidas.`,
  noneGood: 'No se puede abrir ninguna partida de este texto.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'cartas propias'}`,
  about: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'sin acabar', won: 'ganada', stuck: 'sin jugadas' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Abrir',
  watch: 'Ver',
  tooLong: 'Es demasiado largo: se lee 1 MB como mucho.',
  unreadable: 'No se pudo leer el archivo.',
};

const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Kinds of hints: one of them, and several. @type {Record<'fair' | 'knowing' | 'verdict' | 'shown', [string, string]>} */
const hintKinds = {
  fair: ['limpia', 'limpias'],
  knowing: ['omnisciente', 'omniscientes'],
  verdict: ['de «¿se puede ganar?»', 'de «¿se puede ganar?»'],
  shown: ['de «enséñame cómo»', 'de «enséñame cómo»'],
};

export const statistics = {
  title: 'Estadísticas',
  none: 'Todavía no se ha contado nada. Un reparto cuenta desde su primera jugada.',
  rule: 'Un reparto cuenta una vez, desde su primera jugada, y como ganado en cuanto se gana. Una partida que se recibe ya empezada no cuenta. Estas cifras no salen de este dispositivo.',
  ownCards: (/** @type {string} */ name) => `${name}, tus propias cartas`,
  here: 'Solo en este dispositivo',
  /** The four figures, each below its number. */
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'partida jugada' : 'partidas jugadas'),
    won: (/** @type {number} */ n) => (n === 1 ? 'ganada' : 'ganadas'),
    run: (/** @type {number} */ n) => (n === 1 ? 'día seguido' : 'días seguidos'),
    longest: () => 'racha más larga',
  },
  keeping: 'Guardado en este dispositivo',
  asTable: 'En una tabla',
  wins: 'Ganadas, juego por juego',
  careful: 'Un jugador atento',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} de ${played}`,
  inHundred: (/** @type {number} */ n) => `${n} de cada 100`,
  game: 'Juego',
  games: 'Partidas',
  moves: 'Jugadas',
  movesOfWins: 'Jugadas de las partidas que ganaste',
  noWins: 'Cuando ganes una partida, aquí estarán sus jugadas.',
  bestOf: (/** @type {number} */ n) => `mejor, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `de ${from} a ${to}`),
  days: 'Repartos del día',
  noDays: 'Todavía no se ha jugado ningún reparto del día.',
  begun: 'Jugado',
  notPlayed: 'Sin jugar',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Mes',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    `${won === 1 ? 'Ganado 1' : `Ganados ${won}`} ${of === 1 ? 'del último día' : `de los últimos ${of} días`}.`,
  longestRun: (/** @type {number} */ n) => `La racha más larga fue de ${count(n, 'día', 'días')}.`,
  inFigures: 'En cifras',
  save: 'Guardar en archivo',
  bring: 'Recuperar…',
  played: 'Partidas jugadas',
  won: 'Victorias',
  streak: 'Victorias seguidas',
  best: 'Menos jugadas',
  median: 'Jugadas, mediana',
  unaided: 'Sin deshacer ni pistas',
  undos: 'Jugadas deshechas',
  hints: 'Pistas pedidas',
  asked: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind][n === 1 ? 0 : 1]}`)),
  now: (/** @type {number} */ n, /** @type {number} */ most) => `${n} ahora, ${most} la mejor`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent}\u00a0%)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [count(undos, 'deshecha', 'deshechas')] : []),
      ...(hints ? [count(hints, 'pista', 'pistas')] : []),
      ...(undos || hints ? [] : ['sin deshacer ni pistas']),
    ]),
  erase: 'Borrar estadísticas…',
  ask: '¿Borrar las estadísticas de todos los juegos?',
  plot: (/** @type {number[]} */ wins) =>
    `${wins.length === 1 ? 'El último reparto' : `Los últimos ${wins.length} repartos, el más nuevo al final`}: ${row(
      wins.map((n) => (n ? `ganado en ${n}` : 'no ganado')),
    )}.`,
  caption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${n === 1 ? 'El último reparto' : `Los últimos ${n} repartos`}${
      most ? `; la barra más alta: ${moves(most)}` : ''
    }. Hueca: deshaciendo o con pistas. Baja: sin ganar.`,
};

export const storage = {
  title: 'Lo que guarda este navegador',
  lead: 'Partidas, marcas, estadísticas y ajustes están solo en este navegador. Un archivo los lleva a otro, o los pone a salvo.',
  inHand: 'Partidas en curso',
  won: 'Partidas ganadas',
  noGames: 'No hay ninguna partida en curso.',
  goOn: 'Seguir',
  open: 'Abrir',
  watch: 'Ver',
  name: 'Nombre',
  nameOf: (/** @type {string} */ game) => `Un nombre para ${game}`,
  keepName: 'Guardar este nombre',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Borrar',
  deleted: (/** @type {string} */ game) => `${game}: borrada.`,
  damaged: 'Esta partida está dañada y no se puede abrir',
  /** How a game has ended, behind its figures. */
  ended: { stuck: 'sin jugadas', won: 'ganada' },
  more: 'Mostrar más partidas',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Guardar todo en archivo',
  load: 'Cargar un archivo…',
  erase: 'Borrar todo…',
  ask: '¿Borrar las partidas en curso, las marcas, las estadísticas y los ajustes que guarda este navegador?',
  yes: 'Borrar',
  no: 'Conservar',
  erased: 'Borrado.',
  back: 'Recuperarlo',
  brought: 'Todo está de vuelta.',
  saved: 'Guardado en un archivo.',
  noFile: 'Este archivo no es de esta página o está dañado. No se ha cambiado nada.',
  newer: 'Este archivo es de una versión más nueva de esta página. No se ha cambiado nada.',
  tooLarge: 'Este archivo es más grande que cualquiera que escriba esta página. No se ha cambiado nada.',
  loading: 'Leyendo el archivo…',
  loaded: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Cargado${games ? `, con ${count(games, 'partida', 'partidas')}` : ''}.${
      out ? ` ${count(out, 'entrada no se pudo leer y queda', 'entradas no se pudieron leer y quedan')} fuera.` : ''
    }${
      foreign
        ? ` ${count(foreign, 'entrada no es de esta página y se ha rechazado', 'entradas no son de esta página y se han rechazado')}.`
        : ''
    } Lo que había aquí se conserva también.`,
  unload: 'Deshacer la carga',
  unloaded: 'La carga se ha deshecho.',
  giveWay: (/** @type {number} */ n) => `Borrar ${count(n, 'partida ganada', 'partidas ganadas')}`,
};
