// German: what a table says only after an act.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import { card, cards, counted, lower, number, place, the, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const whole = lazily(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => tellBy(token.k in tokens ? tokens : first)(token);

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

const numbers = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** @param {number} nodes what the solver has spent */
const millions = (nodes) => numbers().format(millionsOf(nodes));

/** @param {number} n */
const inMoves = (n) => counted(n, 'Zug', 'Zügen');

/** "1 Million Zügen", "2,5 Millionen Zügen": what was tried. @param {number} nodes */
const tries = (nodes) => `${millions(nodes)} ${millions(nodes) === '1' ? 'Million' : 'Millionen'} Zügen`;

/** Cards by name, those that come several times once, with their number. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? card(name) : `${card(name)} (${n}-mal)`))
    .join(', ');
}

/** What a game's outcome is called in a text. @type {Record<string, string>} */
const OUTCOMES = { playing: 'im Gange', won: 'gewonnen', stuck: 'festgefahren' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Zeile ${line}${ply === null ? '' : `, Zug ${ply}`}: ${tell(what)}`,
  'text-length': ({ most }) => `Der Text ist länger als die ${most} kB, die gelesen werden.`,
  'text-games': ({ most }) => `Ein Text darf ${counted(most, 'Spiel', 'Spiele')} enthalten; alle weiteren bleiben weg.`,
  'text-no-game': () => 'Hier beginnt kein Spiel: Eines beginnt mit einer Zeile wie „Game: sly“.',
  'text-no-deal': () => 'Dem Spiel fehlen die Karten: Davor gehört eine Zeile wie „Deal: S222-EV9V“.',
  'text-two-deals': () => 'Das Spiel hat schon Karten.',
  'text-late': ({ name }) => `„${name}:“ steht hinter den Zügen; ein neues Spiel beginnt mit „Game:“.`,
  'text-long': ({ most }) => `Ein Spiel endet nach ${counted(most, 'Zug', 'Zügen')}.`,
  'text-date': ({ text }) => `„${text}“ ist kein Datum: Schreib es wie 1914-06-28.`,
  'text-number': ({ said }) => `Die Nummer ${said} ist nicht an der Reihe: Ein Zug fehlt oder ist zu viel.`,
  'text-move': ({ text, what }) => `„${text}“: ${tell(what)}`,
  'text-result': ({ said, is, moves }) =>
    `Als Ergebnis steht „${said}“, aber nach ${counted(moves, 'Zug', 'Zügen')} ist das Spiel ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `Karte ${at}, „${text}“, ist keine: Schreib Wert und Farbe, etwa QH für Herz-Dame, TC für Kreuz-Zehn (J ist der Bube; C Kreuz, D Karo, H Herz, S Pik).`,
  'own-not-in-deal': (token) => `Karte ${token.at}, ${the(token.card)}, gehört nicht zu diesem Spiel.`,
  'own-extra': (token) =>
    `Karte ${token.at}, ${the(token.card)}, ist eine zu viel: Es gibt nur ${number(token.copies)} davon.`,
  'own-complete': () => 'Alle Karten sind da.',
  'own-none': ({ of }) => `${cards(of)}, so wie sie vom Stapel kommen.`,
  'own-missing': (token) => `Es ${token.cards.length === 1 ? 'fehlt' : 'fehlen'}: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) =>
    `${given} von ${of} Karten; ${of - given === 1 ? 'eine fehlt' : `${of - given} fehlen`}.`,
  'qr-too-long': () => 'Das ist zu lang für einen QR-Code.',
  'tools-not-shown': () => 'Das kann nicht gezeigt werden.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} ${n === 1 ? 'kommt' : 'kommen'} vom Stapel. Tippen oder eine Taste zeigt sie sofort.`;

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
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}, ${place(at)}`,
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
    `Tasten, ${counted(n, 'Zeile', 'Zeilen')}. Die Pfeile lesen sie einzeln, Escape schließt die Liste.`,
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
    ['D', 'weiter geben'],
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
  lesson: 'Erste Lektion, am Tisch',
  rulesOf: (/** @type {string} */ game) => `Regeln: ${game}`,
  keys: 'Tasten',
  copy: 'Link zu diesem Spiel kopieren',
  loading: 'Die Regeln werden geladen …',
  noRules: 'Die Regeln ließen sich nicht laden. Ist die Verbindung unterbrochen?',
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
  ended: (/** @type {string} */ name) => `${name} beendet: Jetzt spielst du.`,
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
  unknownAll: (/** @type {number} */ spent) => `Unbekannt: Dem Löser sind die Wege ausgegangen, nach ${tries(spent)}.`,
  goesOn: 'Die Suche geht weiter, während du spielst.',
  playedOut: (/** @type {number} */ games) =>
    games === 1
      ? 'Eine ganze Partie hat er vergeblich zu Ende gespielt.'
      : `${whole().format(games)} ganze Partien hat er vergeblich zu Ende gespielt.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Mit neu gemischtem Stapel gewinnt, wer flink spielt, ${wins} von ${of}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'Jetzt ist es bekannt: Das Spiel ist zu gewinnen.',
    lost: 'Jetzt ist es bekannt: Das Spiel ist verloren.',
    wasWon: (/** @type {number} */ ply) => `Jetzt ist es bekannt: Nach Zug ${ply} war das Spiel zu gewinnen.`,
    wasLost: (/** @type {number} */ ply) => `Jetzt ist es bekannt: Nach Zug ${ply} war das Spiel verloren.`,
  },
  searching: 'Der Löser sucht noch. Du kannst inzwischen weiterspielen.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} Mio.`,
  failed: 'Der Löser ließ sich nicht laden.',
  noConnection: 'Der Löser ließ sich nicht laden. Ist die Verbindung unterbrochen?',
  refused: 'Der Löser kann hier nicht arbeiten: Die Vorschriften dieser Seite erlauben ihm keinen Worker.',
  next: 'Nächster Zug',
  how: 'Zeig mir, wie',
  mine: 'Zu meinem Spiel',
  back: 'Vor diesen Zug',
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
  thinking: 'Fairer Tipp: Mögliche Stapel werden durchgespielt …',
  peeking: 'Allwissender Tipp: Der Stapel wird durchgesehen …',
  fairForced: (/** @type {Token} */ move) => `Fairer Tipp: ${within(move)}, denn sonst ist nichts möglich.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Fairer Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gewinnt bei ${wins} von ${counted(of, 'möglichen Stapel', 'möglichen Stapeln')}.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Fairer Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Nichts ist mehr verdeckt, und das gewinnt.`,
  fairOpenLost: 'Fairer Tipp: Nichts ist mehr verdeckt, und kein Weg zum Sieg wurde gefunden.',
  fairLost: 'Fairer Tipp: Wie auch immer der Stapel liegt, nichts gewinnt mehr.',
  fairNone: (/** @type {number} */ of) =>
    `Fairer Tipp: Unbekannt. Bei ${of === 1 ? 'dem einen möglichen Stapel hat kein' : `keinem von ${of} möglichen Stapeln hat ein`} Zug gewonnen.`,
  knowingWins: (/** @type {Token} */ move) => `Allwissender Tipp, mit Blick in den Stapel: ${within(move)}.`,
  knowingLost: 'Allwissender Tipp: Nichts gewinnt mehr.',
  knowingUnknown: (/** @type {number} */ spent) => `Allwissender Tipp: noch unbekannt, nach ${tries(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Zu gewinnen',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'War anfangs zu gewinnen',
  lost: 'Verloren',
  unknown: 'Unbekannt',
  since: (/** @type {number} */ ply) => `Verloren seit Zug ${ply}`,
  deal: 'Nicht zu gewinnen',
  working: 'Der Löser rechnet',
  more: (/** @type {string} */ standing) => `${standing}: mehr dazu`,
};
