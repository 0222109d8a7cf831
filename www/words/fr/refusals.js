// French: why a move is refused, and what a card waits for. Spread into `tokens` by deferred.js.
//
// The rule with its number, where the book has one, then what to do: true, and short enough for a phone.

import {
  agree,
  agreePlace,
  any,
  capital,
  cards,
  either,
  placeWithin,
  rank,
  suit,
  the,
  thePlace,
  theRank,
  toTheRank,
} from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** How a card lies in a pile, by the pile's name: free, and not. @type {Record<string, [free: (at: Place) => string, not: (at: Place, name: Card) => string]>} */
const LIES = {
  army: [(at) => `libre à ${thePlace(at)}`, (at) => `en paire à ${thePlace(at)}`],
  cell: [(at) => `libre en ${placeWithin(at)}`, (at, name) => `${agree(name, 'muré')} en ${placeWithin(at)}`],
  column: [(at) => `au bout de ${thePlace(at)}`, (at, name) => `${agree(name, 'enfoui')} dans ${thePlace(at)}`],
  navy: [(at) => `libre à ${thePlace(at)}`, (at) => `en paire à ${thePlace(at)}`],
  packet: [(at) => `sur ${thePlace(at)}`, (at, name) => `${agree(name, 'enfoui')} dans ${thePlace(at)}`],
};

/** Where a card lies that another waits for. @param {Card} name @param {Place | null} at @param {boolean} free */
function lying(name, at, free) {
  if (!at) return `qui n’est pas encore ${agree(name, 'venu')}`;
  if (at.role === 'hand') return 'en main';
  if (at.role === 'reserve') return `${agree(name, 'mis')} de côté`;
  return LIES[at.name]?.[free ? 0 : 1](at, name) ?? `dans ${thePlace(at)}`;
}

/** Colours by a flag of the tokens, with a feminine noun and with a card. @param {boolean} red @param {Card} [name] */
const colour = (red, name) => (red ? 'rouge' : !name || name[0] === 'Q' ? 'noire' : 'noir');

/** The row of the cards of a colour. @param {boolean} red */
const rowOf = (red) => (red ? 'l’Armée' : 'la Marine');

/** Cards of one colour, both of a rank as "un deux noir": "un deux noir ou le trois de trèfle". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const told = names.map((name) => (both(name) ? `${any(name)} ${colour(red, name)}` : the(name)));
  return either([...new Set(told)]);
}

/** Of one suit, the cards that are next. @param {Card[]} names */
const next = (names) => `à ${suit(names[0])}, on attend ${either(names.map(theRank))}`;

/** What a card waits for, and where that is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, free }) =>
  `${capital(the(name))} attend ${the(first)}, ${lying(first, at, free)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Of any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'La pioche est vide.';
    return pile.role === 'hand' ? 'Il n’y a pas de carte en main.' : `Pas de carte ici : ${placeWithin(pile)}.`;
  },
  'stays-home': () => 'Aucune carte ne quitte sa fondation.',
  'only-shown': ({ pile }) => `${capital(thePlace(pile))} ne prend pas part au jeu.`,
  'onto-pack': () => 'Rien ne retourne à la pioche.',
  'hand-first': (token) => `Posez d’abord ${the(token.card)}.`,
  'turn-first': () => 'Tirez d’abord la carte suivante, puis choisissez où elle va.',
  'hand-from-pack': () => 'On ne prend en main que les cartes de la pioche.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Chaque fondation suit son enseigne (Règle ${rule}) : ${wanted ? `ici, on attend ${the(wanted)}` : 'celle-ci est complète'}.`,
  'next-wanted': ({ next: wanted, top }) =>
    top
      ? `Le ${suit(top)} en est ${toTheRank(top)} : on attend ${theRank(wanted)}.`
      : `Le ${suit(wanted)} commence par ${theRank(wanted)}.`,
  'suit-wants': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `${capital(thePlace(pile))} est ${agreePlace(pile, 'complet', 'complète')}.`,
  waits,
  'cannot-go': ({ card: name, to }) => `${capital(the(name))} ne peut pas y aller maintenant : ${placeWithin(to)}.`,
  'cannot-move': ({ pile }) => `Aucune carte ne peut partir de là maintenant : ${placeWithin(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: rest }) =>
    rest < left
      ? `Les paquets attendent que vingt cartes soient posées ou la pioche vide (Règle IV) : encore ${rest} à poser.`
      : `Les paquets attendent que vingt cartes soient posées : encore ${left} à poser (Règle IV).`,
  'in-order': ({ packet }) =>
    `Au premier tour, les paquets se garnissent dans l’ordre : choisissez ${thePlace(packet)}.`,
  'no-transfer': () => 'Une carte ne passe jamais d’un paquet à un autre.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Pendant la donne, seul le dernier roi venu reçoit des cartes (Règle II) : choisissez ${thePlace(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `On passe d’une colonne à l’autre quand tout est donné (Règle III) : encore ${left} à donner.`,
  'kings-stay': () => 'Les rois ne bougent pas.',
  'bare-king-only': () => 'Il faut un roi seul pour recevoir n’importe quelle carte (Règle V).',
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} va sur ${any(onto)}, de toute enseigne (Règle III), ou sur un roi seul.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Aucune colonne ne finit par ${any(onto)} (Règle III), et aucun roi` : 'Aucun roi';
    return `${ends} n’est seul (Règle V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  'walled-in': ({ card: name }) =>
    `${capital(the(name))} est ${agree(name, 'muré')}, au-dessus et au-dessous (Règle II).`,
  'rows-whole': () => 'La pioche donne une rangée à la fois ; on n’en joue que lorsqu’elle est complète (Règle IV).',
  'gap-stays': () => 'On ne regarnit que la rangée du bas, et seulement avec la pioche (Règle III).',
  'only-home': () => 'Ici, on ne pose pas les cartes l’une sur l’autre : elles rentrent.',
  'grace-once': () => 'La grâce n’est accordée qu’une fois, et elle est prise.',
  'grace-at-the-end': (token) => `La grâce est pour la fin : il y a encore ${cards(token.cards)} dans la pioche.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `La grâce est pour le moment où rien ne convient : jouez ${the(name)}, en ${placeWithin(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `Une carte ${colour(red)} ne rentre qu’avec une ${colour(!red)} (Règle I).`;
    const who = partners(names, !red);
    return at.length ? `${rule} Choisissez ${who}.` : `${rule} Il faudrait, libre dans ${rowOf(!red)}, ${who}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Les cartes ${talon ? 'du talon' : 'de la pioche'} passent d’abord par l’Armée ou la Marine (Règle III).`,
  'fills-vacancies': () =>
    'Les places vides se regarnissent d’elles-mêmes, à partir du talon ou de la pioche seulement (Règle II).',
  'talon-by-colour': () =>
    'Le talon ne reçoit que les cartes de la pioche : un paquet rouge, un paquet noir (Règle IV).',
  'same-colour': ({ red }) => `Une paire, c’est une rouge et une noire. Choisissez une carte de ${rowOf(!red)}.`,
  'pair-is-full': () => 'Une paire ne prend jamais de troisième carte.',
  'pair-stays': () => 'Une paire ne se sépare jamais : elle rentre d’un seul coup.',
  'pair-together': (token) =>
    `Une paire rentre d’un seul coup (Règle I), et ${the(token.card)} ne convient pas encore : ${next(token.cards)}.`,
  'no-partner': ({ red }) => `Il n’y a plus dans ${rowOf(!red)} de carte libre pour l’accompagner (Règle I).`,
};
