// French: replies to a wrong answer. A reason follows "Après 7♠ sur 8♥, ".

import { both, card, placeWithin } from './cards.js';
import { count } from './numbers.js';

/** @import { Place } from '../tokens.js' */

/** @typedef {import('../en/replies.js').WaitingLink} WaitingLink */

/** @param {string[]} items */
const hasAnd = (items) => / et /.test(items[items.length - 1]);

const more = (/** @type {number} */ n) => `et ${count(n, 'autre', 'autres')}`;

/** @param {string[]} items @param {number} others */
const some = (items, others) => {
  if (hasAnd(items)) return [...items, ...(others ? [more(others)] : [])].join(' ; ');
  return others ? `${items.join(', ')} ${more(others)}` : both(items);
};

const waiting = (/** @type {WaitingLink} */ { name, over, first }) =>
  `${name} est sous ${over}${first.length ? `, qui attend ${first.join(' ou ')}` : ''}`;

/** The first of some links, and how many others there are. @param {WaitingLink[]} links @param {number} others */
const chainOf = (links, others) => [...links.map(waiting), ...(others ? [more(others)] : [])].join(' ; ');

const or = (/** @type {string[]} */ items) =>
  items.length > 2 ? `${items.slice(0, -1).join(', ')} ou ${items[items.length - 1]}` : items.join(' ou ');

/** @typedef {import('../en/replies.js').Wait} Wait */

const waitsOf = (/** @type {Wait[]} */ waits) =>
  waits
    .map(({ names, first }) => `${both(names)} ${names.length > 1 ? 'attendent' : 'attend'} ${first.join(' ou ')}`)
    .join(' ; ');

/** @param {string[]} names */
const upAndDown = (names) =>
  names.length > 1
    ? `une carte ${names[0]} et une ${names[1]} doivent monter, les autres descendre, et dans tous les cas`
    : `une carte ${names[0]} doit monter et l’autre descendre, et dans les deux cas`;

export const replies = {
  card,
  symbol: (/** @type {string} */ symbol) => symbol,
  moves: {
    home: (/** @type {string} */ name) => `la rentrée de ${name}`,
    up: (/** @type {string} */ name) => `la rentrée de ${name} (en montant)`,
    down: (/** @type {string} */ name) => `la rentrée de ${name} (en descendant)`,
    onto: (/** @type {string} */ name, /** @type {string} */ on) => `${name} sur ${on}`,
    to: (/** @type {string} */ name, /** @type {string} */ to) => `${name} ${to}`,
    aside: (/** @type {string} */ name) => `${name} de côté`,
    at: (/** @type {string} */ name, /** @type {Place} */ place) => `${name} (${placeWithin(place)})`,
    both: (/** @type {string} */ name, /** @type {string} */ other) => `la rentrée de ${name} et ${other}`,
    deal: 'la donne',
    run: 'le déplacement de toute la suite',
  },
  after: (/** @type {string} */ move, /** @type {string} */ reason) => `Après ${move}, ${reason}.`,
  afterPlay: (/** @type {string} */ move, /** @type {string} */ reason, /** @type {string[]} */ placings) =>
    `Après ${move}${placings.length ? `, puis ${both(placings)}` : ' et un jeu naturel'}, ${reason}. Rien d’autre ne gagne.`,
  now: (/** @type {string} */ reason) => `Maintenant, ${reason}.`,

  some,
  off: (/** @type {string} */ name, /** @type {string} */ under) => `${name} de ${under}`,
  places: {
    list: (/** @type {string[]} */ places) => places.join(' ; '),
    under: (/** @type {string} */ over) => `sous ${over}`,
    between: (/** @type {string[]} */ beside) =>
      beside.length > 1 ? `entre ${both(beside)}` : `à côté de ${both(beside)}`,
    paired: (/** @type {string} */ other) => `en paire avec ${other}`,
    in: (/** @type {string} */ talon, /** @type {string} */ under) => `${talon}, ${under}`,
    talon: { red: 'dans la défausse rouge', black: 'dans la défausse noire' },
  },

  eachOther: (/** @type {string} */ name, /** @type {string} */ over) =>
    `${over} attend ${name}, qui est dessous : aucune des deux cartes ne pourra jamais rentrer`,
  chain: (/** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${chainOf(links, others)} : aucune de ces cartes ne pourra jamais rentrer`,
  block: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `ces cartes se bloquent ${isFar ? 'dans leurs colonnes' : 'à jamais'} : ${list}`,
  withWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}. ${waitsOf(waits)}`,
  beyondGrace: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `même la grâce ne peut pas toutes les libérer${isFar ? ' dans leurs colonnes' : ''} : ${list}`,
  either: (/** @type {string[]} */ names, /** @type {string} */ list) =>
    `${upAndDown(names)} ces cartes se bloquent : ${list}`,
  eitherChain: (/** @type {string[]} */ names, /** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${upAndDown(names)} ${chainOf(links, others)}`,
  noRoom: (/** @type {string} */ list) => `il n’y aura jamais de place pour enlever ${list}`,
  twoPairs: (
    /** @type {string} */ pair,
    /** @type {string} */ other,
    /** @type {string} */ name,
    /** @type {string} */ first,
    /** @type {string} */ name2,
    /** @type {string} */ first2,
  ) =>
    `${pair} et ${other} ne peuvent pas rentrer toutes les deux : ${name} attend ${first}, et ${name2} attend ${first2}`,
  pairRing: (/** @type {string} */ list, /** @type {Wait[]} */ waits) =>
    `${list} ne peuvent pas rentrer toutes : ${waitsOf(waits)}`,
  leftWith: (
    /** @type {string} */ name,
    /** @type {string[]} */ partners,
    /** @type {string} */ pairs,
    /** @type {boolean} */ isSingle,
  ) =>
    `il ne reste pour ${name} que ${or(partners)}, mais ${pairs} ${isSingle ? 'l’empêche' : 'l’empêchent'} de rentrer`,
  goesOnlyWith: (/** @type {string} */ first, /** @type {string[]} */ partners, /** @type {string} */ reason) =>
    `${first} ne peut rentrer qu’avec ${or(partners)} ; alors ${reason}`,
  pairsWait: (/** @type {string} */ list) =>
    `ces paires s’attendent mutuellement et ne pourront pas toutes rentrer : ${list}`,
  pairsUnbalanced: (/** @type {string} */ list) =>
    `ces paires ne pourront pas toutes rentrer, car une rouge et une noire rentrent toujours ensemble : ${list}`,
  noPair: (/** @type {boolean} */ army, /** @type {boolean} */ navy) =>
    army && navy
      ? 'aucune paire ne peut rentrer, et ni l’Armée ni la Marine n’a plus de carte sans paire'
      : `aucune paire ne peut rentrer, et ${army ? 'l’Armée' : 'la Marine'} n’a plus de carte sans paire pour en former une autre`,
  noneGoes: 'plus aucune carte ne pourra rentrer',
  onlyGo: (/** @type {string[]} */ cards) =>
    cards.length === 1
      ? `seule cette carte pourra encore rentrer : ${some(cards, 0)}`
      : `seules ces cartes pourront encore rentrer : ${some(cards, 0)}`,
  never: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `aucune carte ${name}${place} ne pourra rentrer` : `${name}${place} ne pourra jamais rentrer`,
  norEver: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? ` ; aucune carte ${name}${place} ne rentrera` : ` ; ${name}${place} ne rentrera jamais`,
  notEven: (/** @type {string} */ name, /** @type {string} */ place) => `, pas même ${name}${place}`,
  evenByGrace: ', même avec la grâce',
  asWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason} : ${waitsOf(waits)}`,
  noNearer: 'On ne peut pas s’en approcher davantage.',
  most: (/** @type {number} */ n, /** @type {number} */ left) =>
    `au plus ${n} des cartes restantes (${left}) ${n > 1 ? 'pourront' : 'pourra'} rentrer`,
  noMove: 'il ne reste aucun coup',
  leftOver: (/** @type {number} */ n) => count(n, 'carte reste bloquée', 'cartes restent bloquées'),
  tooLate: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ over,
  ) =>
    `${isFirst ? 'la première carte ' : ''}${name} ne rentre qu’avec ${count(n, 'déplacement', 'déplacements')} : ${over} de trop`,
  atLeast: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ allowed,
  ) =>
    `il faut au moins ${count(n, 'déplacement', 'déplacements')} pour rentrer ${isFirst ? 'la première carte ' : ''}${name}, et vous en avez ${allowed}`,
  late: (/** @type {string} */ name, /** @type {boolean} */ isFirst) =>
    `${isFirst ? 'la première carte ' : ''}${name} rentre trop tard`,
  because: (/** @type {string} */ clause, /** @type {string} */ cause) => `${clause}, car ${cause}`,
  causes: {
    occupies: (/** @type {string} */ target) => `une autre carte doit aller sur ${target}`,
    covers: (/** @type {string} */ target) => `${target} doit partir de là`,
    spends: (/** @type {string} */ moved) => `déplacer ${moved} gaspille un déplacement`,
  },
  allLose: 'vous ne pouvez plus gagner : le solveur a tout essayé',

  alsoRight: (/** @type {string} */ list) => `Également juste : ${list}.`,
};
