// Spanish: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Elige una carta y luego el sitio al que ha de ir, o arrástrala. Una pila con una sola jugada la hace al elegirla, y un doble toque lleva una carta a casa. Elegirla otra vez, o Escape, la suelta. Todo se puede deshacer, también lo repartido.',
  keys: [
    { name: 'Flechas', text: 'ir de pila en pila' },
    { name: 'Inicio, Fin', text: 'primera y última pila de la fila; con Ctrl, de la mesa' },
    { name: '1 2 3 4', text: 'mazo y mano, bases, tablero, lo demás' },
    { name: 'Intro', text: 'elegir; en una pila marcada, jugar' },
    { name: 'Mayús Intro', text: 'llevar a casa' },
    { name: 'N, B', text: 'siguiente y anterior pila adonde puede ir la carta' },
    { name: 'D', text: 'seguir repartiendo' },
    { name: 'H', text: 'pista' },
    { name: 'I', text: 'ver la pila entera' },
    { name: 'S', text: 'decir cómo va la partida' },
    { name: 'Ctrl Z, Ctrl Y', text: 'deshacer, rehacer' },
    { name: 'Escape', text: 'soltar, cerrar' },
  ],
};
