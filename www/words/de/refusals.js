// German: why a move is refused, and what a card needs first; spread into `tokens` of reports.js.

import {
  aRank,
  capital,
  cards,
  either,
  number,
  placeAt,
  placeFrom,
  placeSubject,
  placeTo,
  placeWithin,
  rank,
  suit,
  the,
  theRank,
  which,
} from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** @type {Record<string, [string, string]>} */
const IN_PILE = {
  army: ['ungepaart auf', 'gepaart auf'],
  cell: ['frei in', 'blockiert in'],
  column: ['am Ende von', 'bedeckt in'],
  navy: ['ungepaart auf', 'gepaart auf'],
  packet: ['oben auf', 'bedeckt in'],
};

/** @param {Place | null} at @param {boolean} available @param {Card} name */
function whereabouts(at, available, name) {
  if (!at) return `${which(name)} steckt noch im Stapel`;
  if (at.role === 'hand') return `${which(name)} ist in deiner Hand`;
  if (at.role === 'reserve') return `${which(name)} liegt beiseite`;
  if (at.name === 'red-talon') return `${which(name)} liegt im roten Restestapel`;
  if (at.name === 'black-talon') return `${which(name)} liegt im schwarzen Restestapel`;
  return `${which(name)} liegt ${IN_PILE[at.name]?.[available ? 0 : 1] ?? 'in'} ${placeAt(at)}`;
}

/** @param {boolean} red */
const inRow = (red) => (red ? 'im Heer' : 'in der Flotte');

/** A card of a colour by its rank, as object: "eine schwarze Zwei", "einen roten Buben". @param {Card} name @param {boolean} red */
function colouredRank(name, red) {
  const [article, noun] = aRank(name, 'acc').split(' ');
  const ending = { ein: 'es', eine: 'e', einen: 'en' }[article] ?? 'e';
  return `${article} ${red ? 'rot' : 'schwarz'}${ending} ${noun}`;
}

/** Cards of one colour as object, both of a rank as "eine schwarze Zwei". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const named = names.map((name) => (both(name) ? colouredRank(name, red) : the(name, 'acc')));
  return either([...new Set(named)]);
}

/** @param {Card[]} names */
const next = (names) => `in ${suit(names[0])} ist ${either(names.map((name) => theRank(name)))} an der Reihe`;

/** @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, available }) =>
  `${capital(the(name))} braucht zuerst ${suit(first) === suit(name) ? theRank(first, 'acc') : the(first, 'acc')}; ${whereabouts(at, available, first)}.`;

/** "beim Buben", "bei der Acht". @param {Card} name */
const atRank = (name) => `bei ${theRank(name, 'dat')}`.replace('bei dem ', 'beim ');

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'Der Stapel ist leer.';
    return pile.role === 'hand' ? 'Deine Hand ist leer.' : `${capital(placeSubject(pile))} ist leer.`;
  },
  'stays-home': () => 'Keine Karte verlässt ihren Grundstapel.',
  'only-shown': ({ pile }) => `${capital(placeWithin(pile))} ist nur zur Zierde da.`,
  'onto-stock': () => 'Nichts geht zurück auf den Stapel.',
  'hand-first': (token) => `Leg zuerst ${the(token.card, 'acc')} aus deiner Hand.`,
  'turn-first': () => 'Gib zuerst die nächste Karte, dann wähle ihren Platz.',
  'hand-from-stock': () => 'In deine Hand kommen nur Karten vom Stapel.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Grundstapel bleiben bei ihrer Farbe (Regel ${rule}): ${
      wanted ? `Hier ist ${the(wanted)} an der Reihe` : 'Dieser ist vollständig'
    }.`,
  'other-next': ({ next: wanted, top }) =>
    top
      ? `Dieser ${suit(top)}-Grundstapel ist ${atRank(top)}: ${capital(theRank(wanted))} ist an der Reihe.`
      : `Dieser ${suit(wanted)}-Grundstapel beginnt mit ${theRank(wanted, 'dat')}.`,
  'suit-next': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `${capital(placeSubject(pile))} ist vollständig.`,
  waits,
  'cannot-go': ({ card: name, to }) => `${capital(the(name))} kann nicht ${placeTo(to)}.`,
  'cannot-move': ({ pile }) => `${capital(placeFrom(pile))} kann jetzt keine Karte weg.`,

  // Sly

  'promenade-not-full': ({ left, cards: inStock }) =>
    inStock < left
      ? `Die Päckchen ruhen, bis der Stapel leer ist: noch ${cards(inStock)} (Regel IV).`
      : `Die Päckchen ruhen, bis alle zwanzig liegen: noch ${cards(left)} (Regel IV).`,
  'in-order': () => 'In der ersten Runde belegst du die Päckchen der Reihe nach: Wähle das erste leere.',
  'no-transfer': () => 'Karten wechseln nie das Päckchen.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Beim Geben kommen Karten nur auf den zuletzt aufgedeckten König (Regel II): Wähle ${placeWithin(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `Karten wechseln die Spalte erst nach dem Geben (Regel III): noch ${cards(left)} zu geben.`,
  'kings-stay': () => 'Könige bleiben, wo sie sind.',
  'bare-king-only': () => 'Nur auf einen blanken König darf jede Karte gelegt werden (Regel V).',
  'run-needs-kings': ({ cards: n, kings, free }) => {
    const bare = kings === 1 ? 'einen blanken König' : `${number(kings)} blanke Könige`;
    return `Für ${cards(n)} brauchst du ${bare} (Regel III): ${free === 1 ? 'Einer ist' : `${capital(free ? number(free) : 'keiner')} ${free ? 'sind' : 'ist'}`} frei.`;
  },
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} kommt auf ${aRank(onto, 'acc')} beliebiger Farbe (Regel III) oder auf einen blanken König.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Keine Spalte endet mit ${aRank(onto, 'dat')} (Regel III), und kein König` : 'Kein König';
    return `${ends} ist blank (Regel V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  blocked: (token) => `${capital(the(token.card))} ist oben und unten blockiert (Regel II).`,
  'rows-whole': () =>
    'Jede Reihe wird auf einmal gegeben. Spiel erst dann aus ihr, wenn sie vollständig ist (Regel IV).',
  'gap-stays': () => 'Nur Lücken der untersten Reihe werden aufgefüllt, und nur vom Stapel (Regel III).',
  'only-home': () => 'Hier legst du Karten nie aufeinander, nur auf Grundstapel.',
  'grace-once': () => 'Du hast nur eine Gnade, und die ist genutzt.',
  'grace-at-the-end': (token) =>
    `Die Gnade kommt am Schluss: Im Stapel ${token.cards === 1 ? 'ist' : 'sind'} noch ${cards(token.cards)}.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `Die Gnade gilt erst, wenn keine Karte passt. Leg ${the(name, 'acc')} ab (${placeWithin(at)}).`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const [colourName, otherColour] = red ? ['rote', 'schwarzen'] : ['schwarze', 'roten'];
    const rule = `Eine ${colourName} Karte legst du nur zusammen mit einer ${otherColour} ab (Regel I).`;
    if (!names.length) return rule;
    return at.length
      ? `${rule} Wähle ${partners(names, !red)}.`
      : `${rule} Du brauchst ${partners(names, !red)}, ungepaart ${inRow(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Karten vom ${talon ? 'Restestapel' : 'Stapel'} müssen erst durch Heer oder Flotte (Regel III).`,
  'fills-vacancies': () => 'Leere Plätze werden automatisch aufgefüllt, vom Restestapel oder vom Stapel (Regel II).',
  'talon-by-colour': () =>
    'Auf Restestapel kommen nur Karten vom Stapel: auf einen die roten, auf den anderen die schwarzen (Regel IV).',
  'same-colour': ({ red }) => `Ein Paar besteht aus einer roten und einer schwarzen Karte. Wähle eine ${inRow(!red)}.`,
  'pair-is-full': () => 'Zu einem Paar kommt nie eine dritte Karte.',
  'pair-stays': () => 'Ein Paar wird nie getrennt: Du legst beide Karten zusammen ab.',
  'pair-together': (token) =>
    `Ein Paar legst du als Ganzes ab (Regel I), und ${the(token.card)} passt noch nicht: ${capital(next(token.cards))}.`,
  'no-partner': ({ red }) =>
    `${red ? 'In der Flotte' : 'Im Heer'} ist keine Karte mehr ungepaart, also fehlt der Partner (Regel I).`,
};
