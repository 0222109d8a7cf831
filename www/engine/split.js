// Splits the engine's card strings, of two characters a card.

/** @param {string} cards @returns {string[]} */
export const split = (cards) => cards.match(/../g) ?? [];
