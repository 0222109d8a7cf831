// German: the lessons. What is said at the steps of each is beside this file, by the game's id.

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
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Wähle ${pile}.`;
export const target = (/** @type {string} */ pile) => `Ziel: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'Das ist erlaubt, aber hier geht es um einen anderen Zug: Folge dem Pfeil.';
export const otherDeal = 'Noch nicht. Zuerst kommt ein anderer Zug: Folge dem Pfeil.';

export const back = 'Zurück';
export const skip = 'Überspringen';
export const showMe = 'Zeig es mir';
export const goOn = 'Weiter';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Weiter mit Eingabe.';
export const leave = 'Lektion verlassen';
export const leaveBrief = 'Verlassen';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `Eine Lektion, ${of === 1 ? 'ein Schritt' : `${number(of)} Schritte`}. Deine eigene Partie ist gespeichert.`;

export const over = 'So geht das. Lust auf eine eigene Partie?';
export const newDeal = 'Ein leichtes Spiel';
export const stay = 'Hierbleiben';
export const mine = 'Zu meiner Partie';
export const again = 'Noch einmal';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'offen';
export const shut = 'blockiert';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) =>
  `Zum ersten Mal hier? Die Lektion hat ${of === 1 ? 'einen Schritt' : `${number(of)} Schritte`}.`;
export const begin = 'Lektion';
