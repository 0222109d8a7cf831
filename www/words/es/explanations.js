// Spanish: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { aCard, agree, capital, card, ofThe, the } from './cards.js';
import { count } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair' | 'why-link-wait' | 'why-link-held'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @param {TokenOf['why-link-shut-in' | 'why-link-held']} token */
const sayBlocked = (token) =>
  `${the(token.card)} está ${agree(token.card, 'bloqueado', 'bloqueada')} por ${token.by.map(the).join(' y ')}`;

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} está debajo ${ofThe(token.under)}`,
  'why-link-shut-in': sayBlocked,
  'why-link-room': (token) => `${the(token.card)} de encima ${ofThe(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} con ${the(token.with)}`,
  'why-link-wait': (token) => `${the(token.card)} espera a ${the(token.after)}`,
  'why-link-held': sayBlocked,
};

const list = linkJoiner(links);

const or = (/** @type {Card[]} */ cards) => cards.map(the).join(' o ');

const onlyWith = (/** @type {TokenOf['why-partners']} */ token) =>
  token.first.length ? `${capital(the(token.first[0]))} solo puede ir a casa con ${or(token.with)}. ` : '';

const NEVER = 'Ninguna de estas cartas podrá ir nunca a casa';
const NOT_ALL = 'No todas estas cartas podrán ir a casa, ni siquiera por gracia';
const WAITING = 'Cada una de estas parejas tiene que esperar a otra, así que nunca podrán ir todas a casa';
const EITHER = (/** @type {Card[]} */ [name, other]) =>
  other
    ? `${capital(aCard(name))} y ${aCard(other)} tienen que subir, y las otras bajar, pero de todos los modos unas cartas esperan a otras`
    : `${capital(aCard(name))} tiene que subir y ${agree(name, 'otro', 'otra')} bajar, pero de los dos modos unas cartas esperan a otras`;
const BALANCE = 'Cada vez van a casa una carta roja y una negra, así que estas parejas no podrán ir todas a casa';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Así descubres ${the(token.card)}.`,
  'hint-frees': (token) => `Así ${the(token.card)} podrá ir pronto a casa.`,
  'hint-follows': (token) => `Pronto irá detrás ${the(token.card)}.`,
  'hint-run': (token) => `Desde ahí va a casa, y, justo detrás, ${the(token.on)}.`,
  'hint-late': (token) => `Así tapas ${the(token.card)}, que no te hará falta por un buen rato.`,
  'hint-pair-late': (token) => `${capital(the(token.card))} puede esperar: tardará en hacerte falta.`,
  'hint-room': (token) => `Así haces sitio sobre ${the(token.card)}.`,
  'hint-safe': () => 'Ninguna otra carta la necesita ahí.',
  'hint-home': () => 'Ante la duda, primero una carta a casa.',
  'hint-turn': () => 'Lo que hay en la mesa puede esperar.',
  'hint-pair': () => 'La pareja podrá ir pronto a casa.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'Este juego no tiene solucionador.',
  'solver-unreadable': () => 'El solucionador no puede leer esta partida.',
  'why-under': ({ links: [first, ...others] }) =>
    others.length || first.k !== 'why-link-under'
      ? `${NEVER}: ${list([first, ...others], ', ')}.`
      : `${capital(the(first.card))} está debajo ${ofThe(first.under)}, que espera a esa carta: ninguna de las dos podrá ir nunca a casa.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NOT_ALL : NEVER}: ${list(token.links, ', ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NOT_ALL : NEVER}.`,
  'why-room': (token) => `Juegues como juegues, nunca habrá sitio para quitar ${list(token.links, ', ni ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-balance': (token) => `${BALANCE}: ${list(token.links, ', ')}.`,
  'why-balance-brief': () => `${BALANCE}.`,
  'why-partners': (token) =>
    `${onlyWith(token)}Para ${the(token.card)} solo ${token.partners.length > 1 ? 'quedan' : 'queda'} ${or(token.partners)}, y no sirve: ${list(token.waits, ', ')}.`,
  'why-partners-brief': (token) => `No queda ninguna carta con la que ${the(token.card)} pueda ir a casa.`,
  'why-unpaired': ({ army, navy }) =>
    army && navy
      ? 'Ninguna pareja puede ir a casa, y ni al Ejército ni a la Armada les quedan cartas sin pareja.'
      : `Ninguna pareja puede ir a casa, y ${army ? 'al Ejército' : 'a la Armada'} no le quedan cartas sin pareja para formar otra.`,
  'why-either': (token) => `${EITHER(token.cards)}: ${list(token.links, ', ')}.`,
  'why-either-brief': (token) => `${EITHER(token.cards)}.`,
  'why-few': ({ cards: [first, ...others] }) => {
    if (!first) return 'Juegues como juegues, ya no podrá ir a casa ninguna carta.';
    const names = [first, ...others].map(the).join(', ');
    return others.length
      ? `Juegues como juegues, solo estas cartas podrán ir aún a casa: ${names}.`
      : `Juegues como juegues, solo ${names} podrá ir aún a casa.`;
  },
  'why-never': (token) =>
    token.held.length === 1
      ? `Juegues como juegues, ${the(token.card)} nunca podrá ir a casa.`
      : `Juegues como juegues, ${agree(token.card, 'ningún', 'ninguna')} ${card(token.card)} podrá ir ya a casa.`,
  'why-most': (token) =>
    `Juegues como juegues, como mucho ${count(token.count, 'carta podrá', 'cartas podrán')} ir aún a casa.`,
};
