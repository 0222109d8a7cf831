// Spanish: replies to a wrong answer. A reason follows "Tras 7♠ sobre 8♥, ".

import { and, card, placeWithin } from './cards.js';
import { count } from './numbers.js';

/** @import { Place } from '../tokens.js' */

/** @typedef {import('../en/replies.js').WaitingLink} WaitingLink */

/** @param {string[]} items */
const hasAnd = (items) => / y /.test(items[items.length - 1]);

const more = (/** @type {number} */ n) => `y ${n} más`;

/** @param {string[]} items @param {number} others */
const some = (items, others) => {
  if (hasAnd(items)) return [...items, ...(others ? [more(others)] : [])].join('; ');
  return others ? `${items.join(', ')} ${more(others)}` : and(items);
};

const waiting = (/** @type {WaitingLink} */ { name, over, first }) =>
  `${name} está bajo ${over}${first.length ? `, que espera a ${first.join(' o ')}` : ''}`;

/** The first of some links, and how many others there are. @param {WaitingLink[]} links @param {number} others */
const chainOf = (links, others) => [...links.map(waiting), ...(others ? [more(others)] : [])].join('; ');

const or = (/** @type {string[]} */ items) =>
  items.length > 2 ? `${items.slice(0, -1).join(', ')} o ${items[items.length - 1]}` : items.join(' o ');

/** @typedef {import('../en/replies.js').Wait} Wait */

const waitsOf = (/** @type {Wait[]} */ waits) =>
  waits
    .map(({ names, first }) => `${and(names)} ${names.length > 1 ? 'esperan' : 'espera'} a ${first.join(' o ')}`)
    .join('; ');

/** @param {string[]} names */
const upAndDown = (names) =>
  names.length > 1
    ? `una carta ${names[0]} y una ${names[1]} tienen que subir y las otras bajar, y de todos los modos`
    : `una carta ${names[0]} tiene que subir y otra bajar, y de los dos modos`;

export const replies = {
  card,
  symbol: (/** @type {string} */ symbol) => symbol,
  moves: {
    home: (/** @type {string} */ name) => `${name} a casa`,
    up: (/** @type {string} */ name) => `${name} a casa (subiendo)`,
    down: (/** @type {string} */ name) => `${name} a casa (bajando)`,
    onto: (/** @type {string} */ name, /** @type {string} */ on) => `${name} sobre ${on}`,
    to: (/** @type {string} */ name, /** @type {string} */ to) => `${name} ${to}`,
    aside: (/** @type {string} */ name) => `apartar ${name}`,
    at: (/** @type {string} */ name, /** @type {Place} */ place) => `${name} (${placeWithin(place)})`,
    both: (/** @type {string} */ name, /** @type {string} */ other) => `${name} y ${other} a casa`,
    deal: 'repartir',
    run: 'mover toda la escalera',
  },
  after: (/** @type {string} */ move, /** @type {string} */ reason) => `Tras ${move}, ${reason}.`,
  afterPlay: (/** @type {string} */ move, /** @type {string} */ reason, /** @type {string[]} */ placings) =>
    `Tras ${move}${placings.length ? `, luego ${and(placings)}` : ' y un juego natural'}, ${reason}. Nada más gana.`,
  now: (/** @type {string} */ reason) => `Ahora ${reason}.`,

  some,
  off: (/** @type {string} */ name, /** @type {string} */ under) => `${name} de ${under}`,
  places: {
    list: (/** @type {string[]} */ places) => places.join('; '),
    under: (/** @type {string} */ over) => `bajo ${over}`,
    between: (/** @type {string[]} */ beside) =>
      beside.length > 1 ? `entre ${and(beside)}` : `junto a ${and(beside)}`,
    paired: (/** @type {string} */ other) => `en pareja con ${other}`,
    in: (/** @type {string} */ talon, /** @type {string} */ under) => `${talon}, ${under}`,
    talon: { red: 'en el descarte rojo', black: 'en el descarte negro' },
  },

  eachOther: (/** @type {string} */ name, /** @type {string} */ over) =>
    `${over} espera a ${name}, que está debajo: ninguna de las dos cartas podrá ir nunca a casa`,
  chain: (/** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${chainOf(links, others)}: ninguna de esas cartas podrá ir nunca a casa`,
  block: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `estas cartas se bloquean ${isFar ? 'en sus columnas' : 'para siempre'}: ${list}`,
  withWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}. ${waitsOf(waits)}`,
  beyondGrace: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `ni la gracia puede liberar todas estas${isFar ? ' en sus columnas' : ''}: ${list}`,
  either: (/** @type {string[]} */ names, /** @type {string} */ list) =>
    `${upAndDown(names)} estas cartas se bloquean: ${list}`,
  eitherChain: (/** @type {string[]} */ names, /** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${upAndDown(names)} ${chainOf(links, others)}`,
  noRoom: (/** @type {string} */ list) => `nunca habrá sitio para quitar ${list}`,
  twoPairs: (
    /** @type {string} */ pair,
    /** @type {string} */ other,
    /** @type {string} */ name,
    /** @type {string} */ first,
    /** @type {string} */ name2,
    /** @type {string} */ first2,
  ) => `${pair} y ${other} no pueden ir ambas a casa: ${name} espera a ${first}, y ${name2} a ${first2}`,
  pairRing: (/** @type {string} */ list, /** @type {Wait[]} */ waits) =>
    `${list} no pueden ir todas a casa: ${waitsOf(waits)}`,
  leftWith: (
    /** @type {string} */ name,
    /** @type {string[]} */ partners,
    /** @type {string} */ pairs,
    /** @type {boolean} */ isSingle,
  ) =>
    `para ${name} solo ${partners.length > 1 ? 'quedan' : 'queda'} ${or(partners)}, pero ${pairs} lo ${isSingle ? 'impide' : 'impiden'}`,
  goesOnlyWith: (/** @type {string} */ first, /** @type {string[]} */ partners, /** @type {string} */ reason) =>
    `${first} solo puede ir a casa con ${or(partners)}; entonces ${reason}`,
  pairsWait: (/** @type {string} */ list) =>
    `estas parejas se esperan unas a otras y no podrán ir todas a casa: ${list}`,
  pairsUnbalanced: (/** @type {string} */ list) =>
    `estas parejas no podrán ir todas a casa, porque cada vez van una carta roja y una negra: ${list}`,
  noPair: (/** @type {boolean} */ army, /** @type {boolean} */ navy) =>
    army && navy
      ? 'ninguna pareja puede ir a casa, y ni al Ejército ni a la Armada les quedan cartas sin pareja'
      : `ninguna pareja puede ir a casa, y ${army ? 'al Ejército' : 'a la Armada'} no le quedan cartas sin pareja para formar otra`,
  noneGoes: 'ya no podrá ir a casa ninguna carta',
  onlyGo: (/** @type {string[]} */ cards) =>
    cards.length === 1
      ? `solo esta carta podrá ir aún a casa: ${some(cards, 0)}`
      : `solo estas cartas podrán ir aún a casa: ${some(cards, 0)}`,
  never: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `ninguna carta ${name}${place} podrá ir ya a casa` : `${name}${place} nunca podrá ir a casa`,
  norEver: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `; ninguna carta ${name}${place} podrá` : `; ${name}${place}, nunca`,
  notEven: (/** @type {string} */ name, /** @type {string} */ place) => `, ni siquiera ${name}${place}`,
  evenByGrace: ', ni con la gracia',
  asWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}: ${waitsOf(waits)}`,
  noNearer: 'Más cerca no se llega.',
  most: (/** @type {number} */ n, /** @type {number} */ left) =>
    `como mucho ${n} de las cartas restantes (${left}) ${n === 1 ? 'podrá' : 'podrán'} ir a casa`,
  noMove: 'no queda ninguna jugada',
  leftOver: (/** @type {number} */ n) => count(n, 'carta se queda sin salida', 'cartas se quedan sin salida'),
  tooLate: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ over,
  ) =>
    `${isFirst ? 'la primera carta ' : ''}${name} solo llega a casa con ${count(n, 'traslado', 'traslados')}: ${over} de más`,
  atLeast: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ allowed,
  ) =>
    `${isFirst ? 'la primera carta ' : ''}${name} necesita al menos ${count(n, 'traslado', 'traslados')}, y tienes ${allowed}`,
  late: (/** @type {string} */ name, /** @type {boolean} */ isFirst) =>
    `${isFirst ? 'la primera carta ' : ''}${name} llega a casa demasiado tarde`,
  because: (/** @type {string} */ clause, /** @type {string} */ cause) => `${clause}, porque ${cause}`,
  causes: {
    occupies: (/** @type {string} */ target) => `otra carta debe ir sobre ${target}`,
    covers: (/** @type {string} */ target) => `${target} debe salir de ahí`,
    spends: (/** @type {string} */ moved) => `mover ${moved} malgasta un traslado`,
  },
  allLose: 'ya no puedes ganar: el solucionador lo ha probado todo',

  alsoRight: (/** @type {string} */ list) => `También vale: ${list}.`,
};
