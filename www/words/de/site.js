// German: the pages around the table, a constant for each part.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';

export { locale } from './numbers.js';

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');
const shortDay = dayFormatter(locale, 'short', 'UTC');

export const dayOfDeal = {
  long: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `Spiel vom ${dayAndMonth(date, hasYear)}`,
  short: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => shortDay(date, hasYear),
};

export const page = {
  title: 'Cadogan: Patiencen nach dem Buch',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, eigene Karten`,
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Diesen Hinweis schließen',
};

export const failed = {
  engine: 'Das Spiel ließ sich nicht laden. Bist du offline?',
  table: 'Der Tisch ließ sich nicht laden. Bist du offline?',
  panel: 'Das ließ sich nicht laden. Bist du offline?',
  again: 'Erneut versuchen',
  webAssembly:
    'Cadogan, ein Tisch für vier Patiencen, braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet. Jeder aktuelle Firefox, Chrome, Edge oder Safari hat es.',
};

export const games = {
  previous: 'Deine vorige Partie ist gespeichert.',
  toPrevious: 'Zurück zu ihr',
  elsewhere: 'Du hast in einem anderen Tab weitergespielt.',
  continueThere: 'Dort weiterspielen',
};

export const storage = {
  unsaved: 'Dieser Browser verhindert das Speichern. Deine Partie steht trotzdem in der Adresse.',
  full: 'Der Speicher des Browsers ist voll. Deine neuen Züge stehen nur in der Adresse.',
  spaceAgain: 'Es ist wieder Platz; alles ist gespeichert.',
  corrupt: 'Eine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.',
  damaged: 'Einige gespeicherte Daten sind beschädigt und wurden ausgelassen. Deine Partien sind sicher.',
  newer: 'Einige gespeicherte Partien stammen aus einer neueren Version dieser Seite. Sie bleiben, wie sie sind.',
};

export const recovery = {
  bareDeal: 'Das Spiel ohne seine Züge öffnen',
  cut: 'Dieser Link ist wohl abgeschnitten: Seine Züge fehlen. Hier ist das Spiel.',
  openAs: (/** @type {string} */ name) => `Als ${name} öffnen`,
  newDeal: 'Neues Spiel',
  toStart: 'Zur Startseite',
};

export const code = {
  empty: 'Gib zuerst einen Code oder Link ein.',
};

export const version = {
  available: 'Eine neue Version ist bereit.',
  use: 'Jetzt verwenden',
  notNow: 'Später',
};

export const replay = {
  label: 'Wiedergabe',
  moves: 'Zugliste',
  review: 'Rückblick',
  begin: 'Vor dem ersten Zug',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Wiedergabe: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Wiedergabe: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  failed: 'Die Wiedergabe ließ sich nicht zeigen. Öffne den Link noch einmal.',
};

export const moves = (/** @type {number} */ n) => count(n, 'Zug', 'Züge');
