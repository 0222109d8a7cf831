// German: what the engine says, a function a token.
//
// Moves have no verb: "Kreuz-Zwei auf den Grundstapel" is as good for what can be done as for what was done.

import { tellBy } from '../shared.js';
import { capital, card, cards, counted, either, it, number, ordinal, placeTo, suitable, the } from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** A token within what is said by another. @param {Token} token @returns {string} */
export const tell = (token) => tellBy(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? placeTo(packet) : 'auf irgendein Päckchen');

/** What a button says that sends a card home: shorter than where it goes. @type {Partial<Record<Token['k'], string>>} */
const BUTTONS = { home: 'Ablegen', 'home-up': 'Ablegen, steigend', 'home-down': 'Ablegen, fallend' };

/** What is said at once; the rest is in deferred.js. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, to follow its name

  home: () => 'auf den Grundstapel',
  'home-up': () => 'auf den steigenden Grundstapel',
  'home-down': () => 'auf den fallenden Grundstapel',
  'on-card': (token) => `auf ${the(token.card, 'acc')}`,
  'to-pile': (token) => placeTo(token.pile),
  'to-talon': () => 'auf den Talon',
  'to-row': () => 'in die nächste Reihe',
  'sly-on-packet': ({ packet, card: under }) => `${placeTo(packet)}${under ? `, auf ${the(under, 'acc')}` : ''}`,
  'fairie-on-king': ({ king }) => `auf den einzelnen ${card(king, 'acc')}`,
  'empress-on-army': (token) => `auf ${the(token.card, 'acc')} im Heer`,
  'empress-on-navy': (token) => `auf ${the(token.card, 'acc')} in der Flotte`,
  'labyrinth-aside': () => 'aus Gnade beiseite',

  // Moves

  move: (token) => `${card(token.card)} ${tell(token.to)}`,
  'both-home': ({ card: one, other }) => `${card(one)} und ${card(other)} zusammen auf ihre Grundstapel`,
  'turn-card': () => 'Karte aufdecken',
  'turn-up-next': () => 'Nächste Karte aufdecken',
  'sly-begin-deal': ({ deal }) => `Die ${ordinal(deal)} Runde beginnen`,
  'empress-turn': () => 'Karte auf ihren Talon aufdecken',
  'labyrinth-deal-row': ({ row }) => `Die ${ordinal(row)} Reihe geben`,
  'labyrinth-fill-gaps': () => 'Die letzte Reihe auffüllen',
  'labyrinth-laid-aside': (token) => `${card(token.card)} aus Gnade beiseitegelegt`,

  // Buttons

  button: ({ to }) => BUTTONS[to.k] ?? capital(tell(to)),
  deal: () => 'Geben',
  'deal-on': () => 'Weiter geben',
  'lay-and-deal-on': () => 'Legen und weiter geben',

  // What the game asks

  prompt: ({ suitable: n, others, deals }) => {
    if (!n && !others) return deals ? 'Gib.' : 'Wähle eine Karte.';
    const what = ['leg ab', ...(others ? ['bewege eine Karte'] : []), ...(deals ? ['gib'] : [])].slice(n ? 0 : 1);
    return `${n ? `${suitable(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Leg ${the(token.card, 'acc')} auf einen Platz.`,
  'play-or-place': (token) => `${capital(the(token.card))} passt: ablegen oder auf einen Platz legen.`,
  'turn-up': () => 'Decke die nächste Karte auf.',
  'pack-out': (token) => `Der Stapel ist leer. ${suitable(token.suitable)}`,
  'all-home': () => 'Alle Karten sind abgelegt. Das Spiel ist gewonnen.',
  'no-move-left': () => 'Es ist kein Zug mehr möglich. Nimm Züge zurück oder fang neu an.',
  'sly-lay': ({ card: name, on }) => `Leg ${the(name, 'acc')} ${packetOr(on)}.`,
  'sly-play-or-lay': ({ card: name, on }) => `${capital(the(name))} passt: ablegen oder ${packetOr(on)} legen.`,
  'sly-begin': ({ deal }) => `Keine Karte passt. Beginne die ${ordinal(deal)} Runde.`,
  'sly-play-or-begin': ({ suitable: n, deal }) => `${suitable(n)} Leg ab oder beginne die ${ordinal(deal)} Runde.`,
  'fairie-lay': ({ card: name, column, buries }) =>
    `${card(name)}. Leg ${it(name, 'acc')} ${placeTo(column)}${buries ? ` oder leg zuvor ${the(buries, 'acc')} ab` : ''}.`,
  'fairie-play-or-lay': ({ card: name, column, buries }) =>
    `${card(name)}. Leg ${it(name, 'acc')} ab${buries ? ` (oder ${the(buries, 'acc')})` : ''} oder leg ${it(name, 'acc')} ${placeTo(column)}.`,
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Leg ab oder decke die nächste Karte auf.`,
  'fairie-build': ({ suitable: n }) =>
    n
      ? `${suitable(n)} Leg ab oder baue weiter.`
      : 'Leg eine Karte auf eine um eins höhere oder auf einen einzelnen König.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const what = turn ? 'Leg ab, paare oder decke auf.' : 'Leg ab oder paare.';
    if (red && black)
      return `${card(red)} und ${card(black)} lassen sich zusammen ablegen${others ? ', andere auch' : ''}. ${what}`;
    if (!pairs)
      return `Noch lässt sich nichts ablegen. ${turn ? 'Paare zwei Karten oder decke eine auf.' : 'Paare zwei Karten.'}`;
    return `${pairs === 1 ? 'Ein Paar lässt' : `${capital(number(pairs))} Paare lassen`} sich ablegen. ${what}`;
  },
  'labyrinth-grace': () => 'Keine Karte passt. Aus Gnade darfst du eine beiseitelegen.',
  'labyrinth-prompt': ({ suitable: n, row }) => {
    const deal = row === null ? 'fülle die Lücken der letzten Reihe' : `gib die ${ordinal(row)} Reihe`;
    return n ? `${suitable(n)} Leg ab oder ${deal}.` : `Keine Karte passt. ${capital(deal)}.`;
  },

  // What choosing a pile offers

  'may-go': ({ card: name, ways }) => `${capital(the(name))} kann ${either(ways.map(tell))}.`,
  'choose-place': (token) => `Wähle einen der markierten Plätze für ${the(token.card, 'acc')}.`,
  'choose-card': () => 'Wähle eine beliebige Karte zum Beiseitelegen.',

  // How far the game has come

  'home-count': ({ home }) => `${home} abgelegt`,
  'home-of': ({ home, of }) => `${home} von ${of} abgelegt`,
  'in-pack': (token) => `${token.cards} im Stapel`,
  'pack-dealt': () => 'Stapel leer',
  'sly-placed': ({ deal, placed, of }) =>
    deal > 1 ? `${capital(ordinal(deal))} Runde: ${placed} von ${of}` : `${placed} von ${of} gelegt`,
  'empress-double-plays': ({ played, of }) => `${played} von ${of} Doppelzügen`,

  // Notes under piles

  'fairie-bare-king': () => 'König allein',
  'empress-red-talon': (token) => `rot ${token.cards}`,
  'empress-black-talon': (token) => `schwarz ${token.cards}`,
  'labyrinth-grace-taken': () => 'weg',
  'labyrinth-grace-any': () => 'jede Karte',
  'labyrinth-grace-not-yet': () => 'noch nicht',

  // What has happened

  moved: ({ what }) => `${tell(what)}.`,
  'card-turned': (token) => `${card(token.card)} aufgedeckt.`,
  'card-turned-home': (token) => `${card(token.card)} aufgedeckt und abgelegt.`,
  'card-turned-to': (token) => `${card(token.card)} aufgedeckt, ${placeTo(token.pile)}.`,
  'cards-dealt': ({ count }) => `${cards(count)} gegeben.`,
  'cards-played-home': ({ count }) => `${cards(count)} abgelegt.`,
  'card-uncovered': (token) => `${card(token.card)} freigelegt.`,
  'card-takes-its-place': (token) => `${card(token.card)} rückt nach.`,
  'game-won': () => 'Das Spiel ist gewonnen.',
  'taken-back': () => 'Zurückgenommen.',
  'back-at-mark': () => 'Zurück bei der gemerkten Stellung.',

  // What is refused

  'game-too-long': ({ moves }) =>
    `Ein Spiel endet nach ${counted(moves, 'Zug', 'Zügen')}: Nimm welche zurück oder fang neu an.`,
  'not-shown': () => 'Der Tisch kann nicht gezeigt werden.',
  'no-random': () => 'Dieser Browser hat keine Zufallszahlen.',
  'other-deal': () => 'Der Link gehört zu einem anderen Spiel.',
  'no-number': (token) => `Kein Spiel hat die Nummer ${token.number}.`,
  'move-illegal': ({ text }) => `${text} ist hier kein erlaubter Zug.`,
  'notation-form': () => 'Ein Zug wird VON>NACH geschrieben, etwa c3>f.',
  'notation-address': ({ text }) => `Einen Platz „${text}“ gibt es in diesem Spiel nicht.`,
  'save-too-long': () => 'Das gespeicherte Spiel ist länger als jedes Spiel.',
  'save-newer': () => 'Das Spiel wurde von einer neueren Version gespeichert.',
  'save-damaged': () => 'Das gespeicherte Spiel ist beschädigt: Es wurde gekürzt oder verändert.',
  'code-length': () => 'Ein Spielcode hat acht Buchstaben und Ziffern.',
  'code-letter': ({ letter }) => `In Spielcodes kommt das Zeichen „${letter}“ nicht vor.`,
  'code-check': () => 'Der Spielcode ist vertippt: Seine Buchstaben und Ziffern passen nicht zusammen.',
  'code-game': () => 'Der Spielcode gehört zu keinem hier bekannten Spiel.',
  'deal-unknown': ({ at, text }) =>
    `Karte ${at} lautet „${text}“ und ist keine: Schreib Wert und Farbe, etwa TH für Herz-Zehn.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `Karte ${at} ist schon wieder ${name}: Dieses Spiel hat ${copies} davon.`
      : `Karte ${at} ist ${name}, ${the(name)}; ${it(name)} gehört nicht zu diesem Spiel.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const more = names.length > 12 ? ` und ${names.length - 12} weitere` : '';
    return `${given} von ${of} Karten: Es ${names.length === 1 ? 'fehlt' : 'fehlen'} ${names.slice(0, 12).join(' ')}${more}.`;
  },
  'link-length': () => 'Der Link ist länger als jedes Spiel.',
  'link-game': ({ id }) => `Ein Spiel namens „${id}“ gibt es hier nicht.`,
  'link-no-deal': () => 'Der Link nennt ein Spiel, aber keinen Code.',
  'link-other-game': ({ link, code }) => `Der Spielcode gehört zu ${games.ofId(code)}, nicht zu ${games.ofId(link)}.`,
  'link-own': () => 'Die Karten im Link sind beschädigt: Er wurde unterwegs gekürzt oder verändert.',
  'link-moves': () => 'Die Züge im Link sind beschädigt: Er wurde unterwegs gekürzt oder verändert.',
};
