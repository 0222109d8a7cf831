// English: the engine's tokens, a function for each.

import { tokenFormatter } from '../shared.js';
import { canGoHome, capital, card, cards, counted, either, number, placeWithin } from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** A token within the sentence of another. @param {Token} token @returns {string} */
export const tokenText = (token) => tokenFormatter(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? 'the next packet' : 'any packet');

/** The verb before a choice. @param {number} n cards that can go home */
const play = (n) => (n === 1 ? 'Play it' : 'Play');

/** Tokens of the first screen; reports.js has the others. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, after its name

  home: () => 'home',
  'home-up': () => 'home, going up',
  'home-down': () => 'home, going down',
  'on-card': (token) => `onto the ${card(token.card)}`,
  'to-pile': (token) => `to ${placeWithin(token.pile)}`,
  'to-talon': () => 'to its talon',
  'to-row': () => 'into the next row',
  'sly-on-packet': ({ card: under }) => (under ? `onto the ${card(under)}` : 'to an empty packet'),
  'fairie-on-king': ({ king }) => `onto the bare ${card(king)}`,
  'empress-on-army': (token) => `onto the ${card(token.card)}, in the Army`,
  'empress-on-navy': (token) => `onto the ${card(token.card)}, in the Navy`,
  'labyrinth-aside': () => 'aside by grace',

  // Moves

  move: (token) => capital(`${card(token.card)} ${tokenText(token.to)}`),
  'both-home': ({ card: first, other: second }) => capital(`${card(first)} and ${card(second)} home together`),
  'turn-card': () => 'Turn a card',
  'turn-up-next': () => 'Deal the next card',
  'sly-begin-round': ({ round }) => `Start round ${round}`,
  'empress-turn': () => 'Turn a card onto its talon',
  'labyrinth-deal-row': ({ row }) => `Deal row ${row}`,
  'labyrinth-fill-gaps': () => 'Fill the gaps in the bottom row',
  'labyrinth-set-aside': (token) => capital(`${card(token.card)} set aside by grace`),

  // Buttons

  button: ({ to }) => capital(tokenText(to)),
  deal: () => 'Deal',
  'deal-on': () => 'Deal',
  'place-and-deal-on': () => 'Place it and deal',

  // Prompts

  prompt: ({ home: n, others, deals }) => {
    if (!n && !others) return deals ? 'Deal.' : 'Choose a card.';
    const what = [n === 1 ? 'play it' : 'play', ...(others ? ['move a card'] : []), ...(deals ? ['deal'] : [])].slice(
      n ? 0 : 1,
    );
    return `${n ? `${canGoHome(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Place the ${card(token.card)}.`,
  'play-or-place': (token) => `The ${card(token.card)} can go home. Play it, or place it elsewhere.`,
  'turn-up': () => 'Deal the next card.',
  'prompt-stock-empty': (token) => `The stock is empty. ${canGoHome(token.home)}`,
  'all-home': () => 'Every card is home. The game is won!',
  'no-move-left': () => 'No moves left. Undo, or restart.',
  'sly-place': ({ card: name, on }) => `Place the ${card(name)} on ${packetOr(on)}.`,
  'sly-play-or-place': ({ card: name, on }) =>
    `The ${card(name)} can go home. Play it, or place it on ${packetOr(on)}.`,
  'sly-begin': ({ round }) => `Nothing can go home. Start round ${round}.`,
  'sly-play-or-begin': ({ home: n, round }) => `${canGoHome(n)} ${play(n)}, or start round ${round}.`,
  'fairie-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Place it on ${placeWithin(column)}${buries ? `, or play the ${card(buries)} home first` : ''}.`,
  'fairie-play-or-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Play it home${buries ? `, or the ${card(buries)}` : ''}, or place it on ${placeWithin(column)}.`,
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} ${play(n)}, or deal the next card.`,
  'fairie-build': ({ home: n }) =>
    n ? `${canGoHome(n)} ${play(n)}, or keep building.` : 'Move a card onto the next higher rank, or onto a bare king.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    if (red && black) {
      const two = capital(`${card(red)} and ${card(black)} can go home together${others ? ', among others' : ''}.`);
      return `${two} ${turn ? 'Play, pair, or turn a card.' : 'Play or pair.'}`;
    }
    if (!pairs) return `Nothing can go home yet. ${turn ? 'Make a pair, or turn a card.' : 'Make a pair.'}`;
    const what = pairs === 1 ? 'A pair can go home.' : `${capital(number(pairs))} pairs can go home.`;
    return `${what} ${turn ? 'Play, pair, or turn a card.' : 'Play or pair.'}`;
  },
  'labyrinth-grace': () => 'Nothing can go home. Use your grace: set any one card aside.',
  'labyrinth-prompt': ({ home: n, row }) => {
    const deal = row === null ? 'fill the gaps in the bottom row' : `deal row ${row}`;
    return n ? `${canGoHome(n)} ${play(n)}, or ${deal}.` : `Nothing can go home. ${capital(deal)}.`;
  },

  // Targets of the selected pile

  'may-go': ({ card: name, targets }) => `The ${card(name)} can go ${either(targets.map(tokenText))}.`,
  'choose-pile': (token) => `Choose a marked pile for the ${card(token.card)}.`,
  'choose-card': () => 'Choose any card to set aside.',

  // Progress

  'home-count': ({ home }) => `${home} home`,
  'home-of': ({ home, of }) => `${home} of ${of} home`,
  'in-stock': (token) => `${token.cards} in the stock`,
  'stock-empty': () => 'stock empty',
  'sly-placed': ({ round, placed, of }) =>
    round > 1 ? `Round ${round}: ${placed} of ${of}` : `${placed} of ${of} placed`,
  'empress-double-plays': ({ played, of }) => `${played} of ${counted(of, 'pair', 'pairs')} home`,

  // Notes under piles

  'fairie-bare-king': () => 'bare king',
  'empress-red-talon': (token) => `red ${token.cards}`,
  'empress-black-talon': (token) => `black ${token.cards}`,
  'labyrinth-grace-taken': () => 'used',
  'labyrinth-grace-any': () => 'any card',
  'labyrinth-grace-not-yet': () => 'if stuck',

  // Reports

  moved: ({ what }) => `${tokenText(what)}.`,
  'card-turned': (token) => capital(`${card(token.card)} turned.`),
  'card-turned-home': (token) => capital(`${card(token.card)} turned: home.`),
  'card-turned-to': (token) => capital(`${card(token.card)} turned, to ${placeWithin(token.pile)}.`),
  'run-moved': ({ cards: n, first, to }) => `${cards(n)} moved to ${placeWithin(to)}, from the ${card(first)} down.`,
  'cards-dealt': ({ count }) => `${cards(count)} dealt.`,
  'cards-covered': ({ count: n }) =>
    `${capital(number(n))} ${n === 1 ? 'card that could go home is' : 'cards that could go home are'} covered.`,
  'cards-played-home': ({ count }) => `${cards(count)} played home.`,
  'card-uncovered': (token) => capital(`${card(token.card)} uncovered.`),
  'card-takes-its-place': (token) => capital(`${card(token.card)} takes its place.`),
  'game-won': () => 'You won!',
  undone: () => 'Undone.',

  // Errors

  'game-too-long': ({ moves }) => `A game can have ${counted(moves, 'move', 'moves')} at most. Undo, or restart.`,
  'not-shown': () => 'The table can’t be shown.',
  'no-random': () => 'This browser can’t shuffle. Enter the code of a deal instead.',
  'other-deal': () => 'The link belongs to another deal.',
  'no-number': (token) => `There is no deal number ${token.number}.`,
  'move-illegal': ({ text }) => `${text} is not a legal move here.`,
  'notation-form': () => 'Write a move as FROM>TO, such as c3>f.',
  'notation-address': ({ text }) => `There is no pile called “${text}” in this game.`,
  'save-too-long': () => 'The saved game is longer than any game can be.',
  'save-newer': () => 'A newer version saved this game. Reload the page.',
  'save-damaged': () => 'The saved game is damaged: it was cut or changed.',
  'code-length': () => 'A deal code has eight letters and digits.',
  'code-letter': ({ letter }) => `Deal codes never contain “${letter}”: they look like S7Q3-K9X2.`,
  'code-check': () => 'There’s a typo in that deal code.',
  'code-game': () => 'That deal code belongs to a game that isn’t here.',
  'deal-unknown': ({ at, text }) => `Card ${at}, “${text}”, is not a card: write rank and suit, such as TH.`,
  'deal-too-many': ({ at, card: name, copies }) => {
    if (!copies) return `Card ${at} is ${name}, the ${card(name)}, which is not in this deal.`;
    return `Card ${at} is ${name} again: this deal has ${copies === 1 ? 'only one' : copies}.`;
  },
  'deal-missing': ({ given, of, cards: names }) => {
    const unlisted = names.length > 12 ? ` and ${names.length - 12} more` : '';
    return `${given} of ${cards(of)}; missing: ${names.slice(0, 12).join(' ')}${unlisted}.`;
  },
  'link-length': () => 'The link is longer than any game can be.',
  'link-game': ({ id }) => `There is no game called “${id}” here.`,
  'link-none': () => 'There is no deal in this address.',
  'link-no-deal': () => 'The link names a game but no deal.',
  'link-other-game': ({ link, code }) => `The deal code belongs to ${games.ofId(code)}, not ${games.ofId(link)}.`,
  'link-own': () => 'The cards in the link are damaged: the link was cut or changed on its way.',
  'link-moves': () => 'The moves in the link are damaged: the link was cut or changed on its way.',
  'challenge-damaged': () => 'The deal opens, but your friend’s result in the link is damaged.',
  'challenge-newer': () => 'The deal opens, but your friend’s result comes from a newer version. Reload the page.',
  'problem-damaged': () => 'This link’s problem is damaged: part of it is missing or changed.',
  'problem-newer': () => 'This problem comes from a newer version of Cadogan. Reload the page and try again.',
};
