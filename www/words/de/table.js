// German: the table's own words, a constant a place where they stand.

import { capital, card, cards, counted, lower, number, place, placesWithin, suitable, the, theRank } from './cards.js';
import { CAPTIONS, GAMES } from './games.js';
import { tokens } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => /** @type {(token: Token) => string} */ (tokens[token.k])(token);

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @typedef {{ place: Place, pile: PileView }} Seen a pile where it is */

/** The top card of a pile. @param {PileView} pile @returns {Card} */
const topOf = (pile) => pile.cards.slice(-2);

/** A pile by its top card; an empty one by its place. @param {Seen} seen */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

/** What games are called; one without words here by the names that it has itself. */
export const games = {
  name: (/** @type {GameInfo} */ { id, name }) => GAMES[id]?.name ?? name,
  short: (/** @type {GameInfo} */ { id, name }) => GAMES[id]?.short ?? name,
  variant: (/** @type {GameInfo} */ { id, variant }) => GAMES[id]?.variant ?? variant,
  /** A variant is named with what sets it apart. */
  full: (/** @type {GameInfo} */ info) => {
    const variant = games.variant(info);
    return variant ? `${games.name(info)}, ${variant}` : games.name(info);
  },
  /** A sentence on what it is about; may be empty. */
  lead: (/** @type {GameInfo} */ { id }) => GAMES[id]?.lead ?? '',
};

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** @param {number} nodes what the solver has spent */
const millions = (nodes) =>
  numbers.format(nodes < 9.5e6 ? Math.max(0.1, Math.round(nodes / 1e5) / 10) : Math.round(nodes / 1e6));

/** "1 Million Zügen", "2,5 Millionen Zügen": what was tried. @param {number} nodes */
const tries = (nodes) => `${millions(nodes)} ${millions(nodes) === '1' ? 'Million' : 'Millionen'} Zügen`;

/** @param {number} n */
const inMoves = (n) => counted(n, 'Zug', 'Zügen');

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'Der Tisch ist noch nicht bereit.',
  crashed: 'In den Regeln ist etwas schiefgegangen. Lade die Seite neu: die Adresse bewahrt dein Spiel.',
  newDeal: 'Neues Spiel geben',
  tryAgain: 'Nochmals versuchen',
  unproven: 'Dieses Spiel ist vielleicht nicht zu gewinnen: die Liste der gewinnbaren ließ sich nicht laden.',
  noList: 'Die Liste der gewinnbaren Spiele ließ sich nicht laden.',
  noReplay: 'Die Wiedergabe ließ sich nicht laden. „Vor“ geht die Züge durch.',
  noLesson: 'Die Lektion ließ sich nicht laden. Ist die Verbindung weg?',
  noAppearance: 'Was du gewählt hast, ließ sich nicht laden; es bleibt alles, wie es war.',
  copied: 'Der Link zu diesem Spiel ist kopiert.',
  copy: (/** @type {string} */ address) => `Diesen Link kopieren: ${address}`,
  undo: 'Zurück',
  restart: 'Von vorn',
  nextDeal: 'Neues Spiel',
  win: 'Dieser Sieg',
  whereLost: 'Wo ging es verloren?',
  review: 'Spiel ansehen',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Eines, das zu gewinnen ist',
  any: 'Irgendeines, ob zu gewinnen oder nicht',
};

/** What dealing does, where that is not to deal. @type {Record<string, string>} */
const DEAL_BRIEF = {
  'lay-and-deal-on': 'Legen',
  'sly-begin-deal': 'Runde',
  'empress-turn': 'Drehen',
  'turn-card': 'Drehen',
  'labyrinth-fill-gaps': 'Füllen',
};

/** The frame around the table. */
export const frame = {
  site: 'Cadogan',
  toolbar: 'Spiel',
  deal: 'Spiel',
  shareDeal: 'Dieses Spiel teilen',
  moves: 'Züge',
  keys: {
    undo: { label: 'Zurück', spoken: 'Zug zurück' },
    redo: { label: 'Vor', spoken: 'Zug wieder vor' },
    safe: { label: 'Sichere', spoken: 'Sichere Karten ablegen' },
    deal: { label: 'Geben', spoken: 'Geben' },
    hint: { label: 'Tipp', spoken: 'Tipp' },
    'new-deal': { label: 'Neu', spoken: 'Neues Spiel' },
    share: { label: 'Teilen', spoken: 'Teilen' },
    menu: { label: 'Menü', spoken: 'Menü' },
  },
  /** Where there is room for more. */
  wide: { safe: 'Alles Sichere ablegen', 'new-deal': 'Neues Spiel' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'Geben',
};

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: die Karten auf dem Tisch`,
  keys: 'Pfeiltasten gehen von Platz zu Platz, die Eingabetaste wählt und spielt, ein Fragezeichen zeigt alle Tasten.',
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/areas.js').AreaName]: string }} */
  areas: { pack: 'Stapel und Hand', foundations: 'Grundstapel', tableau: 'Auslage', reserve: 'Neben der Auslage' },
  /** A pile in hand. */
  selected: (/** @type {string} */ label) => `${label}, gewählt`,
  /** Heard at each pile where the card in hand may go. */
  target: (/** @type {Card} */ name) => `${the(name)} darf hierher`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** A pile as it is read out: its name, its top card, how many there are. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, suitable, available, awaits, complete } = shown;
    const what = () => {
      if (count && awaits) return `${card(topOf(shown))}, ${cards(count)}; als Nächstes ${theRank(awaits)}`;
      if (complete) return `vollständig, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return awaits ? `leer, wartet auf ${theRank(awaits, 'acc')}` : 'leer';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} auf ${the(shown.cards.slice(0, 2), 'dat')}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const stands = () => {
      if (suitable) return ', passt';
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count) return available ? ', frei' : ', gesperrt';
      return crossed && available ? ', frei' : '';
    };
    return `${place(at)}: ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => (token.k === 'fairie-bare-king' ? 'allein' : tell(token).replace(',', '')),
  /** Below a foundation, before the rank that it wants. */
  next: 'dann',
  /** Below a foundation that takes no more. */
  full: 'voll',
  left: (/** @type {number} */ n) => `noch ${n}`,
  /** Below the number of cards in the pack. */
  leftBeside: 'übrig',
  /** Beside the number of cards in a column that can be opened. */
  open: 'mehr',
  folded: (/** @type {number} */ n) => `noch ${n}`,
  foldedBrief: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `Noch ${n}: alle Karten ansehen`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: ${place(at)} durchsehen`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Gib bis zur nächsten Wahl.',
  'deal-on': () => 'Geben bis zur nächsten Wahl',
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Leg ab oder gib bis zur nächsten Wahl.`,
};

/** @typedef {import('../en/table.js').Dealt} Dealt */

/** What is heard when cards are dealt, in three measures. @type {{ [much in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((one) => one.suitable).length;
    return `${capital(number(count))} gegeben${n ? `, ${number(n)} ${n === 1 ? 'passt' : 'passen'}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const there = piles.filter((one) => one.suitable).map((one) => one.place);
    const n = there.length;
    const such = n ? `, ${number(n)} davon ${n === 1 ? 'passt' : 'passen'}: ${placesWithin(there, row !== null)}` : '';
    return `${capital(number(count))} ${count === 1 ? 'Karte' : 'Karten'} gegeben${such}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, suitable }) =>
        `${placesWithin([at], row !== null)} ${names.map((name) => card(name)).join(', ')}${suitable ? ', passt' : ''}`,
    );
    const what = count === 1 ? 'Eine Karte' : `${capital(number(count))} Karten`;
    return `${row === null ? what : `Reihe ${row}`} gegeben: ${each.join('; ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  packIsOut: 'Der Stapel ist aus.',
  noneSuitable: 'Keine Karte passt. Diese Taste spielt, was abgelegt werden kann und dort nicht schadet.',
  noneSafe: 'Nichts ist sicher: eine passende Karte kann dort, wo sie liegt, noch gebraucht werden.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Ablegen geht jetzt nicht.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} im Stapel`,
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `Zuletzt: ${report.join(' ')}`,
  lastNone: 'Noch ist nichts gespielt.',
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'Kein Platz kann gewählt werden.',
  onlyPile: (/** @type {string} */ label) => `${label}. Einen anderen gibt es nicht.`,
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `, Spiel ${deal}` : ''}. ${state} D gibt Karten, ein Fragezeichen zeigt alle Tasten.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}, ${lower(way)}`).join('; ')}. Drücke die Nummer.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Nochmals drücken: ${within(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Sonst ist nichts zu tun: ${within(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Möglich${of > 1 ? ` (${n} von ${of})` : ''}: ${within(move)}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${capital(nameOf(one))} und ${nameOf(other)}:`,
  hints: {
    fair: 'Fairer Tipp',
    knowing: 'Allwissend',
    solve: 'Zu gewinnen?',
    bySight: 'Nur was du siehst',
    byPack: 'Sieht in den Stapel',
  },
};

/** The end of a game, played by itself: what goes home, or a line that was found to win. */
export const finish = {
  label: 'Ende',
  spoken: 'Zu Ende spielen: der Rest legt sich von selbst ab',
  spokenFound: 'Zu Ende spielen: den Weg, den der Löser gefunden hat, bis zum Sieg',
  playing: (/** @type {number} */ n) => `Der Rest legt sich von selbst ab: noch ${counted(n, 'Zug', 'Züge')}.`,
  playingFound: (/** @type {number} */ n) =>
    `Der Weg des Lösers wird gespielt, bis zum Sieg: noch ${counted(n, 'Zug', 'Züge')}.`,
  stop: 'Halt',
  stopped: 'Angehalten. „Ende“ spielt weiter.',
};

/** Why something is refused, at its card. */
export const refusal = {
  close: 'Schließen',
  /** A rule of the book, as the reasons name it: "Regel IV", "Anmerkung 1". */
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'Anmerkung') : `Regel ${number}`,
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move that has the same words as another: `at` tells them apart. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(move)}, ${place(at)}`,
};

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, die oberste zuletzt`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, die oberste zuletzt.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Von unten: ${names.map((name) => card(name)).join(', ')}.`,
  keys: 'Tasten',
  keysClose: (/** @type {number} */ n) =>
    `Tasten, ${n} Zeilen. Die Pfeile lesen sie einzeln, Escape schließt die Liste.`,
  keysWhere: 'Die Einstellungen der Seite ändern einzelne Tasten und schalten sie aus.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Pfeile', 'von Platz zu Platz'],
    ['Pos1, Ende', 'erster und letzter Platz der Reihe; mit Strg des Tisches'],
    ['F6, Umschalt F6', 'nächster, voriger Teil des Tisches'],
    ['1 2 3 4', 'Stapel und Hand, Grundstapel, Auslage, der Rest; wo es mehrere Wege gibt, der mit dieser Nummer'],
    ['Umschalt ab, auf', 'in das Päckchen oder die Spalte, Karte für Karte, und zurück'],
    ['Eingabe', 'wählen; auf einem markierten Platz spielen'],
    ['Umschalt Eingabe', 'ablegen'],
    ['Escape', 'loslassen'],
    ['N, B', 'nächster, voriger Platz, auf den die Karte kann'],
    ['D', 'weitergeben'],
    ['H', 'Tipp'],
    ['M', 'gespielte Züge, wo die Seite sie zeigt'],
    ['I', 'die Karten des Platzes ansehen'],
    ['S', 'sagen, wie das Spiel steht'],
    ['R', 'das zuletzt Gesagte noch einmal'],
    ['L', 'sagen, was zuletzt geschah'],
    ['/', 'in Worten fragen oder spielen'],
    ['Strg Z, Strg Y', 'zurück, wieder vor'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${card(name)}, ${n} von ${of}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'Menü',
  close: 'Schließen',
  newDeal: 'Neues Spiel',
  restart: 'Von vorn',
  solve: 'Ist das noch zu gewinnen?',
  rules: 'Regeln',
  lesson: 'Erste Tafel: eine Lektion am Tisch',
  rulesOf: (/** @type {string} */ game) => `Regeln: ${game}`,
  keys: 'Tasten',
  copy: 'Link zu diesem Spiel kopieren',
  loading: 'Die Regeln werden geladen …',
  noRules: 'Die Regeln ließen sich nicht laden. Ist die Verbindung weg?',
};

/** The player of a line. */
export const player = {
  play: 'Start',
  pause: 'Pause',
  back: 'Schritt zurück',
  step: 'Schritt vor',
  speed: 'Tempo',
  speedIs: (/** @type {string} */ pace) => `${pace} Tempo: ändern`,
  over: 'Hier übernehmen',
  replay: 'Wiedergabe',
  at: 'Zug',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Zug ${n} von ${of}${report ? `: ${report}` : '.'}`,
  /** So many moves of so many have been shown. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  first: (/** @type {number} */ of) => `Vor dem ersten von ${inMoves(of)}.`,
  ended: (/** @type {string} */ name) => `${name} beendet: jetzt spielst du.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'Der Löser sucht im Stapel einen Weg zum Sieg …',
  won: (/** @type {number} */ n) => `Dieses Spiel ist zu gewinnen, von hier in ${inMoves(n)}.`,
  wonAlready: 'Das Spiel ist gewonnen.',
  lostDeal: 'Dieses Spiel ist nicht zu gewinnen, wie man es auch spielt.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `Es ist nicht mehr zu gewinnen. Möglich war es bis Zug ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Es ist nicht mehr zu gewinnen. Nach Zug ${won} war es das noch, seit Zug ${lost} nicht mehr.`,
  lost: 'Es ist nicht mehr zu gewinnen.',
  unknown: (/** @type {number} */ spent) => `Noch unbekannt, nach ${tries(spent)}.`,
  unknownAll: (/** @type {number} */ spent) => `Unbekannt: dem Löser sind die Wege ausgegangen, nach ${tries(spent)}.`,
  searching: 'Der Löser sucht noch. Du kannst inzwischen weiterspielen.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} Mio.`,
  failed: 'Der Löser ließ sich nicht laden.',
  noConnection: 'Der Löser ließ sich nicht laden. Ist die Verbindung weg?',
  refused: 'Der Löser kann hier nicht arbeiten: die Vorschriften dieser Seite erlauben ihm keinen Worker.',
  next: 'Nächster Zug',
  how: 'Zeig mir, wie',
  mine: 'Zu meinem Spiel',
  back: 'Zurück davor',
  backTo: (/** @type {number} */ ply) => `Zurück zu Zug ${ply}`,
  other: 'Neues Spiel',
  on: 'Weitersuchen',
  stop: 'Halt',
  stopped: 'Angehalten. Es ist nicht bekannt.',
  keep: 'Nach jedem Zug prüfen',
  keeping: 'Die Antwort bleibt jetzt nach jedem Zug im Blick. Die Einstellungen schalten sie aus.',
  why: 'Warum?',
  play: 'Spielen',
  fair: 'Fairer Tipp',
  knowing: 'Allwissender Tipp',
  possible: 'Was möglich ist',
  since: 'Seit wann?',
  thinking: 'Fairer Tipp: mögliche Stapel werden durchgespielt …',
  peeking: 'Allwissender Tipp: der Stapel wird durchgesehen …',
  fairForced: (/** @type {Token} */ move) => `Fairer Tipp: ${within(move)}, denn sonst ist nichts möglich.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) => `Fairer Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gewinnt bei ${wins} von ${of} möglichen Stapeln.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Fairer Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Nichts ist mehr verdeckt, und das gewinnt.`,
  fairOpenLost: 'Fairer Tipp: nichts ist mehr verdeckt, und kein Weg zum Sieg wurde gefunden.',
  fairLost: 'Fairer Tipp: wie auch immer der Stapel liegt, nichts gewinnt mehr.',
  fairNone: (/** @type {number} */ of) =>
    `Fairer Tipp: unbekannt. Bei keinem von ${of} möglichen Stapeln hat ein Zug gewonnen.`,
  knowingWins: (/** @type {Token} */ move) => `Allwissender Tipp, mit Blick in den Stapel: ${within(move)}.`,
  knowingLost: 'Allwissender Tipp: nichts gewinnt mehr.',
  knowingUnknown: (/** @type {number} */ spent) => `Allwissender Tipp: noch unbekannt, nach ${tries(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Zu gewinnen',
  lost: 'Verloren',
  unknown: 'Unbekannt',
  since: (/** @type {number} */ ply) => `Verloren seit Zug ${ply}`,
  deal: 'Nicht zu gewinnen',
  working: 'Der Löser rechnet',
  more: (/** @type {string} */ standing) => `${standing}: mehr dazu`,
};
