// English: what opens over the page or beside it, a constant a panel.

import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
const deals = (/** @type {number} */ n) => (n === 1 ? 'deal' : `${n} deals`);

export const dialog = {
  close: 'Close',
};

export const menu = {
  here: 'This game',
  newDeal: 'New deal',
  daily: 'Deal of the day',
  restart: 'Restart',
  previous: 'Previous game',
  mark: 'Mark this position',
  marked: 'Marked. The menu brings you back here.',
  toMark: (/** @type {number} */ ply) => `Back to the mark at move ${ply}`,
  solve: 'Can this still be won?',
  rules: 'Rules',
  share: 'Share',
  shareGame: 'Share or save this game',
  code: 'Enter a code or link',
  ownCards: 'Your own cards',
  text: 'Open a game as text',
  others: 'Another game',
  site: 'Cadogan',
  start: 'Start page',
  settings: 'Settings',
  statistics: 'Statistics',
  storage: 'What this browser keeps',
  fresh: 'Use the new version',
  keys: 'Keys',
};

export const code = {
  title: 'Enter a code or link',
  open: 'Open',
  hint: 'A code knows its game: S7Q3-K9X2. Capitals and hyphens do not matter.',
};

export const rules = {
  title: 'Rules',
  of: 'Rules of',
  failed: 'The rules could not be loaded. Is the connection down?',
};

export const settings = {
  title: 'Settings',
  appearance: 'Appearance',
  theme: { name: 'Colours', auto: 'As the system', light: 'Light', dark: 'Dark' },
  suits: { name: 'Suits', two: 'Two colours', four: 'Four colours' },
  faces: { name: 'Faces', index: 'Large index', classic: 'Classic', night: 'Large index, dark cards' },
  felt: { name: 'Felt', green: 'Green', blue: 'Blue', rose: 'Rose', stone: 'Stone' },
  back: { name: 'Back', trellis: 'Trellis', scales: 'Scales', waves: 'Waves' },
  controls: 'Controls',
  hand: { name: 'Buttons for the', right: 'Right hand', left: 'Left hand' },
  dealing: { name: 'Dealing goes on', decision: 'To the next decision', card: 'Card by card' },
  safe: { name: 'All that is safe', asked: 'Played when asked', auto: 'Played at once' },
  speed: { name: 'Cards move', normal: 'As usual', slow: 'Slowly', quick: 'Quickly', none: 'At once' },
  solver: 'From the solver',
  deals: { name: 'New deals', winnable: 'Only deals that can be won', any: 'Any' },
  verdict: { name: '“Can this still be won?”', asked: 'When asked', kept: 'After every move' },
  sounds: 'Sound and speech',
  speech: { name: 'Screen readers hear', full: 'Everything', brief: 'Only what changes' },
  sound: { name: 'Sounds', off: 'Off', on: 'On' },
};

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

export const daily = {
  title: 'Deal of the day',
  lead: 'One deal of each game, the same for everyone, that can be won. New ones come at midnight, universal time.',
  today: 'Today',
  weekday: (/** @type {Date} */ date) => weekday.format(date),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}, `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `${month.format(date)}: ${{ won: 'won', begun: 'begun', none: 'not yet played' }[state]}`,
};

export const share = {
  title: 'Share',
  what: 'What to share',
  deal: 'The deal',
  dealHint: 'The same cards, to be played from the beginning.',
  position: 'This position',
  positionHint: (/** @type {number} */ n) => `The game after ${moves(n)}, to be played on from here.`,
  replay: 'The whole game',
  replayHint: (/** @type {number} */ n) => `${moves(n)} to be watched one by one, and taken over anywhere.`,
  /** What the system’s sheet calls it. */
  sent: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Link',
  copy: 'Copy link',
  send: 'Send to …',
  embed: 'Embed it on your site',
  /** Before the link. */
  copied: 'Copied: ',
  noCopy: 'This browser does not let the page copy: the link is selected; copy it by hand.',
  qr: 'QR code of the link: a phone’s camera opens it.',
  noQr: 'The link is too long for a QR code.',
  asText: 'The game as text',
  copyText: 'Copy text',
  saveText: 'Save as a file',
  textCopied: 'The game is copied as text.',
  noTextCopy: 'This browser does not let the page copy: save the game as a file.',
};

export const ownCards = {
  title: 'Your own cards',
  lead: 'Dealt at the kitchen table? Enter the cards as they come off the pack, the first one first.',
  game: 'Game',
  cards: 'Cards, such as TH 2C 10S',
  given: 'In order',
  pick: 'What is still in the pack',
  back: 'Take the last card back',
  clear: 'Clear',
  play: 'Play them',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} of ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, ${n} left`,
  /** What was typed, and the card that it is, if it is one. */
  word: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Card ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': not a card', extra: ': one too many' }[state]}`,
  notYet: (/** @type {string} */ sentence) => `This is not complete yet. ${sentence}`,
};

export const text = {
  title: 'Open a game as text',
  lead: 'Paste a game here, drop its file, or choose one.',
  field: 'Text of one game or several',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Choose a file',
  found: (/** @type {number} */ n) => (n === 1 ? 'One game.' : `${n} games: choose one.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'One game' : `${good} games`} can be opened, ${bad === 1 ? 'one is' : `${bad} are`} damaged.`,
  noneGood: 'No game in this text can be opened.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'own cards'}`,
  about: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'not over', won: 'won', stuck: 'no move left' }[outcome]].filter(Boolean).join(' · '),
  open: 'Open',
  watch: 'Watch',
  tooLong: 'This file is too large: at most 1 MB is read.',
  unreadable: 'The file could not be read.',
};

const hintKinds = { fair: 'fair', knowing: 'all-knowing', verdict: '“can it be won?”', shown: '“show me how”' };

export const statistics = {
  title: 'Statistics',
  none: 'Nothing has been counted yet. A deal counts from its first move.',
  rule: 'A deal counts once, from its first move, and as won whenever it is won. A game taken over in the middle is not counted. These figures stay on this device.',
  ownCards: (/** @type {string} */ name) => `${name}, your own cards`,
  played: 'Played',
  won: 'Won',
  streak: 'Won in a row',
  best: 'Fewest moves',
  median: 'Moves, median',
  unaided: 'Without undo or hint',
  undos: 'Moves taken back',
  hints: 'Hints asked',
  asked: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind]}`)),
  now: (/** @type {number} */ n, /** @type {number} */ most) => `${n} now, ${most} best`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [`${undos} taken back`] : []),
      ...(hints ? [count(hints, 'hint', 'hints')] : []),
      ...(undos || hints ? [] : ['without undo or hint']),
    ]),
  erase: 'Erase statistics…',
  ask: 'Erase the statistics of all games?',
  plot: (/** @type {number[]} */ wins) =>
    `The last ${deals(wins.length)}, the newest last: ${row(wins.map((n) => (n ? `won in ${n}` : 'not won')))}.`,
  caption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `The last ${deals(n)}${most ? `; the highest bar is ${moves(most)}` : ''}. Hollow: with undo or hints. Low: not won.`,
};

export const storage = {
  title: 'What this browser keeps',
  lead: 'Games, marks, statistics and settings are in this browser alone. A file carries them to another one, or keeps them safe.',
  inHand: 'Games in hand',
  setAside: 'Set aside',
  noGames: 'No game is in hand.',
  goOn: 'Go on',
  save: 'Save all to a file',
  load: 'Load a file…',
  erase: 'Erase all…',
  ask: 'Erase the games in hand, the marks, the statistics and the settings that this browser keeps?',
  yes: 'Erase',
  no: 'Keep all',
  erased: 'Erased.',
  back: 'Bring it back',
  brought: 'All is back.',
  saved: 'Saved as a file.',
  noFile: 'This file is not from this page, or it is damaged. Nothing was changed.',
  newer: 'This file is from a newer version of this page. Nothing was changed.',
  loaded: (/** @type {number} */ games, /** @type {number} */ out) =>
    `Loaded${games ? `, with ${count(games, 'game', 'games')}` : ''}.${
      out ? ` ${count(out, 'entry', 'entries')} could not be read and ${out === 1 ? 'is' : 'are'} left out.` : ''
    } What was here is kept too.`,
};
