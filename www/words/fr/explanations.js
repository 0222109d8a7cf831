// French: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { agree, both, capital, the } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} est sous ${the(token.under)}`,
  'why-link-shut-in': (token) => `${the(token.card)} est ${agree(token.card, 'bloqué')} par ${both(token.by.map(the))}`,
  'why-link-room': (token) => `${the(token.card)}, ${agree(token.card, 'posé')} sur ${the(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} avec ${the(token.with)}`,
};

const list = linkJoiner(links);

const NEVER = 'Aucune de ces cartes ne pourra jamais rentrer';
const NOT_ALL = 'Ces cartes ne pourront pas toutes rentrer, même avec la grâce';
const WAITING = 'Ces paires s’attendent mutuellement et ne pourront jamais toutes rentrer';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Ce coup découvre ${the(token.card)}.`,
  'hint-frees': (token) => `${capital(the(token.card))} pourra bientôt rentrer.`,
  'hint-follows': (token) => `${capital(the(token.card))} pourra bientôt suivre.`,
  'hint-run': (token) => `De là, la carte rentrera, et ${the(token.on)} aussitôt après.`,
  'hint-late': (token) => `Ce coup couvre ${the(token.card)}, qui ne servira que plus tard.`,
  'hint-pair-late': (token) => `${capital(the(token.card))} peut attendre : cette carte ne servira que plus tard.`,
  'hint-room': (token) => `Ce coup fait de la place sur ${the(token.card)}.`,
  'hint-safe': () => 'Aucune autre carte n’a encore besoin de celle-ci sur la table.',
  'hint-home': () => 'Aucun autre coup n’est nettement meilleur.',
  'hint-turn': () => 'Aucun coup avant cela n’est nettement meilleur.',
  'hint-pair': () => 'La paire pourra bientôt rentrer.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'Cette réussite n’a pas de solveur.',
  'solver-unreadable': () => 'Le solveur ne peut pas lire cette partie.',
  'why-under': ({ links: [first, ...others] }) =>
    others.length || first.k !== 'why-link-under'
      ? `${NEVER} : ${list([first, ...others], ', ')}.`
      : `${capital(the(first.card))} est sous ${the(first.under)}, qui attend cette carte : aucune des deux ne pourra jamais rentrer.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NOT_ALL : NEVER} : ${list(token.links, ', ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NOT_ALL : NEVER}.`,
  'why-room': (token) =>
    `Quoi que vous jouiez, il n’y aura jamais de place pour enlever ${list(token.links, ', ni ')}.`,
  'why-waiting': (token) => `${WAITING} : ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-unpaired': () => 'Aucune paire ne peut rentrer, et l’Armée ou la Marine n’a plus de carte à mettre en paire.',
};
