// Spanish: the solver's tokens, a function for each; spread into `tokens` of reports.js.

import { linkJoiner } from '../shared.js';
import { agree, capital, ofThe, the } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} está debajo ${ofThe(token.under)}`,
  'why-link-shut-in': (token) =>
    `${the(token.card)} está ${agree(token.card, 'bloqueado', 'bloqueada')} por ${token.by.map(the).join(' y ')}`,
  'why-link-room': (token) => `${the(token.card)} de encima ${ofThe(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} con ${the(token.with)}`,
};

const list = linkJoiner(links);

const NEVER = 'Ninguna de estas cartas podrá ir nunca a casa';
const NOT_ALL = 'No todas estas cartas podrán ir a casa, ni siquiera por gracia';
const WAITING = 'Cada una de estas parejas tiene que esperar a otra, así que nunca podrán ir todas a casa';

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Así descubres ${the(token.card)}.`,
  'hint-frees': (token) => `Así ${the(token.card)} podrá ir pronto a casa.`,
  'hint-follows': (token) => `Pronto irá detrás ${the(token.card)}.`,
  'hint-run': (token) => `Desde ahí va a casa, y, justo detrás, ${the(token.on)}.`,
  'hint-late': (token) => `Así tapas ${the(token.card)}, que tardará en hacerte falta.`,
  'hint-pair-late': (token) => `${capital(the(token.card))} puede esperar: tardará en hacerte falta.`,
  'hint-room': (token) => `Así haces sitio sobre ${the(token.card)}.`,
  'hint-safe': () => 'Ninguna otra carta la necesita ahí.',
  'hint-home': () => 'Ninguna otra jugada es claramente mejor.',
  'hint-turn': () => 'Antes de eso, ninguna jugada es claramente mejor.',
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
  'why-unpaired': () =>
    'Ninguna pareja puede ir a casa, y al Ejército o a la Armada no le quedan cartas sin pareja para formar otra.',
};
