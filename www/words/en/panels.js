// English: what opens over the page or beside it, a constant a panel.

import { lazily } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
const deals = (/** @type {number} */ n) => (n === 1 ? 'deal' : `${n} deals`);

export const dialog = {
  close: 'Close',
};

export const menu = {
  title: 'Menu',
  games: 'The games',
  here: 'This game',
  newDeal: 'New deal',
  daily: 'Deal of the day',
  restart: 'Restart',
  previous: 'Previous game',
  mark: 'Mark this position',
  marked: 'Marked. The menu brings you back here.',
  toMark: (/** @type {number} */ ply) => `Back to the mark at move ${ply}`,
  solve: 'Can this still be won?',
  moves: 'Moves made',
  review: 'Review this game',
  giveUp: 'Give up this game',
  rules: 'Rules',
  lesson: 'First lesson, at the table',
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
  language: { name: 'Language', auto: 'As the browser has it' },
  appearance: 'Appearance',
  theme: { name: 'Colours', auto: 'As the system', light: 'Light', dark: 'Dark' },
  suits: { name: 'Suits', two: 'Two colours', four: 'Four colours' },
  faces: { name: 'Faces', index: 'Large index', classic: 'Classic', night: 'Large index, dark cards' },
  indices: { name: 'Letters on the cards', auto: 'As the language', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  contrast: { name: 'Contrast', auto: 'As the system', more: 'Black and white' },
  magnify: {
    name: 'Cards enlarged',
    auto: 'With the page',
    off: 'Never',
    1.5: '1½ times',
    2: '2 times',
    3: '3 times',
    4: '4 times',
  },
  felt: { name: 'Felt', green: 'Green', blue: 'Blue', rose: 'Rose', stone: 'Stone' },
  back: { name: 'Back', trellis: 'Trellis', scales: 'Scales', waves: 'Waves' },
  controls: 'Controls',
  hand: { name: 'Buttons for the', right: 'Right hand', left: 'Left hand' },
  packets: { name: 'Packets', auto: 'Fanned on wide tables', fanned: 'Fanned', squared: 'Squared up' },
  next: { name: 'The card that each foundation wants next', on: 'Shown', off: 'Not shown' },
  dealt: { name: 'Cards are seen being dealt', first: 'The first times', always: 'Always', never: 'All at once' },
  dealing: { name: 'Dealing goes on', decision: 'To the next decision', card: 'Card by card' },
  safe: { name: 'All that is safe', asked: 'Played when asked', auto: 'Played at once' },
  speed: { name: 'Cards move', normal: 'As usual', slow: 'Slowly', quick: 'Quickly', none: 'At once' },
  solver: 'From the solver',
  deals: {
    name: 'New deals',
    winnable: 'Only deals that can be won',
    gentle: 'Gentle',
    fair: 'Fair',
    stern: 'Stern',
    cruel: 'Cruel',
    any: 'Any',
  },
  crosses: { name: 'The book’s crosses mark free cards', grace: 'At the grace', always: 'Always' },
  verdict: { name: '“Can this still be won?”', asked: 'When asked', kept: 'After every move' },
  keyboard: 'Keys',
  keys: { name: 'Single keys', on: 'On', off: 'Off' },
  keyNames: {
    d: 'Deal on',
    h: 'Hint',
    n: 'Next pile where the card may go',
    b: 'Previous pile where the card may go',
    i: 'Look through the pile',
    s: 'Say how the game stands',
    r: 'Say again what was said last',
    l: 'Say what was done last',
    m: 'Moves made',
    1: 'To the pack and the hand',
    2: 'To the foundations',
    3: 'To the tableau',
    4: 'To the other piles',
    '/': 'Ask, or play, in words',
    '?': 'List the keys',
  },
  keysLead: 'Choose a field and press the key that you want. They act while the cards have the focus.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ act) =>
    `${key} is the key for “${act}”. Give that another key first.`,
  keyUnfit: 'Only a letter, a figure or a sign can be a key.',
  keySet: (/** @type {string} */ key, /** @type {string} */ act) => `${act}: ${key}.`,
  keysReset: 'Usual keys',
  keysWereReset: 'All keys are the usual ones.',
  sounds: 'Sound and speech',
  speech: {
    name: 'Screen readers hear',
    normal: 'What matters',
    full: 'Every card that is dealt',
    brief: 'Only what changes',
  },
  sound: { name: 'Sounds', off: 'Off', on: 'On' },
};

/** What each value of a setting does, in a sentence. */
export const settingsSay = {
  theme: {
    auto: 'Light or dark, as your system is set.',
    light: 'Light paper and a pale cloth.',
    dark: 'Dark paper and a dark cloth.',
  },
  suits: {
    two: 'Spades and clubs are black, hearts and diamonds red.',
    four: 'Clubs are green and diamonds blue: no two suits share a colour.',
  },
  faces: {
    index: 'A large rank and suit, to be read at any size.',
    classic: 'Courts and pips as old packs have them, where the cards are large enough.',
    night: 'Dark cards with pale figures.',
  },
  indices: {
    auto: 'Kings, queens and knaves have the letters of the language that the page speaks.',
    en: 'King, queen, jack: letters as on English cards.',
    de: 'König, Dame, Bube: letters as on German cards.',
    fr: 'Roi, dame, valet: letters as on French cards.',
  },
  contrast: {
    auto: 'Black and white alone where the system asks for more contrast.',
    more: 'Black and white alone: red suits are hollow, a chosen card is turned about.',
  },
  magnify: {
    auto: 'Cards grow where the page is zoomed, and the table moves beneath the window. Two fingers do the same.',
    off: 'The whole table is seen, however small; two fingers enlarge it.',
    1.5: 'Cards are half as large again; the table moves beneath the window.',
    2: 'Cards are twice as large; the table moves beneath the window.',
    3: 'Cards are three times as large; the table moves beneath the window.',
    4: 'Cards are four times as large; the table moves beneath the window.',
  },
  felt: {
    green: 'A green cloth under the cards.',
    blue: 'A blue cloth under the cards.',
    rose: 'A rose cloth under the cards.',
    stone: 'A grey cloth under the cards.',
  },
  back: {
    trellis: 'Cards that lie face down show a trellis.',
    scales: 'Cards that lie face down show scales.',
    waves: 'Cards that lie face down show waves.',
  },
  packets: {
    auto: 'The cards under the top of a packet are seen where the table is wide.',
    fanned: 'The cards under the top of a packet are seen, however small.',
    squared: 'A packet shows its top card and a count; a look opens it.',
  },
  next: {
    on: 'Each foundation says which card it wants next.',
    off: 'Foundations say how many cards they hold.',
  },
  hand: {
    right: 'On a phone held sideways the keys stand at the right.',
    left: 'On a phone held sideways the keys stand at the left.',
  },
  dealt: {
    first: 'The first deals of a game are seen card by card; any key or touch skips the rest.',
    always: 'Every deal is seen card by card; any key or touch skips the rest.',
    never: 'All cards of a deal go to their places at once.',
  },
  dealing: {
    decision: 'Dealing goes on until there is something to decide.',
    card: 'Each time one card is dealt.',
  },
  safe: {
    asked: 'Cards that can safely go home wait until you play them.',
    auto: 'Cards that can safely go home go there by themselves.',
  },
  speed: {
    normal: 'A card takes a sixth of a second to its place.',
    slow: 'A card takes its time, and can be followed.',
    quick: 'A card takes half the usual time.',
    none: 'A card is in its place at once; nothing moves.',
  },
  deals: {
    winnable: 'New deals are chosen from those that are proven to be winnable.',
    gentle: 'New deals are of the easiest quarter of those that can be won: a quick player wins them most often.',
    fair: 'New deals are of the second quarter of those that can be won, from the easiest on.',
    stern: 'New deals are of the third quarter of those that can be won, from the easiest on.',
    cruel:
      'New deals are of the hardest quarter of those that can be won. Somebody who knew the pack has won each of them.',
    any: 'New deals come by chance; some cannot be won.',
  },
  crosses: {
    grace: 'Free cards have the book’s crosses where they are asked for: at the grace, with a hint.',
    always: 'Free cards have the book’s crosses all the time.',
  },
  verdict: {
    asked: 'The solver looks when you ask it.',
    kept: 'The solver looks after every move, and its answer stays in view.',
  },
  speech: {
    normal: 'Screen readers hear each move and what follows from it; of cards that are dealt, which are suitable.',
    full: 'Screen readers hear each card that is dealt, and where it lies.',
    brief: 'Screen readers hear of each move only what changes.',
  },
  keys: {
    on: 'Single letters and figures are keys while the cards have the focus.',
    off: 'Single letters and figures do nothing; arrows, Enter, Escape and Ctrl Z stay.',
  },
  sound: {
    off: 'Nothing is heard.',
    on: 'Cards are heard as they are laid; a win has its chord.',
  },
};

const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Deal of the day',
  lead: 'One deal of each game, the same for everyone, that can be won. New ones come at midnight, universal time.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Today',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}, `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `${month().format(date)}: ${{ won: 'won', begun: 'begun', none: 'not yet played' }[state]}`,
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
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Reading game ${n} of ${of} …`,
  tooMany: (/** @type {number} */ n) => `Only the first ${n} games of this text are read.`,
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
  tooLong: 'This is too long: at most 1 MB is read.',
  unreadable: 'The file could not be read.',
};

const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = {
  fair: 'without peeking',
  knowing: 'with a look into the pack',
  verdict: '“can it be won?”',
  shown: '“show me how”',
};

export const statistics = {
  title: 'Statistics',
  none: 'Nothing has been counted yet. A deal counts from its first move.',
  rule: 'A deal counts once, from its first move, and as won whenever it is won. A game taken over in the middle is not counted. These figures stay on this device.',
  ownCards: (/** @type {string} */ name) => `${name}, your own cards`,
  here: 'On this device only',
  /**
   * The four figures, each below its number.
   * @type {Record<'played' | 'won' | 'run' | 'longest', (n: number) => string>}
   */
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'game played' : 'games played'),
    won: () => 'won',
    run: (/** @type {number} */ n) => (n === 1 ? 'day in a row' : 'days in a row'),
    longest: () => 'longest run',
  },
  keeping: 'Kept on this device',
  asTable: 'As a table',
  wins: 'Won, game by game',
  careful: 'A careful player',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} of ${played}`,
  inHundred: (/** @type {number} */ n) => `${n} in 100`,
  game: 'Game',
  games: 'Games',
  moves: 'Moves',
  movesOfWins: 'Moves of the games you won',
  noWins: 'When you have won a game its moves stand here.',
  bestOf: (/** @type {number} */ n) => `best, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} to ${to}`),
  days: 'Deals of the day',
  noDays: 'No deal of the day has been played yet.',
  begun: 'Played',
  notPlayed: 'Not played',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Month',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) => `${won} of the last ${of} days won.`,
  longestRun: (/** @type {number} */ n) => `The longest run was ${count(n, 'day', 'days')}.`,
  inFigures: 'In figures',
  save: 'Save to a file',
  bring: 'Bring back…',
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
  won: 'Games that are won',
  noGames: 'No game is in hand.',
  goOn: 'Go on',
  open: 'Open',
  watch: 'Watch',
  name: 'Name',
  nameOf: (/** @type {string} */ game) => `A name for ${game}`,
  keepName: 'Keep this name',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Delete',
  deleted: (/** @type {string} */ game) => `${game}: deleted.`,
  damaged: 'This game is damaged and cannot be opened',
  /** How a game has ended, behind its figures. */
  ended: { stuck: 'no move left', won: 'won' },
  more: 'Show more games',
  date: (/** @type {Date} */ date) => moment().format(date),
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
  tooLarge: 'This file is larger than any that this page writes. Nothing was changed.',
  loading: 'The file is being read …',
  loaded: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Loaded${games ? `, with ${count(games, 'game', 'games')}` : ''}.${
      out ? ` ${count(out, 'entry', 'entries')} could not be read and ${out === 1 ? 'is' : 'are'} left out.` : ''
    }${
      foreign
        ? ` ${count(foreign, 'entry is', 'entries are')} not from this page and ${foreign === 1 ? 'was' : 'were'} refused.`
        : ''
    } What was here is kept too.`,
  unload: 'Take it back',
  unloaded: 'What was loaded is taken back.',
  giveWay: (/** @type {number} */ n) => `Delete ${count(n, 'won game', 'won games')}`,
};
