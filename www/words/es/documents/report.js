// Spanish: www/report.html, by its keys. Sentences are HTML.

/** Decimal comma: "99,95". @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: '¿Cuántos repartos tienen solución? · Cadogan',
  description:
    'Cuatro solitarios victorianos: cuántos repartos tienen solución, en cuántas jugadas, y cuántos gana un jugador atento.',
  nav: 'En esta página',
  'nav-figures': 'Las cifras',
  'nav-counted': 'Qué se contó',
  heading: '¿Cuántos repartos tienen solución?',
  lead: 'Contado en repartos numerados, que cualquiera puede escribir. Cada victoria se volvió a jugar, y cada derrota está demostrada; los intervalos tienen en cuenta los repartos sin decidir.',
  'with-stock': 'Conociendo el mazo',
  won: 'ganados',
  undecided: 'sin decidir',
  lost: 'perdidos',
  interval: 'intervalo del 95 %',
  range: (low, high) => `de ${number(low)} a ${number(high)} %`,
  lines: 'Jugadas hasta ganar',
  half: 'mitad central',
  median: 'mediana',
  moves: (low, high) => `de ${low} a ${high}`,
  'without-stock': 'Sin ver el mazo: jugador atento, y jugador ingenuo, que no mira más allá',
  'in-100': '% de los repartos',
  careful: 'atento',
  simple: 'ingenuo',
  'players-in-100': (careful, simple) => `${number(careful)} y ${number(simple)} %`,
  figures: 'Las cifras',
  'column-game': 'Juego',
  'column-deals': 'Repartos',
  'column-won': 'Ganados',
  'column-lost': 'Perdidos',
  'column-undecided': 'Sin decidir',
  'column-can-be-won': 'Con solución',
  'column-moves': 'Jugadas',
  'column-careful-player': 'Jugador atento',
  'column-thoughtful-player': 'Jugador reflexivo',
  'column-quick-player': 'Jugador rápido',
  'column-simple-player': 'Jugador ingenuo',
  share: (low, high) => `${number(low)}–${number(high)} %`,
  of: (share, all, low, high) => `${number(share)} % de ${all} (${number(low)}–${number(high)})`,
  counted: 'Qué se contó',
  players:
    'El solucionador conoce el orden del mazo y averigua si un reparto tiene solución. El <em>jugador atento</em> ve lo que ves tú y sigue en cada jugada una pista, hallada con menos intentos que las de esta página. El <em>jugador reflexivo</em> baraja muchas veces las cartas ocultas, deja que el jugador rápido termine cada partida y elige la jugada que más veces gana. El <em>jugador rápido</em> sigue una regla práctica, con algo de azar. El <em>jugador ingenuo</em> juega lo primero que puede y no mira más allá. Los intervalos (de Wilson) contienen la proporción verdadera en 95 de cada 100 recuentos así. Las <em>jugadas</em> son la mediana de las líneas ganadoras.',
  commands: 'La orden que hay detrás de cada cifra',
  gentle: 'fácil',
  medium: 'medio',
  stern: 'difícil',
  cruel: 'cruel',
  'nav-found': 'Cómo',
  'nav-open': 'Sin decidir',
  graded: 'Qué significan los grados: victorias del jugador rápido',
  'grades-in-100': (gentle, medium, stern, cruel) =>
    `${number(gentle)}, ${number(medium)}, ${number(stern)}, ${number(cruel)} %`,
  timed: 'Tiempo para resolver',
  times: (median, most) => `${number(median)} s; ${number(most)} s`,
  'column-seconds': 'Segundos',
  'column-nodes': 'Nodos',
  found: 'Cómo se averiguó',
  'found-wins':
    'Un reparto está <strong>ganado</strong> cuando una línea de jugadas lo gana. Encontramos líneas con partidas voraces, con búsquedas que conservan las mejores de muchas posiciones y con miles de partidas enteras, cada una un pequeño cambio de la mejor hasta entonces. Después, cada línea se volvió a jugar, jugada a jugada, con las reglas de la mesa.',
  'found-losses':
    'Un reparto está <strong>perdido</strong> solo si está demostrado: una búsqueda ha recorrido todas las posiciones que importan, o ni siquiera un juego con menos restricciones tiene solución. Una búsqueda larga no demuestra nada; ese reparto queda <strong>sin decidir</strong>.',
  'found-rules':
    'Cada atajo de una búsqueda sigue una regla. <a href="ledger.html" hreflang="en">El registro</a> (en inglés) enumera esas reglas, cada una con su argumento y con la prueba que revelaría un error: con barajas pequeñas, las búsquedas se compararon con otra sin atajos.',
  'found-grades':
    'El <em>jugador rápido</em> juega muchas veces cada reparto con solución. La cuarta parte de los repartos de un juego que menos gana es cruel; la siguiente, difícil. Los repartos más fáciles, a lo sumo una cuarta parte, son fáciles: siguiendo cada pista de esta página se ganan al menos 9 de cada 10. Los demás son medios. Las cifras de arriba son de una partida más de cada reparto.',
  'found-time':
    'Los <em>nodos</em> son la mediana de las jugadas probadas. Las búsquedas se detienen tras un número fijo de nodos, para que un recuento dé lo mismo en todas partes. Los segundos son de un solo procesador: la mediana y luego el más largo de 99 de cada 100 repartos.',
  'found-files': 'Estos archivos tienen el veredicto de cada reparto, por si quieres comprobar la cuenta:',
  open: 'Repartos sin decidir',
  'open-text':
    'Dentro de su límite, la búsqueda no encontró solución para estos repartos ni prueba de que no la haya. Gana uno, y sabrás más que esta página.',
};
