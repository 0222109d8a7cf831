// German: the engine's tokens, a function for each.
//
// Moves have no verb: "Kreuz-Zwei auf den Grundstapel" fits an offered and a played move.

import { tokenFormatter } from '../shared.js';
import { capital, card, cards, counted, either, it, number, placeTo, canGoHome, the } from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** @param {Token} token @returns {string} */
export const tokenText = (token) => tokenFormatter(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? 'auf das nächste Päckchen' : 'auf ein beliebiges Päckchen');

/** Short labels of buttons that play a card home. @type {Partial<Record<Token['k'], string>>} */
const BUTTONS = { home: 'Ablegen', 'home-up': 'Ablegen, steigend', 'home-down': 'Ablegen, fallend' };

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, after its name

  home: () => 'auf den Grundstapel',
  'home-up': () => 'auf den steigenden Grundstapel',
  'home-down': () => 'auf den fallenden Grundstapel',
  'on-card': (token) => `auf ${the(token.card, 'acc')}`,
  'to-pile': (token) => placeTo(token.pile),
  'to-talon': () => 'auf den Restestapel',
  'to-row': () => 'in die nächste Reihe',
  'sly-on-packet': ({ card: under }) => (under ? `auf ${the(under, 'acc')}` : 'auf ein leeres Päckchen'),
  'fairie-on-king': ({ king }) => `auf den blanken ${card(king, 'acc')}`,
  'empress-on-army': (token) => `auf ${the(token.card, 'acc')} im Heer`,
  'empress-on-navy': (token) => `auf ${the(token.card, 'acc')} in der Flotte`,
  'labyrinth-aside': () => 'mit der Gnade beiseite',

  // Moves

  move: (token) => `${card(token.card)} ${tokenText(token.to)}`,
  'both-home': ({ card: first, other: second }) => `${card(first)} und ${card(second)} zusammen auf ihre Grundstapel`,
  'turn-card': () => 'Karte aufdecken',
  'turn-up-next': () => 'Nächste Karte geben',
  'sly-begin-round': ({ round }) => `Runde ${round} beginnen`,
  'empress-turn': () => 'Karte auf den Restestapel aufdecken',
  'labyrinth-deal-row': ({ row }) => `Reihe ${row} geben`,
  'labyrinth-fill-gaps': () => 'Unterste Reihe auffüllen',
  'labyrinth-set-aside': (token) => `${card(token.card)} mit der Gnade beiseitegelegt`,

  // Buttons

  button: ({ to }) => BUTTONS[to.k] ?? capital(tokenText(to)),
  deal: () => 'Geben',
  'deal-on': () => 'Geben',
  'place-and-deal-on': () => 'Legen und geben',

  // Prompts

  prompt: ({ home: n, others, deals }) => {
    if (!n && !others) return deals ? 'Gib.' : 'Wähle eine Karte.';
    const what = ['leg sie ab', ...(others ? ['verschiebe eine Karte'] : []), ...(deals ? ['gib'] : [])].slice(
      n ? 0 : 1,
    );
    return `${n ? `${canGoHome(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Leg ${the(token.card, 'acc')} auf einen Platz.`,
  'play-or-place': (token) =>
    `${capital(the(token.card))} passt. Leg ${it(token.card, 'acc')} ab oder leg ${it(token.card, 'acc')} auf einen Platz.`,
  'turn-up': () => 'Gib die nächste Karte.',
  'prompt-stock-empty': (token) => `Der Stapel ist leer. ${canGoHome(token.home)}`,
  'all-home': () => 'Alle Karten sind abgelegt. Gewonnen!',
  'no-move-left': () => 'Kein Zug mehr möglich. Mach Züge rückgängig oder fang von vorn an.',
  'sly-place': ({ card: name, on }) => `Leg ${the(name, 'acc')} ${packetOr(on)}.`,
  'sly-play-or-place': ({ card: name, on }) =>
    `${capital(the(name))} passt. Leg ${it(name, 'acc')} ab oder leg ${it(name, 'acc')} ${packetOr(on)}.`,
  'sly-begin': ({ round }) => `Keine Karte passt. Beginne Runde ${round}.`,
  'sly-play-or-begin': ({ home: n, round }) => `${canGoHome(n)} Leg sie ab oder beginne Runde ${round}.`,
  'fairie-place': ({ card: name, column, buries }) =>
    `${card(name)}. Leg ${it(name, 'acc')} ${placeTo(column)}${buries ? ` oder leg zuerst ${the(buries, 'acc')} ab` : ''}.`,
  'fairie-play-or-place': ({ card: name, column, buries }) =>
    `${card(name)}. Leg ${it(name, 'acc')} ab${buries ? ` (oder ${the(buries, 'acc')})` : ''} oder leg ${it(name, 'acc')} ${placeTo(column)}.`,
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} Leg sie ab oder gib die nächste Karte.`,
  'fairie-build': ({ home: n }) =>
    n
      ? `${canGoHome(n)} Leg sie ab oder baue weiter.`
      : 'Leg eine Karte auf eine um eins höhere oder auf einen blanken König.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const what = turn ? 'Leg ab, bilde ein Paar oder decke auf.' : 'Leg ab oder bilde ein Paar.';
    if (red && black)
      return `${card(red)} und ${card(black)} lassen sich zusammen ablegen${others ? ', andere auch' : ''}. ${what}`;
    if (!pairs)
      return `Noch lässt sich nichts ablegen. ${turn ? 'Bilde ein Paar oder decke eine Karte auf.' : 'Bilde ein Paar.'}`;
    return `${pairs === 1 ? 'Ein Paar lässt' : `${capital(number(pairs))} Paare lassen`} sich ablegen. ${what}`;
  },
  'labyrinth-grace': () => 'Keine Karte passt. Nutze die Gnade: Leg eine beliebige Karte beiseite.',
  'labyrinth-prompt': ({ home: n, row }) => {
    const deal = row === null ? 'fülle die Lücken der untersten Reihe' : `gib Reihe ${row}`;
    return n ? `${canGoHome(n)} Leg sie ab oder ${deal}.` : `Keine Karte passt. ${capital(deal)}.`;
  },

  // Targets of the selected pile

  'may-go': ({ card: name, targets }) => `${capital(the(name))} kann ${either(targets.map(tokenText))}.`,
  'choose-pile': (token) => `Wähle einen markierten Platz für ${the(token.card, 'acc')}.`,
  'choose-card': () => 'Wähle eine beliebige Karte zum Beiseitelegen.',

  // Progress

  'home-count': ({ home }) => `${home} abgelegt`,
  'home-of': ({ home, of }) => `${home} von ${of} abgelegt`,
  'in-stock': (token) => `${token.cards} im Stapel`,
  'stock-empty': () => 'Stapel leer',
  'sly-placed': ({ round, placed, of }) =>
    round > 1 ? `Runde ${round}: ${placed} von ${of}` : `${placed} von ${of} gelegt`,
  'empress-double-plays': ({ played, of }) => `${played} von ${counted(of, 'Paar', 'Paaren')} abgelegt`,

  // Notes under piles

  'fairie-bare-king': () => 'blanker König',
  'empress-red-talon': (token) => `rot ${token.cards}`,
  'empress-black-talon': (token) => `schwarz ${token.cards}`,
  'labyrinth-grace-taken': () => 'genutzt',
  'labyrinth-grace-any': () => 'jede Karte',
  'labyrinth-grace-not-yet': () => 'im Notfall',

  // Reports

  moved: ({ what }) => `${tokenText(what)}.`,
  'card-turned': (token) => `${card(token.card)} aufgedeckt.`,
  'card-turned-home': (token) => `${card(token.card)} aufgedeckt und abgelegt.`,
  'card-turned-to': (token) => `${card(token.card)} aufgedeckt, ${placeTo(token.pile)}.`,
  'run-moved': ({ cards: n, first, to }) => `${cards(n)} ab ${card(first)} ${placeTo(to)}.`,
  'cards-dealt': ({ count }) => `${cards(count)} gegeben.`,
  'cards-covered': ({ count: n }) =>
    `${cards(n)} ${n === 1 ? 'könnte abgelegt werden, liegt' : 'könnten abgelegt werden, liegen'} aber unter anderen.`,
  'cards-played-home': ({ count }) => `${cards(count)} abgelegt.`,
  'card-uncovered': (token) => `${card(token.card)} freigelegt.`,
  'card-takes-its-place': (token) => `${card(token.card)} rückt nach.`,
  'game-won': () => 'Gewonnen!',
  undone: () => 'Rückgängig gemacht.',

  // Errors

  'game-too-long': ({ moves }) =>
    `Eine Partie kann höchstens ${counted(moves, 'Zug', 'Züge')} haben. Mach etwas rückgängig oder fang von vorn an.`,
  'not-shown': () => 'Der Tisch lässt sich nicht zeigen.',
  'no-random': () => 'Dieser Browser kann nicht mischen. Gib stattdessen den Code eines Spiels ein.',
  'other-deal': () => 'Der Link gehört zu einem anderen Spiel.',
  'no-number': (token) => `Ein Spiel mit der Nummer ${token.number} gibt es nicht.`,
  'move-illegal': ({ text }) => `${text} ist hier kein erlaubter Zug.`,
  'notation-form': () => 'Schreib einen Zug als VON>NACH, etwa c3>f.',
  'notation-address': ({ text }) => `Einen Platz „${text}“ gibt es in dieser Patience nicht.`,
  'save-too-long': () => 'Die gespeicherte Partie ist länger, als eine Partie sein kann.',
  'save-newer': () => 'Eine neuere Version hat diese Partie gespeichert. Lade die Seite neu.',
  'save-damaged': () => 'Die gespeicherte Partie ist beschädigt: Sie wurde gekürzt oder verändert.',
  'code-length': () => 'Ein Spielcode hat acht Buchstaben und Ziffern.',
  'code-letter': ({ letter }) => `Spielcodes enthalten nie „${letter}“: Sie sehen aus wie S7Q3-K9X2.`,
  'code-check': () => 'Der Spielcode enthält einen Tippfehler.',
  'code-game': () => 'Der Spielcode gehört zu einer Patience, die es hier nicht gibt.',
  'deal-unknown': ({ at, text }) =>
    `Karte ${at}, „${text}“, ist keine Karte: Schreib Wert und Farbe, etwa TH für Herz-Zehn.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `Karte ${at} ist schon wieder ${name}: Dieses Spiel hat nur ${copies === 1 ? 'eine' : copies} davon.`
      : `Karte ${at} ist ${name}, ${the(name)}; ${it(name)} gehört nicht zu diesem Spiel.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const unlisted = names.length > 12 ? ` und ${names.length - 12} weitere` : '';
    return `${given} von ${of} Karten: Es ${names.length === 1 ? 'fehlt' : 'fehlen'} ${names.slice(0, 12).join(' ')}${unlisted}.`;
  },
  'link-length': () => 'Der Link ist länger, als eine Partie sein kann.',
  'link-game': ({ id }) => `Eine Patience „${id}“ gibt es hier nicht.`,
  'link-none': () => 'In dieser Adresse steht kein Spiel.',
  'link-no-deal': () => 'Der Link nennt eine Patience, aber kein Spiel.',
  'link-other-game': ({ link, code }) => `Der Spielcode gehört zu ${games.ofId(code)}, nicht zu ${games.ofId(link)}.`,
  'link-own': () => 'Die Karten im Link sind beschädigt: Er wurde unterwegs gekürzt oder verändert.',
  'link-moves': () => 'Die Züge im Link sind beschädigt: Er wurde unterwegs gekürzt oder verändert.',
  'challenge-damaged': () => 'Das Spiel öffnet sich, aber das Ergebnis deines Freundes im Link ist beschädigt.',
  'challenge-newer': () =>
    'Das Spiel öffnet sich, aber das Ergebnis im Link stammt aus einer neueren Version. Lade die Seite neu.',
  'problem-damaged': () => 'Das Problem im Link ist beschädigt: Ein Teil fehlt oder wurde verändert.',
  'problem-newer': () =>
    'Dieses Problem stammt aus einer neueren Version von Cadogan. Lade die Seite neu und versuche es noch einmal.',
};
