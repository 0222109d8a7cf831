// Spanish: dialogs and panels, a constant for each.

import { lazy } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');
const lastDeals = (/** @type {number} */ n) => (n === 1 ? 'Último reparto' : `Últimos ${n} repartos`);

export const dialog = {
  close: 'Cerrar',
};

export const menu = {
  title: 'Menú',
  games: 'Los juegos',
  thisGame: 'Esta partida',
  newDeal: 'Nuevo reparto',
  daily: 'Reparto del día',
  problems: 'Problemas',
  makeProblem: 'Hacer un problema de esto',
  restart: 'Reiniciar',
  previous: 'Partida anterior',
  bookmark: 'Añadir un marcador aquí',
  bookmarked: 'Marcador añadido. El menú te trae de vuelta aquí.',
  toBookmark: (/** @type {number} */ ply) => `Volver al marcador, jugada ${ply}`,
  solve: '¿Se puede ganar?',
  moves: 'Lista de jugadas',
  review: 'Repasar esta partida',
  giveUp: 'Abandonar esta partida',
  rules: 'Reglas',
  lesson: 'Lección',
  share: 'Compartir',
  shareGame: 'Compartir o guardar la partida',
  code: 'Escribir un código o enlace',
  yourCards: 'Tus propias cartas',
  text: 'Abrir una partida en texto',
  otherGames: 'Otro juego',
  site: 'Cadogan',
  start: 'Inicio',
  settings: 'Ajustes',
  statistics: 'Estadísticas',
  storage: 'Datos guardados',
  newVersion: 'Usar la versión nueva',
  keys: 'Atajos',
};

export const code = {
  title: 'Escribir un código o enlace',
  open: 'Abrir',
  hint: 'Un código incluye su juego: S7Q3-K9X2. Las mayúsculas y los guiones no importan.',
};

export const rules = {
  title: 'Reglas',
  of: 'Reglas de',
  failed: 'No se pudieron cargar las reglas. ¿Tienes conexión?',
};

export const settings = {
  title: 'Ajustes',
  language: { name: 'Idioma', auto: 'Como el navegador' },
  appearance: 'Aspecto',
  theme: { name: 'Colores', auto: 'Como el sistema', light: 'Claros', dark: 'Oscuros' },
  suits: { name: 'Palos', two: 'Dos colores', four: 'Cuatro colores' },
  faces: { name: 'Caras', index: 'Índice grande', classic: 'Clásicas', night: 'Índice grande, cartas oscuras' },
  indices: { name: 'Letras de las cartas', auto: 'Como el idioma', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  contrast: { name: 'Contraste', auto: 'Como el sistema', more: 'Blanco y negro' },
  magnify: {
    name: 'Tamaño de las cartas',
    auto: 'Como la página',
    off: 'Toda la mesa',
    1.5: '150\u00a0%',
    2: '200\u00a0%',
    3: '300\u00a0%',
    4: '400\u00a0%',
  },
  felt: { name: 'Tapete', green: 'Verde', blue: 'Azul', rose: 'Rosa', stone: 'Piedra' },
  back: { name: 'Dorso', trellis: 'Celosía', scales: 'Escamas', waves: 'Ondas' },
  controls: 'Controles',
  hand: { name: 'Botones para la', right: 'Mano derecha', left: 'Mano izquierda' },
  packets: { name: 'Montones', auto: 'En abanico si hay sitio', fanned: 'En abanico', squared: 'Apilados' },
  next: { name: 'Siguiente carta de cada base', on: 'Visible', off: 'Oculta' },
  dealt: { name: 'Animar el reparto', first: 'Las primeras veces', always: 'Siempre', never: 'Nunca' },
  dealing: { name: 'Una pulsación reparte', decision: 'Hasta poder elegir', card: 'Una carta' },
  safe: { name: 'Cartas seguras', asked: 'Jugar al pedirlo', auto: 'Jugar al momento' },
  speed: { name: 'Velocidad de animación', normal: 'Normal', slow: 'Lenta', quick: 'Rápida', none: 'Sin animación' },
  solver: 'Solucionador',
  deals: {
    name: 'Nuevos repartos',
    winnable: 'Con solución',
    gentle: 'Fáciles',
    medium: 'Medios',
    stern: 'Difíciles',
    cruel: 'Crueles',
    any: 'Cualquiera',
  },
  crosses: { name: 'Marcar las cartas disponibles', grace: 'En la gracia', always: 'Siempre' },
  verdict: { name: 'Comprobar si está perdida', asked: 'Al pedirlo', always: 'Tras cada jugada' },
  keyboard: 'Teclado',
  keys: { name: 'Atajos de una tecla', on: 'Sí', off: 'No' },
  keyNames: {
    d: 'Repartir',
    h: 'Pista',
    n: 'Siguiente pila que puede recibir la carta',
    b: 'Anterior pila que puede recibir la carta',
    i: 'Ver la pila entera',
    s: 'Leer el estado de la partida',
    r: 'Repetir el último anuncio',
    l: 'Leer la última jugada',
    m: 'Lista de jugadas',
    1: 'Ir al mazo y la mano',
    2: 'Ir a las bases',
    3: 'Ir al tablero',
    4: 'Ir a las demás pilas',
    '/': 'Hacer una pregunta o escribir una jugada',
    '?': 'Lista de atajos',
  },
  keysLead: 'Elige un campo y pulsa otra tecla. Los atajos funcionan mientras la mesa tiene el foco.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ action) =>
    `${key} ya es la tecla de «${action}». Dale antes otra tecla.`,
  keyUnfit: 'Usa una letra, una cifra o un signo.',
  keySet: (/** @type {string} */ key, /** @type {string} */ action) => `${action}: ${key}.`,
  keysReset: 'Restablecer',
  keysWereReset: 'Atajos restablecidos.',
  sounds: 'Sonido y voz',
  speech: {
    name: 'Anuncios del lector de pantalla',
    normal: 'Lo importante',
    full: 'Cada carta repartida',
    brief: 'Solo lo que cambia',
  },
  sound: { name: 'Sonidos', off: 'No', on: 'Sí' },
};

export const soundOffer = {
  ask: '¿Quieres oír las cartas?',
  on: 'Activar sonidos',
  off: 'No',
};

export const settingsHelp = {
  theme: {
    auto: 'Claro u oscuro, como tu sistema.',
    light: 'Papel claro y tapete pálido.',
    dark: 'Papel oscuro y tapete oscuro.',
  },
  suits: {
    two: 'Picas y tréboles en negro; corazones y diamantes en rojo.',
    four: 'Tréboles en verde y diamantes en azul; en «Empress of India», dos rojos y dos negros.',
  },
  faces: {
    index: 'Valor y palo grandes, legibles a cualquier tamaño.',
    classic: 'Figuras y puntos como en las barajas antiguas, si las cartas son lo bastante grandes.',
    night: 'Cartas oscuras con cifras pálidas.',
  },
  indices: {
    auto: 'Las letras de rey, reina y jota en el idioma de la página.',
    en: 'King, queen, jack: las letras de las cartas inglesas, como las de aquí.',
    de: 'König, Dame, Bube: las letras de las cartas alemanas.',
    fr: 'Roi, dame, valet: las letras de las cartas francesas.',
  },
  contrast: {
    auto: 'Blanco y negro si tu sistema pide más contraste.',
    more: 'Blanco y negro: palos rojos huecos, carta elegida invertida.',
  },
  magnify: {
    auto: 'Las cartas crecen al ampliar la página; desplaza la mesa para ver el resto. También con dos dedos.',
    off: 'La mesa cabe siempre entera; amplíala con dos dedos.',
    1.5: 'Cartas al 150\u00a0%; desplaza la mesa para ver el resto.',
    2: 'Cartas al 200\u00a0%; desplaza la mesa para ver el resto.',
    3: 'Cartas al 300\u00a0%; desplaza la mesa para ver el resto.',
    4: 'Cartas al 400\u00a0%; desplaza la mesa para ver el resto.',
  },
  felt: {
    green: 'Tapete verde bajo las cartas.',
    blue: 'Tapete azul bajo las cartas.',
    rose: 'Tapete rosa bajo las cartas.',
    stone: 'Tapete gris bajo las cartas.',
  },
  back: {
    trellis: 'Una celosía en el dorso de las cartas.',
    scales: 'Escamas en el dorso de las cartas.',
    waves: 'Ondas en el dorso de las cartas.',
  },
  packets: {
    auto: 'En mesas anchas ves todas las cartas de un montón.',
    fanned: 'Ves todas las cartas de un montón, por pequeñas que sean.',
    squared: 'Un montón muestra la carta de arriba y cuántas hay; ábrelo para ver el resto.',
  },
  next: {
    on: 'Cada base muestra su siguiente carta.',
    off: 'Cada base muestra cuántas cartas tiene.',
  },
  hand: {
    right: 'En horizontal, los botones están a la derecha.',
    left: 'En horizontal, los botones están a la izquierda.',
  },
  dealt: {
    first: 'Ves los primeros repartos de cada juego carta a carta; toca o pulsa una tecla para saltarlo.',
    always: 'Ves todos los repartos carta a carta; toca o pulsa una tecla para saltarlo.',
    never: 'Las cartas repartidas aparecen ya en su sitio.',
  },
  dealing: {
    decision: 'Se reparte hasta que tengas algo que elegir.',
    card: 'Cada pulsación reparte una carta.',
  },
  safe: {
    asked: 'Las cartas que pueden ir a casa sin riesgo esperan a que las juegues.',
    auto: 'Las cartas que pueden ir a casa sin riesgo se juegan solas.',
  },
  speed: {
    normal: 'Una jugada dura un sexto de segundo.',
    slow: 'Las jugadas van despacio, para seguirlas con la vista.',
    quick: 'Una jugada dura la mitad de lo normal.',
    none: 'Las cartas saltan a su sitio.',
  },
  deals: {
    winnable: 'El solucionador ha ganado todos los repartos que te tocan.',
    gentle: 'Los repartos con solución más fáciles: siguiendo cada pista se ganan unos 9 de cada 10, o más.',
    medium: 'Los demás repartos de la mitad más fácil.',
    stern: 'El segundo cuartil más difícil de los repartos con solución.',
    cruel: 'El cuartil más difícil; el solucionador los ha ganado todos.',
    any: 'Repartos totalmente al azar; algunos no tienen solución.',
  },
  crosses: {
    grace: 'Las cartas disponibles llevan un pequeño tejado en la gracia y con una pista.',
    always: 'Las cartas disponibles llevan siempre un pequeño tejado.',
  },
  verdict: {
    asked: 'El solucionador comprueba la partida cuando preguntas «¿Se puede ganar?».',
    always: 'El solucionador comprueba la partida tras cada jugada, y su veredicto queda a la vista.',
  },
  speech: {
    normal: 'Anuncia cada jugada y su resultado, y qué cartas repartidas pueden ir a casa.',
    full: 'Anuncia cada carta repartida y su pila.',
    brief: 'Anuncia solo lo que cambia cada jugada.',
  },
  keys: {
    on: 'Letras y cifras sueltas son atajos mientras la mesa tiene el foco.',
    off: 'Letras y cifras sueltas no hacen nada; siguen valiendo las flechas, Intro, Escape y Ctrl Z.',
  },
  sound: {
    off: 'Silencio.',
    on: 'Las cartas suenan al posarse; la victoria tiene su acorde.',
  },
};

const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazy(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Reparto del día',
  lead: 'Un reparto con solución de cada juego, el mismo para todos. Una victoria en cualquiera mantiene la racha. Repartos nuevos a medianoche UTC.',
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Hoy',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  beforeNumber: (/** @type {string} */ name) => `${name}, `,
  afterNumber: (/** @type {Date} */ date, /** @type {'won' | 'finished' | 'begun' | 'none'} */ state) =>
    `de ${month().format(date)}: ${{ won: 'ganado', finished: 'acabado con ayuda', begun: 'en curso', none: 'sin jugar' }[state]}`,
};

export const share = {
  title: 'Compartir',
  choices: 'Qué compartir',
  deal: 'Reparto',
  dealHint: 'Las mismas cartas, desde el principio.',
  position: 'Posición',
  positionHint: (/** @type {number} */ n) => `Seguir jugando desde aquí, tras ${moves(n)}.`,
  replay: 'Partida',
  replayHint: (/** @type {number} */ n) =>
    n === 1
      ? 'Ver su única jugada y continuar en cualquier momento.'
      : `Ver sus ${moves(n)} y continuar en cualquier momento.`,
  result: 'Resultado',
  resultHint: (/** @type {number} */ n, /** @type {number} */ hints) =>
    `Las mismas cartas, con tu resultado: ${moves(n)}, ${withHints(hints)}, sin ganar.`,
  sheetTitle: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Enlace',
  copy: 'Copiar enlace',
  send: 'Enviar a…',
  embed: 'Insertar en tu web',
  copied: 'Copiado: ',
  noCopy: 'El navegador no deja copiar. El enlace está seleccionado: cópialo tú.',
  qr: 'Código QR del enlace: escanéalo con un teléfono.',
  noQr: 'El enlace es demasiado largo para un código QR.',
  asText: 'La partida como texto',
  copyText: 'Copiar texto',
  saveText: 'Guardar en archivo',
  textCopied: 'Partida copiada como texto.',
  noTextCopy: 'El navegador no deja copiar. Guarda la partida en un archivo.',
};

/** @param {number} n */
const withHints = (n) => (n ? `con ${count(n, 'pista', 'pistas')}` : 'sin pistas');

export const challenge = {
  title: 'El reparto de un amigo',
  returned: 'El resultado de tu amigo',
  result: (/** @type {import('../../pkg/patience_tools_wasm.js').SentResult} */ sent) => {
    const hints = withHints(sent.hints);
    if (!sent.won) return `Un amigo hizo aquí ${moves(sent.moves)}, ${hints}, y no ganó.`;
    if (sent.finisher === 'solver') return `Un amigo lo empezó y el solucionador lo ganó en ${moves(sent.moves)}.`;
    if (sent.finisher === 'successor')
      return `Un amigo lo retomó a media partida y lo ganó, ${moves(sent.moves)} en total.`;
    return `Un amigo lo ganó en ${moves(sent.moves)}, ${hints}.`;
  },
  turn: 'Te toca.',
  play: 'Jugar',
  won: (/** @type {number} */ n, /** @type {number | null} */ hints) =>
    `Tú lo ganaste en ${moves(n)}${hints === null ? '' : `, ${withHints(hints)}`}.`,
  both: 'Ver los dos resultados',
  playAgain: 'Jugarlo otra vez',
};

export const yourCards = {
  title: 'Tus propias cartas',
  lead: '¿Has repartido en la mesa de la cocina? Escribe las cartas en el orden en que salen del mazo.',
  game: 'Juego',
  cards: 'Cartas, por ejemplo TH 2C 10S',
  inOrder: 'En orden',
  inStock: 'Aún en el mazo',
  removeLast: 'Quitar la última carta',
  clear: 'Vaciar',
  play: 'Jugarlas',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} de ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, ${n === 1 ? 'queda 1' : `quedan ${n}`}`,
  typedCard: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) => `Carta ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': no es una carta', extra: ': sobra' }[state]}`,
  incomplete: (/** @type {string} */ sentence) => `Aún no está completo. ${sentence}`,
};

export const text = {
  title: 'Abrir una partida en texto',
  lead: 'Pega aquí una partida, suelta su archivo o elige uno.',
  field: 'Texto de una partida o de varias',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Elegir un archivo',
  found: (/** @type {number} */ n) => (n === 1 ? 'Una partida.' : n ? `${n} partidas: elige una.` : 'Ninguna partida.'),
  someDamaged: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'Una partida se puede abrir' : `${good} partidas se pueden abrir`}; ${bad === 1 ? 'una está dañada' : `${bad} están dañadas`}.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Leyendo la partida ${n} de ${of}…`,
  tooMany: (/** @type {number} */ n) =>
    n === 1 ? 'El límite es de una partida; el resto se ignora.' : `El límite es de ${n} partidas; el resto se ignora.`,
  allDamaged: 'No se puede abrir ninguna partida de este texto.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'cartas propias'}`,
  summary: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'en curso', won: 'ganada', stuck: 'sin jugadas' }[outcome]].filter(Boolean).join(' · '),
  open: 'Abrir',
  watch: 'Ver',
  tooLong: 'Es demasiado largo: el límite es de 1 MB.',
  unreadable: 'No se pudo leer el archivo.',
};

const shortMonth = lazy(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Kinds of hints: one of them, and several. @type {Record<'hint' | 'peek' | 'verdict' | 'shown', [string, string]>} */
const hintKinds = {
  hint: ['normal', 'normales'],
  peek: ['mirando el mazo', 'mirando el mazo'],
  verdict: ['de «¿Se puede ganar?»', 'de «¿Se puede ganar?»'],
  shown: ['de «Enséñame cómo»', 'de «Enséñame cómo»'],
};

export const statistics = {
  title: 'Estadísticas',
  none: 'Aún no hay nada que contar. Un reparto cuenta desde tu primera jugada.',
  rule: 'Cada reparto cuenta una vez, desde tu primera jugada; si lo ganas más tarde, también cuenta. Las partidas que recibes ya empezadas no. Estas cifras no salen de este dispositivo.',
  yourCards: (/** @type {string} */ name) => `${name}, tus propias cartas`,
  deviceOnly: 'Solo en este dispositivo',
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'partida jugada' : 'partidas jugadas'),
    won: (/** @type {number} */ n) => (n === 1 ? 'ganada' : 'ganadas'),
    dayStreak: (/** @type {number} */ n) => `${n === 1 ? 'día' : 'días'} de racha (reparto del día)`,
    longestStreak: () => 'racha más larga (reparto del día)',
  },
  savedData: 'Guardado en este dispositivo',
  asTable: 'Como tabla',
  wins: 'Victorias por juego',
  careful: 'Jugador atento',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} de ${played}`,
  percent: (/** @type {number} */ n) => `${n}\u00a0%`,
  game: 'Juego',
  games: 'Partidas',
  moves: 'Jugadas',
  movesOfWins: 'Jugadas en las partidas que ganaste',
  noWins: 'Gana una partida para ver aquí sus jugadas.',
  bestOf: (/** @type {number} */ n) => `mejor, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `de ${from} a ${to}`),
  days: 'Repartos del día',
  noDays: 'Aún no has jugado ningún reparto del día.',
  begun: 'Sin victoria',
  notPlayed: 'Sin jugar',
  today: 'Hoy',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Mes',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    of === 1 ? `${won ? 'Ganaste' : 'No ganaste'} el último día.` : `Ganaste ${won} de los últimos ${of} días.`,
  longestStreak: (/** @type {number} */ n) => `Racha más larga: ${count(n, 'día', 'días')}.`,
  inFigures: 'En cifras',
  save: 'Guardar en archivo',
  import: 'Importar…',
  played: 'Partidas jugadas',
  won: 'Victorias',
  streak: 'Racha de victorias',
  best: 'Menos jugadas',
  median: 'Mediana de jugadas',
  unaided: 'Sin deshacer ni pistas',
  solved: 'Acabados por el solucionador',
  undos: 'Jugadas deshechas',
  hints: 'Pistas',
  hintsByKind: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind][n === 1 ? 0 : 1]}`)),
  streaks: (/** @type {number} */ n, /** @type {number} */ most) => `${n}, récord ${most}`,
  withPercent: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent}\u00a0%)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [count(undos, 'deshecha', 'deshechas')] : []),
      ...(hints ? [count(hints, 'pista', 'pistas')] : []),
      ...(undos || hints ? [] : ['sin deshacer ni pistas']),
    ]),
  problems: {
    title: 'Problemas',
    solved: 'Resueltos',
    atFirst: 'A la primera',
    shown: 'Solución vista',
    streak: 'Días seguidos con un problema',
  },
  erase: 'Borrar estadísticas…',
  confirmErase: '¿Borrar las estadísticas de todos los juegos?',
  plotLabel: (/** @type {number[]} */ wins) =>
    wins.length === 1
      ? `Último reparto: ${wins[0] ? `ganado en ${moves(wins[0])}` : 'sin ganar'}.`
      : `${lastDeals(wins.length)}, el más nuevo al final: ${row(wins.map((n) => (n ? `ganado en ${n}` : 'sin ganar')))}.`,
  plotCaption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${lastDeals(n)}${most ? `; la barra más alta: ${moves(most)}` : ''}. Hueca: deshaciendo o con pistas. Baja: sin ganar.`,
};

export const storage = {
  title: 'Datos guardados',
  lead: 'Todo se guarda solo en este navegador. Guarda un archivo como copia o para llevarlo a otro.',
  inProgress: 'Partidas en curso',
  won: 'Partidas ganadas',
  noGames: 'No hay partidas en curso.',
  continue: 'Continuar',
  open: 'Abrir',
  watch: 'Ver',
  name: 'Nombre',
  nameOf: (/** @type {string} */ game) => `Un nombre para ${game}`,
  saveName: 'Guardar este nombre',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Borrar',
  deleted: (/** @type {string} */ game) => `${game}: borrada.`,
  damaged: 'Esta partida está dañada y no se puede abrir',
  endings: { stuck: 'sin jugadas', won: 'ganada' },
  nextGames: 'Mostrar más partidas',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Guardar todo en archivo',
  import: 'Importar un archivo…',
  erase: 'Borrar todo…',
  confirmErase:
    '¿Borrar todas las partidas en curso, los marcadores, los problemas, las estadísticas y los ajustes de este navegador?',
  confirm: 'Borrar',
  cancel: 'Conservar todo',
  erased: 'Borrado.',
  restore: 'Restaurar',
  restored: 'Restaurado.',
  saved: 'Guardado como archivo.',
  badFile: 'Este archivo está dañado o no es de esta página. Nada ha cambiado.',
  newer: 'Este archivo es de una versión más nueva de esta página. Nada ha cambiado.',
  tooLarge: 'Este archivo es demasiado grande para ser de esta página. Nada ha cambiado.',
  importing: 'Importando el archivo…',
  imported: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Importado${games ? `, con ${count(games, 'partida', 'partidas')}` : ''}.${
      out
        ? ` ${count(out, 'entrada no se pudo leer y se descartó', 'entradas no se pudieron leer y se descartaron')}.`
        : ''
    }${
      foreign
        ? ` ${count(foreign, 'entrada no es de esta página y se rechazó', 'entradas no son de esta página y se rechazaron')}.`
        : ''
    } Tus datos anteriores siguen aquí.`,
  undoImport: 'Deshacer importación',
  importUndone: 'Importación deshecha.',
  deleteWon: (/** @type {number} */ n) => `Borrar ${count(n, 'partida ganada', 'partidas ganadas')}`,
};
