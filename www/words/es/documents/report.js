// Spanish: how many deals can be won (www/report.html), by its keys. Sentences are HTML.

/** "99,95": the figures come with a point. @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: '¿Cuántos repartos se pueden ganar? · Cadogan',
  description:
    'De cuatro solitarios victorianos: cuántos repartos se pueden ganar, en cuántas jugadas, y cuántos gana quien juega con cuidado.',
  nav: 'En esta página',
  'nav-figures': 'Las cifras',
  'nav-counted': 'Qué se contó',
  heading: '¿Cuántos repartos se pueden ganar?',
  lead: 'Contado en repartos numerados, que cualquiera puede escribir. Cada victoria se volvió a jugar, cada derrota está demostrada; lo que no se sabe cuenta hacia los dos lados.',
  known: 'Para quien conociera el mazo',
  won: 'ganados',
  'not-known': 'no se sabe',
  lost: 'perdidos',
  interval: 'intervalo del 95 %',
  range: (low, high) => `de ${number(low)} a ${number(high)} %`,
  lines: 'Jugadas hasta ganar',
  half: 'la mitad',
  median: 'mediana',
  moves: (low, high) => `de ${low} a ${high}`,
  unknown: 'Sin conocerlo: jugando con cuidado y jugando sin pensar',
  'in-100': 'de cada 100 repartos',
  careful: 'con cuidado',
  simple: 'sin pensar',
  'players-in-100': (careful, simple) => `${number(careful)} y ${number(simple)} de 100`,
  figures: 'Las cifras',
  'column-game': 'Solitario',
  'column-deals': 'Repartos',
  'column-won': 'Ganados',
  'column-lost': 'Perdidos',
  'column-not-known': 'No se sabe',
  'column-can-be-won': 'Se pueden ganar',
  'column-moves': 'Jugadas',
  'column-careful-player': 'Jugando con cuidado',
  'column-thoughtful-player': 'Jugando con reflexión',
  'column-quick-player': 'Jugando deprisa',
  'column-simple-player': 'Jugando sin pensar',
  share: (low, high) => `${number(low)}–${number(high)} %`,
  of: (share, all, low, high) => `${number(share)} % de ${all} (${number(low)}–${number(high)})`,
  counted: 'Qué se contó',
  players:
    'El primer jugador conoce el orden del mazo: dice si un reparto se puede ganar o no. Quien juega <em>con cuidado</em> ve lo que ve una persona y sigue en cada jugada la pista limpia. Quien juega <em>con reflexión</em> imagina órdenes del mazo, los hace terminar deprisa y elige la jugada tras la que más se ganan; quien juega <em>deprisa</em> sigue una regla práctica, con algo de azar. Quien juega <em>sin pensar</em> juega lo que se puede y no mira más allá. Un intervalo contiene la proporción verdadera en 95 de cada 100 recuentos así (el de Wilson). Las <em>jugadas</em> son la mediana de los caminos que ganan.',
  commands: 'La orden que hay detrás de cada cifra',
};
