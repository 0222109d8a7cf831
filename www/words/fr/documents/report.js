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
};
