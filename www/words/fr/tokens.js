// French: what the engine says, a function a token.
//
// A move is said as a headline, without an article: "Dix de trèfle sur le valet de cœur", "Dix de trèfle rentre". What a
// key does is an infinitive, what is asked of the player an imperative.

import { tellBy } from '../shared.js';
import {
  agree,
  capital,
  card,
  cards,
  counted,
  either,
  him,
  it,
  number,
  ordinal,
  single,
  suitable,
  the,
  thePlace,
  toPlace,
} from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** A token within what is said by another. @param {Token} token @returns {string} */
export const tell = (token) => tellBy(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? thePlace(packet) : 'un paquet au choix');

/** Where a card goes, where that is a verb: in the infinitive. @type {{ [K in Token['k']]?: string }} */
const GOES = {
  home: 'rentrer',
  'home-up': 'rentrer en montant',
  'home-down': 'rentrer en descendant',
};

/** What a card may do, after "peut". @param {Card} name @param {Token} way */
const may = (name, way) =>
  GOES[way.k] ?? (way.k === 'labyrinth-aside' ? `être ${agree(name, 'mis')} de côté par grâce` : `aller ${tell(way)}`);

/** What is said at once; the rest is in deferred.js. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, to follow its name

  home: () => 'rentre',
  'home-up': () => 'rentre en montant',
  'home-down': () => 'rentre en descendant',
  'on-card': (token) => `sur ${the(token.card)}`,
  'to-pile': (token) => toPlace(token.pile),
  'to-talon': () => 'sur son talon',
  'to-row': () => 'dans la rangée suivante',
  'sly-on-packet': ({ packet, card: under }) => `${toPlace(packet)}${under ? `, sur ${the(under)}` : ''}`,
  'fairie-on-king': ({ king }) => `sur ${the(king)}, seul`,
  'empress-on-army': (token) => `sur ${the(token.card)}, dans l’Armée`,
  'empress-on-navy': (token) => `sur ${the(token.card)}, dans la Marine`,
  'labyrinth-aside': () => 'de côté, par grâce',

  // Moves

  move: (token) => capital(`${card(token.card)} ${tell(token.to)}`),
  'both-home': ({ card: one, other }) => capital(`${card(one)} et ${card(other)} rentrent ensemble`),
  'turn-card': () => 'Tirer une carte',
  'turn-up-next': () => 'Tirer la carte suivante',
  'sly-begin-deal': ({ deal }) => `Commencer le ${ordinal(deal)} tour`,
  'empress-turn': () => 'Tirer une carte sur son talon',
  'labyrinth-deal-row': ({ row }) => `Donner la ${ordinal(row, true)} rangée`,
  'labyrinth-fill-gaps': () => 'Regarnir la dernière rangée',
  'labyrinth-laid-aside': (token) => capital(`${card(token.card)} ${agree(token.card, 'mis')} de côté par grâce`),

  // Buttons

  button: ({ to }) => capital(GOES[to.k] ?? tell(to)),
  deal: () => 'Donner',
  'deal-on': () => 'Donner encore',
  'lay-and-deal-on': () => 'Poser et tirer',

  // What the game asks

  prompt: ({ suitable: n, others, deals }) => {
    if (!n && !others) return deals ? 'Donnez.' : 'Choisissez une carte.';
    const what = ['jouez', ...(others ? ['déplacez une carte'] : []), ...(deals ? ['donnez'] : [])].slice(n ? 0 : 1);
    return `${n ? `${suitable(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Posez ${the(token.card)} quelque part.`,
  'play-or-place': ({ card: name }) =>
    `${capital(the(name))} convient : jouez-${him(name)}, ou posez-${him(name)} quelque part.`,
  'turn-up': () => 'Tirez la carte suivante.',
  'pack-out': (token) => `La pioche est vide. ${suitable(token.suitable)}`,
  'all-home': () => 'Toutes les cartes sont rentrées. La partie est gagnée.',
  'no-move-left': () => 'Plus aucun coup possible. Annulez des coups, ou recommencez.',
  'sly-lay': ({ card: name, on }) => `Posez ${the(name)} sur ${packetOr(on)}.`,
  'sly-play-or-lay': ({ card: name, on }) =>
    `${capital(the(name))} convient : jouez-${him(name)}, ou posez-${him(name)} sur ${packetOr(on)}.`,
  'sly-begin': ({ deal }) => `Aucune carte ne convient. Commencez le ${ordinal(deal)} tour.`,
  'sly-play-or-begin': ({ suitable: n, deal }) => `${suitable(n)} Jouez, ou commencez le ${ordinal(deal)} tour.`,
  'fairie-lay': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Posez-${him(name)} sur ${thePlace(column)}${buries ? `, ou rentrez d’abord ${the(buries)}` : ''}.`,
  'fairie-play-or-lay': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Rentrez-${him(name)}, ${buries ? `ou bien ${the(buries)}, ` : ''}ou posez-${him(name)} sur ${thePlace(column)}.`,
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Jouez, ou tirez la carte suivante.`,
  'fairie-build': ({ suitable: n }) =>
    n
      ? `${suitable(n)} Jouez, ou continuez à construire.`
      : 'Posez une carte sur celle du rang au-dessus, ou sur un roi seul.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const play = turn ? 'Jouez, appariez ou tirez.' : 'Jouez ou appariez.';
    if (red && black)
      return `${capital(the(red))} et ${the(black)} peuvent rentrer ensemble${others ? ', entre autres' : ''}. ${play}`;
    if (!pairs) return `Rien ne peut encore rentrer. Appariez deux cartes${turn ? ', ou tirez-en une' : ''}.`;
    return `${pairs === 1 ? 'Une paire peut rentrer.' : `${capital(number(pairs))} paires peuvent rentrer.`} ${play}`;
  },
  'labyrinth-grace': () => 'Aucune carte ne convient. Vous pouvez en mettre une de côté, par grâce.',
  'labyrinth-prompt': ({ suitable: n, row }) => {
    const deal = row === null ? 'regarnissez la dernière rangée' : `donnez la ${ordinal(row, true)} rangée`;
    return n ? `${suitable(n)} Jouez, ou ${deal}.` : `Aucune carte ne convient. ${capital(deal)}.`;
  },

  // What choosing a pile offers

  'may-go': ({ card: name, ways }) => `${capital(the(name))} peut ${either(ways.map((way) => may(name, way)))}.`,
  'choose-place': (token) => `Choisissez une des places marquées pour ${the(token.card)}.`,
  'choose-card': () => 'Choisissez la carte à mettre de côté.',

  // How far the game has come

  'home-count': ({ home }) => `${home} ${single(home) ? 'rentrée' : 'rentrées'}`,
  'home-of': ({ home, of }) => `${home} ${single(home) ? 'rentrée' : 'rentrées'} sur ${of}`,
  'in-pack': (token) => `${token.cards} à la pioche`,
  'pack-dealt': () => 'pioche vide',
  'sly-placed': ({ deal, placed, of }) =>
    deal > 1
      ? `${capital(ordinal(deal))} tour : ${placed} sur ${of}`
      : `${placed} ${single(placed) ? 'posée' : 'posées'} sur ${of}`,
  'empress-double-plays': ({ played, of }) => `${played} ${single(played) ? 'coup double' : 'coups doubles'} sur ${of}`,

  // Notes under piles

  'fairie-bare-king': () => 'roi seul',
  'empress-red-talon': (token) => `rouge ${token.cards}`,
  'empress-black-talon': (token) => `noir ${token.cards}`,
  'labyrinth-grace-taken': () => 'prise',
  'labyrinth-grace-any': () => 'au choix',
  'labyrinth-grace-not-yet': () => 'à venir',

  // What has happened

  moved: ({ what }) => `${tell(what)}.`,
  'card-turned': ({ card: name }) => capital(`${card(name)} ${agree(name, 'tiré')}.`),
  'card-turned-home': ({ card: name }) => capital(`${card(name)} ${agree(name, 'tiré')} : ${it(name)} rentre.`),
  'card-turned-to': ({ card: name, pile }) => capital(`${card(name)} ${agree(name, 'tiré')}, ${toPlace(pile)}.`),
  'cards-dealt': ({ count }) => `${cards(count)} ${single(count) ? 'donnée' : 'données'}.`,
  'cards-played-home': ({ count }) => `${cards(count)} ${single(count) ? 'rentrée' : 'rentrées'}.`,
  'card-uncovered': ({ card: name }) => capital(`${card(name)} ${agree(name, 'découvert')}.`),
  'card-takes-its-place': (token) => capital(`${card(token.card)} prend la place.`),
  'game-won': () => 'La partie est gagnée.',
  'taken-back': () => 'Coup annulé.',
  'back-at-mark': () => 'Retour à la position marquée.',

  // What is refused

  'game-too-long': ({ moves }) => `Une partie s’arrête à ${counted(moves, 'coup', 'coups')} : annulez, ou recommencez.`,
  'not-shown': () => 'La table ne peut pas être affichée.',
  'no-random': () => 'Ce navigateur n’a pas de nombres aléatoires.',
  'other-deal': () => 'Le lien est celui d’une autre donne.',
  'no-number': (token) => `Aucune donne ne porte le numéro ${token.number}.`,
  'move-illegal': ({ text }) => `${text} n’est pas un coup permis ici.`,
  'notation-form': () => 'Un coup s’écrit DÉPART>ARRIVÉE, par exemple c3>f.',
  'notation-address': ({ text }) => `Aucune pile ne s’appelle « ${text} » dans ce jeu.`,
  'save-too-long': () => 'La partie enregistrée est plus longue que toute partie possible.',
  'save-newer': () => 'La partie a été enregistrée par une version plus récente.',
  'save-damaged': () => 'La partie enregistrée est abîmée : elle a été coupée ou modifiée.',
  'code-length': () => 'Un code de donne a huit lettres et chiffres.',
  'code-letter': ({ letter }) => `Aucun code de donne ne contient le caractère « ${letter} ».`,
  'code-check': () => 'Ce code contient une faute de frappe : ses lettres et ses chiffres ne s’accordent pas.',
  'code-game': () => 'Ce code de donne n’est d’aucun jeu connu ici.',
  'deal-unknown': ({ at, text }) =>
    `La carte ${at}, « ${text} », n’en est pas une : écrivez valeur et enseigne, comme TH (dix de cœur).`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `La carte ${at} est encore ${name} : cette donne n’en a que ${copies}.`
      : `La carte ${at} est ${name}, ${the(name)}, qui n’est pas de cette donne.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const more = names.length > 12 ? ` et ${names.length - 12} de plus` : '';
    return `${cards(given)} sur ${of} : il manque ${names.slice(0, 12).join(' ')}${more}.`;
  },
  'link-length': () => 'Le lien est plus long que toute partie possible.',
  'link-game': ({ id }) => `Aucun jeu ne s’appelle « ${id} » ici.`,
  'link-no-deal': () => 'Le lien nomme un jeu, mais aucune donne.',
  'link-other-game': ({ link, code }) => `Le code est d’une donne de ${games.ofId(code)}, pas de ${games.ofId(link)}.`,
  'link-own': () => 'Les cartes du lien sont abîmées : il a été coupé ou modifié en chemin.',
  'link-moves': () => 'Les coups du lien sont abîmés : il a été coupé ou modifié en chemin.',
};
