// French: why a move is refused, and what a card needs first; spread into `tokens` of reports.js.

import {
  agree,
  agreePlace,
  any,
  capital,
  cards,
  either,
  number,
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

/** @type {Record<string, [available: (at: Place) => string, blocked: (at: Place, name: Card) => string]>} */
const IN_PILE = {
  army: [(at) => `est sans paire à ${thePlace(at)}`, (at) => `forme une paire à ${thePlace(at)}`],
  cell: [
    (at) => `est disponible en ${placeWithin(at)}`,
    (at, name) => `est ${agree(name, 'bloqué')} en ${placeWithin(at)}`,
  ],
  column: [
    (at) => `est au bout de ${thePlace(at)}`,
    (at, name) => `est ${agree(name, 'couvert')} dans ${thePlace(at)}`,
  ],
  navy: [(at) => `est sans paire à ${thePlace(at)}`, (at) => `forme une paire à ${thePlace(at)}`],
  packet: [
    (at) => `est sur le dessus du ${placeWithin(at)}`,
    (at, name) => `est ${agree(name, 'couvert')} dans ${thePlace(at)}`,
  ],
};

/** @param {Card} name @param {Place | null} at @param {boolean} available */
function whereabouts(name, at, available) {
  if (!at) return `n’est pas encore ${agree(name, 'sorti')}`;
  if (at.role === 'hand') return 'est en main';
  if (at.role === 'reserve') return `est ${agree(name, 'mis')} de côté`;
  return IN_PILE[at.name]?.[available ? 0 : 1](at, name) ?? `est dans ${thePlace(at)}`;
}

/** With a feminine noun, or with a card. @param {boolean} red @param {Card} [name] */
const colour = (red, name) => (red ? 'rouge' : !name || name[0] === 'Q' ? 'noire' : 'noir');

/** @param {boolean} red */
const rowOf = (red) => (red ? 'l’Armée' : 'la Marine');

/** Cards of one colour, both of a rank as "un deux noir": "un deux noir ou le trois de trèfle". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const named = names.map((name) => (both(name) ? `${any(name)} ${colour(red, name)}` : the(name)));
  return either([...new Set(named)]);
}

/** The next cards of one suit: "le carreau attend la dame ou le neuf". @param {Card[]} names */
const next = (names) => `le ${suit(names[0])} attend ${either(names.map(theRank))}`;

/** @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, available }) =>
  `Avant ${the(name)}, il faut ${the(first)}, qui ${whereabouts(first, at, available)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'La pioche est vide.';
    return pile.role === 'hand' ? 'Votre main est vide.' : `${capital(thePlace(pile))} est vide.`;
  },
  'stays-home': () => 'Une carte ne quitte jamais sa fondation.',
  'only-shown': ({ pile }) => `${capital(thePlace(pile))} n’est là que pour le décor.`,
  'onto-stock': () => 'Rien ne retourne dans la pioche.',
  'hand-first': (token) => `Posez d’abord ${the(token.card)}.`,
  'turn-first': () => 'Distribuez d’abord la carte suivante, puis choisissez où elle va.',
  'hand-from-stock': () => 'Seules les cartes de la pioche vont dans votre main.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Une fondation garde son enseigne (règle ${rule}) : ${wanted ? `celle-ci attend ${the(wanted)}` : 'celle-ci est complète'}.`,
  'other-next': ({ next: wanted, top }) =>
    top
      ? `Cette fondation de ${suit(top)} en est ${toTheRank(top)} et attend ${theRank(wanted)}.`
      : `Cette fondation de ${suit(wanted)} commence par ${theRank(wanted)}.`,
  'suit-next': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `${capital(thePlace(pile))} est ${agreePlace(pile, 'complet', 'complète')}.`,
  waits,
  'cannot-go': ({ card: name, to }) =>
    `${capital(the(name))} ne peut pas aller ${to.row === null ? `sur ${thePlace(to)}` : `en ${placeWithin(to)}`}.`,
  'cannot-move': ({ pile }) => `Aucune carte ne peut quitter ${thePlace(pile)} maintenant.`,

  // Sly

  'promenade-not-full': ({ left, cards: inStock }) =>
    inStock < left
      ? `Rien ne quitte un paquet avant que la pioche ne soit vide : encore ${cards(inStock)} (règle IV).`
      : `Rien ne quitte un paquet avant que vingt cartes ne soient posées : il en reste ${left} à poser (règle IV).`,
  'in-order': () => 'Au premier tour, remplissez les paquets dans l’ordre : choisissez le premier vide.',
  'no-transfer': () => 'Une carte ne passe jamais d’un paquet à un autre.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Pendant la distribution, seul le dernier roi sorti reçoit des cartes (règle II) : choisissez ${thePlace(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `Les cartes ne changent de colonne qu’après la distribution (règle III) : encore ${cards(left)} à distribuer.`,
  'kings-stay': () => 'Les rois ne bougent pas.',
  'bare-king-only': () => 'Seul un roi nu reçoit une carte de n’importe quelle valeur (règle V).',
  'run-needs-kings': ({ cards: n, kings, free }) => {
    const bare = kings === 1 ? 'un roi nu' : `${number(kings)} rois nus`;
    const there = free ? `${number(free)} ${free === 1 ? 'est libre' : 'sont libres'}` : 'aucun n’est libre';
    return `Pour déplacer ${cards(n)}, il faut ${bare} (règle III) : ${there}.`;
  },
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} va sur ${any(onto)}, quelle que soit l’enseigne (règle III), ou sur un roi nu.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Aucune colonne ne finit par ${any(onto)} (règle III), et aucun roi` : 'Aucun roi';
    return `${ends} n’est nu (règle V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  blocked: ({ card: name }) =>
    `${capital(the(name))} est ${agree(name, 'bloqué')} par le haut et par le bas (règle II).`,
  'rows-whole': () =>
    'Une rangée se distribue en entier. Attendez qu’elle soit complète pour y prendre une carte (règle IV).',
  'gap-stays': () => 'Seuls les vides de la rangée du bas se comblent, avec la pioche (règle III).',
  'only-home': () => 'Ici, une carte ne se pose pas sur une autre, seulement sur sa fondation.',
  'grace-once': () => 'Vous n’avez qu’une grâce, et vous l’avez utilisée.',
  'grace-at-the-end': (token) => `La grâce vient à la fin : il reste ${cards(token.cards)} dans la pioche.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `La grâce ne sert que lorsque rien ne peut rentrer. Jouez ${the(name)} (${placeWithin(at)}).`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `Une carte ${colour(red)} ne rentre qu’avec une ${colour(!red)} (règle I).`;
    if (!names.length) return rule;
    const who = partners(names, !red);
    return at.length ? `${rule} Choisissez ${who}.` : `${rule} Il vous faut ${who}, sans paire dans ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Les cartes ${talon ? 'de la défausse' : 'de la pioche'} passent d’abord par l’Armée ou la Marine (règle III).`,
  'fills-vacancies': () => 'Les places vides se comblent automatiquement, avec la défausse ou la pioche (règle II).',
  'talon-by-colour': () =>
    'Les défausses ne reçoivent que les cartes de la pioche : l’une les rouges, l’autre les noires (règle IV).',
  'same-colour': ({ red }) =>
    `Une paire, c’est une carte rouge et une noire. Choisissez une carte dans ${rowOf(!red)}.`,
  'pair-is-full': () => 'Une paire ne prend jamais de troisième carte.',
  'pair-stays': () => 'Une paire ne se sépare jamais : ses deux cartes rentrent ensemble.',
  'pair-together': (token) =>
    `Une paire rentre en bloc (règle I), et ${the(token.card)} ne peut pas encore rentrer : ${next(token.cards)}.`,
  'no-partner': ({ red }) => `${capital(rowOf(!red))} n’a plus de carte sans paire pour l’accompagner (règle I).`,
};
