// Spanish: the pages around the table, a constant for each part.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';

export { locale } from './numbers.js';

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');
const shortDay = dayFormatter(locale, 'short', 'UTC');

export const dayOfDeal = {
  long: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `Reparto del ${dayAndMonth(date, hasYear)}`,
  short: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => shortDay(date, hasYear),
};

export const page = {
  title: 'Cadogan: solitarios según el libro',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, tus propias cartas`,
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Cerrar este aviso',
};

export const failed = {
  engine: 'No se pudo cargar el juego. ¿Tienes conexión?',
  table: 'No se pudo cargar la mesa. ¿Tienes conexión?',
  panel: 'No se pudo cargar. ¿Tienes conexión?',
  again: 'Reintentar',
  webAssembly:
    'Cadogan, una mesa para cuatro solitarios, necesita WebAssembly, que este navegador no tiene o tiene desactivado. Funciona con cualquier Firefox, Chrome, Edge o Safari actual.',
};

export const games = {
  previous: 'Tu partida anterior está guardada.',
  toPrevious: 'Volver a ella',
  elsewhere: 'Has seguido jugando en otra pestaña.',
  continueThere: 'Continuar desde allí',
};

export const storage = {
  unsaved: 'Este navegador no permite guardar. Tu partida sigue en la dirección.',
  full: 'El almacenamiento del navegador está lleno. Tus nuevas jugadas quedan solo en la dirección.',
  spaceAgain: 'Vuelve a haber espacio; todo está guardado.',
  corrupt: 'Una partida guardada está dañada y no se puede abrir.',
  damaged: 'Algunos datos guardados están dañados y se han omitido. Tus partidas están a salvo.',
  newer: 'Algunas partidas guardadas son de una versión más nueva de esta página. Se quedan como están.',
};

export const recovery = {
  bareDeal: 'Abrir el reparto sin sus jugadas',
  cut: 'Este enlace parece cortado: faltan sus jugadas. Aquí tienes el reparto.',
  openAs: (/** @type {string} */ name) => `Abrirlo como ${name}`,
  newDeal: 'Nuevo reparto',
  toStart: 'Ir al inicio',
};

export const code = {
  empty: 'Escribe o pega antes un código o un enlace.',
};

export const version = {
  available: 'Hay una versión nueva.',
  use: 'Usarla ya',
  notNow: 'Más tarde',
};

export const replay = {
  label: 'Repetición',
  moves: 'Lista de jugadas',
  review: 'Repaso',
  begin: 'Antes de la primera jugada',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Repetición: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Repetición: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  failed: 'No se pudo mostrar la repetición. Abre otra vez el enlace.',
};

export const moves = (/** @type {number} */ n) => count(n, 'jugada', 'jugadas');
