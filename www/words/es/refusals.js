// Spanish: why a move is refused, and what a card waits for. Spread into `tokens` by deferred.js.
//
// The rule with its number, where the book has one, then what to do: true, and short enough for a phone.

import {
  agree,
  anyRank,
  capital,
  cards,
  placeWithin,
  plural,
  rank,
  suit,
  the,
  thePlace,
  theRank,
  theSuit,
  to,
} from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** How a card lies in a pile, by the pile's name: free, and not. @type {Record<string, (name: Card, free: boolean) => string>} */
const LIES = {
  army: (_, free) => (free ? 'sin pareja' : 'en pareja'),
  cell: (name, free) => (free ? 'libre' : agree(name, 'encerrado', 'encerrada')),
  column: (name, free) => (free ? 'libre' : agree(name, 'tapado', 'tapada')),
  navy: (_, free) => (free ? 'sin pareja' : 'en pareja'),
  packet: (name, free) => (free ? 'libre' : agree(name, 'tapado', 'tapada')),
};

/** Where a card lies that another waits for. @param {Card} name @param {Place | null} at @param {boolean} free */
function lying(name, at, free) {
  if (!at) return 'que aún no ha salido';
  if (at.role === 'hand') return 'que tienes en mano';
  if (at.role === 'reserve') return 'que está aparte';
  return `${LIES[at.name]?.(name, free) ?? 'que está'} en ${thePlace(at)}`;
}

/** @param {string[]} items */
const or = (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' o ');

/** Colours by a flag of the tokens, with a card or with a rank. @param {boolean} red @param {Card} [name] */
const colour = (red, name) =>
  name ? agree(name, red ? 'rojo' : 'negro', red ? 'roja' : 'negra') : red ? 'roja' : 'negra';

/** The row of the cards of a colour. @param {boolean} red */
const rowOf = (red) => (red ? 'el Ejército' : 'la Armada');

/** @param {boolean} red */
const ofRow = (red) => (red ? 'del Ejército' : 'de la Armada');

/** Cards of one colour, both of a rank as "un dos negro": "un dos negro o el tres de tréboles". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const told = names.map((name) => (both(name) ? `${anyRank(name)} ${colour(red, name)}` : the(name)));
  return or([...new Set(told)]);
}

/** Of one suit, the cards that are next. @param {Card[]} names */
const next = (names) => `de ${suit(names[0])} sigue ${or(names.map(theRank))}`;

/** What a card waits for, and where that is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, free }) =>
  `${capital(the(name))} espera ${to(first)}, ${lying(first, at, free)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Of any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'El mazo se ha acabado.';
    return pile.role === 'hand' ? 'No hay carta en mano.' : `Ahí no hay ninguna carta: ${placeWithin(pile)}.`;
  },
  'stays-home': () => 'Ninguna carta sale de una base.',
  'only-shown': ({ pile }) => `Esto no interviene en el juego: ${placeWithin(pile)}.`,
  'onto-pack': () => 'Nada vuelve al mazo.',
  'hand-first': (token) => `Antes, pon ${the(token.card)} en algún sitio.`,
  'turn-first': () => 'Levanta antes la siguiente carta; luego elige adónde va.',
  'hand-from-pack': () => 'En mano solo se levantan cartas del mazo.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Cada base es de un solo palo (Regla ${rule}): ${wanted ? `aquí sigue ${the(wanted)}` : 'esta ya está completa'}.`,
  'next-wanted': ({ next: wanted, top }) =>
    top
      ? `${capital(theSuit(top))} van por ${theRank(top)}: sigue ${theRank(wanted)}.`
      : `${capital(theSuit(wanted))} empiezan por ${theRank(wanted)}.`,
  'suit-wants': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `Esta base ya está completa: ${placeWithin(pile)}.`,
  waits,
  'cannot-go': ({ card: name, to: pile }) => `${capital(the(name))} no puede ir ahí ahora: ${placeWithin(pile)}.`,
  'cannot-move': ({ pile }) => `De ahí no se puede mover ahora ninguna carta: ${placeWithin(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: rest }) =>
    rest < left
      ? `Los montones descansan hasta que hayas puesto veinte cartas o se acabe el mazo (Regla IV): ${plural(rest, 'falta', 'faltan')} ${rest}.`
      : `Los montones descansan hasta que hayas puesto veinte cartas: ${plural(left, 'falta', 'faltan')} ${left} (Regla IV).`,
  'in-order': ({ packet }) => `En la primera tanda los montones se llenan por orden: elige ${thePlace(packet)}.`,
  'no-transfer': () => 'Las cartas nunca pasan de un montón a otro.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Mientras se reparte, solo recibe cartas el último rey que ha salido (Regla II): elige ${thePlace(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `Las cartas pasan de columna a columna cuando todo está repartido (Regla III): ${plural(left, 'falta', 'faltan')} ${left}.`,
  'kings-stay': () => 'Los reyes no se mueven de su sitio.',
  'bare-king-only': () => 'Únicamente un rey solo acepta cualquier carta (Regla V).',
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} va sobre ${anyRank(onto)} de cualquier palo (Regla III) o sobre un rey solo.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Ninguna columna acaba en ${anyRank(onto)} (Regla III) ni hay` : 'No hay';
    return `${ends} ningún rey solo (Regla V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  'walled-in': (token) =>
    `${capital(the(token.card))} está ${agree(token.card, 'encerrado', 'encerrada')}, por arriba y por abajo (Regla II).`,
  'rows-whole': () => 'El mazo reparte filas enteras, y de una fila se juega cuando está completa (Regla IV).',
  'gap-stays': () => 'Los huecos los llena solo el mazo, y en la fila más baja (Regla III).',
  'only-home': () => 'Aquí las cartas no se ponen unas sobre otras: van a casa.',
  'grace-once': () => 'La gracia se concede una vez, y ya la has usado.',
  'grace-at-the-end': (token) =>
    `La gracia es para el final: en el mazo ${plural(token.cards, 'queda', 'quedan')} ${cards(token.cards)}.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `La gracia es para cuando nada encaja: juega ${the(name)}, en ${thePlace(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `Una carta ${colour(red)} solo va a casa junto con una ${colour(!red)} (Regla I).`;
    const who = partners(names, !red);
    return at.length ? `${rule} Elige ${who}.` : `${rule} Hace falta ${who}, sin pareja en ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Las cartas del ${talon ? 'descarte' : 'mazo'} pasan antes por el Ejército o la Armada (Regla III).`,
  'fills-vacancies': () => 'Los puestos vacíos se llenan solos, del descarte o del mazo (Regla II).',
  'talon-by-colour': () =>
    'El descarte solo recibe cartas del mazo: las rojas en un montón, las negras en otro (Regla IV).',
  'same-colour': ({ red }) => `Una pareja es una roja y una negra. Elige una carta ${ofRow(!red)}.`,
  'pair-is-full': () => 'Una pareja no admite una tercera carta.',
  'pair-stays': () => 'Una pareja no se separa: las dos cartas van a casa a la vez.',
  'pair-together': (token) =>
    `Las dos cartas de una pareja van a casa a la vez (Regla I), y ${the(token.card)} aún no encaja: ${next(token.cards)}.`,
  'no-partner': ({ red }) => `No queda ninguna carta sin pareja en ${rowOf(!red)} que la acompañe (Regla I).`,
};
