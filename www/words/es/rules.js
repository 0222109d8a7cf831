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
  aim: 'Objetivo',
  table: 'La mesa',
  art: 'Estrategia',
  open: 'Cuestiones que el libro deja abiertas',
  marks: 'Marcas',
  keys: 'Controles',
  glossary: 'Glosario',
  lesson: 'Lección',
};

export const page = {
  title: (/** @type {string} */ game) => `Reglas de ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `Cómo se juega ${game}, un solitario del libro de Lady Cadogan, regla por regla y con diagramas. ${lead}`,
  glossaryTitle: 'Glosario de los solitarios · Cadogan',
  glossaryDescription:
    'Disponible, liberada, encajar, descarte, paseo, gracia: los términos de los solitarios de Lady Cadogan, explicados.',
  heading: (/** @type {string} */ game) => `Las reglas de ${game}`,
  play: (/** @type {string} */ game) => `Jugar a ${game}`,
  all: 'Las reglas',
  home: 'Cadogan',
  accessibility: 'Accesibilidad',
  book: 'Cuatro solitarios de «Illustrated Games of Solitaire or Patience» de Lady Cadogan, un libro victoriano que ya se reseñó en 1874; seguimos la edición revisada de Filadelfia de 1914. Los números son del libro; las palabras, nuestras.',
};

/** A rule and its plate. */
export const rule = {
  /** What its number is called: "Regla IV". */
  called: (/** @type {string} */ numeral) => `Regla ${numeral}`,
  letter: 'Al pie de la letra:',
  play: 'Jugarlo',
  step: 'Paso siguiente',
  back: 'Deshacer',
  stepBack: 'Paso atrás',
  at: (/** @type {number} */ n, /** @type {number} */ of) => `${n} de ${of}`,
  open: 'Probarlo en la mesa',
  watch: 'Verlo',
  then: 'Después:',
  /** Of a plate. */
  fromTable: 'De tu mesa',
  markMine: 'Marcar las cartas disponibles en mi mesa',
  contents: 'Partes de las reglas',
  parts: 'Partes de la mesa',
  standAlone: 'Abrir como página',
};

/** Below the cards of a plate. */
export const labels = {
  up: 'sube',
  down: 'baja',
  next: 'sigue',
  hand: 'mano',
  home: 'en casa',
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
  lead: 'Las marcas de las cartas y del tapete.',
  available: 'La cruz del libro: esta carta está disponible.',
  gap: 'El hueco que deja una carta. Ahí no va ninguna otra.',
  suitable: 'Una esquina marrón doblada: esta carta puede ir a casa.',
  chosen: 'Un anillo: la carta que has elegido.',
  target: 'Marcas en las esquinas: adónde puede ir.',
};

/** What a glossary's term says before its explanation, where it is only heard. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
