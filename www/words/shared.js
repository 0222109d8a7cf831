// Helpers of all languages' catalogs, without words.

/** @typedef {import('./tokens.js').Card} Card */
/** @typedef {import('./tokens.js').Place} Place */
/** @typedef {import('./tokens.js').Token} Token */
/** @typedef {import('../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {Pick<import('../pkg/patience_wasm.js').GameInfo, 'id' | 'name' | 'variant'>} GameInfo */
/** @typedef {{ name: string, short: string, lead: string, aim: string, variant?: string }} GameWords */

/** A move without the name of its target row, which the place after it contains. @param {Token} move @returns {Token} */
export const withoutRow = (move) =>
  move.k === 'move' && (move.to.k === 'empress-on-army' || move.to.k === 'empress-on-navy')
    ? { ...move, to: { k: 'on-card', card: move.to.card } }
    : move;

/** The top card of a pile. @param {PileView} pile @returns {Card} */
export const topOf = (pile) => pile.cards.slice(-2);

/** Returns a function that puts tokens into words. @param {Record<string, any>} tokens @returns {(token: Token) => string} */
export const tokenFormatter = (tokens) => (token) => tokens[token.k](token);

/** @param {string} name @param {string | undefined} variant @param {string} comma */
const withVariant = (name, variant, comma) => (variant ? `${name}${comma}${variant}` : name);

/** Names of games; the engine's names if a language has none. @param {Record<string, GameWords>} games @param {string} comma */
export const gameNames = (games, comma) => ({
  name: (/** @type {GameInfo} */ { id, name }) => games[id]?.name ?? name,
  short: (/** @type {GameInfo} */ { id, name }) => games[id]?.short ?? name,
  variant: (/** @type {GameInfo} */ { id, variant }) => games[id]?.variant ?? variant,
  /** With the name of the variant. */
  full: (/** @type {GameInfo} */ { id, name, variant }) =>
    withVariant(games[id]?.name ?? name, games[id]?.variant ?? variant, comma),
  /** A sentence on the game; may be empty. */
  lead: (/** @type {GameInfo} */ { id }) => games[id]?.lead ?? '',
  /** The aim of the game in a line; may be empty. */
  aim: (/** @type {string} */ id) => games[id]?.aim ?? '',
  /** By the id alone. */
  ofId: (/** @type {string} */ id) => (games[id] ? withVariant(games[id].name, games[id].variant, comma) : id),
});

/**
 * Groups piles of the same name and row, for "packets 2 and 5".
 * @param {Place[]} places @param {Record<string, string>} plurals of names; piles of others stay single
 * @returns {Place[][]}
 */
export function groupPlaces(places, plurals) {
  /** @type {Map<string, Place[]>} */
  const found = new Map();
  for (const at of places) {
    const key = plurals[at.name] ? `${at.name} ${at.row}` : at.address;
    found.set(key, [...(found.get(key) ?? []), at]);
  }
  return [...found.values()];
}

/** Counts duplicates. @param {Card[]} names @returns {[card: Card, times: number][]} */
export function countCards(names) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Search nodes in millions, with a decimal below 9.5. @param {number} nodes */
export const millionsOf = (nodes) =>
  nodes < 9.5e6 ? Math.max(0.1, Math.round(nodes / 1e5) / 10) : Math.round(nodes / 1e6);

/** Returns a function that joins the parts of a reason. @param {Record<string, any>} links @returns {(tokens: Token[], between: string) => string} */
export const linkJoiner = (links) => (tokens, between) =>
  tokens.map((token) => links[token.k]?.(token) ?? '').join(between);

/**
 * Creates a value on first use: a formatter of numbers or dates takes tens of milliseconds on a phone.
 * @template T @param {() => T} make @returns {() => T}
 */
export function lazy(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * Returns a function that formats days, with the year where it matters.
 * @param {string} locale @param {'long' | 'short'} month @param {'UTC'} [timeZone] by default the player's
 * @returns {(date: Date, hasYear?: boolean) => string}
 */
export function dayFormatter(locale, month, timeZone) {
  const day = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone }));
  const dayOfYear = lazy(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone }));
  return (date, hasYear = false) => (hasYear ? dayOfYear() : day()).format(date);
}
