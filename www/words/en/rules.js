// English: the rules. Each game's own words are files of their own; here is what stands round them.

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
  aim: 'The aim',
  table: 'The table',
  art: 'The art of it',
  open: 'Open points',
  marks: 'Marks',
  keys: 'By hand and by keys',
  glossary: 'Glossary',
  lesson: 'First lesson',
};

export const page = {
  title: (/** @type {string} */ game) => `Rules of ${game} · Cadogan`,
  description: (/** @type {string} */ game, /** @type {string} */ lead) =>
    `How to play ${game}, a patience of Lady Cadogan’s book, rule by rule with pictures. ${lead}`,
  glossaryTitle: 'Glossary of patience terms · Cadogan',
  glossaryDescription:
    'Available, released, suitable, talon, promenade, grace: what the words of Lady Cadogan’s patiences mean.',
  heading: (/** @type {string} */ game) => `The rules of ${game}`,
  play: (/** @type {string} */ game) => `Play ${game}`,
  all: 'The rules',
  home: 'Cadogan',
  accessibility: 'For every player',
  book: 'Four patiences from Lady Cadogan’s Illustrated Games of Solitaire or Patience, a Victorian book that was reviewed in 1874, after the revised Philadelphia edition of 1914. The numbers are the book’s, the words are ours.',
};

/** A rule and its plate. */
export const rule = {
  /** What its number is called: "Rule IV". */
  called: (/** @type {string} */ numeral) => `Rule ${numeral}`,
  letter: 'By the letter.',
  play: 'Play it',
  step: 'Next step',
  back: 'Take it back',
  stepBack: 'Step back',
  at: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`,
  open: 'Try this at the table',
  watch: 'Watch it',
  then: 'Then:',
  markMine: 'Mark the free cards on my table',
  /** Of a plate. */
  fromTable: 'From your table',
  contents: 'Parts of the rules',
  parts: 'The table, part by part',
  standAlone: 'As a page of its own',
};

/** Below the cards of a plate. */
export const labels = {
  up: 'up',
  down: 'down',
  next: 'next',
  hand: 'in hand',
  home: 'home',
  resting: 'resting',
  foundation: 'foundation',
  admirals: 'Admirals',
  generals: 'Generals',
  navy: 'Navy',
  army: 'Army',
  pack: 'pack',
  redTalon: 'red talon',
  blackTalon: 'black talon',
  noQueen: 'no queen',
  noKnave: 'no knave',
  grace: 'grace',
};

/** The marks on the table, each beside its drawing. */
export const legend = {
  lead: 'What lies on the cards and on the felt, and what it means.',
  available: 'The book’s cross: this card is available.',
  gap: 'A place from which the card has gone. Nothing is laid there.',
  suitable: 'A turned brown corner: this card can go home.',
  chosen: 'A ring: the card that you have chosen.',
  target: 'Crop marks: where it may go.',
};

/** What a glossary's term says before its explanation, where it is only heard. */
export const explained = (/** @type {string} */ name, /** @type {string} */ text) => `${name}: ${text}`;
