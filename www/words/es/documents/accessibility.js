// Spanish: www/accessibility.html, by its keys. Sentences are HTML. Names of the criteria follow
// the usual Spanish translations of the guidelines.

/** @type {Record<string, string>} */
export default {
  title: 'Accesibilidad · Cadogan',
  description:
    'Qué funciona si ves poco, juegas de oído, usas solo el teclado o quieres menos movimiento; limitaciones conocidas; punto por punto según WCAG 2.2.',
  nav: 'En esta página',
  'nav-1': 'Qué funciona',
  'nav-2': 'Limitaciones',
  'nav-3': 'Punto por punto',
  heading: 'Accesibilidad',
  lead: 'Cuatro solitarios para todos: con los ojos o de oído, con ratón, dedo o teclado. Esta página dice cómo, y dónde el juego aún no llega.',
  works: 'Qué funciona',
  'works-larger':
    '<strong>Cartas más grandes.</strong> Amplía la página, separa dos dedos sobre la mesa o ajusta «Tamaño de las cartas». Luego desplaza la mesa: con la rueda, con el dedo, arrastrando el tapete o con las flechas. Un plano en la esquina muestra dónde estás; tócalo para ir a otra parte. La carta elegida siempre queda a la vista.',
  'works-contrast':
    '<strong>Más contraste.</strong> Solo blanco y negro, palos rojos huecos, carta elegida invertida: automáticamente si tu sistema pide más contraste, o con «Contraste» en Ajustes. Los temas de contraste de Windows conservan sus colores y reciben las mismas formas.',
  'works-keys':
    '<strong>Teclado.</strong> Todas las jugadas se hacen con el teclado; pulsa el signo de interrogación para ver la lista. En Ajustes, Teclado, puedes cambiar los atajos de una tecla o desactivarlos, lo que ayuda si le hablas a tu ordenador.',
  'works-speech':
    '<strong>Lectores de pantalla.</strong> Cada carta, cada pila y cada jugada tienen palabras. Un ajuste decide cuánto se anuncia.',
  'works-colours': '<strong>Colores.</strong> Palos de cuatro colores, cuatro tapetes, claro y oscuro.',
  'works-motion':
    '<strong>Menos movimiento.</strong> Nada se mueve por su cuenta si tu sistema pide menos movimiento, o con «Velocidad de animación: Sin animación».',
  'works-time': '<strong>Tiempo.</strong> Nada va contra reloj, y puedes deshacerlo todo.',
  lacking: 'Limitaciones conocidas',
  'lacking-frame':
    'En un iframe de otra página, la mesa no puede detectar el zum. Amplíala con dos dedos; el autor de la página puede poner <code>magnify</code>.',
  'lacking-strips':
    'En los teléfonos más pequeños, una columna larga muestra tiras de menos de 24 píxeles. Toca su número para abrirla; con cartas más grandes, las tiras crecen.',
  'lacking-spacing':
    'Con más espacio entre letras, algunas palabras del tapete quedan cortadas. Los lectores de pantalla las anuncian enteras.',
  'lacking-ear':
    'Una partida de oído dura más que con los ojos, sobre todo la Empress of India, con sus cuarenta y ocho puestos.',
  'lacking-readers':
    'Solo lo hemos probado con Orca: con Firefox y con Chromium se ganaron de oído los cuatro juegos y se completaron las cuatro lecciones. NVDA, JAWS, VoiceOver y TalkBack están sin probar.',
  tell: 'Avisar de un problema',
  'tell-how':
    'Si algo te impide jugar, díselo al responsable del sitio donde encontraste el juego, o a la persona que te dio el programa. Envía el enlace de la partida (Menú, Compartir), lo que hiciste, y tu navegador, lector de pantalla y zum. El enlace basta para restaurar la posición exacta.',
  points: 'Punto por punto',
  'points-text':
    'Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. La última columna nombra las pruebas que comprueban cada punto: archivos de <code>tests/browser</code> que acaban en <code>.test.mjs</code>, o <code>tests/browser/orca</code>, que escucha a un lector de pantalla de verdad: <code>cargo xtask orca</code>.',
  'head-point': 'Punto',
  'head-how': 'Cómo se cumple',
  'head-tests': 'Pruebas',
  'point-1.1.1': 'Contenido no textual',
  'met-1.1.1':
    'Cartas, pilas y marcas tienen nombres en palabras; los lectores de pantalla pasan por alto los dibujos de adorno. Los códigos QR y las imágenes tienen texto al lado.',
  'point-1.2.1-1.2.5': 'Audio y vídeo',
  'met-1.2.1-1.2.5':
    'No hay. Los sonidos de las cartas están apagados hasta que los enciendes, y todo lo que dicen está también en palabras.',
  'point-1.3.1': 'Información y relaciones',
  'met-1.3.1':
    'La mesa es una cuadrícula con filas y celdas; títulos, listas, tablas y grupos de ajustes están marcados como tales. La carta que una pila admite está en su nombre o en su descripción.',
  'point-1.3.2': 'Secuencia significativa',
  'met-1.3.2': 'Las celdas se leen de arriba abajo y de izquierda a derecha, como en la mesa.',
  'point-1.3.3': 'Características sensoriales',
  'met-1.3.3': 'Ninguna frase señala una carta solo por su color o su posición: nombra la carta y su pila.',
  'point-1.3.4': 'Orientación',
  'met-1.3.4': 'Todos los juegos funcionan en vertical y en horizontal.',
  'point-1.3.5': 'Identificar el propósito de la entrada',
  'met-1.3.5': 'El juego no pide nada personal.',
  'point-1.4.1': 'Uso del color',
  'met-1.4.1':
    'Los palos se distinguen por forma y rayado; las pilas elegidas, siguientes, jugables y disponibles, por la forma. Sin color, los palos rojos son huecos.',
  'point-1.4.2': 'Control del audio',
  'met-1.4.2': 'Ningún sonido dura más de un segundo, y al principio están apagados.',
  'point-1.4.3': 'Contraste (mínimo)',
  'met-1.4.3': 'El texto tiene un contraste de 4,5:1 o más en todos los tapetes, claros y oscuros.',
  'point-1.4.4': 'Cambio de tamaño del texto',
  'met-1.4.4':
    'Con la página al 200 %, las cartas son en pantalla al menos 1,8 veces mayores; al 400 %, al menos 2,5 veces, y la mesa se desplaza. Con el texto al 200 % en los ajustes del navegador, nada se solapa. Lo mismo vale en las lecciones y en el resumen de la victoria.',
  'point-1.4.5': 'Imágenes de texto',
  'met-1.4.5': 'No hay, salvo los valores de las cartas.',
  'point-1.4.10': 'Reajuste',
  'met-1.4.10':
    'A 320 píxeles, páginas y diálogos no piden desplazarse de lado. Una mesa de cartas tiene por naturaleza dos dimensiones y se desplaza en ambas; su frase y sus botones, no.',
  'point-1.4.11': 'Contraste no textual',
  'met-1.4.11':
    'Marcas, bordes, pilas vacías y foco tienen 3:1 o más; las siguientes cartas en tapete claro tienen 3,5:1.',
  'point-1.4.12': 'Espaciado del texto',
  'met-1.4.12':
    'Letras, palabras y líneas más separadas no cortan nada en diálogos y páginas. En el tapete, las palabras tienen una línea.',
  'point-1.4.13': 'Contenido al pasar el puntero o recibir el foco',
  'met-1.4.13':
    'Deja el puntero sobre una pila para abrirla: Escape la cierra, y sigue abierta mientras el puntero está sobre la pila o sobre las cartas abiertas. Un atajo hace lo mismo.',
  'point-2.1.1': 'Teclado',
  'met-2.1.1': 'Todo funciona con el teclado: flechas, Intro y los atajos que enumera el signo de interrogación.',
  'point-2.1.2': 'Sin trampas para el teclado',
  'met-2.1.2': 'El tabulador sale de la mesa; Escape, de cualquier diálogo.',
  'point-2.1.4': 'Atajos de teclado con caracteres',
  'met-2.1.4':
    'Los atajos de una tecla solo funcionan mientras la mesa, o nada en la página, tiene el foco. Desactívalos o cámbialos en Ajustes, Teclado.',
  'point-2.2.1': 'Tiempo ajustable',
  'met-2.2.1':
    'Nada va contra reloj. El aviso de una jugada no permitida, que desaparece solo, espera mientras lo señalas o tiene el foco, y vuelve en cada intento.',
  'point-2.2.2': 'Poner en pausa, detener, ocultar',
  'met-2.2.2': 'Una repetición tiene un botón de pausa, y no empieza sola si pides menos movimiento.',
  'point-2.3.1': 'Umbral de tres destellos',
  'met-2.3.1': 'Nada destella.',
  'point-2.4.1': 'Evitar bloques',
  'met-2.4.1': 'Un enlace al principio de la página salta su cabecera.',
  'point-2.4.2': 'Titulado de páginas',
  'met-2.4.2': 'Cada página y cada juego tienen su propio título.',
  'point-2.4.3': 'Orden del foco',
  'met-2.4.3': 'El foco sigue el orden de lectura; al cerrarse, un diálogo lo devuelve a donde se abrió.',
  'point-2.4.4': 'Propósito de los enlaces (en contexto)',
  'met-2.4.4': 'Los enlaces dicen adónde llevan.',
  'point-2.4.5': 'Múltiples vías',
  'met-2.4.5': 'A los juegos se llega por la página de inicio, el menú, una dirección o un código.',
  'point-2.4.6': 'Encabezados y etiquetas',
  'met-2.4.6': 'Encabezados y etiquetas describen su tema.',
  'point-2.4.7': 'Foco visible',
  'met-2.4.7': 'Un anillo de dos colores, visible sobre papel, tapete y cartas.',
  'point-2.4.11': 'Foco no oculto (mínimo)',
  'met-2.4.11':
    'Nada tapa nunca el foco: ni en las páginas, ni en los diálogos, ni en la mesa. Una mesa ampliada se desplaza hasta el foco, y el plano le deja su esquina.',
  'point-2.5.1': 'Gestos del puntero',
  'met-2.5.1': 'Todo gesto de dos dedos tiene un ajuste que hace lo mismo; arrastrar son también dos toques.',
  'point-2.5.2': 'Cancelación del puntero',
  'met-2.5.2': 'Una carta actúa al levantar el dedo; deslízalo fuera para cancelar. Escape cancela un arrastre.',
  'point-2.5.3': 'Etiqueta en el nombre',
  'met-2.5.3': 'El texto visible de un botón está en su nombre.',
  'point-2.5.4': 'Activación mediante movimiento',
  'met-2.5.4': 'Nada exige mover el aparato.',
  'point-2.5.7': 'Movimientos de arrastre',
  'met-2.5.7': 'Toca una carta y luego su destino: nada exige arrastrar. Toca el plano para moverlo.',
  'point-2.5.8': 'Tamaño del objetivo (mínimo)',
  'met-2.5.8':
    'Todo objetivo mide al menos 24 píxeles, o tiene ese espacio para sí. Para los dedos, botones y campos tienen 44 píxeles de alto, y también todas las cartas de una mesa ampliada.',
  'point-3.1.1': 'Idioma de la página',
  'met-3.1.1': 'Cada página declara su idioma. También la mesa, sea cual sea el de la página que la rodea.',
  'point-3.1.2': 'Idioma de las partes',
  'met-3.1.2':
    'Los nombres de los juegos quedan como los imprime el libro, como se permite a los nombres. Cualquier otra palabra está en el idioma que declara su página o su mesa.',
  'point-3.2.1-3.2.2': 'Al recibir el foco, al introducir datos',
  'met-3.2.1-3.2.2': 'El foco por sí solo no cambia nada. Un ajuste vale al momento y no mueve nada más.',
  'point-3.2.3-3.2.4': 'Navegación e identificación coherentes',
  'met-3.2.3-3.2.4': 'Todos los juegos tienen los mismos botones, en el mismo orden y con los mismos nombres.',
  'point-3.2.6': 'Ayuda coherente',
  'met-3.2.6': 'Las reglas, la lección y los atajos están siempre en el mismo lugar del mismo menú.',
  'point-3.3.1': 'Identificación de errores',
  'met-3.3.1': 'Un mensaje nombra el código o la carta que no se puede leer, y el motivo.',
  'point-3.3.2': 'Etiquetas o instrucciones',
  'met-3.3.2': 'Los campos tienen etiquetas, y un ejemplo si piden cierta forma.',
  'point-3.3.3': 'Sugerencias ante errores',
  'met-3.3.3': 'Una jugada no permitida nombra la regla que la prohíbe, y la salida.',
  'point-3.3.4': 'Prevención de errores',
  'met-3.3.4': 'Puedes deshacer cualquier jugada. La página pregunta antes de borrar datos guardados.',
  'point-3.3.7-3.3.8': 'Entrada redundante, autenticación',
  'met-3.3.7-3.3.8': 'El juego nunca pregunta dos veces; no hay cuentas.',
  'point-4.1.2': 'Nombre, función, valor',
  'met-4.1.2': 'Cada control tiene un nombre y una función, y anuncia si está seleccionado, desplegado o desactivado.',
  'point-4.1.3': 'Mensajes de estado',
  'met-4.1.3': 'Los resultados de las jugadas y las nuevas indicaciones se anuncian sin mover el foco.',
};
