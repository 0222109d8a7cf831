// French: problems.

import { dayFormatter } from '../shared.js';
import { aCard, agree, capital, card, cards as countCards, it, placeWithin, the, thePlace } from './cards.js';
import { count, locale } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../en/problems.js').Release} Release */
/** @typedef {import('../en/problems.js').CardPlace} CardPlace */

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const label = 'Problème';
export const title = 'Problèmes';
export const kinds = {
  move: 'Trouvez le coup',
  grace: 'Utilisez la grâce',
  pair: 'Formez une paire',
  place: 'Posez une carte',
  release: 'Libérez une carte',
};
export const questions = {
  move: 'Un coup tentant perd ici. Trouvez-en un qui permet encore de gagner.',
  grace: 'Mettez une carte de côté de façon à pouvoir gagner.',
  pair: 'Formez une paire de façon à pouvoir gagner.',
  place: 'Posez cette carte de façon à pouvoir gagner.',
};
export const unlistedMove = 'Ici, certains coups perdent. Trouvez-en un qui permet encore de gagner.';
export const release = (/** @type {Release} */ { card: name, copies, transfers, fewest }) => {
  const goal = `Faites rentrer ${copies > 1 ? aCard(name) : the(name)}`;
  const most = count(transfers, 'déplacement', 'déplacements');
  return fewest
    ? `${goal} en ${most}, le moins possible. Trouvez le premier coup.`
    : `${goal} en ${most} au plus. Trouvez le premier coup.`;
};
export const goal = (/** @type {Release} */ { card: name, copies }, /** @type {CardPlace[]} */ places) =>
  copies > 1
    ? `${agree(name, 'L’un')} ou l’autre compte : ${places.map((at) => placeWithin(at.place) + underOf(at)).join(' ; ')}.`
    : `${capital(it(name))} est dans ${places.map((at) => thePlace(at.place) + underOf(at)).join('')}.`;
const underOf = (/** @type {CardPlace} */ { under }) => (under ? `, sous ${countCards(under)}` : '');
export const next = 'Trouvez maintenant le coup suivant qui permet encore de gagner.';
export const rightSoFar = 'Exact jusqu’ici';
export const forced = (/** @type {number} */ n) =>
  n === 1 ? 'Après votre coup, un coup était forcé.' : `Après votre coup, ${n} coups étaient forcés.`;
export const movesToFind = (/** @type {number} */ n, /** @type {boolean} */ isMost) =>
  `Trouvez ${isMost ? 'jusqu’à ' : ''}${count(n, 'coup', 'coups')} à la suite.`;
export const lastQuestion = 'Encore un coup, et c’est résolu.';
export const lookUnder = {
  packet: {
    touch: 'Maintenez le doigt sur un paquet pour voir dessous.',
    mouse: 'Laissez la souris sur un paquet pour voir dessous.',
  },
  talon: {
    touch: 'Maintenez le doigt sur une défausse pour la parcourir.',
    mouse: 'Laissez la souris sur une défausse pour la parcourir.',
  },
};
export const stock = (/** @type {number} */ n) =>
  n ? `La pioche est découverte : ${count(n, 'carte', 'cartes')}${n > 1 ? ', la première dessus' : ''}.` : '';
export const placeOthers = 'Les cartes de ce tour qui ne peuvent pas rentrer vont aussi sur un paquet.';
export const cards = (/** @type {Card[]} */ names) => capital(names.map(card).join(', '));

export const wrong = 'Ce coup perd';
export const notYet = 'Pas ce coup-là';
export const notInTime = (/** @type {Release} */ { card: name, copies }) =>
  copies > 1
    ? `Après cela, ${agree(name, 'aucun')} ${card(name)} ne peut plus rentrer à temps : le solveur a tout essayé.`
    : `Après cela, ${the(name)} ne peut plus rentrer à temps : le solveur a tout essayé.`;
export const allLose = 'Après cela, tout perd : le solveur a tout essayé.';
export const runTook = (/** @type {number} */ n) =>
  `Déplacer cette suite prend ${count(n, 'déplacement', 'déplacements')}.`;
export const checkingRun = 'Le solveur vérifie toute la suite…';
export const onlyFirst = 'Seule la première carte de la suite a bougé : le solveur n’a pas pu juger le reste.';
export const searching = 'Après cela, plus rien ne gagne. Recherche de la raison…';
export const noReason = 'Après cela, plus rien ne gagne. La raison n’a pas pu être chargée.';

export { replies } from './replies.js';

export const showWhy = 'Montrer pourquoi';
export const refutation = 'Pourquoi ce coup perd';
export const backToProblem = 'Revenir au problème';
export const deadEnd = 'Une impasse : le jeu naturel mène ici. Le solveur a essayé tout le reste aussi.';
export const tooLate = (/** @type {Release} */ { card: name, copies, transfers }) =>
  `Ce n’est que maintenant, après ${count(transfers, 'déplacement', 'déplacements')}, que rentre ${copies > 1 ? aCard(name) : the(name)} : trop tard.`;
export const transfers = {
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Déplacement ${n} sur ${of}. ${report}`,
  beforeFirst: (/** @type {number} */ of) =>
    of === 1 ? 'Avant le seul déplacement.' : `Avant le premier des ${count(of, 'déplacement', 'déplacements')}.`,
};

export const howItWorks = 'Comment faire';
export const introduction = {
  ideas: {
    move: 'Après chaque coup, il est prouvé si la partie peut encore être gagnée. Un coup tentant la perd.',
    grace:
      'La pioche est épuisée et rien ne peut rentrer. La grâce met une carte de côté, une fois : la plupart font perdre.',
    pair: 'Il ne reste qu’à former une paire. Elle ne se sépare jamais : la mauvaise fait perdre.',
    place:
      'Les dernières cartes du tour sont découvertes. Chacune couvre son paquet : la plupart des places font perdre.',
    release: 'Une carte doit rentrer en peu de déplacements. Les cartes qui rentrent en chemin ne comptent pas.',
  },
  step: (/** @type {string} */ heading, /** @type {number} */ n, /** @type {number} */ of) =>
    `${heading} : ${n} sur ${of}`,
  example: 'Exemple',
  suppose: 'Supposons ce coup.',
  answer:
    'Répondez par un coup sur la table : une mauvaise carte revient à sa place. Un indice donne l’idée, puis la carte.',
  next: 'Continuer',
  skip: 'Passer',
  start: 'Commencer',
};

export const right = 'Exact !';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'Résolu au premier essai.' : `Résolu en ${count(tries, 'essai', 'essais')}.`;
export const shown = 'Voilà la réponse. Le problème suivant est à vous.';
export const seeTheOthers = '« Solution » montre les coups suivants.';
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `Un ordinateur qui réfléchit peu l’a trouvée ${found} fois sur ${of}.`
    : `Un ordinateur qui réfléchit peu ne l’a pas trouvée en ${of} essais.`;
export const harder = {
  gentle: 'Trois problèmes sur quatre sont plus difficiles que celui-ci.',
  medium: 'La moitié des problèmes sont plus difficiles que celui-ci.',
};
export const idea = (/** @type {string} */ theme) => `L’idée : ${theme[0].toLowerCase()}${theme.slice(1)}`;
export const before = 'Vous avez déjà résolu ce problème.';
export const daySolved = 'Les quatre du jour sont résolus.';

export const hint = 'Indice';
export const solution = 'Solution';
export const nextProblem = 'Problème suivant';
export const anotherProblem = 'Autre problème';
export const send = 'Partager';
export const again = 'Rejouer';
export const leave = 'Fermer';
export const leaveProblem = 'Fermer le problème';
export const intro = 'Un problème : une question, chaque réponse prouvée. Votre partie est enregistrée.';
export const look = (/** @type {string[]} */ [name, other]) =>
  other ? `C’est soit ${name}, soit ${other}.` : `Regardez ${name}.`;
export const hintPile = (/** @type {string} */ pile) => `Regardez ici. ${pile}.`;
export const allHintsGiven = 'Il n’y a plus d’indice : « Solution » montre la réponse.';
export const themes = {
  run: 'Gardez ensemble la suite d’une enseigne.',
  'second-run': 'Ne couvrez pas une carte par une autre qui l’attend.',
  'shut-in': 'Surveillez les cartes qui attendent celles qui les entourent.',
  room: 'Gardez de la place pour déplacer des cartes.',
  'bare-king': 'Videz la colonne d’un roi.',
  partner: 'Choisissez bien le partenaire de chaque carte.',
  uncover: 'Découvrez une carte qui rentrera bientôt.',
  order: 'Couvrez la carte qui servira en dernier.',
  wait: 'Une carte qui peut rentrer doit parfois attendre.',
  copy: 'Cette carte existe deux fois. Il faut choisir laquelle.',
  direction: 'En montant ou en descendant : la fondation compte.',
  none: 'Regardez ce que chaque coup couvre et découvre.',
};

export const checking = 'Vérification du problème…';
export const refused = {
  wrong: 'Ce n’est pas un problème : sa réponse ne gagne pas.',
  easy: 'Ce n’est pas un problème : trop de coups gagnent.',
  stock: 'Impossible de vérifier : il reste trop de cartes dans la pioche.',
  undecided: 'Le solveur n’a pas fini de vérifier ce problème.',
};
export const searchLonger = 'Chercher plus longtemps';
export const checkingLonger = 'Vérification plus longue : cela peut prendre des minutes…';
export const playPosition = 'Jouer cette position';
export const easy = 'Facile : beaucoup de coups gagnent, ou la réponse est évidente.';
export const noCheck = 'Le solveur n’a pas pu être chargé. Êtes-vous hors ligne ?';
export const findingSolution = 'Recherche de la solution…';
export const findingWhy = 'Recherche d’un exemple…';
export const noSolution = 'La solution n’a pas été trouvée à temps.';

export const pageTitle = (/** @type {string} */ name) => `Problème : ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `Problème : ${name}`;
export const todayTitle = (/** @type {string} */ name) => `Problème du jour : ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `Problème du jour : ${name}`;
export const dayOfProblem = (/** @type {Date} */ date) => `Aujourd’hui, ${dayAndMonth(date)}`;
export const copied = 'Copié. Collez le lien où vous voulez.';
export const sheetTitle = (/** @type {string} */ name) => `Un problème : ${name}`;

export const lead = 'Une position et une question, chaque réponse prouvée : une minute de réflexion.';
export const today = 'Problème du jour';
export const todays = (/** @type {Date} */ date) => `Problèmes du jour, ${dayAndMonth(date)}`;
export const allProblems = 'Tous les problèmes';
export const gameChoice = 'Réussite';
export const gradeChoice = 'Difficulté';
export const variantChoice = 'Règles';
export const allVariants = 'Toutes';
export const printed = 'selon le livre';
export const themeChoice = 'Thème';
export const allThemes = 'Tous les thèmes';
export const themeNames = {
  run: 'Garder la suite',
  'second-run': 'Cartes couvertes',
  'shut-in': 'Cartes bloquées',
  room: 'De la place',
  'bare-king': 'Un roi nu',
  partner: 'Le bon partenaire',
  uncover: 'Découvrir une carte',
  order: 'Le bon ordre',
  wait: 'Une carte attend',
  copy: 'Laquelle des deux',
  direction: 'Monter ou descendre',
};
export const stateChoice = 'Afficher';
export const stateChoices = { all: 'Tous', unsolved: 'À résoudre', solved: 'Résolus' };
export const noneListed = 'Aucun problème ne correspond. Choisissez un autre thème ou une autre difficulté.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) =>
  `${count(done, 'résolu', 'résolus')} sur ${of}.`;
export const nextUnsolved = 'Prochain problème à résoudre';
export const states = { solved: 'résolu', tried: 'essayé', today: 'aujourd’hui' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `Problème ${[n, ...facts].join(', ')}`;
export const noList = 'Les problèmes n’ont pas pu être chargés. Êtes-vous hors ligne ?';
export const badValue = (/** @type {string} */ value) =>
  `« ${value} » n’est pas un problème. Donnez le lien d’un problème, ou « daily ».`;

export const fromGames = 'De vos parties';
export const mistakesDue = (/** @type {number} */ n) =>
  n ? `À revoir aujourd’hui : ${count(n, 'problème', 'problèmes')}.` : 'Rien à revoir aujourd’hui.';
export const mistakesWait = (/** @type {number} */ n) => `Plus tard : ${count(n, 'problème', 'problèmes')}.`;
export const askDue = 'Résoudre';
export const allMistakes = 'Tous ceux de vos parties';
export const mistakeFound = 'trouvé';
export const mistakeDue = 'à revoir aujourd’hui';
export const mistakeWaits = (/** @type {number} */ n) => `à revoir dans ${count(n, 'jour', 'jours')}`;

export const makeTitle = 'Créer un problème';
export const proving = 'Le solveur vérifie chaque coup…';
export const made = {
  problem: 'C’est un problème. Le résultat de chaque coup est prouvé.',
  easy: 'Pas de problème ici : trop de coups gagnent, ou la réponse est évidente.',
  lost: 'Pas de problème ici : plus aucun coup ne gagne.',
  over: 'Pas de problème ici : la partie est finie.',
  stock: 'Pas encore de problème ici : trop de cartes de la pioche sont cachées.',
  undecided: 'Le solveur n’a pas pu prouver le résultat de chaque coup. Essayez plus près de la fin.',
};
export const toTable = 'Revenir à la table';
export const toReview = 'Revenir à l’analyse';
export const tryIt = 'Le résoudre';
export const copyMessage = 'Copier un message';
export const messageCopied = 'Message copié. Collez-le où vous voulez.';
export const message = (/** @type {string} */ name, /** @type {string} */ question, /** @type {string} */ url) =>
  `Un problème : ${name}. ${question} ${url}`;
export const sendTitle = 'Partager un problème';
export const picture = {
  save: 'Enregistrer l’image',
  saved: 'Image enregistrée.',
  failed: 'L’image n’a pas pu être créée.',
  label: (/** @type {string} */ name, /** @type {string} */ question) => `Image de la position : ${name}. ${question}`,
};
