// French: www/report.html, by its keys. Sentences are HTML.

/** Decimal comma: "99,95". @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: 'Combien de donnes sont gagnables ? · Cadogan',
  description:
    'Quatre réussites victoriennes : combien de donnes sont gagnables, en combien de coups, et combien en gagne un joueur attentif.',
  nav: 'Sur cette page',
  'nav-figures': 'Les chiffres',
  'nav-counted': 'Ce qui a été compté',
  heading: 'Combien de donnes sont gagnables ?',
  lead: 'Compté sur des donnes numérotées, que vous pouvez entrer. Chaque victoire a été rejouée, chaque défaite est prouvée ; les intervalles tiennent compte des donnes indécises.',
  'with-stock': 'En connaissant la pioche',
  won: 'gagnées',
  undecided: 'indécises',
  lost: 'perdues',
  interval: 'intervalle à 95 %',
  range: (low, high) => `de ${number(low)} à ${number(high)} %`,
  lines: 'Coups jusqu’à la victoire',
  half: 'moitié centrale',
  median: 'médiane',
  moves: (low, high) => `de ${low} à ${high}`,
  'without-stock': 'Sans voir la pioche : joueur attentif, et joueur naïf, qui ne prévoit rien',
  'in-100': '% des donnes',
  careful: 'attentif',
  simple: 'naïf',
  'players-in-100': (careful, simple) => `${number(careful)} % et ${number(simple)} %`,
  figures: 'Les chiffres',
  'column-game': 'Réussite',
  'column-deals': 'Donnes',
  'column-won': 'Gagnées',
  'column-lost': 'Perdues',
  'column-undecided': 'Indécises',
  'column-can-be-won': 'Gagnables',
  'column-moves': 'Coups',
  'column-careful-player': 'Joueur attentif',
  'column-thoughtful-player': 'Joueur réfléchi',
  'column-quick-player': 'Joueur rapide',
  'column-simple-player': 'Joueur naïf',
  share: (low, high) => `${number(low)}–${number(high)} %`,
  of: (share, all, low, high) => `${number(share)} % sur ${all} (${number(low)}–${number(high)})`,
  counted: 'Ce qui a été compté',
  players:
    'Le solveur connaît l’ordre de la pioche et cherche si une donne est gagnable. Le <em>joueur attentif</em> voit ce que vous voyez, et suit à chaque coup un indice, trouvé en moins d’essais que ceux de cette page. Le <em>joueur réfléchi</em> rebat de nombreuses fois les cartes cachées, laisse le joueur rapide finir chaque partie, et choisit le coup qui gagne le plus souvent. Le <em>joueur rapide</em> suit une règle empirique, avec un peu de hasard. Le <em>joueur naïf</em> joue tout ce qu’il peut et ne prévoit rien. Les intervalles (de Wilson) contiennent la vraie part dans 95 comptages sur 100. Les <em>coups</em> sont la longueur médiane des suites gagnantes.',
  commands: 'La commande derrière chaque chiffre',
  gentle: 'facile',
  medium: 'moyenne',
  stern: 'difficile',
  cruel: 'cruelle',
  'nav-found': 'Comment',
  'nav-open': 'Donnes non résolues',
  graded: 'Niveaux : ce que gagne le joueur rapide',
  'grades-in-100': (gentle, medium, stern, cruel) =>
    `${number(gentle)} ; ${number(medium)} ; ${number(stern)} ; ${number(cruel)} %`,
  timed: 'Temps de résolution',
  times: (median, most) => `${number(median)} s ; ${number(most)} s`,
  'column-seconds': 'Secondes',
  'column-nodes': 'Nœuds',
  found: 'Comment on l’a trouvé',
  'found-wins':
    'Une donne est <strong>gagnée</strong> quand une suite de coups la gagne. Nous trouvons ces suites par des parties gloutonnes, par des recherches qui gardent les meilleures de nombreuses positions, et par des milliers de parties complètes, chacune un petit changement de la meilleure. Chaque suite a ensuite été rejouée, coup par coup, selon les règles de la table.',
  'found-losses':
    'Une donne n’est <strong>perdue</strong> que si c’est prouvé : une recherche a couvert toutes les positions qui comptent, ou même une réussite avec moins de contraintes est ingagnable. Une longue recherche ne prouve rien ; une telle donne est <strong>indécise</strong>.',
  'found-rules':
    'Chaque raccourci d’une recherche suit une règle. <a href="ledger.html" hreflang="en">Le registre</a> (en anglais) énumère ces règles, chacune avec son argument et avec le test qui révélerait une erreur : sur de petits jeux de cartes, les recherches ont été comparées à une autre sans raccourcis.',
  'found-grades':
    'Le <em>joueur rapide</em> joue chaque donne gagnable de nombreuses fois. Le quart des donnes d’une réussite qu’il gagne le moins souvent est cruel, le suivant difficile. Les donnes les plus faciles, un quart au plus, sont dites faciles : en y suivant chaque indice de cette page, on gagne au moins 9 fois sur 10. Les autres sont moyennes. Les chiffres ci-dessus viennent d’une partie de plus par donne.',
  'found-time':
    'Les <em>nœuds</em> sont la médiane des coups essayés. Les recherches s’arrêtent après un nombre fixe de nœuds : un comptage donne donc partout le même résultat. Les secondes sont celles d’un seul processeur : la médiane, puis la plus longue de 99 donnes sur 100.',
  'found-files': 'Ces fichiers donnent le verdict de chaque donne, si vous voulez vérifier notre compte :',
  open: 'Donnes non résolues',
  'open-text':
    'Dans ses limites, la recherche n’a trouvé ni victoire pour ces donnes, ni preuve qu’il n’y en a pas. Gagnez-en une, et vous en savez plus que cette page.',
};
