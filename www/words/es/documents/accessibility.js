// Spanish: the page on accessibility (www/accessibility.html), by its keys. Sentences are HTML. Names of the points follow
// the usual Spanish translations of the guidelines.

/** @type {Record<string, string>} */
export default {
  title: 'Accesibilidad · Cadogan',
  description:
    'Qué funciona para quien ve poco, oye las cartas, usa solo teclas o quiere menos movimiento; qué no; punto por punto según WCAG 2.2.',
  nav: 'En esta página',
  'nav-1': 'Qué funciona',
  'nav-2': 'Qué no funciona',
  'nav-3': 'Punto por punto',
  heading: 'Para todos los jugadores',
  lead: 'Cuatro solitarios que todo el mundo debe poder jugar: con los ojos o con los oídos, con ratón, dedo o teclas. Esta página dice cómo, y dónde todavía falta.',
  works: 'Qué funciona',
  'works-larger':
    '<strong>Cartas más grandes.</strong> Amplía la página, separa dos dedos sobre la mesa o elige «Cartas ampliadas». Entonces la mesa se mueve bajo su marco: con la rueda, con el dedo, arrastrando el tapete, con las flechas. Un plano en la esquina muestra dónde estás; si lo tocas, vas a otra parte. Lo que tienes en la mano siempre se ve.',
  'works-contrast':
    '<strong>Más contraste.</strong> Solo blanco y negro, los palos rojos huecos y la carta elegida invertida: donde tu sistema pide más contraste, o con «Contraste» en los ajustes. Los colores forzados de Windows se respetan, con las mismas formas.',
  'works-keys':
    '<strong>Teclas.</strong> Cada jugada tiene sus teclas; el signo de interrogación las enumera. Las teclas sueltas se cambian y se desactivan en los ajustes, en «Teclas». Es importante si le hablas a tu ordenador.',
  'works-speech':
    '<strong>Voz.</strong> Cada carta, cada pila y cada jugada se dicen con palabras. Cuánto se dice es un ajuste.',
  'works-colours': '<strong>Colores.</strong> Cuatro colores para los palos, cuatro tapetes, claro y oscuro.',
  'works-motion':
    '<strong>Menos movimiento.</strong> Nada se mueve por sí solo donde tu sistema pide menos movimiento, o con «Las cartas van: al instante».',
  'works-time': '<strong>Tiempo.</strong> Nada va contra reloj, y todo se puede deshacer.',
  lacking: 'Qué no funciona',
  'lacking-frame':
    'En el iframe de otra página, una mesa no puede saber si la página está ampliada. Dos dedos la amplían, y quien la pone también puede: <code>magnify</code>.',
  'lacking-strips':
    'En los teléfonos más pequeños, una columna larga muestra tiras de menos de 24 píxeles. Su número la abre; las cartas ampliadas tienen tiras mayores.',
  'lacking-spacing':
    'Con más espacio entre letras, algunas palabras del tapete quedan cortadas: todas están también en los nombres que oyen los lectores de pantalla.',
  'lacking-ear':
    'Una partida de oído dura más que con los ojos, sobre todo la Empress of India: tiene cuarenta y ocho sitios.',
  'lacking-readers':
    'De los lectores de pantalla solo se ha probado Orca: con Firefox y con Chromium se han ganado de oído los cuatro juegos y se han seguido hasta el final las cuatro lecciones. NVDA, JAWS, VoiceOver y TalkBack no se han probado.',
  tell: 'Cómo decírnoslo',
  'tell-how':
    'Si algo te impide jugar, díselo a quien lleva la web donde encontraste el juego, o a quien te dio el programa: con el enlace de la partida (Menú, Compartir), lo que hiciste y lo que usas: navegador, lector de pantalla, ampliación. El enlace basta para volver a la misma posición.',
  points: 'Punto por punto',
  'points-text':
    'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. La última columna nombra las pruebas que obligan al programa: archivos de <code>tests/browser</code> que acaban en <code>.test.mjs</code>, o lo que <code>tests/browser/orca</code> oye de un lector de pantalla de verdad: <code>cargo xtask orca</code>.',
  'head-point': 'Punto',
  'head-how': 'Cómo se cumple',
  'head-tests': 'Pruebas',
  'point-1.1.1': 'Contenido no textual',
  'met-1.1.1':
    'Cartas, pilas y marcas tienen nombres en palabras; los dibujos que solo adornan no existen para los lectores de pantalla. Los códigos QR y las imágenes tienen un texto al lado.',
  'point-1.2.1-1.2.5': 'Audio y vídeo',
  'met-1.2.1-1.2.5':
    'No hay. Los sonidos de las cartas están apagados hasta que se encienden, y no dicen nada que no se diga con palabras.',
  'point-1.3.1': 'Información y relaciones',
  'met-1.3.1':
    'La mesa es una cuadrícula de celdas con filas; títulos, listas, tablas y grupos de ajustes están marcados como tales. Lo que un sitio admite está en su nombre o en su descripción.',
  'point-1.3.2': 'Secuencia significativa',
  'met-1.3.2': 'Las celdas se leen de arriba abajo y de izquierda a derecha, como están puestas.',
  'point-1.3.3': 'Características sensoriales',
  'met-1.3.3': 'Ninguna frase señala una carta solo por su color o su sitio: nombra la carta y su pila.',
  'point-1.3.4': 'Orientación',
  'met-1.3.4': 'Cada juego se dibuja en vertical y en horizontal.',
  'point-1.3.5': 'Identificar el propósito de la entrada',
  'met-1.3.5': 'No se pide nada personal.',
  'point-1.4.1': 'Uso del color',
  'met-1.4.1':
    'Los palos tienen formas, y los escudos sus rayados; los sitios elegidos, esperados, que encajan y abiertos se distinguen por la forma. Sin color, los palos rojos son huecos.',
  'point-1.4.2': 'Control del audio',
  'met-1.4.2': 'Ningún sonido dura más de un segundo, y al principio todos están apagados.',
  'point-1.4.3': 'Contraste (mínimo)',
  'met-1.4.3': 'El texto tiene al menos 4,5 a 1, en cada tapete, claro y oscuro.',
  'point-1.4.4': 'Cambio de tamaño del texto',
  'met-1.4.4':
    'Al 200 %, las cartas son en la pantalla al menos 1,8 veces mayores; al 400 %, al menos 2,5: la mesa se mueve bajo su marco. Si el navegador hace las letras el doble de grandes, no se pisan. Así es también en las lecciones y cuando se gana una partida.',
  'point-1.4.5': 'Imágenes de texto',
  'met-1.4.5': 'No hay, salvo los valores en las cartas.',
  'point-1.4.10': 'Reajuste',
  'met-1.4.10':
    'A 320 píxeles, páginas y diálogos no piden desplazarse de lado. Una mesa de cartas tiene por naturaleza dos dimensiones y se mueve en ambas; su frase y sus botones, no.',
  'point-1.4.11': 'Contraste no textual',
  'met-1.4.11':
    'Marcas, bordes, sitios vacíos y foco tienen al menos 3 a 1; las cartas esperadas en el tapete claro, 3,5 a 1.',
  'point-1.4.12': 'Espaciado del texto',
  'met-1.4.12':
    'Letras, palabras y líneas más separadas no cortan nada en diálogos y páginas. En el tapete, las palabras tienen una línea.',
  'point-1.4.13': 'Contenido al pasar el puntero o recibir el foco',
  'met-1.4.13':
    'Una pila que se mira deteniéndose en ella se cierra con Escape, y sigue abierta mientras el puntero está sobre ella o sobre lo que se ha abierto. Lo mismo hace una tecla.',
  'point-2.1.1': 'Teclado',
  'met-2.1.1': 'Todo se puede hacer con el teclado: flechas, Intro y las teclas que enumera el signo de interrogación.',
  'point-2.1.2': 'Sin trampas para el teclado',
  'met-2.1.2': 'El tabulador sale de la mesa; Escape, de cualquier diálogo.',
  'point-2.1.4': 'Atajos de teclado con caracteres',
  'met-2.1.4':
    'Las teclas sueltas solo actúan mientras la mesa tiene el foco, o nada en la página lo tiene, y se pueden desactivar y cambiar: Ajustes, Teclas.',
  'point-2.2.1': 'Tiempo ajustable',
  'met-2.2.1':
    'Nada va contra reloj. Un aviso de jugada no permitida, que se va solo, espera mientras se le señala o tiene el foco, y vuelve en cada intento.',
  'point-2.2.2': 'Poner en pausa, detener, ocultar',
  'met-2.2.2': 'Una repetición tiene un botón de pausa, y no empieza sola donde se desea menos movimiento.',
  'point-2.3.1': 'Umbral de tres destellos',
  'met-2.3.1': 'Nada destella.',
  'point-2.4.1': 'Evitar bloques',
  'met-2.4.1': 'Un enlace al principio de la página lleva más allá de su cabecera.',
  'point-2.4.2': 'Titulado de páginas',
  'met-2.4.2': 'Cada página y cada juego tienen su propio título.',
  'point-2.4.3': 'Orden del foco',
  'met-2.4.3': 'El foco va en el orden de la lectura; un diálogo lo devuelve a donde se abrió.',
  'point-2.4.4': 'Propósito de los enlaces (en contexto)',
  'met-2.4.4': 'Los enlaces dicen adónde llevan.',
  'point-2.4.5': 'Múltiples vías',
  'met-2.4.5': 'A los juegos se llega por la portada, el menú, una dirección o un código.',
  'point-2.4.6': 'Encabezados y etiquetas',
  'met-2.4.6': 'Encabezados y campos dicen de qué tratan.',
  'point-2.4.7': 'Foco visible',
  'met-2.4.7': 'Un anillo de dos colores, que se ve sobre papel, tapete y cartas.',
  'point-2.4.11': 'Foco no oculto (mínimo)',
  'met-2.4.11':
    'Lo que tiene el foco nunca queda tapado: en las páginas, en los diálogos, en la mesa. En una mesa ampliada la ventana sigue al foco, y el plano le deja su esquina.',
  'point-2.5.1': 'Gestos del puntero',
  'met-2.5.1': 'Lo que hacen dos dedos lo hace también un ajuste; arrastrar son dos toques.',
  'point-2.5.2': 'Cancelación del puntero',
  'met-2.5.2': 'Una carta actúa al levantar el dedo, y deslizarlo fuera lo anula; Escape termina un arrastre.',
  'point-2.5.3': 'Etiqueta en el nombre',
  'met-2.5.3': 'Lo que se lee en un botón está en su nombre.',
  'point-2.5.4': 'Activación mediante movimiento',
  'met-2.5.4': 'Nada se hace moviendo el aparato.',
  'point-2.5.7': 'Movimientos de arrastre',
  'met-2.5.7': 'Elige una carta y luego su sitio: nada exige arrastrar. El plano se toca.',
  'point-2.5.8': 'Tamaño del objetivo (mínimo)',
  'met-2.5.8':
    'Todo lo que se pulsa mide al menos 24 píxeles, o tiene ese espacio para sí; donde el puntero es un dedo, botones y campos tienen 44 píxeles de alto, y también todas las cartas de una mesa ampliada.',
  'point-3.1.1': 'Idioma de la página',
  'met-3.1.1': 'Cada página dice su idioma, y también la mesa, hable lo que hable la página que la rodea.',
  'point-3.1.2': 'Idioma de las partes',
  'met-3.1.2':
    'Los nombres de los juegos quedan como los imprime el libro, como es propio de los nombres. Cualquier otra palabra está en el idioma que dice su página o su mesa.',
  'point-3.2.1-3.2.2': 'Al recibir el foco, al introducir datos',
  'met-3.2.1-3.2.2': 'Nada ocurre por llegar a una cosa. Un ajuste elegido vale enseguida y no mueve nada más.',
  'point-3.2.3-3.2.4': 'Navegación e identificación coherentes',
  'met-3.2.3-3.2.4': 'En cada juego están los mismos botones en el mismo orden y con los mismos nombres.',
  'point-3.2.6': 'Ayuda coherente',
  'met-3.2.6': 'Las reglas, la lección y las teclas están en todas partes en el mismo lugar del mismo menú.',
  'point-3.3.1': 'Identificación de errores',
  'met-3.3.1': 'Un código o una carta que no se puede leer se nombra en una frase, con el porqué.',
  'point-3.3.2': 'Etiquetas o instrucciones',
  'met-3.3.2': 'Los campos tienen etiquetas, y un ejemplo los que piden una forma.',
  'point-3.3.3': 'Sugerencias ante errores',
  'met-3.3.3': 'Una jugada no permitida dice qué regla la prohíbe, y qué hacer.',
  'point-3.3.4': 'Prevención de errores',
  'met-3.3.4': 'Toda jugada se puede deshacer. Antes de borrar lo guardado, la página pregunta.',
  'point-3.3.7-3.3.8': 'Entrada redundante, autenticación',
  'met-3.3.7-3.3.8': 'Nada se pregunta dos veces; no hay cuentas.',
  'point-4.1.2': 'Nombre, función, valor',
  'met-4.1.2': 'Cada control tiene un nombre y una función; se dice lo que está elegido, abierto o fuera de uso.',
  'point-4.1.3': 'Mensajes de estado',
  'met-4.1.3': 'Lo que ha hecho una jugada y lo que se pide después se dicen sin mover el foco.',
};
