// French: how many deals can be won (www/report.html), by its keys. Sentences are HTML.

/** "99,95": the figures come with a point. @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: 'Combien de donnes peut-on gagner ? · Cadogan',
  description:
    'De quatre réussites victoriennes : combien de donnes sont gagnables, en combien de coups, et combien en gagne un joueur attentif.',
  nav: 'Sur cette page',
  'nav-figures': 'Les chiffres',
  'nav-counted': 'Ce qui a été compté',
  heading: 'Combien de donnes peut-on gagner ?',
  lead: 'Compté sur des donnes numérotées, que chacun peut entrer. Chaque victoire a été rejouée, chaque défaite est prouvée ; ce que l’on ne sait pas est compté des deux côtés.',
  known: 'Pour qui connaîtrait la pioche',
  won: 'gagnées',
  'not-known': 'on ne sait pas',
  lost: 'perdues',
  interval: 'intervalle à 95 %',
  range: (low, high) => `de ${number(low)} à ${number(high)} %`,
  lines: 'Coups jusqu’à la victoire',
  half: 'la moitié',
  median: 'médiane',
  moves: (low, high) => `de ${low} à ${high}`,
  unknown: 'Sans la connaître : un joueur attentif et un joueur simple',
  'in-100': 'sur 100 donnes',
  careful: 'attentif',
  simple: 'naïf',
  'players-in-100': (careful, simple) => `${number(careful)} et ${number(simple)} sur 100`,
  figures: 'Les chiffres',
  'column-game': 'Réussite',
  'column-deals': 'Donnes',
  'column-won': 'Gagnées',
  'column-lost': 'Perdues',
  'column-not-known': 'Inconnues',
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
    'Le premier joueur connaît l’ordre de la pioche : la donne peut-elle être gagnée ou non ? Le <em>joueur attentif</em> voit ce que voit une personne et suit à chaque coup l’indice loyal. Le <em>joueur réfléchi</em> imagine des ordres de la pioche, les fait finir par le joueur rapide et joue le coup après lequel on gagne le plus souvent ; le <em>joueur rapide</em> suit une règle empirique, avec un peu de hasard. Le <em>joueur naïf</em> joue ce qui peut l’être et ne pense pas plus loin. Un intervalle contient la vraie part dans 95 comptages sur 100 (selon Wilson). Les <em>coups</em> sont la médiane des chemins qui gagnent.',
  commands: 'La commande derrière chaque chiffre',
  gentle: 'douce',
  fair: 'moyenne',
  stern: 'sévère',
  cruel: 'cruelle',
  'nav-found': 'Comment',
  'nav-open': 'Donnes ouvertes',
  graded: 'Ce que disent les degrés : le joueur rapide',
  'grades-in-100': (gentle, fair, stern, cruel) =>
    `${number(gentle)}, ${number(fair)}, ${number(stern)}, ${number(cruel)} sur 100`,
  timed: 'Temps pour le savoir',
  times: (median, most) => `${number(median)} s ; ${number(most)} s`,
  'column-seconds': 'Secondes',
  'column-nodes': 'Nœuds',
  found: 'Comment on l’a trouvé',
  'found-wins':
    'Une donne est <strong>gagnée</strong> quand une suite de coups la gagne, de quelque façon qu’on l’ait trouvée : par des parties gloutonnes, par des recherches qui gardent les meilleures de beaucoup de positions, ou par des parties entières jouées par milliers, chacune un peu différente de la meilleure jusque-là. Chaque suite a ensuite été rejouée, coup par coup, selon les règles mêmes de la table.',
  'found-losses':
    'Une donne n’est <strong>perdue</strong> que si c’est prouvé : ou bien toutes les positions qui comptent ont été examinées, ou bien un jeu qui a moins de contraintes ne peut être gagné non plus. Rien n’est dit perdu parce qu’une recherche a duré ; alors <strong>on ne sait pas</strong>.',
  'found-rules':
    'Ce qu’une recherche laisse de côté, elle le laisse en vertu d’une règle. <a href="ledger.html" hreflang="en">Le registre</a> (en anglais) contient toutes ces règles, chacune avec son argument et avec le test qui la prendrait en faute : sur de petits jeux, les recherches ont été comparées à une autre qui ne laisse rien de côté.',
  'found-grades':
    'Le quart des donnes gagnables que le <em>joueur rapide</em> gagne le plus souvent est dit doux, puis viennent moyen, sévère et, pour le dernier, cruel. Pour les degrés, chaque donne a été jouée de nombreuses fois ; ci-dessus, elle l’a été une fois de plus.',
  'found-time':
    'Les <em>nœuds</em> sont des coups essayés, en médiane : les recherches s’arrêtent après un certain nombre, pour qu’un comptage donne partout le même résultat. Les secondes sont celles d’un seul processeur ; après la médiane vient ce que 99 donnes sur 100 ont demandé au plus.',
  'found-files': 'Ces fichiers donnent le résultat de chaque donne, pour qui veut recompter :',
  open: 'Les donnes en suspens',
  'open-text':
    'Jusqu’à sa limite, la recherche n’a trouvé ni chemin qui les gagne, ni preuve qu’il n’y en a pas. Qui en gagne une en sait plus que cette page.',
};
