// Spanish: the terms of the rules, two sentences each at most.

export default {
  title: 'Glosario',
  lead: 'El libro empieza explicando sus términos. Estos son los de nuestros cuatro juegos.',
  terms: {
    available: {
      name: 'Disponible',
      text: 'Las reglas permiten mover ahora esta carta. El libro marca esas cartas con crucecitas.',
    },
    bareKing: {
      name: 'Rey sin cartas',
      text: 'Un rey que no tiene ninguna carta encima. El libro dice «a single king».',
    },
    deal: {
      name: 'Ronda',
      text: 'En Sly, veinte cartas puestas en el paseo: la «deal of twenty» del libro. No cuentan las que van a casa en cuanto salen ni las que rellenan un montón.',
    },
    doublePlay: {
      name: 'Jugada doble',
      text: 'En la Emperatriz, una carta roja y una negra que van juntas a casa, cada una a su base. En una partida hay 88.',
    },
    foundation: {
      name: 'Base',
      text: 'Una pila que formas carta a carta con un mismo palo. Ganas cuando todas las bases están completas.',
    },
    grace: {
      name: 'Gracia',
      text: 'En el Laberinto, tu derecho a apartar una carta cualquiera, una sola vez, cuando el mazo está vacío y nada puede ir a casa.',
    },
    heap: {
      name: 'Amontonar',
      text: 'Poner varias cartas en un mismo montón durante una ronda, en lugar de una en cada uno.',
    },
    home: {
      name: 'A casa',
      text: 'A su base, y para siempre.',
    },
    inSuit: {
      name: 'Del mismo palo',
      text: 'Tréboles sobre tréboles, corazones sobre corazones: no basta con el color.',
    },
    knave: {
      name: 'Jota',
      text: 'La figura más baja, entre el diez y la reina: la sota de esta baraja. El libro dice «knave».',
    },
    pack: {
      name: 'Mazo',
      text: 'Las cartas que faltan por repartir, boca abajo. El libro lo llama «pack», es decir, baraja; aquí una baraja son siempre 52 cartas.',
    },
    packet: {
      name: 'Montón',
      text: 'Cartas puestas unas sobre otras. Solo se puede mover la de arriba.',
    },
    pair: {
      name: 'Pareja',
      text: 'En la Emperatriz, una carta roja y una negra que tú unes. Nunca se separan, y van juntas a casa.',
    },
    promenade: {
      name: 'Paseo',
      text: 'Los veinte montones de Sly, en dos filas de diez o cuatro de cinco.',
    },
    refill: {
      name: 'Rellenar',
      text: 'Poner otra carta, del mazo o del descarte, en el lugar de una que se ha ido.',
    },
    released: {
      name: 'Liberada',
      text: 'Que ha quedado disponible, porque se ha ido la carta que la bloqueaba.',
    },
    row: {
      name: 'Fila',
      text: 'En el Laberinto, diez cartas repartidas una al lado de otra. Cada fila nueva va debajo de la anterior.',
    },
    run: {
      name: 'Escalera',
      text: 'Cartas en orden, que suben o bajan de una en una, de cualquier palo.',
    },
    suitable: {
      name: 'La siguiente',
      text: 'La carta que encaja en una base: el libro dice «suitable». Una esquina marrón doblada marca la carta que puede ir a casa.',
    },
    tableau: {
      name: 'Tablero',
      text: 'Las cartas de la mesa con las que juegas.',
    },
    talon: {
      name: 'Descarte',
      text: 'En la Emperatriz, las cartas boca arriba de un color, que rellenan sus filas: un descarte para el rojo y otro para el negro. El libro dice «talon».',
    },
  },
};
