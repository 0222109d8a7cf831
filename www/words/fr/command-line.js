// French: what can be asked and played in words, and what is answered.

import { agreePlace, capital, card, cards, counted, lower, place, placeWithin, rank, the, thePlace } from './cards.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/**
 * A move in words. Where several have the same words it is told from where it is, or else by what else tells it apart.
 * @typedef {{ move: Token, from: Place | null, apart: Place | null }} Named
 */

/** @param {Token} token */
const within = (token) => lower(tell(token));

/**
 * The words that are understood. Marks, capitals and accents do not count: "où" is read as "ou", "l’as" as "l" and "as".
 * What stands in braces is named by the player: {cards} a card or several ("as", "dame de cœur", "cœur"), {place} a pile, by
 * its name, its address or its card.
 * @type {import('../asking.js').Grammar}
 */
export const grammar = {
  /** Words that say nothing and may be left out; "un" is none of them, as it is a number. */
  noise: [
    ...['le', 'la', 'les', 'l', 'des', 'de', 'du', 'd', 'mon', 'ma', 'mes', 'sa', 'son', 'leur', 'leurs', 'moi'],
    ...[
      'est',
      'sont',
      'est-ce',
      'est-il',
      'ce',
      'c',
      's',
      'il',
      'ils',
      'elle',
      'elles',
      'on',
      'je',
      'j',
      'ne',
      'n',
      'y',
    ],
    ...['que', 'qu', 'qui', 'quoi', 'quel', 'quelle', 'quels', 'quelles', 'a-t-il', 'peut', 'peuvent', 'peut-on'],
    ...['puis-je', 'tous', 'toutes', 'tout', 'carte', 'cartes', 'vous', 'te', 'plaît'],
  ],
  numbers: {
    ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
    ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19 },
    vingt: 20,
  },
  ranks: {
    ...{ A: ['as'], 2: ['deux'], 3: ['trois'], 4: ['quatre'], 5: ['cinq'], 6: ['six'], 7: ['sept'], 8: ['huit'] },
    ...{ 9: ['neuf'], T: ['dix'], J: ['valet', 'valets'], Q: ['dame', 'dames'], K: ['roi', 'rois'] },
  },
  suits: {
    C: ['trèfle', 'trèfles'],
    D: ['carreau', 'carreaux'],
    H: ['cœur', 'cœurs'],
    S: ['pique', 'piques'],
  },
  /** Between what is moved and where it goes. */
  to: ['à', 'au', 'aux', 'sur', 'vers', 'dans', 'avec', 'et'],
  home: ['rentre', 'rentrent', 'rentrer', 'rentrez', 'fondation'],
  commands: {
    where: ['où {cards}', 'où voir {cards}', 'où trouver {cards}', 'trouve {cards}', 'cherche {cards}'],
    goesHome: ['rentre', 'rentrent', 'rentrer', 'convient', 'conviennent'],
    wants: [
      ...['attend {place}', 'veut {place}', 'demande {place}', '{place} attend', '{place} veut'],
      ...['suivante {place}', 'suivante sur {place}', 'suivante au {place}', 'suivante à {place}'],
    ],
    wanted: [
      'attendu',
      'attendue',
      'attendues',
      'attendent fondations',
      'veulent fondations',
      'fondations',
      'suivante',
    ],
    under: [
      ...['sous {place}', 'dans {place}', 'lis {place}', 'lire {place}', 'voir {place}', 'regarde {place}'],
      ...['regarder {place}', 'parcourir {place}', 'contient {place}'],
    ],
    goTo: [
      'va {place}',
      'va à {place}',
      'va au {place}',
      'aller à {place}',
      'aller au {place}',
      'allez à {place}',
      'allez au {place}',
    ],
    movesOf: [
      ...['coups {place}', 'coups permis {place}', 'coups possibles {place}', 'coups depuis {place}', 'où va {place}'],
      ...['où vont {place}', 'où aller {place}', 'où mettre {place}', 'où poser {place}'],
    ],
    movesHere: ['coups ici', 'coups permis ici', 'coups possibles ici', 'coups cette pile', 'cette pile', 'ici'],
    moves: ['coups', 'coups permis', 'coups possibles', 'jouer', 'faire', 'possible'],
    why: [
      ...['pourquoi pas {place} sur {place}', 'pourquoi pas {place} à {place}', 'pourquoi pas {place} au {place}'],
      ...[
        'pourquoi {place} va pas sur {place}',
        'pourquoi {place} va pas à {place}',
        'pourquoi {place} va pas au {place}',
      ],
      ...['pourquoi {place} sur {place}', 'pourquoi {place} à {place}', 'pourquoi {place} au {place}'],
    ],
    whyHere: ['pourquoi', 'pourquoi pas', 'pourquoi ici', 'pourquoi pas ici'],
    whyIdle: [
      ...['pourquoi {place} bouge pas', 'pourquoi {place} rentre pas', 'pourquoi pas {place}', 'pourquoi {place}'],
      ...['retient {place}', 'bloque {place}'],
    ],
    state: ['état', 'où en est la partie', 'où en est-on', 'où en suis-je', 'situation', 'score'],
    again: ['répète', 'répéter', 'répétez', 'redis', 'redire', 'encore'],
    last: ['dernier', 'dernier coup', 'passé', 's’est-il passé'],
    undo: ['annuler', 'annule', 'annulez', 'retour'],
    redo: ['rétablir', 'rétablis', 'rétablissez', 'refaire'],
    deal: [
      ...['distribuer', 'distribue', 'distribuez', 'retourner', 'retourne', 'retournez'],
      ...['donner', 'donne', 'donnez', 'tirer', 'tire', 'tirez'],
    ],
    hint: ['indice', 'un indice'],
    lesson: ['leçon', 'première leçon', 'première planche'],
    solve: ['gagnable', 'encore gagnable', 'gagner', 'encore gagner', 'résoudre', 'solution'],
    help: ['aide', 'aide {number}'],
    // Cards or a pile alone: what stands before must not be taken for them.
    are: ['{cards}'],
    is: ['{place}'],
  },
};

/** @param {Named} named */
const named = ({ move, from, apart }) =>
  [within(move), from && `depuis ${thePlace(from)}`, apart && place(apart)].filter(Boolean).join(', ');

/** So many things are told; of the rest how many there are. @param {string[]} told @param {number} rest @param {string} between */
const some = (told, rest, between) =>
  told.join(between) + (rest ? `${between}et ${counted(rest, 'autre', 'autres')}` : '');

/** "Le paquet 3", "La main". @param {Place} at */
const The = (at) => capital(thePlace(at));

export const asking = {
  label: 'Demander, ou jouer un coup',
  example: 'où sont les as',
  close: 'Fermer',
  /** Cards that are to be played and cannot be: none of them is on top. */
  notFree: 'Aucune carte de ce nom n’est au-dessus d’une pile.',
  unknown: (/** @type {string} */ text) => `« ${text} » n’a pas été compris. Tapez « aide » pour savoir que demander.`,
  /** Cards that were asked for: where they lie, and how many cards lie on each. */
  where: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ rest) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)} : ${placeWithin(at)}${under ? `, sous ${cards(under)}` : ''}`,
        ),
        rest,
        ' ; ',
      )}.`,
    ),
  nowhere: (/** @type {number} */ stock) =>
    stock ? 'Aucune n’est visible ; la pioche n’est pas encore vide.' : 'Il n’y en a pas sur la table.',
  goesHome: (/** @type {Named[]} */ moves) =>
    `${counted(moves.length, 'coup pour rentrer', 'coups pour rentrer')} : ${moves.map(named).join(' ; ')}.`,
  nothingGoesHome: 'Rien ne peut rentrer maintenant.',
  wants: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${The(at)} est ${agreePlace(at, 'complet', 'complète')}.`;
    return next ? `${The(at)} attend ${the(next)}.` : `${The(at)} n’est pas une fondation.`;
  },
  /** What all foundations want, those of one name together. */
  wanted: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length
      ? capital(`${all.map(({ place: at, next }) => `${placeWithin(at)} : ${rank(next)}`).join(' ; ')}.`)
      : 'Toutes sont complètes.',
  /** The cards of a pile from its top. */
  under: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ more) => {
    if (!names.length) return `${The(at)} est vide.`;
    const [top, ...rest] = names.map(card);
    if (!rest.length) return `${place(at)} : seulement ${the(names[0])}.`;
    return `${place(at)}, ${cards(names.length + more)}, depuis le dessus : ${some([top, ...rest], more, ', ')}.`;
  },
  hidden: (/** @type {Place} */ at, /** @type {number} */ n) =>
    `${place(at)} : ${counted(n, 'carte, face cachée', 'cartes, face cachée')}.`,
  moves: (/** @type {Place | null} */ at, /** @type {Named[]} */ moves, /** @type {number} */ rest) => {
    const all = moves.length + rest;
    const from = at ? ` depuis ${thePlace(at)}` : '';
    return all
      ? `${counted(all, 'coup', 'coups')}${from} : ${some(moves.map(named), rest, ' ; ')}.`
      : `Aucun coup${from}.`;
  },
  noSuchMove: 'Ce coup n’est pas possible maintenant.',
  /** Several moves are meant by what was said. */
  several: (/** @type {{ place: Place, move: Token }[]} */ meant) =>
    `Lequel ? ${capital(meant.map(({ place: at, move }) => `${within(move)}, depuis ${thePlace(at)}`).join(' ; ou '))}.`,
  movable: (/** @type {Place} */ at) => `Un coup est possible depuis ${thePlace(at)}.`,
  /** In short parts: the first says that there are more. */
  help: [
    'Demandez : où sont les as ; qu’est-ce qui peut rentrer ; qu’attendent les fondations ; qu’attend cœur montant ; qu’y a-t-il sous le paquet 7.',
    'Sur les coups : coups ; coups du paquet 7 ; pourquoi le paquet 7 ; pourquoi le paquet 7 sur le paquet 8 ; indice ; peut-on encore gagner.',
    'Jouez : dame de cœur rentre ; dix de pique sur le paquet 7 ; paquet 3 sur paquet 5 ; ou en notation, p3>c+.',
    'Et aussi : va au paquet 7 ; distribuer ; annuler ; rétablir ; état ; répète ; dernier coup ; leçon. Échap revient aux cartes.',
  ],
  more: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Tapez « aide ${n + 1} » pour la suite.` : 'C’est tout.',
};
