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
const OUTCOMES = {
  playing: 'läuft die Partie noch',
  won: 'ist die Partie gewonnen',
  stuck: 'steckt die Partie fest',
};

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Zeile ${line}${ply === null ? '' : `, Zug ${ply}`}: ${tell(what)}`,
  'text-length': ({ most }) => `Der Text ist zu lang: höchstens ${most} kB.`,
  'text-games': ({ most }) => `Höchstens ${counted(most, 'Partie', 'Partien')}: Der Rest des Textes bleibt unbeachtet.`,
  'text-no-game': () => 'Hier beginnt keine Partie: Eine Partie beginnt mit einer Zeile wie „Game: sly“.',
  'text-no-deal': () => 'Der Partie fehlt das Spiel: Füge darüber eine Zeile wie „Deal: S222-EV9V“ ein.',
  'text-two-deals': () => 'Die Partie hat schon ein Spiel.',
  'text-late': ({ name }) => `„${name}:“ steht nach den Zügen; beginne eine neue Partie mit „Game:“.`,
  'text-long': ({ most }) => `Eine Partie endet nach ${counted(most, 'Zug', 'Zügen')}.`,
  'text-date': ({ text }) => `„${text}“ ist kein Datum: Schreib es wie 1914-06-28.`,
  'text-number': ({ said }) => `Die Zugnummer ${said} ist falsch: Ein Zug fehlt oder ist zu viel.`,
  'text-move': ({ text, what }) => `„${text}“: ${tell(what)}`,
  'text-result': ({ said, is, moves }) =>
    `Als Ergebnis steht „${said}“, aber nach ${counted(moves, 'Zug', 'Zügen')} ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) =>
    `Karte ${at}, „${text}“, ist keine Karte: Schreib Wert und Farbe, etwa QH für Herz-Dame (T Zehn, J Bube; C Kreuz, D Karo, H Herz, S Pik).`,
  'own-not-in-deal': (token) => `Karte ${token.at}, ${the(token.card)}, gehört nicht zu diesem Spiel.`,
  'own-extra': (token) =>
    `Karte ${token.at}, ${the(token.card)}, ist eine zu viel: Es gibt ${token.copies ? 'nur ' : ''}${number(token.copies)} davon.`,
  'own-complete': () => 'Alle Karten sind da.',
  'own-none': ({ of }) => `${cards(of)}, in der Reihenfolge, in der sie vom Stapel kommen.`,
  'own-missing': (token) => `Es ${token.cards.length === 1 ? 'fehlt' : 'fehlen'}: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) =>
    `${given} von ${of} Karten; ${of - given === 1 ? 'eine fehlt' : `${of - given} fehlen`}.`,
  'qr-too-long': () => 'Das ist zu lang für einen QR-Code.',
  'tools-not-shown': () => 'Das lässt sich nicht zeigen.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} ${n === 1 ? 'kommt' : 'kommen'} vom Stapel. Tippen oder eine Taste überspringt das.`;

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
  keys: 'Tastenkürzel',
  keysClose: (/** @type {number} */ n) =>
    `Tastenkürzel, ${counted(n, 'Zeile', 'Zeilen')}. Pfeile lesen sie einzeln, Escape schließt die Liste.`,
  keysWhere: 'In den Einstellungen kannst du Einzeltasten ändern oder abschalten.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Pfeile', 'von Platz zu Platz'],
    ['Pos1, Ende', 'erster und letzter Platz der Reihe; mit Strg: des Tisches'],
    ['F6, Umschalt F6', 'nächster, voriger Teil des Tisches'],
    ['1 2 3 4', 'Stapel und Hand, Grundstapel, Auslage, übrige Plätze; bei nummerierter Auswahl diese Nummer'],
    ['Umschalt ab, auf', 'in den Platz hinein, Karte für Karte, und zurück'],
    ['Eingabe', 'wählen; auf einem markierten Platz spielen'],
    ['Umschalt Eingabe', 'ablegen'],
    ['Escape', 'Auswahl aufheben'],
    ['N, B', 'nächster, voriger Platz für die Karte'],
    ['D', 'geben'],
    ['H', 'Tipp'],
    ['M', 'Zugliste, wo die Seite eine hat'],
    ['I', 'alle Karten des Platzes zeigen'],
    ['S', 'Stand der Partie vorlesen'],
    ['R', 'letzte Ansage wiederholen'],
    ['L', 'letzten Zug vorlesen'],
    ['/', 'eine Frage oder einen Zug eingeben'],
    ['Strg Z, Strg Y', 'rückgängig, wiederholen'],
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
  solve: 'Ist das noch lösbar?',
  rules: 'Regeln',
  lesson: 'Lektion',
  rulesOf: (/** @type {string} */ game) => `Regeln: ${game}`,
  keys: 'Tastenkürzel',
  copy: 'Link zu dieser Partie kopieren',
  loading: 'Die Regeln werden geladen …',
  noRules: 'Die Regeln ließen sich nicht laden. Bist du offline?',
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
  looking: 'Der Solver schaut in den Stapel und sucht einen Sieg …',
  won: (/** @type {number} */ n) => `Diese Partie ist lösbar, von hier in ${inMoves(n)}.`,
  wonAlready: 'Du hast diese Partie gewonnen.',
  lostDeal: 'Dieses Spiel ist unlösbar, egal wie du spielst.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `Diese Partie ist verloren. Bis Zug ${ply}${by ? ` (${within(by)})` : ''} war sie lösbar.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Diese Partie ist verloren. Nach Zug ${won} war sie noch lösbar, nach Zug ${lost} nicht mehr.`,
  lost: 'Diese Partie ist verloren.',
  unknown: (/** @type {number} */ spent) => `Noch ungeklärt, nach ${tries(spent)}.`,
  unknownAll: (/** @type {number} */ spent) => `Ungeklärt: Der Solver hat nach ${tries(spent)} aufgegeben.`,
  goesOn: 'Die Suche läuft weiter, während du spielst.',
  playedOut: (/** @type {number} */ games) =>
    games === 1
      ? 'Er hat auch eine Partie zu Ende gespielt, ohne Sieg.'
      : `Er hat auch ${whole().format(games)} Partien zu Ende gespielt, ohne Sieg.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Mit neu gemischtem Stapel gewinnt ein schneller Spieler ${wins} von ${counted(of, 'Partie', 'Partien')}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'Geklärt: Du kannst noch gewinnen.',
    lost: 'Geklärt: Diese Partie ist verloren.',
    wasWon: (/** @type {number} */ ply) => `Geklärt: Nach Zug ${ply} war die Partie lösbar.`,
    wasLost: (/** @type {number} */ ply) => `Geklärt: Nach Zug ${ply} war die Partie verloren.`,
  },
  searching: 'Der Solver sucht noch. Spiel ruhig weiter.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} Mio.`,
  failed: 'Der Solver ließ sich nicht laden.',
  noConnection: 'Der Solver ließ sich nicht laden. Bist du offline?',
  refused: 'Der Solver läuft hier nicht: Die Sicherheitsrichtlinie dieser Seite blockiert Worker.',
  next: 'Nächster Zug',
  how: 'Zeig mir, wie',
  mine: 'Zu meiner Partie',
  back: 'Vor diesen Zug',
  backTo: (/** @type {number} */ ply) => `Zurück zu Zug ${ply}`,
  other: 'Neues Spiel',
  on: 'Weitersuchen',
  stop: 'Stopp',
  stopped: 'Angehalten. Noch ungeklärt.',
  keep: 'Nach jedem Zug prüfen',
  keeping: 'Das Urteil bleibt jetzt im Blick. Abschalten kannst du es in den Einstellungen.',
  why: 'Warum?',
  play: 'Spielen',
  fair: 'Tipp',
  knowing: 'Spicken',
  possible: 'Mögliche Züge',
  since: 'Seit wann?',
  thinking: 'Ein Tipp wird gesucht …',
  peeking: 'Der Solver schaut in den Stapel …',
  fairForced: (/** @type {Token} */ move) => `Tipp: ${within(move)}. Das ist dein einziger Zug.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) =>
    `Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Gewinnt ${wins} von ${counted(of, 'Probepartie', 'Probepartien')}.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Tipp: ${within(move)}.${why ? ` ${tell(why)}` : ''} Alles ist aufgedeckt, und das gewinnt.`,
  fairOpenLost: 'Kein Tipp: Alles ist aufgedeckt, und der Solver fand keinen Sieg.',
  fairLost: 'Kein Tipp: Nichts gewinnt mehr, egal wie der Stapel liegt.',
  fairNone: (/** @type {number} */ of) =>
    `Kein Tipp: ${of === 1 ? 'Die eine Probepartie wurde nicht gewonnen' : `Von ${of} Probepartien wurde keine gewonnen`}.`,
  knowingWins: (/** @type {Token} */ move) => `Gespickt: ${within(move)}.`,
  knowingLost: 'Gespickt: Diese Partie ist verloren.',
  knowingUnknown: (/** @type {number} */ spent) => `Gespickt: noch ungeklärt, nach ${tries(spent)}.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Lösbar',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Anfangs lösbar',
  lost: 'Verloren',
  unknown: 'Ungeklärt',
  since: (/** @type {number} */ ply) => `Verloren mit Zug ${ply}`,
  deal: 'Unlösbar',
  working: 'Solver rechnet …',
  more: (/** @type {string} */ standing) => `${standing}: Details`,
};
