// German: the pages round the table, a constant a place where they stand.

import { count } from './numbers.js';

export { locale } from './numbers.js';

/** Titles of pages, and what is said of a game wherever it is named. */
export const page = {
  title: 'Cadogan: Patiencen nach dem Buch',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, eigene Karten`,
  /** What a button does, and for which game; the name is in it so that it can be asked for by voice. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Diesen Hinweis schließen',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'Das Spiel ließ sich nicht laden. Bist du offline?',
  table: 'Der Tisch ließ sich nicht laden. Bist du offline?',
  panel: 'Das ließ sich nicht laden. Bist du offline?',
  again: 'Erneut versuchen',
  webAssembly:
    'Cadogan, ein Tisch für vier Patiencen, braucht WebAssembly. Diesem Browser fehlt es, oder es ist abgeschaltet. Jeder aktuelle Firefox, Chrome, Edge oder Safari hat es.',
  unproven: 'Dieses Spiel ist vielleicht unlösbar: Die Liste der lösbaren Spiele ließ sich nicht laden.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'Deine vorige Partie ist gespeichert.',
  toPrevious: 'Zurück zu ihr',
  elsewhere: 'Du hast in einem anderen Tab weitergespielt.',
  fromThere: 'Dort weiterspielen',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'Dieser Browser verhindert das Speichern. Deine Partie steht trotzdem in der Adresse.',
  full: 'Der Speicher des Browsers ist voll. Deine neuen Züge stehen nur in der Adresse.',
  room: 'Es ist wieder Platz; alles ist gespeichert.',
  corrupt: 'Eine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.',
  newer: 'Einige gespeicherte Partien stammen aus einer neueren Version dieser Seite. Sie bleiben, wie sie sind.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'Das Spiel ohne seine Züge öffnen',
  cut: 'Dieser Link ist wohl abgeschnitten: Seine Züge fehlen. Hier ist das Spiel.',
  openAs: (/** @type {string} */ name) => `Als ${name} öffnen`,
  newDeal: 'Neues Spiel',
  toStart: 'Zur Startseite',
};

/** A code or link that a person types. */
export const code = {
  empty: 'Gib zuerst einen Code oder Link ein.',
};

/** A new version of the site. */
export const version = {
  fresh: 'Eine neue Version ist bereit.',
  take: 'Jetzt verwenden',
  later: 'Später',
};

/** A game that is watched. */
export const replay = {
  name: 'Wiedergabe',
  moves: 'Züge',
  review: 'Rückblick',
  begin: 'Vor dem ersten Zug',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Wiedergabe: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Wiedergabe: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'Die Wiedergabe ließ sich nicht zeigen. Öffne den Link noch einmal.',
};

export const moves = (/** @type {number} */ n) => count(n, 'Zug', 'Züge');
