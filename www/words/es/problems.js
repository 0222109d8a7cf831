// Spanish: problems.

import { dayFormatter } from '../shared.js';
import { aCard, agree, capital, card, cards as countCards, placeWithin, the, thePlace } from './cards.js';
import { count, locale } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../en/problems.js').Release} Release */
/** @typedef {import('../en/problems.js').CardPlace} CardPlace */

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const label = 'Problema';
export const title = 'Problemas';
export const kinds = {
  move: 'Encuentra la jugada',
  grace: 'Usa la gracia',
  pair: 'Forma una pareja',
  place: 'Coloca una carta',
  release: 'Libera una carta',
};
export const questions = {
  move: 'Una jugada tentadora pierde aquí. Encuentra una con la que aún puedas ganar.',
  grace: 'Aparta una carta de modo que puedas ganar.',
  pair: 'Une dos cartas de modo que puedas ganar.',
  place: 'Coloca esta carta de modo que puedas ganar.',
};
export const unlistedMove = 'Aquí hay jugadas que pierden. Encuentra una con la que aún puedas ganar.';
export const release = (/** @type {Release} */ { card: name, copies, transfers, fewest }) => {
  const goal = `Lleva a casa ${copies > 1 ? aCard(name) : the(name)}`;
  const most = count(transfers, 'traslado', 'traslados');
  return fewest
    ? `${goal} con ${most}, los menos posibles. Encuentra la primera jugada.`
    : `${goal} con ${most} como máximo. Encuentra la primera jugada.`;
};
export const goal = (/** @type {Release} */ { card: name, copies }, /** @type {CardPlace[]} */ places) =>
  copies > 1
    ? `Vale ${agree(name, 'cualquiera de los dos', 'cualquiera de las dos')}: ${places.map((at) => placeWithin(at.place) + underOf(at)).join('; ')}.`
    : `Está en ${places.map((at) => thePlace(at.place) + underOf(at)).join('')}.`;
const underOf = (/** @type {CardPlace} */ { under }) => (under ? `, bajo ${countCards(under)}` : '');
export const next = 'Encuentra ahora la siguiente jugada con la que aún puedas ganar.';
export const rightSoFar = 'Bien hasta aquí';
export const forced = (/** @type {number} */ n) =>
  n === 1 ? 'Tras tu jugada, una jugada era obligada.' : `Tras tu jugada, ${n} jugadas eran obligadas.`;
export const movesToFind = (/** @type {number} */ n, /** @type {boolean} */ isMost) =>
  `Encuentra ${isMost ? 'hasta ' : ''}${count(n, 'jugada', 'jugadas')}, una tras otra.`;
export const lastQuestion = 'Una jugada más y estará resuelto.';
export const lookUnder = {
  packet: {
    touch: 'Mantén pulsado un montón para ver debajo.',
    mouse: 'Deja el ratón sobre un montón para ver debajo.',
  },
  talon: {
    touch: 'Mantén pulsado un descarte para ver sus cartas.',
    mouse: 'Deja el ratón sobre un descarte para ver sus cartas.',
  },
};
export const stock = (/** @type {number} */ n) =>
  n ? `El mazo está a la vista: ${count(n, 'carta', 'cartas')}${n > 1 ? ', la primera encima' : ''}.` : '';
export const placeOthers = 'Las cartas de esta ronda que no puedan ir a casa también necesitan un montón.';
export const cards = (/** @type {Card[]} */ names) => capital(names.map(card).join(', '));

export const wrong = 'Esa pierde';
export const notYet = 'Esa no';
export const notInTime = (/** @type {Release} */ { card: name, copies }) =>
  copies > 1
    ? `Después, ${agree(name, 'ningún', 'ninguna')} ${card(name)} llega a casa a tiempo: el solucionador lo ha probado todo.`
    : `Después, ${the(name)} ya no llega a casa a tiempo: el solucionador lo ha probado todo.`;
export const allLose = 'Después todo pierde: el solucionador lo ha probado todo.';
export const runTook = (/** @type {number} */ n) => `Mover esa escalera cuesta ${count(n, 'traslado', 'traslados')}.`;
export const checkingRun = 'El solucionador comprueba toda la escalera…';
export const onlyFirst = 'Solo se movió la primera carta de la escalera: el solucionador no pudo juzgar el resto.';
export const searching = 'Después ya no gana nada. Buscando la razón…';
export const noReason = 'Después ya no gana nada. No se pudo cargar la razón.';

export { replies } from './replies.js';

export const showWhy = 'Ver por qué';
export const refutation = 'Por qué pierde';
export const backToProblem = 'Volver al problema';
export const deadEnd =
  'Un callejón sin salida: aquí lleva el juego natural. El solucionador también ha probado todo lo demás.';
export const tooLate = (/** @type {Release} */ { card: name, copies, transfers }) =>
  `Solo ahora, tras ${count(transfers, 'traslado', 'traslados')}, llega a casa ${copies > 1 ? aCard(name) : the(name)}: demasiado tarde.`;
export const transfers = {
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Traslado ${n} de ${of}. ${report}`,
  beforeFirst: (/** @type {number} */ of) => `Antes del primero de ${count(of, 'traslado', 'traslados')}.`,
};

export const howItWorks = 'Cómo funciona';
export const introduction = {
  ideas: {
    move: 'Tras cada jugada está demostrado si aún puedes ganar. Una tentadora pierde.',
    grace: 'El mazo se acabó y nada puede ir a casa. La gracia aparta una carta, una vez: con la mayoría pierdes.',
    pair: 'Solo queda unir dos cartas. Una pareja sigue unida hasta el final: con la equivocada pierdes.',
    place:
      'Las últimas cartas de la ronda están a la vista. Cada una tapa su montón: en la mayoría de los sitios pierdes.',
    release: 'Una carta debe llegar a casa en pocos traslados. Las que van a casa por el camino no cuentan.',
  },
  step: (/** @type {string} */ heading, /** @type {number} */ n, /** @type {number} */ of) =>
    `${heading}: ${n} de ${of}`,
  example: 'Ejemplo',
  suppose: 'Supón que juegas esto.',
  answer:
    'Responde con una jugada en la mesa: una carta equivocada vuelve a su sitio. Una pista da la idea y luego la carta.',
  next: 'Continuar',
  skip: 'Omitir',
  start: 'Empezar',
};

export const right = '¡Correcto!';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'Resuelto al primer intento.' : `Resuelto en ${count(tries, 'intento', 'intentos')}.`;
export const shown = 'Esta es la respuesta. El próximo problema es tuyo.';
export const seeTheOthers = '«Solución» muestra las jugadas siguientes.';
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `Un ordenador con prisa la encontró en ${found} de ${of} intentos.`
    : `Un ordenador con prisa no la encontró en ${of} intentos.`;
export const harder = {
  gentle: 'Tres de cada cuatro problemas son más difíciles que este.',
  medium: 'La mitad de los problemas son más difíciles que este.',
};
export const idea = (/** @type {string} */ theme) => `La idea: ${theme[0].toLowerCase()}${theme.slice(1)}`;
export const before = 'Ya habías resuelto este problema.';
export const daySolved = 'Los cuatro de hoy están resueltos.';

export const hint = 'Pista';
export const solution = 'Solución';
export const nextProblem = 'Siguiente';
export const anotherProblem = 'Otro problema';
export const send = 'Compartir';
export const again = 'Otra vez';
export const leave = 'Cerrar';
export const leaveProblem = 'Cerrar el problema';
export const intro = 'Un problema: una pregunta, cada respuesta demostrada. Tu partida está guardada.';
export const look = (/** @type {string[]} */ [name, other]) =>
  other ? `La respuesta está en ${name} o en ${other}.` : `Mira ${name}.`;
export const hintPile = (/** @type {string} */ pile) => `Mira aquí. ${pile}.`;
export const allHintsGiven = 'No hay más pistas: «Solución» muestra la respuesta.';
export const themes = {
  run: 'Mantén junta la escalera de un palo.',
  'second-run': 'No tapes una carta con otra que la espera.',
  'shut-in': 'Fíjate en las cartas que esperan a las que las rodean.',
  room: 'Conserva sitio para mover.',
  'bare-king': 'Deja un rey sin cartas.',
  partner: 'Fíjate en qué pareja recibe cada carta.',
  uncover: 'Descubre una carta que pronto irá a casa.',
  order: 'Tapa la carta que necesitarás la última.',
  wait: 'Una carta que puede ir a casa quizá deba esperar.',
  copy: 'Esa carta está dos veces. Importa cuál.',
  direction: 'Hacia arriba o hacia abajo: importa la base.',
  none: 'Mira qué tapa y qué destapa cada jugada.',
};

export const checking = 'Comprobando el problema…';
export const refused = {
  wrong: 'Esto no es un problema: su respuesta no gana.',
  easy: 'Esto no es un problema: ganan demasiadas jugadas.',
  stock: 'No se puede comprobar: quedan demasiadas cartas en el mazo.',
  undecided: 'El solucionador no terminó de comprobar este problema.',
};
export const searchLonger = 'Buscar más tiempo';
export const checkingLonger = 'Comprobando con más tiempo: puede tardar minutos…';
export const playPosition = 'Jugar esta posición';
export const easy = 'Fácil: ganan muchas jugadas o la respuesta es evidente.';
export const noCheck = 'No se pudo cargar el solucionador. ¿Tienes conexión?';
export const findingSolution = 'Buscando la solución…';
export const findingWhy = 'Buscando un ejemplo…';
export const noSolution = 'No se encontró la solución a tiempo.';

export const pageTitle = (/** @type {string} */ name) => `Problema: ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `Problema: ${name}`;
export const todayTitle = (/** @type {string} */ name) => `Problema del día: ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `Problema del día: ${name}`;
export const dayOfProblem = (/** @type {Date} */ date) => `Hoy, ${dayAndMonth(date)}`;
export const copied = 'Copiado. Pega el enlace donde quieras.';
export const sheetTitle = (/** @type {string} */ name) => `Un problema de ${name}`;

export const lead = 'Una posición y una pregunta, cada respuesta demostrada: un minuto para pensar.';
export const today = 'Problema del día';
export const todays = (/** @type {Date} */ date) => `Problemas del día, ${dayAndMonth(date)}`;
export const allProblems = 'Todos los problemas';
export const gameChoice = 'Juego';
export const gradeChoice = 'Dificultad';
export const variantChoice = 'Reglas';
export const allVariants = 'Todas';
export const printed = 'las del libro';
export const themeChoice = 'Tema';
export const allThemes = 'Todos los temas';
export const themeNames = {
  run: 'Escalera junta',
  'second-run': 'Cartas tapadas',
  'shut-in': 'Cartas encerradas',
  room: 'Sitio para mover',
  'bare-king': 'Un rey sin cartas',
  partner: 'La pareja adecuada',
  uncover: 'Descubrir una carta',
  order: 'El orden',
  wait: 'Una carta espera',
  copy: 'Cuál de las dos',
  direction: 'Arriba o abajo',
};
export const stateChoice = 'Mostrar';
export const stateChoices = { all: 'Todos', unsolved: 'Sin resolver', solved: 'Resueltos' };
export const noneListed = 'Ningún problema coincide. Elige otro tema u otra dificultad.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) =>
  `${count(done, 'resuelto', 'resueltos')} de ${of}.`;
export const nextUnsolved = 'Siguiente problema sin resolver';
export const states = { solved: 'resuelto', tried: 'intentado', today: 'hoy' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `Problema ${[n, ...facts].join(', ')}`;
export const noList = 'No se pudieron cargar los problemas. ¿Tienes conexión?';
export const badValue = (/** @type {string} */ value) =>
  `«${value}» no es un problema. Indica el enlace de un problema, o «daily».`;

export const fromGames = 'De tus partidas';
export const mistakesDue = (/** @type {number} */ n) =>
  n ? `Para hoy: ${count(n, 'problema', 'problemas')}.` : 'Hoy no toca ninguno.';
export const mistakesWait = (/** @type {number} */ n) => `Para otro día: ${count(n, 'problema', 'problemas')}.`;
export const askDue = 'Resolver los de hoy';
export const allMistakes = 'Todos los de tus partidas';
export const mistakeFound = 'encontrado';
export const mistakeDue = 'para hoy';
export const mistakeWaits = (/** @type {number} */ n) => `de nuevo en ${count(n, 'día', 'días')}`;

export const makeTitle = 'Crear un problema';
export const proving = 'El solucionador comprueba cada jugada…';
export const made = {
  problem: 'Es un problema. El resultado de cada jugada está demostrado.',
  easy: 'No sirve de problema: ganan demasiadas jugadas o la respuesta es evidente.',
  lost: 'No sirve de problema: ya no gana ninguna jugada.',
  over: 'No sirve de problema: la partida ha terminado.',
  stock: 'Aún no sirve de problema: quedan demasiadas cartas ocultas en el mazo.',
  undecided: 'El solucionador no pudo demostrar el resultado de cada jugada. Prueba más cerca del final.',
};
export const toTable = 'Volver a la mesa';
export const toReview = 'Volver al repaso';
export const tryIt = 'Resolverlo';
export const copyMessage = 'Copiar un mensaje';
export const messageCopied = 'Mensaje copiado. Pégalo donde quieras.';
export const message = (/** @type {string} */ name, /** @type {string} */ question, /** @type {string} */ url) =>
  `Un problema de ${name}. ${question} ${url}`;
export const sendTitle = 'Compartir un problema';
export const picture = {
  save: 'Guardar la imagen',
  saved: 'Imagen guardada.',
  failed: 'No se pudo crear la imagen.',
  label: (/** @type {string} */ name, /** @type {string} */ question) => `Imagen de la posición: ${name}. ${question}`,
};
