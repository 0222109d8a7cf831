// English: what the engine says, a function a token.

import { tellBy } from '../shared.js';
import { capital, card, cards, either, number, ordinal, placeWithin, suitable } from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** A token within what is said by another. @param {Token} token @returns {string} */
export const tell = (token) => tellBy(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? placeWithin(packet) : 'any packet');

/** What is said at once; the rest is in deferred.js. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, to follow its name

  home: () => 'home',
  'home-up': () => 'home, going up',
  'home-down': () => 'home, going down',
  'on-card': (token) => `on the ${card(token.card)}`,
  'to-pile': (token) => `to ${placeWithin(token.pile)}`,
  'to-talon': () => 'to its talon',
  'to-row': () => 'into the next row',
  'sly-on-packet': ({ packet, card: under }) => `to ${placeWithin(packet)}${under ? `, on the ${card(under)}` : ''}`,
  'fairie-on-king': ({ king }) => `on the bare ${card(king)}`,
  'empress-on-army': (token) => `on the ${card(token.card)}, in the Army`,
  'empress-on-navy': (token) => `on the ${card(token.card)}, in the Navy`,
  'labyrinth-aside': () => 'aside by grace',

  // Moves

  move: (token) => capital(`${card(token.card)} ${tell(token.to)}`),
  'both-home': ({ card: one, other }) => capital(`${card(one)} and ${card(other)} home together`),
  'turn-card': () => 'Turn a card',
  'turn-up-next': () => 'Turn up the next card',
  'sly-begin-deal': ({ deal }) => `Begin the ${ordinal(deal)} deal`,
  'empress-turn': () => 'Turn a card to its talon',
  'labyrinth-deal-row': ({ row }) => `Deal the ${ordinal(row)} row`,
  'labyrinth-fill-gaps': () => 'Fill the gaps of the last row',
  'labyrinth-laid-aside': (token) => capital(`${card(token.card)} laid aside by grace`),

  // Buttons

  button: ({ to }) => capital(tell(to)),
  deal: () => 'Deal',
  'deal-on': () => 'Deal on',
  'lay-and-deal-on': () => 'Lay it and deal on',

  // What the game asks

  prompt: ({ suitable: n, others, deals }) => {
    if (!n && !others) return deals ? 'Deal.' : 'Choose a card.';
    const what = ['Play', ...(others ? ['move a card'] : []), ...(deals ? ['deal'] : [])].slice(n ? 0 : 1);
    return `${n ? `${suitable(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Put the ${card(token.card)} somewhere.`,
  'play-or-place': (token) => `The ${card(token.card)} is suitable: play it, or put it somewhere.`,
  'turn-up': () => 'Turn up the next card.',
  'pack-out': (token) => `The pack is out. ${suitable(token.suitable)}`,
  'all-home': () => 'Every card is home. The game is won.',
  'no-move-left': () => 'No move is left. Take some back, or restart.',
  'sly-lay': ({ card: name, on }) => `Lay the ${card(name)} on ${packetOr(on)}.`,
  'sly-play-or-lay': ({ card: name, on }) => `The ${card(name)} is suitable: play it, or lay it on ${packetOr(on)}.`,
  'sly-begin': ({ deal }) => `No card is suitable. Begin the ${ordinal(deal)} deal.`,
  'sly-play-or-begin': ({ suitable: n, deal }) => `${suitable(n)} Play, or begin the ${ordinal(deal)} deal.`,
  'fairie-lay': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Lay it on ${placeWithin(column)}${buries ? `, or play the ${card(buries)} home first` : ''}.`,
  'fairie-play-or-lay': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Play it home, ${buries ? `or the ${card(buries)}, ` : ''}or lay it on ${placeWithin(column)}.`,
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Play, or turn up the next card.`,
  'fairie-build': ({ suitable: n }) =>
    n ? `${suitable(n)} Play, or go on building.` : 'Move a card to one a step higher, or to a bare king.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    if (red && black) {
      const two = capital(`${card(red)} and ${card(black)} can go home together${others ? ', among others' : ''}.`);
      return `${two} ${turn ? 'Play, pair or turn.' : 'Play or pair.'}`;
    }
    if (!pairs) return `Nothing can go home yet. ${turn ? 'Pair two cards, or turn one.' : 'Pair two cards.'}`;
    const what = pairs === 1 ? 'A pair can go home.' : `${capital(number(pairs))} pairs can go home.`;
    return `${what} ${turn ? 'Play, pair or turn.' : 'Play or pair.'}`;
  },
  'labyrinth-grace': () => 'No card is suitable. You may lay one card aside by grace.',
  'labyrinth-prompt': ({ suitable: n, row }) => {
    const deal = row === null ? 'fill the gaps of the last row' : `deal the ${ordinal(row)} row`;
    return n ? `${suitable(n)} Play, or ${deal}.` : `No card is suitable. ${capital(deal)}.`;
  },

  // What choosing a pile offers

  'may-go': ({ card: name, ways }) => `The ${card(name)} may go ${either(ways.map(tell))}.`,
  'choose-place': (token) => `Choose one of the marked places for the ${card(token.card)}.`,
  'choose-card': () => 'Choose any card to lay aside.',

  // How far the game has come

  'home-count': ({ home }) => `${home} home`,
  'home-of': ({ home, of }) => `${home} of ${of} home`,
  'in-pack': (token) => `${token.cards} in the pack`,
  'pack-dealt': () => 'pack dealt',
  'sly-placed': ({ deal, placed, of }) =>
    deal > 1 ? `${capital(ordinal(deal))} deal: ${placed} of ${of}` : `${placed} of ${of} placed`,
  'empress-double-plays': ({ played, of }) => `${played} of ${of} double plays`,

  // Notes under piles

  'fairie-bare-king': () => 'bare king',
  'empress-red-talon': (token) => `red ${token.cards}`,
  'empress-black-talon': (token) => `black ${token.cards}`,
  'labyrinth-grace-taken': () => 'taken',
  'labyrinth-grace-any': () => 'any card',
  'labyrinth-grace-not-yet': () => 'not yet',

  // What has happened

  moved: ({ what }) => `${tell(what)}.`,
  'card-turned': (token) => capital(`${card(token.card)} turned.`),
  'card-turned-home': (token) => capital(`${card(token.card)} turned: home.`),
  'card-turned-to': (token) => capital(`${card(token.card)} turned, to ${placeWithin(token.pile)}.`),
  'cards-dealt': ({ count }) => `${cards(count)} dealt.`,
  'cards-played-home': ({ count }) => `${cards(count)} played home.`,
  'card-uncovered': (token) => capital(`${card(token.card)} uncovered.`),
  'card-takes-its-place': (token) => capital(`${card(token.card)} takes its place.`),
  'game-won': () => 'The game is won.',
  'taken-back': () => 'Taken back.',
  'back-at-mark': () => 'Back at the marked position.',

  // What is refused

  'game-too-long': ({ moves }) => `A game ends at ${moves} moves: undo, or restart.`,
  'not-shown': () => 'The table cannot be shown.',
  'no-random': () => 'This browser has no random numbers.',
  'other-deal': () => 'The link belongs to another deal.',
  'no-number': (token) => `No deal has the number ${token.number}.`,
  'move-illegal': ({ text }) => `${text} is not a legal move here.`,
  'notation-form': () => 'A move is written FROM>TO, such as c3>f.',
  'notation-address': ({ text }) => `There is no pile called “${text}” in this game.`,
  'save-too-long': () => 'The saved game is longer than any game.',
  'save-newer': () => 'The game was saved by a newer version.',
  'save-damaged': () => 'The saved game is damaged: it was cut or changed.',
  'code-length': () => 'A deal code has eight letters and figures.',
  'code-letter': ({ letter }) => `Deal codes do not use the character “${letter}”.`,
  'code-check': () => 'The deal code is mistyped: its letters and figures do not fit together.',
  'code-game': () => 'The deal code belongs to no game that is known here.',
  'deal-unknown': ({ at, text }) => `Card ${at} is “${text}”, which is not a card: write value and suit, such as TH.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `Card ${at} is ${name} again: this deal has ${copies}.`
      : `Card ${at} is ${name}, the ${card(name)}, which is not in this deal.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const more = names.length > 12 ? ` and ${names.length - 12} more` : '';
    return `${given} cards of ${of}: missing ${names.slice(0, 12).join(' ')}${more}.`;
  },
  'link-length': () => 'The link is longer than any game.',
  'link-game': ({ id }) => `There is no game called “${id}” here.`,
  'link-no-deal': () => 'The link names a game but no deal.',
  'link-other-game': ({ link, code }) => `The deal code is one of ${games.ofId(code)}, not of ${games.ofId(link)}.`,
  'link-own': () => 'The cards in the link are damaged: it was cut or changed on its way.',
  'link-moves': () => 'The moves in the link are damaged: it was cut or changed on its way.',
};
