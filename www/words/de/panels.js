// German: what opens over the page or beside it, a constant a panel.

import { lazily } from '../shared.js';
import { card } from './cards.js';
import { count, locale, row } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */

const moves = (/** @type {number} */ n) => count(n, 'Zug', 'Züge');
const inMoves = (/** @type {number} */ n) => count(n, 'Zug', 'Zügen');
const deals = (/** @type {number} */ n) => (n === 1 ? 'Das letzte Spiel' : `Die letzten ${n} Spiele`);

export const dialog = {
  close: 'Schließen',
};

export const menu = {
  title: 'Menü',
  games: 'Die Patiencen',
  here: 'Dieses Spiel',
  newDeal: 'Neues Spiel',
  daily: 'Spiel des Tages',
  restart: 'Von vorn',
  previous: 'Voriges Spiel',
  mark: 'Stellung merken',
  marked: 'Gemerkt. Das Menü bringt dich hierher zurück.',
  toMark: (/** @type {number} */ ply) => `Zurück zur Marke bei Zug ${ply}`,
  solve: 'Ist das noch zu gewinnen?',
  moves: 'Gespielte Züge',
  review: 'Auf das Spiel zurückblicken',
  giveUp: 'Dieses Spiel aufgeben',
  rules: 'Regeln',
  lesson: 'Erste Lektion, am Tisch',
  share: 'Teilen',
  shareGame: 'Spiel teilen oder sichern',
  code: 'Code oder Link eingeben',
  ownCards: 'Eigene Karten',
  text: 'Ein Spiel als Text öffnen',
  others: 'Eine andere Patience',
  site: 'Cadogan',
  start: 'Startseite',
  settings: 'Einstellungen',
  statistics: 'Statistik',
  storage: 'Was dieser Browser speichert',
  fresh: 'Neue Version verwenden',
  keys: 'Tasten',
};

export const code = {
  title: 'Code oder Link eingeben',
  open: 'Öffnen',
  hint: 'Ein Code kennt sein Spiel: S7Q3-K9X2. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.',
};

export const rules = {
  title: 'Regeln',
  of: 'Regeln von',
  failed: 'Die Regeln ließen sich nicht laden. Ist die Verbindung unterbrochen?',
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
    name: 'Karten vergrößern',
    auto: 'Mit der Seite',
    off: 'Nie',
    1.5: '1½-fach',
    2: '2-fach',
    3: '3-fach',
    4: '4-fach',
  },
  felt: { name: 'Tuch', green: 'Grün', blue: 'Blau', rose: 'Rosa', stone: 'Grau' },
  back: { name: 'Rückseite', trellis: 'Gitter', scales: 'Schuppen', waves: 'Wellen' },
  controls: 'Bedienung',
  hand: { name: 'Knöpfe für die', right: 'Rechte Hand', left: 'Linke Hand' },
  packets: { name: 'Päckchen', auto: 'Auf breiten Tischen gefächert', fanned: 'Gefächert', squared: 'Geschlossen' },
  next: { name: 'Die nächste Karte jedes Grundstapels', on: 'Gezeigt', off: 'Nicht gezeigt' },
  dealt: { name: 'Das Geben ist zu sehen', first: 'Die ersten Male', always: 'Immer', never: 'Alles auf einmal' },
  dealing: { name: 'Gegeben wird', decision: 'Bis zur nächsten Wahl', card: 'Karte für Karte' },
  safe: { name: 'Was sicher ist', asked: 'Auf Wunsch ablegen', auto: 'Sofort ablegen' },
  speed: { name: 'Karten bewegen sich', normal: 'Wie üblich', slow: 'Langsam', quick: 'Schnell', none: 'Gar nicht' },
  solver: 'Vom Löser',
  deals: {
    name: 'Neue Spiele',
    winnable: 'Nur gewinnbare',
    gentle: 'Sanfte',
    fair: 'Maßvolle',
    stern: 'Strenge',
    cruel: 'Grausame',
    any: 'Alle',
  },
  crosses: { name: 'Die Kreuze des Buchs zeigen freie Karten', grace: 'Bei der Gnade', always: 'Immer' },
  verdict: { name: '„Ist das noch zu gewinnen?“', asked: 'Auf Wunsch', kept: 'Nach jedem Zug' },
  keyboard: 'Tasten',
  keys: { name: 'Einzelne Tasten', on: 'An', off: 'Aus' },
  keyNames: {
    d: 'Weiter geben',
    h: 'Tipp',
    n: 'Nächster Platz, auf den die Karte kann',
    b: 'Voriger Platz, auf den die Karte kann',
    i: 'Die Karten des Platzes ansehen',
    s: 'Sagen, wie das Spiel steht',
    r: 'Das zuletzt Gesagte noch einmal',
    l: 'Sagen, was zuletzt geschah',
    m: 'Gespielte Züge',
    1: 'Zu Stapel und Hand',
    2: 'Zu den Grundstapeln',
    3: 'Zur Auslage',
    4: 'Zu den anderen Plätzen',
    '/': 'In Worten fragen oder spielen',
    '?': 'Alle Tasten',
  },
  keysLead: 'Wähle ein Feld und drücke die gewünschte Taste. Tasten wirken, solange die Karten den Fokus haben.',
  keyTaken: (/** @type {string} */ key, /** @type {string} */ act) =>
    `${key} ist schon mit „${act}“ belegt. Wähle dafür zuerst eine andere Taste.`,
  keyUnfit: 'Eine Taste kann nur ein Buchstabe, eine Ziffer oder ein Zeichen sein.',
  keySet: (/** @type {string} */ key, /** @type {string} */ act) => `${act}: ${key}.`,
  keysReset: 'Übliche Belegung',
  keysWereReset: 'Alle Tasten sind wieder wie üblich belegt.',
  sounds: 'Ton und Sprachausgabe',
  speech: {
    name: 'Der Screenreader sagt',
    normal: 'Was wichtig ist',
    full: 'Jede gegebene Karte',
    brief: 'Nur, was sich ändert',
  },
  sound: { name: 'Töne', off: 'Aus', on: 'An' },
};

/** What each value of a setting does, in a sentence. */
export const settingsSay = {
  theme: {
    auto: 'Hell oder dunkel, wie dein System eingestellt ist.',
    light: 'Helles Papier und ein blasses Tuch.',
    dark: 'Dunkles Papier und ein dunkles Tuch.',
  },
  suits: {
    two: 'Pik und Kreuz sind schwarz, Herz und Karo rot.',
    four: 'Kreuz ist grün und Karo blau: Keine zwei gleichen sich.',
  },
  faces: {
    index: 'Wert und Farbe groß, in jeder Größe zu lesen.',
    classic: 'Figuren und Zeichen wie auf alten Karten, wo die Karten groß genug sind.',
    night: 'Dunkle Karten mit hellen Zeichen.',
  },
  indices: {
    auto: 'König, Dame und Bube tragen die Buchstaben der Sprache, die die Seite spricht.',
    en: 'King, Queen, Jack: Buchstaben wie auf englischen Karten.',
    de: 'König, Dame, Bube: Buchstaben wie auf deutschen Karten.',
    fr: 'Roi, Dame, Valet: Buchstaben wie auf französischen Karten.',
  },
  contrast: {
    auto: 'Nur Schwarz und Weiß, wo das System mehr Kontrast verlangt.',
    more: 'Nur Schwarz und Weiß: Rote Farben sind hohl, eine gewählte Karte ist umgekehrt gezeichnet.',
  },
  magnify: {
    auto: 'Wird die Seite vergrößert, wachsen die Karten, und das Fenster zeigt einen Ausschnitt des Tisches. Zwei Finger tun dasselbe.',
    off: 'Der ganze Tisch ist zu sehen, und sei er noch so klein; zwei Finger vergrößern ihn.',
    1.5: 'Karten sind anderthalbmal so groß; das Fenster zeigt einen Ausschnitt des Tisches.',
    2: 'Karten sind doppelt so groß; das Fenster zeigt einen Ausschnitt des Tisches.',
    3: 'Karten sind dreimal so groß; das Fenster zeigt einen Ausschnitt des Tisches.',
    4: 'Karten sind viermal so groß; das Fenster zeigt einen Ausschnitt des Tisches.',
  },
  felt: {
    green: 'Ein grünes Tuch unter den Karten.',
    blue: 'Ein blaues Tuch unter den Karten.',
    rose: 'Ein rosa Tuch unter den Karten.',
    stone: 'Ein graues Tuch unter den Karten.',
  },
  back: {
    trellis: 'Verdeckte Karten zeigen ein Gitter.',
    scales: 'Verdeckte Karten zeigen Schuppen.',
    waves: 'Verdeckte Karten zeigen Wellen.',
  },
  packets: {
    auto: 'Wo der Tisch breit ist, sieht man die Karten unter der obersten eines Päckchens.',
    fanned: 'Man sieht die Karten unter der obersten eines Päckchens, und seien sie noch so klein.',
    squared: 'Ein Päckchen zeigt seine oberste Karte und eine Zahl; zum Durchsehen lässt es sich öffnen.',
  },
  next: {
    on: 'Jeder Grundstapel sagt, welche Karte er als Nächste braucht.',
    off: 'Grundstapel sagen, wie viele Karten sie haben.',
  },
  hand: {
    right: 'Auf einem quer gehaltenen Telefon stehen die Knöpfe rechts.',
    left: 'Auf einem quer gehaltenen Telefon stehen die Knöpfe links.',
  },
  dealt: {
    first: 'Die ersten Male wird Karte für Karte gegeben; jede Taste, jede Berührung überspringt den Rest.',
    always: 'Immer wird Karte für Karte gegeben; jede Taste, jede Berührung überspringt den Rest.',
    never: 'Alle Karten kommen auf einmal an ihren Platz.',
  },
  dealing: {
    decision: 'Es wird gegeben, bis es etwas zu entscheiden gibt.',
    card: 'Jedes Mal wird nur eine Karte gegeben.',
  },
  safe: {
    asked: 'Karten, die sicher abgelegt werden können, warten auf dich.',
    auto: 'Karten, die sicher abgelegt werden können, legen sich von selbst ab.',
  },
  speed: {
    normal: 'Eine Karte braucht bis an ihren Platz eine sechstel Sekunde.',
    slow: 'Eine Karte lässt sich Zeit, und man kann ihr folgen.',
    quick: 'Eine Karte braucht die Hälfte der üblichen Zeit.',
    none: 'Eine Karte ist gleich an ihrem Platz; nichts bewegt sich.',
  },
  deals: {
    winnable: 'Neue Spiele kommen aus denen, die nachweislich zu gewinnen sind.',
    gentle:
      'Neue Spiele kommen aus dem leichtesten Viertel der gewinnbaren: Wer flink spielt, gewinnt sie am öftesten.',
    fair: 'Neue Spiele kommen aus dem zweiten Viertel der gewinnbaren, vom leichtesten an gezählt.',
    stern: 'Neue Spiele kommen aus dem dritten Viertel der gewinnbaren, vom leichtesten an gezählt.',
    cruel: 'Neue Spiele kommen aus dem schwersten Viertel der gewinnbaren. Wer den Stapel kennt, kann jedes gewinnen.',
    any: 'Neue Spiele kommen durch Zufall; manche sind nicht zu gewinnen.',
  },
  crosses: {
    grace: 'Freie Karten tragen die Kreuze des Buchs, wo man sie braucht: bei der Gnade, bei einem Tipp.',
    always: 'Freie Karten tragen die Kreuze des Buchs die ganze Zeit.',
  },
  verdict: {
    asked: 'Der Löser sieht nach, wenn du ihn fragst.',
    kept: 'Der Löser sieht nach jedem Zug nach, und seine Antwort bleibt im Blick.',
  },
  speech: {
    normal: 'Der Screenreader sagt jeden Zug und was daraus folgt; von gegebenen Karten, welche passen.',
    full: 'Der Screenreader sagt jede gegebene Karte und wo sie liegt.',
    brief: 'Der Screenreader sagt von jedem Zug nur, was sich ändert.',
  },
  keys: {
    on: 'Einzelne Buchstaben und Ziffern sind Tasten, solange die Karten den Fokus haben.',
    off: 'Einzelne Buchstaben und Ziffern tun nichts; Pfeile, Eingabe, Escape und Strg Z bleiben.',
  },
  sound: {
    off: 'Es ist nichts zu hören.',
    on: 'Man hört, wie Karten gelegt werden; ein Sieg hat seinen Akkord.',
  },
};

const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const weekday = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const daily = {
  title: 'Spiel des Tages',
  lead: 'Von jeder Patience ein Spiel, für alle dasselbe, und jedes zu gewinnen. Um Mitternacht Weltzeit kommen neue.',
  /** The days that can be played. */
  span: (/** @type {Date} */ first, /** @type {Date} */ last) => dayAndMonth().formatRange(first, last),
  today: 'Heute',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  /** Before what is seen of a day, and after it: heard with it. */
  before: (/** @type {string} */ name) => `${name}, `,
  after: (/** @type {Date} */ date, /** @type {'won' | 'begun' | 'none'} */ state) =>
    `. ${month().format(date)}: ${{ won: 'gewonnen', begun: 'begonnen', none: 'noch nicht gespielt' }[state]}`,
};

export const share = {
  title: 'Teilen',
  what: 'Was geteilt wird',
  deal: 'Die Karten',
  dealHint: 'Dieselben Karten, von Anfang an zu spielen.',
  position: 'Diese Stellung',
  positionHint: (/** @type {number} */ n) => `Das Spiel nach ${inMoves(n)}, von hier an zu spielen.`,
  replay: 'Das ganze Spiel',
  replayHint: (/** @type {number} */ n) => `${moves(n)}, einzeln anzusehen und überall zu übernehmen.`,
  /** What the system’s sheet calls it. */
  sent: (/** @type {string} */ name, /** @type {string | null} */ deal, /** @type {string} */ kind) =>
    `${name}${deal ? ` ${deal}` : ''}: ${kind}`,
  link: 'Link',
  copy: 'Link kopieren',
  send: 'Senden an …',
  embed: 'Auf der eigenen Seite einbetten',
  /** Before the link. */
  copied: 'Kopiert: ',
  noCopy: 'Dieser Browser erlaubt der Seite das Kopieren nicht: Der Link ist markiert, kopiere ihn von Hand.',
  qr: 'QR-Code des Links: Die Kamera eines Telefons öffnet ihn.',
  noQr: 'Der Link ist zu lang für einen QR-Code.',
  asText: 'Das Spiel als Text',
  copyText: 'Text kopieren',
  saveText: 'Als Datei sichern',
  textCopied: 'Das Spiel ist als Text kopiert.',
  noTextCopy: 'Dieser Browser erlaubt der Seite das Kopieren nicht: Sichere das Spiel als Datei.',
};

export const ownCards = {
  title: 'Eigene Karten',
  lead: 'Am Küchentisch gegeben? Gib die Karten ein, wie sie vom Stapel kommen, die erste zuerst.',
  game: 'Patience',
  cards: 'Karten, etwa TH 2C 10S',
  given: 'Der Reihe nach',
  pick: 'Was noch im Stapel ist',
  back: 'Letzte Karte zurück',
  clear: 'Leeren',
  play: 'Spielen',
  count: (/** @type {number} */ good, /** @type {number} */ of) => `${good} von ${of}`,
  left: (/** @type {Card} */ name, /** @type {number} */ n) => `${card(name)}, noch ${n}`,
  /** What was typed, and the card that it is, if it is one. */
  word: (
    /** @type {number} */ n,
    /** @type {string} */ typed,
    /** @type {Card | ''} */ name,
    /** @type {'good' | 'unknown' | 'extra'} */ state,
  ) =>
    `Karte ${n}, ${name ? card(name) : typed}${{ good: '', unknown: ': keine Karte', extra: ': eine zu viel' }[state]}`,
  notYet: (/** @type {string} */ sentence) => `Noch ist nicht alles da. ${sentence}`,
};

export const text = {
  title: 'Ein Spiel als Text öffnen',
  lead: 'Füge ein Spiel ein, zieh seine Datei hierher oder wähle eine.',
  field: 'Text eines oder mehrerer Spiele',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Datei wählen',
  found: (/** @type {number} */ n) => (n === 1 ? 'Ein Spiel.' : `${n} Spiele: Wähle eines.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'Ein Spiel lässt' : `${good} Spiele lassen`} sich öffnen, ${
      bad === 1 ? 'eines ist' : `${bad} sind`
    } beschädigt.`,
  reading: (/** @type {number} */ n, /** @type {number} */ of) => `Spiel ${n} von ${of} wird gelesen …`,
  tooMany: (/** @type {number} */ n) =>
    n === 1
      ? 'Nur das erste Spiel dieses Textes wird gelesen.'
      : `Nur die ersten ${n} Spiele dieses Textes werden gelesen.`,
  noneGood: 'Kein Spiel in diesem Text lässt sich öffnen.',
  game: (/** @type {string} */ name, /** @type {string | null} */ deal) => `${name}, ${deal ?? 'eigene Karten'}`,
  about: (
    /** @type {string | null} */ date,
    /** @type {number} */ n,
    /** @type {'playing' | 'won' | 'stuck'} */ outcome,
  ) =>
    [date, moves(n), { playing: 'nicht zu Ende', won: 'gewonnen', stuck: 'kein Zug mehr' }[outcome]]
      .filter(Boolean)
      .join(' · '),
  open: 'Öffnen',
  watch: 'Ansehen',
  tooLong: 'Das ist zu lang: Höchstens 1 MB wird gelesen.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
};

const shortMonth = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const monthAndYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const hintKinds = { fair: 'fair', knowing: 'allwissend', verdict: '„zu gewinnen?“', shown: '„zeig mir, wie“' };

export const statistics = {
  title: 'Statistik',
  none: 'Noch ist nichts gezählt. Ein Spiel zählt ab seinem ersten Zug.',
  rule: 'Ein Spiel zählt einmal, ab seinem ersten Zug, und als gewonnen, wann immer es gewonnen wird. Mitten im Spiel übernommene zählen nicht. Diese Zahlen bleiben auf diesem Gerät.',
  ownCards: (/** @type {string} */ name) => `${name}, eigene Karten`,
  here: 'Nur auf diesem Gerät',
  /** The four figures, each below its number. */
  figures: {
    played: (/** @type {number} */ n) => (n === 1 ? 'Spiel' : 'Spiele'),
    won: () => 'gewonnen',
    run: (/** @type {number} */ n) => (n === 1 ? 'Tag in Folge' : 'Tage in Folge'),
    longest: () => 'längste Folge',
  },
  keeping: 'Auf diesem Gerät bewahrt',
  asTable: 'Als Tabelle',
  wins: 'Gewonnen, nach Patience',
  careful: 'Wer sorgfältig spielt',
  of: (/** @type {number} */ won, /** @type {number} */ played) => `${won} von ${played}`,
  inHundred: (/** @type {number} */ n) => `${n} von 100`,
  game: 'Patience',
  games: 'Spiele',
  moves: 'Züge',
  movesOfWins: 'Züge der gewonnenen Spiele',
  noWins: 'Hast du ein Spiel gewonnen, stehen hier seine Züge.',
  bestOf: (/** @type {number} */ n) => `bestes, ${n}`,
  range: (/** @type {number} */ from, /** @type {number} */ to) => (from === to ? String(from) : `${from} bis ${to}`),
  days: 'Spiele des Tages',
  noDays: 'Noch wurde kein Spiel des Tages gespielt.',
  begun: 'Gespielt',
  notPlayed: 'Nicht gespielt',
  month: (/** @type {Date} */ date) => shortMonth().format(date),
  monthOf: (/** @type {Date} */ date) => monthAndYear().format(date),
  monthHead: 'Monat',
  weekday: (/** @type {Date} */ date) => weekday().format(date),
  daysWon: (/** @type {number} */ won, /** @type {number} */ of) =>
    of === 1 ? `${won} am letzten Tag gewonnen.` : `${won} der letzten ${of} Tage gewonnen.`,
  longestRun: (/** @type {number} */ n) => `Die längste Folge war ${count(n, 'Tag', 'Tage')}.`,
  inFigures: 'In Zahlen',
  save: 'In Datei sichern',
  bring: 'Zurückholen …',
  played: 'Gespielt',
  won: 'Gewonnen',
  streak: 'Siege in Folge',
  best: 'Wenigste Züge',
  median: 'Züge, Median',
  unaided: 'Ohne Zurück und Tipp',
  undos: 'Züge zurückgenommen',
  hints: 'Tipps erbeten',
  asked: (/** @type {[kind: keyof typeof hintKinds, n: number][]} */ kinds) =>
    row(kinds.map(([kind, n]) => `${n} ${hintKinds[kind]}`)),
  now: (/** @type {number} */ n, /** @type {number} */ most) => `jetzt ${n}, höchstens ${most}`,
  ofAll: (/** @type {number} */ won, /** @type {number} */ percent) => `${won} (${percent} %)`,
  bestWith: (/** @type {number} */ n, /** @type {number} */ undos, /** @type {number} */ hints) =>
    row([
      String(n),
      ...(undos ? [`${undos} zurück`] : []),
      ...(hints ? [count(hints, 'Tipp', 'Tipps')] : []),
      ...(undos || hints ? [] : ['ohne Zurück und Tipp']),
    ]),
  erase: 'Statistik löschen …',
  ask: 'Die Statistik aller Patiencen löschen?',
  plot: (/** @type {number[]} */ wins) =>
    `${deals(wins.length)}, das neueste zuletzt: ${row(
      wins.map((n) => (n ? `gewonnen in ${inMoves(n)}` : 'nicht gewonnen')),
    )}.`,
  caption: (/** @type {number} */ n, /** @type {number} */ most) =>
    `${deals(n)}${most ? `; der höchste Balken steht für ${moves(most)}` : ''}. Hohl: mit Zurück oder Tipp. Niedrig: nicht gewonnen.`,
};

export const storage = {
  title: 'Was dieser Browser speichert',
  lead: 'Spiele, Marken, Statistik und Einstellungen sind nur in diesem Browser. Eine Datei bringt sie in einen anderen oder bewahrt sie auf.',
  inHand: 'Laufende Spiele',
  won: 'Gewonnene Spiele',
  noGames: 'Kein Spiel ist im Gange.',
  goOn: 'Weiter',
  open: 'Öffnen',
  watch: 'Ansehen',
  name: 'Name',
  nameOf: (/** @type {string} */ game) => `Ein Name für ${game}`,
  keepName: 'Namen behalten',
  /** @type {(name: string, game: string) => string} the player’s own name for a game, and what it is */
  named: (name, game) => `${name} (${game})`,
  delete: 'Löschen',
  deleted: (/** @type {string} */ game) => `${game}: gelöscht.`,
  damaged: 'Dieses Spiel ist beschädigt und lässt sich nicht öffnen',
  /** How a game has ended, behind its figures. */
  ended: { stuck: 'kein Zug mehr', won: 'gewonnen' },
  more: 'Weitere Spiele zeigen',
  date: (/** @type {Date} */ date) => moment().format(date),
  save: 'Alles in Datei sichern',
  load: 'Datei laden …',
  erase: 'Alles löschen …',
  ask: 'Die laufenden Spiele, die Marken, die Statistik und die Einstellungen löschen, die dieser Browser gespeichert hat?',
  yes: 'Löschen',
  no: 'Alles behalten',
  erased: 'Gelöscht.',
  back: 'Zurückholen',
  brought: 'Alles ist wieder da.',
  saved: 'Als Datei gesichert.',
  noFile: 'Diese Datei ist nicht von dieser Seite, oder sie ist beschädigt. Nichts wurde geändert.',
  newer: 'Diese Datei ist von einer neueren Version dieser Seite. Nichts wurde geändert.',
  tooLarge: 'Diese Datei ist größer als alle, die diese Seite schreibt. Nichts wurde geändert.',
  loading: 'Die Datei wird gelesen …',
  loaded: (/** @type {number} */ games, /** @type {number} */ out, /** @type {number} */ foreign) =>
    `Geladen${games ? `, mit ${count(games, 'Spiel', 'Spielen')}` : ''}.${
      out
        ? ` ${count(out, 'Eintrag war', 'Einträge waren')} nicht lesbar und ${out === 1 ? 'wurde' : 'wurden'} ausgelassen.`
        : ''
    }${
      foreign
        ? ` ${count(foreign, 'Eintrag stammt', 'Einträge stammen')} nicht von dieser Seite und ${foreign === 1 ? 'wurde' : 'wurden'} abgewiesen.`
        : ''
    } Was hier war, ist auch noch da.`,
  unload: 'Rückgängig',
  unloaded: 'Was geladen war, ist zurückgenommen.',
  giveWay: (/** @type {number} */ n) => `${count(n, 'gewonnenes Spiel', 'gewonnene Spiele')} löschen`,
};
