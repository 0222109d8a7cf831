// French: questions and moves that the player types, and the answers.

import { agreePlace, capital, card, cards, counted, lower, place, placeWithin, rank, the, thePlace } from './cards.js';
import { tokenText } from './tokens.js';
import { withoutRow } from '../shared.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {{ move: Token, from: Place | null, apart: Place | null }} NamedMove */

/** @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @type {import('../command-line.js').Grammar} */
export const grammar = {
  stopWords: [
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
  to: ['à', 'au', 'aux', 'sur', 'vers', 'dans', 'avec', 'et'],
  home: ['rentre', 'rentrent', 'rentrer', 'rentrez', 'fondation'],
  play: ['joue', 'jouez', 'jouer'],
  place: ['pose', 'posez', 'poser', 'mets', 'mettez', 'place', 'déplace'],
  commands: {
    where: ['où {cards}', 'où voir {cards}', 'où trouver {cards}', 'trouve {cards}', 'cherche {cards}'],
    canGoHome: ['rentre', 'rentrent', 'rentrer', 'convient', 'conviennent'],
    nextOn: [
      ...['attend {place}', 'veut {place}', 'demande {place}', '{place} attend', '{place} veut'],
      ...['suivante {place}', 'suivante sur {place}', 'suivante au {place}', 'suivante à {place}'],
    ],
    allNext: [
      'attendu',
      'attendue',
      'attendues',
      'attendent fondations',
      'veulent fondations',
      'fondations',
      'suivante',
    ],
    readPile: [
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
    movesOfFocused: ['coups ici', 'coups permis ici', 'coups possibles ici', 'coups cette pile', 'cette pile', 'ici'],
    moves: ['coups', 'coups permis', 'coups possibles', 'jouer', 'faire', 'possible'],
    whyMove: [
      ...['pourquoi pas {place} sur {place}', 'pourquoi pas {place} à {place}', 'pourquoi pas {place} au {place}'],
      ...[
        'pourquoi {place} va pas sur {place}',
        'pourquoi {place} va pas à {place}',
        'pourquoi {place} va pas au {place}',
      ],
      ...['pourquoi {place} sur {place}', 'pourquoi {place} à {place}', 'pourquoi {place} au {place}'],
    ],
    whyFocused: ['pourquoi', 'pourquoi pas', 'pourquoi ici', 'pourquoi pas ici'],
    whyStuck: [
      ...['pourquoi {place} bouge pas', 'pourquoi {place} rentre pas', 'pourquoi pas {place}', 'pourquoi {place}'],
      ...['retient {place}', 'bloque {place}'],
    ],
    state: ['état', 'où en est la partie', 'où en est-on', 'où en suis-je', 'situation', 'score'],
    repeat: ['répète', 'répéter', 'répétez', 'redis', 'redire', 'encore'],
    lastMove: ['dernier', 'dernier coup', 'passé', 's’est-il passé'],
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
    // Cards or a pile alone come last, so that the commands above are not read as names.
    cards: ['{cards}'],
    pile: ['{place}'],
  },
};

/** @param {NamedMove} named */
const named = ({ move, from, apart }) =>
  [tokenWithin(apart ? withoutRow(move) : move), from && `depuis ${thePlace(from)}`, apart && place(apart)]
    .filter(Boolean)
    .join(', ');

/** @param {string[]} shown @param {number} omitted @param {string} between */
const some = (shown, omitted, between) =>
  shown.join(between) + (omitted ? `${between}et ${counted(omitted, 'autre', 'autres')}` : '');

/** "Le paquet 3", "La main". @param {Place} at */
const The = (at) => capital(thePlace(at));

export const commandLine = {
  label: 'Demander, ou jouer un coup',
  example: 'où sont les as',
  close: 'Fermer',
  allCovered: 'Aucune carte de ce nom n’est au-dessus d’une pile.',
  unknown: (/** @type {string} */ text) => `« ${text} » n’a pas été compris. Tapez « aide » pour savoir que demander.`,
  cardsAt: (/** @type {{ card: Card, place: Place, under: number }[]} */ found, /** @type {number} */ omitted) =>
    capital(
      `${some(
        found.map(
          ({ card: name, place: at, under }) =>
            `${card(name)} : ${placeWithin(at)}${under ? `, sous ${cards(under)}` : ''}`,
        ),
        omitted,
        ' ; ',
      )}.`,
    ),
  noCards: (/** @type {number} */ stock) =>
    stock ? 'Aucune n’est visible ; la pioche n’est pas encore vide.' : 'Il n’y en a pas sur la table.',
  movesHome: (/** @type {NamedMove[]} */ moves) =>
    `${counted(moves.length, 'coup pour rentrer', 'coups pour rentrer')} : ${moves.map(named).join(' ; ')}.`,
  noMovesHome: 'Rien ne peut rentrer maintenant.',
  nextOn: (/** @type {Place} */ at, /** @type {Card | null} */ next, /** @type {boolean} */ complete) => {
    if (complete) return `${The(at)} est ${agreePlace(at, 'complet', 'complète')}.`;
    return next ? `${The(at)} attend ${the(next)}.` : `${The(at)} n’est pas une fondation.`;
  },
  allNext: (/** @type {{ place: Place, next: Card }[]} */ all) =>
    all.length
      ? capital(`${all.map(({ place: at, next }) => `${placeWithin(at)} : ${rank(next)}`).join(' ; ')}.`)
      : 'Toutes sont complètes.',
  pileContents: (/** @type {Place} */ at, /** @type {Card[]} */ names, /** @type {number} */ omitted) => {
    if (!names.length) return `${The(at)} est vide.`;
    const [top, ...others] = names.map(card);
    if (!others.length) return `${place(at)} : seulement ${the(names[0])}.`;
    return `${place(at)}, ${cards(names.length + omitted)}, depuis le dessus : ${some([top, ...others], omitted, ', ')}.`;
  },
  faceDown: (/** @type {Place} */ at, /** @type {number} */ n) =>
    `${place(at)} : ${counted(n, 'carte, face cachée', 'cartes, face cachée')}.`,
  moves: (/** @type {Place | null} */ at, /** @type {NamedMove[]} */ moves, /** @type {number} */ omitted) => {
    const all = moves.length + omitted;
    const from = at ? ` depuis ${thePlace(at)}` : '';
    return all
      ? `${counted(all, 'coup', 'coups')}${from} : ${some(moves.map(named), omitted, ' ; ')}.`
      : `Aucun coup${from}.`;
  },
  noSuchMove: 'Ce coup n’est pas possible maintenant.',
  atProblem: 'Ce n’est pas possible pendant un problème. Ses boutons vous aident.',
  ambiguous: (/** @type {NamedMove[]} */ moves) => `Lequel ? ${capital(moves.map(named).join(' ; ou '))}.`,
  movable: (/** @type {Place} */ at) => `Un coup est possible depuis ${thePlace(at)}.`,
  help: [
    'Demandez : où sont les as ; qu’est-ce qui peut rentrer ; qu’attendent les fondations ; qu’attend cœur montant ; qu’y a-t-il sous le paquet 7.',
    'Sur les coups : coups ; coups du paquet 7 ; pourquoi le paquet 7 ; pourquoi le paquet 7 sur le paquet 8 ; indice ; peut-on encore gagner.',
    'Jouez : dame de cœur rentre ; dix de pique sur le paquet 7 ; paquet 3 sur paquet 5 ; ou en notation, p3>c+.',
    'Et aussi : va au paquet 7 ; distribuer ; annuler ; rétablir ; état ; répète ; dernier coup ; leçon. Échap revient aux cartes.',
  ],
  nextHelp: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `Tapez « aide ${n + 1} » pour la suite.` : 'C’est tout.',
};
