// Plates cut from the player's own table: where its position shows what a rule tells of, other piles stand in the places of
// the plate's. What lies there and what may go where the engine says; nothing is played, as the pack would be seen.

import { choicesOf, offersOf } from '../engine/choices.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./figures.js').PlateData} PlateData */
/** Piles of the player's for those of a plate, by address; and other cards to be named, if the words name them otherwise. @typedef {{ piles: Record<string, string>, named?: PlateData['named'] }} Found */
/** A pile as it lies: its address, its cards, where it can go. @typedef {{ at: string, role: string, count: number, available: boolean, homes: string[], onto: string[] }} Lying */

class Look {
  #view;
  #info;
  #all;

  /** @param {View} view @param {GameInfo} info */
  constructor(view, info) {
    this.#view = view;
    this.#info = info;
    this.#all = info.places.map(({ address, role }, pile) => this.#lying(address, role, pile));
  }

  /** @param {string} at @param {string} role @param {number} pile @returns {Lying} */
  #lying(at, role, pile) {
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

  /** Two cards that go to different foundations; of the second one the last letter but digits, if it is asked for. @param {string} [up] @param {string} [down] */
  twoHomes(up = '', down = '') {
    for (const one of this.tableau) {
      const first = one.homes.find((home) => home.includes(up));
      const other = first && this.tableau.find(({ at, homes }) => at !== one.at && homes.some(away(first, down)));
      if (first && other) return { one, first, other, second: other.homes.find(away(first, down)) ?? '' };
    }
    return null;
  }

  /** The foundation that wants a pile's top card. @param {string} at */
  wanting(at) {
    const { places } = this.#info;
    const { piles } = this.#view;
    const top = piles[places.findIndex(({ address }) => address === at)]?.cards.slice(-2);
    const found = top ? piles.findIndex(({ awaits }) => awaits === top) : -1;
    return places[found]?.address ?? null;
  }

  /** Two single cards that go home together. */
  together() {
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

/** @param {string} first @param {string} way */
const away = (first, way) => (/** @type {string} */ home) => home !== first && home.includes(way);

/** A pile beside another: so many further on. @param {string} at @param {number} by */
const beside = (at, by) => at.replace(/\d+$/, (number) => String(Number(number) + by));

/** By game and by rule: what shows it, if anything does. @type {Record<string, Record<string, (look: Look) => Found | null>>} */
const FINDERS = {
  sly: {
    I: (look) => {
      const two = look.twoHomes('+', '-');
      return two && { piles: { 'S+': two.first, p5: two.one.at, 'D-': two.second, p2: two.other.at } };
    },
    III: (look) => {
      const heaps = look.tableau.filter(({ available, count }) => available && count > 1);
      const top = heaps.find(({ homes }) => homes.some((home) => home.endsWith('+')));
      const [one, two] = heaps.filter((heap) => heap !== top);
      const home = top?.homes.find((address) => address.endsWith('+'));
      return top && two && home ? { piles: { p12: one.at, p18: two.at, p4: top.at, 'D+': home } } : null;
    },
  },
  'fairie-queen': {
    I: (look) => {
      const two = look.twoHomes();
      return two && { piles: { 'S+1': two.first, c1: two.one.at, 'H+1': two.second, c2: two.other.at } };
    },
    III: (look) => {
      for (const { at, count, onto } of look.tableau) {
        const to = onto.find((target) => (look.at(target)?.count ?? 0) > 1);
        if (count > 2 && to) return { piles: { c3: at, c7: to } };
      }
      return null;
    },
    IV: (look) => {
      const bare = look.tableau.find(({ available, count }) => !available && count === 1);
      const [c1, c3, c7, c8] = look.tableau.filter(({ available, count }) => available && count > 1);
      return bare && c8 ? { piles: { c1: c1.at, c3: c3.at, c4: bare.at, c7: c7.at, c8: c8.at } } : null;
    },
    V: (look) => {
      for (const { at, count, onto } of look.tableau) {
        const to = onto.find((target) => look.at(target)?.count === 1);
        if (count > 2 && to) return { piles: { c8: at, c4: to } };
      }
      return null;
    },
  },
  'empress-of-india': {
    I: (look) => {
      const [one, other] = look.together() ?? [];
      if (!one || !other) return null;
      const [red, black] = one.startsWith('a') ? [one, other] : [other, one];
      const row = (/** @type {string} */ at) =>
        [-2, -1, 1, 2].map((by) => beside(at, by)).filter((near) => look.at(near)?.count);
      const [[a8 = '', a9 = ''], [n5 = '', n6 = '']] = [row(red), row(black)];
      return { piles: { a10: red, n4: black, a8, a9, n5, n6 } };
    },
    III: (look) => {
      const suited = look.wanting('talon-red');
      const row = look.tableau.find(({ at, count }) => at.startsWith('a') && count === 1);
      return suited && row ? { piles: { 'talon-red': 'talon-red', 'D-2': suited, a24: row.at } } : null;
    },
  },
  labyrinth: {
    I: (look) => {
      const two = look.twoHomes('+', '-');
      return two && { piles: { 'H+': two.first, r3c1: two.one.at, 'C-': two.second, r1c10: two.other.at } };
    },
    II: (look) => {
      const full = (/** @type {number} */ row, /** @type {number} */ column) =>
        (look.at(`r${row}c${column}`)?.count ?? 0) > 0;
      for (let top = 1; look.at(`r${top + 2}c1`); top++) {
        for (let left = 1; left <= 5; left++) {
          const columns = [0, 1, 2, 3, 4, 5].map((by) => left + by);
          const middle = columns.filter((column) => full(top + 1, column) && full(top + 2, column));
          const free = middle.find((column) => !full(top, column));
          const [walled, other] = middle.filter((column) => full(top, column));
          if (free === undefined || other === undefined) continue;
          const cells = [1, 2, 3].flatMap((row) =>
            columns.map((column, n) => [`r${row}c${n + 4}`, `r${top + row - 1}c${column}`]),
          );
          const at = (/** @type {number} */ column) => `r${top + 1}c${column}`;
          return {
            piles: Object.fromEntries(cells),
            named: { free: at(free), walled: at(walled), other: at(other) },
          };
        }
      }
      return null;
    },
  },
};

/**
 * A plate of a rule as the player's own table shows it; null where it does not.
 * @param {string} id whose rules @param {string} rule @param {PlateData} plate @param {View} view @param {GameInfo} info
 * @returns {PlateData | null}
 */
export function cutFrom(id, rule, plate, view, info) {
  const found = FINDERS[id]?.[rule]?.(new Look(view, info));
  if (!found) return null;
  const mine = (/** @type {string} */ at) => found.piles[at] ?? '';
  const named = Object.entries(plate.named).flatMap(([name, which]) => {
    const [at, ...more] = typeof which === 'string' ? [which] : which;
    return mine(at) ? [[name, more.length ? [mine(at), ...more] : mine(at)]] : [];
  });
  return {
    ...plate,
    link: view.link,
    cuts: plate.cuts.flatMap((cut) => (mine(cut.at) ? [{ ...cut, at: mine(cut.at) }] : [])),
    arrows: plate.arrows?.flatMap(([from, to, bend]) => (mine(from) && mine(to) ? [[mine(from), mine(to), bend]] : [])),
    steps: [],
    shut: true,
    named: found.named ?? Object.fromEntries(named),
  };
}
