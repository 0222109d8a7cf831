// French: the engine's tokens, a function for each.
//
// A move is a headline without an article: "Dix de trèfle sur le valet de cœur", "Dix de trèfle rentre". A
// button is an infinitive, a prompt an imperative.

import { tokenFormatter } from '../shared.js';
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
  single,
  canGoHome,
  the,
  thePlace,
  toPlace,
} from './cards.js';
import { games } from './games.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

/** @param {Token} token @returns {string} */
export const tokenText = (token) => tokenFormatter(tokens)(token);

/** @param {Place | null} packet */
const packetOr = (packet) => (packet ? 'le paquet suivant' : 'un paquet au choix');

/** @param {number} n cards that can go home */
const play = (n) => (n === 1 ? 'Jouez-la' : 'Jouez');

/** Targets that are verbs, in the infinitive. @type {{ [K in Token['k']]?: string }} */
const GOES = {
  home: 'rentrer',
  'home-up': 'rentrer en montant',
  'home-down': 'rentrer en descendant',
};

/** A target after "peut". @param {Card} name @param {Token} target */
const may = (name, target) =>
  GOES[target.k] ??
  (target.k === 'labyrinth-aside' ? `être ${agree(name, 'mis')} de côté par la grâce` : `aller ${tokenText(target)}`);

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  // Where a card goes, after its name

  home: () => 'rentre',
  'home-up': () => 'rentre en montant',
  'home-down': () => 'rentre en descendant',
  'on-card': (token) => `sur ${the(token.card)}`,
  'to-pile': (token) => toPlace(token.pile),
  'to-talon': () => 'sur sa défausse',
  'to-row': () => 'dans la rangée suivante',
  'sly-on-packet': ({ card: under }) => (under ? `sur ${the(under)}` : 'sur un paquet vide'),
  'fairie-on-king': ({ king }) => `sur ${the(king)}, nu`,
  'empress-on-army': (token) => `sur ${the(token.card)}, dans l’Armée`,
  'empress-on-navy': (token) => `sur ${the(token.card)}, dans la Marine`,
  'labyrinth-aside': () => 'de côté, par la grâce',

  // Moves

  move: (token) => capital(`${card(token.card)} ${tokenText(token.to)}`),
  'both-home': ({ card: first, other: second }) => capital(`${card(first)} et ${card(second)} rentrent ensemble`),
  'turn-card': () => 'Retourner une carte',
  'turn-up-next': () => 'Distribuer la carte suivante',
  'sly-begin-round': ({ round }) => `Lancer le tour ${round}`,
  'empress-turn': () => 'Retourner une carte sur sa défausse',
  'labyrinth-deal-row': ({ row }) => `Distribuer la rangée ${row}`,
  'labyrinth-fill-gaps': () => 'Combler les vides de la rangée du bas',
  'labyrinth-set-aside': (token) => capital(`${card(token.card)} ${agree(token.card, 'mis')} de côté par la grâce`),

  // Buttons

  button: ({ to }) => capital(GOES[to.k] ?? tokenText(to)),
  deal: () => 'Distribuer',
  'deal-on': () => 'Distribuer',
  'place-and-deal-on': () => 'Poser et distribuer',

  // Prompts

  prompt: ({ home: n, others, deals }) => {
    if (!n && !others) return deals ? 'Distribuez.' : 'Choisissez une carte.';
    const what = [
      play(n).toLowerCase(),
      ...(others ? ['déplacez une carte'] : []),
      ...(deals ? ['distribuez'] : []),
    ].slice(n ? 0 : 1);
    return `${n ? `${canGoHome(n)} ` : ''}${capital(either(what))}.`;
  },
  place: (token) => `Posez ${the(token.card)}.`,
  'play-or-place': ({ card: name }) =>
    `${capital(the(name))} peut rentrer. Jouez-${him(name)}, ou posez-${him(name)} ailleurs.`,
  'turn-up': () => 'Distribuez la carte suivante.',
  'prompt-stock-empty': (token) => `La pioche est vide. ${canGoHome(token.home)}`,
  'all-home': () => 'Toutes les cartes sont rentrées. Partie gagnée !',
  'no-move-left': () => 'Plus aucun coup. Annulez, ou recommencez.',
  'sly-place': ({ card: name, on }) => `Posez ${the(name)} sur ${packetOr(on)}.`,
  'sly-play-or-place': ({ card: name, on }) =>
    `${capital(the(name))} peut rentrer. Jouez-${him(name)}, ou posez-${him(name)} sur ${packetOr(on)}.`,
  'sly-begin': ({ round }) => `Rien ne peut rentrer. Lancez le tour ${round}.`,
  'sly-play-or-begin': ({ home: n, round }) => `${canGoHome(n)} ${play(n)}, ou lancez le tour ${round}.`,
  'fairie-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Posez-${him(name)} sur ${thePlace(column)}${buries ? `, ou jouez d’abord ${the(buries)}` : ''}.`,
  'fairie-play-or-place': ({ card: name, column, buries }) =>
    `${capital(card(name))}. Jouez-${him(name)}${buries ? '' : ' sur sa fondation'}, ou posez-${him(name)} sur ${thePlace(column)}${buries ? `, ou jouez d’abord ${the(buries)}` : ''}.`,
  'fairie-play-or-turn': ({ home: n }) => `${canGoHome(n)} ${play(n)}, ou distribuez la carte suivante.`,
  'fairie-build': ({ home: n }) =>
    n
      ? `${canGoHome(n)} ${play(n)}, ou continuez à construire.`
      : 'Déplacez une carte sur la valeur immédiatement supérieure, ou sur un roi nu.',
  'empress-prompt': ({ red, black, others, pairs, turn }) => {
    const what = turn ? 'Jouez, formez une paire ou retournez une carte.' : 'Jouez ou formez une paire.';
    if (red && black)
      return `${capital(the(red))} et ${the(black)} peuvent rentrer ensemble${others ? ', entre autres' : ''}. ${what}`;
    if (!pairs) return `Rien ne peut encore rentrer. Formez une paire${turn ? ', ou retournez une carte' : ''}.`;
    return `${pairs === 1 ? 'Une paire peut rentrer.' : `${capital(number(pairs))} paires peuvent rentrer.`} ${what}`;
  },
  'labyrinth-grace': () => 'Rien ne peut rentrer. Utilisez votre grâce : mettez de côté une carte au choix.',
  'labyrinth-prompt': ({ home: n, row }) => {
    const deal = row === null ? 'comblez les vides de la rangée du bas' : `distribuez la rangée ${row}`;
    return n ? `${canGoHome(n)} ${play(n)}, ou ${deal}.` : `Rien ne peut rentrer. ${capital(deal)}.`;
  },

  // Targets of the selected pile

  'may-go': ({ card: name, targets }) =>
    `${capital(the(name))} peut ${either(targets.map((target) => may(name, target)))}.`,
  'choose-pile': (token) => `Choisissez une pile marquée pour ${the(token.card)}.`,
  'choose-card': () => 'Choisissez n’importe quelle carte à mettre de côté.',

  // Progress

  'home-count': ({ home }) => `${home} ${single(home) ? 'rentrée' : 'rentrées'}`,
  'home-of': ({ home, of }) => `${home} ${single(home) ? 'rentrée' : 'rentrées'} sur ${of}`,
  'in-stock': (token) => `${token.cards} à la pioche`,
  'stock-empty': () => 'pioche vide',
  'sly-placed': ({ round, placed, of }) =>
    round > 1 ? `Tour ${round} : ${placed} sur ${of}` : `${placed} ${single(placed) ? 'posée' : 'posées'} sur ${of}`,
  'empress-double-plays': ({ played, of }) =>
    `${played} ${single(played) ? 'paire rentrée' : 'paires rentrées'} sur ${of}`,

  // Notes under piles

  'fairie-bare-king': () => 'roi nu',
  'empress-red-talon': (token) => `rouge ${token.cards}`,
  'empress-black-talon': (token) => `noire ${token.cards}`,
  'labyrinth-grace-taken': () => 'utilisée',
  'labyrinth-grace-any': () => 'au choix',
  'labyrinth-grace-not-yet': () => 'au besoin',

  // Reports

  moved: ({ what }) => `${tokenText(what)}.`,
  'card-turned': ({ card: name }) => capital(`${card(name)} ${agree(name, 'retourné')}.`),
  'card-turned-home': ({ card: name }) => capital(`${card(name)} ${agree(name, 'retourné')} : ${it(name)} rentre.`),
  'card-turned-to': ({ card: name, pile }) => capital(`${card(name)} ${agree(name, 'retourné')}, ${toPlace(pile)}.`),
  'run-moved': ({ cards: n, first, to }) => `${cards(n)} depuis ${the(first)}, ${toPlace(to)}.`,
  'cards-dealt': ({ count }) => `${cards(count)} ${single(count) ? 'distribuée' : 'distribuées'}.`,
  'cards-covered': ({ count: n }) =>
    `${cards(n)} ${single(n) ? 'pourrait rentrer, mais elle est couverte' : 'pourraient rentrer, mais elles sont couvertes'}.`,
  'cards-played-home': ({ count }) => `${cards(count)} ${single(count) ? 'rentrée' : 'rentrées'}.`,
  'card-uncovered': ({ card: name }) => capital(`${card(name)} ${agree(name, 'découvert')}.`),
  'card-takes-its-place': (token) => capital(`${card(token.card)} prend sa place.`),
  'game-won': () => 'Vous avez gagné !',
  undone: () => 'Annulé.',

  // Errors

  'game-too-long': ({ moves }) =>
    `Une partie compte au plus ${counted(moves, 'coup', 'coups')}. Annulez, ou recommencez.`,
  'not-shown': () => 'La table ne peut pas être affichée.',
  'no-random': () => 'Ce navigateur ne peut pas mélanger. Entrez plutôt le code d’une donne.',
  'other-deal': () => 'Le lien est celui d’une autre donne.',
  'no-number': (token) => `Il n’y a pas de donne numéro ${token.number}.`,
  'move-illegal': ({ text }) => `${text} n’est pas un coup permis ici.`,
  'notation-form': () => 'Un coup s’écrit DÉPART>ARRIVÉE, par exemple c3>f.',
  'notation-address': ({ text }) => `Aucune pile ne s’appelle « ${text} » dans cette réussite.`,
  'save-too-long': () => 'La partie enregistrée est plus longue que toute partie possible.',
  'save-newer': () => 'Une version plus récente a enregistré cette partie. Rechargez la page.',
  'save-damaged': () => 'La partie enregistrée est abîmée : elle a été coupée ou modifiée.',
  'code-length': () => 'Un code de donne a huit lettres et chiffres.',
  'code-letter': ({ letter }) => `Un code de donne ne contient jamais « ${letter} » : il ressemble à S7Q3-K9X2.`,
  'code-check': () => 'Il y a une faute de frappe dans ce code de donne.',
  'code-game': () => 'Ce code de donne est celui d’une réussite qui n’est pas ici.',
  'deal-unknown': ({ at, text }) =>
    `La carte ${at}, « ${text} », n’est pas une carte : écrivez valeur et enseigne, comme TH pour le dix de cœur.`,
  'deal-too-many': ({ at, card: name, copies }) =>
    copies
      ? `La carte ${at} est encore ${name} : cette donne n’en a ${copies === 1 ? `qu’${agree(name, 'un')}` : `que ${copies}`}.`
      : `La carte ${at} est ${name}, ${the(name)}, qui n’est pas dans cette donne.`,
  'deal-missing': ({ given, of, cards: names }) => {
    const unlisted = names.length > 12 ? ` et ${counted(names.length - 12, 'autre', 'autres')}` : '';
    return `${cards(given)} sur ${of} : il manque ${names.slice(0, 12).join(' ')}${unlisted}.`;
  },
  'link-length': () => 'Le lien est plus long que toute partie possible.',
  'link-game': ({ id }) => `Aucune réussite ne s’appelle « ${id} » ici.`,
  'link-none': () => 'Cette adresse ne contient aucune donne.',
  'link-no-deal': () => 'Le lien nomme une réussite, mais pas de donne.',
  'link-other-game': ({ link, code }) =>
    `Le code de donne appartient à ${games.ofId(code)}, pas à ${games.ofId(link)}.`,
  'link-own': () => 'Les cartes du lien sont abîmées : il a été coupé ou modifié en chemin.',
  'link-moves': () => 'Les coups du lien sont abîmés : il a été coupé ou modifié en chemin.',
  'challenge-damaged': () => 'La donne s’ouvre, mais le résultat que portait le lien est abîmé.',
  'challenge-newer': () =>
    'La donne s’ouvre, mais le résultat du lien vient d’une version plus récente. Rechargez la page.',
  'problem-damaged': () => 'Le problème de ce lien est abîmé : une partie manque ou a changé.',
  'problem-newer': () => 'Ce problème vient d’une version plus récente de Cadogan. Rechargez la page et réessayez.',
};
