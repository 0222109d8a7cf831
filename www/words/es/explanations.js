// Spanish: what the solver says, a function a token. Spread into `tokens` by deferred.js.

import { joined } from '../shared.js';
import { agree, capital, from, the } from './cards.js';

/** @typedef {import('../tokens.js').TokenOf} TokenOf */
/** @typedef {'why-link-under' | 'why-link-shut-in' | 'why-link-room' | 'why-link-pair'} Link */
/** @typedef {{ [K in Link]: (token: TokenOf[K]) => string }} Links */

/** The parts of a reason, one for each card or pair; said only within it. @type {Links} */
const links = {
  'why-link-under': (token) => `${the(token.card)} está debajo ${from(token.under)}`,
  'why-link-shut-in': (token) =>
    `${the(token.card)} está ${agree(token.card, 'encerrado', 'encerrada')} por ${token.by.map(the).join(' y ')}`,
  'why-link-room': (token) => `${the(token.card)} de encima ${from(token.on)}`,
  'why-link-pair': (token) => `${the(token.card)} con ${the(token.with)}`,
};

const list = joined(links);

const NEVER = 'Ninguna de estas cartas podrá jugarse nunca';
const NEVER_BY_GRACE = `${NEVER}, con gracia o sin ella`;
const WAITING = 'Estas parejas se esperan unas a otras y nunca podrán jugarse todas';

/** Why the fair hint is what it is: sentences that follow the move. @satisfies {Partial<import('../tokens.js').TokenWords>} */
const hints = {
  'hint-uncovers': (token) => `Libera ${the(token.card)}, que está debajo.`,
  'hint-frees': (token) => `Así ${the(token.card)} podrá ir pronto a casa.`,
  'hint-follows': (token) => `Pronto irá detrás ${the(token.card)}.`,
  'hint-run': (token) => `Desde ahí va a casa y, justo después, ${the(token.on)}.`,
  'hint-late': (token) => `Debajo está ${the(token.card)}, que tardará más que casi todas en hacer falta.`,
  'hint-pair-late': (token) => `${capital(the(token.card))} puede esperar: tardará más que casi todas en hacer falta.`,
  'hint-room': (token) => `Hace sitio sobre ${the(token.card)}.`,
  'hint-safe': () => 'Ahí ya no puede hacerle falta a ninguna otra.',
  'hint-pair': () => 'La pareja irá pronto a casa.',
};

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const explanations = {
  ...links,
  ...hints,
  'no-solver': () => 'No hay solucionador para este juego.',
  'solver-unreadable': () => 'El solucionador no puede leer esta partida.',
  'why-under': (token) => `${NEVER}: ${list(token.links, ', ')}.`,
  'why-under-brief': () => `${NEVER}.`,
  'why-shut-in': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}: ${list(token.links, ', ')}.`,
  'why-shut-in-brief': (token) => `${token.grace ? NEVER_BY_GRACE : NEVER}.`,
  'why-room': (token) => `Se juegue como se juegue, nunca hay sitio para quitar ${list(token.links, ', ni ')}.`,
  'why-waiting': (token) => `${WAITING}: ${list(token.links, ', ')}.`,
  'why-waiting-brief': () => `${WAITING}.`,
  'why-unpaired': () => 'No se puede jugar ninguna pareja, y a un lado no le queda carta suelta para las del otro.',
};
