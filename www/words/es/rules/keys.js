// Spanish: the controls.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Toca una carta y luego su destino, o arrástrala. Si una pila solo tiene una jugada, basta elegirla para hacerla. Un doble toque lleva una carta a casa. Vuelve a elegirla o pulsa Escape para anular la elección. Puedes deshacerlo todo, incluso el reparto.',
  keys: [
    { name: 'Flechas', text: 'ir de pila en pila' },
    { name: 'Inicio, Fin', text: 'primera y última pila de la fila; con Ctrl, de la mesa' },
    { name: '1 2 3 4', text: 'mazo y mano, bases, tablero, lo demás' },
    { name: 'Intro', text: 'elegir; en una pila marcada, jugar' },
    { name: 'Mayús Intro', text: 'llevar a casa' },
    { name: 'N, B', text: 'pila siguiente o anterior que puede recibir la carta' },
    { name: 'D', text: 'repartir' },
    { name: 'Mayús D', text: 'repartir todo, si el juego lo permite' },
    { name: 'H', text: 'pista' },
    { name: 'I', text: 'ver la pila entera' },
    { name: 'S', text: 'leer el estado de la partida' },
    { name: 'Ctrl Z, Ctrl Y', text: 'deshacer, rehacer' },
    { name: 'Escape', text: 'anular la elección, cerrar' },
  ],
};
