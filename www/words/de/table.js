// German: the table, a constant for each part of it.

import { topOf } from '../shared.js';
import {
  capital,
  card,
  cards,
  counted,
  lower,
  number,
  place,
  placesWithin,
  placeTo,
  canGoHome,
  the,
  theRank,
} from './cards.js';
import { CAPTIONS } from './games.js';
import { tokenText } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @typedef {{ place: Place, pile: PileView }} PlacedPile */

/** @param {PlacedPile} pile */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

export const element = {
  notReady: 'Der Tisch ist noch nicht bereit.',
  crashed: 'Etwas ist schiefgegangen. Lade die Seite neu.',
  movesWithoutDeal: '„moves“ braucht einen Spielcode in „deal“ und wurde ignoriert.',
  newDeal: 'Neues Spiel',
  tryAgain: 'Erneut versuchen',
  unproven: 'Dieses Spiel ist vielleicht unlösbar: Die Liste der lösbaren Spiele ließ sich nicht laden.',
  noList: 'Die Liste der lösbaren Spiele ließ sich nicht laden.',
  noReplay: 'Die Wiedergabe ließ sich nicht laden. „Wiederholen“ zeigt die Züge einzeln.',
  noLesson: 'Die Lektion ließ sich nicht laden. Bist du offline?',
  notLoaded: 'Das ließ sich nicht laden. Bist du offline?',
  noAppearance: 'Dieses Aussehen ließ sich nicht laden; nichts hat sich geändert.',
  copied: 'Link kopiert.',
  copyAddress: (/** @type {string} */ address) => `Kopiere diesen Link: ${address}`,
};

/** @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Lösbar',
  gentle: 'Lösbar, leicht',
  medium: 'Lösbar, mittel',
  stern: 'Lösbar, schwer',
  cruel: 'Lösbar, grausam',
  any: 'Beliebig, auch unlösbar',
};

/** @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Leicht',
  medium: 'Mittel',
  stern: 'Schwer',
  cruel: 'Grausam',
};

export const problemGrades = grades;

export const spokenGrade = (/** @type {string} */ grade, /** @type {number} */ n) => `${grade}, Stufe ${n} von vier`;

/** @type {Record<string, string>} */
const SHORT_DEAL_LABELS = {
  'place-and-deal-on': 'Legen',
  'sly-begin-round': 'Runde',
  'empress-turn': 'Aufdecken',
  'turn-card': 'Aufdecken',
  'labyrinth-fill-gaps': 'Füllen',
};

export const frame = {
  site: 'Cadogan',
  toolbar: 'Partie',
  deal: 'Spiel',
  shareDeal: 'Dieses Spiel teilen',
  legalMoves: 'Mögliche Züge',
  legalMovesShort: 'Züge',
  keys: {
    undo: { label: 'Rück\u00adgängig', spoken: 'Rückgängig' },
    redo: { label: 'Wieder\u00adholen', spoken: 'Wiederholen' },
    safe: { label: 'Sichere', spoken: 'Sichere Karten ablegen' },
    deal: { label: 'Geben', spoken: 'Geben' },
    'deal-all': { label: 'Alle', spoken: 'Alles geben' },
    hint: { label: 'Tipp', spoken: 'Tipp' },
    'new-deal': { label: 'Neu', spoken: 'Neues Spiel' },
    share: { label: 'Teilen', spoken: 'Teilen' },
    menu: { label: 'Menü', spoken: 'Menü' },
  },
  wide: { safe: 'Sichere Karten ablegen', 'deal-all': 'Alles geben', 'new-deal': 'Neues Spiel' },
  /** @type {(token: Token) => string} */
  dealShort: ({ k }) => SHORT_DEAL_LABELS[k] ?? 'Geben',
};

/** @type {Record<string, string>} */
const SHORT_NOTES = {
  'fairie-bare-king': 'blank',
  'labyrinth-grace-any': 'bereit',
  'labyrinth-grace-not-yet': 'Notfall',
};

export const board = {
  label: (/** @type {string} */ game) => `${game}: die Karten auf dem Tisch`,
  keys: 'Pfeiltasten gehen von Platz zu Platz. Eingabe wählt und spielt. Fragezeichen zeigt alle Tastenkürzel.',
  /** @type {{ [area in import('../../table/board/regions.js').RegionName]: string }} */
  regions: { stock: 'Stapel und Hand', foundations: 'Grundstapel', tableau: 'Auslage', reserve: 'Neben der Auslage' },
  selected: (/** @type {string} */ label) => `${label}, gewählt`,
  target: (/** @type {Card} */ name) => `${the(name)} kann hierher`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, goesHome, available, next, complete } = shown;
    const what = () => {
      if (count && next) return `${card(topOf(shown))}, ${cards(count)}; als Nächstes ${theRank(next)}`;
      if (complete) return `vollständig, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return next ? `leer; als Nächstes ${theRank(next)}` : 'leer';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} auf ${the(shown.cards.slice(0, 2), 'dat')}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const state = () => {
      if (goesHome) return ', passt';
      if (at.row !== null && count) return available ? ', frei' : ', blockiert';
      return crossed && available ? ', frei' : '';
    };
    return `${place(at)}: ${what()}${state()}`;
  },
  noteShort: (/** @type {Token} */ token) =>
    token.k === 'empress-black-talon' ? `schw. ${token.cards}` : (SHORT_NOTES[token.k] ?? tokenText(token)),
  next: 'dann',
  full: 'voll',
  left: (/** @type {number} */ n) => `noch ${n}`,
  leftBeside: (/** @type {number} */ _n) => 'übrig',
  open: 'mehr',
  folded: (/** @type {number} */ n) => `noch ${n}`,
  foldedShort: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `Noch ${n}: alle zeigen`,
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: ${place(at)} zeigen`,
};

/** @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Gib die nächste Karte.',
  'deal-on': () => 'Geben bis zur nächsten Wahl',
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} Leg sie ab oder gib bis zur nächsten Wahl.`,
};

/** @typedef {import('../en/table.js').Dealt} Dealt */

/** @type {{ [level in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((pile) => pile.goesHome).length;
    return `${capital(number(count))} gegeben${n ? `, ${number(n)} ${n === 1 ? 'passt' : 'passen'}` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const homePiles = piles.filter((pile) => pile.goesHome).map((pile) => pile.place);
    const n = homePiles.length;
    const detail = n ? `, ${number(n)} ${n === 1 ? 'passt' : 'passen'}: ${placesWithin(homePiles, row !== null)}` : '';
    return `${capital(number(count))} ${count === 1 ? 'Karte' : 'Karten'} gegeben${detail}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, goesHome }) =>
        `${names.map((name) => card(name)).join(', ')} ${row === null ? placeTo(at) : `in ${placesWithin([at], true)}`}${goesHome ? ', passt' : ''}`,
    );
    const what = count === 1 ? 'Eine Karte' : `${capital(number(count))} Karten`;
    return `${row === null ? what : `Reihe ${row}`} gegeben: ${each.join('; ')}.`;
  },
};

export const play = {
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tokenText(token),
  dealAll: (/** @type {number} */ n) => `Alles geben: ${cards(n)}, ohne anzuhalten`,
  stockEmpty: 'Der Stapel ist leer.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. Ablegen geht jetzt nicht.`,
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inStock: (/** @type {number} */ n) => `${n} im Stapel`,
  lastMove: (/** @type {string[]} */ report) => `Zuletzt: ${report.join(' ')}`,
  noMoves: 'Noch kein Zug.',
  noMovablePile: 'Kein Platz hat einen Zug.',
  onlyMovablePile: (/** @type {string} */ label, /** @type {string} */ detail) =>
    `${label}${detail ? `; ${detail}` : ''}. Es ist der einzige.`,
  gameOpened: (
    /** @type {string} */ game,
    /** @type {string | null} */ deal,
    /** @type {string} */ state,
    hasKeys = true,
  ) =>
    `${game}${deal ? `, Spiel ${deal}` : ''}. ${state}${hasKeys ? ' Drück D zum Geben oder Fragezeichen für alle Tastenkürzel.' : ''}`,
  targetCount: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${n === 1 ? 'Ein Platz' : `${capital(number(n))} Plätze`} für ${the(name, 'acc')}. Drück N für den nächsten.`,
  numberedMoves: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((move, n) => `${n + 1}, ${lower(move)}`).join('; ')}. Drück die Nummer.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Drück noch einmal: ${tokenWithin(deal)}.`,
  homeFirst: (/** @type {Card} */ name) => `${capital(the(name))} könnte zuerst abgelegt werden.`,
  runSelected: (/** @type {Card} */ first, /** @type {number} */ n) => `${cards(n)} ab ${card(first)}: Wähl das Ziel.`,
  playOrPair: (/** @type {boolean} */ hasChoice) =>
    hasChoice
      ? 'Mehrere passen dazu: Wähle eine, und beide werden abgelegt. Mit jeder anderen wird es für immer ein Paar.'
      : 'Wähle eine Karte: Lässt sie sich ablegen, gehen beide; sonst sind sie für immer ein Paar.',
  playHome: () => 'Ablegen',
  placeOn: (/** @type {Card} */ name) => `${capital(the(name, 'acc'))} darauflegen`,
  crossesExplained: (/** @type {string} */ prompt) => `${prompt} Ein kleines Dach zeigt freie Karten.`,
  safeExplained: (/** @type {string} */ prompt) => `${prompt} Sicher sind Karten, die keine andere mehr braucht.`,
  whichMove: (/** @type {PlacedPile} */ first, /** @type {PlacedPile} */ second) =>
    `${capital(nameOf(first))} und ${nameOf(second)}:`,
};

export const finish = {
  label: 'Zu Ende',
  spoken: (/** @type {number} */ n) => `Zu Ende: ${last(n)} spielen`,
  ready: (/** @type {number} */ n) => `Drück „Zu Ende“ für ${last(n)}.`,
  playing: (/** @type {number} */ n) => `Noch ${counted(n, 'Zug', 'Züge')} bis zum Ende.`,
  playingFound: (/** @type {number} */ n) => `Der Solver spielt seinen Sieg: noch ${counted(n, 'Zug', 'Züge')}.`,
  stop: 'Stopp',
  stopped: 'Angehalten. „Zu Ende“ spielt weiter.',
};

/** "den letzten Zug", "die letzten 14 Züge". @param {number} n */
function last(n) {
  return n === 1 ? 'den letzten Zug' : `die letzten ${n} Züge`;
}
