// German: problems.

import { dayFormatter } from '../shared.js';
import { aCard, capital, card, cards as countCards, it, placeWithin, the } from './cards.js';
import { count, locale } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../en/problems.js').Release} Release */
/** @typedef {import('../en/problems.js').CardPlace} CardPlace */

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const label = 'Problem';
export const title = 'Probleme';
export const kinds = {
  move: 'Finde den Zug',
  grace: 'Nutze die Gnade',
  pair: 'Bilde ein Paar',
  place: 'Finde den Platz',
  release: 'Befreie eine Karte',
};
export const questions = {
  move: 'Ein verlockender Zug verliert hier. Finde einen, mit dem du noch gewinnen kannst.',
  grace: 'Leg eine Karte so beiseite, dass du noch gewinnst.',
  pair: 'Verbinde zwei Karten so, dass du noch gewinnst.',
  place: 'Leg diese Karte so, dass du noch gewinnst.',
};
export const unlistedMove = 'Hier verlieren manche Züge. Finde einen, mit dem du noch gewinnen kannst.';
export const release = (/** @type {Release} */ { card: name, copies, transfers, fewest }) => {
  const goal = `Leg ${copies > 1 ? aCard(name, 'acc') : the(name, 'acc')}`;
  const most = count(transfers, 'Umlegung', 'Umlegungen');
  return fewest
    ? `${goal} mit ${most} ab, weniger reichen nie. Finde den ersten Zug.`
    : `${goal} mit höchstens ${most} ab. Finde den ersten Zug.`;
};
export const goal = (/** @type {Release} */ { card: name, copies }, /** @type {CardPlace[]} */ places) =>
  copies > 1
    ? `Jede von beiden zählt: ${places.map(cardAt).join('; ')}.`
    : `${capital(it(name))} liegt in ${places.map(cardAt).join('')}.`;
const cardAt = (/** @type {CardPlace} */ { place, under }) =>
  placeWithin(place) + (under ? `, unter ${countCards(under)}` : '');
export const next = 'Finde jetzt den nächsten Zug, mit dem du noch gewinnen kannst.';
export const rightSoFar = 'So weit richtig';
export const forced = (/** @type {number} */ n) =>
  n === 1 ? 'Nach deinem Zug war ein Zug erzwungen.' : `Nach deinem Zug waren ${n} Züge erzwungen.`;
export const movesToFind = (/** @type {number} */ n, /** @type {boolean} */ isMost) =>
  `Finde ${isMost ? 'bis zu ' : ''}${count(n, 'Zug', 'Züge')} nacheinander.`;
export const lastQuestion = 'Noch ein Zug, dann ist es gelöst.';
export const lookUnder = {
  packet: {
    touch: 'Halte ein Päckchen gedrückt, um darunterzusehen.',
    mouse: 'Lass die Maus auf einem Päckchen ruhen, um darunterzusehen.',
  },
  talon: {
    touch: 'Halte einen Restestapel gedrückt, um ihn durchzusehen.',
    mouse: 'Lass die Maus auf einem Restestapel ruhen, um ihn durchzusehen.',
  },
};
export const stock = (/** @type {number} */ n) =>
  n ? `Der Stapel liegt offen: ${count(n, 'Karte', 'Karten')}${n > 1 ? ', die erste obenauf' : ''}.` : '';
export const placeOthers = 'Karten dieser Runde, die nicht abgelegt werden können, brauchen auch ein Päckchen.';
export const cards = (/** @type {Card[]} */ names) => capital(names.map((name) => card(name)).join(', '));

export const wrong = 'Das verliert';
export const notYet = 'Die nicht';
export const notInTime = (/** @type {Release} */ { card: name, copies }) =>
  copies > 1
    ? `Danach kommt k${aCard(name)} rechtzeitig frei: Der Solver hat alles versucht.`
    : `Danach kommt ${the(name)} nicht rechtzeitig frei: Der Solver hat alles versucht.`;
export const allLose = 'Danach verliert jede Fortsetzung: Der Solver hat alle versucht.';
export const runTook = (/** @type {number} */ n) =>
  `Diese Folge umzulegen kostet ${count(n, 'Umlegung', 'Umlegungen')}.`;
export const checkingRun = 'Der Solver prüft die ganze Folge …';
export const onlyFirst = 'Nur die erste Karte der Folge ist umgelegt: Den Rest konnte der Solver nicht beurteilen.';
export const searching = 'Danach gewinnt nichts mehr. Der Grund wird gesucht …';
export const noReason = 'Danach gewinnt nichts mehr. Der Grund ließ sich nicht laden.';

export { replies } from './replies.js';

export const showWhy = 'Zeig, warum';
export const refutation = 'Warum das verliert';
export const backToProblem = 'Zurück zum Problem';
export const deadEnd = 'Eine Sackgasse: Hierher führt naheliegendes Spiel. Der Solver hat auch alles andere versucht.';
export const tooLate = (/** @type {Release} */ { card: name, copies, transfers }) =>
  `Erst jetzt, nach ${count(transfers, 'Umlegung', 'Umlegungen')}, kommt ${copies > 1 ? aCard(name) : the(name)} frei: zu spät.`;
export const transfers = {
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Umlegung ${n} von ${of}: ${report}`,
  beforeFirst: (/** @type {number} */ of) => `Vor der ersten von ${count(of, 'Umlegung', 'Umlegungen')}.`,
};

export const howItWorks = 'So geht’s';
export const introduction = {
  ideas: {
    move: 'Von jedem Zug ist bewiesen, ob du danach noch gewinnen kannst. Ein verlockender verliert.',
    grace:
      'Der Stapel ist leer, und keine Karte passt. Die Gnade legt eine Karte beiseite, einmal: Mit den meisten verlierst du.',
    pair: 'Es bleibt nur, zwei Karten zu verbinden. Ein Paar bleibt bis zuletzt zusammen: Mit dem falschen verlierst du.',
    place:
      'Die letzten Karten der Runde liegen offen. Jede deckt ihr Päckchen zu: Auf den meisten Plätzen verlierst du.',
    release: 'Eine Karte muss mit wenigen Umlegungen abgelegt werden. Was unterwegs abgelegt wird, zählt nicht.',
  },
  step: (/** @type {string} */ heading, /** @type {number} */ n, /** @type {number} */ of) =>
    `${heading}: ${n} von ${of}`,
  example: 'Beispiel',
  suppose: 'Angenommen, du spielst so.',
  answer:
    'Antworte mit einem Zug auf dem Tisch: Eine falsche Karte geht zurück. Ein Tipp nennt die Idee, dann die Karte.',
  next: 'Weiter',
  skip: 'Überspringen',
  start: 'Los',
};

export const right = 'Richtig!';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'Beim ersten Versuch gelöst.' : `Gelöst in ${count(tries, 'Versuch', 'Versuchen')}.`;
export const shown = 'Das ist die Lösung. Das nächste löst du selbst.';
export const seeTheOthers = '„Lösung“ zeigt die Züge danach.';
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `Ein hastiger Computer fand das in ${found} von ${of} Versuchen.`
    : `Ein hastiger Computer fand das in keinem von ${of} Versuchen.`;
export const harder = {
  gentle: 'Drei von vier Problemen sind schwerer als dieses.',
  medium: 'Die Hälfte der Probleme ist schwerer als dieses.',
};
export const idea = (/** @type {string} */ theme) => `Die Idee: ${theme}`;
export const before = 'Dieses Problem hast du schon gelöst.';
export const daySolved = 'Die vier von heute sind gelöst.';

export const hint = 'Tipp';
export const solution = 'Lösung';
export const nextProblem = 'Nächstes Problem';
export const anotherProblem = 'Anderes Problem';
export const send = 'Teilen';
export const again = 'Noch einmal';
export const leave = 'Schließen';
export const leaveProblem = 'Problem schließen';
export const intro = 'Ein Problem: eine Frage, jede Antwort bewiesen. Deine eigene Partie ist gespeichert.';
export const look = (/** @type {string[]} */ [name, other]) =>
  other ? `Richtig ist entweder ${name} oder ${other}.` : `Sieh dir ${name} an.`;
export const hintPile = (/** @type {string} */ pile) => `Sieh hierher. ${pile}.`;
export const allHintsGiven = 'Mehr Tipps gibt es nicht: „Lösung“ zeigt die Antwort.';
export const themes = {
  run: 'Halte die Folge einer Farbe zusammen.',
  'second-run': 'Decke keine Karte mit einer zu, die auf sie wartet.',
  'shut-in': 'Achte auf Karten, die auf die um sie herum warten.',
  room: 'Behalte Platz zum Umlegen.',
  'bare-king': 'Mach einen König blank.',
  partner: 'Achte darauf, welche Karte welchen Partner bekommt.',
  uncover: 'Leg eine Karte frei, die bald abgelegt werden kann.',
  order: 'Decke die Karte zu, die du zuletzt brauchst.',
  wait: 'Eine Karte, die abgelegt werden kann, muss vielleicht warten.',
  copy: 'Diese Karte gibt es zweimal. Es kommt darauf an, welche.',
  direction: 'Aufwärts oder abwärts: Es kommt auf den Grundstapel an.',
  none: 'Achte darauf, was jeder Zug zudeckt und was er freilegt.',
};

export const checking = 'Dieses Problem wird geprüft …';
export const refused = {
  wrong: 'Das ist kein Problem: Seine Antwort gewinnt nicht.',
  easy: 'Das ist kein Problem: Zu viele Züge gewinnen.',
  stock: 'Das lässt sich nicht prüfen: Es kommen noch zu viele Karten aus dem Stapel.',
  undecided: 'Der Solver wurde mit der Prüfung nicht fertig.',
};
export const searchLonger = 'Länger suchen';
export const checkingLonger = 'Prüfung mit mehr Zeit: Das kann Minuten dauern …';
export const playPosition = 'Diese Stellung spielen';
export const easy = 'Ein leichtes: Viele Züge gewinnen, oder die Antwort liegt auf der Hand.';
export const noCheck = 'Der Solver ließ sich nicht laden. Bist du offline?';
export const findingSolution = 'Die Lösung wird gesucht …';
export const findingWhy = 'Ein Beispiel wird gesucht …';
export const noSolution = 'Die Lösung wurde nicht rechtzeitig gefunden.';

export const pageTitle = (/** @type {string} */ name) => `Problem: ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `Problem: ${name}`;
export const todayTitle = (/** @type {string} */ name) => `Problem des Tages: ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `Problem des Tages: ${name}`;
export const dayOfProblem = (/** @type {Date} */ date) => `Heute, ${dayAndMonth(date)}`;
export const copied = 'Kopiert. Du kannst den Link überall einfügen.';
export const sheetTitle = (/** @type {string} */ name) => `Ein Problem: ${name}`;

export const lead = 'Eine Stellung und eine Frage, jede Antwort bewiesen: eine Minute Nachdenken.';
export const today = 'Problem des Tages';
export const todays = (/** @type {Date} */ date) => `Probleme des Tages, ${dayAndMonth(date)}`;
export const allProblems = 'Alle Probleme';
export const gameChoice = 'Patience';
export const gradeChoice = 'Schwierigkeit';
export const variantChoice = 'Regeln';
export const allVariants = 'Alle';
export const printed = 'wie gedruckt';
export const themeChoice = 'Thema';
export const allThemes = 'Alle Themen';
export const themeNames = {
  run: 'Folge zusammenhalten',
  'second-run': 'Zugedeckte Karten',
  'shut-in': 'Eingeschlossene Karten',
  room: 'Platz zum Umlegen',
  'bare-king': 'Ein blanker König',
  partner: 'Der richtige Partner',
  uncover: 'Karte freilegen',
  order: 'Die Reihenfolge',
  wait: 'Eine Karte wartet',
  copy: 'Welche von zweien',
  direction: 'Aufwärts oder abwärts',
};
export const stateChoice = 'Anzeigen';
export const stateChoices = { all: 'Alle', unsolved: 'Noch ungelöste', solved: 'Gelöste' };
export const noneListed = 'Kein Problem passt. Wähle ein anderes Thema oder eine andere Schwierigkeit.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) => `${done} von ${of} gelöst.`;
export const nextUnsolved = 'Nächstes ungelöstes Problem';
export const states = { solved: 'gelöst', tried: 'versucht', today: 'heute' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `Problem ${[n, ...facts].join(', ')}`;
export const noList = 'Die Probleme ließen sich nicht laden. Bist du offline?';
export const badValue = (/** @type {string} */ value) =>
  `„${value}“ ist kein Problem. Gib den Link eines Problems an, oder „daily“.`;

export const fromGames = 'Aus deinen Partien';
export const mistakesDue = (/** @type {number} */ n) =>
  n ? `Heute fällig: ${count(n, 'Problem', 'Probleme')}.` : 'Heute ist nichts fällig.';
export const mistakesWait = (/** @type {number} */ n) => `Später: ${count(n, 'Problem', 'Probleme')}.`;
export const askDue = 'Fällige lösen';
export const allMistakes = 'Alle aus deinen Partien';
export const mistakeFound = 'gefunden';
export const mistakeDue = 'heute fällig';
export const mistakeWaits = (/** @type {number} */ n) => `wieder in ${count(n, 'Tag', 'Tagen')}`;

export const makeTitle = 'Problem erstellen';
export const proving = 'Der Solver prüft jeden Zug …';
export const made = {
  problem: 'Das ist ein Problem. Das Ergebnis jedes Zugs ist bewiesen.',
  easy: 'Daraus wird kein Problem: Zu viele Züge gewinnen, oder die Antwort liegt auf der Hand.',
  lost: 'Daraus wird kein Problem: Kein Zug gewinnt mehr.',
  over: 'Daraus wird kein Problem: Die Partie ist zu Ende.',
  stock: 'Daraus wird noch kein Problem: Zu viele Karten liegen verdeckt im Stapel.',
  undecided: 'Der Solver konnte das Ergebnis nicht für jeden Zug beweisen. Versuch es näher am Ende.',
};
export const toTable = 'Zurück zum Tisch';
export const toReview = 'Zurück zum Rückblick';
export const tryIt = 'Selbst lösen';
export const copyMessage = 'Nachricht kopieren';
export const messageCopied = 'Nachricht kopiert. Du kannst sie überall einfügen.';
export const message = (/** @type {string} */ name, /** @type {string} */ question, /** @type {string} */ url) =>
  `Ein Problem: ${name}. ${question} ${url}`;
export const sendTitle = 'Problem teilen';
export const picture = {
  save: 'Bild speichern',
  saved: 'Bild gespeichert.',
  failed: 'Das Bild ließ sich nicht erstellen.',
  label: (/** @type {string} */ name, /** @type {string} */ question) => `Bild der Stellung: ${name}. ${question}`,
};
