// Spanish: the engine's tokens, a function for each.

import { tokenFormatter } from '../shared.js';
import {
  agree,
  capital,
  card,
  cards,
  counted,
  either,
  it,
  number,
  plural,
  canGoHome,
  the,
  thePlace,
  toPlace,
} from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** @param {Token} token @returns {string} */
export const tokenText = (token) => tokenFormatter(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? 'el siguiente montón' : 'cualquier montón');

/** @param {number} n cards that can go home */
const play = (n) => (n === 1 ? 'Juégala' : 'Juega');

/** "Juntas" of two feminine cards, "juntos" of any others. @param {Card} first @param {Card} second */
const together = (first, second) => agree(first, 'juntos', agree(second, 'juntos', 'juntas'));

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, after its name

  home: () => 'a casa',
  'home-up': () => 'a casa, subiendo',
  'home-down': () => 'a casa, bajando',
  'on-card': (token) => `sobre ${the(token.card)}`,
  'to-pile': (token) => toPlace(token.pile),
  'to-talon': () => 'a su descarte',
  'to-row': () => 'a la fila siguiente',
  'sly-on-packet': ({ card: under }) => (under ? `sobre ${the(under)}` : 'a un montón vacío'),
  'fairie-on-king': ({ king }) => `sobre ${the(king)}, sin cartas`,
  'empress-on-army': (token) => `sobre ${the(token.card)}, en el Ejército`,
  'empress-on-navy': (token) => `sobre ${the(token.card)}, en la Armada`,
  'labyrinth-aside': () => 'aparte, por gracia',

  // Moves

  move: (token) => capital(`${card(token.card)} ${tokenText(token.to)}`),
  'both-home': ({ card: first, other: second }) =>
    capital(`${card(first)} y ${card(second)}, ${together(first, second)} a casa`),
  'turn-card': () => 'Levantar una carta',
  'turn-up-next': () => 'Repartir la siguiente',
  'sly-begin-round': ({ round }) => `Empezar la ronda ${round}`,
  'empress-turn': () => 'Levantar una carta del mazo',
  'labyrinth-deal-row': ({ row }) => `Repartir la fila ${row}`,
  'labyrinth-fill-gaps': () => 'Rellenar la última fila',
  'labyrinth-set-aside': ({ card: name }) =>
    capital(`${card(name)}, ${agree(name, 'apartado', 'apartada')} por gracia`),

  // Buttons

  button: ({ to }) => capital(tokenText(to)),
  deal: () => 'Repartir',
  'deal-on': () => 'Repartir',
  'place-and-deal-on': () => 'Poner y repartir',

  // Prompts

  prompt: ({ home: n, others, deals }) => {
    if (!n && !others) return deals ? 'Reparte.' : 'Elige una carta.';
    const what = [
      n === 1 ? 'juégala' : 'juega',
      ...(others ? ['mueve una carta'] : []),
      ...(deals ? ['reparte'] : []),
    ].slice(n ? 0 : 1);
    return `${n ? `${canGoHome(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Pon ${the(token.card)} en una pila.`,
  'play-or-place': ({ card: name }) =>
    `${capital(the(name))} puede ir a casa. Juéga${it(name)} o pon${it(name)} en otra pila.`,
  'turn-up': () => 'Reparte la siguiente carta.',
  'prompt-stock-empty': (token) => `El mazo está vacío. ${canGoHome(token.home)}`,
  'all-home': () => 'Todas las cartas están en casa. ¡Partida ganada!',
  'no-move-left': () => 'No quedan jugadas. Deshaz o reinicia.',
  'sly-place': ({ card: name, on }) => `Pon ${the(name)} en ${packetOr(on)}.`,
  'sly-play-or-place': ({ card: name, on }) =>
    `${capital(the(name))} puede ir a casa. Juéga${it(name)} o pon${it(name)} en ${packetOr(on)}.`,
  'sly-begin': ({ round }) => `Nada puede ir a casa. Empieza la ronda ${round}.`,
  'sly-play-or-begin': ({ home: n, round }) => `${canGoHome(n)} ${play(n)} o empieza la ronda ${round}.`,
  'fairie-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Pon${it(name)} en ${thePlace(column)}${buries ? `, o lleva antes a casa ${the(buries)}` : ''}.`,
  'fairie-play-or-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Lléva${it(name)} a casa o pon${it(name)} en ${thePlace(column)}.${
      buries ? ` También puede ir a casa ${the(buries)}.` : ''
    }`,
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} ${play(n)} o reparte la siguiente carta.`,
  'fairie-build': ({ home: n }) =>
    n
      ? `${canGoHome(n)} ${play(n)} o sigue moviendo.`
      : 'Mueve una carta sobre otra un punto más alta, o sobre un rey sin cartas.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const choice = turn ? 'Juega, empareja o levanta una carta.' : 'Juega o empareja.';
    if (red && black)
      return `${capital(the(red))} y ${the(black)} pueden ir ${together(red, black)} a casa${others ? ', entre otras' : ''}. ${choice}`;
    if (!pairs)
      return `Nada puede ir a casa aún. ${turn ? 'Empareja dos cartas o levanta una.' : 'Empareja dos cartas.'}`;
    const what = pairs === 1 ? 'Una pareja puede' : `${capital(number(pairs))} parejas pueden`;
    return `${what} ir a casa. ${choice}`;
  },
  'labyrinth-grace': () => 'Nada puede ir a casa. Usa tu gracia: aparta una carta cualquiera.',
  'labyrinth-prompt': ({ home: n, row }) => {
    const deal = row === null ? 'rellena los huecos de la última fila' : `reparte la fila ${row}`;
    return n ? `${canGoHome(n)} ${play(n)} o ${deal}.` : `Nada puede ir a casa. ${capital(deal)}.`;
  },

  // Targets of the selected pile

  'may-go': ({ card: name, targets }) => `${capital(the(name))} puede ir ${either(targets.map(tokenText))}.`,
  'choose-pile': (token) => `Elige una pila marcada para ${the(token.card)}.`,
  'choose-card': () => 'Elige una carta cualquiera para apartarla.',

  // Progress

  'home-count': ({ home }) => `${home} en casa`,
  'home-of': ({ home, of }) => `${home} de ${of} en casa`,
  'in-stock': (token) => `${token.cards} en el mazo`,
  'stock-empty': () => 'mazo vacío',
  'sly-placed': ({ round, placed, of }) =>
    round > 1 ? `Ronda ${round}: ${placed} de ${of}` : `${placed} de ${of} puestas`,
  'empress-double-plays': ({ played, of }) => `${played} de ${of} parejas en casa`,

  // Notes under piles

  'fairie-bare-king': () => 'sin cartas',
  'empress-red-talon': (token) => counted(token.cards, 'roja', 'rojas'),
  'empress-black-talon': (token) => counted(token.cards, 'negra', 'negras'),
  'labyrinth-grace-taken': () => 'usada',
  'labyrinth-grace-any': () => 'cualquiera',
  'labyrinth-grace-not-yet': () => 'en apuros',

  // Reports

  moved: ({ what }) => `${tokenText(what)}.`,
  'card-turned': (token) => `Sale ${the(token.card)}.`,
  'card-turned-home': (token) => `Sale ${the(token.card)}: a casa.`,
  'card-turned-to': (token) => `Sale ${the(token.card)}: ${toPlace(token.pile)}.`,
  'run-moved': ({ cards: n, first, to }) => `${cards(n)} desde ${the(first)}, ${toPlace(to)}.`,
  'cards-dealt': ({ count }) => `${cards(count)} ${plural(count, 'repartida', 'repartidas')}.`,
  'cards-covered': ({ count: n }) =>
    `${cards(n)} ${plural(n, 'podría ir a casa, pero está tapada', 'podrían ir a casa, pero están tapadas')}.`,
  'cards-played-home': ({ count }) => `${cards(count)} a casa.`,
  'card-uncovered': (token) => `Queda al descubierto ${the(token.card)}.`,
  'card-takes-its-place': (token) => `${capital(the(token.card))} ocupa su lugar.`,
  'game-won': () => '¡Has ganado!',
  undone: () => 'Deshecho.',

  // Errors

  'game-too-long': ({ moves }) =>
    `Una partida tiene como máximo ${counted(moves, 'jugada', 'jugadas')}. Deshaz o reinicia.`,
  'not-shown': () => 'No se puede mostrar la mesa.',
  'no-random': () => 'Este navegador no puede barajar. Escribe el código de un reparto.',
  'other-deal': () => 'El enlace es de otro reparto.',
  'no-number': (token) => `No hay ningún reparto con el número ${token.number}.`,
  'move-illegal': ({ text }) => `${text} no es una jugada posible aquí.`,
  'notation-form': () => 'Escribe la jugada como ORIGEN>DESTINO, por ejemplo c3>f.',
  'notation-address': ({ text }) => `En este juego no hay ninguna pila «${text}».`,
  'save-too-long': () => 'La partida guardada es más larga de lo que puede ser una partida.',
  'save-newer': () => 'Una versión más reciente guardó esta partida. Recarga la página.',
  'save-damaged': () => 'La partida guardada está dañada: se ha cortado o alterado.',
  'code-length': () => 'Un código de reparto tiene ocho letras y cifras.',
  'code-letter': ({ letter }) => `Los códigos de reparto nunca llevan «${letter}»: son como S7Q3-K9X2.`,
  'code-check': () => 'Ese código de reparto tiene una errata.',
  'code-game': () => 'Ese código de reparto es de un juego que aquí no está.',
  'deal-unknown': ({ at, text }) => `La carta ${at}, «${text}», no es una carta: escribe valor y palo, como TH.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `La carta ${at} es ${name} otra vez: en este reparto ${copies === 1 ? 'solo hay una' : `hay ${copies}`}.`
      : `La carta ${at} es ${name}, ${the(name)}, que no está en este reparto.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const unlisted = names.length > 12 ? ` y ${names.length - 12} más` : '';
    return `${given} de ${cards(of)}; ${plural(names.length, 'falta', 'faltan')} ${names.slice(0, 12).join(' ')}${unlisted}.`;
  },
  'link-length': () => 'El enlace es más largo de lo que puede ser una partida.',
  'link-game': ({ id }) => `Aquí no hay ningún juego llamado «${id}».`,
  'link-none': () => 'Esta dirección no contiene ningún reparto.',
  'link-no-deal': () => 'El enlace nombra un juego, pero ningún reparto.',
  'link-other-game': ({ link, code }) => `El código de reparto es de ${games.ofId(code)}, no de ${games.ofId(link)}.`,
  'link-own': () => 'Las cartas del enlace están dañadas: se ha cortado o alterado por el camino.',
  'link-moves': () => 'Las jugadas del enlace están dañadas: se ha cortado o alterado por el camino.',
  'challenge-damaged': () => 'El reparto se abre, pero el resultado del enlace está dañado.',
  'challenge-newer': () =>
    'El reparto se abre, pero el resultado del enlace es de una versión más reciente. Recarga la página.',
  'problem-damaged': () => 'El problema del enlace está dañado: falta una parte o ha cambiado.',
  'problem-newer': () =>
    'Este problema es de una versión más nueva de Cadogan. Recarga la página e inténtalo de nuevo.',
};
