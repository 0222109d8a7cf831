// Spanish: why a move is refused, and what a card needs first; spread into `tokens` of reports.js.

import {
  agree,
  anyRank,
  capital,
  cards,
  number,
  ofPlace,
  placeIs,
  plural,
  rank,
  suit,
  the,
  thePlace,
  theRank,
  toPlace,
} from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** @type {Record<string, (name: Card, available: boolean) => string>} */
const IN_PILE = {
  army: (_, available) => (available ? 'está sin pareja en' : 'tiene pareja en'),
  cell: (name, available) => `está ${available ? 'disponible' : agree(name, 'bloqueado', 'bloqueada')} en`,
  column: (name, available) => `está ${available ? 'al final de' : `${agree(name, 'tapado', 'tapada')} en`}`,
  navy: (_, available) => (available ? 'está sin pareja en' : 'tiene pareja en'),
  packet: (name, available) => `está ${available ? 'en lo alto de' : `${agree(name, 'tapado', 'tapada')} en`}`,
};

/** @param {Card} name @param {Place | null} at @param {boolean} available */
function whereabouts(name, at, available) {
  if (!at) return 'que aún no ha salido';
  if (at.role === 'hand') return 'que tienes en la mano';
  if (at.role === 'reserve') return `que está ${agree(name, 'apartado', 'apartada')}`;
  return `que ${IN_PILE[at.name]?.(name, available) ?? 'está en'} ${thePlace(at)}`.replace(/ de el /, ' del ');
}

/** @param {string[]} items */
const or = (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' o ');

/** With a card, or with a rank. @param {boolean} red @param {Card} [name] */
const colour = (red, name) =>
  name ? agree(name, red ? 'rojo' : 'negro', red ? 'roja' : 'negra') : red ? 'roja' : 'negra';

/** @param {boolean} red */
const rowOf = (red) => (red ? 'el Ejército' : 'la Armada');

/** @param {boolean} red */
const ofRow = (red) => (red ? 'del Ejército' : 'de la Armada');

/** Cards of one colour, both of a rank as "un dos negro": "un dos negro o el tres de tréboles". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const named = names.map((name) => (both(name) ? `${anyRank(name)} ${colour(red, name)}` : the(name)));
  return or([...new Set(named)]);
}

/** @param {Card[]} names */
const next = (names) => `de ${suit(names[0])} sigue ${or(names.map(theRank))}`;

/** @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, available }) =>
  `Antes que ${the(name)} tiene que ir a casa ${suit(first) === suit(name) ? theRank(first) : the(first)}, ${whereabouts(first, at, available)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'El mazo está vacío.';
    return pile.role === 'hand' ? 'Tu mano está vacía.' : `${placeIs(pile, 'vací')}.`;
  },
  'stays-home': () => 'Las cartas nunca salen de una base.',
  'only-shown': ({ pile }) => `${capital(thePlace(pile))} solo está de adorno.`,
  'onto-stock': () => 'Ninguna carta vuelve al mazo.',
  'hand-first': (token) => `Primero pon ${the(token.card)}, que tienes en la mano.`,
  'turn-first': () => 'Primero reparte la siguiente carta; luego elige adónde va.',
  'hand-from-stock': () => 'A tu mano solo llegan cartas del mazo.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Cada base es de un solo palo (Regla ${rule}): ${wanted ? `aquí sigue ${the(wanted)}` : 'esta ya está completa'}.`,
  'other-next': ({ next: wanted, top }) =>
    top
      ? `Esta base de ${suit(top)} va por ${theRank(top)}: sigue ${theRank(wanted)}.`
      : `Esta base de ${suit(wanted)} empieza por ${theRank(wanted)}.`,
  'suit-next': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `${placeIs(pile, 'complet')}.`,
  waits,
  'cannot-go': ({ card: name, to: pile }) => `${capital(the(name))} no puede ir ${toPlace(pile)}.`,
  'cannot-move': ({ pile }) => `Ahora no puede salir ninguna carta ${ofPlace(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: inStock }) =>
    inStock < left
      ? `No se saca nada de un montón hasta que el mazo esté vacío (Regla IV): ${plural(inStock, 'queda', 'quedan')} ${cards(inStock)}.`
      : `No se saca nada de un montón hasta que pongas las veinte (Regla IV): ${plural(left, 'falta', 'faltan')} ${cards(left)}.`,
  'in-order': () => 'En la primera ronda llenas los montones por orden: elige el primero que esté vacío.',
  'no-transfer': () => 'Las cartas nunca pasan de un montón a otro.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Durante el reparto, solo recibe cartas el último rey que ha salido (Regla II): elige ${thePlace(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `No puedes pasar cartas de una columna a otra hasta que acabe el reparto (Regla III): ${plural(left, 'queda', 'quedan')} ${cards(left)} por repartir.`,
  'kings-stay': () => 'Los reyes se quedan donde están.',
  'bare-king-only': () => 'Hace falta un rey sin cartas: solo él acepta cualquier carta (Regla V).',
  'run-needs-kings': ({ cards: n, kings, free }) => {
    const bare = kings === 1 ? 'hace falta un rey sin cartas' : `hacen falta ${number(kings)} reyes sin cartas`;
    const there = free ? plural(free, 'hay uno libre', `hay ${number(free)} libres`) : 'no hay ninguno libre';
    return `Para mover ${cards(n)} ${bare} (Regla III): ${there}.`;
  },
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} va sobre ${anyRank(onto)} de cualquier palo (Regla III) o sobre un rey sin cartas.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Ninguna columna acaba en ${anyRank(onto)} (Regla III), y tampoco hay` : 'No hay';
    return `${ends} ningún rey sin cartas (Regla V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  blocked: (token) =>
    `${capital(the(token.card))} está ${agree(token.card, 'bloqueado', 'bloqueada')} por arriba y por abajo (Regla II).`,
  'rows-whole': () =>
    'Las filas se reparten enteras: no puedes jugar cartas de una hasta que esté completa (Regla IV).',
  'gap-stays': () => 'Solo se rellenan los huecos de la última fila, y con cartas del mazo (Regla III).',
  'only-home': () => 'Aquí las cartas no van unas sobre otras, solo a casa.',
  'grace-once': () => 'Solo tienes una gracia, y ya la has usado.',
  'grace-at-the-end': (token) =>
    `La gracia es para el final: aún ${plural(token.cards, 'queda', 'quedan')} ${cards(token.cards)} en el mazo.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `La gracia es para cuando nada puede ir a casa. Juega ${the(name)}, en ${thePlace(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `Una carta ${colour(red)} solo va a casa junto con una ${colour(!red)} (Regla I).`;
    if (!names.length) return rule;
    const who = partners(names, !red);
    return at.length ? `${rule} Elige ${who}.` : `${rule} Necesitas ${who} que esté sin pareja en ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Las cartas del ${talon ? 'descarte' : 'mazo'} pasan antes por el Ejército o la Armada (Regla III).`,
  'fills-vacancies': () => 'Los puestos vacíos se rellenan solos, con el descarte o el mazo (Regla II).',
  'talon-by-colour': () => 'Los descartes solo reciben cartas del mazo: uno las rojas, otro las negras (Regla IV).',
  'same-colour': ({ red }) => `Una pareja es una carta roja y una negra. Elige una carta ${ofRow(!red)}.`,
  'pair-is-full': () => 'Una pareja nunca admite una tercera carta.',
  'pair-stays': () => 'Una pareja nunca se separa: sus cartas van juntas a casa.',
  'pair-together': (token) =>
    `Las cartas de una pareja van juntas a casa (Regla I), y ${the(token.card)} aún no puede ir: ${next(token.cards)}.`,
  'no-partner': ({ red }) => `En ${rowOf(!red)} no queda ninguna carta sin pareja para acompañar a esta (Regla I).`,
};
