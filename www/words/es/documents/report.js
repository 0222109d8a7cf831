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
  gentle: 'suave',
  fair: 'medio',
  stern: 'severo',
  cruel: 'cruel',
  'nav-found': 'Cómo',
  'nav-open': 'Repartos abiertos',
  graded: 'Qué dicen los grados: jugando deprisa',
  'grades-in-100': (gentle, fair, stern, cruel) =>
    `${number(gentle)}, ${number(fair)}, ${number(stern)}, ${number(cruel)} de 100`,
  timed: 'Tiempo hasta saberlo',
  times: (median, most) => `${number(median)} s; ${number(most)} s`,
  'column-seconds': 'Segundos',
  'column-nodes': 'Nodos',
  found: 'Cómo se averiguó',
  'found-wins':
    'Un reparto está <strong>ganado</strong> cuando una serie de jugadas lo gana, se haya encontrado como se haya encontrado: con partidas voraces, con búsquedas que conservan las mejores de muchas posiciones o con partidas enteras jugadas a millares, cada una algo distinta de la mejor hasta entonces. Después, cada serie se volvió a jugar, jugada a jugada, con las reglas de la propia mesa.',
  'found-losses':
    'Un reparto está <strong>perdido</strong> solo si está demostrado: o bien se miraron todas las posiciones que importan, o bien tampoco se puede ganar un juego con menos restricciones. Nada se da por perdido porque una búsqueda haya durado mucho; entonces <strong>no se sabe</strong>.',
  'found-rules':
    'Lo que una búsqueda deja fuera, lo deja fuera por una regla. <a href="ledger.html" hreflang="en">El registro</a> (en inglés) contiene todas esas reglas, cada una con su argumento y con la prueba que la delataría: en barajas pequeñas, las búsquedas se compararon con otra que no deja nada fuera.',
  'found-grades':
    'La cuarta parte de los repartos ganables de un solitario que más se gana jugando <em>deprisa</em> se llama suave; la siguiente, media; después, severa, y la última, cruel. Para los grados cada reparto se jugó muchas veces; arriba, una vez más.',
  'found-time':
    'Los <em>nodos</em> son jugadas probadas, en la mediana: las búsquedas se detienen después de cierto número, para que un recuento dé lo mismo en todas partes. Los segundos son de un solo procesador; tras la mediana está lo que tardaron como mucho 99 de cada 100 repartos.',
  'found-files': 'Estos archivos tienen el resultado de cada reparto, para quien quiera volver a contar:',
  open: 'Repartos sin decidir',
  'open-text':
    'Hasta su límite, la búsqueda no halló camino que los gane ni demostración de que no lo haya. Quien gane uno sabrá más que esta página.',
};
