// Spanish: what the words of the rules mean. Two sentences at the most.

export default {
  title: 'Glosario',
  lead: 'El libro empieza explicando sus términos, y nosotros también. Estas son las palabras de los cuatro juegos, tal como ellos las usan.',
  terms: {
    available: {
      name: 'Disponible',
      text: 'No bloqueada por las reglas del juego, de modo que la carta se puede usar. El libro marca esas cartas con crucecitas.',
    },
    bareKing: {
      name: 'Rey solo',
      text: 'Un rey en cuya columna no hay ninguna carta. El libro lo llama «a single king».',
    },
    deal: {
      name: 'Tanda de veinte',
      text: 'En Sly, veinte cartas puestas en el paseo. No cuentan las que van a casa según salen, ni la que rellena un montón.',
    },
    doublePlay: {
      name: 'Jugada doble',
      text: 'En la Emperatriz, dos cartas que van a casa a la vez, una roja y una negra, cada una a su base. En una partida hay 88.',
    },
    foundation: {
      name: 'Base',
      text: 'Una pila que crece carta a carta en un mismo palo. El solitario sale cuando todas las bases están completas.',
    },
    grace: {
      name: 'Gracia',
      text: 'En el Laberinto, el privilegio de quitar una carta cualquiera, una sola vez, cuando el mazo se ha acabado y nada encaja.',
    },
    heap: {
      name: 'Amontonar',
      text: 'Poner varias cartas en un mismo montón, cuando en una tanda podría haberse puesto una en cada uno.',
    },
    home: {
      name: 'Casa',
      text: 'Su base: una carta que va a casa se pone en ella. La que está en casa, ahí se queda.',
    },
    inSuit: {
      name: 'Del mismo palo',
      text: 'Tréboles sobre tréboles, corazones sobre corazones: no basta con el color.',
    },
    knave: {
      name: 'Jota',
      text: 'La figura más baja, entre el diez y la reina. Ocupa el lugar de la sota, y su índice es una J.',
    },
    pack: {
      name: 'Mazo',
      text: 'Las cartas que faltan por repartir, boca abajo. Varias barajas mezcladas forman un solo mazo.',
    },
    packet: {
      name: 'Montón',
      text: 'Cartas puestas exactamente unas sobre otras. Solo se puede usar la de arriba.',
    },
    pair: {
      name: 'Pareja',
      text: 'En la Emperatriz, una carta roja y una negra que el jugador une. Ya no se separan, y van a casa a la vez.',
    },
    promenade: {
      name: 'Paseo',
      text: 'Los veinte montones de Sly, en dos filas de diez o cuatro de cinco.',
    },
    refill: {
      name: 'Rellenar',
      text: 'Poner la siguiente carta del mazo o del descarte donde se ha ido una carta.',
    },
    released: {
      name: 'Liberada',
      text: 'Que ha quedado disponible: la carta que la bloqueaba se ha ido.',
    },
    row: {
      name: 'Fila',
      text: 'En el Laberinto, diez cartas repartidas una al lado de otra. Cada fila nueva va debajo de la última.',
    },
    run: {
      name: 'Escalera',
      text: 'Cartas seguidas, cada una un grado más baja, o más alta, que la anterior, sean del palo que sean.',
    },
    suitable: {
      name: 'Encajar',
      text: 'Ser la siguiente, en palo y valor, de una base. Una esquina marrón doblada marca la carta que encaja y puede ir.',
    },
    tableau: {
      name: 'Tablero',
      text: 'Las cartas extendidas sobre la mesa, de las que se juega.',
    },
    talon: {
      name: 'Descarte',
      text: 'Cartas del mazo que no tenían sitio y se dejan aparte, boca arriba; el libro dice «talon». En la Emperatriz hay uno rojo y uno negro.',
    },
  },
};
