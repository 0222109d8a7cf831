// German: the pages of rules. The rules of each game are in rules/.

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
  rules: 'Regeln',
  aim: 'Das Ziel',
  table: 'Der Tisch',
  art: 'Strategie',
  open: 'Offene Fragen',
  marks: 'Zeichen',
  keys: 'Bedienung',
  glossary: 'Glossar',
  lesson: 'Lektion',
};

export const page = {
  title: (/** @type {string} */ game) => `${game}: Regeln · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `So spielst du ${game}, eine Patience aus Lady Cadogans Buch: Regel für Regel, mit Bildern. ${lead}`,
  glossaryTitle: 'Glossar der Patience-Begriffe · Cadogan',
  glossaryDescription:
    'Frei, freigelegt, passend, Restestapel, Promenade, Gnade: die Begriffe aus Lady Cadogans Patiencen, erklärt.',
  heading: (/** @type {string} */ game) => `${game}: die Regeln`,
  play: (/** @type {string} */ game) => `${game} spielen`,
  all: 'Die Regeln',
  home: 'Cadogan',
  accessibility: 'Barrierefreiheit',
  book: 'Vier Patiencen aus Lady Cadogans „Illustrated Games of Solitaire or Patience“, einem viktorianischen Buch, das schon 1874 besprochen wurde; wir folgen der revidierten Ausgabe aus Philadelphia von 1914. Die Nummern der Regeln sind die des Buchs, die Worte unsere.',
};

export const rule = {
  numbered: (/** @type {string} */ numeral) => `Regel ${numeral}`,
  readStrictly: 'Streng gelesen:',
  play: 'Spielen',
  step: 'Nächster Schritt',
  back: 'Rückgängig',
  stepBack: 'Schritt zurück',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} von ${of}`,
  open: 'Am Tisch ausprobieren',
  watch: 'Ansehen',
  then: 'Dann:',
  fromTable: 'Von deinem Tisch',
  markOnTable: 'Freie Karten auf meinem Tisch markieren',
  contents: 'Teile der Regeln',
  parts: 'Teile des Tisches',
  openAsPage: 'Als Seite öffnen',
};

export const labels = {
  up: 'steigend',
  down: 'fallend',
  next: 'dann',
  hand: 'Hand',
  home: 'abgelegt',
  resting: 'ruht',
  foundation: 'Grundstapel',
  admirals: 'Admirale',
  generals: 'Generale',
  navy: 'Flotte',
  army: 'Heer',
  stock: 'Stapel',
  redTalon: 'rote Reste',
  blackTalon: 'schwarze Reste',
  noQueen: 'keine Dame',
  noJack: 'kein Bube',
  grace: 'Gnade',
};

export const legend = {
  lead: 'Die Zeichen auf den Karten und auf dem Tuch.',
  available: 'Ein kleines Dach, in Abbildungen das Kreuzchen des Buchs: Diese Karte ist frei.',
  gap: 'Eine Lücke, die eine Karte hinterlassen hat. Du kannst keine andere dorthin legen.',
  suitable: 'Eine umgeknickte braune Ecke: Diese Karte kann abgelegt werden.',
  selected: 'Ein Ring: deine gewählte Karte.',
  target: 'Eckmarken: Hierhin kannst du sie legen.',
};

export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
