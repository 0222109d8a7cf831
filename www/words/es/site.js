// Spanish: the pages round the table, a constant a place where they stand.

import { count } from './numbers.js';

export { locale } from './numbers.js';

/** Titles of pages, and what is said of a game wherever it is named. */
export const page = {
  title: 'Cadogan: solitarios según el libro',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, tus propias cartas`,
  /** What a button does, and for which game; the name is in it so that it can be asked for by voice. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Cerrar este aviso',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'No se pudo cargar el juego. ¿Hay conexión?',
  table: 'No se pudo cargar la mesa. ¿Hay conexión?',
  panel: 'No se pudo cargar. ¿Hay conexión?',
  again: 'Reintentar',
  webAssembly:
    'Esta es una mesa de cartas para cuatro solitarios. Sus reglas funcionan con WebAssembly, y este navegador no lo tiene o lo tiene desactivado. ' +
    'Con un Firefox, Chrome, Edge o Safari actual se puede jugar.',
  unproven: 'Quizá este reparto no se pueda ganar: no se pudo cargar la lista de los que sí.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'La partida anterior se conserva.',
  toPrevious: 'Volver a ella',
  elsewhere: 'Esta partida ha seguido en otra pestaña.',
  fromThere: 'Seguir desde allí',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'Este navegador no deja guardar nada a la página; la dirección sigue llevando tu partida.',
  full: 'El espacio del navegador está lleno: lo que se juega ahora queda solo en la dirección.',
  room: 'Vuelve a haber sitio, y todo se guarda.',
  corrupt: 'Una partida guardada en este navegador estaba dañada y no se abre.',
  newer: 'Este navegador guarda también partidas de una versión más nueva de esta página; no se tocan.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'Abrir el reparto sin sus jugadas',
  cut: 'Este enlace acaba donde deberían empezar las jugadas: puede que esté cortado. Este es el reparto.',
  openAs: (/** @type {string} */ name) => `Abrirlo como ${name}`,
  newDeal: 'Repartir de nuevo',
  toStart: 'Ir a la portada',
};

/** A code or link that a person types. */
export const code = {
  empty: 'Escribe o pega antes un código o un enlace.',
};

/** A new version of the site. */
export const version = {
  fresh: 'Hay una nueva versión de esta página.',
  take: 'Usarla ya',
  later: 'Luego',
};

/** A game that is watched. */
export const replay = {
  name: 'Repetición',
  moves: 'Jugadas',
  review: 'Repaso',
  begin: 'Antes de la primera jugada',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Repetición: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Repetición: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'No se pudo mostrar la repetición. Abre otra vez el enlace.',
};

export const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');
