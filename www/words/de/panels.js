// German: dialogs and panels, a constant for each.

import { lazy } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'Zug', 'Züge');
const inMoves = (/** @type {number} */ n) => count(n, 'Zug', 'Zügen');
const deals = (/** @type {number} */ n) => (n === 1 ? 'Letztes Spiel' : `Letzte ${n} Spiele`);

export const dialog = {
  close: 'Schließen',
};

export const menu = {
  title: 'Menü',
  games: 'Die Patiencen',
  thisGame: 'Diese Partie',
  newDeal: 'Neues Spiel',
  daily: 'Spiel des Tages',
  problems: 'Probleme',
  makeProblem: 'Problem daraus erstellen',
  restart: 'Von vorn',
  previous: 'Vorige Partie',
  bookmark: 'Lesezeichen setzen',
  bookmarked: 'Lesezeichen gesetzt. Das Menü bringt dich hierher zurück.',
  toBookmark: (/** @type {number} */ ply) => `Zurück zum Lesezeichen bei Zug ${ply}`,
  solve: 'Noch lösbar?',
  moves: 'Zugliste',
  review: 'Rückblick auf diese Partie',
  giveUp: 'Diese Partie aufgeben',
  rules: 'Regeln',
  lesson: 'Lektion',
  share: 'Teilen',
  shareGame: 'Partie teilen oder speichern',
  code: 'Code oder Link eingeben',
  yourCards: 'Eigene Karten',
  text: 'Partie als Text öffnen',
  otherGames: 'Andere Patience',
  site: 'Cadogan',
  start: 'Startseite',
  settings: 'Einstellungen',
  statistics: 'Statistik',
  storage: 'Gespeicherte Daten',
  newVersion: 'Neue Version verwenden',
  keys: 'Tastenkürzel',
};

export const code = {
  title: 'Code oder Link eingeben',
  open: 'Öffnen',
  hint: 'Ein Code nennt auch die Patience: S7Q3-K9X2. Großschreibung und Bindestriche sind egal.',
};

export const rules = {
  title: 'Regeln',
  of: 'Regeln von',
  failed: 'Die Regeln ließen sich nicht laden. Bist du offline?',
};

export const settings = {
  title: 'Einstellungen',
  language: { name: 'Sprache', auto: 'Wie im Browser' },
  appearance: 'Aussehen',
  theme: { name: 'Farben', auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  suits: { name: 'Kartenfarben', two: 'Zwei Farben', four: 'Vier Farben' },
  faces: { name: 'Kartenbild', index: 'Großer Index', classic: 'Klassisch', night: 'Großer Index, dunkle Karten' },
  indices: {
    name: 'Buchstaben auf den Karten',
    auto: 'Wie die Sprache',
    en: 'A K Q J',
    de: 'A K D B',
    fr: 'A R D V',
  },
  contrast: { name: 'Kontrast', auto: 'Wie das System', more: 'Schwarz und Weiß' },
  magnify: {
    name: 'Kartengröße',
    auto: 'Wie der Seitenzoom',
    off: 'Ganzer Tisch',
    1.5: '150\u202f%',
    2: '200\u202f%',
    3: '300\u202f%',
    4: '400\u202f%',
  },
  felt: { name: 'Tuch', green: 'Grün', blue: 'Blau', rose: 'Rosa', stone: 'Grau' },
  back: { name: 'Rückseite', trellis: 'Gitter', scales: 'Schuppen', waves: 'Wellen' },
  controls: 'Bedienung',
  hand: { name: 'Knöpfe für die', right: 'Rechte Hand', left: 'Linke Hand' },
  packets: { name: 'Päckchen', auto: 'Auf breiten Tischen gefächert', fanned: 'Gefächert', squared: 'Geschlossen' },
  next: { name: 'Nächste Karte jedes Grundstapels', on: 'Gezeigt', off: 'Verborgen' },
  dealt: { name: 'Geben animieren', first: 'Die ersten Male', always: 'Immer', never: 'Nie' },
  dealing: { name: 'Ein Druck gibt', decision: 'Bis zur nächsten Wahl', card: 'Eine Karte' },
  safe: { name: 'Sichere Karten', asked: 'Auf Wunsch ablegen', auto: 'Sofort ablegen' },
  speed: { name: 'Tempo der Animation', normal: 'Normal', slow: 'Langsam', quick: 'Schnell', none: 'Aus' },
  solver: 'Solver',
  deals: {
    name: 'Neue Spiele',
    winnable: 'Lösbar',
    gentle: 'Leicht',
    medium: 'Mittel',
    stern: 'Schwer',
    cruel: 'Grausam',
    any: 'Beliebig',
  },
  crosses: { name: 'Freie Karten markieren', grace: 'Bei der Gnade', always: 'Immer' },
  verdict: { name: 'Auf verlorene Partien prüfen', asked: 'Auf Wunsch', always: 'Nach jedem Zug' },
  keyboard: 'Tastatur',
  keys: { name: 'Einzeltasten', on: 'An', off: 'Aus' },
  keyNames: {
    d: 'Geben',
    h: 'Tipp',
    n: 'Nächster Platz für die Karte',
    b: 'Voriger Platz für die Karte',
    i: 'Alle Karten des Platzes zeigen',
    s: 'Stand der Partie vorlesen',
    r: 'Letzte Ansage wiederholen',
    l: 'Letzten Zug vorlesen',
    m: 'Zugliste',
    1: 'Zu Stapel und Hand',
    2: 'Zu den Grundstapeln',
    3: 'Zur Auslage',
    4: 'Zu den anderen Plätzen',
    '/': 'Eine Frage oder einen Zug eingeben',
    '?': 'Alle Tastenkürzel',
  },
  keysLead: 'Wähle ein Feld und drück eine neue Taste. Kürzel gelten, solange der Tisch den Fokus hat.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ action) =>
    `${key} ist schon mit „${action}“ belegt. Wähle dafür zuerst eine andere Taste.`,
  keyUnfit: 'Nimm einen Buchstaben, eine Ziffer oder ein Zeichen.',
  keySet: (/** @type {string} */ key, /** @type {string} */ action) => `${action}: ${key}.`,
  keysReset: 'Zurücksetzen',
  keysWereReset: 'Tastenkürzel zurückgesetzt.',
  sounds: 'Ton und Sprache',
  speech: {
    name: 'Screenreader-Ansagen',
    normal: 'Das Wichtige',
    full: 'Jede gegebene Karte',
    brief: 'Nur Änderungen',
  },
  sound: { name: 'Töne', off: 'Aus', on: 'An' },
};

export const soundOffer = {
  ask: 'Möchtest du die Karten hören?',
  on: 'Töne an',
  off: 'Nein',
};

export const settingsHelp = {
  theme: {
    auto: 'Hell oder dunkel, wie dein System.',
    light: 'Helles Papier und ein blasses Tuch.',
    dark: 'Dunkles Papier und ein dunkles Tuch.',
  },
  suits: {
    two: 'Pik und Kreuz sind schwarz, Herz und Karo rot.',
    four: 'Kreuz ist grün und Karo blau; in „Empress of India“ zwei Rot- und zwei Schwarztöne.',
  },
  faces: {
    index: 'Wert und Farbe groß, in jeder Größe lesbar.',
    classic: 'Figuren und Zeichen wie auf alten Karten, wo die Karten groß genug sind.',
    night: 'Dunkle Karten mit hellen Zeichen.',
  },
  indices: {
    auto: 'Buchstaben für König, Dame und Bube in der Sprache der Seite.',
    en: 'King, Queen, Jack: Buchstaben wie auf englischen Karten.',
    de: 'König, Dame, Bube: Buchstaben wie auf deutschen Karten.',
    fr: 'Roi, Dame, Valet: Buchstaben wie auf französischen Karten.',
  },
  contrast: {
    auto: 'Schwarz und Weiß, wenn dein System mehr Kontrast verlangt.',
    more: 'Schwarz und Weiß: rote Farben hohl, gewählte Karten invertiert.',
  },
  magnify: {
    auto: 'Die Karten wachsen mit dem Seitenzoom; verschieb den Tisch für den Rest. Zwei Finger gehen auch.',
    off: 'Der ganze Tisch passt immer; mit zwei Fingern vergrößerst du ihn.',
    1.5: 'Karten mit 150\u202f%; verschieb den Tisch für den Rest.',
    2: 'Karten mit 200\u202f%; verschieb den Tisch für den Rest.',
    3: 'Karten mit 300\u202f%; verschieb den Tisch für den Rest.',
    4: 'Karten mit 400\u202f%; verschieb den Tisch für den Rest.',
  },
  felt: {
    green: 'Ein grünes Tuch unter den Karten.',
    blue: 'Ein blaues Tuch unter den Karten.',
    rose: 'Ein rosa Tuch unter den Karten.',
    stone: 'Ein graues Tuch unter den Karten.',
  },
  back: {
    trellis: 'Ein Gitter auf den Rückseiten.',
    scales: 'Schuppen auf den Rückseiten.',
    waves: 'Wellen auf den Rückseiten.',
  },
  packets: {
    auto: 'Auf breiten Tischen siehst du jede Karte eines Päckchens.',
    fanned: 'Du siehst jede Karte eines Päckchens, auch wenn sie klein ist.',
    squared: 'Ein Päckchen zeigt seine oberste Karte und eine Zahl; öffne es für den Rest.',
  },
  next: {
    on: 'Jeder Grundstapel zeigt seine nächste Karte.',
    off: 'Jeder Grundstapel zeigt, wie viele Karten er hat.',
  },
  hand: {
    right: 'Im Querformat sind die Knöpfe rechts.',
    left: 'Im Querformat sind die Knöpfe links.',
  },
  dealt: {
    first: 'Die ersten Male siehst du Karte für Karte; eine Taste oder Tippen überspringt das.',
    always: 'Du siehst immer Karte für Karte; eine Taste oder Tippen überspringt das.',
    never: 'Gegebene Karten liegen sofort an ihrem Platz.',
  },
  dealing: {
    decision: 'Das Geben geht weiter, bis du etwas zu entscheiden hast.',
    card: 'Jeder Druck gibt eine Karte.',
  },
  safe: {
    asked: 'Karten, die du sicher ablegen kannst, warten auf dich.',
    auto: 'Karten, die du sicher ablegen kannst, werden automatisch abgelegt.',
  },
  speed: {
    normal: 'Ein Zug dauert eine sechstel Sekunde.',
    slow: 'Züge sind langsam genug zum Mitverfolgen.',
    quick: 'Züge dauern halb so lang wie üblich.',
    none: 'Karten springen an ihren Platz.',
  },
  deals: {
    winnable: 'Der Solver hat jedes Spiel gewonnen, das du bekommst.',
    gentle: 'Die leichtesten lösbaren Spiele: Wer jedem Tipp folgt, gewinnt etwa 9 von 10 oder mehr.',
    medium: 'Die übrigen Spiele der leichteren Hälfte.',
    stern: 'Das zweitschwerste Viertel der lösbaren Spiele.',
    cruel: 'Das schwerste Viertel; der Solver hat jedes davon gewonnen.',
    any: 'Ganz zufällige Spiele; einige sind unlösbar.',
  },
  crosses: {
    grace: 'Freie Karten tragen ein kleines Dach bei der Gnade und bei einem Tipp.',
    always: 'Freie Karten tragen immer ein kleines Dach.',
  },
  verdict: {
    asked: 'Der Solver prüft, wenn du „Noch lösbar?“ fragst.',
    always: 'Der Solver prüft nach jedem Zug, und sein Urteil bleibt im Blick.',
  },
  speech: {
    normal: 'Sagt jeden Zug mit seinem Ergebnis an, und welche gegebenen Karten passen.',
    full: 'Sagt jede gegebene Karte und ihren Platz an.',
    brief: 'Sagt nur an, was jeder Zug ändert.',
  },
  keys: {
    on: 'Einzelne Buchstaben und Ziffern sind Kürzel, solange der Tisch den Fokus hat.',
    off: 'Einzelne Buchstaben und Ziffern tun nichts; Pfeile, Eingabe, Escape und Strg Z gelten weiter.',
  },
  sound: {
    off: 'Still.',
    on: 'Karten klingen, wenn sie landen; ein Sieg hat einen Akkord.',
  },
};

const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazy(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Spiel des Tages',
  lead: 'Ein lösbares Spiel jeder Patience, für alle dasselbe. Ein Sieg in einem davon hält die Serie. Neue Spiele um Mitternacht UTC.',
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Heute',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  beforeNumber: (/** @type {string} */ name) => `${name}, `,
  afterNumber: (/** @type {Date} */ date, /** @type {'won' | 'finished' | 'begun' | 'none'} */ state) =>
    `. ${month().format(date)}: ${{ won: 'gewonnen', finished: 'mit Hilfe beendet', begun: 'läuft', none: 'noch nicht gespielt' }[state]}`,
};

export const share = {
  title: 'Teilen',
  choices: 'Was du teilst',
  deal: 'Spiel',
  dealHint: 'Dieselben Karten, von Anfang an.',
  position: 'Stellung',
  positionHint: (/** @type {number} */ n) => `Von hier weiterspielen, nach ${inMoves(n)}.`,
  replay: 'Partie',
  replayHint: (/** @type {number} */ n) =>
    n === 1 ? 'Den einen Zug ansehen und jederzeit übernehmen.' : `Alle ${moves(n)} ansehen und jederzeit übernehmen.`,
  result: 'Ergebnis',
  resultHint: (/** @type {number} */ n, /** @type {number} */ hints) =>
    `Dieselben Karten, mit deinem Ergebnis: ${moves(n)}, ${withHints(hints)}, nicht gewonnen.`,
  sheetTitle: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Link',
  copy: 'Link kopieren',
  send: 'Senden an …',
  embed: 'Auf deiner Seite einbetten',
  copied: 'Kopiert: ',
  noCopy: 'Kopieren ist blockiert. Der Link ist markiert: Kopiere ihn selbst.',
  qr: 'QR-Code des Links: Scanne ihn mit dem Handy.',
  noQr: 'Der Link ist zu lang für einen QR-Code.',
  asText: 'Die Partie als Text',
  copyText: 'Text kopieren',
  saveText: 'Als Datei speichern',
  textCopied: 'Partie als Text kopiert.',
  noTextCopy: 'Kopieren ist blockiert. Speichere die Partie stattdessen als Datei.',
};

/** @param {number} n */
const withHints = (n) => (n ? `mit ${count(n, 'Tipp', 'Tipps')}` : 'ohne Tipps');

export const challenge = {
  title: 'Spiel eines Freundes',
  returned: 'Ergebnis deines Freundes',
  result: (/** @type {import('../../pkg/patience_tools_wasm.js').SentResult} */ sent) => {
    const hints = withHints(sent.hints);
    if (!sent.won) return `Ein Freund hat hier ${moves(sent.moves)} gespielt, ${hints}, und nicht gewonnen.`;
    if (sent.finisher === 'solver')
      return `Ein Freund hat dieses Spiel begonnen, und der Solver hat es in ${inMoves(sent.moves)} gewonnen.`;
    if (sent.finisher === 'successor')
      return `Ein Freund hat dieses Spiel mittendrin übernommen und nach insgesamt ${inMoves(sent.moves)} gewonnen.`;
    return `Ein Freund hat dieses Spiel in ${inMoves(sent.moves)} gewonnen, ${hints}.`;
  },
  turn: 'Jetzt du.',
  play: 'Spielen',
  won: (/** @type {number} */ n, /** @type {number | null} */ hints) =>
    `Du hast es in ${inMoves(n)} gewonnen${hints === null ? '' : `, ${withHints(hints)}`}.`,
  both: 'Beide Ergebnisse ansehen',
  playAgain: 'Noch einmal spielen',
};

export const yourCards = {
  title: 'Eigene Karten',
  lead: 'Am Küchentisch gegeben? Gib die Karten in der Reihenfolge ein, in der sie vom Stapel kommen.',
  game: 'Patience',
  cards: 'Karten, etwa TH 2C 10S',
  inOrder: 'Der Reihe nach',
  inStock: 'Noch im Stapel',
  removeLast: 'Letzte Karte entfernen',
  clear: 'Leeren',
  play: 'Spielen',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} von ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, noch ${n}`,
  typedCard: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Karte ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': keine Karte', extra: ': eine zu viel' }[state]}`,
  incomplete: (/** @type {string} */ sentence) => `Noch nicht vollständig. ${sentence}`,
};

export const text = {
  title: 'Partie als Text öffnen',
  lead: 'Füge eine Partie ein, zieh ihre Datei hierher oder wähle eine.',
  field: 'Text einer oder mehrerer Partien',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Datei wählen',
  found: (/** @type {number} */ n) => (n === 1 ? 'Eine Partie.' : n ? `${n} Partien: Wähle eine.` : 'Keine Partien.'),
  someDamaged: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'Eine Partie lässt' : `${good} Partien lassen`} sich öffnen; ${
      bad === 1 ? 'eine ist' : `${bad} sind`
    } beschädigt.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Partie ${n} von ${of} wird gelesen …`,
  tooMany: (/** @type {number} */ n) =>
    n === 1
      ? 'Höchstens eine Partie; der Rest bleibt unbeachtet.'
      : `Höchstens ${n} Partien; der Rest bleibt unbeachtet.`,
  allDamaged: 'Keine Partie in diesem Text lässt sich öffnen.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'eigene Karten'}`,
  summary: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'läuft', won: 'gewonnen', stuck: 'kein Zug mehr' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Öffnen',
  watch: 'Ansehen',
  tooLong: 'Das ist zu lang: höchstens 1 MB.',
  unreadable: 'Die Datei ließ sich nicht lesen.',
};

const shortMonth = lazy(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazy(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = {
  hint: 'einfach',
  peek: 'gespickt',
  verdict: '„Noch lösbar?“',
  shown: '„Zeig mir, wie“',
};

export const statistics = {
  title: 'Statistik',
  none: 'Noch nichts gezählt. Ein Spiel zählt ab deinem ersten Zug.',
  rule: 'Jedes Spiel zählt einmal, ab deinem ersten Zug; auch ein späterer Sieg zählt. Mittendrin übernommene Partien zählen nicht. Diese Zahlen bleiben auf diesem Gerät.',
  yourCards: (/** @type {string} */ name) => `${name}, eigene Karten`,
  deviceOnly: 'Nur auf diesem Gerät',
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'Partie' : 'Partien'),
    won: () => 'gewonnen',
    dayStreak: (/** @type {number} */ n) => `${n === 1 ? 'Tag' : 'Tage'} in Serie (Spiel des Tages)`,
    longestStreak: () => 'längste Serie (Spiel des Tages)',
  },
  savedData: 'Auf diesem Gerät gespeichert',
  asTable: 'Als Tabelle',
  wins: 'Siege nach Patience',
  careful: 'Sorgfältiger Spieler',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} von ${played}`,
  percent: (/** @type {number} */ n) => `${n}\u202f%`,
  game: 'Patience',
  games: 'Partien',
  moves: 'Züge',
  movesOfWins: 'Züge in gewonnenen Partien',
  noWins: 'Gewinne eine Partie, dann stehen hier ihre Züge.',
  bestOf: (/** @type {number} */ n) => `Rekord, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} bis ${to}`),
  days: 'Spiele des Tages',
  noDays: 'Du hast noch kein Spiel des Tages gespielt.',
  begun: 'Gespielt',
  notPlayed: 'Nicht gespielt',
  today: 'Heute',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Monat',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    of === 1 ? `Am letzten Tag ${won ? '' : 'nicht '}gewonnen.` : `An ${won} der letzten ${of} Tage gewonnen.`,
  longestStreak: (/** @type {number} */ n) => `Längste Serie: ${count(n, 'Tag', 'Tage')}.`,
  inFigures: 'In Zahlen',
  save: 'Als Datei speichern',
  import: 'Importieren …',
  played: 'Gespielt',
  won: 'Gewonnen',
  streak: 'Siegesserie',
  best: 'Wenigste Züge',
  median: 'Züge im Median',
  unaided: 'Ohne Rückgängig und Tipp',
  solved: 'Vom Solver zu Ende gespielt',
  undos: 'Rückgängig',
  hints: 'Tipps',
  hintsByKind: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind]}`)),
  streaks: (/** @type {number} */ n, /** @type {number} */ most) => `jetzt ${n}, Rekord ${most}`,
  withPercent: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [`${undos}-mal rückgängig`] : []),
      ...(hints ? [count(hints, 'Tipp', 'Tipps')] : []),
      ...(undos || hints ? [] : ['ohne Rückgängig und Tipp']),
    ]),
  problems: {
    title: 'Probleme',
    solved: 'Gelöst',
    atFirst: 'Beim ersten Versuch',
    shown: 'Lösung angesehen',
    streak: 'Tage in Serie mit Problem',
  },
  erase: 'Statistik löschen …',
  confirmErase: 'Die Statistik aller Patiencen löschen?',
  plotLabel: (/** @type {number[]} */ wins) =>
    wins.length === 1
      ? `Letztes Spiel: ${wins[0] ? `gewonnen in ${inMoves(wins[0])}` : 'nicht gewonnen'}.`
      : `${deals(wins.length)}, neuestes zuletzt: ${row(wins.map((n) => (n ? `gewonnen in ${n}` : 'nicht gewonnen')))}.`,
  plotCaption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${deals(n)}${most ? `; höchster Balken: ${moves(most)}` : ''}. Hohl: mit Rückgängig oder Tipp. Niedrig: nicht gewonnen.`,
};

export const storage = {
  title: 'Gespeicherte Daten',
  lead: 'Alles ist nur in diesem Browser gespeichert. Speichere eine Datei als Sicherung oder zum Mitnehmen.',
  inProgress: 'Laufende Partien',
  won: 'Gewonnene Partien',
  noGames: 'Keine laufenden Partien.',
  continue: 'Weiterspielen',
  open: 'Öffnen',
  watch: 'Ansehen',
  name: 'Name',
  nameOf: (/** @type {string} */ game) => `Ein Name für ${game}`,
  saveName: 'Namen speichern',
  /** @type {(name: string, game: string) => string} the player’s name for a game, and the game */
  named: (name, game) => `${name} (${game})`,
  delete: 'Löschen',
  deleted: (/** @type {string} */ game) => `${game}: gelöscht.`,
  damaged: 'Diese Partie ist beschädigt und lässt sich nicht öffnen',
  endings: { stuck: 'kein Zug mehr', won: 'gewonnen' },
  nextGames: 'Weitere Partien zeigen',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Alles als Datei speichern',
  import: 'Datei importieren …',
  erase: 'Alles löschen …',
  confirmErase:
    'Alle laufenden Partien, Lesezeichen, Probleme, Statistiken und Einstellungen in diesem Browser löschen?',
  confirm: 'Löschen',
  cancel: 'Alles behalten',
  erased: 'Gelöscht.',
  restore: 'Wiederherstellen',
  restored: 'Wiederhergestellt.',
  saved: 'Als Datei gespeichert.',
  badFile: 'Diese Datei ist beschädigt oder nicht von dieser Seite. Nichts hat sich geändert.',
  newer: 'Diese Datei stammt aus einer neueren Version dieser Seite. Nichts hat sich geändert.',
  tooLarge: 'Diese Datei ist zu groß, um von dieser Seite zu sein. Nichts hat sich geändert.',
  importing: 'Die Datei wird importiert …',
  imported: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Importiert${games ? `, mit ${count(games, 'Partie', 'Partien')}` : ''}.${
      out
        ? ` ${count(out, 'Eintrag war', 'Einträge waren')} nicht lesbar und ${out === 1 ? 'wurde' : 'wurden'} ausgelassen.`
        : ''
    }${
      foreign
        ? ` ${count(foreign, 'Eintrag stammt', 'Einträge stammen')} nicht von dieser Seite und ${foreign === 1 ? 'wurde' : 'wurden'} abgewiesen.`
        : ''
    } Deine früheren Daten sind noch da.`,
  undoImport: 'Import rückgängig',
  importUndone: 'Import rückgängig gemacht.',
  deleteWon: (/** @type {number} */ n) => `${count(n, 'gewonnene Partie', 'gewonnene Partien')} löschen`,
};
