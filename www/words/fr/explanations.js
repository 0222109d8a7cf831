// French: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { aCard, agree, both, capital, card, the } from './cards.js';
import { count } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair' | 'why-link-wait' | 'why-link-held'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @param {TokenOf['why-link-shut-in' | 'why-link-held']} token */
const sayBlocked = (token) => `${the(token.card)} est ${agree(token.card, 'bloqué')} par ${both(token.by.map(the))}`;

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} est sous ${the(token.under)}`,
  'why-link-shut-in': sayBlocked,
  'why-link-room': (token) => `${the(token.card)}, ${agree(token.card, 'posé')} sur ${the(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} avec ${the(token.with)}`,
  'why-link-wait': (token) => `${the(token.card)} attend ${the(token.after)}`,
  'why-link-held': sayBlocked,
};

const list = linkJoiner(links);

const or = (/** @type {Card[]} */ cards) => cards.map(the).join(' ou ');

const onlyWith = (/** @type {TokenOf['why-partners']} */ token) =>
  token.first.length ? `${capital(the(token.first[0]))} ne peut rentrer qu’avec ${or(token.with)}. ` : '';

const NEVER = 'Aucune de ces cartes ne pourra jamais rentrer';
const NOT_ALL = 'Ces cartes ne pourront pas toutes rentrer, même avec la grâce';
const WAITING = 'Ces paires s’attendent mutuellement et ne pourront jamais toutes rentrer';
const EITHER = (/** @type {Card[]} */ [name, other]) =>
  other
    ? `${capital(aCard(name))} et ${aCard(other)} doivent monter, les autres descendre, mais dans tous les cas des cartes s’attendent mutuellement`
    : `${capital(aCard(name))} doit monter et l’autre descendre, mais dans les deux cas des cartes s’attendent mutuellement`;
const BALANCE =
  'Une carte rouge et une noire rentrent toujours ensemble : ces paires ne pourront donc pas toutes rentrer';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Ce coup découvre ${the(token.card)}.`,
  'hint-frees': (token) => `${capital(the(token.card))} pourra bientôt rentrer.`,
  'hint-follows': (token) => `${capital(the(token.card))} pourra bientôt suivre.`,
  'hint-run': (token) => `De là, la carte rentrera, et ${the(token.on)} aussitôt après.`,
  'hint-late': (token) => `Ce coup couvre ${the(token.card)}, dont vous n’aurez pas besoin de sitôt.`,
  'hint-pair-late': (token) => `${capital(the(token.card))} peut attendre : cette carte ne servira que plus tard.`,
  'hint-room': (token) => `Ce coup fait de la place sur ${the(token.card)}.`,
  'hint-safe': () => 'Aucune autre carte n’a encore besoin de celle-ci sur la table.',
  'hint-home': () => 'Dans le doute, mieux vaut rentrer une carte.',
  'hint-turn': () => 'Ce qui est sur la table peut attendre.',
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
  'why-balance': (token) => `${BALANCE} : ${list(token.links, ', ')}.`,
  'why-balance-brief': () => `${BALANCE}.`,
  'why-partners': (token) =>
    `${onlyWith(token)}Il ne reste pour ${the(token.card)} que ${or(token.partners)}, mais cela ne suffit pas : ${list(token.waits, ', ')}.`,
  'why-partners-brief': (token) => `Il ne reste aucune carte avec laquelle ${the(token.card)} puisse rentrer.`,
  'why-unpaired': ({ army, navy }) =>
    army && navy
      ? 'Aucune paire ne peut rentrer, et ni l’Armée ni la Marine n’a plus de carte à mettre en paire.'
      : `Aucune paire ne peut rentrer, et ${army ? 'l’Armée' : 'la Marine'} n’a plus de carte à mettre en paire.`,
  'why-either': (token) => `${EITHER(token.cards)} : ${list(token.links, ', ')}.`,
  'why-either-brief': (token) => `${EITHER(token.cards)}.`,
  'why-few': ({ cards: [first, ...others] }) => {
    if (!first) return 'Quoi que vous jouiez, plus aucune carte ne pourra rentrer.';
    const names = [first, ...others].map(the).join(', ');
    return others.length
      ? `Quoi que vous jouiez, seules ces cartes pourront encore rentrer : ${names}.`
      : `Quoi que vous jouiez, une seule carte pourra encore rentrer : ${names}.`;
  },
  'why-never': (token) =>
    token.held.length === 1
      ? `Quoi que vous jouiez, ${the(token.card)} ne pourra jamais rentrer.`
      : `Quoi que vous jouiez, ${agree(token.card, 'aucun')} ${card(token.card)} ne pourra plus rentrer.`,
  'why-most': (token) =>
    `Quoi que vous jouiez, au plus ${count(token.count, 'carte pourra', 'cartes pourront')} encore rentrer.`,
};
