// Spanish: the pages of rules. The rules of each game are in rules/.

/** @typedef {import('../marked.js').GameRules} GameRules */

/** @type {Record<string, () => Promise<{ default: GameRules }>>} */
export const texts = {
  'empress-of-india': () => import('./rules/empress-of-india.js'),
  'fairie-queen': () => import('./rules/fairie-queen.js'),
  labyrinth: () => import('./rules/labyrinth.js'),
  sly: () => import('./rules/sly.js'),
};

export const glossary = () => import('./rules/glossary.js');
export const keys = () => import('./rules/keys.js');

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
    `Cómo se juega a ${game}, un solitario del libro de Lady Cadogan, regla por regla y con diagramas. ${lead}`,
  glossaryTitle: 'Glosario de los solitarios · Cadogan',
  glossaryDescription:
    'Disponible, liberada, base, descarte, paseo, gracia: los términos de los solitarios de Lady Cadogan, explicados.',
  heading: (/** @type {string} */ game) => `Las reglas de ${game}`,
  play: (/** @type {string} */ game) => `Jugar a ${game}`,
  all: 'Las reglas',
  home: 'Cadogan',
  accessibility: 'Accesibilidad',
  book: 'Cuatro solitarios de «Illustrated Games of Solitaire or Patience» de Lady Cadogan, un libro victoriano del que ya hay reseñas de 1874; seguimos la edición revisada de Filadelfia de 1914. La numeración de las reglas es del libro; el texto, nuestro.',
};

export const rule = {
  numbered: (/** @type {string} */ numeral) => `Regla ${numeral}`,
  readStrictly: 'Al pie de la letra:',
  play: 'Jugarla',
  step: 'Paso siguiente',
  back: 'Deshacer',
  stepBack: 'Paso atrás',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} de ${of}`,
  open: 'Probarla en la mesa',
  watch: 'Verla',
  then: 'Después:',
  fromTable: 'De tu mesa',
  markOnTable: 'Marcar las cartas disponibles en mi mesa',
  contents: 'Partes de las reglas',
  parts: 'Partes de la mesa',
  openAsPage: 'Abrir como página',
};

export const labels = {
  up: 'sube',
  down: 'baja',
  next: 'sigue',
  hand: 'mano',
  home: 'en casa',
  resting: 'en espera',
  foundation: 'base',
  admirals: 'Almirantes',
  generals: 'Generales',
  navy: 'Armada',
  army: 'Ejército',
  stock: 'mazo',
  redTalon: 'descarte rojo',
  blackTalon: 'descarte negro',
  noQueen: 'sin reina',
  noJack: 'sin jota',
  grace: 'gracia',
};

export const legend = {
  lead: 'Las marcas de las cartas y del tapete.',
  available: 'Un pequeño tejado, o la cruz del libro en una figura: esta carta está disponible.',
  gap: 'El hueco que deja una carta. Ahí no puedes poner ninguna otra.',
  suitable: 'Una esquina marrón doblada: esta carta puede ir a casa.',
  selected: 'Un anillo: la carta que has elegido.',
  target: 'Marcas en las esquinas: adónde puede ir.',
};

export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
