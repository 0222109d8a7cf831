// Cards as the rules tell them: a text, two characters a card.

/** @param {string} cards @returns {string[]} */
export const split = (cards) => cards.match(/../g) ?? [];
