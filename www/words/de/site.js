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
  engine: 'Das Spiel ließ sich nicht laden. Ist die Verbindung unterbrochen?',
  table: 'Der Tisch ließ sich nicht laden. Ist die Verbindung unterbrochen?',
  panel: 'Das ließ sich nicht laden. Ist die Verbindung unterbrochen?',
  again: 'Noch einmal versuchen',
  webAssembly:
    'Dies ist ein Kartentisch für vier Patiencen. Seine Regeln laufen als WebAssembly, und dieser Browser hat keines oder hat es abgeschaltet. ' +
    'Ein aktueller Firefox, Chrome, Edge oder Safari spielt sie.',
  unproven: 'Dieses Spiel ist vielleicht nicht zu gewinnen: Die Liste der gewinnbaren ließ sich nicht laden.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'Das vorige Spiel ist gespeichert.',
  toPrevious: 'Dorthin zurück',
  elsewhere: 'Dieses Spiel ist in einem anderen Tab weitergegangen.',
  fromThere: 'Von dort weiter',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'Dieser Browser lässt die Seite nichts speichern; die Adresse bewahrt dein Spiel trotzdem.',
  full: 'Der Speicher des Browsers ist voll: Was jetzt gespielt wird, steht nur in der Adresse.',
  room: 'Es ist wieder Platz, und alles ist gespeichert.',
  corrupt: 'Ein gespeichertes Spiel war beschädigt und wurde ausgelassen.',
  newer: 'Dieser Browser hat auch Spiele einer neueren Version dieser Seite; sie bleiben unberührt.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'Das Spiel ohne die Züge öffnen',
  cut: 'Dieser Link endet, wo seine Züge beginnen sollten: Vielleicht wurde er gekürzt. Dies ist das Spiel.',
  openAs: (/** @type {string} */ name) => `Als ${name} öffnen`,
  newDeal: 'Neu geben',
  toStart: 'Zur Startseite',
};

/** A code or link that a person types. */
export const code = {
  empty: 'Gib zuerst einen Code oder Link ein.',
};

/** A new version of the site. */
export const version = {
  fresh: 'Eine neue Version dieser Seite ist da.',
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
