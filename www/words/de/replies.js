// German: replies to a wrong answer. A reason follows "Nach 7♠ auf 8♥" and begins with its verb.

import { and, card, placeWithin } from './cards.js';
import { count } from './numbers.js';

/** @import { Place } from '../tokens.js' */

/** @typedef {import('../en/replies.js').WaitingLink} WaitingLink */

/** @param {string[]} items */
const hasAnd = (items) => / und /.test(items[items.length - 1]);

const more = (/** @type {number} */ n) => `und ${n} weitere`;

/** @param {string[]} items @param {number} others */
const some = (items, others) => {
  if (hasAnd(items)) return [...items, ...(others ? [more(others)] : [])].join('; ');
  return others ? `${items.join(', ')} ${more(others)}` : and(items);
};

const waiting = (/** @type {WaitingLink} */ { name, over, first }, /** @type {number} */ n) =>
  `${n ? '' : 'liegt '}${name} unter ${over}${first.length ? ` (wartet auf ${first.join(' oder ')})` : ''}`;

/** The first of some links, and how many others there are. @param {WaitingLink[]} links @param {number} others */
const chainOf = (links, others) => [...links.map(waiting), ...(others ? [more(others)] : [])].join('; ');

const or = (/** @type {string[]} */ items) =>
  items.length > 2 ? `${items.slice(0, -1).join(', ')} oder ${items[items.length - 1]}` : items.join(' oder ');

/** @typedef {import('../en/replies.js').Wait} Wait */

const waitsOf = (/** @type {Wait[]} */ waits) =>
  waits
    .map(({ names, first }, n) => {
      const verb = names.length > 1 ? ' warten' : ' wartet';
      return `${and(names)}${n ? '' : verb} auf ${first.join(' oder ')}`;
    })
    .join('; ');

/** @param {string[]} names */
const upAndDown = (names) =>
  names.length > 1
    ? `müssen je eine ${names[0]} und ${names[1]} steigend, die anderen fallend abgelegt werden, doch so oder so`
    : `muss je eine ${names[0]} steigend und fallend abgelegt werden, doch so oder so`;

export const replies = {
  card,
  symbol: (/** @type {string} */ symbol) => symbol,
  moves: {
    home: (/** @type {string} */ name) => `dem Ablegen von ${name}`,
    up: (/** @type {string} */ name) => `dem Ablegen von ${name} (steigend)`,
    down: (/** @type {string} */ name) => `dem Ablegen von ${name} (fallend)`,
    onto: (/** @type {string} */ name, /** @type {string} */ on) => `${name} auf ${on}`,
    to: (/** @type {string} */ name, /** @type {string} */ to) => `${name} ${to}`,
    aside: (/** @type {string} */ name) => `${name} beiseite`,
    at: (/** @type {string} */ name, /** @type {Place} */ place) => `${name} (${placeWithin(place)})`,
    both: (/** @type {string} */ name, /** @type {string} */ other) => `dem Ablegen von ${name} und ${other}`,
    deal: 'dem Geben',
    run: 'dem Umlegen der ganzen Folge',
  },
  after: (/** @type {string} */ move, /** @type {string} */ reason) => `Nach ${move} ${reason}.`,
  afterPlay: (/** @type {string} */ move, /** @type {string} */ reason, /** @type {string[]} */ placings) =>
    `Nach ${move}${placings.length ? `, dann ${and(placings)}` : ' und naheliegendem Spiel'} ${reason}. Auch sonst gewinnt nichts.`,
  now: (/** @type {string} */ reason) => `Jetzt ${reason}.`,

  some,
  off: (/** @type {string} */ name, /** @type {string} */ under) => `${name} von ${under}`,
  places: {
    list: (/** @type {string[]} */ places) => places.join('; '),
    under: (/** @type {string} */ over) => `unter ${over}`,
    between: (/** @type {string[]} */ beside) =>
      beside.length > 1 ? `zwischen ${and(beside)}` : `neben ${and(beside)}`,
    paired: (/** @type {string} */ other) => `im Paar mit ${other}`,
    in: (/** @type {string} */ talon, /** @type {string} */ under) => `${talon}, ${under}`,
    talon: { red: 'im roten Restestapel', black: 'im schwarzen Restestapel' },
  },

  eachOther: (/** @type {string} */ name, /** @type {string} */ over) =>
    `wartet ${over} auf ${name} und ${name} liegt darunter: Keine von beiden kann je abgelegt werden`,
  chain: (/** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${chainOf(links, others)}: Keine davon kann je abgelegt werden`,
  block: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `blockieren sich diese Karten ${isFar ? 'in ihren Spalten' : 'für immer'}: ${list}`,
  withWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}. ${waitsOf(waits)}`,
  beyondGrace: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `befreit auch die Gnade nicht alle diese Karten${isFar ? ' in ihren Spalten' : ''}: ${list}`,
  either: (/** @type {string[]} */ names, /** @type {string} */ list) => `${upAndDown(names)} blockieren sich: ${list}`,
  eitherChain: (/** @type {string[]} */ names, /** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${upAndDown(names)} ${chainOf(links, others)}`,
  noRoom: (/** @type {string} */ list) => `ist nie Platz zum Umlegen von ${list}`,
  twoPairs: (
    /** @type {string} */ pair,
    /** @type {string} */ other,
    /** @type {string} */ name,
    /** @type {string} */ first,
    /** @type {string} */ name2,
    /** @type {string} */ first2,
  ) =>
    `können ${pair} und ${other} nicht beide abgelegt werden: ${name} wartet auf ${first} und ${name2} auf ${first2}`,
  pairRing: (/** @type {string} */ list, /** @type {Wait[]} */ waits) =>
    `können ${list} nicht alle abgelegt werden: ${waitsOf(waits)}`,
  leftWith: (
    /** @type {string} */ name,
    /** @type {string[]} */ partners,
    /** @type {string} */ pairs,
    /** @type {boolean} */ isSingle,
  ) =>
    `${partners.length > 1 ? 'bleiben' : 'bleibt'} für ${name} nur ${or(partners)}, doch ${pairs} ${isSingle ? 'steht' : 'stehen'} im Weg`,
  goesOnlyWith: (/** @type {string} */ first, /** @type {string[]} */ partners, /** @type {string} */ reason) =>
    `geht ${first} nur mit ${or(partners)}; dann ${reason}`,
  pairsWait: (/** @type {string} */ list) =>
    `warten diese Paare aufeinander und können nicht alle abgelegt werden: ${list}`,
  pairsUnbalanced: (/** @type {string} */ list) =>
    `können diese Paare nicht alle abgelegt werden, weil Rot und Schwarz immer zu zweit gehen: ${list}`,
  noPair: (/** @type {boolean} */ army, /** @type {boolean} */ navy) =>
    army && navy
      ? 'kann kein Paar abgelegt werden, und weder Heer noch Flotte hat noch eine ungepaarte Karte'
      : `kann kein Paar abgelegt werden, und ${army ? 'das Heer' : 'die Flotte'} hat keine ungepaarte Karte mehr für ein neues`,
  noneGoes: 'kann keine Karte mehr abgelegt werden',
  onlyGo: (/** @type {string[]} */ cards) =>
    `${cards.length === 1 ? 'kann' : 'können'} nur noch ${some(cards, 0)} abgelegt werden`,
  never: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `kann keine Karte ${name}${place} mehr abgelegt werden` : `kann ${name}${place} nie abgelegt werden`,
  norEver: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `, keine Karte ${name}${place}` : `, ${name}${place} nie`,
  notEven: (/** @type {string} */ name, /** @type {string} */ place) => `, nicht einmal ${name}${place}`,
  evenByGrace: ', auch nicht durch Gnade',
  asWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}: ${waitsOf(waits)}`,
  noNearer: 'Näher kommt man nicht heran.',
  most: (/** @type {number} */ n, /** @type {number} */ left) =>
    `können höchstens ${n} der übrigen Karten (${left}) abgelegt werden`,
  noMove: 'gibt es keinen Zug mehr',
  leftOver: (/** @type {number} */ n) => `${n === 1 ? 'bleibt' : 'bleiben'} ${count(n, 'Karte', 'Karten')} übrig`,
  tooLate: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ over,
  ) =>
    `kommt ${isFirst ? 'die erste Karte ' : ''}${name} erst mit ${count(n, 'Umlegung', 'Umlegungen')} frei: ${over} zu viel`,
  atLeast: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ allowed,
  ) =>
    `braucht ${isFirst ? 'die erste Karte ' : ''}${name} mindestens ${count(n, 'Umlegung', 'Umlegungen')}, erlaubt ${allowed === 1 ? 'ist' : 'sind'} ${allowed}`,
  late: (/** @type {string} */ name, /** @type {boolean} */ isFirst) =>
    `kommt ${isFirst ? 'die erste Karte ' : ''}${name} zu spät frei`,
  because: (/** @type {string} */ clause, /** @type {string} */ cause) => `${clause}, denn ${cause}`,
  causes: {
    occupies: (/** @type {string} */ target) => `auf ${target} muss eine andere Karte`,
    covers: (/** @type {string} */ target) => `${target} muss selbst weg`,
    spends: (/** @type {string} */ moved) => `${moved} umzulegen verschwendet eine Umlegung`,
  },
  allLose: 'kannst du nicht mehr gewinnen: Der Solver hat alles versucht',

  alsoRight: (/** @type {string} */ list) => `Auch richtig: ${list}.`,
};
