// Spanish: www/embedding.html, by its keys. Sentences are HTML; ../pages.js has the words of its form.

/** @type {Record<string, string>} */
export default {
  title: 'Insértalo en tu web · Cadogan',
  description:
    'Pon uno de los cuatro solitarios victorianos en tu propia página: como elemento, en un iframe o desde npm.',
  nav: 'En esta página',
  'nav-1': 'El código',
  'nav-2': 'Elemento',
  'nav-3': 'Iframe',
  'nav-4': 'Ejemplos',
  heading: 'Insértalo en tu web',
  lead: 'Pon cualquiera de estos solitarios en tu página; se juega con ratón, dedos, teclado y lector de pantalla. Sin peticiones a terceros; sin guardar nada de tus visitantes.',
  'no-scripts':
    'Este formulario necesita scripts, y los scripts están desactivados. Todo lo que hace se explica más abajo.',
  'size-hint': 'En píxeles; la anchura, también en porcentaje',
  element: 'El elemento',
  'element-text':
    'Todas las mesas de una página comparten un módulo. Los atajos van a la que tiene el foco. El contenido entre las etiquetas es el de reserva, que se ve hasta que carga la mesa o si los scripts están desactivados. Dale tamaño con CSS; por defecto es tan ancho como su contenedor y ocupa casi toda la altura de la ventana.',
  'element-text-2':
    'Desde npm: <code>cadogan-patience</code>, con tipos. Puedes importarlo en un servidor y con empaquetadores. Las reglas solas, sin mesa, son <code>cadogan-patience/engine</code>, para páginas, workers y Node.',
  attributes: 'Atributos',
  'attributes-text':
    'Cada uno es también una propiedad del mismo nombre, actúa cuando cambia y se puede poner antes de que cargue el script. Dar a una propiedad <code>null</code>, <code>undefined</code> o <code>false</code> quita el atributo. El valor por defecto va primero.',
  'attributes-head': 'Atributo',
  'attributes-head-2': 'Valores',
  'attributes-head-3': 'Significado',
  'attributes-game':
    'El juego. Por sí solo, reparte al azar. Sin juego ni reparto, el elemento espera <code>link</code>.',
  'attributes-deal':
    'un código: <code>S7Q3-K9X2</code>; o <code>today</code>; o un enlace: <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'El reparto. Un código incluye su juego; <code>today</code> es el reparto del día de <code>game</code>: con solución y el mismo para todos. Con <code>~</code> delante, enumera tus propias cartas y necesita <code>game</code>. Un enlace entero prevalece sobre <code>game</code> y <code>moves</code>.',
  'attributes-moves': 'la última parte de un enlace',
  'attributes-moves-2': 'Las jugadas hechas hasta ahora.',
  'attributes-problem': '<code>daily</code>, o un enlace: <code>problem/…</code>',
  'attributes-problem-2':
    'Un problema en lugar de una partida: <code>daily</code> es el de hoy, el mismo para todos, y lleva a los otros de hoy. Un enlace puede omitir <code>problem/</code>; el que no está en ninguna lista se demuestra antes. Un valor erróneo es un error, con una frase.',
  'attributes-controls':
    'Lo que rodea las cartas: todo; una frase y unos pocos botones; nada. Las elecciones que piden las reglas aparecen siempre.',
  'attributes-loading':
    'Con <code>lazy</code>, las reglas y las cartas se cargan cuando la mesa se acerca a la parte visible.',
  'attributes-home': 'presente o no',
  'attributes-home-2': 'Muestra el nombre de la colección como botón, que emite <code>patience-home</code>.',
  'attributes-lang':
    'El idioma de la mesa: inglés, alemán, francés, español o árabe. Cualquier otro valor da inglés, sea cual sea el idioma de tu página, y la mesa lo indica a los lectores de pantalla. Todas las mesas de una página comparten un idioma. El contenido entre las etiquetas conserva el de tu página.',
  'attributes-theme': 'El esquema de color; por defecto, el del sistema.',
  'attributes-suits': 'Los colores de los palos.',
  'attributes-faces': 'Las caras de las cartas.',
  'attributes-indices':
    'Las letras de las figuras: K Q J, K D B o R D V; por defecto, las del idioma. Todas las mesas de una página las comparten.',
  'attributes-contrast':
    'Blanco y negro, con formas en vez de colores: cuando el sistema pide más contraste, o siempre.',
  'attributes-magnify':
    'Amplía las cartas más allá de lo que cabe; entonces la mesa se desplaza. Con <code>auto</code> sigue el zum de la página, salvo en un iframe, que no puede detectarlo.',
  'attributes-felt': 'El color de la mesa.',
  'attributes-back': 'El dibujo del dorso.',
  'attributes-hand': 'El lado de los botones en un teléfono en horizontal.',
  'attributes-packets': 'Los montones, en abanico o no: con <code>auto</code>, en mesas anchas.',
  'attributes-next': 'Si cada base muestra su siguiente carta.',
  'attributes-dealing': 'Si una pulsación reparte hasta la próxima decisión, o una carta.',
  'attributes-dealt':
    'Si las cartas repartidas van una a una a sus pilas. Con <code>first</code>, cada reparto emite <code>patience-unroll</code>, que tu página puede cancelar.',
  'attributes-safe': 'Si las cartas seguras van solas a casa.',
  'attributes-speed': 'La velocidad de las cartas. Se ignora con <code>prefers-reduced-motion</code>.',
  'attributes-keys': 'Si las letras y cifras sueltas son atajos mientras las cartas tienen el foco.',
  'attributes-keymap': 'por ejemplo <code>d=x h=j</code>',
  'attributes-keymap-2': 'Atajos cambiados, cada uno como habitual=nuevo. Una tecla no puede tener dos significados.',
  'attributes-speech':
    'Cuánto se anuncia a los lectores de pantalla; <code>full</code> incluye cada carta repartida y su pila.',
  'attributes-crosses': 'Cuándo marca un pequeño tejado las cartas disponibles: en la gracia del Labyrinth o siempre.',
  'attributes-verdict': 'Si el solucionador comprueba tras cada jugada si la partida aún tiene solución.',
  'attributes-deals':
    'Cómo son los nuevos repartos: con solución, con solución y de un grado o cualesquiera. Si no se puede cargar la lista de repartos con solución, son <code>any</code>.',
  'attributes-sound': 'Los sonidos de las cartas.',
  members: 'Más propiedades, y métodos',
  'members-head': 'Nombre',
  'members-head-2': 'Significado',
  'members-link':
    'La partida y todas sus jugadas como fragmento de una dirección, sin «#». Darle un valor abre esa partida. Antes de la primera está vacío tras un enlace rechazado y mientras <code>restore()</code> lee.',
  'members-view':
    'La mesa como la ve el jugador; <code>null</code> antes de la primera. Sus textos son tokens, no palabras. Solo lectura.',
  'members-grade':
    'El grado del reparto actual: <code>gentle</code> (fácil), <code>medium</code> (medio), <code>stern</code> (difícil), <code>cruel</code>; <code>null</code> si no se conoce. También es un atributo del elemento.',
  'members-prompt': 'La indicación actual, en palabras.',
  'members-save':
    '<code>save</code> es la partida actual como texto, con todo lo que se puede deshacer y rehacer; <code>restore()</code> la abre de nuevo. Un enlace hace lo mismo solo con las jugadas.',
  'members-openlink':
    'Abre un enlace; devuelve si se ha podido. La mesa avisa de un enlace malo y se queda como estaba. El enlace de una repetición, <code>replay/…</code>, se abre en un reproductor: la partida muestra su reparto y espera a «Reproducir».',
  'members-playmove':
    'Hace una jugada en notación, como <code>c3&gt;f</code>; si no está permitida, lanza un Error con el motivo.',
  'members-undo':
    'Deshacer, rehacer o volver al reparto. En una repetición, en una lección o en la línea del solucionador, <code>undo()</code> y <code>redo()</code> son un paso atrás y un paso adelante.',
  'members-dealOn':
    '<code>dealOn()</code> hace lo que dice <code>view.dealLabel</code>: reparte hasta la próxima decisión. Si poner la carta de la mano ya es una, porque puede ir a casa o taparía a otra que puede, el botón dice «Poner y repartir». <code>playSafe()</code> lleva a casa todas las cartas seguras.',
  'members-newDeal': 'Reparte otra vez el mismo juego. La promesa se cumple cuando las cartas están en su sitio.',
  'members-startLesson':
    'Muestra en su lugar la lección del juego, unos pocos pasos. <code>link</code>, <code>save</code> y los eventos siguen siendo los de la partida actual, que vuelve al acabar la lección o al llamar a algo que no sea <code>undo()</code>, <code>redo()</code> o <code>dealOn()</code>; estos actúan en la lección. La promesa dice si el juego tiene lección.',
  'members-solve': 'Pregunta al solucionador si la partida actual aún tiene solución, y muestra su respuesta.',
  'members-text':
    'Una repetición se ve a su ritmo o paso a paso, adelante y atrás; «Jugar desde aquí» la convierte en una partida corriente. El reproductor se carga con la primera repetición, no empieza solo y no toca el foco. <code>open()</code>, <code>link</code> y <code>deal</code> aceptan enlaces de repetición.',
  'members-text-2':
    'Mueve un elemento por la página y su partida continúa. Al quitarlo, libera todo lo que tiene; al insertarlo otra vez, restaura la misma posición, con lo que se puede rehacer.',
  events: 'Eventos',
  'events-text':
    'Todos se propagan (<code>bubbles</code>) y salen del shadow DOM (<code>composed</code>). <code>detail</code> tiene <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> y <code>plies</code> (jugadas hechas, sin las deshechas y con ellas).',
  'events-head': 'Evento',
  'events-head-2': 'Cuándo',
  'events-patience-ready': 'La primera mesa está lista.',
  'events-patience-move':
    'La mesa ha cambiado; <code>detail.kind</code> es <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code> o <code>new-deal</code>; <code>solved</code> es una jugada del solucionador, que termina la partida a petición del jugador; <code>replay</code>, <code>shown</code> y <code>review</code> son pasos de una repetición, de la línea del solucionador o de un análisis, y la vuelta a la partida.',
  'events-patience-won':
    'La partida está ganada, o no quedan jugadas y solo ayuda deshacer. Con <code>kind</code> <code>replay</code> o <code>shown</code>, solo se estaba mirando; con <code>solved</code>, la partida la terminó el solucionador. El elemento muestra un resumen de la victoria, salvo que la página llame a <code>preventDefault()</code> en <code>patience-won</code>.',
  'events-patience-grade':
    'Ya se conoce el grado del reparto: <code>detail.grade</code>, que llevan también todos los eventos posteriores.',
  'events-patience-error': 'Algo ha fallado; <code>detail.message</code> es la frase que está en la mesa.',
  'events-patience-new-deal':
    'Se ha pulsado ese botón. El elemento actúa él mismo, salvo que la página llame a <code>preventDefault()</code>.',
  'events-patience-home':
    'Se ha pulsado el botón de <code>home</code>, o el atajo de la lista de jugadas. La página decide qué hacer.',
  'events-patience-rules':
    'Se ha abierto una regla, <code>detail.rule</code>; <code>preventDefault()</code> impide que la mesa la muestre.',
  'events-patience-hint':
    'Se ha pedido una pista; <code>detail.kind</code> es <code>hint</code> (pista), <code>peek</code> (mirar el mazo), <code>verdict</code> o <code>shown</code>. Se ha cambiado un ajuste en la mesa: <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Una lección ha empezado, ha llegado a un paso o ha terminado: <code>detail.kind</code> es <code>begin</code>, <code>step</code> o <code>end</code>, con <code>step</code> de <code>of</code>, y al final <code>done</code>, si se ha completado.',
  'events-patience-problem-try':
    'Una respuesta a un problema, o su solución: <code>detail.problem</code> es su enlace, <code>detail.tries</code> las respuestas incorrectas hasta ahora, más la última correcta; un intento tiene <code>right</code>, una solución <code>shown</code>, verdadero si se vio antes.',
  'events-patience-win':
    'El resumen de la victoria pregunta a la página por la partida; pasa a <code>detail.respondWith()</code> los datos, o una promesa de ellos: <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'Las cartas van a moverse una a una a sus pilas; <code>preventDefault()</code> las pone de golpe.',
  looks: 'Aspecto',
  'looks-text':
    'Dos slots: el que no tiene nombre, que se ve antes de la mesa, y <code>notice</code>, que se ve en lugar de la frase de la mesa. Partes para tu CSS: <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Pon los colores como propiedades personalizadas en el elemento:',
  'looks-head': 'Propiedad personalizada',
  'looks-head-2': 'Colores',
  'looks-patience-paper': 'alrededor de la mesa: fondo, texto, texto discreto, marcos y botones, líneas tenues',
  'looks-patience-felt': 'la mesa, su texto, el contorno de una pila vacía',
  'looks-patience-card': 'las caras, sus bordes, los dorsos',
  'looks-patience-black': 'los palos, en dos colores o uno cada uno',
  'looks-patience-accent': 'las cartas elegidas y sus destinos, y el anillo del foco',
  'looks-patience-font': 'la letra',
  'looks-text-2':
    'El resto de tu CSS se queda fuera, incluso los reinicios de todos los elementos; también la dirección y el idioma de tu página.',
  files: 'Dónde están sus archivos',
  'files-text':
    'Vite, webpack 5, Rspack, Parcel, Next y Astro incluyen los archivos que carga la mesa: WebAssembly, worker, hojas de estilo, letra. Para empaquetadores que no lo hacen, como esbuild y Rollup, o cuyas reglas de CSS los reescribirían, copia la carpeta del paquete a tu servidor e indícala antes de esperar nada:',
  'files-text-2':
    'Es una función, no un atributo, porque de ahí se cargan scripts: el marcado inyectado no debe poder elegirlos.',
  recipes: 'Recetas',
  'recipes-text':
    'Cada una empieza con <code>npm install cadogan-patience</code>. <code>mount</code> hace una mesa con una llamada, y avisa al momento de las opciones mal escritas:',
  'recipes-text-2':
    'React no conecta los oyentes de este elemento al marcado hecho en el servidor, y antes de la versión 19, en ningún caso: usa una ref.',
  'recipes-text-3':
    'Los módulos <code>/react</code>, <code>/vue</code> y <code>/svelte</code> son el mismo elemento con tipos para el marcado; <code>custom-elements.json</code>, en el paquete, lo describe para editores y catálogos.',
  policies: 'Políticas de seguridad',
  'policies-text':
    "Funciona con una Content Security Policy estricta y Trusted Types. Permite el origen de sus archivos en <code>script-src</code>, <code>style-src</code>, <code>font-src</code> y <code>connect-src</code>, y añade <code>'wasm-unsafe-eval'</code> a <code>script-src</code>. El solucionador trabaja en un worker: permite <code>worker-src</code> para el mismo origen, o <code>blob:</code> si los archivos están en otro, y <code>trusted-types cadogan</code> si exiges Trusted Types; sin esto dice que no puede trabajar. Si los archivos están en otro origen, su servidor debe enviar <code>Access-Control-Allow-Origin: *</code>, como hacen muchos servidores estáticos y <code>cargo xtask serve</code>; y <code>.wasm</code> como <code>application/wasm</code>, <code>.js</code> como <code>text/javascript</code>.",
  frame: 'El iframe',
  'frame-text':
    'Cada atributo del elemento, menos <code>home</code> y <code>loading</code>, es un parámetro: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. Pon los parámetros después de «#» para que no lleguen a los servidores. También vale un enlace entero: <code>embed.html#sly/S7Q3-K9X2</code>. El de una repetición se abre en el reproductor de las dos formas: <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>. Un problema: <code>embed.html?problem=daily</code>.',
  'frame-text-2':
    'Funciona con <code>sandbox="allow-scripts"</code>, sin origen ni almacenamiento. Entonces el servidor de los archivos debe enviar <code>Access-Control-Allow-Origin: *</code>, o no se carga ningún módulo. Añade <code>allow="clipboard-write"</code> para que se puedan copiar enlaces.',
  headers: 'Cabeceras para el servidor de los archivos',
  'headers-text':
    "<code>cargo xtask dist</code> las escribe todas en sus archivos para servidores: <code>_headers</code> y los ejemplos para nginx y Caddy. <code>Content-Security-Policy: frame-ancestors 'self'</code>, en todas las páginas menos <code>embed.html</code>, mantiene el sitio fuera de marcos ajenos, donde clics desviados podrían jugar o borrar partidas; en <code>embed.html</code> puede enumerar los sitios que pueden enmarcarla. <code>Cross-Origin-Opener-Policy: same-origin</code> separa las páginas de las ventanas que las abren. <code>Access-Control-Allow-Origin: *</code> y <code>Cross-Origin-Resource-Policy: cross-origin</code> dejan que otras páginas usen el elemento. Sirve <code>.wasm</code> como <code>application/wasm</code>, <code>.js</code> como <code>text/javascript</code>, <code>.css</code> como <code>text/css</code>, <code>.webmanifest</code> como <code>application/manifest+json</code>. Una página no puede ponerlas ella misma: en un servidor sin cabeceras, como GitHub Pages, otros sitios pueden enmarcarla. Los archivos deben llegar sin cambios: un servidor que inyecta algo en las páginas impide usarlas sin conexión.",
  messages: 'Mensajes',
  'messages-text':
    'El marco informa de sus eventos a la página que lo rodea, y acepta órdenes. Cada mensaje es un objeto con <code>cadogan: 1</code>, la versión de este protocolo. Se pueden añadir campos; estos se quedan.',
  'messages-head': 'Del marco',
  'messages-head-2': 'Otros campos',
  'messages-hello': 'ninguno: el marco está escuchando',
  'messages-problem-try': 'los mismos, y los de los eventos',
  'messages-error': 'los mismos, y <code>message</code>',
  'messages-height': '<code>height</code>: los píxeles que necesita la mesa a lo ancho del marco',
  'messages-reply':
    '<code>id</code> de la orden, <code>ok</code>, el estado como arriba, y <code>message</code> si ha fallado',
  'messages-head-3': 'Al marco',
  'messages-head-4': 'Otros campos; un <code>id</code>, un número o un texto corto, pide respuesta',
  'messages-set': '<code>name</code> de un atributo, <code>value</code> o <code>null</code>',
  'messages-undo': 'ninguno',
  'messages-text-2':
    'Los mensajes no son secretos. El marco no lee almacenamiento ni cookies, así que solo conoce la partida y sus jugadas, y una orden solo puede lo que podría un visitante. Por eso envía a cualquier página que lo enmarque, y obedece solo a esa: ignora los mensajes de otras ventanas o con otra forma. Añade <code>origin=https://your.host</code> para limitarlo a ese origen; vale cualquier dirección suya, con <code>https://</code> o <code>http://</code>. Un <code>origin</code> no válido desactiva los mensajes; el marco y la consola lo dicen. En tu código, comprueba <code>event.source === iframe.contentWindow</code>: en un sandbox, <code>event.origin</code> es <code>"null"</code>.',
};
