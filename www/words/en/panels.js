// English: dialogs and panels, a constant for each.

import { lazy } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
const lastDeals = (/** @type {number} */ n) => (n === 1 ? 'Last deal' : `Last ${n} deals`);

export const dialog = {
  close: 'Close',
};

export const menu = {
  title: 'Menu',
  games: 'The games',
  thisGame: 'This game',
  newDeal: 'New deal',
  daily: 'Deal of the day',
  problems: 'Problems',
  makeProblem: 'Make a problem of this',
  restart: 'Restart',
  previous: 'Previous game',
  bookmark: 'Bookmark this position',
  bookmarked: 'Bookmarked. The menu brings you back here.',
  toBookmark: (/** @type {number} */ ply) => `Back to the bookmark at move ${ply}`,
  solve: 'Still winnable?',
  moves: 'Move list',
  review: 'Review this game',
  giveUp: 'Give up this game',
  rules: 'Rules',
  lesson: 'Lesson',
  share: 'Share',
  shareGame: 'Share or save this game',
  code: 'Enter a code or link',
  yourCards: 'Your own cards',
  text: 'Open a game as text',
  otherGames: 'Another game',
  site: 'Cadogan',
  start: 'Start page',
  settings: 'Settings',
  statistics: 'Statistics',
  storage: 'Saved data',
  newVersion: 'Use the new version',
  keys: 'Shortcuts',
};

export const code = {
  title: 'Enter a code or link',
  open: 'Open',
  hint: 'A code includes its game: S7Q3-K9X2. Capitals and hyphens don’t matter.',
};

export const rules = {
  title: 'Rules',
  of: 'Rules of',
  failed: 'The rules couldn’t be loaded. Are you offline?',
};

export const settings = {
  title: 'Settings',
  language: { name: 'Language', auto: 'Match browser' },
  appearance: 'Appearance',
  theme: { name: 'Colours', auto: 'Match system', light: 'Light', dark: 'Dark' },
  suits: { name: 'Suits', two: 'Two colours', four: 'Four colours' },
  faces: { name: 'Faces', index: 'Large index', classic: 'Classic', night: 'Large index, dark cards' },
  indices: { name: 'Letters on the cards', auto: 'Match language', en: 'A K Q J', de: 'A K D B', fr: 'A R D V' },
  contrast: { name: 'Contrast', auto: 'Match system', more: 'Black and white' },
  magnify: {
    name: 'Card size',
    auto: 'Match page zoom',
    off: 'Fit the table',
    1.5: '150%',
    2: '200%',
    3: '300%',
    4: '400%',
  },
  felt: { name: 'Felt', green: 'Green', blue: 'Blue', rose: 'Rose', stone: 'Stone' },
  back: { name: 'Back', trellis: 'Trellis', scales: 'Scales', waves: 'Waves' },
  controls: 'Controls',
  hand: { name: 'Buttons', right: 'Right-handed', left: 'Left-handed' },
  packets: { name: 'Packets', auto: 'Fanned on wide tables', fanned: 'Fanned', squared: 'Squared up' },
  next: { name: 'Next card of each foundation', on: 'Shown', off: 'Hidden' },
  dealt: { name: 'Animate dealing', first: 'First few times', always: 'Always', never: 'Never' },
  dealing: { name: 'One press deals', decision: 'To the next choice', card: 'One card' },
  safe: { name: 'Safe cards', asked: 'Play when asked', auto: 'Play at once' },
  speed: { name: 'Animation speed', normal: 'Normal', slow: 'Slow', quick: 'Fast', none: 'Off' },
  solver: 'Solver',
  deals: {
    name: 'New deals',
    winnable: 'Winnable',
    gentle: 'Gentle',
    medium: 'Medium',
    stern: 'Stern',
    cruel: 'Cruel',
    any: 'Any',
  },
  crosses: { name: 'Mark available cards', grace: 'At the grace', always: 'Always' },
  verdict: { name: 'Check for lost games', asked: 'When asked', always: 'After every move' },
  keyboard: 'Keyboard',
  keys: { name: 'Single-key shortcuts', on: 'On', off: 'Off' },
  keyNames: {
    d: 'Deal',
    h: 'Hint',
    n: 'Next pile that can take the card',
    b: 'Previous pile that can take the card',
    i: 'Show the whole pile',
    s: 'Read the state of the game',
    r: 'Repeat the last announcement',
    l: 'Read the last move',
    m: 'Move list',
    1: 'Go to the stock and hand',
    2: 'Go to the foundations',
    3: 'Go to the tableau',
    4: 'Go to the other piles',
    '/': 'Ask a question or type a move',
    '?': 'List the shortcuts',
  },
  keysLead: 'Select a field and press a new key. Shortcuts work while the table has the focus.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ action) =>
    `${key} is already the key for “${action}”. Give that another key first.`,
  keyUnfit: 'Use a letter, a digit or a symbol.',
  keySet: (/** @type {string} */ key, /** @type {string} */ action) => `${action}: ${key}.`,
  keysReset: 'Reset to defaults',
  keysWereReset: 'Shortcuts reset to defaults.',
  sounds: 'Sound and speech',
  speech: {
    name: 'Screen reader announcements',
    normal: 'What matters',
    full: 'Every dealt card',
    brief: 'Only what changes',
  },
  sound: { name: 'Sounds', off: 'Off', on: 'On' },
};

/** Asked once, with the first card home. */
export const soundOffer = {
  ask: 'Would you like to hear the cards?',
  on: 'Sounds on',
  off: 'No',
};

/** A sentence on each value of a setting. */
export const settingsHelp = {
  theme: {
    auto: 'Light or dark, like your system.',
    light: 'Light paper and pale felt.',
    dark: 'Dark paper and dark felt.',
  },
  suits: {
    two: 'Spades and clubs are black, hearts and diamonds red.',
    four: 'Clubs are green and diamonds blue; in the Empress, two reds and two blacks.',
  },
  faces: {
    index: 'A large rank and suit, readable at any size.',
    classic: 'Courts and pips like old packs, where cards are large enough.',
    night: 'Dark cards with light print.',
  },
  indices: {
    auto: 'Letters for king, queen and jack in the page’s language.',
    en: 'King, queen, jack: letters as on English cards.',
    de: 'König, Dame, Bube: letters as on German cards.',
    fr: 'Roi, dame, valet: letters as on French cards.',
  },
  contrast: {
    auto: 'Black and white when your system asks for more contrast.',
    more: 'Black and white: red suits are hollow, selected cards inverted.',
  },
  magnify: {
    auto: 'Cards grow as you zoom the page; pan to see the rest. Pinching works too.',
    off: 'The whole table always fits; pinch to enlarge it.',
    1.5: 'Cards at 150%; pan to see the rest of the table.',
    2: 'Cards at 200%; pan to see the rest of the table.',
    3: 'Cards at 300%; pan to see the rest of the table.',
    4: 'Cards at 400%; pan to see the rest of the table.',
  },
  felt: {
    green: 'Green felt under the cards.',
    blue: 'Blue felt under the cards.',
    rose: 'Rose felt under the cards.',
    stone: 'Grey felt under the cards.',
  },
  back: {
    trellis: 'A trellis on the backs of cards.',
    scales: 'Scales on the backs of cards.',
    waves: 'Waves on the backs of cards.',
  },
  packets: {
    auto: 'On wide tables you see every card of a packet.',
    fanned: 'You see every card of a packet, however small.',
    squared: 'A packet shows its top card and a count; open it to see the rest.',
  },
  next: {
    on: 'Each foundation shows the card it takes next.',
    off: 'Each foundation shows how many cards it holds.',
  },
  hand: {
    right: 'In landscape, buttons are on the right.',
    left: 'In landscape, buttons are on the left.',
  },
  dealt: {
    first: 'You see the first deals of a game card by card; press any key or tap to skip.',
    always: 'You see every deal card by card; press any key or tap to skip.',
    never: 'Dealt cards appear in place.',
  },
  dealing: {
    decision: 'Dealing continues until you have a choice to make.',
    card: 'Each press deals one card.',
  },
  safe: {
    asked: 'Cards that can safely go home wait until you play them.',
    auto: 'Cards that can safely go home play automatically.',
  },
  speed: {
    normal: 'A move takes a sixth of a second.',
    slow: 'Moves are slow enough to follow.',
    quick: 'Moves take half the usual time.',
    none: 'Cards jump into place.',
  },
  deals: {
    winnable: 'The solver has won every deal you get.',
    gentle: 'The easiest winnable deals: follow every hint, and you win about 9 in 10.',
    medium: 'The other deals of the easier half.',
    stern: 'The second-hardest quarter of winnable deals.',
    cruel: 'The hardest quarter; the solver has won every one.',
    any: 'Completely random deals; some can’t be won.',
  },
  crosses: {
    grace: 'A small roof marks available cards at the grace and with a hint.',
    always: 'A small roof always marks available cards.',
  },
  verdict: {
    asked: 'The solver checks when you ask “Still winnable?”.',
    always: 'The solver checks after every move, and its verdict stays in view.',
  },
  speech: {
    normal: 'Announces each move and its result, and which dealt cards can go home.',
    full: 'Announces every dealt card and its pile.',
    brief: 'Announces only what each move changes.',
  },
  keys: {
    on: 'Single letters and digits are shortcuts while the table has the focus.',
    off: 'Single letters and digits do nothing; arrows, Enter, Escape and Ctrl Z still work.',
  },
  sound: {
    off: 'Silent.',
    on: 'Cards make a sound as they land; a win plays a chord.',
  },
};

const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazy(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Deal of the day',
  lead: 'One winnable deal of each game, the same for everyone. A win in any of them keeps your streak. New deals at midnight UTC.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Today',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  /** Text for screen readers, before and after the number of a day. */
  beforeNumber: (/** @type {string} */ name) => `${name}, `,
  afterNumber: (/** @type {Date} */ date, /** @type {'won' | 'finished' | 'begun' | 'none'} */ state) =>
    `${month().format(date)}: ${{ won: 'won', finished: 'finished with help', begun: 'in progress', none: 'not played yet' }[state]}`,
};

export const share = {
  title: 'Share',
  choices: 'What to share',
  deal: 'Deal',
  dealHint: 'The same cards, from the start.',
  position: 'Position',
  positionHint: (/** @type {number} */ n) => `Play on from here, ${moves(n)} in.`,
  replay: 'Game',
  replayHint: (/** @type {number} */ n) =>
    n === 1 ? 'Watch its one move, and take over at any point.' : `Watch all ${moves(n)}, and take over at any point.`,
  /** Of a game that has ended without a win. */
  result: 'Result',
  resultHint: (/** @type {number} */ n, /** @type {number} */ hints) =>
    `The same cards, with your result: ${moves(n)}, ${withHints(hints)}, not won.`,
  /** The title in the system’s share sheet. */
  sheetTitle: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Link',
  copy: 'Copy link',
  send: 'Send to…',
  embed: 'Embed it on your site',
  /** Before the link. */
  copied: 'Copied: ',
  noCopy: 'Copying is blocked. The link is selected: copy it yourself.',
  qr: 'QR code of the link: scan it with a phone.',
  noQr: 'The link is too long for a QR code.',
  asText: 'The game as text',
  copyText: 'Copy text',
  saveText: 'Save as a file',
  textCopied: 'Game copied as text.',
  noTextCopy: 'Copying is blocked. Save the game as a file instead.',
};

/** @param {number} n */
const withHints = (n) => (n ? `with ${count(n, 'hint', 'hints')}` : 'without hints');

/** A friend’s result, over its deal. */
export const challenge = {
  title: 'A friend’s deal',
  /** To a player who has won the deal before. */
  returned: 'Your friend’s result',
  result: (/** @type {import('../../pkg/patience_tools_wasm.js').SentResult} */ sent) => {
    const hints = withHints(sent.hints);
    if (!sent.won) return `A friend played ${moves(sent.moves)} of this deal, ${hints}, and didn’t win.`;
    if (sent.finisher === 'solver') return `A friend began this deal, and the solver won it in ${moves(sent.moves)}.`;
    if (sent.finisher === 'successor')
      return `A friend took this deal over midway and won it, ${moves(sent.moves)} in all.`;
    return `A friend won this deal in ${moves(sent.moves)}, ${hints}.`;
  },
  turn: 'Your turn.',
  play: 'Play',
  /** To a player who has won the deal before. */
  won: (/** @type {number} */ n, /** @type {number | null} */ hints) =>
    `You’ve won it in ${moves(n)}${hints === null ? '' : `, ${withHints(hints)}`}.`,
  both: 'See both results',
  playAgain: 'Play it again',
};

export const yourCards = {
  title: 'Your own cards',
  lead: 'Dealt at the kitchen table? Enter the cards in the order they come off the stock.',
  game: 'Game',
  cards: 'Cards, such as TH 2C 10S',
  inOrder: 'In order',
  inStock: 'Still in the stock',
  removeLast: 'Remove the last card',
  clear: 'Clear',
  play: 'Play them',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} of ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, ${n} left`,
  /** A typed word, and the card that it names. */
  typedCard: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Card ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': not a card', extra: ': one too many' }[state]}`,
  incomplete: (/** @type {string} */ sentence) => `Not complete yet. ${sentence}`,
};

export const text = {
  title: 'Open a game as text',
  lead: 'Paste a game here, drop its file, or choose one.',
  field: 'Text of one or more games',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Choose a file',
  found: (/** @type {number} */ n) => (n === 1 ? 'One game.' : n ? `${n} games: choose one.` : 'No games.'),
  someDamaged: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'One game' : `${good} games`} can be opened; ${bad === 1 ? 'one is' : `${bad} are`} damaged.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Reading game ${n} of ${of}…`,
  tooMany: (/** @type {number} */ n) =>
    n === 1 ? 'The limit is one game; the rest is ignored.' : `The limit is ${n} games; the rest is ignored.`,
  allDamaged: 'No game in this text can be opened.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'own cards'}`,
  summary: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'in progress', won: 'won', stuck: 'no moves left' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Open',
  watch: 'Watch',
  tooLong: 'This is too long: the limit is 1 MB.',
  unreadable: 'The file couldn’t be read.',
};

const shortMonth = lazy(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = {
  hint: 'plain',
  peek: 'by peeking',
  verdict: '“Still winnable?”',
  shown: '“Show me how”',
};

export const statistics = {
  title: 'Statistics',
  none: 'Nothing counted yet. A deal counts from your first move.',
  rule: 'Each deal counts once, from your first move; win it later and it still counts. Games you took over part-way don’t. These figures stay on this device.',
  yourCards: (/** @type {string} */ name) => `${name}, your own cards`,
  deviceOnly: 'Only on this device',
  /**
   * The labels of the four figures, each below its number.
   * @type {Record<'played' | 'won' | 'dayStreak' | 'longestStreak', (n: number) => string>}
   */
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'game played' : 'games played'),
    won: () => 'won',
    dayStreak: () => 'day streak (deal of the day)',
    longestStreak: () => 'longest streak (deal of the day)',
  },
  savedData: 'Saved on this device',
  asTable: 'As a table',
  wins: 'Wins by game',
  careful: 'Careful play',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} of ${played}`,
  percent: (/** @type {number} */ n) => `${n}%`,
  game: 'Game',
  games: 'Games',
  moves: 'Moves',
  movesOfWins: 'Moves in games you won',
  noWins: 'Win a game to see its moves here.',
  bestOf: (/** @type {number} */ n) => `best, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} to ${to}`),
  days: 'Deals of the day',
  noDays: 'You haven’t played a deal of the day yet.',
  begun: 'Played',
  notPlayed: 'Not played',
  today: 'Today',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Month',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    `Won on ${won} of the last ${count(of, 'day', 'days')}.`,
  longestStreak: (/** @type {number} */ n) => `Longest streak: ${count(n, 'day', 'days')}.`,
  inFigures: 'In figures',
  save: 'Save to a file',
  import: 'Import…',
  played: 'Played',
  won: 'Won',
  streak: 'Winning streak',
  best: 'Fewest moves',
  median: 'Median moves',
  unaided: 'Without undo or hint',
  solved: 'Finished by the solver',
  undos: 'Undos',
  hints: 'Hints',
  hintsByKind: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind]}`)),
  streaks: (/** @type {number} */ n, /** @type {number} */ most) => `${n} now, ${most} best`,
  withPercent: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent}%)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [count(undos, 'undo', 'undos')] : []),
      ...(hints ? [count(hints, 'hint', 'hints')] : []),
      ...(undos || hints ? [] : ['without undo or hint']),
    ]),
  /** Figures of problems; solved on so many days in a row. */
  problems: {
    title: 'Problems',
    solved: 'Solved',
    atFirst: 'On the first try',
    shown: 'Solution watched',
    streak: 'Days in a row with a problem',
  },
  erase: 'Erase statistics…',
  confirmErase: 'Erase the statistics of all games?',
  plotLabel: (/** @type {number[]} */ wins) =>
    wins.length === 1
      ? `Last deal: ${wins[0] ? `won in ${moves(wins[0])}` : 'not won'}.`
      : `${lastDeals(wins.length)}, newest last: ${row(wins.map((n) => (n ? `won in ${n}` : 'not won')))}.`,
  plotCaption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${lastDeals(n)}${most ? `; the highest bar is ${moves(most)}` : ''}. Hollow: with undo or hints. Low: not won.`,
};

export const storage = {
  title: 'Saved data',
  lead: 'Everything is stored only in this browser. Save a file to back it up or move it.',
  inProgress: 'Games in progress',
  won: 'Games you won',
  noGames: 'No games in progress.',
  continue: 'Continue',
  open: 'Open',
  watch: 'Watch',
  name: 'Name',
  nameOf: (/** @type {string} */ game) => `A name for ${game}`,
  saveName: 'Save this name',
  /** @type {(name: string, game: string) => string} the player’s name for a game, and the game */
  named: (name, game) => `${name} (${game})`,
  delete: 'Delete',
  deleted: (/** @type {string} */ game) => `${game}: deleted.`,
  damaged: 'This game is damaged and can’t be opened',
  /** How a game ended, after its figures. */
  endings: { stuck: 'no moves left', won: 'won' },
  nextGames: 'Show more games',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Save all to a file',
  import: 'Import a file…',
  erase: 'Erase all…',
  confirmErase: 'Erase all games in progress, bookmarks, problems, statistics and settings in this browser?',
  confirm: 'Erase',
  cancel: 'Keep all',
  erased: 'Erased.',
  restore: 'Restore',
  restored: 'Restored.',
  saved: 'Saved as a file.',
  badFile: 'This file is damaged, or not from this page. Nothing has changed.',
  newer: 'This file is from a newer version of this page. Nothing has changed.',
  tooLarge: 'This file is too large to be from this page. Nothing has changed.',
  importing: 'Importing the file…',
  imported: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Imported${games ? `, with ${count(games, 'game', 'games')}` : ''}.${
      out ? ` ${count(out, 'entry', 'entries')} couldn’t be read and ${out === 1 ? 'was' : 'were'} left out.` : ''
    }${
      foreign
        ? ` ${count(foreign, 'entry', 'entries')} not from this page ${foreign === 1 ? 'was' : 'were'} refused.`
        : ''
    } Your earlier data is still here.`,
  undoImport: 'Undo import',
  importUndone: 'Import undone.',
  deleteWon: (/** @type {number} */ n) => `Delete ${count(n, 'won game', 'won games')}`,
};
