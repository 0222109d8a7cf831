// The parts of a link. They are split without validation, which is the engine's.

/** Prefix of a link that is shown as a replay. */
export const REPLAY_PREFIX = 'replay/';

/** Limits of the engine: `link::MAX_LENGTH`, `save::MAX_LENGTH`. */
export const MAX_LINK_CHARS = 16384;
export const MAX_SAVE_CHARS = 2 * MAX_LINK_CHARS;
/** Prefix of the link of a problem. */
export const PROBLEM_PREFIX = 'problem/';
/** Prefix of the address of a game's rules. */
export const RULES_PREFIX = 'rules/';

/** The whole address of a link, for sharing: without the sender's query. @param {string} link */
export function addressOf(link) {
  const address = new URL(`#${link}`, location.href);
  address.search = '';
  return address.href;
}

/** Query parameters that track clicks. */
const TRACKING_PARAMETER = /^(utm_\w+|\w*clk?id|[gw]braid|gad_\w+|mc_[ce]id|igshi?d?|_hs\w+|mkt_tok)$/;

/** The address of a link on a page that its query may identify: only tracking parameters are dropped. @param {string} link */
export function addressOnPage(link) {
  const address = new URL(`#${link}`, location.href);
  for (const name of [...address.searchParams.keys()])
    if (TRACKING_PARAMETER.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** The link of a fragment, without a friend's result before it. @param {string} fragment */
export const linkAfterResult = (fragment) => fragment.replace(/^\/?\w+(?:#|%23)(?=[a-z-]+\/)/, '');

/** A link's game, its deal and its moves. @param {string} link */
export function partsOf(link) {
  const [game, deal = '', moves = ''] = link.split('/', 3);
  return { game, deal, moves };
}

/** True for the link of a problem, or a whole address that ends in one. @param {string} text */
export const isOfProblem = (text) => /(?:^|#)\/?problem\//.test(text);

/** True for a text that may hold the link of a problem, also an encoded one. @param {string} text */
export const mayHoldProblem = (text) => /problem[/%]/i.test(text);

/** The position in a problem's link, which is not validated. @param {string} link */
export const positionOfProblem = (link) => link.split('/').slice(2, -1).join('/');

/** The link of the deal alone. @param {string} link */
export const dealLinkOf = (link) => link.split('/', 2).join('/');

/** The slot of a link's saved game: the game's id, or the deal for custom cards. @param {string} link */
export const saveSlotOf = (link) => (partsOf(link).deal.startsWith('~') ? dealLinkOf(link) : partsOf(link).game);
