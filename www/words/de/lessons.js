// German: the lessons. The steps of each are in lessons/, by the game's id.

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

export const label = 'Lektion';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Schritt ${n} von ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} von ${of}`;
export const notYet = 'Die noch nicht';
export const choose = (/** @type {string} */ pile) => `Wähle ${pile}.`;
export const target = (/** @type {string} */ pile) => `Ziel: ${pile}.`;
export const otherMove = 'Das ist erlaubt, aber hier geht es um einen anderen Zug: Folge dem Pfeil.';
export const otherDealing = 'Zuerst kommt ein anderer Zug: Folge dem Pfeil.';

export const back = 'Zurück';
export const skip = 'Überspringen';
export const showMe = 'Zeig es mir';
export const nextStep = 'Weiter';
export const pressEnter = 'Weiter mit Eingabe.';
export const leaveLesson = 'Lektion verlassen';
export const leaveShort = 'Verlassen';
export const intro = (/** @type {number} */ of) =>
  `Eine Lektion, ${of === 1 ? 'ein Schritt' : `${number(of)} Schritte`}. Deine eigene Partie ist gespeichert.`;

export const finished = {
  new: 'So geht das. Lust auf eine eigene Partie?',
  begun: 'So geht das. Lust auf eine eigene Partie?',
  friend: 'So geht das. Das Spiel deines Freundes wartet.',
  day: 'So geht das. Das Spiel des Tages wartet.',
};
export const newDeal = 'Leichtes Spiel';
export const backTo = {
  new: 'Zu meinem Spiel',
  begun: 'Zu meiner Partie',
  friend: 'Spiel deines Freundes',
  day: 'Spiel des Tages',
};
export const again = 'Nochmal';

export const gapMark = 'Lücke';
export const blockedMark = 'blockiert';

export const offer = (/** @type {string} */ aim, /** @type {number} */ of) =>
  `${aim} Zum ersten Mal hier? Die Lektion hat ${of === 1 ? 'einen Schritt' : `${number(of)} Schritte`}.`;
export const beginLesson = 'Lektion';
