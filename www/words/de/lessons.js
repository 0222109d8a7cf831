// German: the lessons. What is said at the steps of each is beside this file, by the game's id.

import { capital, number } from './cards.js';
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

export const label = 'Erste Lektion';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Schritt ${n} von ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} von ${of}`;
export const notYet = 'Noch nicht';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Wähle ${pile}.`;
export const target = (/** @type {string} */ pile) => `Ziel: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'Die Regeln erlauben es, aber hier geht es um einen anderen Zug. Der Pfeil zeigt ihn.';
export const otherDeal = 'Der Stapel muss warten: Zuerst ist etwas anderes zu tun. Der Pfeil zeigt es.';

export const back = 'Zurück';
export const skip = 'Überspringen';
export const showMe = 'Zeig es mir';
export const goOn = 'Weiter';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Mit der Eingabetaste geht es weiter.';
export const leave = 'Lektion verlassen';
export const leaveBrief = 'Verlassen';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `Die erste Lektion: ${of === 1 ? 'ein Schritt' : `${number(of)} Schritte`} am richtigen Tisch. Dein eigenes Spiel ist gespeichert.`;

export const over = 'So geht das Spiel. Magst du ein eigenes?';
export const newDeal = 'Ein sanftes Spiel';
export const stay = 'Hierbleiben';
export const mine = 'Zu meinem Spiel';
export const again = 'Noch einmal';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'offen';
export const shut = 'zu';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) =>
  `Zum ersten Mal hier? ${of === 1 ? 'Ein Schritt' : `${capital(number(of))} Schritte`} am Tisch.`;
export const begin = 'Zeig mir, wie';
