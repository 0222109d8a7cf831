// Spanish: names of cards, piles and numbers, and how they combine.
//
// Sources of the terms: KPatience's Spanish catalogue and handbook for «mazo», «descarte», «base», «partida en curso», «perdida»,
// «calculando»; GNOME Aisleriot's for «jota», «reina», «tablero», «jugada», «pista», «repartir», «reiniciar», «ronda» and «tiene
// solución». «Base» is preferred to Aisleriot's «fundación», which is an institution elsewhere. One word for one thing: «pila» is
// any pile, «montón» the book's packet, «reparto» a deal, «ronda» Sly's deal of twenty, «baraja» 52 cards, «a casa» (as in
// parchís) onto a foundation, «disponible» and «bloqueada» available and blocked, «tiene solución» winnable, «sin decidir»
// undecided, «mirar el mazo» to peek, «marcador» a bookmark, «encajar» only the book's "suitable". The player is addressed as
// tú; buttons and moves are infinitives and nouns, which fit into any sentence.

import { groupPlaces, lazy } from '../shared.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

export const locale = 'es-ES';

/** @type {Record<string, string>} */
const RANKS = {
  A: 'as',
  2: 'dos',
  3: 'tres',
  4: 'cuatro',
  5: 'cinco',
  6: 'seis',
  7: 'siete',
  8: 'ocho',
  9: 'nueve',
  T: 'diez',
  J: 'jota',
  Q: 'reina',
  K: 'rey',
};
/** Plurals of ranks. @type {Record<string, string>} */
const PLURALS = {
  A: 'ases',
  2: 'doses',
  3: 'treses',
  4: 'cuatros',
  5: 'cincos',
  6: 'seises',
  7: 'sietes',
  8: 'ochos',
  9: 'nueves',
  T: 'dieces',
  J: 'jotas',
  Q: 'reinas',
  K: 'reyes',
};
/** @type {Record<string, string>} */
const SUITS = { C: 'tréboles', D: 'diamantes', H: 'corazones', S: 'picas' };

/** @param {Card} name two characters */
export const card = (name) => `${rank(name)} de ${suit(name)}`;

/** @param {Card} name */
export const rank = (name) => RANKS[name[0]];

/** @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** Several cards of the same name: "dos sietes de tréboles". @param {number} n at least two @param {Card} name */
export const several = (n, name) => `${number(n)} ${PLURALS[name[0]]} de ${suit(name)}`;

// Gender: la jota and la reina; el as, el rey and all the figures

/** A word in the gender of a card: agree(name, 'tapado', 'tapada'). @param {Card} name @param {string} masculine @param {string} feminine */
export const agree = (name, masculine, feminine) => (name[0] === 'J' || name[0] === 'Q' ? feminine : masculine);

/** "El siete de tréboles", "la reina de picas", within a sentence. @param {Card} name */
export const the = (name) => `${agree(name, 'el', 'la')} ${card(name)}`;

/** "Un siete de tréboles", "una reina de picas". @param {Card} name */
export const aCard = (name) => `${agree(name, 'un', 'una')} ${card(name)}`;

/** "Al siete de tréboles". @param {Card} name */
export const toThe = (name) => `${agree(name, 'al', 'a la')} ${card(name)}`;

/** "Del siete de tréboles". @param {Card} name */
export const ofThe = (name) => `${agree(name, 'del', 'de la')} ${card(name)}`;

/** "El siete". @param {Card} name */
export const theRank = (name) => `${agree(name, 'el', 'la')} ${rank(name)}`;

/** "Un siete", "una reina". @param {Card} name */
export const anyRank = (name) => `${agree(name, 'un', 'una')} ${rank(name)}`;

/** "Los tréboles", "las picas". @param {Card} name */
export const theSuit = (name) => `${name[1] === 'S' ? 'las' : 'los'} ${suit(name)}`;

/** The object of a verb, to be joined to it: "ponlo", "ponla". @param {Card} name */
export const it = (name) => agree(name, 'lo', 'la');

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} text */
export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// Piles

/** A pile's article and label. @typedef {{ article: 'el' | 'la' | 'los' | 'las', label: string }} Named */

/** @param {Named['article']} article @param {string} label @returns {Named} */
const named = (article, label) => ({ article, label });

/** @param {string} letter of a suit */
const suits = (letter) => (letter === 'S' ? 'las' : 'los');

/** @type {Record<string, (letter: string) => Named>} */
const BY_SUIT = {
  admiral: (letter) => named('el', `almirante de ${SUITS[letter]}`),
  general: (letter) => named('el', `general de ${SUITS[letter]}`),
  up: (letter) => named(suits(letter), `${SUITS[letter]} en ascenso`),
  down: (letter) => named(suits(letter), `${SUITS[letter]} en descenso`),
};

/** @type {Record<string, Named>} */
const NAMES = {
  'black-talon': named('el', 'descarte negro'),
  'red-talon': named('el', 'descarte rojo'),
  army: named('el', 'Ejército'),
  column: named('la', 'columna'),
  empress: named('la', 'Emperatriz'),
  grace: named('la', 'gracia'),
  'guard-left': named('la', 'guardia de la izquierda'),
  'guard-right': named('la', 'guardia de la derecha'),
  navy: named('la', 'Armada'),
  packet: named('el', 'montón'),
};

/** @type {Record<Place['role'], Named>} */
const ROLES = {
  stock: named('el', 'mazo'),
  hand: named('la', 'mano'),
  talon: named('el', 'descarte'),
  foundation: named('la', 'base'),
  tableau: named('la', 'pila'),
  reserve: named('la', 'reserva'),
  decoration: named('el', 'adorno'),
};

const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pile', 'stock', 'talon', 'up']);

/** @param {Place} at @returns {Named} */
function nameOf({ name, role, n, row, suit: letter }) {
  if (row !== null) return named('la', `fila ${row}, columna ${n}`);
  const base = NAMES[name] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(letter) ?? named(base.article, `${base.label} de ${SUITS[letter]}`)) : base;
  return n === null ? suited : named(suited.article, `${suited.label} ${n}`);
}

/** The engine's word for a pile without a name here. @param {Place} at */
const engineName = ({ name }) =>
  NAMES[name] || BY_SUIT[name] || PLAIN.has(name) ? '' : `, ${name.replaceAll('-', ' ')}`;

/** "Montón 3", "Fila 2, columna 5". @param {Place} at */
export const place = (at) => capital(placeWithin(at));

/** @param {Place} at */
export const placeWithin = (at) => nameOf(at).label + engineName(at);

/** With its article: "el montón 3"; a place of the Army is "el puesto 3 del Ejército". @param {Place} at @returns {string} */
export function thePlace(at) {
  const { article, label } = nameOf(at);
  if ((at.name === 'army' || at.name === 'navy') && at.n !== null && at.row === null)
    return `el puesto ${at.n} ${at.name === 'army' ? 'del Ejército' : 'de la Armada'}`;
  if (at.name === 'grace') return 'el puesto de la gracia';
  return `${article} ${label}${engineName(at)}`;
}

/** "Del montón 3", "de la columna 5". @param {Place} at */
export const ofPlace = (at) => `de ${thePlace(at)}`.replace(/^de el /, 'del ');

/** Endings of adjectives by the article. */
const ENDINGS = { el: 'o', la: 'a', los: 'os', las: 'as' };

/** An adjective after the label of a place: "vacío", "completas". @param {Place} at @param {string} stem */
export const agreeWithPlace = (at, stem) => stem + ENDINGS[nameOf(at).article];

/** A sentence on a place: "El montón 3 está vacío", "Las picas en ascenso están completas". @param {Place} at @param {string} stem */
export function placeIs(at, stem) {
  const full = thePlace(at);
  const article = /** @type {Named['article']} */ (full.slice(0, full.indexOf(' ')));
  return `${capital(full)} ${article.length > 2 ? 'están' : 'está'} ${stem}${ENDINGS[article]}`;
}

/** Plurals. @type {Record<string, string>} */
const SEVERAL = { cell: 'columnas', column: 'columnas', packet: 'montones' };

/** "columnas 3 y 9". @param {Place[]} all @param {boolean} [isRowNamed] */
export function placesWithin(all, isRowNamed = false) {
  const groups = groupPlaces(all, SEVERAL).map((some) => {
    const [first] = some;
    if (some.length === 1) return isRowNamed && first.row !== null ? `columna ${first.n}` : placeWithin(first);
    const row = isRowNamed || first.row === null ? '' : `fila ${first.row}, `;
    return `${row}${SEVERAL[first.name]} ${and(some.map(({ n }) => String(n)))}`;
  });
  return and(groups);
}

/** "Al montón 3", "a la columna 5". @param {Place} at */
export const toPlace = (at) => `a ${thePlace(at)}`.replace(/^a el /, 'al ');

// Numbers

// Spanish has a special plural form for whole millions ("un millón de cartas"); no count here is that large.
const plurals = new Intl.PluralRules(locale);

/** @template T @param {number} n @param {T} single @param {T} several */
export const plural = (n, single, several) => (plurals.select(n) === 'one' ? single : several);

/** @param {number} n @param {string} single @param {string} several */
export const counted = (n, single, several) => `${n} ${plural(n, single, several)}`;

/** @param {number} n */
export const cards = (n) => counted(n, 'carta', 'cartas');

const NUMBERS = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  ...['trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
];

/** @param {number} n */
export const number = (n) => NUMBERS[n] ?? String(n);

/** A number of cards: "una", "dos". @param {number} n */
export const numberOf = (n) => (n === 1 ? 'una' : number(n));

const all = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "El as, el dos y el tres." @param {string[]} items */
export const and = (items) => all().format(items);

/** Semicolons separate items that contain commas. @param {string[]} items */
export const either = (items) => {
  if (items.length < 2) return items[0] ?? '';
  const parted = items.some((item) => item.includes(','));
  return `${items.slice(0, -1).join(parted ? '; ' : ', ')}${parted ? ';' : ''} o ${items[items.length - 1]}`;
};

/** "Una carta puede ir a casa." @param {number} n */
export const canGoHome = (n) => {
  if (!n) return 'Nada puede ir a casa.';
  return n === 1 ? 'Una carta puede ir a casa.' : `${capital(number(n))} cartas pueden ir a casa.`;
};
