// Figures of the player's position: where it illustrates a rule, its piles replace those of the book's figure. Their steps
// cannot be played, as that would reveal the stock.

import { choicesOf, offersOf } from '../engine/choices.js';

/** @import { View, GameInfo } from '../pkg/patience_wasm.js' */
/** @import { FigureData } from './figures.js' */
/** Addresses of the player's piles by those of the figure; and the named cards, if they differ. @typedef {{ piles: Record<string, string>, named?: FigureData['named'] }} Cutout */
/** A pile, the foundations that its top card can go to, and the piles of its role that it can go onto. @typedef {{ at: string, role: string, count: number, available: boolean, homes: string[], onto: string[] }} Pile */

class PositionReader {
  #view;
  #info;
  #all;

  /** @param {View} view @param {GameInfo} info */
  constructor(view, info) {
    // The rules are of single cards.
    this.#view = { ...view, runs: [] };
    this.#info = info;
    this.#all = info.places.map(({ address, role }, pile) => this.#readPile(address, role, pile));
  }

  /** @param {string} at @param {string} role @param {number} pile @returns {Pile} */
  #readPile(at, role, pile) {
    const { count, available } = this.#view.piles[pile];
    const { places } = this.#info;
    const targets = offersOf(this.#view, pile).targets.filter((target) => target !== pile);
    const homes = targets.filter((target) => places[target].role === 'foundation' && this.#view.piles[target].count);
    const onto = targets.filter((target) => places[target].role === role);
    const named = (/** @type {number[]} */ piles) => piles.map((target) => places[target].address);
    return { at, role, count, available: !!available, homes: named(homes), onto: named(onto) };
  }

  get tableau() {
    return this.#all.filter(({ role }) => role === 'tableau');
  }

  /** @param {string} at */
  at(at) {
    return this.#all.find((pile) => pile.at === at);
  }

  /** Two cards that go to different foundations, whose addresses contain `up` and `down`. @param {string} [up] @param {string} [down] */
  cardsForTwoFoundations(up = '', down = '') {
    for (const { at: card, homes } of this.tableau) {
      const home = homes.find((address) => address.includes(up));
      if (!home) continue;
      const isOther = (/** @type {string} */ address) => address !== home && address.includes(down);
      const other = this.tableau.find((pile) => pile.at !== card && pile.homes.some(isOther));
      if (other) return { card, home, otherCard: other.at, otherHome: other.homes.find(isOther) ?? '' };
    }
    return null;
  }

  /** The foundation that takes a pile's top card next. @param {string} at */
  foundationFor(at) {
    const { places } = this.#info;
    const { piles } = this.#view;
    const top = piles[places.findIndex(({ address }) => address === at)]?.cards.slice(-2);
    const found = top ? piles.findIndex(({ next }) => next === top) : -1;
    return places[found]?.address ?? null;
  }

  /** Two single cards that go home as a double play. */
  pairThatGoesHome() {
    const { places } = this.#info;
    for (const [from, { at, role }] of this.#all.entries()) {
      if (role !== 'tableau') continue;
      for (const to of offersOf(this.#view, from).targets) {
        if (choicesOf(this.#view, from, to).some(({ move }) => move.includes('+') && move.endsWith('>f')))
          return [at, places[to].address];
      }
    }
    return null;
  }
}

/** The address of a neighbour in its row. @param {string} at @param {number} by */
const neighbourOf = (at, by) => at.replace(/\d+$/, (number) => String(Number(number) + by));

/** By game and rule: finds piles that illustrate the rule. @type {Record<string, Record<string, (position: PositionReader) => Cutout | null>>} */
const FINDERS = {
  sly: {
    I: (position) => {
      const cards = position.cardsForTwoFoundations('+', '-');
      return cards && { piles: { 'S+': cards.home, p5: cards.card, 'D-': cards.otherHome, p2: cards.otherCard } };
    },
    III: (position) => {
      const packets = position.tableau.filter(({ available, count }) => available && count > 1);
      const top = packets.find(({ homes }) => homes.some((home) => home.endsWith('+')));
      const [left, middle] = packets.filter((heap) => heap !== top);
      const home = top?.homes.find((address) => address.endsWith('+'));
      return top && middle && home ? { piles: { p12: left.at, p18: middle.at, p4: top.at, 'D+': home } } : null;
    },
  },
  'fairie-queen': {
    I: (position) => {
      const cards = position.cardsForTwoFoundations();
      return cards && { piles: { 'S+1': cards.home, c1: cards.card, 'H+1': cards.otherHome, c2: cards.otherCard } };
    },
    III: (position) => {
      for (const { at, count, onto } of position.tableau) {
        const to = onto.find((target) => (position.at(target)?.count ?? 0) > 1);
        if (count > 2 && to) return { piles: { c3: at, c7: to } };
      }
      return null;
    },
    IV: (position) => {
      const bare = position.tableau.find(({ available, count }) => !available && count === 1);
      const [c1, c3, c7, c8] = position.tableau.filter(({ available, count }) => available && count > 1);
      return bare && c8 ? { piles: { c1: c1.at, c3: c3.at, c4: bare.at, c7: c7.at, c8: c8.at } } : null;
    },
    V: (position) => {
      for (const { at, count, onto } of position.tableau) {
        const to = onto.find((target) => position.at(target)?.count === 1);
        if (count > 2 && to) return { piles: { c8: at, c4: to } };
      }
      return null;
    },
  },
  'empress-of-india': {
    I: (position) => {
      const [from, to] = position.pairThatGoesHome() ?? [];
      if (!from || !to) return null;
      const [red, black] = from.startsWith('a') ? [from, to] : [to, from];
      const row = (/** @type {string} */ at) =>
        [-2, -1, 1, 2].map((by) => neighbourOf(at, by)).filter((near) => position.at(near)?.count);
      const [[a8 = '', a9 = ''], [n5 = '', n6 = '']] = [row(red), row(black)];
      return { piles: { a10: red, n4: black, a8, a9, n5, n6 } };
    },
    III: (position) => {
      const foundation = position.foundationFor('talon-red');
      const row = position.tableau.find(({ at, count }) => at.startsWith('a') && count === 1);
      return foundation && row ? { piles: { 'talon-red': 'talon-red', 'D-2': foundation, a24: row.at } } : null;
    },
  },
  labyrinth: {
    I: (position) => {
      const cards = position.cardsForTwoFoundations('+', '-');
      return cards && { piles: { 'H+': cards.home, r3c1: cards.card, 'C-': cards.otherHome, r1c10: cards.otherCard } };
    },
    II: (position) => {
      const isFull = (/** @type {number} */ row, /** @type {number} */ column) =>
        (position.at(`r${row}c${column}`)?.count ?? 0) > 0;
      for (let top = 1; position.at(`r${top + 2}c1`); top++) {
        for (let left = 1; left <= 5; left++) {
          const columns = [0, 1, 2, 3, 4, 5].map((by) => left + by);
          const middle = columns.filter((column) => isFull(top + 1, column) && isFull(top + 2, column));
          const free = middle.find((column) => !isFull(top, column));
          const [blocked, other] = middle.filter((column) => isFull(top, column));
          if (free === undefined || other === undefined) continue;
          const cells = [1, 2, 3].flatMap((row) =>
            columns.map((column, n) => [`r${row}c${n + 4}`, `r${top + row - 1}c${column}`]),
          );
          const at = (/** @type {number} */ column) => `r${top + 1}c${column}`;
          return {
            piles: Object.fromEntries(cells),
            named: { free: at(free), blocked: at(blocked), other: at(other) },
          };
        }
      }
      return null;
    },
  },
};

/**
 * The figure of a rule with the player's position; null if that does not illustrate it.
 * @param {string} id of the rules @param {string} rule @param {FigureData} figure @param {View} view @param {GameInfo} info
 * @returns {FigureData | null}
 */
export function figureFromPosition(id, rule, figure, view, info) {
  const found = FINDERS[id]?.[rule]?.(new PositionReader(view, info));
  if (!found) return null;
  const mapped = (/** @type {string} */ at) => found.piles[at] ?? '';
  const named = Object.entries(figure.named).flatMap(([name, ref]) => {
    const [at, ...depth] = typeof ref === 'string' ? [ref] : ref;
    return mapped(at) ? [[name, depth.length ? [mapped(at), ...depth] : mapped(at)]] : [];
  });
  return {
    ...figure,
    link: view.link,
    cuts: figure.cuts.flatMap((cut) => (mapped(cut.at) ? [{ ...cut, at: mapped(cut.at) }] : [])),
    arrows: figure.arrows?.flatMap(([from, to, bend]) =>
      mapped(from) && mapped(to) ? [[mapped(from), mapped(to), bend]] : [],
    ),
    steps: [],
    isClosed: true,
    named: found.named ?? Object.fromEntries(named),
  };
}
