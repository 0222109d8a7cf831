// German: words of the table after the first action.

import { withoutRow, countCards as timesOf, lazy, millionsOf, tokenFormatter } from '../shared.js';
import { card, cards, counted, lower, number, place, placeWithin, the, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const integers = lazy(() => new Intl.NumberFormat(locale));

/** @param {Token} token @returns {string} */
const tokenText = (token) => tokenFormatter(token.k in tokens ? tokens : first)(token);

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

const decimals = lazy(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** @param {number} nodes */
const millions = (nodes) => decimals().format(millionsOf(nodes));

/** @param {number} n */
const inMoves = (n) => counted(n, 'Zug', 'Zügen');

/** "1 Million Zügen", "2,5 Millionen Zügen". @param {number} nodes */
const millionMoves = (nodes) => `${millions(nodes)} ${millions(nodes) === '1' ? 'Million' : 'Millionen'} Zügen`;

/** @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? card(name) : `${card(name)} (${n}-mal)`))
    .join(', ');
}

/** Methods of the solver, after „durch“. @type {Record<string, string>} */
const METHODS = {
  rules: 'die Regeln',
  'depth-first-search': 'Tiefensuche',
  annealing: 'simulierte Abkühlung',
  'copy-assignment': 'Zuordnung der Karten zu Grundstapeln',
  'packet-assignment': 'Zuordnung der Karten zu Päckchen',
  'greedy-restarts': 'gierige Partien',
  'pair-deadlock': 'blockierte Paare',
  'deal-enumeration': 'Ausspielen des Gebens',
  abstraction: 'Abstraktion',
  'component-search': 'Tiefensuche',
  'abstraction-refinement': 'Verfeinerung einer Abstraktion',
};

/** @type {Record<string, string>} */
const OUTCOMES = {
  playing: 'läuft die Partie noch',
  won: 'ist die Partie gewonnen',
  stuck: 'steckt die Partie fest',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) => `Zeile ${line}${ply === null ? '' : `, Zug ${ply}`}: ${tokenText(what)}`,
  'text-length': ({ max }) => `Der Text ist zu lang: höchstens ${max} kB.`,
  'text-games': ({ max }) => `Höchstens ${counted(max, 'Partie', 'Partien')}: Der Rest des Textes bleibt unbeachtet.`,
  'text-no-game': () => 'Hier beginnt keine Partie: Eine Partie beginnt mit einer Zeile wie „Game: sly“.',
  'text-no-deal': () => 'Der Partie fehlt das Spiel: Füge darüber eine Zeile wie „Deal: S222-EV9V“ ein.',
  'text-two-deals': () => 'Die Partie hat schon ein Spiel.',
  'text-late': ({ name }) => `„${name}:“ steht nach den Zügen; beginne eine neue Partie mit „Game:“.`,
  'text-long': ({ max }) => `Eine Partie kann höchstens ${counted(max, 'Zug', 'Züge')} haben.`,
  'text-date': ({ text }) => `„${text}“ ist kein Datum: Schreib es wie 1914-06-28.`,
  'text-number': ({ said }) => `Die Zugnummer ${said} ist falsch: Ein Zug fehlt oder ist zu viel.`,
  'text-move': ({ text, what }) => `„${text}“: ${tokenText(what)}`,
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

export const dealing = (/** @type {number} */ n) =>
  `${cards(n)} ${n === 1 ? 'kommt' : 'kommen'} vom Stapel. Tippen oder eine Taste überspringt das.`;

export const dealtAll = 'Der ganze Stapel ist gegeben. „Rückgängig“ nimmt alles zurück.';

export const refusal = {
  close: 'Schließen',
  rule: (/** @type {string} */ number) =>
    number.startsWith('Note') ? number.replace('Note', 'Anmerkung') : `Regel ${number}`,
};

export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tokenText(move),
  moveAndPlace: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tokenText(withoutRow(move))}, ${place(at)}`,
};

export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, die oberste zuletzt`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, die oberste zuletzt.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `Von unten: ${names.map((name) => card(name)).join(', ')}.`,
  keys: 'Tastenkürzel',
  keysSummary: (/** @type {number} */ n) =>
    `Tastenkürzel, ${counted(n, 'Zeile', 'Zeilen')}. Pfeile lesen sie einzeln, Escape schließt die Liste.`,
  keysHint: 'In den Einstellungen kannst du Einzeltasten ändern oder abschalten.',
  /** @type {[key: string, action: string][]} */
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
    ['Umschalt D', 'alles geben, wo das Spiel es erlaubt'],
    ['H', 'Tipp; Eingabe spielt ihn, H wiederholt ihn'],
    ['M', 'Zugliste, wo die Seite eine hat'],
    ['I', 'alle Karten des Platzes zeigen'],
    ['S', 'Stand der Partie vorlesen'],
    ['R', 'letzte Ansage wiederholen'],
    ['L', 'letzten Zug vorlesen'],
    ['/', 'eine Frage oder einen Zug eingeben'],
    ['Strg Z, Strg Y', 'rückgängig, wiederholen'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ action) => `${key}: ${action}`,
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${card(name)}, ${n} von ${of}`,
};

export const menu = {
  title: 'Menü',
  close: 'Schließen',
  newDeal: 'Neues Spiel',
  restart: 'Von vorn',
  solve: 'Noch lösbar?',
  rules: 'Regeln',
  lesson: 'Lektion',
  rulesOf: (/** @type {string} */ game) => `Regeln: ${game}`,
  keys: 'Tastenkürzel',
  copy: 'Link zu dieser Partie kopieren',
  loading: 'Die Regeln werden geladen …',
  noRules: 'Die Regeln ließen sich nicht laden. Bist du offline?',
};

export const linePlayer = {
  play: 'Start',
  pause: 'Pause',
  stepBack: 'Schritt zurück',
  stepForward: 'Schritt vor',
  speed: 'Tempo',
  changeSpeed: (/** @type {string} */ pace) => `${pace} Tempo: ändern`,
  totalTime: (/** @type {number} */ n) => `Gesamtdauer: ${counted(n, 'Sekunde', 'Sekunden')}`,
  takeOver: 'Hier übernehmen',
  replay: 'Wiedergabe',
  slider: 'Zug',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Zug ${n} von ${of}${report ? `: ${report}` : '.'}`,
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  beforeFirst: (/** @type {number} */ of) => `Vor dem ersten von ${inMoves(of)}.`,
  ended: (/** @type {string} */ name) => `${name} beendet: Jetzt spielst du.`,
};

export const advice = {
  searching: 'Der Solver schaut in den Stapel und sucht einen Sieg …',
  won: (/** @type {number} */ n) => `Diese Partie ist lösbar, von hier in ${inMoves(n)}.`,
  wonAlready: 'Du hast diese Partie gewonnen.',
  lostDeal: 'Dieses Spiel ist unlösbar, egal wie du spielst.',
  lostDealOpened:
    'Dieses Spiel kann niemand gewinnen: Der Solver hat es bewiesen. Spiel es, wenn du magst, oder gib ein neues.',
  lostDealShared: 'Dieses Spiel ist unlösbar: Der Solver hat es bewiesen. Wer es öffnet, erfährt es.',
  winnableUntil: (/** @type {number} */ ply, /** @type {Token | null} */ by, /** @type {boolean} */ wasHint) =>
    `Bis Zug ${ply}${by ? ` (${tokenWithin(by)}${wasHint ? ', ein Tipp' : ''})` : ''} war sie lösbar.`,
  winnableBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `Nach Zug ${won} war sie noch lösbar, nach Zug ${lost} nicht mehr.`,
  lost: 'Diese Partie ist verloren.',
  /** "Bewiesen durch Verfeinerung einer Abstraktion, 1.200.000 Zustände." */
  decidedBy: (/** @type {boolean} */ won, /** @type {string} */ method, /** @type {number} */ states) =>
    `${won ? 'Gefunden' : 'Bewiesen'} durch ${METHODS[method] ?? method}${states > 1 ? `, ${integers().format(states)} Zustände` : ''}.`,
  undecided: (/** @type {number} */ spent) => `Noch ungeklärt, nach ${millionMoves(spent)}.`,
  undecidedAtLimit: (/** @type {number} */ spent) =>
    `Ungeklärt: Der Solver hat nach ${millionMoves(spent)} aufgegeben.`,
  searchContinues: 'Die Suche läuft weiter, während du spielst.',
  playedOut: (/** @type {number} */ games) =>
    games === 1
      ? 'Er hat auch eine Partie zu Ende gespielt, ohne Sieg.'
      : `Er hat auch ${integers().format(games)} Partien zu Ende gespielt, ohne Sieg.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `Der Solver spielte mit neu gemischtem Stapel auch ${counted(of, 'schnelle Partie', 'schnelle Partien')} und gewann ${wins}.`,
  followUp: {
    won: 'Geklärt: Du kannst noch gewinnen.',
    lost: 'Geklärt: Diese Partie ist verloren.',
    wasWon: (/** @type {number} */ ply) => `Geklärt: Nach Zug ${ply} war die Partie lösbar.`,
    wasLost: (/** @type {number} */ ply) => `Geklärt: Nach Zug ${ply} war die Partie verloren.`,
  },
  stillSearching: 'Der Solver sucht noch. Spiel ruhig weiter.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} Mio.`,
  failed: 'Der Solver ließ sich nicht laden.',
  fault:
    'Der Solver hat versagt. Das ist unser Fehler; deine Partie ist sicher. Bitte melde es uns, mit dem Link dieser Partie.',
  noConnection: 'Der Solver ließ sich nicht laden. Bist du offline?',
  refused: 'Der Solver läuft hier nicht: Die Sicherheitsrichtlinie dieser Seite blockiert Worker.',
  nextMove: 'Nächster Zug',
  showLine: 'Zeig mir, wie',
  backToGame: 'Zu meiner Partie',
  backBeforeMove: 'Vor diesen Zug',
  backToMove: (/** @type {number} */ ply) => `Zurück zu Zug ${ply}`,
  newDeal: 'Neues Spiel',
  keepSearching: 'Weitersuchen',
  stop: 'Stopp',
  stopped: 'Angehalten. Noch ungeklärt.',
  checkEveryMove: 'Nach jedem Zug prüfen',
  checksEveryMove: 'Das Urteil bleibt jetzt im Blick. Abschalten kannst du es in den Einstellungen.',
  why: 'Warum?',
  neverRoom: 'Wie du auch spielst: Es ist nie Platz, um eines der umrahmten Paare zu trennen.',
  playMove: 'Spielen',
  hint: 'Tipp',
  peek: 'Spicken',
  legalMoves: 'Mögliche Züge',
  sinceWhen: 'Seit wann?',
  seekingHint: 'Ein Tipp wird gesucht …',
  peeking: 'Der Solver schaut in den Stapel …',
  hintForced: (/** @type {Token} */ move) => `Tipp: ${tokenWithin(move)}. Das ist dein einziger Zug.`,
  /** With the hint's reason; below 80 wins in 100 as a guess, with the second best move. */
  hintWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
    /** @type {Token | null} */ second,
  ) => {
    const isGuess = 10 * wins < 8 * of;
    const hint = `${isGuess ? 'Geraten' : 'Tipp'}: ${tokenWithin(move)}.${why ? ` ${tokenText(why)}` : ''}`;
    if (isGuess) return `${hint}${second ? ` Zweitbester Zug: ${tokenWithin(second)}.` : ''}`;
    return why
      ? hint
      : `${hint} ${10 * wins >= 9 * of ? 'Damit gewinnst du fast immer, was auch im Stapel liegt.' : 'Damit gewinnst du meistens, was auch im Stapel liegt.'}`;
  },
  hintProven: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Tipp: ${tokenWithin(move)}. ${why ? tokenText(why) : 'Alles ist aufgedeckt, und das gewinnt.'}`,
  guessHome: (/** @type {Token} */ move) => `Geraten: ${tokenWithin(move)}. Der Solver fand noch keinen Sieg.`,
  noHintOpen: 'Kein Tipp: Alles ist aufgedeckt, und der Solver fand keinen Sieg.',
  noHintLost: (/** @type {number} */ of) =>
    `Kein Tipp: ${of === 1 ? 'Die eine Probepartie ist' : `Alle ${of} Probepartien sind`} nachweislich verloren.`,
  noHintWon: (/** @type {number} */ of) =>
    `Kein Tipp: ${of === 1 ? 'Die eine Probepartie wurde nicht gewonnen' : `Von ${of} Probepartien wurde keine gewonnen`}.`,
  peekMeans: 'Der Solver schaut dabei in den Stapel, und es zählt als Tipp.',
  peekMove: (/** @type {Token} */ move) => `Gespickt: ${tokenWithin(move)}.`,
  peekLost: 'Gespickt: Diese Partie ist verloren.',
  peekUndecided: (/** @type {number} */ spent) => `Gespickt: noch ungeklärt, nach ${millionMoves(spent)}.`,
};

export const solverFinish = {
  label: 'Solver zu Ende spielen lassen',
  means: 'Der Sieg gehört dann dem Solver',
  again: 'Drück noch einmal: Der Solver spielt zu Ende, und der Sieg gehört ihm.',
  stopped: 'Angehalten. Ab hier spielst du.',
};

export const verdict = {
  won: 'Lösbar',
  wasWinnable: 'Lösbares Spiel',
  lost: 'Verloren',
  unknown: 'Ungeklärt',
  lostAtMove: (/** @type {number} */ ply) => `Verloren mit Zug ${ply}`,
  dealLost: 'Unlösbar',
  solving: 'Solver rechnet …',
  details: (/** @type {string} */ standing) => `${standing}: Details`,
};

export const hints = {
  hint: 'Tipp',
  peek: 'Spicken',
  solve: 'Noch lösbar?',
  hintBasis: 'Nur was du siehst',
  peekBasis: 'Schaut in den Stapel',
  nextMove: 'Nächster möglicher Zug',
  possibleMove: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Möglich${of > 1 ? ` (${n} von ${of})` : ''}: ${tokenWithin(move)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Dein einziger Zug: ${tokenWithin(deal)}.`,
  places: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, dann ${placeWithin(to)}` : ''}.`,
  noSolver: 'Der Solver ließ sich nicht laden.',
};

export const end = {
  undo: 'Rückgängig',
  restart: 'Von vorn',
  nextDeal: 'Neues Spiel',
  thisWin: 'Dieser Sieg',
  whereLost: 'Seit wann?',
  whereLostMeans: 'Zeigt den Zug, der die Partie verlor',
  review: 'Rückblick',
};
