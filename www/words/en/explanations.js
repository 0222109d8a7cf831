// English: what the solver says, a function a token. Spread into `tokens` by deferred.js.

import { joined } from '../shared.js';
import { card } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** The parts of a reason, one for each card or pair; said only within it. @type {Links} */
const links = {
  'why-link-under': (token) => `the ${card(token.card)} lies under the ${card(token.under)}`,
  'why-link-shut-in': (token) =>
    `the ${card(token.card)} is shut in by ${token.by.map((other) => `the ${card(other)}`).join(' and ')}`,
  'why-link-room': (token) => `the ${card(token.card)} off the ${card(token.on)}`,
  'why-link-pair': (token) => `the ${card(token.card)} with the ${card(token.with)}`,
};

const list = joined(links);

const NEVER = 'None of these cards can ever be played';
const NEVER_BY_GRACE = `${NEVER}, grace or not`;
const WAITING = 'These pairs wait for each other and can never all be played';

/** Why the fair hint is what it is: sentences that follow the move. @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `It frees the ${card(token.card)} beneath.`,
  'hint-frees': (token) => `It lets the ${card(token.card)} go home soon.`,
  'hint-follows': (token) => `The ${card(token.card)} soon follows it.`,
  'hint-run': (token) => `It goes home from there, and the ${card(token.on)} right after it.`,
  'hint-late': (token) => `The ${card(token.card)} beneath is wanted later than most.`,
  'hint-pair-late': (token) => `The ${card(token.card)} can wait: it is wanted later than most.`,
  'hint-room': (token) => `It makes room on the ${card(token.card)}.`,
  'hint-safe': () => 'Nothing can need it there any more.',
  'hint-pair': () => 'The pair soon goes home.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'There is no solver for this game.',
  'solver-unreadable': () => 'The solver cannot read this game.',
  'why-under': (token) => `${NEVER}: ${list(token.links, ', ')}.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}: ${list(token.links, ', ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}.`,
  'why-room': (token) => `However it is played, there is never room to move ${list(token.links, ', or ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-unpaired': () => 'No pair can be played, and one row has no single card to go with those of the other.',
};
