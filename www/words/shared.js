// What catalogues have in common that has no words: how names are looked up, cards and places grouped, figures rounded. A
// language gives its own words as arguments.

/** @typedef {import('./tokens.js').Card} Card */
/** @typedef {import('./tokens.js').Place} Place */
/** @typedef {import('./tokens.js').Token} Token */
/** @typedef {import('../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {Pick<import('../pkg/patience_wasm.js').GameInfo, 'id' | 'name' | 'variant'>} GameInfo */
/** What a language calls a game. @typedef {{ name: string, short: string, lead: string, variant?: string }} GameWords */

/**
 * A move onto a card of the Army or the Navy that its place is said after: the place names that part of the table itself.
 * @param {Token} move @returns {Token}
 */
export const withoutRow = (move) =>
  move.k === 'move' && (move.to.k === 'empress-on-army' || move.to.k === 'empress-on-navy')
    ? { ...move, to: { k: 'on-card', card: move.to.card } }
    : move;

/** The top card of a pile. @param {PileView} pile @returns {Card} */
export const topOf = (pile) => pile.cards.slice(-2);

/** Says tokens by their own functions. @param {Record<string, any>} tokens @returns {(token: Token) => string} */
export const tokenFormatter = (tokens) => (token) => tokens[token.k](token);

/** A game with what sets it apart from its like. @param {string} name @param {string | undefined} variant @param {string} comma */
const withVariant = (name, variant, comma) => (variant ? `${name}${comma}${variant}` : name);

/** What games are called; one that a language has no words for, by the names that it has itself. @param {Record<string, GameWords>} games @param {string} comma */
export const gameNames = (games, comma) => ({
  name: (/** @type {GameInfo} */ { id, name }) => games[id]?.name ?? name,
  short: (/** @type {GameInfo} */ { id, name }) => games[id]?.short ?? name,
  variant: (/** @type {GameInfo} */ { id, variant }) => games[id]?.variant ?? variant,
  /** A variant is named with what sets it apart. */
  full: (/** @type {GameInfo} */ { id, name, variant }) =>
    withVariant(games[id]?.name ?? name, games[id]?.variant ?? variant, comma),
  /** A sentence on what it is about; may be empty. */
  lead: (/** @type {GameInfo} */ { id }) => games[id]?.lead ?? '',
  /** By the id alone. */
  ofId: (/** @type {string} */ id) => (games[id] ? withVariant(games[id].name, games[id].variant, comma) : id),
});

/**
 * Places of one kind and row, which are told together: "packets 2 and 5".
 * @param {Place[]} places @param {Record<string, string>} plurals the kinds that have a name for several
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

/** Cards with how often each comes. @param {Card[]} names @returns {[card: Card, times: number][]} */
export function countCards(names) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** What the solver has spent, in millions: with one decimal while that tells more. @param {number} nodes */
export const millionsOf = (nodes) =>
  nodes < 9.5e6 ? Math.max(0.1, Math.round(nodes / 1e5) / 10) : Math.round(nodes / 1e6);

/** The parts of a reason, one after the other. @param {Record<string, any>} links by their keys @returns {(tokens: Token[], between: string) => string} */
export const linkJoiner = (links) => (tokens, between) =>
  tokens.map((token) => links[token.k]?.(token) ?? '').join(between);

/**
 * What is made when it is first asked for. A formatter of numbers or dates takes tens of milliseconds on a telephone, and most
 * visits see none of what it writes.
 * @template T @param {() => T} make @returns {() => T}
 */
export function lazy(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
