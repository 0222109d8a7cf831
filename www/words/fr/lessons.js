// French: the lessons. The steps of each are in lessons/, by the game's id.

import { number } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../en/lessons.js').LessonWords} LessonWords */

/** @type {Record<string, LessonWords>} */
export const games = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empress,
  labyrinth,
};

/** "Une étape", "neuf étapes". @param {number} of */
const steps = (of) => (of === 1 ? 'une étape' : `${number(of)} ${of ? 'étapes' : 'étape'}`);

export const label = 'Leçon';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Étape ${n} sur ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} sur ${of}`;
export const notYet = 'Pas encore celle-là';
export const choose = (/** @type {string} */ pile) => `Choisissez ${pile}.`;
export const target = (/** @type {string} */ pile) => `Cible : ${pile}.`;
export const otherMove = 'C’est permis, mais cette étape porte sur un autre coup : suivez la flèche.';
export const otherDealing = 'Il y a d’abord un coup à jouer : suivez la flèche.';

export const back = 'Retour';
export const skip = 'Passer';
export const showMe = 'Montrer';
export const nextStep = 'Continuer';
export const pressEnter = 'Appuyez sur Entrée pour continuer.';
export const leaveLesson = 'Quitter la leçon';
export const leaveShort = 'Quitter';
export const intro = (/** @type {number} */ of) =>
  `Une leçon ${of === 1 ? 'd’' : 'de '}${steps(of)}. Votre partie est enregistrée.`;

export const finished = {
  new: 'Voilà le jeu. Envie d’une donne à vous ?',
  begun: 'Voilà le jeu. Envie d’une donne à vous ?',
  friend: 'Voilà le jeu. La donne de votre ami vous attend.',
  day: 'Voilà le jeu. La donne du jour vous attend.',
};
export const newDeal = 'Une donne facile';
export const backTo = {
  new: 'Revenir à ma donne',
  begun: 'Ma partie',
  friend: 'La donne de votre ami',
  day: 'La donne du jour',
};
export const again = 'Refaire';

export const gapMark = 'vide';
export const blockedMark = 'bloqué';

export const offer = (/** @type {string} */ aim, /** @type {number} */ of) =>
  `${aim} Première fois ici ? La leçon a ${steps(of)}.`;
export const beginLesson = 'Leçon';
