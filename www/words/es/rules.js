// Spanish: the rules. Each game's own words are files of their own; here is what stands round them.

/** @typedef {import('../marked.js').GameRules} GameRules */

/** The rules of each game, by its id. @type {Record<string, () => Promise<{ default: GameRules }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
};

export const glossary = () => import('./rules/glossary.js');
export const keys = () => import('./rules/keys.js');

/** The parts of a page of rules. */
export const sections = {
  rules: 'Reglas',
  aim: 'El objetivo',
  table: 'La mesa',
  art: 'El arte',
  open: 'Cuestiones abiertas',
  marks: 'Marcas',
  keys: 'Con la mano y con el teclado',
  glossary: 'Glosario',
  lesson: 'Primera lección',
};

export const page = {
  title: (/** @type {string} */ game) => `Reglas de ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `Cómo se juega ${game}, un solitario del libro de Lady Cadogan, regla por regla y con láminas. ${lead}`,
  glossaryTitle: 'Glosario de los solitarios · Cadogan',
  glossaryDescription:
    'Disponible, liberada, encajar, descarte, paseo, gracia: qué significan las palabras de los solitarios de Lady Cadogan.',
  heading: (/** @type {string} */ game) => `Las reglas de ${game}`,
  play: (/** @type {string} */ game) => `Jugar a ${game}`,
  all: 'Las reglas',
  home: 'Cadogan',
  accessibility: 'Para todos los jugadores',
  book: 'Cuatro solitarios de «Illustrated Games of Solitaire or Patience» de Lady Cadogan, libro victoriano que se reseñó en 1874, según la edición revisada de Filadelfia de 1914. Los números son del libro; las palabras, nuestras.',
};

/** A rule and its plate. */
export const rule = {
  /** What its number is called: "Regla IV". */
  called: (/** @type {string} */ numeral) => `Regla ${numeral}`,
  letter: 'Al pie de la letra.',
  play: 'Jugarla',
  step: 'Paso siguiente',
  back: 'Deshacer',
  stepBack: 'Paso atrás',
  at: (/** @type {number} */ n, /** @type {number} */ of) => `${n} de ${of}`,
  open: 'Probarlo en la mesa',
  watch: 'Ver',
  then: 'Después:',
  /** Of a plate. */
  fromTable: 'De tu mesa',
  markMine: 'Marcar las cartas libres de mi mesa',
  contents: 'Partes de las reglas',
  parts: 'La mesa, parte por parte',
  standAlone: 'En página aparte',
};

/** Below the cards of a plate. */
export const labels = {
  up: 'sube',
  down: 'baja',
  next: 'sigue',
  hand: 'en mano',
  home: 'casa',
  resting: 'en reposo',
  foundation: 'base',
  admirals: 'Almirantes',
  generals: 'Generales',
  navy: 'Armada',
  army: 'Ejército',
  pack: 'mazo',
  redTalon: 'descarte rojo',
  blackTalon: 'descarte negro',
  noQueen: 'sin reina',
  noKnave: 'sin jota',
  grace: 'gracia',
};

/** The marks on the table, each beside its drawing. */
export const legend = {
  lead: 'Lo que se ve sobre las cartas y el tapete, y qué significa.',
  available: 'La cruz del libro: esta carta está disponible.',
  gap: 'Un sitio del que se ha ido la carta. Ahí no se pone nada.',
  suitable: 'Una esquina marrón doblada: esta carta puede ir a casa.',
  chosen: 'Un cerco: la carta que has elegido.',
  target: 'Marcas de corte: adónde puede ir.',
};

/** What a glossary's term says before its explanation, where it is only heard. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
