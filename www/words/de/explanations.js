// German: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { aCard, capital, card, fromThe, it, the, which } from './cards.js';
import { count } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair' | 'why-link-wait' | 'why-link-held'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} liegt unter ${the(token.under, 'dat')}`,
  'why-link-shut-in': (token) => `${the(token.card)} ist ${token.by.map(fromThe).join(' und ')} blockiert`,
  'why-link-room': (token) => `${the(token.card, 'acc')} ${fromThe(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} mit ${the(token.with, 'dat')}`,
  'why-link-wait': (token) => `${the(token.card)} wartet auf ${the(token.after, 'acc')}`,
  'why-link-held': (token) => `${the(token.card)} wird ${token.by.map(fromThe).join(' und ')} blockiert`,
};

const list = linkJoiner(links);

const forThe = (/** @type {Card} */ name) => `für ${the(name, 'acc')}`;
const or = (/** @type {Card[]} */ cards) => cards.map((name) => the(name)).join(' oder ');

const onlyWith = (/** @type {TokenOf['why-partners']} */ token) =>
  token.first.length
    ? `${capital(the(token.first[0]))} geht nur mit ${token.with.map((name) => the(name, 'dat')).join(' oder ')}. `
    : '';

const NEVER = 'Keine dieser Karten kann je abgelegt werden';
const NOT_ALL = 'Nicht alle diese Karten können abgelegt werden, auch nicht mit der Gnade';
const WAITING = 'Diese Paare warten aufeinander und können nie alle abgelegt werden';
const EITHER = (/** @type {Card[]} */ [name, other]) =>
  other
    ? `Je eine Karte ${card(name)} und ${card(other)} muss aufsteigend, die anderen müssen absteigend abgelegt werden, aber so oder so warten Karten aufeinander`
    : `Von den zwei Karten ${card(name)} muss eine aufsteigend und eine absteigend abgelegt werden, aber so oder so warten Karten aufeinander`;
const BALANCE =
  'Rote und schwarze Karten werden immer zu zweit abgelegt, also können diese Paare nicht alle abgelegt werden';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Das legt ${the(token.card, 'acc')} frei.`,
  'hint-frees': (token) => `So kann ${the(token.card)} bald abgelegt werden.`,
  'hint-follows': (token) => `Bald kann ${the(token.card)} folgen.`,
  'hint-run': (token) => `Von dort kann ${it(token.card)} abgelegt werden, gleich danach ${the(token.on)}.`,
  'hint-late': (token) => `Darunter liegt ${the(token.card)}, ${which(token.card, 'acc')} du so bald nicht brauchst.`,
  'hint-pair-late': (token) =>
    `${capital(the(token.card))} kann warten: Du brauchst ${it(token.card, 'acc')} erst spät.`,
  'hint-room': (token) => `Das schafft Platz auf ${the(token.card, 'dat')}.`,
  'hint-safe': () => 'Keine andere Karte braucht diese noch auf dem Tisch.',
  'hint-home': () => 'Im Zweifel geht Ablegen vor.',
  'hint-turn': () => 'Was auf dem Tisch liegt, kann warten.',
  'hint-pair': () => 'Das Paar kann bald abgelegt werden.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'Für diese Patience gibt es keinen Solver.',
  'solver-unreadable': () => 'Der Solver kann diese Partie nicht einlesen.',
  'why-under': ({ links: [first, ...others] }) =>
    others.length || first.k !== 'why-link-under'
      ? `${NEVER}: ${capital(list([first, ...others], ', '))}.`
      : `${capital(the(first.card))} liegt unter ${the(first.under, 'dat')}, ${which(first.under)} auf ${it(first.card, 'acc')} wartet: Keine von beiden kann je abgelegt werden.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NOT_ALL : NEVER}: ${capital(list(token.links, ', '))}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NOT_ALL : NEVER}.`,
  'why-room': (token) => `Wie du auch spielst: Es ist nie Platz, um ${list(token.links, ' oder ')} zu nehmen.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-balance': (token) => `${BALANCE}: ${list(token.links, ', ')}.`,
  'why-balance-brief': () => `${BALANCE}.`,
  'why-partners': (token) =>
    `${onlyWith(token)}${capital(forThe(token.card))} ${token.partners.length > 1 ? 'bleiben' : 'bleibt'} nur ${or(token.partners)}, doch damit geht es nicht: ${list(token.waits, ', ')}.`,
  'why-partners-brief': (token) => `Es bleibt keine Karte, mit der ${the(token.card)} abgelegt werden kann.`,
  'why-unpaired': ({ army, navy }) =>
    army && navy
      ? 'Kein Paar kann abgelegt werden, und weder Heer noch Flotte hat noch eine ungepaarte Karte.'
      : `Kein Paar kann abgelegt werden, und ${army ? 'das Heer' : 'die Flotte'} hat keine ungepaarte Karte mehr für ein neues.`,
  'why-either': (token) => `${EITHER(token.cards)}: ${list(token.links, ', ')}.`,
  'why-either-brief': (token) => `${EITHER(token.cards)}.`,
  'why-few': ({ cards: [first, ...others] }) => {
    if (!first) return 'Wie du auch spielst: Keine Karte kann mehr abgelegt werden.';
    const names = [first, ...others].map((name) => the(name)).join(', ');
    return others.length
      ? `Wie du auch spielst: Nur diese Karten können noch abgelegt werden: ${names}.`
      : `Wie du auch spielst: Nur ${names} kann noch abgelegt werden.`;
  },
  'why-never': (token) =>
    token.held.length === 1
      ? `Wie du auch spielst: ${capital(the(token.card))} kann nie abgelegt werden.`
      : `Wie du auch spielst: K${aCard(token.card)} kann mehr abgelegt werden.`,
  'why-most': (token) =>
    `Wie du auch spielst: Höchstens ${count(token.count, 'Karte kann', 'Karten können')} noch abgelegt werden.`,
};
