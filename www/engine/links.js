// The parts of a link, as far as the pages round the table need to tell them apart. Whether it is a link at all, the
// engine says.

/** Stands before a link that is to be watched move by move. */
export const REPLAY = 'replay/';

/** The longest link and the longest save that the engine looks at, in characters: `link::MAX_LENGTH`, `save::MAX_LENGTH`. */
export const LONGEST_LINK = 16384;
export const LONGEST_SAVE = 2 * LONGEST_LINK;
/** Stands before the address of the rules of a game. */
export const RULES = 'rules/';

/** The whole address of a link, for other people: the language is each reader's own. @param {string} link */
export function addressOf(link) {
  const address = new URL(`#${link}`, location.href);
  address.searchParams.delete('lang');
  return address.href;
}

/** A link's game, its deal and its moves. @param {string} link */
export function partsOf(link) {
  const [game, deal = '', moves = ''] = link.split('/', 3);
  return { game, deal, moves };
}

/** The link of the deal alone. @param {string} link */
export const dealOf = (link) => link.split('/', 2).join('/');

/** Where its game is kept: by the game's id, and a deal of the player's own cards by the deal. @param {string} link */
export const slotOf = (link) => (partsOf(link).deal.startsWith('~') ? dealOf(link) : partsOf(link).game);
