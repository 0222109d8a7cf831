// German: why a move is refused, and what a card waits for. Spread into `tokens` by deferred.js.
//
// The rule with its number, where the book has one, then what to do: true, and short enough for a phone.

import {
  aRank,
  capital,
  cards,
  either,
  placeAt,
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

/** How a card lies in a pile, by the pile's name: free, and not. @type {Record<string, [string, string]>} */
const LIES = {
  army: ['einzeln auf', 'gepaart auf'],
  cell: ['frei in', 'eingemauert in'],
  column: ['offen in', 'bedeckt in'],
  navy: ['einzeln auf', 'gepaart auf'],
  packet: ['oben auf', 'bedeckt in'],
};

/** Where a card lies that another waits for. @param {Place | null} at @param {boolean} free @param {Card} name */
function lying(at, free, name) {
  if (!at) return `${which(name)} noch nicht gekommen ist`;
  if (at.role === 'hand') return 'in der Hand';
  if (at.role === 'reserve') return 'beiseitegelegt';
  if (at.name === 'red-talon') return 'im roten Talon';
  if (at.name === 'black-talon') return 'im schwarzen Talon';
  return `${LIES[at.name]?.[free ? 0 : 1] ?? 'in'} ${placeAt(at)}`;
}

/** The row of the cards of a colour. @param {boolean} red */
const inRow = (red) => (red ? 'im Heer' : 'in der Flotte');
/** @param {boolean} red */
const ofRow = (red) => (red ? 'des Heers' : 'der Flotte');

/** A card of a colour by its rank, as object: "eine schwarze Zwei", "einen roten Buben". @param {Card} name @param {boolean} red @param {'nom' | 'acc'} how */
function aColoured(name, red, how) {
  const [article, ...rest] = aRank(name, how).split(' ');
  const ending = { ein: 'es', eine: 'e', einen: 'en' }[article] ?? 'e';
  const own = article === 'ein' && name[0] !== 'A' ? 'er' : ending;
  return `${article} ${red ? 'rot' : 'schwarz'}${own} ${rest.join(' ')}`;
}

/** Cards of one colour, both of a rank as "eine schwarze Zwei". @param {Card[]} names @param {boolean} red @param {'nom' | 'acc'} how */
function partners(names, red, how) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const told = names.map((name) => (both(name) ? aColoured(name, red, how) : the(name, how)));
  return either([...new Set(told)]);
}

/** Of one suit, the cards that are next. @param {Card[]} names */
const next = (names) => `in ${suit(names[0])} ist ${either(names.map((name) => theRank(name)))} an der Reihe`;

/** What a card waits for, and where that is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, free }) =>
  `${capital(the(name))} wartet auf ${the(first, 'acc')}, ${lying(at, free, first)}.`;

/** "beim Buben", "bei der Acht". @param {Card} name */
const atRank = (name) => `bei ${theRank(name, 'dat')}`.replace('bei dem ', 'beim ');

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Of any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'Der Stapel ist leer.';
    return pile.role === 'hand' ? 'Keine Karte ist in der Hand.' : `Dort liegt keine Karte: ${placeWithin(pile)}.`;
  },
  'stays-home': () => 'Keine Karte verlässt einen Grundstapel.',
  'only-shown': ({ pile }) => `${capital(placeWithin(pile))} spielt nicht mit.`,
  'onto-pack': () => 'Nichts kommt zurück auf den Stapel.',
  'hand-first': (token) => `Leg zuerst ${the(token.card, 'acc')} auf einen Platz.`,
  'turn-first': () => 'Decke zuerst die nächste Karte auf, dann wähle, wohin sie kommt.',
  'hand-from-pack': () => 'In die Hand kommt nur eine Karte vom Stapel.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Grundstapel bleiben bei ihrer Farbe (Regel ${rule}): ${
      wanted ? `Hier ist ${the(wanted)} an der Reihe` : 'Dieser ist vollständig'
    }.`,
  'next-wanted': ({ next: wanted, top }) =>
    top
      ? `${suit(top)} ist ${atRank(top)}: ${capital(theRank(wanted))} ist an der Reihe.`
      : `${suit(wanted)} beginnt mit ${theRank(wanted, 'dat')}.`,
  'suit-wants': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `Hier fehlt nichts mehr: ${placeWithin(pile)}.`,
  waits,
  'cannot-go': ({ card: name, to }) => `${capital(the(name))} kann jetzt nicht dorthin: ${placeTo(to)}.`,
  'cannot-move': ({ pile }) => `Von dort kann jetzt keine Karte weg: ${placeWithin(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: rest }) =>
    rest < left
      ? `Die Päckchen ruhen, bis zwanzig Karten liegen oder der Stapel leer ist (Regel IV): noch ${rest}.`
      : `Die Päckchen ruhen, bis zwanzig Karten liegen: noch ${left} (Regel IV).`,
  'in-order': ({ packet }) =>
    `In der ersten Runde werden die Päckchen der Reihe nach belegt: Wähle ${placeWithin(packet)}.`,
  'no-transfer': () => 'Karten wechseln nie von Päckchen zu Päckchen.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `Solange gegeben wird, nimmt nur der König Karten auf, der zuletzt kam (Regel II): Wähle ${placeWithin(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `Karten wechseln die Spalte erst, wenn alles gegeben ist (Regel III): noch ${left} zu geben.`,
  'kings-stay': () => 'Könige bleiben, wo sie sind.',
  'bare-king-only': () => 'Nur ein König, der allein liegt, nimmt jede Karte auf (Regel V).',
  'one-higher': ({ card: name, onto }) =>
    `${capital(the(name))} kann auf ${aRank(onto, 'acc')} beliebiger Farbe (Regel III) oder auf einen einzelnen König.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `Keine Spalte endet mit ${aRank(onto, 'dat')} (Regel III), und kein König` : 'Kein König';
    return `${ends} liegt allein (Regel V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  'walled-in': (token) => `${capital(the(token.card))} ist eingemauert, oben und unten (Regel II).`,
  'rows-whole': () =>
    'Gegeben werden ganze Reihen, und aus einer Reihe wird erst gespielt, wenn sie vollständig ist (Regel IV).',
  'gap-stays': () => 'Lücken füllt allein der Stapel, und nur in der untersten Reihe (Regel III).',
  'only-home': () => 'Hier legt man keine Karten aufeinander: Sie kommen auf die Grundstapel.',
  'grace-once': () => 'Die Gnade gibt es nur einmal, und sie ist genutzt.',
  'grace-at-the-end': (token) =>
    `Die Gnade ist für den Schluss: Noch ${token.cards === 1 ? 'ist' : 'sind'} ${cards(token.cards)} im Stapel.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `Die Gnade gibt es erst, wenn keine Karte passt: Leg ${the(name, 'acc')} ab (${placeWithin(at)}).`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const [one, other] = red ? ['rote', 'schwarzen'] : ['schwarze', 'roten'];
    const rule = `Eine ${one} Karte wird nur zusammen mit einer ${other} abgelegt (Regel I).`;
    return at.length
      ? `${rule} Wähle ${partners(names, !red, 'acc')}.`
      : `${rule} Gebraucht wird ${partners(names, !red, 'nom')}, einzeln ${inRow(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Karten ${talon ? 'des Talons' : 'des Stapels'} müssen erst durch Heer oder Flotte (Regel III).`,
  'fills-vacancies': () => 'Leere Plätze füllen sich von selbst, nur aus Talon oder Stapel (Regel II).',
  'talon-by-colour': () =>
    'Auf den Talon kommen nur Karten vom Stapel: rote in ein Päckchen, schwarze ins andere (Regel IV).',
  'same-colour': ({ red }) => `Ein Paar ist eine rote und eine schwarze Karte. Wähle eine Karte ${ofRow(!red)}.`,
  'pair-is-full': () => 'Ein Paar nimmt keine dritte Karte auf.',
  'pair-stays': () => 'Ein Paar wird nie getrennt: Es wird zusammen abgelegt.',
  'pair-together': (token) =>
    `Ein Paar wird zusammen abgelegt (Regel I), und ${the(token.card)} passt noch nicht: ${capital(next(token.cards))}.`,
  'no-partner': ({ red }) =>
    `${red ? 'In der Flotte' : 'Im Heer'} liegt keine ungepaarte Karte mehr für sie (Regel I).`,
};
