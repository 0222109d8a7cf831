// English: the pages of rules. The rules of each game are in rules/.

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
  rules: 'Rules',
  aim: 'Aim of the game',
  table: 'The table',
  art: 'Strategy',
  open: 'Questions the book leaves open',
  marks: 'Marks',
  keys: 'Controls',
  glossary: 'Glossary',
  lesson: 'Lesson',
};

export const page = {
  title: (/** @type {string} */ game) => `Rules of ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `How to play ${game}, a patience from Lady Cadogan’s book, rule by rule with diagrams. ${lead}`,
  glossaryTitle: 'Glossary of patience terms · Cadogan',
  glossaryDescription:
    'Available, released, suitable, talon, promenade, grace: the terms of Lady Cadogan’s patiences explained.',
  heading: (/** @type {string} */ game) => `The rules of ${game}`,
  play: (/** @type {string} */ game) => `Play ${game}`,
  all: 'The rules',
  home: 'Cadogan',
  accessibility: 'Accessibility',
  book: 'Four patiences from Lady Cadogan’s Illustrated Games of Solitaire or Patience, a Victorian book, already reviewed in 1874; we follow the revised Philadelphia edition of 1914. The rules’ numbers are the book’s, the words are ours.',
};

/** A rule and its diagram. */
export const rule = {
  /** "Rule IV". */
  numbered: (/** @type {string} */ numeral) => `Rule ${numeral}`,
  readStrictly: 'Read strictly:',
  play: 'Play it',
  step: 'Next step',
  back: 'Undo',
  stepBack: 'Step back',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`,
  open: 'Try this at the table',
  watch: 'Watch it',
  then: 'Then:',
  markOnTable: 'Mark the available cards on my table',
  /** Caption of a diagram. */
  fromTable: 'From your table',
  contents: 'Parts of the rules',
  parts: 'Parts of the table',
  openAsPage: 'Open as a page',
};

/** Below the cards of a diagram. */
export const labels = {
  up: 'up',
  down: 'down',
  next: 'next',
  hand: 'hand',
  home: 'home',
  resting: 'resting',
  foundation: 'foundation',
  admirals: 'Admirals',
  generals: 'Generals',
  navy: 'Navy',
  army: 'Army',
  stock: 'stock',
  redTalon: 'red talon',
  blackTalon: 'black talon',
  noQueen: 'no queen',
  noJack: 'no jack',
  grace: 'grace',
};

/** The marks on the table, each beside its drawing. */
export const legend = {
  lead: 'The marks on cards and on the felt.',
  available: 'A small roof, or the book’s cross in a figure: this card is available.',
  gap: 'A gap left by a card. You can’t place another there.',
  suitable: 'A folded brown corner: this card can go home.',
  selected: 'A ring: your selected card.',
  target: 'Corner marks: where it can go.',
};

/** A term and its explanation, for screen readers. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
