// German: the rules. Each game's own words are files of their own; here is what stands round them.

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
  rules: 'Regeln',
  aim: 'Das Ziel',
  table: 'Der Tisch',
  art: 'Die Kunst dabei',
  open: 'Offene Fragen',
  marks: 'Zeichen',
  keys: 'Mit Hand und Tasten',
  glossary: 'Glossar',
  lesson: 'Erste Lektion',
};

export const page = {
  title: (/** @type {string} */ game) => `Regeln von ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `Wie man ${game} spielt, eine Patience aus Lady Cadogans Buch, Regel für Regel mit Bildern. ${lead}`,
  glossaryTitle: 'Glossar der Patience-Begriffe · Cadogan',
  glossaryDescription:
    'Frei, freigelegt, passend, Talon, Promenade, Gnade: was die Wörter in Lady Cadogans Patiencen bedeuten.',
  heading: (/** @type {string} */ game) => `Die Regeln von ${game}`,
  play: (/** @type {string} */ game) => `${game} spielen`,
  all: 'Die Regeln',
  home: 'Cadogan',
  accessibility: 'Für alle, die spielen',
  book: 'Vier Patiencen aus Lady Cadogans „Illustrated Games of Solitaire or Patience“, einem viktorianischen Buch, das 1874 besprochen wurde, nach der revidierten Ausgabe aus Philadelphia von 1914. Die Nummern sind die des Buchs, die Worte unsere.',
};

/** A rule and its plate. */
export const rule = {
  /** What its number is called: "Regel IV". */
  called: (/** @type {string} */ numeral) => `Regel ${numeral}`,
  letter: 'Dem Buchstaben nach.',
  play: 'Spielen',
  step: 'Nächster Schritt',
  back: 'Zurücknehmen',
  stepBack: 'Schritt zurück',
  at: (/** @type {number} */ n, /** @type {number} */ of) => `${n} von ${of}`,
  open: 'Am Tisch ausprobieren',
  watch: 'Ansehen',
  then: 'Dann:',
  /** Of a plate. */
  fromTable: 'Vom eigenen Tisch',
  markMine: 'Freie Karten auf meinem Tisch zeigen',
  contents: 'Teile der Regeln',
  parts: 'Der Tisch, Teil für Teil',
  standAlone: 'Als eigene Seite',
};

/** Below the cards of a plate. */
export const labels = {
  up: 'steigend',
  down: 'fallend',
  next: 'dann',
  hand: 'in der Hand',
  home: 'abgelegt',
  resting: 'ruht',
  foundation: 'Grundstapel',
  admirals: 'Admirale',
  generals: 'Generale',
  navy: 'Flotte',
  army: 'Heer',
  pack: 'Stapel',
  redTalon: 'roter Talon',
  blackTalon: 'schwarzer Talon',
  noQueen: 'keine Dame',
  noKnave: 'kein Bube',
  grace: 'Gnade',
};

/** The marks on the table, each beside its drawing. */
export const legend = {
  lead: 'Was auf den Karten und auf dem Tuch zu sehen ist und was es bedeutet.',
  available: 'Das Kreuz des Buchs: Diese Karte ist frei.',
  gap: 'Ein Platz, von dem die Karte weg ist. Dorthin wird nichts gelegt.',
  suitable: 'Eine umgeknickte braune Ecke: Diese Karte kann abgelegt werden.',
  chosen: 'Ein Ring: die Karte, die du gewählt hast.',
  target: 'Schnittmarken: wohin sie kann.',
};

/** What a glossary's term says before its explanation, where it is only heard. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
