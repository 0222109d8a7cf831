// German: questions and moves that the player types, and the answers.

import { capital, card, cards, counted, lower, number, place, placeFrom, placeWithin, rank, the } from './cards.js';
import { tokenText } from './tokens.js';
import { withoutRow } from '../shared.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {{ move: Token, from: Place | null, apart: Place | null }} NamedMove */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @type {import('../command-line.js').Grammar} */
export const grammar = {
  stopWords: [
    ...['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'alle', 'es', 'ich', 'man'],
    ...['ist', 'sind', 'liegt', 'liegen', 'kann', 'können', 'darf', 'dürfen', 'wird', 'werden', 'bitte', 'mir', 'mein'],
    ...['meine', 'karte', 'karten', 'denn'],
  ],
  numbers: {
    ...{ eins: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
    ...{ funf: 5, elf: 11, zwölf: 12, zwolf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, funfzehn: 15 },
    ...{ sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20 },
  },
  ranks: {
    ...{ A: ['Ass', 'Asse', 'As', 'Asses', 'Assen'], 2: ['Zwei', 'Zweien'], 3: ['Drei', 'Dreien'] },
    ...{ 4: ['Vier', 'Vieren'], 5: ['Fünf', 'Fünfen', 'fuenf'], 6: ['Sechs', 'Sechsen'], 7: ['Sieben', 'Siebenen'] },
    ...{ 8: ['Acht', 'Achten'], 9: ['Neun', 'Neunen'], T: ['Zehn', 'Zehnen'], J: ['Bube', 'Buben'] },
    ...{ Q: ['Dame', 'Damen'], K: ['König', 'Könige', 'Königen', 'koenig', 'koenige'] },
  },
  suits: {
    C: ['Kreuz', 'Treff'],
    D: ['Karo', 'Karos'],
    H: ['Herz', 'Herzen'],
    S: ['Pik', 'Piks'],
  },
  to: ['auf', 'in', 'ins', 'zu', 'zum', 'zur', 'nach', 'mit', 'und'],
  home: ['ablegen', 'ab', 'abgelegt', 'Grundstapel'],
  play: ['spiele', 'spiel'],
  place: ['lege', 'leg', 'ziehe', 'zieh', 'setze'],
  commands: {
    where: ['wo {cards}', 'finde {cards}', 'wo sehe {cards}', 'suche {cards}'],
    canGoHome: [
      'ablegen',
      'was ablegen',
      'was abgelegt',
      'passt',
      'was passt',
      'welche passt',
      'welche passen',
      'passend',
    ],
    nextOn: [
      'was braucht {place}',
      'was will {place}',
      '{place} braucht',
      'nächste {place}',
      'nächste auf {place}',
      'was als nächstes auf {place}',
      'was folgt auf {place}',
    ],
    allNext: [
      'gebraucht',
      'was gebraucht',
      'Grundstapel',
      'was brauchen Grundstapel',
      'nächste',
      'als nächstes',
      'was als nächstes',
    ],
    readPile: [
      'unter {place}',
      'was unter {place}',
      'was in {place}',
      'was auf {place}',
      'lies {place}',
      'zeig {place}',
      'zeige {place}',
    ],
    goTo: ['gehe {place}', 'gehe zu {place}', 'gehe auf {place}', 'zu {place}'],
    movesOf: ['Züge {place}', 'mögliche Züge {place}', 'Züge von {place}', 'Züge aus {place}', 'wohin {place}'],
    movesOfFocused: ['Züge hier', 'mögliche Züge hier', 'hier'],
    moves: ['Züge', 'mögliche Züge', 'was tun', 'was spielen', 'was möglich'],
    whyMove: [
      'warum nicht {place} auf {place}',
      'warum nicht {place} in {place}',
      'warum nicht {place} zu {place}',
      'warum {place} nicht auf {place}',
      'warum {place} nicht in {place}',
      'warum {place} auf {place}',
      'warum {place} in {place}',
    ],
    whyFocused: ['warum', 'warum nicht', 'warum hier', 'warum hier nicht', 'wieso', 'wieso nicht'],
    whyStuck: [
      'warum {place}',
      'warum nicht {place}',
      'warum {place} nicht',
      'warum {place} nicht weg',
      'was hält {place}',
    ],
    state: ['Stand', 'wie steht', 'wie steht Spiel', 'Spielstand'],
    repeat: ['nochmal', 'nochmals', 'noch einmal', 'wiederhole', 'sag nochmal'],
    lastMove: ['zuletzt', 'letzter Zug', 'was geschehen', 'was passiert'],
    undo: ['zurück', 'Zug zurück', 'rückgängig', 'nimm zurück'],
    redo: ['vor', 'wieder vor', 'wiederholen'],
    deal: ['geben', 'gib', 'weiter', 'weitergeben', 'weiter geben', 'aufdecken'],
    hint: ['Tipp'],
    lesson: ['Lektion', 'erste Lektion', 'erste Tafel'],
    solve: ['lösbar', 'noch lösbar', 'zu gewinnen', 'noch zu gewinnen', 'gewinnbar', 'lösen'],
    help: ['Hilfe', 'Hilfe {number}'],
    // Cards or a pile alone come last, so that the commands above are not read as names.
    cards: ['{cards}'],
    pile: ['{place}'],
  },
};

/** @param {NamedMove} named */
const named = ({ move, from, apart }) =>
  [tokenWithin(apart ? withoutRow(move) : move), from && placeFrom(from), apart && place(apart)]
    .filter(Boolean)
    .join(', ');

/** `single` stands for one omitted item, in its gender. @param {string[]} shown @param {number} omitted @param {string} between @param {'eine weitere' | 'ein weiterer'} single */
const some = (shown, omitted, between, single) =>
  shown.join(between) + (omitted ? `${between}und ${omitted === 1 ? single : `${number(omitted)} weitere`}` : '');

export const commandLine = {
  label: 'Fragen oder spielen',
  example: 'wo sind die Asse',
  close: 'Schließen',
  allCovered: 'Keine solche Karte liegt obenauf.',
  unknown: (/** @type {string} */ text) =>
    `„${text}“ verstehe ich nicht. Tippe „Hilfe“, um zu sehen, was du fragen kannst.`,
  cardsAt: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ omitted) =>
    `${some(
      found.map(
        ({ card: name, place: at, under }) =>
          `${card(name)}: ${placeWithin(at)}${under ? `, unter ${counted(under, 'Karte', 'Karten')}` : ''}`,
      ),
      omitted,
      '; ',
      'eine weitere',
    )}.`,
  noCards: (/** @type {number} */ stock) =>
    stock ? 'Keine ist zu sehen; der Stapel ist noch nicht leer.' : 'Auf dem Tisch liegt keine.',
  movesHome: (/** @type {NamedMove[]} */ moves) =>
    `${counted(moves.length, 'Zug', 'Züge')} zum Ablegen: ${moves.map(named).join('; ')}.`,
  noMovesHome: 'Jetzt passt keine Karte.',
  nextOn: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${place(at)} ist vollständig.`;
    return next ? `${place(at)} braucht als Nächstes ${the(next, 'acc')}.` : `${place(at)} ist kein Grundstapel.`;
  },
  allNext: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length
      ? `${all.map(({ place: at, next }) => `${place(at)}: ${rank(next)}`).join('; ')}.`
      : 'Alle sind vollständig.',
  pileContents: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ omitted) => {
    if (!names.length) return `${place(at)} ist leer.`;
    const [top, ...others] = names.map((name) => card(name));
    if (!others.length) return `${place(at)}: nur ${top}.`;
    return `${place(at)}, ${cards(names.length + omitted)}, von oben: ${some([top, ...others], omitted, ', ', 'eine weitere')}.`;
  },
  faceDown: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}: ${cards(n)}, verdeckt.`,
  moves: (/** @type {Place | null} */ at, /** @type {NamedMove[]} */ moves, /** @type {number} */ omitted) => {
    const all = moves.length + omitted;
    const from = at ? ` ${placeFrom(at)}` : '';
    return all
      ? `${counted(all, 'Zug', 'Züge')}${from}: ${some(moves.map(named), omitted, '; ', 'ein weiterer')}.`
      : `Kein Zug${from}.`;
  },
  noSuchMove: 'Diesen Zug gibt es jetzt nicht.',
  atProblem: 'Bei einem Problem geht das nicht. Seine Knöpfe helfen dir.',
  ambiguous: (/** @type {NamedMove[]} */ moves) => `Welcher? ${capital(moves.map(named).join('; oder '))}.`,
  movable: (/** @type {Place} */ at) => `${capital(placeFrom(at))} kannst du spielen.`,
  help: [
    'Fragen: wo sind die Asse; was passt; was wird gebraucht; was braucht Herz steigend; was liegt unter Päckchen 7.',
    'Nach Zügen fragen: Züge; Züge von Päckchen 7; warum Päckchen 7; warum Päckchen 7 auf Päckchen 8; Tipp; ist es lösbar.',
    'Spielen: Herz-Dame ablegen; Pik-Zehn auf Päckchen 7; Päckchen 3 auf Päckchen 5; oder in Notation, p3>c+.',
    'Und: gehe zu Päckchen 7; geben; rückgängig; wiederholen; Stand; nochmal; zuletzt; Lektion. Escape führt zu den Karten zurück.',
  ],
  nextHelp: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Tippe „Hilfe ${n + 1}“ für mehr.` : 'Das war alles.',
};
