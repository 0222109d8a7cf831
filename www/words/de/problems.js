// German: problems.

import { lazy } from '../shared.js';
import { capital, card, the } from './cards.js';
import { count, locale } from './numbers.js';

/** @typedef {import('../en/problems.js').Release} Release */

const dayAndMonth = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const label = 'Problem';
export const title = 'Probleme';
export const kinds = {
  move: 'Finde den Zug',
  grace: 'Nutze die Gnade',
  pair: 'Verbinde ein Paar',
  place: 'Lege eine Karte an',
  release: 'Befreie eine Karte',
};
export const questions = {
  move: 'Der naheliegende Zug verliert. Finde einen, der gewinnt.',
  grace: 'Die Gnade befreit eine Karte. Welche?',
  pair: 'Verbinde zwei Karten. Welche?',
  place: 'Mit diesen Karten endet die Runde. Wohin gehört diese?',
};
export const unlistedMove = 'Hier verlieren manche Züge. Finde einen, der gewinnt.';
export const release = (/** @type {Release} */ { card: name, transfers, fewest }) =>
  `Lege ${the(name, 'acc')} mit höchstens ${count(transfers, 'Umlegung', 'Umlegungen')} ab. ${
    fewest ? 'Weniger reichen nie.' : 'Ein kürzerer Weg ist nicht bekannt.'
  } Finde den ersten Zug.`;
export const next = 'Richtig. Finde nun den nächsten.';
export const stock = (/** @type {number} */ n) =>
  n ? `Der Stapel liegt offen: ${count(n, 'Karte', 'Karten')}${n > 1 ? ', die erste obenauf' : ''}.` : '';
export const cards = (/** @type {string[]} */ names) => capital(names.map((name) => card(name)).join(', '));

export const wrong = 'Das verliert';
export const notYet = 'Die nicht';
export const notInTime = (/** @type {Release} */ { card: name }) =>
  `Danach kommt ${the(name)} nicht rechtzeitig frei: Der Solver hat alles versucht.`;
export const allLose = 'Danach verliert jede Fortsetzung: Der Solver hat alle versucht.';
export const searching = 'Danach gewinnt nichts mehr. Der Grund wird gesucht …';

export const showWhy = 'Zeig, warum';
export const refutation = 'Warum das verliert';
export const backToProblem = 'Zurück zum Problem';
export const deadEnd = 'Eine Sackgasse: Hierher führt naheliegendes Spiel. Der Solver hat auch alles andere versucht.';
export const tooLate = (/** @type {Release} */ { card: name, transfers }) =>
  `Erst jetzt, nach ${count(transfers, 'Umlegung', 'Umlegungen')}, kommt ${the(name)} frei: zu spät.`;
export const tooLong = 'Der kürzeste Weg danach ist zu lang zum Zeigen.';

export const howItWorks = 'So geht’s';
export const guide = {
  ideas: {
    move: 'Jeder Zug ist hier bewiesen: Er gewinnt oder verliert. Wenige gewinnen, der naheliegende verliert.',
    grace: 'Der Stapel ist leer, und keine Karte passt. Die Gnade befreit einmal eine Karte: Die meisten verlieren.',
    pair: 'Es bleibt nur, zwei Karten zu verbinden. Ein Paar bleibt bis zuletzt zusammen, darum verlieren die meisten.',
    place: 'Die letzten Karten der Runde liegen offen. Jede deckt ihr Päckchen zu, darum verlieren die meisten Plätze.',
    release: 'Eine Karte muss mit wenigen Umlegungen abgelegt werden. Was unterwegs abgelegt wird, zählt nicht.',
  },
  suppose: 'Angenommen, du spielst dies.',
  goesBack: 'Die Karte geht zurück: Versuch es, so oft du willst.',
  answer: 'Jetzt du: Antworte mit einem Zug auf dem Tisch. Ein Tipp nennt zuerst die Idee, dann die Karte.',
  next: 'Weiter',
  skip: 'Überspringen',
  start: 'Los',
};

export const right = 'Richtig!';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'Beim ersten Versuch gelöst.' : `Gelöst in ${count(tries, 'Versuch', 'Versuchen')}.`;
export const shown = 'Das ist die Lösung. Das nächste Problem gehört dir.';
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `Von ${of} schnellen Computerspielern ${found === 1 ? 'fand' : 'fanden'} ${found} die Lösung.`
    : `Keiner von ${of} schnellen Computerspielern fand die Lösung.`;
export const before = 'Dieses Problem hast du schon gelöst.';

export const hint = 'Tipp';
export const solution = 'Lösung';
export const watch = 'Lösung ansehen';
export const nextProblem = 'Nächstes Problem';
export const send = 'Teilen';
export const again = 'Noch einmal';
export const leave = 'Schließen';
export const leaveProblem = 'Problem schließen';
export const intro = 'Ein Problem: eine Frage, eine bewiesene Antwort. Deine eigene Partie ist gespeichert.';
export const look = (/** @type {string} */ pile) => `Sieh hierher. ${pile}.`;
export const themes = {
  run: 'Halte die Folge einer Farbe zusammen.',
  'second-run': 'Ein Päckchen hat Platz für eine Folge einer Farbe, nicht für zwei.',
  'shut-in': 'Manche Karten würden auf die um sie herum warten.',
  room: 'Behalte Platz zum Umlegen.',
  'bare-king': 'Mach einen König frei.',
  partner: 'Achte darauf, welche Karte welchen Partner bekommt.',
  uncover: 'Lege eine Karte frei, die bald abgelegt werden kann.',
  order: 'Decke die Karte zu, die du zuletzt brauchst.',
  wait: 'Eine Karte, die abgelegt werden kann, muss vielleicht warten.',
  copy: 'Diese Karte gibt es zweimal. Es kommt darauf an, welche.',
  direction: 'Aufwärts oder abwärts: Es kommt auf den Grundstapel an.',
  none: 'Höchstens ein Drittel der Züge gewinnt. Achte darauf, was jeder zudeckt.',
};

export const checking = 'Dieses Problem wird geprüft …';
export const refused = {
  wrong: 'Das ist kein Problem: Seine Antwort gewinnt nicht.',
  easy: 'Das ist kein Problem: Zu viele Züge gewinnen.',
  undecided: 'Das lässt sich nicht prüfen: Der Solver wurde nicht fertig.',
};
export const noCheck = 'Der Solver konnte nicht geladen werden. Bist du offline?';
export const noSolution = 'Die Lösung wurde nicht rechtzeitig gefunden.';

export const pageTitle = (/** @type {string} */ name) => `Problem: ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `Problem: ${name}`;
export const todayTitle = (/** @type {string} */ name) => `Problem des Tages: ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `Problem des Tages: ${name}`;
export const dayOfProblem = (/** @type {Date} */ date) => `Heute, ${dayAndMonth().format(date)}`;
export const copied = 'Kopiert. Du kannst den Link überall einfügen.';
export const sheetTitle = (/** @type {string} */ name) => `Ein Problem: ${name}`;

export const lead = 'Eine Stellung, eine Frage, eine bewiesene Antwort: eine Minute Nachdenken.';
export const today = 'Problem des Tages';
export const todays = (/** @type {Date} */ date) => `Probleme des Tages, ${dayAndMonth().format(date)}`;
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
  'second-run': 'Eine Folge je Päckchen',
  'shut-in': 'Eingeschlossene Karten',
  room: 'Platz zum Umlegen',
  'bare-king': 'Ein freier König',
  partner: 'Der richtige Partner',
  uncover: 'Karte freilegen',
  order: 'Die Reihenfolge',
  wait: 'Eine Karte wartet',
  copy: 'Welche von zweien',
  direction: 'Aufwärts oder abwärts',
};
export const stateChoice = 'Zeigen';
export const stateChoices = { all: 'Alle', unsolved: 'Noch ungelöste', solved: 'Gelöste' };
export const noneListed = 'Kein Problem passt. Wähle ein anderes Thema oder eine andere Schwierigkeit.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) => `${done} von ${of} gelöst.`;
export const nextUnsolved = 'Nächstes ungelöstes Problem';
export const states = { solved: 'gelöst', tried: 'versucht', today: 'heute' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `Problem ${[n, ...facts].join(', ')}`;
export const noList = 'Die Probleme konnten nicht geladen werden. Bist du offline?';
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
export const proving = 'Der Solver prüft jeden Zug …';
export const made = {
  problem: 'Das ist ein Problem. Jeder Zug ist bewiesen.',
  easy: 'Daraus wird kein Problem: Zu viele Züge gewinnen, oder die Antwort liegt auf der Hand.',
  lost: 'Daraus wird kein Problem: Kein Zug gewinnt mehr.',
  over: 'Daraus wird kein Problem: Die Partie ist zu Ende.',
  stock: 'Daraus wird noch kein Problem: Zu viele Karten liegen verdeckt im Stapel.',
  undecided: 'Der Solver konnte nicht jeden Zug beweisen. Versuche es näher am Ende.',
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
