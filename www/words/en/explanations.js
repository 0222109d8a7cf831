// English: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { card } from './cards.js';
import { count } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair' | 'why-link-wait' | 'why-link-held'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** The parts of a reason, one for each card or pair. @type {Links} */
const links = {
  'why-link-under': (token) => `the ${card(token.card)} is under the ${card(token.under)}`,
  'why-link-shut-in': (token) =>
    `the ${card(token.card)} is blocked by ${token.by.map((other) => `the ${card(other)}`).join(' and ')}`,
  'why-link-room': (token) => `the ${card(token.card)} off the ${card(token.on)}`,
  'why-link-pair': (token) => `the ${card(token.card)} with the ${card(token.with)}`,
  'why-link-wait': (token) => `the ${card(token.card)} waits for the ${card(token.after)}`,
  'why-link-held': (token) =>
    `the ${card(token.card)} is held by ${token.by.map((other) => `the ${card(other)}`).join(' and ')}`,
};

const list = linkJoiner(links);

const or = (/** @type {Card[]} */ cards) => cards.map((name) => `the ${card(name)}`).join(' or ');

/** A card that can go with few others, if there is one. */
const onlyWith = (/** @type {TokenOf['why-partners']} */ token) =>
  token.first.length ? `The ${card(token.first[0])} can only go home with ${or(token.with)}. ` : '';

const NEVER = 'None of these cards can ever go home';
/** Grace may free one of them. */
const NOT_ALL = 'Not all of these cards can go home, even by grace';
const WAITING = 'These pairs need each other first, so they can never all go home';
const EITHER = (/** @type {Card[]} */ [name, other]) =>
  other
    ? `One ${card(name)} and one ${card(other)} must go up, the others down, but each way cards wait for each other`
    : `One ${card(name)} must go up and one down, but either way cards wait for each other`;
/** Red and black cards go home in equal numbers. */
const BALANCE = 'Every play takes home one red and one black card, so these pairs can’t all go home';

/** Reasons for a hint, after the move. @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `It uncovers the ${card(token.card)}.`,
  'hint-frees': (token) => `It lets the ${card(token.card)} go home soon.`,
  'hint-follows': (token) => `The ${card(token.card)} can soon follow.`,
  'hint-run': (token) => `It goes home from there, with the ${card(token.on)} right behind.`,
  'hint-late': (token) => `It covers the ${card(token.card)}, which you won’t need for a while.`,
  'hint-pair-late': (token) => `The ${card(token.card)} can wait: you’ll need it late.`,
  'hint-room': (token) => `It makes room on the ${card(token.card)}.`,
  'hint-safe': () => 'No other card still needs it on the table.',
  'hint-home': () => 'When in doubt, a card home comes first.',
  'hint-turn': () => 'What is on the table can wait.',
  'hint-pair': () => 'The pair can go home soon.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'This game has no solver.',
  'solver-unreadable': () => 'The solver can’t read this game.',
  'why-under': ({ links: [first, ...others] }) =>
    others.length || first.k !== 'why-link-under'
      ? `${NEVER}: ${list([first, ...others], ', ')}.`
      : `The ${card(first.card)} is under the ${card(first.under)}, which waits for it: neither can ever go home.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NOT_ALL : NEVER}: ${list(token.links, ', ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NOT_ALL : NEVER}.`,
  'why-room': (token) => `However you play, there’s never room to move ${list(token.links, ', or ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-balance': (token) => `${BALANCE}: ${list(token.links, ', ')}.`,
  'why-balance-brief': () => `${BALANCE}.`,
  'why-partners': (token) =>
    `${onlyWith(token)}The ${card(token.card)} is left with ${or(token.partners)}, and can go home with none: ${list(token.waits, ', ')}.`,
  'why-partners-brief': (token) => `No card is left with which the ${card(token.card)} can go home.`,
  'why-unpaired': ({ army, navy }) =>
    army && navy
      ? 'No pair can go home, and neither the Army nor the Navy has an unpaired card left.'
      : `No pair can go home, and the ${army ? 'Army' : 'Navy'} has no unpaired card left for a new one.`,
  'why-either': (token) => `${EITHER(token.cards)}: ${list(token.links, ', ')}.`,
  'why-either-brief': (token) => `${EITHER(token.cards)}.`,
  'why-few': ({ cards: [first, ...others] }) => {
    if (!first) return 'However you play, no card can go home any more.';
    const names = [first, ...others].map((name) => `the ${card(name)}`).join(', ');
    return others.length
      ? `However you play, only these cards can still go home: ${names}.`
      : `However you play, only ${names} can still go home.`;
  },
  'why-never': (token) =>
    token.held.length === 1
      ? `However you play, the ${card(token.card)} can never go home.`
      : `However you play, ${token.held.length === 2 ? 'neither' : 'no other'} ${card(token.card)} can ever go home.`,
  'why-most': (token) => `However you play, at most ${count(token.count, 'more card', 'more cards')} can go home.`,
};
